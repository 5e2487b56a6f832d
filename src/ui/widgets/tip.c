/* The sentence beside a thing: why it cannot be used, what it does, or what it means. Whatever has
 * one offers it in every frame; at the end of the frame at most one is shown, of these the first:
 * that of a press that was refused; of what was asked for by the key that walks from thing to thing
 * or by holding a finger on it; of what the pointer has come to rest on, if it has moved since the
 * person last acted: nobody asks who only left it lying, nor when another thing comes below it or
 * the window opens there; of what a key brought the focus to. The
 * last two wait for a moment's rest. It is drawn over everything but what it must leave free, goes
 * when its thing is gone, and never stands in the way of the pointer. */
#include "ui_state.h"

#include "base/limits.h"

#include <math.h>
#include <string.h>

#define REST_MS      450U
#define HOLD_MS      500U
#define READ_MS      50 /* a byte: a Chinese sign, which has three, says more than a letter */
#define REFUSAL_MS   1600
#define REFUSAL_LONG 4000
#define MOVED_PIXELS 6.0f

static const TipOffer *offer_at(const Ui *ui, size_t index)
{
    return buffer_at(&ui->tip.offers, index);
}

static const TipOffer *offer_of(const Ui *ui, const char *id)
{
    for (size_t i = 0; i < ui->tip.offers.count; i++) {
        if (id_equal(offer_at(ui, i)->id, id)) {
            return offer_at(ui, i);
        }
    }
    return NULL;
}

static void offer(Ui *ui, const Element *element, const char *text, TipOffer out)
{
    Elements *elements = &ui->elements;
    out.rect = out.cause = element->rect;
    if (elements->clipped) {
        out.rect = out.cause = rect_intersection(element->rect, elements->clip);
    } else {
        out.cause = element_bounds(element);
    }
    bool is_seen = out.rect.w >= 1 && out.rect.h >= 1;
    if (!text[0] || !is_seen || offer_of(ui, element->id)) {
        return;
    }
    out.text = arena_copy_text(&elements_now(elements)->arena, text);
    id_copy(out.id, element->id);
    buffer_push(&ui->tip.offers, &out);
}

void tip_of_element(Ui *ui, const Element *element, const char *text, Touch touch)
{
    bool is_hushed = element->disabled && ui->tip.hushed;
    TipOffer out = {.hovered = touch.hovered && !is_hushed, .focusable = true};
    offer(ui, element, text, out);
    if (touch.refused) {
        ui_tip_refuse(ui, element->id, text);
    }
}

void ui_tip_refuse(Ui *ui, const char *id, const char *why)
{
    Tip *tip = &ui->tip;
    size_t length = id ? min_size(strlen(why), sizeof tip->refusal - 1) : 0;
    int reads = clamp_int(READ_MS * (int)length, REFUSAL_MS, REFUSAL_LONG);
    const Stored *last = id ? elements_last(&ui->elements, id) : NULL;
    id_copy(tip->refused, id ? id : "");
    tip->refused_is_disabled = last && last->element.disabled;
    memcpy(tip->refusal, id ? why : "", length);
    tip->refusal[length] = 0;
    tip->refused_until = (uint32_t)ui_now_ms(ui) + (uint32_t)reads;
}

bool ui_tip_refuses(const Ui *ui, const char *id)
{
    return ui->tip.refused[0] != '\0' && id_equal(ui->tip.refused, id);
}

Touch ui_element(Ui *ui, const Element *element)
{
    Touch touch = elements_declare(&ui->elements, element);
    if (element->disabled && element->reason && !element->unexplained) {
        tip_of_element(ui, element, element->reason, touch);
    }
    return touch;
}

void ui_tip(Ui *ui, const char *id, const char *text, Rect rect)
{
    Element element = {.id = id, .rect = rect};
    offer(ui, &element, text, (TipOffer){.hovered = rect_has(rect, ui_pointer(ui))});
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

void ui_tip_walk(Ui *ui, int by)
{
    ui->tip.step = by;
}

size_t ui_tip_count(const Ui *ui)
{
    return ui->tip.offers.count;
}

Explained ui_tip_at(const Ui *ui, size_t index)
{
    const TipOffer *found = offer_at(ui, index);
    return (Explained){found->id, found->text, found->rect};
}

void tip_open(Ui *ui)
{
    buffer_init(&ui->tip.offers, sizeof(TipOffer));
}

void tip_close(Ui *ui)
{
    buffer_release(&ui->tip.offers);
}

void tip_begin(Ui *ui)
{
    buffer_truncate(&ui->tip.offers, 0);
    ui->tip.hushed = false;
    ui->tip.spared_count = 0;
    ui->tip.step = 0;
    ui->tip.towards = WAY_NONE;
}

void tip_forget(Ui *ui)
{
    ui->tip.aimed[0] = ui->tip.refused[0] = 0;
    ui->tip.asking = ASKING_NOT;
}

void ui_cover(Ui *ui, const char *reason)
{
    elements_cover(&ui->elements, reason);
    buffer_truncate(&ui->tip.offers, 0);
}

void ui_hide(Ui *ui, Rect rect)
{
    size_t kept = 0;
    elements_hide(&ui->elements, rect);
    for (size_t i = 0; i < ui->tip.offers.count; i++) {
        TipOffer one = *offer_at(ui, i);
        if (!rect_has(rect, rect_centre(one.rect))) {
            *(TipOffer *)buffer_at(&ui->tip.offers, kept++) = one;
        }
    }
    buffer_truncate(&ui->tip.offers, kept);
}

/* While one walks, the keys that move the focus walk on, and those that act end the walk. */
static bool walk_takes(Ui *ui, const InputEvent *event)
{
    Tip *tip = &ui->tip;
    const KeyPress *press = &event->key;
    bool steps = press_is(press, &command_next), steps_back = press_is(press, &command_previous);
    if (tip->asking != ASKING_BY_KEY || event->kind != INPUT_KEY) {
        return false;
    }
    if (steps || steps_back) {
        tip->step = steps ? 1 : -1;
        return true;
    }
    if (press_is(press, &command_back) || press_is(press, &command_press) ||
        press_is(press, &command_pick)) {
        tip->asking = ASKING_NOT;
        return true;
    }
    tip->towards = way_of(press);
    return tip->towards != WAY_NONE;
}

bool tip_takes(Ui *ui, const InputEvent *event)
{
    Tip *tip = &ui->tip;
    bool lets_go = tip->asking == ASKING_HELD && event->kind == INPUT_RELEASE;
    if (walk_takes(ui, event)) {
        return true;
    }
    if (lets_go) {
        tip->asking = ASKING_BY_TOUCH;
    } else if (input_acts(event)) {
        tip->asking = ASKING_NOT;
    }
    return false;
}

void tip_after_input(Ui *ui, bool acted)
{
    Tip *tip = &ui->tip;
    Point at = ui->input.pointer;
    bool enters = ui->input.entered && at.x >= 0;
    if (acted || enters) {
        tip->lies_at = at;
        tip->moved = false;
    }
    ui->input.entered &= !enters;
    tip->follows = at.x != tip->seen_at.x || at.y != tip->seen_at.y;
    tip->seen_at = at;
    tip->moved |= hypotf(at.x - tip->lies_at.x, at.y - tip->lies_at.y) >= MOVED_PIXELS;
    if (tip->moved && tip->asking == ASKING_BY_KEY) {
        tip->asking = ASKING_NOT;
    }
    if (ui->elements.focus_moved) {
        id_copy(tip->visited, ui->elements.focused);
    } else if (acted) {
        tip->visited[0] = 0;
    }
}

/* The smallest of those under a point, so that a sign on a panel speaks before the panel. */
static const TipOffer *offer_under(const Ui *ui, Point point, bool only_hovered)
{
    const TipOffer *best = NULL;
    for (size_t i = 0; i < ui->tip.offers.count; i++) {
        const TipOffer *one = offer_at(ui, i);
        bool lies_here = only_hovered ? one->hovered : rect_has(one->rect, point);
        if (lies_here && (!best || one->rect.w * one->rect.h < best->rect.w * best->rect.h)) {
            best = one;
        }
    }
    return best;
}

static void ask_for(Ui *ui, const TipOffer *found, TipAsking how)
{
    if (found) {
        id_copy(ui->tip.asked, found->id);
        ui->tip.asking = how;
    }
}

/* A finger that stays asks, and does nothing else; a mouse asks only of what it cannot press. */
static void hold(Ui *ui)
{
    Elements *elements = &ui->elements;
    uint32_t held = ui_held_ms(ui);
    bool is_theirs = elements->drag.phase || elements->asking || !input_is_pressed(&ui->input) ||
                     (elements->held[0] && !ui->input.touched);
    const TipOffer *found = offer_under(ui, elements->press, false);
    bool stays = hypotf(ui->input.pointer.x - elements->press.x,
                        ui->input.pointer.y - elements->press.y) <= elements->far;
    if (!held || is_theirs || !stays || !found || ui->tip.asking == ASKING_HELD) {
        return;
    }
    if (held < HOLD_MS) {
        ui_wake_in(ui, HOLD_MS - held);
        return;
    }
    elements->held[0] = elements->clicked[0] = 0;
    elements->undecided = false;
    ask_for(ui, found, ASKING_HELD);
}

/* NULL where there is nothing to walk to. */
static const TipOffer *step_from(const Ui *ui, const TipOffer *from)
{
    size_t count = ui->tip.offers.count, by = ui->tip.step > 0 ? 1 : count - 1;
    size_t at = ui->tip.step > 0 ? count - 1 : 0; /* before the first, or behind the last */
    if (from) {
        at = (size_t)(from - offer_at(ui, 0));
    }
    for (size_t i = 0; i < count; i++) {
        at = (at + by) % count;
        if (!offer_at(ui, at)->focusable) {
            return offer_at(ui, at);
        }
    }
    return NULL;
}

static const TipOffer *nearest_from(const Ui *ui, const TipOffer *from)
{
    const TipOffer *best = NULL;
    float least = INFINITY;
    for (size_t i = 0; from && i < ui->tip.offers.count; i++) {
        float price = focus_cost(from->rect, offer_at(ui, i)->rect, ui->tip.towards);
        if (!offer_at(ui, i)->focusable && price >= 0 && price < least) {
            best = offer_at(ui, i);
            least = price;
        }
    }
    return best;
}

/* From the one that was asked for last, which may be gone. */
static void walk(Ui *ui)
{
    const TipOffer *from = offer_of(ui, ui->tip.asked);
    if (ui->tip.step) {
        ask_for(ui, step_from(ui, from), ASKING_BY_KEY);
    } else if (ui->tip.towards != WAY_NONE) {
        ask_for(ui, nearest_from(ui, from), ASKING_BY_KEY);
    }
}

/* Whether the thing is there and as it was; if disabled, for the same reason. */
static bool refuses_still(const Tip *tip, const Stored *found)
{
    if (!found || found->hidden || found->covered ||
        found->element.disabled != tip->refused_is_disabled) {
        return false;
    }
    const char *reason = found->element.reason;
    return !tip->refused_is_disabled ||
           (reason && !strncmp(reason, tip->refusal, strlen(tip->refusal)));
}

/* NULL: nothing was refused just now. */
static const TipOffer *refusal(Ui *ui)
{
    Tip *tip = &ui->tip;
    uint32_t left = tip->refused_until - (uint32_t)ui_now_ms(ui);
    const Stored *found = elements_find(elements_now(&ui->elements), tip->refused);
    if (!refuses_still(tip, found) || (int32_t)left <= 0) {
        tip->refused[0] = 0;
        return NULL;
    }
    ui_wake_in(ui, left + 1);
    tip->refusing = (TipOffer){.refuses = true,
                               .text = tip->refusal,
                               .rect = found->element.rect,
                               .cause = element_bounds(&found->element)};
    return &tip->refusing;
}

/* What is to be shown at once; NULL: nothing. */
static const TipOffer *demanded(Ui *ui)
{
    const TipOffer *found = refusal(ui);
    if (found || ui->tip.asking == ASKING_NOT) {
        return found;
    }
    found = offer_of(ui, ui->tip.asked);
    if (!found) {
        ui->tip.asking = ASKING_NOT;
    }
    return found;
}

static void follow(Ui *ui)
{
    const TipOffer *found = offer_under(ui, ui->input.pointer, true);
    if (ui->tip.follows) {
        id_copy(ui->tip.pointed, found ? found->id : "");
    }
}

/* What is to be shown after a rest. */
static const TipOffer *aimed(const Ui *ui)
{
    const TipOffer *found = NULL;
    if (ui->elements.drag.phase == DRAG_MOVING || ui->elements.pressed) {
        return NULL;
    }
    if (ui->tip.moved && !ui->input.touched) {
        found = offer_under(ui, ui->input.pointer, true);
    }
    if (found && !id_equal(found->id, ui->tip.pointed)) {
        found = NULL;
    }
    return found ? found : offer_of(ui, ui->tip.visited);
}

void tip_finish(Ui *ui)
{
    Tip *tip = &ui->tip;
    walk(ui);
    hold(ui);
    follow(ui);
    const TipOffer *found = demanded(ui);
    if (found) {
        tip_show(ui, found);
        tip->aimed[0] = 0;
        return;
    }
    found = aimed(ui);
    if (!found) {
        tip->aimed[0] = 0;
        return;
    }
    uint32_t now = (uint32_t)ui_now_ms(ui);
    if (!id_equal(tip->aimed, found->id)) {
        id_copy(tip->aimed, found->id);
        tip->since = now;
    }
    if (now - tip->since >= REST_MS) {
        tip_show(ui, found);
    } else {
        ui_wake_in(ui, REST_MS - (now - tip->since));
    }
}
