/* Decisions for which nobody has to look at the table. A person who is asked something that can be
 * answered without a look is asked in public, while whoever has the screen keeps it; only who wants
 * to look gets the screen through the curtain. So an answer costs the same press whatever the hand
 * holds, and tells nothing of it. A standing answer is given without asking until that person's
 * next other decision. */
#include "play.h"

#include "base/assert.h"

static bool blind_of(const Play *play, Seat seat, Blind *out)
{
    _Alignas(max_align_t) unsigned char view[VIEW_SIZE_MAX];
    const Match *match = &play->app->session.match;
    match_view(match, seat, view);
    return table_blind(play->ui->look, view, out);
}

bool play_stands(const Play *play, Seat seat, Action *action)
{
    Blind blind;
    if (!seats_have(play->standing, seat) || !blind_of(play, seat, &blind)) {
        return false;
    }
    *action = blind.action;
    return true;
}

bool play_ask_blind(Play *play, Seat seat)
{
    QuestionArgs question = {.seat = seat, .holder = play->viewer};
    if (!blind_of(play, seat, &question.blind)) {
        return false;
    }
    play_give_screen(play);
    handover_ask(&play->app->scenes, &question);
    return true;
}

/* Answers that stand are given at once, so that several questions follow one another in public. */
static Seat next_asked(Play *play)
{
    Action action;
    SeatSet actors = match_actors(&play->app->session.match);
    Seat seat = actors ? seats_first(actors) : SEAT_NONE;
    while (seat != SEAT_NONE && seat != play->viewer && play_stands(play, seat, &action)) {
        play_act_for(play, seat, action);
        actors = match_actors(&play->app->session.match);
        seat = actors ? seats_first(actors) : SEAT_NONE;
    }
    return seat;
}

/* Decided without a look; the question still stands as it was asked. */
static void take_decision(Play *play, const ScreenAnswer *answer)
{
    Blind blind;
    bool is_asked = blind_of(play, answer->seat, &blind);
    ASSERT(is_asked);
    play->standing |= answer->given == BLIND_STANDING ? seat_bit(answer->seat) : 0;
    play_act_for(play, answer->seat, blind.action);
    Seat next = next_asked(play);
    bool is_other =
        next != SEAT_NONE && next != play->viewer && seats_have(play->app->session.people, next);
    if (!is_other || !play_ask_blind(play, next)) {
        play_watch(play);
    }
}

void play_take_answer(Play *play, const ScreenAnswer *answer)
{
    if (answer->given != BLIND_LOOK) {
        take_decision(play, answer);
        return;
    }
    if (answer->seat != play->viewer) {
        play_change_viewer(play, answer->seat);
    }
    play_take_screen(play);
}
