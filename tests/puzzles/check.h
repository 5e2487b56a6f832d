/* What a game's puzzles ask for, as questions to its rules and solvers: for the proof that each has
 * one right answer, and for the search that finds them. The id of a puzzle is its kind, "-" and a
 * number. */
#ifndef TESTS_PUZZLES_CHECK_H
#define TESTS_PUZZLES_CHECK_H

#include "base/text.h"
#include "core/match.h"
#include "puzzle.h"
#include "puzzle_match.h"

#define PERSON 0 /* the seat that decides */

/* What is found for a position, in the form of the sources: names of the game's sentences, and
 * their values. */
typedef struct Found {
    Action right, tempting;
    Text goal, why, mistake;              /* "GOAL_TRICK, NULL" */
    Text right_line, rest, tempting_line; /* behind the action that each begins with */
} Found;

typedef struct PuzzleKind {
    const char *name;

    /* Whether the person, who decides in this match, still reaches the goal after this legal
     * action, whatever others hold and do. `from`: the position (of the match) at which the puzzle
     * began, for goals of several actions. */
    bool (*reaches)(const Match *match, size_t from, Action action);

    /* Whether a position can be asked about so at all; `right` is its one right action. Chooses the
     * tempting one among the others, which are wrong, and words everything. */
    bool (*find)(const Match *match, Action right, Found *out);

    /* How much a wrong action looks, at first sight, as good as the right one; 0: not at all. */
    int (*tempts)(const Match *match, Action right, Action wrong);

    unsigned wanted; /* so many are to be found beside those that were chosen by hand */
} PuzzleKind;

typedef struct PuzzleChecks {
    const Game *game;
    const PuzzleKind *kinds;
    size_t count;
    Setup (*setup)(uint64_t seed); /* of the games that are searched */
    bool is_worded_by_hand;        /* of the puzzles that were chosen by hand: why they are so */
} PuzzleChecks;

extern const PuzzleChecks *const puzzle_checks[]; /* ends with NULL */

/* Of the legal actions of the person those that reach the goal, with 2 for several; the last that
 * was looked at in `right`. */
unsigned puzzle_right_count(const PuzzleKind *kind, const Match *match, size_t from, Action *right);

/* How hard a line is from here: how many wrong answers tempt, at all decisions of the person's; and
 * one more for each decision behind the first, which has to be seen ahead. Then the level of a
 * puzzle that is so hard. */
unsigned puzzle_temptations(const PuzzleKind *kind, const Match *match, const PuzzleLine *line);
unsigned puzzle_level(unsigned temptations);

#endif
