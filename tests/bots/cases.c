/* Di Renjie's cases: every secret has a line that finds it out for gold, in which the suspects play
 * what they play at the table; the secrets of a case differ; and suspects grow more cunning. */
#include "bots/bot.h"
#include "core/match.h"
#include "games/direnjie_cases.h"
#include "stored_lines.h"
#include "testing.h"

#define GOLD 3

static void deal(Match *match, unsigned number)
{
    Setup setup = direnjie_case_setup(number);
    match_init(match, &direnjie_game, &setup);
}

static Action suspect_choice(const Match *match, unsigned number, Seat seat)
{
    unsigned level = direnjie_suspect_level(direnjie_case_suspect(number, seat));
    return choice_at_table(match, seat, (BotLevel)level, 0);
}

static unsigned grade_of(const Match *match)
{
    DirenjieView view;
    Outcome outcome;
    match_view(match, 0, &view);
    match_outcome(match, &outcome);
    return direnjie_case_grade(&view, outcome.winners);
}

/* A line has the own actions alone. */
static void assert_gold(unsigned number, StoredLine *line)
{
    Match match;
    assert_int_equal(line->seed, direnjie_case_seeds[number]);
    deal(&match, number);
    while (!match_is_over(&match)) {
        Seat seat = actor_of(&match);
        Action action =
            seat == 0 ? stored_action(line, &direnjie_game) : suspect_choice(&match, number, seat);
        assert_true(match_act(&match, seat, action));
    }
    assert_true(stored_action(line, &direnjie_game) == ACTION_NONE);
    assert_int_equal(grade_of(&match), GOLD);
    match_release(&match);
}

static void every_secret_can_be_found_out_for_gold(void **unused)
{
    stored_lines_each(LINES, DIRENJIE_CASE_DEALS, assert_gold);
}

static DirenjieState state_of(unsigned number)
{
    DirenjieState state;
    Setup setup = direnjie_case_setup(number);
    assert_true(direnjie_game.accepts(&setup, NULL));
    direnjie_game.setup(&state, &setup);
    return state;
}

static void the_secrets_of_a_case_have_no_card_in_common(void **unused)
{
    for (unsigned i = 0; i < DIRENJIE_CASE_DEALS; i++) {
        DirenjieState one = state_of(i);
        for (unsigned k = i + 1; k % DIRENJIE_CASE_SECRETS != 0; k++) {
            DirenjieState other = state_of(k);
            for (unsigned c = 0; c < DIRENJIE_CATEGORIES; c++) {
                assert_int_not_equal(one.secret[c], other.secret[c]);
            }
        }
    }
}

static void only_in_the_last_case_a_suspect_is_the_killer(void **unused)
{
    unsigned first = DIRENJIE_CASE_DEALS - DIRENJIE_CASE_SECRETS;
    for (unsigned i = 0; i < DIRENJIE_CASE_DEALS; i++) {
        Seat killer = state_of(i).killer;
        assert_int_equal(killer, i < first ? SEAT_NONE : i - first + 1);
    }
}

static unsigned cunning_of(unsigned number)
{
    unsigned sum = 0;
    const DirenjieCase *its = &direnjie_cases[number];
    for (unsigned i = 0; i + 1 < its->seats; i++) {
        sum += direnjie_suspect_level((DirenjieSuspect)its->suspects[i]);
        for (unsigned k = 0; k < i; k++) {
            assert_int_not_equal(its->suspects[i], its->suspects[k]);
        }
    }
    return sum * 100 / (its->seats - 1);
}

static void the_last_suspects_are_the_most_cunning(void **unused)
{
    for (unsigned i = 0; i + 1 < DIRENJIE_CASES; i++) {
        assert_true(cunning_of(i) <= cunning_of(DIRENJIE_CASES - 1));
        assert_true(cunning_of(i) >= cunning_of(0));
    }
}

/* Without an answer nothing is won, whoever leads. */
static void grades_go_by_right_answers_first(void **unused)
{
    DirenjieView view = {.seat = 0};
    view.table.seats = 3;
    view.table.phase = DIRENJIE_OVER;
    for (unsigned i = 0; i < DIRENJIE_CATEGORIES; i++) {
        view.secret[i] = (Card)(18 * i);
        view.answers[0][i] = (uint8_t)(18 * i + 3);
    }
    assert_int_equal(direnjie_case_grade(&view, seat_bit(0)), 0);
    view.answers[0][0] = view.secret[0];
    assert_int_equal(direnjie_case_grade(&view, seat_bit(0)), 0);
    view.answers[0][1] = view.secret[1];
    assert_int_equal(direnjie_case_grade(&view, seat_bit(0)), 1);
    view.answers[0][2] = view.secret[2];
    assert_int_equal(direnjie_case_grade(&view, seat_bit(1)), 2);
    assert_int_equal(direnjie_case_grade(&view, seat_bit(0)), 3);
}

static void with_a_killer_gold_is_for_who_names_them(void **unused)
{
    DirenjieView view = {.seat = 0, .killer = 2};
    view.table.seats = 3;
    view.table.phase = DIRENJIE_OVER;
    view.table.expansion = 1;
    view.answers[0][DIRENJIE_CATEGORIES] = 1;
    assert_int_equal(direnjie_case_grade(&view, seat_bit(0)), 2);
    view.answers[0][DIRENJIE_CATEGORIES] = 2;
    assert_int_equal(direnjie_case_grade(&view, seat_bit(0)), 3);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_secret_can_be_found_out_for_gold),
        cmocka_unit_test(the_secrets_of_a_case_have_no_card_in_common),
        cmocka_unit_test(only_in_the_last_case_a_suspect_is_the_killer),
        cmocka_unit_test(the_last_suspects_are_the_most_cunning),
        cmocka_unit_test(grades_go_by_right_answers_first),
        cmocka_unit_test(with_a_killer_gold_is_for_who_names_them),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
