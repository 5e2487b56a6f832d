/* What the panels of all campaigns say of a stage: how hard it is, and what was reached in it. */
#ifndef APP_STAGE_LINES_H
#define APP_STAGE_LINES_H

#include "flow.h"
#include "storage/campaign.h"

#define STAGE_STEPS 5

/* How hard a stage is, 1 … STAGE_STEPS, in words and as so many lanterns that burn; `tip` says
 * how that was measured. */
void stage_difficulty(Flow *flow, unsigned step, const char *tip);

/* What was reached, and on a line of its own a better medal that was won with help. */
typedef struct BestLines {
    const char *id, *helped_id;
    const char *tip; /* which medal is won by what: a sentence */
} BestLines;
void stage_best(Flow *flow, const BestLines *lines, const CampaignDeal *deal);

#endif
