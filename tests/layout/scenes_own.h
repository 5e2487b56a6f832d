/* The walk through the scenes, for those that only one game has; and what they need of the walk. */
#ifndef TESTS_LAYOUT_SCENES_OWN_H
#define TESTS_LAYOUT_SCENES_OWN_H

#include "app.h"
#include "core/rng.h"
#include "play.h"
#include "scenes.h"

typedef struct Walk {
    App *app;
    const Visitor *visitor;
} Walk;

/* Shows what lies on top; what it asks for then is not done. The game may be NULL, and `seats` 0.
 */
void walk_show(const Walk *walk, const char *kind, const char *game, int seats);

void walk_go_to(const Walk *walk, const SceneKind *kind);
void walk_show_scene(const Walk *walk, const SceneKind *kind, const Game *game);

MatchPlan walk_plan_of(const Game *game, uint8_t seats);

/* A table at its first decision, without the curtain. */
Play *walk_begin(const Walk *walk, const MatchPlan *plan);

/* So many random actions on; false when the game is over. */
bool walk_advance(Play *play, Rng *rng, int actions);

void walk_press(Play *play, const Command *command);

/* The table as it lies, with cards picked, and with its panels. */
void walk_show_table(const Walk *walk, Play *play, int moment);

/* The side panel of a match that has one. */
void scenes_own_panel(const Walk *walk, Play *play, int number);

/* Moments of a match that random play does not show by itself. */
void scenes_own_moments(const Walk *walk, Play *play, Rng *rng);

/* Other ways to begin a game. */
void scenes_own_beginnings(const Walk *walk, const Game *game);

/* By the number of seats other rules, where a game has them. */
void scenes_own_options(const Game *game, Setup *setup);

/* Of the host's notes the first, and one on which the person is to act. */
void scenes_own_lesson(const Walk *walk, const Game *game);
void scenes_puzzles(const Walk *walk, const Game *game);

/* As all see it who have their hands on phones: the table, and how the app's match ended. */
void scenes_public(const Walk *walk, Play *play);
void scenes_public_end(const Walk *walk, const Game *game);

/* All that stands beside matches. */
void scenes_own(const Walk *walk);

/* How the app's match leaves; as a challenge to one person, and compared with it. */
void scenes_shared(const Walk *walk, const Game *game);

/* What has been played, mostly this game, and what is asked in between. */
void scenes_kept(const Walk *walk, const Game *game);

#endif
