/* The panel of a floor of the tower: who waits there, by which rules which medal is won, and what
 * makes it uneven, before the duel begins. */
#include "clash/ladder/boss_panel.h"

#include "campaign_head.h"
#include "clash/ladder/bosses.h"
#include "clash/ladder/stages.h"
#include "clash/pieces.h"
#include "i18n/format.h"
#include "stage_lines.h"

static const StageScale scale = {
    {220, 360, 520, 700, 1001},
    N_("How many games of this deal a computer player of normal strength loses here.")};

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

void boss_panel(Flow *flow, int number, const CampaignDeal *deal, bool is_next)
{
    App *app = flow->app;
    const ClashFloor *floor = &clash_tower[number];
    const char *rule = app_word(app, clash_day.rule);
    stage_person(flow, boss_person(number), ladder_stage_name(app, CLASH_STAGES + number),
                 deal->deal[0] != '\0');
    campaign_next_line(flow, is_next);
    flow_words(flow, "text.draft",
               app_word(app, N_("A duel: four cards are turned up and picked in turn, until each "
                                "of you has eight.")),
               STYLE_BODY);
    handicap(flow, floor);
    stage_difficulty(flow, floor->loss, &scale);
    stage_best(flow, &(BestLines){"text.best", "text.helped", rule}, deal);
    flow_words(flow, "text.rule", rule, STYLE_BODY);
}
