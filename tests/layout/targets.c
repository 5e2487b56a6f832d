/* Every scene in touch mode: how large each thing is that can be pressed, for a finger. It is
 * measured as it is felt: from its middle as far as a tap still hits it. */
#include "app.h"
#include "base/limits.h"
#include "loop.h"
#include "scenes.h"
#include "ui_state.h"

#include "../watchdog.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

#define SCENE_SECONDS 120
#define LEAST         44.0f /* pixels of a plain screen */
#define FAR           64
#define SLACK         1.5f

typedef struct Report {
    unsigned targets, exempt, faults;
} Report;

/* What may be smaller, and how small at most. A tap on it is not the only way: the notebook shows a
 * slip with larger signs for the cell, cards that lie over each other are also dragged and looked
 * at closely, and a link within a sentence leads where the list of chapters does. */
typedef struct Exempt {
    const char *kind;
    float least;
} Exempt;

static const Exempt exempts[] = {
    {"mark.", 22},      /* a cell of the notebook: 25 lines in one window */
    {"notebook.", 39},  /* the signs on its slip, side by side */
    {"hand.card.", 28}, /* a strip of a card below others */
    {"seat.card.", 12}, /* what is known of a hand that is face down */
    {"clue.", 27},      /* before a seat that can be tapped, too */
    {"seat.", 26},           {"rules.link.", 31}, /* within a sentence */
    {"drop.table", 30},                           /* the whole play area answers */
    {"campaign.stage.", 28},                      /* on the map, between others */
    {"button.", 36},                              /* in narrow bars beside an open log */
};

static bool hits(const ElementList *list, const Stored *stored, Point at)
{
    const Stored *hit = elements_hit(list, at);
    return hit == stored;
}

/* How far from its middle in a direction a tap still hits it. */
static float reach_of(const ElementList *list, const Stored *stored, float x, float y)
{
    Point middle = rect_centre(stored->element.rect);
    int far = 0;
    while (far < FAR &&
           hits(list, stored,
                (Point){middle.x + x * (float)(far + 1), middle.y + y * (float)(far + 1)})) {
        far++;
    }
    return (float)far;
}

static float least_of(const char *id)
{
    for (size_t i = 0; i < COUNT_OF(exempts); i++) {
        if (strncmp(id, exempts[i].kind, strlen(exempts[i].kind)) == 0) {
            return exempts[i].least;
        }
    }
    return LEAST;
}

static void measure(Report *report, const ElementList *list, const Stored *stored, const char *name)
{
    const Element *element = &stored->element;
    bool is_cut = stored->clipped && (element->rect.h < stored->whole.h - SLACK ||
                                      element->rect.w < stored->whole.w - SLACK);
    if (!stored_is_reachable(stored) || stored->hidden || is_cut) {
        return;
    }
    float wide = reach_of(list, stored, -1, 0) + reach_of(list, stored, 1, 0) + 1;
    float high = reach_of(list, stored, 0, -1) + reach_of(list, stored, 0, 1) + 1;
    float size = fminf(wide, high) + SLACK;
    report->targets++;
    report->exempt += size < LEAST;
    if (size < LEAST && size < least_of(element->id)) {
        report->faults++;
        printf("%s: %s: %.0f x %.0f, drawn %.0f x %.0f\n", name, element->id, (double)wide,
               (double)high, (double)element->rect.w, (double)element->rect.h);
    }
}

static void look(App *app, const char *name, void *context)
{
    Report *report = context;
    watchdog_feed(name, SCENE_SECONDS);
    app->ui->input.touched = true;
    app_lay_out(app);
    const ElementList *list = &app->ui->elements.lists[app->ui->elements.now];
    for (size_t i = 0; i < list->items.count; i++) {
        measure(report, list, buffer_at(&list->items, i), name);
    }
}

int main(void)
{
    static Report report;
    Options options;
    App app;
    scenes_open(&app, &options, 1280, 720);
    scenes_set(&app, LANGUAGE_EN, 100);
    Visitor visitor = {look, &report, false, true};
    scenes_walk(&app, &visitor);
    app_close(&app);
    catalogue_release(&app.catalogue);
    printf("%u targets, %u smaller than 44 pixels, %u too small\n", report.targets, report.exempt,
           report.faults);
    return report.faults > 0;
}
