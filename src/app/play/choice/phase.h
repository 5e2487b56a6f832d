/* What the table scene is doing, one phase at a time. The next phase follows from the present one
 * and a few plain facts, so it can be told without a window. Only the scene itself takes the screen
 * away (PLAY_AWAY) and gives it back; every other change is a transition of play_phase_next. */
#ifndef APP_PLAY_PHASE_H
#define APP_PLAY_PHASE_H

#include <stdbool.h>

typedef enum PlayPhase {
    PLAY_AWAY,     /* another scene has the screen: nothing goes on */
    PLAY_MOVING,   /* the table moves, or did in the frame before */
    PLAY_BEHIND,   /* at rest, with actions that still have to be shown */
    PLAY_TALKING,  /* words are said or waited for before the next action */
    PLAY_COMPUTER, /* a computer player is to act */
    PLAY_STANDING, /* a person's standing choice is to be carried out */
    PLAY_DECIDING, /* the person in front decides */
    PLAY_PASSING,  /* the screen is to go on to another person */
    PLAY_ENDED     /* the result is to be shown */
} PlayPhase;

typedef enum PlayActor {
    ACTOR_NOBODY, /* the match is over */
    ACTOR_COMPUTER,
    ACTOR_IN_FRONT,
    ACTOR_ELSEWHERE /* a person who does not have the screen */
} PlayActor;

typedef struct PlayFacts {
    bool is_moving;  /* the table */
    bool is_behind;  /* what it shows, behind the match */
    bool is_talking; /* or waits for the words of the person in front */
    bool stands;     /* the actor's choice is made already */
    PlayActor actor;
} PlayFacts;

PlayPhase play_phase_next(PlayPhase now, const PlayFacts *facts);

/* How many rests the table shows in this phase before what it leads to happens: a person looks
 * longer at what they did before the screen goes on. 0: it leads to nothing by itself. */
unsigned play_phase_rests(PlayPhase phase);

#endif
