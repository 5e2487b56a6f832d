/* The panel of the tour: who the chosen rival is, what wins which medal, and the three deals. */
#include "campaign_head.h"
#include "claim/tour/tour.h"
#include "games/claim.h"
#include "i18n/format.h"
#include "stage_group.h"
#include "stage_lines.h"

static Tour *tour_of(const Flow *flow)
{
    return flow->context;
}

static const PlaceResult *deals_of(const Tour *tour)
{
    return &tour->deals[tour->chosen * CLAIM_RIVAL_DEALS];
}

static const StageScale scale = {
    {260, 390, 520, 640, 1001},
    N_("How many games of these deals a computer player of normal strength loses here.")};

static unsigned mean_loss(int rival)
{
    unsigned sum = 0;
    for (int i = 0; i < CLAIM_RIVAL_DEALS; i++) {
        sum += claim_tour[rival * CLAIM_RIVAL_DEALS + i].loss;
    }
    return sum / CLAIM_RIVAL_DEALS;
}

static const char *own_words(int standing)
{
    return tour_is_win(standing) ? N_("Won, votes: {n}") : N_("Lost, votes: {n}");
}

static const char *helped_words(int standing)
{
    return tour_is_win(standing) ? N_("Won with help, votes: {n}")
                                 : N_("Lost with help, votes: {n}");
}

/* What was reached in a deal: without help, else with it. */
static const char *deal_words(App *app, const PlaceResult *result)
{
    bool is_own = result->standing > 0;
    int best = is_own ? result->standing : result->helped;
    if (best == 0) {
        return app_word(app, N_("Not played yet"));
    }
    return app_phrase(app, is_own ? own_words(best) : helped_words(best),
                      TR_VALUES(app_number(app, tour_votes(best))));
}

static void deal(Flow *flow, int nth)
{
    App *app = flow->app;
    const Tour *tour = tour_of(flow);
    int stage = tour->chosen * CLAIM_RIVAL_DEALS + nth;
    const char *number = app_number(app, nth + 1);
    const char *par = app_number(app, claim_tour[stage].par);
    FlowRow row = {.id = app_numbered(app, "tour.deal.", nth + 1),
                   .name = app_phrase(app, N_("Deal {n}, par {m}"), TR_VALUES(number, par)),
                   .value = deal_words(app, &tour->deals[stage])};
    if (flow_row(flow, &row)) {
        campaign_start(app, (DealPlace){DEAL_STAGE, stage, &claim_game});
    }
}

/* The deal that is due, else the first of the rival that is not won, else its first. */
static int deal_to_start(const Tour *tour)
{
    int first = tour->chosen * CLAIM_RIVAL_DEALS;
    for (int i = 0; i < CLAIM_RIVAL_DEALS; i++) {
        if (!tour_is_win(tour->deals[first + i].standing)) {
            return first + i;
        }
    }
    return first;
}

static void run(Flow *flow)
{
    App *app = flow->app;
    const Tour *tour = tour_of(flow);
    const PlaceResult *deals = deals_of(tour);
    CampaignDeal reached = tour_reached(deals, tour->chosen);
    const StagePerson *person = tour_person(tour->chosen);
    stage_person(flow, person, app_word(app, person->name), group_is_met(deals, CLAIM_RIVAL_DEALS));
    campaign_next_line(flow,
                       tour->next != NO_STAGE && tour->next / CLAIM_RIVAL_DEALS == tour->chosen);
    stage_difficulty(flow, mean_loss(tour->chosen), &scale);
    stage_best(flow, &(BestLines){"text.best", "text.helped", tour_rule(app)}, &reached);
    flow_words(flow, "text.score", tour_score_words(app, deals, tour->chosen), STYLE_BODY);
    for (int i = 0; i < CLAIM_RIVAL_DEALS; i++) {
        deal(flow, i);
    }
    Button start = {
        .id = "button.start", .label = app_word(app, N_("Start")), .kind = BUTTON_PRIMARY};
    if (flow_button(flow, &start)) {
        campaign_start(app, (DealPlace){DEAL_STAGE, deal_to_start(tour), &claim_game});
    }
    if (!tour->is_explained) {
        flow_words(flow, "text.rule", tour_rule(app), STYLE_BODY);
    }
}

void tour_panel(App *app, void *tour, Rect rect)
{
    flow_panel(app, tour, "list.tour", rect, run);
}
