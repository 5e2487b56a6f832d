/* Progress in lists of prepared deals: what was reached in each, by oneself and with help. Which
 * lists and deals there are and what a medal means belongs to the games; here a medal is a number
 * from 1, the higher the better, and 0 is none. `list` is the name of a list. A deal's name stays
 * with what was played, not with its place in the list, which may be made anew. */
#ifndef STORAGE_CAMPAIGN_H
#define STORAGE_CAMPAIGN_H

#include "storage/profile.h"

typedef struct CampaignDeal {
    char deal[SAVED_WORD_BYTES]; /* its name in the list */
    int medal;                   /* the best without undo or other help */
    int assisted_medal;          /* the best with it */
} CampaignDeal;

/* Notes that a deal was finished; the best of each kind stays. */
bool campaign_record(Profile *profile, const char *list, const CampaignDeal *reached,
                     Problem *problem);

/* What was reached in one deal; false, with `out` untouched, when it was never finished. */
bool campaign_read(Profile *profile, const char *list, const char *deal, CampaignDeal *out);

/* All deals of a list that were finished, by name; returns how many were written. */
size_t campaign_list(Profile *profile, const char *list, CampaignDeal out[], size_t capacity);

/* Forgets the progress in one list. */
bool campaign_reset(Profile *profile, const char *list, Problem *problem);

#endif
