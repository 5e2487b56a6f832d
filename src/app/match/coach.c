/* Decisions are looked at one after another, so that the thinker is free in between for whoever
 * needs it. They are looked at as hard does and not as master: a review is of a whole match, and
 * must say the same as the remarks that were made on the way. */
#include "coach.h"

#include "base/limits.h"

#include <string.h>

int coach_threshold(CoachLevel level)
{
    static const int least[COACH_LEVELS] = {
        [COACH_OFF] = INT16_MAX, [COACH_GENTLE] = 150, [COACH_FULL] = 60};
    return least[level];
}

BotRequest coach_request(const Session *session, size_t index, Seat seat, void *view)
{
    const Match *match = &session->match;
    session_view_at(session, index, seat, view);
    return (BotRequest){.game = match->game,
                        .view = view,
                        .seat = seat,
                        .level = BOT_HARD,
                        .seed = bot_seed(match->setup.seed, index)};
}

/* Puts a decision among the costliest, where it is one of them. */
static void keep_costly(Review *review, const Remark *remark)
{
    if (remark->judgement.loss < coach_threshold(COACH_FULL)) {
        return;
    }
    size_t place = 0;
    while (place < review->count &&
           review->costly[place].judgement.loss >= remark->judgement.loss) {
        place++;
    }
    if (place == REVIEW_COSTLY) {
        return;
    }
    review->count = min_size(review->count + 1, REVIEW_COSTLY);
    memmove(&review->costly[place + 1], &review->costly[place],
            (review->count - place - 1) * sizeof *remark);
    review->costly[place] = *remark;
}

/* Games imagined from before a decision are played on less well than the person could: what the
 * next decision was still worth, the one before it has left. Whoever can still reach a grade can
 * reach the lower ones too, so a chance for a lower grade says nothing of a higher. */
static void correct(Judgement *judgement, const Judgement *next)
{
    if (next->aim < judgement->aim || next->best_chance <= judgement->chosen_chance) {
        return;
    }
    judgement->chosen_chance = next->best_chance;
    int loss = judgement->best_chance - judgement->chosen_chance;
    if (loss < judgement->loss) {
        judgement->loss = (int16_t)max_int(loss, 0);
    }
}

void review_add(Review *review, const Remark *remark)
{
    Remark *last = &review->last[remark->seat];
    if (seats_have(review->waiting, remark->seat)) {
        correct(&last->judgement, &remark->judgement);
        keep_costly(review, last);
    }
    *last = *remark;
    review->waiting |= seat_bit(remark->seat);
}

void review_end(Review *review)
{
    for (Seat seat = 0; seat < SEAT_LIMIT; seat++) {
        if (seats_have(review->waiting, seat)) {
            keep_costly(review, &review->last[seat]);
        }
    }
    review->waiting = 0;
}

/* The next decision of a person, if there is one. */
static void ask_next(Review *review, const Session *session, Thinker *thinker, unsigned aim)
{
    _Alignas(max_align_t) unsigned char view[VIEW_SIZE_MAX];
    for (; review->next < session->match.position; review->next++) {
        const Played *played = buffer_at(&session->match.played, review->next);
        if (seats_have(session->people, played->seat)) {
            BotRequest request = coach_request(session, review->next, played->seat, view);
            request.aim = aim;
            review->asked = (Remark){.index = (uint32_t)review->next, .seat = played->seat};
            review->is_asked = true;
            review->next++;
            thinker_ask_judgement(thinker, &request, played->action);
            return;
        }
    }
    review_end(review);
    review->is_done = true;
}

bool review_step(Review *review, const Session *session, Thinker *thinker, unsigned aim)
{
    Remark *asked = &review->asked;
    if (review->is_asked && !thinker_take_judgement(thinker, &asked->judgement)) {
        return true;
    }
    if (review->is_asked) {
        review->is_asked = false;
        review_add(review, asked);
    }
    if (!review->is_done) {
        ask_next(review, session, thinker, aim);
    }
    return !review->is_done;
}
