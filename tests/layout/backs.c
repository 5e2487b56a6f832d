/* backs: every scene of somebody who has chosen another back of cards than the games' own: none of
 * theirs is drawn, but where all of them are offered. */
#include "../watchdog.h"
#include "app.h"
#include "loop.h"
#include "scenes.h"
#include "seated.h"
#include "ui_state.h"

#include <stdio.h>
#include <string.h>

#define SCENE_SECONDS 60

#define SEEN_LEAST 100 /* scenes in which some card lies face down */

typedef struct Report {
    const char *chosen;
    unsigned seen, faults;
} Report;

/* "game/back". */
static bool is_of_a_game(const char *picture)
{
    const char *slash = strchr(picture, '/');
    return slash && strcmp(slash, "/back") == 0;
}

static void look(App *app, const char *name, void *context)
{
    Report *report = context;
    bool offers = strncmp(name, "settings", strlen("settings")) == 0, has_chosen = false;
    watchdog_feed(name, SCENE_SECONDS);
    app_lay_out(app);
    const DrawList *list = &app->ui->draw[1 - app->ui->drawing];
    for (size_t i = 0; i < draw_count(list); i++) {
        const DrawCommand *command = draw_at(list, i);
        if (command->kind != DRAW_PICTURE) {
            continue;
        }
        has_chosen |= strcmp(command->picture->name, report->chosen) == 0;
        if (!offers && is_of_a_game(command->picture->name)) {
            report->faults++;
            printf("%s: %s\n", name, command->picture->name);
        }
    }
    report->seen += has_chosen;
}

int main(void)
{
    Options options;
    App app;
    Problem problem = {0};
    scenes_open(&app, &options, 1280, 720);
    profile_set_number(app.profile, "back", BACK_WAVES, &problem);
    app_take_settings(&app);
    Report report = {.chosen = settings_back(&app.settings)};
    scenes_set(&app, LANGUAGE_EN, 100);
    scenes_walk(&app, &(Visitor){look, &report, false, true});
    app_close(&app);
    catalogue_release(&app.catalogue);
    printf("%u scenes with backs, %u faults\n", report.seen, report.faults);
    return report.faults > 0 || report.seen < SEEN_LEAST;
}
