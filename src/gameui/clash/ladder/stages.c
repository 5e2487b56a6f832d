/* The ladder of Clash of Decks as a campaign: a stage for each deck and level, known by its deck
 * and the sum of its variables. A record bears the deck and the level, so that it stays with what
 * was won whatever the variables become; a stage can only be won or not, which is kept as gold. */
#include "clash/ladder/stages.h"
#include "clash/ladder/decks.h"
#include "clash/ladder/difficulty.h"
#include "clash/pieces.h"
#include "games/clash_campaign.h"
#include "i18n/format.h"
#include "match_plan.h"

static DealPlace place(const MatchPlan *plan)
{
    bool is_alone = plan->setup.seats == 1 && plan->kinds[0] == SEAT_PERSON;
    int stage = is_alone ? clash_stage_of(&plan->setup) : CLASH_NO_STAGE;
    return stage == CLASH_NO_STAGE ? (DealPlace){.kind = DEAL_FREE}
                                   : (DealPlace){DEAL_STAGE, stage, plan->game};
}

static void prepare(DealPlace deal, MatchPlan *plan)
{
    plan->setup = clash_stage_setup(deal.number);
    plan->setup.seed = SEED_ANY;
}

/* "2.5" for the fifth level with the second deck, "draft.0" for the quick game with a draft. */
static void record_name(int stage, Text *out)
{
    int ladder = clash_stage_ladder(stage);
    if (ladder < CLASH_DECKS) {
        text_append_number(out, ladder + 1);
    } else {
        text_append(out, "draft");
    }
    text_append(out, ".");
    text_append_number(out, clash_stage_level(stage));
}

static Medal medal(const Match *match)
{
    Outcome outcome;
    match_outcome(match, &outcome);
    return seats_have(outcome.winners, 0) ? MEDAL_GOLD : MEDAL_NONE;
}

/* The next stage to win above this one, else the lowest level of all decks. */
static int next(const CampaignDeal stages[], int from)
{
    int levels = CLASH_LEVELS + 1;
    for (int stage = from + 1; from != NO_STAGE && stage % levels > 0; stage++) {
        if (stages[stage].medal == 0) {
            return stage;
        }
    }
    for (int i = 0; i < CLASH_STAGES; i++) {
        int stage = clash_stage(i % CLASH_LADDERS, i / CLASH_LADDERS);
        if (stages[stage].medal == 0) {
            return stage;
        }
    }
    return NO_STAGE;
}

const char *ladder_name(App *app, int ladder)
{
    if (ladder < CLASH_DECKS) {
        return deck_name(app, ladder);
    }
    return app_word(app, N_("Draft"));
}

const char *ladder_level_name(App *app, int level)
{
    return app_word(app, difficulty_level_name(level));
}

const char *ladder_stage_name(App *app, int stage)
{
    return app_phrase(app, N_("{deck} · {level}"),
                      TR_VALUES(ladder_name(app, clash_stage_ladder(stage)),
                                ladder_level_name(app, clash_stage_level(stage))));
}

const char *ladder_best(App *app, const CampaignDeal *deal)
{
    if (deal->medal > 0) {
        return app_word(app, N_("Won"));
    }
    if (deal->assisted_medal > 0) {
        return app_word(app, N_("Won with help"));
    }
    return app_word(app, deal->deal[0] != '\0' ? N_("Not won yet") : N_("Not played yet"));
}

const CampaignUi clash_campaign = {.scene = &scene_ladder,
                                   .list = "clash",
                                   .stages = CLASH_STAGES,
                                   .last = 1,
                                   .seats = 1,
                                   .is_plain = true,
                                   .place = place,
                                   .prepare = prepare,
                                   .record_name = record_name,
                                   .stage_name = ladder_stage_name,
                                   .medal = medal,
                                   .next = next};
