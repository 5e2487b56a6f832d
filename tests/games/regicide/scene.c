/* Building the positions: see scene.h. A card named twice, missing or in an impossible place fails
 * in the game's own check, which every scene has to pass; so a test cannot start from a position
 * that is none. */
#include "scene.h"

#include "../texts.h"
#include "core/notation.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define LINE_BYTES 256

Card card_of(const char *code)
{
    return texts_read_card(&regicide_game, code, 2);
}

CardSet cards_of(const char *codes)
{
    Card cards[REGICIDE_CARDS];
    CardSet set = 0;
    for (unsigned i = 0, count = texts_read_cards(&regicide_game, codes, cards); i < count; i++) {
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
static CardSet scene_rest(const Scene *scene, const RegicideTable *table)
{
    CardSet named = cards_of(scene->enemy) | cards_of(scene->table) | cards_of(scene->tavern) |
                    cards_of(scene->discard) | cards_of(scene->castle);
    for (unsigned i = 0; i < REGICIDE_SEATS; i++) {
        named |= cards_of(scene->hands[i]);
    }
    return regicide_deck(table) & ~named;
}

static void place_castle(RegicideState *state, const Scene *scene, CardSet *rest)
{
    RegicideTable *table = &state->table;
    if (scene->castle) {
        table->castle_count =
            (uint8_t)texts_read_cards(&regicide_game, scene->castle, state->castle);
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
    unsigned top = texts_read_cards(&regicide_game, named, pile + count);
    reverse(pile + count, top);
    return (uint8_t)(count + top);
}

static void place_cards(RegicideState *state, const Scene *scene)
{
    RegicideTable *table = &state->table;
    CardSet rest = scene_rest(scene, table);
    table->enemy = card_of(scene->enemy);
    place_castle(state, scene, &rest);
    for (unsigned i = 0; i < REGICIDE_SEATS; i++) {
        state->hands[i] = cards_of(scene->hands[i]);
        table->hand_counts[i] = (uint8_t)set_count(state->hands[i]);
    }
    table->played_count = (uint8_t)texts_read_cards(&regicide_game, scene->table, table->played);
    CardSet discarded = scene->rest_discarded ? rest : 0;
    table->discard_count = place_pile(table->discard, scene->discard, discarded);
    table->tavern_count = place_pile(state->tavern, scene->tavern, rest & ~discarded);
}

/* A word of an option counts by its place. */
static int32_t house_value(const GameOption *option, const char *text)
{
    for (int i = 0; option->words && option->words[i]; i++) {
        if (strcmp(option->words[i], text) == 0) {
            return i;
        }
    }
    return (int32_t)strtol(text, NULL, 10);
}

static void place_house(RegicideTable *table, const char *house)
{
    char words[LINE_BYTES];
    int32_t options[OPTION_LIMIT] = {0};
    snprintf(words, sizeof words, "%s", house ? house : "");
    for (char *word = strtok(words, " "); word; word = strtok(NULL, " ")) {
        char *value = strchr(word, '=');
        assert_non_null(value);
        *value = '\0';
        int index = game_option_index(&regicide_game, word);
        assert_true(index >= 0);
        options[index] = house_value(&regicide_game.options[index], value + 1);
    }
    regicide_set_house(table, options);
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
    place_house(table, scene.house);
    place_cards(&state, &scene);
    regicide_forget(&state);
    texts_check(&regicide_game, &state);
    return state;
}

bool is_legal(const RegicideState *state, const char *action)
{
    return game_is_legal(&regicide_game, state, state->table.active,
                         texts_read_action(&regicide_game, action));
}

void act(RegicideState *state, const char *action)
{
    if (!is_legal(state, action)) {
        fail_msg("%s is not legal", action);
    }
    regicide_game.apply(state, state->table.active, texts_read_action(&regicide_game, action),
                        NULL);
    texts_check(&regicide_game, state);
}

const char *legal_text(const RegicideState *state)
{
    return texts_legal(&regicide_game, state, state->table.active);
}

const char *set_text(CardSet cards)
{
    return texts_set(&regicide_game, cards);
}

const char *zone_text(const RegicideState *state, unsigned zone)
{
    Card cards[REGICIDE_CARDS];
    bool tavern = zone == REGICIDE_TAVERN;
    if (tavern || zone == REGICIDE_CASTLE) {
        unsigned count = tavern ? state->table.tavern_count : state->table.castle_count;
        memcpy(cards, tavern ? state->tavern : state->castle, count);
        reverse(cards, count);
        return texts_cards(&regicide_game, cards, count);
    }
    return seen_text(state, zone < REGICIDE_HANDS ? 0 : (Seat)(zone - REGICIDE_HANDS), zone);
}

const char *seen_text(const RegicideState *state, Seat seat, unsigned zone)
{
    return texts_seen(&regicide_game, state, seat, zone);
}

RegicideView view_of(const RegicideState *state, Seat seat)
{
    RegicideView view;
    regicide_game.view(state, seat, &view);
    return view;
}

const char *refusal_text(const RegicideState *state, Seat seat, const char *action)
{
    RegicideView view = view_of(state, seat);
    Message why;
    assert_true(regicide_game.refuse(&view, texts_read_action(&regicide_game, action), &why));
    return texts_message(&regicide_game, &why);
}

const char *preview_text(const RegicideState *state, const char *action)
{
    RegicideView view = view_of(state, state->table.active);
    Message messages[16];
    assert_true(is_legal(state, action));
    size_t count =
        regicide_game.preview(&view, texts_read_action(&regicide_game, action), messages, 16);
    return texts_messages(&regicide_game, messages, count);
}

const char *events_text(const RegicideState *state, const char *action, Seat seat, bool all)
{
    Event events[EVENT_COUNT_MAX];
    EventLog log = {.events = events, .capacity = regicide_game.events_max};
    RegicideState after = *state;
    size_t told = 0;
    assert_true(is_legal(state, action));
    regicide_game.apply(&after, state->table.active, texts_read_action(&regicide_game, action),
                        &log);
    for (size_t i = 0; i < log.count; i++) {
        if (all || (events[i].kind != EVENT_COUNTER && events[i].kind != EVENT_PHASE)) {
            events[told++] = event_for(events[i], seat);
        }
    }
    return texts_events(&regicide_game, events, told);
}
