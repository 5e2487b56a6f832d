/* What happened in a match, in words, as one seat saw it or with all told. A sentence is made when
 * it is first asked for and kept until it is forgotten: because its action was taken back, or
 * because the reader or the language changed. */
#ifndef APP_MATCH_LOG_H
#define APP_MATCH_LOG_H

#include "base/arena.h"
#include "core/match.h"
#include "public_sight.h"
#include "tables/wording.h"

typedef struct LogLine {
    const char *words;
    Card card; /* the first that it tells of openly; CARD_NONE: none */
} LogLine;

typedef struct MatchLog {
    const Match *match;     /* outlives the log */
    const Wording *wording; /* so does this */
    bool names_all;         /* also the reader, who is else called "you" */
    bool joins;             /* see LogEntry; what the reader does is told action by action */
    Seat reader;            /* SEAT_NONE: all is told; or SEAT_EVERYBODY */
    const Seat *you;        /* who is called so; NULL: the reader */
    Arena words;
    Buffer lines; /* LogLine, of each action */
} MatchLog;

/* Empty, with nothing worded yet. */
void match_log_init(MatchLog *log, const Match *match, const Wording *wording, Seat reader);
void match_log_release(MatchLog *log);

/* Lines separated by '\n'; they live until they are forgotten. Empty: told with a later action. */
const char *match_log_at(MatchLog *log, size_t index);

/* The card that a line speaks of; CARD_NONE: none. */
Card match_log_card(MatchLog *log, size_t index);

/* Forgets the sentences from this action on; or all of them, for a reader. */
void match_log_forget(MatchLog *log, size_t actions);
void match_log_begin(MatchLog *log, Seat reader);

#endif
