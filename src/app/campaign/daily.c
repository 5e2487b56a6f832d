/* Which deal it is follows from the person's calendar alone; what was reached in it is kept like a
 * stage. */
#include "daily.h"
#include "app_match.h"

#include "base/text.h"
#include "calendar.h"
#include "campaign_head.h"
#include "i18n/format.h"
#include "result_words.h"

#include <time.h>

static DealPlace place_today(void)
{
    for (size_t i = 0; i < game_tile_count(); i++) {
        const GameUi *ui = game_tile_at(i);
        if (ui->campaign && ui->campaign->days) {
            return (DealPlace){DEAL_DAILY, calendar_day_at((int64_t)time(NULL)), ui->game};
        }
    }
    return (DealPlace){.kind = DEAL_FREE};
}

Daily daily_today(App *app)
{
    Daily daily = {.place = place_today()};
    if (daily.place.game) {
        progress_read(app->profile, daily.place, &daily.reached);
        daily.streaks = progress_streaks(app->profile, daily.place.game, daily.place.number);
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

void daily_play(App *app, DealPlace today)
{
    SavedMatch matches[SAVED_LOOK];
    if (!today.game) {
        return;
    }
    size_t count = profile_unfinished(app->profile, 0, matches, SAVED_LOOK);
    for (size_t i = 0; i < count; i++) {
        if (is_match_at(&matches[i], today)) {
            app_resume_match(app, &matches[i]);
            return;
        }
    }
    campaign_start(app, today);
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
