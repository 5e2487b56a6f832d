/* How fast what happened is played to who gets the screen: it is never cut, goes faster when there
 * is much of it, and its last action is shown as any other. */
#include "course.h"
#include "testing.h"

static void long_news_go_faster(void **state)
{
    assert_true(play_pace(0, false) == 1);
    assert_true(play_pace(3999, false) == 1);
    assert_true(play_pace(4000, false) == 2);
    assert_true(play_pace(8000, false) == 3);
    assert_true(play_pace(600000, false) == 3);
}

static void the_last_action_takes_its_time(void **state)
{
    assert_true(play_pace(4000, true) == 1);
    assert_true(play_pace(600000, true) == 1);
}

static void holding_hurries(void **state)
{
    assert_true(play_hurry(0, false) == 1);
    assert_true(play_hurry(599, false) == 1);
    assert_true(play_hurry(600, false) == 4);
    assert_true(play_hurry(60000, false) == 4);
    assert_true(play_hurry(60000, true) == 1);
}

static void others_go_faster_while_one_waits(void **state)
{
    assert_true(play_quicken(499) == 1);
    assert_true(play_quicken(500) == 2);
    assert_true(play_quicken(600000) == 2);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(long_news_go_faster),
        cmocka_unit_test(the_last_action_takes_its_time),
        cmocka_unit_test(holding_hurries),
        cmocka_unit_test(others_go_faster_while_one_waits),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
