/* How matches ended. Scores and winners are rows of their own, so that statistics are queries. */
#include "database.h"

static void add_result(Profile *profile, MatchId id, const SavedResult *result)
{
    Query query = query_begin(profile, "DELETE FROM result WHERE match = ?1");
    query_bind_number(&query, 1, id);
    query_run(&query);
    query = query_begin(profile, "INSERT INTO result (match, medal, assisted)"
                                 " VALUES (?1, ?2, ?3)");
    query_bind_number(&query, 1, id);
    query_bind_text(&query, 2, result->medal);
    query_bind_number(&query, 3, result->assisted);
    query_run(&query);
}

static void add_seat(Profile *profile, MatchId id, Seat seat, const Outcome *outcome)
{
    Query query = query_begin(profile, "INSERT INTO result_seat (match, seat, score, won)"
                                       " VALUES (?1, ?2, ?3, ?4)");
    query_bind_number(&query, 1, id);
    query_bind_number(&query, 2, seat);
    query_bind_number(&query, 3, outcome->score[seat]);
    query_bind_number(&query, 4, seats_have(outcome->winners, seat));
    query_run(&query);
}

static void mark_finished(Profile *profile, MatchId id, bool assisted)
{
    Query query = query_begin(profile, "UPDATE match SET finished = 1,"
                                       " assisted = max(assisted, ?2) WHERE id = ?1");
    query_bind_number(&query, 1, id);
    query_bind_number(&query, 2, assisted);
    query_run(&query);
}

/* The number of seats; without a match, a failure. */
static Seat read_seats(Profile *profile, MatchId id)
{
    Query query = query_begin(profile, "SELECT seats FROM match WHERE id = ?1");
    query_bind_number(&query, 1, id);
    int64_t seats = query_step(&query) ? query_number(&query, 0) : 0;
    query_end(&query);
    if (seats < 1 || seats > SEAT_LIMIT) {
        database_fail(profile, FAILURE_NO_MATCH);
        return 0;
    }
    return (Seat)seats;
}

bool profile_match_finish(Profile *profile, MatchId id, const SavedResult *result, Problem *problem)
{
    change_begin(profile);
    Seat seats = read_seats(profile, id);
    add_result(profile, id, result);
    for (Seat seat = 0; seat < seats; seat++) {
        add_seat(profile, id, seat, &result->outcome);
    }
    mark_finished(profile, id, result->assisted);
    return change_end(profile, problem);
}

static void read_outcome(Profile *profile, MatchId id, Outcome *out)
{
    Query query = query_begin(profile, "SELECT seat, score, won FROM result_seat WHERE match = ?1"
                                       " AND seat BETWEEN 0 AND ?2");
    query_bind_number(&query, 1, id);
    query_bind_number(&query, 2, SEAT_LIMIT - 1);
    *out = (Outcome){.over = true};
    while (query_step(&query)) {
        Seat seat = (Seat)query_number(&query, 0);
        out->score[seat] = (int16_t)query_number(&query, 1);
        if (query_number(&query, 2) != 0) {
            out->winners |= seat_bit(seat);
        }
    }
    query_end(&query);
}

bool profile_match_result(Profile *profile, MatchId id, SavedResult *out)
{
    SavedResult result = {.assisted = false};
    Text medal = text_in(result.medal, sizeof result.medal);
    Query query = query_begin(profile, "SELECT medal, assisted FROM result WHERE match = ?1");
    query_bind_number(&query, 1, id);
    bool is_found = query_step(&query) && query_text(&query, 0, &medal);
    if (is_found) {
        result.assisted = query_number(&query, 1) != 0;
    }
    query_end(&query);
    read_outcome(profile, id, &result.outcome);
    is_found = reading_end(profile, NULL) && is_found;
    if (is_found) {
        *out = result;
    }
    return is_found;
}
