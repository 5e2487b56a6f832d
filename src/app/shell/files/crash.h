/* What a crash leaves: a short report in the profile's folder that tells the signal, the version,
 * and the match being played as it would be exported, with the names of nobody, and without the
 * number of a deal that is still a secret. It is prepared
 * after every action, so that nothing but writing remains to be done when the program is already
 * lost. */
#ifndef APP_CRASH_H
#define APP_CRASH_H

#include "session.h"

#define CRASH_REPORT      "crash-report.txt"
#define CRASH_REPORT_KEPT "crash-report-seen.txt" /* after the person has decided */

/* From now on a crash writes a report to `path`, which is cut when it is too long for a path. */
void crash_watch(const char *path);

/* What the report tells of the match; NULL: none is being played. */
void crash_note_match(const Session *session);

#endif
