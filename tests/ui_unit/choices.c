/* A choice among words: its middle goes on, the arrow at its left end goes back. Of several buttons
 * the chosen one bears a sign. */
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
    assert_int_equal(click_at(0, 250), 1);
    assert_int_equal(click_at(0, 200), 1); /* left of the middle, but not on the arrow */
    assert_int_equal(click_at(3, 250), 0);
}

static void the_arrows_go_both_ways(void **state)
{
    assert_int_equal(click_at(0, 110), 3);
    assert_int_equal(click_at(0, 390), 1);
}

static bool tab_chosen;

static void tab(void)
{
    Button button = {.id = "tab",
                     .label = "Sound",
                     .rect = {100, 100, 300, 48},
                     .kind = BUTTON_TAB,
                     .chosen = tab_chosen};
    ui_button(ui, &button);
}

static size_t ticks(bool is_chosen)
{
    size_t count = 0;
    tab_chosen = is_chosen;
    show(tab);
    for (size_t i = 0; i < draw_count(ui_draw(ui)); i++) {
        count += strcmp(draw_at(ui_draw(ui), i)->picture->name, "ui/mark-yes") == 0;
    }
    return count;
}

static void the_chosen_tab_is_ticked(void **state)
{
    assert_int_equal(ticks(false), 0);
    assert_int_equal(ticks(true), 1);
}

static const char *barred;

static void confirm(void)
{
    Button button = {
        .id = "confirm", .label = "Play", .rect = {100, 100, 300, 48}, .reason = barred};
    ui_button(ui, &button);
}

static size_t broken_edges(const char *reason)
{
    size_t count = 0;
    barred = reason;
    show(confirm);
    for (size_t i = 0; i < draw_count(ui_draw(ui)); i++) {
        count += draw_at(ui_draw(ui), i)->dashed;
    }
    return count;
}

static void what_cannot_be_pressed_has_a_broken_edge(void **state)
{
    assert_int_equal(broken_edges(NULL), 0);
    assert_int_equal(broken_edges("Choose a card."), 1);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        TEST(the_middle_goes_on),
        TEST(the_arrows_go_both_ways),
        TEST(the_chosen_tab_is_ticked),
        TEST(what_cannot_be_pressed_has_a_broken_edge),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
