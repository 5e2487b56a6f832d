/* The puzzles of a game: their list, and one of them at its table. */
#include "app_match.h"
#include "course.h"
#include "scenes_own.h"

#include <string.h>

static size_t letters(const PuzzleWords *words)
{
    return strlen(words->text) + 8 * (words->values ? strlen(words->values) : 0);
}

/* The one that says most. */
static size_t wordiest(const PuzzleSet *set)
{
    size_t best = 0, most = 0;
    for (size_t i = 0; i < set->count; i++) {
        const Puzzle *puzzle = &set->puzzles[i];
        size_t all =
            letters(&puzzle->goal) + letters(&puzzle->right.why) + letters(&puzzle->tempting.why);
        if (all > most) {
            most = all;
            best = i;
        }
    }
    return best;
}

/* The list, and of the puzzle with most words: what is asked for, and both ends. */
void scenes_puzzles(const Walk *walk, const Game *game)
{
    const PuzzleSet *set = game_ui_of(game)->puzzles;
    if (!set) {
        return;
    }
    scene_switch_puzzles(&walk->app->scenes, game);
    scene_change(&walk->app->scenes);
    walk_show(walk, "puzzles", game->id, 0);
    app_begin_puzzle(walk->app, game, wordiest(set));
    scene_change(&walk->app->scenes);
    walk_show(walk, "puzzle", game->id, 1);
    Play *play = scene_top(&walk->app->scenes)->data;
    play->phase = PLAY_DECIDING;
    play->puzzle.line.count = play->puzzle.next = 1;
    play->puzzle.stage = PUZZLE_RIGHT;
    walk_show(walk, "puzzle", game->id, 2);
    play->puzzle.stage = PUZZLE_WRONG;
    walk_show(walk, "puzzle", game->id, 3);
    app_drop_match(walk->app);
}
