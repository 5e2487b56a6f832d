/* Phones that listen. The lock is held. */
#ifndef PHONES_STREAM_H
#define PHONES_STREAM_H

#include "server_state.h"

/* Answers a phone that wants to listen; the token is that of a phone or of a guest. */
enum MHD_Result stream_begin(Phones *phones, struct MHD_Connection *connection, const char *token);

/* Whether a phone with this token listens. */
bool stream_listens(const Phones *phones, const char *token);

/* A beat of the heart; and the answer of a phone: false when there is no such stream. */
void streams_beat(Phones *phones);
bool stream_answer(Phones *phones, const char *token);

/* There is something new for some stream. */
void streams_stir(Phones *phones);

#endif
