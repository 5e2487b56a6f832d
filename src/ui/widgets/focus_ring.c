/* The ring around whatever has the keyboard, drawn over the finished frame: the one place that
 * shows the focus, so that nothing which can take it can leave it unseen. Light within dark, it
 * stands out on felt, wood and paper. */
#include "ui_state.h"

#include "ui/theme.h"

#include <math.h>

#define RING_UNITS  3.0f
#define EDGE_UNITS  1.5f
#define APART_UNITS 5.0f /* of upright rectangles; a card's ring lies on its edge */

static const Stored *focused_of(const Ui *ui)
{
    const ElementList *list = &ui->elements.lists[ui->elements.now];
    for (size_t i = 0; i < list->items.count && ui->elements.ring; i++) {
        const Stored *stored = buffer_at(&list->items, i);
        if (stored_is_reachable(stored) && !stored->hidden &&
            id_equal(stored->element.id, ui->elements.focused)) {
            return stored;
        }
    }
    return NULL;
}

static Outline upright(const Ui *ui, Rect rect)
{
    Rect room = rect_inset(ui->bounds, EDGE_UNITS * ui->unit);
    return (Outline){rect_intersection(rect_inset(rect, -APART_UNITS * ui->unit), room), 0};
}

static Outline ring_of(const Ui *ui, const Element *element)
{
    float unit = ui->unit;
    if (element->outline.rect.w > 0 && element->outline.rect.h > 0) {
        Rect rect = rect_inset(element->outline.rect, -RING_UNITS * unit);
        return (Outline){rect, element->outline.angle};
    }
    return upright(ui, element->rect);
}

static void frame(Ui *ui, Outline outline, float thickness, Color color)
{
    draw_push(ui_draw(ui), &(DrawCommand){.kind = DRAW_FRAME,
                                          .rect = outline.rect,
                                          .angle = outline.angle,
                                          .thickness = thickness,
                                          .radius = 8 * ui->unit,
                                          .color = color});
}

static void draw_ring(Ui *ui, Outline outline)
{
    float unit = ui->unit, edge = fmaxf(1, EDGE_UNITS * unit), ring = fmaxf(2, RING_UNITS * unit);
    frame(ui, outline, ring + edge, COLOR_INK);
    frame(ui, outline, ring, COLOR_FOCUS);
    Outline outer = {rect_inset(outline.rect, -edge), outline.angle};
    frame(ui, outer, edge, COLOR_INK);
}

void focus_ring_around(Ui *ui, Rect rect)
{
    draw_ring(ui, upright(ui, rect));
}

void focus_ring_finish(Ui *ui)
{
    const Stored *stored = focused_of(ui);
    bool is_walking = ui->tip.asking == ASKING_BY_KEY || ui->tip.step != 0;
    if (stored && !is_walking) { /* else the ring is around what is explained */
        draw_ring(ui, ring_of(ui, &stored->element));
    }
}
