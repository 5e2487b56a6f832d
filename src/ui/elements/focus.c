/* Where keys go. Tab follows the order of declaration and goes round; arrows go to the nearest
 * element ahead, to one far aside only where there is no other. When the focused element is gone,
 * its last place stands for it, so that playing a card leaves the focus beside the gap. */
#include "elements.h"

#include "base/limits.h"

#include <math.h>
#include <string.h>

#define WIDEST 6.0f /* so far aside, by how far ahead, an element may lie */

void focus_set(Elements *elements, const Stored *stored)
{
    id_copy(elements->focused, stored->element.id);
    elements->focus_rect = stored->element.rect;
    elements->focus_role = stored->element.role;
}

static Stored *item_at(const ElementList *list, size_t index)
{
    return buffer_at(&list->items, index);
}

/* The place of the focused element in the list; `count` when it is not there. */
static size_t focused_place(const Elements *elements, const ElementList *list)
{
    for (size_t i = 0; i < list->items.count; i++) {
        const Stored *stored = item_at(list, i);
        if (stored_is_reachable(stored) && id_equal(stored->element.id, elements->focused)) {
            return i;
        }
    }
    return list->items.count;
}

static float distance_to(const Elements *elements, const Stored *stored)
{
    Point a = rect_centre(elements->focus_rect), b = rect_centre(stored->element.rect);
    return hypotf(a.x - b.x, a.y - b.y);
}

/* Of what is of the same kind as the element that is gone, if there is any: beside a card another
 * card. */
static const Stored *nearest(const Elements *elements, const ElementList *list)
{
    const Stored *best = NULL;
    for (size_t i = 0; i < list->items.count; i++) {
        const Stored *stored = item_at(list, i);
        bool is_alike = stored->element.role == elements->focus_role;
        bool was_alike = best && best->element.role == elements->focus_role;
        bool better = !best || distance_to(elements, stored) < distance_to(elements, best);
        if (is_alike != was_alike) {
            better = is_alike;
        }
        if (stored_is_reachable(stored) && !stored->hidden && better) {
            best = stored;
        }
    }
    return best;
}

Focus focus_take(Elements *elements)
{
    Focus focus = {.rect = elements->focus_rect, .role = elements->focus_role};
    if (elements->ring) {
        memcpy(focus.id, elements->focused, sizeof focus.id);
    }
    elements->focused[0] = elements->wanted[0] = 0;
    elements->is_elsewhere = true;
    return focus;
}

void focus_give(Elements *elements, const Focus *focus)
{
    if (elements->ring && focus->id[0]) {
        id_copy(elements->focused, focus->id);
        elements->focus_rect = focus->rect;
        elements->focus_role = focus->role;
    }
}

void focus_keep(Elements *elements)
{
    const ElementList *list = elements_before(elements);
    bool is_shown = elements->ring && elements->focused[0] && !elements->is_elsewhere;
    elements->is_elsewhere = false;
    if (is_shown && focused_place(elements, list) == list->items.count) {
        const Stored *stored = nearest(elements, list);
        if (stored) {
            focus_set(elements, stored);
        }
    }
}

static bool focus_first(Elements *elements, const ElementList *list, int by)
{
    for (size_t i = 0; i < list->items.count; i++) {
        const Stored *stored = item_at(list, by > 0 ? i : list->items.count - 1 - i);
        if (stored_is_reachable(stored)) {
            focus_set(elements, stored);
            return true;
        }
    }
    return false;
}

/* Gives the focus to the neighbour of an element that is gone. */
static bool focus_again(Elements *elements, const ElementList *list, int by)
{
    const Stored *stored = elements->focused[0] ? nearest(elements, list) : NULL;
    if (!stored) {
        return focus_first(elements, list, by);
    }
    focus_set(elements, stored);
    return true;
}

bool focus_step(Elements *elements, int by)
{
    const ElementList *list = elements_before(elements);
    size_t count = list->items.count, place = focused_place(elements, list);
    if (place == count) {
        return focus_again(elements, list, by);
    }
    for (size_t i = 1; i <= count; i++) {
        size_t step = by > 0 ? i : count - i;
        const Stored *stored = item_at(list, (place + step) % count);
        if (stored_is_reachable(stored)) {
            focus_set(elements, stored);
            return true;
        }
    }
    return false;
}

bool focus_leap(Elements *elements, int by)
{
    const ElementList *list = elements_before(elements);
    size_t count = list->items.count, place = focused_place(elements, list);
    if (place == count) {
        return focus_again(elements, list, by);
    }
    const Stored *best = item_at(list, place);
    size_t step = by > 0 ? 1 : SIZE_MAX; /* which leads down, and below 0 past the end */
    for (size_t i = place; i < count; i += step) {
        const Stored *stored = item_at(list, i);
        bool is_alike = stored->element.role == best->element.role;
        if (stored_is_reachable(stored) && !is_alike) {
            break;
        }
        if (stored_is_reachable(stored)) {
            best = stored;
        }
    }
    focus_set(elements, best);
    return true;
}

typedef struct Direction {
    float x, y;
} Direction;

Way way_of(const KeyPress *press)
{
    static const struct {
        const Command *command;
        Way way;
    } ways[] = {{&command_left, WAY_LEFT},
                {&command_right, WAY_RIGHT},
                {&command_up, WAY_UP},
                {&command_down, WAY_DOWN}};
    for (size_t i = 0; i < COUNT_OF(ways); i++) {
        if (press_is(press, ways[i].command)) {
            return ways[i].way;
        }
    }
    return WAY_NONE;
}

static Direction direction_of(Way way)
{
    return (Direction){(float)((way == WAY_RIGHT) - (way == WAY_LEFT)),
                       (float)((way == WAY_DOWN) - (way == WAY_UP))};
}

/* How far away in that direction, sideways counting twice; below 0 when it lies elsewhere. */
static float cost(Rect from, Rect to, Direction direction, float widest)
{
    Point a = rect_centre(from), b = rect_centre(to);
    float dx = b.x - a.x, dy = b.y - a.y;
    float ahead = dx * direction.x + dy * direction.y;
    float aside = fabsf(dx * direction.y) + fabsf(dy * direction.x);
    if (ahead <= 1 || aside > ahead * widest) {
        return -1;
    }
    return ahead + 2 * aside;
}

float focus_cost(Rect from, Rect to, Way way)
{
    return cost(from, to, direction_of(way), WIDEST);
}

static const Stored *find_towards(const Elements *elements, const ElementList *list, Way way,
                                  float widest)
{
    const Stored *best = NULL;
    float least = INFINITY;
    for (size_t i = 0; i < list->items.count; i++) {
        const Stored *stored = item_at(list, i);
        bool same = id_equal(stored->element.id, elements->focused);
        float price = cost(elements->focus_rect, stored->element.rect, direction_of(way), widest);
        if (stored_is_reachable(stored) && !same && price >= 0 && price < least) {
            best = stored;
            least = price;
        }
    }
    return best;
}

bool focus_towards(Elements *elements, Way way)
{
    const ElementList *list = elements_before(elements);
    if (focused_place(elements, list) == list->items.count) {
        return focus_again(elements, list, 1);
    }
    const Stored *stored = find_towards(elements, list, way, 1.2f);
    if (!stored) {
        stored = find_towards(elements, list, way, WIDEST);
    }
    if (stored) {
        focus_set(elements, stored);
    }
    return stored != NULL;
}
