/* What the pointer does to elements: clicks, drags, long presses, and what a finger does otherwise
 * than a mouse. It is matched against the elements of the last frame. */
#include "pointer.h"
#include "focus.h"

#include <math.h>

#define LONG_PRESS_MS 500

void pointer_act_on(Elements *elements, const Stored *stored)
{
    id_copy(stored->element.disabled ? elements->refused : elements->activated, stored->element.id);
}

/* A click acts on what was seen when it began: on an element that was disabled at the press, or at
 * the first click of a quick row, it can only be refused, whatever it has become meanwhile. */
static bool is_barred(const Elements *elements, const Stored *stored, unsigned clicks)
{
    return elements->pressed_disabled ||
           (clicks > 1 && id_equal(elements->barred, stored->element.id));
}

/* What a double click on a card has moved may have let another card slide to its place: whoever
 * goes on clicking does not mean that one. */
static void click(Elements *elements, const Stored *stored, unsigned clicks)
{
    bool is_disabled = stored->element.disabled;
    if (is_barred(elements, stored, clicks) && !is_disabled) {
        id_copy(elements->barred, stored->element.id);
        elements->clicked[0] = 0;
        return;
    }
    id_copy(elements->barred, is_disabled ? stored->element.id : "");
    elements->clicks = clicks;
    bool again = id_equal(elements->clicked, stored->element.id) && clicks % 2 == 0;
    bool once = stored->element.role == ROLE_CARD || stored->element.role == ROLE_PILE;
    elements->row_ended = elements->row_ended && clicks > 1;
    if (once && elements->row_ended) {
        return;
    }
    elements->row_ended = once && again;
    if (again && !stored->element.disabled) {
        id_copy(elements->doubled, stored->element.id);
    }
    if (!again || !once || stored->element.disabled) {
        pointer_act_on(elements, stored);
    }
    id_copy(elements->clicked, again ? "" : stored->element.id);
}

void pointer_press(Elements *elements, const InputEvent *event)
{
    Point at = event->at;
    const Stored *stored = elements_hit(elements_before(elements), at);
    const Stored *seen = elements_detailed(elements_before(elements), at);
    elements->asking = seen ? seen->element.detail : 0;
    elements->pressed = true;
    elements->ring = elements->armed = elements->keyed = false;
    elements->press = at;
    elements->finger = elements->undecided = event->finger;
    elements->held[0] = 0;
    elements->focused[0] = 0;
    elements->pressed_disabled = stored && stored->element.disabled;
    if (stored) {
        id_copy(elements->held, stored->element.id);
        focus_set(elements, stored);
    }
}

static void alternate(Elements *elements, const Stored *stored)
{
    elements->clicked[0] = 0;
    if (!stored->element.disabled) {
        id_copy(elements->alternated, stored->element.id);
    }
}

static void look_at(Elements *elements, unsigned detail)
{
    elements->clicked[0] = 0;
    elements->asking = 0;
    elements->asked = detail;
}

/* A long press acts while it is held, so that a slow frame between a press and its release never
 * makes one; letting go then does nothing. */
uint32_t elements_hold(Elements *elements, uint32_t held_ms)
{
    const Stored *stored = elements_last(elements, elements->held);
    bool alternates = stored && stored->element.alternates;
    if ((!alternates && elements->asking == 0) || elements->drag.phase) {
        return 0;
    }
    if (held_ms < LONG_PRESS_MS) {
        return LONG_PRESS_MS - held_ms;
    }
    if (alternates) {
        alternate(elements, stored);
    } else {
        look_at(elements, elements->asking);
    }
    elements->held[0] = 0;
    elements->undecided = false;
    return 0;
}

/* Press and release of the other button in one. */
void pointer_alternate(Elements *elements, Point at)
{
    const Stored *stored = elements_detailed(elements_before(elements), at);
    if (stored && stored->element.alternates) {
        pointer_press(elements, &(InputEvent){.at = at});
        elements->held[0] = 0;
        elements->asking = 0;
        alternate(elements, stored);
    } else if (stored) {
        look_at(elements, stored->element.detail);
    }
}

static void begin_drag(Elements *elements, const Stored *stored)
{
    const Element *element = &stored->element;
    Point centre =
        rect_centre(element_has_outline(element) ? element->outline.rect : element->rect);
    id_copy(elements->dragged, element->id);
    elements->drag = (Drag){.phase = DRAG_MOVING,
                            .start = elements->press,
                            .grip = {elements->press.x - centre.x, elements->press.y - centre.y}};
}

/* Whether a finger moves what it was put on along with the region that scrolls: it drags no card,
 * and a slider goes from side to side. */
static bool takes_region(const Elements *elements, const Stored *stored, Point at)
{
    if (!elements->finger || !stored->clipped || stored->element.draggable) {
        return false;
    }
    float aside = fabsf(at.x - elements->press.x), along = fabsf(at.y - elements->press.y);
    return stored->element.role != ROLE_SLIDER || along > aside;
}

/* The pointer has gone so far that a click is no longer meant. */
static void go_astray(Elements *elements, Point at)
{
    const Stored *stored = elements_last(elements, elements->held);
    bool decides = elements->undecided;
    elements->asking = 0;
    elements->undecided = false;
    if (elements->drag.phase || !stored) {
        return;
    }
    if (stored->element.draggable) {
        begin_drag(elements, stored);
    } else if (decides && takes_region(elements, stored, at)) {
        elements->held[0] = elements->clicked[0] = 0;
        elements->slides = true;
    }
}

void pointer_move(Elements *elements, Point at)
{
    if (hypotf(at.x - elements->press.x, at.y - elements->press.y) > elements->far) {
        go_astray(elements, at);
    }
    if (at.x != elements->drag.now.x || at.y != elements->drag.now.y) {
        elements->keyed = false;
    }
    elements->drag.now = at;
}

void pointer_stray(Elements *elements)
{
    elements->held[0] = elements->clicked[0] = 0;
    elements->asking = 0;
    elements->undecided = false;
}

bool pointer_lets_go(Elements *elements)
{
    if (elements->drag.phase != DRAG_MOVING) {
        return false;
    }
    elements->drag.phase = DRAG_CANCELLED;
    elements->held[0] = 0;
    elements->clicked[0] = 0;
    return true;
}

void pointer_release(Elements *elements, const InputEvent *event)
{
    elements->asking = 0;
    if (elements->drag.phase == DRAG_MOVING) {
        elements->drag.phase = DRAG_DROPPED;
        elements->drag.now = event->at;
        elements->clicked[0] = 0;
    } else {
        const Stored *hit = elements_hit(elements_before(elements), event->at);
        const Stored *held = elements_last(elements, elements->held);
        bool same = hit && id_equal(hit->element.id, elements->held);
        if (same) {
            elements->by_pointer = true;
            click(elements, hit, event->clicks);
        } else if (held && held->element.disabled) {
            pointer_act_on(elements, held);
        }
        elements->bare = !hit && elements->undecided && !elements->held[0];
    }
    elements->undecided = false;
    elements->held[0] = 0;
}
