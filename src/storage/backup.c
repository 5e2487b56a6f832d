/* Backups. A copy is written under another name, proven sound, and only then takes the place of the
 * one before, so there is a good one at every moment. Restoring copies page by page inside one
 * transaction of the live connection: it happens completely or not at all. */
#include "storage/backup.h"

#include "database.h"
#include "files.h"
#include "keeping.h"

#include "base/log.h"
#include "base/system.h"

#include <stdio.h>
#include <time.h>

#define BACKUP_NAME "profile-backup.db"
#define NEW_NAME    "profile-backup.new"
#define OFFERED     "backup.offered"

typedef struct Path {
    char bytes[PATH_BYTES_MAX];
} Path;

static Path path_of(const Profile *profile, const char *name)
{
    Path path;
    Text text = text_in(path.bytes, sizeof path.bytes);
    profile_path(profile, name, &text);
    return path;
}

/* Writes a sound copy of the profile to a new file. */
static bool write_copy(Profile *profile, const char *path)
{
    sqlite3 *copy = NULL;
    int flags = SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE;
    remove(path);
    bool is_good =
        database_connect(path, flags, &copy) == SQLITE_OK &&
        database_copy(profile->database, copy) &&
        sqlite3_exec(copy, "PRAGMA journal_mode = DELETE", NULL, NULL, NULL) == SQLITE_OK &&
        database_is_sound(copy);
    sqlite3_close(copy);
    if (!is_good) {
        remove(path);
    }
    return is_good;
}

bool backup_make(Profile *profile, Problem *problem)
{
    worker_wait(profile->worker);
    Path fresh = path_of(profile, NEW_NAME);
    Path backup = path_of(profile, BACKUP_NAME);
    bool is_made = profile->is_kept && write_copy(profile, fresh.bytes) &&
                   system_replace(fresh.bytes, backup.bytes);
    problem_set(problem, is_made ? PROBLEM_NONE : PROBLEM_FAILED, "");
    return is_made;
}

static bool has_matches(Profile *profile)
{
    return database_number(profile, "SELECT EXISTS (SELECT 1 FROM match)", 0) != 0;
}

bool backup_is_offered(Profile *profile)
{
    return profile_get_number(profile, OFFERED, 0) != 0;
}

void backup_refresh(Profile *profile, int64_t seconds)
{
    int64_t made = 0;
    int64_t age = INT64_MAX;
    Path path = path_of(profile, BACKUP_NAME);
    if (profile->is_kept && file_changed(path.bytes, &made)) {
        age = (int64_t)time(NULL) - made;
    }
    bool is_due = profile->is_kept && (age < 0 || age >= seconds) && has_matches(profile) &&
                  !backup_is_offered(profile);
    reading_end(profile, NULL);
    if (is_due && !backup_make(profile, NULL)) {
        log_line("profile: no backup could be made");
    }
}

/* Opens the backup if it is one that this version can read; NULL otherwise. */
static sqlite3 *open_backup(const Profile *profile)
{
    sqlite3 *backup = NULL;
    Path path = path_of(profile, BACKUP_NAME);
    bool is_good = profile->is_kept && !file_is_foreign(path.bytes) &&
                   database_connect(path.bytes, SQLITE_OPEN_READONLY, &backup) == SQLITE_OK &&
                   database_is_sound(backup);
    if (!is_good) {
        sqlite3_close(backup);
        return NULL;
    }
    return backup;
}

static bool count(sqlite3 *database, const char *sql, int64_t *out)
{
    sqlite3_stmt *statement = NULL;
    bool is_counted = sqlite3_prepare_v2(database, sql, -1, &statement, NULL) == SQLITE_OK &&
                      sqlite3_step(statement) == SQLITE_ROW;
    if (is_counted) {
        *out = sqlite3_column_int64(statement, 0);
    }
    sqlite3_finalize(statement);
    return is_counted;
}

static bool describe(sqlite3 *backup, Backup *out)
{
    int64_t version = 0;
    return count(backup, "PRAGMA user_version", &version) && version >= 0 &&
           version <= schema_version() &&
           count(backup, "SELECT count(*) FROM match WHERE finished = 1", &out->finished) &&
           count(backup, "SELECT count(*) FROM match WHERE finished = 0", &out->unfinished);
}

bool backup_read(Profile *profile, Backup *out)
{
    worker_wait(profile->worker);
    Backup found = {.made = 0};
    Path path = path_of(profile, BACKUP_NAME);
    sqlite3 *backup = open_backup(profile);
    bool is_read = backup && describe(backup, &found) && file_changed(path.bytes, &found.made);
    sqlite3_close(backup);
    if (is_read) {
        *out = found;
    }
    return is_read;
}

/* Gives the backup, if there is one, a name that stays its own. */
static bool keep_backup(const Profile *profile, Text *kept)
{
    int64_t made;
    char bytes[PATH_BYTES_MAX];
    Text name = text_in(bytes, sizeof bytes);
    Path from = path_of(profile, BACKUP_NAME);
    if (!file_changed(from.bytes, &made)) {
        return true;
    }
    if (!file_free_name(profile->folder, "profile-backup-", &name)) {
        return false;
    }
    Path to = path_of(profile, bytes);
    bool is_kept = system_replace(from.bytes, to.bytes);
    if (is_kept) {
        log_line("profile: the backup is kept as %s", bytes);
        text_append(kept, bytes);
    }
    return is_kept;
}

bool backup_put_on_offer(Profile *profile)
{
    Backup backup;
    char bytes[PATH_BYTES_MAX];
    Text unread = text_in(bytes, sizeof bytes);
    bool is_offered =
        backup_read(profile, &backup) && profile_set_number(profile, OFFERED, 1, NULL);
    if (!is_offered) {
        keep_backup(profile, &unread);
    }
    return is_offered;
}

static bool end_offer(Profile *profile, Problem *problem)
{
    return profile_set_number(profile, OFFERED, 0, problem);
}

bool backup_decline(Profile *profile, Text *kept, Problem *problem)
{
    worker_wait(profile->worker);
    if (!keep_backup(profile, kept)) {
        problem_set(problem, PROBLEM_FAILED, "");
        return false;
    }
    return end_offer(profile, problem);
}

/* Keeps what a restored backup will replace. */
static bool keep_present(Profile *profile, Text *replaced)
{
    char bytes[PATH_BYTES_MAX];
    Text name = text_in(bytes, sizeof bytes);
    bool has_any = has_matches(profile);
    if (!reading_end(profile, NULL)) {
        return false;
    }
    if (!has_any) {
        return true;
    }
    if (!file_free_name(profile->folder, "profile-replaced-", &name)) {
        return false;
    }
    Path path = path_of(profile, bytes);
    bool is_kept = write_copy(profile, path.bytes);
    if (is_kept && replaced) {
        text_append(replaced, bytes);
    }
    return is_kept;
}

bool backup_restore(Profile *profile, Text *replaced, Problem *problem)
{
    worker_wait(profile->worker);
    Backup contents;
    sqlite3 *backup = open_backup(profile);
    if (!backup || !describe(backup, &contents)) {
        sqlite3_close(backup);
        problem_set(problem, PROBLEM_NO_BACKUP, "");
        return false;
    }
    if (!keep_present(profile, replaced)) {
        database_fail(profile, SQLITE_ERROR);
    } else if (!database_copy(backup, profile->database)) {
        database_fail(profile, sqlite3_errcode(profile->database));
    } else {
        schema_update(profile);
    }
    sqlite3_close(backup);
    return reading_end(profile, problem) && end_offer(profile, problem);
}
