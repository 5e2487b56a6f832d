/* The scene of the deals of the day: at one side a row for each game, in the middle the calendar of
 * a month of the chosen game, at the other side the chosen day with what was reached in it and par.
 * What a part changes is looked up anew by days_choose. */
#ifndef APP_DAYS_H
#define APP_DAYS_H

#include "daily.h"
#include "flow.h"
#include "par.h"
#include "progress.h"

#define MONTH_DAYS 31

/* The levels of par, from the easiest. */
typedef enum ParLevel { PAR_EASY, PAR_NORMAL, PAR_HARD, PAR_LEVELS } ParLevel;

/* A game and its deal of today. */
typedef struct DayRow {
    const GameUi *ui;
    PlaceResult result;
    Streaks streaks;
    bool is_begun;
} DayRow;

typedef struct Days {
    int today;
    DayRow rows[GAME_UIS_MAX];
    size_t count, chosen; /* of them */
    int day;              /* the chosen one */
    int month;            /* the first day of the one that shows */
    CampaignDeal month_deals[MONTH_DAYS];
    bool month_played[MONTH_DAYS];
    bool month_solved[MONTH_DAYS]; /* the puzzle of that day */
    PlaceResult result;            /* of the chosen game and day */
    int pars[PAR_LEVELS];
    Par par;               /* what is being computed: par, or a solution to be looked at */
    ParLevel level;        /* of par */
    bool is_solution;      /* that is what is computed */
    bool has_month;        /* the calendar has a place of its own, outside the panel */
    size_t puzzle;         /* of the chosen game and day, where the game has any */
    bool is_puzzle_solved; /* for that day */
    bool is_begun, is_yesterday_begun; /* that day's deal, and not over: it tells nothing yet */
} Days;

/* Looks up all games anew. */
void days_look(App *app, Days *days);

const GameUi *days_ui(const Days *days);

/* The deal of the chosen game on this day. */
DealPlace days_place(const Days *days, int day);

/* Another game, day or month; what was being computed is given up. */
void days_choose(App *app, Days *days, size_t row, int day);
void days_turn_to(App *app, Days *days, int month);

/* Whether par is told: not while the deal can still be played for its day. */
bool days_has_par(const Days *days);

/* Begins to play the solution of a day, which the scene shows when it is there; or gives it up. */
void days_solve(App *app, Days *days, int day);
void days_give_up(App *app, Days *days);

/* Goes on with what is computed: once in a frame. True when a solution is there, in Days.par. */
bool days_step(App *app, Days *days);

/* What was reached, in a line: "Won 4 to 1", "With help: …", "In progress", "Not played yet". */
const char *days_words(App *app, const GameUi *ui, const PlaceResult *result, bool is_begun);

void days_rows(App *app, Days *days, Rect rect);
void days_month(App *app, Days *days, Rect rect);
void days_panel(App *app, Days *days, Rect rect);

/* How high the month is in this width: pixels. */
float days_month_height(const App *app, float width);

#endif
