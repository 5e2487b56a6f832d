/* The view of one seat is sampled and looked at by the next, seat after seat: only what all of them
 * know comes through to the last, since each sample is made of nothing but what its seat knows. */
#include "public_sight.h"

#define WORLD 0x6d656a61u /* of the generator that imagines the rest */

static void view_at(const Match *match, size_t actions, Seat seat, void *view)
{
    if (actions < match->position) {
        match_view_before(match, actions, seat, view);
    } else {
        match_view(match, seat, view);
    }
}

void public_view(const Match *match, size_t actions, Seat seat, void *view)
{
    _Alignas(max_align_t) unsigned char state[STATE_SIZE_MAX];
    const Game *game = match->game;
    unsigned seats = match->setup.seats;
    bool is_end = actions == match->position && match_is_over(match);
    if (seats == 1 || is_end) {
        view_at(match, actions, seat, view);
        return;
    }
    Rng rng = rng_seeded(WORLD + actions);
    view_at(match, actions, (Seat)((seat + 1u) % seats), view);
    for (unsigned i = 2; i <= seats; i++) {
        game->sample(view, &rng, state);
        game->view(state, (Seat)((seat + i) % seats), view);
    }
}

void public_events(const Match *match, size_t index, EventLog *log)
{
    match_events(match, index, SEAT_NONE, log);
    for (size_t i = 0; i < log->count; i++) {
        for (Seat seat = 0; seat < match->setup.seats; seat++) {
            log->events[i] = event_for(log->events[i], seat);
        }
    }
}

void sight_view_at(const Match *match, size_t actions, Seat eyes, void *view)
{
    if (eyes == SEAT_EVERYBODY) {
        public_view(match, actions, 0, view);
    } else {
        view_at(match, actions, eyes, view);
    }
}

void sight_events(const Match *match, size_t index, Seat eyes, EventLog *log)
{
    if (eyes == SEAT_EVERYBODY) {
        public_events(match, index, log);
    } else {
        match_events(match, index, eyes, log);
    }
}
