/* Answers with all that belongs to each of them. */
#ifndef PHONES_ANSWER_H
#define PHONES_ANSWER_H

#include <microhttpd.h>
#include <stdbool.h>
#include <stddef.h>

/* The headers of an answer of this type; false: without one of them, nobody is to be answered. */
bool answer_head(struct MHD_Response *response, const char *type);

/* Words, which are copied. */
enum MHD_Result answer_words(struct MHD_Connection *connection, const char *type,
                             const char *words);

/* Bytes that outlive the server. */
enum MHD_Result answer_bytes(struct MHD_Connection *connection, const char *type, const char *bytes,
                             size_t size);

/* A status and no words. */
enum MHD_Result answer_status(struct MHD_Connection *connection, unsigned status);

#endif
