/* The notebook of Di Renjie beside the table, shared by its parts. It belongs to the seat that
 * looks at the table. Ink and history are made anew from what that seat saw whenever it may have
 * changed; only the pencil is kept, as the session's note. */
#ifndef GAMEUI_DIRENJIE_PAGES_H
#define GAMEUI_DIRENJIE_PAGES_H

#include "direnjie/notebook/pencil.h"
#include "direnjie/pen.h"
#include "direnjie/table.h"
#include "play.h"
#include "sheet.h"

#define NOTEBOOK_FIELD "notebook.words"

#define COLOR_COVER color_rgb(0x2a3a52)

typedef struct Cell {
    unsigned row, place;
} Cell;

typedef struct NotebookPanel {
    bool is_open, shows_asks;
    Seat owner; /* whose pencil this is; SEAT_NONE: it has not been read */
    Seat met;   /* for whom it was opened, if that was wanted */
    Pencil pencil;
    unsigned notes_set;   /* as of which it was read: a phone may have written since */
    Cell chosen, hovered; /* row NOTEBOOK_ROWS: none */
    DirenjieView view;    /* of which the ink is */
    NotebookLevel level;
    bool has_ink;
    Notebook ink;
    uint16_t ruled_out;   /* identities that were ruled out last, */
    unsigned ruled_count; /* when so many asks had been made */
    NotebookHistory history;
    CardSet lost[DIRENJIE_SEATS]; /* taken from the owner since its last turn, by each seat */
    size_t read;                  /* actions that are in both */
    Notebook known;      /* the ink as the table tells of it: without any, what the pencil says */
    DirenjieNotes notes; /* for the table */
    bool opens;          /* the book on the desk was pressed */
    unsigned seen;       /* entries when it was last open */
    uint64_t opened_ms;  /* when it was opened, and when its ink changed; 0: long ago */
    uint64_t inked_ms;
    Notebook before; /* the ink that was there until then */
} NotebookPanel;

/* Where the sheet lies while it slides to its place. */
Rect notebook_slid(const Play *play, Rect rect);

/* SidePanel.moves and .settle */
bool notebook_moves(const Play *play);
void notebook_settle(Play *play);

/* The page as it is laid out in this frame: columns of equal width right of the labels. */
typedef struct NotebookPage {
    Play *play;
    NotebookPanel *panel;
    Sheet sheet;
    Pen pen;
    float label, cell, row, head; /* pixels: widths, heights; see notebook_width */
    unsigned columns[NOTEBOOK_PLACES];
    unsigned count;
} NotebookPage;

/* How wide a column is: two cards drawn from the deck lie beside each other. */
#define NOTEBOOK_DECK_CELLS 1.5f

static inline float notebook_width(const NotebookPage *page, unsigned column)
{
    bool is_deck = page->columns[column] == NOTEBOOK_DECK;
    return page->cell * (is_deck ? NOTEBOOK_DECK_CELLS : 1);
}

/* Whether a cell is of the secret or of the killer: a sign, no number. */
static inline bool cell_is_verdict(Cell cell)
{
    return cell.place == NOTEBOOK_SECRET || cell.row == NOTEBOOK_KILLER;
}

static inline NotebookInk cell_ink(const NotebookPanel *panel, Cell cell)
{
    return panel->ink.cells[cell.row][cell.place];
}

/* The id of a cell: "mark.T4" for the secret, else "mark.T4.seat1". */
void notebook_cell_id(Cell cell, Text *out);

/* The killer card or any copy of an identity. */
static inline Card notebook_card(unsigned row)
{
    return row == NOTEBOOK_KILLER ? DIRENJIE_KILLER_CARD : (Card)(3 * row);
}

/* The panel of a match of Di Renjie. */
NotebookPanel *notebook_of(const Play *play);

PencilCell *notebook_pencil(NotebookPanel *panel, Cell cell);
void notebook_mark(Play *play, Cell cell, PencilMark mark);

/* Sets a mark, or takes it away where it stands already. */
void notebook_toggle(Play *play, Cell cell, PencilMark mark);

void notebook_keep(Play *play);

/* "T4 Court Musician", "Killer"; "Ani", "Deck". */
const char *notebook_row_name(Play *play, unsigned row);

/* A row as a sentence, like phones have it: "T3 Merchant: Possible · Deck: 1 or more"; and what is
 * in ink there alone, empty for nothing. */
const char *notebook_row_words(Play *play, unsigned row);
const char *notebook_row_ink(Play *play, unsigned row);
const char *notebook_place_name(Play *play, unsigned place);

/* What is in ink there, in words; "" for nothing. */
const char *notebook_ink_words(Play *play, Cell cell);
const char *notebook_mark_words(Play *play, PencilMark mark);

/* The heads of the columns that the page shows. */
void notebook_heads(const NotebookPage *sheet, Rect rect);

/* The upper edge of the cover: tabs, title, the switch, the cross. */
void notebook_cover(Play *play, Pen pen, Rect line);

/* How much of the cell's ink is there yet: 0 … 1, from the left. */
float notebook_written(const NotebookPage *page, Cell cell);

void notebook_grid(const NotebookPage *sheet, Rect rect);
void notebook_slip(const NotebookPage *sheet, Rect rect);

/* What the signs of the grid say, in a line. */
void notebook_signs(const NotebookPage *page, Rect rect);
void notebook_asks(const NotebookPage *sheet, Rect rect);

/* The request before the one that is being answered, and how it went, in a sentence; "": none. */
const char *notebook_last_turn(Play *play);

/* Whether the goal stands below the grid: in a first game until the person has asked. */
bool notebook_tells_goal(const NotebookPage *page);

#define NOTEBOOK_ASK_ROW 24.0f /* of the drawing: the height of one */

/* The newest questions below the grid, in its columns; or the goal. */
void notebook_last_asks(const NotebookPage *sheet, Rect rect, unsigned rows);

/* The red lines of the page: fine ones, and those that part one thing from the next. */
static inline Color notebook_line_color(bool parts)
{
    return color_faded(COLOR_CINNABAR, parts ? 0.75f : 0.3f);
}

/* The square in the middle of a cell, of this share of its shorter side. */
Rect notebook_square(Rect cell, float share);

/* A sign on paper. */
void notebook_sign(const NotebookPage *sheet, const char *icon, Rect rect, Color color);

#endif
