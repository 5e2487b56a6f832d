/* Taking back and doing again, where the rules of the table allow it. */
#include "app_match.h"
#include "asking.h"
#include "course.h"
#include "help.h"
#include "side.h"
#include "teaching.h"

void play_show_again(Play *play)
{
    app_keep_match(play->app);
    play->news_from = session_shown_from(&play->app->session, play->viewer);
    play->notice[0] = '\0';
    play_lesson_begin(play);
    play_coach_forget(play);
    play_log_forget(play, play->app->session.match.position);
    play_glide_now(play);
}

/* Said before it counts, and only as long as the match has had no help. */
static void tell_cost(Play *play)
{
    const Session *session = &play->app->session;
    if (session->owes_help && !session->assisted && session_is_kept(session)) {
        Text notice = text_in(play->notice, sizeof play->notice);
        play->notice_yields = true;
        play->notice_picks = 0;
        text_append(&notice, app_word(play->app, N_("You have seen what came of it: your next move "
                                                    "counts as played with help. Redo does not.")));
    }
}

void play_puzzle_again(Play *play)
{
    Session *session = &play->app->session;
    Match *match = &session->match;
    bool has_failed = play->puzzle.has_failed;
    play_puzzle_begin(play);
    play->puzzle.has_failed = has_failed;
    play_drop_question(play);
    while (match->position > session->led_up && match_undo(match)) {
    }
    play_show_again(play);
}

static bool refuse(Play *play, bool can, const Message *why)
{
    if (!can) {
        Text notice = text_in(play->notice, sizeof play->notice);
        play->notice_yields = false;
        wording_message(table_wording(play->table), why, &notice);
    }
    return !can;
}

void play_undo(Play *play)
{
    Message why;
    Session *session = &play->app->session;
    Seat seat = play_undoer(play);
    if (refuse(play, session_can_undo(session, seat, &why), &why)) {
        return;
    }
    if (session->puzzle) {
        play_puzzle_again(play);
    } else {
        play_drop_question(play);
        play->standing = 0;
        session_undo(session, seat);
        if (seat != play->viewer) {
            play_change_viewer(play, seat);
        }
        play->care.taken_back = session->match.position;
        play_show_again(play);
        tell_cost(play);
    }
}

void play_redo(Play *play)
{
    Message why;
    Session *session = &play->app->session;
    if (!refuse(play, session_can_redo(session, play->viewer, &why), &why)) {
        play_drop_question(play);
        session_redo(session, play->viewer);
        play_show_again(play);
    }
}
