/* Painting a frame: each damaged rectangle is painted over from the bottom of the draw list, cut to
 * it. What the list says is painted and nothing else, so a rectangle painted again gives the same
 * pixels. */
#include "ui_state.h"

#include "shape.h"

#include "base/limits.h"

#include <math.h>

static Shape shape_of(const DrawCommand *command, float unit)
{
    Shape shape = {.outline = {command->rect, command->angle}, .radius = command->radius};
    if (command->kind == DRAW_FRAME) {
        shape.thickness = fmaxf(command->thickness, 1);
    }
    if (command->dashed) {
        shape.dash = 10 * unit;
        shape.gap = 7 * unit;
        if (shape.radius <= 0) {
            shape.radius = 10 * unit;
        }
    }
    return shape;
}

/* Upright rectangles without round corners lie on whole pixels, so that lines are sharp. */
static Rect on_pixels(Rect rect)
{
    float x = roundf(rect.x), y = roundf(rect.y);
    return (Rect){x, y, roundf(rect.x + rect.w) - x, roundf(rect.y + rect.h) - y};
}

static void paint_shape(Ui *ui, const DrawItem *item, Box clip)
{
    const Target *target = &ui->presenter.target;
    Shape shape = shape_of(&item->command, ui->unit);
    if (fabsf(shape.outline.angle) < 0.01f) {
        shape.outline.rect = on_pixels(shape.outline.rect);
        shape.thickness = roundf(shape.thickness);
    }
    shape_paint(target, clip, &shape, item->command.color);
}

/* Pictures that hide what is below them in a box, from the lowest to the topmost. */
#define COVERS_MOST 64

typedef struct Cover {
    size_t index; /* in the draw list */
    Box bounds;
    Outline inside;
} Cover;

typedef struct Covers {
    Cover list[COVERS_MOST];
    size_t count;
} Covers;

/* A picture that is cut within the window hides only what is left of it. */
static bool is_cut(const Cover *cover, const Target *target)
{
    Box inside = box_meet(box_of(outline_bounds(cover->inside)), (Box){0, 0, target->w, target->h});
    return box_area(box_meet(inside, cover->bounds)) < box_area(inside);
}

static void covers_find(Covers *covers, Ui *ui, const DrawList *list, Box box)
{
    covers->count = 0;
    for (size_t i = 0; i < list->items.count && covers->count < COVERS_MOST; i++) {
        const DrawItem *item = draw_list_item(list, i);
        Rect inside;
        if (item->command.kind == DRAW_PICTURE && !box_is_empty(box_meet(box, item->bounds)) &&
            pictures_fills(&ui->pictures, item, &inside)) {
            Cover cover = {i, item->bounds, {inside, item->command.angle}};
            if (!is_cut(&cover, &ui->presenter.target)) {
                covers->list[covers->count++] = cover;
            }
        }
    }
}

/* Worth asking about in every band of rows. */
static bool hides_much(const Cover *cover, Box of)
{
    return box_area(box_meet(cover->bounds, of)) * 8 > box_area(of);
}

/* What will be painted over an item of the list in a part of the window. */
static Hidden hidden_of(const Covers *covers, size_t index, Box clip)
{
    Hidden hidden = {.count = 0};
    for (size_t i = 0; i < covers->count && hidden.count < HIDDEN_MOST; i++) {
        const Cover *cover = &covers->list[i];
        if (cover->index > index && hides_much(cover, clip)) {
            hidden_add(&hidden, cover->inside);
        }
    }
    return hidden;
}

static void paint_soft(Ui *ui, const DrawCommand *command, const Hidden *hidden, Box clip)
{
    Soft soft = {.hidden = *hidden};
    Color color = command->color;
    if (command->kind == DRAW_SHADOW) {
        Shadow shadow = shadow_of(command, ui->unit);
        soft.outline = shadow.outline;
        soft.blur = shadow.blur;
        color = shadow.color;
    } else {
        soft.outline = (Outline){rect_inset(command->rect, -4 * ui->unit), command->angle};
        soft.blur = glow_blur(ui->unit);
    }
    soft_paint(&ui->presenter.target, clip, &soft, color);
}

static void paint_picture(Ui *ui, const DrawItem *item, const Hidden *hidden, Box clip)
{
    const Target *target = &ui->presenter.target;
    Stamp stamp = pictures_stamp(&ui->pictures, item);
    if (hidden->count == 0) {
        stamp_paint(target, clip, &stamp);
        return;
    }
    for (int y = clip.y0; y < clip.y1; y += HIDDEN_BAND) {
        Span left[HIDDEN_MOST + 1];
        int end = min_int(y + HIDDEN_BAND, clip.y1);
        size_t count = hidden_leaves(hidden, (Span){clip.x0, clip.x1}, y, end, left);
        for (size_t i = 0; i < count; i++) {
            stamp_paint(target, (Box){left[i].from, y, left[i].to, end}, &stamp);
        }
    }
}

static void paint_shown(Ui *ui, const DrawCommand *command, Box clip)
{
    if (ui_has_shown(ui)) {
        pixels_blit_tinted(&ui->presenter.target, clip, &ui->shown, (int)lroundf(command->rect.x),
                           (int)lroundf(command->rect.y), command->color);
    }
}

static void paint_item(Ui *ui, const DrawItem *item, const Hidden *hidden, Box clip)
{
    const Target *target = &ui->presenter.target;
    const DrawCommand *command = &item->command;
    switch (command->kind) {
    case DRAW_FILL:
    case DRAW_FRAME:
        paint_shape(ui, item, clip);
        break;
    case DRAW_PICTURE:
        paint_picture(ui, item, hidden, clip);
        break;
    case DRAW_NINE:
        pictures_paint_nine(&ui->pictures, item, target, clip, ui->unit);
        break;
    case DRAW_TEXT:
        texts_paint(&ui->texts, command->text,
                    &(Painting){target, clip, {command->rect.x, command->rect.y}, command->color});
        break;
    case DRAW_SHADOW:
    case DRAW_GLOW:
        paint_soft(ui, command, hidden, clip);
        break;
    case DRAW_KEPT:
        paint_shown(ui, command, clip);
        break;
    case DRAW_CLIP:
        break;
    }
}

static bool holds(Rect rect, Box box)
{
    return rect.x <= (float)box.x0 && rect.y <= (float)box.y0 && rect.x + rect.w >= (float)box.x1 &&
           rect.y + rect.h >= (float)box.y1;
}

/* Whether what is kept of an earlier frame hides all that it covers. */
static bool hides_below(const Ui *ui, const DrawItem *item)
{
    return item->command.kind == DRAW_KEPT && item->command.color.a == 255 && ui_has_shown(ui) &&
           !ui->is_cut;
}

/* The topmost picture that hides everything below it in the box; `count` when there is none. */
static size_t first_to_paint(Ui *ui, const DrawList *list, Box box)
{
    for (size_t i = list->items.count; i-- > 0;) {
        const DrawItem *item = draw_list_item(list, i);
        bool upright = item->command.kind == DRAW_PICTURE && item->command.angle == 0;
        Rect inside = item->command.rect;
        if (box_area(box_meet(item->bounds, box)) == box_area(box) &&
            (hides_below(ui, item) || (upright && pictures_fills(&ui->pictures, item, &inside))) &&
            holds(inside, box)) {
            return i;
        }
    }
    return list->items.count;
}

/* Where the lowest picture of the list hides all that is below it; false: there is none. */
static bool fills_ground(Ui *ui, const DrawList *list, Rect *inside)
{
    if (list->items.count == 0) {
        return false;
    }
    const DrawItem *item = draw_list_item(list, 0);
    return item->command.kind == DRAW_PICTURE && item->command.angle == 0 &&
           pictures_fills(&ui->pictures, item, inside);
}

/* What lies under everything, but for what the lowest picture hides of it: a table's felt leaves
 * only a strip. */
static void paint_ground(Ui *ui, const DrawList *list, Box box)
{
    static const Color ground = {20, 19, 28, 255};
    Rect inside;
    Box hidden = {box.x0, box.y0, box.x0, box.y0};
    if (fills_ground(ui, list, &inside)) {
        hidden = box_meet(box, (Box){(int)ceilf(inside.x), (int)ceilf(inside.y),
                                     (int)floorf(inside.x + inside.w),
                                     (int)floorf(inside.y + inside.h)});
    }
    if (box_is_empty(hidden)) {
        hidden = (Box){box.x0, box.y0, box.x0, box.y0};
    }
    const Target *target = &ui->presenter.target;
    pixels_fill(target, (Box){box.x0, box.y0, box.x1, hidden.y0}, ground);
    pixels_fill(target, (Box){box.x0, hidden.y1, box.x1, box.y1}, ground);
    pixels_fill(target, (Box){box.x0, hidden.y0, hidden.x0, hidden.y1}, ground);
    pixels_fill(target, (Box){hidden.x1, hidden.y0, box.x1, hidden.y1}, ground);
}

static void paint_band(Ui *ui, const DrawList *list, const Covers *covers, Box box)
{
    size_t first = first_to_paint(ui, list, box);
    if (first == list->items.count) {
        paint_ground(ui, list, box);
        first = 0;
    }
    for (size_t i = first; i < list->items.count; i++) {
        const DrawItem *item = draw_list_item(list, i);
        Box clip = box_meet(box, item->bounds);
        if (!box_is_empty(clip)) {
            Hidden hidden = hidden_of(covers, i, clip);
            paint_item(ui, item, &hidden, clip);
        }
    }
}

/* Rows that are painted from the lowest item to the topmost before the next ones are begun, so
 * that they stay in the processor's cache while they are painted over. */
#define BAND 96

void paint_box(Ui *ui, const DrawList *list, Box box)
{
    Covers covers;
    covers_find(&covers, ui, list, box);
    for (int y = box.y0; y < box.y1; y += BAND) {
        paint_band(ui, list, &covers, (Box){box.x0, y, box.x1, min_int(y + BAND, box.y1)});
    }
}

bool paint_frame(Ui *ui, Damage *damage)
{
    DrawList *now = &ui->draw[ui->drawing];
    const DrawList *before = &ui->draw[1 - ui->drawing];
    pictures_prepare(&ui->pictures, before, now);
    *damage = (Damage){0};
    if (ui->repaint) {
        damage_add(damage, (Box){0, 0, ui->presenter.target.w, ui->presenter.target.h});
    } else {
        damage_compare(damage, before, now);
    }
    for (size_t i = 0; i < damage->count; i++) {
        paint_box(ui, now, damage->boxes[i]);
    }
    return damage->count > 0;
}
