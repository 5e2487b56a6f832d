/* What a seat must think of the secret: weights worked out by hand, a plain enumeration of worlds,
 * and the truth, which is never excluded. */
#include "scene.h"

#define GAMES_PER_MODE    1
#define NATURAL           2u                         /* with up to four seats */
#define SUSPECTS(t, w, l) (25 * (t) + 5 * (w) + (l)) /* each counted from 0 */

static DirenjiePosterior posterior_of(const DirenjieState *state, Seat seat)
{
    DirenjiePosterior posterior;
    DirenjieView view = view_of(state, seat);
    direnjie_posterior(&view, &posterior);
    return posterior;
}

static int percent_of(const DirenjieState *state, Seat seat, const char *code)
{
    DirenjiePosterior posterior = posterior_of(state, seat);
    return direnjie_percent(&posterior, card_of(code));
}

/* Seat 0 saw T1, T4 and W2 at the start. Open copies: T2 1, T3 2, T5 3, T6 3; W1 2, W3 to W5 3; L2
 * to L5 3. */
static void copies_not_seen_weigh(void **unused)
{
    DirenjieState state = scene_state(
        (Scene){.seats = 3, .phase = DIRENJIE_ASKING, .hands = {"T2 T2 T3 W1 L1 L1 L1"}});
    DirenjiePosterior posterior = posterior_of(&state, 0);
    assert_int_equal(posterior.weights[SUSPECTS(1, 0, 1)], 1 * 2 * 3);
    assert_int_equal(posterior.weights[SUSPECTS(4, 4, 4)], 3 * 3 * 3);
    assert_int_equal(posterior.weights[SUSPECTS(0, 4, 4)], 0);
    assert_int_equal(posterior.total, 9 * 11 * 12);
    assert_int_equal(direnjie_percent(&posterior, card_of("T5")), 33);
    assert_int_equal(direnjie_percent(&posterior, card_of("W1")), 18);
    assert_int_equal(direnjie_percent(&posterior, card_of("L1")), 0);
}

/* With W3 in the secret only M3 can be the bottom; else the third W3 can, which weighs 2, or M3: 1
 * against 3 for each of the nine open copies of W1, W4 and W5. */
static void a_bottom_not_seen_weighs(void **unused)
{
    Scene scene = {
        .seats = 3, .phase = DIRENJIE_ASKING, .hands = {"T1 L2"}, .clues = {"1 W3 W3 W3"}};
    DirenjieState state = scene_state(scene);
    DirenjiePosterior posterior = posterior_of(&state, 0);
    assert_int_equal(posterior.weights[SUSPECTS(4, 2, 4)], 3 * 1 * 3);
    assert_int_equal(posterior.weights[SUSPECTS(4, 4, 4)], 3 * 3 * 3 * (NATURAL + 1));
    assert_int_equal(direnjie_percent(&posterior, card_of("W3")), 4);
    scene.hands[0] = "T1 L2 M3";
    state = scene_state(scene);
    assert_int_equal(percent_of(&state, 0, "W3"), 0);
}

/* Two of three are in the clue; W3 in the hand makes it innocent. */
static void a_third_copy_acquits(void **unused)
{
    DirenjieState state = scene_state(
        (Scene){.seats = 3, .phase = DIRENJIE_ASKING, .hands = {"T1 W3"}, .clues = {"1 W3 W3 M3"}});
    assert_int_equal(percent_of(&state, 0, "W3"), 0);
    assert_in_range(percent_of(&state, 2, "W3"), 1, 10);
}

/* What was given away is not in the secret, wherever it went. */
static void what_was_held_is_remembered(void **unused)
{
    DirenjieState state = scene_state((Scene){.seats = 3,
                                              .active = 1,
                                              .phase = DIRENJIE_GIVING,
                                              .actor = 0,
                                              .ask = "W",
                                              .deck = "L4",
                                              .hands = {"W4 W4 W5 T1", "T2 W1", "T3 L1"}});
    assert_int_equal(percent_of(&state, 0, "W4"), 11); /* 1 of W1 3, W3 3, W4 1, W5 2 */
    play(&state, "give W4; pass; ask T; refuse; refuse; draw 1");
    DirenjieView view = view_of(&state, 0);
    assert_string_equal(set_text(view.certain[1]), "");
    assert_string_equal(set_text(view.outside & cards_of("W4 W4 W4")), "W4 W4");
    assert_int_equal(percent_of(&state, 0, "W4"), 11);
}

/* Both the likeliest of all: T5 3 of 9, W1 2 of 11; once T2 is answered only W and L are left. */
static void the_best_answers(void **unused)
{
    DirenjieState state = scene_state((Scene){
        .seats = 3, .phase = DIRENJIE_ASKING, .hands = {"T2 T2 T3 T6 W1 W3 W4 L1 L1 L2 L3 L4"}});
    DirenjieView view = view_of(&state, 0);
    DirenjiePosterior posterior = posterior_of(&state, 0);
    Card answers[DIRENJIE_CATEGORIES];
    int points = direnjie_best_answers(&view, &posterior, answers);
    assert_int_equal(answers[0], card_of("T5"));
    assert_int_equal(answers[1], card_of("W5"));
    assert_int_equal(answers[2], card_of("L5"));
    /* p = 3/8, 3/9, 3/10: the sum of p, and of the products of two */
    assert_int_equal(points, 135);
}

/* The ways to fill in the clues from number `clue` on, one by one. */
typedef struct World {
    const DirenjieView *view;
    CardSet left, elsewhere;
} World;

static uint64_t ways_from(const World *world, unsigned clue);

static uint64_t ways_with(const World *world, unsigned clue, Card top, bool is_headed)
{
    uint64_t ways = 0, copies = direnjie_copies_in(world->left, top);
    World next = *world;
    next.left &= ~direnjie_copies(top);
    if (is_headed ? copies && !(world->elsewhere & card_bit(top)) : copies == 3) {
        ways += NATURAL * (is_headed ? 1u : 3u) * ways_from(&next, clue + 1);
    }
    uint64_t pairs = is_headed ? 1 : copies * (copies - 1) / 2;
    for (Card beggar = DIRENJIE_BEGGAR_ONE; pairs && beggar < DIRENJIE_KILLER_CARD; beggar++) {
        bool fits = top == 15 || direnjie_number(top) == direnjie_number(beggar);
        if (fits && world->left & card_bit(beggar) && !(world->elsewhere & card_bit(beggar))) {
            next.left = (world->left & ~direnjie_copies(top)) & ~card_bit(beggar);
            ways += pairs * ways_from(&next, clue + 1);
        }
    }
    return ways;
}

static uint64_t ways_from(const World *world, unsigned clue)
{
    const DirenjieView *view = world->view;
    uint64_t ways = 0;
    if (clue == view->table.clue_count) {
        return 1;
    }
    Card top = view->clues[clue].cards[0];
    if (view->clues[clue].cards[2] != CARD_HIDDEN) {
        return ways_from(world, clue + 1);
    }
    if (top != CARD_HIDDEN) {
        return ways_with(world, clue, top, true);
    }
    for (Card card = 0; card < DIRENJIE_BEGGAR_ONE; card = (Card)(card + 3)) {
        ways += ways_with(world, clue, card, false);
    }
    return ways;
}

static void assert_as_enumerated(const DirenjieView *view)
{
    DirenjiePosterior posterior;
    World world = {.view = view, .left = direnjie_view_unseen(view)};
    uint64_t orders = 1, hidden = 0;
    for (unsigned i = 0; i < view->table.clue_count; i++) {
        hidden += view->clues[i].cards[0] == CARD_HIDDEN;
        orders *= view->clues[i].cards[0] == CARD_HIDDEN ? hidden : 1;
    }
    for (Seat seat = 0; seat < view->table.seats; seat++) {
        world.elsewhere |= view->missing[seat] == 0 ? view->uncertain[seat] : 0;
    }
    CardSet left = world.left;
    direnjie_posterior(view, &posterior);
    for (unsigned i = 0; i < DIRENJIE_SECRETS; i++) {
        const Card cards[] = {(Card)(3 * (i / 25)), (Card)(18 + 3 * (i / 5 % 5)),
                              (Card)(33 + 3 * (i % 5))};
        uint64_t weight = 1;
        world.left = left;
        for (unsigned k = 0; k < DIRENJIE_CATEGORIES; k++) {
            bool innocent = view->starting[view->seat] >> (cards[k] / 3) & 1;
            weight *= innocent ? 0 : 3 - direnjie_copies_in(view->outside, cards[k]);
            world.left = weight ? direnjie_remove(world.left, cards[k]) : world.left;
        }
        weight = weight ? weight * ways_from(&world, 0) : 0;
        assert_true(weight == posterior.weights[i] * orders);
    }
}

static void look_at_all(const DirenjieState *state, bool enumerates)
{
    const Card *secret = state->secret;
    unsigned truth = SUSPECTS(secret[0] / 3u, secret[1] / 3u - 6, secret[2] / 3u - 11);
    for (Seat seat = 0; seat < state->table.seats; seat++) {
        DirenjiePosterior posterior = posterior_of(state, seat);
        assert_true(posterior.weights[truth] > 0);
        assert_in_range(direnjie_percent(&posterior, secret[0]), 1, 100);
        if (enumerates) {
            DirenjieView view = view_of(state, seat);
            assert_as_enumerated(&view);
        }
    }
}

static void walk(Setup setup)
{
    DirenjieState state;
    Rng rng = rng_seeded(setup.seed);
    assert_true(direnjie_game.accepts(&setup, NULL));
    direnjie_game.setup(&state, &setup);
    for (unsigned step = 0; state.table.phase != DIRENJIE_OVER; step++) {
        Action legal[LEGAL_COUNT_MAX];
        Seat seat = state.table.actor;
        bool enumerates = step % 64 == 0 && state.table.seats <= 3 && !state.table.expansion;
        look_at_all(&state, enumerates);
        size_t count = direnjie_game.legal(&state, seat, legal, LEGAL_COUNT_MAX);
        direnjie_game.apply(&state, seat, legal[rng_below(&rng, (uint32_t)count)], NULL);
    }
}

/* In random games of all numbers of seats, with the expansion and with teams; and where nobody can
 * be the killer the weights are those of a plain enumeration. */
static void the_truth_is_never_excluded(void **unused)
{
    for (uint64_t seed = 0; seed < GAMES_PER_MODE; seed++) {
        for (uint8_t seats = 2; seats <= DIRENJIE_SEATS; seats++) {
            Setup setup = setup_initial(&direnjie_game, seats, seed);
            walk(setup);
            setup.options[DIRENJIE_KILLER] = 1;
            walk(setup);
        }
        for (int teams = 2; teams <= 3; teams++) {
            Setup setup = setup_initial(&direnjie_game, 6, seed);
            setup.options[DIRENJIE_TEAMS] = teams;
            walk(setup);
        }
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(copies_not_seen_weigh), cmocka_unit_test(a_bottom_not_seen_weighs),
        cmocka_unit_test(a_third_copy_acquits),  cmocka_unit_test(what_was_held_is_remembered),
        cmocka_unit_test(the_best_answers),      cmocka_unit_test(the_truth_is_never_excluded),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
