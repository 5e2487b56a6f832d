/* Read off the moves of one action. */
#include "direnjie/notebook/losses.h"

static bool has_cue(const Event events[], size_t count, unsigned cue)
{
    for (size_t i = 0; i < count; i++) {
        if (events[i].kind == EVENT_CUE && events[i].name == cue) {
            return true;
        }
    }
    return false;
}

CardSet losses_after(CardSet lost, Seat owner, Seat actor, const Event events[], size_t count)
{
    if (actor == owner) {
        return has_cue(events, count, DIRENJIE_CUE_ASK) ? 0 : lost;
    }
    for (size_t i = 0; i < count && !has_cue(events, count, DIRENJIE_CUE_SWAP); i++) {
        const Event *event = &events[i];
        bool is_loss = event->kind == EVENT_MOVE && event->from == DIRENJIE_HANDS + owner &&
                       event->to == DIRENJIE_HANDS + actor && event->card < DIRENJIE_CARDS;
        if (is_loss && direnjie_copies_in(lost, event->card) < 3) {
            lost = direnjie_add(lost, event->card);
        }
    }
    return lost;
}
