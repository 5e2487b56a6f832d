/* contrast [all] [WIDTHxHEIGHT] [LANGUAGE] [PART]: every scene, or what has this in its name, is
 * drawn, and each letter and each edge that tells something is held against what lies under it,
 * pixel by pixel: with the words left out the frame shows the ground of words, without frames too
 * that of edges. By turns the scenes have each theme: the felts, with and without high contrast;
 * with "all" each scene has all of them.
 *
 * Not looked at is what a veil or a panel lies over: it is not to be read then. */
#include "../watchdog.h"
#include "app.h"
#include "base/limits.h"
#include "drawn.h"
#include "loop.h"
#include "scenes.h"
#include "text_block.h"
#include "ui/theme.h"
#include "ui/window.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define SCENE_SECONDS 60

/* By WCAG 2; pixels have whole values, so that a little is lost. */
#define WORDS_CONTRAST 4.45f
#define LARGE_CONTRAST 2.95f /* of words from 24 pixels on, bold from 18.7, at 1280x720 */
#define EDGE_CONTRAST  2.95f
#define LARGE          30.0f /* units */
#define LARGE_BOLD     23.3f

#define INK_LEAST 5 /* pixels that a letter has at least */

#define TURNS 9 /* scenes of which, without "all", each theme has one; the rest is left out */

typedef struct Theme {
    Felt felt;
    bool high_contrast;
} Theme;

static const Theme themes[] = {{FELT_OWN, false},      {FELT_LINEN, false}, {FELT_OWN, true},
                               {FELT_BURGUNDY, false}, {FELT_NIGHT, false}, {FELT_LINEN, true}};

typedef struct Report {
    Drawn drawn;
    const char *scene;
    const char *part; /* of the names of scenes; or NULL */
    unsigned theme;
    bool has_all;
    unsigned scenes, texts, edges, faults;
} Report;

static float linear[256];

static void find_linear(void)
{
    for (int i = 0; i < 256; i++) {
        float value = (float)i / 255;
        linear[i] = value <= 0.04045f ? value / 12.92f : powf((value + 0.055f) / 1.055f, 2.4f);
    }
}

static float light_of(uint32_t pixel)
{
    return 0.2126f * linear[pixel >> 16 & 255] + 0.7152f * linear[pixel >> 8 & 255] +
           0.0722f * linear[pixel & 255];
}

static float contrast(uint32_t a, uint32_t b)
{
    float one = light_of(a), other = light_of(b);
    return (fmaxf(one, other) + 0.05f) / (fminf(one, other) + 0.05f);
}

/* How well a pixel of this ink stands out, where it is seen; 0: it is not. */
static float seen_at(const Drawn *drawn, const uint32_t *ground, size_t at, uint32_t ink)
{
    uint32_t wanted = pixel_over(ink, ground[at]);
    return drawn_shows(drawn, ground, at, ink) ? contrast(wanted, ground[at]) : 0;
}

static int by_value(const void *a, const void *b)
{
    float one = *(const float *)a, other = *(const float *)b;
    return (one > other) - (one < other);
}

#define PIXELS_MAX 20000

/* The contrast that half of the pixels have within a box; 0: hardly any is seen. */
static float seen_in(const Drawn *drawn, const uint32_t *ground, Box box, uint32_t ink)
{
    static float values[PIXELS_MAX];
    size_t count = 0;
    for (int y = box.y0; y < box.y1; y++) {
        for (int x = box.x0; x < box.x1 && count < PIXELS_MAX; x++) {
            float is = seen_at(drawn, ground, (size_t)y * (size_t)drawn->w + (size_t)x, ink);
            if (is > 0) {
                values[count++] = is;
            }
        }
    }
    if (count < INK_LEAST) {
        return 0;
    }
    qsort(values, count, sizeof *values, by_value);
    return values[count / 2];
}

static void tell(Report *report, const char *what, float is, const DrawItem *item)
{
    const DrawCommand *command = &item->command;
    const Theme *theme = &themes[report->theme];
    report->faults++;
    printf("felt %d%s %s: %s %.2f, %02x%02x%02x%02x at %d,%d: %.50s\n", (int)theme->felt,
           theme->high_contrast ? " high" : "", report->scene, what, (double)is, command->color.r,
           command->color.g, command->color.b, command->color.a, item->bounds.x0, item->bounds.y0,
           command->text ? command->text->lines->text : "");
}

/* A letter for a letter: as wide a part of the line as it is high. */
static float worst_of_line(const Drawn *drawn, Box line, uint32_t ink)
{
    float worst = 0;
    int step = max_int(line.y1 - line.y0, 1);
    for (int x = line.x0; x < line.x1; x += step) {
        Box part = {x, line.y0, min_int(x + step, line.x1), line.y1};
        float is = seen_in(drawn, drawn->wordless, part, ink);
        if (is > 0 && (worst <= 0 || is < worst)) {
            worst = is;
        }
    }
    return worst;
}

static float least_of(const TextLines *lines)
{
    float large = lines->face == FONT_BODY ? LARGE : LARGE_BOLD;
    return lines->block.size >= large ? LARGE_CONTRAST : WORDS_CONTRAST;
}

static void look_at_text(Report *report, const DrawItem *item)
{
    const DrawCommand *command = &item->command;
    const TextLines *lines = command->text->lines;
    float worst = 0;
    for (size_t i = 0; i < lines->lines.count; i++) {
        Rect rect = {command->rect.x, command->rect.y + (float)i * lines->leading, command->rect.w,
                     lines->leading};
        Box line = box_meet(box_of(rect), item->bounds);
        float is =
            box_is_empty(line) ? 0 : worst_of_line(&report->drawn, line, pixel_of(command->color));
        if (is > 0 && (worst <= 0 || is < worst)) {
            worst = is;
        }
    }
    report->texts += worst > 0;
    if (worst > 0 && worst < least_of(lines)) {
        tell(report, "words", worst, item);
    }
}

static float edge_seen(const Report *report, const DrawItem *item)
{
    return seen_in(&report->drawn, report->drawn.bare, item->bounds, pixel_of(item->command.color));
}

/* Of several lines around the same thing one has to be seen. */
static void look_at_edge(Report *report, const DrawList *list, const DrawItem *item)
{
    const DrawCommand *command = &item->command;
    float best = drawn_tells(item) ? edge_seen(report, item) : 0;
    if (best <= 0) {
        return;
    }
    for (size_t i = 0; i < list->items.count; i++) {
        const DrawItem *other = draw_list_item(list, i);
        bool is_beside = other != item && other->command.kind == DRAW_FRAME &&
                         drawn_is_same_edge(other->command.rect, command->rect);
        float seen = is_beside ? edge_seen(report, other) : 0;
        if (seen > 0) {
            uint32_t line = pixel_of(command->color), beside = pixel_of(other->command.color);
            best = fmaxf(best, fmaxf(seen, contrast(line, beside)));
        }
    }
    report->edges++;
    if (best < EDGE_CONTRAST) {
        tell(report, "edge", best, item);
    }
}

static void look_at_frame(Report *report, Ui *ui)
{
    DrawList *list = drawn_see(&report->drawn, ui);
    for (size_t i = 0; i < list->items.count; i++) {
        const DrawItem *item = draw_list_item(list, i);
        DrawKind kind = item->command.kind;
        bool is_looked_at = kind == DRAW_TEXT || kind == DRAW_FRAME;
        if (!is_looked_at || box_is_empty(item->bounds) || drawn_is_veiled(list, i)) {
            continue;
        }
        if (kind == DRAW_TEXT) {
            look_at_text(report, item);
        } else {
            look_at_edge(report, list, item);
        }
    }
}

/* As it is when people sit down; the scenes keep their tables to themselves. */
static void dye(App *app)
{
    TableTaste taste = settings_taste(&app->settings);
    for (int i = 0; i < app->scenes.depth; i++) {
        uintptr_t table = (uintptr_t)app->scenes.scenes[i].table;
        if (table) {
            table_set_taste((Table *)table, &taste);
        }
    }
}

static void look(App *app, const char *name, void *context)
{
    Report *report = context;
    watchdog_feed(name, SCENE_SECONDS);
    if (report->part && !strstr(name, report->part)) {
        return;
    }
    report->scene = name;
    for (unsigned i = 0; i < COUNT_OF(themes); i++) {
        report->theme = i;
        if (!report->has_all && i != report->scenes % TURNS) {
            continue;
        }
        app->settings.felt = themes[i].felt;
        app->settings.high_contrast = themes[i].high_contrast;
        ui_set_high_contrast(app->ui, themes[i].high_contrast);
        dye(app);
        app_lay_out(app);
        look_at_frame(report, app->ui);
    }
    report->scenes++;
}

int main(int argc, char **argv)
{
    static Report report;
    Options options;
    App app;
    Language language = LANGUAGE_EN;
    int width = 1024, height = 640;
    for (int i = 1; i < argc; i++) {
        bool is_all = strcmp(argv[i], "all") == 0;
        report.has_all |= is_all;
        if (!is_all && sscanf(argv[i], "%dx%d", &width, &height) != 2 &&
            !language_from_code(argv[i], &language)) {
            report.part = argv[i];
        }
    }
    find_linear();
    scenes_open(&app, &options, width, height);
    drawn_open(&report.drawn, app.ui);
    ui_hold_clock(app.ui, 0); /* what moves stands where any other run finds it */
    scenes_set(&app, language, 100);
    scenes_walk(&app, &(Visitor){look, &report, false, true});
    drawn_release(&report.drawn);
    app_close(&app);
    catalogue_release(&app.catalogue);
    printf("%u scenes, %u texts, %u edges, %u faults\n", report.scenes, report.texts, report.edges,
           report.faults);
    return report.faults > 0 || (!report.part && report.texts < 5000);
}
