/* The system's own dialog for the name of a file: a program of the desktop with a window of its
 * own, beside which Meja's goes on. Nothing is asked of it until it ends. */
#ifndef APP_FILE_DIALOG_H
#define APP_FILE_DIALOG_H

#include <stdbool.h>

typedef struct FileDialog FileDialog;

typedef struct FileDialogWish {
    const char *program;      /* see file_dialog_program */
    const char *title, *path; /* the path that is suggested; in its folder the dialog begins */
    bool saves;
} FileDialogWish;

typedef enum DialogState {
    DIALOG_OPEN,
    DIALOG_CHOSEN,
    DIALOG_CANCELLED,
    DIALOG_FAILED /* there was no dialog, or it named no file */
} DialogState;

/* The program of this desktop that shows such dialogs, or NULL: there is none. The environment
 * variable MEJA_FILE_DIALOG names another of those that are known, "none" for none; without it
 * there is none while the program is automated. */
const char *file_dialog_program(bool is_automated);

/* Shows it; `ended` is called with `context` on another thread when it ends. Freeing it closes it.
 */
FileDialog *file_dialog_new(const FileDialogWish *wish, void (*ended)(void *), void *context);
void file_dialog_free(FileDialog *dialog); /* may be NULL */

/* What has become of it; `path`: of the file that was chosen, for as long as the dialog. */
DialogState file_dialog_state(FileDialog *dialog, const char **path);

#endif
