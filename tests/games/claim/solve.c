/* GameBots.solve against exhaustive search through the rules alone, and against an ending worked
 * out by hand. */
#include "scene.h"

#include <string.h>

#define ENDINGS      2400
#define TRICKS_MOST  5
#define TABLE_SIZE   4096
#define NODES_PLENTY 1000000

/* Knights decide: Goblins and Undead are seat 0's, Dwarves and Doppelgängers seat 1's. Led first,
 * K9 takes K5, and with it the Knights by 3 to 1. Led first, K2 loses to K5, and G1 then draws K9:
 * 2 Knights to 3. */
static const Scene knights_decide = {
    .phase = CLAIM_SUPPORT,
    .hands = {"K2 K9", "K5 G1"},
    .score = {"K3 U0 U1 U2 U3 U4 U5 U6 U7 U8 U9 G8 G9",
              "K4 W2 W3 W4 W5 W6 W7 W8 W9 D0 D1 D2 D3 D4 D5 D6 D7 D8 D9"},
    .discard = "G0 G0 G0 G0 G0 G2 G3 G4 G5 G6 G7 K6 K7 K8 W0 W1"};

typedef struct Truth {
    int worth;
    bool best[CLAIM_TRICKS];
} Truth;

static int final_worth(const ClaimState *state, Seat seat)
{
    Outcome outcome;
    claim_game.outcome(state, &outcome);
    bool is_shared = outcome.winners == (seat_bit(0) | seat_bit(1));
    if (is_shared) {
        return 500;
    }
    return seats_have(outcome.winners, seat) ? 1000 : 0;
}

/* Every line to the end. */
static Truth try_everything(const ClaimState *state, Seat seat)
{
    Action legal[CLAIM_TRICKS];
    int worths[CLAIM_TRICKS];
    Truth truth = {.worth = 0};
    size_t count = claim_game.legal(state, seat, legal, CLAIM_TRICKS);
    for (size_t i = 0; i < count; i++) {
        ClaimState after = *state;
        claim_game.apply(&after, seat, legal[i], NULL);
        Seat next = claim_active(&after.table);
        if (after.table.phase == CLAIM_OVER) {
            worths[i] = final_worth(&after, seat);
        } else {
            int worth = try_everything(&after, next).worth;
            worths[i] = next == seat ? worth : 1000 - worth;
        }
        truth.worth = worths[i] > truth.worth ? worths[i] : truth.worth;
    }
    for (size_t i = 0; i < count; i++) {
        truth.best[i] = worths[i] == truth.worth;
    }
    return truth;
}

/* A game of random cards until so many are left to be played. */
static ClaimState random_ending(Rng *rng, unsigned cards_left)
{
    Setup setup = setup_initial(&claim_game, 2, rng_next(rng));
    ClaimState state;
    Action legal[CLAIM_TRICKS];
    claim_game.setup(&state, &setup);
    for (unsigned left = 4 * CLAIM_TRICKS; left > cards_left; left--) {
        Seat seat = claim_active(&state.table);
        size_t count = claim_game.legal(&state, seat, legal, CLAIM_TRICKS);
        claim_game.apply(&state, seat, legal[rng_below(rng, (uint32_t)count)], NULL);
    }
    return state;
}

static int solve(const ClaimState *state, uint32_t table_size, bool best[])
{
    static uint64_t table[TABLE_SIZE];
    Effort effort = {.table = table, .table_size = table_size, .nodes = NODES_PLENTY};
    return claim_game.bots->solve(state, claim_active(&state->table), &effort, best);
}

/* A won game may name fewer actions than win; all others must be named exactly. */
static void assert_names_best(const Truth *truth, const bool best[], size_t count)
{
    size_t named = 0;
    for (size_t i = 0; i < count; i++) {
        named += best[i];
        assert_true(!best[i] || truth->best[i]);
        assert_true(best[i] || !truth->best[i] || truth->worth == 1000);
    }
    assert_in_range(named, 1, count);
}

static void equals_brute_force(void **unused)
{
    Rng rng = rng_seeded(2026);
    unsigned seen[3] = {0}, choices = 0;
    for (unsigned i = 0; i < ENDINGS; i++) {
        ClaimState state = random_ending(&rng, 1 + rng_below(&rng, 2 * TRICKS_MOST));
        Seat seat = claim_active(&state.table);
        Action legal[CLAIM_TRICKS];
        bool best[CLAIM_TRICKS];
        size_t count = claim_game.legal(&state, seat, legal, CLAIM_TRICKS);
        Truth truth = try_everything(&state, seat);
        assert_int_equal(solve(&state, TABLE_SIZE, best), truth.worth);
        assert_names_best(&truth, best, count);
        seen[truth.worth / 500]++;
        choices += memchr(truth.best, false, count) != NULL;
    }
    /* Endings that are lost, drawn and won, and enough of them in which the card matters. */
    assert_true(seen[0] > ENDINGS / 4 && seen[1] > 0 && seen[2] > ENDINGS / 4);
    assert_true(choices > ENDINGS / 20);
}

/* The table is for speed alone. */
static void a_tiny_table_changes_nothing(void **unused)
{
    Rng rng = rng_seeded(7);
    for (unsigned i = 0; i < 200; i++) {
        ClaimState state = random_ending(&rng, 2 * TRICKS_MOST + 2);
        assert_int_equal(solve(&state, 1, NULL), solve(&state, TABLE_SIZE, NULL));
    }
}

static void an_ending_by_hand(void **unused)
{
    ClaimState state = scene_state(knights_decide);
    bool best[CLAIM_TRICKS];
    assert_string_equal(legal_text(&state), "K2 K9");
    assert_int_equal(solve(&state, TABLE_SIZE, best), 1000);
    assert_false(best[0]);
    assert_true(best[1]);
    play(&state, "K2"); /* now seat 1 owes a card, and wins */
    assert_int_equal(solve(&state, TABLE_SIZE, NULL), 1000);
}

static void says_where_it_cannot_tell(void **unused)
{
    static uint64_t table[TABLE_SIZE];
    const atomic_bool stop = true;
    ClaimState state = scene_state(knights_decide);
    Effort nothing = {.table = table, .table_size = TABLE_SIZE, .nodes = 0};
    assert_int_equal(claim_game.bots->solve(&state, 0, &nothing, NULL), SOLVE_SPENT);
    Effort stopped = {
        .table = table, .table_size = TABLE_SIZE, .nodes = NODES_PLENTY, .stop = &stop};
    Rng rng = rng_seeded(1);
    ClaimState beginning = random_ending(&rng, 2 * CLAIM_TRICKS);
    assert_int_equal(
        claim_game.bots->solve(&beginning, claim_active(&beginning.table), &stopped, NULL),
        SOLVE_SPENT);
    assert_in_range(stopped.nodes, NODES_PLENTY - 2000, NODES_PLENTY);
    ClaimState recruiting = random_ending(&rng, 2 * CLAIM_TRICKS + 1);
    Effort plenty = {.table = table, .table_size = TABLE_SIZE, .nodes = NODES_PLENTY};
    Seat seat = claim_active(&recruiting.table);
    assert_int_equal(claim_game.bots->solve(&recruiting, seat, &plenty, NULL), SOLVE_NEVER);
    assert_int_equal(plenty.nodes, NODES_PLENTY);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(equals_brute_force),
        cmocka_unit_test(a_tiny_table_changes_nothing),
        cmocka_unit_test(an_ending_by_hand),
        cmocka_unit_test(says_where_it_cannot_tell),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
