/* The last steps of Clash of Decks and what the automaton revealed, read off the actions of a turn.
 */
#include "clash/seen.h"
#include "clash/table.h"

#include "base/limits.h"

#include <string.h>

/* The steps so far, and the card whose blows come next. */
typedef struct Reader {
    ClashPast past;
    unsigned turn, now; /* of the steps; that the events have come to */
    Card striker;
    Seat side; /* of the striker */
} Reader;

/* Forgets what was done in the turn before, once something is done in this one. */
static void begin_turn(Reader *reader)
{
    if (reader->now != reader->turn) {
        reader->turn = reader->now;
        reader->past.count = reader->past.reveal_count = 0;
    }
}

/* The step to forget where there is no room for all: the oldest that is a mere arrival, else the
 * oldest. */
static size_t least_worth(const ClashPast *past)
{
    for (size_t i = 0; i < past->count; i++) {
        if (past->steps[i].is_summons) {
            return i;
        }
    }
    return 0;
}

static void push(Reader *reader, PastStep step)
{
    ClashPast *past = &reader->past;
    begin_turn(reader);
    if (past->count == PAST_STEPS) {
        size_t gone = least_worth(past);
        memmove(past->steps + gone, past->steps + gone + 1, (PAST_STEPS - 1 - gone) * sizeof step);
        past->count--;
    }
    past->steps[past->count++] = step;
}

static void push_blow(Reader *reader, const Event *event)
{
    bool is_spared = event->name == CLASH_CUE_SHIELD || event->name == CLASH_CUE_IMMUNE;
    push(reader, (PastStep){.actor = reader->striker,
                            .target = event->card,
                            .actor_side = reader->side,
                            .target_side = clash_keeper_side(event->from),
                            .damage = max_int(event->value, 0),
                            .is_spared = is_spared});
}

/* Marks the last blow on this card as its end. */
static void mark_end(Reader *reader, Card card, Seat side)
{
    for (size_t i = reader->past.count; i > 0; i--) {
        PastStep *step = &reader->past.steps[i - 1];
        if (step->target == card && step->target_side == side) {
            step->destroys = true;
            return;
        }
    }
    push(reader,
         (PastStep){.actor = CARD_NONE, .target = card, .target_side = side, .destroys = true});
}

static void add_cue(Reader *reader, const Event *event)
{
    switch ((enum ClashCue)event->name) {
    case CLASH_CUE_ATTACK:
        reader->striker = event->card;
        reader->side = clash_keeper_side(event->from);
        break;
    case CLASH_CUE_HIT:
    case CLASH_CUE_SPLASH:
    case CLASH_CUE_PIERCE:
    case CLASH_CUE_KEEPER:
    case CLASH_CUE_SHIELD:
    case CLASH_CUE_IMMUNE:
        push_blow(reader, event);
        break;
    case CLASH_CUE_DESTROY:
        mark_end(reader, event->card, (Seat)event->value);
        break;
    case CLASH_CUE_FALL:
        mark_end(reader, CLASH_BASTION, (Seat)event->value);
        break;
    case CLASH_CUE_LOSE:
        mark_end(reader, CLASH_FORT, (Seat)event->value);
        break;
    case CLASH_CUE_FIZZLE: /* an incantation of the automaton without a target */
        push(reader, (PastStep){.actor = reader->striker, .target = CARD_NONE, .actor_side = 1});
        break;
    case CLASH_CUE_REVEAL:
    case CLASH_CUE_CAST:
    case CLASH_CUE_SPRINT:
    case CLASH_CUE_BERSERK:
    case CLASH_CUE_LAST:
    case CLASH_CUE_RESULT:
        break;
    }
}

/* Adds a card that is removed from a deck, or played: from a hand, or from the automaton's pile. */
static void add_move(Reader *reader, const Event *event)
{
    bool is_pick = event->from >= CLASH_ZONE_PICKS && event->from < CLASH_ZONE_OWNED;
    bool is_hand = event->from >= CLASH_ZONE_HANDS && event->from < CLASH_ZONE_ROWS;
    bool is_known = event->card < CLASH_CARDS;
    if (is_pick && event->to >= CLASH_ZONE_OWNED && event->to < CLASH_ZONE_BOX) {
        push(reader, (PastStep){.actor = CARD_NONE,
                                .target = event->card,
                                .target_side = (Seat)(event->from - CLASH_ZONE_PICKS),
                                .destroys = true});
    }
    if (event->from == CLASH_ZONE_PILE && event->to != CLASH_ZONE_DISCARD && is_known) {
        begin_turn(reader);
        if (reader->past.reveal_count < PAST_REVEALS) {
            reader->past.reveals[reader->past.reveal_count++] = event->card;
        }
    }
    if ((!is_hand && event->from != CLASH_ZONE_PILE) || !is_known) {
        return;
    }
    if (event->to >= CLASH_ZONE_ROWS) {
        push(reader, (PastStep){.actor = CARD_NONE,
                                .target = event->card,
                                .target_side = clash_keeper_side(event->to),
                                .is_summons = true});
    } else if (event->to == CLASH_ZONE_RETURNING) {
        reader->striker = event->card;
        reader->side = clash_keeper_side(event->from);
    }
}

static unsigned turn_of(const PastAction *action)
{
    return ((const ClashView *)action->before)->table.turn;
}

static void add_action(Reader *reader, const PastAction *action)
{
    reader->now = turn_of(action);
    begin_turn(reader);
    reader->striker = CARD_NONE;
    reader->side = 0;
    for (size_t i = 0; i < action->count; i++) {
        const Event *event = &action->events[i];
        if (event->kind == EVENT_CUE) {
            add_cue(reader, event);
        } else if (event->kind == EVENT_MOVE) {
            add_move(reader, event);
        } else if (event->kind == EVENT_COUNTER && event->name == CLASH_COUNTER_TURN) {
            reader->now = (unsigned)event->value;
        }
    }
}

/* How many actions back the turn of the last one began: with the action that ended another. Of turn
 * 0, in which decks are chosen, only the last action is told. */
static size_t turn_begins(const TableScene *scene, bool moving)
{
    PastAction action;
    size_t back = 0;
    unsigned turn = table_last(scene->table, moving, 0, &action) ? turn_of(&action) : 0;
    while (turn > 0 && turn_of(&action) == turn &&
           table_last(scene->table, moving, back + 1, &action)) {
        back++;
    }
    return back;
}

ClashPast clash_past(const TableScene *scene, bool moving)
{
    Reader reader = {.striker = CARD_NONE};
    PastAction action;
    for (size_t back = turn_begins(scene, moving) + 1; back > 0; back--) {
        if (table_last(scene->table, moving, back - 1, &action)) {
            add_action(&reader, &action);
        }
    }
    return reader.past;
}
