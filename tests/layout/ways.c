/* A copy of the elements is moved about in; the lists themselves are only read. */
#include "ways.h"

#include <string.h>

static bool takes_aside(const Stored *stored)
{
    Role role = stored->element.role;
    return role == ROLE_FIELD ||
           (!stored->element.disabled && (role == ROLE_SLIDER || role == ROLE_LIST));
}

static void move(Elements *elements, const Stored *from, Move move)
{
    static const Way ways[] = {[MOVE_LEFT] = WAY_LEFT,
                               [MOVE_RIGHT] = WAY_RIGHT,
                               [MOVE_UP] = WAY_UP,
                               [MOVE_DOWN] = WAY_DOWN};
    bool is_aside = move == MOVE_LEFT || move == MOVE_RIGHT;
    if (move == MOVE_ON || move == MOVE_BACK) {
        focus_cross(elements, move == MOVE_ON ? 1 : -1);
    } else if (!is_aside || !takes_aside(from)) {
        focus_towards(elements, ways[move]);
    }
}

size_t ways_place(const Ways *ways, const char *id)
{
    for (size_t i = 0; i < ways->count; i++) {
        if (id_equal(ways->things[i]->element.id, id)) {
            return i;
        }
    }
    return ways->count;
}

static void look_from(Ways *ways, const Elements *elements, size_t from)
{
    for (size_t i = 0; i < MOVES; i++) {
        Elements copy = *elements;
        id_copy(copy.focused, ways->things[from]->element.id);
        copy.focus_rect = ways->things[from]->element.rect;
        copy.focus_section = ways->things[from]->section;
        move(&copy, ways->things[from], (Move)i);
        ways->ends[from][i] = ways_place(ways, copy.focused);
    }
}

void ways_look(Ways *ways, const Elements *elements, bool is_fresh)
{
    Elements copy = *elements;
    copy.now = 1 - copy.now; /* what was shown is then what keys move in */
    if (is_fresh) {
        memset(copy.left, 0, sizeof copy.left);
    }
    const ElementList *list = elements_before(&copy);
    ways->count = 0;
    for (size_t i = 0; i < list->items.count && ways->count < WAYS_THINGS; i++) {
        const Stored *stored = buffer_at(&list->items, i);
        if (stored_is_reachable(stored)) {
            ways->things[ways->count++] = stored;
        }
    }
    for (size_t i = 0; i < ways->count; i++) {
        look_from(ways, &copy, i);
    }
}

Move ways_first(const Ways *ways, size_t from, size_t to)
{
    size_t queue[WAYS_THINGS], ends = 0;
    Move firsts[WAYS_THINGS];
    for (size_t i = 0; i < WAYS_THINGS; i++) {
        firsts[i] = MOVES;
    }
    queue[ends++] = from;
    for (size_t begin = 0; begin < ends; begin++) {
        size_t at = queue[begin];
        for (size_t i = 0; i < MOVES; i++) {
            size_t end = ways->ends[at][i];
            if (end == from || firsts[end] != MOVES) {
                continue;
            }
            firsts[end] = at == from ? (Move)i : firsts[at];
            queue[ends++] = end;
        }
    }
    return firsts[to];
}
