/* A search of one turn that remembers the positions it has been in, by their hash. */
#include "clash_proof.h"

#include "base/hash.h"

#include <string.h>

enum { KEYS = sizeof((ClashProof *)NULL)->keys / sizeof(uint64_t) };

unsigned clash_units(const ClashTable *table, Seat side)
{
    return table->sides[side].counts[0] + table->sides[side].counts[1];
}

void clash_proof_init(ClashProof *proof, const ClashState *start, ClashGoal goal)
{
    memset(proof, 0, sizeof *proof);
    proof->start = *start;
    proof->goal = goal;
    proof->side = start->table.active;
    proof->units = clash_units(&start->table, !proof->side);
}

bool clash_has_reached(const ClashProof *proof, const ClashState *state)
{
    const ClashTable *table = &state->table;
    const ClashSide *other = &table->sides[!proof->side];
    const ClashSide *was = &proof->start.table.sides[!proof->side];
    bool won = table->phase == CLASH_OVER && table->winner == proof->side;
    switch (proof->goal.aim) {
    case CLASH_AIM_DESTROY:
        return clash_units(table, !proof->side) + proof->goal.units <= proof->units;
    case CLASH_AIM_TOPPLE:
        return won || other->is_fort > was->is_fort;
    case CLASH_AIM_WIN:
        return won;
    case CLASH_AIM_DAMAGE:
        return won || other->is_fort > was->is_fort ||
               other->keeper >= was->keeper + proof->goal.units;
    }
    return false;
}

static bool is_turn_over(const ClashProof *proof, const ClashState *state)
{
    return state->table.phase == CLASH_OVER || state->table.turn != proof->start.table.turn;
}

void clash_proof_settle(const ClashProof *proof, ClashState *state)
{
    Action legal[LEGAL_COUNT_MAX];
    while (!is_turn_over(proof, state)) {
        Seat actor = set_first(clash_game.actors(state));
        size_t count = clash_game.legal(state, actor, legal, LEGAL_COUNT_MAX);
        if (actor == proof->side && count > 1) {
            return;
        }
        clash_game.apply(state, actor, legal[0], NULL);
    }
}

static bool search(ClashProof *proof, const ClashState *state)
{
    Action legal[LEGAL_COUNT_MAX];
    size_t count = clash_game.legal(state, proof->side, legal, LEGAL_COUNT_MAX);
    for (size_t i = 0; i < count; i++) {
        ClashState after = *state;
        clash_game.apply(&after, proof->side, legal[i], NULL);
        if (clash_reaches(proof, &after)) {
            return true;
        }
    }
    return false;
}

bool clash_reaches(ClashProof *proof, const ClashState *before)
{
    ClashState state = *before;
    if (clash_has_reached(proof, &state)) {
        return true;
    }
    clash_proof_settle(proof, &state);
    if (clash_has_reached(proof, &state)) {
        return true;
    }
    if (is_turn_over(proof, &state) || proof->gave_up) {
        return false;
    }
    uint64_t key = hash_bytes(HASH_START, &state, sizeof state) & ~(uint64_t)1;
    size_t at = key >> 20;
    for (;; at++) {
        at %= KEYS;
        if (proof->keys[at] == 0) {
            break;
        }
        if ((proof->keys[at] & ~(uint64_t)1) == key) {
            return proof->keys[at] & 1;
        }
    }
    if (++proof->nodes > CLASH_PROOF_NODES) {
        proof->gave_up = true;
        return false;
    }
    bool reached = search(proof, &state);
    while (proof->keys[at] != 0) {
        at = (at + 1) % KEYS;
    }
    proof->keys[at] = key | reached;
    return reached;
}
