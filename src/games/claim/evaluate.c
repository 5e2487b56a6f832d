/* How good a position looks for a seat, for bots that cannot search to the end. Each faction's vote
 * gets a chance from what is scored and from the cards that will be played in phase 2, and the five
 * chances, taken as independent, make the chance of three votes.
 *
 * The weights are a logistic fit of votes in 6,000 games of players who tried 24 random playouts
 * per card; what they show: Knights, Undead and Doppelgängers are worth their value, a Dwarf is
 * worth more when it is low, since it goes to the loser, and with every trick left less is certain.
 * Nothing depends on them but strength. */
#include "claim/state.h"

#define VOTES_TO_WIN 3
#define CHANCES      25

typedef struct Weights {
    int scored; /* per card of lead in the score piles */
    int held;   /* per follower of the faction, */
    int value;  /* and for each point of its value */
    int helper; /* per Doppelgänger among the followers */
} Weights;

static const Weights weights[CLAIM_FACTIONS] = {
    [CLAIM_GOBLIN] = {117, -156, 38, 32},     [CLAIM_KNIGHT] = {170, -236, 67, 50},
    [CLAIM_UNDEAD] = {126, -156, 49, 46},     [CLAIM_DWARF] = {117, 133, -23, -6},
    [CLAIM_DOPPELGANGER] = {170, -71, 67, 0},
};

/* The logistic function in thousandths, for 0, 1/4, 1/2 … */
static const int chances[CHANCES] = {500, 562, 622, 679, 731, 777, 818, 852, 881,
                                     905, 924, 940, 953, 963, 971, 977, 982, 986,
                                     989, 991, 993, 995, 996, 997, 998};

/* The followers of a seat, in hand by phase 2. */
static CardSet followers_of(const ClaimState *state, Seat seat)
{
    if (state->table.phase == CLAIM_RECRUIT) {
        return claim_join(state->table.prizes[seat], state->drawn[seat]);
    }
    return state->hands[seat];
}

static int worth(CardSet followers, ClaimFaction faction)
{
    const Weights *weight = &weights[faction];
    CardSet own = followers & claim_cards_of(faction);
    int sum = weight->helper * set_count(followers & claim_cards_of(CLAIM_DOPPELGANGER));
    for (CardSet rest = own; rest; rest = set_without_first(rest)) {
        sum += weight->held + weight->value * (int)claim_value(set_first(rest));
    }
    return sum;
}

/* How open the votes still are: what a lead is divided by. */
static int openness(const ClaimTable *table)
{
    int left = CLAIM_TRICKS - table->trick;
    if (table->phase == CLAIM_RECRUIT) {
        return 19 + left * 2 / 3;
    }
    return 7 + left;
}

static int chance_of_lead(int quarters)
{
    int size = quarters;
    if (quarters < 0) {
        size = -quarters;
    }
    int chance = chances[size < CHANCES ? size : CHANCES - 1];
    if (quarters < 0) {
        return 1000 - chance;
    }
    return chance;
}

/* The chance of at least three of five votes, in thousandths. */
static int chance_to_win(const int votes[CLAIM_FACTIONS])
{
    int exactly[CLAIM_FACTIONS + 1] = {1000};
    int sum = 0;
    for (int i = 0; i < CLAIM_FACTIONS; i++) {
        for (int k = i + 1; k >= 0; k--) {
            int fewer = 0;
            if (k > 0) {
                fewer = exactly[k - 1] * votes[i];
            }
            exactly[k] = (exactly[k] * (1000 - votes[i]) + fewer) / 1000;
        }
    }
    for (int k = VOTES_TO_WIN; k <= CLAIM_FACTIONS; k++) {
        sum += exactly[k];
    }
    return sum;
}

int claim_evaluate(const void *memory, Seat seat)
{
    const ClaimState *state = memory;
    const CardSet *score = state->table.score;
    Seat other = seat_other(seat);
    CardSet own = followers_of(state, seat), others = followers_of(state, other);
    int votes[CLAIM_FACTIONS];
    for (unsigned i = 0; i < CLAIM_FACTIONS; i++) {
        ClaimFaction faction = (ClaimFaction)i;
        CardSet cards = claim_cards_of(faction);
        int scored = set_count(score[seat] & cards) - set_count(score[other] & cards);
        int lead = weights[i].scored * scored + worth(own, faction) - worth(others, faction);
        votes[i] = chance_of_lead(lead * 2 / (5 * openness(&state->table)));
    }
    return chance_to_win(votes);
}
