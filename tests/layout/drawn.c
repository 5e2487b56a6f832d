/* A list of what is drawn is painted several times: whole, and with some of it given no bounds.
 * Pictures are composed to the end before, so that a slow machine sees the same as any other. */
#include "drawn.h"

#include "base/limits.h"
#include "ui/theme.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#define INK_NEAR  12    /* of 255 in each channel: such a pixel is all ink */
#define VEIL      0.02f /* of the window: what a veil takes at least */
#define LINE      4.0f  /* pixels: the thickest line */
#define SAME_EDGE 7.0f  /* pixels: between lines of one edge */

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

static void paint_bare(Drawn *drawn, Ui *ui, const DrawList *list, Bare bare, uint32_t *out)
{
    DrawList left = *list;
    buffer_truncate(&drawn->items, 0);
    for (size_t i = 0; i < list->items.count; i++) {
        DrawItem *item = buffer_push(&drawn->items, draw_list_item(list, i));
        if (is_left_out(item, bare)) {
            item->bounds = (Box){0};
        }
    }
    left.items = drawn->items;
    paint(ui, &left, out);
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

bool drawn_shows(const Drawn *drawn, const uint32_t *ground, size_t at, uint32_t ink)
{
    return drawn->whole[at] != ground[at] &&
           apart(drawn->whole[at], pixel_over(ink, ground[at])) <= INK_NEAR;
}

bool drawn_is_same_edge(Rect a, Rect b)
{
    return fabsf(a.x - b.x) <= SAME_EDGE && fabsf(a.y - b.y) <= SAME_EDGE &&
           fabsf(a.x + a.w - b.x - b.w) <= SAME_EDGE && fabsf(a.y + a.h - b.y - b.h) <= SAME_EDGE;
}

static bool is_of_color(const DrawCommand *command, Color color)
{
    return command->color.r == color.r && command->color.g == color.g &&
           command->color.b == color.b;
}

/* A dashed line, and one in a colour of a state, tells something. */
bool drawn_tells(const DrawItem *item)
{
    const DrawCommand *command = &item->command;
    bool is_state = is_of_color(command, COLOR_LIT) || is_of_color(command, COLOR_FOCUS);
    return command->kind == DRAW_FRAME && (command->dashed || is_state) &&
           !box_is_empty(item->bounds);
}

static bool has_edges(const DrawList *list)
{
    for (size_t i = 0; i < list->items.count; i++) {
        if (drawn_tells(draw_list_item(list, i))) {
            return true;
        }
    }
    return false;
}

static bool is_veil(const DrawList *list, const DrawItem *item)
{
    float window = list->window.w * list->window.h;
    const DrawCommand *command = &item->command;
    return command->kind == DRAW_FILL && command->color.a < 250 && command->color.a > 0 &&
           (float)box_area(item->bounds) > window * VEIL;
}

/* A panel that hides all of it. */
static bool is_panel_over(const DrawItem *over, const DrawItem *item)
{
    return over->command.kind == DRAW_NINE &&
           box_area(box_meet(over->bounds, item->bounds)) == box_area(item->bounds);
}

bool drawn_is_veiled(const DrawList *list, size_t index)
{
    const DrawItem *item = draw_list_item(list, index);
    for (size_t i = index + 1; i < list->items.count; i++) {
        const DrawItem *over = draw_list_item(list, i);
        bool veils = is_veil(list, over) && !box_is_empty(box_meet(over->bounds, item->bounds));
        if (veils || is_panel_over(over, item)) {
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

void drawn_open(Drawn *drawn, const Ui *ui)
{
    Box all = everything(ui);
    size_t bytes = (size_t)box_area(all) * sizeof *drawn->whole;
    *drawn = (Drawn){malloc(bytes), malloc(bytes), malloc(bytes), .w = all.x1, .h = all.y1};
    buffer_init(&drawn->items, sizeof(DrawItem));
}

void drawn_release(Drawn *drawn)
{
    free(drawn->whole);
    free(drawn->wordless);
    free(drawn->bare);
    buffer_release(&drawn->items);
}

DrawList *drawn_see(Drawn *drawn, Ui *ui)
{
    DrawList *list = &ui->draw[1 - ui->drawing]; /* laid out, not shown */
    compose(ui, list);
    paint(ui, list, drawn->whole);
    paint_bare(drawn, ui, list, BARE_OF_WORDS, drawn->wordless);
    if (has_edges(list)) {
        paint_bare(drawn, ui, list, BARE_OF_EDGES, drawn->bare);
    }
    pictures_end_frame(&ui->pictures);
    ui->repaint = true;
    return list;
}
