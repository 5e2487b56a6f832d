/* A table in a window that nobody sees, driven as a person drives it: by the middles of elements
 * and by keys. The positions are put together by hand, so that what is expected follows from the
 * rules alone. */
#ifndef TESTS_TABLES_SCREEN_H
#define TESTS_TABLES_SCREEN_H

#include "core/match.h"
#include "game_ui.h"
#include "games/regicide.h"
#include "tables/table.h"

typedef struct Screen {
    Ui *ui;
    Catalogue catalogue;
    Match match;
    Table *table;
    Rect area;
    const char *const *names;    /* of the seats; NULL: Ayu, Boris and so on */
    Action chosen;               /* by the last frame; ACTION_NONE */
    bool is_familiar, is_public; /* of the tables that begin from now on: see TableSetting */
} Screen;

/* Opens a window of this size. */
void screen_open(Screen *screen, int width, int height);
void screen_close(Screen *screen);

/* Puts a match on the table, as `seat` sees it. Takes the match over. */
void screen_begin(Screen *screen, const Game *game, const Setup *setup, const void *state,
                  Seat seat);
void screen_end(Screen *screen);

/* A sight of `seat` in buffers that the next call overwrites. */
TableSight screen_sight(Screen *screen, Seat seat);

/* Whoever is due does this, shown moving to `seat`. */
void screen_act(Screen *screen, Seat seat, Action action);

/* Whoever is due acts as the greedy computer does, shown moving to `seat`. */
void screen_act_greedily(Screen *screen, Seat seat);

/* Whoever is due does anything that they may, shown moving to `seat`. */
void screen_act_randomly(Screen *screen, Seat seat, Rng *rng);

void screen_frame(Screen *screen);   /* with painting */
void screen_measure(Screen *screen); /* only lays out and declares */

/* The element, or NULL; and those that must be there. */
const Element *screen_find(Screen *screen, const char *id);
const Element *screen_get(Screen *screen, const char *id);

void screen_press(Screen *screen, const char *id); /* press and release in its middle */
void screen_press_twice(Screen *screen, const char *id);
void screen_point(Screen *screen, Point at); /* one frame after the pointer came there */
void screen_hover(Screen *screen, Point at); /* rests there until tips show */
void screen_drag(Screen *screen, const char *id, Point to);
void screen_lift(Screen *screen, const char *id, Point to); /* drags it there, not let go yet */
void screen_drop(Screen *screen, Point to);
void screen_other_button(Screen *screen, Point at, bool down);
void screen_escape(Screen *screen);              /* as the system tells it, not the scene */
void screen_key(Screen *screen, KeyPress press); /* as the scene offers it to the table */
KeyPress screen_pick(int place);                 /* of a card of the hand, from 1 */

/* The number of the card with this code. */
Card card_of(const char *code);
CardSet cards_of(const char *codes); /* separated by blanks */

/* A position of Regicide at step 1: `hands` of the seats, this enemy on the table, nothing played,
 * the other royals in the castle, all other cards in the tavern. The jesters that such a game does
 * not hold must not be named. */
RegicideState regicide_position(const char *enemy, const char *const hands[], uint8_t seats);

#endif
