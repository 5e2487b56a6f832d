/* The panel of a floor of the tower: who waits there, by which rules which medal is won, and what
 * makes it uneven, before the duel begins. */
#include "clash/ladder/boss_panel.h"

#include "campaign_head.h"
#include "clash/ladder/bosses.h"
#include "clash/ladder/stages.h"
#include "clash/pieces.h"
#include "i18n/format.h"
#include "stage_lines.h"

#define PORTRAIT 120.0f /* units */

static void portrait(Flow *flow, int floor)
{
    float side = PORTRAIT * flow->sheet.unit;
    Rect row = flow_take(flow, side, 8);
    if (flow->is_shown) {
        draw_named(ui_draw(flow->app->ui), boss_portrait(floor),
                   (Rect){row.x + (row.w - side) / 2, row.y, side, side}, 1);
    }
}

/* What makes the floor uneven. */
static void handicap(Flow *flow, const ClashFloor *floor)
{
    App *app = flow->app;
    const char *begins = floor->first == 0 ? N_("You begin.") : N_("The boss begins.");
    flow_words(flow, "text.begins", app_word(app, begins), STYLE_BODY);
    if (floor->mana > 0) {
        flow_words(flow, "text.mana",
                   app_phrase(app, N_("Mana of the boss in each turn: +{n}"),
                              TR_VALUES(app_number(app, floor->mana))),
                   STYLE_BODY);
    }
}

/* Each step of the scale of difficulty ends below so many thousandths of games that are lost. */
static const unsigned steps[STAGE_STEPS] = {220, 360, 520, 700, 1001};

static unsigned difficulty_step(const ClashFloor *floor)
{
    unsigned step = 0;
    while (floor->loss >= steps[step]) {
        step++;
    }
    return step + 1;
}

void boss_panel(Flow *flow, int number, const CampaignDeal *deal, bool is_next)
{
    App *app = flow->app;
    const ClashFloor *floor = &clash_tower[number];
    bool is_met = deal->deal[0] != '\0';
    const char *rule = app_word(app, clash_day.rule);
    portrait(flow, number);
    flow_words(flow, "text.stage", ladder_stage_name(app, CLASH_STAGES + number), STYLE_HEAD);
    flow_words(flow, "text.site", boss_site(app, number), STYLE_BOLD);
    flow_words(flow, is_met ? "text.habit" : "text.greeting",
               is_met ? boss_habit(app, number) : boss_greeting(app, number), STYLE_BODY);
    campaign_next_line(flow, is_next);
    flow_words(flow, "text.draft",
               app_word(app, N_("A duel: four cards are turned up and picked in turn, until each "
                                "of you has eight.")),
               STYLE_BODY);
    handicap(flow, floor);
    stage_difficulty(
        flow, difficulty_step(floor),
        app_word(app, N_("How many games of this deal a computer player of normal strength loses "
                         "here.")));
    stage_best(flow, &(BestLines){"text.best", "text.helped", rule}, deal);
    flow_words(flow, "text.rule", rule, STYLE_BODY);
}
