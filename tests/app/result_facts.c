/* What a finished match leaves for the statistics. The matches are played by always taking the
 * first legal action, which loses Regicide and ends Di Renjie somewhere; how long they took is then
 * compared with what the profile tells. */
#include "result_facts.h"
#include "session.h"

#include "games/clash.h"
#include "games/direnjie.h"
#include "games/null.h"
#include "games/regicide.h"
#include "storage/statistics.h"
#include "testing.h"

static Session played_out(const Game *game, uint8_t seats)
{
    Session session;
    Action legal[LEGAL_COUNT_MAX];
    MatchPlan plan = plan_initial(game, seats);
    plan.setup.seed = 3;
    session_start(&session, &plan);
    while (!match_is_over(&session.match)) {
        Seat seat = seats_first(match_actors(&session.match));
        assert_true(match_legal(&session.match, seat, legal, LEGAL_COUNT_MAX) > 0);
        match_act(&session.match, seat, legal[0]);
    }
    return session;
}

static void a_lost_solo_game_has_no_medal_and_its_flips(void **state)
{
    Session session = played_out(&regicide_game, 1);
    RegicideView view;
    match_view(&session.match, 0, &view);
    SavedResult result = result_facts(&session.match, session.assisted);
    assert_int_equal(result.outcome.winners, 0);
    assert_string_equal(result.medal, "");
    assert_string_equal(result.facts[0].key, FACT_FLIPS);
    assert_int_equal(result.facts[0].value, view.table.flips_left);
    session_release(&session);
}

static void rounds_are_kept_and_counted(void **state)
{
    Problem problem;
    Profile *profile = profile_open(NULL, &problem);
    Session session = played_out(&direnjie_game, 3);
    DirenjieView view;
    match_view(&session.match, 0, &view);
    assert_true(view.table.round > 0);
    assert_true(session_keep(&session, profile, &problem));
    assert_true(profile_wait(profile, &problem));
    Buffer counts;
    buffer_init(&counts, sizeof(StatisticsCount));
    StatisticsFilter filter = {.game = "direnjie"};
    assert_true(statistics_distribution(profile, &filter, FACT_ROUNDS, &counts));
    assert_int_equal(counts.count, 1);
    const StatisticsCount *count = buffer_at(&counts, 0);
    assert_int_equal(count->value, view.table.round);
    assert_int_equal(count->count, 1);
    buffer_release(&counts);
    session_release(&session);
    profile_close(profile);
}

/* A round of Clash is a turn of each of the two; the last may be half a one. */
static void rounds_of_clash_are_two_turns(void **state)
{
    Session session = played_out(&clash_game, 2);
    ClashView view;
    match_view(&session.match, 0, &view);
    SavedResult result = result_facts(&session.match, session.assisted);
    assert_string_equal(result.facts[0].key, FACT_ROUNDS);
    assert_in_range(2 * result.facts[0].value, view.table.turn, view.table.turn + 1);
    session_release(&session);
}

static void a_game_without_facts_leaves_its_outcome(void **state)
{
    Session session = played_out(&null_game, 2);
    session.assisted = true;
    SavedResult result = result_facts(&session.match, session.assisted);
    assert_true(result.outcome.over);
    assert_true(result.assisted);
    assert_string_equal(result.facts[0].key, "");
    session_release(&session);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_lost_solo_game_has_no_medal_and_its_flips),
        cmocka_unit_test(rounds_are_kept_and_counted),
        cmocka_unit_test(rounds_of_clash_are_two_turns),
        cmocka_unit_test(a_game_without_facts_leaves_its_outcome),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
