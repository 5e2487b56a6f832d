/* A puzzle that was found, as a line of the sources: what a position gives is always the same line,
 * so a line can be made again from its own match. */
#ifndef TESTS_PUZZLES_ROW_H
#define TESTS_PUZZLES_ROW_H

#include "check.h"

#define ROW_BYTES 2048

typedef struct PuzzleRow {
    unsigned level;
    char bytes[ROW_BYTES]; /* without the end of its line */
} PuzzleRow;

/* False: this kind asks nothing about the position. Its id holds the match's share code as a
 * number, so it is of this puzzle alone and for good. */
bool row_make(const PuzzleKind *kind, const Match *match, PuzzleRow *out);

#endif
