/* The transitions of the table scene. */
#include "phase.h"

static PlayPhase phase_of_actor(const PlayFacts *facts)
{
    if (facts->actor == ACTOR_COMPUTER) {
        return PLAY_COMPUTER;
    }
    if (facts->stands) {
        return PLAY_STANDING;
    }
    return facts->actor == ACTOR_IN_FRONT ? PLAY_DECIDING : PLAY_PASSING;
}

PlayPhase play_phase_next(PlayPhase now, const PlayFacts *facts)
{
    if (now == PLAY_AWAY) {
        return PLAY_AWAY;
    }
    if (facts->is_moving) {
        return PLAY_MOVING;
    }
    if (facts->is_behind) {
        return PLAY_BEHIND;
    }
    if (facts->actor == ACTOR_NOBODY) {
        return PLAY_ENDED;
    }
    return facts->is_talking ? PLAY_TALKING : phase_of_actor(facts);
}

unsigned play_phase_rests(PlayPhase phase)
{
    switch (phase) {
    case PLAY_AWAY:
    case PLAY_MOVING:
    case PLAY_TALKING:
    case PLAY_DECIDING:
        return 0;
    case PLAY_BEHIND:
    case PLAY_COMPUTER:
    case PLAY_STANDING:
        return 1;
    case PLAY_PASSING:
    case PLAY_ENDED:
        return 2;
    }
    return 0;
}
