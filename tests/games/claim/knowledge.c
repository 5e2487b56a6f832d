/* CL-17: what a seat sees, what it can prove, and which worlds it must consider. */
#include "scene.h"

#include <string.h>

static void public_is_public(void **unused)
{
    ClaimState state = scene_state((Scene){.hands = {"K2 G3", "K4 W5"},
                                           .prize = "G1",
                                           .score = {"U3", "U4 U5"},
                                           .prizes = {"D1 D2", "W9"}});
    play(&state, "K2");
    for (Seat seat = 0; seat < 2; seat++) {
        assert_string_equal(seen_text(&state, seat, CLAIM_PRIZE), "G1");
        assert_string_equal(seen_text(&state, seat, CLAIM_LEAD), "K2");
        assert_string_equal(seen_text(&state, seat, CLAIM_SCORE), "U3");
        assert_string_equal(seen_text(&state, seat, CLAIM_SCORE + 1), "U4 U5");
        assert_string_equal(seen_text(&state, seat, CLAIM_DISCARD), set_text(state.table.discard));
        assert_string_equal(seen_text(&state, seat, CLAIM_DECK), "? ? ?");
    }
}

static void own_hand_and_followers_are_private(void **unused)
{
    ClaimState state = scene_state(
        (Scene){.hands = {"K2 G3 G4 G5 G6 G7 G8 G9 D7 D8 D9", "K4 W5 W1 W2 W3 W4 W6 W7 W8 U0 U1"},
                .prizes = {"D1 G0", "W9"},
                .drawn = {"", "G0"}});
    assert_string_equal(seen_text(&state, 0, CLAIM_HANDS), "G3 G4 G5 G6 G7 G8 G9 K2 D7 D8 D9");
    assert_string_equal(seen_text(&state, 0, CLAIM_HANDS + 1), "? ? ? ? ? ? ? ? ? ? ?");
    assert_string_equal(seen_text(&state, 1, CLAIM_HANDS), "? ? ? ? ? ? ? ? ? ? ?");
    assert_string_equal(seen_text(&state, 0, CLAIM_FOLLOWERS), "G0 D1");
    assert_string_equal(seen_text(&state, 1, CLAIM_FOLLOWERS), "G0 D1"); /* both are prizes */
    assert_string_equal(seen_text(&state, 0, CLAIM_FOLLOWERS + 1), "W9 ?");
    assert_string_equal(seen_text(&state, 1, CLAIM_FOLLOWERS + 1), "G0 W9");
}

static void the_blind_draw_is_the_losers_alone(void **unused)
{
    ClaimState state = scene_state((Scene){.hands = {"K2 G3 G4 G5 G6 G7 G8 G9 D6 D7 D8 D9 U5",
                                                     "K4 W5 W1 W2 W3 W4 W6 W7 W8 U0 U1 U2 U3"},
                                           .prize = "D1",
                                           .deck = "U9 W9"});
    play(&state, "K2 K4");
    assert_string_equal(seen_text(&state, 0, CLAIM_FOLLOWERS), "U9");
    assert_string_equal(seen_text(&state, 1, CLAIM_FOLLOWERS), "?");
    assert_string_equal(seen_text(&state, 0, CLAIM_FOLLOWERS + 1), "D1");
    assert_string_equal(seen_text(&state, 1, CLAIM_FOLLOWERS + 1), "D1");
}

/* Two positions that differ in what the seat cannot know have the same view, byte for byte. */
static void alike_positions_have_one_view(void **unused)
{
    Scene scene = {.hands = {"K2 G3", "W5 U6"}, .prize = "G0", .deck = "U2 W1 D9"};
    ClaimState state = scene_state(scene);
    scene.hands[1] = "U2 D9";
    scene.deck = "W5 U6 W1";
    ClaimState other = scene_state(scene);
    ClaimView a = view_of(&state, 0), b = view_of(&other, 0);
    assert_memory_equal(&a, &b, sizeof a);
}

static void following_shows_voids(void **unused)
{
    const struct {
        const char *lead, *answer;
        const char *shown; /* the factions of which the answer shows to hold none */
    } cases[] = {
        {"G5", "K2", "G"}, {"W5", "U1", "W"}, {"U5", "G1", "U"}, {"K5", "W1", "K"},
        {"D5", "U1", "D"}, {"G5", "G2", ""},  {"G5", "D1", ""},  {"D5", "D1", ""},
    };
    for (unsigned i = 0; i < 2 * (sizeof cases / sizeof cases[0]); i++) {
        Seat leader = i % 2, other = 1 - leader;
        Scene scene = {.leader = leader};
        char lead[] = ".. U7", answer[] = ".. ..";
        memcpy(lead, cases[i / 2].lead, 2);
        memcpy(answer, cases[i / 2].answer, 2);
        memcpy(answer + 3, lead[0] == 'U' ? "K8" : "U8", 2);
        scene.hands[leader] = lead;
        scene.hands[other] = answer;
        ClaimState state = scene_state(scene);
        play(&state, cases[i / 2].lead);
        play(&state, cases[i / 2].answer);
        unsigned shown = 0;
        for (unsigned faction = 0; faction < 5; faction++) {
            bool said = cases[i / 2].shown[0] == "GKUWD"[faction];
            shown |= (unsigned)said << faction;
        }
        assert_int_equal(state.table.voids[other], shown);
        assert_int_equal(state.table.voids[leader], 0);
    }
}

static ClaimState sampled(const ClaimView *view, Rng *rng)
{
    ClaimState state;
    claim_game.sample(view, rng, &state);
    assert_null(claim_game.check(&state));
    return state;
}

/* A void that was shown holds in every sampled world, in every later trick. */
static void samples_keep_shown_voids(void **unused)
{
    ClaimState state = scene_state(
        (Scene){.hands = {"G5 K2 U3 U4 U6", "K5 U1 U2 W1 W2"}, .deck = "G0 G0 G7 G8 G9 W9"});
    play(&state, "G5 U1"); /* seat 1 holds no Goblin */
    play(&state, "K2 K5");
    ClaimView view = view_of(&state, 0);
    Rng rng = rng_seeded(3);
    for (unsigned i = 0; i < 300; i++) {
        ClaimState world = sampled(&view, &rng);
        assert_int_equal(world.hands[1] & claim_cards_of(CLAIM_GOBLIN), 0);
        assert_int_equal(world.hands[0], state.hands[0]);
        assert_int_equal(world.drawn[0], state.drawn[0]);
    }
}

/* The last trick of phase 1: seat 0 has one card, has not seen three cards, and of these seat 1
 * holds one, drew one unseen, and one is the deck. `unseen` names them in this order. */
static ClaimState last_trick(const char *unseen, uint8_t void_1)
{
    Scene scene = {.leader = 0, .voids = {0, void_1}};
    char hand[] = "..", drawn[] = "..", deck[] = "..";
    memcpy(hand, unseen, 2);
    memcpy(drawn, unseen + 3, 2);
    memcpy(deck, unseen + 6, 2);
    scene.hands[0] = "K2";
    scene.hands[1] = hand;
    scene.drawn[1] = drawn;
    scene.deck = deck;
    scene.prize = "K3";
    scene.prizes[1] = "D0 D1 D2 D3 D4 D5 D6 D7 D8 D9 K9";
    return scene_state(scene);
}

/* How often each arrangement of the unseen cards "G5 U5 W5" is drawn: by who holds and who drew. */
static void count_worlds(const ClaimState *state, unsigned counts[3][3])
{
    static const char *const cards[] = {"G5", "U5", "W5"};
    ClaimView view = view_of(state, 0);
    Rng rng = rng_seeded(11);
    memset(counts, 0, 9 * sizeof counts[0][0]);
    for (unsigned i = 0; i < 6000; i++) {
        ClaimState world = sampled(&view, &rng);
        for (unsigned held = 0; held < 3; held++) {
            for (unsigned drawn = 0; drawn < 3; drawn++) {
                counts[held][drawn] += world.hands[1] == cards_of(cards[held]) &&
                                       world.drawn[1] == cards_of(cards[drawn]);
            }
        }
    }
}

/* All 6 worlds alike: 1000 of 6000 each; the standard deviation is 29. */
static void samples_are_uniform(void **unused)
{
    ClaimState state = last_trick("G5 U5 W5", 0);
    unsigned counts[3][3];
    count_worlds(&state, counts);
    for (unsigned i = 0; i < 9; i++) {
        unsigned expected = i % 4 == 0 ? 0 : 1000;
        assert_in_range(counts[i / 3][i % 3] + 120, expected, expected + 240);
        assert_int_equal(counts[i / 3][i % 3] == 0, expected == 0);
    }
}

/* Without Goblins in hand 4 worlds are left, 1500 of 6000 each; the standard deviation is 34. */
static void samples_are_uniform_given_a_void(void **unused)
{
    ClaimState state = last_trick("U5 G5 W5", 1 << CLAIM_GOBLIN);
    unsigned counts[3][3];
    count_worlds(&state, counts);
    for (unsigned drawn = 0; drawn < 3; drawn++) {
        assert_int_equal(counts[0][drawn], 0);
    }
    assert_in_range(counts[1][0], 1360, 1640);
    assert_in_range(counts[1][2], 1360, 1640);
    assert_in_range(counts[2][0], 1360, 1640);
    assert_in_range(counts[2][1], 1360, 1640);
}

/* Of G0 G0 W5 a copy of G0 is held in two deals of three. */
static void samples_count_copies(void **unused)
{
    ClaimState state = last_trick("G0 G0 W5", 0);
    ClaimView view = view_of(&state, 0);
    Rng rng = rng_seeded(12);
    unsigned held = 0;
    for (unsigned i = 0; i < 3000; i++) {
        held += sampled(&view, &rng).hands[1] == cards_of("G0");
    }
    assert_in_range(held, 1900, 2100);
}

/* What seat 0 can prove about the three unseen cards: held, drawn, in the deck. */
static void assert_proven(const ClaimState *state, const char *held, const char *drawn,
                          const char *deck)
{
    ClaimView view = view_of(state, 0);
    CardSet followers = claim_view_known(&view, CLAIM_FOLLOWERS + 1);
    for (CardSet rest = state->table.prizes[1]; rest; rest = set_without_first(rest)) {
        followers = claim_remove(followers, claim_first(rest));
    }
    assert_string_equal(set_text(claim_view_known(&view, CLAIM_HANDS + 1)), held);
    assert_string_equal(set_text(followers), drawn);
    assert_string_equal(set_text(claim_view_known(&view, CLAIM_DECK)), deck);
}

static void elimination(void **unused)
{
    const unsigned no_goblin = 1 << CLAIM_GOBLIN, no_dwarf = 1 << CLAIM_DWARF;
    ClaimState state = last_trick("G5 U5 W5", 0);
    assert_proven(&state, "", "", "");
    state = last_trick("U5 G5 W5", (uint8_t)(no_goblin | no_dwarf));
    assert_proven(&state, "U5", "", ""); /* the only card that it may hold */
    assert_string_equal(seen_text(&state, 0, CLAIM_HANDS + 1), "U5");
    state = last_trick("W5 G0 G0", (uint8_t)no_goblin);
    assert_proven(&state, "W5", "G0", "G0"); /* the copies need both other places */
    assert_string_equal(seen_text(&state, 0, CLAIM_FOLLOWERS + 1),
                        "G0 K9 D0 D1 D2 D3 D4 D5 D6 D7 D8 D9");
    assert_string_equal(seen_text(&state, 0, CLAIM_DECK), "?");
    state = last_trick("G0 G0 W5", (uint8_t)no_dwarf);
    assert_proven(&state, "G0", "", ""); /* one of the copies, whichever else */
    state = last_trick("G0 G0 G0", 0);
    assert_proven(&state, "G0", "G0", "G0");
    state = last_trick("G0 G0 W5", 0);
    assert_proven(&state, "", "", "");
}

/* Seat 1 has won every trick, so it has drawn nothing unseen. */
static void elimination_without_blind_draws(void **unused)
{
    Scene scene = {.hands = {"K2", "W5"},
                   .deck = "G5",
                   .prize = "K3",
                   .prizes = {"", "D0 D1 D2 D3 D4 D5 D6 D7 D8 D9 K9 K8"}};
    ClaimState state = scene_state(scene);
    assert_proven(&state, "", "", "");
    scene.voids[1] = 1 << CLAIM_GOBLIN;
    state = scene_state(scene);
    assert_proven(&state, "W5", "", "G5");
    scene.voids[1] = 0;
    scene.leader = 1;
    state = scene_state(scene);
    play(&state, "W5"); /* its last card */
    assert_proven(&state, "", "", "G5");
}

/* Random games to the end of phase 1, and on: what is proven is true, and near the end of phase 1
 * nothing is missed: it is all that 400 sampled worlds have in common. */
static void assert_sound(const ClaimState *state, Seat seat)
{
    Seat other = 1 - seat;
    ClaimView view = view_of(state, seat);
    assert_int_equal(view.hands[other] & ~state->hands[other], 0);
    assert_int_equal(claim_view_known(&view, (uint8_t)(CLAIM_FOLLOWERS + other)) &
                         ~claim_join(state->table.prizes[other], state->drawn[other]),
                     0);
    if (state->table.phase == CLAIM_SUPPORT) {
        assert_int_equal(view.hands[other], state->hands[other]);
    }
}

static void assert_complete(const ClaimState *state, Seat seat)
{
    Seat other = 1 - seat;
    ClaimView view = view_of(state, seat);
    CardSet held = ~(CardSet)0, followers = held, deck = held;
    Rng rng = rng_seeded(21);
    for (unsigned i = 0; i < 400; i++) {
        ClaimState world = sampled(&view, &rng);
        CardSet cards = 0;
        for (unsigned k = 0; k < claim_deck_count(&world.table); k++) {
            cards = claim_add(cards, world.deck[k]);
        }
        held &= world.hands[other];
        followers &= claim_join(world.table.prizes[other], world.drawn[other]);
        deck &= cards;
    }
    assert_int_equal(view.hands[other], held);
    assert_int_equal(claim_view_known(&view, (uint8_t)(CLAIM_FOLLOWERS + other)), followers);
    assert_int_equal(claim_view_known(&view, CLAIM_DECK), deck);
}

static void assert_proofs(const ClaimState *state)
{
    for (Seat seat = 0; seat < 2; seat++) {
        assert_sound(state, seat);
        if (state->table.phase == CLAIM_RECRUIT && state->table.trick == 13) {
            assert_complete(state, seat);
        }
    }
}

static void proofs_are_sound_and_complete(void **unused)
{
    Rng rng = rng_seeded(31);
    for (uint64_t seed = 0; seed < 60; seed++) {
        Setup setup = setup_initial(&claim_game, 2, seed);
        ClaimState state;
        claim_game.setup(&state, &setup);
        for (SeatSet actors; (actors = claim_game.actors(&state)) != 0;) {
            Action legal[LEGAL_COUNT_MAX];
            size_t count = claim_game.legal(&state, seats_first(actors), legal, LEGAL_COUNT_MAX);
            assert_proofs(&state);
            Action action = legal[rng_below(&rng, (uint32_t)count)];
            claim_game.apply(&state, seats_first(actors), action, NULL);
        }
    }
}

static void phase_2_is_open(void **unused)
{
    ClaimState state = scene_state((Scene){
        .hands = {"K5", "K6"}, .prize = "G0", .deck = "G0", .drawn = {"G0 U4", "W1 D9 G0"}});
    play(&state, "K5 K6");
    assert_string_equal(seen_text(&state, 0, CLAIM_HANDS + 1), set_text(state.hands[1]));
    assert_string_equal(seen_text(&state, 1, CLAIM_HANDS), set_text(state.hands[0]));
    ClaimView view = view_of(&state, 0);
    Rng rng = rng_seeded(1);
    ClaimState world = sampled(&view, &rng);
    assert_int_equal(world.hands[1], state.hands[1]);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(public_is_public),
        cmocka_unit_test(own_hand_and_followers_are_private),
        cmocka_unit_test(the_blind_draw_is_the_losers_alone),
        cmocka_unit_test(alike_positions_have_one_view),
        cmocka_unit_test(following_shows_voids),
        cmocka_unit_test(samples_keep_shown_voids),
        cmocka_unit_test(samples_are_uniform),
        cmocka_unit_test(samples_are_uniform_given_a_void),
        cmocka_unit_test(samples_count_copies),
        cmocka_unit_test(elimination),
        cmocka_unit_test(elimination_without_blind_draws),
        cmocka_unit_test(proofs_are_sound_and_complete),
        cmocka_unit_test(phase_2_is_open),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
