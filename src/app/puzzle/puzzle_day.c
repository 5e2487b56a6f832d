/* The days of a level go through all puzzles of it, in an order that is drawn by lot anew for every
 * round. The keys are "<game>.puzzle-day.<date>". */
#include "puzzle_day.h"

#include "base/assert.h"
#include "base/hash.h"
#include "base/text.h"
#include "calendar.h"

#include <string.h>

#define WEEK 7

/* The days of a level in each week. */
static const struct {
    int first, days; /* from Monday */
} shares[PUZZLE_LEVELS] = {{0, 2}, {2, 3}, {5, 2}};

typedef struct DayName {
    char bytes[16];
} DayName;

static DayName name_of(int day)
{
    DayName name;
    Text text = text_in(name.bytes, sizeof name.bytes);
    text_append_number(&text, day);
    return name;
}

static unsigned level_of(int weekday)
{
    unsigned level = PUZZLE_LEVELS;
    while (weekday < shares[level - 1].first) {
        level--;
    }
    return level;
}

/* How many days of its level there have been before it. */
static unsigned ordinal_of(int day, unsigned level)
{
    int weekday = calendar_weekday(day), week = (calendar_serial(day) - weekday) / WEEK;
    return (unsigned)(week * shares[level - 1].days + weekday - shares[level - 1].first);
}

static uint64_t lot_of(unsigned round, const Puzzle *puzzle)
{
    DayName name = name_of((int)round);
    uint64_t lot = hash_bytes(HASH_START, name.bytes, strlen(name.bytes));
    return hash_bytes(lot, puzzle->id, strlen(puzzle->id));
}

/* Those of a level with their lots in one round. */
typedef struct Round {
    size_t indices[PUZZLES_MAX];
    uint64_t lots[PUZZLES_MAX];
    size_t count;
} Round;

static size_t rank_of(const Round *round, size_t at)
{
    size_t rank = 0;
    for (size_t i = 0; i < round->count; i++) {
        rank += round->lots[i] < round->lots[at] || (round->lots[i] == round->lots[at] && i < at);
    }
    return rank;
}

size_t puzzle_of_day(const PuzzleSet *set, int day)
{
    unsigned level = level_of(calendar_weekday(day)), ordinal = ordinal_of(day, level);
    Round round = {.count = 0};
    for (size_t i = 0; i < set->count; i++) {
        if (set->puzzles[i].level == level) {
            round.indices[round.count++] = i;
        }
    }
    ASSERT(round.count > 0);
    for (size_t i = 0; i < round.count; i++) {
        round.lots[i] = lot_of(ordinal / (unsigned)round.count, &set->puzzles[round.indices[i]]);
    }
    size_t at = 0;
    while (rank_of(&round, at) != ordinal % round.count) {
        at++;
    }
    return round.indices[at];
}

static ProfileKey key_of(const Game *game, int day)
{
    DayName name = name_of(day);
    return profile_key(game, "puzzle-day", name.bytes);
}

bool puzzle_day_is_solved(Profile *profile, const Game *game, int day)
{
    return profile_get_number(profile, key_of(game, day).bytes, 0) != 0;
}

bool puzzle_keep_day_solved(Profile *profile, const Game *game, int day, Problem *problem)
{
    *problem = (Problem){.kind = PROBLEM_NONE};
    return puzzle_day_is_solved(profile, game, day) ||
           profile_set_number(profile, key_of(game, day).bytes, 1, problem);
}
