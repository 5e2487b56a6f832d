/* The reader of Clash of Decks, for its codec. */
#ifndef CLASH_READ_H
#define CLASH_READ_H

#include "codec.h"

/* Codec.read_state */
bool clash_read_state(const json_t *json, void *memory, Setup *setup, Refusal *refusal);

#endif
