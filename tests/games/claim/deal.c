/* CL-1 … CL-3: the cards, who may play, the deal, and who leads first. */
#include "scene.h"

#include <string.h>

#define DEALS 4000

static ClaimState dealt(uint64_t seed, int first)
{
    Setup setup = setup_initial(&claim_game, 2, seed);
    ClaimState state;
    setup.options[CLAIM_FIRST] = first;
    claim_game.setup(&state, &setup);
    assert_null(claim_game.check(&state));
    return state;
}

static void cards_of_five_factions(void **unused)
{
    const struct {
        char letter;
        ClaimFaction faction;
        int count;
        unsigned lowest;
    } factions[] = {{'G', CLAIM_GOBLIN, 14, 0},
                    {'K', CLAIM_KNIGHT, 8, 2},
                    {'U', CLAIM_UNDEAD, 10, 0},
                    {'W', CLAIM_DWARF, 10, 0},
                    {'D', CLAIM_DOPPELGANGER, 10, 0}};
    for (unsigned i = 0; i < 5; i++) {
        CardSet cards = claim_cards_of(factions[i].faction);
        assert_int_equal(set_count(cards), factions[i].count);
        assert_int_equal(claim_value(set_first(cards)), factions[i].lowest);
        for (; cards; cards = set_without_first(cards)) {
            const char *code = claim_game.names.cards[set_first(cards)];
            assert_int_equal(code[0], factions[i].letter);
            assert_int_equal(code[1], '0' + (int)claim_value(set_first(cards)));
            assert_int_equal(claim_faction(set_first(cards)), factions[i].faction);
        }
    }
    assert_int_equal(set_count(cards_of("G0 G0 G0 G0 G0")), 5);
}

static void copies_of_the_goblin_0_count(void **unused)
{
    CardSet two = cards_of("G0 G0"), three = cards_of("G0 G0 G0");
    assert_int_equal(claim_add(two, 0), three);
    assert_int_equal(claim_remove(three, 0), two);
    assert_int_equal(claim_remove(cards_of("G0"), 0), 0);
    assert_int_equal(claim_join(cards_of("G0 G0 K5"), cards_of("G0 W1")),
                     cards_of("G0 G0 G0 K5 W1"));
    assert_int_equal(claim_join(two, three), cards_of("G0 G0 G0 G0 G0"));
    assert_int_equal(claim_join(0, cards_of("G0")), cards_of("G0"));
}

static void cl1_two_players(void **unused)
{
    for (uint8_t seats = 0; seats <= SEAT_LIMIT; seats++) {
        Setup setup = setup_initial(&claim_game, seats, 1);
        Message why = {0};
        assert_int_equal(claim_game.accepts(&setup, &why), seats == 2);
        assert_int_equal(why.text == NULL, seats == 2);
    }
}

/* The same shuffle, dealt by hand: seat 0 first, one at a time, from the top. */
static void cl1_13_each_one_at_a_time(void **unused)
{
    Rng rng = rng_seeded(77);
    Card cards[CLAIM_CARDS];
    for (unsigned i = 0; i < CLAIM_CARDS; i++) {
        cards[i] = (Card)(i < 5 ? 0 : i);
    }
    rng_shuffle(&rng, cards, CLAIM_CARDS);
    CardSet hands[2] = {0};
    for (unsigned i = 0; i < 26; i++) {
        hands[i % 2] = claim_add(hands[i % 2], cards[51 - i]);
    }
    ClaimState state = dealt(77, 0);
    assert_int_equal(set_count(hands[0]), 13);
    assert_int_equal(state.hands[0], hands[0]);
    assert_int_equal(state.hands[1], hands[1]);
    assert_int_equal(state.table.prize, cards[25]); /* CL-3 */
    assert_int_equal(claim_deck_count(&state.table), 25);
    assert_memory_equal(state.deck, cards, 25);
}

/* Every card is dealt to every place about as often: 1000 times in 4000 to seat 0. The standard
 * deviation is 27. */
static void cl1_the_deal_is_fair(void **unused)
{
    int held[CLAIM_CARDS] = {0}, zeros = 0;
    for (unsigned i = 0; i < DEALS; i++) {
        ClaimState state = dealt(i, 0);
        zeros += set_count(state.hands[0] & cards_of("G0 G0 G0 G0 G0"));
        for (Card card = 5; card < CLAIM_CARDS; card++) {
            held[card] += (int)(state.hands[0] >> card & 1);
        }
    }
    assert_in_range(zeros, 4700, 5300);
    for (Card card = 5; card < CLAIM_CARDS; card++) {
        assert_in_range(held[card], 870, 1130);
    }
}

static void cl2_who_leads_is_an_option(void **unused)
{
    assert_int_equal(claim_game.option_count, 1);
    assert_string_equal(claim_game.options[CLAIM_FIRST].key, "first");
    assert_int_equal(claim_game.options[CLAIM_FIRST].initial, 0);
    for (int first = -2; first <= 2; first++) {
        Setup setup = setup_initial(&claim_game, 2, 1);
        Message why = {0};
        setup.options[CLAIM_FIRST] = first;
        assert_int_equal(claim_game.accepts(&setup, &why), first == 0 || first == 1);
        assert_int_equal(why.text == NULL, first == 0 || first == 1);
    }
    for (Seat first = 0; first < 2; first++) {
        ClaimState state = dealt(5, first);
        assert_int_equal(claim_game.actors(&state), seat_bit(first));
    }
    assert_int_equal(dealt(5, 0).hands[0], dealt(5, 1).hands[0]);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(cards_of_five_factions), cmocka_unit_test(copies_of_the_goblin_0_count),
        cmocka_unit_test(cl1_two_players),        cmocka_unit_test(cl1_13_each_one_at_a_time),
        cmocka_unit_test(cl1_the_deal_is_fair),   cmocka_unit_test(cl2_who_leads_is_an_option),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
