/* Where a deal belongs, and how it is called in the profile, is asked of its game. */
#include "progress.h"

#include "base/arena.h"
#include "base/limits.h"
#include "base/text.h"
#include "calendar.h"

#include <string.h>

#define DAYS_MAX 4000 /* of days that are looked at: more than ten years */

static const CampaignUi *campaign_of(const Game *game)
{
    return game_ui_of(game)->campaign;
}

DealPlace progress_place(const MatchPlan *plan)
{
    const CampaignUi *campaign = campaign_of(plan->game);
    if (!campaign) {
        return (DealPlace){.kind = DEAL_FREE};
    }
    return campaign->place(plan);
}

MatchPlan progress_plan(DealPlace place)
{
    MatchPlan plan = plan_initial(place.game, 1);
    campaign_of(place.game)->prepare(place, &plan);
    plan.deal = plan.setup.seed == SEED_ANY ? DEAL_DRAWN : DEAL_CHOSEN;
    return plan;
}

bool progress_is_fixed(DealPlace place)
{
    return place.kind == DEAL_STAGE && progress_plan(place).setup.seed != SEED_ANY;
}

static const char *list_of(DealPlace place)
{
    const CampaignUi *campaign = campaign_of(place.game);
    return place.kind == DEAL_DAILY ? campaign->days : campaign->list;
}

/* A seed stays with its deal wherever that stands in the list; that of a day is the day. */
static void name_deal(DealPlace place, CampaignDeal *deal)
{
    const CampaignUi *campaign = campaign_of(place.game);
    Text name = text_in(deal->deal, sizeof deal->deal);
    if (place.kind == DEAL_STAGE && campaign->record_name) {
        campaign->record_name(place.number, &name);
    } else {
        text_append_number(&name, (int64_t)progress_plan(place).setup.seed);
    }
}

static bool counts(DealPlace place, int today)
{
    bool is_daily = place.kind == DEAL_DAILY;
    int late = is_daily ? calendar_serial(today) - calendar_serial(place.number) : 0;
    return place.kind != DEAL_FREE && late >= 0 && late <= 1;
}

bool progress_record(Profile *profile, const Session *session, int today, Problem *problem)
{
    DealPlace place = progress_place(&session->plan);
    *problem = (Problem){.kind = PROBLEM_NONE};
    if (!counts(place, today) || !match_is_over(&session->match)) {
        return true;
    }
    int medal = (int)campaign_of(place.game)->medal(&session->match);
    bool is_known = plan_is_known(&session->plan) && !progress_is_fixed(place);
    CampaignDeal reached = {0};
    if (session->assisted || is_known) {
        reached.assisted_medal = medal;
    } else {
        reached.medal = medal;
    }
    name_deal(place, &reached);
    return campaign_record(profile, list_of(place), &reached, problem);
}

/* A damaged profile may hold any number. */
static int medal_within(int medal)
{
    return clamp_int(medal, MEDAL_NONE, MEDAL_GOLD);
}

bool progress_read(Profile *profile, DealPlace place, CampaignDeal *out)
{
    CampaignDeal wanted;
    memset(out, 0, sizeof *out);
    name_deal(place, &wanted);
    bool is_found = campaign_read(profile, list_of(place), wanted.deal, out);
    out->medal = medal_within(out->medal);
    out->assisted_medal = medal_within(out->assisted_medal);
    return is_found;
}

void progress_stages(Profile *profile, const Game *game, CampaignDeal out[])
{
    for (int i = 0; i < campaign_of(game)->stages; i++) {
        progress_read(profile, (DealPlace){DEAL_STAGE, i, game}, &out[i]);
    }
}

/* The list is in the order of its names, which is that of the days. */
static Streaks streaks_of(const CampaignDeal days[], size_t count, int today)
{
    Streaks streaks = {0, 0};
    int run = 0, last = 0;
    for (size_t i = 0; i < count; i++) {
        int64_t day;
        if (days[i].medal == 0 || !text_parse_number(days[i].deal, strlen(days[i].deal), &day) ||
            !calendar_has((uint64_t)day)) {
            continue;
        }
        int serial = calendar_serial((int)day);
        if (serial != last + 1) {
            run = 0;
        }
        run++;
        last = serial;
        streaks.longest = max_int(streaks.longest, run);
    }
    if (calendar_serial(today) - last <= 1) {
        streaks.current = run;
    }
    return streaks;
}

Streaks progress_streaks(Profile *profile, const Game *game, int today)
{
    Arena arena = {NULL};
    CampaignDeal *days = arena_alloc(&arena, DAYS_MAX * sizeof *days);
    size_t count = campaign_list(profile, campaign_of(game)->days, days, DAYS_MAX);
    Streaks streaks = streaks_of(days, count, today);
    arena_release(&arena);
    return streaks;
}
