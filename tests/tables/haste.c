/* What comes again and again is shown faster. */
#include "games/claim.h"
#include "games/clash.h"
#include "screen.h"
#include "table_state.h"
#include "testing.h"

static Screen screen;

static int begin(void **unused)
{
    screen_open(&screen, 1280, 720);
    return 0;
}

static int end(void **unused)
{
    screen_close(&screen);
    return 0;
}

/* Seconds for which what follows the nth cue of this kind waits in the action that was begun last;
 * below 0: there is none. */
static float held(uint8_t cue, unsigned nth)
{
    const Buffer *beats = &screen.table->timeline.beats;
    for (size_t i = 0; i < beats->count; i++) {
        const Beat *beat = buffer_at(beats, i);
        if (beat->kind == BEAT_EFFECT && beat->name == cue && nth-- == 0) {
            return beat->holds;
        }
    }
    return -1;
}

/* The first tricks take their time, others go faster; one in which a power acts does not. */
static void test_tricks_go_faster_after_some(void **unused)
{
    Setup setup = setup_initial(&claim_game, 2, 11);
    unsigned tricks = 0, hurried = 0;
    screen_begin(&screen, &claim_game, &setup, NULL, 0);
    screen_frame(&screen);
    for (; tricks < 12; table_settle(screen.table)) {
        screen_act_greedily(&screen, 0);
        float holds = held(CLAIM_CUE_WIN, 0);
        bool slows = held(CLAIM_CUE_KNIGHT, 0) >= 0 || held(CLAIM_CUE_DOUBLE, 0) >= 0;
        bool is_fast = holds > 0 && holds < 0.6f;
        if (holds > 0) {
            assert_true(is_fast == (tricks >= 3 && !slows));
            tricks++;
        }
        hurried += is_fast;
    }
    assert_true(hurried > 0);
    screen_end(&screen);
}

/* The first blow of an assault takes its time, those after it less. */
static void test_blows_go_faster_one_by_one(void **unused)
{
    Setup setup = setup_initial(&clash_game, 2, 5);
    float ratio = 1;
    screen_begin(&screen, &clash_game, &setup, NULL, 0);
    screen_frame(&screen);
    while (match_actors(&screen.match)) {
        screen_act_greedily(&screen, 0);
        float first = held(CLASH_CUE_ATTACK, 0), second = held(CLASH_CUE_ATTACK, 1);
        if (second > 0) {
            ratio = second / first;
            assert_true(ratio > 0.84f && ratio < 0.86f);
        }
        table_settle(screen.table);
    }
    assert_true(ratio < 1);
    screen_end(&screen);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_tricks_go_faster_after_some),
        cmocka_unit_test(test_blows_go_faster_one_by_one),
    };
    return cmocka_run_group_tests(tests, begin, end);
}
