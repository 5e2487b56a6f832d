/* What input does to elements: hit tests, clicks, drags, focus by keys. No window is needed. */
#include "elements.h"

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

static Touch declare(const char *id, Role role, Rect rect)
{
    return elements_declare(&elements,
                            &(Element){.id = id, .role = role, .name = id, .rect = rect});
}

/* Two buttons above, three cards below that overlap, a slider, a sign that only stands there. */
static void declare_screen(void)
{
    declare("button.a", ROLE_BUTTON, (Rect){0, 0, 100, 50});
    declare("button.b", ROLE_BUTTON, (Rect){260, 0, 100, 50});
    for (int i = 0; i < 3; i++) {
        static const char *const IDS[] = {"card.0", "card.1", "card.2"};
        Element card = {.id = IDS[i],
                        .role = ROLE_CARD,
                        .name = IDS[i],
                        .rect = {100 + 40 * (float)i, 200, 40, 100},
                        .outline = {{100 + 40 * (float)i, 200, 80, 100}, 0},
                        .draggable = true,
                        .alternates = i == 0};
        elements_declare(&elements, &card);
    }
    elements_declare(&elements, &(Element){.id = "button.off",
                                           .role = ROLE_BUTTON,
                                           .name = "off",
                                           .rect = {500, 200, 80, 40},
                                           .disabled = true,
                                           .reason = "not now"});
    declare("slider", ROLE_SLIDER, (Rect){500, 300, 80, 40});
    elements_declare(&elements, &(Element){.id = "sign",
                                           .role = ROLE_TEXT,
                                           .name = "sign",
                                           .rect = {0, 0, 600, 600},
                                           .still = true});
}

static void frame(void)
{
    elements_begin(&elements);
    declare_screen();
}

/* Begins a frame in which these events act. */
static void act(const InputEvent events[], size_t count)
{
    elements_begin(&elements);
    for (size_t i = 0; i < count; i++) {
        elements_act(&elements, &events[i]);
    }
}

static Touch touch(const char *id)
{
    elements_hover(&elements, (Point){-1, -1});
    return declare(id, ROLE_BUTTON, (Rect){0, 0, 1, 1});
}

static void click_at(float x, float y, unsigned clicks)
{
    InputEvent events[] = {{.kind = INPUT_PRESS, .at = {x, y}, .clicks = clicks},
                           {.kind = INPUT_RELEASE, .at = {x, y}, .clicks = clicks}};
    act(events, 2);
}

static void press_key(const Command *command)
{
    act(&(InputEvent){.kind = INPUT_KEY, .key = press_of(command)}, 1);
}

static const char *hit(float x, float y)
{
    const Stored *stored = elements_hit(elements_now(&elements), (Point){x, y});
    return stored ? stored->element.id : "";
}

static void the_topmost_element_is_hit(void **state)
{
    frame();
    assert_string_equal(hit(50, 25), "button.a");
    assert_string_equal(hit(120, 250), "card.0");
    assert_string_equal(hit(150, 250), "card.1"); /* over the right half of card.0 */
    assert_string_equal(hit(250, 250), "card.2"); /* only in its outline */
    assert_string_equal(hit(250, 25), "");        /* a sign never answers */
}

static void the_middle_of_each_rectangle_hits_it(void **state)
{
    frame();
    const ElementList *list = elements_now(&elements);
    for (size_t i = 0; i + 1 < list->items.count; i++) {
        const Stored *stored = buffer_at(&list->items, i);
        Point middle = rect_centre(stored->element.rect);
        assert_string_equal(hit(middle.x, middle.y), stored->element.id);
    }
}

static void a_click_activates(void **state)
{
    frame();
    click_at(50, 25, 1);
    assert_true(elements.pressed);
    assert_true(touch("button.a").activated);
    assert_false(touch("button.b").activated);
    frame();
    frame();
    assert_false(touch("button.a").activated);
}

/* The other button and a long press do the same, to what takes it. */
static void another_click_is_another_thing(void **state)
{
    InputEvent other = {.kind = INPUT_ALTERNATE, .at = {120, 250}};
    InputEvent hold = {.kind = INPUT_PRESS, .at = {120, 250}};
    InputEvent let_go = {.kind = INPUT_RELEASE, .at = {120, 250}};
    frame();
    act(&other, 1);
    Touch card = touch("card.0");
    assert_true(card.alternated);
    assert_false(card.activated);
    frame();
    act(&hold, 1);
    assert_int_equal(elements_hold(&elements, 100), 400);
    declare_screen();
    act(NULL, 0);
    assert_int_equal(elements_hold(&elements, 500), 0);
    assert_true(touch("card.0").alternated);
    frame();
    act(&let_go, 1);
    card = touch("card.0");
    assert_false(card.alternated);
    assert_false(card.activated);
}

/* A detail is asked for by both as well, where nothing else is meant by them: of a still element
 * too, which is no other way to be acted on. A press that goes astray asks for nothing. */
static void a_detail_is_asked_for(void **state)
{
    InputEvent other = {.kind = INPUT_ALTERNATE, .at = {510, 510}};
    InputEvent hold = {.kind = INPUT_PRESS, .at = {510, 510}};
    InputEvent move = {.kind = INPUT_MOVE, .at = {530, 510}};
    Element pile = {.id = "pile", .rect = {500, 500, 20, 20}, .detail = 7, .still = true};
    declare_screen();
    elements_declare(&elements, &pile);
    act(&other, 1);
    assert_int_equal(elements.asked, 7);
    elements_declare(&elements, &pile);
    act(&hold, 1);
    assert_int_equal(elements.asked, 0);
    assert_int_equal(elements_hold(&elements, 100), 400);
    assert_int_equal(elements_hold(&elements, 500), 0);
    assert_int_equal(elements.asked, 7);
    assert_int_equal(elements_hold(&elements, 900), 0);
    elements_declare(&elements, &pile);
    act(&hold, 1);
    act(&move, 1);
    assert_int_equal(elements_hold(&elements, 900), 0);
    assert_int_equal(elements.asked, 0);
}

static void others_know_no_other_click(void **state)
{
    InputEvent other = {.kind = INPUT_ALTERNATE, .at = {50, 25}};
    InputEvent hold = {.kind = INPUT_PRESS, .at = {50, 25}};
    frame();
    act(&other, 1);
    assert_false(elements.pressed);
    assert_false(touch("button.a").activated);
    frame();
    act(&hold, 1);
    assert_int_equal(elements_hold(&elements, 5000), 0);
    assert_false(touch("button.a").alternated);
}

static void a_release_elsewhere_does_nothing(void **state)
{
    frame();
    InputEvent events[] = {{.kind = INPUT_PRESS, .at = {50, 25}},
                           {.kind = INPUT_RELEASE, .at = {350, 25}}};
    act(events, 2);
    assert_false(touch("button.a").activated);
    assert_false(touch("button.b").activated);
}

static void a_second_click_on_a_card_is_only_doubled(void **state)
{
    frame();
    click_at(120, 250, 1);
    assert_true(touch("card.0").activated);
    frame();
    click_at(120, 250, 2);
    assert_true(touch("card.0").doubled);
    assert_false(touch("card.0").activated);
    frame();
    click_at(120, 250, 1);
    assert_true(touch("card.0").activated);
    assert_false(touch("card.0").doubled);
}

static void a_second_click_on_a_button_acts_again(void **state)
{
    frame();
    click_at(50, 25, 1);
    frame();
    click_at(50, 25, 2);
    assert_true(touch("button.a").activated);
    assert_true(touch("button.a").doubled);
}

static void a_disabled_element_refuses(void **state)
{
    frame();
    click_at(540, 220, 1);
    assert_true(touch("button.off").refused);
    assert_false(touch("button.off").activated);
}

static void a_drag_begins_after_six_pixels(void **state)
{
    frame();
    InputEvent near[] = {{.kind = INPUT_PRESS, .at = {110, 240}},
                         {.kind = INPUT_MOVE, .at = {114, 243}}};
    act(near, 2);
    assert_int_equal(elements.drag.phase, DRAG_NONE);
    declare_screen();
    act(&(InputEvent){.kind = INPUT_MOVE, .at = {130, 260}}, 1);
    assert_int_equal(elements.drag.phase, DRAG_MOVING);
    assert_true(touch("card.0").dragged);
    assert_near(elements.drag.grip.x, -30); /* its middle is at 140, 250 */
    assert_near(elements.drag.grip.y, -10);
    declare_screen();
    act(&(InputEvent){.kind = INPUT_RELEASE, .at = {300, 100}}, 1);
    assert_int_equal(elements.drag.phase, DRAG_DROPPED);
    assert_near(elements.drag.now.x, 300);
    assert_false(touch("card.0").activated);
    frame();
    assert_int_equal(elements.drag.phase, DRAG_NONE);
}

static void escape_cancels_a_drag(void **state)
{
    frame();
    InputEvent events[] = {{.kind = INPUT_PRESS, .at = {110, 240}},
                           {.kind = INPUT_MOVE, .at = {160, 260}}};
    act(events, 2);
    declare_screen();
    press_key(&command_back);
    assert_int_equal(elements.drag.phase, DRAG_CANCELLED);
    assert_int_equal(elements.keys.count, 0);
}

static void the_other_button_cancels_a_drag(void **state)
{
    frame();
    InputEvent events[] = {{.kind = INPUT_PRESS, .at = {110, 240}},
                           {.kind = INPUT_LET_GO, .at = {110, 240}},
                           {.kind = INPUT_MOVE, .at = {160, 260}}};
    act(events, 3);
    assert_int_equal(elements.drag.phase, DRAG_MOVING); /* there was nothing to let go of yet */
    declare_screen();
    act(&(InputEvent){.kind = INPUT_LET_GO, .at = {160, 260}}, 1);
    assert_int_equal(elements.drag.phase, DRAG_CANCELLED);
    frame();
    act(&(InputEvent){.kind = INPUT_RELEASE, .at = {160, 260}}, 1);
    assert_int_equal(elements.drag.phase, DRAG_NONE);
    assert_false(touch("card.0").activated || touch("card.1").activated);
}

/* The first two clicks play a card, and another slides to its place. */
static void a_third_quick_click_is_none(void **state)
{
    frame();
    click_at(120, 250, 1);
    assert_true(touch("card.0").activated);
    frame();
    click_at(120, 250, 2);
    assert_true(touch("card.0").doubled);
    for (unsigned clicks = 3; clicks <= 4; clicks++) {
        frame();
        click_at(150, 250, clicks);
        assert_false(touch("card.1").activated || touch("card.1").doubled);
    }
    frame();
    click_at(150, 250, 1);
    assert_true(touch("card.1").activated);
}

/* Narrow cards side by side, each clicked once: the system counts one row. */
static void quick_clicks_on_neighbours_count_each(void **state)
{
    frame();
    click_at(120, 250, 1);
    assert_true(touch("card.0").activated);
    frame();
    click_at(150, 250, 2);
    assert_true(touch("card.1").activated);
    frame();
    click_at(120, 250, 3);
    assert_true(touch("card.0").activated);
}

static void tab_reaches_everything_and_goes_round(void **state)
{
    static const char *const ORDER[] = {"button.a", "button.b",   "card.0", "card.1",
                                        "card.2",   "button.off", "slider", "button.a"};
    for (size_t i = 0; i < sizeof ORDER / sizeof *ORDER; i++) {
        frame();
        press_key(&command_next);
        assert_string_equal(elements.focused, ORDER[i]);
        declare_screen();
    }
    press_key(&command_previous);
    assert_string_equal(elements.focused, "slider");
}

static void arrow(const Command *key, const char *wanted)
{
    frame();
    press_key(key);
    assert_string_equal(elements.focused, wanted);
    declare_screen();
}

static void arrows_go_where_they_point(void **state)
{
    arrow(&command_right, "button.a"); /* the first key only shows where the focus is */
    arrow(&command_right, "button.b");
    arrow(&command_left, "button.a");
    arrow(&command_down, "card.0");
    arrow(&command_right, "card.1");
    arrow(&command_right, "card.2");
    arrow(&command_up, "button.b");
}

static void return_acts_on_what_keys_have_chosen(void **state)
{
    frame();
    press_key(&command_press); /* nothing is focused: it is the scene's */
    assert_int_equal(elements.keys.count, 1);
    declare_screen();
    press_key(&command_next);
    declare_screen();
    press_key(&command_press);
    Touch done = touch("button.a");
    assert_true(done.activated && done.by_return && done.focused);
    declare_screen();
    press_key(&command_pick);
    assert_true(touch("button.a").activated);
    assert_false(touch("button.a").by_return);
    assert_int_equal(elements.keys.count, 0);
}

static void a_focused_slider_takes_left_and_right(void **state)
{
    frame();
    id_copy(elements.wanted, "slider");
    frame();
    press_key(&command_right);
    assert_int_equal(elements.adjusted, 1);
    assert_string_equal(elements.focused, "slider");
}

static void a_lost_focus_goes_to_the_neighbour(void **state)
{
    frame();
    id_copy(elements.wanted, "card.1");
    frame();
    elements_begin(&elements);
    declare("button.a", ROLE_BUTTON, (Rect){0, 0, 100, 50});
    declare("card.2", ROLE_CARD, (Rect){180, 200, 40, 100});
    press_key(&command_left);
    assert_string_equal(elements.focused, "card.2");
}

static void what_is_covered_is_out_of_reach(void **state)
{
    elements_begin(&elements);
    declare_screen();
    elements_cover(&elements, "a panel lies over it");
    declare("button.ok", ROLE_BUTTON, (Rect){50, 10, 20, 20});
    assert_string_equal(hit(20, 25), "");
    assert_string_equal(hit(55, 15), "button.ok");
    const Stored *covered = buffer_at(&elements_now(&elements)->items, 0);
    assert_true(covered->element.disabled);
    assert_string_equal(covered->element.reason, "a panel lies over it");
    press_key(&command_next);
    assert_string_equal(elements.focused, "button.ok");
}

static void flushing_forgets_what_was_pressed(void **state)
{
    frame();
    act(&(InputEvent){.kind = INPUT_PRESS, .at = {50, 25}}, 1);
    declare_screen();
    elements_flush(&elements);
    act(&(InputEvent){.kind = INPUT_RELEASE, .at = {50, 25}}, 1);
    assert_false(touch("button.a").activated);
}

static const Command leafs = {.id = "leafs", .name = "Leaf", .traits = COMMAND_REPEATS};

static size_t keys_of(const Command *command)
{
    InputEvent event = {.kind = INPUT_KEY, .key = press_of(command), .repeated = true};
    act(&event, 1);
    return elements.keys.count;
}

static void what_leafs_goes_on_while_it_is_held(void **state)
{
    frame();
    assert_int_equal(keys_of(&leafs), 1);
    frame();
    assert_int_equal(keys_of(&command_back), 0);
}

#define TEST(name) cmocka_unit_test_setup_teardown(name, open_all, close_all)

int main(void)
{
    const struct CMUnitTest tests[] = {
        TEST(the_topmost_element_is_hit),
        TEST(the_middle_of_each_rectangle_hits_it),
        TEST(a_click_activates),
        TEST(another_click_is_another_thing),
        TEST(a_detail_is_asked_for),
        TEST(others_know_no_other_click),
        TEST(a_release_elsewhere_does_nothing),
        TEST(a_second_click_on_a_card_is_only_doubled),
        TEST(a_second_click_on_a_button_acts_again),
        TEST(a_disabled_element_refuses),
        TEST(a_drag_begins_after_six_pixels),
        TEST(escape_cancels_a_drag),
        TEST(the_other_button_cancels_a_drag),
        TEST(a_third_quick_click_is_none),
        TEST(quick_clicks_on_neighbours_count_each),
        TEST(tab_reaches_everything_and_goes_round),
        TEST(arrows_go_where_they_point),
        TEST(return_acts_on_what_keys_have_chosen),
        TEST(a_focused_slider_takes_left_and_right),
        TEST(a_lost_focus_goes_to_the_neighbour),
        TEST(what_is_covered_is_out_of_reach),
        TEST(what_leafs_goes_on_while_it_is_held),
        TEST(flushing_forgets_what_was_pressed),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
