/* Which deal it is follows from the person's calendar alone; what was reached in it is kept like a
 * stage. */
#include "daily.h"
#include "app_match.h"

#include "base/limits.h"
#include "base/text.h"
#include "calendar.h"
#include "campaign_head.h"
#include "i18n/format.h"
#include "result_words.h"

#include <time.h>

Daily daily_today(App *app)
{
    Daily daily = {.games = 0};
    int today = calendar_day_at((int64_t)time(NULL));
    for (size_t i = 0; i < game_tile_count(); i++) {
        const GameUi *ui = game_tile_at(i);
        if (ui->day) {
            DealPlace place = {DEAL_DAILY, today, ui->game};
            Streaks streaks = progress_streaks(app->profile, ui->game, today);
            daily.games++;
            daily.played += progress_result(app->profile, place).is_played;
            daily.streak = max_int(daily.streak, streaks.current);
        }
    }
    return daily;
}

static bool is_match_at(const SavedMatch *saved, DealPlace place)
{
    if (!text_equal(saved->game, place.game->id)) {
        return false;
    }
    MatchPlan plan = session_plan_of(place.game, &saved->setup, saved->seats);
    DealPlace its = progress_place(&plan);
    return its.kind == place.kind && its.number == place.number;
}

bool daily_find(App *app, DealPlace day, SavedMatch *out)
{
    SavedMatch matches[SAVED_LOOK];
    size_t count = SAVED_LOOK;
    for (size_t from = 0; count == SAVED_LOOK; from += SAVED_LOOK) {
        count = profile_unfinished(app->profile, from, matches, SAVED_LOOK);
        for (size_t i = 0; i < count; i++) {
            if (is_match_at(&matches[i], day)) {
                *out = matches[i];
                return true;
            }
        }
    }
    return false;
}

void daily_play(App *app, DealPlace today)
{
    SavedMatch begun;
    if (daily_find(app, today, &begun)) {
        app_resume_match(app, &begun);
    } else {
        campaign_start(app, today);
    }
}

const char *daily_best(App *app, const CampaignDeal *deal)
{
    if (deal->medal > 0) {
        return app_phrase(app, N_("Best result: {medal}"),
                          TR_VALUES(result_medal_name(app, (Medal)deal->medal)));
    }
    if (deal->assisted_medal > 0) {
        return app_phrase(app, N_("With help: {medal}"),
                          TR_VALUES(result_medal_name(app, (Medal)deal->assisted_medal)));
    }
    return app_word(app, deal->deal[0] != '\0' ? N_("Not won yet") : N_("Not played yet"));
}
