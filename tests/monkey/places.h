/* Every screen of the program as a place that can be reached at once, from anywhere: the shared
 * ones, and for each game its tables at several moments, its lesson, puzzles, end and records. */
#ifndef TESTS_MONKEY_PLACES_H
#define TESTS_MONKEY_PLACES_H

#include "app.h"

typedef struct Place {
    const char *name;
    /* False: this game has none. Shared screens take no notice of the game. */
    bool (*reach)(App *app, const Game *game);
} Place;

extern const Place shared_places[], game_places[];
extern const size_t shared_place_count, game_place_count;

/* From wherever the program is. */
bool place_reach(App *app, const Place *place, const Game *game);

#endif
