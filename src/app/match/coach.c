/* Decisions are looked at one after another, so that the thinker is free in between for whoever
 * needs it. */
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
                        .seed = match->setup.seed * 1000003u + index};
}

/* Puts the decision that was asked about among the costliest, where it is one of them. */
static void keep_costly(Review *review, const Judgement *judgement)
{
    if (judgement->loss < coach_threshold(COACH_FULL)) {
        return;
    }
    Remark remark = review->asked;
    remark.judgement = *judgement;
    size_t place = 0;
    while (place < review->count && review->costly[place].judgement.loss >= judgement->loss) {
        place++;
    }
    if (place == REVIEW_COSTLY) {
        return;
    }
    review->count = min_size(review->count + 1, REVIEW_COSTLY);
    memmove(&review->costly[place + 1], &review->costly[place],
            (review->count - place - 1) * sizeof remark);
    review->costly[place] = remark;
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
    review->is_done = true;
}

bool review_step(Review *review, const Session *session, Thinker *thinker, unsigned aim)
{
    Judgement judgement;
    if (review->is_asked && !thinker_take_judgement(thinker, &judgement)) {
        return true;
    }
    if (review->is_asked) {
        review->is_asked = false;
        keep_costly(review, &judgement);
    }
    if (!review->is_done) {
        ask_next(review, session, thinker, aim);
    }
    return !review->is_done;
}
