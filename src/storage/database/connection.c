/* What is done to whole databases, before there is a profile around them. */
#include "database.h"

#include <string.h>

#define BUSY_MILLISECONDS 1000

/* option_at(options, index): one number of the text of a match's options; 0 beyond its end, as
 * when it is read. */
static void option_at(sqlite3_context *context, int count, sqlite3_value **values)
{
    (void)count;
    const char *text = (const char *)sqlite3_value_text(values[0]);
    int64_t number = 0;
    for (int index = sqlite3_value_int(values[1]); text && *text != '\0'; index--) {
        size_t length = strcspn(text, " ");
        if (index == 0 && text_parse_number(text, length, &number)) {
            sqlite3_result_int64(context, number);
            return;
        }
        text += length + (text[length] == ' ');
    }
    sqlite3_result_int64(context, 0);
}

/* options_any(options, set): whether any of those whose bits are in the set is not 0. */
static void options_any(sqlite3_context *context, int count, sqlite3_value **values)
{
    (void)count;
    const char *text = (const char *)sqlite3_value_text(values[0]);
    uint64_t set = (uint64_t)sqlite3_value_int64(values[1]);
    bool is_any = false;
    for (; text && *text != '\0'; set >>= 1) {
        int64_t number = 0;
        size_t length = strcspn(text, " ");
        bool is_set = text_parse_number(text, length, &number) && number != 0;
        is_any = is_any || (is_set && (set & 1) != 0);
        text += length + (text[length] == ' ');
    }
    sqlite3_result_int64(context, is_any);
}

static int add_function(sqlite3 *database, const char *name,
                        void (*function)(sqlite3_context *, int, sqlite3_value **))
{
    return sqlite3_create_function(database, name, 2, SQLITE_UTF8 | SQLITE_DETERMINISTIC, NULL,
                                   function, NULL, NULL);
}

int database_connect(const char *path, int flags, sqlite3 **out)
{
    int code = sqlite3_open_v2(path, out, flags, NULL);
    if (code != SQLITE_OK) {
        return code;
    }
    sqlite3_busy_timeout(*out, BUSY_MILLISECONDS);
    code = add_function(*out, "option_at", option_at);
    return code == SQLITE_OK ? add_function(*out, "options_any", options_any) : code;
}

bool database_is_sound(sqlite3 *database)
{
    sqlite3_stmt *check = NULL;
    bool is_sound =
        sqlite3_prepare_v2(database, "PRAGMA quick_check(1)", -1, &check, NULL) == SQLITE_OK &&
        sqlite3_step(check) == SQLITE_ROW;
    const char *answer = is_sound ? (const char *)sqlite3_column_text(check, 0) : NULL;
    is_sound = answer && text_equal(answer, "ok");
    sqlite3_finalize(check);
    return is_sound;
}

bool database_copy(sqlite3 *from, sqlite3 *to)
{
    sqlite3_backup *copy = sqlite3_backup_init(to, "main", from, "main");
    bool is_copied = copy && sqlite3_backup_step(copy, -1) == SQLITE_DONE;
    return sqlite3_backup_finish(copy) == SQLITE_OK && is_copied;
}
