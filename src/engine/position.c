/* Whole positions as JSON. The members "game" and "rng" are the engine's own, all others the
 * codec's; a position that was read is one that Game.check accepts and that can be played on. */
#include "commands.h"

#include "base/text.h"

#include <stdio.h>
#include <string.h>

#define RNG_DIGITS 16

json_t *position_write(const Codec *codec, const void *state)
{
    Rng rng;
    char digits[RNG_DIGITS + 1];
    memcpy(&rng, (const unsigned char *)state + codec->rng_offset, sizeof rng);
    snprintf(digits, sizeof digits, "%016llx", (unsigned long long)rng.state);
    json_t *json = json_pack("{s:s}", "game", codec->game->id);
    codec->write_state(state, json);
    json_object_set_new(json, "rng", json_string(digits));
    return json;
}

static bool rng_from_text(const char *digits, Rng *out)
{
    static const char all[] = "0123456789abcdef";
    if (text_length(digits) != RNG_DIGITS || strspn(digits, all) != RNG_DIGITS) {
        return false;
    }
    out->state = 0;
    for (const char *at = digits; *at; at++) {
        out->state = out->state << 4 | (uint64_t)(strchr(all, *at) - all);
    }
    return true;
}

static bool rng_read(const json_t *json, const json_t *request, Rng *out, Refusal *refusal)
{
    const json_t *rng = json_object_get(json, "rng");
    if (rng) {
        const char *digits = json_string_value(rng);
        return (digits && rng_from_text(digits, out)) ||
               REFUSE(refusal, "\"rng\" must be a text of 16 hexadecimal digits.");
    }
    int64_t seed;
    if (!field_integer(request, "seed", (Range){0, SEED_MAX}, &seed, refusal)) {
        refusal->code = CODE_BAD_ARGUMENT;
        return false;
    }
    *out = rng_seeded((uint64_t)seed);
    return true;
}

/* Whoever owes a decision can decide. */
static bool can_be_played(const Game *game, const void *state)
{
    for (SeatSet actors = game->actors(state); actors; actors &= (SeatSet)(actors - 1)) {
        Action legal[LEGAL_COUNT_MAX];
        if (game->legal(state, seats_first(actors), legal, LEGAL_COUNT_MAX) == 0) {
            return false;
        }
    }
    return true;
}

static bool is_scalar(const json_t *json)
{
    return !json_is_array(json) && !json_is_object(json);
}

static size_t count_of(const json_t *array, const json_t *value)
{
    size_t count = 0;
    for (size_t i = 0; i < json_array_size(array); i++) {
        count += (size_t)json_equal(json_array_get(array, i), value);
    }
    return count;
}

/* Whether both lists hold the same values; a hand may be listed in any order. */
static bool same_values(const json_t *given, const json_t *written)
{
    for (size_t i = 0; i < json_array_size(written); i++) {
        const json_t *value = json_array_get(written, i);
        if (!is_scalar(value) || count_of(given, value) != count_of(written, value)) {
            return false;
        }
    }
    return true;
}

static bool says_the_same(const json_t *given, json_t *written);

static bool same_members(const json_t *given, json_t *written)
{
    for (size_t i = 0; i < json_array_size(written); i++) {
        if (!says_the_same(json_array_get(given, i), json_array_get(written, i))) {
            return false;
        }
    }
    return true;
}

/* The name of a member that was given otherwise than it is written now, or null. */
static const char *changed_member(const json_t *given, json_t *written)
{
    const char *key;
    json_t *value;
    json_object_foreach(written, key, value)
    {
        if (!says_the_same(json_object_get(given, key), value)) {
            return key;
        }
    }
    return NULL;
}

static bool says_the_same(const json_t *given, json_t *written)
{
    if (json_is_array(given) && json_is_array(written)) {
        return json_array_size(given) == json_array_size(written) &&
               (same_members(given, written) || same_values(given, written));
    }
    if (json_is_object(given) && json_is_object(written)) {
        return !changed_member(given, written);
    }
    return json_equal(given, written);
}

/* What was read must come back when it is written, or a member had no place in the state and was
 * dropped: a card in a hand that the rules leave empty, for one. */
static bool comes_back(const Codec *codec, const json_t *given, const void *state, Refusal *refusal)
{
    json_t *written = json_object();
    codec->write_state(state, written);
    const char *key = changed_member(given, written);
    bool agrees = !key || REFUSE(refusal, "\"%s\" does not fit the rest of the position.", key);
    json_decref(written);
    return agrees;
}

static bool state_read(const Codec *codec, const json_t *json, void *state, Setup *setup,
                       Refusal *refusal)
{
    if (!codec->read_state(json, state, setup, refusal)) {
        return false;
    }
    const char *broken = codec->game->check(state);
    if (broken) {
        return REFUSE(refusal, "This cannot be a position: %s.", broken);
    }
    if (!can_be_played(codec->game, state)) {
        return REFUSE(refusal,
                      "This cannot be a position: nobody could go on, yet it is not over.");
    }
    return comes_back(codec, json, state, refusal);
}

bool position_read(const json_t *json, const json_t *request, const Codec **codec, Match *match,
                   Refusal *refusal)
{
    const char *id;
    if (!field_text(json, "game", &id, refusal)) {
        return false;
    }
    *codec = codec_by_id(id);
    if (!*codec) {
        return REFUSE(refusal, "There is no game \"%s\".", id);
    }
    const Game *game = (*codec)->game;
    _Alignas(max_align_t) unsigned char state[STATE_SIZE_MAX] = {0};
    Setup setup = setup_initial(game, game->seats_min, 0);
    Rng rng;
    if (!rng_read(json, request, &rng, refusal)) {
        return false;
    }
    memcpy(state + (*codec)->rng_offset, &rng, sizeof rng);
    if (!state_read(*codec, json, state, &setup, refusal)) {
        return false;
    }
    match_init_from(match, game, &setup, state);
    return true;
}
