/* The null game in JSON. Piles are listed as in its state, top or first played first; totals follow
 * from nothing else on the table, because nobody remembers who played what. */
#include "codec.h"

#include "games/null.h"

#include <string.h>

static json_t *write_numbers(const uint8_t numbers[], size_t count)
{
    json_t *array = json_array();
    for (size_t i = 0; i < count; i++) {
        json_array_append_new(array, json_integer(numbers[i]));
    }
    return array;
}

static void write_state(const void *memory, json_t *out)
{
    const NullState *state = memory;
    json_t *hands = json_array();
    for (Seat seat = 0; seat < state->seats; seat++) {
        json_array_append_new(hands, write_card_set(&null_game, state->hands[seat]));
    }
    json_object_set_new(out, "players", json_integer(state->seats));
    json_object_set_new(out, "active", json_integer(state->active));
    json_object_set_new(out, "stock", write_cards(&null_game, state->stock, state->stock_count));
    json_object_set_new(out, "table", write_cards(&null_game, state->table, state->table_count));
    json_object_set_new(out, "hands", hands);
    json_object_set_new(out, "totals", write_numbers(state->total, state->seats));
}

static void write_view(const void *memory, json_t *out)
{
    const NullView *view = memory;
    json_t *hands = json_array();
    for (Seat seat = 0; seat < view->seats; seat++) {
        json_array_append_new(hands, write_zone(&null_game, view, (uint8_t)(NULL_HANDS + seat)));
    }
    json_object_set_new(out, "players", json_integer(view->seats));
    json_object_set_new(out, "active", json_integer(view->active));
    json_object_set_new(out, "stock", write_zone(&null_game, view, NULL_STOCK));
    json_object_set_new(out, "table", write_zone(&null_game, view, NULL_TABLE));
    json_object_set_new(out, "hands", hands);
    json_object_set_new(out, "totals", write_numbers(view->total, view->seats));
    json_object_set_new(out, "known", json_array());
}

static bool read_seats(const json_t *json, NullState *state, CardReader *cards)
{
    const json_t *hands, *totals;
    if (!field_array(json, "hands", state->seats, &hands, cards->refusal) ||
        !field_array(json, "totals", state->seats, &totals, cards->refusal)) {
        return false;
    }
    for (Seat seat = 0; seat < state->seats; seat++) {
        CardSet hand;
        const json_t *total = json_array_get(totals, seat);
        json_int_t points = json_integer_value(total);
        if (!read_card_set(cards, json_array_get(hands, seat), "hands", &hand)) {
            return false;
        }
        if (!json_is_integer(total) || points < 0 || points > 45) {
            return REFUSE(cards->refusal, "\"totals\" must be whole numbers from 0 to 45.");
        }
        state->hands[seat] = (uint16_t)hand;
        state->total[seat] = (uint8_t)points;
    }
    return true;
}

/* What lies on the table is what the totals count. */
static bool totals_agree(const NullState *state)
{
    int sum = 0;
    for (unsigned i = 0; i < state->table_count; i++) {
        sum += state->table[i] + 1;
    }
    for (Seat seat = 0; seat < state->seats; seat++) {
        sum -= state->total[seat];
    }
    return sum == 0;
}

static bool read_state(const json_t *json, void *memory, Setup *setup, Refusal *refusal)
{
    NullState *state = memory;
    CardReader cards = {&null_game, 0, refusal};
    int64_t players, active;
    CardList stock, table;
    if (!field_integer(json, "players", (Range){2, NULL_SEATS}, &players, refusal) ||
        !field_integer(json, "active", (Range){0, players - 1}, &active, refusal) ||
        !field_cards(&cards, json, "stock", &stock) ||
        !field_cards(&cards, json, "table", &table)) {
        return false;
    }
    state->seats = setup->seats = (uint8_t)players;
    state->active = (uint8_t)active;
    state->stock_count = (uint8_t)stock.count;
    state->table_count = (uint8_t)table.count;
    memcpy(state->stock, stock.cards, stock.count);
    memcpy(state->table, table.cards, table.count);
    if (!read_seats(json, state, &cards)) {
        return false;
    }
    bool is_over = state->table_count == NULL_CARDS;
    if (!is_over && state->hands[active] == 0) {
        return REFUSE(refusal, "The active seat has no card to play.");
    }
    return totals_agree(state) ||
           REFUSE(refusal, "\"totals\" must add up to the cards on the table.");
}

static json_t *write_result(const void *memory)
{
    const NullState *state = memory;
    Outcome outcome;
    null_game.outcome(state, &outcome);
    json_t *winners = json_array();
    for (Seat seat = 0; seat < state->seats; seat++) {
        if (seats_have(outcome.winners, seat)) {
            json_array_append_new(winners, json_integer(seat));
        }
    }
    return json_pack("{s:o,s:o}", "winners", winners, "totals",
                     write_numbers(state->total, state->seats));
}

const Codec null_codec = {
    .game = &null_game,
    .rng_offset = offsetof(NullState, rng),
    .write_state = write_state,
    .write_view = write_view,
    .read_state = read_state,
    .write_result = write_result,
};
