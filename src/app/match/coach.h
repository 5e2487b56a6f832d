/* What the coach thinks of the decisions of persons, by the estimate of the strongest computer
 * player and from what each person saw themselves. It knows no words and no screen. */
#ifndef APP_COACH_H
#define APP_COACH_H

#include "bots/judge.h"
#include "session.h"
#include "thinker.h"

/* How much it says. The profile keeps these numbers. */
typedef enum CoachLevel { COACH_OFF, COACH_GENTLE, COACH_FULL, COACH_LEVELS } CoachLevel;

/* The least Judgement.loss that is worth a remark: thousandths of a win, so 150 is a choice after
 * which 15 games of 100 fewer are won. Imagined games tell losses from 50 on (see Judgement); of
 * 1,395 decisions of the normal computer player in all games 92 cost 60 or more, 37 cost 150. */
int coach_threshold(CoachLevel level);

/* One decision of a person: the action at `index` of the match. */
typedef struct Remark {
    uint32_t index;
    Seat seat;
    Judgement judgement;
} Remark;

/* What to ask a thinker about the decision of `seat` at `index` (0 … position), with the view that
 * the seat then had, which is written to `view`. */
BotRequest coach_request(const Session *session, size_t index, Seat seat, void *view);

#define REVIEW_COSTLY 3

/* A match that is over, looked at from its start: the decisions of persons that cost most, the
 * costliest first. What a decision left is at least what the same seat's next one was still worth,
 * so that no two of them contradict each other. All zero: not begun. */
typedef struct Review {
    size_t next; /* the first action that was not looked at */
    bool is_asked, is_done;
    Remark asked;
    SeatSet waiting;         /* seats whose last decision waits for what the next one says */
    Remark last[SEAT_LIMIT]; /* of them */
    Remark costly[REVIEW_COSTLY];
    size_t count; /* of them */
} Review;

/* The next decision, in the order of the match; a decision counts once the same seat's next one is
 * there, or review_end was called. */
void review_add(Review *review, const Remark *remark);

void review_end(Review *review);

/* Goes on as far as the thinker has come: once in a frame. `aim`: as of a hint. False when nothing
 * is left to be done. */
bool review_step(Review *review, const Session *session, Thinker *thinker, unsigned aim);

#endif
