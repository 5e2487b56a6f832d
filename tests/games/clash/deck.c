/* CD-3: decks that are chosen before the match, as options of it. Their ten cards are then chosen,
 * and everything else is as if that had been done at the table. */
#include "games/clash.h"
#include "testing.h"

#include <string.h>

#define FIRST_TEN UINT64_C(0x3FF)
#define LAST_TEN  UINT64_C(0xFFC00000)

static Setup constructed(CardSet own, CardSet other)
{
    Setup setup = setup_initial(&clash_game, 2, 7);
    setup.options[CLASH_OPTION_FORMAT] = CLASH_CONSTRUCTED;
    setup.options[CLASH_OPTION_OWN_DECK] = clash_deck_option(own);
    setup.options[CLASH_OPTION_OWN_DECK + 1] = clash_deck_option(other);
    return setup;
}

static void choose_all(ClashState *state, Seat seat, CardSet cards)
{
    for (; cards; cards = set_without_first(cards)) {
        clash_game.apply(state, seat, action_with_1(CLASH_CHOOSE, set_first(cards)), NULL);
    }
}

static void cd3_it_is_as_if_it_was_chosen_at_the_table(void **unused)
{
    ClashState own, table;
    Setup with = constructed(FIRST_TEN, LAST_TEN), without = constructed(0, 0);
    assert_true(setup_is_accepted(&clash_game, &with, NULL));
    clash_game.setup(&own, &with);
    clash_game.setup(&table, &without);
    choose_all(&table, 0, FIRST_TEN);
    choose_all(&table, 1, LAST_TEN);
    assert_int_equal(own.table.phase, CLASH_BANNING);
    assert_memory_equal(&own, &table, sizeof own);
    assert_null(clash_game.check(&own));
}

static void cd3_the_other_still_chooses(void **unused)
{
    ClashState state;
    ClashView view;
    Setup setup = constructed(0, LAST_TEN);
    clash_game.setup(&state, &setup);
    assert_int_equal(clash_game.actors(&state), seat_bit(0));
    clash_game.view(&state, 0, &view);
    assert_true(view.table.sides[1].picks == 0); /* secret as long as seat 0 chooses */
    choose_all(&state, 0, FIRST_TEN);
    assert_int_equal(state.table.phase, CLASH_BANNING);
}

static void cd3_a_deck_has_ten_different_cards(void **unused)
{
    Message why = {0};
    Setup nine = constructed(FIRST_TEN >> 1, 0), eleven = constructed(0, FIRST_TEN << 1 | 1);
    assert_false(setup_is_accepted(&clash_game, &nine, &why));
    assert_string_equal(why.text, "A deck has ten different cards.");
    assert_false(setup_is_accepted(&clash_game, &eleven, &why));
    assert_true(clash_deck_is_whole(LAST_TEN));
    assert_false(clash_deck_is_whole(FIRST_TEN >> 1 | UINT64_C(1) << 32)); /* the Bastion */
    assert_true(clash_deck_choices(FIRST_TEN) == 0);
    assert_int_equal(set_count(clash_deck_choices(FIRST_TEN >> 1)), 32 - 9);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(cd3_it_is_as_if_it_was_chosen_at_the_table),
        cmocka_unit_test(cd3_the_other_still_chooses),
        cmocka_unit_test(cd3_a_deck_has_ten_different_cards),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
