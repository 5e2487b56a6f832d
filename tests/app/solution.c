/* The search on its thread: a line that it finds wins when it is played, and it can be stopped. A
 * session that shows a line has nobody who decides and is played by the line alone. */
#include "regicide/solution/search.h"

#include "core/match.h"
#include "games/regicide.h"
#include "session.h"
#include "testing.h"

#include <time.h>

#define SEED 2 /* a deal that tests/ui/lines/solo-bronze.txt wins: there is something to find */

static void wake(void *context)
{
    atomic_fetch_add((atomic_int *)context, 1);
}

static SolutionNow await(Solution *solution)
{
    SolutionNow now = solution_now(solution);
    while (now.search == REGICIDE_SEARCHING) {
        nanosleep(&(struct timespec){.tv_nsec = 2000000}, NULL);
        now = solution_now(solution);
        assert_in_range(now.percent, 0, 100);
    }
    return now;
}

static void a_line_that_is_found_wins(void **state)
{
    atomic_int wakes;
    Action line[REGICIDE_LINE_MAX];
    MatchPlan plan = plan_initial(&regicide_game, 1);
    Session session;
    Outcome outcome;
    plan.setup.seed = SEED;
    atomic_init(&wakes, 0);
    Solution *solution = solution_new(&plan.setup, wake, &wakes);
    SolutionNow now = await(solution);
    assert_int_equal(now.search, REGICIDE_FOUND);
    size_t length = solution_line(solution, line);
    session_start_line(&session, &plan, line, length);
    assert_true(session.is_example && !session_is_kept(&session));
    match_outcome(&session.match, &outcome);
    assert_true(outcome.over);
    assert_int_equal(outcome.winners, 1);
    session_release(&session);
    solution_free(solution);
    assert_true(atomic_load(&wakes) > 0);
}

static void a_search_can_be_stopped(void **state)
{
    atomic_int wakes;
    Setup setup = setup_initial(&regicide_game, 1, SEED);
    atomic_init(&wakes, 0);
    solution_free(solution_new(&setup, wake, &wakes));
    int stopped = atomic_load(&wakes);
    nanosleep(&(struct timespec){.tv_nsec = 20000000}, NULL);
    assert_int_equal(atomic_load(&wakes), stopped);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_line_that_is_found_wins),
        cmocka_unit_test(a_search_can_be_stopped),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
