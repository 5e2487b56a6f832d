/* The cases as a campaign: a stage for each secret, known by its number, its options and who sits
 * there. A record bears the place of the secret ("3.2" for the second of the third case), so that
 * it stays with what was won when the deals are made anew. */
#include "base/limits.h"
#include "direnjie/cases/cases.h"
#include "direnjie/pieces.h"
#include "i18n/format.h"
#include "match_plan.h"
#include "stage_group.h"

#include <string.h>

static SeatKind kind_of(int secret, Seat seat)
{
    DirenjieSuspect suspect = direnjie_case_suspect((unsigned)secret, seat);
    return seat_kind_of((BotLevel)direnjie_suspect_level(suspect));
}

static bool is_secret(const MatchPlan *plan, int secret)
{
    Setup setup = direnjie_case_setup((unsigned)secret);
    bool is_same = plan->setup.seed == setup.seed && plan->setup.seats == setup.seats &&
                   memcmp(plan->setup.options, setup.options, sizeof setup.options) == 0 &&
                   plan->kinds[0] == SEAT_PERSON;
    for (Seat seat = 1; seat < setup.seats && is_same; seat++) {
        is_same = plan->kinds[seat] == kind_of(secret, seat);
    }
    return is_same;
}

static DealPlace place(const MatchPlan *plan)
{
    for (int i = 0; i < DIRENJIE_CASE_DEALS; i++) {
        if (is_secret(plan, i)) {
            return (DealPlace){DEAL_STAGE, i, plan->game};
        }
    }
    return (DealPlace){.kind = DEAL_FREE};
}

static void prepare(DealPlace deal, MatchPlan *plan)
{
    plan->setup = direnjie_case_setup((unsigned)deal.number);
    for (Seat seat = 1; seat < plan->setup.seats; seat++) {
        plan->kinds[seat] = kind_of(deal.number, seat);
    }
}

static void record_name(int stage, Text *out)
{
    group_record_name(stage, DIRENJIE_CASE_SECRETS, out);
}

static const char *stage_name(App *app, int stage)
{
    return app_phrase(app, N_("{name} · secret {n}"),
                      TR_VALUES(cases_title(app, stage / DIRENJIE_CASE_SECRETS),
                                app_number(app, stage % DIRENJIE_CASE_SECRETS + 1)));
}

/* The grades are those of medals. */
static Medal medal(const Match *match)
{
    DirenjieView view;
    Outcome outcome;
    match_view(match, 0, &view);
    match_outcome(match, &outcome);
    return (Medal)direnjie_case_grade(&view, outcome.winners);
}

static int best_of(const CampaignDeal stages[], int number)
{
    int best = 0;
    for (int i = 0; i < DIRENJIE_CASE_SECRETS; i++) {
        best = max_int(best, stages[number * DIRENJIE_CASE_SECRETS + i].medal);
    }
    return best;
}

/* The first secret without a medal of the first case that has fewer than this. */
static int next_below(const CampaignDeal stages[], int wanted)
{
    for (int i = 0; i < DIRENJIE_CASES; i++) {
        int first = i * DIRENJIE_CASE_SECRETS;
        int stage = group_next(stages, first, DIRENJIE_CASE_SECRETS, NO_STAGE);
        if (best_of(stages, i) < wanted && stage != NO_STAGE) {
            return stage;
        }
    }
    return NO_STAGE;
}

/* Another secret of a case that is not solved; then the next case; then what is missing for gold.
 */
static int next(const CampaignDeal stages[], int from)
{
    int stage = NO_STAGE;
    if (from != NO_STAGE && best_of(stages, from / DIRENJIE_CASE_SECRETS) == 0) {
        int first = from - from % DIRENJIE_CASE_SECRETS;
        stage = group_next(stages, first, DIRENJIE_CASE_SECRETS, from);
    }
    if (stage == NO_STAGE) {
        stage = next_below(stages, MEDAL_BRONZE);
    }
    return stage != NO_STAGE ? stage : next_below(stages, MEDAL_GOLD);
}

static const char *next_label(int from, int to)
{
    bool is_same = from / DIRENJIE_CASE_SECRETS == to / DIRENJIE_CASE_SECRETS;
    return is_same ? N_("Another secret") : N_("Next case");
}

CampaignDeal cases_reached(const PlaceResult secrets[DIRENJIE_CASE_SECRETS], int number)
{
    CampaignDeal reached = {.medal = 0};
    for (int i = 0; i < DIRENJIE_CASE_SECRETS; i++) {
        reached.medal = max_int(reached.medal, secrets[i].reached.medal);
        reached.assisted_medal = max_int(reached.assisted_medal, secrets[i].reached.assisted_medal);
    }
    if (group_is_met(secrets, DIRENJIE_CASE_SECRETS)) {
        Text name = text_in(reached.deal, sizeof reached.deal);
        text_append_number(&name, number + 1);
    }
    if (reached.assisted_medal <= reached.medal) {
        reached.assisted_medal = 0;
    }
    return reached;
}

int cases_to_start(const PlaceResult secrets[DIRENJIE_CASE_SECRETS])
{
    for (int i = 0; i < DIRENJIE_CASE_SECRETS; i++) {
        if (!secrets[i].is_played) {
            return i;
        }
    }
    for (int i = 0; i < DIRENJIE_CASE_SECRETS; i++) {
        if (secrets[i].reached.medal == 0) {
            return i;
        }
    }
    return 0;
}

/* The end of its story, for who has found out all of it. */
static const char *told(App *app, int stage)
{
    if (medal(&app->session.match) < MEDAL_SILVER) {
        return NULL;
    }
    return cases_end(app, stage / DIRENJIE_CASE_SECRETS);
}

const CampaignUi direnjie_campaign = {.scene = &scene_cases,
                                      .list = "direnjie-cases",
                                      .stages = DIRENJIE_CASE_DEALS,
                                      .last = DIRENJIE_CASE_SECRETS,
                                      .seats = 2,
                                      .skips = true,
                                      .is_secret = true,
                                      .place = place,
                                      .prepare = prepare,
                                      .record_name = record_name,
                                      .stage_name = stage_name,
                                      .medal = medal,
                                      .rival = cases_rival,
                                      .told = told,
                                      .next = next,
                                      .next_label = next_label};
