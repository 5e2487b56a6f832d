/* A world that a view allows. The unseen cards of each layer are shuffled over the places of that
 * layer, the royals of each rank over theirs in the castle. That is exactly what the seat can know,
 * but for three facts that tie hands to the course of the game; a world that breaks one of them is
 * dealt again, so what is left is still uniform. */
#include "regicide/state.h"
#include "regicide/think.h"

#include "base/assert.h"

#include <string.h>

/* Worlds that fit are rare only where the attack nearly exceeds what the hidden cards can be. Then
 * a world with the best (or worst) possible hand is taken instead of a uniform one. */
#define TRIES 1000

/* The unseen cards, layer by layer. */
typedef struct Unseen {
    Card cards[REGICIDE_CARDS];
    uint8_t first[REGICIDE_CARDS + 1]; /* where the cards of a layer begin */
    uint8_t next[REGICIDE_CARDS];      /* where its next undealt card stands */
    unsigned layers;                   /* those from this number on have no cards */
} Unseen;

static void collect_unseen(const RegicideView *view, Unseen *unseen)
{
    uint8_t counts[REGICIDE_CARDS + 1] = {0};
    CardSet hidden = 0;
    unseen->layers = 0;
    for (Card card = 0; card < REGICIDE_CARDS; card++) {
        uint8_t layer = view->table.layers[card];
        if (layer < REGICIDE_CARDS && !(view->hand & card_bit(card))) {
            counts[layer + 1]++;
            hidden |= card_bit(card);
            if (layer >= unseen->layers) {
                unseen->layers = layer + 1u;
            }
        }
    }
    unseen->first[0] = 0;
    for (unsigned layer = 0; layer < unseen->layers; layer++) {
        unseen->first[layer + 1] = (uint8_t)(unseen->first[layer] + counts[layer + 1]);
        unseen->next[layer] = unseen->first[layer];
    }
    for (; hidden; hidden = set_without_first(hidden)) {
        Card card = set_first(hidden);
        unseen->cards[unseen->next[view->table.layers[card]]++] = card;
    }
}

static void shuffle_unseen(Unseen *unseen, Rng *rng)
{
    for (unsigned layer = 0; layer < unseen->layers; layer++) {
        unsigned first = unseen->first[layer];
        rng_shuffle(rng, &unseen->cards[first], (uint32_t)(unseen->first[layer + 1] - first));
    }
}

/* Moves the card at `at` up to its place among those from `first` on, which are in order. */
static void insert_by_value(Card cards[], unsigned first, unsigned at, bool falling)
{
    Card card = cards[at];
    for (; at > first; at--) {
        int step = regicide_value(cards[at - 1]) - regicide_value(card);
        if (falling ? step >= 0 : step <= 0) {
            break;
        }
        cards[at] = cards[at - 1];
    }
    cards[at] = card;
}

/* Puts the cards of each layer in the order of their values. */
static void sort_unseen(Unseen *unseen, bool falling)
{
    for (unsigned layer = 0; layer < unseen->layers; layer++) {
        for (unsigned i = unseen->first[layer] + 1u; i < unseen->first[layer + 1]; i++) {
            insert_by_value(unseen->cards, unseen->first[layer], i, falling);
        }
    }
}

static Card take_unseen(Unseen *unseen, uint8_t layer)
{
    return unseen->cards[unseen->next[layer]++];
}

/* Deals the unseen cards over their places, the active seat's hand first. */
static void deal_unseen(const RegicideView *view, Unseen *unseen, RegicideState *state)
{
    const RegicideTable *table = &view->table;
    memcpy(unseen->next, unseen->first, unseen->layers);
    Seat seat = table->active;
    for (unsigned n = 0; n < table->seats; n++, seat = seat_after(table, seat)) {
        if (seat == view->seat) {
            state->hands[seat] = view->hand;
        } else {
            state->hands[seat] = view->known[seat];
        }
        for (unsigned i = 0;
             i < REGICIDE_HAND_MAX && view->hand_layers[seat][i] != REGICIDE_LAYER_OPEN; i++) {
            state->hands[seat] |= card_bit(take_unseen(unseen, view->hand_layers[seat][i]));
        }
    }
    for (unsigned i = 0; i < table->tavern_count; i++) {
        if (view->tavern[i] == CARD_HIDDEN) {
            state->tavern[i] = take_unseen(unseen, view->tavern_layers[i]);
        } else {
            state->tavern[i] = view->tavern[i];
        }
    }
}

static void fill_castle(const RegicideView *view, Rng *rng, RegicideState *state)
{
    unsigned count = 0;
    for (unsigned rank = 12; rank >= 10; rank--) {
        unsigned first = count;
        for (Card card = (Card)(4 * rank); card < 4 * (rank + 1); card++) {
            if (view->table.layers[card] == REGICIDE_LAYER_CASTLE) {
                state->castle[count++] = card;
            }
        }
        rng_shuffle(rng, &state->castle[first], count - first);
    }
    ASSERT(count == view->table.castle_count);
}

/* The active seat has to pay and can; or it lost because it could not. */
static bool fits_attack(const RegicideState *state)
{
    const RegicideTable *table = &state->table;
    bool pays = regicide_values(state->hands[table->active]) >= regicide_attack_left(table);
    if (table->phase == REGICIDE_SUFFERING) {
        return pays || regicide_can_flip(table);
    }
    return table->phase != REGICIDE_OVER || table->won || !state->hands[table->active] || !pays;
}

/* RG-4: the hands as dealt held a diamond. That still ties the hidden cards only while all diamonds
 * are hidden since the deal; and then nobody has drawn, which without a diamond played only a
 * flip does, so that a diamond must still be in a hand. */
static bool fits_redeal(const RegicideState *state)
{
    const RegicideTable *table = &state->table;
    if (!(table->house & REGICIDE_HOUSE_REDEAL) || table->seats == 1) {
        return true;
    }
    for (CardSet rest = DIAMONDS; rest; rest = set_without_first(rest)) {
        if (table->layers[set_first(rest)] != 0) {
            return true;
        }
    }
    return (state->hands[0] | state->hands[1] | state->hands[2] | state->hands[3]) & DIAMONDS;
}

void regicide_sample(const void *memory, Rng *rng, void *out)
{
    const RegicideView *view = memory;
    RegicideState *state = out;
    Unseen unseen;
    *state = (RegicideState){.rng = rng_seeded((uint64_t)rng_next(rng) << 32 | rng_next(rng)),
                             .table = view->table};
    fill_castle(view, rng, state);
    collect_unseen(view, &unseen);
    for (unsigned tries = 0; tries < TRIES; tries++) {
        shuffle_unseen(&unseen, rng);
        deal_unseen(view, &unseen, state);
        if (fits_attack(state) && fits_redeal(state)) {
            return;
        }
    }
    sort_unseen(&unseen, view->table.phase == REGICIDE_SUFFERING);
    deal_unseen(view, &unseen, state);
}
