/* The tables of the profile, as the steps that lead from one version to the next. A step that was
 * released never changes; a new one is added. The version is SQLite's user_version: the number of
 * steps done. Actions and options are text, so that they survive another packing. */
#include "database.h"

#include "base/limits.h"

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

    /* seconds is the time spent at the table; counts says whether statistics look at the match.
     * When older results came about is not known better than by their match. */
    "CREATE TABLE person ("
    "  id INTEGER PRIMARY KEY AUTOINCREMENT, name TEXT NOT NULL,"
    "  colour INTEGER NOT NULL, avatar TEXT NOT NULL) STRICT;"
    "CREATE TABLE person_setting ("
    "  person INTEGER NOT NULL REFERENCES person ON DELETE CASCADE, key TEXT NOT NULL,"
    "  value TEXT NOT NULL, PRIMARY KEY (person, key)) STRICT, WITHOUT ROWID;"
    "ALTER TABLE match_seat ADD COLUMN person INTEGER REFERENCES person ON DELETE SET NULL;"
    "CREATE INDEX match_seat_person ON match_seat (person);"
    "ALTER TABLE match ADD COLUMN seconds INTEGER NOT NULL DEFAULT 0;"
    "ALTER TABLE match ADD COLUMN counts INTEGER NOT NULL DEFAULT 1;"
    "ALTER TABLE result ADD COLUMN ended INTEGER NOT NULL DEFAULT 0;"
    "UPDATE result SET ended = (SELECT updated FROM match WHERE match.id = result.match);"
    "CREATE TABLE result_fact ("
    "  match INTEGER NOT NULL REFERENCES result ON DELETE CASCADE, key TEXT NOT NULL,"
    "  value INTEGER NOT NULL, PRIMARY KEY (match, key)) STRICT, WITHOUT ROWID;"
    "CREATE TABLE campaign ("
    "  game TEXT NOT NULL, deal TEXT NOT NULL, medal INTEGER NOT NULL,"
    "  assisted_medal INTEGER NOT NULL, PRIMARY KEY (game, deal)) STRICT, WITHOUT ROWID;",

    /* Medals of Regicide's campaign, once kept by the stage, belong to deals by their seed. What is
     * no stage of that time stays where it is. */
    "WITH old (stage, seed) AS (VALUES"
    "   (1, 11), (2, 19), (3, 55), (4, 87), (5, 96), (6, 64), (7, 60), (8, 82), (9, 54),"
    "   (10, 12), (11, 38), (12, 83), (13, 125), (14, 63), (15, 90), (16, 24), (17, 113),"
    "   (18, 104), (19, 41), (20, 119), (21, 70), (22, 89), (23, 5), (24, 72), (25, 73),"
    "   (26, 1), (27, 102), (28, 107), (29, 108), (30, 93), (31, 26), (32, 45), (33, 43),"
    "   (34, 62), (35, 112), (36, 21), (37, 18), (38, 71), (39, 4), (40, 3), (41, 28),"
    "   (42, 94), (43, 78), (44, 118), (45, 66), (46, 31), (47, 10), (48, 109), (49, 51),"
    "   (50, 77), (51, 47), (52, 116))"
    " UPDATE OR IGNORE campaign SET game = 'regicide-deals', deal = seed FROM old"
    " WHERE game = 'regicide' AND deal = stage;",

    /* How a match came to its deal: a SavedDeal. Of older ones nothing is known against them. */
    "ALTER TABLE match ADD COLUMN deal INTEGER NOT NULL DEFAULT 0;"
    "CREATE INDEX match_deal ON match (seed);",

    /* The series of a match (SavedSeries) was once a note of the seat after the last: a row of
     * numbers. Seven are target, lead, games, drawn, loser and the games won by two seats; fourteen
     * are target, games, and points and clues of six sides. Other notes of that seat are none. */
    "CREATE TABLE match_series ("
    "  match INTEGER PRIMARY KEY REFERENCES match ON DELETE CASCADE,"
    "  target INTEGER NOT NULL, games INTEGER NOT NULL, lead INTEGER NOT NULL,"
    "  drawn INTEGER NOT NULL, loser INTEGER NOT NULL) STRICT;"
    "CREATE TABLE match_series_side ("
    "  match INTEGER NOT NULL REFERENCES match_series ON DELETE CASCADE, side INTEGER NOT NULL,"
    "  score INTEGER NOT NULL, clues INTEGER NOT NULL,"
    "  PRIMARY KEY (match, side)) STRICT, WITHOUT ROWID;"
    "CREATE TEMP TABLE old_series AS"
    " SELECT match, '[' || replace(note, ' ', ',') || ']' AS numbers"
    "  FROM match_note WHERE seat = 6;"
    "DELETE FROM old_series WHERE NOT json_valid(numbers);"
    "DELETE FROM old_series"
    " WHERE EXISTS (SELECT 1 FROM json_each(numbers) WHERE typeof(value) <> 'integer');"
    "INSERT INTO match_series (match, target, games, lead, drawn, loser)"
    " SELECT match, json_extract(numbers, '$[0]'), json_extract(numbers, '$[2]'),"
    "   json_extract(numbers, '$[1]'), json_extract(numbers, '$[3]'),"
    "   json_extract(numbers, '$[4]')"
    "  FROM old_series WHERE json_array_length(numbers) = 7;"
    "INSERT INTO match_series_side (match, side, score, clues)"
    " SELECT match, key - 5, value, 0 FROM old_series, json_each(numbers)"
    "  WHERE json_array_length(numbers) = 7 AND key >= 5;"
    "INSERT INTO match_series (match, target, games, lead, drawn, loser)"
    " SELECT match, json_extract(numbers, '$[0]'), json_extract(numbers, '$[1]'), 0, 0, 0"
    "  FROM old_series WHERE json_array_length(numbers) = 14;"
    "INSERT INTO match_series_side (match, side, score, clues)"
    " SELECT match, key / 2 - 1, value, json_extract(numbers, '$[' || (key + 1) || ']')"
    "  FROM old_series, json_each(numbers)"
    "  WHERE json_array_length(numbers) = 14 AND key >= 2 AND key % 2 = 0;"
    "DROP TABLE old_series;"
    "DELETE FROM match_note WHERE seat = 6;",

    /* What was set for everybody became each person's own: these keys, and those alone. A speed
     * came before the last one. Whose the help in a match was is not known better than by it. */
    "UPDATE setting SET value = '4' WHERE key = 'speed' AND value = '3';"
    "INSERT OR IGNORE INTO person_setting (person, key, value)"
    " SELECT person.id, setting.key, setting.value FROM person, setting"
    "  WHERE setting.key IN ('text', 'indices', 'contrast', 'calm', 'speed', 'asks', 'forced',"
    "   'coach', 'ink');"
    "ALTER TABLE match_seat ADD COLUMN assisted INTEGER NOT NULL DEFAULT 0;"
    "UPDATE match_seat SET assisted ="
    " (SELECT assisted FROM match WHERE match.id = match_seat.match) WHERE kind = 'person';",

    /* What was one setting became three. */
    "INSERT OR IGNORE INTO setting (key, value)"
    " SELECT own.key, setting.value FROM setting,"
    "   (SELECT 'no-shaking' AS key UNION SELECT 'no-flashes') AS own WHERE setting.key = 'calm';"
    "INSERT OR IGNORE INTO person_setting (person, key, value)"
    " SELECT person, own.key, value FROM person_setting,"
    "   (SELECT 'no-shaking' AS key UNION SELECT 'no-flashes') AS own"
    "  WHERE person_setting.key = 'calm';",

    /* Which opening of the profile plays a match, 0 for none: see storage/holding.h. */
    "ALTER TABLE match ADD COLUMN holder INTEGER NOT NULL DEFAULT 0;",
};

#define VERSION ((int64_t)COUNT_OF(steps))

/* Prepared once so that a file with the right version and the wrong tables is found out. */
static const char *const uses[] = {
    "SELECT key, value FROM setting",
    "SELECT id, game, rules, seats, seed, options FROM match",
    "SELECT created, updated, recency, hash, finished, assisted, seconds, counts, deal FROM match",
    "SELECT holder FROM match",
    "SELECT match, seat, name, kind, person, assisted FROM match_seat",
    "SELECT match, number, seat, action FROM match_action",
    "SELECT match, seat, note FROM match_note",
    "SELECT match, target, games, lead, drawn, loser FROM match_series",
    "SELECT match, side, score, clues FROM match_series_side",
    "SELECT match, medal, assisted, ended FROM result",
    "SELECT match, seat, score, won FROM result_seat",
    "SELECT match, key, value FROM result_fact",
    "SELECT id, name, colour, avatar FROM person",
    "SELECT person, key, value FROM person_setting",
    "SELECT game, deal, medal, assisted_medal FROM campaign",
};

int64_t schema_version(void)
{
    return VERSION;
}

static void check_tables(Profile *profile)
{
    for (size_t i = 0; i < COUNT_OF(uses) && profile->failure == SQLITE_OK; i++) {
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
