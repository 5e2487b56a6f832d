/* Statistics: queries over the finished matches of a profile, never counters of their own, so they
 * are right after a match was taken back, imported or deleted. Imported matches, and those from
 * before a reset, are not counted. A match counts for the people in it: games between computers
 * alone are nobody's. */
#ifndef STORAGE_STATISTICS_H
#define STORAGE_STATISTICS_H

#include "base/buffer.h"
#include "storage/profile.h"

/* Which matches. Only the game is needed for most questions; all zero is every match without
 * help. */
typedef struct StatisticsFilter {
    const char *game;  /* Game.id; NULL: any */
    const char *level; /* the kind of a computer that sat there; NULL: any */
    PersonId person;   /* 0: anybody; then won and best are those of any person at the table */
    uint8_t seats;     /* 0: any number */
    bool assisted;     /* those with undo or other help or of a known deal, instead of the others */
    bool has_option;   /* only those where the option at this index has this value */
    uint8_t option;
    int32_t option_value;
    uint32_t house_rules; /* options that are house rules, as bits; 0: none is */
    bool by_house_rules;  /* those in which any of them is not 0, instead of the others */
} StatisticsFilter;

typedef struct Statistics {
    int64_t played, won;
    int64_t streak, streak_longest; /* wins in a row: up to now, and ever */
    int64_t gold, silver, bronze;   /* medals */
    bool has_best;
    int64_t best;                                      /* the highest score */
    MatchId best_match;                                /* the first that reached it */
    int64_t actions, actions_shortest_win;             /* actions in all; 0 without a win */
    int64_t seconds, seconds_longest, seconds_average; /* at the table */
    int64_t actions_average;                           /* rounded to nearest */
} Statistics;

/* Wins of 100, rounded to nearest; 0 when nothing was played. */
static inline int statistics_rate(int64_t won, int64_t played)
{
    return played > 0 ? (int)((200 * won + played) / (2 * played)) : 0;
}

/* False, with `out` untouched, when the profile cannot be read. */
bool statistics_read(Profile *profile, const StatisticsFilter *filter, Statistics *out);

/* One finished match of a series over time. */
typedef struct StatisticsPoint {
    MatchId match;
    int64_t ended; /* seconds since 1970, UTC */
    int64_t score, actions, seconds;
    bool won;
    uint8_t unused[7];
} StatisticsPoint;

/* Appends the matches in the order in which they ended; `out` holds StatisticsPoints. */
bool statistics_series(Profile *profile, const StatisticsFilter *filter, Buffer *out);

/* What to tell apart: a ladder of difficulty, a table of games. */
typedef enum StatisticsKey {
    STATISTICS_BY_GAME,
    STATISTICS_BY_SEATS,
    STATISTICS_BY_LEVEL, /* a match with two levels counts for both */
    STATISTICS_BY_PERSON /* won is then that person's own */
} StatisticsKey;

typedef struct StatisticsGroup {
    char word[SAVED_WORD_BYTES]; /* of a game or a level, otherwise empty */
    int64_t number;              /* of seats, or the PersonId, otherwise 0 */
    int64_t played, won;
} StatisticsGroup;

/* Appends the groups in ascending order; `out` holds StatisticsGroups. */
bool statistics_groups(Profile *profile, const StatisticsFilter *filter, StatisticsKey key,
                       Buffer *out);

/* One match of a single person with computers of a single kind, its deal drawn by chance. */
typedef struct StatisticsRivals {
    char kind[SAVED_WORD_BYTES]; /* of the computers: the app's word */
    int64_t computers;           /* how many sat there, at least one */
    int64_t winners;             /* how many seats have won */
    bool won;                    /* so has the person's */
    uint8_t unused[7];
} StatisticsRivals;

/* Appends the last `most` of those matches in the order in which they ended; `out` holds
 * StatisticsRivals. */
bool statistics_rivals(Profile *profile, const StatisticsFilter *filter, size_t most, Buffer *out);

/* How often a value occurred. */
typedef struct StatisticsCount {
    int64_t value, count;
} StatisticsCount;

/* Appends how often each score was reached (in Regicide: enemies defeated), or each value of a fact
 * (SavedFact) when `fact` is not NULL, ascending; `out` holds StatisticsCounts. */
bool statistics_distribution(Profile *profile, const StatisticsFilter *filter, const char *fact,
                             Buffer *out);

/* Appends every finished match that counts, one line per seat, as CSV (RFC 4180, UTF-8, a header
 * line; times as seconds since 1970) to a buffer of bytes. A text that begins like a formula of a
 * spreadsheet, with = + - @, a tab or a line's end, gets an apostrophe before it. */
bool statistics_export(Profile *profile, Buffer *out, Problem *problem);

/* Begins anew: matches finished so far are no longer counted, in one game or (NULL) in all. They
 * can still be replayed. */
bool statistics_reset(Profile *profile, const char *game, Problem *problem);

#endif
