/* Di Renjie in JSON. The deck has its top last, that of the protocol its top first; clues lie in
 * one list here and seat by seat there. What seats remember of the past is not in the schema: a
 * position that is put up starts without it, and with the clues of a seat behind those of the seats
 * before.
 */
#include "direnjie_read.h"

#include <string.h>

#define HIDDEN "?"

static const Game *const game = &direnjie_game;

static json_t *write_seat(Seat seat)
{
    if (seat == SEAT_NONE) {
        return json_null();
    }
    if (seat < SEAT_LIMIT) {
        return json_integer(seat);
    }
    return json_string(seat == DIRENJIE_NOBODY ? "none" : HIDDEN);
}

static json_t *write_seats(SeatSet seats)
{
    json_t *array = json_array();
    for (Seat seat = 0; seat < SEAT_LIMIT; seat++) {
        if (seats_have(seats, seat)) {
            json_array_append_new(array, json_integer(seat));
        }
    }
    return array;
}

/* The identities that a seat saw at the start; 0: they are hidden. */
static json_t *write_starting(unsigned identities, unsigned seats)
{
    json_t *array = json_array();
    for (unsigned i = 0; identities == 0 && i < direnjie_starting_count(seats); i++) {
        json_array_append_new(array, json_string(HIDDEN));
    }
    for (unsigned i = 0; i < DIRENJIE_IDENTITIES; i++) {
        if (identities >> i & 1) {
            json_array_append_new(array, write_card(game, (Card)(3 * i)));
        }
    }
    return array;
}

static json_t *write_clues(const DirenjieTable *table, const DirenjieClue clues[], Seat seat)
{
    json_t *array = json_array();
    for (unsigned i = 0; i < table->clue_count; i++) {
        if (table->clue_owners[i] == seat) {
            json_array_append_new(array, json_pack("{s:o,s:b,s:o}", "cards",
                                                   write_cards(game, clues[i].cards, 3), "public",
                                                   table->clues_public >> i & 1, "inspected",
                                                   write_seats(table->clue_inspectors[i])));
        }
    }
    return array;
}

static json_t *write_answers(const uint8_t answers[], unsigned count)
{
    json_t *array = json_array();
    for (unsigned i = 0; i < count; i++) {
        bool is_card = i < DIRENJIE_CATEGORIES || answers[i] == CARD_HIDDEN;
        json_array_append_new(array,
                              is_card ? write_card(game, answers[i]) : write_seat(answers[i]));
    }
    return array;
}

static json_t *write_gave(const DirenjieTable *table)
{
    json_t *array = json_array();
    for (Seat seat = 0; seat < table->seats; seat++) {
        json_array_append_new(array, json_boolean(seats_have(table->gave, seat)));
    }
    return array;
}

static json_t *write_drawn(const DirenjieTable *table)
{
    json_t *array = json_array();
    for (unsigned i = 0; i < table->drawn_count; i++) {
        json_array_append_new(array, table->drawn[i] == DIRENJIE_FROM_DECK
                                         ? json_string("deck")
                                         : json_integer(table->drawn[i]));
    }
    return array;
}

static json_t *write_ask(const DirenjieTable *table)
{
    return table->ask == DIRENJIE_NO_ASK
               ? json_null()
               : json_string(game->names.verbs[DIRENJIE_ASK].words[table->ask]);
}

/* What everybody sees. */
static void write_table(const DirenjieTable *table, json_t *out)
{
    json_t *members = json_pack(
        "{s:i,s:s,s:i,s:i,s:i,s:i,s:i,s:o,s:o,s:o,s:i,s:o,s:b,s:i,s:b}", "players", table->seats,
        "phase", game->names.phases[table->phase], "active", table->active, "actor", table->actor,
        "start", table->start, "round", table->round, "idle_rounds", table->idle_rounds, "ask",
        write_ask(table), "gave", write_gave(table), "drawn", write_drawn(table), "owed",
        table->owed, "owed_to", write_seat(table->owed_to), "moved", table->moved, "teams",
        table->teams, "ending", table->ending);
    json_object_update(out, members);
    json_decref(members);
}

/* The zones as a view shows them. */
static void write_zones(const DirenjieView *view, json_t *out)
{
    const DirenjieTable *table = &view->table;
    json_t *hands = json_array(), *clues = json_array(), *starting = json_array();
    json_t *answers = json_array();
    for (Seat seat = 0; seat < table->seats; seat++) {
        json_array_append_new(hands, write_zone(game, view, (uint8_t)(DIRENJIE_HANDS + seat)));
        json_array_append_new(clues, write_clues(table, view->clues, seat));
        json_array_append_new(starting, write_starting(view->starting[seat], table->seats));
        json_array_append_new(answers, write_answers(view->answers[seat], table->answered[seat]));
    }
    json_object_set_new(out, "killer", write_seat(view->killer));
    json_object_set_new(out, "secret", write_zone(game, view, DIRENJIE_SECRET));
    json_object_set_new(out, "deck", write_zone(game, view, DIRENJIE_DECK));
    json_object_set_new(out, "hands", hands);
    json_object_set_new(out, "clues", clues);
    json_object_set_new(out, "starting", starting);
    json_object_set_new(out, "answers", answers);
}

/* A whole position looks like the view of a seat from which nothing is hidden. */
static void write_state(const void *memory, json_t *out)
{
    const DirenjieState *state = memory;
    DirenjieView shown = {.hand = state->hands[0], .table = state->table, .killer = state->killer};
    memcpy(shown.certain, state->hands, sizeof shown.certain);
    memcpy(shown.starting, state->starting, sizeof shown.starting);
    memcpy(shown.clues, state->clues, sizeof shown.clues);
    memcpy(shown.deck, state->deck, sizeof shown.deck);
    memcpy(shown.secret, state->secret, sizeof shown.secret);
    memcpy(shown.answers, state->answers, sizeof shown.answers);
    write_table(&shown.table, out);
    write_zones(&shown, out);
}

static void write_view(const void *memory, json_t *out)
{
    const DirenjieView *view = memory;
    json_t *known = json_array();
    for (uint8_t zone = 0; zone < DIRENJIE_ZONES; zone++) {
        CardSet cards = direnjie_view_known(view, zone);
        if (zone >= DIRENJIE_HANDS && zone < DIRENJIE_CLUES && view->table.phase != DIRENJIE_OVER) {
            cards = view->certain[zone - DIRENJIE_HANDS];
        }
        write_known(known, game, zone, cards);
    }
    write_table(&view->table, out);
    write_zones(view, out);
    json_object_set_new(out, "known", known);
}

static json_t *write_numbers(const int numbers[], unsigned count)
{
    json_t *array = json_array();
    for (unsigned i = 0; i < count; i++) {
        json_array_append_new(array, json_integer(numbers[i]));
    }
    return array;
}

static json_t *write_result(const void *memory)
{
    const DirenjieState *state = memory;
    const DirenjieTable *table = &state->table;
    Outcome outcome;
    int points[DIRENJIE_SEATS], clues[DIRENJIE_SEATS];
    game->outcome(state, &outcome);
    direnjie_points(state, points);
    for (Seat seat = 0; seat < table->seats; seat++) {
        clues[seat] = (int)direnjie_clues_of(table, seat);
    }
    json_t *result = json_pack(
        "{s:o,s:o,s:o,s:o,s:o}", "points", write_numbers(points, table->seats), "clues",
        write_numbers(clues, table->seats), "winners", write_seats(outcome.winners), "secret",
        write_cards(game, state->secret, DIRENJIE_CATEGORIES), "killer", write_seat(state->killer));
    if (table->teams) {
        direnjie_team_points(state, points);
        json_object_set_new(result, "team_points", write_numbers(points, table->teams));
    }
    return result;
}

const Codec direnjie_codec = {
    .game = &direnjie_game,
    .rng_offset = offsetof(DirenjieState, rng),
    .write_state = write_state,
    .write_view = write_view,
    .read_state = direnjie_read_state,
    .write_result = write_result,
};
