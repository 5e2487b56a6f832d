/* Prepared deals of solo Regicide and what was reached in them: the 52 stages of the campaign, and
 * one deal for each day. A match belongs to one by its setup alone, so it counts wherever it was
 * begun; its seed is the stage's, or the day written as a number. Nothing here knows a screen. */
#ifndef APP_PROGRESS_H
#define APP_PROGRESS_H

#include "games/regicide_campaign.h"
#include "session.h"
#include "storage/campaign.h"

typedef enum DealKind { DEAL_FREE, DEAL_STAGE, DEAL_DAILY } DealKind;

/* A stage from 0, or a day as year × 10000 + month × 100 + day. */
typedef struct DealPlace {
    DealKind kind;
    int number;
} DealPlace;

/* DEAL_FREE unless one person plays it alone by the official rules. */
DealPlace progress_place(const MatchPlan *plan);

/* The match of a stage or a day; its seat has no name. */
MatchPlan progress_plan(DealPlace place);

/* Notes what a finished match has reached. A day's deal counts on its day, and on the next one, so
 * that a game may go past midnight. False when it could not be written. */
bool progress_record(Profile *profile, const Session *session, int today, Problem *problem);

/* What was reached; false, with `out` all zero, when the deal was never finished. */
bool progress_read(Profile *profile, DealPlace place, CampaignDeal *out);

/* The same for all stages at once; those that were never finished have no name in `deal`. */
void progress_stages(Profile *profile, CampaignDeal out[REGICIDE_DEALS]);

/* The stage after this one, from 0, that has no medal won without help, around the end; NO_STAGE
 * when each has one. `from` may be NO_STAGE. */
#define NO_STAGE (-1)
int progress_next(const CampaignDeal stages[REGICIDE_DEALS], int from);

/* Days in a row that were won without help: up to today, or to yesterday while today is open. */
typedef struct Streaks {
    int current, longest;
} Streaks;
Streaks progress_streaks(Profile *profile, int today);

/* The day of the person's calendar at this time, in seconds since 1970. */
int progress_day_at(int64_t seconds);

#endif
