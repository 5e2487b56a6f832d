/* What the end of a match is called and what was reached in it, as its game tells it. */
#ifndef APP_RESULT_WORDS_H
#define APP_RESULT_WORDS_H

#include "app.h"
#include "game_ui.h"

/* The scene in which the game in play shows its end; NULL: it has none. */
const ResultScene *result_scene(const App *app);

/* "Ann wins!", "You win together!"; to the only person "You win!" or "You lose: Ann wins." */
const char *result_title(App *app, const Outcome *outcome);

/* The same of a match that is not in play. */
const char *result_title_of(App *app, const MatchPlan *plan, const Outcome *outcome);

/* Whether the match in play has ended without a winner among several. */
bool result_is_draw(const App *app);

/* What was reached or how it came to this, or NULL. */
const char *result_detail(App *app);

/* Why it was lost, or NULL. */
const char *result_cause(App *app);

Medal result_medal(const App *app); /* of the match in play */
/* The same, at its place among the prepared ones; MEDAL_NONE also where none is spoken of. */
Medal result_place_medal(const App *app, DealPlace place);

/* "Gold medal", or NULL. */
const char *result_medal_words(App *app);
const char *result_medal_name(App *app, Medal medal);

/* The name of a medal's picture; that of none is the empty place of one. */
const char *result_medal_picture(Medal medal);

/* The name of a picture for the end; after a draw it stands there twice. */
const char *result_picture(App *app);

/* How many lines of result_side there are: one for each side with a score or a wall of its own. */
unsigned result_sides(const App *app);

/* "Ann · votes: 3", "Ann: Fort, durability 2". */
const char *result_side(App *app, const Outcome *outcome, Seat side);

/* How long it took, or NULL. */
const char *result_length(App *app);

/* What the lanterns do at the end: they are lit when a person has won, or there was none to lose;
 * every other one burns after a draw. */
typedef enum ResultLight { RESULT_DARK, RESULT_HALF, RESULT_LIT } ResultLight;
ResultLight result_light(const App *app);
ResultLight result_light_of(const MatchPlan *plan, SeatSet people, const Outcome *outcome);

/* The sides whose points are compared: teams, or else seats; a team's name has its number and lists
 * who belongs to it. */
unsigned result_teams(const App *app);
const char *result_team_name(App *app, Seat side);

/* Whether it is the seat of the only person, who is called "You". */
bool result_is_own(const App *app, Seat side);

/* The points over the series with this game; all zero where none is played. */
PointSeries result_sums(const App *app);

/* Whether a further game belongs to the match in play. */
bool result_sums_go_on(const App *app, const PointSeries *sums);
bool result_series_goes_on(const App *app, const Series *series);

#endif
