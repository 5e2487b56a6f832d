/* Where keys go. One may follow the order of declaration, which goes round; arrows go to the
 * nearest element ahead, of the same part of the screen where it has one, and to one far aside only
 * where there is no other. When the focused element is gone, its last place stands for it, so that
 * playing a card leaves the focus beside the gap. */
#include "focus.h"

#include "base/limits.h"

#include <math.h>
#include <string.h>

#define NARROW 1.2f /* so far aside, by how far ahead, an element may lie */
#define WIDEST 6.0f /* the same where there is no other */

void focus_set(Elements *elements, const Stored *stored)
{
    id_copy(elements->focused, stored->element.id);
    elements->focus_rect = stored->element.rect;
    elements->focus_role = stored->element.role;
    elements->focus_section = stored->section;
    id_copy(elements->left[stored->section], stored->element.id);
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

/* How much it is like the element that is gone: beside a card of the hand another card of it. */
static int likeness(const Elements *elements, const Stored *stored)
{
    return 2 * (stored->section == elements->focus_section) +
           (stored->element.role == elements->focus_role);
}

/* Of what is most like it. */
static const Stored *nearest(const Elements *elements, const ElementList *list)
{
    const Stored *best = NULL;
    for (size_t i = 0; i < list->items.count; i++) {
        const Stored *stored = item_at(list, i);
        int more = best ? likeness(elements, stored) - likeness(elements, best) : 1;
        bool better =
            more > 0 || (more == 0 && distance_to(elements, stored) < distance_to(elements, best));
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
    memset(elements->left, 0, sizeof elements->left);
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
    if (is_shown && focused_place(elements, list) == list->items.count) {
        const Stored *stored = nearest(elements, list);
        if (stored) {
            focus_set(elements, stored);
        }
    }
}

/* With the hand one begins. */
static const Stored *end_of(const ElementList *list, int by)
{
    for (size_t i = 0; i < list->items.count && by > 0; i++) {
        const Stored *stored = item_at(list, i);
        if (stored->section == SECTION_HAND && stored_is_reachable(stored)) {
            return stored;
        }
    }
    for (size_t i = 0; i < list->items.count; i++) {
        const Stored *stored = item_at(list, by > 0 ? i : list->items.count - 1 - i);
        if (stored_is_reachable(stored)) {
            return stored;
        }
    }
    return NULL;
}

bool focus_again(Elements *elements, int by)
{
    const ElementList *list = elements_before(elements);
    const Stored *stored = elements->focused[0] ? nearest(elements, list) : NULL;
    if (!stored) {
        stored = end_of(list, by);
    }
    if (stored) {
        focus_set(elements, stored);
    }
    return stored != NULL;
}

bool focus_step(Elements *elements, int by)
{
    const ElementList *list = elements_before(elements);
    size_t count = list->items.count, place = focused_place(elements, list);
    if (place == count) {
        return focus_again(elements, by);
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

/* How far one looks for it. */
typedef struct Look {
    Direction direction;
    float widest;
    bool is_inside; /* the part of the screen that has the focus */
} Look;

static const Stored *find_towards(const Elements *elements, const ElementList *list, Look look)
{
    const Stored *best = NULL;
    float least = INFINITY;
    for (size_t i = 0; i < list->items.count; i++) {
        const Stored *stored = item_at(list, i);
        bool counts = stored_is_reachable(stored) &&
                      !id_equal(stored->element.id, elements->focused) &&
                      (!look.is_inside || stored->section == elements->focus_section);
        float price = cost(elements->focus_rect, stored->element.rect, look.direction, look.widest);
        if (counts && price >= 0 && price < least) {
            best = stored;
            least = price;
        }
    }
    return best;
}

bool focus_has_aside(const Elements *elements)
{
    const ElementList *list = elements_before(elements);
    return find_towards(elements, list, (Look){{-1, 0}, NARROW, true}) ||
           find_towards(elements, list, (Look){{1, 0}, NARROW, true});
}

bool focus_towards(Elements *elements, Way way)
{
    const ElementList *list = elements_before(elements);
    Direction direction = direction_of(way);
    const Look looks[] = {{direction, NARROW, true},
                          {direction, NARROW, false},
                          {direction, WIDEST, true},
                          {direction, WIDEST, false}};
    if (focused_place(elements, list) == list->items.count) {
        return focus_again(elements, 1);
    }
    const Stored *stored = NULL;
    for (size_t i = 0; i < COUNT_OF(looks) && !stored; i++) {
        stored = find_towards(elements, list, looks[i]);
    }
    if (stored) {
        focus_set(elements, stored);
    }
    return stored != NULL;
}
