/* The rules of the null game, as include/games/null.h tells them. Every card is in exactly one
 * place: the stock, the table, or the set of one hand. */
#include "games/null.h"

#include "base/assert.h"

#include <string.h>

#define HAND_SIZE 2

static const Verb null_verbs[] = {
    [NULL_PLAY] = {.name = "play", .form = VERB_OPERANDS, .operands = {OPERAND_CARD}},
};
static const char *const null_cards[] = {"1", "2", "3", "4", "5", "6", "7", "8", "9"};
static const char *const null_zones[] = {"stock",   "table",   "hands/0",
                                         "hands/1", "hands/2", "hands/3"};
static const char *const null_counters[] = {"total", NULL};
static const char *const null_phases[] = {"play", NULL};
static const char *const null_none[] = {NULL};

static bool null_accepts(const Setup *setup, Message *why)
{
    if (setup->seats < 2 || setup->seats > NULL_SEATS) {
        return setup_refuse(why, N_("This game is for two to four players."));
    }
    return true;
}

static void null_setup(void *memory, const Setup *setup)
{
    NullState *state = memory;
    *state = (NullState){.rng = rng_seeded(setup->seed), .seats = setup->seats};
    for (Card card = 0; card < NULL_CARDS; card++) {
        state->stock[card] = card;
    }
    rng_shuffle(&state->rng, state->stock, NULL_CARDS);
    state->stock_count = NULL_CARDS;
    for (unsigned dealt = 0; dealt < HAND_SIZE * setup->seats; dealt++) {
        state->hands[dealt % setup->seats] |= (uint16_t)card_bit(state->stock[dealt]);
        state->stock_count--;
    }
    memmove(state->stock, state->stock + NULL_CARDS - state->stock_count, state->stock_count);
    memset(state->stock + state->stock_count, 0, NULL_CARDS - state->stock_count);
}

static SeatSet null_actors(const void *memory)
{
    const NullState *state = memory;
    if (state->hands[state->active]) {
        return seat_bit(state->active);
    }
    return 0;
}

static size_t null_legal(const void *memory, Seat seat, Action out[], size_t capacity)
{
    const NullState *state = memory;
    size_t count = 0;
    if (seat != state->active) {
        return 0;
    }
    for (CardSet rest = state->hands[seat]; rest; rest = set_without_first(rest)) {
        ASSERT(count < capacity);
        out[count++] = action_with_1(NULL_PLAY, set_first(rest));
    }
    return count;
}

static void null_draw(NullState *state, Seat seat, EventLog *log)
{
    if (state->stock_count == 0) {
        return;
    }
    Card card = state->stock[0];
    state->stock_count--;
    memmove(state->stock, state->stock + 1, state->stock_count);
    state->stock[state->stock_count] = 0;
    state->hands[seat] |= (uint16_t)card_bit(card);
    event_move(log, card, NULL_STOCK, 0, (uint8_t)(NULL_HANDS + seat), INDEX_ANY, seat_bit(seat));
}

static void null_apply(void *memory, Seat seat, Action action, EventLog *log)
{
    NullState *state = memory;
    Card card = action_operand(action, 0);
    state->hands[seat] &= (uint16_t)~card_bit(card);
    event_move(log, card, (uint8_t)(NULL_HANDS + seat), INDEX_ANY, NULL_TABLE, state->table_count,
               SEATS_ALL);
    state->table[state->table_count++] = card;
    state->total[seat] = (uint8_t)(state->total[seat] + card + 1);
    event_counter(log, NULL_TOTAL, state->total[seat]);
    null_draw(state, seat, log);
    for (unsigned step = 1; step <= state->seats; step++) {
        Seat next = (Seat)((seat + step) % state->seats);
        if (state->hands[next]) {
            state->active = next;
            event_phase(log, 0, next);
            return;
        }
    }
    event_end(log);
}

static void null_outcome(const void *memory, Outcome *out)
{
    const NullState *state = memory;
    *out = (Outcome){.over = null_actors(state) == 0};
    uint8_t best = 0;
    for (Seat seat = 0; seat < state->seats; seat++) {
        out->score[seat] = state->total[seat];
        if (state->total[seat] > best) {
            best = state->total[seat];
        }
    }
    for (Seat seat = 0; seat < state->seats && out->over; seat++) {
        if (state->total[seat] == best) {
            out->winners |= seat_bit(seat);
        }
    }
}

static void null_view(const void *memory, Seat seat, void *out)
{
    const NullState *state = memory;
    NullView *view = out;
    *view = (NullView){.stock_count = state->stock_count,
                       .table_count = state->table_count,
                       .seat = seat,
                       .seats = state->seats,
                       .active = state->active,
                       .hand = state->hands[seat]};
    memcpy(view->table, state->table, sizeof view->table);
    memcpy(view->total, state->total, sizeof view->total);
    for (Seat other = 0; other < state->seats; other++) {
        view->hand_counts[other] = (uint8_t)set_count(state->hands[other]);
    }
}

static void null_sample(const void *memory, Rng *rng, void *out)
{
    const NullView *view = memory;
    NullState *state = out;
    *state = (NullState){.rng = rng_seeded(rng_next(rng)),
                         .stock_count = view->stock_count,
                         .table_count = view->table_count,
                         .seats = view->seats,
                         .active = view->active};
    memcpy(state->table, view->table, sizeof state->table);
    memcpy(state->total, view->total, sizeof state->total);
    CardSet unseen = (card_bit(NULL_CARDS) - 1) & ~(CardSet)view->hand;
    for (unsigned i = 0; i < view->table_count; i++) {
        unseen &= ~card_bit(view->table[i]);
    }
    for (Seat seat = 0; seat < view->seats; seat++) {
        for (unsigned i = 0; i < view->hand_counts[seat] && seat != view->seat; i++) {
            Card card = rng_pick(rng, unseen);
            unseen &= ~card_bit(card);
            state->hands[seat] |= (uint16_t)card_bit(card);
        }
    }
    state->hands[view->seat] = view->hand;
    unsigned stocked = view->stock_count; /* read once: to the compiler `stock` may lie over it */
    ASSERT(stocked <= NULL_CARDS);
    for (unsigned i = 0; i < stocked; i++) {
        state->stock[i] = rng_pick(rng, unseen);
        unseen &= ~card_bit(state->stock[i]);
    }
}

static int null_evaluate(const void *memory, Seat seat)
{
    const NullState *state = memory;
    int best_other = 0;
    for (Seat other = 0; other < state->seats; other++) {
        if (other != seat && state->total[other] > best_other) {
            best_other = state->total[other];
        }
    }
    return 500 + 10 * (state->total[seat] - best_other);
}

static bool null_refuse(const void *memory, Action action, Message *why)
{
    const NullView *view = memory;
    Card card = action_operand(action, 0);
    if (view->active != view->seat) {
        *why = MESSAGE(N_("It is {name}'s turn."), value_seat(view->active));
        return true;
    }
    if (card >= NULL_CARDS || !(view->hand & card_bit(card))) {
        *why = message_of(N_("This card is not in your hand."));
        return true;
    }
    return false;
}

static size_t null_preview(const void *memory, Action action, Message out[], size_t capacity)
{
    const NullView *view = memory;
    ASSERT(capacity >= 1);
    out[0] = MESSAGE(N_("Your total becomes {n}."),
                     value_number(view->total[view->seat] + action_operand(action, 0) + 1));
    return 1;
}

static size_t null_zone(const void *memory, uint8_t zone, Card out[], size_t capacity)
{
    const NullView *view = memory;
    ASSERT(capacity >= NULL_CARDS);
    if (zone == NULL_TABLE) {
        memcpy(out, view->table, view->table_count);
        return view->table_count;
    }
    if (zone == NULL_HANDS + view->seat) {
        return set_list(view->hand, out);
    }
    size_t count = view->stock_count;
    if (zone != NULL_STOCK) {
        count = view->hand_counts[zone - NULL_HANDS];
    }
    memset(out, CARD_HIDDEN, count);
    return count;
}

static const char *null_check(const void *memory)
{
    const NullState *state = memory;
    if (state->seats < 2 || state->seats > NULL_SEATS || state->active >= state->seats) {
        return "the seats are out of range";
    }
    if (state->stock_count > NULL_CARDS || state->table_count > NULL_CARDS) {
        return "a pile holds more cards than there are";
    }
    CardSet seen = 0;
    int count = state->stock_count + state->table_count;
    for (unsigned i = 0; i < state->stock_count; i++) {
        seen |= card_bit(state->stock[i]);
    }
    for (unsigned i = 0; i < state->table_count; i++) {
        seen |= card_bit(state->table[i]);
    }
    for (Seat seat = 0; seat < NULL_SEATS; seat++) {
        seen |= state->hands[seat];
        count += set_count(state->hands[seat]);
    }
    bool once = count == NULL_CARDS && seen == card_bit(NULL_CARDS) - 1;
    if (once) {
        return NULL;
    }
    return "a card is missing or in two places";
}

static const GameBots null_bots = {
    .evaluate = null_evaluate,
};

const Game null_game = {
    .id = "null",
    .rules_version = 1,
    .seats_min = 2,
    .seats_max = NULL_SEATS,
    .state_size = sizeof(NullState),
    .view_size = sizeof(NullView),
    .actions_max = NULL_CARDS,
    .legal_max = NULL_CARDS,
    .events_max = 5,
    .options = NULL,
    .option_count = 0,
    .names =
        {
            .verb_count = 1,
            .card_count = NULL_CARDS,
            .zone_count = NULL_HANDS + NULL_SEATS,
            .verbs = null_verbs,
            .cards = null_cards,
            .zones = null_zones,
            .counters = null_counters,
            .phases = null_phases,
            .cues = null_none,
            .words = null_none,
        },
    .bots = &null_bots,
    .accepts = null_accepts,
    .setup = null_setup,
    .actors = null_actors,
    .legal = null_legal,
    .apply = null_apply,
    .outcome = null_outcome,
    .view = null_view,
    .sample = null_sample,
    .refuse = null_refuse,
    .preview = null_preview,
    .zone = null_zone,
    .check = null_check,
};
