/* Makes the campaign of solo Regicide.
 *
 *     make_campaign src/games/regicide/campaign.c tests/games/regicide/campaign.txt
 *
 * Deals are taken from seed 1 on as long as the solver proves them winnable for gold, until there
 * are CANDIDATES; those it cannot prove are passed over. They are ordered by how often a fixed weak
 * player loses them (at the second place by seed), and of every two neighbours the first is kept,
 * so that the campaign is as wide as what chance deals. The first stages are cut short, those of
 * JACKS after the Jacks, the others of the first realm after the Queens, measured anew and ordered
 * among themselves. The weak player follows the game's suggestion but for one action in ERRS, which
 * it picks blindly. The same sources make the same campaign. */
#include "base/assert.h"
#include "core/notation.h"
#include "games/regicide_campaign.h"
#include "games/regicide_solve.h"

#include <stdio.h>
#include <stdlib.h>

#define CANDIDATES (2 * REGICIDE_DEALS)
#define WIDTH      4096
#define WEAK_GAMES 1000
#define ERRS       8
#define JACKS      5

typedef struct Candidate {
    RegicideDeal deal;
    size_t length;
    Action line[REGICIDE_LINE_MAX];
} Candidate;

static Candidate candidates[CANDIDATES];

static Candidate stages[REGICIDE_DEALS];

static RegicideState deal_start(const RegicideDeal *deal)
{
    RegicideState state;
    Setup setup = setup_initial(&regicide_game, 1, deal->seed);
    setup.options[REGICIDE_COURT] = deal->court;
    regicide_game.setup(&state, &setup);
    return state;
}

static bool prove(Candidate *candidate, void *memory)
{
    RegicideState start = deal_start(&candidate->deal);
    RegicideSolver *solver = regicide_solver_init(memory, WIDTH, &start, REGICIDE_GOLD);
    RegicideSearch search = REGICIDE_SEARCHING;
    while (search == REGICIDE_SEARCHING) {
        search = regicide_solver_run(solver, UINT32_MAX, NULL);
    }
    if (search != REGICIDE_FOUND) {
        return false;
    }
    candidate->length = regicide_solver_line(solver, candidate->line);
    return true;
}

static bool weak_wins(RegicideState state, Rng *rng)
{
    while (state.table.phase != REGICIDE_OVER) {
        Action legal[LEGAL_COUNT_MAX];
        size_t count = regicide_game.legal(&state, 0, legal, LEGAL_COUNT_MAX);
        Action action = rng_below(rng, ERRS) == 0 ? legal[rng_below(rng, (uint32_t)count)]
                                                  : regicide_game.bots->suggest(&state, 0, rng);
        regicide_game.apply(&state, 0, action, NULL);
    }
    return state.table.won;
}

static void measure(Candidate *candidate)
{
    RegicideState start = deal_start(&candidate->deal);
    Rng rng = rng_seeded(candidate->deal.seed);
    unsigned lost = 0;
    for (unsigned i = 0; i < WEAK_GAMES; i++) {
        lost += !weak_wins(start, &rng);
    }
    candidate->deal.loss = (uint16_t)(lost * 1000 / WEAK_GAMES);
}

static int compare(const void *a, const void *b)
{
    const RegicideDeal *first = &((const Candidate *)a)->deal;
    const RegicideDeal *second = &((const Candidate *)b)->deal;
    int by_loss = (first->loss > second->loss) - (first->loss < second->loss);
    return by_loss ? by_loss : (first->seed > second->seed) - (first->seed < second->seed);
}

static void find_candidates(void)
{
    void *memory = malloc(regicide_solver_memory(WIDTH));
    uint16_t seed = 1;
    ASSERT(memory);
    for (unsigned count = 0; count < CANDIDATES; seed++) {
        Candidate *candidate = &candidates[count];
        candidate->deal.seed = seed;
        if (prove(candidate, memory)) {
            measure(candidate);
            count++;
        }
    }
    printf("%d of %d deals are proven for gold\n", CANDIDATES, seed - 1);
    qsort(candidates, CANDIDATES, sizeof *candidates, compare);
    free(memory);
}

static void cut_short(Candidate *from, unsigned count, enum RegicideCourt court)
{
    for (unsigned i = 0; i < count; i++) {
        from[i].deal.court = (uint16_t)court;
        measure(&from[i]);
    }
    qsort(from, count, sizeof *from, compare);
}

static void make_stages(void)
{
    for (unsigned i = 0; i < REGICIDE_DEALS; i++) {
        stages[i] = candidates[2 * i];
    }
    cut_short(stages, JACKS, REGICIDE_JACKS_ALONE);
    cut_short(stages + JACKS, REGICIDE_REALM_DEALS - JACKS, REGICIDE_NO_KINGS);
}

static FILE *file_open(const char *path)
{
    FILE *file = fopen(path, "w");
    if (!file) {
        fprintf(stderr, "make_campaign: cannot write %s\n", path);
        exit(2);
    }
    return file;
}

static void write_deals(FILE *file)
{
    fprintf(
        file,
        "/* Made by tests/bench/make_campaign.c, and never edited: the deals of the campaign in "
        "their\n * order. Each is {seed, court, loss}; which seeds these are follows from the "
        "generator core/rng.h\n * and from deal.c, so a change of either needs a new campaign. "
        "*/\n#include \"games/regicide_campaign.h\"\n\n"
        "const RegicideDeal regicide_deals[REGICIDE_DEALS] = {\n");
    for (unsigned i = 0; i < REGICIDE_DEALS; i++) {
        RegicideDeal deal = stages[i].deal;
        fprintf(file, "    {%u, %u, %u},\n", deal.seed, deal.court, deal.loss);
    }
    fprintf(file, "};\n");
}

/* One line each: the seed, then the actions up to the end, each after a semicolon. */
static void write_lines(FILE *file)
{
    for (unsigned i = 0; i < REGICIDE_DEALS; i++) {
        const Candidate *candidate = &stages[i];
        RegicideState state = deal_start(&candidate->deal);
        fprintf(file, "%u", candidate->deal.seed);
        for (size_t k = 0; k < candidate->length && !state.table.won; k++) {
            char room[ACTION_TEXT_MAX];
            Text text = text_in(room, sizeof room);
            notation_write(&regicide_game, candidate->line[k], &text);
            fprintf(file, ";%s", room);
            regicide_game.apply(&state, 0, candidate->line[k], NULL);
        }
        fprintf(file, "\n");
    }
}

int main(int argc, char **argv)
{
    if (argc != 3) {
        fprintf(stderr, "usage: make_campaign <deals.c> <lines.txt>\n");
        return 2;
    }
    find_candidates();
    make_stages();
    FILE *deals = file_open(argv[1]), *lines = file_open(argv[2]);
    write_deals(deals);
    write_lines(lines);
    return fclose(deals) != 0 || fclose(lines) != 0;
}
