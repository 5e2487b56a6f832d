/* Read off the bounds and the view that they were made of; nothing is counted here. */
#include "direnjie/notebook/verdict.h"

unsigned verdict_located(const Notebook *ink, unsigned row)
{
    unsigned copies = 0;
    for (unsigned place = NOTEBOOK_CLUES; place < NOTEBOOK_PLACES; place++) {
        copies += ink->cells[row][place].low;
    }
    return copies;
}

/* Whether two of it are in sight in a clue of which the seat has not seen the bottom. */
static bool has_unseen_bottom(const DirenjieView *view, Card card)
{
    for (unsigned i = 0; i < view->table.clue_count; i++) {
        const Card *cards = view->clues[i].cards;
        if (cards[0] == card && cards[2] == CARD_HIDDEN) {
            return true;
        }
    }
    return false;
}

Verdict verdict_of(const DirenjieView *view, const Notebook *ink, unsigned row)
{
    Card card = (Card)(3 * row);
    if (ink->cells[row][NOTEBOOK_SECRET].high > 0) {
        return VERDICT_OPEN;
    }
    if (view->starting[view->seat] >> row & 1) {
        return VERDICT_STARTING;
    }
    if (direnjie_copies_in(view->outside, card) == NOTEBOOK_COPIES) {
        return VERDICT_LOCATED;
    }
    bool is_whole = ink->cells[row][NOTEBOOK_CLUES].low == NOTEBOOK_COPIES;
    return is_whole && has_unseen_bottom(view, card) ? VERDICT_BOTTOM : VERDICT_COUNTED;
}

uint16_t verdict_ruled_out(const Notebook *earlier, const Notebook *later)
{
    unsigned ruled_out = 0;
    for (unsigned row = 0; row < DIRENJIE_IDENTITIES; row++) {
        bool was_open = earlier->cells[row][NOTEBOOK_SECRET].high > 0;
        bool is_open = later->cells[row][NOTEBOOK_SECRET].high > 0;
        ruled_out |= (unsigned)(was_open && !is_open) << row;
    }
    return (uint16_t)ruled_out;
}
