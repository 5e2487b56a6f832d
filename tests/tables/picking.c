/* Choosing actions at the table, by clicks, drags and keys. The actions expected follow from the
 * rules for positions put together by hand. */
#include "screen.h"
#include "tables/table_hand.h"

#include "games/null.h"
#include "testing.h"

#include <SDL.h>

#include <string.h>

static Screen screen;

static int begin(const RegicideState *state)
{
    Setup setup = setup_initial(&regicide_game, state->table.seats, 1);
    screen_open(&screen, 1280, 720);
    screen_begin(&screen, &regicide_game, &setup, state, 0);
    screen_frame(&screen);
    screen_frame(&screen);
    return 0;
}

/* Solo, Jack of Spades, a hand of eight. */
static int begin_solo(void **unused)
{
    const char *const hands[] = {"AC 3C 3D 3S 8D 2H 7S TH"};
    RegicideState state = regicide_position("JS", hands, 1);
    return begin(&state);
}

/* Solo at step 4: the same, with an attack of 10 to cover. */
static int begin_suffering(void **unused)
{
    const char *const hands[] = {"AC 3C 3D 3S 8D 2H 7S TH"};
    RegicideState state = regicide_position("JS", hands, 1);
    state.table.phase = REGICIDE_SUFFERING;
    return begin(&state);
}

static int begin_three(void **unused)
{
    const char *const hands[] = {"X1 4C 5D", "6C 7D", "8C 9D"};
    RegicideState state = regicide_position("JH", hands, 3);
    return begin(&state);
}

static int end(void **unused)
{
    screen_end(&screen);
    screen_close(&screen);
    return 0;
}

static void assert_plays(const char *codes)
{
    assert_true(screen.chosen == action_with_cards(REGICIDE_PLAY, cards_of(codes)));
}

static void test_click_picks_and_confirm_plays(void **unused)
{
    assert_true(screen_get(&screen, "button.confirm")->disabled);
    assert_string_equal(screen_get(&screen, "table.step")->name, "Step 1: play a card");
    screen_press(&screen, "hand.card.8D");
    assert_true(screen.chosen == ACTION_NONE);
    assert_string_equal(screen_get(&screen, "hand.card.8D")->value, "Selected");
    assert_string_equal(screen_get(&screen, "button.confirm")->name, "Play 8♦");
    screen_press(&screen, "button.confirm");
    assert_plays("8D");
}

/* 8 and a companion: the solo hand then holds six of eight, so two cards are drawn; 9 damage leave
 * the jack 11, and all of its attack of 10 is suffered. */
static void test_companion_pair_is_previewed(void **unused)
{
    screen_press(&screen, "hand.card.8D");
    screen_press(&screen, "hand.card.AC");
    assert_string_equal(screen_get(&screen, "text.status")->name, "Your play: 8 + 1 = 9");
    assert_string_equal(
        screen_get(&screen, "table.preview")->name,
        "draw 2, up to the hand limit of 8 · 9 damage × 2 = 18 · enemy health left: 2 · "
        "you suffer 10");
    screen_press(&screen, "drop.table");
    assert_plays("8D AC");
}

/* An 8 and a 7 are no combo; the Ace pairs with either, but not with both. */
static void test_card_that_does_not_fit_takes_the_place(void **unused)
{
    screen_press(&screen, "hand.card.8D");
    assert_false(screen_get(&screen, "hand.card.7S")->disabled);
    screen_press(&screen, "hand.card.7S");
    assert_string_equal(screen_get(&screen, "hand.card.7S")->value, "Selected");
    assert_null(screen_get(&screen, "hand.card.8D")->value);
    screen_press(&screen, "hand.card.AC");
    screen_press(&screen, "hand.card.8D");
    assert_null(screen_get(&screen, "hand.card.7S")->value);
    assert_string_equal(screen_get(&screen, "hand.card.8D")->value, "Selected");
}

static void test_second_click_lets_a_card_go_later(void **unused)
{
    screen_press(&screen, "hand.card.8D");
    screen_press(&screen, "hand.card.AC");
    screen_press(&screen, "hand.card.8D");
    assert_null(screen_get(&screen, "hand.card.8D")->value);
    assert_string_equal(screen_get(&screen, "button.confirm")->name, "Play A♣");
}

static void test_double_click_plays(void **unused)
{
    screen_press_twice(&screen, "hand.card.7S");
    assert_plays("7S");
}

static Point play_area(void)
{
    return rect_centre(screen_get(&screen, "drop.table")->outline.rect);
}

static void test_drag_into_the_play_area_plays(void **unused)
{
    screen_drag(&screen, "hand.card.7S", play_area());
    assert_plays("7S");
}

/* With 8D picked, 7S does not go together with it: dragged, it is meant alone. */
static void test_drag_of_another_card_means_it_alone(void **unused)
{
    screen_press(&screen, "hand.card.8D");
    screen_drag(&screen, "hand.card.7S", play_area());
    assert_plays("7S");
}

static void test_drag_takes_picked_cards_along(void **unused)
{
    screen_press(&screen, "hand.card.3C");
    screen_press(&screen, "hand.card.3D");
    screen_drag(&screen, "hand.card.3S", play_area());
    assert_plays("3C 3D 3S");
}

static void test_drag_back_to_the_hand_plays_nothing(void **unused)
{
    Rect rest = screen_get(&screen, "hand.card.TH")->rect;
    screen_drag(&screen, "hand.card.TH", rect_centre(screen_get(&screen, "hand.card.3S")->rect));
    assert_true(screen.chosen == ACTION_NONE);
    table_let_go(screen.table);
    table_settle(screen.table);
    screen_frame(&screen);
    Rect after = screen_get(&screen, "hand.card.TH")->rect;
    assert_memory_equal(&rest, &after, sizeof rest);
}

/* 2 of 10 is not enough: the card stays picked, and 8 more are missing. */
static void test_drop_of_too_little_says_what_is_missing(void **unused)
{
    screen_drag(&screen, "hand.card.2H", play_area());
    assert_true(screen.chosen == ACTION_NONE);
    table_settle(screen.table);
    screen_frame(&screen);
    assert_string_equal(screen_get(&screen, "table.reason")->name, "Discard at least 8 more.");
    catalogue_set_language(&screen.catalogue, LANGUAGE_XX, NULL);
    screen_frame(&screen);
    assert_true(screen_get(&screen, "table.reason")->name[0] == '[');
    catalogue_set_language(&screen.catalogue, LANGUAGE_EN, NULL);
    screen_frame(&screen);
    assert_string_equal(screen_get(&screen, "hand.card.2H")->value, "Selected");
    screen_press(&screen, "hand.card.8D");
    screen_press(&screen, "button.confirm");
    assert_true(screen.chosen == action_with_cards(REGICIDE_DISCARD, cards_of("2H 8D")));
}

/* By suit the hand lies 2H TH AC 3C 3D 8D 3S 7S: the fourth is 3C, the fifth 3D. */
static void test_digits_pick_and_return_plays(void **unused)
{
    screen_key(&screen, screen_pick(4));
    screen_key(&screen, screen_pick(5));
    screen_key(&screen, press_of(&command_press));
    assert_plays("3C 3D");
}

static void test_escape_lets_go(void **unused)
{
    screen_key(&screen, screen_pick(1));
    assert_string_equal(screen_get(&screen, "hand.card.2H")->value, "Selected");
    assert_true(table_let_go(screen.table));
    screen_frame(&screen);
    assert_null(screen_get(&screen, "hand.card.2H")->value);
    assert_false(table_let_go(screen.table));
}

static bool is_bright(const char *face)
{
    DrawList *list = ui_draw(screen.ui);
    for (size_t i = 0; i < draw_count(list); i++) {
        const DrawCommand *it = draw_at(list, i);
        if (it->kind == DRAW_PICTURE && strcmp(it->picture->name, face) == 0) {
            return it->color.r == 255;
        }
    }
    fail_msg("%s is not drawn", face);
    return false;
}

/* 2 and 8 cover the attack of 10: no other card is needed, though some could still be added. */
static void test_what_is_not_needed_lies_dark(void **unused)
{
    screen_press(&screen, "hand.card.2H");
    assert_true(is_bright("regicide/7S"));
    screen_press(&screen, "hand.card.8D");
    assert_true(is_bright("regicide/8D"));
    assert_false(is_bright("regicide/7S"));
    assert_false(is_bright("regicide/AC"));
    screen_press(&screen, "hand.card.2H");
    assert_true(is_bright("regicide/7S"));
}

/* By value the hand lies AC 2H 3C 3D 3S 7S 8D TH, the suits in their order where values tie. */
static void test_sorting_moves_the_first_place(void **unused)
{
    table_sort(screen.table);
    screen_frame(&screen);
    screen_key(&screen, screen_pick(1));
    assert_string_equal(screen_get(&screen, "hand.card.AC")->value, "Selected");
    assert_true(screen_get(&screen, "hand.card.AC")->rect.x <
                screen_get(&screen, "hand.card.2H")->rect.x);
}

static void test_middle_of_each_card_is_its_own(void **unused)
{
    screen_press(&screen, "hand.card.AC");
    table_settle(screen.table);
    screen_frame(&screen);
    for (size_t i = 0; i < ui_element_count(screen.ui); i++) {
        const Element *element = ui_element_at(screen.ui, i);
        Point middle = rect_centre(element->rect);
        for (size_t j = i + 1; j < ui_element_count(screen.ui); j++) {
            const Element *above = ui_element_at(screen.ui, j);
            assert_false(rect_has(above->rect, middle) || outline_has(above->outline, middle));
        }
    }
}

/* The place of a picture among all that is drawn: later ones lie above it. */
static size_t drawn_at(const char *name)
{
    DrawList *list = ui_draw(screen.ui);
    size_t at = draw_count(list);
    for (size_t i = 0; i < draw_count(list); i++) {
        const DrawCommand *it = draw_at(list, i);
        if (it->kind == DRAW_PICTURE && strcmp(it->picture->name, name) == 0) {
            at = i;
        }
    }
    assert_true(at < draw_count(list));
    return at;
}

/* 3D is to the right of 3C, and lies on it but while 3C is looked at. */
static void test_a_card_that_is_looked_at_lies_above_its_neighbours(void **unused)
{
    assert_true(drawn_at("regicide/3C") < drawn_at("regicide/3D"));
    screen_hover(&screen, rect_centre(screen_get(&screen, "hand.card.3C")->rect));
    assert_true(drawn_at("regicide/3C") > drawn_at("regicide/3D"));
    screen_hover(&screen, (Point){10, 400});
    assert_true(drawn_at("regicide/3C") < drawn_at("regicide/3D"));
}

static void test_flip_is_a_button(void **unused)
{
    assert_null(screen_find(&screen, "button.yield"));
    screen_press(&screen, "button.flip");
    assert_true(screen.chosen == action_bare(REGICIDE_FLIP));
}

/* Both Jesters would be gone, and the fresh hand unseen. */
static void test_a_double_click_flips_once(void **unused)
{
    Action flip = action_bare(REGICIDE_FLIP);
    screen_press(&screen, "button.flip");
    assert_true(screen.chosen == flip);
    screen_act(&screen, 0, flip);
    screen_press(&screen, "button.flip");
    assert_true(screen.chosen == ACTION_NONE);
    SDL_Delay(1000);
    screen_press(&screen, "button.flip"); /* tells what the next press does */
    assert_true(screen.chosen == ACTION_NONE);
    screen_press(&screen, "button.flip");
    assert_true(screen.chosen == flip);
}

static void test_jester_asks_who_goes_next(void **unused)
{
    assert_string_equal(screen_get(&screen, "table.step")->name, "Step 1: play or yield");
    screen_press(&screen, "hand.card.X1");
    screen_press(&screen, "button.confirm");
    assert_plays("X1");
    assert_true(match_act(&screen.match, 0, screen.chosen));
    TableSight sight = screen_sight(&screen, 0);
    table_show(screen.table, &sight);
    screen_frame(&screen);
    screen_press(&screen, "choice.seat.2");
    assert_true(screen.chosen == action_with_1(REGICIDE_NEXT, 2));
}

static void test_open_pile_is_listed(void **unused)
{
    Action flip = action_bare(REGICIDE_FLIP);
    assert_true(match_act(&screen.match, 0, flip));
    TableSight sight = screen_sight(&screen, 0);
    table_show(screen.table, &sight);
    screen_frame(&screen);
    assert_string_equal(screen_get(&screen, "pile.discard")->value, "8");
    screen_press(&screen, "pile.discard");
    assert_non_null(screen_find(&screen, "browse.TH"));
    assert_true(table_let_go(screen.table));
    screen_frame(&screen);
    assert_null(screen_find(&screen, "browse.TH"));
}

/* RG-28: the setting leaves the top card and the number, and no way to the others. */
static int begin_closed(void **unused)
{
    const char *const hands[] = {"AC 3C 3D 3S 8D 2H 7S TH"};
    RegicideState state = regicide_position("JS", hands, 1);
    state.table.house = REGICIDE_HOUSE_CLOSED;
    return begin(&state);
}

static void test_closed_pile_is_not_listed(void **unused)
{
    assert_true(match_act(&screen.match, 0, action_bare(REGICIDE_FLIP)));
    TableSight sight = screen_sight(&screen, 0);
    table_show(screen.table, &sight);
    screen_frame(&screen);
    const Element *pile = screen_get(&screen, "pile.discard");
    assert_string_equal(pile->value, "8");
    assert_true(pile->disabled);
    assert_string_equal(pile->reason, "In this game the discard pile stays closed until the end.");
    screen_press(&screen, "pile.discard");
    screen_frame(&screen);
    assert_null(screen_find(&screen, "browse.title"));
    assert_null(screen_find(&screen, "browse.TH"));
}

static void test_only_own_hand_is_secret(void **unused)
{
    for (size_t i = 0; i < ui_element_count(screen.ui); i++) {
        const Element *element = ui_element_at(screen.ui, i);
        assert_int_equal(element->secret, !strncmp(element->id, "hand.card.", 10));
    }
}

static void test_null_game_is_played_at_its_table(void **unused)
{
    Setup setup = setup_initial(&null_game, 2, 3);
    screen_open(&screen, 1024, 640);
    screen_begin(&screen, &null_game, &setup, NULL, 0);
    screen_frame(&screen);
    screen_frame(&screen);
    screen_key(&screen, screen_pick(2));
    screen_key(&screen, press_of(&command_press));
    assert_true(match_act(&screen.match, 0, screen.chosen));
    end(NULL);
}

#define SOLO(test)      cmocka_unit_test_setup_teardown(test, begin_solo, end)
#define SUFFERING(test) cmocka_unit_test_setup_teardown(test, begin_suffering, end)
#define THREE(test)     cmocka_unit_test_setup_teardown(test, begin_three, end)

int main(void)
{
    const struct CMUnitTest tests[] = {
        SOLO(test_click_picks_and_confirm_plays),
        SOLO(test_companion_pair_is_previewed),
        SOLO(test_card_that_does_not_fit_takes_the_place),
        SOLO(test_second_click_lets_a_card_go_later),
        SOLO(test_double_click_plays),
        SOLO(test_drag_into_the_play_area_plays),
        SOLO(test_drag_of_another_card_means_it_alone),
        SOLO(test_drag_takes_picked_cards_along),
        SOLO(test_drag_back_to_the_hand_plays_nothing),
        SUFFERING(test_drop_of_too_little_says_what_is_missing),
        SUFFERING(test_what_is_not_needed_lies_dark),
        SOLO(test_digits_pick_and_return_plays),
        SOLO(test_sorting_moves_the_first_place),
        SOLO(test_escape_lets_go),
        SOLO(test_middle_of_each_card_is_its_own),
        SOLO(test_a_card_that_is_looked_at_lies_above_its_neighbours),
        SOLO(test_flip_is_a_button),
        SOLO(test_a_double_click_flips_once),
        THREE(test_jester_asks_who_goes_next),
        SOLO(test_open_pile_is_listed),
        cmocka_unit_test_setup_teardown(test_closed_pile_is_not_listed, begin_closed, end),
        SOLO(test_only_own_hand_is_secret),
        cmocka_unit_test(test_null_game_is_played_at_its_table),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
