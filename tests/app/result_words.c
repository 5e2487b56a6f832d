/* How an end is lit: for whom, and a draw as what it is. */
#include "result_words.h"

#include "games/claim.h"
#include "games/clash.h"
#include "games/direnjie.h"
#include "games/regicide.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>

#include <cmocka.h>

static ResultLight light(const Game *game, uint8_t seats, SeatSet people, SeatSet winners)
{
    MatchPlan plan = plan_initial(game, seats);
    Outcome outcome = {.over = true, .winners = winners};
    return result_light_of(&plan, people, &outcome);
}

static void a_win_is_a_persons(void **state)
{
    (void)state;
    assert_int_equal(light(&claim_game, 2, 1, 1), RESULT_LIT);
    assert_int_equal(light(&claim_game, 2, 1, 2), RESULT_DARK);
    assert_int_equal(light(&claim_game, 2, 3, 2), RESULT_LIT);
    assert_int_equal(light(&claim_game, 2, 0, 2), RESULT_LIT);
    assert_int_equal(light(&direnjie_game, 3, 2, 6), RESULT_LIT);
}

static void a_draw_is_neither(void **state)
{
    (void)state;
    assert_int_equal(light(&claim_game, 2, 1, 3), RESULT_HALF);
    assert_int_equal(light(&clash_game, 2, 3, 3), RESULT_HALF);
    assert_int_equal(light(&direnjie_game, 3, 1, 7), RESULT_HALF);
}

static void together_there_is_no_draw(void **state)
{
    (void)state;
    assert_int_equal(light(&regicide_game, 2, 3, 3), RESULT_LIT);
    assert_int_equal(light(&regicide_game, 2, 3, 0), RESULT_DARK);
    assert_int_equal(light(&clash_game, 1, 1, 1), RESULT_LIT);
    assert_int_equal(light(&clash_game, 1, 1, 0), RESULT_DARK);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_win_is_a_persons),
        cmocka_unit_test(a_draw_is_neither),
        cmocka_unit_test(together_there_is_no_draw),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
