/* What a seat sees of a state, zone by zone. Everything a view holds follows from public facts and
 * the seat's own hand: a hidden card contributes its layer, never its face, and where the order of
 * copying could tell something (a hand), the layers are sorted. */
#include "regicide/state.h"

#include "base/assert.h"

#include <string.h>

static void insert_layer(uint8_t layers[], unsigned count, uint8_t layer)
{
    for (; count > 0 && layers[count - 1] > layer; count--) {
        layers[count] = layers[count - 1];
    }
    layers[count] = layer;
}

static void view_hand(const RegicideState *state, Seat seat, RegicideView *view)
{
    unsigned count = 0;
    for (CardSet rest = state->hands[seat]; rest; rest = set_without_first(rest)) {
        uint8_t layer = state->table.layers[set_first(rest)];
        if (layer == REGICIDE_LAYER_KNOWN) {
            view->known[seat] |= rest & -rest;
        } else {
            insert_layer(view->hand_layers[seat], count++, layer);
        }
    }
}

static void view_tavern(const RegicideState *state, RegicideView *view)
{
    memset(view->tavern, CARD_HIDDEN, sizeof view->tavern);
    memset(view->tavern_layers, REGICIDE_LAYER_OPEN, sizeof view->tavern_layers);
    for (unsigned i = 0; i < state->table.tavern_count; i++) {
        Card card = state->tavern[i];
        uint8_t layer = state->table.layers[card];
        view->tavern_layers[i] = layer;
        if (layer == REGICIDE_LAYER_KNOWN) {
            view->tavern[i] = card;
        }
    }
}

void regicide_view(const void *memory, Seat seat, void *out)
{
    const RegicideState *state = memory;
    RegicideView *view = out;
    memset(view, 0, sizeof *view);
    memset(view->hand_layers, REGICIDE_LAYER_OPEN, sizeof view->hand_layers);
    view->table = state->table;
    view->seat = seat;
    view->hand = state->hands[seat];
    view_tavern(state, view);
    for (Seat other = 0; other < state->table.seats; other++) {
        if (other != seat) {
            view_hand(state, other, view);
        }
    }
}

/* A pile, whose top is last, from its top. */
static size_t list_pile(const Card pile[], size_t count, Card out[])
{
    for (size_t i = 0; i < count; i++) {
        out[i] = pile[count - 1 - i];
    }
    return count;
}

static size_t list_hand(const RegicideView *view, Seat seat, Card out[])
{
    if (seat == view->seat) {
        return set_list(view->hand, out);
    }
    size_t count = set_list(view->known[seat], out);
    memset(out + count, CARD_HIDDEN, view->table.hand_counts[seat] - count);
    return view->table.hand_counts[seat];
}

size_t regicide_zone(const void *memory, uint8_t zone, Card out[], size_t capacity)
{
    const RegicideView *view = memory;
    const RegicideTable *table = &view->table;
    ASSERT(capacity >= REGICIDE_CARDS && zone < REGICIDE_HANDS + REGICIDE_SEATS);
    switch ((enum RegicideZone)zone) {
    case REGICIDE_TAVERN:
        return list_pile(view->tavern, table->tavern_count, out);
    case REGICIDE_DISCARDED:
        return list_pile(table->discard, table->discard_count, out);
    case REGICIDE_PLAYED:
        memcpy(out, table->played, table->played_count);
        return table->played_count;
    case REGICIDE_CASTLE:
        memset(out, CARD_HIDDEN, table->castle_count);
        return table->castle_count;
    case REGICIDE_ENEMY:
        out[0] = table->enemy;
        return table->enemy != CARD_NONE;
    case REGICIDE_HANDS:
        break;
    }
    return list_hand(view, (Seat)(zone - REGICIDE_HANDS), out);
}

/* The places of a layer in a zone, and in all hidden zones together. */
static unsigned layer_places(const RegicideView *view, uint8_t zone, uint8_t layer, unsigned *all)
{
    unsigned counts[REGICIDE_HANDS + REGICIDE_SEATS] = {0};
    for (unsigned i = 0; i < view->table.tavern_count; i++) {
        counts[REGICIDE_TAVERN] += view->tavern_layers[i] == layer;
    }
    *all = counts[REGICIDE_TAVERN];
    for (unsigned seat = 0; seat < REGICIDE_SEATS; seat++) {
        for (unsigned i = 0; i < REGICIDE_HAND_MAX; i++) {
            counts[REGICIDE_HANDS + seat] += view->hand_layers[seat][i] == layer;
        }
        *all += counts[REGICIDE_HANDS + seat];
    }
    return counts[zone];
}

/* RG-28: a layer that lies in one zone as a whole, but for the seat's own cards of it. The first
 * deal is left out: nobody saw its cards go anywhere. */
CardSet regicide_view_known(const RegicideView *view, uint8_t zone)
{
    CardSet known = 0;
    for (Card card = 0; card < REGICIDE_CARDS; card++) {
        uint8_t layer = view->table.layers[card];
        unsigned all;
        if (layer > 0 && layer < REGICIDE_CARDS && !(view->hand & card_bit(card)) &&
            layer_places(view, zone, layer, &all) == all) {
            known |= card_bit(card);
        }
    }
    return known;
}

void regicide_forget(RegicideState *state)
{
    RegicideTable *table = &state->table;
    memset(table->layers, REGICIDE_LAYER_OPEN, sizeof table->layers);
    for (unsigned i = 0; i < table->tavern_count; i++) {
        table->layers[state->tavern[i]] = 0;
    }
    for (unsigned i = 0; i < table->castle_count; i++) {
        table->layers[state->castle[i]] = REGICIDE_LAYER_CASTLE;
    }
    for (unsigned seat = 0; seat < REGICIDE_SEATS; seat++) {
        for (CardSet rest = state->hands[seat]; rest; rest = set_without_first(rest)) {
            table->layers[set_first(rest)] = 0;
        }
    }
}
