/* What the table of Regicide tells of the next enemy while its card is on its way. */
#include "tables/table_scene.h"
#include "window.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include <stdlib.h>

static int number_of(const Element *element)
{
    return atoi(element->value);
}

/* The Jack of Clubs has had 11 of 20; the 9 kills it. The Jack of Diamonds, health 20, comes. */
static void test_numbers_come_with_the_card(void **unused)
{
    (void)unused;
    const char *const hands[] = {"9S 2H"};
    RegicideState state = regicide_position("JC", hands, 1);
    state.table.damage = 11;
    Setup setup = setup_initial(&regicide_game, 1, 1);
    screen_begin(&screen, &regicide_game, &setup, &state, 0);
    screen_frame(&screen);
    screen_act(&screen, 0, action_bare(REGICIDE_PLAY) | card_bit(card_of("9S")));
    bool was_empty = false;
    while (table_is_moving(screen.table)) {
        screen_frame(&screen);
        bool is_here = table_sees(screen.table, REGICIDE_ENEMY, card_of("JD"), NULL);
        bool is_old = table_sees(screen.table, REGICIDE_ENEMY, card_of("JC"), NULL);
        const Element *health = screen_find(&screen, "table.health");
        was_empty = was_empty || !health;
        assert_true(is_here || !health || number_of(health) < 20);
        assert_true(is_here || is_old || !screen_find(&screen, "table.immune") || health);
    }
    assert_true(was_empty);
    assert_int_equal(number_of(screen_get(&screen, "table.health")), 20);
    assert_int_equal(number_of(screen_get(&screen, "table.attack")), 10);
    screen_end(&screen);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_numbers_come_with_the_card),
    };
    return cmocka_run_group_tests(tests, open_window, close_window);
}
