/* The last deeds of Clash of Decks and what the automaton revealed, off the actions of a turn. */
#include "clash/seen/deeds.h"

#include "base/limits.h"

#include <string.h>

/* The deeds so far, and the card whose blows come next. */
typedef struct Story {
    Deeds told;
    unsigned turn, now; /* of the deeds; that the events have come to */
    Card striker;
    Seat side; /* of the striker */
} Story;

/* Something is done in this turn: what was done in the one before is forgotten. */
static void story_turn(Story *story)
{
    if (story->now != story->turn) {
        story->turn = story->now;
        story->told.count = story->told.reveal_count = 0;
    }
}

/* Where there is no room for all: the oldest that is a mere arrival, else the oldest. */
static size_t least_worth(const Deeds *told)
{
    for (size_t i = 0; i < told->count; i++) {
        if (told->deeds[i].is_summons) {
            return i;
        }
    }
    return 0;
}

static void push(Story *story, Deed deed)
{
    Deeds *told = &story->told;
    story_turn(story);
    if (told->count == DEEDS) {
        size_t gone = least_worth(told);
        memmove(told->deeds + gone, told->deeds + gone + 1, (DEEDS - 1 - gone) * sizeof deed);
        told->count--;
    }
    told->deeds[told->count++] = deed;
}

/* Of a zone of units or of a keeper. */
static Seat side_of(uint8_t zone)
{
    if (zone >= CLASH_ZONE_ROWS) {
        return (Seat)((zone - CLASH_ZONE_ROWS) / CLASH_ROWS);
    }
    if (zone >= CLASH_ZONE_HANDS) {
        return (Seat)(zone - CLASH_ZONE_HANDS);
    }
    return 1; /* the automaton */
}

static void push_blow(Story *story, const Event *event)
{
    bool is_spared = event->name == CLASH_CUE_SHIELD || event->name == CLASH_CUE_IMMUNE;
    push(story, (Deed){.actor = story->striker,
                       .target = event->card,
                       .actor_side = story->side,
                       .target_side = side_of(event->from),
                       .damage = max_int(event->value, 0),
                       .is_spared = is_spared});
}

/* The last blow on this card was its end. */
static void mark_end(Story *story, Card card, Seat side)
{
    for (size_t i = story->told.count; i > 0; i--) {
        Deed *deed = &story->told.deeds[i - 1];
        if (deed->target == card && deed->target_side == side) {
            deed->destroys = true;
            return;
        }
    }
    push(story, (Deed){.actor = CARD_NONE, .target = card, .target_side = side, .destroys = true});
}

static void add_cue(Story *story, const Event *event)
{
    switch ((enum ClashCue)event->name) {
    case CLASH_CUE_ATTACK:
        story->striker = event->card;
        story->side = side_of(event->from);
        break;
    case CLASH_CUE_HIT:
    case CLASH_CUE_SPLASH:
    case CLASH_CUE_PIERCE:
    case CLASH_CUE_KEEPER:
    case CLASH_CUE_SHIELD:
    case CLASH_CUE_IMMUNE:
        push_blow(story, event);
        break;
    case CLASH_CUE_DESTROY:
        mark_end(story, event->card, (Seat)event->value);
        break;
    case CLASH_CUE_FALL:
        mark_end(story, CLASH_BASTION, (Seat)event->value);
        break;
    case CLASH_CUE_LOSE:
        mark_end(story, CLASH_FORT, (Seat)event->value);
        break;
    case CLASH_CUE_FIZZLE: /* an incantation of the automaton without a target */
        push(story, (Deed){.actor = story->striker, .target = CARD_NONE, .actor_side = 1});
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

/* A card that is removed from a deck, or played: from a hand, or from the automaton's pile. */
static void add_move(Story *story, const Event *event)
{
    bool is_pick = event->from >= CLASH_ZONE_PICKS && event->from < CLASH_ZONE_OWNED;
    bool is_hand = event->from >= CLASH_ZONE_HANDS && event->from < CLASH_ZONE_ROWS;
    bool is_known = event->card < CLASH_CARDS;
    if (is_pick && event->to >= CLASH_ZONE_OWNED && event->to < CLASH_ZONE_BOX) {
        push(story, (Deed){.actor = CARD_NONE,
                           .target = event->card,
                           .target_side = (Seat)(event->from - CLASH_ZONE_PICKS),
                           .destroys = true});
    }
    if (event->from == CLASH_ZONE_PILE && event->to != CLASH_ZONE_DISCARD && is_known) {
        story_turn(story);
        if (story->told.reveal_count < REVEALS) {
            story->told.reveals[story->told.reveal_count++] = event->card;
        }
    }
    if ((!is_hand && event->from != CLASH_ZONE_PILE) || !is_known) {
        return;
    }
    if (event->to >= CLASH_ZONE_ROWS) {
        push(story, (Deed){.actor = CARD_NONE,
                           .target = event->card,
                           .target_side = side_of(event->to),
                           .is_summons = true});
    } else if (event->to == CLASH_ZONE_RETURNING) {
        story->striker = event->card;
        story->side = side_of(event->from);
    }
}

static unsigned turn_of(const PastAction *action)
{
    return ((const ClashView *)action->before)->table.turn;
}

static void add_action(Story *story, const PastAction *action)
{
    story->now = turn_of(action);
    story_turn(story);
    story->striker = CARD_NONE;
    story->side = 0;
    for (size_t i = 0; i < action->count; i++) {
        const Event *event = &action->events[i];
        if (event->kind == EVENT_CUE) {
            add_cue(story, event);
        } else if (event->kind == EVENT_MOVE) {
            add_move(story, event);
        } else if (event->kind == EVENT_COUNTER && event->name == CLASH_COUNTER_TURN) {
            story->now = (unsigned)event->value;
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

Deeds clash_deeds(const TableScene *scene, bool moving)
{
    Story story = {.striker = CARD_NONE};
    PastAction action;
    for (size_t back = turn_begins(scene, moving) + 1; back > 0; back--) {
        if (table_last(scene->table, moving, back - 1, &action)) {
            add_action(&story, &action);
        }
    }
    return story.told;
}
