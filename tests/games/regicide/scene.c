/* Building the positions and putting results into words: see scene.h. */
#include "scene.h"

#include "core/notation.h"

#include <string.h>

/* Several texts may be alive at once, within one assertion. */
#define TEXTS 4

static Text text_new(void)
{
    static char texts[TEXTS][TEXT_MAX];
    static unsigned next;
    next = (next + 1) % TEXTS;
    return text_in(texts[next], TEXT_MAX);
}

Card card_of(const char *code)
{
    Card card = notation_read_card(&regicide_game, code, 2);
    assert_int_not_equal(card, CARD_NONE);
    return card;
}

static unsigned read_cards(const char *codes, Card out[])
{
    unsigned count = 0;
    for (; codes && *codes; codes += codes[2] == ' ' ? 3 : 2) {
        out[count++] = card_of(codes);
    }
    return count;
}

CardSet cards_of(const char *codes)
{
    Card cards[REGICIDE_CARDS];
    CardSet set = 0;
    for (unsigned i = 0, count = read_cards(codes, cards); i < count; i++) {
        set |= card_bit(cards[i]);
    }
    return set;
}

static void reverse(Card cards[], unsigned count)
{
    for (unsigned i = 0; i < count / 2; i++) {
        Card card = cards[i];
        cards[i] = cards[count - 1 - i];
        cards[count - 1 - i] = card;
    }
}

/* The cards that a scene does not name. */
static CardSet scene_rest(const Scene *scene, unsigned seats)
{
    CardSet named = cards_of(scene->enemy) | cards_of(scene->table) | cards_of(scene->tavern) |
                    cards_of(scene->discard) | cards_of(scene->castle);
    for (unsigned i = 0; i < REGICIDE_SEATS; i++) {
        named |= cards_of(scene->hands[i]);
    }
    return regicide_deck(seats) & ~named;
}

static void place_castle(RegicideState *state, const Scene *scene, CardSet *rest)
{
    RegicideTable *table = &state->table;
    if (scene->castle) {
        table->castle_count = (uint8_t)read_cards(scene->castle, state->castle);
        reverse(state->castle, table->castle_count);
        return;
    }
    for (Card card = 51; card >= 40; card--) {
        if (*rest & card_bit(card) && regicide_rank(card) >= regicide_rank(table->enemy)) {
            state->castle[table->castle_count++] = card;
            *rest &= ~card_bit(card);
        }
    }
}

/* The named cards on top of those that are not. */
static uint8_t place_pile(Card pile[], const char *named, CardSet rest)
{
    unsigned count = 0;
    for (; rest; rest = set_without_first(rest)) {
        pile[count++] = set_first(rest);
    }
    unsigned top = read_cards(named, pile + count);
    reverse(pile + count, top);
    return (uint8_t)(count + top);
}

static void place_cards(RegicideState *state, const Scene *scene)
{
    RegicideTable *table = &state->table;
    CardSet rest = scene_rest(scene, table->seats);
    table->enemy = card_of(scene->enemy);
    place_castle(state, scene, &rest);
    for (unsigned i = 0; i < REGICIDE_SEATS; i++) {
        state->hands[i] = cards_of(scene->hands[i]);
        table->hand_counts[i] = (uint8_t)set_count(state->hands[i]);
    }
    table->played_count = (uint8_t)read_cards(scene->table, table->played);
    CardSet discarded = scene->rest_discarded ? rest : 0;
    table->discard_count = place_pile(table->discard, scene->discard, discarded);
    table->tavern_count = place_pile(state->tavern, scene->tavern, rest & ~discarded);
}

static void assert_checked(const RegicideState *state)
{
    const char *problem = regicide_game.check(state);
    if (problem) {
        fail_msg("%s", problem);
    }
}

RegicideState scene_state(Scene scene)
{
    RegicideState state = {.rng = rng_seeded(1)};
    RegicideTable *table = &state.table;
    table->seats = (uint8_t)(scene.seats ? scene.seats : 2);
    table->active = scene.active;
    table->phase = (uint8_t)scene.phase;
    table->damage = scene.damage;
    table->spades = scene.spades;
    table->flips_left = scene.flips_left;
    table->cancelled = scene.cancelled;
    table->solo_yield = scene.solo_yield;
    table->yielded = scene.yielded;
    place_cards(&state, &scene);
    regicide_forget(&state);
    assert_checked(&state);
    return state;
}

static Action action_of(const char *text)
{
    Action action;
    assert_true(notation_read(&regicide_game, text, &action));
    return action;
}

bool is_legal(const RegicideState *state, const char *action)
{
    return game_is_legal(&regicide_game, state, state->table.active, action_of(action));
}

void act(RegicideState *state, const char *action)
{
    if (!is_legal(state, action)) {
        fail_msg("%s is not legal", action);
    }
    regicide_game.apply(state, state->table.active, action_of(action), NULL);
    assert_checked(state);
}

const char *legal_text(const RegicideState *state)
{
    Action legal[LEGAL_COUNT_MAX];
    Text text = text_new();
    size_t count = regicide_game.legal(state, state->table.active, legal, LEGAL_COUNT_MAX);
    for (size_t i = 0; i < count; i++) {
        text_append(&text, i > 0 ? ", " : "");
        notation_write(&regicide_game, legal[i], &text);
    }
    return text.bytes;
}

static void append_card(Text *text, Card card, bool first)
{
    text_append(text, first ? "" : " ");
    text_append(text, card == CARD_HIDDEN ? "?" : regicide_game.cards[card]);
}

static const char *cards_text(const Card cards[], size_t count)
{
    Text text = text_new();
    for (size_t i = 0; i < count; i++) {
        append_card(&text, cards[i], i == 0);
    }
    return text.bytes;
}

const char *set_text(CardSet cards)
{
    Card list[REGICIDE_CARDS];
    unsigned count = 0;
    for (; cards; cards = set_without_first(cards)) {
        list[count++] = set_first(cards);
    }
    return cards_text(list, count);
}

const char *zone_text(const RegicideState *state, unsigned zone)
{
    Card cards[REGICIDE_CARDS];
    bool tavern = zone == REGICIDE_TAVERN;
    if (tavern || zone == REGICIDE_CASTLE) {
        unsigned count = tavern ? state->table.tavern_count : state->table.castle_count;
        memcpy(cards, tavern ? state->tavern : state->castle, count);
        reverse(cards, count);
        return cards_text(cards, count);
    }
    return seen_text(state, zone < REGICIDE_HANDS ? 0 : (Seat)(zone - REGICIDE_HANDS), zone);
}

const char *seen_text(const RegicideState *state, Seat seat, unsigned zone)
{
    Card cards[ZONE_CARDS_MAX];
    RegicideView view = view_of(state, seat);
    return cards_text(cards, regicide_game.zone(&view, (uint8_t)zone, cards, ZONE_CARDS_MAX));
}

RegicideView view_of(const RegicideState *state, Seat seat)
{
    RegicideView view;
    regicide_game.view(state, seat, &view);
    return view;
}

static void append_value(Text *text, Value value)
{
    switch (value.kind) {
    case VALUE_NUMBER:
        text_append_number(text, value.number);
        return;
    case VALUE_SEAT:
        text_append(text, "seat ");
        text_append_number(text, value.number);
        return;
    case VALUE_CARD:
        text_append(text, regicide_game.cards[value.number]);
        return;
    case VALUE_CARDS:
        text_append(text, set_text((CardSet)value.number));
        return;
    case VALUE_WORD:
        text_append(text, regicide_game.words[value.number]);
        return;
    }
}

/* The English text with its i-th placeholder replaced by value i. */
static void append_message(Text *text, const Message *message)
{
    unsigned next = 0;
    for (const char *at = message->text; *at;) {
        const char *brace = strchr(at, '{');
        text_append_bytes(text, at, brace ? (size_t)(brace - at) : strlen(at));
        if (!brace) {
            break;
        }
        assert_true(next < message->count);
        append_value(text, message->values[next++]);
        at = strchr(brace, '}') + 1;
    }
    assert_int_equal(next, message->count);
}

const char *refusal_text(const RegicideState *state, Seat seat, const char *action)
{
    RegicideView view = view_of(state, seat);
    Message why;
    Text text = text_new();
    assert_true(regicide_game.refuse(&view, action_of(action), &why));
    append_message(&text, &why);
    return text.bytes;
}

const char *preview_text(const RegicideState *state, const char *action)
{
    RegicideView view = view_of(state, state->table.active);
    Message messages[16];
    Text text = text_new();
    assert_true(is_legal(state, action));
    size_t count = regicide_game.preview(&view, action_of(action), messages, 16);
    for (size_t i = 0; i < count; i++) {
        text_append(&text, i > 0 ? " · " : "");
        append_message(&text, &messages[i]);
    }
    return text.bytes;
}

static void append_named(Text *text, const char *what, const char *name, int value)
{
    text_append(text, what);
    text_append(text, name);
    text_append(text, " ");
    text_append_number(text, value);
}

static void append_place(Text *text, uint8_t zone, uint8_t index)
{
    text_append(text, regicide_game.zones[zone]);
    if (index != INDEX_ANY) {
        text_append(text, "@");
        text_append_number(text, index);
    }
}

static void append_event(Text *text, const Event *event)
{
    switch ((EventKind)event->kind) {
    case EVENT_MOVE:
        append_card(text, event->card, true);
        text_append(text, " ");
        append_place(text, event->from, event->from_index);
        text_append(text, ">");
        append_place(text, event->to, event->to_index);
        return;
    case EVENT_TURN:
        text_append(text, "turn ");
        append_card(text, event->card, true);
        text_append(text, " ");
        append_place(text, event->from, event->from_index);
        return;
    case EVENT_SHUFFLE:
        text_append(text, "shuffle ");
        text_append(text, regicide_game.zones[event->from]);
        return;
    case EVENT_COUNTER:
        append_named(text, "=", regicide_game.counters[event->name], event->value);
        return;
    case EVENT_PHASE:
        append_named(text, "phase ", regicide_game.phases[event->name], event->value);
        return;
    case EVENT_CUE:
        append_named(text, "", regicide_game.cues[event->name], event->value);
        return;
    case EVENT_END:
        text_append(text, "end");
        return;
    }
}

const char *events_text(const RegicideState *state, const char *action, Seat seat, bool all)
{
    Event events[EVENT_COUNT_MAX];
    EventLog log = {.events = events, .capacity = regicide_game.events_max};
    RegicideState after = *state;
    Text text = text_new();
    assert_true(is_legal(state, action));
    regicide_game.apply(&after, state->table.active, action_of(action), &log);
    for (size_t i = 0, told = 0; i < log.count; i++) {
        bool extra = events[i].kind == EVENT_COUNTER || events[i].kind == EVENT_PHASE;
        if (all || !extra) {
            Event seen = event_for(events[i], seat);
            text_append(&text, told++ > 0 ? "; " : "");
            append_event(&text, &seen);
        }
    }
    return text.bytes;
}
