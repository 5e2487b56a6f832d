/* Weight on the table of Clash of Decks: a unit lands as heavily as it is hard to destroy, one that
 * is struck is thrown as far as the blow is hard, crystals break one by one, and a keeper that
 * falls takes the whole stage before words tell of it. Where no motion is wanted nothing flies, and
 * where no shaking is nothing shakes. */
#include "clash/table.h"
#include "clash_position.h"
#include "drawn.h"
#include "looks.h"
#include "table_state.h"
#include "testing.h"
#include "ui/theme.h"
#include "ui/window.h"
#include "window.h"

#include <math.h>
#include <string.h>

#define STEP 10 /* ms */

static void show(const Event *event)
{
    TableSight sight = screen_sight(&screen, 0);
    table_animate(screen.table, event, 1, &sight);
}

static void end(void)
{
    table_settle(screen.table);
    ui_release_clock(screen.ui);
    ui_set_reduced_motion(screen.ui, false);
    ui_set_reduced_shaking(screen.ui, false);
    screen_end(&screen);
}

static void step(void)
{
    ui_hold_clock(screen.ui, STEP);
    screen_frame(&screen);
}

/* The card that seat 0 summons; which of the three thuds it makes, and how many puffs of dust. */
static void assert_lands(const char *code, unsigned deck, const char *hand, Sound thud, int puffs)
{
    unsigned heard[3];
    int most = 0;
    Color dust = color_rgb(0xd8c7a4);
    ClashState state = bare_duel();
    set_side(&state.table.sides[0], deck, hand, 0);
    set_side(&state.table.sides[1], 4,
             "aberration assassin carnivore cyclone machine mutant reptile", 0);
    set_row(&state.table.sides[1], 0, "zombie");
    state.table.mana = 9;
    clash_begin(&state);
    for (unsigned i = 0; i < 3; i++) {
        heard[i] = ui_played(screen.ui, SOUND_SUMMON + i);
    }
    clash_act(action_with_2(CLASH_SUMMON, clash_card(code, strlen(code)), 0));
    while (table_is_moving(screen.table)) {
        int now = 0;
        step();
        DrawList *list = ui_draw(screen.ui);
        for (size_t i = 0; i < draw_count(list); i++) {
            now += memcmp(&draw_at(list, i)->color, &dust, 3) == 0;
        }
        most = now > most ? now : most;
    }
    for (unsigned i = 0; i < 3; i++) {
        bool is_it = SOUND_SUMMON + i == thud;
        assert_int_equal(ui_played(screen.ui, SOUND_SUMMON + i) - heard[i], is_it);
    }
    assert_int_equal(most, puffs);
    end();
}

/* Durability 2, 4 and 5. */
static void test_a_unit_lands_by_its_durability(void **unused)
{
    static const char *const hand =
        "partisan carapace brute annihilation baron boom revenant troll";
    assert_lands("partisan", 1, hand, SOUND_SUMMON, 6);
    assert_lands("carapace", 1, hand, SOUND_SUMMON_HARD, 8);
    assert_lands("brute", 1, hand, SOUND_SUMMON_HEAVY, 10);
}

/* Units that a card of the left side is thrown by a blow of so much. */
static float thrown(int damage)
{
    const Event event = {.kind = EVENT_CUE,
                         .name = CLASH_CUE_HIT,
                         .value = (int16_t)damage,
                         .from = CLASH_ZONE_ROWS};
    float most = 0;
    ClashState state = position();
    clash_begin(&state);
    const Sprite *card = &screen.table->sprites[screen.table->stacks[event.from].sprites[0]];
    show(&event);
    for (int ms = 0; ms < 500; ms += STEP) {
        step();
        most = fmaxf(most, -card->push.x / screen.table->layout.unit);
    }
    end();
    return most;
}

static void test_a_hard_blow_throws_farther(void **unused)
{
    assert_true(fabsf(thrown(1) - 10) < 0.1f);
    assert_true(fabsf(thrown(4) - 16) < 0.1f);
    assert_true(fabsf(thrown(9) - 22) < 0.1f);
}

/* Crystals that are lit and whole: they lie in the panel of the mana. */
static unsigned whole_gems(void)
{
    unsigned count = 0;
    Rect panel = screen.table->layout.spots[SPOT_MANA];
    DrawList *list = ui_draw(screen.ui);
    bool is_cut = false;
    for (size_t i = 0; i < draw_count(list); i++) {
        const DrawCommand *it = draw_at(list, i);
        is_cut = it->kind == DRAW_CLIP ? it->rect.w > 0 : is_cut;
        bool is_gem = !strcmp(it->picture->name, "ui/clash-gem-lit") && !is_cut;
        count += is_gem && rect_has(panel, rect_centre(it->rect));
    }
    return count;
}

/* The Brute costs 4 of 7: three crystals are left, and from the last one down they go 60 ms apart.
 */
static void test_crystals_break_one_by_one(void **unused)
{
    for (int calm = 0; calm < 2; calm++) {
        int gone_at[9] = {0}, ms = 0;
        ClashState state = position();
        state.table.mana = 7;
        clash_begin(&state);
        ui_set_reduced_motion(screen.ui, calm);
        unsigned before = whole_gems();
        assert_int_equal(before, 7);
        clash_act(action_with_2(CLASH_SUMMON, clash_card("brute", 5), 0));
        for (; ms < 1500; ms += STEP) {
            step();
            for (unsigned now = whole_gems(); now < before; before--) {
                gone_at[before] = ms;
            }
        }
        assert_int_equal(before, 3);
        for (unsigned i = 4; i < 7; i++) {
            int apart = gone_at[i] - gone_at[i + 1];
            assert_true(calm ? apart == 0 : apart >= 50 && apart <= 70);
        }
        end();
    }
}

/* What is seen while the Bastion of seat 0 falls. */
typedef struct Fall {
    int ribbon_ms; /* when the words came; thud_ms: when its Fort was there */
    int sound_ms, thud_ms;
    unsigned blocks;
    float shaken;               /* units that its picture was moved aside, at most */
    bool dim_before, dim_after; /* while it falls, and below the ribbon */
} Fall;

static bool is_block(const DrawCommand *it)
{
    static const uint32_t stones[] = {0x6f675c, 0x8a8070, 0xa59a86};
    bool is = false;
    for (size_t i = 0; i < 3 && it->kind == DRAW_FILL; i++) {
        Color stone = color_rgb(stones[i]);
        is |= memcmp(&it->color, &stone, 3) == 0;
    }
    return is;
}

static void look(Fall *fall, float usual)
{
    unsigned blocks = 0;
    bool is_dim = false;
    Color ink = COLOR_INK;
    float unit = screen.table->layout.unit;
    Rect castle = screen.table->layout.spots[SPOT_CASTLES];
    DrawList *list = ui_draw(screen.ui);
    for (size_t i = 0; i < draw_count(list); i++) {
        const DrawCommand *it = draw_at(list, i);
        blocks += is_block(it);
        is_dim |= it->kind == DRAW_FILL && it->rect.w > 600 && it->color.a > 60 &&
                  it->color.a < 120 && memcmp(&it->color, &ink, 3) == 0;
        bool is_wall = !strcmp(it->picture->name, "ui/clash-wall") && it->rect.x < castle.x + 300;
        if (is_wall) {
            fall->shaken = fmaxf(fall->shaken, fabsf(it->rect.x - usual) / unit);
        }
    }
    fall->blocks = blocks > fall->blocks ? blocks : fall->blocks;
    fall->dim_before |= is_dim && fall->ribbon_ms == 0;
    fall->dim_after |= is_dim && fall->ribbon_ms > 0;
}

static float wall_x(void)
{
    DrawList *list = ui_draw(screen.ui);
    for (size_t i = 0; i < draw_count(list); i++) {
        if (!strcmp(draw_at(list, i)->picture->name, "ui/clash-wall")) {
            return draw_at(list, i)->rect.x; /* the own side is drawn first */
        }
    }
    return 0;
}

static Fall watch_fall(void)
{
    const Event event = {.kind = EVENT_CUE, .name = CLASH_CUE_FALL, .value = 0};
    Fall fall = {0};
    unsigned sounds = ui_played(screen.ui, SOUND_BASTION_MINE);
    unsigned thuds = ui_played(screen.ui, SOUND_SUMMON_HEAVY);
    float usual = wall_x();
    show(&event);
    for (int ms = STEP; ms < 2600; ms += STEP) {
        step();
        bool tells = says("The Bastion falls!") && pictures("ui/ribbon") > 0;
        fall.ribbon_ms = fall.ribbon_ms == 0 && tells ? ms : fall.ribbon_ms;
        if (fall.sound_ms == 0 && ui_played(screen.ui, SOUND_BASTION_MINE) > sounds) {
            fall.sound_ms = ms;
        }
        if (fall.thud_ms == 0 && ui_played(screen.ui, SOUND_SUMMON_HEAVY) > thuds) {
            fall.thud_ms = ms;
        }
        look(&fall, usual);
    }
    return fall;
}

static bool is_near(int ms, int expected)
{
    return ms >= expected - 20 && ms <= expected + 30;
}

/* It cracks for 250 ms, stands for 120, and falls for 900: the words come then, and the thud of the
 * Fort a quarter of a second later. */
static void test_a_fall_is_seen_before_it_is_told(void **unused)
{
    ClashState state = position();
    clash_begin(&state);
    screen_frame(&screen);
    Fall fall = watch_fall();
    assert_true(is_near(fall.sound_ms, 370));
    assert_true(is_near(fall.ribbon_ms, 1270));
    assert_true(is_near(fall.thud_ms, 1520));
    assert_true(fall.blocks >= 10 && fall.blocks <= 14);
    assert_true(fall.shaken > 4 && fall.shaken <= 6);
    assert_true(fall.dim_before && !fall.dim_after);
    end();
}

static void test_a_calm_fall_is_told_as_well(void **unused)
{
    ClashState state = position();
    clash_begin(&state);
    screen_frame(&screen);
    ui_set_reduced_motion(screen.ui, true);
    Fall fall = watch_fall();
    assert_true(is_near(fall.ribbon_ms, 1270) && is_near(fall.sound_ms, 370));
    assert_int_equal(fall.blocks, 0);
    end();
    clash_begin(&state);
    screen_frame(&screen);
    ui_set_reduced_shaking(screen.ui, true);
    fall = watch_fall();
    assert_true(fall.shaken == 0 && fall.blocks > 0);
    end();
}

/* Blows are shown ever faster; the fall that one of them brings takes its time, to the end of the
 * Fort's rise. */
static void test_a_fall_is_not_hastened(void **unused)
{
    const Event blow = {.kind = EVENT_CUE, .name = CLASH_CUE_ATTACK, .from = CLASH_ZONE_ROWS};
    const Event events[] = {blow, blow, blow, {.kind = EVENT_CUE, .name = CLASH_CUE_FALL}};
    ClashState state = position();
    clash_begin(&state);
    TableSight sight = screen_sight(&screen, 0);
    table_animate(screen.table, events, 4, &sight);
    const Beat *falls = beat_of(CLASH_CUE_FALL), *said = beat_of(SAID_CUE);
    assert_non_null(falls);
    assert_non_null(said);
    float fall = falls->time;
    assert_true(fall > 0);
    assert_true(fabsf(said->time - fall - 1.27f) < 0.001f);
    assert_true(screen.table->timeline.end >= fall + 1.27f + 0.5f - 0.001f);
    end();
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_a_unit_lands_by_its_durability),
        cmocka_unit_test(test_a_hard_blow_throws_farther),
        cmocka_unit_test(test_crystals_break_one_by_one),
        cmocka_unit_test(test_a_fall_is_seen_before_it_is_told),
        cmocka_unit_test(test_a_calm_fall_is_told_as_well),
        cmocka_unit_test(test_a_fall_is_not_hastened),
    };
    return cmocka_run_group_tests(tests, open_window, close_window);
}
