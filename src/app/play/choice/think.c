/* What the thinker is asked at the table, one question at a time, and when a person is to decide.
 * An answer belongs to the actions after which it was asked for: where the match has gone another
 * way, the question is dropped. */
#include "asking.h"
#include "teaching.h"

#include "base/hash.h"

bool play_is_person_due(const Play *play)
{
    Action action;
    const Session *session = &play->app->session;
    if (play_is_public(play)) {
        Seat actor = session_actor(session, SEAT_EVERYBODY);
        return play_is_caught_up(play) && actor != SEAT_NONE && seats_have(session->phones, actor);
    }
    return play->shown >= session->match.position &&
           session_actor(session, play->viewer) == play->viewer &&
           seats_have(session->people, play->viewer) && !play_stands(play, play->viewer, &action) &&
           play_puzzle_asks(play);
}

/* A fingerprint of so many first actions. */
static uint64_t mark_of(const Match *match, size_t actions)
{
    uint64_t mark = HASH_START;
    for (size_t i = 0; i < actions; i++) {
        const Played *played = buffer_at(&match->played, i);
        mark = hash_bytes(mark, &played->action, sizeof played->action);
        mark = hash_bytes(mark, &played->seat, sizeof played->seat);
    }
    return mark;
}

void play_begin_question(Play *play, Asked asked, uint32_t allowance_ms)
{
    const Match *match = play_match(play);
    play->asked = asked;
    play->asked_ms = ui_now_ms(play->app->ui);
    play->asked_at = match->position;
    play->asked_mark = mark_of(match, match->position);
    play->allowance_ms = allowance_ms;
}

/* A remark is on a choice that stays made; all else is about what comes next. */
static bool is_former(const Play *play)
{
    const Match *match = play_match(play);
    bool is_past = play->asked == ASKED_FOR_REMARK && match->position > play->asked_at;
    return (match->position != play->asked_at && !is_past) ||
           mark_of(match, play->asked_at) != play->asked_mark;
}

void play_drop_former(Play *play)
{
    if (play->asked != ASKED_NOTHING && is_former(play)) {
        play_drop_question(play);
    }
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
                          .manner = question.manner,
                          .seed = bot_seed(match->setup.seed, match->position)};
    play_begin_question(play, ASKED_FOR_COMPUTER, allowance_ms);
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
