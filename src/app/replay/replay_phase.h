/* What the replay is doing, one phase at a time. The next phase follows from the present one and a
 * few plain facts, so it can be told without a window. The table may still move in the frame in
 * which its motion ends, so a phase of motion is left in the frame after. */
#ifndef APP_REPLAY_PHASE_H
#define APP_REPLAY_PHASE_H

#include <stdbool.h>

typedef enum ReplayPhase {
    REPLAY_STILL,    /* a position is shown */
    REPLAY_STEPPING, /* an action moves, and nothing follows by itself */
    REPLAY_RUNNING,  /* an action moves, and the next one follows */
    REPLAY_RESTING   /* the table rests before the next action */
} ReplayPhase;

typedef struct ReplayFacts {
    bool is_moving; /* the table */
    bool is_rested; /* it has lain still for as long as the speed asks */
    bool is_last;   /* at most one action is left to be shown */
} ReplayFacts;

/* After REPLAY_RESTING, any other phase means that the next action begins to move. */
ReplayPhase replay_phase_next(ReplayPhase now, const ReplayFacts *facts);

/* Begins to run by itself, or stops. */
ReplayPhase replay_phase_run(ReplayPhase now, bool is_moving);

bool replay_phase_runs(ReplayPhase phase);
bool replay_phase_moves(ReplayPhase phase);

#endif
