/* Fits ClashWeights to solo games: plays some of each level and deck, looks at positions before
 * decisions, and prints the weights by which these foretell best who wins, of the person's side and
 * of the automaton's (Newton's method for a logistic model). A level has a constant of its own, for
 * what it makes of the same position.
 *
 *     fit_clash <player> <games>
 *
 * Equal calls of equal programs print equal weights. A better player sees other positions, so it is
 * done again with what it found until nothing is gained. */
#include "series.h"

#include "clash/think.h"

#include "base/assert.h"
#include "base/hash.h"
#include "games/clash_campaign.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define WEIGHTS    (sizeof(ClashWeights) / sizeof(int)) /* all of them are ints */
#define COUNT      (CLASH_SIDES * WEIGHTS + CLASH_LEVELS)
#define SAMPLES    400000
#define ROUNDS     12
#define RIDGE      20      /* keeps what hardly occurs near nothing */
#define DEAL_FIRST 1000000 /* far from the deals that are measured */
#define SEEN_OF    2       /* of so many positions one is looked at, */
#define LUCK_OF    12      /* and of so many decisions one is random, so that bad positions occur */

typedef struct Sample {
    int16_t counts[COUNT]; /* what there is of that which is weighed */
    bool is_won;
} Sample;

typedef struct Player {
    BotLevel level;
    uint32_t nodes;
} Player;

/* Of the equations of a round, and what they are equal to. */
typedef double Equations[COUNT][COUNT + 1];

static Sample samples[SAMPLES];
static size_t sample_count;

/* A position is a sum of weights, so what it has of one is what it is worth by that one alone. */
static void look(const ClashTable *table, int level)
{
    static const ClashWeights none;
    ASSERT(sample_count < SAMPLES);
    Sample *sample = &samples[sample_count++];
    for (size_t i = 0; i < CLASH_SIDES * WEIGHTS; i++) {
        int numbers[WEIGHTS] = {0};
        ClashWeights one;
        const ClashWeights *weights[CLASH_SIDES] = {&none, &none};
        numbers[i % WEIGHTS] = 1;
        memcpy(&one, numbers, sizeof one);
        weights[i / WEIGHTS] = &one;
        sample->counts[i] = (int16_t)clash_logit(table, 0, weights);
    }
    sample->counts[CLASH_SIDES * WEIGHTS + (size_t)level - 1] = 1;
}

static Action choose(const ClashState *state, const Player *player, uint64_t seed)
{
    static uint64_t table[BOT_TABLE_SIZE];
    ClashView view;
    BotRequest request = {.game = &clash_game,
                          .view = &view,
                          .level = player->level,
                          .nodes = player->nodes,
                          .seed = seed,
                          .table = table};
    clash_game.view(state, 0, &view);
    return bot_choose(&request);
}

static Action choose_by_luck(const ClashState *state, Rng *rng)
{
    Action legal[LEGAL_COUNT_MAX];
    size_t count = clash_game.legal(state, 0, legal, LEGAL_COUNT_MAX);
    return legal[rng_below(rng, (uint32_t)count)];
}

static void play(const Player *player, long game)
{
    int ladder = (int)(game % CLASH_LADDERS),
        level = 1 + (int)(game / CLASH_LADDERS % CLASH_LEVELS);
    size_t first = sample_count;
    ClashState state;
    Setup setup = clash_stage_setup(clash_stage(ladder, level));
    setup.seed = DEAL_FIRST + (uint64_t)(game / (CLASH_LADDERS * CLASH_LEVELS));
    uint64_t seed = hash_bytes(HASH_START, &setup.seed, sizeof setup.seed);
    Rng rng = rng_seeded(seed);
    clash_game.setup(&state, &setup);
    for (; state.table.phase != CLASH_OVER; seed++) {
        if (state.table.turn > 0 && rng_below(&rng, SEEN_OF) == 0) {
            look(&state.table, level);
        }
        bool is_lucky = rng_below(&rng, LUCK_OF) == 0;
        Action action = is_lucky ? choose_by_luck(&state, &rng) : choose(&state, player, seed);
        clash_game.apply(&state, 0, action, NULL);
    }
    for (size_t i = first; i < sample_count; i++) {
        samples[i].is_won = state.table.winner == 0;
    }
}

/* Adds what a sample asks for; returns how likely it seemed. */
static double add_sample(Equations rows, const Sample *sample, const double weights[])
{
    double logit = 0;
    for (size_t i = 0; i < COUNT; i++) {
        logit += weights[i] * sample->counts[i];
    }
    double chance = 1 / (1 + exp(-logit));
    for (size_t i = 0; i < COUNT; i++) {
        rows[i][COUNT] += (sample->is_won - chance) * sample->counts[i];
        for (size_t k = 0; k < COUNT && sample->counts[i] != 0; k++) {
            rows[i][k] += chance * (1 - chance) * sample->counts[i] * sample->counts[k];
        }
    }
    return sample->is_won ? chance : 1 - chance;
}

/* By elimination; RIDGE keeps the rows apart. */
static void add_solution(Equations rows, double weights[])
{
    for (size_t i = 0; i < COUNT; i++) {
        for (size_t k = 0; k < COUNT; k++) {
            double factor = k == i ? 0 : rows[k][i] / rows[i][i];
            for (size_t j = i; j <= COUNT; j++) {
                rows[k][j] -= factor * rows[i][j];
            }
        }
    }
    for (size_t i = 0; i < COUNT; i++) {
        weights[i] += rows[i][COUNT] / rows[i][i];
    }
}

/* One step of Newton's method; returns the mean surprise that was left before it. */
static double improve(double weights[])
{
    static Equations rows;
    double surprise = 0;
    memset(rows, 0, sizeof rows);
    for (size_t i = 0; i < sample_count; i++) {
        surprise -= log(add_sample(rows, &samples[i], weights));
    }
    for (size_t i = 0; i < COUNT; i++) {
        rows[i][i] += RIDGE;
        rows[i][COUNT] -= RIDGE * weights[i];
    }
    add_solution(rows, weights);
    return surprise / (double)sample_count;
}

int main(int argc, char **argv)
{
    Player player;
    double weights[COUNT] = {0}, surprise = 0;
    if (argc != 3) {
        fail("usage", "fit_clash <player> <games>");
    }
    read_level(argv[1], &player.level, &player.nodes);
    for (long game = 0; game < atol(argv[2]); game++) {
        play(&player, game);
    }
    for (int round = 0; round < ROUNDS; round++) {
        surprise = improve(weights);
    }
    for (size_t i = 0; i < COUNT; i++) {
        printf("%s%.0f", i % WEIGHTS == 0 ? "\n" : ", ", 1000 * weights[i]);
    }
    printf("\n%zu positions, mean surprise %.4f\n", sample_count, surprise);
    return 0;
}
