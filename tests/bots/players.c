/* What every computer player promises: budgets are kept, a stop is heard, equal requests give equal
 * choices, an end that can be solved is played exactly, and more thought is not worse. */
#include "../games/claim/scene.h"

#include "bots/bot.h"
#include "games/registry.h"

#include <string.h>

#define DEALS_MANY 300
#define DEALS_FEW  30

static uint64_t table[BOT_TABLE_SIZE];
static const Game *counted_game;
static uint64_t applied; /* calls of apply since it was last set to 0 */

static void apply_counted(void *state, Seat seat, Action action, EventLog *log)
{
    applied++;
    counted_game->apply(state, seat, action, log);
}

typedef struct Place {
    Game game; /* counts */
    BotRequest request;
    _Alignas(max_align_t) unsigned char state[STATE_SIZE_MAX];
    _Alignas(max_align_t) unsigned char view[VIEW_SIZE_MAX];
} Place;

static void place_look(Place *place)
{
    Seat seat = seats_first(counted_game->actors(place->state));
    counted_game->view(place->state, seat, place->view);
    place->request.seat = seat;
}

static void place_init(Place *place, const Game *game, uint64_t seed)
{
    Setup setup = setup_initial(game, game->seats_max, seed);
    counted_game = game;
    place->game = *game;
    place->game.apply = apply_counted;
    place->request = (BotRequest){
        .game = &place->game, .view = place->view, .level = BOT_HARD, .seed = seed, .table = table};
    game->setup(place->state, &setup);
    place_look(place);
}

static void keeps_its_budget(void **unused)
{
    static const uint32_t budgets[] = {1, 100, 3000, 20000};
    for (const Game *const *game = games; *game; game++) {
        for (unsigned i = 0; i < sizeof budgets / sizeof *budgets; i++) {
            Place place;
            Action legal[LEGAL_COUNT_MAX];
            place_init(&place, *game, i);
            size_t count = (*game)->legal(place.state, place.request.seat, legal, LEGAL_COUNT_MAX);
            place.request.nodes = budgets[i];
            applied = 0;
            bot_choose(&place.request);
            /* A world that has begun is tried to its end; a suggestion needs none. */
            size_t least = count > 1 && !(*game)->bots->is_suggestion_strong ? count : 0;
            assert_in_range(applied, least, budgets[i] * 9 / 8 + 2 * count);
        }
    }
}

static void hears_a_stop(void **unused)
{
    const atomic_bool stop = true;
    for (const Game *const *game = games; *game; game++) {
        Place place;
        place_init(&place, *game, 5);
        place.request.nodes = UINT32_MAX;
        place.request.stop = &stop;
        applied = 0;
        Action action = bot_choose(&place.request);
        assert_true(game_is_legal(*game, place.state, place.request.seat, action));
        assert_in_range(applied, 0, bot_level_nodes(BOT_HARD) / 8);
    }
}

/* Hard is at most a tenth of a second and master a second, on a core on which a million imagined
 * moves take a quarter of one. */
static void levels_ascend(void **unused)
{
    for (BotLevel level = BOT_EASY; level < BOT_MASTER; level++) {
        assert_true(bot_level_nodes(level) < bot_level_nodes((BotLevel)(level + 1)));
    }
    assert_true(bot_level_nodes(BOT_NOVICE) < bot_level_nodes(BOT_EASY));
    assert_int_equal(bot_level_nodes(BOT_HARD), 120000);
    assert_int_equal(bot_level_nodes(BOT_MASTER), 25 * bot_level_nodes(BOT_HARD));
    assert_string_equal(bot_level_names[BOT_MASTER], "master");
    assert_string_equal(bot_level_names[BOT_NOVICE], "novice");
}

static void equal_requests_equal_choices(void **unused)
{
    for (const Game *const *game = games; *game; game++) {
        for (BotLevel level = BOT_RANDOM; level < BOT_LEVELS; level++) {
            Place place, same;
            place_init(&place, *game, 8);
            place_init(&same, *game, 8);
            place.request.level = same.request.level = level;
            place.request.nodes = same.request.nodes = 2000;
            memset(table, 0x55, sizeof table);
            assert_true(bot_choose(&place.request) == bot_choose(&same.request));
        }
    }
}

static void needs_no_table(void **unused)
{
    Place place;
    place_init(&place, &claim_game, 3);
    place.request.table = NULL;
    Action action = bot_choose(&place.request);
    assert_true(game_is_legal(&claim_game, place.state, place.request.seat, action));
}

/* Seat 0 leads and needs the Knights, of which each seat has one. Led first, K9 takes K5 (3 to 1);
 * led first, K2 loses to it, and G1 then draws K9 (2 to 3). */
static void plays_a_solved_end(void **unused)
{
    Place place;
    ClaimState state =
        scene_state((Scene){.phase = CLAIM_SUPPORT,
                            .hands = {"K2 K9", "K5 G1"},
                            .score = {"K3 U0 U1 U2 U3 U4 U5 U6 U7 U8 U9 G8 G9",
                                      "K4 W2 W3 W4 W5 W6 W7 W8 W9 D0 D1 D2 D3 D4 D5 D6 D7 D8 D9"},
                            .discard = "G0 G0 G0 G0 G0 G2 G3 G4 G5 G6 G7 K6 K7 K8 W0 W1"});
    place_init(&place, &claim_game, 1);
    memcpy(place.state, &state, sizeof state);
    place_look(&place);
    for (BotLevel level = BOT_NORMAL; level <= BOT_HARD; level++) {
        place.request.level = level;
        assert_true(bot_choose(&place.request) == texts_read_action(&claim_game, "play K9"));
    }
}

/* How many games of 100 of Claim the level wins against random play, half of them from each seat.
 */
static unsigned percent_against_random(BotLevel level, uint32_t nodes, unsigned deals)
{
    const Game *game = &claim_game;
    unsigned wins = 0;
    for (unsigned deal = 0; deal < deals; deal++) {
        Place place;
        place_init(&place, game, deal);
        Seat own = deal % 2;
        while (game->actors(place.state)) {
            place_look(&place);
            Seat seat = place.request.seat;
            place.request.level = seat == own ? level : BOT_RANDOM;
            place.request.nodes = seat == own ? nodes : 0;
            place.request.seed++;
            game->apply(place.state, seat, bot_choose(&place.request), NULL);
        }
        Outcome outcome;
        game->outcome(place.state, &outcome);
        wins += outcome.winners == seat_bit(own);
    }
    return wins * 100 / deals;
}

static void thought_wins(void **unused)
{
    assert_in_range(percent_against_random(BOT_EASY, 0, DEALS_MANY), 65, 100);
    assert_in_range(percent_against_random(BOT_NORMAL, 0, DEALS_MANY), 88, 100);
    assert_in_range(percent_against_random(BOT_HARD, 8000, DEALS_FEW), 90, 100);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(keeps_its_budget), cmocka_unit_test(hears_a_stop),
        cmocka_unit_test(levels_ascend),    cmocka_unit_test(equal_requests_equal_choices),
        cmocka_unit_test(needs_no_table),   cmocka_unit_test(plays_a_solved_end),
        cmocka_unit_test(thought_wins),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
