/* The reader of Di Renjie, for its codec. */
#ifndef DIRENJIE_READ_H
#define DIRENJIE_READ_H

#include "codec.h"

#include "games/direnjie.h"

/* Codec.read_state. */
bool direnjie_read_state(const json_t *json, void *memory, Setup *setup, Refusal *refusal);

#endif
