/* What cannot be picked now, and what is picked, is told by a sign on the card and not by light and
 * shade alone: in every game, through a match of its own. What colours tell is told by letters
 * where they are wanted. */
#include "games/registry.h"
#include "tables/table_picture.h"
#include "testing.h"
#include "window.h"

#include "ui/draw.h"
#include "ui/window.h"

#include <string.h>

#define ACTIONS 30

typedef struct Seen {
    unsigned barred, picked; /* signs */
} Seen;

static bool is_card(const Element *element)
{
    return strncmp(element->id, "hand.card.", 10) == 0;
}

static bool is_tick(const DrawCommand *command)
{
    return command->kind == DRAW_PICTURE && strcmp(command->picture->name, "ui/ui-confirm") == 0;
}

static bool is_bar(const DrawCommand *command)
{
    return command->kind == DRAW_FILL && command->angle == 45 &&
           command->rect.w > 4 * command->rect.h;
}

/* Signs whose middle lies on the card, of which the element is the inner part. */
static unsigned signs_on(const Element *card, bool (*is_sign)(const DrawCommand *command))
{
    DrawList *list = ui_draw(screen.ui);
    Rect rect = card->rect;
    rect.x -= 20;
    rect.w += 40;
    rect.y -= rect.h / 2;
    rect.h += rect.h / 2;
    unsigned count = 0;
    for (size_t i = 0; i < draw_count(list); i++) {
        const DrawCommand *it = draw_at(list, i);
        count += is_sign(it) && rect_has(rect, rect_centre(it->rect));
    }
    return count;
}

/* Whether each card that cannot be picked has its sign; how many do, and how many of the picked. */
static Seen look(void)
{
    Seen seen = {.barred = 0};
    for (size_t i = 0; i < ui_element_count(screen.ui); i++) {
        const Element *it = ui_element_at(screen.ui, i);
        if (is_card(it)) {
            unsigned barred = signs_on(it, is_bar), picked = signs_on(it, is_tick);
            assert_true(!it->disabled || barred > 0);
            seen.barred += barred > 0;
            seen.picked += picked > 0;
        }
    }
    return seen;
}

static void pick_first(void)
{
    for (size_t i = 0; i < ui_element_count(screen.ui); i++) {
        const Element *it = ui_element_at(screen.ui, i);
        if (is_card(it) && !it->disabled) {
            char id[ELEMENT_ID_MAX];
            strcpy(id, it->id);
            screen_press(&screen, id);
            screen_frame(&screen);
            return;
        }
    }
}

/* Over the first actions of a match as seat 0 sees it: what is barred at rest, and what is barred
 * and picked when a card was picked. */
static Seen look_through(const Game *game)
{
    Setup setup = setup_initial(game, 2, 28);
    Seen all = {.barred = 0};
    screen_begin(&screen, game, &setup, NULL, 0);
    for (int i = 0; i < ACTIONS && match_actors(&screen.match) != 0; i++) {
        table_settle(screen.table);
        screen_frame(&screen);
        screen_frame(&screen);
        if (seats_have(match_actors(&screen.match), 0)) {
            Seen before = look();
            pick_first();
            Seen after = look();
            all.barred += before.barred + after.barred;
            all.picked += after.picked;
        }
        screen_act_greedily(&screen, 0);
    }
    screen_end(&screen);
    return all;
}

static void test_what_cannot_be_picked_has_a_sign(void **unused)
{
    assert_true(look_through(&regicide_game).barred > 0);
    assert_true(look_through(game_by_id("claim")).barred > 0);
    assert_true(look_through(game_by_id("clash")).barred > 0);
    assert_true(look_through(game_by_id("direnjie")).barred > 0);
}

/* Cards that lie in a slot of their own when they are picked need none. */
static void test_what_is_picked_has_a_sign(void **unused)
{
    assert_true(look_through(&regicide_game).picked > 0);
    assert_true(look_through(game_by_id("direnjie")).picked > 0);
}

/* The letter on the picture of this name as drawn last; "": none. */
static const char *letter_on(const char *name)
{
    DrawList *list = ui_draw(screen.ui);
    for (size_t i = 0; i < draw_count(list); i++) {
        const DrawCommand *it = draw_at(list, i);
        for (size_t j = 0; j < PICTURE_LABELS && strcmp(it->picture->name, name) == 0; j++) {
            if (it->picture->labels[j].is_letter) {
                return it->picture->labels[j].text;
            }
        }
    }
    return "";
}

static void test_suits_have_letters_on_wish(void **unused)
{
    Setup setup = setup_initial(&regicide_game, 2, 28);
    screen_begin(&screen, &regicide_game, &setup, NULL, 0);
    screen_frame(&screen);
    assert_string_equal(letter_on("regicide/3H"), "");
    ui_set_letters(screen.ui, true);
    screen_frame(&screen);
    assert_string_equal(letter_on("regicide/3H"), "H");
    assert_string_equal(letter_on("regicide/4S"), "S");
    ui_set_letters(screen.ui, false);
    screen_end(&screen);
}

/* Of one card of each kind. */
static void expect_unlike(const Game *game, const Card cards[], unsigned kinds)
{
    Wording wording = {.catalogue = &screen.catalogue, .look = game_ui_of(game)->look};
    char seen[8][PICTURE_LABEL_MAX];
    for (unsigned kind = 0; kind < kinds; kind++) {
        Picture face = table_face(&wording, cards[kind], 100);
        size_t label = 0;
        while (!face.labels[label].is_letter) {
            assert_true(++label < PICTURE_LABELS);
        }
        strcpy(seen[kind], face.labels[label].text);
        for (unsigned other = 0; other < kind; other++) {
            assert_string_not_equal(seen[kind], seen[other]);
        }
    }
}

static void test_letters_differ_in_each_language(void **unused)
{
    static const Card suits[] = {0, 1, 2, 3}, factions[] = {0, 14, 22, 32, 42};
    for (int language = 0; language < LANGUAGE_PLAYER_COUNT; language++) {
        assert_true(
            catalogue_set_language(&screen.catalogue, (Language)language, DATA_FOLDER "/locale"));
        expect_unlike(&regicide_game, suits, 4);
        expect_unlike(game_by_id("claim"), factions, 5);
    }
    catalogue_set_language(&screen.catalogue, LANGUAGE_EN, NULL);
}

static unsigned drawn(const char *name)
{
    DrawList *list = ui_draw(screen.ui);
    unsigned count = 0;
    for (size_t i = 0; i < draw_count(list); i++) {
        count += strcmp(draw_at(list, i)->picture->name, name) == 0;
    }
    return count;
}

static void test_cards_have_the_back_that_was_chosen(void **unused)
{
    static const char *const own[] = {"regicide/back", "direnjie/back"};
    const Game *const of[] = {&regicide_game, game_by_id("direnjie")};
    for (size_t i = 0; i < 2; i++) {
        Setup setup = setup_initial(of[i], 2, 28);
        screen_begin(&screen, of[i], &setup, NULL, 0);
        screen_frame(&screen);
        assert_true(drawn(own[i]) > 0);
        table_set_taste(screen.table, &(TableTaste){.back = "back/waves"});
        screen_frame(&screen);
        assert_int_equal(drawn(own[i]), 0);
        assert_true(drawn("back/waves") > 0);
        screen_end(&screen);
    }
}

static void the_table_is_dyed_but_for_a_field(void **unused)
{
    const Game *const of[] = {&regicide_game, game_by_id("claim"), game_by_id("direnjie"),
                              game_by_id("clash")};
    TableTaste taste = {.felt = "tables/plain", .dye = 0x7c404a};
    for (size_t i = 0; i < 4; i++) {
        Setup setup = setup_initial(of[i], 2, 28);
        screen_begin(&screen, of[i], &setup, NULL, 0);
        table_set_taste(screen.table, &taste);
        screen_frame(&screen);
        assert_int_equal(drawn("tables/plain"), i < 3);
        assert_int_equal(drawn("tables/clash"), i == 3);
        screen_end(&screen);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_what_cannot_be_picked_has_a_sign),
        cmocka_unit_test(test_what_is_picked_has_a_sign),
        cmocka_unit_test(test_suits_have_letters_on_wish),
        cmocka_unit_test(test_letters_differ_in_each_language),
        cmocka_unit_test(test_cards_have_the_back_that_was_chosen),
        cmocka_unit_test(the_table_is_dyed_but_for_a_field),
    };
    return cmocka_run_group_tests(tests, open_window, close_window);
}
