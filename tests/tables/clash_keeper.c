/* What a keeper has left is told as the blow lands, not when its card has gone to its new place. */
#include "games/clash.h"
#include "screen.h"
#include "table_state.h"
#include "tables/table_scene.h"
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

#define SIDES 2

static unsigned life(unsigned side)
{
    unsigned steps = 0, zone = CLASH_ZONE_HANDS + side;
    if (!table_sees(screen.table, zone, CLASH_FORT, &steps)) {
        table_sees(screen.table, zone, CLASH_BASTION, &steps);
    }
    return steps;
}

/* The blow at a keeper that is shown; NULL: none is. */
static const RunningEffect *blow(void)
{
    for (unsigned i = 0; i < screen.table->effect_count; i++) {
        const RunningEffect *shown = &screen.table->effects[i];
        if (shown->cue == CLASH_CUE_KEEPER && shown->value > 0) {
            return shown;
        }
    }
    return NULL;
}

/* Within the frame in which it landed, however long that took; it never goes up again before the
 * next event. */
static void test_a_keeper_counts_with_the_blow(void **unused)
{
    Setup setup = setup_initial(&clash_game, 2, 3);
    unsigned told = 0, before[SIDES] = {0};
    screen_begin(&screen, &clash_game, &setup, NULL, 0);
    screen_frame(&screen);
    while (match_actors(&screen.match) && told < 4) {
        screen_act_greedily(&screen, 0);
        while (table_is_moving(screen.table)) {
            before[0] = life(0);
            before[1] = life(1);
            bool is_shown = blow() != NULL;
            screen_frame(&screen);
            const RunningEffect *shown = is_shown ? NULL : blow();
            unsigned fell = before[0] + before[1] - life(0) - life(1);
            if (shown && shown->value < (int)before[0] && shown->value < (int)before[1]) {
                assert_int_equal(fell, shown->value);
                told++;
            }
        }
    }
    assert_true(told > 0);
    screen_end(&screen);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_a_keeper_counts_with_the_blow),
    };
    return cmocka_run_group_tests(tests, begin, end);
}
