/* How good a position looks for a seat, for bots that cannot search to the end. Each faction's vote
 * is guessed from how far the seat leads in cards scored, and by half in cards still to be played
 * as followers. The weights are estimates; nothing depends on them but strength. */
#include "state.h"

#define SCORED_WEIGHT 60 /* thousandths of a win per card of lead */
#define HELD_WEIGHT   30
#define VOTE_LIMIT    100

static CardSet followers_of(const ClaimState *state, Seat seat)
{
    return state->table.phase == CLAIM_RECRUIT
               ? claim_join(state->table.prizes[seat], state->drawn[seat])
               : state->hands[seat];
}

int claim_evaluate(const void *memory, Seat seat)
{
    const ClaimState *state = memory;
    Seat other = seat_other(seat);
    CardSet held = followers_of(state, seat), others = followers_of(state, other);
    int value = 500;
    for (unsigned faction = 0; faction < CLAIM_FACTIONS; faction++) {
        CardSet cards = claim_cards_of((ClaimFaction)faction);
        int scored = set_count(state->table.score[seat] & cards) -
                     set_count(state->table.score[other] & cards);
        int lead = SCORED_WEIGHT * scored +
                   HELD_WEIGHT * (set_count(held & cards) - set_count(others & cards));
        value += lead > VOTE_LIMIT ? VOTE_LIMIT : lead < -VOTE_LIMIT ? -VOTE_LIMIT : lead;
    }
    return value;
}
