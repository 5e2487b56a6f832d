/* The system's own dialog for the name of a file: by the desktop's portal (ui/file_portal.h), or a
 * program of the desktop, with a window of its own, beside which Meja's goes on. Nothing is asked
 * of it until it ends. */
#ifndef APP_FILE_DIALOG_H
#define APP_FILE_DIALOG_H

#include <stdbool.h>

typedef struct FileDialog FileDialog;

typedef struct FileDialogWish {
    const char *way;          /* see file_dialog_way */
    const char *title, *path; /* the path that is suggested; in its folder the dialog begins */
    bool saves;
} FileDialogWish;

typedef enum DialogState {
    DIALOG_OPEN,
    DIALOG_CHOSEN,
    DIALOG_CANCELLED,
    DIALOG_ABSENT, /* there was none after all: the portal failed, and there is no program */
    DIALOG_FAILED  /* a program showed none, or named no file */
} DialogState;

/* The way to such dialogs on this desktop: "portal", or the name of a program; NULL: there is none.
 * The environment variable MEJA_FILE_DIALOG names one of them, which is then the only one, or
 * "none" for none; without it there is none while the program is automated. */
const char *file_dialog_way(bool is_automated);

/* Shows it; `ended` is called with `context` on another thread when it ends. Where the portal fails
 * a program is asked without a word. Freeing it closes it. */
FileDialog *file_dialog_new(const FileDialogWish *wish, void (*ended)(void *), void *context);
void file_dialog_free(FileDialog *dialog); /* may be NULL */

/* What has become of it; `path`: of the file that was chosen, for as long as the dialog. */
DialogState file_dialog_state(FileDialog *dialog, const char **path);

/* When it has ended: the way by which it was shown, for the next one. */
const char *file_dialog_way_taken(const FileDialog *dialog);

#endif
