/* Painting a frame: each damaged rectangle is painted over from the bottom of the draw list, cut to
 * it. What the list says is painted and nothing else, so a rectangle painted again gives the same
 * pixels. */
#include "private.h"

#include "shape.h"

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

static void paint_item(Ui *ui, const DrawItem *item, Box clip)
{
    const Target *target = &ui->presenter.target;
    const DrawCommand *command = &item->command;
    Shadow shadow;
    Outline wider;
    switch (command->kind) {
    case DRAW_FILL:
    case DRAW_FRAME:
        paint_shape(ui, item, clip);
        break;
    case DRAW_PICTURE:
        pictures_paint(&ui->pictures, item, target, clip);
        break;
    case DRAW_NINE:
        pictures_paint_nine(&ui->pictures, item, target, clip, ui->unit);
        break;
    case DRAW_TEXT:
        texts_paint(&ui->texts, command->text,
                    &(Painting){target, clip, {command->rect.x, command->rect.y}, command->color});
        break;
    case DRAW_SHADOW:
        shadow = shadow_of(command, ui->unit);
        soft_paint(target, clip, shadow.outline, shadow.blur, shadow.color);
        break;
    case DRAW_GLOW:
        wider = (Outline){rect_inset(command->rect, -4 * ui->unit), command->angle};
        soft_paint(target, clip, wider, glow_blur(ui->unit), command->color);
        break;
    case DRAW_CLIP:
        break;
    }
}

static void paint_box(Ui *ui, const DrawList *list, Box box)
{
    for (size_t i = 0; i < list->items.count; i++) {
        const DrawItem *item = draw_list_item(list, i);
        Box clip = box_meet(box, item->bounds);
        if (!box_is_empty(clip)) {
            paint_item(ui, item, clip);
        }
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
        pixels_fill(&ui->presenter.target, damage->boxes[i], (Color){20, 19, 28, 255});
        paint_box(ui, now, damage->boxes[i]);
    }
    return damage->count > 0;
}
