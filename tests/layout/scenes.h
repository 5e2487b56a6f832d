/* Every scene of the program, one after another: the menu and what hangs on it, and for each game
 * its seats, its rules, tables at several moments with their panels, and the results. The matches
 * are made of random actions from fixed numbers, so that each run shows the same. */
#ifndef TESTS_LAYOUT_SCENES_H
#define TESTS_LAYOUT_SCENES_H

#include "i18n/language.h"

#include <stdbool.h>

typedef struct App App;
typedef struct Game Game;
typedef struct Options Options;

/* Called with each scene ready to be laid out; `name` is good for a file name. */
typedef struct Visitor {
    void (*visit)(App *app, const char *name, void *context);
    void *context;
    bool thorough; /* each number of seats and more moments, not only one of each kind */
    bool still;    /* no scenes in motion */
} Visitor;

void scenes_walk(App *app, const Visitor *visitor);

/* Whether something lies over the scene of this name on purpose: the host's note over what it does
 * not speak of, the summary over all but the demand. Then words that are hidden are no fault. */
bool scene_is_covered(const char *name);

/* Only what all games share and what this one has. */
void scenes_walk_game(App *app, const Visitor *visitor, const Game *game);

/* Every note of the host of a game that has one: "lesson.<game>.<chapter from 1><note from 1>". */
void scenes_walk_lesson(App *app, const Visitor *visitor, const Game *game);

/* The program in a window of this size, with a profile that only memory holds. */
void scenes_open(App *app, Options *options, int width, int height);

void scenes_set(App *app, Language language, int text_percent);

#endif
