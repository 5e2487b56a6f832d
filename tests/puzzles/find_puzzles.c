/* Looks for puzzles in games of computer players and prints them as the sources hold them.
 *
 *     find_puzzles <game>                              the file of src/gameui/<game>/learn
 *     find_puzzles <game> <from-seed> <seeds> [<kind>] all that there are in these games */
#include "row.h"
#include "search.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static void fail(const char *problem)
{
    fprintf(stderr, "find_puzzles: %s\n", problem);
    exit(2);
}

static const PuzzleChecks *checks_of(const char *game)
{
    for (size_t i = 0; puzzle_checks[i]; i++) {
        if (strcmp(puzzle_checks[i]->game->id, game) == 0) {
            return puzzle_checks[i];
        }
    }
    fail("no puzzles of this game");
    return NULL;
}

static void print_set(const PuzzleChecks *checks)
{
    PuzzleFinds *finds = search_games(checks, SEARCH_GAMES);
    printf("/* Made by tests/puzzles/find_puzzles %s, and never edited. */\n", checks->game->id);
    printf("/* clang-format off */\n");
    for (size_t i = 0; i < finds->count; i++) {
        puts(finds->rows[i].bytes);
    }
    printf("/* clang-format on */\n");
    free(finds);
}

static bool print_one(void *wanted, const PuzzleKind *kind, const Match *match)
{
    PuzzleRow row;
    if ((!wanted || strcmp(wanted, kind->name) == 0) && row_make(kind, match, &row)) {
        puts(row.bytes);
        fflush(stdout);
    }
    return true;
}

int main(int count, char **arguments)
{
    if (count != 2 && count != 4 && count != 5) {
        fail("find_puzzles <game> [<from-seed> <seeds> [<kind>]]");
    }
    const PuzzleChecks *checks = checks_of(arguments[1]);
    if (count == 2) {
        print_set(checks);
        return 0;
    }
    uint64_t from = strtoull(arguments[2], NULL, 10), seeds = strtoull(arguments[3], NULL, 10);
    for (uint64_t seed = from; seed < from + seeds; seed++) {
        search_match(checks, seed, print_one, count > 4 ? arguments[4] : NULL);
    }
    return 0;
}
