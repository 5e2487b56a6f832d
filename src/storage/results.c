/* How matches ended. Scores, winners and facts are rows of their own, so that statistics are
 * queries. */
#include "database.h"
#include "keeping.h"

#include <time.h>

static void add_result(Profile *profile, MatchId id, const SavedResult *result)
{
    Query query = query_begin(profile, "DELETE FROM result WHERE match = ?1");
    query_bind_number(&query, 1, id);
    query_run(&query);
    query = query_begin(profile, "INSERT INTO result (match, medal, assisted, ended)"
                                 " VALUES (?1, ?2, ?3, ?4)");
    query_bind_number(&query, 1, id);
    query_bind_text(&query, 2, result->medal);
    query_bind_number(&query, 3, result->assisted);
    query_bind_number(&query, 4, (int64_t)time(NULL));
    query_run(&query);
}

static void add_fact(Profile *profile, MatchId id, const SavedFact *fact)
{
    Query query = query_begin(profile, "INSERT OR REPLACE INTO result_fact (match, key, value)"
                                       " VALUES (?1, ?2, ?3)");
    query_bind_number(&query, 1, id);
    query_bind_text(&query, 2, fact->key);
    query_bind_number(&query, 3, fact->value);
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

void match_store_result(Profile *profile, MatchId id, const SavedResult *result)
{
    Seat seats = read_seats(profile, id);
    match_require_held(profile, id);
    add_result(profile, id, result);
    for (Seat seat = 0; seat < seats; seat++) {
        add_seat(profile, id, seat, &result->outcome);
    }
    for (size_t i = 0; i < SAVED_FACTS_MAX && *result->facts[i].key != '\0'; i++) {
        add_fact(profile, id, &result->facts[i]);
    }
    mark_finished(profile, id, result->assisted);
}

bool profile_match_finish(Profile *profile, MatchId id, const SavedResult *result, Problem *problem)
{
    change_begin(profile);
    match_store_result(profile, id, result);
    bool is_kept = change_end(profile, problem);
    if (is_kept) {
        backup_refresh(profile, BACKUP_HOURLY);
    }
    return is_kept;
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

static void read_facts(Profile *profile, MatchId id, SavedResult *out)
{
    Query query =
        query_begin(profile, "SELECT key, value FROM result_fact WHERE match = ?1 ORDER BY key");
    query_bind_number(&query, 1, id);
    for (size_t i = 0; i < SAVED_FACTS_MAX && query_step(&query); i++) {
        Text key = text_in(out->facts[i].key, sizeof out->facts[i].key);
        out->facts[i].value = query_number(&query, 1);
        if (!query_text(&query, 0, &key)) {
            database_fail(profile, FAILURE_NO_MATCH);
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
    read_facts(profile, id, &result);
    is_found = reading_end(profile, NULL) && is_found;
    if (is_found) {
        *out = result;
    }
    return is_found;
}
