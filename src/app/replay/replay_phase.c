/* The transitions of the replay. */
#include "replay_phase.h"

static ReplayPhase after_motion(ReplayPhase now)
{
    return now == REPLAY_RUNNING ? REPLAY_RESTING : REPLAY_STILL;
}

static ReplayPhase after_rest(const ReplayFacts *facts)
{
    return facts->is_last ? REPLAY_STEPPING : REPLAY_RUNNING;
}

ReplayPhase replay_phase_next(ReplayPhase now, const ReplayFacts *facts)
{
    switch (now) {
    case REPLAY_STILL:
        return REPLAY_STILL;
    case REPLAY_STEPPING:
    case REPLAY_RUNNING:
        return facts->is_moving ? now : after_motion(now);
    case REPLAY_RESTING:
        return facts->is_rested ? after_rest(facts) : REPLAY_RESTING;
    }
    return now;
}

ReplayPhase replay_phase_run(ReplayPhase now, bool is_moving)
{
    if (replay_phase_runs(now)) {
        return is_moving ? REPLAY_STEPPING : REPLAY_STILL;
    }
    return is_moving ? REPLAY_RUNNING : REPLAY_RESTING;
}

bool replay_phase_runs(ReplayPhase phase)
{
    return phase == REPLAY_RUNNING || phase == REPLAY_RESTING;
}

bool replay_phase_moves(ReplayPhase phase)
{
    return phase == REPLAY_STEPPING || phase == REPLAY_RUNNING;
}
