/* Cards come down on the table: they grow on their way and not where they lie, there is dust as
 * they land, and what stands beside a unit that falls hops. Where no motion is wanted there is none
 * of it. */
#include "clash/table.h"
#include "clash_position.h"
#include "table_state.h"
#include "testing.h"
#include "ui/theme.h"
#include "window.h"

#include <math.h>
#include <string.h>

#define DUST 0xd8c7a4

static int dust(void)
{
    int count = 0;
    Color color = color_rgb(DUST);
    DrawList *list = ui_draw(screen.ui);
    for (size_t i = 0; i < draw_count(list); i++) {
        const DrawCommand *it = draw_at(list, i);
        count += it->color.r == color.r && it->color.g == color.g && it->color.b == color.b;
    }
    return count;
}

static void begin_solo(void)
{
    const char *const hands[] = {"AC 3C 3D 3S 8D 2H 7S TH"};
    RegicideState state = regicide_position("JS", hands, 1);
    Setup setup = setup_initial(&regicide_game, 1, 1);
    screen_begin(&screen, &regicide_game, &setup, &state, 0);
    screen_frame(&screen);
    screen_frame(&screen);
}

/* One card is laid: three puffs, one of which is in the middle of its lower edge. */
static void test_a_card_that_is_laid_raises_dust(void **unused)
{
    for (int calm = 0; calm < 2; calm++) {
        int most = 0;
        begin_solo();
        ui_set_reduced_motion(screen.ui, calm);
        screen_act(&screen, 0, action_bare(REGICIDE_PLAY) | card_bit(card_of("3C")));
        unsigned before = ui_played(screen.ui, SOUND_CARD_PLACE);
        while (table_is_moving(screen.table)) {
            screen_frame(&screen);
            int now = dust();
            assert_true(now == 0 || now == 3);
            assert_true(now == 0 || ui_played(screen.ui, SOUND_CARD_PLACE) > before);
            most = now > most ? now : most;
        }
        assert_int_equal(most, calm ? 0 : 3);
        assert_int_equal(dust(), 0);
        ui_set_reduced_motion(screen.ui, false);
        screen_end(&screen);
    }
}

static const Sprite *unit_of(const char *code)
{
    Card card = clash_card(code, strlen(code));
    unsigned i = 0;
    while (screen.table->sprites[i].card != card) {
        assert_true(++i < screen.table->sprite_count);
    }
    return &screen.table->sprites[i];
}

/* The Brute falls into the row of the Partisan: from a quarter larger than it is in the end, and
 * hardly before it is down the Partisan hops by four units. */
static void test_a_unit_falls_into_its_row(void **unused)
{
    for (int calm = 0; calm < 2; calm++) {
        float widest = 0, hop = 0;
        int most = 0;
        ClashState state = position();
        clash_begin(&state);
        ui_set_reduced_motion(screen.ui, calm);
        screen_act(&screen, 0, action_with_2(CLASH_SUMMON, clash_card("brute", 5), 0));
        float usual = unit_of("brute")->goal.w;
        while (table_is_moving(screen.table)) {
            screen_frame(&screen);
            widest = fmaxf(widest, unit_of("brute")->pose.w / usual);
            hop = fmaxf(hop, -unit_of("partisan")->push.y / screen.table->layout.unit);
            most = dust() > most ? dust() : most;
        }
        assert_true(calm ? widest < 1.01f : widest > 1.15f && widest < 1.26f);
        assert_true(calm ? hop == 0 : hop > 2 && hop <= 4.01f);
        assert_int_equal(most, calm ? 0 : 10);
        assert_true(fabsf(unit_of("brute")->pose.w - usual) < 0.5f);
        ui_set_reduced_motion(screen.ui, false);
        screen_end(&screen);
    }
}

/* What a hand has carried is larger while it holds it, and comes down as it is let go: it does not
 * shrink at last, when all that follows has been shown. */
static void test_what_is_let_go_comes_down(void **unused)
{
    begin_solo();
    Rect area = screen.table->layout.drop;
    screen_lift(&screen, "hand.card.3C", rect_centre(area));
    for (int i = 0; i < 12; i++) {
        screen_frame(&screen);
    }
    uint8_t sprite = screen.table->dragged;
    assert_true(screen.table->sprites[sprite].carried > 0.9f);
    screen_drop(&screen, rect_centre(area));
    assert_true(screen.chosen != ACTION_NONE);
    screen_act(&screen, 0, screen.chosen);
    float passed = 0;
    while (passed < 0.15f) {
        screen_frame(&screen);
        passed += ui_seconds(screen.ui);
    }
    assert_false(table_rests(screen.table));
    assert_true(screen.table->sprites[sprite].carried == 0);
    table_settle(screen.table);
    screen_end(&screen);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_a_card_that_is_laid_raises_dust),
        cmocka_unit_test(test_a_unit_falls_into_its_row),
        cmocka_unit_test(test_what_is_let_go_comes_down),
    };
    return cmocka_run_group_tests(tests, open_window, close_window);
}
