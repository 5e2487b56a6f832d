/* The ladder and the tower of Clash of Decks as a campaign. A stage of the ladder is known by its
 * deck and the sum of its variables. A record bears the deck and the level, so that it stays with
 * what was won whatever the variables become; it can only be won or not, which is kept as gold. A
 * floor of the tower is known by its deal, who begins and how strong the boss is; its record bears
 * its number, and its medals are those of the days. */
#include "clash/ladder/stages.h"
#include "clash/ladder/bosses.h"
#include "clash/ladder/decks.h"
#include "clash/ladder/difficulty.h"
#include "clash/pieces.h"
#include "games/clash_campaign.h"
#include "i18n/format.h"
#include "match_plan.h"

#include <string.h>

static bool is_floor(const MatchPlan *plan, const ClashFloor *floor)
{
    Setup setup = clash_tower_setup(floor);
    return plan->setup.seats == setup.seats && plan->setup.seed == setup.seed &&
           memcmp(plan->setup.options, setup.options, sizeof setup.options) == 0 &&
           plan->kinds[1] == seat_kind_of((BotLevel)floor->level);
}

static int floor_of(const MatchPlan *plan)
{
    for (int i = 0; i < CLASH_FLOORS; i++) {
        if (is_floor(plan, &clash_tower[i])) {
            return CLASH_STAGES + i;
        }
    }
    return NO_STAGE;
}

static int stage_of(const MatchPlan *plan)
{
    if (plan->kinds[0] != SEAT_PERSON) {
        return NO_STAGE;
    }
    if (plan->setup.seats > 1) {
        return floor_of(plan);
    }
    int stage = clash_stage_of(&plan->setup);
    return stage == CLASH_NO_STAGE ? NO_STAGE : stage;
}

static DealPlace place(const MatchPlan *plan)
{
    int stage = stage_of(plan);
    return stage == NO_STAGE ? (DealPlace){.kind = DEAL_FREE}
                             : (DealPlace){DEAL_STAGE, stage, plan->game};
}

static void prepare(DealPlace deal, MatchPlan *plan)
{
    if (ladder_is_floor(deal.number)) {
        const ClashFloor *floor = &clash_tower[ladder_floor(deal.number)];
        plan_set_seats(plan, CLASH_SIDES);
        plan->setup = clash_tower_setup(floor);
        plan->kinds[1] = seat_kind_of((BotLevel)floor->level);
        return;
    }
    plan->setup = clash_stage_setup(deal.number);
    plan->setup.seed = SEED_ANY;
}

/* "2.5" for the fifth level with the second deck, "draft.0" for the quick game with a draft,
 * "boss.8" for the top of the tower. */
static void record_name(int stage, Text *out)
{
    if (ladder_is_floor(stage)) {
        text_append(out, "boss.");
        text_append_number(out, ladder_floor(stage) + 1);
        return;
    }
    int ladder = clash_stage_ladder(stage);
    if (ladder < CLASH_DECKS) {
        text_append_number(out, ladder + 1);
    } else {
        text_append(out, "draft");
    }
    text_append(out, ".");
    text_append_number(out, clash_stage_level(stage));
}

/* Only floors have two seats. */
static Medal medal(const Match *match)
{
    Outcome outcome;
    if (match->setup.seats > 1) {
        return clash_day.medal(clash_day.standing(match, 0));
    }
    match_outcome(match, &outcome);
    return seats_have(outcome.winners, 0) ? MEDAL_GOLD : MEDAL_NONE;
}

/* The first of the stages from here to below the end that is not won; NO_STAGE: there is none. */
static int next_among(const CampaignDeal stages[], int from, int end)
{
    for (int stage = from; stage < end; stage++) {
        if (stages[stage].medal == 0) {
            return stage;
        }
    }
    return NO_STAGE;
}

/* The stage behind the top of the tower of this stage. */
static int top_of(int stage)
{
    int levels = CLASH_LEVELS + 1;
    return ladder_is_floor(stage) ? LADDER_STAGES : stage - stage % levels + levels;
}

static int next_of_ladder(const CampaignDeal stages[])
{
    for (int i = 0; i < CLASH_STAGES; i++) {
        int stage = clash_stage(i % CLASH_LADDERS, i / CLASH_LADDERS);
        if (stages[stage].medal == 0) {
            return stage;
        }
    }
    return NO_STAGE;
}

/* The next stage to win above this one, else the lowest level of all decks, else the bosses. */
static int next(const CampaignDeal stages[], int from)
{
    int stage = NO_STAGE;
    if (from != NO_STAGE) {
        stage = next_among(stages, from + 1, top_of(from));
    }
    if (stage == NO_STAGE) {
        stage = next_of_ladder(stages);
    }
    return stage != NO_STAGE ? stage : next_among(stages, CLASH_STAGES, LADDER_STAGES);
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
    if (ladder_is_floor(stage)) {
        int floor = ladder_floor(stage);
        return app_phrase(
            app, N_("{name} · floor {n}"),
            TR_VALUES(app_word(app, boss_person(floor)->name), app_number(app, floor + 1)));
    }
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

static Rival rival(int stage, Seat seat)
{
    (void)seat; /* there is one */
    return ladder_is_floor(stage) ? boss_rival(ladder_floor(stage)) : (Rival){.name = NULL};
}

/* How the boss drafts; of the ladder nothing. */
static const char *told(App *app, int stage)
{
    return ladder_is_floor(stage) ? app_word(app, boss_person(ladder_floor(stage))->habit) : NULL;
}

const CampaignUi clash_campaign = {.scene = &scene_ladder,
                                   .list = "clash",
                                   .stages = LADDER_STAGES,
                                   .last = 1,
                                   .seats = 1,
                                   .plain = CLASH_STAGES,
                                   .place = place,
                                   .prepare = prepare,
                                   .record_name = record_name,
                                   .stage_name = ladder_stage_name,
                                   .medal = medal,
                                   .rival = rival,
                                   .told = told,
                                   .next = next};
