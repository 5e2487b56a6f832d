/* By the solver of the rules: of actions that lead to the same result, the one that looks best. */
#include "claim/learn/last_tricks.h"

#define TABLE (1u << 12) /* more than enough for so few tricks */
#define NODES 4000000u

static int solve(const ClaimState *state, Seat active)
{
    uint64_t table[TABLE];
    Effort effort = {.table = table, .table_size = TABLE, .nodes = NODES};
    return claim_game.bots->solve(state, active, &effort, NULL) / 500;
}

int last_tricks_worth(const ClaimState *state)
{
    if (state->table.phase == CLAIM_OVER) {
        Outcome outcome;
        claim_game.outcome(state, &outcome);
        return outcome.winners == 0 ? 1 : 2 * seats_have(outcome.winners, 0);
    }
    Seat active = claim_active(&state->table);
    int worth = solve(state, active);
    return active == 0 ? worth : 2 - worth;
}

static Action best_of(const ClaimState *state, Seat active)
{
    Action legal[CLAIM_TRICKS], best = ACTION_NONE;
    size_t count = claim_game.legal(state, active, legal, CLAIM_TRICKS);
    int most = -1;
    for (size_t i = 0; i < count; i++) {
        ClaimState next = *state;
        claim_game.apply(&next, active, legal[i], NULL);
        int worth = last_tricks_worth(&next);
        int rank =
            2000 * (active == 0 ? worth : 2 - worth) + claim_game.bots->evaluate(&next, active);
        if (rank > most) {
            most = rank;
            best = legal[i];
        }
    }
    return best;
}

size_t last_tricks_play(ClaimState *state, Action out[])
{
    size_t count = 0;
    for (; state->table.phase != CLAIM_OVER; count++) {
        Seat active = claim_active(&state->table);
        Action best = best_of(state, active);
        if (out) {
            out[count] = best;
        }
        claim_game.apply(state, active, best, NULL);
    }
    return count;
}

unsigned last_tricks_turned(const ClaimState *good, const ClaimState *bad)
{
    unsigned faction = 0;
    while (faction < CLAIM_FACTIONS && (claim_vote(good->table.score, (ClaimFaction)faction) != 0 ||
                                        claim_vote(bad->table.score, (ClaimFaction)faction) != 1)) {
        faction++;
    }
    return faction;
}

unsigned last_tricks_votes(const ClaimState *end, Seat seat)
{
    unsigned votes = 0;
    for (unsigned faction = 0; faction < CLAIM_FACTIONS; faction++) {
        votes += claim_vote(end->table.score, (ClaimFaction)faction) == seat;
    }
    return votes;
}
