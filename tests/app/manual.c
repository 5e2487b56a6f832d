/* The keys of the manual page are those of the table of commands, under the same headings. Where
 * they are not, the section as it has to be is printed. */
#include "app_commands.h"
#include "keymap.h"

#include "base/buffer.h"
#include "base/text.h"
#include "testing.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define SECTION_BYTES 16384
#define MANUAL_BYTES  65536
#define BEGIN         ".SH KEYS\n"
#define END           ".SH "

/* For a line that begins with a macro: no letter of it means anything to the formatter. */
static void append_strokes(const char *strokes, Text *out)
{
    for (const char *at = strokes; *at; at++) {
        text_append(out, *at == '-' ? "\\" : "");
        text_append_bytes(out, at, 1);
    }
}

/* The first of a row stands for those beside it as well. Returns how many that are. */
static size_t append_row(const CommandGroup *group, size_t at, Text *out)
{
    const Command *first = group->commands[at];
    char bytes[STROKES_BYTES * 4];
    Text keys = text_in(bytes, sizeof bytes);
    size_t count = 0;
    do {
        const char *own = group->commands[at + count]->keys;
        text_append(&keys, own && keys.length > 0 ? " " : "");
        text_append(&keys, own ? own : "");
        count++;
    } while (first->row && at + count < group->count &&
             group->commands[at + count]->row == first->row);
    if (keys.length > 0) {
        text_append(out, ".TP\n.B ");
        append_strokes(bytes, out);
        text_append(out, "\n");
        text_append(out, count > 1 ? first->row : first->name);
        text_append(out, "\n");
    }
    return count;
}

static void append_keys(Text *out)
{
    const CommandGroup *groups[COMMAND_GROUPS_MAX];
    size_t count = app_command_groups(false, groups);
    for (size_t i = 0; i < count; i++) {
        if (i == 0 || !text_equal(groups[i]->title, groups[i - 1]->title)) {
            text_append(out, ".SS ");
            text_append(out, groups[i]->title);
            text_append(out, "\n");
        }
        for (size_t j = 0; j < groups[i]->count;) {
            j += append_row(groups[i], j, out);
        }
    }
}

static void the_manual_has_the_keys_of_the_table(void **unused)
{
    static char manual[MANUAL_BYTES], wanted[SECTION_BYTES];
    FILE *file = fopen(MANUAL_FILE, "rb");
    assert_non_null(file);
    size_t length = fread(manual, 1, sizeof manual - 1, file);
    fclose(file);
    assert_true(length > 0 && length < sizeof manual - 1);
    Text text = text_in(wanted, sizeof wanted);
    append_keys(&text);
    assert_false(text.truncated);
    const char *begin = strstr(manual, BEGIN);
    const char *first = begin ? strstr(begin, ".SS ") : NULL;
    const char *end = first ? strstr(first, END) : NULL;
    bool is_same =
        end && (size_t)(end - first) == text.length && strncmp(first, wanted, text.length) == 0;
    if (!is_same) {
        printf("%s", wanted);
        fail_msg("the keys of %s are to be these", MANUAL_FILE);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_manual_has_the_keys_of_the_table),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
