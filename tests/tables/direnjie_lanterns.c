/* What is seen of the lantern that a public clue lights, of the number below the lanterns, and of
 * the last turns, which begin with the eighth. Places follow from the drawing of 1600 x 900, times
 * 0.8. */
#include "core/rng.h"
#include "drawn.h"
#include "games/direnjie.h"
#include "table_state.h"
#include "tables/table_look.h"
#include "testing.h"
#include "window.h"

#include "base/text.h"

#include <SDL.h>
#include <math.h>

/* Whoever is due does anything, until this cue is told. */
static void play_until(uint8_t cue)
{
    Rng rng = rng_seeded(2);
    Setup setup = setup_initial(&direnjie_game, 2, 7);
    screen_begin(&screen, &direnjie_game, &setup, NULL, 0);
    screen_frame(&screen);
    while (!match_is_over(&screen.match)) {
        table_settle(screen.table);
        screen_measure(&screen);
        screen_act_randomly(&screen, 0, &rng);
        if (beat_of(cue)) {
            return;
        }
    }
    fail_msg("the cue %d did not come", cue);
}

static void test_the_last_turns_have_a_ribbon(void **unused)
{
    play_until(DIRENJIE_CUE_LAST);
    unsigned frames = 0;
    while (!table_rests(screen.table)) {
        screen_frame(&screen);
        frames += pictures("ui/ribbon") > 0;
        SDL_Delay(5);
    }
    assert_true(frames > 3);
    screen_end(&screen);
}

/* The glow of the lanterns: one for each that is lit, in part or wholly. */
static unsigned lit_lanterns(float *weakest)
{
    unsigned count = 0;
    DrawList *list = ui_draw(screen.ui);
    *weakest = 255;
    for (size_t i = 0; i < draw_count(list); i++) {
        const DrawCommand *command = draw_at(list, i);
        bool is_lit = command->kind == DRAW_PICTURE &&
                      text_equal(command->picture->name, "ui/lantern-lit") && command->color.a > 0;
        count += is_lit;
        if (is_lit) {
            *weakest = fminf(*weakest, command->color.a);
        }
    }
    return count;
}

/* Whether a card is large and open in the middle, its foot on that of the rack, above the words. */
static bool is_opened(void)
{
    bool opened = false;
    for (unsigned i = 0; i < screen.table->sprite_count; i++) {
        const Sprite *it = &screen.table->sprites[i];
        float foot = it->pose.y + it->pose.w * CARD_RATIO / 2;
        opened |= it->shown_up && it->pose.w > 1.5f * it->goal.w && fabsf(it->pose.x - 640) < 1 &&
                  fabsf(foot - (440 + 148) * 0.8f) < 1;
    }
    return opened;
}

/* Of the round ground around the words below the lanterns: pixels. */
static float plate_height(void)
{
    Rect place = screen_get(&screen, "table.lanterns")->rect;
    DrawList *list = ui_draw(screen.ui);
    float high = 0;
    for (size_t i = 0; i < draw_count(list); i++) {
        const DrawCommand *it = draw_at(list, i);
        Point at = rect_centre(it->rect), middle = rect_centre(place);
        bool is_it =
            it->kind == DRAW_FILL && fabsf(at.x - middle.x) < 1 && fabsf(at.y - middle.y) < 1;
        high = is_it ? fmaxf(high, it->rect.h) : high;
    }
    return high;
}

/* It is opened before all; its lantern grows light after the code has come to the tallies. */
static void test_a_public_clue_lights_its_lantern(void **unused)
{
    play_until(DIRENJIE_CUE_REVEAL);
    unsigned most = 0;
    bool grows = false, opened = false;
    float weakest;
    screen_frame(&screen);
    assert_int_equal(lit_lanterns(&weakest), 0);
    while (!table_rests(screen.table)) {
        screen_frame(&screen);
        unsigned lit = lit_lanterns(&weakest);
        assert_true(lit >= most);
        most = lit;
        opened |= is_opened();
        assert_true(lit == 0 || opened);
        grows |= lit == 1 && weakest > 20 && weakest < 235;
        SDL_Delay(5);
    }
    assert_int_equal(most, 1);
    assert_true(grows && !is_opened());
    screen_end(&screen);
}

/* The ribbon of the last turns waits for it; the plate below says so a little larger. */
static void test_the_eighth_lantern_is_lit_in_its_moment(void **unused)
{
    play_until(DIRENJIE_CUE_LAST);
    bool grows = false, rolls = false;
    float weakest, before = 0; /* of the eighth, in the frame before the ribbon */
    while (!table_rests(screen.table)) {
        screen_frame(&screen);
        unsigned lit = lit_lanterns(&weakest);
        rolls |= pictures("ui/ribbon") > 0;
        grows |= lit == 8 && weakest > 20 && weakest < 235 && !rolls;
        before = rolls || lit < 8 ? before : weakest;
        SDL_Delay(5);
    }
    assert_true(grows && rolls);
    assert_true(before > 235);
    screen_end(&screen);
}

/* The plate under the lanterns grows by 12 parts of 100 for a moment when its number changes. */
static void test_the_number_of_clues_swells(void **unused)
{
    for (int calm = 0; calm < 2; calm++) {
        float usual = 0, widest = 0;
        ui_set_reduced_motion(screen.ui, calm);
        play_until(DIRENJIE_CUE_REVEAL);
        while (!table_rests(screen.table)) {
            screen_frame(&screen);
            float high = plate_height();
            usual = usual > 0 ? usual : high;
            widest = fmaxf(widest, high / usual);
            SDL_Delay(5);
        }
        assert_true(calm ? widest < 1.01f : widest > 1.08f && widest < 1.13f);
        assert_true(fabsf(plate_height() - usual) < 0.5f);
        screen_end(&screen);
    }
    ui_set_reduced_motion(screen.ui, false);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_the_last_turns_have_a_ribbon),
        cmocka_unit_test(test_a_public_clue_lights_its_lantern),
        cmocka_unit_test(test_the_eighth_lantern_is_lit_in_its_moment),
        cmocka_unit_test(test_the_number_of_clues_swells),
    };
    return cmocka_run_group_tests(tests, open_window, close_window);
}
