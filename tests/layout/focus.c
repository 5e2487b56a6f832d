/* focus: in every scene each element that can have the focus shows it: the ring that is drawn last
 * lies around it, all of its sides in the window and in light within dark; and it is painted. */
#include "../watchdog.h"
#include "app.h"
#include "base/text.h"
#include "loop.h"
#include "scenes.h"
#include "ui/theme.h"
#include "ui_state.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

#define SCENE_SECONDS 60
#define SLACK         1.0f
#define KINDS_MAX     200

typedef struct Report {
    char seen[KINDS_MAX][48]; /* scenes and games that were looked at */
    size_t seen_count;
    unsigned elements, faults;
    const char *scene;
} Report;

static void fault(Report *report, const char *what, const char *id)
{
    report->faults++;
    printf("%s: %s: %s\n", report->scene, id, what);
}

/* The names end in numbers of seats and moments, of which the first is enough. */
static bool is_new(Report *report, const char *name)
{
    size_t length = strcspn(name, "0123456789");
    for (size_t i = 0; i < report->seen_count; i++) {
        if (strlen(report->seen[i]) == length && !strncmp(report->seen[i], name, length)) {
            return false;
        }
    }
    Text text = text_in(report->seen[report->seen_count++], sizeof report->seen[0]);
    text_append_bytes(&text, name, length);
    return true;
}

static const DrawCommand *ring_of(const DrawList *list)
{
    size_t count = draw_count(list);
    const DrawCommand *ring = count < 3 ? NULL : draw_at(list, count - 2);
    bool is_ring = ring && ring->kind == DRAW_FRAME && ring->color.r == COLOR_FOCUS.r &&
                   ring->color.g == COLOR_FOCUS.g && ring->color.b == COLOR_FOCUS.b;
    return is_ring ? ring : NULL;
}

static bool is_around(Rect ring, Rect rect, Rect window)
{
    Rect inner = rect_intersection(rect_inset(rect, SLACK), rect_inset(window, 3));
    return ring.x <= inner.x && ring.y <= inner.y && ring.x + ring.w >= inner.x + inner.w &&
           ring.y + ring.h >= inner.y + inner.h;
}

static void check_ring(App *app, Report *report, const char *id)
{
    const DrawCommand *ring = ring_of(&app->ui->draw[1 - app->ui->drawing]);
    const ElementList *list = &app->ui->elements.lists[app->ui->elements.now];
    for (size_t i = 0; i < list->items.count; i++) {
        const Stored *stored = buffer_at(&list->items, i);
        if (!id_equal(stored->element.id, id) || stored->hidden) {
            continue;
        }
        Rect rect = stored->element.rect;
        if (!ring) {
            fault(report, "no ring", id);
        } else if (!is_around(outline_bounds((Outline){ring->rect, ring->angle}), rect,
                              app->ui->bounds)) {
            fault(report, "the ring lies elsewhere", id);
        }
    }
}

static void focus_on(App *app, const char *id)
{
    id_copy(app->ui->elements.focused, id);
    app->ui->elements.ring = true;
}

/* In the middle of one of the ring's sides, the first that is within the window. */
static uint32_t ring_pixel(const Ui *ui, const DrawCommand *ring)
{
    const Target *target = &ui->presenter.target;
    int x = (int)(ring->rect.x + ring->rect.w / 2);
    int y = (int)(roundf(ring->rect.y) + ring->thickness / 2);
    return target->pixels[y * target->stride + x] & 0xffffffU;
}

static void check_pixels(App *app, Report *report, const char *id)
{
    app_show(app);
    const DrawCommand *ring = ring_of(&app->ui->draw[app->ui->drawing]);
    if (ring && fabsf(ring->angle) < 0.01f && ring_pixel(app->ui, ring) != 0xfff6daU) {
        fault(report, "the ring is not painted", id);
    }
}

static void look(App *app, const char *name, void *context)
{
    static char ids[600][ELEMENT_ID_MAX];
    Report *report = context;
    size_t count = 0;
    if (!is_new(report, name)) {
        return;
    }
    report->scene = name;
    watchdog_feed(name, SCENE_SECONDS);
    app->ui->elements.ring = false;
    app_lay_out(app);
    const ElementList *list = &app->ui->elements.lists[app->ui->elements.now];
    for (size_t i = 0; i < list->items.count && count < sizeof ids / sizeof *ids; i++) {
        const Stored *stored = buffer_at(&list->items, i);
        if (stored_is_reachable(stored) && !stored->hidden) {
            id_copy(ids[count++], stored->element.id);
        }
    }
    for (size_t i = 0; i < count; i++) {
        focus_on(app, ids[i]);
        app_lay_out(app);
        app->scenes.wish_count = 0; /* an end that has been seen asks for the result */
        check_ring(app, report, ids[i]);
        if (i == count / 2) {
            check_pixels(app, report, ids[i]);
        }
    }
    report->elements += (unsigned)count;
}

int main(void)
{
    static Report report;
    Options options;
    App app;
    scenes_open(&app, &options, 1280, 720);
    scenes_set(&app, LANGUAGE_EN, 100);
    scenes_walk(&app, &(Visitor){look, &report, false, true});
    app_close(&app);
    catalogue_release(&app.catalogue);
    printf("%zu scenes, %u elements, %u faults\n", report.seen_count, report.elements,
           report.faults);
    return report.faults > 0 || report.elements < 500;
}
