/* Claim in JSON. The deck has its top last, that of the protocol its top first, so it is turned
 * around here; all other zones have no order. The protocol counts phases from 1. Which followers
 * were prizes, which voids were shown and who won which trick is not in the schema: a position that
 * is put up remembers none of it. */
#include "codec.h"

#include "games/claim.h"

static const char *const faction_keys[CLAIM_FACTIONS] = {"G", "K", "U", "W", "D"};

static json_t *write_score(const ClaimTable *table)
{
    return json_pack("[o,o]", write_card_set(&claim_game, table->score[0]),
                     write_card_set(&claim_game, table->score[1]));
}

/* The open table, and the hidden zones as they are given, which this takes over. */
static void write_table(const ClaimTable *table, json_t *deck, json_t *hands, json_t *followers,
                        json_t *out)
{
    json_t *members = json_pack(
        "{s:i,s:i,s:i,s:o,s:o,s:o,s:o,s:o,s:o,s:o,s:i}", "phase", table->phase + 1, "leader",
        table->leader, "active", claim_active(table), "prize",
        write_card(&claim_game, table->prize), "lead", write_card(&claim_game, table->lead), "deck",
        deck, "hands", hands, "followers", followers, "score", write_score(table), "discard",
        write_card_set(&claim_game, table->discard), "trick", table->trick);
    json_object_update(out, members);
    json_decref(members);
}

static void write_state(const void *memory, json_t *out)
{
    const ClaimState *state = memory;
    json_t *deck = json_array(), *hands = json_array(), *followers = json_array();
    for (unsigned i = claim_deck_count(&state->table); i > 0; i--) {
        json_array_append_new(deck, write_card(&claim_game, state->deck[i - 1]));
    }
    for (Seat seat = 0; seat < CLAIM_SEATS; seat++) {
        CardSet taken = claim_join(state->table.prizes[seat], state->drawn[seat]);
        json_array_append_new(hands, write_card_set(&claim_game, state->hands[seat]));
        json_array_append_new(followers, write_card_set(&claim_game, taken));
    }
    write_table(&state->table, deck, hands, followers, out);
}

static void write_view(const void *memory, json_t *out)
{
    const ClaimView *view = memory;
    json_t *hands = json_array(), *followers = json_array(), *known = json_array();
    for (Seat seat = 0; seat < CLAIM_SEATS; seat++) {
        uint8_t hand = (uint8_t)(CLAIM_HANDS + seat), pile = (uint8_t)(CLAIM_FOLLOWERS + seat);
        json_array_append_new(hands, write_zone(&claim_game, view, hand));
        json_array_append_new(followers, write_zone(&claim_game, view, pile));
    }
    write_known(known, &claim_game, CLAIM_DECK, claim_view_known(view, CLAIM_DECK));
    write_table(&view->table, write_zone(&claim_game, view, CLAIM_DECK), hands, followers, out);
    json_object_set_new(out, "known", known);
}

/* The reader tells copies of the Goblin 0 apart, Claim does not. */
static bool read_set(CardReader *cards, const json_t *json, const char *name, CardSet *out)
{
    CardSet listed;
    if (!read_card_set(cards, json, name, &listed)) {
        return false;
    }
    for (*out = 0; listed; listed = set_without_first(listed)) {
        *out = claim_add(*out, claim_first(listed));
    }
    return true;
}

static bool read_sets(CardReader *cards, const json_t *json, const char *key, CardSet out[])
{
    const json_t *sets;
    return field_array(json, key, CLAIM_SEATS, &sets, cards->refusal) &&
           read_set(cards, json_array_get(sets, 0), key, &out[0]) &&
           read_set(cards, json_array_get(sets, 1), key, &out[1]);
}

/* A card that may be null. */
static bool read_single(CardReader *cards, const json_t *json, const char *key, Card *out)
{
    const json_t *card = json_object_get(json, key);
    *out = CARD_NONE;
    if (json_is_null(card)) {
        return true;
    }
    if (!read_card(cards, card, out)) {
        return false;
    }
    *out = claim_first(card_bit(*out));
    return true;
}

static bool read_deck(CardReader *cards, const json_t *json, ClaimState *state)
{
    CardList deck;
    unsigned count = claim_deck_count(&state->table);
    if (!field_cards(cards, json, "deck", &deck)) {
        return false;
    }
    if (deck.count != count) {
        return REFUSE(cards->refusal, "\"deck\" must have %u cards here.", count);
    }
    for (unsigned i = 0; i < count; i++) {
        state->deck[count - 1 - i] = claim_first(card_bit(deck.cards[i]));
    }
    return true;
}

static bool read_cards(CardReader *cards, const json_t *json, ClaimState *state)
{
    ClaimTable *table = &state->table;
    return read_single(cards, json, "prize", &table->prize) &&
           read_single(cards, json, "lead", &table->lead) && read_deck(cards, json, state) &&
           read_sets(cards, json, "hands", state->hands) &&
           read_sets(cards, json, "followers", state->drawn) &&
           read_sets(cards, json, "score", table->score) &&
           read_set(cards, json_object_get(json, "discard"), "discard", &table->discard);
}

static bool read_numbers(const json_t *json, ClaimTable *table, Refusal *refusal)
{
    int64_t phase, leader, trick;
    if (!field_integer(json, "phase", (Range){1, 3}, &phase, refusal) ||
        !field_integer(json, "leader", (Range){0, 1}, &leader, refusal) ||
        !field_integer(json, "trick", (Range){1, CLAIM_TRICKS}, &trick, refusal)) {
        return false;
    }
    table->phase = (uint8_t)(phase - 1);
    table->leader = (Seat)leader;
    table->trick = (uint8_t)trick;
    return true;
}

static bool read_state(const json_t *json, void *memory, Setup *setup, Refusal *refusal)
{
    ClaimState *state = memory;
    CardReader cards = {&claim_game, 0, refusal};
    int64_t active;
    if (!read_numbers(json, &state->table, refusal) || !read_cards(&cards, json, state) ||
        !field_integer(json, "active", (Range){0, 1}, &active, refusal)) {
        return false;
    }
    setup->seats = CLAIM_SEATS;
    return active == claim_active(&state->table) ||
           REFUSE(refusal, "\"active\" must be the leader before the lead, then the other.");
}

static json_t *write_seat(Seat seat)
{
    return seat == SEAT_NONE ? json_null() : json_integer(seat);
}

static json_t *write_result(const void *memory)
{
    const ClaimState *state = memory;
    Outcome outcome;
    json_t *factions = json_object();
    claim_game.outcome(state, &outcome);
    for (unsigned faction = 0; faction < CLAIM_FACTIONS; faction++) {
        Seat seat = claim_vote(state->table.score, (ClaimFaction)faction);
        json_object_set_new(factions, faction_keys[faction], write_seat(seat));
    }
    bool is_draw = outcome.score[0] == outcome.score[1];
    return json_pack("{s:o,s:[i,i],s:o}", "winner",
                     write_seat(is_draw ? SEAT_NONE : seats_first(outcome.winners)), "votes",
                     outcome.score[0], outcome.score[1], "factions", factions);
}

const Codec claim_codec = {
    .game = &claim_game,
    .rng_offset = offsetof(ClaimState, rng),
    .write_state = write_state,
    .write_view = write_view,
    .read_state = read_state,
    .write_result = write_result,
};
