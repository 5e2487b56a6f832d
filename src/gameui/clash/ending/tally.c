/* Counts a match by its events, as seat 0 saw them: all that counts here is public. */
#include "clash/ending/tally.h"
#include "clash/table.h"

#include <string.h>

/* The tally so far, and whose blows come next. */
typedef struct Count {
    ClashTally tally;
    Card striker;
    Seat side;
    Seat loser;   /* SEAT_NONE: nobody has lost */
    unsigned row; /* the striker's */
} Count;

/* An incantation on its way to its target. */
static void take_move(Count *count, const Event *event)
{
    if (event->to != CLASH_ZONE_RETURNING || event->card >= CLASH_CARDS ||
        !clash_is_incantation(event->card)) {
        return;
    }
    count->striker = event->card;
    count->side = clash_keeper_side(event->from);
}

static void take_cue(Count *count, const Event *event, bool is_final)
{
    bool has_striker = count->striker < CLASH_CARDS;
    if (event->name == CLASH_CUE_ATTACK) {
        count->striker = event->card;
        count->side = clash_side_of(event->from);
        count->row = (unsigned)(event->from - CLASH_ZONE_ROWS) % CLASH_ROWS;
    } else if (event->name == CLASH_CUE_DESTROY && has_striker && event->value != count->side) {
        count->tally.kills[count->side][count->striker]++;
    } else if (event->name == CLASH_CUE_KEEPER && has_striker && event->value > 0 &&
               clash_keeper_side(event->from) == count->loser) {
        count->tally.blow = (ClashLastBlow){count->striker, count->loser, event->value, is_final};
        count->tally.damage[count->row] += event->value;
    }
}

static void take_event(Count *count, const Event *event, bool is_final)
{
    if (event->kind == EVENT_CUE) {
        take_cue(count, event, is_final);
    } else if (event->kind == EVENT_MOVE) {
        take_move(count, event);
    } else if (event->kind == EVENT_COUNTER && event->name == CLASH_COUNTER_TURN) {
        memset(count->tally.damage, 0, sizeof count->tally.damage);
    }
}

ClashTally clash_tally(const Match *match)
{
    ClashView view;
    Event events[EVENT_COUNT_MAX];
    match_view(match, 0, &view);
    Count count = {.tally = {.blow = {.card = CARD_NONE}}, .loser = SEAT_NONE};
    if (view.table.winner != SEAT_NONE) {
        count.loser = (Seat)(1 - view.table.winner);
    }
    for (size_t i = 0; i < match->position; i++) {
        EventLog log = {.events = events, .capacity = EVENT_COUNT_MAX};
        match_events(match, i, 0, &log);
        count.striker = CARD_NONE;
        for (size_t k = 0; k < log.count; k++) {
            take_event(&count, &events[k], i + 1 == match->position);
        }
    }
    return count.tally;
}

/* Incantations of the assault are paid from what its beginning left. */
ClashSpare clash_spare(const Match *match, Seat loser)
{
    unsigned spent = 0;
    for (size_t i = match->position; i > 0; i--) {
        const Played *played = buffer_at(&match->played, i - 1);
        unsigned verb = action_verb(played->action);
        if (played->seat == loser && verb == CLASH_CAST) {
            spent += clash_facts[action_operand(played->action, 0)].mana;
        } else if (played->seat == loser && verb == CLASH_ATTACK) {
            ClashView view;
            match_view_before(match, i - 1, loser, &view);
            ClashTable spare = view.table;
            spare.mana = (uint8_t)(spare.mana - spent);
            if (!clash_can_play(&spare)) {
                break;
            }
            return (ClashSpare){spare.mana, clash_mana_begun(&view.table)};
        }
    }
    return (ClashSpare){0};
}
