/* Reading members of JSON objects and writing cards: what the commands and the codecs share.
 * Every reader answers false with a sentence in the refusal when the member is missing, of another
 * type, or out of its range; `out` is then untouched. */
#ifndef FIELDS_H
#define FIELDS_H

#include "core/game.h"
#include "refusal.h"

#include <jansson.h>

#define SEED_MAX ((INT64_C(1) << 53) - 1)

typedef struct Range {
    int64_t low, high;
} Range;

bool field_integer(const json_t *object, const char *key, Range range, int64_t *out,
                   Refusal *refusal);
bool field_flag(const json_t *object, const char *key, bool *out, Refusal *refusal);

/* The text belongs to the object. */
bool field_text(const json_t *object, const char *key, const char **out, Refusal *refusal);
bool field_object(const json_t *object, const char *key, const json_t **out, Refusal *refusal);

/* An array of exactly `size` members; SIZE_MAX: of any size. */
bool field_array(const json_t *object, const char *key, size_t size, const json_t **out,
                 Refusal *refusal);

/* The index of the text among `words`, which end with NULL. */
bool field_word(const json_t *object, const char *key, const char *const *words, unsigned *out,
                Refusal *refusal);

/* Where the cards of a position are collected: each card may come once. */
typedef struct CardReader {
    const Game *game;
    CardSet seen;
    Refusal *refusal;
} CardReader;

/* One card code; of equal cards the lowest that has not come yet. */
bool read_card(CardReader *reader, const json_t *json, Card *out);

typedef struct CardList {
    Card cards[CARD_LIMIT]; /* first first */
    size_t count;
} CardList;

/* A member that is an array of codes. */
bool field_cards(CardReader *reader, const json_t *object, const char *key, CardList *out);

/* The same as a set, for zones without order. `json` is the array itself, `name` what to call it.
 */
bool read_card_set(CardReader *reader, const json_t *json, const char *name, CardSet *out);

/* The value of an option and back; false, without a sentence, where it cannot be one. */
json_t *option_write(const GameOption *option, int32_t value);
bool option_read(const GameOption *option, const json_t *json, const Setup *setup, int32_t *out);

/* "?" for CARD_HIDDEN, null for CARD_NONE. */
json_t *write_card(const Game *game, Card card);
json_t *write_cards(const Game *game, const Card cards[], size_t count);
json_t *write_card_set(const Game *game, CardSet set);

/* A zone as a view shows it. */
json_t *write_zone(const Game *game, const void *view, uint8_t zone);

/* Appends {"zone", "cards"} to the array `known` unless the set is empty. */
void write_known(json_t *known, const Game *game, uint8_t zone, CardSet set);

#endif
