/* A match that a computer player plays to its end in the seat of a person, knowing only what that
 * seat knows: par for a deal, and a line to look at. One decision after another is asked of the
 * thinker, so that a frame waits for none and all of it can be given up at any time. */
#ifndef APP_PAR_H
#define APP_PAR_H

#include "session.h"
#include "thinker.h"

typedef struct Par {
    bool is_begun; /* and not ended: has a session */
    bool is_asked;
    Seat own;       /* the person's seat; computers in the others play as in the plan */
    BotLevel level; /* of who plays there */
    unsigned aim;   /* as of a hint */
    Session session;
    const Match *model; /* what was played, or NULL: until the first other choice in the own seat
                           the others repeat what they did in it */
    bool is_parted;     /* that choice was made, */
    size_t parted;      /* as the action at this index */
} Par;

/* Deals. The plan has its seed, and one person alone. */
void par_begin(Par *par, const MatchPlan *plan, BotLevel level, unsigned aim);

/* The same with the cards of a match that is over, which must outlast it, in the seat of one of its
 * people. For the others of them the same level plays on. */
void par_begin_again(Par *par, const Session *played, Seat own, BotLevel level, unsigned aim);

/* Goes on as far as the thinker has come: once in a frame. False when the match is over. */
bool par_step(Par *par, Thinker *thinker);

/* Lets it go, finished or not; at once. Nothing happens when none is begun. */
void par_end(Par *par, Thinker *thinker);

/* Takes the finished match out as a line that is looked at: the caller then releases it. */
Session par_take(Par *par);

#endif
