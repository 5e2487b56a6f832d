/* What a game adds to be spoken about in JSON: one file src/engine/codecs/<id>.c that defines
 * `const Codec <id>_codec`. The list of codecs is made from the game() lines.
 *
 * The engine itself writes and reads the members "game" and "rng", so a codec never sees a seed;
 * it refuses by returning false with a sentence, and need not care for the code. */
#ifndef CODEC_H
#define CODEC_H

#include "fields.h"

typedef struct Codec {
    const Game *game;
    size_t rng_offset; /* offsetof the Rng within the state */

    /* Adds the members of the game's schema, hidden cards too. */
    void (*write_state)(const void *state, json_t *out);

    /* Adds the same members as a seat sees them, and "known". */
    void (*write_view)(const void *view, json_t *out);

    /* Makes a state of the whole position, zeroed before but for its generator, and fills in the
     * seats of `setup` (and those options that the position tells; the others are initial). Refuses
     * what cannot be a position; the engine then asks Game.check as well. */
    bool (*read_state)(const json_t *json, void *state, Setup *setup, Refusal *refusal);

    /* The result of a game that is over. */
    json_t *(*write_result)(const void *state);

    /* Gives options that were not given (bit i of `given` is unset) the values that those which
     * were given imply. NULL: the initial values stay. */
    void (*fill_options)(Setup *setup, unsigned given);
} Codec;

/* Every game that can be spoken about. */
extern const Codec *const codecs[]; /* ends with NULL */

/* The codec of the game with this id, or NULL. */
const Codec *codec_by_id(const char *id);

#endif
