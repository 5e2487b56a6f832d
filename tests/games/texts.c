/* Everything here reads a game's static tables only: see texts.h. */
#include "texts.h"

#include "core/notation.h"

#include <string.h>

#define TEXTS    8
#define TEXT_MAX 4096

Text texts_begin(void)
{
    static char texts[TEXTS][TEXT_MAX];
    static unsigned next;
    next = (next + 1) % TEXTS;
    return text_in(texts[next], TEXT_MAX);
}

static const char *finish(const Text *text)
{
    assert_false(text->truncated);
    return text->bytes;
}

Action texts_read_action(const Game *game, const char *text)
{
    Action action;
    if (!notation_read(game, text, &action)) {
        fail_msg("\"%s\" is no action", text);
    }
    return action;
}

Card texts_read_card(const Game *game, const char *code, size_t length)
{
    Card card = notation_read_card(game, code, length);
    if (card == CARD_NONE) {
        fail_msg("there is no card \"%.*s\"", (int)length, code);
    }
    return card;
}

unsigned texts_read_cards(const Game *game, const char *codes, Card out[])
{
    unsigned count = 0;
    for (; codes && *codes; codes += codes[2] == ' ' ? 3 : 2) {
        out[count++] = texts_read_card(game, codes, 2);
    }
    return count;
}

void texts_check(const Game *game, const void *state)
{
    const char *problem = game->check(state);
    if (problem) {
        fail_msg("%s", problem);
    }
}

const char *texts_legal(const Game *game, const void *state, Seat seat)
{
    Action legal[LEGAL_COUNT_MAX];
    size_t count = game->legal(state, seat, legal, LEGAL_COUNT_MAX);
    Text text = texts_begin();
    for (size_t i = 0; i < count; i++) {
        text_append(&text, i > 0 ? ", " : "");
        notation_write(game, legal[i], &text);
    }
    return finish(&text);
}

static void append_card(const Game *game, Card card, Text *text)
{
    text_append(text, card == CARD_HIDDEN ? "?" : game->names.cards[card]);
}

const char *texts_cards(const Game *game, const Card cards[], size_t count)
{
    Text text = texts_begin();
    for (size_t i = 0; i < count; i++) {
        text_append(&text, i > 0 ? " " : "");
        append_card(game, cards[i], &text);
    }
    return finish(&text);
}

const char *texts_zone(const Game *game, const void *view, unsigned zone)
{
    Card cards[ZONE_CARDS_MAX];
    size_t count = game->zone(view, (uint8_t)zone, cards, ZONE_CARDS_MAX);
    return texts_cards(game, cards, count);
}

static void append_set(const Game *game, CardSet set, Text *text)
{
    for (CardSet rest = set; rest; rest = set_without_first(rest)) {
        text_append(text, rest == set ? "" : " ");
        append_card(game, set_first(rest), text);
    }
}

const char *texts_set(const Game *game, CardSet cards)
{
    Text text = texts_begin();
    append_set(game, cards, &text);
    return finish(&text);
}

/* Without the context that tells it from its equals. */
static void append_word(const char *word, Text *text)
{
    const char *context_end = strchr(word, '\004');
    text_append(text, context_end ? context_end + 1 : word);
}

static void append_value(const Game *game, Value value, Text *text)
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
        append_card(game, (Card)value.number, text);
        return;
    case VALUE_CARDS:
        append_set(game, (CardSet)value.number, text);
        return;
    case VALUE_WORD:
        append_word(game->names.words[value.number], text);
        return;
    }
}

/* The i-th placeholder becomes value i; no test needs a plural or a placeholder that repeats. */
static void append_message(const Game *game, const Message *message, Text *text)
{
    const char *at = message->text;
    unsigned used = 0;
    for (const char *open; (open = strchr(at, '{')) != NULL; at = strchr(open, '}') + 1) {
        text_append_bytes(text, at, (size_t)(open - at));
        assert_true(used < message->count);
        append_value(game, message->values[used++], text);
    }
    text_append(text, at);
    assert_int_equal(used, message->count);
}

const char *texts_messages(const Game *game, const Message messages[], size_t count)
{
    Text text = texts_begin();
    for (size_t i = 0; i < count; i++) {
        text_append(&text, i > 0 ? " / " : "");
        append_message(game, &messages[i], &text);
    }
    return finish(&text);
}

const char *texts_message(const Game *game, const Message *message)
{
    return texts_messages(game, message, 1);
}

static void append_place(const Game *game, uint8_t zone, uint8_t index, Text *text)
{
    text_append(text, game->names.zones[zone]);
    if (index != INDEX_ANY) {
        text_append(text, "@");
        text_append_number(text, index);
    }
}

static void append_named(const char *name, int value, Text *text)
{
    text_append(text, name);
    text_append(text, " ");
    text_append_number(text, value);
}

static void append_event(const Game *game, const Event *event, Text *text)
{
    switch ((EventKind)event->kind) {
    case EVENT_MOVE:
        append_card(game, event->card, text);
        text_append(text, " ");
        append_place(game, event->from, event->from_index, text);
        text_append(text, ">");
        append_place(game, event->to, event->to_index, text);
        return;
    case EVENT_TURN:
        text_append(text, "turn ");
        append_card(game, event->card, text);
        text_append(text, " ");
        append_place(game, event->from, event->from_index, text);
        return;
    case EVENT_SHUFFLE:
        text_append(text, "shuffle ");
        text_append(text, game->names.zones[event->from]);
        return;
    case EVENT_COUNTER:
        append_named(game->names.counters[event->name], event->value, text);
        return;
    case EVENT_PHASE:
        append_named(game->names.phases[event->name], event->value, text);
        return;
    case EVENT_CUE:
        append_named(game->names.cues[event->name], event->value, text);
        return;
    case EVENT_END:
        text_append(text, "end");
        return;
    }
}

const char *texts_events(const Game *game, const Event events[], size_t count)
{
    Text text = texts_begin();
    for (size_t i = 0; i < count; i++) {
        text_append(&text, i > 0 ? "; " : "");
        append_event(game, &events[i], &text);
    }
    return finish(&text);
}

const char *texts_seen(const Game *game, const void *state, Seat seat, unsigned zone)
{
    _Alignas(max_align_t) unsigned char view[VIEW_SIZE_MAX];
    game->view(state, seat, view);
    return texts_zone(game, view, zone);
}

const char *texts_told(const Game *game, const void *state, Seat seat, Action action, Seat viewer)
{
    _Alignas(max_align_t) unsigned char after[STATE_SIZE_MAX];
    Event events[EVENT_COUNT_MAX];
    EventLog log = {.events = events, .capacity = game->events_max};
    assert_true(game_is_legal(game, state, seat, action));
    memcpy(after, state, game->state_size);
    game->apply(after, seat, action, &log);
    for (size_t i = 0; viewer != SEAT_NONE && i < log.count; i++) {
        events[i] = event_for(events[i], viewer);
    }
    return texts_events(game, events, log.count);
}
