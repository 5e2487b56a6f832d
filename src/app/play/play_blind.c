/* Decisions for which nobody has to look at the table. A person who is asked something that can be
 * answered without a look is asked in public, while whoever has the screen keeps it; only who wants
 * to look gets the screen through the curtain. So an answer costs the same press whatever the hand
 * holds, and tells nothing of it. A standing answer is given without asking until that person's
 * next other decision. */
#include "play.h"

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
    BlindOffer offer = {.seat = seat, .holder = play->viewer, .is_asked = true};
    if (!blind_of(play, seat, &offer.blind)) {
        return false;
    }
    play->app->blind = offer;
    play_give_screen(play);
    scene_push(&play->app->scenes, shared_scenes.question);
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

bool play_take_answer(Play *play)
{
    BlindOffer offer = play->app->blind;
    play->app->blind.is_asked = false;
    if (!offer.is_asked) {
        return false;
    }
    if (offer.answer == BLIND_LOOK) {
        play_change_viewer(play, offer.seat);
        return false;
    }
    play->standing |= offer.answer == BLIND_STANDING ? seat_bit(offer.seat) : 0;
    play_act_for(play, offer.seat, offer.blind.action);
    Seat next = next_asked(play);
    bool is_other =
        next != SEAT_NONE && next != play->viewer && seats_have(play->app->session.people, next);
    if (!is_other || !play_ask_blind(play, next)) {
        play_watch(play);
    }
    return true;
}
