/* contrast [all] [WIDTHxHEIGHT]: every scene is drawn, and each letter and each edge that tells
 * something is held against what lies under it, pixel by pixel: with the words left out the frame
 * shows the ground of words, without frames too that of edges. By turns the scenes have each theme:
 * the felts, with and without high contrast; with "all" each scene has all of them.
 *
 * Not looked at is what a veil lies over: it is not to be read then. */
#include "../watchdog.h"
#include "app.h"
#include "base/limits.h"
#include "loop.h"
#include "scenes.h"
#include "text_block.h"
#include "ui/theme.h"
#include "ui/window.h"
#include "ui_state.h"

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

#define INK_NEAR  12    /* of 255 in each channel: such a pixel is all ink */
#define INK_LEAST 5     /* pixels that a letter has at least */
#define VEIL      0.02f /* of the window: what a veil takes at least */
#define LINE      4.0f  /* pixels: the thickest line */
#define SAME_EDGE 7.0f  /* pixels: between lines of one edge */

#define TURNS 9 /* scenes of which, without "all", each theme has one; the rest is left out */

typedef struct Theme {
    Felt felt;
    bool high_contrast;
} Theme;

static const Theme themes[] = {{FELT_OWN, false},      {FELT_LINEN, false}, {FELT_OWN, true},
                               {FELT_BURGUNDY, false}, {FELT_NIGHT, false}, {FELT_LINEN, true}};

/* A frame as it is drawn, without its words, and without them and its lines. */
typedef struct Pictured {
    uint32_t *whole, *wordless, *bare;
    int w, h;
} Pictured;

typedef struct Report {
    Pictured drawn;
    Buffer items; /* DrawItem: a list with something left out */
    const char *scene;
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

/* The most by which a channel differs. */
static int apart(uint32_t a, uint32_t b)
{
    int most = 0;
    for (int shift = 0; shift < 24; shift += 8) {
        most = max_int(most, abs((int)(a >> shift & 255) - (int)(b >> shift & 255)));
    }
    return most;
}

static Box everything(const Ui *ui)
{
    return (Box){0, 0, ui->presenter.target.w, ui->presenter.target.h};
}

static void paint(Ui *ui, const DrawList *list, uint32_t *out)
{
    const Target *target = &ui->presenter.target;
    paint_box(ui, list, everything(ui));
    for (int y = 0; y < target->h; y++) {
        memcpy(out + (ptrdiff_t)y * target->w, target->pixels + (ptrdiff_t)y * target->stride,
               (size_t)target->w * sizeof *out);
    }
}

/* Words may be struck through; that is no ground. */
static bool is_line(const DrawItem *item)
{
    const DrawCommand *command = &item->command;
    return command->kind == DRAW_FILL && fminf(command->rect.w, command->rect.h) <= LINE;
}

/* Words, and with them edges and the light around what is lit. */
typedef enum Bare { BARE_OF_WORDS, BARE_OF_EDGES } Bare;

static bool is_left_out(const DrawItem *item, Bare bare)
{
    DrawKind kind = item->command.kind;
    bool is_edge = kind == DRAW_FRAME || kind == DRAW_GLOW;
    return kind == DRAW_TEXT || is_line(item) || (is_edge && bare == BARE_OF_EDGES);
}

static void paint_bare(Report *report, Ui *ui, const DrawList *list, Bare bare, uint32_t *out)
{
    DrawList left = *list;
    buffer_truncate(&report->items, 0);
    for (size_t i = 0; i < list->items.count; i++) {
        DrawItem *item = buffer_push(&report->items, draw_list_item(list, i));
        if (is_left_out(item, bare)) {
            item->bounds = (Box){0};
        }
    }
    left.items = report->items;
    paint(ui, &left, out);
}

/* How well a pixel of this ink stands out, where it is seen; 0: it is not. */
static float seen_at(const Pictured *drawn, const uint32_t *ground, size_t at, uint32_t ink)
{
    uint32_t wanted = pixel_over(ink, ground[at]);
    bool is_seen = drawn->whole[at] != ground[at] && apart(drawn->whole[at], wanted) <= INK_NEAR;
    return is_seen ? contrast(wanted, ground[at]) : 0;
}

static int by_value(const void *a, const void *b)
{
    float one = *(const float *)a, other = *(const float *)b;
    return (one > other) - (one < other);
}

#define PIXELS_MAX 20000

/* The contrast that half of the pixels have within a box; 0: hardly any is seen. */
static float seen_in(const Pictured *drawn, const uint32_t *ground, Box box, uint32_t ink)
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
static float worst_of_line(const Pictured *drawn, Box line, uint32_t ink)
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

static bool is_same_edge(Rect a, Rect b)
{
    return fabsf(a.x - b.x) <= SAME_EDGE && fabsf(a.y - b.y) <= SAME_EDGE &&
           fabsf(a.x + a.w - b.x - b.w) <= SAME_EDGE && fabsf(a.y + a.h - b.y - b.h) <= SAME_EDGE;
}

static float edge_seen(const Report *report, const DrawItem *item)
{
    return seen_in(&report->drawn, report->drawn.bare, item->bounds, pixel_of(item->command.color));
}

static bool is_of_color(const DrawCommand *command, Color color)
{
    return command->color.r == color.r && command->color.g == color.g &&
           command->color.b == color.b;
}

/* A dashed line, and one in a colour of a state, tells something. */
static bool tells(const DrawItem *item)
{
    const DrawCommand *command = &item->command;
    bool is_state = is_of_color(command, COLOR_LIT) || is_of_color(command, COLOR_FOCUS);
    return command->kind == DRAW_FRAME && (command->dashed || is_state) &&
           !box_is_empty(item->bounds);
}

static bool has_edges(const DrawList *list)
{
    for (size_t i = 0; i < list->items.count; i++) {
        if (tells(draw_list_item(list, i))) {
            return true;
        }
    }
    return false;
}

/* Of several lines around the same thing one has to be seen. */
static void look_at_edge(Report *report, const DrawList *list, const DrawItem *item)
{
    const DrawCommand *command = &item->command;
    float best = tells(item) ? edge_seen(report, item) : 0;
    if (best <= 0) {
        return;
    }
    for (size_t i = 0; i < list->items.count; i++) {
        const DrawItem *other = draw_list_item(list, i);
        bool is_beside = other != item && other->command.kind == DRAW_FRAME &&
                         is_same_edge(other->command.rect, command->rect);
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

static bool is_veil(const DrawList *list, const DrawItem *item)
{
    float window = list->window.w * list->window.h;
    const DrawCommand *command = &item->command;
    return command->kind == DRAW_FILL && command->color.a < 250 && command->color.a > 0 &&
           (float)box_area(item->bounds) > window * VEIL;
}

static bool is_veiled(const DrawList *list, size_t index)
{
    const DrawItem *item = draw_list_item(list, index);
    for (size_t i = index + 1; i < list->items.count; i++) {
        const DrawItem *over = draw_list_item(list, i);
        if (is_veil(list, over) && !box_is_empty(box_meet(over->bounds, item->bounds))) {
            return true;
        }
    }
    return false;
}

/* Until no picture is stretched for want of time, and each is kept: a slow machine takes several
 * turns, and sees the same as any other. */
static void compose(Ui *ui, DrawList *list)
{
    do {
        for (size_t i = 0; i < list->items.count; i++) {
            draw_list_item(list, i)->coarse = false;
        }
        pictures_prepare(&ui->pictures, list, list);
    } while (ui->pictures.coarse);
}

static void look_at_frame(Report *report, Ui *ui)
{
    DrawList *list = &ui->draw[1 - ui->drawing]; /* laid out, not shown */
    compose(ui, list);
    paint(ui, list, report->drawn.whole);
    paint_bare(report, ui, list, BARE_OF_WORDS, report->drawn.wordless);
    if (has_edges(list)) {
        paint_bare(report, ui, list, BARE_OF_EDGES, report->drawn.bare);
    }
    for (size_t i = 0; i < list->items.count; i++) {
        const DrawItem *item = draw_list_item(list, i);
        DrawKind kind = item->command.kind;
        bool is_looked_at = kind == DRAW_TEXT || kind == DRAW_FRAME;
        if (!is_looked_at || box_is_empty(item->bounds) || is_veiled(list, i)) {
            continue;
        }
        if (kind == DRAW_TEXT) {
            look_at_text(report, item);
        } else {
            look_at_edge(report, list, item);
        }
    }
    pictures_end_frame(&ui->pictures);
    ui->repaint = true;
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

static void pictured_open(Pictured *drawn, const Ui *ui)
{
    Box all = everything(ui);
    size_t bytes = (size_t)box_area(all) * sizeof *drawn->whole;
    *drawn = (Pictured){malloc(bytes), malloc(bytes), malloc(bytes), all.x1, all.y1};
}

int main(int argc, char **argv)
{
    static Report report;
    Options options;
    App app;
    int width = 1024, height = 640;
    for (int i = 1; i < argc; i++) {
        report.has_all |= strcmp(argv[i], "all") == 0;
        sscanf(argv[i], "%dx%d", &width, &height);
    }
    find_linear();
    scenes_open(&app, &options, width, height);
    pictured_open(&report.drawn, app.ui);
    buffer_init(&report.items, sizeof(DrawItem));
    ui_hold_clock(app.ui, 0); /* what moves stands where any other run finds it */
    scenes_set(&app, LANGUAGE_EN, 100);
    scenes_walk(&app, &(Visitor){look, &report, false, true});
    app_close(&app);
    catalogue_release(&app.catalogue);
    printf("%u scenes, %u texts, %u edges, %u faults\n", report.scenes, report.texts, report.edges,
           report.faults);
    return report.faults > 0 || report.texts < 5000;
}
