/* Building the positions and putting results into words: see scene.h. */
#include "scene.h"

#include "base/text.h"
#include "core/notation.h"

#include <string.h>

#define ALL_CARDS  (card_bit(CLASH_CARDS) - 1)
#define DECK_CARDS 8
#define NO_CASTS   (ALL_CARDS & ~CLASH_INCANTATIONS)

static size_t code_length(const char *code)
{
    return strspn(code, "abcdefghijklmnopqrstuvwxyz");
}

Card card_of(const char *code)
{
    return texts_read_card(&clash_game, code, code_length(code));
}

/* The word after this one, or its end. */
static const char *next_word(const char *word)
{
    word += strcspn(word, " ");
    return *word == ' ' ? word + 1 : word;
}

static unsigned marks_of(const char *word, ClashUnit *unit)
{
    word += code_length(word);
    for (; *word && *word != ' '; word++) {
        switch (*word) {
        case '-':
            unit->damage = (uint8_t)(*++word - '0');
            unit->marks |= CLASH_HURT;
            break;
        case '+':
            unit->bonus = (uint8_t)(*++word - '0');
            break;
        case '*':
            unit->marks |= CLASH_FRESH;
            break;
        case '~':
            unit->marks |= CLASH_SPENT;
            break;
        case '!':
            unit->marks |= CLASH_HURT;
            break;
        }
    }
    return unit->marks;
}

static void place_row(ClashSide *side, unsigned row, const char *units)
{
    for (const char *word = units ? units : ""; *word; word = next_word(word)) {
        ClashUnit *unit = &side->rows[row][side->counts[row]++];
        *unit = (ClashUnit){.card = card_of(word)};
        marks_of(word, unit);
        assert_false(side->cards & card_bit(unit->card));
        side->cards |= card_bit(unit->card);
    }
}

static void place_hand(ClashSide *side, const char *cards)
{
    for (const char *word = cards ? cards : ""; *word; word = next_word(word)) {
        Card card = card_of(word);
        if (card >= CLASH_CARDS) {
            side->keeper = side->hand_count;
            side->is_fort = card == CLASH_FORT;
            continue;
        }
        assert_false(side->cards & card_bit(card));
        side->hand[side->hand_count++] = card;
        side->cards |= card_bit(card);
    }
}

static unsigned list_pile(const char *cards, Card out[])
{
    unsigned count = 0;
    Card listed[CLASH_CARDS];
    for (const char *word = cards ? cards : ""; *word; word = next_word(word)) {
        listed[count++] = card_of(word);
    }
    for (unsigned i = 0; i < count; i++) {
        out[i] = listed[count - 1 - i];
    }
    return count;
}

/* Dear units first, so that what is filled in is seldom playable. */
static Card filler(CardSet used)
{
    Card best = CARD_NONE;
    for (CardSet rest = NO_CASTS & ~used; rest; rest = set_without_first(rest)) {
        Card card = set_first(rest);
        if (best == CARD_NONE || clash_facts[card].mana > clash_facts[best].mana) {
            best = card;
        }
    }
    return best;
}

static void fill_hand(ClashSide *side, CardSet used)
{
    while (set_count(side->cards) < DECK_CARDS) {
        Card card = filler(used | side->cards);
        side->hand[side->hand_count++] = card;
        side->cards |= card_bit(card);
    }
}

static void place_automaton(ClashTable *table, const Scene *scene)
{
    ClashSide *side = &table->sides[1];
    table->base_mana = 6;
    table->unit_mana = 1;
    table->pile_armor = scene->pile_armor;
    side->given = scene->given;
    side->is_fort = scene->has_fort;
    table->pile_count = (uint8_t)list_pile(scene->pile, table->pile);
    for (unsigned i = 0; i < table->pile_count; i++) {
        side->cards |= card_bit(table->pile[i]);
    }
}

static void place_rest(ClashTable *table, bool is_in_pile)
{
    Card rest[CLASH_PILE_MAX];
    CardSet left = ALL_CARDS & ~table->sides[0].cards & ~table->sides[1].cards;
    unsigned count = 0;
    table->sides[1].cards |= left;
    for (; left; left = set_without_first(left)) {
        rest[count++] = set_first(left);
    }
    if (is_in_pile) {
        memmove(table->pile + count, table->pile, table->pile_count);
        memcpy(table->pile, rest, count);
        table->pile_count = (uint8_t)(table->pile_count + count);
    } else {
        memcpy(table->discard, rest, count);
        table->discard_count = (uint8_t)count;
    }
    table->is_last = table->pile_count == 0;
}

ClashState scene_state(Scene scene)
{
    ClashState state = {.rng = rng_seeded(1)};
    ClashTable *table = &state.table;
    for (unsigned i = 0; i < CLASH_SIDES; i++) {
        ClashSide *side = &table->sides[i];
        place_row(side, 0, scene.top[i]);
        place_row(side, 1, scene.bottom[i]);
        place_hand(side, scene.hand[i]);
    }
    table->mode = scene.is_solo ? CLASH_SOLO : CLASH_DUEL;
    if (scene.is_solo) {
        place_automaton(table, &scene);
    }
    fill_hand(&table->sides[0], table->sides[1].cards);
    if (scene.is_solo) {
        place_rest(table, scene.is_rest_in_pile);
    } else {
        fill_hand(&table->sides[1], table->sides[0].cards);
    }
    table->phase = CLASH_SUMMONING;
    table->active = scene.active;
    table->turn = scene.turn ? scene.turn : 7;
    table->mana = scene.mana;
    table->winner = SEAT_NONE;
    texts_check(&clash_game, &state);
    return state;
}

static Seat actor_of(const ClashState *state)
{
    SeatSet actors = clash_game.actors(state);
    assert_int_not_equal(actors, 0);
    return seats_first(actors);
}

bool is_legal(const ClashState *state, const char *action)
{
    Action read = texts_read_action(&clash_game, action);
    return game_is_legal(&clash_game, state, actor_of(state), read);
}

static void act_once(ClashState *state, const char *action)
{
    if (!is_legal(state, action)) {
        fail_msg("\"%s\" is not legal: %s", action, legal_text(state));
    }
    clash_game.apply(state, actor_of(state), texts_read_action(&clash_game, action), NULL);
    texts_check(&clash_game, state);
}

void act(ClashState *state, const char *actions)
{
    while (*actions) {
        char action[ACTION_TEXT_MAX];
        size_t length = strcspn(actions, ",");
        Text text = text_in(action, sizeof action);
        text_append_bytes(&text, actions, length);
        act_once(state, action);
        actions += length;
        actions += *actions == ',' ? 2 : 0;
    }
}

ClashState after(Scene scene, const char *actions)
{
    ClashState state = scene_state(scene);
    act(&state, actions);
    return state;
}

const char *legal_text(const ClashState *state)
{
    return texts_legal(&clash_game, state, actor_of(state));
}

static void append_number(Text *text, const char *sign, unsigned number)
{
    if (number > 0) {
        text_append(text, sign);
        text_append_number(text, number);
    }
}

static void append_row(Text *text, const ClashSide *side, unsigned row)
{
    for (unsigned i = 0; i < side->counts[row]; i++) {
        const ClashUnit *unit = &side->rows[row][i];
        text_append(text, i > 0 ? " " : "");
        text_append(text, clash_game.names.cards[unit->card]);
        append_number(text, "-", unit->damage);
        append_number(text, "+", unit->bonus);
        text_append(text, unit->marks & CLASH_FRESH ? "*" : "");
        text_append(text, unit->marks & CLASH_SPENT ? "~" : "");
    }
}

const char *rows_text(const ClashState *state, Seat side)
{
    Text text = texts_begin();
    text_append(&text, "top: ");
    append_row(&text, &state->table.sides[side], 0);
    text_append(&text, "; bottom: ");
    append_row(&text, &state->table.sides[side], 1);
    return text.bytes;
}

/* As if nobody looked: a view of no seat hides nothing. */
const char *zone_text(const ClashState *state, unsigned zone)
{
    ClashView whole = {.table = state->table, .seat = SEAT_NONE};
    return texts_zone(&clash_game, &whole, zone);
}

const char *hand_text(const ClashState *state, Seat side)
{
    return zone_text(state, CLASH_ZONE_HANDS + side);
}

bool hand_ends(const ClashState *state, Seat side, const char *cards)
{
    const char *hand = hand_text(state, side);
    size_t length = strlen(hand), end = strlen(cards);
    return length > end && strcmp(hand + length - end, cards) == 0 && hand[length - end - 1] == ' ';
}

ClashView view_of(const ClashState *state, Seat seat)
{
    ClashView view;
    clash_game.view(state, seat, &view);
    return view;
}

const char *seen_text(const ClashState *state, Seat seat, unsigned zone)
{
    return texts_seen(&clash_game, state, seat, zone);
}

const char *queue_text(const ClashState *state)
{
    Card cards[CLASH_ROW_MAX];
    return texts_cards(&clash_game, cards, clash_queue(&state->table, cards));
}

const char *keeper_text(const ClashState *state, Seat seat)
{
    const ClashSide *side = &state->table.sides[seat];
    Text text = texts_begin();
    text_append(&text, side->is_fort ? "fort " : "bastion ");
    text_append_number(&text, side->keeper);
    text_append(&text, "/");
    text_append_number(&text, side->hand_count);
    return text.bytes;
}

const char *refusal_text(const ClashState *state, Seat seat, const char *action)
{
    ClashView view = view_of(state, seat);
    Message why = {0};
    assert_true(clash_game.refuse(&view, texts_read_action(&clash_game, action), &why));
    return texts_message(&clash_game, &why);
}

const char *preview_text(const ClashState *state, const char *action)
{
    ClashView view = view_of(state, actor_of(state));
    Message messages[16];
    assert_true(is_legal(state, action));
    size_t count = clash_game.preview(&view, texts_read_action(&clash_game, action), messages, 16);
    return texts_messages(&clash_game, messages, count);
}

const char *events_text(const ClashState *state, const char *action, Seat seat)
{
    Event events[EVENT_COUNT_MAX];
    EventLog log = {.events = events, .capacity = clash_game.events_max};
    ClashState next = *state;
    assert_true(is_legal(state, action));
    clash_game.apply(&next, actor_of(state), texts_read_action(&clash_game, action), &log);
    for (size_t i = 0; i < log.count; i++) {
        events[i] = event_for(events[i], seat);
    }
    return texts_events(&clash_game, events, log.count);
}
