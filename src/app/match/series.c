/* Who leads follows from the series and the deal number, so that the same deal is the same game. */
#include "series.h"

#include "core/rng.h"
#include "game_ui.h"

#define LEAD_SALT 0x1ead /* apart from the generator that deals */

bool series_fits(const Game *game)
{
    return game_ui_of(game)->series == SERIES_WINS;
}

bool series_sums(const Game *game)
{
    return game_ui_of(game)->series == SERIES_POINTS;
}

/* DR-32 */
SeatSet series_point_winners(const PointSeries *series, unsigned sides)
{
    SeatSet winners = 0;
    Seat best = 0;
    bool is_over = false;
    for (Seat side = 0; side < sides; side++) {
        int more = series->points[side] - series->points[best];
        if (more == 0) {
            more = series->clues[side] - series->clues[best];
        }
        if (more > 0) {
            winners = 0;
            best = side;
        }
        if (more >= 0) {
            winners |= seat_bit(side);
        }
        is_over |= series->points[side] > series->target;
    }
    return series->target > 0 && is_over ? winners : 0;
}

Series series_after(const Series *series, const Outcome *outcome, unsigned seats)
{
    Series after = *series;
    SeatSet all = (SeatSet)((1u << seats) - 1);
    bool is_draw = outcome->winners == 0 || outcome->winners == all;
    after.games++;
    after.drawn = (uint8_t)(after.drawn + is_draw);
    after.loser = SEAT_NONE;
    for (Seat seat = 0; seat < seats && !is_draw; seat++) {
        if (seats_have(outcome->winners, seat)) {
            after.wins[seat]++;
        } else {
            after.loser = seat;
        }
    }
    return after;
}

Seat series_winner(const Series *series, unsigned seats)
{
    for (Seat seat = 0; seat < seats; seat++) {
        if (series->target > 0 && series->target != SERIES_ENDLESS &&
            series->wins[seat] >= series->target) {
            return seat;
        }
    }
    return SEAT_NONE;
}

Series series_anew(const Series *series)
{
    return (Series){.target = series->target, .lead = series->lead, .loser = SEAT_NONE};
}

Seat series_leader(const Series *series, Seat chosen, uint64_t seed)
{
    Rng rng = rng_seeded(seed ^ LEAD_SALT);
    switch ((LeadRule)series->lead) {
    case LEAD_CHOSEN:
        return chosen;
    case LEAD_LOSER:
        if (series->games > 0 && series->loser != SEAT_NONE) {
            return series->loser;
        }
        break;
    case LEAD_RANDOM:
    case LEAD_RULES:
        break;
    }
    return (Seat)rng_below(&rng, 2);
}
