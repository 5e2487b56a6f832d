/* A floor under the judgement of computer players: small fixed tournaments by seed, of the plain
 * action that imagined games are played with and of looking one action ahead. They are quick
 * because nothing is searched; what a search adds is asked elsewhere. A floor lies about three
 * standard errors below what other deals gave, so that only weaker judgement falls through it. */
#include "bots/bot.h"
#include "core/match.h"
#include "games/regicide.h"
#include "games/registry.h"
#include "testing.h"

typedef enum Player { PLAYER_SUGGESTED, PLAYER_GREEDY, PLAYER_RANDOM } Player;

typedef struct Tournament {
    const char *game;
    uint8_t seats;
    Player own, others; /* one seat against the others; the seat goes round */
    unsigned games;
    unsigned floor; /* of 1000 points that the seat could get */
} Tournament;

static Action random_action(const Game *game, const void *state, Seat seat, Rng *rng)
{
    Action legal[LEGAL_COUNT_MAX];
    size_t count = game->legal(state, seat, legal, LEGAL_COUNT_MAX);
    return legal[rng_below(rng, (uint32_t)count)];
}

static Action player_action(Player player, const Game *game, const void *state, Seat seat, Rng *rng)
{
    _Alignas(max_align_t) unsigned char view[VIEW_SIZE_MAX];
    Action action = ACTION_NONE;
    if (player == PLAYER_SUGGESTED) {
        action = game->bots->suggest(state, seat, rng);
    } else if (player == PLAYER_GREEDY) {
        game->view(state, seat, view);
        action = bot_choose(&(BotRequest){.game = game,
                                          .view = view,
                                          .seat = seat,
                                          .level = BOT_GREEDY,
                                          .seed = rng_below(rng, UINT32_MAX)});
    }
    return action == ACTION_NONE ? random_action(game, state, seat, rng) : action;
}

/* What one game gives to the seat, in thousandths: its part of a win that rivals share. */
static unsigned game_points(const Tournament *tournament, const Game *game, uint64_t seed)
{
    _Alignas(max_align_t) unsigned char state[STATE_SIZE_MAX];
    Setup setup = setup_initial(game, tournament->seats, seed);
    Rng rng = rng_seeded(seed + 1);
    Seat own = (Seat)(seed % tournament->seats);
    Outcome outcome;
    game->setup(state, &setup);
    for (SeatSet actors; (actors = game->actors(state)) != 0;) {
        Seat seat = seats_first(actors);
        Player player = seat == own ? tournament->own : tournament->others;
        game->apply(state, seat, player_action(player, game, state, seat, &rng), NULL);
    }
    game->outcome(state, &outcome);
    unsigned sharers = (unsigned)__builtin_popcount(outcome.winners);
    if (game == &regicide_game) { /* a win together is a whole one for each */
        sharers = 1;
    }
    return seats_have(outcome.winners, own) ? 1000 / sharers : 0;
}

/* What 2,400 other deals gave stands beside. */
static const Tournament tournaments[] = {
    {"claim", 2, PLAYER_SUGGESTED, PLAYER_RANDOM, 400, 655},       /* 723 */
    {"claim", 2, PLAYER_GREEDY, PLAYER_RANDOM, 400, 765},          /* 822 */
    {"clash", 2, PLAYER_GREEDY, PLAYER_RANDOM, 200, 930},          /* 968 */
    {"direnjie", 3, PLAYER_SUGGESTED, PLAYER_RANDOM, 100, 900},    /* 970 */
    {"direnjie", 3, PLAYER_GREEDY, PLAYER_RANDOM, 100, 750},       /* 855 */
    {"regicide", 1, PLAYER_SUGGESTED, PLAYER_SUGGESTED, 400, 505}, /* 580 */
    {"regicide", 1, PLAYER_GREEDY, PLAYER_GREEDY, 400, 187},       /* 253 */
    {"regicide", 2, PLAYER_SUGGESTED, PLAYER_SUGGESTED, 400, 490}, /* 565 */
    {"regicide", 2, PLAYER_GREEDY, PLAYER_GREEDY, 400, 297},       /* 370 */
};

static void judgement_is_above_its_floor(void **unused)
{
    for (size_t i = 0; i < sizeof tournaments / sizeof tournaments[0]; i++) {
        const Tournament *tournament = &tournaments[i];
        const Game *game = game_by_id(tournament->game);
        unsigned points = 0;
        for (uint64_t seed = 0; seed < tournament->games; seed++) {
            points += game_points(tournament, game, seed);
        }
        if (points < tournament->floor * tournament->games) {
            fail_msg("%s, %d seats, players %d and %d: %u of 1000, the floor is %u",
                     tournament->game, tournament->seats, tournament->own, tournament->others,
                     points / tournament->games, tournament->floor);
        }
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(judgement_is_above_its_floor),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
