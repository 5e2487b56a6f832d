/* What the rules cost: uniformly random playouts through the public Game contract without an event
 * log, for every registered game and number of seats, with the time of a clone and of a view.
 *
 * Times are CPU nanoseconds of this one thread, the best of several rounds, because every
 * disturbance only adds. The reference loop is a bare card game in this file with the shape of
 * Regicide (shuffle and deal, then list, pick and carry out plays and payments) and no rules to
 * speak of: the ratio to it is the figure that must hold on other machines. Tests nothing. */
#define _DEFAULT_SOURCE

#include "base/hash.h"
#include "games/registry.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#define ROUNDS          9
#define ROUND_ACTIONS   200000
#define ROUND_CALLS     200000
#define REFERENCE_CARDS 40
#define REFERENCE_HAND  7
#define REFERENCE_PRICE 10

typedef struct Run {
    const Game *game; /* NULL: the reference loop */
    Setup setup;
    uint64_t actions, games;
    uint64_t seed;
} Run;

typedef struct StateBox {
    _Alignas(max_align_t) unsigned char bytes[STATE_SIZE_MAX];
} StateBox;

static uint64_t sink; /* what is computed must be used, or it would not be computed */

static double cpu_now(void)
{
    struct timespec now;
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now);
    return (double)now.tv_sec * 1e9 + (double)now.tv_nsec;
}

static uint64_t play_once(const Game *game, const Setup *setup, Rng *rng, void *state)
{
    static Action legal[LEGAL_COUNT_MAX];
    uint64_t actions = 0;
    game->setup(state, setup);
    for (SeatSet actors; (actors = game->actors(state)) != 0; actions++) {
        Seat seat = seats_first(actors);
        size_t count = game->legal(state, seat, legal, LEGAL_COUNT_MAX);
        game->apply(state, seat, legal[rng_below(rng, (uint32_t)count)], NULL);
    }
    return actions;
}

/* Every card of a hand, and every pair. */
static size_t list_plays(CardSet hand, CardSet out[])
{
    size_t count = 0;
    for (CardSet high = hand; high; high = set_without_first(high)) {
        CardSet top = high & -high;
        out[count++] = top;
        for (CardSet low = hand & (top - 1); low; low = set_without_first(low)) {
            out[count++] = top | (low & -low);
        }
    }
    return count;
}

/* Every smallest set of a hand that pays the price; a card pays its number by fours. */
static size_t list_payments(CardSet hand, CardSet out[])
{
    CardSet sets[1 << REFERENCE_HAND];
    unsigned sums[1 << REFERENCE_HAND];
    size_t count = 0, set_total = 1;
    sets[0] = 0;
    sums[0] = 0;
    for (; hand; hand = set_without_first(hand)) {
        for (size_t i = 0, before = set_total; i < before; i++) {
            CardSet set = sets[i] | (hand & -hand);
            unsigned sum = sums[i] + set_first(hand) / 4u + 1;
            out[count] = set;
            sets[set_total] = set;
            sums[set_total] = sum;
            count += sum >= REFERENCE_PRICE;
            set_total += sum < REFERENCE_PRICE;
        }
    }
    return count;
}

static CardSet pick_set(const CardSet sets[], size_t count, Rng *rng)
{
    return sets[rng_below(rng, (uint32_t)count)];
}

/* Two hands in turn play a card or a pair, draw a card and pay, until one cannot
 * or the stock is empty. */
static uint64_t play_reference(uint64_t seed, Rng *rng)
{
    static CardSet legal[LEGAL_COUNT_MAX];
    Card stock[REFERENCE_CARDS];
    CardSet hands[2] = {0};
    Rng own = rng_seeded(seed);
    unsigned left = REFERENCE_CARDS;
    uint64_t actions = 0;
    for (Card card = 0; card < REFERENCE_CARDS; card++) {
        stock[card] = card;
    }
    rng_shuffle(&own, stock, REFERENCE_CARDS);
    while (left > REFERENCE_CARDS - 2 * REFERENCE_HAND) {
        left--;
        hands[left % 2] |= card_bit(stock[left]);
    }
    for (unsigned seat = 0; left > 0 && hands[seat]; seat ^= 1) {
        hands[seat] &= ~pick_set(legal, list_plays(hands[seat], legal), rng);
        hands[seat] |= card_bit(stock[--left]);
        size_t payments = list_payments(hands[seat], legal);
        actions++;
        if (payments == 0) {
            break;
        }
        hands[seat] &= ~pick_set(legal, payments, rng);
        actions++;
    }
    sink += hands[0];
    return actions;
}

/* CPU nanoseconds per action over one round. */
static double time_round(Run *run)
{
    StateBox box;
    void *state = box.bytes;
    Rng rng = rng_seeded(run->seed);
    uint64_t actions = 0;
    double start = cpu_now();
    while (actions < ROUND_ACTIONS) {
        run->setup.seed = run->seed++;
        actions += run->game ? play_once(run->game, &run->setup, &rng, state)
                             : play_reference(run->setup.seed, &rng);
        run->games++;
    }
    run->actions += actions;
    return (cpu_now() - start) / (double)actions;
}

static double best(double a, double b)
{
    return a < b ? a : b;
}

static double time_playouts(Run *run)
{
    double fastest = time_round(run);
    for (unsigned i = 1; i < ROUNDS; i++) {
        fastest = best(fastest, time_round(run));
    }
    return fastest;
}

/* A position a few random actions into a game. */
static void reach_middle(const Game *game, const Setup *setup, void *state)
{
    static Action legal[LEGAL_COUNT_MAX];
    Rng rng = rng_seeded(1);
    StateBox box;
    void *next = box.bytes;
    game->setup(state, setup);
    memcpy(next, state, game->state_size);
    for (unsigned i = 0; i < 8 && game->actors(next); i++) {
        memcpy(state, next, game->state_size);
        Seat seat = seats_first(game->actors(next));
        size_t count = game->legal(next, seat, legal, LEGAL_COUNT_MAX);
        game->apply(next, seat, legal[rng_below(&rng, (uint32_t)count)], NULL);
    }
}

static double time_clone(const Game *game, const void *state)
{
    StateBox boxes[2];
    void *(*volatile copy)(void *, const void *, size_t) = memcpy; /* not to be optimised away */
    memcpy(boxes[0].bytes, state, game->state_size);
    double fastest = 1e9;
    for (unsigned round = 0; round < ROUNDS; round++) {
        double start = cpu_now();
        for (unsigned i = 0; i < ROUND_CALLS; i++) {
            copy(boxes[~i & 1].bytes, boxes[i & 1].bytes, game->state_size);
        }
        fastest = best(fastest, (cpu_now() - start) / ROUND_CALLS);
    }
    return fastest;
}

static double time_view(const Game *game, const void *state, unsigned seats)
{
    _Alignas(max_align_t) unsigned char view[VIEW_SIZE_MAX];
    double fastest = 1e9;
    for (unsigned round = 0; round < ROUNDS; round++) {
        double start = cpu_now();
        for (unsigned i = 0; i < ROUND_CALLS; i++) {
            game->view(state, (Seat)(i % seats), view);
        }
        fastest = best(fastest, (cpu_now() - start) / ROUND_CALLS);
    }
    sink += hash_bytes(HASH_START, view, game->view_size);
    return fastest;
}

static void print_game(const Game *game, uint8_t seats, double reference)
{
    Run run = {.game = game, .setup = setup_initial(game, seats, 0), .seed = 1};
    StateBox box;
    void *state = box.bytes;
    if (!game->accepts(&run.setup, NULL)) {
        return;
    }
    double action = time_playouts(&run);
    reach_middle(game, &run.setup, state);
    printf("%-10s %u seats  %7.1f ns/action (%.2f of reference)  %5.1f actions/game  "
           "clone %5.1f ns (%u bytes)  view %6.1f ns\n",
           game->id, seats, action, action / reference, (double)run.actions / (double)run.games,
           time_clone(game, state), game->state_size, time_view(game, state, seats));
}

/* Where the figures were taken: the processor and the load, as far as the system tells. */
static void print_machine(void)
{
    char line[256];
    FILE *cpu = fopen("/proc/cpuinfo", "r");
    while (cpu && fgets(line, sizeof line, cpu)) {
        if (strncmp(line, "model name", 10) == 0) {
            printf("%s", line);
            break;
        }
    }
    if (cpu) {
        fclose(cpu);
    }
    double load;
    if (getloadavg(&load, 1) == 1) {
        printf("load %.2f\n", load);
    }
}

int main(int argc, char **argv)
{
    Run bare = {.seed = 1};
    print_machine();
    double reference = time_playouts(&bare);
    printf("reference loop     %7.1f ns/action  %5.1f actions/game; best of %d rounds\n", reference,
           (double)bare.actions / (double)bare.games, ROUNDS);
    for (const Game *const *game = games; *game; game++) {
        for (uint8_t seats = (*game)->seats_min; seats <= (*game)->seats_max; seats++) {
            if (argc < 2 || strcmp(argv[1], (*game)->id) == 0) {
                print_game(*game, seats, reference);
            }
        }
    }
    return sink == 1;
}
