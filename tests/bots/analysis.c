/* The ranking of actions: proven where Claim ends, with the lines that best play takes, in order,
 * and the same as the bot's own choice in every game. */
#include "../games/claim/scene.h"

#include "bots/analysis.h"
#include "games/registry.h"

#define NODES 600
#define STEPS 30

static uint64_t table[BOT_TABLE_SIZE];

static Analysis analysis_of(Scene scene)
{
    ClaimState state = scene_state(scene);
    Seat seat = claim_active(&state.table);
    ClaimView view = view_of(&state, seat);
    BotRequest request = {
        .game = &claim_game, .view = &view, .seat = seat, .level = BOT_HARD, .table = table};
    Analysis analysis;
    bot_analyse(&request, ANALYSIS_MAX, &analysis);
    return analysis;
}

static void expect(const Ranked *ranked, int chance, const char *const line[])
{
    assert_int_equal(ranked->chance, chance);
    assert_true(ranked->is_certain);
    assert_true(ranked->action == ranked->line[0]);
    size_t count = 0;
    for (; line[count]; count++) {
        assert_true(count < ranked->line_count);
        assert_true(ranked->line[count] == texts_read_action(&claim_game, line[count]));
    }
    assert_int_equal(ranked->line_count, count);
}

/* The Knights decide. K9 takes K5, and K2 is then led against a Goblin that cannot answer: 3 to 1.
 * K2 loses to K5; G1 led next falls to K9, but three Knights to four: 2 to 3. */
static void an_end_is_proven_action_by_action(void **unused)
{
    Analysis analysis =
        analysis_of((Scene){.phase = CLAIM_SUPPORT,
                            .hands = {"K2 K9", "K5 G1"},
                            .score = {"K3 U0 U1 U2 U3 U4 U5 U6 U7 U8 U9 G8 G9",
                                      "K4 W2 W3 W4 W5 W6 W7 W8 W9 D0 D1 D2 D3 D4 D5 D6 D7 D8 D9"},
                            .discard = "G0 G0 G0 G0 G0 G2 G3 G4 G5 G6 G7 K6 K7 K8 W0 W1"});
    assert_int_equal(analysis.count, 2);
    expect(&analysis.items[0], 1000,
           (const char *const[]){"play K9", "play K5", "play K2", "play G1", NULL});
    expect(&analysis.items[1], 0,
           (const char *const[]){"play K2", "play K5", "play G1", "play K9", NULL});
}

static void assert_agrees(const Game *game, const void *state, const BotRequest *request)
{
    Analysis analysis;
    bot_analyse(request, 3, &analysis);
    Action legal[LEGAL_COUNT_MAX];
    size_t count = game->legal(state, request->seat, legal, LEGAL_COUNT_MAX);
    assert_int_equal(analysis.count, count < 3 ? count : 3);
    assert_true(analysis.items[0].action == bot_choose(request));
    for (size_t i = 0; i < analysis.count; i++) {
        const Ranked *ranked = &analysis.items[i];
        assert_true(game_is_legal(game, state, request->seat, ranked->action));
        assert_in_range(ranked->chance, 0, 1000);
        assert_in_range(ranked->line_count, 1, LINE_ACTIONS_MAX);
        assert_true(ranked->line[0] == ranked->action);
        assert_true(ranked->is_certain || ranked->games > 0);
        for (size_t other = 0; other < i; other++) {
            assert_true(analysis.items[other].action != ranked->action);
        }
    }
}

static void the_first_is_what_the_bot_plays(void **unused)
{
    for (const Game *const *game = games; *game; game++) {
        _Alignas(max_align_t) unsigned char state[STATE_SIZE_MAX], view[VIEW_SIZE_MAX];
        Setup setup = setup_initial(*game, (*game)->seats_max, 5);
        (*game)->setup(state, &setup);
        for (unsigned i = 0; i < STEPS && (*game)->actors(state); i++) {
            BotRequest request = {.game = *game,
                                  .view = view,
                                  .seat = seats_first((*game)->actors(state)),
                                  .level = BOT_HARD,
                                  .nodes = i % 10 == 0 ? 10000 : NODES, /* for a tree, and not */
                                  .seed = i,
                                  .table = table};
            (*game)->view(state, request.seat, view);
            assert_agrees(*game, state, &request);
            (*game)->apply(state, request.seat, bot_choose(&request), NULL);
        }
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(an_end_is_proven_action_by_action),
        cmocka_unit_test(the_first_is_what_the_bot_plays),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
