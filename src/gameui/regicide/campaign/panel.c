/* The panel of the campaign, from the chosen stage to the deal of the day. */
#include "app_match.h"
#include "base/limits.h"
#include "campaign_head.h"
#include "daily.h"
#include "flow.h"
#include "games/regicide.h"
#include "i18n/format.h"
#include "regicide/campaign/deals.h"
#include "regicide/pieces.h"
#include "regicide/sentences.h"
#include "result_words.h"
#include "stage_lines.h"

#include <math.h>

static const struct {
    const char *id, *picture, *name;
} realms[REGICIDE_REALMS] = {
    {"campaign.realm.spades", "ui/trophy-spades", N_("Realm of spades")},
    {"campaign.realm.hearts", "ui/trophy-hearts", N_("Realm of hearts")},
    {"campaign.realm.diamonds", "ui/trophy-diamonds", N_("Realm of diamonds")},
    {"campaign.realm.clubs", "ui/trophy-clubs", N_("Realm of clubs")},
};

static const StageScale scale = {{20, 150, 500, 850, 1001},
                                 N_("How many games of this deal a simple computer player loses.")};

static Campaign *campaign_of(const Flow *flow)
{
    return flow->context;
}

static void best(Flow *flow, const char *id, const char *helped_id, const CampaignDeal *deal)
{
    const char *tip = app_word(flow->app, REGICIDE_MEDAL_RULE);
    stage_best(flow, &(BestLines){id, helped_id, tip}, deal);
}

/* The lesson, as a stage before the first. */
static void lesson(Flow *flow)
{
    App *app = flow->app;
    flow_words(flow, "text.stage", app_phrase(app, N_("Stage {n}"), TR_VALUES(app_number(app, 0))),
               STYLE_HEAD);
    flow_words(flow, "text.realm", app_word(app, N_("Learn by playing")), STYLE_BOLD);
    flow_words(flow, "text.lesson-stage",
               app_word(app, N_("A first game with a host who explains "
                                "it")),
               STYLE_BODY);
    Button learn = {
        .id = "button.start", .label = app_word(app, N_("Learn")), .kind = BUTTON_PRIMARY};
    if (flow_button(flow, &learn)) {
        app_begin_lesson(app, &regicide_game);
    }
}

static const char *const courts[] = {[REGICIDE_WHOLE_COURT] =
                                         N_("Twelve enemies: Jacks, Queens and Kings"),
                                     [REGICIDE_JACKS_ALONE] = N_("Four enemies: the Jacks alone"),
                                     [REGICIDE_NO_KINGS] = N_("Eight enemies: Jacks and Queens")};

static const char *trophy_rule(App *app)
{
    return app_word(app, N_("Thirteen stages won without help make the trophy of a realm."));
}

static void stage(Flow *flow)
{
    App *app = flow->app;
    int chosen = campaign_of(flow)->chosen;
    flow_words(flow, "text.stage", regicide_campaign.stage_name(app, chosen), STYLE_HEAD);
    flow_noun(flow, "text.realm", app_word(app, realms[chosen / REGICIDE_REALM_DEALS].name),
              trophy_rule(app), STYLE_BOLD);
    campaign_next_line(flow, chosen == campaign_of(flow)->next);
    flow_words(flow, "text.court", app_word(app, courts[regicide_deals[chosen].court]), STYLE_BODY);
    stage_difficulty(flow, regicide_deals[chosen].loss, &scale);
    best(flow, "text.best", "text.helped", &campaign_of(flow)->stages[chosen]);
    Button start = {
        .id = "button.start", .label = app_word(app, N_("Start")), .kind = BUTTON_PRIMARY};
    if (flow_button(flow, &start)) {
        campaign_start(app, (DealPlace){DEAL_STAGE, chosen, &regicide_game});
    }
}

static void trophy(Flow *flow, int realm, Rect rect)
{
    App *app = flow->app;
    int wins = campaign_realm_wins(campaign_of(flow), realm);
    const char *won = app_number(app, wins), *all = app_number(app, REGICIDE_REALM_DEALS);
    Picture picture = picture_named(realms[realm].picture);
    Rect cup = rect_cut_top(&rect, rect.w);
    bool is_won = wins == REGICIDE_REALM_DEALS;
    draw_tinted(ui_draw(app->ui), &picture, (Outline){cup, 0},
                is_won ? color_rgb(0xffffff) : color_faded(color_rgb(0x8c8898), 0.75f));
    const char *name = app_word(app, realms[realm].name);
    Label label = {.id = realms[realm].id,
                   .name = name,
                   .value = app_phrase(app, N_("Stages won: {n} of {m}"), TR_VALUES(won, all)),
                   .tip = app_phrase(app, N_("{what}. {rule}"), TR_VALUES(name, trophy_rule(app)))};
    ui_tell(app->ui, &label, cup);
    ui_label(app->ui, NULL, app_phrase(app, N_("{n}/{m}"), TR_VALUES(won, all)),
             (TextStyle){FONT_BODY, SIZE_BODY, ALIGN_CENTRE, true}, COLOR_MUTED, rect);
}

static void trophies(Flow *flow)
{
    const Sheet *sheet = &flow->sheet;
    float gap = 10 * sheet->unit, width = (flow->rest.w - 3 * gap) / REGICIDE_REALMS;
    float largest = 110 * sheet->unit;
    width = fminf(width, largest);
    Rect row = flow_take(flow, width + 26 * sheet->type, 22);
    for (int realm = 0; realm < REGICIDE_REALMS && flow->is_shown; realm++) {
        trophy(flow, realm, rect_cut_left(&row, width));
        rect_cut_left(&row, gap);
    }
}

static void daily(Flow *flow)
{
    App *app = flow->app;
    const Campaign *campaign = campaign_of(flow);
    flow_words(flow, "heading.daily", app_word(app, N_("Daily deal")), STYLE_HEAD);
    flow_words(flow, "text.day", app_date(app, campaign->today), STYLE_BOLD);
    best(flow, "text.day-best", "text.day-helped", &campaign->day);
    const char *rule =
        app_word(app, N_("Days in a row on which the daily deal was won without help."));
    flow_noun(flow, "text.streak",
              app_phrase(app, N_("Current streak: {n}"),
                         TR_VALUES(app_number(app, campaign->streaks.current))),
              rule, STYLE_BODY);
    flow_noun(flow, "text.streak-longest",
              app_phrase(app, N_("Longest streak: {n}"),
                         TR_VALUES(app_number(app, campaign->streaks.longest))),
              rule, STYLE_BODY);
    if (flow_button(flow,
                    &(Button){.id = "button.daily", .label = app_word(app, N_("Today's deal"))})) {
        daily_play(app, campaign_today(campaign));
    }
}

/* Free play: the seats screen for one person, where the deal number is chosen. */
static void choose_deal(App *app)
{
    MatchPlan plan = settings_read_plan(app->profile, &regicide_game);
    plan_set_seats(&plan, 1);
    plan.kinds[0] = SEAT_PERSON;
    campaign_customise(app, &plan);
}

static void run(Flow *flow)
{
    if (campaign_of(flow)->chosen == NO_STAGE) {
        lesson(flow);
    } else {
        stage(flow);
    }
    flow_take(flow, 0, SECTION_GAP);
    trophies(flow);
    daily(flow);
    Button free_play = {.id = "button.free",
                        .label = app_word(flow->app, N_("Choose a deal number")),
                        .kind = BUTTON_SECONDARY};
    if (flow_button(flow, &free_play)) {
        choose_deal(flow->app);
    }
    if (!campaign_of(flow)->is_explained) {
        flow_words(flow, "text.campaign", campaign_explanation(flow->app), STYLE_BODY);
    }
}

void campaign_panel(App *app, Campaign *campaign, Rect rect)
{
    flow_panel(app, campaign, "list.campaign", rect, run);
}
