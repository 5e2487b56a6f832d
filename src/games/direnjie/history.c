/* The history of asks and of cards that were seen to change hands, read off the events of a match
 * as one seat saw them. It is derived anew from them whenever it is shown, so undo, saves and
 * replays need nothing here. */
#include "base/assert.h"
#include "games/direnjie_notebook.h"

#include "base/limits.h"

static Seat hand_owner(uint8_t zone)
{
    if (zone == DIRENJIE_DECK) {
        return DIRENJIE_FROM_DECK;
    }
    return (Seat)(zone - DIRENJIE_HANDS);
}

static NotebookAsk *last_ask(NotebookHistory *history)
{
    if (history->count) {
        return &history->asks[history->count - 1];
    }
    return NULL;
}

static void add_ask(NotebookHistory *history, Seat asker, int ask)
{
    ASSERT(history->count < NOTEBOOK_ASKS_MAX);
    history->asks[history->count++] = (NotebookAsk){
        .round = history->round ? history->round : 1, .asker = asker, .ask = (uint8_t)ask};
}

/* Cards move in answer to an ask, to console the asker, to refill the hand, or for reasons that are
 * not told here. */
static void add_move(NotebookHistory *history, const Event *event)
{
    NotebookAsk *ask = last_ask(history);
    if (!ask) {
        return;
    }
    if (history->phase == DIRENJIE_GIVING) {
        ask->cards[hand_owner(event->from)] = event->card;
    } else if (history->phase == DIRENJIE_CONSOLING || history->phase == DIRENJIE_REFILLING) {
        ASSERT(ask->draws < NOTEBOOK_DRAWS);
        ask->drawn_from[ask->draws] = hand_owner(event->from);
        ask->drawn[ask->draws++] = event->card;
    }
}

static bool is_hand(uint8_t zone)
{
    return zone >= DIRENJIE_HANDS && zone < DIRENJIE_HANDS + DIRENJIE_SEATS;
}

/* A card that leaves unseen may be any, so what was seen stays. */
static void see_leave(NotebookHistory *history, const Event *event)
{
    if (event->card != CARD_HIDDEN && is_hand(event->from)) {
        CardSet *seen = &history->seen[event->from - DIRENJIE_HANDS];
        *seen = direnjie_less(*seen, card_bit(direnjie_lowest(event->card)));
    }
}

static void see_come(NotebookHistory *history, const Event *event)
{
    if (event->card != CARD_HIDDEN && is_hand(event->to)) {
        CardSet *seen = &history->seen[event->to - DIRENJIE_HANDS];
        *seen = direnjie_join(*seen, card_bit(direnjie_lowest(event->card)));
    }
}

/* DR-13: what was seen in a hand goes with it; whoever swaps sees both hands whole. */
static void see_swap(NotebookHistory *history, Seat one, Seat two, bool is_seen)
{
    CardSet seen = history->seen[one];
    history->seen[one] = is_seen ? 0 : history->seen[two];
    history->seen[two] = is_seen ? 0 : seen;
}

/* Hands that are swapped leave whole, so nothing of them is taken away card by card. */
static void see(NotebookHistory *history, Seat actor, const Event events[], size_t count)
{
    bool is_swap = false, is_seen = false;
    for (size_t i = 0; i < count; i++) {
        is_seen |= events[i].kind == EVENT_MOVE && events[i].card != CARD_HIDDEN;
    }
    for (size_t i = 0; i < count; i++) {
        const Event *event = &events[i];
        if (event->kind == EVENT_CUE && event->name == DIRENJIE_CUE_SWAP) {
            see_swap(history, actor, (Seat)event->value, is_seen);
            is_swap = true;
        } else if (event->kind == EVENT_MOVE) {
            if (!is_swap) {
                see_leave(history, event);
            }
            see_come(history, event);
        }
    }
}

bool direnjie_history_was_here(const NotebookHistory *history, unsigned row, unsigned place)
{
    if (place < NOTEBOOK_SEATS || row >= NOTEBOOK_KILLER) {
        return false;
    }
    return direnjie_copies_in(history->seen[place - NOTEBOOK_SEATS], (Card)(3 * row)) > 0;
}

static void add_cue(NotebookHistory *history, Seat actor, const Event *event)
{
    NotebookAsk *ask = last_ask(history);
    if (event->name == DIRENJIE_CUE_ASK) {
        add_ask(history, actor, event->value);
    } else if (event->name == DIRENJIE_CUE_GIVE && ask) {
        ask->gave |= seat_bit((Seat)event->value);
    } else if (event->name == DIRENJIE_CUE_REFUSE && ask) {
        ask->refused |= seat_bit((Seat)event->value);
    }
}

void direnjie_history_add(NotebookHistory *history, Seat actor, const Event events[], size_t count)
{
    see(history, actor, events, count);
    for (size_t i = 0; i < count; i++) {
        const Event *event = &events[i];
        if (event->kind == EVENT_CUE) {
            add_cue(history, actor, event);
        } else if (event->kind == EVENT_MOVE) {
            add_move(history, event);
        } else if (event->kind == EVENT_PHASE) {
            history->phase = event->name;
        } else if (event->kind == EVENT_COUNTER && event->name == DIRENJIE_ROUND) {
            history->round = (uint8_t)event->value;
        }
    }
}
