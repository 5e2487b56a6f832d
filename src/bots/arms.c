/* What a search that has tried its arms says of them, and the wishes that move some to the front or
 * away from it. */
#include "search.h"

#include "base/assert.h"

#include <string.h>

int arm_chance(const Arm *arm)
{
    if (arm->worlds) {
        return (int)(arm->sum / arm->worlds);
    }
    return 0;
}

/* Brings an arm forward; those between keep their order. */
static void move_arm(Search *search, size_t from, size_t to)
{
    Arm arm = search->arms[from];
    memmove(search->arms + to + 1, search->arms + to, (from - to) * sizeof arm);
    search->arms[to] = arm;
}

void search_prefer(Search *search, Action action)
{
    size_t place = 0;
    while (search->arms[place].action != action) {
        place++;
        ASSERT(place < search->count);
    }
    move_arm(search, place, 0);
}

static bool is_idle(const Search *search, const Arm *arm)
{
    return search->request->game->bots->is_idle(search->view, arm->action);
}

void search_shun_idle(Search *search)
{
    if (!search->request->game->bots->is_idle) {
        return;
    }
    for (size_t place = 0; place < 2 && place < search->count; place++) {
        const Arm *arm = &search->arms[place];
        if (!is_idle(search, arm)) {
            continue;
        }
        int least = arm_chance(arm) - ARMS_CLOSE;
        size_t other = place + 1;
        while (other < search->count && (is_idle(search, &search->arms[other]) ||
                                         arm_chance(&search->arms[other]) < least)) {
            other++;
        }
        if (other < search->count) {
            move_arm(search, other, place);
        }
    }
}
