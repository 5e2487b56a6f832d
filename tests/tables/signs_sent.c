/* Small things that show what a power does and whose turn it is: signs that fly from where it comes
 * to where it goes, pieces of what breaks, a light round the plate where a ribbon would be too
 * much, what is lost draining from a bar. None of it moves where no motion is wanted. */
#include "clash/table.h"
#include "clash_position.h"
#include "drawn.h"
#include "looks.h"
#include "table_state.h"
#include "testing.h"
#include "ui/theme.h"
#include "window.h"

#include <math.h>
#include <string.h>

#define DUST RGB_GOLD_LIGHT

static void begin_seats(uint8_t seats)
{
    const char *const hands[] = {"AC 3C 3D 3S 8D 2H 7S", "2C 4C 5D 6S 9D 4H 8S"};
    RegicideState state = regicide_position("JS", hands, seats);
    Setup setup = setup_initial(&regicide_game, seats, 1);
    screen_begin(&screen, &regicide_game, &setup, &state, 0);
    screen_frame(&screen);
    screen_frame(&screen);
}

/* Areas of this colour, faded or not. */
static int areas(uint32_t rgb)
{
    int count = 0;
    Color color = color_rgb(rgb);
    DrawList *list = ui_draw(screen.ui);
    for (size_t i = 0; i < draw_count(list); i++) {
        const DrawCommand *it = draw_at(list, i);
        bool is_area = it->kind != DRAW_TEXT && it->kind != DRAW_PICTURE;
        count += is_area && it->color.r == color.r && it->color.g == color.g &&
                 it->color.b == color.b && it->rect.w < 40;
    }
    return count;
}

static void show(const Event *event)
{
    TableSight sight = screen_sight(&screen, 0);
    table_animate(screen.table, event, 1, &sight);
}

/* Ten grains fly from the discard pile to the Tavern deck, though the last sets out when the first
 * has come nearly all the way. */
static void test_a_healing_sends_dust(void **unused)
{
    const Event event = {.kind = EVENT_CUE, .name = REGICIDE_CUE_HEAL, .value = 3};
    for (int calm = 0; calm < 2; calm++) {
        int most = 0;
        begin_seats(1);
        int usual = areas(DUST);
        ui_set_reduced_motion(screen.ui, calm);
        show(&event);
        while (table_is_moving(screen.table)) {
            screen_frame(&screen);
            most = (int)fmaxf((float)most, (float)(areas(DUST) - usual));
        }
        assert_true(calm ? most == 0 : most >= 8 && most <= 10);
        assert_int_equal(areas(DUST), usual);
        ui_set_reduced_motion(screen.ui, false);
        screen_end(&screen);
    }
}

/* One shield, beside that of the words. */
static void test_a_shield_flies_to_the_attack(void **unused)
{
    const Event event = {.kind = EVENT_CUE, .name = REGICIDE_CUE_GUARD, .value = 3};
    size_t most[2] = {0};
    for (int calm = 0; calm < 2; calm++) {
        begin_seats(1);
        ui_set_reduced_motion(screen.ui, calm);
        show(&event);
        while (table_is_moving(screen.table)) {
            screen_frame(&screen);
            size_t now = pictures("ui/glyph-shield");
            most[calm] = now > most[calm] ? now : most[calm];
        }
        ui_set_reduced_motion(screen.ui, false);
        screen_end(&screen);
    }
    assert_int_equal(most[0], most[1] + 1);
}

/* How many different places are cut out, as large as a piece of a card. */
static size_t cuts(float card)
{
    float wide = card * 1.14f / 3, high = card * 1.54f / 3;
    Point seen[16];
    size_t count = 0;
    DrawList *list = ui_draw(screen.ui);
    for (size_t i = 0; i < draw_count(list); i++) {
        const DrawCommand *it = draw_at(list, i);
        bool is_new = it->kind == DRAW_CLIP && fabsf(it->rect.w - wide) < 0.1f &&
                      fabsf(it->rect.h - high) < 0.1f;
        for (size_t j = 0; j < count; j++) {
            is_new &= fabsf(seen[j].x - it->rect.x) > 1 || fabsf(seen[j].y - it->rect.y) > 1;
        }
        if (is_new && count < 16) {
            seen[count++] = (Point){it->rect.x, it->rect.y};
        }
    }
    return count;
}

/* Nine pieces of the Partisan, a third of it and of what stands out over its edges, each with its
 * picture in two strips; it is not to be seen meanwhile. */
static void test_what_is_destroyed_flies_apart(void **unused)
{
    const Event event = {.kind = EVENT_CUE, .name = CLASH_CUE_DESTROY, .from = CLASH_ZONE_ROWS};
    for (int calm = 0; calm < 2; calm++) {
        size_t most = 0, shown = 0;
        ClashState state = position();
        clash_begin(&state);
        ui_set_reduced_motion(screen.ui, calm);
        const Sprite *card = &screen.table->sprites[screen.table->stacks[event.from].sprites[0]];
        float wide = card->pose.w;
        size_t usual = pictures("clash/partisan");
        show(&event);
        while (table_is_moving(screen.table)) {
            screen_frame(&screen);
            if (cuts(wide) > most) {
                most = cuts(wide);
                shown = pictures("clash/partisan");
                assert_true(card->pose.alpha == 0);
            }
        }
        assert_int_equal(most, calm ? 0 : 9);
        assert_true(calm || shown == usual - 2 + 18);
        screen_frame(&screen);
        assert_true(card->pose.alpha == 1);
        ui_set_reduced_motion(screen.ui, false);
        screen_end(&screen);
    }
}

/* The other seat acts until it is the turn of the seat in front again. */
static void come_round(void)
{
    do {
        table_settle(screen.table);
        screen_act_greedily(&screen, 0);
    } while (!screen.table->acting || screen.table->acted);
}

/* Who chose eight seconds ago or more sees the ribbon, who has just chosen a light round the plate;
 * both hear it. */
static void test_a_ribbon_is_for_who_has_waited(void **unused)
{
    for (int late = 0; late < 2; late++) {
        begin_seats(2);
        screen_act_greedily(&screen, 0);
        screen.table->acted_ms = ui_now_ms(screen.ui) - (late ? 8100 : 100);
        come_round();
        assert_int_equal(beat_of(TURN_CUE) != NULL, late);
        assert_int_equal(beat_of(SOON_CUE) != NULL, !late);
        unsigned heard = ui_played(screen.ui, SOUND_TURN), ribbons = 0;
        while (table_is_moving(screen.table)) {
            screen_frame(&screen);
            ribbons += pictures("ui/ribbon") > 0;
        }
        assert_int_equal(ui_played(screen.ui, SOUND_TURN), heard + 1);
        assert_int_equal(ribbons > 3, late);
        screen_end(&screen);
    }
}

/* What a blow has taken: for 0.6 seconds the bar is on its way, by itself and to its end. */
static void test_a_bar_drains_to_its_end(void **unused)
{
    const Event hit = {.kind = EVENT_CUE, .name = REGICIDE_CUE_HIT, .value = 5};
    const Rolling lost = {.from = 25, .to = 20, .drains = true};
    for (int calm = 0; calm < 2; calm++) {
        float passed = 0;
        begin_seats(1);
        ui_set_reduced_motion(screen.ui, calm);
        screen.table->counters[REGICIDE_HEALTH] = lost;
        while (table_is_moving(screen.table)) {
            screen_frame(&screen);
            passed += ui_seconds(screen.ui);
            float left = table_counter_change(screen.table, REGICIDE_HEALTH).left;
            assert_true(calm || passed > 0.3f || left == 25);
        }
        assert_true(calm ? passed == 0 : passed > 0.58f && passed < 0.8f);
        assert_true(table_counter_change(screen.table, REGICIDE_HEALTH).left == 20);
        ui_set_reduced_motion(screen.ui, false);
        show(&hit);
        while (screen.table->counters[REGICIDE_HEALTH].to == 20) {
            assert_true(table_is_moving(screen.table));
            screen_frame(&screen);
        }
        assert_true(screen.table->counters[REGICIDE_HEALTH].drains);
        table_settle(screen.table);
        screen_end(&screen);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_a_healing_sends_dust),
        cmocka_unit_test(test_a_shield_flies_to_the_attack),
        cmocka_unit_test(test_what_is_destroyed_flies_apart),
        cmocka_unit_test(test_a_ribbon_is_for_who_has_waited),
        cmocka_unit_test(test_a_bar_drains_to_its_end),
    };
    return cmocka_run_group_tests(tests, open_window, close_window);
}
