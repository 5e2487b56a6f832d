/* Small signs on the table of Di Renjie: who refuses turns away for a moment; the case is told
 * while an answer is awaited; as the last turns begin the lanterns flicker once, and from then on
 * the table is darker. Where no motion is wanted all of it is there at once. */
#include "drawn.h"
#include "games/direnjie.h"
#include "table_state.h"
#include "testing.h"
#include "ui/theme.h"
#include "ui/window.h"
#include "window.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#define FACE "ui/avatar-fox"
#define STEP 10  /* ms */
#define INK  31  /* of 255: 12 % */
#define DIM  140 /* of 255: of a light that has sunk by more than a third */

static const SeatFace faces[] = {{.picture = "ui/avatar-panda"}, {.picture = FACE}};

static void begin(uint8_t seats)
{
    Setup setup = setup_initial(&direnjie_game, seats, 7);
    setup.options[DIRENJIE_FIRST] = 0;
    screen_begin(&screen, &direnjie_game, &setup, NULL, 0);
    screen_frame(&screen);
}

static void end(void)
{
    table_settle(screen.table);
    ui_set_reduced_motion(screen.ui, false);
    ui_set_reduced_flashes(screen.ui, false);
    screen_end(&screen);
}

/* Degrees by which the portrait is turned. */
static float turned(void)
{
    float most = 0;
    DrawList *list = ui_draw(screen.ui);
    for (size_t i = 0; i < draw_count(list); i++) {
        const DrawCommand *it = draw_at(list, i);
        if (it->kind == DRAW_PICTURE && strcmp(it->picture->name, FACE) == 0) {
            most = fmaxf(most, fabsf(it->angle));
        }
    }
    return most;
}

/* How far it turned at most, and for how many ms. */
static float watch_turn(Action answer, int *ms)
{
    float most = 0;
    *ms = 0;
    begin(2);
    screen.table->setting.faces = faces;
    screen_act(&screen, 0, action_with_1(DIRENJIE_ASK, DIRENJIE_TARGET));
    table_settle(screen.table);
    screen_frame(&screen);
    ui_hold_clock(screen.ui, 0);
    screen_act(&screen, 0, answer);
    while (table_is_moving(screen.table)) {
        ui_hold_clock(screen.ui, STEP);
        screen_frame(&screen);
        most = fmaxf(most, turned());
        *ms += turned() > 0.05f ? STEP : 0;
    }
    ui_release_clock(screen.ui);
    end();
    return most;
}

/* A target that the second seat can give. */
static Action gift(void)
{
    Action legal[LEGAL_COUNT_MAX], found = ACTION_NONE;
    begin(2);
    screen_act(&screen, 0, action_with_1(DIRENJIE_ASK, DIRENJIE_TARGET));
    size_t count = match_legal(&screen.match, 1, legal, LEGAL_COUNT_MAX);
    for (size_t i = 0; i < count; i++) {
        found = action_verb(legal[i]) == DIRENJIE_GIVE ? legal[i] : found;
    }
    end();
    return found;
}

static void test_who_refuses_turns_away(void **unused)
{
    int ms;
    float most = watch_turn(action_bare(DIRENJIE_REFUSE), &ms);
    assert_true(most > 5.8f && most < 6.1f);
    assert_true(ms >= 200 && ms <= 240);
    Action give = gift();
    assert_true(give != ACTION_NONE);
    assert_true(watch_turn(give, &ms) == 0);
    ui_set_reduced_motion(screen.ui, true);
    assert_true(watch_turn(action_bare(DIRENJIE_REFUSE), &ms) < 0.1f);
}

static bool has_words_in(Rect rect)
{
    DrawList *list = ui_draw(screen.ui);
    for (size_t i = 0; i < draw_count(list); i++) {
        const DrawCommand *it = draw_at(list, i);
        if (it->kind == DRAW_TEXT && rect_has(rect, rect_centre(it->rect))) {
            return true;
        }
    }
    return false;
}

/* Nobody in front has a notebook, whose pictures would stand there. */
static void test_the_case_is_told_while_an_answer_is_awaited(void **unused)
{
    begin(3);
    screen_act(&screen, 0, action_with_1(DIRENJIE_ASK, DIRENJIE_TARGET));
    table_settle(screen.table);
    screen_frame(&screen);
    screen_frame(&screen);
    const Element *told = screen_get(&screen, "table.last_words");
    assert_non_null(strstr(told->name, "ask for a card"));
    assert_true(has_words_in(told->rect));
    end();
}

static void play_to_the_last_turns(void)
{
    begin(3);
    do {
        assert_false(match_is_over(&screen.match));
        table_settle(screen.table);
        screen_measure(&screen);
        screen_act_greedily(&screen, 0);
    } while (!beat_of(DIRENJIE_CUE_LAST));
}

/* How strong the weakest lantern burns, of 255. */
static int weakest_light(void)
{
    int weakest = 255;
    DrawList *list = ui_draw(screen.ui);
    for (size_t i = 0; i < draw_count(list); i++) {
        const DrawCommand *it = draw_at(list, i);
        bool is_one = it->kind == DRAW_PICTURE && !strcmp(it->picture->name, "ui/lantern-lit");
        weakest = is_one && it->color.a < weakest ? it->color.a : weakest;
    }
    return weakest;
}

/* How often all lanterns sank together from the ribbon on. */
static unsigned flickers(void)
{
    unsigned times = 0;
    bool was_low = false, begun = false;
    play_to_the_last_turns();
    while (table_is_moving(screen.table)) {
        screen_frame(&screen);
        begun |= screen.table->cue == DIRENJIE_CUE_LAST;
        bool is_low = begun && weakest_light() < DIM;
        times += is_low && !was_low;
        was_low = is_low;
    }
    screen_frame(&screen);
    assert_int_equal(weakest_light(), 255);
    end();
    return times;
}

static void test_lanterns_flicker_once(void **unused)
{
    assert_int_equal(flickers(), 1);
    ui_set_reduced_motion(screen.ui, true);
    assert_int_equal(flickers(), 0);
    ui_set_reduced_flashes(screen.ui, true);
    assert_int_equal(flickers(), 0);
}

/* How dark the veil over the whole table is, of 255. */
static int dusk(void)
{
    DrawList *list = ui_draw(screen.ui);
    for (size_t i = 0; i < draw_count(list); i++) {
        const DrawCommand *it = draw_at(list, i);
        Color ink = COLOR_INK;
        bool is_ink = it->color.r == ink.r && it->color.g == ink.g && it->color.b == ink.b;
        if (it->kind == DRAW_FILL && is_ink && it->rect.w >= 1280 && it->rect.h >= 720) {
            return it->color.a;
        }
    }
    return 0;
}

static void test_the_last_turns_are_darker(void **unused)
{
    for (int calm = 0; calm < 2; calm++) {
        int last = 0, steps = 0;
        ui_set_reduced_motion(screen.ui, calm);
        play_to_the_last_turns();
        ui_set_reduced_motion(screen.ui, calm);
        screen_frame(&screen);
        assert_int_equal(dusk(), 0);
        while (table_is_moving(screen.table)) {
            screen_frame(&screen);
            assert_true(dusk() >= last);
            steps += dusk() > last;
            last = dusk();
        }
        assert_true(abs(last - INK) <= 1);
        assert_true(calm ? steps == 1 : steps > 1 && steps <= 4);
        screen_frame(&screen);
        assert_int_equal(dusk(), last);
        end();
    }
}

/* Hundredths of a semitone by which the clue that is turned now is heard higher; -1: none is. */
static int clue_cents(void)
{
    const Buffer *beats = &screen.table->timeline.beats;
    for (size_t i = 0; i < beats->count; i++) {
        const Beat *beat = buffer_at(beats, i);
        if (beat->kind == BEAT_SOUND && beat->name == SOUND_CLUE) {
            return beat->cents;
        }
    }
    return -1;
}

/* The sixth to the eighth are heard a tone higher each. */
static void test_the_last_clues_climb(void **unused)
{
    static const int cents[] = {0, 0, 0, 0, 0, 0, 200, 400, 600, 600};
    unsigned heard = 0;
    begin(3);
    while (!match_is_over(&screen.match)) {
        DirenjieView view;
        table_settle(screen.table);
        screen_measure(&screen);
        screen_act_greedily(&screen, 0);
        match_view(&screen.match, 0, &view);
        int clues = __builtin_popcount(view.table.clues_public), now = clue_cents();
        if (now >= 0 && clues < 10) {
            assert_int_equal(now, cents[clues]);
            heard |= 1u << clues;
        }
    }
    assert_int_equal(heard & 0x1e0, 0x1e0); /* five to eight */
    end();
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_who_refuses_turns_away),
        cmocka_unit_test(test_the_case_is_told_while_an_answer_is_awaited),
        cmocka_unit_test(test_lanterns_flicker_once),
        cmocka_unit_test(test_the_last_turns_are_darker),
        cmocka_unit_test(test_the_last_clues_climb),
    };
    return cmocka_run_group_tests(tests, open_window, close_window);
}
