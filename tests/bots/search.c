/* What the search counts, on a game of which all is known: rounds, races, credit, aims and ends. */
#include "search.h"

#include "toy.h"

#include <string.h>

static unsigned arm_of(const Search *search, size_t place)
{
    return action_operand(search->arms[place].action, 0);
}

static void assert_arms(const Search *search, const char *expected)
{
    for (size_t i = 0; i < search->count; i++) {
        assert_int_equal(arm_of(search, i), expected[i] - '0');
    }
    assert_int_equal(strlen(expected), search->count);
}

/* 60 nodes in two rounds: 10 worlds for three actions, then 15 for the better two. */
static void the_better_half_goes_on(void **unused)
{
    Search search;
    BotRequest request = toy_begin();
    toy.payoffs[0] = (Payoff){.won = 0, .drawn = 1};
    toy.payoffs[1] = (Payoff){.won = 0, .credit = 1};
    toy.payoffs[2] = (Payoff){.won = 1};
    search_init(&search, &request, 60);
    search_run(&search, 60);
    assert_arms(&search, "201");
    assert_int_equal(search.kept, 2);
    assert_int_equal(search.arms[0].worlds, 25);
    assert_int_equal(search.arms[1].worlds, 25);
    assert_int_equal(search.arms[2].worlds, 10);
    assert_int_equal(arm_chance(&search.arms[0]), 1000);
    assert_int_equal(arm_chance(&search.arms[1]), 500); /* a draw */
    assert_int_equal(arm_chance(&search.arms[2]), 0);
}

static bool is_first(const void *view, Action action)
{
    (void)view;
    return action_operand(action, 0) == 0;
}

/* What the game calls idle is neither the best nor the runner-up where another arm promises as
 * much; where it promises clearly more, it is. */
static void the_idle_gives_way_among_equals(void **unused)
{
    Search search;
    BotRequest request = toy_begin();
    toy.bots.is_idle = is_first;
    toy.period = 100;
    toy.payoffs[0] = (Payoff){.won = 60};
    toy.payoffs[1] = (Payoff){.won = 40};
    toy.payoffs[2] = (Payoff){.won = 58};
    search_init(&search, &request, 0);
    search_try_worlds(&search, 100, 10000);
    search_shun_idle(&search);
    assert_arms(&search, "201");
    toy.payoffs[2] = (Payoff){.won = 57};
    search_init(&search, &request, 0);
    search_try_worlds(&search, 100, 10000);
    search_shun_idle(&search);
    assert_arms(&search, "012");
}

static unsigned two_ways(const void *view)
{
    (void)view;
    return 2;
}

static Action answer_luckily(const void *state, Seat seat, Rng *rng)
{
    (void)state;
    (void)seat;
    (void)rng;
    return action_with_1(0, TOY_LUCKY);
}

/* The second action wins one world of ten if it is played on plainly, and all if it is played on
 * otherwise: master prefers it to a draw, and tells the chance of plain play. */
static void the_best_of_several_ways_ranks(void **unused)
{
    Search search;
    BotRequest request = toy_begin();
    toy.bots.ways = two_ways;
    toy.bots.vary = answer_luckily;
    toy.next = 0;
    toy.period = 10;
    toy.payoffs[0] = (Payoff){.drawn = 10};
    toy.payoffs[1] = (Payoff){.won = 1};
    request.level = BOT_MASTER;
    search_init(&search, &request, 800);
    search_run(&search, 800); /* 100 worlds, two actions, two ways, a move and its answer */
    assert_arms(&search, "10");
    assert_int_equal(search.arms[0].worlds, 100);
    assert_int_equal(arm_chance(&search.arms[0]), 100);
    assert_int_equal(arm_chance(&search.arms[1]), 500);
    request.level = BOT_HARD;
    search_init(&search, &request, 800);
    search_run(&search, 800);
    assert_arms(&search, "01");
    assert_int_equal(search.arms[0].worlds, 200);
}

static void all_of_three_seats_is_no_draw(void **unused)
{
    Search search;
    BotRequest request = toy_begin();
    toy.game.seats_max = 3;
    toy.payoffs[0] = toy.payoffs[1] = (Payoff){.drawn = 1};
    search_init(&search, &request, 60);
    search_run(&search, 60);
    assert_int_equal(arm_chance(&search.arms[0]), 1000);
    assert_int_equal(search.arms[0].worlds, 30);
}

/* How far a game came decides between equal chances, but is no chance itself; and one step ahead
 * the evaluation alone counts. */
static void credit_ranks_only(void **unused)
{
    Search search;
    BotRequest request = toy_begin();
    toy.payoffs[0] = (Payoff){.won = 1, .credit = 100};
    toy.payoffs[1] = (Payoff){.won = 1, .credit = 200};
    search_init(&search, &request, 200);
    search_run(&search, 200);
    assert_arms(&search, "10");
    assert_int_equal(arm_chance(&search.arms[0]), 1000);
    search_init(&search, &request, 0);
    search_run(&search, 0);
    assert_arms(&search, "01");
    assert_int_equal(search.arms[0].worlds, 1);
}

/* 32 nodes are one ply for each of two actions, with 16 worlds: what follows the action and is
 * answered is played; with 31 there is none, and the evaluation tells. */
static void budgets_tell_how_far_to_look(void **unused)
{
    Search search;
    BotRequest request = toy_begin();
    toy.payoffs[0] = toy.payoffs[1] = (Payoff){.won = 1};
    toy.next = 1;
    search_init(&search, &request, 32);
    search_run(&search, 32);
    assert_int_equal(arm_chance(&search.arms[0]), 1000);
    search_init(&search, &request, 31);
    search_run(&search, 31);
    assert_int_equal(arm_chance(&search.arms[0]), 300);
}

static unsigned no_plies(const void *view)
{
    (void)view;
    return 0;
}

/* Without a suggestion the games imagined go on greedily, as far as the game says: it ends with the
 * answer, which is won, and the evaluation before it is 300. */
static void a_game_says_how_far_greed_looks(void **unused)
{
    Search search;
    BotRequest request = toy_begin();
    toy.payoffs[0] = toy.payoffs[1] = (Payoff){.won = 1};
    toy.next = 1;
    toy.bots.suggest = NULL;
    search_init(&search, &request, 3000);
    search_run(&search, 3000);
    assert_int_equal(arm_chance(&search.arms[0]), 1000);
    toy.bots.greedy_plies = no_plies;
    search_init(&search, &request, 3000);
    search_run(&search, 3000);
    assert_int_equal(arm_chance(&search.arms[0]), 300);
}

/* By the squares of their standard errors, 9 times: of 1 world won 3 of 4 times (variance 0.1875)
 * and 2 of 4 (0.25) the lead of 0.25, and 0.01 for being no better, is sure from
 * 9 × 0.4375 / 0.26² = 58.2 worlds on, which is seen at 64. Half a win for certain has no variance
 * and is beaten from 9 × 0.1875 / 0.26² = 25 on: at the first look, at 48. */
static void a_race_ends_when_the_lead_is_sure(void **unused)
{
    Search search;
    BotRequest request = toy_begin();
    toy.bots.search_budgets = 1;
    toy.period = 4;
    toy.payoffs[0] = (Payoff){.drawn = 4};
    toy.payoffs[1] = (Payoff){.won = 2};
    toy.payoffs[2] = (Payoff){.won = 3};
    search_init(&search, &request, 3000);
    search_run(&search, 3000);
    assert_arms(&search, "210");
    assert_int_equal(search.kept, 1);
    assert_int_equal(search.arms[0].worlds, 64);
    assert_int_equal(search.arms[1].worlds, 64);
    assert_int_equal(search.arms[2].worlds, 48);
    assert_int_equal(toy.steps, 48 * 3 + 16 * 2);
}

static void without_a_race_the_budget_is_spent(void **unused)
{
    Search search;
    BotRequest request = toy_begin();
    toy.payoffs[0] = (Payoff){.won = 1};
    toy.payoffs[1] = (Payoff){.drawn = 1};
    search_init(&search, &request, 400);
    search_run(&search, 400);
    assert_int_equal(toy.steps, 400);
}

/* In 100 worlds of which another wins 4 more, its lead of 4 squared is 16, and four times the
 * variance of 4 - 16 / 100 is 15.4; of 3 more it is 9 beside 11.6, which luck explains. */
static void a_favourite_gives_way_to_what_is_surely_better(void **unused)
{
    Search search;
    BotRequest request = toy_begin();
    toy.period = 100;
    toy.payoffs[0] = (Payoff){.won = 50};
    toy.payoffs[1] = (Payoff){.won = 54};
    search_init(&search, &request, 200);
    search_challenge(&search, action_with_1(0, 0), 200);
    assert_arms(&search, "10");
    toy.payoffs[1] = (Payoff){.won = 53};
    search_init(&search, &request, 200);
    search_challenge(&search, action_with_1(0, 0), 200);
    assert_arms(&search, "01");
}

/* Of 32 worlds one wins 8 less than the favourite: 64 beside 6 × (8 - 64 / 32) = 36. */
static void who_is_surely_worse_is_tried_no_more(void **unused)
{
    Search search;
    BotRequest request = toy_begin();
    toy.period = 4;
    toy.payoffs[0] = (Payoff){.won = 1};
    toy.payoffs[1] = (Payoff){.won = 2};
    toy.payoffs[2] = (Payoff){.won = 2};
    search_init(&search, &request, 1000);
    search_challenge(&search, action_with_1(0, 1), 3 * 32 + 2 * 68);
    assert_arms(&search, "120");
    assert_int_equal(search.arms[2].worlds, 32);
    assert_int_equal(search.arms[1].worlds, 100);
}

/* All that it wins more, it wins in each of 31 worlds. */
static void of_few_worlds_nothing_is_sure(void **unused)
{
    Search search;
    BotRequest request = toy_begin();
    toy.payoffs[0] = (Payoff){.drawn = 1};
    toy.payoffs[1] = (Payoff){.won = 1};
    search_init(&search, &request, 62);
    search_challenge(&search, action_with_1(0, 0), 62);
    assert_arms(&search, "01");
    search_init(&search, &request, 64);
    search_challenge(&search, action_with_1(0, 0), 64);
    assert_arms(&search, "10");
}

static void hard_obeys_a_strong_suggestion_and_master_doubts_it(void **unused)
{
    BotRequest request = toy_begin();
    toy.bots.is_suggestion_strong = true;
    toy.payoffs[0] = (Payoff){.drawn = 1};
    toy.payoffs[1] = (Payoff){.won = 1};
    request.nodes = 100;
    assert_int_equal(bot_choose(&request), action_with_1(0, 0));
    assert_int_equal(toy.steps, 0);
    request.level = BOT_MASTER;
    assert_int_equal(bot_choose(&request), action_with_1(0, 1));
    assert_int_equal(toy.steps, 100);
}

static void an_only_choice_needs_no_world(void **unused)
{
    BotRequest request = toy_begin();
    toy.payoffs[3] = (Payoff){.won = 1};
    assert_true(bot_choose(&request) == action_with_1(0, 3));
    assert_int_equal(toy.steps, 0);
}

/* 10 nodes are worlds of three actions until none is left: four. */
static void trying_drops_nobody(void **unused)
{
    Search search;
    const atomic_bool stop = true;
    BotRequest request = toy_begin();
    toy.payoffs[0] = toy.payoffs[1] = toy.payoffs[2] = (Payoff){.won = 1};
    search_init(&search, &request, 10);
    search_try(&search, 10);
    assert_int_equal(search.kept, 3);
    assert_int_equal(search.arms[2].worlds, 4);
    request.stop = &stop;
    search_try(&search, 10);
    assert_int_equal(search.arms[2].worlds, 5);
    search_run(&search, 1000);
    assert_int_equal(search.arms[2].worlds, 6);
}

static void aims_at_what_is_within_reach(void **unused)
{
    Search search;
    BotRequest request = toy_begin();
    toy.payoffs[0] = (Payoff){.won = 1};
    toy.reach = 2;
    request.aim = 3;
    search_init(&search, &request, 0);
    assert_int_equal(search.aim, 0); /* the game knows no grades */
    toy.bots.aim = toy_aim;
    search_init(&search, &request, 0);
    assert_int_equal(search.aim, 2);
    assert_int_equal(((const ToyState *)search.view)->aimed, 2);
    assert_int_equal(toy_start.aimed, 0);
    request.aim = 1;
    search_init(&search, &request, 0);
    assert_int_equal(search.aim, 1);
    toy.reach = 0;
    search_init(&search, &request, 0);
    assert_int_equal(search.aim, 0);
}

static void best_play_goes_to_the_front(void **unused)
{
    Search search;
    BotRequest request = toy_begin();
    for (unsigned i = 0; i < ARMS_MAX; i++) {
        toy.payoffs[i] = (Payoff){.won = 1};
    }
    toy.best[1] = toy.best[3] = true;
    search_init(&search, &request, 0);
    search_solve(&search, 1);
    assert_int_equal(search.solved, SOLVE_NEVER);
    assert_arms(&search, "0123");
    toy.solved = 0; /* lost, but there are better ways to lose */
    search_solve(&search, 1);
    assert_int_equal(search.solved, 0);
    assert_arms(&search, "1302");
    search_prefer(&search, action_with_1(0, 0));
    assert_arms(&search, "0132");
}

static void solving_takes_the_table_or_a_small_one(void **unused)
{
    static uint64_t table[BOT_TABLE_SIZE];
    Search search;
    BotRequest request = toy_begin();
    toy.payoffs[0] = toy.payoffs[1] = (Payoff){.won = 1};
    search_init(&search, &request, 0);
    search_solve(&search, 1);
    assert_in_range(toy.table_size, 1, BOT_TABLE_SIZE / 4 - 1);
    request.table = table;
    search_solve(&search, 1);
    assert_ptr_equal(toy.table, table);
    assert_int_equal(toy.table_size, BOT_TABLE_SIZE / 4);
    request.level = BOT_MASTER;
    search_solve(&search, 1);
    assert_int_equal(toy.table_size, BOT_TABLE_SIZE);
}

static void the_end_after_an_action_is_the_own_one(void **unused)
{
    Search search;
    BotRequest request = toy_begin();
    toy.payoffs[0] = (Payoff){.won = 1};
    toy.payoffs[1] = (Payoff){.credit = 1};
    search_init(&search, &request, 0);
    assert_int_equal(search_solve_after(&search, action_with_1(0, 0), 1), 1000);
    assert_int_equal(search_solve_after(&search, action_with_1(0, 1), 1), 0);
    toy.next = 1; /* whose end it is */
    toy.after = 1000;
    assert_int_equal(search_solve_after(&search, action_with_1(0, 0), 1), 0);
    toy.after = SOLVE_SPENT;
    assert_int_equal(search_solve_after(&search, action_with_1(0, 0), 1), SOLVE_SPENT);
    toy.next = 0;
    toy.after = 1000;
    assert_int_equal(search_solve_after(&search, action_with_1(0, 0), 1), 1000);
}

/* How often the worse of two actions is visited in 1,000 games, of which one wins always and the
 * other never. */
static unsigned visits_in_vain(BotLevel level, uint32_t tree_least)
{
    static uint64_t table[BOT_TABLE_SIZE];
    Search search;
    BotRequest request = toy_begin();
    request.level = level;
    request.table = table;
    toy.bots.tree_least = tree_least;
    toy.payoffs[0] = (Payoff){.credit = 1};
    toy.payoffs[1] = (Payoff){.won = 1};
    search_init(&search, &request, 1000);
    search_grow(&search, 1000);
    assert_arms(&search, "10");
    assert_int_equal(search.arms[0].worlds + search.arms[1].worlds, 1000);
    return search.arms[1].worlds;
}

/* Of 1,000 the logarithm is 9.95, so the worse, visited v times, promises sqrt(curiosity * 9.95 /
 * v); the better 1000 and a little, 49 with the usual curiosity, 24 with that for depth. With
 * 240,000 that is 1545 after one visit, 1093 after two and 892 after three; with 60,000 it is 773
 * after one. */
static void a_master_with_many_games_is_less_curious(void **unused)
{
    assert_int_equal(visits_in_vain(BOT_HARD, 33), 3);
    assert_int_equal(visits_in_vain(BOT_MASTER, 34), 3);
    assert_int_equal(visits_in_vain(BOT_MASTER, 33), 1);
}

static void a_tree_needs_games_enough(void **unused)
{
    static uint64_t table[BOT_TABLE_SIZE];
    Search search;
    BotRequest request = toy_begin();
    request.table = table;
    toy.payoffs[0] = toy.payoffs[1] = (Payoff){.won = 1};
    search_init(&search, &request, 100);
    assert_false(search_grows(&search, 100));
    toy.bots.tree_least = 100;
    assert_false(search_grows(&search, 99));
    assert_true(search_grows(&search, 100));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_better_half_goes_on),
        cmocka_unit_test(the_best_of_several_ways_ranks),
        cmocka_unit_test(all_of_three_seats_is_no_draw),
        cmocka_unit_test(the_idle_gives_way_among_equals),
        cmocka_unit_test(credit_ranks_only),
        cmocka_unit_test(budgets_tell_how_far_to_look),
        cmocka_unit_test(a_game_says_how_far_greed_looks),
        cmocka_unit_test(a_race_ends_when_the_lead_is_sure),
        cmocka_unit_test(without_a_race_the_budget_is_spent),
        cmocka_unit_test(a_favourite_gives_way_to_what_is_surely_better),
        cmocka_unit_test(who_is_surely_worse_is_tried_no_more),
        cmocka_unit_test(of_few_worlds_nothing_is_sure),
        cmocka_unit_test(hard_obeys_a_strong_suggestion_and_master_doubts_it),
        cmocka_unit_test(an_only_choice_needs_no_world),
        cmocka_unit_test(trying_drops_nobody),
        cmocka_unit_test(aims_at_what_is_within_reach),
        cmocka_unit_test(best_play_goes_to_the_front),
        cmocka_unit_test(solving_takes_the_table_or_a_small_one),
        cmocka_unit_test(the_end_after_an_action_is_the_own_one),
        cmocka_unit_test(a_master_with_many_games_is_less_curious),
        cmocka_unit_test(a_tree_needs_games_enough),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
