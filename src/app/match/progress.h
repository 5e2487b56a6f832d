/* Prepared games for one person and what was reached in them: the 52 stages of the campaign of
 * Regicide, one deal for each day, and the ladder of Clash of Decks. A match belongs to one by its
 * setup alone, so it counts wherever it was begun: in Regicide by its seed, the stage's or the day
 * written as a number; on the ladder by its deck and the sum of its variables. Nothing here knows a
 * screen. */
#ifndef APP_PROGRESS_H
#define APP_PROGRESS_H

#include "games/clash_campaign.h"
#include "games/regicide_campaign.h"
#include "session.h"
#include "storage/campaign.h"

typedef enum DealKind { DEAL_FREE, DEAL_STAGE, DEAL_DAILY, DEAL_RUNG } DealKind;

/* A stage of the campaign or of the ladder from 0, or a day as year × 10000 + month × 100 + day. */
typedef struct DealPlace {
    DealKind kind;
    int number;
} DealPlace;

/* DEAL_FREE unless one person plays it alone; Regicide by the official rules. */
DealPlace progress_place(const MatchPlan *plan);

/* The match of a prepared game; its seat has no name, on the ladder its deal is drawn. */
MatchPlan progress_plan(DealPlace place);

/* Notes what a finished match has reached. A deal that was known counts as one with help, but for
 * the stages of the campaign, which are there to be tried again. A day's deal counts on its day,
 * and on the next one, so that a game may go past midnight. False when it could not be written. */
bool progress_record(Profile *profile, const Session *session, int today, Problem *problem);

/* What was reached; false, with `out` all zero, when the deal was never finished. */
bool progress_read(Profile *profile, DealPlace place, CampaignDeal *out);

/* The same for all stages at once; those that were never finished have no name in `deal`. */
void progress_stages(Profile *profile, CampaignDeal out[REGICIDE_DEALS]);
void progress_ladder(Profile *profile, CampaignDeal out[CLASH_STAGES]);

/* A medal of the ladder, where there is only one kind. */
#define LADDER_WON 3

/* The stage after this one, from 0, that has no medal won without help, around the end; NO_STAGE
 * when each has one. `from` may be NO_STAGE. */
#define NO_STAGE (-1)
int progress_next(const CampaignDeal stages[REGICIDE_DEALS], int from);

/* The same for the ladder: above this stage, else the lowest level of all decks. */
int progress_next_rung(const CampaignDeal stages[CLASH_STAGES], int from);

/* Days in a row that were won without help: up to today, or to yesterday while today is open. */
typedef struct Streaks {
    int current, longest;
} Streaks;
Streaks progress_streaks(Profile *profile, int today);

/* The day of the person's calendar at this time, in seconds since 1970. */
int progress_day_at(int64_t seconds);

#endif
