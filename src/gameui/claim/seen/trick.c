/* The trick that was, is settled or would be. Why it is won is read off the cues of the rules, and
 * what an answer brings is foreseen by them; nothing here compares cards. */
#include "claim/seen.h"

/* Which seat takes a card of the trick; SEAT_NONE: nobody. */
static Seat taker_of(const Event *event)
{
    if (event->to >= CLAIM_SCORE && event->to < CLAIM_SCORE + CLAIM_SEATS) {
        return (Seat)(event->to - CLAIM_SCORE);
    }
    return SEAT_NONE;
}

/* All cards may be open, but it is told to this seat. */
static bool is_draw(const Event *event, Seat seat)
{
    return event->kind == EVENT_MOVE && event->from == CLAIM_DECK &&
           event->to == CLAIM_FOLLOWERS + seat;
}

/* The lead leaves its place before the answer. */
static void take_move(ClaimTrick *trick, const Event *event, Seat reader)
{
    if (event->to == CLAIM_LEAD) {
        trick->answer = event->card;
    } else if (event->from == CLAIM_LEAD && trick->lead == CARD_NONE) {
        trick->lead = event->card;
        trick->takers[0] = taker_of(event);
    } else if (event->from == CLAIM_LEAD) {
        trick->takers[1] = taker_of(event);
    } else if (event->from == CLAIM_PRIZE) {
        trick->prize = event->card;
    } else if (is_draw(event, reader)) {
        trick->drawn = event->card;
    }
}

static void take_cue(ClaimTrick *trick, const Event *event)
{
    switch ((enum ClaimCue)event->name) {
    case CLAIM_CUE_DOUBLE:
        trick->counts_as = event->value;
        return;
    case CLAIM_CUE_KNIGHT:
    case CLAIM_CUE_OFF:
    case CLAIM_CUE_TIE:
    case CLAIM_CUE_HIGH:
        trick->reason = event->name;
        return;
    case CLAIM_CUE_WIN:
        trick->winner = (Seat)event->value;
        return;
    case CLAIM_CUE_VOTE:
    case CLAIM_CUE_RESULT:
        return;
    }
}

ClaimTrick claim_trick_of(const ClaimView *before, const Event events[], size_t count)
{
    ClaimTrick trick = {.lead = CARD_NONE,
                        .answer = CARD_NONE,
                        .counts_as = -1,
                        .reason = -1,
                        .leader = before->table.leader,
                        .phase = before->table.phase,
                        .prize = CARD_NONE,
                        .takers = {SEAT_NONE, SEAT_NONE},
                        .drawn = CARD_NONE};
    for (size_t i = 0; i < count; i++) {
        if (events[i].kind == EVENT_CUE) {
            take_cue(&trick, &events[i]);
        } else if (events[i].kind == EVENT_MOVE) {
            take_move(&trick, &events[i], before->seat);
        }
    }
    return trick;
}

bool claim_past_trick(const TableScene *scene, bool moving, ClaimTrick *out)
{
    PastAction last;
    if (!table_last(scene->table, moving, 0, &last)) {
        return false;
    }
    *out = claim_trick_of(last.before, last.events, last.count);
    return out->reason >= 0;
}

bool claim_is_reason(int cue)
{
    return cue == CLAIM_CUE_KNIGHT || cue == CLAIM_CUE_OFF || cue == CLAIM_CUE_TIE ||
           cue == CLAIM_CUE_HIGH;
}

bool claim_trick_now(const TableScene *scene, ClaimTrick *out)
{
    bool settles = claim_is_reason(scene->cue) || scene->cue == CLAIM_CUE_WIN;
    return settles && !table_rests(scene->table) && claim_past_trick(scene, true, out);
}

/* See ClaimTrick.takers. */
static Seat scorer_of(const ClaimForecast *forecast, Card card)
{
    for (Seat seat = 0; seat < CLAIM_SEATS; seat++) {
        if (forecast->scored[seat] >> card & 1) {
            return seat;
        }
    }
    return SEAT_NONE;
}

bool claim_outlook_trick(const ClaimView *view, Action action, ClaimTrick *out)
{
    const ClaimTable *table = &view->table;
    ClaimForecast forecast;
    if (!claim_foresee(view, action, &forecast)) {
        return false;
    }
    Card answer = action_operand(action, 0);
    *out = (ClaimTrick){.lead = table->lead,
                        .answer = answer,
                        .counts_as = forecast.counts_as,
                        .reason = forecast.reason,
                        .leader = table->leader,
                        .winner = forecast.winner,
                        .phase = table->phase,
                        .prize = forecast.prize,
                        .takers = {scorer_of(&forecast, table->lead), scorer_of(&forecast, answer)},
                        .drawn = CARD_NONE};
    return true;
}

bool claim_meant_trick(const TableScene *scene, ClaimTrick *out)
{
    Action action;
    return table_meant(scene, &action) && claim_outlook_trick(scene->view, action, out);
}

bool claim_trick_has(const ClaimTrick *trick, ClaimFaction faction)
{
    return claim_faction(trick->lead) == faction || claim_faction(trick->answer) == faction;
}

void claim_add_trick(const ClaimTrick *trick, CardSet score[CLAIM_SEATS])
{
    const Card cards[] = {trick->lead, trick->answer};
    for (unsigned i = 0; i < 2; i++) {
        if (trick->takers[i] < CLAIM_SEATS) {
            CardSet *pile = &score[trick->takers[i]];
            *pile = claim_add(*pile, cards[i]);
        }
    }
}

bool claim_strays(ClaimPhase phase, Card card)
{
    return claim_faction(card) == (phase == CLAIM_RECRUIT ? CLAIM_UNDEAD : CLAIM_DWARF);
}
