/* The panel of the cases: the story of the chosen one, who is suspected, what wins which medal, and
 * its three secrets. */
#include "campaign_head.h"
#include "direnjie/cases/cases.h"
#include "i18n/format.h"
#include "match_plan.h"
#include "result_words.h"
#include "stage_lines.h"

#include <math.h>

#define FACE 34.0f /* units */

static Cases *cases_of(const Flow *flow)
{
    return flow->context;
}

/* A face, a name, and how cunning that one is. */
static void suspect(Flow *flow, int number, Seat seat)
{
    App *app = flow->app;
    unsigned deal = (unsigned)(number * DIRENJIE_CASE_SECRETS);
    Rival rival = cases_rival((int)deal, seat);
    MatchPlan plan = progress_plan((DealPlace){DEAL_STAGE, (int)deal, &direnjie_game});
    const char *words = app_phrase(
        app, N_("{name} · level: {level}"),
        TR_VALUES(app_word(app, rival.name), app_word(app, seat_kind_strength(plan.kinds[seat]))));
    float side = FACE * flow->sheet.unit, gap = 10 * flow->sheet.unit;
    float line = text_layout(app->ui, words, STYLE_BODY, flow->rest.w - side - gap)->h;
    Rect row = flow_take(flow, fmaxf(side, line), 4);
    if (!flow->is_shown) {
        return;
    }
    Rect face = rect_cut_left(&row, side);
    draw_named(ui_draw(app->ui), rival.picture, (Rect){face.x, face.y, side, side}, 1);
    rect_cut_left(&row, gap);
    row.y += (row.h - line) / 2;
    ui_label(app->ui, app_numbered(app, "text.suspect.", seat), words, STYLE_BODY, COLOR_PAPER,
             row);
}

static void suspects(Flow *flow, int number)
{
    flow_words(flow, "text.suspects", app_word(flow->app, N_("Suspects")), STYLE_BOLD);
    for (Seat seat = 1; seat < direnjie_cases[number].seats; seat++) {
        suspect(flow, number, seat);
    }
    flow_take(flow, 0, 8);
}

/* What was reached with a secret: without help, else with it. */
static const char *secret_words(App *app, const PlaceResult *result)
{
    int own = result->reached.medal, helped = result->reached.assisted_medal;
    if (own > 0) {
        return result_medal_name(app, (Medal)own);
    }
    if (helped > 0) {
        return app_phrase(app, N_("With help: {medal}"),
                          TR_VALUES(result_medal_name(app, (Medal)helped)));
    }
    return app_word(app, result->is_played ? N_("Not won yet") : N_("Not played yet"));
}

static void secret(Flow *flow, int nth)
{
    App *app = flow->app;
    const Cases *cases = cases_of(flow);
    int stage = cases->chosen * DIRENJIE_CASE_SECRETS + nth;
    FlowRow row = {.id = app_numbered(app, "cases.secret.", nth + 1),
                   .name = app_phrase(app, N_("Secret {n}"), TR_VALUES(app_number(app, nth + 1))),
                   .value = secret_words(app, &cases->secrets[stage])};
    if (flow_row(flow, &row)) {
        campaign_start(app, (DealPlace){DEAL_STAGE, stage, &direnjie_game});
    }
}

static void run(Flow *flow)
{
    App *app = flow->app;
    const Cases *cases = cases_of(flow);
    int first = cases->chosen * DIRENJIE_CASE_SECRETS;
    const PlaceResult *secrets = &cases->secrets[first];
    CampaignDeal reached = cases_reached(secrets, cases->chosen);
    const char *rule = cases_rule(app, cases->chosen);
    flow_words(flow, "text.stage", cases_title(app, cases->chosen), STYLE_HEAD);
    flow_words(flow, "text.story", cases_story(app, cases->chosen), STYLE_BODY);
    campaign_next_line(flow, cases->next != NO_STAGE &&
                                 cases->next / DIRENJIE_CASE_SECRETS == cases->chosen);
    suspects(flow, cases->chosen);
    flow_words(flow, "text.rule", rule, STYLE_BODY);
    stage_best(flow, &(BestLines){"text.best", "text.helped", rule}, &reached);
    Button start = {
        .id = "button.start", .label = app_word(app, N_("Start")), .kind = BUTTON_PRIMARY};
    if (flow_button(flow, &start)) {
        campaign_start(app,
                       (DealPlace){DEAL_STAGE, first + cases_to_start(secrets), &direnjie_game});
    }
    for (int i = 0; i < DIRENJIE_CASE_SECRETS; i++) {
        secret(flow, i);
    }
    flow_words(flow, "text.seen",
               app_word(app, N_("A secret that you have seen to the end counts as played with "
                                "help.")),
               STYLE_BODY);
}

void cases_panel(App *app, void *cases, Rect rect)
{
    flow_panel(app, cases, "list.cases", rect, run);
}
