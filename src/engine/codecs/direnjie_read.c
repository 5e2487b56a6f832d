/* Reading positions of Di Renjie. Whether one can be is asked of Game.check afterwards; here only
 * what would not fit is refused. What seats remember of the past is not in the schema: a position
 * that is put up starts without it. */
#include "direnjie_read.h"

#include "base/text.h"

#include <string.h>

static const Game *const game = &direnjie_game;

static bool read_seat(const json_t *json, unsigned seats, Seat *out, Refusal *refusal)
{
    json_int_t seat = json_integer_value(json);
    if (!json_is_integer(json) || seat < 0 || seat >= seats) {
        return REFUSE(refusal, "A seat must be a number from 0 to %u.", seats - 1);
    }
    *out = (Seat)seat;
    return true;
}

static bool read_word_or_seat(const json_t *json, const char *word, unsigned seats, Seat *out)
{
    const char *text = json_string_value(json);
    json_int_t seat = json_integer_value(json);
    bool is_word = text && text_equal(text, word);
    *out = is_word ? DIRENJIE_NOBODY : (Seat)seat;
    return is_word || (json_is_integer(json) && seat >= 0 && seat < seats);
}

static bool read_byte(const json_t *json, const char *key, int high, uint8_t *out, Refusal *refusal)
{
    int64_t number;
    if (!field_integer(json, key, (Range){0, high}, &number, refusal)) {
        return false;
    }
    *out = (uint8_t)number;
    return true;
}

static bool read_flag(const json_t *json, const char *key, uint8_t *out, Refusal *refusal)
{
    bool flag;
    if (!field_flag(json, key, &flag, refusal)) {
        return false;
    }
    *out = flag;
    return true;
}

static bool read_ask(const json_t *json, DirenjieTable *table, Refusal *refusal)
{
    unsigned ask = DIRENJIE_NO_ASK;
    if (!json_is_null(json_object_get(json, "ask")) &&
        !field_word(json, "ask", game->names.verbs[DIRENJIE_ASK].words, &ask, refusal)) {
        return false;
    }
    table->ask = (uint8_t)ask;
    return true;
}

static bool read_gave(const json_t *json, DirenjieTable *table, Refusal *refusal)
{
    const json_t *gave;
    if (!field_array(json, "gave", table->seats, &gave, refusal)) {
        return false;
    }
    for (Seat seat = 0; seat < table->seats; seat++) {
        const json_t *flag = json_array_get(gave, seat);
        if (!json_is_boolean(flag)) {
            return REFUSE(refusal, "\"gave\" must hold true or false for each seat.");
        }
        table->gave |= json_is_true(flag) ? seat_bit(seat) : 0;
    }
    return true;
}

static bool read_drawn(const json_t *json, DirenjieTable *table, Refusal *refusal)
{
    const json_t *drawn;
    if (!field_array(json, "drawn", SIZE_MAX, &drawn, refusal)) {
        return false;
    }
    size_t count = json_array_size(drawn);
    if (count > 2) {
        return REFUSE(refusal, "\"drawn\" must have at most 2 members.");
    }
    for (size_t i = 0; i < count; i++) {
        if (!read_word_or_seat(json_array_get(drawn, i), "deck", table->seats, &table->drawn[i])) {
            return REFUSE(refusal, "\"drawn\" must hold seats and \"deck\".");
        }
    }
    table->drawn_count = (uint8_t)count;
    return true;
}

static bool read_owed(const json_t *json, DirenjieTable *table, Refusal *refusal)
{
    const json_t *seat = json_object_get(json, "owed_to");
    table->owed_to = SEAT_NONE;
    return read_byte(json, "owed", 3, &table->owed, refusal) &&
           (json_is_null(seat) || read_seat(seat, table->seats, &table->owed_to, refusal));
}

static bool read_turn(const json_t *json, DirenjieTable *table, Refusal *refusal)
{
    unsigned phase;
    int last = table->seats - 1;
    if (!field_word(json, "phase", game->names.phases, &phase, refusal) ||
        !read_byte(json, "active", last, &table->active, refusal) ||
        !read_byte(json, "actor", last, &table->actor, refusal) ||
        !read_byte(json, "start", last, &table->start, refusal) ||
        !read_byte(json, "round", DIRENJIE_ROUNDS, &table->round, refusal) ||
        !read_byte(json, "idle_rounds", 2, &table->idle_rounds, refusal)) {
        return false;
    }
    table->phase = (uint8_t)phase;
    return read_flag(json, "moved", &table->moved, refusal) &&
           read_flag(json, "ending", &table->ending, refusal) &&
           read_byte(json, "teams", 3, &table->teams, refusal);
}

static bool read_table(const json_t *json, DirenjieTable *table, Refusal *refusal)
{
    int64_t players;
    if (!field_integer(json, "players", (Range){2, DIRENJIE_SEATS}, &players, refusal)) {
        return false;
    }
    table->seats = (uint8_t)players;
    table->declined = SEAT_NONE;
    return read_turn(json, table, refusal) && read_ask(json, table, refusal) &&
           read_gave(json, table, refusal) && read_drawn(json, table, refusal) &&
           read_owed(json, table, refusal);
}

static bool read_killer(const json_t *json, DirenjieState *state, Refusal *refusal)
{
    const json_t *killer = json_object_get(json, "killer");
    state->killer = SEAT_NONE;
    state->table.expansion = !json_is_null(killer);
    return json_is_null(killer) ||
           read_word_or_seat(killer, "none", state->table.seats, &state->killer) ||
           REFUSE(refusal, "\"killer\" must be a seat, \"none\" or null.");
}

/* Copies are all one to the rules. */
static CardSet as_copies(CardSet listed)
{
    CardSet set = 0;
    for (; listed; listed = set_without_first(listed)) {
        set = direnjie_add(set, set_first(listed));
    }
    return set;
}

static bool read_hands(CardReader *cards, const json_t *json, DirenjieState *state)
{
    const json_t *hands;
    if (!field_array(json, "hands", state->table.seats, &hands, cards->refusal)) {
        return false;
    }
    for (Seat seat = 0; seat < state->table.seats; seat++) {
        CardSet listed;
        if (!read_card_set(cards, json_array_get(hands, seat), "hands", &listed)) {
            return false;
        }
        state->hands[seat] = as_copies(listed);
        state->table.hand_counts[seat] = (uint8_t)set_count(listed);
    }
    return true;
}

static bool read_secret_and_deck(CardReader *cards, const json_t *json, DirenjieState *state)
{
    CardList secret, deck;
    if (!field_cards(cards, json, "secret", &secret) || !field_cards(cards, json, "deck", &deck)) {
        return false;
    }
    if (secret.count != DIRENJIE_CATEGORIES || deck.count > DIRENJIE_DECK_MAX) {
        return REFUSE(cards->refusal, "\"secret\" must be 3 cards, \"deck\" at most %d.",
                      DIRENJIE_DECK_MAX);
    }
    for (unsigned i = 0; i < DIRENJIE_CATEGORIES; i++) {
        state->secret[i] = direnjie_lowest(secret.cards[i]);
    }
    state->table.deck_count = (uint8_t)deck.count;
    for (size_t i = 0; i < deck.count; i++) {
        state->deck[deck.count - 1 - i] = direnjie_lowest(deck.cards[i]);
    }
    return true;
}

static bool read_inspectors(const json_t *json, DirenjieTable *table, SeatSet *out,
                            Refusal *refusal)
{
    const json_t *seats;
    if (!field_array(json, "inspected", SIZE_MAX, &seats, refusal)) {
        return false;
    }
    for (size_t i = 0; i < json_array_size(seats); i++) {
        Seat seat;
        if (!read_seat(json_array_get(seats, i), table->seats, &seat, refusal)) {
            return false;
        }
        if (*out & seat_bit(seat)) {
            return REFUSE(refusal, "\"inspected\" must name each seat once.");
        }
        *out |= seat_bit(seat);
    }
    return true;
}

static bool read_clue(CardReader *cards, const json_t *json, DirenjieState *state, Seat owner)
{
    DirenjieTable *table = &state->table;
    CardList list;
    bool is_public;
    unsigned clue = table->clue_count;
    if (clue == DIRENJIE_CLUES_MAX) {
        return REFUSE(cards->refusal, "There are more than %d clues.", DIRENJIE_CLUES_MAX);
    }
    if (!field_cards(cards, json, "cards", &list) ||
        !field_flag(json, "public", &is_public, cards->refusal) ||
        !read_inspectors(json, table, &table->clue_inspectors[clue], cards->refusal)) {
        return false;
    }
    for (unsigned i = 0; list.count == 3 && i < 3; i++) {
        state->clues[clue].cards[i] = direnjie_lowest(list.cards[i]);
    }
    table->clue_owners[clue] = owner;
    table->clues_public |= (uint16_t)((unsigned)is_public << clue);
    table->clue_count++;
    return list.count == 3 || REFUSE(cards->refusal, "A clue must be 3 cards.");
}

static bool read_clues(CardReader *cards, const json_t *json, DirenjieState *state)
{
    const json_t *all;
    if (!field_array(json, "clues", state->table.seats, &all, cards->refusal)) {
        return false;
    }
    for (Seat seat = 0; seat < state->table.seats; seat++) {
        const json_t *clues = json_array_get(all, seat);
        if (!json_is_array(clues)) {
            return REFUSE(cards->refusal, "\"clues\" must hold an array for each seat.");
        }
        for (size_t i = 0; i < json_array_size(clues); i++) {
            if (!read_clue(cards, json_array_get(clues, i), state, seat)) {
                return false;
            }
        }
    }
    return true;
}

/* These cards are back in the game, so they are read apart from all others. */
static bool read_starting(const json_t *json, DirenjieState *state, Refusal *refusal)
{
    const json_t *starting;
    if (!field_array(json, "starting", state->table.seats, &starting, refusal)) {
        return false;
    }
    for (Seat seat = 0; seat < state->table.seats; seat++) {
        CardReader cards = {game, 0, refusal};
        CardSet listed;
        if (!read_card_set(&cards, json_array_get(starting, seat), "starting", &listed)) {
            return false;
        }
        for (; listed; listed = set_without_first(listed)) {
            if (!direnjie_is_identity(set_first(listed))) {
                return REFUSE(refusal, "\"starting\" can hold only identities.");
            }
            uint16_t identity = (uint16_t)(1u << set_first(listed) / 3);
            if (state->starting[seat] & identity) {
                return REFUSE(refusal, "\"starting\" must name each card once.");
            }
            state->starting[seat] |= identity;
        }
    }
    return true;
}

static bool read_answers_of(const json_t *json, DirenjieState *state, Seat seat, Refusal *refusal)
{
    DirenjieTable *table = &state->table;
    if (!json_is_array(json) || json_array_size(json) > DIRENJIE_ANSWERS) {
        return REFUSE(refusal, "\"answers\" must hold at most 4 for each seat.");
    }
    table->answered[seat] = (uint8_t)json_array_size(json);
    for (unsigned i = 0; i < table->answered[seat]; i++) {
        CardReader cards = {game, 0, refusal};
        const json_t *answer = json_array_get(json, i);
        uint8_t *out = &state->answers[seat][i];
        if (i < DIRENJIE_CATEGORIES ? !read_card(&cards, answer, out)
                                    : !read_word_or_seat(answer, "none", table->seats, out)) {
            return REFUSE(refusal, "\"answers\" must be cards, then a seat or \"none\".");
        }
    }
    return true;
}

static bool read_answers(const json_t *json, DirenjieState *state, Refusal *refusal)
{
    const json_t *answers;
    memset(state->answers, CARD_NONE, sizeof state->answers);
    if (!field_array(json, "answers", state->table.seats, &answers, refusal)) {
        return false;
    }
    for (Seat seat = 0; seat < state->table.seats; seat++) {
        if (!read_answers_of(json_array_get(answers, seat), state, seat, refusal)) {
            return false;
        }
    }
    return true;
}

bool direnjie_read_state(const json_t *json, void *memory, Setup *setup, Refusal *refusal)
{
    DirenjieState *state = memory;
    CardReader cards = {game, 0, refusal};
    if (!read_table(json, &state->table, refusal) || !read_killer(json, state, refusal) ||
        !read_secret_and_deck(&cards, json, state) || !read_hands(&cards, json, state) ||
        !read_clues(&cards, json, state) || !read_starting(json, state, refusal) ||
        !read_answers(json, state, refusal)) {
        return false;
    }
    direnjie_forget(state);
    setup->seats = state->table.seats;
    setup->options[DIRENJIE_KILLER] = state->table.expansion;
    setup->options[DIRENJIE_FIRST] = state->table.start;
    setup->options[DIRENJIE_TEAMS] = state->table.teams;
    return true;
}
