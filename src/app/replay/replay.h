/* The replay of a match, shared by its parts:
 *   replay_scene.c the scene, its frame and its keys
 *   replay.c       the steps, whose eyes
 *   replay_phase.c the phases and what leads from one to the next
 *   replay_bars.c  the bars above and below the table
 *   replay_log.c   the log, by which one jumps
 *
 * It shows the app's match and never changes it. Nobody plays in it; who wants to go on from what
 * is shown begins a new match. */
#ifndef APP_REPLAY_H
#define APP_REPLAY_H

#include "match_log.h"
#include "replay_phase.h"
#include "sheet.h"

#define TOLD_BYTES 1024

typedef struct Replay {
    App *app;
    Table *table;
    MatchLog log;
    size_t shown; /* actions that the table shows or is moving to */
    Seat seat;    /* whose place is in front; it shows what this seat knew */
    bool is_open; /* and the hands of all others as well */
    int tension;  /* of the music, by what is shown */
    ReplayPhase phase;
    char told[TOLD_BYTES];     /* on the plate, of the step that is shown */
    bool has_log, follows_log; /* the line of what is shown is brought into sight */
    bool plays_on;             /* was asked for in this frame */
    uint64_t rest_since_ms;    /* nothing has moved since */
    bool keeps_up;             /* all was shown: what another window plays is shown as it comes */
    uint64_t follow_ms;        /* when to look for what another window has played */
    Speed speed;
    const Remark *remark; /* that it was opened for; or NULL */
    const char *title;    /* that it was given, marked for translation; or NULL */
} Replay;

/* How many actions there are. */
size_t replay_length(const Replay *replay);
void replay_go(Replay *replay, size_t actions); /* there, without motion, and stays */
void replay_step(Replay *replay);               /* one action on, with motion, and no further */
void replay_run(Replay *replay);                /* by itself, or not any more */

/* Whether the decision is shown that it was opened for: with what would have been better. */
bool replay_is_told(const Replay *replay);

/* Once in a frame: the next action, when it runs and has lain still for so long. */
void replay_go_on(Replay *replay, uint64_t rest_ms);

/* Looks with the eyes of a seat; or, SEAT_NONE, from the same place with all hands open. */
void replay_look(Replay *replay, Seat eyes);

typedef struct ReplayParts {
    Rect top, host, table, log, bottom; /* `host`: while the coach has something to say */
} ReplayParts;

/* Where everything lies in the window, in pixels. */
ReplayParts replay_parts(const Replay *replay);
void replay_bars(Replay *replay, const ReplayParts *parts);
void replay_log(Replay *replay, Rect rect);

#endif
