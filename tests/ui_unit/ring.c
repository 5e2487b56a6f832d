/* What has the focus when that is gone from the screen, or the screen itself is. */
#include "focus.h"
#include "testing.h"

static Elements elements;

static int setup(void **state)
{
    elements_init(&elements);
    return 0;
}

static int teardown(void **state)
{
    elements_release(&elements);
    return 0;
}

static void declare(const char *id, Role role, float x)
{
    elements_declare(&elements,
                     &(Element){.id = id, .role = role, .name = id, .rect = {x, 0, 40, 100}});
}

static void tab(void)
{
    elements_act(&elements, &(InputEvent){.kind = INPUT_KEY, .key = press_of(&command_next)});
}

static void hand_frame(void)
{
    elements_begin(&elements);
    declare("card.1", ROLE_CARD, 100);
    declare("card.2", ROLE_CARD, 180);
}

static void other_frame(void)
{
    elements_begin(&elements);
    declare("other.first", ROLE_BUTTON, 500);
    declare("other.second", ROLE_BUTTON, 100);
}

static void focus_first_card(void)
{
    hand_frame();
    elements_begin(&elements);
    tab();
    declare("card.1", ROLE_CARD, 100);
    declare("card.2", ROLE_CARD, 180);
    assert_string_equal(elements.focused, "card.1");
}

/* The ring goes to the neighbour without another key: to a card, though a button lies nearer. */
static void what_is_gone_leaves_the_ring_beside_it(void **state)
{
    focus_first_card();
    for (int i = 0; i < 2; i++) {
        elements_begin(&elements);
        declare("button.play", ROLE_BUTTON, 60);
        declare("card.2", ROLE_CARD, 180);
    }
    assert_string_equal(elements.focused, "card.2");
    assert_true(elements.ring);
}

/* The nearest of the other screen is not meant: its first is. */
static void another_screen_has_a_focus_of_its_own(void **state)
{
    focus_first_card();
    Focus focus = focus_take(&elements);
    assert_string_equal(focus.id, "card.1");
    other_frame();
    elements_begin(&elements);
    tab();
    assert_string_equal(elements.focused, "other.first");
    other_frame();
    focus_take(&elements);
    focus_give(&elements, &focus);
    hand_frame();
    hand_frame();
    assert_string_equal(elements.focused, "card.1");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(what_is_gone_leaves_the_ring_beside_it, setup, teardown),
        cmocka_unit_test_setup_teardown(another_screen_has_a_focus_of_its_own, setup, teardown),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
