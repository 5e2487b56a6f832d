/* Progress in a game's list of prepared deals: what was reached in each, by oneself and with help.
 * Which deals there are and what a medal means belongs to the game; here a medal is a number from
 * 1, the higher the better, and 0 is none. */
#ifndef STORAGE_CAMPAIGN_H
#define STORAGE_CAMPAIGN_H

#include "storage/profile.h"

typedef struct CampaignDeal {
    char deal[SAVED_WORD_BYTES]; /* the game's name for it */
    int medal;                   /* the best without undo or other help */
    int assisted_medal;          /* the best with it */
} CampaignDeal;

/* Notes that a deal was finished; the best of each kind stays. */
bool campaign_record(Profile *profile, const char *game, const CampaignDeal *reached,
                     Problem *problem);

/* What was reached in one deal; false, with `out` untouched, when it was never finished. */
bool campaign_read(Profile *profile, const char *game, const char *deal, CampaignDeal *out);

/* All deals of a game that were finished, by name; returns how many were written. */
size_t campaign_list(Profile *profile, const char *game, CampaignDeal out[], size_t capacity);

/* Forgets the progress in one game. */
bool campaign_reset(Profile *profile, const char *game, Problem *problem);

#endif
