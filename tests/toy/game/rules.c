/* The rules of the toy game, as games/toy.h tells them. Every card of the match is in the row or in
 * the set of one seat. */
#include "games/toy.h"

#include "base/assert.h"

#include <string.h>

static const Verb verbs[] = {
    [TOY_TAKE] = {.name = "take", .form = VERB_OPERANDS, .operands = {OPERAND_CARD}},
};
static const char *const cards[] = {"1", "2", "3", "4", "5", "6", "7", "8", "9", "10"};
static const char *const zones[] = {"row", "taken/0", "taken/1", "taken/2"};
static const char *const counters[] = {"points", NULL};
static const char *const phases[] = {"take", NULL};
static const char *const none[] = {NULL};
static const char *const goals[] = {"most", "fewest", NULL};

static const GameOption options[] = {
    [TOY_LENGTH] =
        {.key = "length", .kind = OPTION_NUMBER, .low = 6, .high = TOY_CARDS, .initial = 8},
    [TOY_GOAL] = {.key = "goal", .kind = OPTION_WORD, .initial = TOY_MOST, .words = goals},
};

int toy_points(const ToyTable *table, Seat seat)
{
    int points = 0;
    for (CardSet rest = table->taken[seat]; rest; rest = set_without_first(rest)) {
        points += set_first(rest) + 1;
    }
    return points;
}

static bool toy_accepts(const Setup *setup, Message *why)
{
    int32_t length = setup->options[TOY_LENGTH], goal = setup->options[TOY_GOAL];
    if (setup->seats < 2 || setup->seats > TOY_SEATS) {
        return setup_refuse(why, "This game is for two or three players.");
    }
    if (length < options[TOY_LENGTH].low || length > TOY_CARDS) {
        return setup_refuse(why, "The row has six to ten cards.");
    }
    return (goal >= TOY_MOST && goal <= TOY_FEWEST) ||
           setup_refuse(why, "The most points win, or the fewest.");
}

static void toy_setup(void *memory, const Setup *setup)
{
    ToyState *state = memory;
    *state = (ToyState){.rng = rng_seeded(setup->seed)};
    ToyTable *table = &state->table;
    table->seats = setup->seats;
    table->goal = (uint8_t)setup->options[TOY_GOAL];
    table->row_count = (uint8_t)setup->options[TOY_LENGTH];
    for (Card card = 0; card < table->row_count; card++) {
        table->row[card] = card;
    }
    rng_shuffle(&state->rng, table->row, table->row_count);
}

static SeatSet toy_actors(const void *memory)
{
    const ToyState *state = memory;
    return state->table.row_count > 0 ? seat_bit(state->table.active) : 0;
}

static size_t toy_legal(const void *memory, Seat seat, Action out[], size_t capacity)
{
    const ToyTable *table = &((const ToyState *)memory)->table;
    ASSERT(capacity >= 2);
    if (seat != table->active || table->row_count == 0) {
        return 0;
    }
    CardSet ends = card_bit(table->row[0]) | card_bit(table->row[table->row_count - 1]);
    size_t count = 0;
    for (; ends; ends = set_without_first(ends)) {
        out[count++] = action_with_1(TOY_TAKE, set_first(ends));
    }
    return count;
}

static void toy_apply(void *memory, Seat seat, Action action, EventLog *log)
{
    ToyTable *table = &((ToyState *)memory)->table;
    Card card = action_operand(action, 0);
    uint8_t last = (uint8_t)(table->row_count - 1), index = table->row[0] == card ? 0 : last;
    memmove(table->row + index, table->row + index + 1, (size_t)(last - index));
    table->row[last] = 0;
    table->row_count = last;
    table->taken[seat] |= (uint16_t)card_bit(card);
    table->active = (uint8_t)((seat + 1) % table->seats);
    event_move(log, card, TOY_ROW, index, (uint8_t)(TOY_TAKEN + seat), INDEX_ANY, SEATS_ALL);
    event_counter(log, TOY_POINTS, toy_points(table, seat));
    if (table->row_count == 0) {
        event_end(log);
    } else {
        event_phase(log, 0, table->active);
    }
}

static void toy_outcome(const void *memory, Outcome *out)
{
    const ToyTable *table = &((const ToyState *)memory)->table;
    *out = (Outcome){.over = table->row_count == 0};
    int sign = table->goal == TOY_MOST ? 1 : -1, best = INT16_MIN;
    for (Seat seat = 0; seat < table->seats; seat++) {
        out->score[seat] = (int16_t)toy_points(table, seat);
        best = sign * out->score[seat] > best ? sign * out->score[seat] : best;
    }
    for (Seat seat = 0; seat < table->seats && out->over; seat++) {
        out->winners |= sign * out->score[seat] == best ? seat_bit(seat) : 0;
    }
}

static void toy_view(const void *memory, Seat seat, void *out)
{
    const ToyState *state = memory;
    *(ToyView *)out = (ToyView){.table = state->table, .seat = seat};
}

static void toy_sample(const void *view, Rng *rng, void *out)
{
    *(ToyState *)out =
        (ToyState){.rng = rng_seeded(rng_next(rng)), .table = ((const ToyView *)view)->table};
}

static bool toy_refuse(const void *memory, Action action, Message *why)
{
    const ToyView *view = memory;
    const ToyTable *table = &view->table;
    Card card = action_operand(action, 0);
    if (table->row_count == 0 || table->active != view->seat) {
        *why = message_of("It is somebody else's turn.");
        return true;
    }
    if (card != table->row[0] && card != table->row[table->row_count - 1]) {
        *why = message_of("Only the cards at the two ends can be taken.");
        return true;
    }
    return false;
}

static size_t toy_preview(const void *memory, Action action, Message out[], size_t capacity)
{
    const ToyView *view = memory;
    ASSERT(capacity >= 1);
    int points = toy_points(&view->table, view->seat) + action_operand(action, 0) + 1;
    out[0] = MESSAGE("You will have {n} points.", value_number(points));
    return 1;
}

static size_t toy_zone(const void *memory, uint8_t zone, Card out[], size_t capacity)
{
    const ToyTable *table = &((const ToyView *)memory)->table;
    ASSERT(capacity >= TOY_CARDS);
    if (zone != TOY_ROW) {
        return set_list(table->taken[zone - TOY_TAKEN], out);
    }
    memcpy(out, table->row, table->row_count);
    return table->row_count;
}

static const char *toy_check(const void *memory)
{
    const ToyTable *table = &((const ToyState *)memory)->table;
    CardSet seen = 0;
    int count = table->row_count;
    if (table->row_count > TOY_CARDS || table->seats > TOY_SEATS || table->active >= table->seats ||
        table->goal > TOY_FEWEST) {
        return "a number is out of range";
    }
    for (unsigned i = 0; i < table->row_count; i++) {
        seen |= card_bit(table->row[i]);
    }
    for (Seat seat = 0; seat < TOY_SEATS; seat++) {
        seen |= table->taken[seat];
        count += set_count(table->taken[seat]);
    }
    return seen == card_bit((Card)count) - 1 ? NULL : "a card is missing or in two places";
}

static int toy_evaluate(const void *memory, Seat seat)
{
    const ToyTable *table = &((const ToyState *)memory)->table;
    int points = toy_points(table, seat);
    return table->goal == TOY_MOST ? 500 + 9 * points : 500 - 9 * points;
}

static const GameBots bots = {.evaluate = toy_evaluate, .tree_least = 10000};

const Game toy_game = {
    .id = "toy",
    .rules_version = 1,
    .seats_min = 2,
    .seats_max = TOY_SEATS,
    .state_size = sizeof(ToyState),
    .view_size = sizeof(ToyView),
    .actions_max = TOY_CARDS,
    .legal_max = 2,
    .events_max = 3,
    .options = options,
    .option_count = sizeof options / sizeof options[0],
    .names = {.verb_count = 1,
              .card_count = TOY_CARDS,
              .zone_count = TOY_TAKEN + TOY_SEATS,
              .verbs = verbs,
              .cards = cards,
              .zones = zones,
              .counters = counters,
              .phases = phases,
              .cues = none,
              .words = none},
    .bots = &bots,
    .accepts = toy_accepts,
    .setup = toy_setup,
    .actors = toy_actors,
    .legal = toy_legal,
    .apply = toy_apply,
    .outcome = toy_outcome,
    .view = toy_view,
    .sample = toy_sample,
    .refuse = toy_refuse,
    .preview = toy_preview,
    .zone = toy_zone,
    .check = toy_check,
};
