/* Moments that tell something by how they move: neighbours that make room, what is paid counted
 * down, what comes a little after a blow, who has won, what falls. The same is told where no motion
 * is wanted. */
#include "claim/table.h"
#include "claim_position.h"
#include "clash/table.h"
#include "clash_position.h"
#include "drawn.h"
#include "table_state.h"
#include "testing.h"
#include "text_block.h"
#include "ui/sound.h"
#include "ui/theme.h"
#include "window.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

static const Sprite *sprite_of_card(Card card)
{
    unsigned i = 0;
    while (screen.table->sprites[i].card != card) {
        assert_true(++i < screen.table->sprite_count);
    }
    return &screen.table->sprites[i];
}

static const Sprite *sprite_of(const char *code)
{
    return sprite_of_card(card_of(code));
}

static void begin_solo(uint8_t phase)
{
    const char *const hands[] = {"AC 3C 3D 3S 8D 2H 7S TH"};
    RegicideState state = regicide_position("JS", hands, 1);
    Setup setup = setup_initial(&regicide_game, 1, 1);
    state.table.phase = phase;
    screen_begin(&screen, &regicide_game, &setup, &state, 0);
    screen_frame(&screen);
    screen_frame(&screen);
}

/* From left to right the hand ends so; the 8 of Diamonds is aimed at. */
static void test_neighbours_make_room(void **unused)
{
    begin_solo(REGICIDE_PLAYING);
    static const char *const codes[] = {"3C", "3D", "8D", "3S", "7S", "TH"};
    float before[6], by[6];
    for (int i = 0; i < 6; i++) {
        before[i] = sprite_of(codes[i])->pose.x;
    }
    Rect rests = screen_get(&screen, "hand.card.3S")->rect;
    screen_hover(&screen, rect_centre(screen_get(&screen, "hand.card.8D")->rect));
    float unit = screen.table->layout.unit;
    for (int i = 0; i < 6; i++) {
        by[i] = (sprite_of(codes[i])->pose.x - before[i]) / unit;
    }
    assert_true(fabsf(by[1] + 16) < 0.5f && fabsf(by[3] - 16) < 0.5f);
    assert_true(fabsf(by[0] + 7) < 0.5f && fabsf(by[4] - 7) < 0.5f);
    assert_true(fabsf(by[5]) < 0.5f);
    Rect pressed = screen_get(&screen, "hand.card.3S")->rect;
    assert_true(rests.x == pressed.x && rests.y == pressed.y); /* it is pressed where it rests */
    screen_end(&screen);
}

/* The number on the plate over the hand, which has the largest letters below the royal; -1: there
 * is none. */
static int to_pay(void)
{
    DrawList *list = ui_draw(screen.ui);
    for (size_t i = 0; i < draw_count(list); i++) {
        const DrawCommand *it = draw_at(list, i);
        if (it->kind == DRAW_TEXT && it->rect.h > 40 && it->rect.y > 300) {
            return atoi(it->text->lines->text);
        }
    }
    return -1;
}

/* 10 are due; the 2 and the 8 take their values off one after the other. */
static void test_payment_is_counted_down(void **unused)
{
    for (int calm = 0; calm < 2; calm++) {
        begin_solo(REGICIDE_SUFFERING);
        ui_set_reduced_motion(screen.ui, calm);
        screen_act(&screen, 0, action_with_cards(REGICIDE_DISCARD, cards_of("2H 8D")));
        int last = 10, changes = 0;
        bool begins = false;
        while (table_is_moving(screen.table)) {
            screen_frame(&screen);
            int now = to_pay();
            begins |= now == 10;
            if (now >= 0) {
                assert_true(now <= last);
                changes += now < last;
                last = now;
            }
        }
        assert_true(begins);
        assert_int_equal(changes, 2);
        assert_int_equal(last, 0);
        ui_set_reduced_motion(screen.ui, false);
        screen_end(&screen);
    }
}

static float time_of(uint8_t cue)
{
    const Beat *beat = beat_of(cue);
    assert_non_null(beat);
    return beat->time;
}

/* What a blow does beside its target follows it by so much that both are seen. */
static void test_what_spreads_comes_after_the_blow(void **unused)
{
    Event events[] = {{.kind = EVENT_CUE, .name = CLASH_CUE_HIT, .value = 2},
                      {.kind = EVENT_CUE, .name = CLASH_CUE_SPLASH, .value = 2},
                      {.kind = EVENT_CUE, .name = CLASH_CUE_PIERCE, .value = 2}};
    for (size_t i = 0; i < 3; i++) {
        events[i].from = CLASH_ZONE_ROWS + CLASH_ROWS; /* a row of the other side */
    }
    ClashState state = position();
    clash_begin(&state);
    TableSight sight = screen_sight(&screen, 0);
    table_animate(screen.table, events, 3, &sight);
    float blow = time_of(CLASH_CUE_HIT);
    assert_true(blow >= 0);
    assert_true(fabsf(time_of(CLASH_CUE_SPLASH) - blow - 0.07f) < 0.001f);
    assert_true(fabsf(time_of(CLASH_CUE_PIERCE) - blow - 0.07f) < 0.001f);
    table_settle(screen.table);
    screen_end(&screen);
}

/* Cards come off their pile turned by up to eight degrees, and lie as they should in the end. */
static void test_dealt_cards_are_tossed(void **unused)
{
    Setup setup = setup_initial(&regicide_game, 1, 7);
    float most = 0;
    screen_begin(&screen, &regicide_game, &setup, NULL, 0);
    screen_frame(&screen);
    TableSight sight = screen_sight(&screen, 0);
    table_deal(screen.table, &sight);
    screen_frame(&screen);
    const Sprite *royal =
        &screen.table->sprites[screen.table->stacks[REGICIDE_ENEMY].sprites[0]]; /* lies straight */
    while (table_is_moving(screen.table)) {
        screen_frame(&screen);
        most = fminf(most, royal->pose.angle);
    }
    assert_true(most < -3 && most >= -8);
    assert_true(royal->pose.angle == 0);
    screen_end(&screen);
}

/* So much higher is each sound of this kind than the first, as they are heard; how many they are.
 */
static size_t heard_cents(Sound sound, int out[], size_t most)
{
    const Buffer *beats = &screen.table->timeline.beats;
    size_t count = 0;
    for (size_t i = 0; i < beats->count && count < most; i++) {
        const Beat *beat = buffer_at(beats, i);
        if (beat->kind == BEAT_SOUND && beat->name == sound) {
            out[count++] = beat->cents;
        }
    }
    return count;
}

/* Eight cards of the hand and the royal: each slides 40 hundredths of a semitone higher than the
 * one before. Two that are paid with rise as well; what is taken back is heard a third lower. */
static void test_a_series_rises(void **unused)
{
    int cents[16];
    Setup setup = setup_initial(&regicide_game, 1, 7);
    screen_begin(&screen, &regicide_game, &setup, NULL, 0);
    screen_frame(&screen);
    TableSight sight = screen_sight(&screen, 0);
    table_deal(screen.table, &sight);
    screen_frame(&screen);
    assert_int_equal(heard_cents(SOUND_CARD_SLIDE, cents, 16), 9);
    for (int i = 0; i < 9; i++) {
        assert_int_equal(cents[i], 40 * i);
    }
    table_settle(screen.table);
    screen_end(&screen);
    begin_solo(REGICIDE_SUFFERING);
    screen_act(&screen, 0, action_with_cards(REGICIDE_DISCARD, cards_of("2H 8D")));
    assert_int_equal(heard_cents(SOUND_CARD_SLIDE, cents, 16), 2);
    assert_int_equal(cents[0], 0);
    assert_int_equal(cents[1], 40);
    table_settle(screen.table);
    match_undo(&screen.match);
    sight = screen_sight(&screen, 0);
    table_glide(screen.table, &sight);
    assert_int_equal(heard_cents(SOUND_CARD_SLIDE, cents, 16), 1);
    assert_int_equal(cents[0], -400);
    table_settle(screen.table);
    screen_end(&screen);
}

/* How wide the widest bar of this colour is, and whether words in the rectangle are red. */
static float bar_of(uint32_t color)
{
    float wide = 0;
    Color it = color_rgb(color);
    DrawList *list = ui_draw(screen.ui);
    for (size_t i = 0; i < draw_count(list); i++) {
        const DrawCommand *command = draw_at(list, i);
        bool is_it = memcmp(&command->color, &it, sizeof it) == 0 && command->rect.h < 14;
        wide = is_it ? fmaxf(wide, command->rect.w) : wide;
    }
    return wide;
}

static bool has_red_words(Rect rect, float *high)
{
    const Color red = COLOR_WARNING;
    bool is_red = false;
    DrawList *list = ui_draw(screen.ui);
    for (size_t i = 0; i < draw_count(list); i++) {
        const DrawCommand *it = draw_at(list, i);
        if (it->kind == DRAW_TEXT && rect_has(rect, rect_centre(it->rect))) {
            is_red |= memcmp(&it->color, &red, sizeof red) == 0;
            *high = fmaxf(*high, it->rect.h);
        }
    }
    return is_red;
}

/* 5 of 20: the number is red and larger for a moment, and the bar shows for a while what is lost;
 * where no motion is wanted the number is simply another. */
static void test_a_number_that_falls_is_noticed(void **unused)
{
    const Event event = {.kind = EVENT_CUE, .name = REGICIDE_CUE_HIT, .value = 5};
    for (int calm = 0; calm < 2; calm++) {
        bool was_red = false, was_light = false;
        float usual = 0, high = 0;
        begin_solo(REGICIDE_PLAYING);
        ui_set_reduced_motion(screen.ui, calm);
        screen_point(&screen, (Point){4, 400}); /* nothing is meant */
        screen_frame(&screen);
        Rect number = screen_get(&screen, "table.health")->rect;
        assert_false(has_red_words(number, &usual));
        TableSight sight = screen_sight(&screen, 0);
        table_animate(screen.table, &event, 1, &sight);
        while (table_is_moving(screen.table)) {
            screen_frame(&screen);
            was_red |= has_red_words(number, &high);
            was_light |= bar_of(0xf6ecd8) > bar_of(0xc8323f) + 8;
        }
        assert_true(was_red == !calm && was_light == !calm);
        assert_true(calm ? high < usual * 1.02f : high > usual * 1.08f);
        ui_set_reduced_motion(screen.ui, false);
        screen_end(&screen);
    }
}

#define GRAIN_MS 50

/* Words about a cue are first seen in the frame that comes so many ms after it, however long the
 * machine takes for a frame. */
static void assert_says_after(uint8_t cue, const char *words, uint64_t ms)
{
    const Event event = {.kind = EVENT_CUE, .name = cue};
    begin_solo(REGICIDE_PLAYING);
    TableSight sight = screen_sight(&screen, 0);
    uint64_t begun = ui_now_ms(screen.ui), before = 0, now = 0;
    table_animate(screen.table, &event, 1, &sight);
    while (!says(words)) {
        assert_true(table_is_moving(screen.table));
        before = now;
        screen_frame(&screen);
        now = ui_now_ms(screen.ui) - begun;
    }
    assert_true(before <= ms + GRAIN_MS && now + GRAIN_MS >= ms);
    table_settle(screen.table);
    screen_end(&screen);
}

static void test_words_come_after_what_they_tell(void **unused)
{
    assert_says_after(REGICIDE_CUE_OVERKILL, "Enemy defeated", 600);
    assert_says_after(REGICIDE_CUE_JESTER, "Immunity cancelled", 480);
}

/* A unit of one's own, which stands left of the bridge: it draws back before it strikes, and is
 * thrown back where it is struck. */
static void test_a_unit_goes_back_and_is_thrown_back(void **unused)
{
    static const uint8_t cues[] = {CLASH_CUE_ATTACK, CLASH_CUE_HIT};
    float back[2] = {0}, forth[2] = {0};
    for (int i = 0; i < 2; i++) {
        Event event = {.kind = EVENT_CUE, .name = cues[i], .value = 6, .from = CLASH_ZONE_ROWS};
        ClashState state = position();
        clash_begin(&state);
        uint8_t sprite = screen.table->stacks[CLASH_ZONE_ROWS].sprites[0];
        float unit = screen.table->layout.unit;
        TableSight sight = screen_sight(&screen, 0);
        table_animate(screen.table, &event, 1, &sight);
        for (int frame = 0; frame < 60; frame++) {
            screen_frame(&screen);
            float x = screen.table->sprites[sprite].push.x / unit;
            back[i] = fminf(back[i], x);
            forth[i] = fmaxf(forth[i], x);
        }
        table_settle(screen.table);
        screen_end(&screen);
    }
    assert_true(back[0] < -8 && back[0] >= -10 && forth[0] > 24);
    assert_true(back[1] < -20 && forth[1] < 17); /* thrown by 22, and less far each time */
}

/* Lanterns of a loss, all of them above the cards, which none covers. */
static int lanterns_seen(void)
{
    int count = 0;
    float edge = sprite_of("JS")->pose.y - sprite_of("JS")->pose.w * CARD_RATIO / 2;
    DrawList *list = ui_draw(screen.ui);
    for (size_t i = 0; i < draw_count(list); i++) {
        const DrawCommand *it = draw_at(list, i);
        bool is_one = it->kind == DRAW_PICTURE && !strncmp(it->picture->name, "ui/lantern-", 11);
        count += is_one && it->rect.y + it->rect.h <= edge + 1;
    }
    return count;
}

/* The enemy comes forward, unless no motion is wanted; all other cards lie dark in any case. */
static void test_who_has_won_stands_in_the_light(void **unused)
{
    const Event event = {.kind = EVENT_CUE, .name = REGICIDE_CUE_LOSS, .value = 1};
    for (int calm = 0; calm < 2; calm++) {
        float far = 0, enemy = 0, other = 1, fallen = 0;
        begin_solo(REGICIDE_PLAYING);
        ui_set_reduced_motion(screen.ui, calm);
        TableSight sight = screen_sight(&screen, 0);
        table_animate(screen.table, &event, 1, &sight);
        for (int i = 0; i < 150; i++) { /* frames of 16 ms: until the result, and beyond */
            screen_frame(&screen);
            far = fmaxf(far, sprite_of("JS")->push.y);
            enemy = sprite_of("JS")->light;
            other = sprite_of("8D")->light;
            fallen = sprite_of("8D")->push.y;
        }
        assert_true(calm ? fallen == 0 : fallen > 12);
        assert_int_equal(lanterns_seen(), 11);
        assert_true(calm ? far == 0 : far > 20);
        assert_true(enemy == 1 && other < 0.5f);
        assert_false(table_is_moving(screen.table));
        table_show(screen.table, &sight);
        screen_frame(&screen);
        assert_true(sprite_of("8D")->light == 1);
        ui_set_reduced_motion(screen.ui, false);
        screen_end(&screen);
    }
}

/* Where no card has won, a lost hand lies as it lay: here that of seat 0, as seat 1 wins. */
static void test_a_hand_falls_before_a_victor_alone(void **unused)
{
    const Event event = {.kind = EVENT_CUE, .name = CLASH_CUE_RESULT, .value = 1};
    ClashState state = position();
    clash_begin(&state);
    const Sprite *card = &screen.table->sprites[screen.table->stacks[CLASH_ZONE_HANDS].sprites[0]];
    TableSight sight = screen_sight(&screen, 0);
    table_animate(screen.table, &event, 1, &sight);
    while (table_is_moving(screen.table)) {
        screen_frame(&screen);
        assert_true(card->push.y == 0 && card->push_angle == 0);
    }
    screen_end(&screen);
}

/* Both cards touch the seal as they are heard to meet, and the loser is thrown back after it. */
static void test_cards_of_a_trick_meet(void **unused)
{
    ClaimState state = endgame();
    claim_start_trick(&state, "K5", "K2");
    const Sprite *winner = sprite_of_card(claim_card("K5")),
                 *loser = sprite_of_card(claim_card("K2"));
    Rect seal = screen.table->layout.spots[SPOT_SEAL];
    float unit = screen.table->layout.unit, thrown = 0;
    unsigned before = ui_played(screen.ui, SOUND_MEET);
    while (ui_played(screen.ui, SOUND_MEET) == before) {
        assert_true(table_is_moving(screen.table));
        screen_frame(&screen);
    }
    screen_frame(&screen);
    float left = winner->pose.x + winner->push.x + winner->pose.w / 2;
    float right = loser->pose.x + loser->push.x - loser->pose.w / 2;
    assert_true(fabsf(left - seal.x) < 4 * unit);
    assert_true(fabsf(right - seal.x - seal.w) < 4 * unit);
    while (table_is_moving(screen.table)) {
        screen_frame(&screen);
        thrown = fmaxf(thrown, loser->seen_in == CLAIM_LEAD ? loser->push.x : 0);
    }
    assert_true(thrown > 24 * unit && thrown < 32 * unit); /* and a little beyond */
    screen_end(&screen);
}

/* The loser of a trick is dark from the verdict until it is swept, and is lit again on its way. */
static void test_a_loser_stays_dark_until_it_goes(void **unused)
{
    for (int calm = 0; calm < 2; calm++) {
        ClaimState state = endgame();
        claim_show_trick(&state, "K5", "K2");
        ui_set_reduced_motion(screen.ui, calm);
        const Sprite *loser = sprite_of_card(claim_card("K2"));
        float before = 1;
        while (loser->light > 0.7f) {
            assert_true(table_is_moving(screen.table));
            screen_frame(&screen);
        }
        while (loser->seen_in == CLAIM_LEAD) {
            before = loser->light;
            assert_true(before < 0.7f);
            screen_frame(&screen);
        }
        assert_true(loser->light < before + 0.2f); /* no leap as it sets out */
        table_settle(screen.table);
        screen_frame(&screen);
        assert_true(loser->light == 1);
        ui_set_reduced_motion(screen.ui, false);
        screen_end(&screen);
    }
}

/* Whether the veil lies over a point. */
static bool is_veiled(Point at)
{
    DrawList *list = ui_draw(screen.ui);
    for (size_t i = 0; i < draw_count(list); i++) {
        const DrawCommand *it = draw_at(list, i);
        Color c = it->color;
        bool is_veil = it->kind == DRAW_FILL && c.r == COLOR_INK.r && c.g == COLOR_INK.g &&
                       c.a > 60 && c.a < 120 && (it->rect.w > 900 || it->rect.h > 100);
        if (is_veil && rect_has(it->rect, at)) {
            return true;
        }
    }
    return false;
}

/* All but the Bastion that falls is dim while the ribbon tells of it. */
static void test_what_falls_stays_bright(void **unused)
{
    for (int side = 0; side < 2; side++) {
        const Event event = {.kind = EVENT_CUE, .name = CLASH_CUE_FALL, .value = (int16_t)side};
        unsigned veiled = 0;
        ClashState state = position();
        clash_begin(&state);
        TableSight sight = screen_sight(&screen, 0);
        table_animate(screen.table, &event, 1, &sight);
        Point castle = rect_centre(screen.table->layout.spots[SPOT_CASTLES + side]);
        Point other = rect_centre(screen.table->layout.spots[SPOT_CASTLES + 1 - side]);
        while (table_is_moving(screen.table)) {
            screen_frame(&screen);
            assert_false(is_veiled(castle));
            veiled += is_veiled(other) && is_veiled((Point){4, 400});
        }
        assert_true(veiled > 30); /* frames of 16 ms */
        screen_frame(&screen);
        assert_false(is_veiled(other));
        screen_end(&screen);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_neighbours_make_room),
        cmocka_unit_test(test_payment_is_counted_down),
        cmocka_unit_test(test_what_spreads_comes_after_the_blow),
        cmocka_unit_test(test_dealt_cards_are_tossed),
        cmocka_unit_test(test_a_series_rises),
        cmocka_unit_test(test_a_number_that_falls_is_noticed),
        cmocka_unit_test(test_words_come_after_what_they_tell),
        cmocka_unit_test(test_a_unit_goes_back_and_is_thrown_back),
        cmocka_unit_test(test_who_has_won_stands_in_the_light),
        cmocka_unit_test(test_a_hand_falls_before_a_victor_alone),
        cmocka_unit_test(test_cards_of_a_trick_meet),
        cmocka_unit_test(test_a_loser_stays_dark_until_it_goes),
        cmocka_unit_test(test_what_falls_stays_bright),
    };
    return cmocka_run_group_tests(tests, open_window, close_window);
}
