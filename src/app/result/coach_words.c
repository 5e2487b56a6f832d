/* Every sentence is whole; what the game says of a choice stands in it as a sentence of its own. */
#include "coach_words.h"

#include "i18n/format.h"
#include "result_words.h"

#define WORDS_BYTES 2048

static const char *percent_words(App *app, int chance)
{
    return app_percent(app, (chance + 5) / 10);
}

/* What was done, or could have been, "Play 7"; where the game has no such words, as the log would
 * tell it. As a sentence of its own, or within one. */
static const char *action_words(App *app, const Remark *remark, Action action, bool is_sentence)
{
    _Alignas(max_align_t) unsigned char view[VIEW_SIZE_MAX];
    char bytes[WORDS_BYTES];
    Text text = text_in(bytes, sizeof bytes);
    Wording wording = {&app->catalogue, game_ui_of(app->session.plan.game)->look, app->seat_names};
    session_view_at(&app->session, remark->index, remark->seat, view);
    if (!wording_advise(&wording, view, action, &text)) {
        LogEntry entry = {.view = view, .actor = remark->seat, .action = action};
        wording_log(&wording, &entry, &text);
    } else if (is_sentence) {
        return app_phrase(app, N_("{action}."), TR_VALUES(bytes));
    }
    return app_copy(app, bytes);
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

const char *coach_remark_words(App *app, const Remark *remark)
{
    const char *cost = cost_words(app, remark);
    const char *action = action_words(app, remark, remark->judgement.best, true);
    if (!remark->judgement.has_reason) {
        return app_phrase(app, N_("{cost}\nBetter: {action}"), TR_VALUES(cost, action));
    }
    return app_phrase(app, N_("{cost}\nBetter: {action} {reason}"),
                      TR_VALUES(cost, action, said(app, &remark->judgement.reason)));
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
    const char *action = action_words(app, remark, remark->judgement.chosen, false);
    const char *chance = chance_words(app, remark);
    const char *name = app->seat_names[remark->seat];
    bool is_alone = session_is_solo(&app->session);
    if (is_alone && is_brief) {
        return app_phrase(app, N_("Move {n}. {chance}"), TR_VALUES(number, chance));
    }
    if (is_alone) {
        return app_phrase(app, N_("Move {n}: {action}. {chance}"),
                          TR_VALUES(number, action, chance));
    }
    if (is_brief) {
        return app_phrase(app, N_("{name}, move {n}. {chance}"), TR_VALUES(name, number, chance));
    }
    return app_phrase(app, N_("{name}, move {n}: {action}. {chance}"),
                      TR_VALUES(name, number, action, chance));
}

void coach_place_lines(App *app, const Remark *remark, const char *lines[COACH_LINES])
{
    const Judgement *judgement = &remark->judgement;
    const char *number = app_number(app, (int64_t)remark->index + 1);
    const char *chosen = action_words(app, remark, judgement->chosen, false);
    const char *better = action_words(app, remark, judgement->best, false);
    const char *name = app->seat_names[remark->seat];
    if (session_is_solo(&app->session)) {
        lines[0] = app_phrase(app, N_("Move {n}: {action}"), TR_VALUES(number, chosen));
    } else {
        lines[0] =
            app_phrase(app, N_("{name}, move {n}: {action}"), TR_VALUES(name, number, chosen));
    }
    lines[1] = app_phrase(app, N_("Better: {action}"), TR_VALUES(better));
    lines[2] = chance_words(app, remark);
}

const char *coach_lesson_words(App *app, const Remark *remark)
{
    const Judgement *judgement = &remark->judgement;
    const char *chosen = action_words(app, remark, judgement->chosen, true);
    const char *better = action_words(app, remark, judgement->best, true);
    if (!judgement->has_reason) {
        return app_phrase(app, N_("What was played: {chosen}\nBetter: {action}"),
                          TR_VALUES(chosen, better));
    }
    return app_phrase(app, N_("What was played: {chosen}\nBetter: {action} {reason}"),
                      TR_VALUES(chosen, better, said(app, &judgement->reason)));
}
