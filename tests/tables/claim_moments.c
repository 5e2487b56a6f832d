/* What Claim shows of a trick and of its phases beside the cards: the banners follow once the cards
 * are on their way, numbers that change grow for a moment, and dusk falls in the second phase. */
#include "base/limits.h"
#include "claim/table.h"
#include "claim_position.h"
#include "table_state.h"
#include "testing.h"
#include "ui/sound.h"
#include "ui/theme.h"
#include "window.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#define DUSK 0x10142e

static int knights(void)
{
    return atoi(screen_get(&screen, "score.0.knight")->value);
}

static bool has_left(const char *code)
{
    for (unsigned i = 0; i < screen.table->sprite_count; i++) {
        const Sprite *sprite = &screen.table->sprites[i];
        if (sprite->card == claim_card(code)) {
            return sprite->seen_in != CLAIM_LEAD;
        }
    }
    return false;
}

/* How wide the seal with the number of Knights of seat 0 is. */
static float seal(void)
{
    float widest = 0;
    DrawList *list = ui_draw(screen.ui);
    Rect row = screen_get(&screen, "score.0.knight")->rect;
    for (size_t i = 0; i < draw_count(list); i++) {
        const DrawCommand *it = draw_at(list, i);
        if (it->kind == DRAW_PICTURE && strncmp(it->picture->name, "ui/claim-seal", 13) == 0 &&
            rect_has(row, rect_centre(it->rect))) {
            widest = fmaxf(widest, it->rect.w);
        }
    }
    return widest;
}

/* Seat 0 wins King 5 and King 2: once they go it takes 0.4 s until the banner goes as well, and
 * half of its 0.32 s until the number is another. That grows by 12 parts of 100 for a moment, and
 * does not go back. */
static void test_a_banner_follows_the_cards(void **unused)
{
    for (int calm = 0; calm < 2; calm++) {
        ClaimState state = endgame();
        claim_start_trick(&state, "K5", "K2");
        ui_set_reduced_motion(screen.ui, calm);
        uint64_t left = 0, changed = 0, ticked = 0;
        unsigned ticks = ui_played(screen.ui, SOUND_TICK);
        float usual = seal(), widest = 0;
        assert_int_equal(knights(), 0);
        while (table_is_moving(screen.table)) {
            screen_frame(&screen);
            uint64_t now = ui_now_ms(screen.ui);
            left = left == 0 && has_left("K5") ? now : left;
            changed = changed == 0 && knights() == 2 ? now : changed;
            ticked = ticked == 0 && ui_played(screen.ui, SOUND_TICK) > ticks ? now : ticked;
            assert_int_equal(knights(), changed > 0 ? 2 : 0);
            widest = fmaxf(widest, seal() / usual);
        }
        assert_true(left > 0 && changed >= left + 420 && changed <= left + 900);
        assert_int_equal(ui_played(screen.ui, SOUND_TICK), ticks + 1);
        assert_true(ticked + 60 >= changed && changed + 60 >= ticked);
        assert_int_equal(knights(), 2);
        assert_true(calm ? widest < 1.01f : widest > 1.06f && widest < 1.13f);
        ui_set_reduced_motion(screen.ui, false);
        screen_end(&screen);
    }
}

/* How dark the dusk is: its alpha. */
static int dusk(void)
{
    Color wanted = color_rgb(DUSK);
    DrawList *list = ui_draw(screen.ui);
    for (size_t i = 0; i < draw_count(list); i++) {
        const DrawCommand *it = draw_at(list, i);
        if (it->kind == DRAW_FILL && it->rect.w >= 1280 && it->color.r == wanted.r &&
            it->color.g == wanted.g && it->color.b == wanted.b) {
            return it->color.a;
        }
    }
    return 0;
}

static void test_dusk_falls_in_the_second_phase(void **unused)
{
    ClaimState state = endgame();
    claim_begin(&state, 0);
    screen_frame(&screen);
    assert_in_range(dusk(), 80, 90);
    screen_end(&screen);
    Setup setup = setup_initial(&claim_game, 2, 1);
    claim_game.setup(&state, &setup);
    claim_begin(&state, 0);
    screen_frame(&screen);
    assert_int_equal(dusk(), 0);
    screen_end(&screen);
}

/* Dwarf 9 and Doppelganger 9 are high, Goblin 4 and Knight 5 are not; where another faction is
 * played no value counts. */
static void test_a_high_card_meets_hard(void **unused)
{
    static const struct {
        const char *lead, *answer;
        bool is_hard;
    } tricks[] = {{"W3", "W9", true}, {"G0", "G4", false}, {"K5", "K2", false}, {"D1", "D9", true}};
    for (size_t i = 0; i < COUNT_OF(tricks); i++) {
        ClaimState state = endgame();
        unsigned soft = ui_played(screen.ui, SOUND_MEET);
        unsigned hard = ui_played(screen.ui, SOUND_MEET_HARD);
        claim_start_trick(&state, tricks[i].lead, tricks[i].answer);
        while (table_is_moving(screen.table)) {
            screen_frame(&screen);
        }
        assert_int_equal(ui_played(screen.ui, SOUND_MEET), soft + !tricks[i].is_hard);
        assert_int_equal(ui_played(screen.ui, SOUND_MEET_HARD), hard + tricks[i].is_hard);
        screen_end(&screen);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_a_banner_follows_the_cards),
        cmocka_unit_test(test_a_high_card_meets_hard),
        cmocka_unit_test(test_dusk_falls_in_the_second_phase),
    };
    return cmocka_run_group_tests(tests, open_window, close_window);
}
