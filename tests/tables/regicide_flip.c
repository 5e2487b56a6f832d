/* A flip of Regicide as it is seen: every picture and word of it changes once, in one direction. */
#include "testing.h"
#include "window.h"

#include <SDL.h>
#include <stdlib.h>
#include <string.h>

/* Whether this picture is drawn, and can be seen, with its middle in the rectangle. */
static bool is_drawn_in(const char *picture, Rect rect)
{
    DrawList *list = ui_draw(screen.ui);
    for (size_t i = 0; i < draw_count(list); i++) {
        const DrawCommand *command = draw_at(list, i);
        if (command->kind == DRAW_PICTURE && command->color.a > 0 &&
            strcmp(command->picture->name, picture) == 0 &&
            rect_has(rect, rect_centre(command->rect))) {
            return true;
        }
    }
    return false;
}

static int number_of(const char *id)
{
    return atoi(screen_get(&screen, id)->value);
}

/* What is seen of the flips in this frame: gold, silver or bronze as 2, 1, 0, or -1 between two
 * medals; jesters face up, and what the words say of both. */
typedef struct FlipsSeen {
    int medal, up, medal_word, up_word;
} FlipsSeen;

static FlipsSeen see_flips(Rect jesters)
{
    static const char *const medals[] = {"ui/medal-bronze", "ui/medal-silver", "ui/medal-gold"};
    FlipsSeen seen = {.medal = -1};
    for (int i = 0; i < 3; i++) {
        if (is_drawn_in(medals[i], screen.area)) {
            assert_int_equal(seen.medal, -1); /* never two */
            seen.medal = i;
        }
    }
    seen.up = is_drawn_in("regicide/X1", jesters) + is_drawn_in("regicide/X2", jesters);
    seen.medal_word = number_of("table.medal");
    seen.up_word = number_of("table.flips");
    return seen;
}

/* A flip with so many left before it: each thing changes once, down by one, and the words with what
 * they name. */
static void assert_flips_once(int left)
{
    Rect jesters = screen_get(&screen, "table.flips")->rect;
    FlipsSeen last = {left, left, left, left};
    screen_act(&screen, 0, action_bare(REGICIDE_FLIP));
    while (table_is_moving(screen.table)) {
        screen_frame(&screen);
        FlipsSeen seen = see_flips(jesters);
        assert_true(seen.medal < 0 || seen.medal == seen.medal_word);
        assert_int_equal(seen.up, seen.up_word);
        assert_in_range(seen.medal_word, left - 1, last.medal_word);
        assert_in_range(seen.up, left - 1, last.up);
        last = seen;
        SDL_Delay(20);
    }
    assert_int_equal(last.medal, left - 1);
    assert_int_equal(last.up, left - 1);
}

/* RG-26: with an empty hand the drawing begins, and is told, while the medal is still exchanged. */
static void test_a_flip_goes_one_way(void **unused)
{
    static const char *const hands[] = {"", "9S 2H"};
    for (int i = 0; i < 2; i++) {
        RegicideState state = regicide_position("JC", &hands[i], 1);
        Setup setup = setup_initial(&regicide_game, 1, 1);
        screen_begin(&screen, &regicide_game, &setup, &state, 0);
        screen_frame(&screen);
        screen_frame(&screen);
        assert_flips_once(2);
        assert_flips_once(1);
        screen_end(&screen);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_a_flip_goes_one_way),
    };
    return cmocka_run_group_tests(tests, open_window, close_window);
}
