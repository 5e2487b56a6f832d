/* What the command line asks for. A profile or a report that needs an answer goes before it. */
#include "wish.h"
#include "app_match.h"

#include "daily.h"
#include "share.h"

static void continue_match(App *app)
{
    SavedMatch saved;
    bool has_more;
    if (app_find_unfinished(app, &saved, &has_more)) {
        app_resume_match(app, &saved);
    } else if (app->opening.kind == PROBLEM_NONE) { /* otherwise that is why */
        app_say(app, N_("There is no unfinished game."), NULL);
    }
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
        if (daily_today(app).games > 0) {
            scene_push(&app->scenes, shared_scenes.days);
        }
        break;
    }
    scene_change(&app->scenes);
    if (app->options->file) {
        share_take_dropped(app, app->options->file);
    }
}
