/* The desktop's portal for files: its own dialog for the name of one, asked for over the session
 * bus (org.freedesktop.portal.FileChooser). In a sandbox the file that is chosen is then open to
 * the program. Needs no window. */
#ifndef UI_FILE_PORTAL_H
#define UI_FILE_PORTAL_H

#include "base/text.h"

#include <stdbool.h>

typedef struct FilePortal FilePortal;

typedef struct FilePortalWish {
    const char *title;
    const char *folder; /* in which the dialog begins; empty: where the desktop likes */
    const char *name;   /* that is suggested; empty: none */
    bool saves;         /* else a file is to be opened */
} FilePortalWish;

typedef enum PortalAnswer {
    PORTAL_CHOSEN,
    PORTAL_CANCELLED,
    PORTAL_FAILED /* there was no dialog, or it went away unanswered */
} PortalAnswer;

/* Whether this desktop has a portal, which may not have started yet; waits for a moment at most. */
bool file_portal_is_there(void);

/* Owned by the caller; NULL when the system has no room for it, and where there is no portal. */
FilePortal *file_portal_new(void);
void file_portal_free(FilePortal *portal); /* may be NULL */

/* Shows the dialog and waits for the person, so it is for a thread of its own. Appends the URI of
 * what was chosen, as the portal wrote it, to `uri`. */
PortalAnswer file_portal_ask(FilePortal *portal, const FilePortalWish *wish, Text *uri);

/* Makes it end now, and whenever it is asked again; a dialog that is open closes. May be called
 * from any thread. `portal` may be NULL. */
void file_portal_leave(FilePortal *portal);

#endif
