/* The tables of the profile, as the steps that lead from one version to the next. A step that was
 * released never changes; a new one is added. The version is SQLite's user_version: the number of
 * steps done. Actions and options are text, so that they survive another packing. */
#include "database.h"

static const char *const steps[] = {
    "CREATE TABLE setting (key TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT, WITHOUT ROWID;",

    /* recency orders matches by when they were last played, whatever the clock says. Times are
     * seconds since 1970; seed and hash are 64 bits each; options are numbers in the order of the
     * game, separated by spaces. */
    "CREATE TABLE match ("
    "  id INTEGER PRIMARY KEY AUTOINCREMENT,"
    "  game TEXT NOT NULL, rules INTEGER NOT NULL,"
    "  seats INTEGER NOT NULL, seed INTEGER NOT NULL, options TEXT NOT NULL,"
    "  created INTEGER NOT NULL, updated INTEGER NOT NULL, recency INTEGER NOT NULL,"
    "  hash INTEGER NOT NULL, finished INTEGER NOT NULL, assisted INTEGER NOT NULL) STRICT;"
    "CREATE TABLE match_seat ("
    "  match INTEGER NOT NULL REFERENCES match ON DELETE CASCADE, seat INTEGER NOT NULL,"
    "  name TEXT NOT NULL, kind TEXT NOT NULL,"
    "  PRIMARY KEY (match, seat)) STRICT, WITHOUT ROWID;"
    "CREATE TABLE match_action ("
    "  match INTEGER NOT NULL REFERENCES match ON DELETE CASCADE, number INTEGER NOT NULL,"
    "  seat INTEGER NOT NULL, action TEXT NOT NULL,"
    "  PRIMARY KEY (match, number)) STRICT, WITHOUT ROWID;"
    "CREATE TABLE match_note ("
    "  match INTEGER NOT NULL REFERENCES match ON DELETE CASCADE, seat INTEGER NOT NULL,"
    "  note TEXT NOT NULL, PRIMARY KEY (match, seat)) STRICT, WITHOUT ROWID;"
    "CREATE TABLE result ("
    "  match INTEGER PRIMARY KEY REFERENCES match ON DELETE CASCADE,"
    "  medal TEXT NOT NULL, assisted INTEGER NOT NULL) STRICT;"
    "CREATE TABLE result_seat ("
    "  match INTEGER NOT NULL REFERENCES result ON DELETE CASCADE, seat INTEGER NOT NULL,"
    "  score INTEGER NOT NULL, won INTEGER NOT NULL,"
    "  PRIMARY KEY (match, seat)) STRICT, WITHOUT ROWID;",
};

#define VERSION ((int64_t)(sizeof steps / sizeof *steps))

/* Prepared once so that a file with the right version and the wrong tables is found out. */
static const char *const uses[] = {
    "SELECT key, value FROM setting",
    "SELECT id, game, rules, seats, seed, options FROM match",
    "SELECT created, updated, recency, hash, finished, assisted FROM match",
    "SELECT match, seat, name, kind FROM match_seat",
    "SELECT match, number, seat, action FROM match_action",
    "SELECT match, seat, note FROM match_note",
    "SELECT match, medal, assisted FROM result",
    "SELECT match, seat, score, won FROM result_seat",
};

static void check_tables(Profile *profile)
{
    for (size_t i = 0; i < sizeof uses / sizeof *uses && profile->failure == SQLITE_OK; i++) {
        Query query = query_begin(profile, uses[i]);
        query_end(&query);
    }
}

static void write_version(Profile *profile)
{
    char bytes[64];
    Text sql = text_in(bytes, sizeof bytes);
    text_append(&sql, "PRAGMA user_version = ");
    text_append_number(&sql, VERSION);
    database_run(profile, bytes);
}

static int64_t read_version(Profile *profile)
{
    return database_number(profile, "PRAGMA user_version", 0);
}

/* The version is read again inside: another program may have been faster. */
static void take_steps(Profile *profile)
{
    database_run(profile, "BEGIN IMMEDIATE");
    for (int64_t i = read_version(profile); i < VERSION; i++) {
        database_run(profile, steps[i]);
    }
    write_version(profile);
    database_run(profile, "COMMIT");
}

void schema_update(Profile *profile)
{
    int64_t version = read_version(profile);
    if (version > VERSION) {
        database_fail(profile, FAILURE_NEWER);
    } else if (version < 0) {
        database_fail(profile, SQLITE_CORRUPT);
    } else if (version < VERSION) {
        take_steps(profile);
    }
    check_tables(profile);
}
