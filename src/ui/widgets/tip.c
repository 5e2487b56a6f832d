/* The sentence beside an element: why it cannot be used, or what it does. It comes at once when a
 * press was refused or keys are in use, and after a moment's rest of the pointer otherwise; it is
 * drawn last, over everything, and never stands in the way of the pointer. Of several offers in a
 * frame the first stays, unless a later one comes at once. */
#include "ui_state.h"

#include "ui/theme.h"

#include <string.h>

#define REST_MS   450U
#define TIP_WIDTH 320.0f

void tip_offer(Ui *ui, const Element *element, const char *text, bool at_once)
{
    Tip *tip = &ui->tip;
    bool busy = ui->elements.drag.phase == DRAG_MOVING;
    if (!text[0] || busy || (tip->offered && (tip->at_once || !at_once))) {
        return;
    }
    if (!id_equal(tip->id, element->id)) {
        id_copy(tip->id, element->id);
        tip->since = SDL_GetTicks();
        tip->until = 0;
    }
    size_t length = strlen(text);
    length = length < sizeof tip->text ? length : sizeof tip->text - 1;
    memcpy(tip->text, text, length);
    tip->text[length] = 0;
    tip->rect = element->rect;
    tip->at_once = at_once;
    tip->offered = true;
}

void ui_tip(Ui *ui, const char *id, const char *text, Rect rect)
{
    if (rect_has(rect, ui_pointer(ui))) {
        tip_offer(ui, &(Element){.id = id, .rect = rect}, text, false);
    }
}

static float held_within(float value, float low, float high)
{
    return value > high ? (high < low ? low : high) : value < low ? low : value;
}

static Rect place(const Ui *ui, float w, float h)
{
    float gap = 10 * ui->unit;
    Rect rect = {ui->tip.rect.x + (ui->tip.rect.w - w) / 2, ui->tip.rect.y - gap - h, w, h};
    if (rect.y < gap) {
        rect.y = ui->tip.rect.y + ui->tip.rect.h + gap;
    }
    rect.x = held_within(rect.x, gap, ui->bounds.w - w - gap);
    rect.y = held_within(rect.y, gap, ui->bounds.h - h - gap);
    return rect;
}

static void show(Ui *ui)
{
    float unit = ui->unit, inset = 14 * unit;
    TextStyle style = {FONT_BODY, SIZE_BODY, ALIGN_CENTRE, false};
    const TextBlock *block = text_layout(ui, ui->tip.text, style, TIP_WIDTH * unit);
    float w = block->w, left = (TIP_WIDTH * unit - block->w) / 2;
    Rect rect = place(ui, w + 2 * inset, block->h + 2 * inset);
    draw_nine(ui_draw(ui), "ui/panel", rect, 1);
    draw_text(ui_draw(ui), block, (Point){rect.x + inset - left, rect.y + inset}, COLOR_MUTED);
    elements_declare(
        &ui->elements,
        &(Element){
            .id = "tip", .role = ROLE_TEXT, .name = ui->tip.text, .rect = rect, .still = true});
}

static bool is_declared(const Ui *ui, const char *id)
{
    const ElementList *list = &ui->elements.lists[ui->elements.now];
    for (size_t i = 0; i < list->items.count; i++) {
        if (id_equal(((const Stored *)buffer_at(&list->items, i))->element.id, id)) {
            return true;
        }
    }
    return false;
}

void tip_finish(Ui *ui)
{
    Tip *tip = &ui->tip;
    uint32_t now = SDL_GetTicks();
    bool stays = is_declared(ui, tip->id) && tip->until && (int32_t)(tip->until - now) > 0;
    bool fresh = tip->offered && tip->at_once;
    if ((ui->elements.pressed && !fresh) || (!tip->offered && !stays)) {
        tip->id[0] = 0;
        return;
    }
    if (tip->at_once || stays || now - tip->since >= REST_MS) {
        show(ui);
    } else {
        ui_wake_in(ui, REST_MS - (now - tip->since));
    }
    if (stays) {
        ui_wake_in(ui, tip->until - now + 1);
    }
}
