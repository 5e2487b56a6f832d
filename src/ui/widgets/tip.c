/* The sentence beside an element: why it cannot be used, or what it does. It comes at once when a
 * press was refused or a key brought the focus there, and after a moment's rest of the pointer
 * otherwise, if the pointer has moved since the person last acted: nobody asks who only left the
 * pointer lying. It is drawn last, over everything but what it must leave free, goes when its cause
 * is gone, and never stands in the way of the pointer. Of several offers in a frame the first
 * stays, unless a later one comes at once. */
#include "ui_state.h"

#include "base/limits.h"
#include "ui/theme.h"

#include <math.h>
#include <string.h>

#define REST_MS      450U
#define MOVED_PIXELS 6.0f
#define TIP_WIDTH    320.0f

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
    size_t length = min_size(strlen(text), sizeof tip->text - 1);
    memcpy(tip->text, text, length);
    tip->text[length] = 0;
    tip->rect = element->rect;
    tip->at_once = at_once;
    tip->offered = true;
}

Touch ui_element(Ui *ui, const Element *element)
{
    Touch touch = elements_declare(&ui->elements, element);
    if (element->disabled && element->reason && tip_is_asked(ui, element, touch)) {
        tip_offer(ui, element, element->reason, touch.focused || touch.refused);
        if (touch.refused) {
            ui->tip.until = SDL_GetTicks() + 2500;
        }
    }
    return touch;
}

void ui_tip(Ui *ui, const char *id, const char *text, Rect rect)
{
    if (rect_has(rect, ui_pointer(ui)) && ui->tip.asked) {
        tip_offer(ui, &(Element){.id = id, .rect = rect}, text, false);
    }
}

/* So much of the tip lies over its element, the main button and what else is to stay free. */
static float covered(const Ui *ui, Rect rect)
{
    Rect own = rect_intersection(rect, ui->tip.rect);
    float area = own.w * own.h;
    for (size_t i = 0; i < ui->tip.spared_count; i++) {
        Rect both = rect_intersection(rect, ui->tip.spared[i]);
        area += both.w * both.h;
    }
    return area;
}

/* Above its element, else below, at its left or right: where it covers least. */
static Rect place(const Ui *ui, float w, float h)
{
    Rect from = ui->tip.rect, best = {0};
    Point middle = rect_centre(from);
    float gap = 10 * ui->unit, least = INFINITY;
    const Point places[] = {{middle.x - w / 2, from.y - gap - h},
                            {middle.x - w / 2, from.y + from.h + gap},
                            {from.x - gap - w, middle.y - h / 2},
                            {from.x + from.w + gap, middle.y - h / 2}};
    for (size_t i = 0; i < COUNT_OF(places); i++) {
        Rect rect = {clamp_float(places[i].x, gap, ui->bounds.w - w - gap),
                     clamp_float(places[i].y, gap, ui->bounds.h - h - gap), w, h};
        float area = covered(ui, rect);
        if (area < least) {
            least = area;
            best = rect;
        }
    }
    return best;
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

/* Whether the element of a refusal is still there and refuses for the same reason. */
static bool has_cause(const Ui *ui)
{
    const ElementList *list = &ui->elements.lists[ui->elements.now];
    for (size_t i = 0; i < list->items.count; i++) {
        const Element *element = &((const Stored *)buffer_at(&list->items, i))->element;
        if (id_equal(element->id, ui->tip.id)) {
            return element->disabled &&
                   !strncmp(element->reason, ui->tip.text, sizeof ui->tip.text - 1);
        }
    }
    return false;
}

void tip_begin(Ui *ui)
{
    ui->tip.offered = ui->tip.hushed = false;
    ui->tip.spared_count = 0;
}

void tip_after_input(Ui *ui, bool acted)
{
    Tip *tip = &ui->tip;
    Point at = ui->input.pointer;
    if (acted) {
        tip->lies_at = at;
        tip->asked = false;
    }
    tip->asked |= hypotf(at.x - tip->lies_at.x, at.y - tip->lies_at.y) >= MOVED_PIXELS;
    if (ui->elements.focus_moved) {
        id_copy(tip->visited, ui->elements.focused);
    } else if (acted) {
        tip->visited[0] = 0;
    }
}

bool tip_is_asked(const Ui *ui, const Element *element, Touch touch)
{
    bool rests = touch.hovered && ui->tip.asked && !(element->disabled && ui->tip.hushed);
    return rests || touch.refused || (touch.focused && id_equal(ui->tip.visited, element->id));
}

void ui_tip_spare(Ui *ui, Rect rect)
{
    Tip *tip = &ui->tip;
    if (tip->spared_count < COUNT_OF(tip->spared)) {
        tip->spared[tip->spared_count++] = rect;
    }
}

void ui_tip_hush(Ui *ui, bool hushed)
{
    ui->tip.hushed = hushed;
}

void tip_finish(Ui *ui)
{
    Tip *tip = &ui->tip;
    uint32_t now = SDL_GetTicks();
    bool stays = tip->until && (int32_t)(tip->until - now) > 0 && has_cause(ui);
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
