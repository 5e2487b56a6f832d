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

static Outline ring_of(const Ui *ui, const Element *element)
{
    float unit = ui->unit;
    if (element->outline.rect.w > 0 && element->outline.rect.h > 0) {
        Rect rect = rect_inset(element->outline.rect, -RING_UNITS * unit);
        return (Outline){rect, element->outline.angle};
    }
    Rect room = rect_inset(ui->bounds, EDGE_UNITS * unit);
    return (Outline){rect_intersection(rect_inset(element->rect, -APART_UNITS * unit), room), 0};
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

void focus_ring_finish(Ui *ui)
{
    const Stored *stored = focused_of(ui);
    float unit = ui->unit, edge = fmaxf(1, EDGE_UNITS * unit), ring = fmaxf(2, RING_UNITS * unit);
    if (!stored) {
        return;
    }
    Outline outline = ring_of(ui, &stored->element);
    frame(ui, outline, ring + edge, COLOR_INK);
    frame(ui, outline, ring, COLOR_FOCUS);
    Outline outer = {rect_inset(outline.rect, -edge), outline.angle};
    frame(ui, outer, edge, COLOR_INK);
}
