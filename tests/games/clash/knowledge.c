/* What a seat knows and what sampled worlds keep of it (CD-42). */
#include "scene.h"

#include <string.h>

#define HAND(side) (CLASH_ZONE_HANDS + (side))

static ClashState sampled(const ClashState *state, Seat seat, uint64_t seed)
{
    ClashView view = view_of(state, seat);
    ClashState world;
    Rng rng = rng_seeded(seed);
    clash_game.sample(&view, &rng, &world);
    assert_null(clash_game.check(&world));
    return world;
}

static CardSet known(const ClashState *state, Seat seat, uint8_t zone)
{
    ClashView view = view_of(state, seat);
    return clash_view_known(&view, zone);
}

static void the_other_hand_is_hidden_but_its_keeper(void **unused)
{
    ClashState state = scene_state((Scene){.hand = {"bastion boom", "zombie grrr fort ogre"}});
    assert_string_equal(seen_text(&state, 0, HAND(1)), "? ? fort ? ? ? ? ? ?");
    assert_string_equal(seen_text(&state, 0, HAND(0)), hand_text(&state, 0));
    assert_string_equal(seen_text(&state, 1, HAND(1)), hand_text(&state, 1));
}

/* The first of the list as any other. */
static void what_is_hidden_may_be_any_card_of_the_deck(void **unused)
{
    ClashState state = scene_state((Scene){.hand = {"bastion boom", "annihilation fort ogre"}});
    assert_true(known(&state, 0, HAND(1)) & card_bit(card_of("annihilation")));
    assert_true(known(&state, 0, HAND(1)) & card_bit(card_of("ogre")));
    assert_false(known(&state, 0, HAND(1)) & card_bit(card_of("boom")));
}

/* A card that returns is known, and its place from then on. */
static void a_returned_card_is_known_with_its_place(void **unused)
{
    Scene scene = {.hand = {NULL, "bastion grrr"}, .top = {"baron", "zombie ogre"}};
    ClashState state = after(scene, "attack");
    assert_string_equal(seen_text(&state, 0, HAND(1)), "bastion ? ? ? ? ? ? zombie");
    act(&state, "summon grrr bottom"); /* those to the right move up */
    assert_string_equal(seen_text(&state, 0, HAND(1)), "bastion ? ? ? ? ? zombie");
    assert_string_equal(seen_text(&state, 0, CLASH_ZONE_ROWS + 3), "grrr");
}

/* Played from its known place, the others keep theirs. */
static void a_known_card_leaves_its_place(void **unused)
{
    Scene scene = {.hand = {"bastion boom", "bastion"},
                   .top = {"gnome", "zombie troll ogre brute scribe alpha"},
                   .mana = 1};
    ClashState state = after(scene, "cast boom 1t1, attack");
    /* the zombie came back; the gnome attacks the troll for 2 */
    assert_string_equal(seen_text(&state, 0, HAND(1)), "bastion ? ? zombie");
    act(&state, "summon zombie bottom");
    assert_string_equal(seen_text(&state, 0, HAND(1)), "bastion ? ?");
}

static void a_cast_incantation_is_known(void **unused)
{
    Scene scene = {.hand = {"bastion boom"}, .top = {NULL, "baron"}, .mana = 1};
    ClashState state = after(scene, "cast boom 1t1");
    assert_string_equal(seen_text(&state, 1, HAND(0)), "bastion ? ? ? ? ? ? ? boom");
}

/* Both decks are known, so what is hidden is known to be there. */
static void the_other_deck_is_known(void **unused)
{
    Scene scene = {.hand = {NULL, "bastion grrr zombie gnome ogre brute"},
                   .top = {"revenant", "baron troll"},
                   .bottom = {NULL, "scribe"}};
    ClashState state = scene_state(scene);
    CardSet hand = card_bit(card_of("grrr")) | card_bit(card_of("zombie")) |
                   card_bit(card_of("gnome")) | card_bit(card_of("ogre")) |
                   card_bit(card_of("brute"));
    assert_true(known(&state, 0, HAND(1)) == hand);
    assert_true(known(&state, 1, HAND(1)) == 0); /* nothing is hidden from its owner */
    assert_true(known(&state, 1, HAND(0)) ==
                state.table.sides[0].cards - card_bit(card_of("revenant")));
}

static void samples_keep_what_is_known(void **unused)
{
    Scene scene = {.hand = {NULL, "grrr bastion"}, .top = {"baron", "zombie ogre"}};
    ClashState state = after(scene, "attack");
    unsigned moved = 0;
    for (uint64_t seed = 0; seed < 50; seed++) {
        ClashState world = sampled(&state, 0, seed);
        assert_string_equal(hand_text(&world, 0), hand_text(&state, 0));
        assert_true(hand_ends(&world, 1, "zombie"));
        assert_int_equal(world.table.sides[1].keeper, 1);
        moved += strcmp(hand_text(&world, 1), hand_text(&state, 1)) != 0;
    }
    assert_in_range(moved, 48, 50);
}

/* Each hidden card is at each hidden place alike: 1000 of 3000; the standard deviation is 26. */
static void samples_are_uniform(void **unused)
{
    Scene scene = {.hand = {NULL, "bastion grrr zombie gnome"},
                   .top = {NULL, "ogre brute scribe alpha baron"}};
    ClashState state = scene_state(scene);
    unsigned counts[3] = {0, 0, 0};
    for (uint64_t seed = 0; seed < 3000; seed++) {
        ClashState world = sampled(&state, 0, seed);
        for (unsigned i = 0; i < 3; i++) {
            counts[i] += world.table.sides[1].hand[i] == card_of("zombie");
        }
    }
    for (unsigned i = 0; i < 3; i++) {
        assert_in_range(counts[i], 890, 1110);
    }
}

/* The other's attack phase rests only where it could cast. */
static void a_stop_tells_of_an_incantation(void **unused)
{
    Scene scene = {.hand = {NULL, "bastion zombie boom"},
                   .top = {"baron", "ogre grrr"},
                   .active = 1,
                   .mana = 1};
    ClashState state = after(scene, "attack");
    assert_int_equal(state.table.phase, CLASH_ATTACKING);
    for (uint64_t seed = 0; seed < 100; seed++) {
        ClashState world = sampled(&state, 0, seed);
        unsigned place = 0;
        while (world.table.sides[1].hand[place] != card_of("boom")) {
            place++;
        }
        assert_in_range(place, 0, CLASH_WINDOW - 1);
    }
}

static void chosen_cards_are_secret_until_both_have_ten(void **unused)
{
    Setup setup = setup_initial(&clash_game, 2, 1);
    ClashState state;
    setup.options[CLASH_OPTION_FORMAT] = CLASH_CONSTRUCTED;
    clash_game.setup(&state, &setup);
    act(&state, "choose boom, choose troll");
    assert_string_equal(seen_text(&state, 0, CLASH_ZONE_PICKS), "boom troll");
    assert_string_equal(seen_text(&state, 1, CLASH_ZONE_PICKS), "? ?");
    assert_int_equal(view_of(&state, 1).table.sides[0].picks, 0);
    for (uint64_t seed = 0; seed < 20; seed++) {
        assert_int_equal(set_count(sampled(&state, 1, seed).table.sides[0].picks), 2);
    }
    act(&state, "choose baron, choose brute, choose ogre, choose alpha, choose grrr, choose gnome, "
                "choose zombie, choose mutant"); /* seat 0 has ten, so seat 1 is next */
    assert_string_equal(seen_text(&state, 1, CLASH_ZONE_PICKS), "? ? ? ? ? ? ? ? ? ?");
    act(&state, "choose boom, choose troll, choose baron, choose brute, choose ogre, choose alpha, "
                "choose grrr, choose gnome, choose zombie, choose mutant");
    assert_string_equal(seen_text(&state, 1, CLASH_ZONE_PICKS),
                        "baron boom brute troll alpha ogre gnome grrr mutant zombie");
}

static void draft_picks_are_public_and_the_deck_is_not(void **unused)
{
    Setup setup = setup_initial(&clash_game, 2, 1);
    ClashState state;
    Action legal[LEGAL_COUNT_MAX];
    setup.options[CLASH_OPTION_FORMAT] = CLASH_DRAFT;
    clash_game.setup(&state, &setup);
    clash_game.legal(&state, 0, legal, LEGAL_COUNT_MAX);
    clash_game.apply(&state, 0, legal[2], NULL);
    assert_string_equal(seen_text(&state, 1, CLASH_ZONE_PICKS),
                        zone_text(&state, CLASH_ZONE_PICKS));
    assert_string_equal(seen_text(&state, 1, CLASH_ZONE_POOL), zone_text(&state, CLASH_ZONE_POOL));
    assert_memory_equal(seen_text(&state, 0, CLASH_ZONE_DECK), "? ? ? ?", 7);
    assert_int_equal(set_count(known(&state, 0, CLASH_ZONE_DECK)), 28);
}

static void the_order_of_the_pile_is_hidden(void **unused)
{
    Scene scene = {.pile = "ogre brute baron", .is_solo = true};
    ClashState state = scene_state(scene);
    assert_string_equal(seen_text(&state, 0, CLASH_ZONE_PILE), "? ? ?");
    assert_string_equal(seen_text(&state, 0, CLASH_ZONE_DISCARD),
                        zone_text(&state, CLASH_ZONE_DISCARD));
    assert_true(
        known(&state, 0, CLASH_ZONE_PILE) ==
        (card_bit(card_of("ogre")) | card_bit(card_of("brute")) | card_bit(card_of("baron"))));
    unsigned first[3] = {0, 0, 0};
    for (uint64_t seed = 0; seed < 300; seed++) {
        Card top = sampled(&state, 0, seed).table.pile[2];
        first[0] += top == card_of("ogre");
        first[1] += top == card_of("brute");
        first[2] += top != card_of("ogre") && top != card_of("brute");
    }
    for (unsigned i = 0; i < 3; i++) {
        assert_in_range(first[i], 70, 130);
    }
}

static void a_position_put_up_forgets(void **unused)
{
    ClashState state = after((Scene){.top = {"baron", "zombie ogre"}}, "attack");
    state.table.sides[0].seen = 1; /* one of the other hand returned as well */
    assert_null(strstr(seen_text(&state, 1, HAND(0)), "bastion ?"));
    clash_forget(&state);
    assert_string_equal(seen_text(&state, 0, HAND(1)), "bastion ? ? ? ? ? ? ?");
    assert_memory_equal(seen_text(&state, 1, HAND(0)), "bastion ? ?", 11);
}

/* Once the decks are dealt. */
static void the_face_that_does_not_show_is_in_the_box(void **unused)
{
    ClashState state = scene_state((Scene){.hand = {"bastion boom grrr", "fort zombie"}});
    assert_string_equal(zone_text(&state, CLASH_ZONE_BOX), "fort");
    assert_string_equal(zone_text(&state, CLASH_ZONE_BOX + 1), "bastion");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_other_hand_is_hidden_but_its_keeper),
        cmocka_unit_test(what_is_hidden_may_be_any_card_of_the_deck),
        cmocka_unit_test(a_returned_card_is_known_with_its_place),
        cmocka_unit_test(a_known_card_leaves_its_place),
        cmocka_unit_test(a_cast_incantation_is_known),
        cmocka_unit_test(the_other_deck_is_known),
        cmocka_unit_test(samples_keep_what_is_known),
        cmocka_unit_test(samples_are_uniform),
        cmocka_unit_test(a_stop_tells_of_an_incantation),
        cmocka_unit_test(chosen_cards_are_secret_until_both_have_ten),
        cmocka_unit_test(draft_picks_are_public_and_the_deck_is_not),
        cmocka_unit_test(the_order_of_the_pile_is_hidden),
        cmocka_unit_test(a_position_put_up_forgets),
        cmocka_unit_test(the_face_that_does_not_show_is_in_the_box),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
