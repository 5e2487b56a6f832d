/* lessons: every note of the host of a first game, where the lesson comes to it: what it speaks of
 * is on the table, lies in a ring of light, and not under the strip of the host. */
#include "../watchdog.h"
#include "app.h"
#include "around.h"
#include "games/registry.h"
#include "lesson_light.h"
#include "loop.h"
#include "scenes.h"

#include <stdio.h>
#include <string.h>

#define SCENE_SECONDS 60
#define NOTES_LEAST   50

typedef struct Report {
    unsigned notes, faults;
} Report;

static float overlap(Rect a, Rect b)
{
    Rect both = rect_intersection(a, b);
    return both.w > 0 && both.h > 0 ? both.w * both.h : 0;
}

/* Whether the ring around a line of a panel leaves those above and below alone. */
static bool is_close(const App *app, const Light *light, const char *id)
{
    for (size_t i = 0; light->is_line && i < ui_element_count(app->ui); i++) {
        const Element *element = ui_element_at(app->ui, i);
        if (strncmp(element->id, id, strlen(id)) == 0) {
            return light->rects[0].h <= element_bounds(element).h + 4 * ui_unit(app->ui);
        }
    }
    return true;
}

static bool is_words(const Element *element)
{
    return element->role == ROLE_TEXT || element->role == ROLE_HEADING;
}

/* Words that lie beside what a ring goes around, and through which it runs; NULL: none. */
static const char *run_through(const App *app, const Light *light)
{
    for (size_t i = 0; i < light->count; i++) {
        Rect ring = light->rects[i], within = rect_inset(ring, 9 * ui_unit(app->ui));
        for (size_t k = 0; k < ui_element_count(app->ui); k++) {
            const Element *element = ui_element_at(app->ui, k);
            Rect words = element_bounds(element);
            if (is_words(element) && overlap(words, within) == 0 && overlap(words, ring) > 1) {
                return element->id;
            }
        }
    }
    return NULL;
}

static void look(App *app, const char *name, void *context)
{
    Report *report = context;
    watchdog_feed(name, SCENE_SECONDS);
    for (int frame = 0; frame < 3; frame++) {
        app_lay_out(app);
    }
    const Play *play = scene_top(&app->scenes)->data;
    if (play->note < 0) {
        printf("%s: is not said\n", name);
        report->faults++;
        return;
    }
    Rect strip = play_host_strip(play);
    const LessonRun *run = &play->app->session.lesson;
    const LessonNote *note = &play->ui->lesson->chapters[run->chapter].notes[play->note];
    Light light = light_of(play, note, strip);
    report->notes++;
    if (light.count == 0) {
        printf("%s: points at nothing\n", name);
        report->faults++;
    }
    if (note->points[0] && !is_close(app, &light, note->points[0])) {
        printf("%s: the ring runs through what is beside the line\n", name);
        report->faults++;
    }
    const char *words = run_through(app, &light);
    if (words) {
        printf("%s: a ring runs through %s\n", name, words);
        report->faults++;
    }
    for (size_t i = 0; i < light.count; i++) {
        bool is_seen = overlap(light.rects[i], ui_bounds(app->ui)) > 1;
        if (!is_seen || overlap(light.rects[i], strip) > 1) {
            printf("%s: covers what it speaks of\n", name);
            report->faults++;
        }
    }
}

int main(void)
{
    static const int sizes[][2] = {{1280, 720}, {800, 1280}};
    Report report = {0};
    for (size_t i = 0; i < sizeof sizes / sizeof *sizes; i++) {
        Options options;
        App app;
        scenes_open(&app, &options, sizes[i][0], sizes[i][1]);
        for (int language = 0; language < LANGUAGE_COUNT; language++) {
            scenes_set(&app, (Language)language, 100);
            for (size_t k = 0; games[k]; k++) {
                scenes_walk_lesson(&app, &(Visitor){.visit = look, .context = &report}, games[k]);
            }
        }
        app_close(&app);
        catalogue_release(&app.catalogue);
    }
    printf("%u notes, %u faults\n", report.notes, report.faults);
    return report.faults > 0 || report.notes < NOTES_LEAST;
}
