/* When the parts of the end of Di Renjie begin: the light for 0.6 seconds, three cards of 0.8, the
 * killer for 0.9, then a row every 0.4 seconds and the winner. */
#include "reveal_rows.h"
#include "window.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include <math.h>

#define SEATS 4

static App app;

/* So many milliseconds after the scene began. */
static Reveal reveal_after(uint64_t ms)
{
    Reveal reveal = {0};
    app.ui = screen.ui;
    reveal.view.table.seats = SEATS;
    reveal.since_ms = ui_now_ms(screen.ui) - ms;
    return reveal;
}

static int steps_after(uint64_t ms)
{
    Reveal reveal = reveal_after(ms);
    return reveal_steps(&app, &reveal);
}

static void test_one_after_the_other(void **unused)
{
    static const uint64_t begins[] = {600, 1400, 2200, 3000, 3900, 4300, 4700, 5100, 5500};
    (void)unused;
    for (int i = 0; i < (int)(sizeof begins / sizeof *begins); i++) {
        assert_int_equal(steps_after(begins[i] - 20), i);
        assert_int_equal(steps_after(begins[i] + 20), i + 1);
    }
    assert_int_equal(steps_after(60000), 9);
}

static void test_a_press_shows_all(void **unused)
{
    (void)unused;
    Reveal reveal = reveal_after(0);
    assert_int_equal(reveal_steps(&app, &reveal), 0);
    reveal.is_settled = true;
    assert_int_equal(reveal_steps(&app, &reveal), 9);
    assert_true(reveal_part(&app, reveal_since(&app, &reveal, 8), 0.5f) >= 1);
}

/* The moments stay, nothing moves between them. */
static void test_calm_parts_are_there_at_once(void **unused)
{
    (void)unused;
    Reveal reveal = reveal_after(700);
    float age = reveal_since(&app, &reveal, 0);
    assert_true(fabsf(reveal_part(&app, age, 0.5f) - 0.2f) < 0.01f);
    ui_set_reduced_motion(screen.ui, true);
    assert_true(reveal_part(&app, age, 0.5f) >= 1);
    assert_true(reveal_part(&app, reveal_since(&app, &reveal, 1), 0.5f) <= 0);
    ui_set_reduced_motion(screen.ui, false);
}

/* DR-33: teams are the seats that leave the same remainder; each tells the sum of its points. */
static void test_points_of_a_team_are_summed(void **unused)
{
    (void)unused;
    Reveal reveal = reveal_after(0);
    reveal.view.table.teams = 2;
    reveal.view.table.phase = DIRENJIE_OVER;
    reveal.view.secret[1] = reveal.view.answers[0][1] = 3 * 6; /* W1, found by the first seat */
    int first = reveal_side_points(&reveal, 0), second = reveal_side_points(&reveal, 1);
    int sums[2] = {0, 0};
    for (Seat seat = 0; seat < SEATS; seat++) {
        sums[seat % 2] += direnjie_tally(&reveal.view, seat).total;
        assert_int_equal(reveal_side_points(&reveal, seat), seat % 2 ? second : first);
    }
    assert_true(first > second);
    assert_int_equal(first, sums[0]);
    assert_int_equal(second, sums[1]);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_one_after_the_other),
        cmocka_unit_test(test_a_press_shows_all),
        cmocka_unit_test(test_calm_parts_are_there_at_once),
        cmocka_unit_test(test_points_of_a_team_are_summed),
    };
    return cmocka_run_group_tests(tests, open_window, close_window);
}
