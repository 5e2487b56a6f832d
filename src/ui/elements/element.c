/* Declaring elements and matching input against those of the last frame. The hit test and the focus
 * read one and the same list, so what the pointer can reach the keys can, and automation sees
 * exactly that. An id stands for an element from frame to frame; pointers never do. */
#include "focus.h"
#include "pad.h"
#include "pointer.h"

#include "base/assert.h"

#include <string.h>

void elements_init(Elements *elements)
{
    *elements = (Elements){.far = POINTER_FAR};
    for (size_t i = 0; i < 2; i++) {
        buffer_init(&elements->lists[i].items, sizeof(Stored));
    }
    buffer_init(&elements->keys, sizeof(KeyPress));
    buffer_init(&elements->edits, sizeof(InputEvent));
}

void elements_release(Elements *elements)
{
    for (size_t i = 0; i < 2; i++) {
        buffer_release(&elements->lists[i].items);
        arena_release(&elements->lists[i].arena);
    }
    buffer_release(&elements->keys);
    buffer_release(&elements->edits);
}

static void forget_input(Elements *elements)
{
    elements->activated[0] = elements->alternated[0] = 0;
    elements->doubled[0] = elements->refused[0] = 0;
    elements->clicks = 0;
    elements->pressed = elements->by_return = elements->by_pointer = false;
    elements->slides = elements->bare = false;
    elements->focus_moved = false;
    elements->was_brought = elements->is_brought;
    elements->is_brought = false;
    elements->adjusted = elements->pages = 0;
    elements->wheel = 0;
    elements->asked = 0;
    elements->next_key = 0;
    buffer_truncate(&elements->keys, 0);
    buffer_truncate(&elements->edits, 0);
    if (elements->drag.phase == DRAG_DROPPED || elements->drag.phase == DRAG_CANCELLED) {
        elements->drag = (Drag){0};
        elements->dragged[0] = 0;
    }
}

void elements_begin(Elements *elements)
{
    forget_input(elements);
    elements->now = 1 - elements->now;
    focus_keep(elements);
    ElementList *list = elements_now(elements);
    buffer_truncate(&list->items, 0);
    arena_reset(&list->arena);
    elements->clipped = false;
    elements->section = SECTION_UNNAMED;
    elements->unnamed = 0;
}

void elements_end(Elements *elements)
{
    elements->is_elsewhere = false;
}

static bool adjusts(const Stored *focused, Way way)
{
    return focused && !focused->element.disabled &&
           (focused->element.role == ROLE_SLIDER || focused->element.role == ROLE_LIST) &&
           (way == WAY_LEFT || way == WAY_RIGHT);
}

static bool is_edited(const Stored *focused, const InputEvent *event)
{
    return focused && focused->element.role == ROLE_FIELD && event->edit != EDIT_NONE;
}

/* What the focused element makes of a key. False when it is not for it. */
static bool key_on_focused(Elements *elements, const Stored *focused, const InputEvent *event)
{
    Way way = way_of(&event->key);
    bool shown = elements->ring || elements->armed;
    if (is_edited(focused, event)) {
        buffer_push(&elements->edits, event);
        return true;
    }
    if (shown && adjusts(focused, way)) {
        elements->adjusted += way == WAY_RIGHT ? 1 : -1;
        elements->ring = true;
        return true;
    }
    bool presses = press_is(&event->key, &command_press);
    bool picks =
        focused && focused->element.role != ROLE_SLIDER; /* a slider leaves that to others */
    bool acts = presses || (picks && press_is(&event->key, &command_pick));
    if (shown && acts && focused && focused->element.role != ROLE_FIELD) {
        if (!event->repeated) {
            pointer_act_on(elements, focused);
            elements->by_return = presses;
        }
        return true;
    }
    return false;
}

/* 1, -1: it asks for the one or the other; 0: for neither. */
static int towards(const InputEvent *event, const Command *forwards, const Command *backwards)
{
    return press_is(&event->key, forwards) - press_is(&event->key, backwards);
}

static bool key_on_focus(Elements *elements, const InputEvent *event)
{
    bool moved = false;
    Way way = way_of(&event->key);
    int cross = towards(event, &command_next, &command_previous);
    int step = towards(event, &command_onward, &command_backward);
    int leap = towards(event, &command_last, &command_first);
    if (cross != 0) {
        moved = focus_cross(elements, cross);
    } else if (step != 0) {
        moved = focus_step(elements, step);
    } else if (leap != 0) {
        moved = focus_leap(elements, leap);
    } else if (way != WAY_NONE) {
        bool unseen = !elements->ring && !elements->armed;
        const Stored *focused = elements_last(elements, elements->focused);
        moved = (unseen && focused && stored_is_reachable(focused)) || focus_towards(elements, way);
    }
    elements->ring |= moved;
    elements->focus_moved |= moved;
    return moved || cross != 0 || step != 0;
}

static int leafs(const InputEvent *event)
{
    return towards(event, &command_page_down, &command_page_up);
}

static void key(Elements *elements, const InputEvent *event)
{
    elements->keyed |= press_has(&event->key, COMMAND_LEADS);
    if (press_is(&event->key, &command_back) && pointer_lets_go(elements)) {
        return;
    }
    const Stored *focused = elements_last(elements, elements->focused);
    if (focused && !stored_is_reachable(focused)) {
        focused = NULL;
    }
    if (key_on_focused(elements, focused, event)) {
        return;
    }
    if (leafs(event) != 0) {
        elements->pages += leafs(event);
        return;
    }
    bool goes_on = !event->repeated || press_has(&event->key, COMMAND_REPEATS);
    if (!key_on_focus(elements, event) && press_is_some(&event->key) && goes_on) {
        buffer_push(&elements->keys, &event->key);
    }
}

bool elements_act(Elements *elements, const InputEvent *event)
{
    switch (event->kind) {
    case INPUT_MOVE:
    case INPUT_LEAVE:
        pointer_move(elements, event->at);
        return false;
    case INPUT_PRESS:
        pointer_press(elements, event);
        return false;
    case INPUT_RELEASE:
        pointer_release(elements, event);
        return true;
    case INPUT_STRAY:
        pointer_stray(elements);
        return true;
    case INPUT_ALTERNATE:
        pointer_alternate(elements, event->at);
        return true;
    case INPUT_LET_GO:
        pointer_lets_go(elements);
        return true;
    case INPUT_WHEEL:
        elements->wheel += event->wheel;
        return false;
    case INPUT_KEY:
        key(elements, event);
        return true;
    case INPUT_TEXT:
    case INPUT_COMPOSITION:
        buffer_push(&elements->edits, event);
        return false;
    }
    return false;
}

/* The id of the element there, "" for none. */
static const char *id_at(const ElementList *list, Point at)
{
    const Stored *stored = elements_hit(list, at);
    return stored ? stored->element.id : "";
}

void elements_hover(Elements *elements, Point pointer)
{
    id_copy(elements->hovered, id_at(elements_before(elements), pointer));
}

bool elements_hover_changed(const Elements *elements, Point pointer)
{
    /* Not id_equal, to which nothing is never the same as nothing. */
    return strcmp(elements->hovered, id_at(&elements->lists[elements->now], pointer)) != 0;
}

static Touch touch_of(const Elements *elements, const char *id)
{
    Touch touch = {.hovered = id_equal(elements->hovered, id),
                   .focused = elements->ring && id_equal(elements->focused, id),
                   .held = id_equal(elements->held, id),
                   .activated = id_equal(elements->activated, id),
                   .by_return = elements->by_return && id_equal(elements->activated, id),
                   .by_finger = elements->by_pointer && elements->finger &&
                                id_equal(elements->activated, id),
                   .alternated = id_equal(elements->alternated, id),
                   .doubled = id_equal(elements->doubled, id),
                   .refused = id_equal(elements->refused, id),
                   .dragged = id_equal(elements->dragged, id)};
    return touch;
}

/* Buttons that are drawn in it are spelt: this is what is heard, and read from outside. */
static const char *copied(Arena *arena, const char *text)
{
    if (!text || !pad_has_letters(text)) {
        return text ? arena_copy_text(arena, text) : NULL;
    }
    size_t capacity = strlen(text) * PAD_LABEL_BYTES + 1;
    Text spelt = text_in(arena_alloc(arena, capacity), capacity);
    pad_spell(text, &spelt);
    return spelt.bytes;
}

/* Cuts an element to the scroll region that it is declared in. */
static void cut_to_region(const Elements *elements, Stored *stored)
{
    stored->whole = stored->element.rect;
    stored->hidden = stored->element.unseen;
    if (!elements->clipped || stored->hidden) {
        return;
    }
    stored->clipped = true;
    Rect seen = rect_intersection(stored->element.rect, elements->clip);
    stored->hidden = seen.h < 1 || seen.w < 1;
    if (!stored->hidden) {
        stored->element.rect = seen;
    }
    stored->element.outline = (Outline){0};
}

Touch elements_declare(Elements *elements, const Element *element)
{
    ASSERT(element->id && strlen(element->id) < ELEMENT_ID_MAX);
    ASSERT(!element->disabled || element->reason);
    ElementList *list = elements_now(elements);
    Stored *stored = buffer_push(&list->items, &(Stored){.element = *element});
    stored->element.id = copied(&list->arena, element->id);
    stored->element.name = copied(&list->arena, element->name ? element->name : "");
    stored->element.value = copied(&list->arena, element->value);
    stored->element.where = copied(&list->arena, element->where);
    stored->element.reason = copied(&list->arena, element->reason);
    stored->section = elements_section(elements);
    cut_to_region(elements, stored);
    if (id_equal(elements->wanted, element->id)) {
        focus_set(elements, stored);
        elements->armed = true;
        elements->is_brought = stored->clipped;
        elements->wanted[0] = 0;
    } else if (id_equal(elements->focused, element->id)) {
        elements->focus_rect = stored->element.rect;
        elements->focus_section = stored->section;
    }
    return touch_of(elements, element->id);
}

void elements_cover(Elements *elements, const char *reason)
{
    ElementList *list = elements_now(elements);
    const char *why = arena_copy_text(&list->arena, reason);
    for (size_t i = 0; i < list->items.count; i++) {
        Stored *stored = buffer_at(&list->items, i);
        if (!stored->covered && !stored->element.still) {
            stored->element.disabled = true;
            stored->element.reason = why;
        }
        stored->covered = true;
    }
}

/* What lies nowhere, for want of room, does not lie outside. */
static bool lies_outside(Rect rect, Point point)
{
    return point.x < rect.x || point.x >= rect.x + rect.w || point.y < rect.y ||
           point.y >= rect.y + rect.h;
}

void elements_hide(Elements *elements, Rect rect)
{
    ElementList *list = elements_now(elements);
    size_t kept = 0;
    for (size_t i = 0; i < list->items.count; i++) {
        const Stored *stored = buffer_at(&list->items, i);
        if (lies_outside(rect, rect_centre(stored->element.rect))) {
            *(Stored *)buffer_at(&list->items, kept++) = *stored;
        }
    }
    buffer_truncate(&list->items, kept);
}

void elements_flush(Elements *elements)
{
    forget_input(elements);
    elements->held[0] = elements->clicked[0] = elements->dragged[0] = 0;
    elements->asking = 0;
    elements->drag = (Drag){0};
}
