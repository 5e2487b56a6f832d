/* Regions that scroll: by wheel, by dragging their ground, by Page keys, and by moving the focus to
 * something out of sight. The offset is kept by id as long as the region is shown. */
#include "ui_state.h"

#include "base/assert.h"
#include "ui/theme.h"

#include <math.h>

#define WHEEL_STEP 60.0f /* units */
#define GLOW_ROOM  16.0f /* units; what a glow or a ring takes around its element */

static ScrollState *state_of(Ui *ui, const char *id)
{
    Buffer *states = &ui->scrolling.states;
    for (size_t i = 0; i < states->count; i++) {
        ScrollState *state = buffer_at(states, i);
        if (id_equal(state->id, id)) {
            return state;
        }
    }
    ScrollState *state = buffer_push(states, NULL);
    id_copy(state->id, id);
    return state;
}

/* Dragging the ground: what is pressed there is no element that could be meant, or one that a
 * finger takes along. */
static void drag_ground(Ui *ui, ScrollState *state, Rect rect)
{
    Elements *elements = &ui->elements;
    bool down = (ui->input.held & 1U) != 0;
    bool begins = (elements->pressed && !elements->held[0]) || elements->slides;
    if (begins && rect_has(rect, elements->press)) {
        id_copy(ui->scrolling.dragged, state->id);
        state->grabbed = state->offset;
    }
    if (!down) {
        ui->scrolling.dragged[0] = 0;
    } else if (id_equal(ui->scrolling.dragged, state->id)) {
        state->offset = state->grabbed + elements->press.y - ui->input.pointer.y;
    }
}

/* What the focus has just come to, by a key or as it was sent, is moved into sight. */
static void follow_focus(Ui *ui, ScrollState *state, Rect rect)
{
    const Stored *stored = elements_last(&ui->elements, ui->elements.focused);
    bool has_come = ui->elements.focus_moved || ui->elements.was_brought;
    if (!stored || !has_come || !stored->clipped) {
        return;
    }
    Rect at = rect_inset(stored->whole, -8 * ui->unit);
    bool beside = at.x + at.w < rect.x || at.x > rect.x + rect.w;
    if (beside) {
        return;
    }
    if (at.y < rect.y) {
        state->offset -= rect.y - at.y;
    } else if (at.y + at.h > rect.y + rect.h) {
        state->offset += at.y + at.h - rect.y - rect.h;
    }
}

/* Whether there is a pixel to scroll to: heights are sums, which are not exact. */
static bool overflows(Rect rect, float height)
{
    return roundf(height - rect.h) > 0;
}

/* Where the content is painted: as long as nothing of it is hidden, light may reach anywhere; else
 * glows and rings reach beyond its sides, but not its ends. */
static Rect painted(const Ui *ui, Rect rect, float height)
{
    float side = GLOW_ROOM * ui->unit;
    if (!overflows(rect, height)) {
        return ui_bounds(ui);
    }
    return (Rect){rect.x - side, rect.y, rect.w + 2 * side, rect.h};
}

Rect ui_scroll_begin(Ui *ui, const char *id, Rect rect, float height)
{
    ASSERT(!ui->scrolling.inside);
    ScrollState *state = state_of(ui, id);
    if (rect_has(rect, ui->input.pointer)) {
        state->offset -= ui->elements.wheel * WHEEL_STEP * ui->unit;
    }
    state->offset += (float)ui->elements.pages * rect.h * 0.9f;
    drag_ground(ui, state, rect);
    follow_focus(ui, state, rect);
    state->offset = roundf(fmaxf(0, fminf(state->offset, height - rect.h)));
    state->last_frame = ui->frame;
    ui->scrolling.inside = true;
    ui->scrolling.rect = rect;
    ui->scrolling.height = height;
    id_copy(ui->scrolling.id, id);
    elements_clip(&ui->elements, &rect);
    draw_region(ui_draw(ui), painted(ui, rect, height));
    return (Rect){rect.x, rect.y - state->offset, rect.w, height};
}

void ui_scroll_show(Ui *ui, const char *id, Rect rect, float top, float bottom)
{
    ScrollState *state = state_of(ui, id);
    state->offset = fminf(state->offset, top);
    state->offset = fmaxf(state->offset, bottom - rect.h);
}

void ui_scroll_end(Ui *ui)
{
    Scrolling *scrolling = &ui->scrolling;
    ASSERT(scrolling->inside);
    scrolling->inside = false;
    elements_clip(&ui->elements, NULL);
    draw_region(ui_draw(ui), (Rect){0});
    Rect rect = scrolling->rect;
    if (!overflows(rect, scrolling->height)) {
        return;
    }
    float w = 5 * ui->unit, share = rect.h / scrolling->height;
    float offset = state_of(ui, scrolling->id)->offset;
    Rect bar = {rect.x + rect.w - w, rect.y + offset * share, w, rect.h * share};
    draw_round(ui_draw(ui), bar, w / 2, color_faded(COLOR_GOLD, 0.6f));
}

void scroll_finish(Ui *ui)
{
    Buffer *states = &ui->scrolling.states;
    size_t kept = 0;
    for (size_t i = 0; i < states->count; i++) {
        ScrollState state = *(ScrollState *)buffer_at(states, i);
        if (state.last_frame == ui->frame) {
            *(ScrollState *)buffer_at(states, kept++) = state;
        }
    }
    buffer_truncate(states, kept);
}
