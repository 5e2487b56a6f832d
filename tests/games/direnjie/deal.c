/* DR-1 to DR-6 and DR-33: what is dealt. */
#include "scene.h"

static bool accepts(unsigned seats, int killer, int first, int teams)
{
    Setup setup = setup_initial(&direnjie_game, (uint8_t)seats, 1);
    Message why = {0};
    setup.options[DIRENJIE_KILLER] = killer;
    setup.options[DIRENJIE_FIRST] = first;
    setup.options[DIRENJIE_TEAMS] = teams;
    bool accepted = direnjie_game.accepts(&setup, &why);
    assert_int_equal(accepted, why.text == NULL);
    return accepted;
}

/* DR-1 */
static void two_to_six_play(void **unused)
{
    assert_false(accepts(1, 0, -1, 0));
    for (unsigned seats = 2; seats <= 6; seats++) {
        assert_true(accepts(seats, 0, -1, 0));
        assert_true(accepts(seats, 1, (int)seats - 1, 0));
        assert_false(accepts(seats, 0, (int)seats, 0));
    }
    assert_false(accepts(7, 0, -1, 0));
}

/* DR-33 */
static void teams_need_their_numbers(void **unused)
{
    for (unsigned seats = 2; seats <= 6; seats++) {
        assert_int_equal(accepts(seats, 0, -1, 2), seats == 4 || seats == 6);
        assert_int_equal(accepts(seats, 0, -1, 3), seats == 6);
        assert_false(accepts(seats, 0, -1, 1));
    }
    assert_false(accepts(4, 1, -1, 2));
}

/* DR-1: each of the three within 3,000 ± 5 standard deviations (26). */
static void the_start_is_random(void **unused)
{
    int starts[3] = {0};
    for (uint64_t seed = 0; seed < 9000; seed++) {
        DirenjieState state = dealt(3, false, seed);
        starts[state.table.start]++;
        assert_int_equal(state.table.active, state.table.start);
        assert_int_equal(state.table.actor, state.table.start);
    }
    for (unsigned i = 0; i < 3; i++) {
        assert_in_range(starts[i], 2776, 3224);
    }
}

/* DR-1 */
static void the_start_can_be_chosen(void **unused)
{
    for (Seat first = 0; first < 5; first++) {
        DirenjieState state;
        Setup setup = setup_initial(&direnjie_game, 5, 9);
        setup.options[DIRENJIE_FIRST] = first;
        direnjie_game.setup(&state, &setup);
        assert_int_equal(state.table.start, first);
        assert_int_equal(direnjie_game.actors(&state), seat_bit(first));
    }
}

/* DR-2: a T in six and a W in five: 12,000 deals give 2,000 ± 5 × 41 and 2,400 ± 5 × 44. */
static void the_secret_is_uniform(void **unused)
{
    int counts[DIRENJIE_CARDS] = {0};
    for (uint64_t seed = 0; seed < 12000; seed++) {
        DirenjieState state = dealt(2, false, seed);
        for (unsigned i = 0; i < 3; i++) {
            counts[state.secret[i]]++;
        }
    }
    for (Card card = 0; card < 48; card = (Card)(card + 3)) {
        if (card < 18) {
            assert_in_range(counts[card], 1795, 2205);
        } else {
            assert_in_range(counts[card], 2180, 2620);
        }
    }
}

/* DR-3 */
static void starting_clues_are_innocent_and_different(void **unused)
{
    for (unsigned seats = 2; seats <= 6; seats++) {
        for (uint64_t seed = 0; seed < 50; seed++) {
            DirenjieState state = dealt(seats, false, seed);
            unsigned all = 0, shown = 0;
            for (Seat seat = 0; seat < seats; seat++) {
                assert_int_equal(__builtin_popcount(state.starting[seat]), seats <= 4 ? 3 : 2);
                shown += (unsigned)__builtin_popcount(state.starting[seat]);
                all |= state.starting[seat];
            }
            assert_int_equal(__builtin_popcount(all), shown);
            for (unsigned i = 0; i < 3; i++) {
                assert_false(all >> (state.secret[i] / 3) & 1);
            }
        }
    }
}

/* DR-3: the cards go back, so all three copies of what is not secret are dealt. */
static void shown_cards_go_back(void **unused)
{
    DirenjieState state = dealt(5, false, 4);
    CardSet all = 0;
    for (Seat seat = 0; seat < 5; seat++) {
        all = direnjie_join(all, state.hands[seat]);
    }
    assert_int_equal(set_count(all), 50);
    for (Card card = 0; card < 48; card = (Card)(card + 3)) {
        bool secret = card == state.secret[0] || card == state.secret[1] || card == state.secret[2];
        assert_int_equal(direnjie_copies_in(all, card), secret ? 2 : 3);
    }
}

static void assert_counts(unsigned seats, bool killer, const uint8_t counts[], unsigned deck)
{
    DirenjieState state = dealt(seats, killer, 11 + seats);
    Seat seat = state.table.start;
    for (unsigned i = 0; i < seats; i++, seat = (Seat)((seat + 1) % seats)) {
        assert_int_equal(state.table.hand_counts[seat], counts[i]);
        assert_int_equal(set_count(state.hands[seat]), counts[i]);
    }
    assert_int_equal(state.table.deck_count, deck);
}

/* DR-4, DR-5: in turn order from the start player. */
static void hands_and_deck_by_seats(void **unused)
{
    assert_counts(2, false, (const uint8_t[]){10, 10}, 30);
    assert_counts(2, true, (const uint8_t[]){10, 10}, 31);
    assert_counts(3, false, (const uint8_t[]){10, 10, 10}, 20);
    assert_counts(4, false, (const uint8_t[]){10, 10, 10, 10}, 10);
    assert_counts(4, true, (const uint8_t[]){10, 10, 10, 10}, 11);
    assert_counts(5, false, (const uint8_t[]){10, 10, 10, 10, 10}, 0);
    assert_counts(5, true, (const uint8_t[]){10, 10, 10, 10, 11}, 0);
    assert_counts(6, false, (const uint8_t[]){8, 8, 8, 8, 9, 9}, 0);
    assert_counts(6, true, (const uint8_t[]){8, 8, 8, 8, 9, 10}, 0);
}

/* DR-6 */
static void who_is_dealt_the_card_is_the_killer(void **unused)
{
    unsigned nobody = 0;
    for (uint64_t seed = 0; seed < 400; seed++) {
        DirenjieState state = dealt(2, true, seed);
        Seat holder = DIRENJIE_NOBODY;
        for (Seat seat = 0; seat < 2; seat++) {
            holder = state.hands[seat] & card_bit(DIRENJIE_KILLER_CARD) ? seat : holder;
        }
        assert_int_equal(state.killer, holder);
        nobody += holder == DIRENJIE_NOBODY;
        assert_true(dealt(6, true, seed).killer < 6);
        assert_int_equal(dealt(3, false, seed).killer, SEAT_NONE);
    }
    assert_in_range(nobody, 194, 292); /* 31 in 51 of 400: 243 ± 5 × 9.8 */
}

/* DR-6: secretly. */
static void only_the_killer_knows(void **unused)
{
    DirenjieState state = dealt(5, true, 3);
    for (Seat seat = 0; seat < 5; seat++) {
        DirenjieView view = view_of(&state, seat);
        bool is_killer = seat == state.killer;
        assert_int_equal(view.killer, is_killer ? state.killer : DIRENJIE_UNKNOWN);
        assert_int_equal(view.candidates, is_killer ? 1u << seat : 31u & ~(1u << seat));
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(two_to_six_play),
        cmocka_unit_test(teams_need_their_numbers),
        cmocka_unit_test(the_start_is_random),
        cmocka_unit_test(the_start_can_be_chosen),
        cmocka_unit_test(the_secret_is_uniform),
        cmocka_unit_test(starting_clues_are_innocent_and_different),
        cmocka_unit_test(shown_cards_go_back),
        cmocka_unit_test(hands_and_deck_by_seats),
        cmocka_unit_test(who_is_dealt_the_card_is_the_killer),
        cmocka_unit_test(only_the_killer_knows),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
