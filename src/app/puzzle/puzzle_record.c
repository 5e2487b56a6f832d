/* The keys are "<game>.puzzle.<id>". */
#include "puzzle_record.h"

static ProfileKey key_of(const Game *game, const Puzzle *puzzle)
{
    return profile_key(game, "puzzle", puzzle->id);
}

bool puzzle_is_solved(Profile *profile, const Game *game, const Puzzle *puzzle)
{
    return profile_get_number(profile, key_of(game, puzzle).bytes, 0) != 0;
}

bool puzzle_keep_solved(Profile *profile, const Game *game, const Puzzle *puzzle, Problem *problem)
{
    *problem = (Problem){.kind = PROBLEM_NONE};
    return puzzle_is_solved(profile, game, puzzle) ||
           profile_set_number(profile, key_of(game, puzzle).bytes, 1, problem);
}

size_t puzzle_count_solved(Profile *profile, const Game *game, const PuzzleSet *set)
{
    size_t solved = 0;
    for (size_t i = 0; i < set->count; i++) {
        solved += puzzle_is_solved(profile, game, &set->puzzles[i]);
    }
    return solved;
}

size_t puzzle_next(Profile *profile, const Game *game, const PuzzleSet *set, size_t rank)
{
    for (size_t i = 0; i < set->count; i++) {
        size_t index = puzzle_at(set, (rank + i) % set->count);
        if (!puzzle_is_solved(profile, game, &set->puzzles[index])) {
            return index;
        }
    }
    return set->count;
}
