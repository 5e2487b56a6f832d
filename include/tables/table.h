/* The card table: one generic engine of sprites, motion, picking and dragging, and for each game
 * TableLook (table_look.h) that says where things lie and what stands beside them.
 *
 * The table never decides a rule and never holds a state. It is given a view at rest and, when
 * something happened, the events between two views; it draws the view, lets events give order,
 * flips and sound, and hands back the action that a person chose. What is drawn at rest depends on
 * the view alone, so undo, load, resize and skip need no code of their own.
 *
 * Chrome that is the same for all games (undo, menu, log, hint buttons) belongs to the app's scene,
 * which lays the table into the rectangle that it leaves free. */
#ifndef TABLES_TABLE_H
#define TABLES_TABLE_H

#include "core/game.h"
#include "i18n/catalogue.h"
#include "tables/wording.h"
#include "ui/ui.h"

typedef struct Table Table;

typedef enum Speed {
    SPEED_SLOW,
    SPEED_NORMAL,
    SPEED_FAST,
    SPEED_FASTEST, /* four times the normal, and all is still seen to move */
    SPEED_INSTANT
} Speed;

#define SPEEDS (SPEED_INSTANT + 1)

/* How a seat is shown. */
typedef struct SeatFace {
    const char *picture;  /* of the assets, round */
    uint32_t ring;        /* 0xRRGGBB; 0: none */
    const char *strength; /* of a computer player, in the language shown; NULL: a person */
} SeatFace;

/* How the people at a table like it; all 0: as usual. */
typedef struct TableTaste {
    const char *back; /* the picture of cards face down, of the assets; NULL: the game's own */
    float cards;      /* their size, in times the usual one; 0: 1 */
    bool has_large_indices; /* of cards, however large they are */
    bool is_mirrored;       /* for the left hand: places change sides */
    const char *felt;       /* the picture of the table, of the assets; NULL: the game's own */
    uint32_t dye;           /* 0xRRGGBB by which that picture is multiplied */
    float even; /* 0 … 1: so much of that colour is everywhere, whatever the picture shows */
} TableTaste;

/* What stays the same while a match is on screen. The pointers outlive the table. */
typedef struct TableSetting {
    const TableLook *look;
    Ui *ui;
    const Catalogue *catalogue;
    const char *const *seat_names;
    const SeatFace *faces; /* of each seat; or NULL */
    uint8_t seats;
    bool is_watched;  /* nobody plays at it: there are no buttons to act with */
    bool names_all;   /* no seat is addressed as "you", though one is looked at from its place */
    bool is_public;   /* everybody looks at it: no seat is addressed as "you", and what only one of
                         them holds is counted nowhere; see table_set_watched */
    bool is_familiar; /* a match of this game was finished before: rules need not be told */
    TableTaste taste; /* at first */
    const Command *enlarge; /* that shows all of a card; NULL: there is none */
} TableSetting;

/* What Element.detail says of a card that can be looked at, and which card that is. */
static inline unsigned card_detail(Card card)
{
    return card < CARD_LIMIT ? card + 1u : 0;
}

static inline Card card_of_detail(unsigned detail)
{
    return (Card)(detail - 1);
}

Table *table_new(const TableSetting *setting);
void table_free(Table *table);

void table_set_speed(Table *table, Speed speed);

/* From the next sight on everybody looks at it and nobody plays there, or one seat does both. */
void table_set_watched(Table *table, bool is_watched);

/* How much is told of what an action would bring. The profile keeps these numbers. */
typedef enum Forecasts {
    FORECASTS_ALL,
    FORECASTS_RESULTS, /* what there will be, not what will happen on the way there */
    FORECASTS_NONE,
    FORECAST_LEVELS
} Forecasts;

void table_set_forecasts(Table *table, Forecasts forecasts);

/* What the taste points to is for good. */
void table_set_taste(Table *table, const TableTaste *taste);

/* Times as fast as the speed says; 1 at first. */
void table_set_pace(Table *table, float pace);

/* Where a sheet of the scene lies in the window, beside or over the table; empty: nowhere. */
void table_dock(Table *table, Rect sheet);

/* What the scene has found out about the match for the seat in front, in a form that the game's
 * files agree on; it outlives the next frame. NULL: nothing. */
void table_set_notes(Table *table, const void *notes);

/* What the scene has to say in this frame, before table_frame: whose turn it is, or a `notice`,
 * which goes before anything that the game says itself; it lives until the next frame. NULL:
 * nothing. A table without a plate ignores it. */
void table_set_status(Table *table, const char *words, bool notice);

/* Whether the table tells that itself, on a plate at the hand; else the scene does. */
bool table_has_plate(const Table *table);

/* Tells in the bar above the table how things stand; false: the game leaves that to the scene, as
 * table_has_status says beforehand. */
bool table_has_status(const Table *table);
bool table_status(Table *table, Rect bar);

/* Whose phase is seen to go on while something moves; SEAT_NONE: that of whoever acted. */
Seat table_active(const Table *table);

/* Seconds that the table rests before what comes next, at normal speed; below 0: as usual. */
float table_pause(Table *table);

#define ZONES_MAX 32 /* no game has more */

/* What lies in each zone for eyes that see more, or less, than one seat: see match_zone_known. */
typedef struct TableCards {
    Card cards[ZONES_MAX][ZONE_CARDS_MAX];
    uint8_t counts[ZONES_MAX];
} TableCards;

/* What a seat sees now. */
typedef struct TableSight {
    const void *view; /* copied */
    Seat seat;        /* whose view, at the bottom of the table */
    bool acting;      /* a person decides for this seat now: the legal actions may be chosen */
    const Action *legal;
    size_t legal_count;
    const TableCards
        *open; /* NULL, or: all hands lie open, with these cards in the zones; copied */
} TableSight;

/* What is seen, as far as the motion has come; NULL: nothing was shown yet. */
const void *table_view(const Table *table);

/* Shows this at once, without motion; drops motion, selection, and what is remembered of the past.
 */
void table_show(Table *table, const TableSight *sight);

/* The same, but the cards are seen to go to where they lie then. */
void table_glide(Table *table, const TableSight *sight);

/* What one action made happen, as the seat in front saw it. */
typedef struct PastAction {
    const void *before; /* the view at rest before it */
    const Event *events;
    size_t count;
} PastAction;

#define TABLE_PAST 64u /* so many of the last actions are remembered */

/* After table_show: remembers a past action, which is copied. They are given in their order. */
void table_recall(Table *table, const PastAction *action);

/* Moves from what is shown to `sight` by these events, as its seat saw them. May be called again
 * while something moves: the new motion follows the old one. */
void table_animate(Table *table, const Event events[], size_t count, const TableSight *sight);

/* The deal of a new match: from piles to where the cards lie; and what the game then opens with. */
void table_deal(Table *table, const TableSight *sight);

/* The same, but only where the game opens with something: for whoever sees a match late. */
void table_open(Table *table, const TableSight *sight);

bool table_is_moving(const Table *table);
void table_settle(Table *table); /* ends all motion at once */

/* Draws one frame: the felt from the top of `area` to the window's other edges, all else within
 * `area`; declares its elements
 * and takes the person's input. True when an action was chosen, which is then in `chosen` and is
 * legal in the sight shown. */
bool table_frame(Table *table, Rect area, Action *chosen);

/* Offers a press that no element took, before table_frame: see table_commands.h. True when the
 * table used it; an action that it chose is answered by the next table_frame. */
bool table_key(Table *table, KeyPress press);

/* Lights the cards of a legal action until something else is shown, and picks them by Return;
 * ACTION_NONE lights none. */
void table_advise(Table *table, Action action);

/* The words of the table, for log lines and reasons. */
const Wording *table_wording(const Table *table);

/* How often each kind of event was animated at a speed above instant since the start: for tests. */
unsigned table_animated(const Table *table, EventKind kind);

#endif
