/* What a bot says to a person: what it would choose itself, with chances that are in order, and a
 * reason. */
#include "../games/claim/scene.h"

#include "bots/analysis.h"
#include "bots/bot.h"
#include "games/registry.h"

#include <string.h>

#define SEEDS      6
#define STEPS_MAX  40
#define HINT_STEPS 12
#define HINT_NODES 1500 /* enough to try every choice in a few worlds */

static uint64_t table[BOT_TABLE_SIZE];

/* Beside a best that is proven, the others stand by their chances. */
static void assert_in_order(const BotRequest *request)
{
    Analysis analysis;
    bot_analyse(request, ANALYSIS_MAX, &analysis);
    for (size_t i = 2; analysis.items[0].is_certain && i < analysis.count; i++) {
        assert_true(analysis.items[i - 1].chance >= analysis.items[i].chance);
    }
}

static void assert_good_advice(const Game *game, const void *state, const BotRequest *request)
{
    Action legal[LEGAL_COUNT_MAX];
    size_t count = game->legal(state, request->seat, legal, LEGAL_COUNT_MAX);
    Advice advice, again;
    bot_advise(request, &advice);
    bot_advise(request, &again);
    assert_true(advice.best == bot_choose(request));
    assert_true(game_is_legal(game, state, request->seat, advice.best));
    assert_in_range(advice.chance, 0, 1000);
    assert_in_range(advice.second_chance + 1, 0, 1001); /* CHANCE_UNTOLD is below nought */
    assert_true(advice.second_chance <= advice.chance);
    assert_true(count > 1 ? game_is_legal(game, state, request->seat, advice.second)
                          : advice.second == ACTION_NONE);
    assert_true(advice.second != advice.best);
    assert_true(advice.reason.text[0] != '\0');
    assert_string_equal(texts_message(game, &advice.reason), texts_message(game, &again.reason));
    assert_int_equal(advice.chance, again.chance);
    assert_int_equal(advice.second_chance, again.second_chance);
    assert_in_order(request);
}

static void advises_in_every_game(void **unused)
{
    for (const Game *const *game = games; *game; game++) {
        for (uint64_t seed = 0; seed < SEEDS; seed++) {
            _Alignas(max_align_t) unsigned char state[STATE_SIZE_MAX], view[VIEW_SIZE_MAX];
            Setup setup = setup_initial(*game, (*game)->seats_max, seed);
            (*game)->setup(state, &setup);
            for (unsigned i = 0; i < STEPS_MAX && (*game)->actors(state); i++) {
                BotRequest request = {.game = *game,
                                      .view = view,
                                      .seat = seats_first((*game)->actors(state)),
                                      .level = BOT_NORMAL,
                                      .nodes = 500,
                                      .seed = seed,
                                      .table = table};
                (*game)->view(state, request.seat, view);
                assert_good_advice(*game, state, &request);
                (*game)->apply(state, request.seat, bot_choose(&request), NULL);
            }
        }
    }
}

/* As a person asks for it: of the strongest level and for the best grade. */
static void assert_hint_in_order(const Game *game, void *state, uint64_t seed)
{
    _Alignas(max_align_t) unsigned char view[VIEW_SIZE_MAX];
    Advice advice;
    BotRequest request = {.game = game,
                          .view = view,
                          .seat = seats_first(game->actors(state)),
                          .level = BOT_HARD,
                          .nodes = HINT_NODES,
                          .aim = 3,
                          .seed = seed,
                          .table = table};
    game->view(state, request.seat, view);
    bot_advise(&request, &advice);
    assert_true(advice.second_chance <= advice.chance);
    game->apply(state, request.seat, advice.best, NULL);
}

static void assert_hints_in_order(const Game *game, uint8_t seats)
{
    _Alignas(max_align_t) unsigned char state[STATE_SIZE_MAX];
    Setup setup = setup_initial(game, seats, 7);
    if (!setup_is_accepted(game, &setup, NULL)) {
        return;
    }
    game->setup(state, &setup);
    for (unsigned i = 0; i < HINT_STEPS && game->actors(state); i++) {
        assert_hint_in_order(game, state, i);
    }
}

static void no_next_best_is_above_the_best(void **unused)
{
    for (const Game *const *game = games; *game; game++) {
        for (uint8_t seats = (*game)->seats_min; seats <= (*game)->seats_max; seats++) {
            assert_hints_in_order(*game, seats);
        }
    }
}

static Advice advice_for(Scene scene)
{
    ClaimState state = scene_state(scene);
    Seat seat = claim_active(&state.table);
    ClaimView view = view_of(&state, seat);
    BotRequest request = {
        .game = &claim_game, .view = &view, .seat = seat, .level = BOT_HARD, .table = table};
    Advice advice;
    bot_advise(&request, &advice);
    return advice;
}

/* The Knights decide, and only K9 led first brings them home: then 3 to 1, otherwise 2 to 3. */
static void proves_an_end(void **unused)
{
    Advice advice =
        advice_for((Scene){.phase = CLAIM_SUPPORT,
                           .hands = {"K2 K9", "K5 G1"},
                           .score = {"K3 U0 U1 U2 U3 U4 U5 U6 U7 U8 U9 G8 G9",
                                     "K4 W2 W3 W4 W5 W6 W7 W8 W9 D0 D1 D2 D3 D4 D5 D6 D7 D8 D9"},
                           .discard = "G0 G0 G0 G0 G0 G2 G3 G4 G5 G6 G7 K6 K7 K8 W0 W1"});
    assert_true(advice.best == texts_read_action(&claim_game, "play K9"));
    assert_true(advice.second == texts_read_action(&claim_game, "play K2"));
    assert_true(advice.is_certain);
    assert_int_equal(advice.chance, 1000);
    assert_int_equal(advice.second_chance, 0);
    assert_string_equal(texts_message(&claim_game, &advice.reason),
                        "This forces K5 out of the hand of seat 1.");
}

/* The K5 takes whatever Knight is led, and then the Knights: 2 to 3 in any case. */
static void proves_a_loss(void **unused)
{
    Advice advice =
        advice_for((Scene){.phase = CLAIM_SUPPORT,
                           .hands = {"K2 K4", "K5 G1"},
                           .score = {"K3 U0 U1 U2 U3 U4 U5 U6 U7 U8 U9 G8 G9",
                                     "K9 W2 W3 W4 W5 W6 W7 W8 W9 D0 D1 D2 D3 D4 D5 D6 D7 D8 D9"},
                           .discard = "G0 G0 G0 G0 G0 G2 G3 G4 G5 G6 G7 K6 K7 K8 W0 W1"});
    assert_true(advice.second != ACTION_NONE);
    assert_true(advice.is_certain);
    assert_int_equal(advice.chance, 0);
    assert_int_equal(advice.second_chance, 0);
    assert_string_equal(texts_message(&claim_game, &advice.reason),
                        "With perfect play your opponent wins; this leaves the most room for a "
                        "mistake.");
}

/* Held Goblins must follow the Goblin that was led. */
static void has_no_choice(void **unused)
{
    Advice advice = advice_for((Scene){.hands = {"G1", "G2 K5"}, .lead = "G3", .leader = 0});
    assert_true(advice.best == texts_read_action(&claim_game, "play G2"));
    assert_true(advice.second == ACTION_NONE);
    assert_string_equal(texts_message(&claim_game, &advice.reason), "There is no other choice.");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(advises_in_every_game), cmocka_unit_test(no_next_best_is_above_the_best),
        cmocka_unit_test(proves_an_end),         cmocka_unit_test(proves_a_loss),
        cmocka_unit_test(has_no_choice),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
