/* How a match begins: which setups can be played, castle, tavern and hands. Cards are dealt from
 * one shuffled pile, so equal seeds deal equal cards whatever the house rules; a deal that the
 * redeal rule rejects costs only more shuffles of the tavern. */
#include "regicide/state.h"

#include <string.h>

/* RG-31, RG-32, RG-34 */
static bool accepts_numbers(const int32_t options[])
{
    bool is_fine = options[REGICIDE_COMBO] >= 0 && options[REGICIDE_COMBO] <= REGICIDE_COMBO_MAX &&
                   options[REGICIDE_JESTERS] >= 0 &&
                   options[REGICIDE_JESTERS] <= REGICIDE_TWO_JESTERS;
    for (unsigned i = 0; i < 3; i++) {
        int32_t health = options[REGICIDE_JACK_HEALTH + i];
        int32_t attack = options[REGICIDE_JACK_ATTACK + i];
        is_fine = is_fine && health >= 0 && health <= REGICIDE_HEALTH_MAX && attack >= 0 &&
                  attack <= REGICIDE_ATTACK_MAX;
    }
    return is_fine;
}

bool regicide_accepts(const Setup *setup, Message *why)
{
    const int32_t *options = setup->options;
    if (setup->seats < 1 || setup->seats > REGICIDE_SEATS) {
        return setup_refuse(why, N_("Regicide is for one to four players."));
    }
    if (options[REGICIDE_FIRST] < 0 || options[REGICIDE_FIRST] >= setup->seats) {
        return setup_refuse(why, N_("The first player must be one of the players."));
    }
    int32_t flags = options[REGICIDE_SOLO_YIELD] | options[REGICIDE_REDEAL] |
                    options[REGICIDE_CLOSED_DISCARD] | options[REGICIDE_NO_COMPANIONS];
    if (flags & ~1) {
        return setup_refuse(why, N_("A house rule is either on or off."));
    }
    if (options[REGICIDE_COURT] < 0 || options[REGICIDE_COURT] > REGICIDE_NO_KINGS) {
        return setup_refuse(why, N_("The castle ends with its Jacks, Queens or Kings."));
    }
    return accepts_numbers(options) ||
           setup_refuse(why, N_("A house rule has a number that it cannot have."));
}

/* In a short game the lowest royals are not in it; the others lie as they would. */
static void shorten_castle(RegicideState *state)
{
    unsigned count = (unsigned)regicide_royals(&state->table), out = REGICIDE_ROYALS - count;
    for (unsigned i = 0; i < out; i++) {
        state->table.layers[state->castle[i]] = REGICIDE_LAYER_OPEN;
    }
    memmove(state->castle, state->castle + out, count);
    memset(state->castle + count, 0, out);
}

/* RG-1: the kings lowest, the top card becomes the enemy. */
static void build_castle(RegicideState *state)
{
    for (Card i = 0; i < REGICIDE_ROYALS; i++) {
        state->castle[i] = (Card)(4 * (12 - i / 4) + i % 4);
        state->table.layers[state->castle[i]] = REGICIDE_LAYER_CASTLE;
    }
    for (unsigned rank = 0; rank < 3; rank++) {
        rng_shuffle(&state->rng, &state->castle[4 * rank], 4);
    }
    shorten_castle(state);
    unsigned top = (unsigned)regicide_royals(&state->table) - 1;
    state->table.enemy = state->castle[top];
    state->table.layers[state->table.enemy] = REGICIDE_LAYER_OPEN;
    state->table.castle_count = (uint8_t)top;
    state->castle[top] = 0;
}

/* RG-2 */
static void build_tavern(RegicideState *state)
{
    RegicideTable *table = &state->table;
    CardSet deck = regicide_deck(table);
    for (Card card = 0; card < 40; card++) {
        state->tavern[card] = card;
    }
    table->tavern_count = 40;
    for (Card card = 52; card < REGICIDE_CARDS; card++) {
        if (deck & card_bit(card)) {
            state->tavern[table->tavern_count++] = card;
        } else {
            table->layers[card] = REGICIDE_LAYER_OPEN;
        }
    }
}

/* RG-3: whether the hands that the shuffled tavern would give hold a diamond. */
static bool deal_has_diamond(const RegicideState *state, unsigned dealt)
{
    CardSet hands = 0;
    for (unsigned i = 0; i < dealt; i++) {
        hands |= card_bit(state->tavern[state->table.tavern_count - 1 - i]);
    }
    return hands & DIAMONDS;
}

static void deal_hands(RegicideState *state)
{
    RegicideTable *table = &state->table;
    unsigned dealt = (unsigned)regicide_hand_limit(table->seats) * table->seats;
    do {
        rng_shuffle(&state->rng, state->tavern, table->tavern_count);
    } while ((table->house & REGICIDE_HOUSE_REDEAL) && !deal_has_diamond(state, dealt)); /* RG-4 */
    for (unsigned i = 0; i < dealt; i++) {
        Card *top = &state->tavern[--table->tavern_count];
        state->hands[i % table->seats] |= card_bit(*top);
        table->hand_counts[i % table->seats]++;
        *top = 0;
    }
}

void regicide_setup(void *memory, const Setup *setup)
{
    RegicideState *state = memory;
    *state = (RegicideState){.rng = rng_seeded(setup->seed)};
    state->table.seats = setup->seats;
    state->table.active = (Seat)setup->options[REGICIDE_FIRST];
    state->table.solo_yield = (uint8_t)setup->options[REGICIDE_SOLO_YIELD];
    state->table.house = (uint8_t)(setup->options[REGICIDE_REDEAL] * REGICIDE_HOUSE_REDEAL +
                                   setup->options[REGICIDE_CLOSED_DISCARD] * REGICIDE_HOUSE_CLOSED +
                                   setup->options[REGICIDE_COURT] * REGICIDE_HOUSE_COURT);
    regicide_set_house(&state->table, setup->options);
    if (setup->seats == 1) {
        state->table.flips_left = (uint8_t)regicide_jester_count(&state->table);
    }
    build_castle(state);
    build_tavern(state);
    deal_hands(state);
}
