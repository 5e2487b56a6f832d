/* The plug is pulled: what was not yet synced may be on the disk, or not, or in part. Every write
 * of a session to the profile and its journal is recorded in order; then, for moment after moment,
 * the files are made as the disk may have left them, and the profile must open with the match at
 * the last answered action or at most one later. The argument is how many moments are skipped
 * between two that are tried; without one they are sampled. */
#include "scratch.h"

#include "play.h"
#include "storage/holding.h"

#include <sqlite3.h>

#define FILE_BYTES_MAX (1u << 22)
#define SECTOR         512

typedef enum RecordKind { RECORD_WRITE, RECORD_SYNC, RECORD_CUT, RECORD_DELETE } RecordKind;

/* What happened to a file; or, for RECORD_SYNC, that everything before is safe. */
typedef struct Record {
    RecordKind kind;
    int file; /* an index of `names` */
    int64_t at;
    size_t size;
    size_t bytes;      /* where in `written` they lie */
    uint32_t answered; /* actions that had been answered as kept by then */
    bool has_match;    /* whether the match had been answered as begun */
} Record;

#define FILES 3

/* The -journal is in use only until the new profile is in WAL mode. */
static const char *const names[FILES] = {"profile.db", "profile.db-wal", "profile.db-journal"};

static int rounds = 1;
static Buffer records, written;
static uint32_t answered;
static bool has_match, is_recording;
static sqlite3_vfs vfs;
static sqlite3_io_methods methods[FILES];
static const sqlite3_io_methods *real;
static int (*real_open)(sqlite3_vfs *, const char *, sqlite3_file *, int, int *);
static int (*real_delete)(sqlite3_vfs *, const char *, int);

static void record(RecordKind kind, int file, int64_t at, const void *bytes, size_t size)
{
    Record new = {kind, file, at, size, written.count, answered, has_match};
    for (size_t i = 0; i < size && bytes != NULL; i++) {
        buffer_push(&written, (const unsigned char *)bytes + i);
    }
    if (is_recording) {
        buffer_push(&records, &new);
    }
}

static int file_of(const sqlite3_file *file)
{
    return (int)(file->pMethods - methods);
}

static int write_recorded(sqlite3_file *file, const void *bytes, int size, sqlite3_int64 at)
{
    record(RECORD_WRITE, file_of(file), at, bytes, (size_t)size);
    return real->xWrite(file, bytes, size, at);
}

static int cut_recorded(sqlite3_file *file, sqlite3_int64 size)
{
    record(RECORD_CUT, file_of(file), size, NULL, 0);
    return real->xTruncate(file, size);
}

static int sync_recorded(sqlite3_file *file, int flags)
{
    record(RECORD_SYNC, file_of(file), 0, NULL, 0);
    return real->xSync(file, flags);
}

/* Which of the files has this path; FILES for any other. */
static int file_named(const char *path)
{
    const char *name = path != NULL ? strrchr(path, '/') : NULL;
    int file = 0;
    while (file < FILES && (name == NULL || strcmp(name + 1, names[file]) != 0)) {
        file++;
    }
    return file;
}

static int open_recorded(sqlite3_vfs *self, const char *path, sqlite3_file *file, int flags,
                         int *out)
{
    int code = real_open(self, path, file, flags, out);
    int index = file_named(path);
    if (code == SQLITE_OK && index < FILES) {
        real = file->pMethods;
        methods[index] = *real;
        methods[index].xWrite = write_recorded;
        methods[index].xTruncate = cut_recorded;
        methods[index].xSync = sync_recorded;
        file->pMethods = &methods[index];
    }
    return code;
}

static int delete_recorded(sqlite3_vfs *self, const char *path, int sync)
{
    if (file_named(path) < FILES) {
        record(RECORD_DELETE, file_named(path), 0, NULL, 0);
    }
    return real_delete(self, path, sync);
}

static void recording_begin(void)
{
    buffer_init(&records, sizeof(Record));
    buffer_init(&written, 1);
    vfs = *sqlite3_vfs_find(NULL);
    real_open = vfs.xOpen;
    real_delete = vfs.xDelete;
    vfs.xOpen = open_recorded;
    vfs.xDelete = delete_recorded;
    vfs.zName = "recorded";
    assert_int_equal(sqlite3_vfs_register(&vfs, 1), SQLITE_OK);
    is_recording = true;
}

static void recording_end(void)
{
    is_recording = false;
    assert_int_equal(sqlite3_vfs_unregister(&vfs), SQLITE_OK);
}

static void play_some(Profile *profile, MatchId id, Match *match, size_t until)
{
    while (match->position < until && play_on(match, match->position)) {
        profile_match_keep_async(profile, id, match, false, NULL);
        assert_true(profile_wait(profile, NULL));
        answered = (uint32_t)match->position;
    }
}

/* A session with a checkpoint in the middle (closing moves the journal into the file) and one at
 * the end. */
static void play_session(const Scratch *scratch)
{
    Match match = play_begin(1);
    SavedMatch saved = play_record();
    Profile *profile = profile_open(scratch->folder, NULL);
    assert_true(profile_match_begin(profile, &saved, &match, NULL));
    assert_int_equal(saved.id, 1);
    has_match = true;
    play_some(profile, 1, &match, 4);
    profile_close(profile);
    profile = profile_open(scratch->folder, NULL);
    assert_true(profile_match_take(profile, 1, NULL));
    play_some(profile, 1, &match, NULL_CARDS);
    profile_close(profile);
    match_release(&match);
}

/* How the disk treats what was not synced when the plug was pulled. */
typedef enum Fate { FATE_ALL, FATE_NONE, FATE_TORN, FATE_SOME, FATES } Fate;

typedef struct Image {
    unsigned char bytes[FILE_BYTES_MAX];
    size_t size;
    bool exists;
} Image;

static Image images[FILES];

static void apply(const Record *change, size_t size)
{
    Image *image = &images[change->file];
    switch (change->kind) {
    case RECORD_WRITE:
        assert_in_range((size_t)change->at + size, 0, FILE_BYTES_MAX);
        memcpy(image->bytes + change->at, buffer_at(&written, change->bytes), size);
        image->exists = true;
        if ((size_t)change->at + size > image->size) {
            image->size = (size_t)change->at + size;
        }
        break;
    case RECORD_CUT:
        memset(image->bytes + change->at, 0, FILE_BYTES_MAX - (size_t)change->at);
        image->size = (size_t)change->at < image->size ? (size_t)change->at : image->size;
        break;
    case RECORD_DELETE:
        memset(image, 0, sizeof *image);
        break;
    case RECORD_SYNC:
        break;
    }
}

/* Whether a later sync, before the plug is pulled, made this change safe. */
static bool is_safe(size_t index, size_t moment)
{
    const Record *change = buffer_at(&records, index);
    for (size_t i = index + 1; i < moment; i++) {
        const Record *later = buffer_at(&records, i);
        if (later->kind == RECORD_SYNC && later->file == change->file) {
            return true;
        }
    }
    return change->kind == RECORD_DELETE;
}

/* How much of a change that nothing made safe reaches the disk; SIZE_MAX: nothing at all. */
static size_t reach(const Record *change, Fate fate, bool is_last)
{
    switch (fate) {
    case FATE_ALL:
        return change->size;
    case FATE_NONE:
        return SIZE_MAX;
    case FATE_TORN:
        return is_last && change->size > 1 ? (size_t)rand() % change->size : change->size;
    case FATE_SOME:
        if (change->kind == RECORD_WRITE && change->size > SECTOR && rand() % 3 == 0) {
            return change->size / SECTOR / 2 * SECTOR;
        }
        return rand() % 2 == 0 ? change->size : SIZE_MAX;
    case FATES:
        break;
    }
    return 0;
}

static void make_images(size_t moment, Fate fate)
{
    memset(images, 0, sizeof images);
    for (size_t i = 0; i < moment; i++) {
        const Record *change = buffer_at(&records, i);
        size_t size = is_safe(i, moment) ? change->size : reach(change, fate, i + 1 == moment);
        if (size != SIZE_MAX) {
            apply(change, size);
        }
    }
}

static void write_images(const Scratch *scratch)
{
    scratch_empty(scratch);
    for (int i = 0; i < FILES; i++) {
        if (images[i].exists) {
            scratch_write(scratch_path(scratch, names[i]), images[i].bytes, images[i].size);
        }
    }
}

static void expect_match(Profile *profile, uint32_t told)
{
    SavedMatch saved;
    Match match;
    Problem problem;
    assert_true(profile_match_read(profile, 1, &saved, &problem));
    assert_in_range(saved.actions, told, told + 1);
    assert_true(profile_match_load(profile, &saved, &null_game, &match, &problem));
    if (play_on(&match, 0)) {
        assert_true(profile_match_take(profile, 1, NULL));
        profile_match_keep_async(profile, 1, &match, false, NULL);
        assert_true(profile_wait(profile, NULL));
    }
    match_release(&match);
}

static void expect_survived(const Scratch *scratch, size_t moment)
{
    Problem problem;
    const Record *last = buffer_at(&records, moment - 1);
    Profile *profile = profile_open(scratch->folder, &problem);
    assert_int_equal(problem.kind, PROBLEM_NONE);
    assert_true(profile_is_kept(profile));
    if (last->has_match) {
        expect_match(profile, last->answered);
    }
    profile_close(profile);
}

static void a_pulled_plug_loses_nothing_answered(void **state)
{
    const Scratch *scratch = *state;
    int tried = 0;
    recording_begin();
    play_session(scratch);
    recording_end();
    srand(3);
    for (size_t moment = 1; moment <= records.count; moment++) {
        for (int i = 0; i < FATES * rounds; i++, tried++) {
            make_images(moment, (Fate)(i % FATES));
            write_images(scratch);
            expect_survived(scratch, moment);
        }
    }
    print_message("%zu writes and syncs; %d pulled plugs survived\n", records.count, tried);
    assert_in_range(records.count, 100, 10000);
    buffer_release(&records);
    buffer_release(&written);
}

int main(int argc, char **argv)
{
    rounds = argc > 1 ? atoi(argv[1]) : rounds;
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(a_pulled_plug_loses_nothing_answered, scratch_begin,
                                        scratch_end),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
