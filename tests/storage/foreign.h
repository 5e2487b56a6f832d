/* Another program at the profile's file. */
#ifndef FOREIGN_H
#define FOREIGN_H

#include "scratch.h"

#include <sqlite3.h>

/* Runs SQL; what it began goes on until it is closed. */
static inline sqlite3 *foreign_open(const Scratch *scratch, const char *sql)
{
    sqlite3 *database = NULL;
    assert_int_equal(sqlite3_open(scratch->file, &database), SQLITE_OK);
    assert_int_equal(sqlite3_exec(database, sql, NULL, NULL, NULL), SQLITE_OK);
    return database;
}

static inline void foreign_run(const Scratch *scratch, const char *sql)
{
    assert_int_equal(sqlite3_close(foreign_open(scratch, sql)), SQLITE_OK);
}

#endif
