/* A strong suggestion against all other actions. An imagined game says little, and the best of many
 * arms looks better than it is; so the suggestion stays unless another is ahead of it by more than
 * luck explains. Both are tried in the same worlds with the same luck, and what counts is the
 * difference in each, which varies far less than what either wins. */
#include "search.h"

#include <string.h>

#define WORLDS_FIRST 32 /* before anything is sure */
#define WORLDS_LATER 16 /* between two looks at who is beaten */

/* Squares of the standard errors from which a difference is believed. */
#define LOST_FROM  6
#define AHEAD_FROM 4

static void note_leads(Search *search)
{
    Arm *arms = search->arms;
    int32_t favourite = arms[0].latest + arms[0].latest_credit;
    for (size_t i = 1; i < search->kept; i++) {
        int64_t lead = arms[i].latest + arms[i].latest_credit - favourite;
        arms[i].lead += lead;
        arms[i].lead_squares += lead * lead;
    }
}

/* Whether a lead, or what an arm lies behind, is more than so many standard errors, squared. */
static bool is_sure(const Arm *arm, int64_t from)
{
    if (arm->worlds < WORLDS_FIRST) {
        return false;
    }
    int64_t variance = arm->lead_squares - arm->lead * arm->lead / arm->worlds;
    return arm->lead * arm->lead > from * variance;
}

/* Sends the beaten arms behind the others. */
static void drop_beaten(Search *search)
{
    Arm *arms = search->arms;
    for (size_t i = search->kept - 1; i > 0; i--) {
        if (arms[i].lead < 0 && is_sure(&arms[i], LOST_FROM)) {
            Arm arm = arms[i];
            memmove(&arms[i], &arms[i + 1], (search->kept - i - 1) * sizeof arm);
            arms[--search->kept] = arm;
        }
    }
}

static bool leads_by_more(const Arm *arm, const Arm *other)
{
    return arm->lead > other->lead;
}

void search_challenge(Search *search, Action favourite, uint32_t nodes)
{
    search_prefer(search, favourite);
    search->nodes = nodes;
    bool goes_on = search->kept > 1;
    while (goes_on) {
        search_try_worlds(search, 1, search->nodes);
        note_leads(search);
        if (search->arms[0].worlds % WORLDS_LATER == 0) {
            drop_beaten(search);
        }
        goes_on = search->kept > 1 && search->nodes > 0 && !search_is_stopped(search);
    }
    search_rank(search, leads_by_more);
    size_t best = 0;
    while (search->arms[best].action != favourite && !is_sure(&search->arms[best], AHEAD_FROM)) {
        best++;
    }
    search_prefer(search, search->arms[best].action);
}
