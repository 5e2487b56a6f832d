/* The series that a match belongs to: a row for the series and one for each of its sides. */
#include "database.h"

static void write_series(Profile *profile, MatchId id, const SavedSeries *series)
{
    Query query = query_begin(profile, "INSERT OR REPLACE INTO match_series"
                                       " (match, target, games, lead, drawn, loser)"
                                       " VALUES (?1, ?2, ?3, ?4, ?5, ?6)");
    query_bind_number(&query, 1, id);
    query_bind_number(&query, 2, series->target);
    query_bind_number(&query, 3, series->games);
    query_bind_number(&query, 4, series->lead);
    query_bind_number(&query, 5, series->drawn);
    query_bind_number(&query, 6, series->loser);
    query_run(&query);
}

static void write_side(Profile *profile, MatchId id, Seat side, const SavedSeries *series)
{
    Query query = query_begin(profile, "INSERT OR REPLACE INTO match_series_side"
                                       " (match, side, score, clues) VALUES (?1, ?2, ?3, ?4)");
    query_bind_number(&query, 1, id);
    query_bind_number(&query, 2, side);
    query_bind_number(&query, 3, series->scores[side]);
    query_bind_number(&query, 4, series->clues[side]);
    query_run(&query);
}

bool profile_series_set(Profile *profile, MatchId id, const SavedSeries *series, Problem *problem)
{
    change_begin(profile);
    write_series(profile, id, series);
    for (Seat side = 0; side < SEAT_LIMIT; side++) {
        write_side(profile, id, side, series);
    }
    if (profile->failure == SQLITE_CONSTRAINT) {
        profile->failure = FAILURE_NO_MATCH;
    }
    return change_end(profile, problem);
}

static bool read_series(Profile *profile, MatchId id, SavedSeries *out)
{
    Query query = query_begin(profile, "SELECT target, games, lead, drawn, loser FROM match_series"
                                       " WHERE match = ?1");
    query_bind_number(&query, 1, id);
    bool is_found = query_step(&query);
    if (is_found) {
        *out = (SavedSeries){.target = query_number(&query, 0),
                             .games = query_number(&query, 1),
                             .lead = query_number(&query, 2),
                             .drawn = query_number(&query, 3),
                             .loser = query_number(&query, 4)};
    }
    query_end(&query);
    return is_found;
}

static void read_sides(Profile *profile, MatchId id, SavedSeries *out)
{
    Query query = query_begin(profile, "SELECT side, score, clues FROM match_series_side"
                                       " WHERE match = ?1");
    query_bind_number(&query, 1, id);
    while (query_step(&query)) {
        int64_t side = query_number(&query, 0);
        if (side >= 0 && side < SEAT_LIMIT) {
            out->scores[side] = query_number(&query, 1);
            out->clues[side] = query_number(&query, 2);
        }
    }
    query_end(&query);
}

bool profile_series_get(Profile *profile, MatchId id, SavedSeries *out)
{
    SavedSeries series;
    bool is_found = read_series(profile, id, &series);
    if (is_found) {
        read_sides(profile, id, &series);
    }
    if (!reading_end(profile, NULL) || !is_found) {
        return false;
    }
    *out = series;
    return true;
}
