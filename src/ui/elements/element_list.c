/* Finding an element in the list of this frame or of the last: by its id, or by what lies under a
 * point. Those declared later lie above. */
#include "elements.h"

#include "base/assert.h"
#include "base/text.h"

#include <math.h>
#include <string.h>

bool id_equal(const char *a, const char *b)
{
    return a[0] && text_equal(a, b);
}

void id_copy(ElementId to, const char *from)
{
    size_t length = strlen(from);
    ASSERT(length < ELEMENT_ID_MAX);
    memmove(to, from, length + 1);
}

ElementList *elements_now(Elements *elements)
{
    return &elements->lists[elements->now];
}

const ElementList *elements_before(const Elements *elements)
{
    return &elements->lists[1 - elements->now];
}

bool stored_is_reachable(const Stored *stored)
{
    return !stored->covered && !stored->element.still;
}

const Stored *elements_find(const ElementList *list, const char *id)
{
    for (size_t i = 0; i < list->items.count; i++) {
        const Stored *stored = buffer_at(&list->items, i);
        if (id_equal(stored->element.id, id)) {
            return stored;
        }
    }
    return NULL;
}

const Stored *elements_last(const Elements *elements, const char *id)
{
    return elements_find(elements_before(elements), id);
}

bool element_has_outline(const Element *element)
{
    return element->outline.rect.w > 0 && element->outline.rect.h > 0;
}

Rect element_bounds(const Element *element)
{
    return element_has_outline(element) ? outline_bounds(element->outline) : element->rect;
}

static bool is_at(const Element *element, Point point)
{
    return rect_has(element->rect, point) ||
           (element_has_outline(element) && outline_has(element->outline, point));
}

const Stored *elements_detailed(const ElementList *list, Point point)
{
    for (size_t i = list->items.count; i-- > 0;) {
        const Stored *stored = buffer_at(&list->items, i);
        bool counts = stored->element.detail != 0 || !stored->element.still;
        if (counts && !stored->covered && !stored->hidden && is_at(&stored->element, point)) {
            return stored;
        }
    }
    return NULL;
}

static bool answers(const Stored *stored)
{
    return stored_is_reachable(stored) && !stored->hidden;
}

/* The topmost that lies there; `count` of the list: none does. */
static size_t lying_at(const ElementList *list, Point point)
{
    for (size_t i = list->items.count; i-- > 0;) {
        const Stored *stored = buffer_at(&list->items, i);
        if (answers(stored) && is_at(&stored->element, point)) {
            return i;
        }
    }
    return list->items.count;
}

/* How far beside a small element a point is that it answers to as well; INFINITY: it does not. */
static float distance_of(const Element *element, Point point, float reach)
{
    Rect rect = element->rect;
    float aside = fmaxf(fmaxf(rect.x - point.x, point.x - rect.x - rect.w), 0);
    float along = fmaxf(fmaxf(rect.y - point.y, point.y - rect.y - rect.h), 0);
    bool is_near = aside <= fmaxf(reach - rect.w, 0) / 2 && along <= fmaxf(reach - rect.h, 0) / 2;
    return is_near ? hypotf(aside, along) : INFINITY;
}

static bool lies_on(const Element *element, const Element *ground)
{
    Rect both = rect_intersection(element->rect, element_bounds(ground));
    return both.w >= element->rect.w && both.h >= element->rect.h;
}

/* Of what is small and lies beside the point the nearest: where nothing else is, or on that. */
static const Stored *nearest_to(const ElementList *list, Point point, size_t below)
{
    const Stored *ground = below < list->items.count ? buffer_at(&list->items, below) : NULL;
    const Stored *best = ground;
    float least = INFINITY;
    for (size_t i = ground ? below + 1 : 0; i < list->items.count; i++) {
        const Stored *stored = buffer_at(&list->items, i);
        float distance = distance_of(&stored->element, point, list->reach);
        bool counts = answers(stored) && (!ground || lies_on(&stored->element, &ground->element));
        if (counts && distance < least) {
            best = stored;
            least = distance;
        }
    }
    return best;
}

const Stored *elements_hit(const ElementList *list, Point point)
{
    size_t place = lying_at(list, point);
    if (list->reach > 0) {
        return nearest_to(list, point, place);
    }
    return place < list->items.count ? buffer_at(&list->items, place) : NULL;
}
