/* Claim's tour: every deal has a line that wins it, in which the rival plays what it plays at the
 * table; par is what the yardstick wins; and the rivals grow harder. */
#include "bots/bot.h"
#include "core/match.h"
#include "games/claim.h"
#include "games/claim_tour.h"
#include "stored_lines.h"
#include "testing.h"

#define TOLERANCE 60 /* thousandths; few games were played to measure it */

static void deal(Match *match, const ClaimTourDeal *its)
{
    Setup setup = setup_initial(&claim_game, CLAIM_SEATS, its->seed);
    setup.options[CLAIM_FIRST] = its->first;
    match_init(match, &claim_game, &setup);
}

static Action rival_choice(const Match *match, const ClaimTourDeal *its)
{
    return choice_at_table(match, 1, (BotLevel)its->level, its->manner);
}

static void play_line(Match *match, StoredLine *line, const ClaimTourDeal *its)
{
    for (Action action; (action = stored_action(line, &claim_game)) != ACTION_NONE;) {
        Seat seat = actor_of(match);
        if (seat == 1) {
            assert_true(action == rival_choice(match, its));
        }
        assert_true(match_act(match, seat, action));
    }
}

static void assert_won(unsigned number, StoredLine *line)
{
    Match match;
    Outcome outcome;
    const ClaimTourDeal *its = &claim_tour[number];
    assert_int_equal(line->seed, its->seed);
    deal(&match, its);
    play_line(&match, line, its);
    assert_true(match_is_over(&match));
    match_outcome(&match, &outcome);
    assert_int_equal(outcome.winners, seat_bit(0));
    match_release(&match);
}

/* Three won deals are gold. */
static void every_deal_can_be_won(void **unused)
{
    stored_lines_each(LINES, CLAIM_TOUR_DEALS, assert_won);
}

static int votes_of_yardstick(const ClaimTourDeal *its)
{
    Match match;
    Outcome outcome;
    deal(&match, its);
    while (!match_is_over(&match)) {
        Seat seat = actor_of(&match);
        Action action = seat == 0 ? choice_at_table(&match, 0, BOT_NORMAL, CLAIM_PLAIN)
                                  : rival_choice(&match, its);
        match_act(&match, seat, action);
    }
    match_outcome(&match, &outcome);
    match_release(&match);
    return outcome.score[0];
}

static void par_is_what_the_yardstick_wins(void **unused)
{
    for (unsigned i = 0; i < CLAIM_TOUR_DEALS; i++) {
        assert_int_equal(votes_of_yardstick(&claim_tour[i]), claim_tour[i].par);
    }
}

/* So that silver is more than bronze, and gold, with nine votes or more, above par. */
static void par_leaves_room(void **unused)
{
    for (unsigned r = 0; r < CLAIM_RIVALS; r++) {
        int par = 0;
        for (unsigned i = 0; i < CLAIM_RIVAL_DEALS; i++) {
            par += claim_tour[r * CLAIM_RIVAL_DEALS + i].par;
        }
        assert_in_range(par, 6, 8);
    }
}

static unsigned loss_of(unsigned rival)
{
    unsigned sum = 0;
    for (unsigned i = 0; i < CLAIM_RIVAL_DEALS; i++) {
        sum += claim_tour[rival * CLAIM_RIVAL_DEALS + i].loss;
    }
    return sum / CLAIM_RIVAL_DEALS;
}

static void grows_harder(void **unused)
{
    for (unsigned i = 1; i < CLAIM_TOUR_DEALS; i++) {
        assert_true(claim_tour[i].level >= claim_tour[i - 1].level);
        assert_true(claim_tour[i].seed > claim_tour[i - 1].seed);
    }
    for (unsigned r = 1; r < CLAIM_RIVALS; r++) {
        assert_true(loss_of(r) + TOLERANCE >= loss_of(r - 1));
    }
    assert_true(loss_of(CLAIM_RIVALS - 1) >= loss_of(0) + 300);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_deal_can_be_won),
        cmocka_unit_test(par_is_what_the_yardstick_wins),
        cmocka_unit_test(par_leaves_room),
        cmocka_unit_test(grows_harder),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
