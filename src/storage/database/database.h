/* What the other files of this library share: the profile's connection, and statements that need no
 * error handling of their own. The first failure is remembered in the profile; from then on every
 * call does nothing until the change or the reading that it belongs to ends and reports it. */
#ifndef DATABASE_H
#define DATABASE_H

#include "base/arena.h"
#include "base/worker.h"
#include "problem.h"
#include "storage/profile.h"

#include <sqlite3.h>

/* Files. Paths are UTF-8. */
#define PATH_BYTES_MAX PROBLEM_VALUE_BYTES

/* More than there are different texts of statements. */
#define IDLE_MAX 96

typedef struct Keeping Keeping;

struct Profile {
    sqlite3 *database;
    sqlite3_stmt *idle[IDLE_MAX]; /* ended queries; to prepare one costs more than to run it */
    size_t idle_count;
    char folder[PATH_BYTES_MAX];
    bool is_kept;
    bool is_fresh;    /* the file that was opened had nothing in it */
    int failure;      /* the first SQLite code other than OK since the work began, or SQLITE_OK */
    Worker *worker;   /* which has the connection while a job runs; otherwise the caller has it */
    Keeping *keeping; /* the last work for the worker, NULL before the first */
    int64_t holder;   /* a number of this opening alone, from 1 */
    int marks;        /* system_mark, by which others see that it is still open; or -1 */
    Arena memory;
};

/* Failures beside SQLite's codes, which are positive. */
#define FAILURE_NO_MATCH  (-1) /* the match has no record, or one that makes no sense */
#define FAILURE_NEWER     (-2) /* the schema is of a newer version */
#define FAILURE_NO_PERSON (-3)
#define FAILURE_ELSEWHERE (-4) /* the match is held by another opening of the profile */

/* A statement being run. */
typedef struct Query {
    Profile *profile;
    sqlite3_stmt *statement; /* NULL after a failure */
} Query;

Query query_begin(Profile *profile, const char *sql);
void query_bind_number(Query *query, int index, int64_t number);   /* indices from 1 */
void query_bind_text(Query *query, int index, const char *text);   /* must outlive the query */
void query_bind_filter(Query *query, int index, const char *text); /* NULL, for any, as '' */
bool query_step(Query *query);                                     /* whether there is a row */
int64_t query_number(const Query *query, int column);              /* columns from 0 */
void query_end(Query *query);

/* Appends a column of the row; false, with `out` untouched, when it is not UTF-8 text. */
bool query_text(const Query *query, int column, Text *out);

/* Runs a statement that gives no rows and ends it. */
void query_run(Query *query);

/* Runs one or more statements without values. */
void database_run(Profile *profile, const char *sql);

/* The only number that a statement gives, or `otherwise` without a row. */
int64_t database_number(Profile *profile, const char *sql, int64_t otherwise);

/* Remembers a failure; the first one counts. */
void database_fail(Profile *profile, int code);

/* A change is one transaction: kept completely or not at all. change_end answers true when it is
 * kept; otherwise nothing has changed and `problem` tells why. */
void change_begin(Profile *profile);
bool change_end(Profile *profile, Problem *problem);

/* Ends reading: true when nothing failed. */
bool reading_end(Profile *profile, Problem *problem);

/* Brings the schema up to date. */
void schema_update(Profile *profile);

/* The connection belongs to one thread at a time. Everything above waits for the worker by itself
 * before it touches the connection. */

/* Before SQLite is first used: it ends the program when there is no memory, as everything does. */
void database_use_memory(void);

/* Opens a connection with everything that our statements need. */
int database_connect(const char *path, int flags, sqlite3 **out);

/* Closes the profile's connection. */
void database_disconnect(Profile *profile);

/* Whether quick_check finds nothing. */
bool database_is_sound(sqlite3 *database);

/* Copies a whole database over another; the copy is complete or did not happen. */
bool database_copy(sqlite3 *from, sqlite3 *to);

/* The version of the newest schema. */
int64_t schema_version(void);

#endif
