/* The thin layer over SQLite. A value that cannot be read counts as a failure like any other, so
 * code above reads as if nothing could go wrong and asks once at the end. */
#include "database.h"

#include "base/assert.h"
#include "base/log.h"

#include <string.h>

void database_fail(Profile *profile, int code)
{
    if (profile->failure == SQLITE_OK) {
        profile->failure = code;
        log_line("profile: failure %d: %s", code, sqlite3_errmsg(profile->database));
    }
}

static void check(Profile *profile, int code)
{
    if (code != SQLITE_OK) {
        database_fail(profile, code);
    }
}

/* An idle statement of this text, taken out of the idle ones; NULL when there is none. */
static sqlite3_stmt *take_idle(Profile *profile, const char *sql)
{
    for (size_t i = 0; i < profile->idle_count; i++) {
        sqlite3_stmt *statement = profile->idle[i];
        if (text_equal(sqlite3_sql(statement), sql)) {
            profile->idle[i] = profile->idle[--profile->idle_count];
            return statement;
        }
    }
    return NULL;
}

Query query_begin(Profile *profile, const char *sql)
{
    Query query = {.profile = profile};
    worker_wait(profile->worker);
    if (profile->failure == SQLITE_OK) {
        query.statement = take_idle(profile, sql);
    }
    if (profile->failure == SQLITE_OK && !query.statement) {
        check(profile, sqlite3_prepare_v2(profile->database, sql, -1, &query.statement, NULL));
    }
    return query;
}

void query_bind_number(Query *query, int index, int64_t number)
{
    if (query->statement) {
        check(query->profile, sqlite3_bind_int64(query->statement, index, number));
    }
}

void query_bind_text(Query *query, int index, const char *text)
{
    if (query->statement) {
        check(query->profile, sqlite3_bind_text(query->statement, index, text, -1, SQLITE_STATIC));
    }
}

void query_bind_filter(Query *query, int index, const char *text)
{
    if (!text) {
        text = "";
    }
    query_bind_text(query, index, text);
}

bool query_step(Query *query)
{
    if (!query->statement || query->profile->failure != SQLITE_OK) {
        return false;
    }
    int code = sqlite3_step(query->statement);
    if (code != SQLITE_ROW && code != SQLITE_DONE) {
        database_fail(query->profile, code);
    }
    return code == SQLITE_ROW;
}

int64_t query_number(const Query *query, int column)
{
    return sqlite3_column_int64(query->statement, column);
}

bool query_text(const Query *query, int column, Text *out)
{
    const char *text = (const char *)sqlite3_column_text(query->statement, column);
    int size = sqlite3_column_bytes(query->statement, column);
    bool is_text = text && strlen(text) == (size_t)size && text_is_utf8(text, (size_t)size);
    if (is_text) {
        text_append(out, text);
    }
    return is_text;
}

void query_end(Query *query)
{
    Profile *profile = query->profile;
    if (query->statement && profile->idle_count < IDLE_MAX) {
        sqlite3_reset(query->statement); /* its failure was that of the last step */
        sqlite3_clear_bindings(query->statement);
        profile->idle[profile->idle_count++] = query->statement;
    } else {
        sqlite3_finalize(query->statement);
    }
    query->statement = NULL;
}

void database_disconnect(Profile *profile)
{
    while (profile->idle_count > 0) {
        sqlite3_finalize(profile->idle[--profile->idle_count]);
    }
    sqlite3_close(profile->database);
    profile->database = NULL;
}

void query_run(Query *query)
{
    bool has_row = query_step(query);
    ASSERT(!has_row);
    query_end(query);
}

void database_run(Profile *profile, const char *sql)
{
    worker_wait(profile->worker);
    if (profile->failure == SQLITE_OK) {
        check(profile, sqlite3_exec(profile->database, sql, NULL, NULL, NULL));
    }
}

int64_t database_number(Profile *profile, const char *sql, int64_t otherwise)
{
    Query query = query_begin(profile, sql);
    int64_t number = query_step(&query) ? query_number(&query, 0) : otherwise;
    query_end(&query);
    return number;
}

static ProblemKind kind_of(int failure)
{
    switch (failure) {
    case SQLITE_OK:
        return PROBLEM_NONE;
    case SQLITE_BUSY:
    case SQLITE_LOCKED:
        return PROBLEM_LOCKED;
    case SQLITE_FULL:
        return PROBLEM_FULL;
    case SQLITE_CORRUPT:
    case SQLITE_NOTADB:
        return PROBLEM_DAMAGED;
    case FAILURE_NO_MATCH:
        return PROBLEM_MATCH_DAMAGED;
    case FAILURE_ELSEWHERE:
        return PROBLEM_MATCH_ELSEWHERE;
    case FAILURE_NO_PERSON:
        return PROBLEM_PERSON_GONE;
    default:
        return PROBLEM_FAILED;
    }
}

static bool report(Profile *profile, Problem *problem)
{
    int failure = profile->failure;
    profile->failure = SQLITE_OK;
    problem_set(problem, kind_of(failure), "");
    return failure == SQLITE_OK;
}

void change_begin(Profile *profile)
{
    worker_wait(profile->worker);
    ASSERT(profile->failure == SQLITE_OK);
    database_run(profile, "BEGIN IMMEDIATE");
}

bool change_end(Profile *profile, Problem *problem)
{
    database_run(profile, "COMMIT");
    if (profile->failure != SQLITE_OK && !sqlite3_get_autocommit(profile->database)) {
        sqlite3_exec(profile->database, "ROLLBACK", NULL, NULL, NULL);
    }
    return report(profile, problem);
}

bool reading_end(Profile *profile, Problem *problem)
{
    return report(profile, problem);
}
