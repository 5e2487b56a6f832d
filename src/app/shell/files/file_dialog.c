/* The programs differ in how they are asked, not in how they answer: the path in a line and status
 * 0, or status 1 when the person wants none. Both ask before they name a file that exists. */
#include "file_dialog.h"

#include "base/assert.h"
#include "base/limits.h"
#include "base/memory.h"
#include "base/system.h"
#include "base/worker.h"

#include <stdlib.h>
#include <string.h>

#define PATH_BYTES  4096
#define TITLE_BYTES 256
#define WORDS_MAX   8
#define CANCELLED   1

struct FileDialog {
    Worker *worker;
    SystemChild *child;
    const char *program;
    bool saves;
    char title[TITLE_BYTES], option[PATH_BYTES], answer[PATH_BYTES];
    bool is_long; /* the answer: no path can be so long */
    int status;
};

static bool is_given(const char *value)
{
    return value && *value != '\0';
}

static bool has_screen(void)
{
    return is_given(getenv("DISPLAY")) || is_given(getenv("WAYLAND_DISPLAY"));
}

const char *file_dialog_program(bool is_automated)
{
    static const char *const programs[] = {"zenity", "kdialog"};
    const char *named = getenv("MEJA_FILE_DIALOG"), *desktop = getenv("XDG_CURRENT_DESKTOP");
    unsigned first = desktop && strstr(desktop, "KDE");
    if ((is_automated && !named) || !has_screen()) {
        return NULL;
    }
    for (unsigned i = 0; i < COUNT_OF(programs); i++) {
        const char *program = programs[(first + i) % COUNT_OF(programs)];
        bool is_meant = !named || strcmp(named, program) == 0;
        if (is_meant && system_has_program(program)) {
            return program;
        }
    }
    return NULL;
}

static void ask_zenity(const FileDialog *dialog, const char *words[WORDS_MAX])
{
    size_t count = 0;
    words[count++] = dialog->program;
    words[count++] = "--file-selection";
    if (dialog->saves) {
        words[count++] = "--save";
        words[count++] = "--confirm-overwrite";
    }
    words[count++] = "--title";
    words[count++] = dialog->title;
    words[count++] = dialog->option;
    words[count] = NULL;
}

static void ask_kdialog(const FileDialog *dialog, const char *words[WORDS_MAX])
{
    words[0] = dialog->program;
    words[1] = "--title";
    words[2] = dialog->title;
    words[3] = dialog->saves ? "--getsavefilename" : "--getopenfilename";
    words[4] = dialog->option;
    words[5] = NULL;
}

/* On the worker's thread. */
static void ask(void *context)
{
    FileDialog *dialog = context;
    const char *words[WORDS_MAX];
    Text answer = text_in(dialog->answer, sizeof dialog->answer);
    if (strcmp(dialog->program, "kdialog") == 0) {
        ask_kdialog(dialog, words);
    } else {
        ask_zenity(dialog, words);
    }
    dialog->status = system_child_run(dialog->child, words, &answer);
    dialog->is_long = answer.truncated;
    dialog->answer[strcspn(dialog->answer, "\n")] = '\0';
}

FileDialog *file_dialog_new(const FileDialogWish *wish, void (*ended)(void *), void *context)
{
    FileDialog *dialog = memory_zeroed(sizeof *dialog);
    Text title = text_in(dialog->title, sizeof dialog->title);
    Text option = text_in(dialog->option, sizeof dialog->option);
    dialog->program = wish->program;
    dialog->saves = wish->saves;
    text_append(&title, wish->title);
    if (strcmp(wish->program, "zenity") == 0) {
        text_append(&option, "--filename=");
    }
    text_append(&option, wish->path);
    dialog->child = system_child_new();
    dialog->worker = worker_new(ended, context);
    if (dialog->child) {
        worker_give(dialog->worker, ask, dialog);
    }
    return dialog;
}

void file_dialog_free(FileDialog *dialog)
{
    if (!dialog) {
        return;
    }
    if (dialog->child) {
        system_child_leave(dialog->child);
    }
    worker_free(dialog->worker);
    if (dialog->child) {
        system_child_free(dialog->child);
    }
    free(dialog);
}

DialogState file_dialog_state(FileDialog *dialog, const char **path)
{
    if (!dialog->child) {
        return DIALOG_FAILED;
    }
    if (!worker_is_idle(dialog->worker)) {
        return DIALOG_OPEN;
    }
    if (dialog->status == CANCELLED) {
        return DIALOG_CANCELLED;
    }
    *path = dialog->answer;
    bool is_path = dialog->status == 0 && dialog->answer[0] == '/' && !dialog->is_long;
    return is_path ? DIALOG_CHOSEN : DIALOG_FAILED;
}
