/* The same cards, other hands: until a computer player chooses otherwise the other seats do again
 * what they did, and the first other choice is found. */
#include "games/claim.h"
#include "match_plan.h"
#include "par.h"
#include "progress.h"
#include "testing.h"

#include <time.h>

#define DAY 20260314

static void wake(void *context)
{
    (void)context;
}

static Session played(Thinker *thinker, Par *par)
{
    while (par_step(par, thinker)) {
        nanosleep(&(struct timespec){0, 1000000}, NULL);
    }
    return par_take(par);
}

static MatchPlan plan_of(const GameUi *ui)
{
    return progress_plan((DealPlace){DEAL_DAILY, DAY, ui->game});
}

/* One who chooses alike in the same seat plays the same match. */
static void the_same_player_never_parts(void **unused)
{
    Thinker *thinker = thinker_new(wake, NULL);
    for (size_t i = 0; i < game_tile_count(); i++) {
        Par par;
        MatchPlan plan = plan_of(game_tile_at(i));
        par_begin(&par, &plan, BOT_EASY, 0);
        Session first = played(thinker, &par);
        par_begin_again(&par, &first, 0, BOT_EASY, 0);
        while (par_step(&par, thinker)) {
            nanosleep(&(struct timespec){0, 1000000}, NULL);
        }
        assert_false(par.is_parted);
        Session again = par_take(&par);
        assert_int_equal(again.stand_ins, again.people);
        assert_true(match_hash(&first.match) == match_hash(&again.match));
        session_release(&first);
        session_release(&again);
    }
    thinker_free(thinker);
}

/* A match in which every seat does the last thing it may. */
static Session played_last(const MatchPlan *plan)
{
    Session session;
    Action legal[LEGAL_COUNT_MAX];
    session_start(&session, plan);
    while (!match_is_over(&session.match)) {
        Seat seat = seats_first(match_actors(&session.match));
        size_t count = match_legal(&session.match, seat, legal, LEGAL_COUNT_MAX);
        match_act(&session.match, seat, legal[count - 1]);
    }
    return session;
}

static const Played *played_at(const Session *session, size_t index)
{
    return buffer_at(&session->match.played, index);
}

static void the_first_other_choice_is_found(void **unused)
{
    Thinker *thinker = thinker_new(wake, NULL);
    for (size_t i = 0; i < game_tile_count(); i++) {
        Par par;
        MatchPlan plan = plan_of(game_tile_at(i));
        Session first = played_last(&plan);
        par_begin_again(&par, &first, 0, BOT_EASY, 0);
        while (par_step(&par, thinker)) {
            nanosleep(&(struct timespec){0, 1000000}, NULL);
        }
        assert_true(par.is_parted);
        size_t parted = par.parted;
        Session other = par_take(&par);
        for (size_t k = 0; k < parted; k++) {
            assert_int_equal(played_at(&first, k)->seat, played_at(&other, k)->seat);
            assert_true(played_at(&first, k)->action == played_at(&other, k)->action);
        }
        assert_int_equal(played_at(&other, parted)->seat, 0);
        assert_true(played_at(&first, parted)->action != played_at(&other, parted)->action);
        assert_true(match_is_over(&other.match));
        session_release(&first);
        session_release(&other);
    }
    thinker_free(thinker);
}

/* Two people at one table: in the seat of the second, and the first goes on as one as strong. */
static void any_of_the_people_can_be_replaced(void **unused)
{
    Thinker *thinker = thinker_new(wake, NULL);
    for (Seat own = 0; own < 2; own++) {
        Par par;
        MatchPlan plan = plan_initial(&claim_game, 2);
        plan.setup.seed = 5;
        Session first = played_last(&plan);
        par_begin_again(&par, &first, own, BOT_EASY, 0);
        while (par_step(&par, thinker)) {
            nanosleep(&(struct timespec){0, 1000000}, NULL);
        }
        assert_true(par.is_parted);
        assert_int_equal(played_at(&par.session, par.parted)->seat, own);
        assert_true(match_is_over(&par.session.match));
        par_end(&par, thinker);
        session_release(&first);
    }
    thinker_free(thinker);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_same_player_never_parts),
        cmocka_unit_test(the_first_other_choice_is_found),
        cmocka_unit_test(any_of_the_people_can_be_replaced),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
