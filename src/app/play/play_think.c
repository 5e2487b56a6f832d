/* What the thinker is asked at the table, one question at a time, and when a person is to decide.
 */
#include "play.h"

bool play_is_person_due(const Play *play)
{
    Action action;
    const Session *session = &play->app->session;
    return play->shown >= session->match.position &&
           session_actor(session, play->viewer) == play->viewer &&
           seats_have(session->people, play->viewer) && !play_stands(play, play->viewer, &action) &&
           play_puzzle_asks(play);
}

void play_ask(Play *play, Question question, uint32_t allowance_ms)
{
    _Alignas(max_align_t) unsigned char view[VIEW_SIZE_MAX];
    const Match *match = play_match(play);
    match_view(match, question.asked, view);
    BotRequest request = {.game = match->game,
                          .view = view,
                          .seat = question.seat,
                          .level = question.level,
                          .aim = question.aim,
                          .seed = match->setup.seed * 1000003u + match->position};
    play->asked = ASKED_FOR_COMPUTER;
    play->asked_ms = ui_now_ms(play->app->ui);
    play->allowance_ms = allowance_ms;
    thinker_ask(play->app->thinker, &request);
}

void play_drop_question(Play *play)
{
    thinker_drop(play->app->thinker);
    play->asked = ASKED_NOTHING;
}

uint32_t play_thought_ms(const Play *play)
{
    return (uint32_t)(ui_now_ms(play->app->ui) - play->asked_ms);
}
