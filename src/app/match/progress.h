/* Prepared games for one person and what was reached in them: the stages of a game's campaign and
 * one deal for each day. A match belongs to one by its setup alone, which its game tells, so it
 * counts wherever it was begun. Nothing here knows a screen or a game. */
#ifndef APP_PROGRESS_H
#define APP_PROGRESS_H

#include "game_ui.h"
#include "session.h"
#include "storage/campaign.h"

/* Which prepared game a match is; DEAL_FREE: none. */
DealPlace progress_place(const MatchPlan *plan);

/* The match of a prepared game; its seat has no name. Its deal may have to be drawn. */
MatchPlan progress_plan(DealPlace place);

/* Who sits there against the person of a stage; all zero: nobody known. */
Rival progress_rival(const MatchPlan *plan, Seat seat);

/* Whether it is a stage that is always dealt the same. */
bool progress_is_fixed(DealPlace place);

/* Whether the person knows already what is to be found out in this stage. */
bool progress_is_solved(Profile *profile, DealPlace place);

/* Notes what a finished match has reached. A deal that was known counts as one with help, but for
 * stages that are always the same, which are there to be tried again. A day's deal that was begun
 * on its day counts for it whenever it ends; one day more or less is let pass, for the clock may
 * have been that of another place. `today` is when a match began that the profile does not have.
 * False when it could not be written. */
bool progress_record(Profile *profile, const Session *session, int today, Problem *problem);

/* What was reached; false, with `out` all zero, when the deal was never finished. */
bool progress_read(Profile *profile, DealPlace place, CampaignDeal *out);

#define STAGES_MAX 64 /* no campaign has more */

/* The same for all stages of a game at once; those that were never finished have no name in `deal`.
 * As many as its campaign has are written. */
void progress_stages(Profile *profile, const Game *game, CampaignDeal out[]);

/* Whether help is offered in this stage: it was lost three times or more since it was last won, as
 * far as the matches that ended last and count for the statistics tell. */
bool progress_offers_help(Profile *profile, DealPlace stage);

/* What was reached in one place, with the standing of days and of stages that have one. Records of
 * earlier versions have medals without a standing. */
typedef struct PlaceResult {
    bool is_played;
    CampaignDeal reached;
    int standing, helped; /* the best without help and the best with it; 0: none */
} PlaceResult;
PlaceResult progress_result(Profile *profile, DealPlace place);

/* What a level of computer players makes of the same day's deal: a standing; 0: not known yet. The
 * numbers of the levels are the caller's. */
int progress_par(Profile *profile, DealPlace day, unsigned level);
bool progress_keep_par(Profile *profile, DealPlace day, unsigned level, int standing,
                       Problem *problem);

/* Days in a row that were won without help: up to today, or to yesterday while today is open. */
typedef struct Streaks {
    int current, longest;
} Streaks;
Streaks progress_streaks(Profile *profile, const Game *game, int today);

#endif
