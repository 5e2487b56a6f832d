/* A hint in words, and lit on the table: what the strongest computer player would do in the
 * viewer's seat, how likely that wins and for which medal, why, and on a second line what comes
 * next best. A hint counts as help from the moment in which it can be read.
 *
 * Alone the best medal within reach is asked for first; one that is too unlikely gives way to the
 * next. */
#include "asking.h"
#include "help.h"
#include "tables/table_hand.h"
#include "teaching.h"

#include "i18n/format.h"
#include "result_words.h"
#include "tables/wording.h"

#define PART_BYTES    (NOTICE_BYTES / 4)
#define PERCENT_BYTES 16
#define HINT_MS       1500
#define WARNING_MS    2200 /* for so long it is said what a hint costs */

/* To whom it is said nobody needs to be named, where the button says it all. */
static void word_action(const Play *play, Action action, Text *out)
{
    char bytes[PART_BYTES];
    Text label = text_in(bytes, sizeof bytes);
    _Alignas(max_align_t) unsigned char view[VIEW_SIZE_MAX];
    match_view(&play->app->session.match, play->viewer, view);
    if (wording_advise(table_wording(play->table), view, action, &label)) {
        tr_format(&play->app->catalogue, N_("{action}."), TR_VALUES(bytes), out);
        return;
    }
    LogEntry entry = {.view = view, .actor = play->viewer, .action = action, .is_open = true};
    wording_log(table_wording(play->table), &entry, out);
}

static int percent_of(int chance)
{
    return (chance + 5) / 10;
}

HintTone play_hint_tone(const Advice *advice)
{
    if (percent_of(advice->chance) > 0) {
        return HINT_CHANCE;
    }
    return advice->is_certain ? HINT_LOST : HINT_FAINT;
}

static void word_percent(const Play *play, int chance, Text *out)
{
    number_write_percent(&play->app->catalogue, percent_of(chance), out);
}

static void word_chance(const Play *play, const Advice *advice, const char *action,
                        const char *reason, Text *out)
{
    char percent[PERCENT_BYTES];
    Medal aim = play->ui->aim_medal ? play->ui->aim_medal(advice->aim) : MEDAL_NONE;
    const char *medal = result_medal_name(play->app, aim);
    Text chance = text_in(percent, sizeof percent);
    word_percent(play, advice->chance, &chance);
    if (medal) {
        tr_format(&play->app->catalogue,
                  N_("Hint: {action} Chance to win ({medal}): {percent}. {reason}"),
                  TR_VALUES(action, medal, percent, reason), out);
    } else {
        tr_format(&play->app->catalogue, N_("Hint: {action} Chance to win: {percent}. {reason}"),
                  TR_VALUES(action, percent, reason), out);
    }
}

/* Nought per cent would be no help, and only what is proven is called lost. */
static void word_best(const Play *play, const Advice *advice, Text *out)
{
    char action[PART_BYTES], reason[PART_BYTES];
    Text words = text_in(action, sizeof action);
    Text why = text_in(reason, sizeof reason);
    word_action(play, advice->best, &words);
    wording_message(table_wording(play->table), &advice->reason, &why);
    switch (play_hint_tone(advice)) {
    case HINT_CHANCE:
        word_chance(play, advice, action, reason, out);
        break;
    case HINT_LOST:
        tr_format(&play->app->catalogue, N_("Hint: {action} The position is lost. {reason}"),
                  TR_VALUES(action, reason), out);
        break;
    case HINT_FAINT:
        tr_format(&play->app->catalogue,
                  N_("Hint: {action} Hardly any trial game from here is won. {reason}"),
                  TR_VALUES(action, reason), out);
        break;
    }
}

static void word_second(const Play *play, const Advice *advice, Text *out)
{
    char action[PART_BYTES], percent[PERCENT_BYTES];
    Text words = text_in(action, sizeof action);
    Text chance = text_in(percent, sizeof percent);
    word_action(play, advice->second, &words);
    text_append(out, "\n");
    if (advice->second_chance != CHANCE_UNTOLD && percent_of(advice->second_chance) > 0) {
        word_percent(play, advice->second_chance, &chance);
        tr_format(&play->app->catalogue, N_("Next best, {percent}: {action}"),
                  TR_VALUES(percent, action), out);
    } else {
        tr_format(&play->app->catalogue, N_("Next best: {action}"), TR_VALUES(action), out);
    }
}

unsigned play_hint_aim(const Advice *advice)
{
    bool is_vain = advice->aim > 1 && advice->chance < AIM_CHANCE_LEAST;
    return is_vain ? advice->aim - 1 : advice->aim;
}

void play_word_hint(Play *play, const Advice *advice)
{
    Text notice = text_in(play->notice, sizeof play->notice);
    play->notice_yields = true;
    play->notice_picks = table_picks(play->table);
    word_best(play, advice, &notice);
    if (advice->second != ACTION_NONE) {
        word_second(play, advice, &notice);
    }
    table_advise(play->table, advice->best);
    session_count_help(&play->app->session, play->viewer);
}

static void ask_hint(Play *play, unsigned aim)
{
    Seat seat = play->viewer;
    Question question = {.seat = seat, .asked = seat, .level = BOT_MASTER, .aim = aim};
    play_ask(play, question, HINT_MS);
    play->asked = ASKED_FOR_HINT;
}

const char *play_hint_refusal(const Play *play)
{
    if (play->app->session.puzzle) {
        return N_("A puzzle gives no hints; after a first mistake it can be shown.");
    }
    if (!play_is_person_due(play)) {
        return N_("A hint is given when it is your turn.");
    }
    return play_lesson_tells(play) ? N_("The host has just said what to play.") : NULL;
}

void play_ask_hint(Play *play)
{
    play_drop_former(play);
    if (play_coach_asks(play)) {
        play_drop_question(play);
    }
    bool can = !play_hint_refusal(play) && play_offers_hints(play);
    if (can && play->asked == ASKED_NOTHING) {
        play->hint_ms = ui_now_ms(play->app->ui);
        ask_hint(play, play->ui->hint_aim);
    }
}

bool play_hint_warns(const Play *play)
{
    const Session *session = &play->app->session;
    return play->asked == ASKED_FOR_HINT && !session->assisted && session_is_kept(session);
}

void play_take_hint(Play *play)
{
    Advice advice;
    bool is_read = ui_now_ms(play->app->ui) >= play->hint_ms + WARNING_MS;
    if (play_hint_warns(play) && !is_read) {
        return;
    }
    if (!thinker_take(play->app->thinker, &advice)) {
        return;
    }
    play->asked = ASKED_NOTHING;
    unsigned aim = play_hint_aim(&advice);
    if (aim < advice.aim) {
        ask_hint(play, aim);
    } else {
        ui_play(play->app->ui, SOUND_HINT);
        play_word_hint(play, &advice);
    }
}
