/* Claim's tour: every deal has a line that wins it, in which the rival plays what it plays at the
 * table; par is what the yardstick wins; and the rivals grow harder. */
#include "bots/bot.h"
#include "core/match.h"
#include "core/notation.h"
#include "games/claim.h"
#include "games/claim_tour.h"
#include "testing.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define LINE_SIZE 1024
#define TOLERANCE 60 /* thousandths; few games were played to measure it */

static uint64_t table[BOT_TABLE_SIZE];

static void deal(Match *match, const ClaimTourDeal *its)
{
    Setup setup = setup_initial(&claim_game, CLAIM_SEATS, its->seed);
    setup.options[CLAIM_FIRST] = its->first;
    match_init(match, &claim_game, &setup);
}

static Seat actor(const Match *match)
{
    return seats_first(match_actors(match));
}

/* As at the table. */
static Action choose(const Match *match, BotLevel level, unsigned manner)
{
    ClaimView view;
    Seat seat = actor(match);
    match_view(match, seat, &view);
    BotRequest request = {.game = &claim_game,
                          .view = &view,
                          .seat = seat,
                          .level = level,
                          .manner = manner,
                          .seed = match->setup.seed * 1000003u + match->position,
                          .table = table};
    return bot_choose(&request);
}

static Action rival_choice(const Match *match, const ClaimTourDeal *its)
{
    return choose(match, (BotLevel)its->level, its->manner);
}

/* Plays the actions of a line, which `strtok` has begun with its seed. */
static void play_line(Match *match, const ClaimTourDeal *its)
{
    for (const char *text = strtok(NULL, ";\n"); text; text = strtok(NULL, ";\n")) {
        Action action;
        Seat seat = actor(match);
        assert_true(notation_read(&claim_game, text, &action));
        if (seat == 1) {
            assert_true(action == rival_choice(match, its));
        }
        assert_true(match_act(match, seat, action));
    }
}

static void assert_won(const ClaimTourDeal *its, char *line)
{
    Match match;
    Outcome outcome;
    assert_int_equal(strtoul(strtok(line, ";\n"), NULL, 10), its->seed);
    deal(&match, its);
    play_line(&match, its);
    assert_true(match_is_over(&match));
    match_outcome(&match, &outcome);
    assert_int_equal(outcome.winners, seat_bit(0));
    match_release(&match);
}

/* Three won deals are gold. */
static void every_deal_can_be_won(void **unused)
{
    static char line[LINE_SIZE];
    FILE *file = fopen(LINES, "r");
    assert_non_null(file);
    for (unsigned i = 0; i < CLAIM_TOUR_DEALS; i++) {
        assert_non_null(fgets(line, sizeof line, file));
        assert_won(&claim_tour[i], line);
    }
    assert_null(fgets(line, sizeof line, file));
    fclose(file);
}

static int votes_of_yardstick(const ClaimTourDeal *its)
{
    Match match;
    Outcome outcome;
    deal(&match, its);
    while (!match_is_over(&match)) {
        Seat seat = actor(&match);
        Action action =
            seat == 0 ? choose(&match, BOT_NORMAL, CLAIM_PLAIN) : rival_choice(&match, its);
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
