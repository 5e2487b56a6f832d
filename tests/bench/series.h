/* A series of games that measures players: resumable, on all cores, with honest intervals.
 *
 * Each game appends one line to the results file: the key, the game's number, what it gave, and
 * the microseconds of CPU of each measured decision. Games that are there already are not played
 * again, so a run can be broken off at any time and continued; of a line that was cut off nothing
 * is read. Whatever fails ends the program with a message. */
#ifndef BENCH_SERIES_H
#define BENCH_SERIES_H

#include "bots/bot.h"

#define SERIES_GAMES_MAX  200000
#define SERIES_VALUES_MAX 8

typedef struct Record Record;

typedef struct Series {
    const char *path; /* of the results file */
    char key[256];    /* what is played: words with single spaces between */
    long games;
    unsigned value_count;
    const void *what;
    /* Plays game number `game` of `what` from its start and fills in the record. */
    void (*play)(const void *what, long game, Record *record);
    /* Adds what a game gave to `sums`. */
    void (*add)(void *sums, const long values[]);
} Series;

void record_value(Record *record, long value); /* in order; value_count of them */

/* Around each decision that is measured. */
void record_begin(Record *record);
void record_end(Record *record);

/* Plays what is missing, adds up all games of this key, and returns how many there are; the times
 * are printed by series_print_times. The series must have 1 … SERIES_GAMES_MAX games. */
long series_run(const Series *series, void *sums);
void series_print_times(void);

/* "  <what> 61.2 % (59.0 to 63.3)": a share with a Wilson interval of 95 %. */
void print_share(const char *what, double count, long games);

/* Reads "hard" or "hard:5000", a level with a node budget (0: its own), or fails. */
void read_level(const char *name, BotLevel *level, uint32_t *nodes);

/* The game for a player who sees all cards: the request's view is the state. Without what judges a
 * view. One game at a time. */
const Game *game_opened(const Game *game);

_Noreturn void fail(const char *why, const char *what);

#endif
