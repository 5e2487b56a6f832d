/* Counts a match by its events, as seat 0 saw them: all that counts here is public. */
#include "clash_tally.h"

/* Whose blows come next. */
typedef struct Count {
    ClashTally tally;
    Card striker;
    Seat side;
    Seat loser; /* SEAT_NONE: nobody has lost */
} Count;

static Seat row_side(uint8_t zone)
{
    return (Seat)((zone - CLASH_ZONE_ROWS) / CLASH_ROWS);
}

/* The automaton's keeper has a zone of its own. */
static Seat keeper_side(uint8_t zone)
{
    if (zone >= CLASH_ZONE_HANDS && zone < CLASH_ZONE_ROWS) {
        return (Seat)(zone - CLASH_ZONE_HANDS);
    }
    return 1;
}

/* An incantation on its way to its target. */
static void take_move(Count *count, const Event *event)
{
    if (event->to != CLASH_ZONE_RETURNING || event->card >= CLASH_CARDS ||
        !clash_is_incantation(event->card)) {
        return;
    }
    count->striker = event->card;
    count->side = keeper_side(event->from);
}

static void take_cue(Count *count, const Event *event, bool is_final)
{
    bool has_striker = count->striker < CLASH_CARDS;
    if (event->name == CLASH_CUE_ATTACK) {
        count->striker = event->card;
        count->side = row_side(event->from);
    } else if (event->name == CLASH_CUE_DESTROY && has_striker && event->value != count->side) {
        count->tally.kills[count->side][count->striker]++;
    } else if (event->name == CLASH_CUE_KEEPER && has_striker && event->value > 0 &&
               keeper_side(event->from) == count->loser) {
        count->tally.blow = (ClashLastBlow){count->striker, count->loser, event->value, is_final};
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
            if (events[k].kind == EVENT_CUE) {
                take_cue(&count, &events[k], i + 1 == match->position);
            } else if (events[k].kind == EVENT_MOVE) {
                take_move(&count, &events[k]);
            }
        }
    }
    return count.tally;
}
