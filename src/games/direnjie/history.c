/* The history of asks, read off the events of a match as one seat saw them. It is derived anew
 * from them whenever it is shown, so undo, saves and replays need nothing here. */
#include "base/assert.h"
#include "games/direnjie_notebook.h"

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
