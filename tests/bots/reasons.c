/* What a bot tells of its choice: chances, whether they are proven, and every reason of its own. */
#include "../games/texts.h"
#include "bots/judge.h"
#include "toy.h"

static Advice advise(BotRequest request)
{
    Advice advice;
    bot_advise(&request, &advice);
    return advice;
}

static const char *reason_of(const Advice *advice)
{
    return texts_message(&toy.game, &advice->reason);
}

/* 400 nodes are 200 worlds of two actions: the percents are exact. */
static void chances_are_told_in_percent(void **unused)
{
    BotRequest request = toy_begin();
    request.nodes = 400;
    toy.period = 200;
    toy.payoffs[0] = (Payoff){.won = 51}; /* 25.5 % */
    toy.payoffs[1] = (Payoff){.won = 150};
    Advice advice = advise(request);
    assert_true(advice.best == action_with_1(0, 1));
    assert_true(advice.second == action_with_1(0, 0));
    assert_int_equal(advice.chance, 750);
    assert_int_equal(advice.second_chance, 255);
    assert_false(advice.is_certain);
    assert_string_equal(reason_of(&advice), "The other choices are weaker.");
}

/* A difference of 2 % is told, one of 1.5 % is not. */
static void close_chances_are_called_equal(void **unused)
{
    BotRequest request = toy_begin();
    request.nodes = 400;
    toy.period = 200;
    toy.payoffs[0] = (Payoff){.won = 100};
    toy.payoffs[1] = (Payoff){.won = 97};
    Advice advice = advise(request);
    assert_string_equal(reason_of(&advice), "Other choices are about as good.");
    toy.payoffs[1].won = 96;
    advice = advise(request);
    assert_string_equal(reason_of(&advice), "The other choices are weaker.");
}

static void odds_are_told_of_what_is_imagined(void **unused)
{
    BotRequest request = toy_begin();
    request.nodes = 400;
    toy.bots.odds = toy_odds;
    toy.payoffs[0] = (Payoff){.won = 1};
    toy.payoffs[1] = (Payoff){.drawn = 1};
    Advice advice = advise(request);
    assert_int_equal(advice.chance, 510);
    assert_int_equal(advice.second_chance, 260);
    toy.solved = 1000; /* what is proven stays */
    toy.best[0] = true;
    advice = advise(request);
    assert_int_equal(advice.chance, 1000);
    assert_int_equal(advice.second_chance, 500);
    toy.solved = 0;
    advice = advise(request);
    assert_int_equal(advice.chance, 0);
}

static void proven_ends_have_their_reasons(void **unused)
{
    BotRequest request = toy_begin();
    request.nodes = 400;
    toy.payoffs[0] = toy.payoffs[1] = (Payoff){.won = 1};
    toy.best[1] = true;
    toy.solved = 1000;
    Advice advice = advise(request);
    assert_true(advice.best == action_with_1(0, 1));
    assert_true(advice.is_certain);
    assert_string_equal(reason_of(&advice), "After this nothing can stop you from winning.");
    toy.reason = "It is so.";
    advice = advise(request);
    assert_string_equal(reason_of(&advice), "It is so.");
    toy.solved = 500;
    advice = advise(request);
    assert_int_equal(advice.chance, 500);
    assert_string_equal(reason_of(&advice), "This holds the draw; nothing better can be forced.");
    toy.solved = 0;
    advice = advise(request);
    assert_int_equal(advice.chance, 0);
    assert_string_equal(
        reason_of(&advice),
        "With perfect play your opponent wins; this leaves the most room for a mistake.");
}

/* The start is solved, what follows the second best action is not: its chance is an estimate. */
static void a_second_chance_may_be_a_guess(void **unused)
{
    BotRequest request = toy_begin();
    request.nodes = 400;
    toy.period = 4;
    toy.payoffs[0] = (Payoff){.won = 1};
    toy.payoffs[1] = (Payoff){.won = 4};
    toy.next = 1;
    toy.solved = 1000;
    toy.best[1] = true;
    Advice advice = advise(request);
    assert_false(advice.is_certain);
    assert_int_equal(advice.chance, 1000);
    assert_int_equal(advice.second_chance, 250);
    toy.after = 1000; /* the other seat's: lost for this one */
    advice = advise(request);
    assert_true(advice.is_certain);
    assert_int_equal(advice.second_chance, 0);
}

static void the_only_choice_is_tried(void **unused)
{
    BotRequest request = toy_begin();
    toy.period = 4;
    toy.payoffs[2] = (Payoff){.won = 3};
    Advice advice = advise(request);
    assert_true(advice.best == action_with_1(0, 2));
    assert_true(advice.second == ACTION_NONE);
    assert_int_equal(advice.chance, 750);
    assert_int_equal(advice.second_chance, 0);
    assert_string_equal(reason_of(&advice), "There is no other choice.");
}

static Judgement judge(BotRequest request, uint8_t choice)
{
    Judgement judgement;
    bot_judge(&request, action_with_1(0, choice), &judgement);
    return judgement;
}

/* 800 worlds are four periods: the chances are exact, and 5 % is the least that is no luck. */
static void a_loss_is_told_beyond_luck(void **unused)
{
    BotRequest request = toy_begin();
    toy.period = 200;
    toy.payoffs[0] = (Payoff){.won = 51};
    toy.payoffs[1] = (Payoff){.won = 150};
    toy.payoffs[2] = (Payoff){.won = 140};
    Judgement judgement = judge(request, 0);
    assert_true(judgement.best == action_with_1(0, 1));
    assert_int_equal(judgement.best_chance, 750);
    assert_int_equal(judgement.chosen_chance, 255);
    assert_int_equal(judgement.loss, 495);
    assert_false(judgement.has_reason); /* the chances say it */
    toy.reason = "It is so.";
    assert_true(judge(request, 0).has_reason);
    assert_int_equal(judge(request, 2).loss, 0);
    assert_int_equal(judge(request, 1).loss, 0);
    toy.payoffs[2].won = 139;
    assert_int_equal(judge(request, 2).loss, 55);
}

static void what_is_proven_has_no_luck(void **unused)
{
    BotRequest request = toy_begin();
    toy.payoffs[0] = toy.payoffs[1] = (Payoff){.won = 1};
    toy.best[1] = true;
    toy.next = 1;
    toy.solved = 500;
    toy.after = 1000; /* the other seat's: lost for this one */
    Judgement judgement = judge(request, 0);
    assert_int_equal(judgement.best_chance, 500);
    assert_int_equal(judgement.chosen_chance, 0);
    assert_int_equal(judgement.loss, 500);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(chances_are_told_in_percent),
        cmocka_unit_test(close_chances_are_called_equal),
        cmocka_unit_test(odds_are_told_of_what_is_imagined),
        cmocka_unit_test(proven_ends_have_their_reasons),
        cmocka_unit_test(a_second_chance_may_be_a_guess),
        cmocka_unit_test(the_only_choice_is_tried),
        cmocka_unit_test(a_loss_is_told_beyond_luck),
        cmocka_unit_test(what_is_proven_has_no_luck),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
