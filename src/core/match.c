/* The history is all states in a row: state i + 1 is state i after played action i, and what
 * happened lies in one row of events. Undo and redo only move `position`; nothing is ever computed
 * again. */
#include "core/match.h"

#include "base/assert.h"
#include "base/hash.h"

#include <string.h>

static void *match_state_at(const Match *match, size_t index)
{
    return buffer_at(&match->states, index);
}

static void match_begin(Match *match, const Game *game, const Setup *setup)
{
    ASSERT(game->state_size <= STATE_SIZE_MAX);
    *match = (Match){.game = game, .setup = *setup};
    buffer_init(&match->states, game->state_size);
    buffer_init(&match->played, sizeof(Played));
    buffer_init(&match->events, sizeof(Event));
}

void match_init(Match *match, const Game *game, const Setup *setup)
{
    ASSERT(setup_is_accepted(game, setup, NULL));
    match_begin(match, game, setup);
    game->setup(buffer_push(&match->states, NULL), setup);
}

void match_init_from(Match *match, const Game *game, const Setup *setup, const void *state)
{
    ASSERT(!game->check(state));
    match_begin(match, game, setup);
    buffer_push(&match->states, state);
}

void match_release(Match *match)
{
    buffer_release(&match->states);
    buffer_release(&match->played);
    buffer_release(&match->events);
}

const void *match_state(const Match *match)
{
    return match_state_at(match, match->position);
}

SeatSet match_actors(const Match *match)
{
    return match->game->actors(match_state(match));
}

bool match_is_over(const Match *match)
{
    return match_actors(match) == 0;
}

void match_outcome(const Match *match, Outcome *out)
{
    match->game->outcome(match_state(match), out);
}

size_t match_legal(const Match *match, Seat seat, Action out[], size_t capacity)
{
    return match->game->legal(match_state(match), seat, out, capacity);
}

void match_view(const Match *match, Seat seat, void *view)
{
    match->game->view(match_state(match), seat, view);
}

/* Where the events of the action at `index` begin. */
static size_t first_event(const Match *match, size_t index)
{
    if (index == 0) {
        return 0;
    }
    const Played *before = buffer_at(&match->played, index - 1);
    return before->events_end;
}

/* Forgets the actions beyond the position. */
static void drop_redo(Match *match)
{
    buffer_truncate(&match->events, first_event(match, match->position));
    buffer_truncate(&match->played, match->position);
    buffer_truncate(&match->states, match->position + 1);
}

bool match_act(Match *match, Seat seat, Action action)
{
    const Game *game = match->game;
    Event events[EVENT_COUNT_MAX];
    EventLog log = {.events = events, .capacity = EVENT_COUNT_MAX};
    if (!game_is_legal(game, match_state(match), seat, action)) {
        return false;
    }
    drop_redo(match);
    unsigned char *next = buffer_push(&match->states, NULL);
    memcpy(next, match_state_at(match, match->position), game->state_size);
    game->apply(next, seat, action, &log);
    for (size_t i = 0; i < log.count; i++) {
        buffer_push(&match->events, &events[i]);
    }
    buffer_push(
        &match->played,
        &(Played){.action = action, .seat = seat, .events_end = (uint32_t)match->events.count});
    match->position++;
    return true;
}

void match_events(const Match *match, size_t index, Seat seat, EventLog *log)
{
    ASSERT(index < match->position);
    size_t end = first_event(match, index + 1);
    for (size_t i = first_event(match, index); i < end; i++) {
        const Event *event = buffer_at(&match->events, i);
        event_push(log, event_for(*event, seat));
    }
}

void match_view_before(const Match *match, size_t index, Seat seat, void *view)
{
    ASSERT(index < match->position);
    match->game->view(match_state_at(match, index), seat, view);
}

static bool zone_has(const Card cards[], size_t count, Card card)
{
    for (size_t i = 0; i < count; i++) {
        if (cards[i] == card) {
            return true;
        }
    }
    return false;
}

/* Makes `out` what it and one more seat know of a zone. Places are compared one by one: where a
 * zone has no order, a card is taken over only when it is not there yet. */
static void knowledge_share(Card out[], const Card seen[], size_t count, Sharing sharing)
{
    for (size_t i = 0; i < count; i++) {
        switch (sharing) {
        case KNOWN_TO_EACH:
            out[i] = out[i] == seen[i] ? out[i] : CARD_HIDDEN;
            break;
        case KNOWN_TO_ANY:
            if (out[i] == CARD_HIDDEN && !zone_has(out, count, seen[i])) {
                out[i] = seen[i];
            }
            break;
        }
    }
}

static size_t hidden_count(const Card cards[], size_t count)
{
    size_t hidden = 0;
    for (size_t i = 0; i < count; i++) {
        hidden += cards[i] == CARD_HIDDEN;
    }
    return hidden;
}

size_t match_zone_known(const Match *match, size_t actions, uint8_t zone, Sharing sharing,
                        Card out[ZONE_CARDS_MAX])
{
    const Game *game = match->game;
    Card seen[SEAT_LIMIT][ZONE_CARDS_MAX];
    size_t count = 0, fewest = ZONE_CARDS_MAX + 1;
    ASSERT(actions <= match->position);
    for (Seat seat = 0; seat < match->setup.seats; seat++) {
        _Alignas(max_align_t) unsigned char view[VIEW_SIZE_MAX];
        game->view(match_state_at(match, actions), seat, view);
        count = game->zone(view, zone, seen[seat], ZONE_CARDS_MAX);
        size_t hidden = hidden_count(seen[seat], count);
        if (hidden < fewest) {
            fewest = hidden;
            memcpy(out, seen[seat], count * sizeof out[0]);
        }
    }
    for (Seat seat = 0; seat < match->setup.seats; seat++) {
        knowledge_share(out, seen[seat], count, sharing);
    }
    return count;
}

bool match_undo(Match *match)
{
    if (match->position == 0) {
        return false;
    }
    match->position--;
    return true;
}

bool match_redo(Match *match)
{
    if (match->position == match->played.count) {
        return false;
    }
    match->position++;
    return true;
}

uint64_t match_hash(const Match *match)
{
    return game_hash_state(match->game, HASH_START, match_state(match));
}
