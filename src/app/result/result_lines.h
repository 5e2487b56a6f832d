/* What the result says in lines below its heading: who has what, the match that it belongs to, its
 * place in a campaign, and whether it counts. */
#ifndef APP_RESULT_LINES_H
#define APP_RESULT_LINES_H

#include "challenge.h"
#include "coach.h"
#include "finale.h"
#include "game_ui.h"
#include "grace.h"
#include "progress.h"
#include "series.h"

typedef struct Result {
    Series series;      /* with this game */
    PointSeries sums;   /* the same */
    DealPlace place;    /* in the campaign or the calendar */
    bool is_prepared;   /* begun there or as there, not as a custom game */
    bool is_challenged; /* with this to be beaten */
    Challenge challenge;
    int next;          /* stage that is due, or NO_STAGE */
    bool waits;        /* it is this one, which was won with help alone */
    bool repeats;      /* it is this one, whose cards are always the same */
    bool is_failed;    /* this stage was lost, and another one is due all the same */
    Streaks streaks;   /* of daily deals */
    Grace grace;       /* a press meant for the table must not choose here */
    FinaleClock clock; /* of the game's own scene */
    Medal medal;       /* see result_medal.h, as the next two */
    FinaleStep strike[3];
    FinaleClock struck;
    bool is_takeable;   /* lost alone: the last move can be taken back */
    bool is_solvable;   /* lost alone: perhaps the deal could have been won */
    bool has_others;    /* a computer player can take the person's seat on this deal */
    bool is_helpable;   /* this stage was lost again and again: help is offered */
    bool is_reviewable; /* persons decided in it */
    bool is_reviewed;   /* what cost most is looked for, or found; */
    bool is_asked_for;  /* from the next frame on */
    Review review;
} Result;

/* One line of the sheet, centred. */
typedef struct ResultLine {
    const char *id, *text;
    bool is_aside; /* about the game as such, not about its end: written smaller */
} ResultLine;

#define RESULT_LINES_MAX (11 + 3 * SEAT_LIMIT)

typedef struct ResultLines {
    ResultLine items[RESULT_LINES_MAX];
    size_t count;
    size_t heads; /* of these how many stand above all else: when a match ends, who has won it, this
                     game, and how they stand; else the heading alone */
} ResultLines;

/* The first one is the heading. Those of the sides only `with_sides`. */
ResultLines result_lines(App *app, const Result *result, bool with_sides);

#define RESULT_LINE_GAP 8.0f /* units below each */

typedef struct LineRange {
    size_t from, to;
} LineRange;

/* How lines are written: pixels. Asides stand beside each other as far as they have room. */
TextStyle result_line_style(const ResultLines *lines, size_t index);
float result_lines_height(App *app, const ResultLines *lines, LineRange range, float width);
void result_lines_draw(App *app, const ResultLines *lines, LineRange range, Rect rest);

/* What the way to the stage that is due is called. */
const char *result_next_label(App *app, const Result *result);

/* Which place of the campaign or the calendar the match has, and what is due after it. */
void result_find_place(App *app, Result *result);

#endif
