/* The constable's notebook of Di Renjie: what the game proves to one seat, as bounds on where the
 * copies of each identity lie, and who has asked whom for what.
 *
 * All of it follows from the seat's view, or from events as that seat saw them, alone; so it tells
 * nobody more than they may know, and every bound holds in the true state. What a person writes is
 * not here. */
#ifndef GAMES_DIRENJIE_NOTEBOOK_H
#define GAMES_DIRENJIE_NOTEBOOK_H

#include "games/direnjie.h"

/* Rows: the identities in the order of the cards, and who the killer is. */
#define NOTEBOOK_KILLER DIRENJIE_IDENTITIES
#define NOTEBOOK_ROWS   (DIRENJIE_IDENTITIES + 1)

/* Columns: where a copy lies. */
enum NotebookPlace {
    NOTEBOOK_SECRET,
    NOTEBOOK_CLUES, /* public ones, own ones and those that the seat has inspected */
    NOTEBOOK_DECK,
    NOTEBOOK_SEATS, /* + seat: its hand, or its hidden clue that the view's seat has not seen */
    NOTEBOOK_PLACES = NOTEBOOK_SEATS + DIRENJIE_SEATS
};

typedef enum NotebookLevel {
    NOTEBOOK_OFF,
    NOTEBOOK_FACTS,     /* what the seat has seen and still lies there, and what is innocent */
    NOTEBOOK_DEDUCTIONS /* and all that follows by counting cards and places */
} NotebookLevel;

#define NOTEBOOK_COPIES 3

/* How many copies of the row's identity lie in the column's place: at least `low`, at most `high`
 * (NOTEBOOK_COPIES: nothing is proven). `faded` more were there when the seat last saw them; each
 * may be gone since.
 * In the killer's row: 1 for the seat that is the killer, and in NOTEBOOK_DECK when nobody is; the
 * other two columns mean nothing there. */
typedef struct NotebookInk {
    uint8_t low, high, faded;
} NotebookInk;

typedef struct Notebook {
    NotebookInk cells[NOTEBOOK_ROWS][NOTEBOOK_PLACES];
} Notebook;

void direnjie_notebook(const DirenjieView *view, NotebookLevel level, Notebook *out);

/* Whether a row and column belong together in this match: no killer without the expansion, no deck
 * where all cards are dealt, no more seats than there are. */
bool direnjie_notebook_has(const DirenjieTable *table, unsigned row, unsigned place);

#define NOTEBOOK_DRAWS 3 /* cards that an asker draws in a turn, at most */

/* One ask and how it was answered. */
typedef struct NotebookAsk {
    uint8_t round; /* from 1 */
    Seat asker;
    uint8_t ask; /* DirenjieAsk */
    SeatSet gave, refused;
    Card cards[DIRENJIE_SEATS]; /* what each gave, CARD_HIDDEN where the seat did not see it */
    uint8_t draws;              /* cards that the asker drew: nobody gave, or at the turn's end */
    Seat drawn_from[NOTEBOOK_DRAWS]; /* a seat, or DIRENJIE_FROM_DECK */
    Card drawn[NOTEBOOK_DRAWS];      /* or CARD_HIDDEN */
} NotebookAsk;

#define NOTEBOOK_ASKS_MAX (DIRENJIE_ROUNDS * DIRENJIE_SEATS)

/* What a seat remembers of a match, told one action after the other. All zero is its start. */
typedef struct NotebookHistory {
    CardSet seen[DIRENJIE_SEATS]; /* cards that it saw go to each hand, less those seen to leave */
    NotebookAsk asks[NOTEBOOK_ASKS_MAX];
    uint16_t count;
    uint8_t round, phase; /* as far as told; round 0 is the first */
    uint8_t unused[4];
} NotebookHistory;

/* Adds what an action of this seat made happen, as the notebook's owner saw it. */
void direnjie_history_add(NotebookHistory *history, Seat actor, const Event events[], size_t count);

/* Whether the owner saw a copy of the row's identity come to the place, a seat's, and none since
 * that could have been all of them leave it. It may be gone all the same. */
bool direnjie_history_was_here(const NotebookHistory *history, unsigned row, unsigned place);

#endif
