/* How good a position looks for a seat, for bots that cannot search to the end: a logistic model of
 * the keepers, of what stands in the rows, and of what the turn still holds: units that have not
 * attacked, and mana; before the deal, of the cards picked.
 *
 * The weights of duels were fitted to 180,000 positions between players who searched 3,000 nodes.
 * What they show: a unit is worth its durability, less the card that it takes from the hand, and
 * two short rows are weaker than a long one. Those of a person alone were fitted to 41,000
 * positions against the automaton by tests/bench/fit_clash.c, after a first fit. They serve
 * strength alone; no rule is decided here. */
#include "clash/think.h"

static const ClashWeights weights_duel = {
    .fort = -1600,
    .keeper = -110,
    .pile = 80,
    .unit = -465,
    .durability = 163,
    .attack = 72,
    .rows = -261,
    .turn = -818,
    .mana = 145,
    .pending = 132,
    .deadly = 1165,
    .through = 16,
    .fall = 300,
    .abilities =
        {
            [CLASH_PERFORATION] = 142,
            [CLASH_RAGE] = 73,
            [CLASH_PROTECTION] = 265,
            [CLASH_BERSERK] = 203,
            [CLASH_SPRINT] = 193,
        },
};

/* Alone; abilities in the order of ClashAbility, and `turn`, which is always there when a person
 * decides, with the constant of level 5. */
static const ClashWeights weights_person = {
    .fort = -1065,
    .keeper = -21,
    .unit = -291,
    .durability = 71,
    .attack = 56,
    .rows = -97,
    .turn = 3419,
    .mana = 135,
    .pending = 178,
    .deadly = -262,
    .through = -54,
    .fall = 438,
    .abilities = {538, 364, -90, 209, 557, -233, 341},
};

static const ClashWeights weights_automaton = {
    .pile = 213,
    .unit = 241,
    .durability = 108,
    .attack = 43,
    .rows = -137,
    .turn = -3935,
    .pending = 58,
    .deadly = 335,
    .through = 18,
    .fall = 144,
    .abilities = {1, -137, -164, 331, 241, 50, 122},
};

/* A card of a deck, fitted to 7,000 duels of decks drafted at random, in the order of the cards. */
static const int pick_weights[CLASH_CARDS] = {
    223,  177,  165, 286, -304, 202,  -129, 166, -3,   -55, -266, -36,  243,  96, -3,  -118,
    -115, -165, -34, -56, 399,  -144, -259, 37,  -158, 323, -151, -264, -254, 28, -13, 184,
};

#define PLIES_ALONE 2
#define PLIES_DUEL  8

#define CHANCES      25
#define CHANCES_STEP 250

/* The logistic function in thousandths, for 0, 1/4, 1/2 … */
static const int chances[CHANCES] = {500, 562, 622, 679, 731, 777, 818, 852, 881,
                                     905, 924, 940, 953, 963, 971, 977, 982, 986,
                                     989, 991, 993, 995, 996, 997, 998};

static int chance_of(int logit)
{
    int size = logit;
    if (logit < 0) {
        size = -logit;
    }
    int low = size / CHANCES_STEP, rest = size % CHANCES_STEP;
    int chance = chances[CHANCES - 1];
    if (low + 1 < CHANCES) {
        chance = chances[low] + (chances[low + 1] - chances[low]) * rest / CHANCES_STEP;
    }
    if (logit < 0) {
        return 1000 - chance;
    }
    return chance;
}

/* Whether the unit may still attack in this turn. */
static bool is_pending(const ClashTable *table, Seat seat, unsigned row, unsigned place)
{
    const ClashSide *side = &table->sides[seat];
    unsigned marks = side->rows[row][place].marks;
    bool is_over = table->phase == CLASH_ATTACKING &&
                   (table->row > row || (table->row == row && !(marks & CLASH_QUEUED)));
    if (table->active != seat || marks & CLASH_SPENT || is_over) {
        return false;
    }
    return !(marks & CLASH_FRESH) || (table->sides[side_other(seat)].counts[row] > 0 &&
                                      has_ability(clash_abilities(side, row, place), CLASH_RAGE));
}

static int abilities_value(const ClashWeights *weights, ClashAbilitySet set)
{
    int value = 0;
    for (unsigned rest = set; rest; rest &= rest - 1) {
        value += weights->abilities[__builtin_ctz(rest)];
    }
    return value;
}

static int unit_value(const ClashTable *table, Seat seat, unsigned row, unsigned place,
                      const ClashWeights *weights)
{
    const ClashSide *side = &table->sides[seat];
    const ClashUnit *unit = &side->rows[row][place];
    const ClashFacts *facts = &clash_facts[unit->card];
    /* Of the active side, damage is over before anybody can use it. */
    int durability = facts->durability - (table->active == seat ? 0 : unit->damage);
    return weights->unit + weights->durability * durability + weights->attack * facts->attack +
           abilities_value(weights, clash_abilities(side, row, place));
}

/* Attack of a row: all of it, or what is still to come. */
static int row_attack(const ClashTable *table, Seat seat, unsigned row, bool pending)
{
    const ClashSide *side = &table->sides[seat];
    int attack = 0;
    for (unsigned i = 0; i < side->counts[row]; i++) {
        bool counts = !pending || is_pending(table, seat, row, i);
        if (counts) {
            attack += clash_facts[side->rows[row][i].card].attack;
        }
    }
    return attack;
}

/* What a row withstands. */
static int row_durability(const ClashSide *side, unsigned row)
{
    int sum = 0;
    for (unsigned i = 0; i < side->counts[row]; i++) {
        const ClashUnit *unit = &side->rows[row][i];
        sum += clash_facts[unit->card].durability - unit->damage;
    }
    return sum;
}

/* Cards that the automaton can lose before its last turn. */
static int pile_life(const ClashTable *table)
{
    bool is_fort = table->sides[AUTOMATON].is_fort;
    return table->pile_count + (is_fort ? 0 : table->discard_count);
}

static int keeper_value(const ClashTable *table, Seat seat, const ClashWeights *weights)
{
    const ClashSide *side = &table->sides[seat];
    if (is_automaton(table, seat)) {
        return weights->pile * pile_life(table);
    }
    return weights->keeper * side->keeper + (side->is_fort ? weights->fort : 0);
}

/* Attack of both rows, and how much of it the enemy's rows do not withstand. */
typedef struct Attack {
    int sum, through;
    bool topples; /* enough for the enemy's keeper */
} Attack;

static Attack side_attack(const ClashTable *table, Seat seat, bool pending)
{
    Seat other = side_other(seat);
    const ClashSide *enemy = &table->sides[other];
    Attack attack = {0};
    for (unsigned row = 0; row < CLASH_ROWS; row++) {
        int of_row = row_attack(table, seat, row, pending);
        int beyond = of_row - row_durability(enemy, row);
        attack.sum += of_row;
        if (beyond > 0) {
            attack.through += beyond;
        }
    }
    attack.topples = attack.through >= (int)table_life(table, other);
    return attack;
}

/* What the active side may still do. */
static int turn_value(const ClashTable *table, const ClashWeights *weights)
{
    Attack attack = side_attack(table, table->active, true);
    bool is_deadly = attack.topples && table->sides[side_other(table->active)].is_fort;
    int value = weights->turn + weights->pending * attack.sum;
    if (table->phase == CLASH_SUMMONING) {
        value += weights->mana * table->mana;
    }
    if (is_deadly) {
        value += weights->deadly;
    }
    return value;
}

static int side_value(const ClashTable *table, Seat seat, const ClashWeights *weights)
{
    const ClashSide *side = &table->sides[seat];
    Attack attack = side_attack(table, seat, false);
    int value = keeper_value(table, seat, weights) + weights->through * attack.through;
    for (unsigned row = 0; row < CLASH_ROWS; row++) {
        for (unsigned i = 0; i < side->counts[row]; i++) {
            value += unit_value(table, seat, row, i, weights);
        }
    }
    if (side->counts[0] > 0 && side->counts[1] > 0) {
        value += weights->rows;
    }
    if (attack.topples) {
        value += weights->fall;
    }
    return value + (table->active == seat ? turn_value(table, weights) : 0);
}

static int picks_value(CardSet picks)
{
    int value = 0;
    for (; picks; picks = set_without_first(picks)) {
        value += pick_weights[set_first(picks)];
    }
    return value;
}

int clash_logit(const ClashTable *table, Seat seat, const ClashWeights *const weights[CLASH_SIDES])
{
    Seat other = side_other(seat);
    return side_value(table, seat, weights[seat]) - side_value(table, other, weights[other]);
}

int clash_evaluate(const void *memory, Seat seat)
{
    static const ClashWeights *const duel[CLASH_SIDES] = {&weights_duel, &weights_duel};
    static const ClashWeights *const alone[CLASH_SIDES] = {&weights_person, &weights_automaton};
    const ClashState *state = memory;
    const ClashTable *table = &state->table;
    const ClashSide *sides = table->sides;
    Seat other = side_other(seat);
    if (table->turn == 0) {
        return chance_of(picks_value(sides[seat].picks) - picks_value(sides[other].picks));
    }
    return chance_of(clash_logit(table, seat, table->mode == CLASH_SOLO ? alone : duel));
}

/* The automaton's whole turn is part of the action that ends one's own. */
unsigned clash_greedy_plies(const void *memory)
{
    const ClashView *view = memory;
    return view->table.mode == CLASH_SOLO ? PLIES_ALONE : PLIES_DUEL;
}
