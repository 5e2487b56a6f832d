/* Every sentence is whole; what the game says of a choice stands in it as a sentence of its own. */
#include "coach_words.h"
#include "seated.h"

#include "i18n/format.h"
#include "result_words.h"

#include <string.h>

#define WORDS_BYTES 2048

static const char *percent_words(App *app, int chance)
{
    return app_percent(app, (chance + 5) / 10);
}

static const char *log_words(App *app, const Remark *remark, Action action, const Wording *wording)
{
    char bytes[WORDS_BYTES];
    Text text = text_in(bytes, sizeof bytes);
    _Alignas(max_align_t) unsigned char view[VIEW_SIZE_MAX];
    LogEntry entry = {.view = view, .actor = remark->seat, .action = action, .is_open = true};
    session_view_at(&app->session, remark->index, remark->seat, view);
    wording_log(wording, &entry, &text);
    return app_copy(app, bytes);
}

/* A decision as the log tells it, "Ann plays 7.", and to whom made it "You play 7.": a choice that
 * was made or that would have been better is a fact to be told, no order. */
static const char *action_words(App *app, const Remark *remark, Action action, Seat reader)
{
    Wording wording = app_wording(app, app->session.plan.game);
    wording.you = &reader;
    return log_words(app, remark, action, &wording);
}

const char *coach_computer_words(App *app, const Remark *remark, Action action)
{
    const char *names[SEAT_LIMIT];
    Wording wording = app_wording(app, app->session.plan.game);
    memcpy(names, wording.seat_names, sizeof names);
    names[remark->seat] = app_word(app, N_("Computer"));
    wording.seat_names = names;
    return log_words(app, remark, action, &wording);
}

/* After the match, which several may read: the one person of it, or nobody. */
static Seat reader_of(const App *app)
{
    return session_is_solo(&app->session) ? seats_first(app->session.people) : SEAT_NONE;
}

const char *coach_action_words(App *app, const Remark *remark, Action action)
{
    return action_words(app, remark, action, reader_of(app));
}

static const char *done_words(App *app, const Remark *remark)
{
    return coach_action_words(app, remark, remark->judgement.chosen);
}

static const char *better_words(App *app, const Remark *remark, Seat reader)
{
    return action_words(app, remark, remark->judgement.best, reader);
}

static const char *medal_words(App *app, const Remark *remark)
{
    const GameUi *ui = game_ui_of(app->session.plan.game);
    Medal medal = ui->aim_medal ? ui->aim_medal(remark->judgement.aim) : MEDAL_NONE;
    return result_medal_name(app, medal);
}

static const char *said(App *app, const Message *message)
{
    return app_message(app, app->session.plan.game, message);
}

/* What is wrong with it where the game can tell, and what it cost. */
static const char *cost_words(App *app, const Remark *remark)
{
    const Judgement *judgement = &remark->judgement;
    const char *medal = medal_words(app, remark);
    const char *before = percent_words(app, judgement->best_chance);
    const char *after = percent_words(app, judgement->chosen_chance);
    if (judgement->has_fault && medal) {
        return app_phrase(
            app, N_("Coach: {fault} Chance to win ({medal}): {after} instead of {before}."),
            TR_VALUES(said(app, &judgement->fault), medal, after, before));
    }
    if (judgement->has_fault) {
        return app_phrase(app, N_("Coach: {fault} Chance to win: {after} instead of {before}."),
                          TR_VALUES(said(app, &judgement->fault), after, before));
    }
    if (medal) {
        return app_phrase(
            app,
            N_("Coach: That was costly. Chance to win ({medal}): {after} instead of {before}."),
            TR_VALUES(medal, after, before));
    }
    return app_phrase(app,
                      N_("Coach: That was costly. Chance to win: {after} instead of {before}."),
                      TR_VALUES(after, before));
}

/* What better would have been, after what was done or what that cost. */
static const char *and_better(App *app, const char *before, const Remark *remark, Seat reader)
{
    const char *action = better_words(app, remark, reader);
    if (!remark->judgement.has_reason) {
        return app_phrase(app, N_("{cost}\nBetter: {action}"), TR_VALUES(before, action));
    }
    return app_phrase(app, N_("{cost}\nBetter: {action} {reason}"),
                      TR_VALUES(before, action, said(app, &remark->judgement.reason)));
}

const char *coach_remark_words(App *app, const Remark *remark)
{
    return and_better(app, cost_words(app, remark), remark, remark->seat);
}

/* For which medal, where there are several: the chances for two of them cannot be compared. */
static const char *chance_words(App *app, const Remark *remark)
{
    const char *medal = medal_words(app, remark);
    const char *before = percent_words(app, remark->judgement.best_chance);
    const char *after = percent_words(app, remark->judgement.chosen_chance);
    if (medal) {
        return app_phrase(app, N_("{medal}: {after} instead of {before}"),
                          TR_VALUES(medal, after, before));
    }
    return app_phrase(app, N_("{after} instead of {before}"), TR_VALUES(after, before));
}

const char *coach_place_words(App *app, const Remark *remark, bool is_brief)
{
    const char *number = app_number(app, (int64_t)remark->index + 1);
    const char *chance = chance_words(app, remark);
    const char *name = app->seat_names[remark->seat];
    if (!is_brief) {
        return app_phrase(app, N_("Move {n}: {action} {chance}"),
                          TR_VALUES(number, done_words(app, remark), chance));
    }
    if (session_is_solo(&app->session)) {
        return app_phrase(app, N_("Move {n}. {chance}"), TR_VALUES(number, chance));
    }
    return app_phrase(app, N_("{name}, move {n}. {chance}"), TR_VALUES(name, number, chance));
}

void coach_place_lines(App *app, const Remark *remark, const char *lines[COACH_LINES])
{
    const char *number = app_number(app, (int64_t)remark->index + 1);
    const char *better = better_words(app, remark, reader_of(app));
    lines[0] =
        app_phrase(app, N_("Move {n}: {action}"), TR_VALUES(number, done_words(app, remark)));
    lines[1] = app_phrase(app, N_("Better: {action}"), TR_VALUES(better));
    lines[2] = chance_words(app, remark);
}

const char *coach_lesson_words(App *app, const Remark *remark)
{
    return and_better(app, done_words(app, remark), remark, reader_of(app));
}
