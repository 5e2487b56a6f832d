/* The parts of a screen: where Tab, Home, End and arrows lead when there are several, and who gets
 * the focus of a card that is gone. */
#include "focus.h"

#include "check.h"

#include <string.h>

static Elements elements;

static int open_all(void **state)
{
    elements_init(&elements);
    return 0;
}

static int close_all(void **state)
{
    elements_release(&elements);
    return 0;
}

static void declare(Section section, const char *id, Role role, Rect rect)
{
    elements.section = section;
    elements_declare(&elements, &(Element){.id = id, .role = role, .name = id, .rect = rect});
    elements.section = SECTION_UNNAMED;
}

/* The bar from right to left, cards on the table nearer to the last card of the hand than its
 * neighbour is, a hand, and two buttons of which the first is barred. */
static void declare_table(unsigned cards)
{
    static const char *const hand[] = {"hand.0", "hand.1", "hand.2"};
    declare(SECTION_TABLE, "table.0", ROLE_CARD, (Rect){300, 330, 60, 60});
    for (unsigned i = 0; i < cards; i++) {
        declare(SECTION_HAND, hand[i], ROLE_CARD, (Rect){100 + 100 * (float)i, 400, 60, 90});
    }
    elements.section = SECTION_BUTTONS;
    elements_declare(&elements, &(Element){.id = "button.off",
                                           .role = ROLE_BUTTON,
                                           .name = "off",
                                           .rect = {700, 400, 80, 40},
                                           .disabled = true,
                                           .reason = "not now"});
    declare(SECTION_BUTTONS, "button.play", ROLE_BUTTON, (Rect){700, 450, 80, 40});
    declare(SECTION_BAR, "bar.right", ROLE_BUTTON, (Rect){700, 0, 40, 40});
    declare(SECTION_BAR, "bar.left", ROLE_BUTTON, (Rect){0, 0, 40, 40});
}

static void frame_of(unsigned cards)
{
    elements_begin(&elements);
    declare_table(cards);
}

static void press(const Command *command, const char *wanted)
{
    elements_begin(&elements);
    elements_act(&elements, &(InputEvent){.kind = INPUT_KEY, .key = press_of(command)});
    assert_string_equal(elements.focused, wanted);
    declare_table(3);
}

static void tab_goes_from_part_to_part(void **state)
{
    frame_of(3);
    press(&command_next, "hand.0"); /* with which one begins */
    press(&command_next, "button.play");
    press(&command_next, "bar.right");
    press(&command_next, "table.0");
    press(&command_next, "hand.0");
    press(&command_previous, "table.0");
    press(&command_previous, "bar.right");
    press(&command_previous, "button.play");
}

static void tab_comes_back_to_what_was_left(void **state)
{
    frame_of(3);
    press(&command_next, "hand.0");
    press(&command_right, "hand.1");
    press(&command_next, "button.play");
    press(&command_up, "button.off");
    press(&command_previous, "hand.1");
    press(&command_next, "button.off");
    focus_take(&elements); /* another screen knows nothing of it */
    frame_of(3);
    press(&command_next, "hand.0");
    press(&command_next, "button.play");
}

static void home_and_end_lead_to_the_ends_of_a_part(void **state)
{
    frame_of(3);
    press(&command_next, "hand.0");
    press(&command_last, "hand.2");
    press(&command_last, "hand.2");
    press(&command_first, "hand.0");
    press(&command_next, "button.play");
    press(&command_first, "button.off");
    press(&command_next, "bar.right");
    press(&command_first, "bar.left"); /* as they lie, not as they were declared */
    press(&command_last, "bar.right");
}

static void arrows_stay_in_a_part_that_has_something(void **state)
{
    frame_of(3);
    press(&command_next, "hand.0");
    press(&command_right, "hand.1");
    press(&command_right, "hand.2");
    press(&command_up, "table.0");
    press(&command_down, "hand.2");
    press(&command_right, "button.off");
}

static void every_thing_is_on_the_way_of_single_steps(void **state)
{
    frame_of(3);
    press(&command_next, "hand.0");
    press(&command_onward, "hand.1");
    press(&command_onward, "hand.2");
    press(&command_onward, "button.off");
    press(&command_backward, "hand.2");
}

static void the_neighbour_in_the_hand_gets_the_focus(void **state)
{
    frame_of(3);
    press(&command_next, "hand.0");
    press(&command_last, "hand.2");
    frame_of(2);
    elements_begin(&elements);
    assert_string_equal(elements.focused, "hand.1"); /* though the table is nearer */
}

static void declare_form(void)
{
    declare(SECTION_UNNAMED, "back", ROLE_BUTTON, (Rect){0, 0, 40, 40});
    elements_clip(&elements, &(Rect){0, 100, 800, 300});
    declare(SECTION_UNNAMED, "row.0", ROLE_BUTTON, (Rect){0, 100, 800, 40});
    declare(SECTION_UNNAMED, "row.1", ROLE_BUTTON, (Rect){0, 150, 800, 40});
    elements_clip(&elements, NULL);
    declare(SECTION_UNNAMED, "sign", ROLE_BUTTON, (Rect){0, 500, 40, 40});
    declare(SECTION_UNNAMED, "place", ROLE_SLIDER, (Rect){100, 500, 300, 40});
    declare(SECTION_UNNAMED, "speed", ROLE_LIST, (Rect){500, 500, 300, 40});
}

static void press_form(const Command *command, const char *wanted)
{
    elements_begin(&elements);
    elements_act(&elements, &(InputEvent){.kind = INPUT_KEY, .key = press_of(command)});
    assert_string_equal(elements.focused, wanted);
    declare_form();
}

static void what_scrolls_is_a_part(void **state)
{
    elements_begin(&elements);
    declare_form();
    press_form(&command_next, "back");
    press_form(&command_next, "row.0");
    press_form(&command_down, "row.1");
    press_form(&command_next, "sign");
    press_form(&command_next, "back");
    press_form(&command_next, "row.1");
}

/* Left and right are its own there: no arrow would lead to what lies beside it. */
static void tab_leads_on_from_what_takes_arrows(void **state)
{
    elements_begin(&elements);
    declare_form();
    press_form(&command_previous, "speed");
    press_form(&command_previous, "place");
    press_form(&command_previous, "sign");
    press_form(&command_right, "place");
    press_form(&command_next, "speed");
}

#define TEST(name) cmocka_unit_test_setup_teardown(name, open_all, close_all)

int main(void)
{
    const struct CMUnitTest tests[] = {
        TEST(tab_goes_from_part_to_part),
        TEST(tab_comes_back_to_what_was_left),
        TEST(home_and_end_lead_to_the_ends_of_a_part),
        TEST(arrows_stay_in_a_part_that_has_something),
        TEST(every_thing_is_on_the_way_of_single_steps),
        TEST(the_neighbour_in_the_hand_gets_the_focus),
        TEST(what_scrolls_is_a_part),
        TEST(tab_leads_on_from_what_takes_arrows),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
