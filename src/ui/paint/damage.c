/* Comparing two draw lists. A command that stands in both, in the same order relative to all others
 * that stayed, paints the same pixels; every other one, come, gone or moved in the order, spoils
 * its bounds. The commands that stayed are a longest increasing run of old places. */
#include "damage.h"

#include <stdlib.h>
#include <string.h>

/* Joining two rectangles is worth it when it adds little area. */
static bool is_worth_joining(Box a, Box b)
{
    int64_t joined = box_area(box_join(a, b));
    return joined <= box_area(a) + box_area(b) + 4096 || !box_is_empty(box_meet(a, b));
}

static void remove_at(Damage *damage, size_t index)
{
    damage->boxes[index] = damage->boxes[--damage->count];
}

/* The two boxes whose union wastes the least. */
static void join_cheapest(Damage *damage)
{
    size_t first = 0, second = 1;
    int64_t least = INT64_MAX;
    for (size_t i = 0; i < damage->count; i++) {
        for (size_t j = i + 1; j < damage->count; j++) {
            Box a = damage->boxes[i], b = damage->boxes[j];
            int64_t waste = box_area(box_join(a, b)) - box_area(a) - box_area(b);
            if (waste < least) {
                least = waste;
                first = i;
                second = j;
            }
        }
    }
    Box joined = box_join(damage->boxes[first], damage->boxes[second]);
    remove_at(damage, second);
    remove_at(damage, first);
    damage_add(damage, joined);
}

void damage_add(Damage *damage, Box box)
{
    if (box_is_empty(box)) {
        return;
    }
    size_t i = 0;
    while (i < damage->count) {
        if (is_worth_joining(damage->boxes[i], box)) {
            box = box_join(damage->boxes[i], box);
            remove_at(damage, i);
            i = 0;
        } else {
            i++;
        }
    }
    if (damage->count == DAMAGE_MAX) {
        join_cheapest(damage);
        damage_add(damage, box);
        return;
    }
    damage->boxes[damage->count++] = box;
}

typedef struct Place {
    uint64_t hash;
    size_t index;
} Place;

static int compare_places(const void *a, const void *b)
{
    const Place *x = a, *y = b;
    if (x->hash != y->hash) {
        return (x->hash > y->hash) - (x->hash < y->hash);
    }
    return (x->index > y->index) - (x->index < y->index);
}

static Buffer sorted_places(const DrawList *list)
{
    Buffer places;
    buffer_init(&places, sizeof(Place));
    for (size_t i = 0; i < list->items.count; i++) {
        const DrawItem *item = draw_list_item(list, i);
        if (!box_is_empty(item->bounds)) {
            buffer_push(&places, &(Place){item->hash, i});
        }
    }
    if (places.count) {
        qsort(places.data, places.count, sizeof(Place), compare_places);
    }
    return places;
}

/* For each command of `now` its place in `before`, SIZE_MAX for none; equal commands are matched
 * first to first. */
static Buffer match_places(const DrawList *before, const DrawList *now)
{
    Buffer old = sorted_places(before), new = sorted_places(now), match;
    buffer_init(&match, sizeof(size_t));
    for (size_t i = 0; i < now->items.count; i++) {
        buffer_push(&match, &(size_t){SIZE_MAX});
    }
    size_t i = 0, j = 0;
    while (i < old.count && j < new.count) {
        const Place *a = buffer_at(&old, i), *b = buffer_at(&new, j);
        if (a->hash == b->hash) {
            *(size_t *)buffer_at(&match, b->index) = a->index;
        }
        i += a->hash <= b->hash;
        j += b->hash <= a->hash;
    }
    buffer_release(&old);
    buffer_release(&new);
    return match;
}

typedef struct Run {
    size_t old;      /* place in `before` of the last command of a run */
    size_t index;    /* its place in `now` */
    size_t previous; /* the run it lengthens, as an index of `links`; SIZE_MAX: none */
} Run;

/* The shortest run length whose last old place is not below `old`. */
static size_t run_place(const Buffer *tails, const Buffer *links, size_t old)
{
    size_t low = 0, high = tails->count;
    while (low < high) {
        size_t middle = (low + high) / 2;
        size_t link = *(size_t *)buffer_at(tails, middle);
        if (((Run *)buffer_at(links, link))->old < old) {
            low = middle + 1;
        } else {
            high = middle;
        }
    }
    return low;
}

/* The last link of the run of that length, as an index of `links`; SIZE_MAX for no run. */
static size_t tail_of(const Buffer *tails, size_t length)
{
    if (length == 0) {
        return SIZE_MAX;
    }
    return *(size_t *)buffer_at(tails, length - 1);
}

/* Clears in `match` every command that is not in the longest increasing run. */
static void keep_longest_run(Buffer *match)
{
    Buffer tails, links;
    buffer_init(&tails, sizeof(size_t));
    buffer_init(&links, sizeof(Run));
    for (size_t i = 0; i < match->count; i++) {
        size_t old = *(size_t *)buffer_at(match, i);
        if (old == SIZE_MAX) {
            continue;
        }
        size_t place = run_place(&tails, &links, old);
        size_t link = links.count;
        buffer_push(&links, &(Run){old, i, tail_of(&tails, place)});
        if (place == tails.count) {
            buffer_push(&tails, NULL);
        }
        *(size_t *)buffer_at(&tails, place) = link;
        *(size_t *)buffer_at(match, i) = SIZE_MAX;
    }
    size_t link = tail_of(&tails, tails.count);
    while (link != SIZE_MAX) {
        const Run *run = buffer_at(&links, link);
        *(size_t *)buffer_at(match, run->index) = run->old;
        link = run->previous;
    }
    buffer_release(&tails);
    buffer_release(&links);
}

static size_t matched(const Buffer *match, size_t index)
{
    return *(size_t *)buffer_at(match, index);
}

void damage_compare(Damage *damage, const DrawList *before, const DrawList *now)
{
    Buffer match = match_places(before, now);
    keep_longest_run(&match);
    size_t next_old = 0;
    for (size_t i = 0; i <= match.count; i++) {
        bool is_new = i < match.count && matched(&match, i) == SIZE_MAX;
        if (is_new) {
            damage_add(damage, draw_list_item(now, i)->bounds);
            continue;
        }
        size_t stop = i < match.count ? matched(&match, i) : before->items.count;
        while (next_old < stop) {
            damage_add(damage, draw_list_item(before, next_old++)->bounds);
        }
        next_old = stop + 1;
    }
    buffer_release(&match);
}
