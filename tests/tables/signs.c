/* What cannot be picked now, and what is picked, is told by a sign on the card and not by light and
 * shade alone: in every game, through a match of its own. */
#include "games/registry.h"
#include "testing.h"
#include "window.h"

#include "ui/draw.h"

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
    return command->kind == DRAW_PICTURE && strcmp(command->picture.name, "ui/ui-confirm") == 0;
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

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_what_cannot_be_picked_has_a_sign),
        cmocka_unit_test(test_what_is_picked_has_a_sign),
    };
    return cmocka_run_group_tests(tests, open_window, close_window);
}
