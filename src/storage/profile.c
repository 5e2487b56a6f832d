/* Opens a profile, whatever state its file is in. The order matters: first the file is proven sound
 * (quick_check), then brought up to date, and only then used. A file that cannot be used is never
 * written to: a damaged one is renamed, any other is left alone and the profile lives in memory. */
#include "database.h"
#include "files.h"
#include "keeping.h"

#include "base/log.h"

#define OPEN_ATTEMPTS 3
#define ATTEMPT_PAUSE 100 /* milliseconds */

/* SQLite's file format. */
#define HEADER_BYTES      100
#define WRITE_VERSION_AT  18
#define WRITE_VERSION_MAX 2

static Profile *make(void)
{
    Arena memory = {0};
    Profile *profile = arena_alloc(&memory, sizeof *profile);
    profile->memory = memory;
    profile->worker = worker_new(NULL, NULL);
    return profile;
}

static void connect(Profile *profile, const char *path, int flags)
{
    int code = database_connect(path, flags, &profile->database);
    if (code != SQLITE_OK) {
        database_fail(profile, code);
    }
}

static void check_soundness(Profile *profile)
{
    if (profile->failure == SQLITE_OK && !database_is_sound(profile->database)) {
        int code = sqlite3_errcode(profile->database);
        bool is_told = code != SQLITE_OK && code != SQLITE_ROW && code != SQLITE_DONE;
        database_fail(profile, is_told ? code : SQLITE_CORRUPT);
    }
}

/* Whether the file's own bytes say that nothing of this format may write to it. */
static bool is_marked_read_only(const char *path)
{
    unsigned char version;
    return file_byte(path, WRITE_VERSION_AT, &version) && version > WRITE_VERSION_MAX;
}

/* The failure so far, seen as that of a whole file. A file that can only be read opens without
 * complaint; when its own bytes say so, or it refuses statements that are our own, it is damaged.
 * Otherwise the system has refused to open it for writing, which says nothing about the file. */
static int verdict(const Profile *profile, const char *path)
{
    int failure = profile->failure;
    if (failure == SQLITE_OK && sqlite3_db_readonly(profile->database, "main") != 0) {
        failure = SQLITE_READONLY;
    }
    if (failure == SQLITE_ERROR || (failure == SQLITE_READONLY && is_marked_read_only(path))) {
        failure = SQLITE_CORRUPT;
    }
    return failure;
}

/* What is too short to be a database counts with SQLite as an empty one: it would be filled, and a
 * journal beside it thrown away. */
static bool is_stump(const char *path)
{
    char bytes[PATH_BYTES_MAX];
    Text journal = text_in(bytes, sizeof bytes);
    text_append(&journal, path);
    text_append(&journal, "-wal");
    int64_t size = file_size(path);
    return size < HEADER_BYTES && (size > 0 || file_size(bytes) > 0);
}

static bool is_damage(int failure)
{
    return failure == SQLITE_CORRUPT || failure == SQLITE_NOTADB;
}

/* Returns what became of it: SQLITE_OK, or the failure with the connection closed again. */
static int open_file(Profile *profile, const char *path)
{
    connect(profile, path, SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE);
    check_soundness(profile);
    profile->is_fresh =
        database_number(profile, "SELECT NOT EXISTS (SELECT 1 FROM sqlite_schema)", 0) != 0;
    schema_update(profile);
    database_run(profile, "PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;"
                          "PRAGMA foreign_keys = ON;");
    int failure = verdict(profile, path);
    profile->failure = SQLITE_OK;
    if (failure != SQLITE_OK && profile->database) {
        /* Closing must not write the journal into a file that is not ours to change. */
        sqlite3_db_config(profile->database, SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, 1, NULL);
        database_disconnect(profile);
    }
    return failure;
}

/* Another program that is just making the same profile is waited for, and a refusal of the system
 * may pass. What looks like damage is looked at again before anything is done about it. */
static int open_patiently(Profile *profile, const char *path)
{
    if (file_is_foreign(path)) {
        return SQLITE_CANTOPEN;
    }
    if (is_stump(path)) {
        return SQLITE_NOTADB;
    }
    int failure = open_file(profile, path);
    for (int i = 1; i < OPEN_ATTEMPTS && failure != SQLITE_OK && failure != FAILURE_NEWER; i++) {
        if (!is_damage(failure)) {
            sqlite3_sleep(ATTEMPT_PAUSE);
        }
        failure = open_file(profile, path);
    }
    return failure;
}

static void open_memory(Profile *profile)
{
    connect(profile, ":memory:", SQLITE_OPEN_READWRITE);
    database_run(profile, "PRAGMA foreign_keys = ON");
    schema_update(profile);
}

/* A path as SQLite's URI of a file that nobody writes to. */
static void write_immutable_uri(const char *path, Text *out)
{
    text_append(out, "file:");
    for (; *path != '\0'; path++) {
        switch (*path) {
        case '%':
            text_append(out, "%25");
            break;
        case '?':
            text_append(out, "%3f");
            break;
        case '#':
            text_append(out, "%23");
            break;
        default:
            text_append_bytes(out, path, 1);
        }
    }
    text_append(out, "?immutable=1");
}

/* Replaces what the profile in memory holds by a copy of a file that can be read but not written.
 * Immutable: in a folder that cannot be written to, SQLite could not coordinate with others. */
static bool copy_into_memory(Profile *profile, const char *path)
{
    char uri[3 * PATH_BYTES_MAX];
    Text text = text_in(uri, sizeof uri);
    write_immutable_uri(path, &text);
    sqlite3 *source = NULL;
    bool is_copied = false;
    if (file_is_foreign(path)) {
        return false;
    }
    if (sqlite3_open_v2(uri, &source, SQLITE_OPEN_READONLY | SQLITE_OPEN_URI, NULL) == SQLITE_OK) {
        is_copied = database_copy(source, profile->database);
    }
    sqlite3_close(source);
    return is_copied;
}

static void live_in_memory(Profile *profile, const char *path)
{
    open_memory(profile);
    if (copy_into_memory(profile, path)) {
        check_soundness(profile);
        schema_update(profile);
        if (profile->failure == SQLITE_OK) {
            return;
        }
    }
    profile->failure = SQLITE_OK;
    database_disconnect(profile);
    open_memory(profile);
}

/* A profile with nothing in it is that of a new person, unless there is a backup of one. */
static void tell_fresh(Profile *profile, const char *aside, Problem *problem)
{
    bool is_offered = backup_put_on_offer(profile);
    if (aside[0] != '\0') {
        problem_set(problem, is_offered ? PROBLEM_SET_ASIDE_OFFER : PROBLEM_SET_ASIDE, aside);
    } else if (is_offered) {
        problem_set(problem, PROBLEM_LOST_OFFER, "");
    }
}

/* Opens the profile's file, after setting a damaged one aside if need be. */
static int open_or_replace(Profile *profile, const char *folder, const char *path, Problem *problem)
{
    int failure = open_patiently(profile, path);
    char name[PATH_BYTES_MAX];
    Text aside = text_in(name, sizeof name);
    if (is_damage(failure) && file_set_aside(folder, &aside)) {
        failure = open_patiently(profile, path);
    }
    profile->is_kept = failure == SQLITE_OK;
    if (profile->is_kept && profile->is_fresh) {
        tell_fresh(profile, name, problem);
    }
    return failure;
}

static ProblemKind kind_of_failed_open(int failure)
{
    switch (failure) {
    case SQLITE_BUSY:
    case SQLITE_LOCKED:
        return PROBLEM_TAKEN;
    case FAILURE_NEWER:
        return PROBLEM_NEWER;
    default:
        return PROBLEM_UNWRITABLE;
    }
}

Profile *profile_open(const char *folder, Problem *problem)
{
    database_use_memory();
    Profile *profile = make();
    problem_set(problem, PROBLEM_NONE, "");
    if (!folder) {
        open_memory(profile);
        holding_begin(profile);
        return profile;
    }
    char bytes[PATH_BYTES_MAX];
    Text path = text_in(bytes, sizeof bytes);
    Text kept = text_in(profile->folder, sizeof profile->folder);
    text_append(&kept, folder);
    profile_path(profile, "profile.db", &path);
    int failure = SQLITE_CANTOPEN;
    if (folder_make(folder) && !path.truncated && !kept.truncated) {
        failure = open_or_replace(profile, folder, bytes, problem);
    }
    if (!profile->is_kept) {
        log_line("profile: %s cannot be used: %s", bytes, sqlite3_errstr(failure));
        live_in_memory(profile, bytes);
        problem_set(problem, kind_of_failed_open(failure), folder);
    }
    holding_begin(profile);
    backup_refresh(profile, BACKUP_DAILY);
    return profile;
}

void profile_close(Profile *profile)
{
    worker_free(profile->worker);
    keeping_free(profile->keeping);
    database_disconnect(profile);
    holding_end(profile);
    Arena memory = profile->memory;
    arena_release(&memory);
}

bool profile_is_kept(const Profile *profile)
{
    return profile->is_kept;
}
