/* A search of the rest of a turn that visits every position once. The other side decides nothing in
 * it but how its destroyed units return, which changes neither count; so a hand that fits what the
 * seat knows is as good as the true one. */
#include "clash/learn/reach.h"

#include "base/arena.h"
#include "base/hash.h"
#include "base/limits.h"

#define KEYS      (1u << 15)
#define POSITIONS 6000 /* some hundredths of a second */

typedef struct Search {
    uint64_t keys[KEYS]; /* hashes of positions that were visited; 0: free */
    unsigned positions;
    Seat side;
    uint8_t turn, is_fort; /* of the other side, at first */
    unsigned units;        /* of the other side, at first */
    Reach best;
} Search;

static const ClashSide *other_of(const Search *search, const ClashTable *table)
{
    return &table->sides[1 - search->side];
}

static bool is_turn_over(const Search *search, const ClashTable *table)
{
    return table->phase == CLASH_OVER || table->turn != search->turn;
}

/* Carries out what nobody has a choice in, and returns of the other side. */
static void settle(const Search *search, ClashState *state)
{
    Action legal[LEGAL_COUNT_MAX];
    while (!is_turn_over(search, &state->table)) {
        Seat actor = seats_first(clash_game.actors(state));
        size_t count = clash_game.legal(state, actor, legal, LEGAL_COUNT_MAX);
        if (actor == search->side && count > 1) {
            return;
        }
        clash_game.apply(state, actor, legal[0], NULL);
    }
}

static void note(Search *search, const ClashTable *table)
{
    const ClashSide *other = other_of(search, table);
    unsigned units = (unsigned)other->counts[0] + other->counts[1], life = clash_keeper_life(other);
    search->best.fallen = max_unsigned(search->best.fallen, search->units - units);
    if (!is_turn_over(search, table)) {
        return;
    }
    if (other->is_fort > search->is_fort) {
        life = 0;
    }
    search->best.life = min_unsigned(search->best.life, life);
}

/* Whether the position has not been visited; it has now. */
static bool is_new(Search *search, const ClashState *state)
{
    uint64_t key = hash_bytes(HASH_START, state, sizeof *state) | 1;
    size_t at = key >> 20 & (KEYS - 1);
    while (search->keys[at] != 0 && search->keys[at] != key) {
        at = (at + 1) & (KEYS - 1);
    }
    bool was_free = search->keys[at] == 0;
    search->keys[at] = key;
    return was_free;
}

static void visit(Search *search, const ClashState *before)
{
    Action legal[LEGAL_COUNT_MAX];
    ClashState state = *before;
    settle(search, &state);
    note(search, &state.table);
    if (is_turn_over(search, &state.table) || search->positions >= POSITIONS ||
        !is_new(search, &state)) {
        return;
    }
    search->positions++;
    size_t count = clash_game.legal(&state, search->side, legal, LEGAL_COUNT_MAX);
    for (size_t i = 0; i < count; i++) {
        ClashState after = state;
        clash_game.apply(&after, search->side, legal[i], NULL);
        visit(search, &after);
    }
}

bool reach_of(const ClashView *view, Reach *out)
{
    Arena arena = {NULL};
    ClashState state;
    Rng rng = rng_seeded(1);
    Search *search = arena_alloc(&arena, sizeof *search);
    const ClashSide *other = &view->table.sides[1 - view->seat];
    *search = (Search){.side = view->seat,
                       .turn = view->table.turn,
                       .is_fort = other->is_fort,
                       .units = (unsigned)other->counts[0] + other->counts[1],
                       .best = {.life = CLASH_HAND_MAX}};
    clash_game.sample(view, &rng, &state);
    visit(search, &state);
    bool is_known = search->positions < POSITIONS;
    *out = search->best;
    arena_release(&arena);
    return is_known;
}
