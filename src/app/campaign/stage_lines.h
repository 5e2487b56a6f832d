/* What the panels of all campaigns say of a stage: how hard it is, and what was reached in it. */
#ifndef APP_STAGE_LINES_H
#define APP_STAGE_LINES_H

#include "flow.h"
#include "storage/campaign.h"

#define STAGE_STEPS 5

/* How hard a stage is, in words and as so many lanterns that burn. */
typedef struct StageScale {
    unsigned ends[STAGE_STEPS]; /* each step ends below so many thousandths of games lost; the last
                                   above 1000 */
    const char *tip;            /* how that was measured: a sentence */
} StageScale;
unsigned stage_step(unsigned loss, const StageScale *scale); /* from 1 */
void stage_difficulty(Flow *flow, unsigned loss, const StageScale *scale);

/* Whoever waits in a stage: what is said of them, untranslated. */
typedef struct StagePerson {
    const char *name, *site, *portrait;
    const char *greeting; /* before the first game against them */
    const char *habit;    /* after it: what they are like */
} StagePerson;
void stage_person(Flow *flow, const StagePerson *person, const char *heading, bool is_met);

/* What was reached, and on a line of its own a better medal that was won with help. */
typedef struct BestLines {
    const char *id, *helped_id;
    const char *tip; /* which medal is won by what: a sentence */
} BestLines;
void stage_best(Flow *flow, const BestLines *lines, const CampaignDeal *deal);

#endif
