/* A choice among words: its middle goes on, the arrow at its left end goes back. */
#include "small_window.h"

static int chosen;

static void screen(void)
{
    static const char *const words[] = {"Person", "Easy", "Normal", "Hard"};
    ui_choice(ui,
              &(Choice){.id = "choice",
                        .name = "Kind",
                        .words = words,
                        .count = 4,
                        .rect = {100, 100, 300, 48}},
              &chosen);
}

static int click_at(int start, int x)
{
    chosen = start;
    show(screen);
    push_click(x, 120);
    show(screen);
    show(screen);
    return chosen;
}

static void the_middle_goes_on(void **state)
{
    (void)state;
    assert_int_equal(click_at(0, 250), 1);
    assert_int_equal(click_at(0, 200), 1); /* left of the middle, but not on the arrow */
    assert_int_equal(click_at(3, 250), 0);
}

static void the_arrows_go_both_ways(void **state)
{
    (void)state;
    assert_int_equal(click_at(0, 110), 3);
    assert_int_equal(click_at(0, 390), 1);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        TEST(the_middle_goes_on),
        TEST(the_arrows_go_both_ways),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
