/* The tour as a campaign: a stage for each deal, known by its number, who leads and how strong the
 * rival is. A record bears the place in the tour ("3.2" for the second deal against the third
 * rival), so that it stays with what was won when the deals are made anew. Whether a deal was won
 * and with how many votes is its standing; the medal of a single deal only says that it was won. */
#include "base/limits.h"
#include "claim/pieces.h"
#include "claim/tour/tour.h"
#include "games/claim.h"
#include "i18n/format.h"
#include "match_plan.h"
#include "result_words.h"
#include "stage_group.h"

#define WON 6 /* added to the votes of a deal that was won */

static bool is_deal(const MatchPlan *plan, const ClaimTourDeal *deal)
{
    return plan->setup.seed == deal->seed && plan->setup.options[CLAIM_FIRST] == deal->first &&
           plan->kinds[0] == SEAT_PERSON && plan->kinds[1] == seat_kind_of((BotLevel)deal->level);
}

static DealPlace place(const MatchPlan *plan)
{
    for (int i = 0; i < CLAIM_TOUR_DEALS; i++) {
        if (is_deal(plan, &claim_tour[i])) {
            return (DealPlace){DEAL_STAGE, i, plan->game};
        }
    }
    return (DealPlace){.kind = DEAL_FREE};
}

static void prepare(DealPlace deal, MatchPlan *plan)
{
    const ClaimTourDeal *its = &claim_tour[deal.number];
    plan->setup.seed = its->seed;
    plan->setup.options[CLAIM_FIRST] = its->first;
    plan->kinds[1] = seat_kind_of((BotLevel)its->level);
}

static void record_name(int stage, Text *out)
{
    group_record_name(stage, CLAIM_RIVAL_DEALS, out);
}

static const char *stage_name(App *app, int stage)
{
    return app_phrase(app, N_("{name} · deal {n}"),
                      TR_VALUES(app_word(app, tour_person(stage / CLAIM_RIVAL_DEALS)->name),
                                app_number(app, stage % CLAIM_RIVAL_DEALS + 1)));
}

static bool is_won(const Match *match)
{
    Outcome outcome;
    match_outcome(match, &outcome);
    return outcome.winners == seat_bit(0);
}

static Medal medal(const Match *match)
{
    return is_won(match) ? MEDAL_GOLD : MEDAL_NONE;
}

static int standing(const Match *match)
{
    Outcome outcome;
    match_outcome(match, &outcome);
    return 1 + outcome.score[0] + (is_won(match) ? WON : 0);
}

int tour_votes(int number)
{
    return (number - 1) % WON;
}

bool tour_is_win(int number)
{
    return number > WON;
}

static int next_of_rival(const CampaignDeal stages[], int rival, int after)
{
    return group_next(stages, rival * CLAIM_RIVAL_DEALS, CLAIM_RIVAL_DEALS, after);
}

static int wins_of(const CampaignDeal stages[], int rival)
{
    int wins = 0;
    for (int i = 0; i < CLAIM_RIVAL_DEALS; i++) {
        wins += stages[rival * CLAIM_RIVAL_DEALS + i].medal > 0;
    }
    return wins;
}

/* The first deal not won of the first rival who was beaten in fewer deals than that. */
static int next_below(const CampaignDeal stages[], int wins)
{
    for (int i = 0; i < CLAIM_RIVALS; i++) {
        if (wins_of(stages, i) < wins) {
            return next_of_rival(stages, i, NO_STAGE);
        }
    }
    return NO_STAGE;
}

/* The deals of a rival one after another; then who is not beaten yet; then what is missing for
 * gold. */
static int next(const CampaignDeal stages[], int from)
{
    int stage = NO_STAGE;
    if (from != NO_STAGE) {
        stage = next_of_rival(stages, from / CLAIM_RIVAL_DEALS, from);
    }
    if (stage == NO_STAGE) {
        stage = next_below(stages, TOUR_MAJORITY);
    }
    return stage != NO_STAGE ? stage : next_below(stages, CLAIM_RIVAL_DEALS);
}

/* Another deal against the same rival is no further stage of the journey. */
static const char *next_label(int from, int to)
{
    bool is_same = from / CLAIM_RIVAL_DEALS == to / CLAIM_RIVAL_DEALS;
    return is_same ? N_("Next deal") : NULL;
}

TourScore tour_score(const PlaceResult deals[CLAIM_RIVAL_DEALS], int rival, bool with_help)
{
    TourScore score = {0, 0, 0};
    for (int i = 0; i < CLAIM_RIVAL_DEALS; i++) {
        int best = deals[i].standing;
        if (with_help) {
            best = max_int(best, deals[i].helped);
        }
        if (best > 0) {
            score.wins += tour_is_win(best);
            score.votes += tour_votes(best);
        }
        score.par += claim_tour[rival * CLAIM_RIVAL_DEALS + i].par;
    }
    return score;
}

Medal tour_medal(const TourScore *score)
{
    if (score->wins == CLAIM_RIVAL_DEALS) {
        return MEDAL_GOLD;
    }
    if (score->wins < TOUR_MAJORITY) {
        return MEDAL_NONE;
    }
    return score->votes > score->par ? MEDAL_SILVER : MEDAL_BRONZE;
}

CampaignDeal tour_reached(const PlaceResult deals[CLAIM_RIVAL_DEALS], int rival)
{
    TourScore own = tour_score(deals, rival, false);
    TourScore helped = tour_score(deals, rival, true);
    CampaignDeal reached = {.medal = (int)tour_medal(&own)};
    int with_help = (int)tour_medal(&helped);
    reached.assisted_medal = with_help > reached.medal ? with_help : 0;
    for (int i = 0; i < CLAIM_RIVAL_DEALS; i++) {
        if (deals[i].is_played) {
            Text name = text_in(reached.deal, sizeof reached.deal);
            text_append_number(&name, rival + 1);
        }
    }
    return reached;
}

const char *tour_rule(App *app)
{
    return app_word(app, N_("Three deals. Bronze: win two. Silver: with more votes in all than "
                            "par. Gold: win all three. Par is what an experienced player won "
                            "with your cards."));
}

const char *tour_score_words(App *app, const PlaceResult deals[CLAIM_RIVAL_DEALS], int rival)
{
    TourScore score = tour_score(deals, rival, true);
    return app_phrase(app, N_("Deals won: {n} of {m}. Votes: {votes}, par: {par}."),
                      TR_VALUES(app_number(app, score.wins), app_number(app, CLAIM_RIVAL_DEALS),
                                app_number(app, score.votes), app_number(app, score.par)));
}

void tour_read(App *app, int rival, PlaceResult deals[CLAIM_RIVAL_DEALS])
{
    group_read(app->profile, &claim_game, rival * CLAIM_RIVAL_DEALS, CLAIM_RIVAL_DEALS, deals);
}

/* The medal for the deals so far; NULL: none yet. */
static const char *medal_told(App *app, const PlaceResult deals[CLAIM_RIVAL_DEALS], int rival)
{
    CampaignDeal reached = tour_reached(deals, rival);
    if (reached.assisted_medal > 0) {
        return app_phrase(app, N_("With help: {medal}"),
                          TR_VALUES(result_medal_name(app, (Medal)reached.assisted_medal)));
    }
    return result_medal_name(app, (Medal)reached.medal);
}

/* How that one plays, how it stands against them, and which medal that is. */
static const char *told(App *app, int stage)
{
    PlaceResult deals[CLAIM_RIVAL_DEALS];
    int number = stage / CLAIM_RIVAL_DEALS;
    tour_read(app, number, deals);
    const char *medal = medal_told(app, deals, number);
    const char *score = tour_score_words(app, deals, number);
    if (medal) {
        score = app_phrase(app, N_("{text} {medal}."), TR_VALUES(score, medal));
    }
    return app_phrase(app, N_("{text} {next}"),
                      TR_VALUES(app_word(app, tour_person(number)->habit), score));
}

const CampaignUi claim_campaign = {.scene = &scene_tour,
                                   .list = "claim-tour",
                                   .stages = CLAIM_TOUR_DEALS,
                                   .last = CLAIM_RIVAL_DEALS,
                                   .seats = CLAIM_SEATS,
                                   .skips = true,
                                   .plain = CLAIM_TOUR_DEALS,
                                   .place = place,
                                   .prepare = prepare,
                                   .record_name = record_name,
                                   .stage_name = stage_name,
                                   .medal = medal,
                                   .standing = standing,
                                   .rival = tour_rival,
                                   .told = told,
                                   .next = next,
                                   .next_label = next_label};
