/* Any bytes as a walk through a game: which, with how many seats and which options, and then legal
 * actions, actions made of the next bytes, steps back and forth. What may not happen is a crash, a
 * state that breaks an invariant, a change by an action that is not legal, or a seat that owes a
 * decision and has none. */
#include "base/assert.h"
#include "core/match.h"
#include "games/registry.h"

#include <stdint.h>
#include <stdio.h>
#include <string.h>

#define FREE_ACTION 0x80 /* from here on a byte begins an action of its own */
#define STEP_BACK   0x7F
#define STEP_ON     0x7E

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

typedef struct Bytes {
    const uint8_t *at, *end;
} Bytes;

static uint8_t take(Bytes *bytes)
{
    return bytes->at < bytes->end ? *bytes->at++ : 0;
}

static const Game *take_game(Bytes *bytes)
{
    size_t count = 0;
    while (games[count]) {
        count++;
    }
    return games[take(bytes) % count];
}

/* An option is the initial one where its byte is 0. */
static Setup take_setup(Bytes *bytes, const Game *game)
{
    unsigned range = 1u + game->seats_max - game->seats_min;
    uint8_t seats = (uint8_t)(game->seats_min + take(bytes) % range);
    Setup setup = setup_initial(game, seats, take(bytes));
    for (int i = 0; i < game->option_count; i++) {
        uint8_t byte = take(bytes);
        if (byte != 0) {
            setup.options[i] = byte - 1;
        }
    }
    return setup;
}

static void check_seat(const Match *match, Seat seat)
{
    static _Alignas(max_align_t) uint8_t view[VIEW_SIZE_MAX];
    Action legal[LEGAL_COUNT_MAX];
    bool is_actor = seats_have(match_actors(match), seat);
    size_t count = match_legal(match, seat, legal, LEGAL_COUNT_MAX);
    ASSERT((count > 0) == is_actor && count <= match->game->legal_max);
    match_view(match, seat, view);
    for (size_t i = 1; i < count; i++) {
        ASSERT(legal[i - 1] < legal[i]);
    }
    if (count > 0) {
        Message why;
        ASSERT(!match->game->refuse(view, legal[0], &why));
    }
}

static void check_state(const Match *match)
{
    const char *broken = match->game->check(match_state(match));
    if (broken) {
        fprintf(stderr, "%s at action %zu: %s\n", match->game->id, match->position, broken);
    }
    ASSERT(!broken);
    ASSERT((match_actors(match) == 0) == match_is_over(match));
    ASSERT(match->position <= match->game->actions_max);
}

static void check_seats(const Match *match)
{
    for (Seat seat = 0; seat < match->setup.seats; seat++) {
        check_seat(match, seat);
    }
}

static void act_freely(Match *match, Seat seat, uint8_t first, Bytes *bytes)
{
    Action action = first & (FREE_ACTION - 1u);
    for (int i = 0; i < 7; i++) {
        action = action << 8 | take(bytes);
    }
    uint64_t before = match_hash(match);
    bool is_legal = game_is_legal(match->game, match_state(match), seat, action);
    bool is_done = match_act(match, seat, action);
    ASSERT(is_done == is_legal);
    ASSERT(is_done || match_hash(match) == before);
}

static void act_legally(Match *match, Seat seat, uint8_t choice)
{
    Action legal[LEGAL_COUNT_MAX];
    size_t count = match_legal(match, seat, legal, LEGAL_COUNT_MAX);
    bool is_done = match_act(match, seat, legal[choice % count]);
    ASSERT(is_done);
}

static void step(Match *match, uint8_t byte, Bytes *bytes)
{
    if (byte == STEP_BACK) {
        match_undo(match);
    } else if (byte == STEP_ON) {
        match_redo(match);
    } else if (match_is_over(match)) {
        ASSERT(!match_act(match, 0, 0));
    } else if (byte >= FREE_ACTION) {
        act_freely(match, seats_first(match_actors(match)), byte, bytes);
    } else {
        act_legally(match, seats_first(match_actors(match)), byte);
    }
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    Bytes bytes = {data, data + size};
    const Game *game = take_game(&bytes);
    Setup setup = take_setup(&bytes, game);
    Match match;
    Message why = {.text = NULL};
    if (!setup_is_accepted(game, &setup, &why)) {
        ASSERT(why.text);
        return 0;
    }
    match_init(&match, game, &setup);
    check_state(&match);
    while (bytes.at < bytes.end) {
        step(&match, take(&bytes), &bytes);
        check_state(&match);
    }
    check_seats(&match);
    match_release(&match);
    return 0;
}
