/* How much the table tells of what a choice would bring: all of it, its results, or nothing. */
#include "testing.h"
#include "window.h"

#include <string.h>

/* Solo, the Jack of Spades with health 20; an eight of diamonds is picked. */
static void pick_eight(Forecasts forecasts)
{
    const char *const hands[] = {"AC 3C 8D"};
    RegicideState state = regicide_position("JS", hands, 1);
    Setup setup = setup_initial(&regicide_game, 1, 1);
    screen_begin(&screen, &regicide_game, &setup, &state, 0);
    table_set_forecasts(screen.table, forecasts);
    screen_frame(&screen);
    screen_frame(&screen);
    screen_press(&screen, "hand.card.8D");
    assert_string_equal(screen_get(&screen, "hand.card.8D")->value, "Selected");
}

static const char *health(void)
{
    return screen_get(&screen, "table.health")->name;
}

static void everything_is_told(void **unused)
{
    pick_eight(FORECASTS_ALL);
    assert_string_equal(health(), "Health 20 of 20, then 12");
    assert_non_null(strstr(screen_get(&screen, "table.preview")->name, "8"));
    screen_end(&screen);
}

static void results_alone_are_told(void **unused)
{
    pick_eight(FORECASTS_RESULTS);
    assert_string_equal(health(), "Health 20 of 20, then 12");
    assert_null(screen_find(&screen, "table.preview"));
    screen_end(&screen);
}

static void nothing_is_told(void **unused)
{
    pick_eight(FORECASTS_NONE);
    assert_string_equal(health(), "Health 20 of 20");
    assert_null(screen_find(&screen, "table.preview"));
    screen_press(&screen, "button.confirm"); /* it can be played all the same */
    assert_int_equal(screen.chosen, action_with_cards(REGICIDE_PLAY, cards_of("8D")));
    screen_end(&screen);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(everything_is_told),
        cmocka_unit_test(results_alone_are_told),
        cmocka_unit_test(nothing_is_told),
    };
    return cmocka_run_group_tests(tests, open_window, close_window);
}
