/* Games kept as lines of a file, each of which proves what its deal allows: the seed, then actions
 * in the notation of the game, with a semicolon between each two. */
#ifndef TESTS_STORED_LINES_H
#define TESTS_STORED_LINES_H

#include "bots/bot.h"
#include "core/match.h"

#define STORED_LINE_SIZE 4096

typedef struct StoredLine {
    uint64_t seed;
    char text[STORED_LINE_SIZE];
    const char *rest; /* in the text: the actions not yet read */
} StoredLine;

/* Calls `holds` with each line of a file, numbered from 0. The file has `count` of them. */
void stored_lines_each(const char *file, unsigned count,
                       void (*holds)(unsigned number, StoredLine *line));

/* The first line of a file. */
void stored_lines_first(const char *file, StoredLine *line);

/* The next action of a line, which must be one of the game; ACTION_NONE at its end. */
Action stored_action(StoredLine *line, const Game *game);

/* Plays all of a line that has every action of the match. */
void stored_play(Match *match, StoredLine *line);

/* Who acts first, of those who may. */
Seat actor_of(const Match *match);

/* What a computer player in this seat plays at the table. */
Action choice_at_table(const Match *match, Seat seat, BotLevel level, unsigned manner);

#endif
