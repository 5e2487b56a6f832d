/* The invariants of a state, for tests and for positions that come from outside: the sizes first,
 * so that nothing is read beyond an array, then every card in exactly one place with the layer that
 * belongs to it, then what the phase promises. */
#include "regicide/state.h"

#include "base/limits.h"

/* The cards seen so far while the places are walked. */
typedef struct Census {
    CardSet seen;
    const char *problem;
} Census;

static const char *check_sizes(const RegicideState *state)
{
    const RegicideTable *table = &state->table;
    if (table->seats < 1 || table->seats > REGICIDE_SEATS || table->active >= table->seats) {
        return "the seats are out of range";
    }
    if (table->tavern_count > REGICIDE_CARDS || table->discard_count > REGICIDE_CARDS ||
        table->played_count > REGICIDE_CARDS || table->castle_count >= REGICIDE_ROYALS) {
        return "a pile holds more cards than there are";
    }
    if (regicide_court(table) > REGICIDE_NO_KINGS ||
        table->castle_count >= regicide_royals(table)) {
        return "the castle holds more royals than this game has";
    }
    for (unsigned seat = 0; seat < REGICIDE_SEATS; seat++) {
        int limit = 0;
        if (seat < table->seats) {
            limit = regicide_hand_limit(table->seats);
        }
        if (set_count(state->hands[seat]) != table->hand_counts[seat]) {
            return "a hand does not have its number of cards";
        }
        if (table->hand_counts[seat] > limit) {
            return "a hand is above its limit";
        }
    }
    return NULL;
}

static void census_add(Census *census, Card card, bool layer_fits)
{
    if (card >= REGICIDE_CARDS || census->seen & card_bit(card)) {
        census->problem = "a card is in two places or does not exist";
        return;
    }
    census->seen |= card_bit(card);
    if (!layer_fits) {
        census->problem = "a card's layer does not fit its place";
    }
}

static bool is_hidden(const RegicideTable *table, Card card)
{
    return card < REGICIDE_CARDS &&
           (table->layers[card] < REGICIDE_CARDS || table->layers[card] == REGICIDE_LAYER_KNOWN);
}

static bool has_layer(const RegicideTable *table, Card card, uint8_t layer)
{
    return card < REGICIDE_CARDS && table->layers[card] == layer;
}

static void census_hidden(const RegicideState *state, Census *census)
{
    const RegicideTable *table = &state->table;
    for (unsigned i = 0; i < table->tavern_count; i++) {
        census_add(census, state->tavern[i], is_hidden(table, state->tavern[i]));
    }
    for (unsigned seat = 0; seat < REGICIDE_SEATS; seat++) {
        for (CardSet rest = state->hands[seat]; rest; rest = set_without_first(rest)) {
            census_add(census, set_first(rest), is_hidden(table, set_first(rest)));
        }
    }
    for (unsigned i = 0; i < table->castle_count; i++) {
        census_add(census, state->castle[i],
                   has_layer(table, state->castle[i], REGICIDE_LAYER_CASTLE));
    }
}

static void census_open(const RegicideTable *table, Census *census)
{
    for (unsigned i = 0; i < table->discard_count; i++) {
        census_add(census, table->discard[i],
                   has_layer(table, table->discard[i], REGICIDE_LAYER_OPEN));
    }
    for (unsigned i = 0; i < table->played_count; i++) {
        census_add(census, table->played[i],
                   has_layer(table, table->played[i], REGICIDE_LAYER_OPEN));
    }
    if (table->enemy != CARD_NONE) {
        census_add(census, table->enemy, has_layer(table, table->enemy, REGICIDE_LAYER_OPEN));
    }
}

static const char *check_cards(const RegicideState *state)
{
    Census census = {0};
    census_hidden(state, &census);
    census_open(&state->table, &census);
    if (census.problem) {
        return census.problem;
    }
    CardSet out = 0;
    for (unsigned card = 52; card-- > 40u + (unsigned)regicide_royals(&state->table);) {
        out |= card_bit((Card)card);
    }
    if (census.seen == (regicide_deck(&state->table) & ~out)) {
        return NULL;
    }
    return "a card is missing or does not belong";
}

static bool is_royal(Card card)
{
    return regicide_rank(card) >= 10 && !regicide_is_jester(card);
}

/* RG-1: kings below queens below jacks, and none above the enemy's rank. */
static const char *check_castle(const RegicideState *state)
{
    const RegicideTable *table = &state->table;
    unsigned rank = 12;
    for (unsigned i = 0; i < table->castle_count; i++) {
        unsigned above = regicide_rank(state->castle[i]);
        if (!is_royal(state->castle[i]) || above > rank) {
            return "the castle is not in its order";
        }
        rank = above;
    }
    if (table->enemy == CARD_NONE) {
        if (table->castle_count == 0) {
            return NULL;
        }
        return "there is no enemy before the castle";
    }
    if (is_royal(table->enemy) && regicide_rank(table->enemy) <= rank) {
        return NULL;
    }
    return "the enemy is not the next of the castle";
}

static const char *check_numbers(const RegicideState *state)
{
    const RegicideTable *table = &state->table;
    int health = table->enemy == CARD_NONE ? 1 : regicide_health(table, table->enemy);
    if (table->damage >= health) {
        return "the enemy has more damage than health";
    }
    if (table->flips_left > (table->seats == 1 ? regicide_jester_count(table) : 0)) {
        return "there are more flips than jesters beside the table";
    }
    bool flags = (table->cancelled | table->solo_yield | table->won) <= 1;
    if (flags && table->yielded < 1u << table->seats) {
        return NULL;
    }
    return "a flag is out of range";
}

/* RG-31, RG-32, RG-34 */
static const char *check_house(const RegicideState *state)
{
    const RegicideTable *table = &state->table;
    int combo = regicide_combo_limit(table);
    bool fits = combo > 0 && combo <= REGICIDE_COMBO_MAX &&
                table->cards / REGICIDE_CARDS_JESTERS <= REGICIDE_TWO_JESTERS;
    for (Card royal = FIRST_JACK; royal < REGICIDE_JESTER; royal += 4) {
        int health = regicide_health(table, royal), attack = regicide_attack(table, royal);
        fits = fits && health > 0 && health <= REGICIDE_HEALTH_MAX && attack > 0 &&
               attack <= REGICIDE_ATTACK_MAX;
    }
    if (fits) {
        return NULL;
    }
    return "a house rule is out of range";
}

static const char *check_phase(const RegicideState *state)
{
    const RegicideTable *table = &state->table;
    CardSet hand = state->hands[table->active];
    int left = regicide_attack_left(table);
    bool flips = regicide_can_flip(table);
    if (table->won != (table->enemy == CARD_NONE) ||
        (table->won && table->phase != REGICIDE_OVER)) {
        return "the game is won exactly when no enemy is left";
    }
    switch ((RegicidePhase)table->phase) {
    case REGICIDE_PLAYING:
        if (hand || flips || regicide_can_yield(table)) {
            return NULL;
        }
        return "the active seat has no action";
    case REGICIDE_SUFFERING:
        if (left > 0 && (flips || regicide_values(hand) >= left)) {
            return NULL;
        }
        return "an attack is to be suffered that is 0 or cannot be covered";
    case REGICIDE_NAMING:
        if (table->cancelled) {
            return NULL;
        }
        return "a seat is named, but immunity stands";
    case REGICIDE_OVER:
        return NULL;
    }
    return "the phase does not exist";
}

const char *regicide_check(const void *memory)
{
    static const char *(*const checks[])(const RegicideState *) = {
        check_sizes, check_house, check_cards, check_castle, check_numbers, check_phase,
    };
    const char *broken = NULL;
    for (size_t i = 0; i < COUNT_OF(checks) && !broken; i++) {
        broken = checks[i](memory);
    }
    return broken;
}
