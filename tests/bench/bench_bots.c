/* How strong the computer players of a game of two seats are: duplicate deals, each played twice
 * with the seats swapped, on all cores.
 *
 *     bench_bots <results> <game> <player> <player> <deals>
 *
 * A player is a level ("hard"), a level with a node budget ("hard:5000"), "reference", or
 * "open:<level>", which sees all cards. Of each game the results file (series.h) keeps what the
 * first player got in thousandths; the times are of its decisions. Game 2 d is deal d with the
 * first player in seat 0, game 2 d + 1 with that player in seat 1. A draw counts half.
 *
 * In Clash of Decks 24 deals in a row have every pair of decks, from both sides, with either side
 * starting. */
#include "reference.h"
#include "series.h"

#include "base/hash.h"
#include "games/clash.h"
#include "games/registry.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define SEATS 2
#define DECKS 4

typedef enum PlayerKind { PLAYER_LEVEL, PLAYER_REFERENCE, PLAYER_OPEN } PlayerKind;

typedef struct Player {
    PlayerKind kind;
    BotLevel level;
    uint32_t nodes;
} Player;

typedef struct Pairing {
    const Game *game;
    Player players[SEATS];
} Pairing;

static const Game *game_named(const char *id)
{
    for (const Game *const *game = games; *game; game++) {
        if (strcmp((*game)->id, id) == 0) {
            return *game;
        }
    }
    fail("no such game", id);
}

static Player player_named(const char *name, const Game *game)
{
    Player player = {.kind = PLAYER_LEVEL};
    if (strcmp(name, "reference") == 0 && reference_plays(game)) {
        player.kind = PLAYER_REFERENCE;
        return player;
    }
    if (strncmp(name, "open:", 5) == 0) {
        player.kind = PLAYER_OPEN;
        name += 5;
    }
    read_level(name, &player.level, &player.nodes);
    return player;
}

static Action player_choose(const Player *player, const Game *game, const void *state,
                            BotRequest request)
{
    _Alignas(max_align_t) unsigned char view[VIEW_SIZE_MAX];
    game->view(state, request.seat, view);
    request.game = game;
    request.view = view;
    request.level = player->level;
    request.nodes = player->nodes;
    if (player->kind == PLAYER_OPEN) {
        request.game = game_opened(game);
        request.view = state;
    }
    return player->kind == PLAYER_REFERENCE ? reference_choose(&request) : bot_choose(&request);
}

static int worth_to(const Game *game, const void *state, Seat seat)
{
    Outcome outcome;
    game->outcome(state, &outcome);
    bool is_draw = outcome.winners == (seat_bit(0) | seat_bit(1));
    if (is_draw) {
        return 500;
    }
    return seats_have(outcome.winners, seat) ? 1000 : 0;
}

/* Decks of Clash of Decks: the first to move and the ordered pair of decks go round. */
static void setup_vary(Setup *setup, long deal)
{
    int32_t pair = (int32_t)(deal / SEATS % (DECKS * (DECKS - 1)));
    int32_t first = pair / (DECKS - 1), second = pair % (DECKS - 1);
    second += second >= first;
    setup->options[CLASH_OPTION_DECKS] = (first + 1) | (second + 1) << 8;
    setup->options[CLASH_OPTION_FIRST] = (int32_t)(deal % SEATS);
}

static void play_game(const void *what, long number, Record *record)
{
    static uint64_t table[BOT_TABLE_SIZE];
    _Alignas(max_align_t) unsigned char state[STATE_SIZE_MAX];
    const Pairing *pairing = what;
    const Game *game = pairing->game;
    Seat own = (Seat)(number % SEATS);
    Setup setup = setup_initial(game, SEATS, (uint64_t)(number / SEATS));
    uint64_t seed = hash_bytes(HASH_START, &setup.seed, sizeof setup.seed) + own;
    if (game == &clash_game) {
        setup_vary(&setup, number / SEATS);
    }
    game->setup(state, &setup);
    for (SeatSet actors; (actors = game->actors(state)) != 0; seed++) {
        Seat seat = seats_first(actors);
        BotRequest request = {.seat = seat, .seed = seed, .table = table};
        record_begin(record);
        Action action = player_choose(&pairing->players[seat != own], game, state, request);
        if (seat == own) {
            record_end(record);
        }
        game->apply(state, seat, action, NULL);
    }
    record_value(record, worth_to(game, state, own));
}

static void add_game(void *sum, const long values[])
{
    *(double *)sum += (double)values[0] / 1000;
}

int main(int argc, char **argv)
{
    Pairing pairing;
    Series series = {.value_count = 1, .what = &pairing, .play = play_game, .add = add_game};
    double points = 0;
    if (argc != 6) {
        fail("usage", "bench_bots <results> <game> <player> <player> <deals>");
    }
    pairing.game = game_named(argv[2]);
    for (unsigned i = 0; i < SEATS; i++) {
        pairing.players[i] = player_named(argv[3 + i], pairing.game);
    }
    series.path = argv[1];
    series.games = SEATS * atol(argv[5]);
    snprintf(series.key, sizeof series.key, "%s %s %s", argv[2], argv[3], argv[4]);
    long played = series_run(&series, &points);
    printf("%s: %s against %s, %ld games\n", argv[2], argv[3], argv[4], played);
    print_share("won", points, played);
    series_print_times();
    return 0;
}
