/* Finding an element in the list of this frame or of the last: by its id, or by what lies under a
 * point. Those declared later lie above. */
#include "elements.h"

#include "base/assert.h"
#include "base/text.h"

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

const Stored *elements_hit(const ElementList *list, Point point)
{
    for (size_t i = list->items.count; i-- > 0;) {
        const Stored *stored = buffer_at(&list->items, i);
        if (stored_is_reachable(stored) && !stored->hidden && is_at(&stored->element, point)) {
            return stored;
        }
    }
    return NULL;
}
