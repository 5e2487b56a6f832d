/* The coach at the table. While the person in front thinks, it finds out which choices throw the
 * game away, and asks once before one is made; after a choice that was clearly worse than the best
 * it says so. Both are said to the person alone whose choice it was, and count as help from then
 * on. The thinker serves one question at a time, so whoever asks for something else drops the
 * coach's. */
#include "app_match.h"
#include "asking.h"
#include "help.h"
#include "tables/table_hand.h"

#include "coach_words.h"
#include "host_strip.h"
#include "ui/sound.h"

#include <math.h>

#define COACH_MS 4000 /* for a question: a slow machine thinks as far as a fast one */

static CoachLevel level_of(const Play *play)
{
    const Session *session = &play->app->session;
    if (!session_is_kept(session) || session->people == 0 || session->has_phones) {
        return COACH_OFF;
    }
    return session->is_coached ? COACH_FULL : play->app->settings.coach;
}

bool play_coach_asks(const Play *play)
{
    return play->asked == ASKED_FOR_FATAL || play->asked == ASKED_FOR_REMARK;
}

void play_coach_begin(Play *play)
{
    play->coach.known_at = NOTHING_KNOWN;
    play->coach.warned = ACTION_NONE;
}

void play_coach_hush(Play *play)
{
    play->coach.words[0] = '\0';
    play->coach.warned = ACTION_NONE;
}

void play_coach_forget(Play *play)
{
    play_coach_hush(play);
    play->coach.known_at = NOTHING_KNOWN;
    play->coach.has_remark &= (SeatSet)~seat_bit(play->viewer);
}

void play_coach_look_ahead(Play *play)
{
    _Alignas(max_align_t) unsigned char view[VIEW_SIZE_MAX];
    size_t position = play_match(play)->position;
    if (level_of(play) == COACH_OFF || play->asked != ASKED_NOTHING ||
        play->coach.known_at == position || !play_is_person_due(play)) {
        return;
    }
    BotRequest request = coach_request(&play->app->session, position, play->viewer, view);
    play_begin_question(play, ASKED_FOR_FATAL, COACH_MS);
    thinker_ask_fatal(play->app->thinker, &request);
}

void play_coach_look_back(Play *play, size_t index)
{
    _Alignas(max_align_t) unsigned char view[VIEW_SIZE_MAX];
    const Session *session = &play->app->session;
    const Played *played = buffer_at(&session->match.played, index);
    play_coach_forget(play);
    if (level_of(play) == COACH_OFF || match_is_over(play_match(play))) {
        return;
    }
    play_drop_question(play);
    BotRequest request = coach_request(session, index, played->seat, view);
    request.aim = play->ui->hint_aim;
    play->coach.remarks[played->seat] = (Remark){.index = (uint32_t)index, .seat = played->seat};
    play->coach.judged = played->seat;
    play_begin_question(play, ASKED_FOR_REMARK, COACH_MS);
    thinker_ask_judgement(play->app->thinker, &request, played->action);
}

/* From now on the match counts as played with help, also in its record. */
static void say(Play *play, const char *words)
{
    Text text = text_in(play->coach.words, sizeof play->coach.words);
    text_append(&text, words);
    play->coach.picks = table_picks(play->table);
    if (!seats_have(play->app->session.helped, play->viewer)) {
        session_count_help(&play->app->session, play->viewer);
        app_keep_match(play->app);
    }
}

void play_coach_recall(Play *play)
{
    Seat seat = play->viewer;
    if (level_of(play) != COACH_OFF && seats_have(play->coach.has_remark, seat)) {
        say(play, coach_remark_words(play->app, &play->coach.remarks[seat]));
    }
}

static void take_remark(Play *play)
{
    Seat seat = play->coach.judged;
    Judgement *judgement = &play->coach.remarks[seat].judgement;
    if (!thinker_take_judgement(play->app->thinker, judgement)) {
        return;
    }
    play->asked = ASKED_NOTHING;
    if (judgement->loss >= coach_threshold(level_of(play))) {
        play->coach.has_remark |= seat_bit(seat);
        play_coach_recall(play);
    }
}

static void take_fatal(Play *play)
{
    if (thinker_take_fatal(play->app->thinker, &play->coach.fatal)) {
        play->asked = ASKED_NOTHING;
        play->coach.known_at = play_match(play)->position;
    }
}

void play_coach_listen(Play *play)
{
    if (play->asked == ASKED_FOR_REMARK) {
        take_remark(play);
    } else if (play->asked == ASKED_FOR_FATAL) {
        take_fatal(play);
    }
}

static bool is_fatal(const Play *play, Action action)
{
    const PlayCoach *coach = &play->coach;
    if (coach->known_at != play_match(play)->position) {
        return false;
    }
    for (size_t i = 0; i < coach->fatal.count; i++) {
        if (coach->fatal.items[i] == action) {
            return true;
        }
    }
    return false;
}

bool play_coach_warns(Play *play, Action action)
{
    if (!is_fatal(play, action) || play->coach.warned == action) {
        return false;
    }
    play->notice[0] = '\0';
    play->coach.warned = action;
    ui_play(play->app->ui, SOUND_UI_ERROR);
    say(play, app_word(play->app, N_("Coach: This move loses the game; another keeps it open. "
                                     "Press again to make it anyway.")));
    return true;
}

/* In an upright window the lines are short. */
#define LINES         2
#define LINES_UPRIGHT 4

static HostStrip strip_of(const Play *play)
{
    App *app = play->app;
    bool is_told = play->coach.words[0] != '\0' && play_is_person_due(play);
    HostStrip strip = {.id = "coach.words", .close_id = "coach.close", .words = play->coach.words};
    if (!is_told) {
        strip.is_quiet = true;
        strip.id = "coach.quiet";
        strip.words =
            app_word(app, N_("The coach looks on, and speaks up when a move costs much."));
    }
    return strip;
}

/* Nearly all that the coach says has room in these lines, so that the table keeps its place. */
float play_coach_height(const Play *play)
{
    if (level_of(play) == COACH_OFF) {
        return 0;
    }
    HostStrip strip = strip_of(play);
    int lines = sheet_of(play->app).is_portrait ? LINES_UPRIGHT : LINES;
    return fmaxf(host_strip_height(play->app, &strip), host_strip_lines(play->app, lines));
}

void play_coach_note(Play *play, Rect rect)
{
    if (level_of(play) == COACH_OFF) {
        return;
    }
    HostStrip strip = strip_of(play);
    if (host_strip(play->app, rect, &strip) == HOST_CLOSED) {
        play_coach_hush(play);
    }
}

/* A warning is about what was picked when it was said. */
void play_coach_give_way(Play *play)
{
    PlayCoach *coach = &play->coach;
    if (coach->warned != ACTION_NONE && table_picks(play->table) != coach->picks) {
        play_coach_hush(play);
    }
}
