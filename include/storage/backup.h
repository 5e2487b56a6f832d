/* The last good backup: a whole copy of the profile beside it, `profile-backup.db`.
 *
 * It is made by itself: when a profile that has matches opens and the copy is older than a day, and
 * after a finished match when it is older than an hour. It replaces the one before only when it has
 * been proven sound. When a damaged profile is set aside, or one with nothing in it is opened, the
 * backup goes on offer and is left alone until the person has decided, also over several starts of
 * the program. */
#ifndef STORAGE_BACKUP_H
#define STORAGE_BACKUP_H

#include "storage/profile.h"

typedef struct Backup {
    int64_t made;                 /* seconds since 1970, UTC */
    int64_t finished, unfinished; /* matches in it */
} Backup;

/* What the backup holds; false when there is none that can be read. */
bool backup_read(Profile *profile, Backup *out);

/* Whether a decision about the backup is owed, because the profile was damaged or gone. */
bool backup_is_offered(Profile *profile);

/* Replaces everything in the profile by the backup. If the profile has matches, it is first kept
 * under a name that is appended to `replaced`, which may be NULL and otherwise stays as it is. On
 * failure nothing has changed. */
bool backup_restore(Profile *profile, Text *replaced, Problem *problem);

/* The person goes on without it: it gets a name that no new backup will take, which is appended to
 * `kept`. Without a backup `kept` stays as it is. */
bool backup_decline(Profile *profile, Text *kept, Problem *problem);

/* Makes one now. False without one when the disk refuses or the profile lives in memory. */
bool backup_make(Profile *profile, Problem *problem);

#endif
