/* Puzzles of a game: short positions of real matches in which one action alone leads to what is
 * asked for. A puzzle is data: the match up to there, what is asked for, the line that reaches it
 * and one tempting action that does not. Nothing is judged at the table: the person's action is
 * compared with the line, and tests/puzzles proves by the rules and the solvers that nothing else
 * would have done.
 *
 * The person sits in seat 0. Lines are actions of all seats as notation.h writes them, joined by
 * "; ": those of other seats are played by themselves. A match is a share code: pasted where the
 * program takes in games, it can be looked at. */
#ifndef APP_PUZZLE_H
#define APP_PUZZLE_H

#include "core/match.h"

#include <string.h>

#define PUZZLE_LEVELS 3
#define PUZZLES_MAX   500 /* of a game */
#define PUZZLE_PERSON 0   /* the seat that decides */

/* A sentence with its values, one for each placeholder in their order, separated by spaces: a card
 * by its code ("G9"), a set of cards ("&G9,K2"), a seat ("@1"), a number ("#3"), a word of the game
 * by its index ("=4"). */
typedef struct PuzzleWords {
    const char *text;   /* marked for translation */
    const char *values; /* NULL: none */
} PuzzleWords;

/* An action of the person's with what follows, and what is said of it. */
typedef struct PuzzleAnswer {
    const char *line;
    PuzzleWords why;
} PuzzleAnswer;

typedef struct Puzzle {
    const char *id;    /* among those of its game, for good: what is solved is kept by it */
    uint8_t level;     /* 1 … PUZZLE_LEVELS, by how many wrong answers tempt */
    const char *match; /* up to the position, as a share code: storage/transfer.h */
    PuzzleWords goal;
    PuzzleAnswer right;    /* ends with the last action that matters */
    const char *rest;      /* what then follows by itself, to show where it leads; or NULL */
    PuzzleAnswer tempting; /* the wrong action, what may come of it, and what is wrong with it */
} Puzzle;

/* An action of the person's that is not of the line. */
typedef struct PuzzleSlip {
    const Puzzle *puzzle;
    const Match *match; /* which stands after the action */
    const void *before; /* the person's view before it */
    Action action;
    bool is_first; /* of the person's in this puzzle */
} PuzzleSlip;

/* What puzzles have in common whose ids begin alike: their name, and a picture for those of which
 * the goal names no card. */
typedef struct PuzzleTheme {
    const char *begins; /* "exact-" */
    const char *name;   /* marked for translation; two beginnings may have the same */
    const char *card;   /* a code of the game */
} PuzzleTheme;

typedef struct PuzzleSet {
    const Puzzle *puzzles;
    size_t count;              /* PUZZLES_MAX at most */
    const PuzzleTheme *themes; /* one for each puzzle; ends with {0} */
    /* NULL, or: why that does not reach what is asked for, in one sentence by the rules; false when
     * there is nothing plain to say. What the action does is told anyway. */
    bool (*refute)(const PuzzleSlip *slip, Message *why);
} PuzzleSet;

const PuzzleTheme *puzzle_theme(const PuzzleSet *set, const Puzzle *puzzle);

/* In the order in which they are shown: by level, within one as the set has them. The place of a
 * puzzle, from 0, and the puzzle at a place, both below the count. */
size_t puzzle_rank(const PuzzleSet *set, size_t index);
size_t puzzle_at(const PuzzleSet *set, size_t rank);

/* Which of its theme's name a puzzle is, from 1 in the order in which they are shown, and of how
 * many. */
typedef struct PuzzlePlace {
    unsigned number, count;
} PuzzlePlace;

PuzzlePlace puzzle_place(const PuzzleSet *set, const Puzzle *puzzle);

/* The first card that its goal names, else that of its theme. */
Card puzzle_card(const Game *game, const PuzzleSet *set, const Puzzle *puzzle);

/* The index of the puzzle with this id, which must be one of the set. */
size_t puzzle_find(const PuzzleSet *set, const char *id);

static inline bool puzzle_asks(const Puzzle *puzzle, const char *goal)
{
    return strcmp(puzzle->goal.text, goal) == 0;
}

/* The sentence of a puzzle of this game. False, with `out` untouched, when its values cannot be
 * read. */
bool puzzle_words(const Game *game, const PuzzleWords *words, Message *out);

/* Takes the first action off a line. False, with `line` untouched, at its end; ACTION_NONE stands
 * for what is no action. */
bool puzzle_line_next(const Game *game, const char **line, Action *out);

#endif
