/* The novice: below easy, above chance, and never at random. What it does is either what looks best
 * at once or what tempts most. */
#include "bots/bot.h"
#include "games/claim.h"
#include "games/registry.h"
#include "testing.h"

#include <string.h>

#define PLACES 12  /* of each game that are looked at */
#define SEEDS  96  /* of the bot, in each */
#define DEALS  120 /* of Claim, each played from both seats */

typedef struct Place {
    _Alignas(max_align_t) unsigned char state[STATE_SIZE_MAX];
    _Alignas(max_align_t) unsigned char view[VIEW_SIZE_MAX];
    BotRequest request;
    Action legal[LEGAL_COUNT_MAX];
    size_t count;
} Place;

static void look(Place *place, const Game *game)
{
    Seat seat = seats_first(game->actors(place->state));
    game->view(place->state, seat, place->view);
    place->request = (BotRequest){.game = game, .view = place->view, .seat = seat};
    place->count = game->legal(place->state, seat, place->legal, LEGAL_COUNT_MAX);
}

static Action choose(Place *place, BotLevel level, uint64_t seed)
{
    place->request.level = level;
    place->request.seed = seed;
    return bot_choose(&place->request);
}

static int temptation(const Place *place, Action action)
{
    return place->request.game->bots->tempt(place->view, action);
}

static bool tempts_most(const Place *place, Action action)
{
    for (size_t i = 0; i < place->count; i++) {
        if (temptation(place, place->legal[i]) > temptation(place, action)) {
            return false;
        }
    }
    return true;
}

static bool may_be_greedy(Place *place, Action action)
{
    for (uint64_t seed = 0; seed < 4 * SEEDS; seed++) {
        if (choose(place, BOT_GREEDY, seed) == action) {
            return true;
        }
    }
    return false;
}

/* How often it was tempted where greed alone would not have done that. */
static unsigned mistakes_at(Place *place)
{
    unsigned mistakes = 0;
    for (uint64_t seed = 0; seed < SEEDS; seed++) {
        Action action = choose(place, BOT_NOVICE, seed);
        if (!may_be_greedy(place, action)) {
            assert_true(tempts_most(place, action));
            mistakes++;
        }
    }
    return mistakes;
}

static void mistakes_are_human(void **unused)
{
    static Place place;
    for (const Game *const *game = games; *game; game++) {
        unsigned mistakes = 0;
        Setup setup = setup_initial(*game, (*game)->seats_max, 7);
        if (!(*game)->bots->tempt) {
            continue;
        }
        (*game)->setup(place.state, &setup);
        for (unsigned i = 0; i < PLACES && (*game)->actors(place.state); i++) {
            look(&place, *game);
            mistakes += mistakes_at(&place);
            (*game)->apply(place.state, place.request.seat, choose(&place, BOT_EASY, i), NULL);
        }
        assert_in_range(mistakes, 1, PLACES * SEEDS / 2);
    }
}

static int tempts_over_knight_5(Card card)
{
    static ClaimView view;
    view.table.lead = 17;
    return claim_game.bots->tempt(&view, action_with_1(CLAIM_PLAY, card));
}

/* Knights 9 and 6 win the trick, Knights 4 and 2 do not: the highest winner tempts most, and of
 * those that lose the lowest. */
static void a_trick_tempts(void **unused)
{
    assert_true(tempts_over_knight_5(21) > tempts_over_knight_5(18));
    assert_true(tempts_over_knight_5(18) > tempts_over_knight_5(14));
    assert_true(tempts_over_knight_5(14) > tempts_over_knight_5(16));
}

/* Games of 100 that the first level wins, from either seat. */
static unsigned percent(BotLevel own, BotLevel other)
{
    static Place place;
    unsigned won = 0;
    for (unsigned game = 0; game < 2 * DEALS; game++) {
        Outcome outcome;
        Setup setup = setup_initial(&claim_game, 2, game / 2);
        claim_game.setup(place.state, &setup);
        for (uint64_t step = game; claim_game.actors(place.state); step += 1000) {
            look(&place, &claim_game);
            Seat seat = place.request.seat;
            Action action = choose(&place, seat == game % 2 ? own : other, step);
            claim_game.apply(place.state, seat, action, NULL);
        }
        claim_game.outcome(place.state, &outcome);
        won += outcome.winners == seat_bit((Seat)(game % 2));
    }
    return won * 100 / (2 * DEALS);
}

/* Of 2,000 games easy wins 65.6 %, and the novice 73.5 % of 400 against chance. */
static void easy_beats_it_by_a_step(void **unused)
{
    assert_in_range(percent(BOT_EASY, BOT_NOVICE), 58, 74);
    assert_in_range(percent(BOT_NOVICE, BOT_RANDOM), 62, 85);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(mistakes_are_human),
        cmocka_unit_test(a_trick_tempts),
        cmocka_unit_test(easy_beats_it_by_a_step),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
