/* Reading --new from left to right. Every piece is a slice of the argument, so nothing is copied
 * and a refusal can quote exactly what was wrong. Whether the window has a table for the game is
 * for the app to say. */
#include "match_spec.h"

#include "base/text.h"
#include "games/registry.h"

#include <string.h>

typedef struct Slice {
    const char *at;
    size_t length;
} Slice;

void refusal_set(Refusal *refusal, const char *text, const char *piece, size_t length)
{
    Text quoted = text_in(refusal->piece, sizeof refusal->piece);
    text_append_bytes(&quoted, piece, length);
    refusal->text = text;
}

static bool refuse(Refusal *refusal, const char *text, Slice piece)
{
    refusal_set(refusal, text, piece.at, piece.length);
    return false;
}

static bool refuse_value(Refusal *refusal, Slice pair)
{
    return refuse(refusal, N_("This option of the match cannot be “{value}”."), pair);
}

static Slice slice_of(const char *text)
{
    return (Slice){text, strlen(text)};
}

/* Takes everything up to `mark`, and the mark, off the front of `rest`. */
static Slice slice_cut(Slice *rest, char mark)
{
    const char *end = memchr(rest->at, mark, rest->length);
    Slice piece = {rest->at, end ? (size_t)(end - rest->at) : rest->length};
    size_t step = piece.length + (end ? 1 : 0);
    rest->at += step;
    rest->length -= step;
    return piece;
}

static bool slice_is(Slice slice, const char *text)
{
    return strlen(text) == slice.length && memcmp(slice.at, text, slice.length) == 0;
}

static int word_index(Slice slice, const char *const *words)
{
    for (int i = 0; words && words[i]; i++) {
        if (slice_is(slice, words[i])) {
            return i;
        }
    }
    return -1;
}

static bool number_read(Slice slice, int64_t low, int64_t high, int64_t *out)
{
    int64_t value;
    if (!text_parse_number(slice.at, slice.length, &value) || value < low || value > high) {
        return false;
    }
    *out = value;
    return true;
}

static bool flag_read(Slice slice, int64_t *out)
{
    static const char *const words[] = {"false", "true", "0", "1", "no", "yes", "off", "on", NULL};
    int index = word_index(slice, words);
    *out = index & 1;
    return index >= 0;
}

static bool seat_read(Slice slice, const GameOption *option, unsigned seats, int64_t *out)
{
    int word = word_index(slice, option->words);
    if (word >= 0) {
        *out = -1 - word;
        return true;
    }
    return number_read(slice, 0, (int64_t)seats - 1, out);
}

static bool numbers_read(Slice slice, const GameOption *option, int64_t *out)
{
    int64_t first, second;
    Slice piece = slice_cut(&slice, '+');
    if (!number_read(piece, option->low, option->high, &first) ||
        !number_read(slice, option->low, option->high, &second)) {
        return false;
    }
    *out = first | second << 8;
    return true;
}

static bool words_read(Slice slice, const GameOption *option, int64_t *out)
{
    *out = 0;
    while (slice.length > 0) {
        int word = word_index(slice_cut(&slice, '+'), option->words);
        if (word < 0) {
            return false;
        }
        *out |= (int64_t)1 << word;
    }
    return true;
}

static bool value_read(Slice slice, const GameOption *option, unsigned seats, int64_t *out)
{
    switch (option->kind) {
    case OPTION_FLAG:
        return flag_read(slice, out);
    case OPTION_NUMBER:
        return number_read(slice, option->low, option->high, out);
    case OPTION_WORD:
        *out = word_index(slice, option->words);
        return *out >= 0;
    case OPTION_SEAT:
        return seat_read(slice, option, seats, out);
    case OPTION_NUMBERS:
        return numbers_read(slice, option, out);
    case OPTION_WORDS:
        return words_read(slice, option, out);
    }
    return false;
}

/* "hard+easy": the last seats, in the order of the seats. */
static bool bots_read(Slice slice, MatchPlan *plan, Refusal *refusal)
{
    SeatKind kinds[SEAT_LIMIT];
    unsigned count = 0;
    while (slice.length > 0) {
        Slice piece = slice_cut(&slice, '+');
        if (count == plan->setup.seats) {
            return refuse(refusal, N_("There are more computer players than seats: “{bots}”."),
                          piece);
        }
        if (!seat_kind_from_code(piece.at, piece.length, &kinds[count]) ||
            kinds[count] == SEAT_PERSON) {
            return refuse(refusal,
                          N_("There is no computer player “{level}”: it is novice, easy, normal, "
                             "hard, master, greedy or random."),
                          piece);
        }
        count++;
    }
    memcpy(plan->kinds + plan->setup.seats - count, kinds, count * sizeof kinds[0]);
    return true;
}

static bool pair_read(Slice pair, MatchPlan *plan, Refusal *refusal)
{
    Slice value = pair;
    Slice key = slice_cut(&value, '=');
    if (slice_is(key, "bots")) {
        return bots_read(value, plan, refusal);
    }
    int64_t number;
    if (slice_is(key, "target")) {
        bool fine = number_read(value, 1, INT16_MAX, &number);
        if (fine && series_fits(plan->game)) {
            plan->series.target = number < SERIES_ENDLESS ? (uint8_t)number : SERIES_ENDLESS;
        }
        if (fine && series_sums(plan->game)) {
            plan->sums.target = number < UINT8_MAX ? (uint8_t)number : UINT8_MAX;
        }
        return fine || refuse_value(refusal, pair);
    }
    for (int i = 0; i < plan->game->option_count; i++) {
        if (!slice_is(key, plan->game->options[i].key)) {
            continue;
        }
        if (!value_read(value, &plan->game->options[i], plan->setup.seats, &number)) {
            return refuse_value(refusal, pair);
        }
        plan->setup.options[i] = (int32_t)number;
        return true;
    }
    return refuse(refusal, N_("This game has no option “{key}”."), key);
}

static bool seats_read(Slice slice, const Game *game, MatchPlan *plan, Refusal *refusal)
{
    int64_t seats;
    if (!number_read(slice, game->seats_min, game->seats_max, &seats)) {
        return refuse(refusal, N_("This game cannot be played by “{players}” players."), slice);
    }
    *plan = plan_initial(game, (uint8_t)seats);
    return true;
}

static bool seed_read(Slice slice, MatchPlan *plan, Refusal *refusal)
{
    int64_t seed;
    if (slice.length == 0) {
        return true;
    }
    if (!number_read(slice, 0, (int64_t)SEED_LIMIT - 1, &seed)) {
        return refuse(
            refusal, N_("“{seed}” is not a deal number: it is from 0 to 9007199254740991."), slice);
    }
    plan->setup.seed = (uint64_t)seed;
    plan->deal = DEAL_CHOSEN;
    return true;
}

static const Game *game_read(Slice slice)
{
    for (const Game *const *game = games; *game; game++) {
        if (slice_is(slice, (*game)->id)) {
            return *game;
        }
    }
    return NULL;
}

bool match_spec_read(const char *text, MatchPlan *out, Refusal *refusal)
{
    MatchPlan plan;
    Slice rest = slice_of(text);
    Slice name = slice_cut(&rest, ':');
    const Game *game = game_read(name);
    if (!game) {
        return refuse(refusal, N_("This version has no game “{game}”."), name);
    }
    if (!seats_read(slice_cut(&rest, ':'), game, &plan, refusal) ||
        !seed_read(slice_cut(&rest, ':'), &plan, refusal)) {
        return false;
    }
    while (rest.length > 0) {
        if (!pair_read(slice_cut(&rest, ','), &plan, refusal)) {
            return false;
        }
    }
    *out = plan;
    return true;
}
