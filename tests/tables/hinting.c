/* What a hint does at the table: it marks its cards, and takes nothing from what is picked. */
#include "screen.h"
#include "tables/table_commands.h"
#include "testing.h"

#include <string.h>

static Screen screen;

/* Solo, Jack of Spades, a hand of eight. */
static int begin_solo(void **unused)
{
    const char *const hands[] = {"AC 3C 3D 3S 8D 2H 7S TH"};
    RegicideState state = regicide_position("JS", hands, 1);
    Setup setup = setup_initial(&regicide_game, 1, 1);
    screen_open(&screen, 1280, 720);
    screen_begin(&screen, &regicide_game, &setup, &state, 0);
    screen_frame(&screen);
    screen_frame(&screen);
    return 0;
}

static int end(void **unused)
{
    screen_end(&screen);
    screen_close(&screen);
    return 0;
}

static void test_hint_lights_its_cards_until_something_else_is_shown(void **unused)
{
    table_advise(screen.table, action_with_cards(REGICIDE_PLAY, cards_of("3C 3S")));
    screen_frame(&screen);
    assert_string_equal(screen_get(&screen, "hand.card.3C")->value, "Suggested");
    assert_string_equal(screen_get(&screen, "hand.card.3S")->value, "Suggested");
    assert_null(screen_get(&screen, "hand.card.3D")->value);
    screen_press(&screen, "hand.card.3S");
    assert_string_equal(screen_get(&screen, "hand.card.3S")->value, "Selected");
    assert_string_equal(screen_get(&screen, "hand.card.3C")->value, "Suggested");
    TableSight sight = screen_sight(&screen, 0);
    table_show(screen.table, &sight);
    screen_frame(&screen);
    assert_null(screen_get(&screen, "hand.card.3C")->value);
}

/* Where the picture of a card's face begins from the top, once the table rests. */
static float top_of_face(const char *name)
{
    DrawList *list = ui_draw(screen.ui);
    do {
        screen_frame(&screen);
    } while (table_is_moving(screen.table));
    for (size_t i = 0; i < draw_count(list); i++) {
        const DrawCommand *it = draw_at(list, i);
        if (it->kind == DRAW_PICTURE && strcmp(it->picture->name, name) == 0) {
            return it->rect.y;
        }
    }
    fail_msg("%s is not drawn", name);
    return 0;
}

/* How often the mark of a hint is drawn, and how many cards glow as strongly as a picked one. */
static size_t drawn(bool is_glow)
{
    size_t count = 0;
    DrawList *list = ui_draw(screen.ui);
    for (size_t i = 0; i < draw_count(list); i++) {
        const DrawCommand *it = draw_at(list, i);
        bool is_mark = it->kind == DRAW_PICTURE && strcmp(it->picture->name, "ui/ui-hint") == 0;
        bool glows = it->kind == DRAW_GLOW && it->color.a > 150;
        count += is_glow ? glows : is_mark;
    }
    return count;
}

/* Hinted, pointed at and picked are three looks, and none of them hides another. */
static void test_hinted_card_is_marked_and_not_raised(void **unused)
{
    float hinted = top_of_face("regicide/8D"), other = top_of_face("regicide/7S");
    size_t glowing = drawn(true);
    assert_int_equal(drawn(false), 0);
    table_advise(screen.table, action_with_cards(REGICIDE_PLAY, cards_of("8D")));
    assert_true(top_of_face("regicide/8D") == hinted);
    assert_true(top_of_face("regicide/7S") == other);
    assert_int_equal(drawn(false), 1);
    assert_int_equal(drawn(true), glowing);
    screen_press(&screen, "hand.card.8D");
    assert_true(top_of_face("regicide/8D") < hinted - 5);
    assert_int_equal(drawn(false), 1);
}

static void test_hint_without_cards_marks_its_button(void **unused)
{
    table_advise(screen.table, action_bare(REGICIDE_FLIP));
    screen_frame(&screen);
    assert_null(screen_get(&screen, "hand.card.AC")->value);
    assert_string_equal(screen_get(&screen, "button.flip")->value, "Suggested");
    assert_int_equal(drawn(false), 1);
    screen_key(&screen, press_of(&table_command_play));
    screen_frame(&screen);
    assert_string_equal(ui_focused_id(screen.ui), "button.flip");
    assert_true(screen.chosen == ACTION_NONE);
    screen_press(&screen, "button.flip");
    assert_true(screen.chosen == action_bare(REGICIDE_FLIP));
    assert_string_equal(ui_focused_id(screen.ui), "");
    table_advise(screen.table, ACTION_NONE);
    screen_frame(&screen);
    assert_null(screen_get(&screen, "hand.card.AC")->value);
    assert_null(screen_get(&screen, "button.flip")->value);
}

/* RG-20: who has played a Jester chooses who goes on. */
static void test_hint_about_a_seat_is_taken_by_keys(void **unused)
{
    const char *const hands[] = {"X1 4C 5D", "6C 7D", "8C 9D"};
    RegicideState state = regicide_position("JH", hands, 3);
    Setup setup = setup_initial(&regicide_game, 3, 1);
    Action next = action_with_1(REGICIDE_NEXT, 2);
    screen_open(&screen, 1280, 720);
    screen_begin(&screen, &regicide_game, &setup, &state, 0);
    assert_true(match_act(&screen.match, 0, action_with_cards(REGICIDE_PLAY, cards_of("X1"))));
    TableSight sight = screen_sight(&screen, 0);
    table_show(screen.table, &sight);
    table_advise(screen.table, next);
    screen_frame(&screen);
    assert_int_equal(drawn(false), 1);
    screen_key(&screen, press_of(&table_command_play));
    screen_frame(&screen);
    assert_string_equal(ui_focused_id(screen.ui), "choice.seat.2");
    assert_true(screen.chosen == ACTION_NONE);
    end(NULL);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(test_hint_lights_its_cards_until_something_else_is_shown,
                                        begin_solo, end),
        cmocka_unit_test_setup_teardown(test_hinted_card_is_marked_and_not_raised, begin_solo, end),
        cmocka_unit_test_setup_teardown(test_hint_without_cards_marks_its_button, begin_solo, end),
        cmocka_unit_test(test_hint_about_a_seat_is_taken_by_keys),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
