/* How strong computer players of Di Renjie are: games of one player against others, on all cores.
 *
 *     bench_direnjie <results> <seats> <player> <others> <games> [killer]
 *
 * A player is a level ("hard"), a level with a node budget ("hard:5000"), "policy", which only
 * takes what the game suggests, or "reference". Game g has the seed g, and the one player sits in
 * seat g modulo the seats. Of each game the results file (series.h) keeps what that player got
 * (1000: won alone, 500: shared), its answer points, those that its exact posterior predicts in
 * hundredths, its clues, the rounds, whether play came to a stop (DR-24), and whether a seat's
 * posterior excluded the true secret. Times are of its decisions. */
#include "reference_direnjie.h"
#include "series.h"

#include "base/hash.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef enum PlayerKind { PLAYER_LEVEL, PLAYER_POLICY, PLAYER_REFERENCE } PlayerKind;

typedef struct Player {
    PlayerKind kind;
    BotLevel level;
    uint32_t nodes;
} Player;

typedef struct Run {
    unsigned seats;
    bool killer;
    Player own, others;
} Run;

enum { GOT, ANSWERS, PREDICTED, CLUES, ROUNDS, STALLED, EXCLUDED, VALUES };

static Player player_named(const char *name)
{
    Player player = {.kind = PLAYER_LEVEL};
    if (strcmp(name, "policy") == 0) {
        player.kind = PLAYER_POLICY;
    } else if (strcmp(name, "reference") == 0) {
        player.kind = PLAYER_REFERENCE;
    } else {
        read_level(name, &player.level, &player.nodes);
    }
    return player;
}

static Action choose(const Player *player, const DirenjieState *state, uint64_t seed)
{
    DirenjieView view;
    Rng rng = rng_seeded(seed);
    Seat seat = state->table.actor;
    if (player->kind == PLAYER_POLICY) {
        return direnjie_game.bots->suggest(state, seat, &rng);
    }
    direnjie_game.view(state, seat, &view);
    BotRequest request = {.game = &direnjie_game,
                          .view = &view,
                          .seat = seat,
                          .level = player->level,
                          .nodes = player->nodes,
                          .seed = seed};
    return player->kind == PLAYER_REFERENCE ? direnjie_reference(&view) : bot_choose(&request);
}

/* Before a seat answers. */
static void look_at_posterior(const DirenjieState *state, Seat own, long values[])
{
    DirenjieView view;
    DirenjiePosterior posterior;
    Card answers[DIRENJIE_CATEGORIES];
    const Card *secret = state->secret;
    Seat seat = state->table.actor;
    if (state->table.phase != DIRENJIE_ANSWERING || state->table.answered[seat] > 0) {
        return;
    }
    direnjie_game.view(state, seat, &view);
    direnjie_posterior(&view, &posterior);
    unsigned truth = 25u * (secret[0] / 3u) + 5u * (secret[1] / 3u - 6) + secret[2] / 3u - 11;
    values[EXCLUDED] |= posterior.weights[truth] == 0;
    if (seat == own) {
        values[PREDICTED] = direnjie_best_answers(&view, &posterior, answers);
    }
}

static void look_at_end(const DirenjieState *state, Seat own, long values[])
{
    static const long points[DIRENJIE_CATEGORIES + 1] = {0, 1, 3, 6};
    const DirenjieTable *table = &state->table;
    Outcome outcome;
    unsigned right = 0;
    for (unsigned i = 0; i < DIRENJIE_CATEGORIES; i++) {
        right += state->answers[own][i] == state->secret[i];
    }
    direnjie_game.outcome(state, &outcome);
    bool is_shared = outcome.winners != seat_bit(own);
    values[GOT] = is_shared ? 500 : 1000;
    if (!seats_have(outcome.winners, own)) {
        values[GOT] = 0;
    }
    values[ANSWERS] = state->killer == own ? (long)right : points[right];
    values[CLUES] = direnjie_clues_of(table, own);
    values[ROUNDS] = table->round;
    values[STALLED] = __builtin_popcount(table->clues_public) < 8;
}

static void play_game(const void *what, long game, Record *record)
{
    const Run *run = what;
    DirenjieState state;
    long values[VALUES] = {0};
    Setup setup = setup_initial(&direnjie_game, (uint8_t)run->seats, (uint64_t)game);
    uint64_t seed = hash_bytes(HASH_START, &setup.seed, sizeof setup.seed);
    Seat own = (Seat)(game % run->seats);
    setup.options[DIRENJIE_KILLER] = run->killer;
    direnjie_game.setup(&state, &setup);
    for (; state.table.phase != DIRENJIE_OVER; seed++) {
        Seat seat = state.table.actor;
        look_at_posterior(&state, own, values);
        record_begin(record);
        Action action = choose(seat == own ? &run->own : &run->others, &state, seed);
        if (seat == own) {
            record_end(record);
        }
        direnjie_game.apply(&state, seat, action, NULL);
    }
    look_at_end(&state, own, values);
    for (unsigned i = 0; i < VALUES; i++) {
        record_value(record, values[i]);
    }
}

typedef struct Sums {
    double values[VALUES];
    double answer_squares;
} Sums;

static void add_game(void *memory, const long values[])
{
    Sums *sums = memory;
    for (unsigned i = 0; i < VALUES; i++) {
        sums->values[i] += (double)values[i];
    }
    sums->answer_squares += (double)(values[ANSWERS] * values[ANSWERS]);
}

static void print_sums(const Sums *sums, long games)
{
    double n = (double)games, mean = sums->values[ANSWERS] / n;
    double deviation = sqrt((sums->answer_squares / n - mean * mean) / n);
    print_share("won", sums->values[GOT] / 1000, games);
    printf("  answer points %.2f (%.2f to %.2f), predicted %.2f\n", mean, mean - 1.96 * deviation,
           mean + 1.96 * deviation, sums->values[PREDICTED] / n / 100);
    printf("  clues %.2f, rounds %.1f, stalled %.0f, truth excluded %.0f\n",
           sums->values[CLUES] / n, sums->values[ROUNDS] / n, sums->values[STALLED],
           sums->values[EXCLUDED]);
    series_print_times();
}

int main(int argc, char **argv)
{
    Run run = {.killer = argc == 7};
    Sums sums = {0};
    Series series = {.value_count = VALUES, .what = &run, .play = play_game, .add = add_game};
    if (argc < 6 || argc > 7 || (run.killer && strcmp(argv[6], "killer") != 0)) {
        fail("usage", "bench_direnjie <results> <seats> <player> <others> <games> [killer]");
    }
    run.seats = (unsigned)atoi(argv[2]);
    run.own = player_named(argv[3]);
    run.others = player_named(argv[4]);
    if (run.seats < 2 || run.seats > DIRENJIE_SEATS) {
        fail("there are two to six seats", argv[2]);
    }
    series.path = argv[1];
    series.games = atol(argv[5]);
    snprintf(series.key, sizeof series.key, "%s%s %s %s", argv[2], run.killer ? "+killer" : "",
             argv[3], argv[4]);
    long games = series_run(&series, &sums);
    printf("%s: %ld games\n", series.key, games);
    print_sums(&sums, games);
    return 0;
}
