/* Regicide in JSON. Its piles have their top last, those of the protocol their top first, so all of
 * them are turned around here. What follows from the rest of a position (shield, defeated, outcome)
 * is written for readers, and must agree when it is read. */
#include "codec.h"

#include "games/regicide.h"

#include <string.h>

#define SPADES_MAX 99 /* no enemy lives through more */

static const char *const phase_names[] = {"play", "suffer", "next", "over", NULL};
static const char *const court_names[] = {[REGICIDE_WHOLE_COURT] = "kings",
                                          [REGICIDE_JACKS_ALONE] = "jacks",
                                          [REGICIDE_NO_KINGS] = "queens",
                                          NULL};
static const char *const medal_names[] = {NULL, "bronze", "silver", "gold"};

static json_t *write_pile(const Card pile[], unsigned count)
{
    json_t *array = json_array();
    for (unsigned i = count; i > 0; i--) {
        json_array_append_new(array, write_card(&regicide_game, pile[i - 1]));
    }
    return array;
}

static json_t *write_enemy(const RegicideTable *table)
{
    if (table->enemy == CARD_NONE) {
        return json_null();
    }
    return json_pack("{s:o,s:i,s:b,s:i,s:i}", "card", write_card(&regicide_game, table->enemy),
                     "damage", table->damage, "cancelled", table->cancelled, "shield",
                     regicide_shield(table), "spades", table->spades);
}

static json_t *write_outcome(const RegicideTable *table)
{
    if (table->phase != REGICIDE_OVER) {
        return json_null();
    }
    return json_string(table->won ? "win" : "loss");
}

static json_t *write_yielded(const RegicideTable *table)
{
    json_t *array = json_array();
    for (Seat seat = 0; seat < table->seats; seat++) {
        json_array_append_new(array, json_boolean(seats_have(table->yielded, seat)));
    }
    return array;
}

/* House rules by the keys of their options, where they are not the official ones. */
static void write_house(const RegicideTable *table, json_t *members)
{
    int32_t values[OPTION_LIMIT] = {0};
    regicide_get_house(table, values);
    for (int i = REGICIDE_JACK_HEALTH; i <= REGICIDE_JESTERS; i++) {
        const GameOption *option = &regicide_game.options[i];
        if (game_option_is_named(option, values[i])) {
            json_object_set_new(members, option->key, option_write(option, values[i]));
        }
    }
}

static bool read_house(const json_t *json, RegicideTable *table, Refusal *refusal)
{
    Setup setup = {.seats = table->seats};
    for (int i = REGICIDE_JACK_HEALTH; i <= REGICIDE_JESTERS; i++) {
        const GameOption *option = &regicide_game.options[i];
        const json_t *value = json_object_get(json, option->key);
        if (value && !option_read(option, value, &setup, &setup.options[i])) {
            return REFUSE(refusal, "The option \"%s\" cannot have this value.", option->key);
        }
    }
    regicide_set_house(table, setup.options);
    return true;
}

/* The open table, and the hidden zones as they are given, which this takes over. */
static void write_table(const RegicideTable *table, json_t *tavern, json_t *castle, json_t *hands,
                        json_t *out)
{
    json_t *members = json_pack(
        "{s:i,s:s,s:i,s:o,s:o,s:o,s:o,s:o,s:o,s:o,s:i,s:b,s:o,s:i}", "players", table->seats,
        "phase", phase_names[table->phase], "active", table->active, "enemy", write_enemy(table),
        "table", write_cards(&regicide_game, table->played, table->played_count), "castle", castle,
        "tavern", tavern, "discard", write_pile(table->discard, table->discard_count), "hands",
        hands, "yielded", write_yielded(table), "flips_left", table->flips_left, "solo_yield",
        table->solo_yield, "outcome", write_outcome(table), "defeated", regicide_defeated(table));
    if (regicide_court(table) != REGICIDE_WHOLE_COURT) {
        json_object_set_new(members, "court", json_string(court_names[regicide_court(table)]));
    }
    write_house(table, members);
    json_object_update(out, members);
    json_decref(members);
}

static void write_state(const void *memory, json_t *out)
{
    const RegicideState *state = memory;
    const RegicideTable *table = &state->table;
    json_t *hands = json_array();
    for (Seat seat = 0; seat < table->seats; seat++) {
        json_array_append_new(hands, write_card_set(&regicide_game, state->hands[seat]));
    }
    write_table(table, write_pile(state->tavern, table->tavern_count),
                write_pile(state->castle, table->castle_count), hands, out);
}

static void write_view(const void *memory, json_t *out)
{
    const RegicideView *view = memory;
    json_t *hands = json_array();
    json_t *known = json_array();
    write_known(known, &regicide_game, REGICIDE_TAVERN, regicide_view_known(view, REGICIDE_TAVERN));
    for (Seat seat = 0; seat < view->table.seats; seat++) {
        uint8_t zone = (uint8_t)(REGICIDE_HANDS + seat);
        json_array_append_new(hands, write_zone(&regicide_game, view, zone));
        write_known(known, &regicide_game, zone, regicide_view_known(view, zone));
    }
    write_table(&view->table, write_zone(&regicide_game, view, REGICIDE_TAVERN),
                write_zone(&regicide_game, view, REGICIDE_CASTLE), hands, out);
    json_object_set_new(out, "known", known);
}

/* Fills a pile from a list; the number of its cards. No card comes twice, so all piles but the
 * castle have room for any list. */
static uint8_t pile_fill(Card pile[], const CardList *list)
{
    for (size_t i = 0; i < list->count; i++) {
        pile[i] = list->cards[list->count - 1 - i];
    }
    return (uint8_t)list->count;
}

static bool read_hands(CardReader *cards, const json_t *json, RegicideState *state)
{
    const json_t *hands;
    if (!field_array(json, "hands", state->table.seats, &hands, cards->refusal)) {
        return false;
    }
    for (Seat seat = 0; seat < state->table.seats; seat++) {
        CardSet *hand = &state->hands[seat];
        if (!read_card_set(cards, json_array_get(hands, seat), "hands", hand)) {
            return false;
        }
        state->table.hand_counts[seat] = (uint8_t)set_count(*hand);
    }
    return true;
}

static bool read_enemy(CardReader *cards, const json_t *json, RegicideTable *table)
{
    const json_t *enemy = json_object_get(json, "enemy");
    Refusal *refusal = cards->refusal;
    int64_t damage, spades, shield;
    bool is_cancelled;
    table->enemy = CARD_NONE;
    if (json_is_null(enemy)) {
        return true;
    }
    if (!field_object(json, "enemy", &enemy, refusal) ||
        !read_card(cards, json_object_get(enemy, "card"), &table->enemy) ||
        !field_integer(enemy, "damage", (Range){0, REGICIDE_HEALTH_MAX - 1}, &damage, refusal) ||
        !field_flag(enemy, "cancelled", &is_cancelled, refusal) ||
        !field_integer(enemy, "spades", (Range){0, SPADES_MAX}, &spades, refusal) ||
        !field_integer(enemy, "shield", (Range){0, SPADES_MAX}, &shield, refusal)) {
        return false;
    }
    table->damage = (uint8_t)damage;
    table->cancelled = is_cancelled;
    table->spades = (uint8_t)spades;
    return shield == regicide_shield(table) ||
           REFUSE(refusal, "\"shield\" must be %d here.", regicide_shield(table));
}

static bool read_cards_of_table(CardReader *cards, const json_t *json, RegicideState *state)
{
    RegicideTable *table = &state->table;
    CardList played, castle, tavern, discard;
    if (!read_enemy(cards, json, table) || !field_cards(cards, json, "table", &played) ||
        !field_cards(cards, json, "castle", &castle) ||
        !field_cards(cards, json, "tavern", &tavern) ||
        !field_cards(cards, json, "discard", &discard)) {
        return false;
    }
    if (castle.count >= REGICIDE_ROYALS) {
        return REFUSE(cards->refusal, "\"castle\" must be at most 11 cards.");
    }
    memcpy(table->played, played.cards, played.count);
    table->played_count = (uint8_t)played.count;
    table->castle_count = pile_fill(state->castle, &castle);
    table->tavern_count = pile_fill(state->tavern, &tavern);
    table->discard_count = pile_fill(table->discard, &discard);
    return read_hands(cards, json, state);
}

static bool read_yielded(const json_t *json, RegicideTable *table, Refusal *refusal)
{
    const json_t *yielded;
    if (!field_array(json, "yielded", table->seats, &yielded, refusal)) {
        return false;
    }
    for (Seat seat = 0; seat < table->seats; seat++) {
        const json_t *flag = json_array_get(yielded, seat);
        if (!json_is_boolean(flag)) {
            return REFUSE(refusal, "\"yielded\" must hold true or false for each seat.");
        }
        table->yielded |= json_is_true(flag) ? seat_bit(seat) : 0;
    }
    return true;
}

static bool read_numbers(const json_t *json, RegicideTable *table, Refusal *refusal)
{
    int64_t players, active, flips_left;
    unsigned phase, court = REGICIDE_WHOLE_COURT;
    bool is_solo_yield;
    if (!field_integer(json, "players", (Range){1, REGICIDE_SEATS}, &players, refusal) ||
        !field_integer(json, "active", (Range){0, players - 1}, &active, refusal) ||
        !field_word(json, "phase", phase_names, &phase, refusal) ||
        !field_integer(json, "flips_left", (Range){0, 2}, &flips_left, refusal) ||
        !field_flag(json, "solo_yield", &is_solo_yield, refusal)) {
        return false;
    }
    if (json_object_get(json, "court") &&
        !field_word(json, "court", court_names, &court, refusal)) {
        return false;
    }
    table->house = (uint8_t)(court * REGICIDE_HOUSE_COURT);
    table->seats = (uint8_t)players;
    table->active = (Seat)active;
    table->phase = (uint8_t)phase;
    table->flips_left = (uint8_t)flips_left;
    table->solo_yield = is_solo_yield;
    return read_house(json, table, refusal) && read_yielded(json, table, refusal);
}

/* "outcome" and "defeated", which say nothing new. */
static bool read_ends(const json_t *json, RegicideTable *table, Refusal *refusal)
{
    int64_t defeated;
    if (!field_integer(json, "defeated", (Range){0, REGICIDE_ROYALS}, &defeated, refusal)) {
        return false;
    }
    if (defeated != regicide_defeated(table)) {
        return REFUSE(refusal, "\"defeated\" must be %d here.", regicide_defeated(table));
    }
    table->won = table->enemy == CARD_NONE;
    json_t *outcome = write_outcome(table);
    bool agrees = json_equal(outcome, json_object_get(json, "outcome"));
    json_decref(outcome);
    return agrees || REFUSE(refusal, "\"outcome\" does not agree with \"phase\" and \"enemy\".");
}

static bool read_state(const json_t *json, void *memory, Setup *setup, Refusal *refusal)
{
    RegicideState *state = memory;
    CardReader cards = {&regicide_game, 0, refusal};
    if (!read_numbers(json, &state->table, refusal) || !read_cards_of_table(&cards, json, state) ||
        !read_ends(json, &state->table, refusal)) {
        return false;
    }
    regicide_forget(state);
    setup->seats = state->table.seats;
    setup->options[REGICIDE_SOLO_YIELD] = state->table.solo_yield;
    setup->options[REGICIDE_COURT] = (int32_t)regicide_court(&state->table);
    regicide_get_house(&state->table, setup->options);
    return true;
}

static json_t *write_result(const void *memory)
{
    const RegicideState *state = memory;
    const char *medal = medal_names[regicide_medal(&state->table)];
    return json_pack("{s:o,s:i,s:s?}", "outcome", write_outcome(&state->table), "defeated",
                     regicide_defeated(&state->table), "medal", medal);
}

const Codec regicide_codec = {
    .game = &regicide_game,
    .rng_offset = offsetof(RegicideState, rng),
    .write_state = write_state,
    .write_view = write_view,
    .read_state = read_state,
    .write_result = write_result,
};
