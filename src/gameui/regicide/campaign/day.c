/* Regicide's deal of a day: for one person, by the official rules, against all twelve royals. A
 * standing is the medal of a win, or how many enemies were defeated. */
#include "app.h"
#include "base/limits.h"
#include "games/regicide.h"
#include "i18n/format.h"
#include "regicide/ending.h"
#include "regicide/pieces.h"
#include "regicide/sentences.h"
#include "result_words.h"

#define ENEMIES 12
#define WIN     100

/* All win or lose as one. */
static int standing(const Match *match, Seat seat)
{
    (void)seat;
    Outcome outcome;
    Medal medal = regicide_won_medal(match);
    match_outcome(match, &outcome);
    return medal == MEDAL_NONE ? 1 + outcome.score[0] : WIN + (int)medal;
}

static Medal medal(int number)
{
    return (Medal)clamp_int(number - WIN, MEDAL_NONE, MEDAL_GOLD);
}

static const char *words(App *app, const Setup *setup, int number)
{
    (void)setup;
    if (medal(number) != MEDAL_NONE) {
        return app_phrase(app, N_("Won: {medal}"),
                          TR_VALUES(result_medal_name(app, medal(number))));
    }
    return app_phrase(app, REGICIDE_DEFEATED_WORDS,
                      TR_VALUES(app_number(app, number - 1), app_number(app, ENEMIES)));
}

static const char *task(App *app, const MatchPlan *plan)
{
    (void)plan;
    return app_word(app, REGICIDE_ALONE_WORDS);
}

const DayUi regicide_day = {
    .list = "regicide-daily",
    .seats = 1,
    .standing = standing,
    .medal = medal,
    .words = words,
    .task = task,
    .rule = N_("Gold: a win without flipping a Jester. Silver: with one. Bronze: with two."),
};
