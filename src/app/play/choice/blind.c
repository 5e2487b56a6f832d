/* Decisions for which nobody has to look at the table. A person who is asked something that can be
 * answered without a look is asked in public, while whoever has the screen keeps it; only who wants
 * to look gets the screen through the curtain. So an answer costs the same press whatever the hand
 * holds, and tells nothing of it. A standing answer is given without asking until that person's
 * next other decision. */
#include "asking.h"
#include "tables/table_hand.h"

bool play_blind_of(const Play *play, Seat seat, Blind *out)
{
    _Alignas(max_align_t) unsigned char view[VIEW_SIZE_MAX];
    const Match *match = &play->app->session.match;
    match_view(match, seat, view);
    return table_blind(play->ui->look, view, out);
}

bool play_stands(const Play *play, Seat seat, Action *action)
{
    Blind blind;
    if (play_is_forced(play, seat, action)) {
        return true;
    }
    if (!seats_have(play->standing, seat) || !play_blind_of(play, seat, &blind)) {
        return false;
    }
    *action = blind.action;
    return true;
}

bool play_ask_blind(Play *play, Seat seat)
{
    QuestionArgs question = {.seat = seat, .holder = play->viewer};
    if (!play_blind_of(play, seat, &question.blind)) {
        return false;
    }
    play->phase = PLAY_AWAY;
    handover_ask(&play->app->scenes, &question);
    return true;
}
