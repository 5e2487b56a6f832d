/* sizes: every scene in windows of sizes that nobody plays in, in all languages and text sizes, is
 * laid out in the end; and a window too small to play in says so, alone.
 * A sample: small windows one by one, and with "all" pairs of sides that a generator draws. */
#include "../watchdog.h"
#include "app.h"
#include "core/rng.h"
#include "loop.h"
#include "scenes.h"
#include "ui/loop.h"
#include "ui_state.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

#define SCENE_SECONDS 20
#define DRAWN_SIZES   4

typedef struct Report {
    int width, height;
    unsigned scenes, faults;
} Report;

static bool is_alone(const Ui *ui)
{
    return ui_element_count(ui) == 1 && strcmp(ui_element_at(ui, 0)->id, "window.small") == 0;
}

static bool all_lie_somewhere(const Ui *ui)
{
    size_t count = ui_element_count(ui);
    for (size_t i = 0; i < count; i++) {
        Rect rect = ui_element_at(ui, i)->rect;
        if (!isfinite(rect.x + rect.y + rect.w + rect.h)) {
            printf("nowhere: %s\n", ui_element_at(ui, i)->id);
            return false;
        }
    }
    return count > 0;
}

static void look(App *app, const char *name, void *context)
{
    Report *report = context;
    char doing[128];
    snprintf(doing, sizeof doing, "%dx%d %s %d %% %s", report->width, report->height,
             language_code(app->settings.language), app->settings.text_percent, name);
    watchdog_feed(doing, SCENE_SECONDS);
    app_lay_out(app);
    report->scenes++;
    if (!all_lie_somewhere(app->ui) || is_alone(app->ui) == app_has_room(app)) {
        report->faults++;
        printf("%s: %zu elements\n", doing, ui_element_count(app->ui));
    }
}

static void resize(App *app, Report *report, int width, int height)
{
    report->width = width;
    report->height = height;
    SDL_SetWindowSize(app->ui->window, width, height);
    ui_wait(app->ui, 0);
}

int main(int argc, char **argv)
{
    static const int text_sizes[] = {80, 100, 150, 200};
    static const int sizes[][2] = {{320, 320}, {1, 1},     {400, 300},  {341, 384},
                                   {360, 640}, {640, 320}, {400, 4000}, {16384, 320}};
    Rng rng = rng_seeded(14);
    bool is_whole = argc == 2 && strcmp(argv[1], "all") == 0;
    size_t fixed = sizeof sizes / sizeof *sizes, rounds = is_whole ? fixed + DRAWN_SIZES : fixed;
    Report report = {0};
    Options options;
    App app;
    scenes_open(&app, &options, 640, 480);
    for (size_t i = 0; i < rounds; i++) {
        int width = 320 + (int)rng_below(&rng, 1200), height = 240 + (int)rng_below(&rng, 900);
        if (i < fixed) {
            width = sizes[i][0];
            height = sizes[i][1];
        }
        resize(&app, &report, width, height);
        scenes_set(&app, (Language)(i % LANGUAGE_COUNT), text_sizes[(i + i / 4) % 4]);
        scenes_walk(&app, &(Visitor){look, &report, false, true});
    }
    app_close(&app);
    catalogue_release(&app.catalogue);
    printf("%u scenes, %u faults\n", report.scenes, report.faults);
    return report.faults > 0;
}
