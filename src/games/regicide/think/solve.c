/* A beam search in strata: all ways of fighting one enemy are followed, an action at a time, and
 * only positions in which the same number of enemies has fallen compete with each other. A layer
 * keeps the positions of greatest worth, each once; when a beam dies out, a wider one begins anew,
 * and after the widest the next lower medal is tried, which is to allow one more flip.
 *
 * Positions that differ only in the order of the discard pile count as one. They may differ later,
 * by a heal, so that lines are lost but never wrong. */
#include "games/regicide_solve.h"

#include "regicide/state.h"
#include "regicide/think.h"

#include "base/assert.h"
#include "base/limits.h"

#include <string.h>

#define WIDTH_FIRST 64
#define WIDTH_GROWS 8
#define DEPTH_MAX   24 /* actions against one enemy: no line needs more */
#define SEEN_EACH   8  /* marks for each position of a layer */
#define PROBES      8

/* A position that was reached, and how: from the start, each action by its index in the legal
 * list. */
typedef struct Node {
    RegicideState state;
    int32_t worth;
    uint8_t depth;
    uint8_t path[REGICIDE_LINE_MAX];
} Node;

/* The best positions so far of one layer, the worst of them first. */
typedef struct Pool {
    Node *nodes;
    uint32_t *heap; /* indices of nodes */
    uint64_t *seen; /* marks of the positions that were offered */
    uint32_t count;
} Pool;

struct RegicideSolver {
    RegicideState start;
    Pool pools[3];
    Pool *now, *next; /* positions against one enemy, an action apart */
    Pool *later;      /* those just after it fell */
    uint32_t at;      /* those of `now` before this one are done */
    uint32_t width, width_max;
    uint32_t depth;       /* actions against this enemy */
    RegicideMedal medal;  /* tried at present, or found */
    RegicideMedal lowest; /* worth trying */
    RegicideSearch search;
    Node won;
};

static uint32_t seen_size(uint32_t width)
{
    return width * SEEN_EACH;
}

size_t regicide_solver_memory(uint32_t width)
{
    size_t each = sizeof(Node) + SEEN_EACH * sizeof(uint64_t) + sizeof(uint32_t);
    return sizeof(RegicideSolver) + 3 * each * width;
}

static void pool_clear(Pool *pool, uint32_t width)
{
    pool->count = 0;
    memset(pool->seen, 0, seen_size(width) * sizeof *pool->seen);
}

static uint64_t mix(uint64_t sum, uint64_t word)
{
    sum = (sum ^ word) * UINT64_C(0x9E3779B97F4A7C15);
    return sum ^ sum >> 29;
}

/* Of all that matters later but for the order of the discard pile; never 0. */
static uint64_t state_mark(const RegicideState *state)
{
    const RegicideTable *table = &state->table;
    CardSet discard = 0;
    for (unsigned i = 0; i < table->discard_count; i++) {
        discard |= card_bit(table->discard[i]);
    }
    uint64_t sum = mix(mix(state->rng.state, state->hands[0]), discard);
    for (unsigned i = 0; i < table->tavern_count; i++) {
        sum = mix(sum, state->tavern[i]);
    }
    sum = mix(sum, (uint64_t)table->enemy << 32 | (uint64_t)table->damage << 24 |
                       (uint64_t)table->spades << 16 | (uint64_t)table->phase << 8 |
                       table->flips_left);
    return sum | 1;
}

/* Whether the mark is new; it is then noted. A full neighbourhood forgets, which costs only time.
 */
static bool pool_note(Pool *pool, uint32_t width, uint64_t mark)
{
    uint32_t size = seen_size(width);
    for (uint32_t i = 0; i < PROBES; i++) {
        uint64_t *place = &pool->seen[(mark / 2 + i) & (size - 1)];
        if (*place == mark) {
            return false;
        }
        if (*place == 0) {
            *place = mark;
            return true;
        }
    }
    return true;
}

static int32_t heap_worth(const Pool *pool, uint32_t at)
{
    return pool->nodes[pool->heap[at]].worth;
}

static void heap_swap(Pool *pool, uint32_t a, uint32_t b)
{
    uint32_t node = pool->heap[a];
    pool->heap[a] = pool->heap[b];
    pool->heap[b] = node;
}

static void heap_rise(Pool *pool, uint32_t at)
{
    while (at > 0 && heap_worth(pool, at) < heap_worth(pool, (at - 1) / 2)) {
        heap_swap(pool, at, (at - 1) / 2);
        at = (at - 1) / 2;
    }
}

static void heap_sink(Pool *pool)
{
    for (uint32_t at = 0, low = 1; low < pool->count; at = low, low = 2 * at + 1) {
        low += low + 1 < pool->count && heap_worth(pool, low + 1) < heap_worth(pool, low);
        if (heap_worth(pool, at) <= heap_worth(pool, low)) {
            return;
        }
        heap_swap(pool, at, low);
    }
}

/* The place of a new position: behind the others, or that of the worst. */
static Node *pool_room(Pool *pool, uint32_t width)
{
    if (pool->count < width) {
        pool->heap[pool->count] = pool->count;
        pool->count++;
        return &pool->nodes[pool->count - 1];
    }
    return &pool->nodes[pool->heap[0]];
}

static void pool_offer(Pool *pool, uint32_t width, const Node *node)
{
    bool is_full = pool->count == width;
    if ((is_full && node->worth <= heap_worth(pool, 0)) ||
        !pool_note(pool, width, state_mark(&node->state))) {
        return;
    }
    *pool_room(pool, width) = *node;
    if (is_full) {
        heap_sink(pool);
    } else {
        heap_rise(pool, pool->count - 1);
    }
}

static void begin_beam(RegicideSolver *solver, uint32_t width)
{
    solver->width = width;
    solver->at = 0;
    solver->depth = 0;
    for (unsigned i = 0; i < 3; i++) {
        pool_clear(&solver->pools[i], width);
    }
    Node *node = pool_room(solver->now, width);
    *node = (Node){.state = solver->start};
    node->state.table.flips_left = (uint8_t)regicide_flips_for(&solver->start.table, solver->medal);
}

/* RG-27: as many flips must be left at the end as the medal is above bronze. */
static bool can_reach(const RegicideSolver *solver, RegicideMedal medal)
{
    return regicide_flips_for(&solver->start.table, medal) >= 0;
}

static void *carve(unsigned char **memory, size_t size)
{
    void *part = *memory;
    *memory += size;
    return part;
}

static void carve_pools(RegicideSolver *solver, unsigned char *memory, uint32_t width)
{
    for (unsigned i = 0; i < 3; i++) {
        solver->pools[i].nodes = carve(&memory, width * sizeof(Node));
        solver->pools[i].seen = carve(&memory, seen_size(width) * sizeof(uint64_t));
    }
    for (unsigned i = 0; i < 3; i++) {
        solver->pools[i].heap = carve(&memory, width * sizeof(uint32_t));
    }
    solver->now = &solver->pools[0];
    solver->next = &solver->pools[1];
    solver->later = &solver->pools[2];
}

RegicideSolver *regicide_solver_init(void *memory, uint32_t width, const RegicideState *start,
                                     RegicideMedal lowest)
{
    unsigned char *left = memory;
    RegicideSolver *solver = carve(&left, sizeof *solver);
    ASSERT(start->table.seats == 1 && start->table.phase != REGICIDE_OVER);
    ASSERT(width >= WIDTH_FIRST && (width & (width - 1)) == 0);
    *solver = (RegicideSolver){
        .start = *start, .width_max = width, .medal = REGICIDE_GOLD, .lowest = lowest};
    if (lowest < regicide_medal_with(&start->table, 0)) {
        solver->lowest = regicide_medal_with(&start->table, 0);
    }
    carve_pools(solver, left, width);
    while (!can_reach(solver, solver->medal)) {
        solver->medal--;
    }
    if (solver->medal < solver->lowest) {
        solver->search = REGICIDE_GAVE_UP;
    } else {
        begin_beam(solver, WIDTH_FIRST);
    }
    return solver;
}

static void widen(RegicideSolver *solver)
{
    uint32_t width = solver->width;
    if (width < solver->width_max) {
        if (width * WIDTH_GROWS < solver->width_max) {
            width = width * WIDTH_GROWS;
        } else {
            width = solver->width_max;
        }
    } else if (solver->medal > solver->lowest) {
        solver->medal--;
        width = WIDTH_FIRST;
    } else {
        solver->search = REGICIDE_GAVE_UP;
        return;
    }
    begin_beam(solver, width);
}

static void swap_pools(Pool **a, Pool **b)
{
    Pool *pool = *a;
    *a = *b;
    *b = pool;
}

/* All positions of `now` are done. */
static void end_layer(RegicideSolver *solver)
{
    solver->at = 0;
    if (solver->next->count > 0 && solver->depth < DEPTH_MAX) {
        swap_pools(&solver->now, &solver->next);
        pool_clear(solver->next, solver->width);
        solver->depth++;
    } else if (solver->later->count > 0) {
        swap_pools(&solver->now, &solver->later);
        pool_clear(solver->later, solver->width);
        pool_clear(solver->next, solver->width);
        solver->depth = 0;
    } else {
        widen(solver);
    }
}

static void try_action(RegicideSolver *solver, const Node *from, uint8_t index, Action action)
{
    Node node = *from;
    RegicideTable *table = &node.state.table;
    node.path[node.depth++] = index;
    regicide_apply(&node.state, 0, action, NULL);
    if (table->won) {
        solver->search = REGICIDE_FOUND;
        solver->won = node;
    } else if (table->phase != REGICIDE_OVER) {
        bool fell = table->castle_count < from->state.table.castle_count;
        node.worth = regicide_prospect(&node.state);
        pool_offer(fell ? solver->later : solver->next, solver->width, &node);
    }
}

/* Tries everything in the next position of `now`; the number of positions that gave. */
static uint32_t expand(RegicideSolver *solver)
{
    Action legal[1 << REGICIDE_HAND_MAX];
    const Node *node = &solver->now->nodes[solver->at++];
    size_t count = 0;
    if (node->depth < REGICIDE_LINE_MAX) {
        count = regicide_legal(&node->state, 0, legal, COUNT_OF(legal));
    }
    for (size_t i = 0; i < count && solver->search == REGICIDE_SEARCHING; i++) {
        try_action(solver, node, (uint8_t)i, legal[i]);
    }
    return (uint32_t)count;
}

RegicideSearch regicide_solver_run(RegicideSolver *solver, uint32_t nodes, const atomic_bool *stop)
{
    uint64_t spent = 0;
    while (solver->search == REGICIDE_SEARCHING && spent < nodes && !(stop && atomic_load(stop))) {
        if (solver->at < solver->now->count) {
            spent += expand(solver);
        } else {
            end_layer(solver);
        }
    }
    return solver->search;
}

RegicideMedal regicide_solver_medal(const RegicideSolver *solver)
{
    return solver->medal;
}

int regicide_solver_progress(const RegicideSolver *solver)
{
    int before = regicide_defeated(&solver->start.table);
    int all = regicide_royals(&solver->start.table), now = all;
    if (solver->search == REGICIDE_SEARCHING) {
        now = regicide_defeated(&solver->now->nodes[0].state.table);
    }
    return 1000 * (now - before) / (all - before);
}

size_t regicide_solver_line(const RegicideSolver *solver, Action out[REGICIDE_LINE_MAX])
{
    Action legal[1 << REGICIDE_HAND_MAX];
    RegicideState state = solver->start;
    ASSERT(solver->search == REGICIDE_FOUND);
    state.table.flips_left = (uint8_t)regicide_flips_for(&state.table, solver->medal);
    for (size_t i = 0; i < solver->won.depth; i++) {
        regicide_legal(&state, 0, legal, COUNT_OF(legal));
        out[i] = legal[solver->won.path[i]];
        regicide_apply(&state, 0, out[i], NULL);
    }
    return solver->won.depth;
}
