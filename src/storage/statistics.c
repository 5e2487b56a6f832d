/* Every question is asked of the same rows: `counted`, the finished matches that the filter lets
 * through, each with what it was for the people the filter means. */
#include "storage/statistics.h"

#include "database.h"

#include <string.h>

/* Whether a row of match_seat is one of those meant: ?6, or any person. */
#define MEANT "CASE WHEN ?6 > 0 THEN ms.person = ?6 ELSE ms.kind = 'person' END"

/* The seats of a match that are meant, with their results. */
#define MEANT_SEATS                                                                                \
    " FROM match_seat ms JOIN result_seat rs ON rs.match = ms.match AND rs.seat = ms.seat"         \
    " WHERE ms.match = m.id AND " MEANT

/* Whether a match counts as one with help: for a person when that was theirs. Where it is not known
 * whose it was, it was everybody's. */
#define HELPED                                                                                     \
    "(m.deal >= 2 OR (m.assisted AND (?6 <= 0 OR EXISTS (SELECT 1 FROM match_seat ms"              \
    " WHERE ms.match = m.id AND ms.person = ?6 AND ms.assisted) OR NOT EXISTS"                     \
    " (SELECT 1 FROM match_seat ms WHERE ms.match = m.id AND ms.assisted))))"

#define COUNTED                                                                                    \
    "WITH counted AS (SELECT m.id, m.game, m.seats, m.seconds, m.deal, r.ended, r.medal,"          \
    " (SELECT coalesce(max(number) + 1, 0) FROM match_action WHERE match = m.id) AS actions,"      \
    " (SELECT max(rs.won)" MEANT_SEATS ") AS won, (SELECT max(rs.score)" MEANT_SEATS ") AS score"  \
    " FROM match m JOIN result r ON r.match = m.id"                                                \
    " WHERE m.counts = 1 AND m.finished = 1 AND (?1 = '' OR m.game = ?1)"                          \
    " AND (?2 = 0 OR m.seats = ?2)"                                                                \
    " AND (?3 = '' OR EXISTS (SELECT 1 FROM match_seat WHERE match = m.id AND kind = ?3))"         \
    " AND (?4 < 0 OR option_at(m.options, ?4) = ?5) AND " HELPED " = ?7"                           \
    " AND (?8 = 0 OR options_any(m.options, ?8) = ?9)"                                             \
    " AND EXISTS (SELECT 1" MEANT_SEATS "))"

static Query begin(Profile *profile, const StatisticsFilter *filter, const char *sql)
{
    Query query = query_begin(profile, sql);
    query_bind_filter(&query, 1, filter->game);
    query_bind_number(&query, 2, filter->seats);
    query_bind_filter(&query, 3, filter->level);
    query_bind_number(&query, 4, filter->has_option ? filter->option : -1);
    query_bind_number(&query, 5, filter->option_value);
    query_bind_number(&query, 6, filter->person);
    query_bind_number(&query, 7, filter->assisted);
    query_bind_number(&query, 8, filter->house_rules);
    query_bind_number(&query, 9, filter->by_house_rules);
    return query;
}

static StatisticsPoint read_point(const Query *query)
{
    return (StatisticsPoint){
        .match = query_number(query, 0),
        .ended = query_number(query, 1),
        .score = query_number(query, 2),
        .actions = query_number(query, 3),
        .seconds = query_number(query, 4),
        .won = query_number(query, 5) != 0,
    };
}

bool statistics_series(Profile *profile, const StatisticsFilter *filter, Buffer *out)
{
    Query query = begin(profile, filter,
                        COUNTED "SELECT id, ended, score, actions, seconds, won FROM counted"
                                " ORDER BY ended, id");
    while (query_step(&query)) {
        StatisticsPoint point = read_point(&query);
        buffer_push(out, &point);
    }
    query_end(&query);
    return reading_end(profile, NULL);
}

static void add_win(Statistics *sum, const StatisticsPoint *point)
{
    if (point->won) {
        sum->streak++;
    } else {
        sum->streak = 0;
    }
    if (sum->streak > sum->streak_longest) {
        sum->streak_longest = sum->streak;
    }
    bool is_shortest = sum->actions_shortest_win == 0 || point->actions < sum->actions_shortest_win;
    if (point->won && is_shortest) {
        sum->actions_shortest_win = point->actions;
    }
    sum->won += point->won;
}

static void add(Statistics *sum, const StatisticsPoint *point)
{
    sum->played++;
    add_win(sum, point);
    if (!sum->has_best || point->score > sum->best) {
        sum->has_best = true;
        sum->best = point->score;
        sum->best_match = point->match;
    }
    sum->actions += point->actions;
    sum->seconds += point->seconds;
    if (point->seconds > sum->seconds_longest) {
        sum->seconds_longest = point->seconds;
    }
}

static int64_t average(int64_t sum, int64_t count)
{
    return count > 0 ? (sum + count / 2) / count : 0;
}

static bool read_medals(Profile *profile, const StatisticsFilter *filter, Statistics *out)
{
    Query query = begin(profile, filter,
                        COUNTED "SELECT total(medal = 'gold'), total(medal = 'silver'),"
                                " total(medal = 'bronze') FROM counted");
    if (query_step(&query)) {
        out->gold = query_number(&query, 0);
        out->silver = query_number(&query, 1);
        out->bronze = query_number(&query, 2);
    }
    query_end(&query);
    return reading_end(profile, NULL);
}

bool statistics_read(Profile *profile, const StatisticsFilter *filter, Statistics *out)
{
    Statistics sum = {.played = 0};
    Buffer points;
    buffer_init(&points, sizeof(StatisticsPoint));
    bool is_read = statistics_series(profile, filter, &points);
    for (size_t i = 0; i < points.count; i++) {
        add(&sum, buffer_at(&points, i));
    }
    buffer_release(&points);
    sum.actions_average = average(sum.actions, sum.played);
    sum.seconds_average = average(sum.seconds, sum.played);
    is_read = read_medals(profile, filter, &sum) && is_read;
    if (is_read) {
        *out = sum;
    }
    return is_read;
}

static const char *groups_sql(StatisticsKey key)
{
    switch (key) {
    case STATISTICS_BY_GAME:
        return COUNTED "SELECT game, 0, count(*), sum(won) FROM counted GROUP BY game ORDER BY 1";
    case STATISTICS_BY_SEATS:
        return COUNTED "SELECT '', seats, count(*), sum(won) FROM counted GROUP BY seats"
                       " ORDER BY 2";
    case STATISTICS_BY_LEVEL:
        return COUNTED "SELECT level.kind, 0, count(*), sum(won) FROM counted"
                       " JOIN (SELECT DISTINCT match, kind FROM match_seat WHERE kind <> 'person')"
                       " AS level ON level.match = counted.id GROUP BY level.kind ORDER BY 1";
    case STATISTICS_BY_PERSON:
        return COUNTED "SELECT '', person, count(*), sum(best) FROM"
                       " (SELECT ms.person, ms.match, max(rs.won) AS best FROM counted"
                       " JOIN match_seat ms ON ms.match = counted.id"
                       " JOIN result_seat rs ON rs.match = ms.match AND rs.seat = ms.seat"
                       " WHERE ms.person > 0 AND " MEANT " GROUP BY ms.person, ms.match)"
                       " GROUP BY person ORDER BY person";
    }
    return NULL;
}

bool statistics_groups(Profile *profile, const StatisticsFilter *filter, StatisticsKey key,
                       Buffer *out)
{
    Query query = begin(profile, filter, groups_sql(key));
    while (query_step(&query)) {
        StatisticsGroup *group = buffer_push(out, NULL);
        Text word = text_in(group->word, sizeof group->word);
        group->number = query_number(&query, 1);
        group->played = query_number(&query, 2);
        group->won = query_number(&query, 3);
        if (!query_text(&query, 0, &word)) {
            database_fail(profile, SQLITE_CORRUPT);
        }
    }
    query_end(&query);
    return reading_end(profile, NULL);
}

bool statistics_rivals(Profile *profile, const StatisticsFilter *filter, size_t most, Buffer *out)
{
    Query query = begin(
        profile, filter,
        COUNTED ", last AS (SELECT kind, computers, won, ended, id,"
                " (SELECT total(rs.won) FROM result_seat rs WHERE rs.match = id) AS winners"
                " FROM counted JOIN (SELECT match, min(kind) AS kind, max(kind) AS other,"
                " count(*) AS computers FROM match_seat WHERE kind <> 'person' GROUP BY match)"
                " ON match = id WHERE kind = other AND computers = seats - 1 AND deal = ?10"
                " ORDER BY ended DESC, id DESC LIMIT ?11)"
                " SELECT kind, computers, winners, won FROM last ORDER BY ended, id");
    query_bind_number(&query, 10, DEAL_DRAWN);
    query_bind_number(&query, 11, (int64_t)most);
    while (query_step(&query)) {
        StatisticsRivals *rivals = buffer_push(out, NULL);
        Text kind = text_in(rivals->kind, sizeof rivals->kind);
        rivals->computers = query_number(&query, 1);
        rivals->winners = query_number(&query, 2);
        rivals->won = query_number(&query, 3) != 0;
        if (!query_text(&query, 0, &kind)) {
            database_fail(profile, SQLITE_CORRUPT);
        }
    }
    query_end(&query);
    return reading_end(profile, NULL);
}

bool statistics_distribution(Profile *profile, const StatisticsFilter *filter, const char *fact,
                             Buffer *out)
{
    Query query;
    if (!fact) {
        query = begin(profile, filter,
                      COUNTED "SELECT score, count(*) FROM counted GROUP BY score ORDER BY score");
    } else {
        query = begin(profile, filter,
                      COUNTED "SELECT value, count(*) FROM counted JOIN result_fact"
                              " ON match = id AND key = ?8 GROUP BY value ORDER BY value");
        query_bind_text(&query, 8, fact);
    }
    while (query_step(&query)) {
        StatisticsCount count = {query_number(&query, 0), query_number(&query, 1)};
        buffer_push(out, &count);
    }
    query_end(&query);
    return reading_end(profile, NULL);
}

bool statistics_reset(Profile *profile, const char *game, Problem *problem)
{
    change_begin(profile);
    Query query = query_begin(
        profile, "UPDATE match SET counts = 0 WHERE finished = 1 AND (?1 = '' OR game = ?1)");
    query_bind_filter(&query, 1, game);
    query_run(&query);
    return change_end(profile, problem);
}
