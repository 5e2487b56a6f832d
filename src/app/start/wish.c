/* What the command line asks for. A profile or a report that needs an answer goes before it. */
#include "wish.h"

#include "calendar.h"
#include "campaign_head.h"
#include "progress.h"
#include "share.h"

#include <time.h>

static void continue_match(App *app)
{
    SavedMatch saved;
    bool has_more;
    if (app_find_unfinished(app, &saved, &has_more)) {
        app_resume_match(app, &saved);
    } else {
        app_say(app, app_word(app, N_("There is no unfinished game.")));
    }
}

/* Today's deal of the first game in the menu that has one; no game when none has. */
static DealPlace deal_of_today(void)
{
    for (size_t i = 0; i < game_tile_count(); i++) {
        const GameUi *ui = game_tile_at(i);
        if (ui->campaign && ui->campaign->days) {
            return (DealPlace){DEAL_DAILY, calendar_day_at((int64_t)time(NULL)), ui->game};
        }
    }
    return (DealPlace){.kind = DEAL_FREE};
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

/* Once begun it is gone on with, not dealt again. */
static void play_daily(App *app)
{
    SavedMatch matches[SAVED_LOOK];
    DealPlace today = deal_of_today();
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

void wish_fulfil(App *app)
{
    bool is_at_menu = scene_top(&app->scenes)->kind == shared_scenes.menu;
    switch (is_at_menu ? app->options->start : START_MENU) {
    case START_MENU:
        break;
    case START_CONTINUE:
        continue_match(app);
        break;
    case START_DAILY:
        play_daily(app);
        break;
    }
    scene_change(&app->scenes);
    if (app->options->file) {
        share_take_dropped(app, app->options->file);
    }
}
