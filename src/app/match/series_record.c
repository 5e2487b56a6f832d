/* A series in the profile's words and back: games won and points added up are kept in the same
 * columns. */
#include "series_record.h"

static SavedSeries saved_wins(const Series *series)
{
    SavedSeries saved = {.target = series->target,
                         .games = series->games,
                         .lead = series->lead,
                         .drawn = series->drawn,
                         .loser = series->loser};
    for (Seat seat = 0; seat < SEAT_LIMIT; seat++) {
        saved.scores[seat] = series->wins[seat];
    }
    return saved;
}

static SavedSeries saved_sums(const PointSeries *sums)
{
    SavedSeries saved = {.target = sums->target, .games = sums->games};
    for (Seat side = 0; side < SEAT_LIMIT; side++) {
        saved.scores[side] = sums->points[side];
        saved.clues[side] = sums->clues[side];
    }
    return saved;
}

bool series_keep(const MatchPlan *plan, MatchId id, Profile *profile, Problem *problem)
{
    SavedSeries saved;
    if (series_sums(plan->game)) {
        saved = saved_sums(&plan->sums);
    } else if (series_fits(plan->game)) {
        saved = saved_wins(&plan->series);
    } else {
        return true;
    }
    return profile_series_set(profile, id, &saved, problem);
}

static bool is_within(int64_t number, int64_t most)
{
    return number >= 0 && number <= most;
}

/* Whether a file that somebody may have written by hand holds numbers that a series can have. */
static bool is_series(const SavedSeries *saved, int64_t score_most)
{
    bool is_sound = is_within(saved->target, UINT8_MAX) && is_within(saved->games, UINT8_MAX) &&
                    is_within(saved->drawn, UINT8_MAX) && is_within(saved->loser, UINT8_MAX) &&
                    is_within(saved->lead, LEAD_RULES - 1);
    for (Seat side = 0; side < SEAT_LIMIT && is_sound; side++) {
        is_sound =
            is_within(saved->scores[side], score_most) && is_within(saved->clues[side], INT16_MAX);
    }
    return is_sound;
}

static Series wins_of(const SavedSeries *saved)
{
    Series series = {.target = (uint8_t)saved->target,
                     .games = (uint8_t)saved->games,
                     .lead = (uint8_t)saved->lead,
                     .drawn = (uint8_t)saved->drawn,
                     .loser = (Seat)saved->loser};
    for (Seat seat = 0; seat < SEAT_LIMIT; seat++) {
        series.wins[seat] = (uint8_t)saved->scores[seat];
    }
    return series;
}

static PointSeries sums_of(const SavedSeries *saved)
{
    PointSeries sums = {.target = (uint8_t)saved->target, .games = (uint8_t)saved->games};
    for (Seat side = 0; side < SEAT_LIMIT; side++) {
        sums.points[side] = (int16_t)saved->scores[side];
        sums.clues[side] = (int16_t)saved->clues[side];
    }
    return sums;
}

void series_resume(MatchPlan *plan, MatchId id, Profile *profile)
{
    SavedSeries saved;
    if (!profile_series_get(profile, id, &saved)) {
        return;
    }
    if (series_sums(plan->game)) {
        if (is_series(&saved, INT16_MAX)) {
            plan->sums = sums_of(&saved);
        }
    } else if (is_series(&saved, UINT8_MAX)) {
        plan->series = wins_of(&saved);
    }
}
