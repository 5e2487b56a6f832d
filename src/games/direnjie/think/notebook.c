/* The notebook's ink: first what the seat sees, which is a lower bound on each place; then, for
 * deductions, the exact bounds that counting gives (count.c). Nothing here remembers: the view
 * already keeps what the seat once saw. */
#include "direnjie/state.h"
#include "direnjie/think/count.h"

#include "games/direnjie_notebook.h"

#include "base/limits.h"

#include <string.h>

bool direnjie_notebook_has(const DirenjieTable *table, unsigned row, unsigned place)
{
    bool dealt_out = table->seats >= 5;
    bool is_killer = row == NOTEBOOK_KILLER;
    if (place >= NOTEBOOK_SEATS) {
        return place - NOTEBOOK_SEATS < table->seats && (!is_killer || table->expansion);
    }
    if (place == NOTEBOOK_DECK) {
        return !dealt_out && (!is_killer || table->expansion);
    }
    return !is_killer;
}

static void forget_all(Notebook *out)
{
    for (unsigned row = 0; row < NOTEBOOK_ROWS; row++) {
        for (unsigned place = 0; place < NOTEBOOK_PLACES; place++) {
            out->cells[row][place] = (NotebookInk){.high = NOTEBOOK_COPIES};
        }
    }
}

static void ink_seen(Notebook *out, CardSet cards, unsigned place)
{
    for (unsigned row = 0; row < DIRENJIE_IDENTITIES; row++) {
        unsigned seen = direnjie_copies_in(cards, (Card)(3 * row));
        out->cells[row][place].low = (uint8_t)(out->cells[row][place].low + seen);
    }
}

static void ink_hands(const DirenjieView *view, Notebook *out)
{
    for (Seat seat = 0; seat < view->table.seats; seat++) {
        unsigned place = NOTEBOOK_SEATS + seat;
        ink_seen(out, seat == view->seat ? view->hand : view->certain[seat], place);
        for (unsigned row = 0; row < DIRENJIE_IDENTITIES; row++) {
            NotebookInk *ink = &out->cells[row][place];
            ink->faded = (uint8_t)direnjie_copies_in(view->uncertain[seat], (Card)(3 * row));
            if (seat == view->seat) {
                ink->high = ink->low;
            }
        }
    }
}

static void ink_clues(const DirenjieView *view, Notebook *out)
{
    for (unsigned i = 0; i < view->table.clue_count; i++) {
        ink_seen(out, direnjie_located_in_clue(view, i), NOTEBOOK_CLUES);
    }
}

/* What everybody sees when the game is over; before, nothing. */
static void ink_shown(const DirenjieView *view, Notebook *out)
{
    for (unsigned i = 0; i < view->table.deck_count; i++) {
        if (view->deck[i] != CARD_HIDDEN) {
            ink_seen(out, card_bit(view->deck[i]), NOTEBOOK_DECK);
        }
    }
    for (unsigned i = 0; i < DIRENJIE_CATEGORIES; i++) {
        if (view->secret[i] != CARD_HIDDEN) {
            ink_seen(out, card_bit(view->secret[i]), NOTEBOOK_SECRET);
        }
    }
}

/* DR-3 */
static void ink_innocent(const DirenjieView *view, Notebook *out)
{
    for (unsigned row = 0; row < DIRENJIE_IDENTITIES; row++) {
        bool innocent = view->starting[view->seat] >> row & 1;
        if (innocent) {
            out->cells[row][NOTEBOOK_SECRET].high = 0;
        } else {
            out->cells[row][NOTEBOOK_SECRET].high = 1;
        }
    }
}

/* `suspects`: seats that can be the killer, and bit DIRENJIE_NOBODY. */
static void ink_killer(unsigned suspects, Notebook *out)
{
    NotebookInk *row = out->cells[NOTEBOOK_KILLER];
    uint8_t known = (suspects & (suspects - 1)) == 0;
    for (Seat seat = 0; seat <= DIRENJIE_NOBODY; seat++) {
        unsigned place = NOTEBOOK_DECK;
        if (seat != DIRENJIE_NOBODY) {
            place = NOTEBOOK_SEATS + seat;
        }
        uint8_t can = suspects >> seat & 1;
        row[place] = (NotebookInk){.low = can & known, .high = can};
    }
}

/* When all is shown, what lies somewhere is all that lies there. */
static void close_bounds(Notebook *out)
{
    for (unsigned row = 0; row < DIRENJIE_IDENTITIES; row++) {
        for (unsigned place = 0; place < NOTEBOOK_PLACES; place++) {
            out->cells[row][place].high = out->cells[row][place].low;
        }
    }
}

static void deduce(const DirenjieView *view, Notebook *out)
{
    Count count;
    direnjie_count_begin(&count, view);
    for (unsigned row = 0; row < DIRENJIE_IDENTITIES; row++) {
        for (unsigned place = 0; place < NOTEBOOK_PLACES; place++) {
            NotebookInk *ink = &out->cells[row][place];
            if (place != NOTEBOOK_SEATS + (unsigned)view->seat) {
                unsigned more = direnjie_count_least(&count, row, place);
                ink->high = (uint8_t)(ink->low + direnjie_count_most(&count, row, place));
                ink->low = (uint8_t)(ink->low + more);
                ink->faded = (uint8_t)(ink->faded - min_unsigned(ink->faded, more));
            }
        }
    }
    ink_killer(direnjie_count_killers(&count), out);
}

void direnjie_notebook(const DirenjieView *view, NotebookLevel level, Notebook *out)
{
    forget_all(out);
    if (level == NOTEBOOK_OFF) {
        return;
    }
    ink_hands(view, out);
    ink_clues(view, out);
    ink_shown(view, out);
    ink_innocent(view, out);
    ink_killer(view->candidates, out);
    if (view->table.phase == DIRENJIE_OVER) {
        close_bounds(out);
        ink_killer(view->table.expansion ? 1u << view->killer : 0, out);
    } else if (level == NOTEBOOK_DEDUCTIONS) {
        deduce(view, out);
    }
}
