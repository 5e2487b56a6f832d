/* The campaign of Regicide: 52 stages, known by their seeds, for one person by the official rules.
 */
#include "regicide/campaign/deals.h"
#include "games/regicide.h"
#include "i18n/format.h"
#include "regicide/ending.h"
#include "regicide/pieces.h"

/* Whether a plan keeps the official rules but for the court, which a stage may cut short. */
static bool is_official_solo(const MatchPlan *plan)
{
    if (plan->setup.seats != 1 || plan->kinds[0] != SEAT_PERSON) {
        return false;
    }
    for (int i = 0; i < plan->game->option_count; i++) {
        if (i != REGICIDE_COURT && plan->setup.options[i] != plan->game->options[i].initial) {
            return false;
        }
    }
    return true;
}

/* Whether a stage can have this court; it may be played against all twelve, too. */
static bool is_court_of(const RegicideDeal *deal, int32_t court)
{
    return court == deal->court || court == REGICIDE_WHOLE_COURT;
}

static DealPlace place(const MatchPlan *plan)
{
    uint64_t seed = plan->setup.seed;
    if (!is_official_solo(plan)) {
        return (DealPlace){.kind = DEAL_FREE};
    }
    for (int i = 0; i < REGICIDE_DEALS; i++) {
        if (regicide_deals[i].seed == seed &&
            is_court_of(&regicide_deals[i], plan->setup.options[REGICIDE_COURT])) {
            return (DealPlace){DEAL_STAGE, i, plan->game};
        }
    }
    return (DealPlace){.kind = DEAL_FREE};
}

static void prepare(DealPlace deal, MatchPlan *plan)
{
    plan->setup.seed = regicide_deals[deal.number].seed;
    plan->setup.options[REGICIDE_COURT] = regicide_deals[deal.number].court;
}

static const char *stage_name(App *app, int stage)
{
    return app_phrase(app, N_("Stage {n}"), TR_VALUES(app_number(app, stage + 1)));
}

/* The next stage that is not won, around the end. */
static int next(const CampaignDeal stages[], int from)
{
    for (int i = 1; i <= REGICIDE_DEALS; i++) {
        int stage = (from + i) % REGICIDE_DEALS;
        if (stages[stage].medal == 0) {
            return stage;
        }
    }
    return NO_STAGE;
}

DealPlace campaign_today(const Campaign *campaign)
{
    return (DealPlace){DEAL_DAILY, campaign->today, &regicide_game};
}

int campaign_realm_wins(const Campaign *campaign, int realm)
{
    int wins = 0;
    for (int i = 0; i < REGICIDE_REALM_DEALS; i++) {
        wins += campaign->stages[realm * REGICIDE_REALM_DEALS + i].medal > 0;
    }
    return wins;
}

const char *campaign_explanation(App *app)
{
    return app_word(app,
                    N_("Each of these 52 deals can be won with a gold medal; they grow harder "
                       "from the first to the last. The first thirteen have fewer royals. "
                       "Gold is a win without flipping a Jester, "
                       "silver with one, bronze with two. Win all thirteen stages of a realm to "
                       "earn its trophy."));
}

const CampaignUi regicide_campaign = {.scene = &scene_campaign,
                                      .list = "regicide-deals",
                                      .stages = REGICIDE_DEALS,
                                      .last = 1,
                                      .seats = 1,
                                      .skips = true,
                                      .place = place,
                                      .prepare = prepare,
                                      .stage_name = stage_name,
                                      .medal = regicide_won_medal,
                                      .next = next};
