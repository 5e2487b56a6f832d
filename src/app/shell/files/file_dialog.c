/* The desktop's portal is asked first, and where it shows no dialog a program is. The programs
 * differ in how they are asked, not in how they answer: the path in a line and status 0, or status
 * 1 when the person wants none. All ask before they name a file that exists. */
#include "file_dialog.h"

#include "base/assert.h"
#include "base/limits.h"
#include "base/memory.h"
#include "base/system.h"
#include "base/worker.h"
#include "file_uri.h"
#include "ui/file_portal.h"

#include <stdlib.h>
#include <string.h>

#define PATH_BYTES  4096
#define TITLE_BYTES 256
#define WORDS_MAX   8
#define URI_BYTES   (3 * PATH_BYTES) /* each byte may be an escape */
#define CANCELLED   1
#define PORTAL      "portal"

struct FileDialog {
    Worker *worker;
    FilePortal *portal; /* NULL: it is not to be asked */
    SystemChild *child;
    const char *program; /* NULL: none */
    const char *way;     /* that was tried last */
    bool saves;
    char title[TITLE_BYTES], path[PATH_BYTES], answer[PATH_BYTES];
    DialogState state; /* when it has ended */
};

static bool is_given(const char *value)
{
    return value && *value != '\0';
}

static bool has_screen(void)
{
    return is_given(getenv("DISPLAY")) || is_given(getenv("WAYLAND_DISPLAY"));
}

/* Whether the person's environment leaves this way open. */
static bool is_meant(const char *way)
{
    const char *named = getenv("MEJA_FILE_DIALOG");
    return !named || text_equal(named, way);
}

static const char *find_program(void)
{
    static const char *const programs[] = {"zenity", "kdialog"};
    const char *desktop = getenv("XDG_CURRENT_DESKTOP");
    unsigned first = desktop && strstr(desktop, "KDE");
    for (unsigned i = 0; i < COUNT_OF(programs); i++) {
        const char *program = programs[(first + i) % COUNT_OF(programs)];
        if (is_meant(program) && system_has_program(program)) {
            return program;
        }
    }
    return NULL;
}

const char *file_dialog_way(bool is_automated)
{
    if ((is_automated && !getenv("MEJA_FILE_DIALOG")) || !has_screen()) {
        return NULL;
    }
    return is_meant(PORTAL) && file_portal_is_there() ? PORTAL : find_program();
}

static DialogState ask_portal(FileDialog *dialog)
{
    char bytes[URI_BYTES], folder[PATH_BYTES];
    Text uri = text_in(bytes, sizeof bytes), above = text_in(folder, sizeof folder);
    Text answer = text_in(dialog->answer, sizeof dialog->answer);
    const char *slash = strrchr(dialog->path, '/');
    const char *name = slash ? slash + 1 : dialog->path;
    text_append_bytes(&above, dialog->path, (size_t)(name - dialog->path));
    FilePortalWish wish = {dialog->title, folder, name, dialog->saves};
    PortalAnswer ended = file_portal_ask(dialog->portal, &wish, &uri);
    if (ended == PORTAL_CANCELLED) {
        return DIALOG_CANCELLED;
    }
    return ended == PORTAL_CHOSEN && file_uri_path(bytes, &answer) ? DIALOG_CHOSEN : DIALOG_ABSENT;
}

static void ask_zenity(const FileDialog *dialog, const char *option, const char *words[WORDS_MAX])
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
    words[count++] = option;
    words[count] = NULL;
}

static void ask_kdialog(const FileDialog *dialog, const char *words[WORDS_MAX])
{
    words[0] = dialog->program;
    words[1] = "--title";
    words[2] = dialog->title;
    words[3] = dialog->saves ? "--getsavefilename" : "--getopenfilename";
    words[4] = dialog->path;
    words[5] = NULL;
}

static DialogState ask_program(FileDialog *dialog)
{
    const char *words[WORDS_MAX];
    char bytes[PATH_BYTES];
    Text option = text_in(bytes, sizeof bytes);
    Text answer = text_in(dialog->answer, sizeof dialog->answer);
    if (text_equal(dialog->program, "kdialog")) {
        ask_kdialog(dialog, words);
    } else {
        text_append(&option, "--filename=");
        text_append(&option, dialog->path);
        ask_zenity(dialog, bytes, words);
    }
    int status = system_child_run(dialog->child, words, &answer);
    dialog->answer[strcspn(dialog->answer, "\n")] = '\0';
    if (status == CANCELLED) {
        return DIALOG_CANCELLED;
    }
    bool is_path = status == 0 && dialog->answer[0] == '/' && !answer.truncated;
    return is_path ? DIALOG_CHOSEN : DIALOG_FAILED;
}

/* On the worker's thread. */
static void ask(void *context)
{
    FileDialog *dialog = context;
    dialog->state = dialog->portal ? ask_portal(dialog) : DIALOG_ABSENT;
    if (dialog->state == DIALOG_ABSENT && dialog->program) {
        dialog->way = dialog->program;
        dialog->state = ask_program(dialog);
    }
}

FileDialog *file_dialog_new(const FileDialogWish *wish, void (*ended)(void *), void *context)
{
    FileDialog *dialog = memory_zeroed(sizeof *dialog);
    Text title = text_in(dialog->title, sizeof dialog->title);
    Text path = text_in(dialog->path, sizeof dialog->path);
    bool asks_portal = text_equal(wish->way, PORTAL);
    dialog->state = DIALOG_FAILED; /* should nothing come to be asked */
    dialog->way = wish->way;
    dialog->saves = wish->saves;
    text_append(&title, wish->title);
    text_append(&path, wish->path);
    if (asks_portal) {
        dialog->portal = file_portal_new();
    }
    dialog->program = asks_portal ? find_program() : wish->way;
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
    file_portal_leave(dialog->portal);
    worker_free(dialog->worker);
    file_portal_free(dialog->portal);
    if (dialog->child) {
        system_child_free(dialog->child);
    }
    free(dialog);
}

DialogState file_dialog_state(FileDialog *dialog, const char **path)
{
    if (!worker_is_idle(dialog->worker)) {
        return DIALOG_OPEN;
    }
    *path = dialog->answer;
    return dialog->state;
}

const char *file_dialog_way_taken(const FileDialog *dialog)
{
    return dialog->way;
}
