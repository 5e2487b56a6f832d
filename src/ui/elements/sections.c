/* The parts of a screen: which of them an element belongs to, and how keys go from one to the next.
 * A part is a number: those with a name come first, then the others in the order in which they were
 * declared, cut by the scroll regions. */
#include "focus.h"

#include "base/limits.h"

#include <limits.h>

void elements_clip(Elements *elements, const Rect *clip)
{
    elements->unnamed++;
    elements->clipped = clip != NULL;
    if (clip) {
        elements->clip = *clip;
    }
}

unsigned elements_section(const Elements *elements)
{
    if (elements->section != SECTION_UNNAMED) {
        return elements->section;
    }
    return min_unsigned(SECTIONS + elements->unnamed, SECTIONS_TOLD - 1);
}

static const Stored *item_at(const ElementList *list, size_t index)
{
    return buffer_at(&list->items, index);
}

/* The next part after this one (+1) or before it (-1), round the end; the same: there is no other.
 */
static unsigned section_beside(const ElementList *list, unsigned section, int by)
{
    unsigned best = section, least = UINT_MAX;
    for (size_t i = 0; i < list->items.count; i++) {
        const Stored *stored = item_at(list, i);
        unsigned from = by > 0 ? section : stored->section;
        unsigned to = by > 0 ? stored->section : section;
        unsigned away = (to + SECTIONS_TOLD - from) % SECTIONS_TOLD;
        if (stored_is_reachable(stored) && away > 0 && away < least) {
            best = stored->section;
            least = away;
        }
    }
    return best;
}

/* How well keys begin there. */
static int welcome(const Elements *elements, const Stored *stored)
{
    bool was_left = id_equal(elements->left[stored->section], stored->element.id);
    return 4 * was_left + 2 * !stored->hidden + !stored->element.disabled;
}

/* What has the focus in a part that keys come to: what had it last, else the first that is in sight
 * and can be used. NULL: nothing can have it. */
static const Stored *entry(const Elements *elements, const ElementList *list, unsigned section)
{
    const Stored *best = NULL;
    for (size_t i = 0; i < list->items.count; i++) {
        const Stored *stored = item_at(list, i);
        bool counts = stored->section == section && stored_is_reachable(stored);
        if (counts && (!best || welcome(elements, stored) > welcome(elements, best))) {
            best = stored;
        }
    }
    return best;
}

static const Stored *focused_in(const Elements *elements, const ElementList *list)
{
    const Stored *stored = elements_find(list, elements->focused);
    return stored && stored_is_reachable(stored) ? stored : NULL;
}

static bool takes_arrows(const Stored *stored)
{
    Role role = stored->element.role;
    return role == ROLE_SLIDER || role == ROLE_LIST || role == ROLE_FIELD;
}

bool focus_cross(Elements *elements, int by)
{
    const ElementList *list = elements_before(elements);
    const Stored *from = focused_in(elements, list);
    if (!from) {
        return focus_again(elements, by);
    }
    unsigned next = section_beside(list, from->section, by);
    if (next == from->section || (takes_arrows(from) && focus_has_aside(elements))) {
        return focus_step(elements, by);
    }
    focus_set(elements, entry(elements, list, next));
    return true;
}

static bool is_above(Rect one, Rect other)
{
    return one.y + one.h / 2 < other.y;
}

/* Nearer to the first (-1) or the last (+1) as one reads: higher, or else farther to the left. */
static bool is_nearer(Rect one, Rect other, int by)
{
    if (is_above(one, other) || is_above(other, one)) {
        return is_above(one, other) == (by < 0);
    }
    return by < 0 ? one.x < other.x : one.x > other.x;
}

bool focus_leap(Elements *elements, int by)
{
    const ElementList *list = elements_before(elements);
    const Stored *from = focused_in(elements, list), *best = from;
    if (!from) {
        return focus_again(elements, by);
    }
    for (size_t i = 0; i < list->items.count; i++) {
        const Stored *stored = item_at(list, i);
        bool counts = stored->section == from->section && stored_is_reachable(stored);
        if (counts && is_nearer(stored->element.rect, best->element.rect, by)) {
            best = stored;
        }
    }
    focus_set(elements, best);
    return true;
}
