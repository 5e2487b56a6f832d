/* Computer players of Regicide: more thought wins more, playing for gold keeps the flips, advice
 * tells for which medal its chances are, and what is suggested rests on what the seat sees. */
#include "../games/regicide/scene.h"
#include "../games/texts.h"

#include "bots/bot.h"

#define DEALS      24
#define NODES_FEW  6000
#define SEEN_DEALS 20

static RegicideState deal(unsigned seats, uint64_t seed)
{
    RegicideState state;
    Setup setup = setup_initial(&regicide_game, (uint8_t)seats, seed);
    regicide_game.setup(&state, &setup);
    return state;
}

static Action choose(const RegicideState *state, BotRequest request)
{
    RegicideView view;
    regicide_game.view(state, state->table.active, &view);
    request.game = &regicide_game;
    request.view = &view;
    request.seat = state->table.active;
    return bot_choose(&request);
}

static unsigned wins(unsigned seats, BotRequest request)
{
    unsigned won = 0;
    for (uint64_t seed = 0; seed < DEALS; seed++) {
        RegicideState state = deal(seats, seed);
        for (request.seed = seed; state.table.phase != REGICIDE_OVER; request.seed++) {
            Action action = choose(&state, request);
            regicide_game.apply(&state, state.table.active, action, NULL);
        }
        won += state.table.won;
    }
    return won;
}

/* In 1,000 games easy won 32 % alone and 43 % as two, normal about 80 and 75 % of fewer. */
static void thought_wins(void **unused)
{
    for (unsigned seats = 1; seats <= 2; seats++) {
        unsigned easy = wins(seats, (BotRequest){.level = BOT_EASY});
        unsigned normal = wins(seats, (BotRequest){.level = BOT_NORMAL});
        assert_in_range(normal, easy + DEALS / 6, DEALS);
    }
}

static bool overpays(const RegicideState *state, Action action)
{
    int left = regicide_attack_left(&state->table), sum = 0, least = 100;
    for (CardSet rest = action_cards(action); rest; rest = set_without_first(rest)) {
        int value = regicide_value(set_first(rest));
        sum += value;
        least = value < least ? value : least;
    }
    return action_verb(action) == REGICIDE_DISCARD && sum - least >= left;
}

/* Seldom does it look better to give a card more away. Chance alone would have a third of payments
 * do so. */
static void payments_keep_what_is_not_asked_for(void **unused)
{
    unsigned payments = 0, over = 0;
    for (uint64_t seed = 0; seed < DEALS; seed++) {
        RegicideState state = deal(2, seed);
        while (state.table.phase != REGICIDE_OVER) {
            Action action = choose(&state, (BotRequest){.level = BOT_HARD, .nodes = NODES_FEW});
            payments += action_verb(action) == REGICIDE_DISCARD;
            over += overpays(&state, action);
            regicide_game.apply(&state, state.table.active, action, NULL);
        }
    }
    assert_true(payments > 4 * DEALS && over * 8 < payments);
}

static void gold_keeps_the_flips(void **unused)
{
    BotRequest request = {.level = BOT_NORMAL, .nodes = 1000, .aim = REGICIDE_GOLD};
    for (uint64_t seed = 0; seed < DEALS; seed++) {
        RegicideState state = deal(1, seed);
        for (request.seed = seed; state.table.phase != REGICIDE_OVER; request.seed++) {
            RegicideView view;
            regicide_game.view(&state, 0, &view);
            bool can_gold = regicide_game.bots->aim(&view, REGICIDE_GOLD);
            Action action = choose(&state, request);
            assert_true(!can_gold || action_verb(action) != REGICIDE_FLIP);
            regicide_game.apply(&state, 0, action, NULL);
        }
    }
}

static void advice_names_its_medal(void **unused)
{
    RegicideState state = deal(1, 4);
    RegicideView view;
    Advice any, gold, after;
    BotRequest request = {
        .game = &regicide_game, .view = &view, .level = BOT_HARD, .nodes = NODES_FEW};
    regicide_game.view(&state, 0, &view);
    bot_advise(&request, &any);
    request.aim = REGICIDE_GOLD;
    bot_advise(&request, &gold);
    assert_int_equal(any.aim, 0);
    assert_int_equal(gold.aim, REGICIDE_GOLD);
    assert_in_range(gold.chance, 0, any.chance);
    regicide_game.apply(&state, 0, action_bare(REGICIDE_FLIP), NULL);
    regicide_game.view(&state, 0, &view);
    bot_advise(&request, &after);
    assert_int_equal(after.aim, REGICIDE_SILVER);
}

static uint64_t applied; /* calls of apply since it was last set to 0 */

static void apply_counted(void *state, Seat seat, Action action, EventLog *log)
{
    applied++;
    regicide_game.apply(state, seat, action, log);
}

/* What hard chooses, `applied` counting. */
static Action choose_counted(const RegicideState *state)
{
    Game counting = regicide_game;
    RegicideView view = view_of(state, state->table.active);
    BotRequest request = {
        .game = &counting, .view = &view, .seat = state->table.active, .level = BOT_HARD};
    counting.apply = apply_counted;
    applied = 0;
    return bot_choose(&request);
}

/* The last king has 1 health left. Any card wins, each in one action, so that every world is alike;
 * after 48 of them there is nothing left to find out. */
static void equal_choices_end_the_search(void **unused)
{
    RegicideState state = scene_state(
        (Scene){.seats = 1, .enemy = "KC", .damage = 39, .castle = "", .hands = {"2H 3D 9S TD"}});
    choose_counted(&state);
    assert_int_equal(applied, 48 * 4);
}

/* 9 health left: 9S wins. 3D leaves an attack of 20, which 9S and three drawn cards hardly pay, and
 * then no better place; without 9S nothing wins. */
static void a_clear_choice_ends_the_search(void **unused)
{
    RegicideState state = scene_state(
        (Scene){.seats = 1, .enemy = "KC", .damage = 31, .castle = "", .hands = {"2H 3D 9S"}});
    assert_true(choose_counted(&state) == texts_read_action(&regicide_game, "play 9S"));
    assert_in_range(applied, 48 * 3, bot_level_nodes(BOT_HARD) / 8);
}

static void an_open_choice_may_cost_more(void **unused)
{
    RegicideState state = deal(2, 1);
    choose_counted(&state);
    assert_in_range(applied, bot_level_nodes(BOT_HARD),
                    bot_level_nodes(BOT_HARD) * (uint64_t)(regicide_game.bots->search_budgets + 1));
}

static void odds_rise_with_the_chance(void **unused)
{
    for (unsigned seats = 1; seats <= REGICIDE_SEATS; seats++) {
        RegicideState state = deal(seats, 1);
        RegicideView view = view_of(&state, state.table.active);
        for (unsigned flips = 0; flips <= 2; flips++) {
            view.table.flips_left = (uint8_t)flips;
            for (int chance = 1; chance <= 1000; chance++) {
                int before = regicide_game.bots->odds(&view, chance - 1);
                assert_in_range(regicide_game.bots->odds(&view, chance), before, 1000);
            }
            assert_int_equal(regicide_game.bots->odds(&view, 1000), 1000);
        }
    }
}

/* The only card wins, and that is told although there is nothing to choose. */
static void an_only_choice_has_its_chance(void **unused)
{
    RegicideState state = scene_state(
        (Scene){.seats = 1, .enemy = "KC", .damage = 39, .castle = "", .hands = {"2H"}});
    RegicideView view = view_of(&state, 0);
    BotRequest request = {.game = &regicide_game, .view = &view, .level = BOT_HARD};
    Advice advice;
    bot_advise(&request, &advice);
    assert_true(advice.second == ACTION_NONE);
    assert_int_equal(advice.chance, 1000);
}

/* In another world that the seat cannot tell from this one the suggestion is the same. */
static void suggests_what_the_seat_knows(void **unused)
{
    Rng rng = rng_seeded(1);
    for (unsigned i = 0; i < REGICIDE_SEATS * SEEN_DEALS; i++) {
        RegicideState state = deal(1 + i % REGICIDE_SEATS, i);
        while (state.table.phase != REGICIDE_OVER) {
            RegicideView view;
            RegicideState other;
            Seat seat = state.table.active;
            regicide_game.view(&state, seat, &view);
            regicide_game.sample(&view, &rng, &other);
            Action action = regicide_game.bots->suggest(&state, seat, &rng);
            assert_true(game_is_legal(&regicide_game, &state, seat, action));
            assert_true(regicide_game.bots->suggest(&other, seat, &rng) == action);
            Rng luck = rng, same = rng;
            action = regicide_game.bots->vary(&state, seat, &luck);
            assert_true(game_is_legal(&regicide_game, &state, seat, action));
            assert_true(regicide_game.bots->vary(&other, seat, &same) == action);
            assert_int_equal(regicide_game.bots->ways(&view) > 1, state.table.seats == 1);
            regicide_game.apply(&state, seat, action, NULL);
        }
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(thought_wins),
        cmocka_unit_test(payments_keep_what_is_not_asked_for),
        cmocka_unit_test(gold_keeps_the_flips),
        cmocka_unit_test(advice_names_its_medal),
        cmocka_unit_test(equal_choices_end_the_search),
        cmocka_unit_test(a_clear_choice_ends_the_search),
        cmocka_unit_test(an_open_choice_may_cost_more),
        cmocka_unit_test(odds_rise_with_the_chance),
        cmocka_unit_test(an_only_choice_has_its_chance),
        cmocka_unit_test(suggests_what_the_seat_knows),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
