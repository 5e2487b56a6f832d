/* reach [WIDTHxHEIGHT]: in every scene each element that can have the focus is reached from each
 * other one by a cross and two shoulder buttons alone, and so by the arrows and Tab. With a size,
 * in a window of this size, and tells what lies in which part of each scene. */
#include "../watchdog.h"
#include "app.h"
#include "loop.h"
#include "scenes.h"
#include "ui_state.h"
#include "ways.h"

#include "base/limits.h"

#include <stdio.h>
#include <string.h>

#define SCENE_SECONDS 60

typedef struct Report {
    bool tells;
    unsigned scenes, elements, faults;
} Report;

/* Marks what is reached from the first, along the moves or against them. */
static void spread(const Ways *ways, bool is_back, bool reached[WAYS_THINGS])
{
    bool grows = true;
    memset(reached, 0, WAYS_THINGS);
    reached[0] = true;
    while (grows) {
        grows = false;
        for (size_t i = 0; i < ways->count * MOVES; i++) {
            size_t from = i / MOVES, to = ways->ends[i / MOVES][i % MOVES];
            size_t one = is_back ? to : from, other = is_back ? from : to;
            grows |= reached[one] && !reached[other];
            reached[other] |= reached[one];
        }
    }
}

static void check(const Ways *ways, const char *name, Report *report)
{
    static bool reached[WAYS_THINGS];
    static const char *const faults[] = {"is never reached", "leads never back"};
    for (size_t back = 0; back < COUNT_OF(faults) && ways->count > 0; back++) {
        spread(ways, back == 1, reached);
        for (size_t i = 0; i < ways->count; i++) {
            if (!reached[i]) {
                report->faults++;
                printf("%s: %s %s\n", name, ways->things[i]->element.id, faults[back]);
            }
        }
    }
}

static void tell_part(const Ways *ways, unsigned section)
{
    bool is_some = false;
    for (size_t i = 0; i < ways->count; i++) {
        if (ways->things[i]->section != section) {
            continue;
        }
        if (!is_some) {
            printf("  %u:", section);
        }
        is_some = true;
        printf(" %s", ways->things[i]->element.id);
    }
    printf("%s", is_some ? "\n" : "");
}

static void look(App *app, const char *name, void *context)
{
    static Ways ways;
    Report *report = context;
    watchdog_feed(name, SCENE_SECONDS);
    app_lay_out(app);
    ways_look(&ways, &app->ui->elements, true);
    check(&ways, name, report);
    if (report->tells) {
        printf("%s\n", name);
    }
    for (unsigned section = 0; section < SECTIONS_TOLD && report->tells; section++) {
        tell_part(&ways, section);
    }
    report->scenes++;
    report->elements += (unsigned)ways.count;
}

int main(int argc, char **argv)
{
    static Report report;
    Options options;
    App app;
    int width = 1280, height = 720;
    report.tells = argc > 1 && sscanf(argv[1], "%dx%d", &width, &height) == 2;
    scenes_open(&app, &options, width, height);
    scenes_set(&app, LANGUAGE_EN, 100);
    scenes_walk(&app, &(Visitor){look, &report, false, true});
    app_close(&app);
    catalogue_release(&app.catalogue);
    printf("%u scenes, %u elements, %u faults\n", report.scenes, report.elements, report.faults);
    return report.faults > 0 || report.elements < 500;
}
