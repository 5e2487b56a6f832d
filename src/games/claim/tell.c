/* The events of an action. A trick is told from the table before it: the answer, why who wins, and
 * where the cards go; what follows is told from the table after it: the next prize, the second
 * phase, or the votes. Nothing here changes a state, and without a log nothing is done.
 *
 * Hands, followers, score piles and discards have no order, so places in them are INDEX_ANY. */
#include "claim/state.h"

static void tell_move(EventLog *log, Card card, unsigned from, unsigned to, SeatSet audience)
{
    uint8_t from_index = 0;
    if (from >= CLAIM_DISCARD) {
        from_index = INDEX_ANY;
    }
    uint8_t to_index = 0;
    if (to >= CLAIM_DISCARD) {
        to_index = INDEX_ANY;
    }
    event_move(log, card, (uint8_t)from, from_index, (uint8_t)to, to_index, audience);
}

void claim_tell_lead(const ClaimTable *table, Card card, EventLog *log)
{
    if (log) {
        tell_move(log, card, CLAIM_HANDS + table->leader, CLAIM_LEAD, SEATS_ALL);
    }
}

static void tell_reason(const Trick *trick, EventLog *log)
{
    ClaimFaction led = claim_faction(trick->lead), answered = claim_faction(trick->answer);
    unsigned led_value = claim_value(trick->lead), value = claim_value(trick->answer);
    if (answered == CLAIM_DOPPELGANGER && led != CLAIM_DOPPELGANGER) {
        event_cue(log, CLAIM_CUE_DOUBLE, (int)led);
    }
    if (led == CLAIM_GOBLIN && answered == CLAIM_KNIGHT) {
        event_cue(log, CLAIM_CUE_KNIGHT, trick->winner);
    } else if (answered != led && answered != CLAIM_DOPPELGANGER) {
        event_cue(log, CLAIM_CUE_OFF, (int)led);
    } else if (value == led_value) {
        event_cue(log, CLAIM_CUE_TIE, (int)value);
    } else {
        event_cue(log, CLAIM_CUE_HIGH, (int)(value > led_value ? value : led_value));
    }
    event_cue(log, CLAIM_CUE_WIN, trick->winner);
}

/* The lead first; the answer has then moved up to place 0. */
static void tell_taking(const ClaimTable *table, const Trick *trick, EventLog *log)
{
    const Card cards[2] = {trick->lead, trick->answer};
    for (unsigned i = 0; i < 2; i++) {
        Seat taker = claim_taker((ClaimPhase)table->phase, cards[i], trick->winner);
        unsigned pile = CLAIM_DISCARD;
        if (taker != SEAT_NONE) {
            pile = CLAIM_SCORE + (unsigned)taker;
        }
        tell_move(log, cards[i], CLAIM_LEAD, pile, SEATS_ALL);
    }
}

void claim_tell_trick(const ClaimState *before, const Trick *trick, EventLog *log)
{
    const ClaimTable *table = &before->table;
    Seat winner = trick->winner, loser = seat_other(winner);
    if (!log) {
        return;
    }
    event_move(log, trick->answer, (uint8_t)(CLAIM_HANDS + seat_other(trick->leader)), INDEX_ANY,
               CLAIM_LEAD, 1, SEATS_ALL);
    tell_reason(trick, log);
    tell_taking(table, trick, log);
    if (table->phase == CLAIM_RECRUIT) {
        Card drawn = before->deck[claim_deck_count(table) - 1];
        tell_move(log, table->prize, CLAIM_PRIZE, CLAIM_FOLLOWERS + (unsigned)winner, SEATS_ALL);
        tell_move(log, drawn, CLAIM_DECK, CLAIM_FOLLOWERS + (unsigned)loser, seat_bit(loser));
    }
}

/* By now each seat can tell all followers of the other: everything else was seen. */
static void tell_support(const ClaimState *after, EventLog *log)
{
    event_phase(log, CLAIM_SUPPORT, after->table.leader);
    for (unsigned seat = 0; seat < CLAIM_SEATS; seat++) {
        for (CardSet rest = after->hands[seat]; rest; rest = set_without_first(rest)) {
            tell_move(log, claim_first(rest), CLAIM_FOLLOWERS + seat, CLAIM_HANDS + seat,
                      SEATS_ALL);
        }
    }
}

static int seat_or_none(Seat seat)
{
    if (seat == SEAT_NONE) {
        return -1;
    }
    return seat;
}

static void tell_end(const ClaimTable *table, EventLog *log)
{
    unsigned votes[CLAIM_SEATS];
    event_phase(log, CLAIM_OVER, table->leader);
    for (unsigned faction = 0; faction < CLAIM_FACTIONS; faction++) {
        Seat seat = claim_vote(table->score, (ClaimFaction)faction);
        event_cue(log, (uint8_t)(CLAIM_CUE_VOTE + faction), seat_or_none(seat));
    }
    event_cue(log, CLAIM_CUE_RESULT, seat_or_none(claim_count_votes(table->score, votes)));
    event_end(log);
}

void claim_tell_next(const ClaimState *after, EventLog *log)
{
    const ClaimTable *table = &after->table;
    if (!log) {
        return;
    }
    if (table->phase == CLAIM_OVER) {
        tell_end(table, log);
        return;
    }
    if (table->phase == CLAIM_RECRUIT) {
        tell_move(log, table->prize, CLAIM_DECK, CLAIM_PRIZE, SEATS_ALL);
    } else if (table->trick == 1) {
        tell_support(after, log);
    }
    event_counter(log, CLAIM_TRICK, table->trick);
}
