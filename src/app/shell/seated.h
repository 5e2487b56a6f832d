/* Whose settings hold. One person looks at a screen alone, or several do at once: then what all of
 * them see takes the largest letters and tells the least. */
#ifndef APP_SEATED_H
#define APP_SEATED_H

#include "app.h"

/* From now on these people look, each named once or more; 0: nobody in particular. At least one.
 * The settings of those who look already are not read again. */
void app_sit(App *app, const PersonId people[], unsigned count);

/* The people in these seats of the app's match. A single one who is nobody in particular leaves the
 * settings to whoever was there before; so do no seats. */
void app_sit_seats(App *app, SeatSet seats);

/* All people at the app's match. */
void app_sit_all(App *app);

/* The only one who looks; 0: nobody in particular, or several. */
PersonId app_seated(const App *app);

/* The seat of who alone plays the session and so is spoken to; SEAT_NONE: nobody does, or several.
 */
Seat app_only_person(const App *app);

/* The name of a seat of the session; "You" to the only person. */
const char *app_called(App *app, Seat seat);

/* After the people of the profile have changed. */
void app_sit_again(App *app);

/* For the next start: who is alone at the program. */
void app_remember_person(App *app);

/* With which a screen names and draws the cards of a game: in its language, and face down as
 * whoever looks likes it; of no view, and nobody is "you". The names of seats are of the app's
 * match. */
Wording app_wording(const App *app, const Game *game);

void app_apply_settings(App *app); /* to the open window */

/* Whether the screen is looked at by all from across a room, their hands on phones: words then are
 * as large as the largest that one of them wishes, and no smaller than can be read from three
 * metres. */
void app_look_from_afar(App *app, bool is_far);

/* Settings that act at once: all of the profile anew, and one that is kept. */
void app_take_settings(App *app);
void app_toggle_fullscreen(App *app);

#endif
