/* In an upright window words are as large as its width allows: a plate that is low but wide sets
 * what a play does side by side, and does not shrink it. */
#include "drawn.h"
#include "testing.h"
#include "window.h"

static int open_upright(void **unused)
{
    const char *const hands[] = {"3H TH 2C 4D 6D TD AS TS"};
    RegicideState state = regicide_position("JD", hands, 1);
    Setup setup = setup_initial(&regicide_game, 1, 1);
    screen_open(&screen, 800, 1280);
    screen_begin(&screen, &regicide_game, &setup, &state, 0);
    screen_frame(&screen);
    screen_frame(&screen);
    return 0;
}

static int close_upright(void **unused)
{
    screen_end(&screen);
    return close_window(unused);
}

/* The 10 of Hearts deals 10 of the Jack's 20; nothing lies in the discard pile; its attack is 10.
 */
static void what_a_play_does_is_as_large_as_its_neighbours(void **unused)
{
    static const char *const lines[] = {"10 damage", "heal: 0 from the discard pile",
                                        "you suffer 10"};
    screen_press(&screen, "hand.card.TH");
    float beside = line_height("Double damage");
    assert_true(beside > 0);
    for (size_t i = 0; i < 3; i++) {
        assert_true(line_height(lines[i]) >= 0.9f * beside);
    }
    assert_true(line_height("Your play: 10") > beside);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(what_a_play_does_is_as_large_as_its_neighbours),
    };
    return cmocka_run_group_tests(tests, open_upright, close_upright);
}
