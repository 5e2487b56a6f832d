/* RG-25: the enemy strikes at the seat that pays, whoever looks on. */
#include "tables/table_hand.h"
#include "tables/table_scene.h"
#include "testing.h"
#include "ui/theme.h"
#include "window.h"

#include <math.h>
#include <string.h>

static bool is_red(const DrawCommand *command)
{
    Color red = COLOR_DANGER, color = command->color;
    return command->kind == DRAW_FILL && command->radius > 0 && color.r == red.r &&
           color.g == red.g && color.b == red.b && color.a > 0;
}

/* How far the enemy was pushed up and down, and what was red. */
typedef struct Blow {
    float highest, lowest;
    Rect red;
} Blow;

static void watch(Blow *blow)
{
    DrawList *list = ui_draw(screen.ui);
    for (size_t i = 0; i < draw_count(list); i++) {
        const DrawCommand *it = draw_at(list, i);
        float y = rect_centre(it->rect).y;
        if (it->kind == DRAW_PICTURE && strcmp(it->picture.name, "regicide/JC") == 0) {
            blow->highest = fminf(blow->highest, y);
            blow->lowest = fmaxf(blow->lowest, y);
        } else if (is_red(it)) {
            blow->red = blow->red.w > 0 ? rect_union(blow->red, it->rect) : it->rect;
        }
    }
}

/* Seat 0 plays 2 of Hearts against the Jack of Clubs, and pays for it; `seat` looks on. */
static Blow strike_seen_by(Seat seat, Rect *place)
{
    const char *const hands[] = {"2H 9S 9H", "3H 9D 8H"};
    RegicideState state = regicide_position("JC", hands, 2);
    Setup setup = setup_initial(&regicide_game, 2, 1);
    screen_begin(&screen, &regicide_game, &setup, &state, seat);
    screen_frame(&screen);
    screen_frame(&screen);
    float middle = rect_centre(screen_get(&screen, "table.enemy")->rect).y;
    *place = seat == 0 ? table_hand(screen.table) : screen_get(&screen, "seat.0")->rect;
    screen_act(&screen, seat, action_with_cards(REGICIDE_PLAY, cards_of("2H")));
    Blow blow = {.highest = middle, .lowest = middle};
    while (table_is_moving(screen.table)) {
        screen_frame(&screen);
        watch(&blow);
    }
    blow.highest = middle - blow.highest;
    blow.lowest -= middle;
    screen_end(&screen);
    return blow;
}

static void test_ones_own_hand_is_struck(void **unused)
{
    Rect hand;
    Blow blow = strike_seen_by(0, &hand);
    assert_true(blow.lowest > 20);
    assert_true(rect_has(blow.red, rect_centre(hand)));
}

/* The other seat's panel lies above the hand in front. */
static void test_anothers_place_is_struck(void **unused)
{
    Rect place;
    Blow blow = strike_seen_by(1, &place);
    assert_true(rect_has(blow.red, rect_centre(place)));
    assert_true(blow.red.y + blow.red.h < 500);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_ones_own_hand_is_struck),
        cmocka_unit_test(test_anothers_place_is_struck),
    };
    return cmocka_run_group_tests(tests, open_window, close_window);
}
