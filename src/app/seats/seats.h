/* The seats screen: seats_scene.c is the scene, form_rows.h names the parts of what is filled in.
 */
#ifndef APP_SEATS_H
#define APP_SEATS_H

#include "even.h"
#include "game_ui.h"
#include "sheet.h"

#define DEAL_BYTES       24
#define SEATS_SCROLL_BAR 22.0f /* room for it, in units */

typedef struct Seats {
    MatchPlan plan;
    char deal[DEAL_BYTES]; /* the deal number as typed */
    SavedDeal origin;      /* of that number */
    Seat picking;          /* for whom the people scene was opened */
    int own;               /* what the rows of GameUi.seats keep */
    bool is_form;          /* the form is shown, not the large choices */
    bool has_phones;       /* people play on phones */
    bool shows_house;      /* the house rules are unfolded */
    bool is_weighed;       /* `even` is of the profile as it is */
    Even even;             /* by which an even match would begin */
} Seats;

/* Puts a number there that is drawn. */
void seats_draw_deal(Seats *seats);

/* Shows a number that nobody asked for only where it is no secret. */
void seats_fit_deal(Seats *seats);

/* Pixels that the form needs. */
float seats_form_height(App *app, Seats *seats, const Sheet *sheet);

/* Draws the form into `rect` and changes `seats` by what is filled in. */
void seats_form(App *app, Seats *seats, Rect rect, const Sheet *sheet);

/* The typed number; SEED_ANY when there is none, false when it is no deal number. */
bool seats_read_deal(const Seats *seats, uint64_t *out);

/* Why the match cannot begin so, in words; NULL: it can. */
const char *seats_reason(App *app, const Seats *seats);

/* What was pressed of the large choices: a way or NULL, or the seats as the form has them. */
typedef struct WayPressed {
    const SeatsWay *way;
    bool starts, evens; /* with computers as strong as Seats.even says */
} WayPressed;

/* How many large choices there are, the pixels that they want with the picture of the game, and
 * drawing them. */
int seats_way_count(const Seats *seats);
Point seats_ways_size(App *app, const Seats *seats, const Sheet *sheet);
WayPressed seats_ways(App *app, const Seats *seats, Rect rect, const Sheet *sheet);

/* Seats people and computers so. */
void seats_go_way(Seats *seats, const SeatsWay *way);

/* Whether there is an even match, seating people and computers for it, and finding Seats.even,
 * which must be done before the large choices are drawn. */
bool seats_has_even(const Seats *seats);
void seats_go_even(Seats *seats);
void seats_weigh(App *app, Seats *seats);

/* How many games are played in a row, where the game is played so: a row of the form. */
bool seats_has_series(const Game *game);
void seats_series(App *app, MatchPlan *plan, Rect row);

#endif
