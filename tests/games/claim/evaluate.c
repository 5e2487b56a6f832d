/* GameBots.evaluate: fair to both seats, and good for something. */
#include "scene.h"

#define GAMES 200

static ClaimState dealt(uint64_t seed)
{
    Setup setup = setup_initial(&claim_game, 2, seed);
    ClaimState state;
    claim_game.setup(&state, &setup);
    return state;
}

static Action any_action(const ClaimState *state, Seat seat, Rng *rng)
{
    Action legal[LEGAL_COUNT_MAX];
    size_t count = claim_game.legal(state, seat, legal, LEGAL_COUNT_MAX);
    return legal[rng_below(rng, (uint32_t)count)];
}

/* What one seat gains the other loses, but for rounding. */
static void both_seats_together_are_certain(void **unused)
{
    Rng rng = rng_seeded(4);
    for (uint64_t seed = 0; seed < 20; seed++) {
        ClaimState state = dealt(seed);
        for (SeatSet actors; (actors = claim_game.actors(&state)) != 0;) {
            int sum = claim_game.bots->evaluate(&state, 0) + claim_game.bots->evaluate(&state, 1);
            assert_in_range(sum, 985, 1000);
            Seat seat = seats_first(actors);
            claim_game.apply(&state, seat, any_action(&state, seat, &rng), NULL);
        }
    }
}

/* One trick is left, and seat 1 has four factions already. */
static void a_decided_game_is_nearly_certain(void **unused)
{
    ClaimState state = scene_state((Scene){
        .phase = CLAIM_SUPPORT,
        .hands = {"D0", "D1"},
        .score = {
            "D2 D3 D4 D5 D6 D7 D8 D9",
            "U0 U1 U2 U3 U4 U5 U6 U7 U8 U9 W0 W1 W2 W3 W4 W5 W6 W7 W8 W9 K6 K7 K8 K9 G0 G0"}});
    assert_in_range(claim_game.bots->evaluate(&state, 1), 980, 1000);
    assert_in_range(claim_game.bots->evaluate(&state, 0), 0, 20);
}

/* The answer that looks best after it, and of leads the one that looks best after the worst
 * answer. */
static int value_after(const ClaimState *state, Seat seat, Action action)
{
    ClaimState after = *state;
    claim_game.apply(&after, seat, action, NULL);
    if (after.table.lead == CARD_NONE) {
        return claim_game.bots->evaluate(&after, seat);
    }
    Action legal[LEGAL_COUNT_MAX];
    size_t count = claim_game.legal(&after, 1 - seat, legal, LEGAL_COUNT_MAX);
    int worst = 1000;
    for (size_t i = 0; i < count; i++) {
        ClaimState answered = after;
        claim_game.apply(&answered, 1 - seat, legal[i], NULL);
        int value = claim_game.bots->evaluate(&answered, seat);
        worst = value < worst ? value : worst;
    }
    return worst;
}

static Action best_action(const ClaimState *state, Seat seat)
{
    Action legal[LEGAL_COUNT_MAX];
    size_t count = claim_game.legal(state, seat, legal, LEGAL_COUNT_MAX);
    size_t best = 0;
    for (size_t i = 1; i < count; i++) {
        if (value_after(state, seat, legal[i]) > value_after(state, seat, legal[best])) {
            best = i;
        }
    }
    return legal[best];
}

/* A player who looks one trick ahead with it wins far more often than not. The better seat changes
 * from game to game. */
static void a_trick_of_foresight_beats_chance(void **unused)
{
    Rng rng = rng_seeded(9);
    unsigned won = 0;
    for (uint64_t seed = 0; seed < GAMES; seed++) {
        ClaimState state = dealt(seed);
        Outcome outcome;
        for (SeatSet actors; (actors = claim_game.actors(&state)) != 0;) {
            Seat seat = seats_first(actors);
            Action action =
                seat == seed % 2 ? best_action(&state, seat) : any_action(&state, seat, &rng);
            claim_game.apply(&state, seat, action, NULL);
        }
        claim_game.outcome(&state, &outcome);
        won += outcome.winners == seat_bit((Seat)(seed % 2));
    }
    assert_in_range(won, GAMES * 85 / 100, GAMES);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(both_seats_together_are_certain),
        cmocka_unit_test(a_decided_game_is_nearly_certain),
        cmocka_unit_test(a_trick_of_foresight_beats_chance),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
