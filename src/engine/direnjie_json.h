/* What the two files of Di Renjie's codec share. */
#ifndef DIRENJIE_JSON_H
#define DIRENJIE_JSON_H

#include "codec.h"

#include "games/direnjie.h"

/* As Codec.read_state. */
bool direnjie_read_state(const json_t *json, void *memory, Setup *setup, Refusal *refusal);

#endif
