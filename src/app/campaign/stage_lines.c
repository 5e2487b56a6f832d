/* Lines of a campaign's panel that mean the same for every game. */
#include "stage_lines.h"

#include "daily.h"
#include "i18n/format.h"

#define LAMP 26.0f /* units */

void stage_difficulty(Flow *flow, unsigned step, const char *tip)
{
    App *app = flow->app;
    float side = LAMP * flow->sheet.unit;
    flow_noun(flow, "text.difficulty",
              app_phrase(app, N_("Difficulty {n} of {m}"),
                         TR_VALUES(app_number(app, step), app_number(app, STAGE_STEPS))),
              tip, STYLE_BODY);
    Rect row = flow_take(flow, side, 8);
    for (unsigned i = 0; i < STAGE_STEPS && flow->is_shown; i++) {
        const char *lamp = i < step ? "ui/lantern-lit" : "ui/lantern-unlit";
        Rect place = {row.x + side * 1.1f * (float)i, row.y, side, side};
        draw_named(ui_draw(app->ui), lamp, place, 1);
    }
}

void stage_best(Flow *flow, const BestLines *lines, const CampaignDeal *deal)
{
    flow_noun(flow, lines->id, daily_best(flow->app, deal), lines->tip, STYLE_BODY);
    if (deal->medal > 0 && deal->assisted_medal > deal->medal) {
        CampaignDeal helped = {.assisted_medal = deal->assisted_medal};
        flow_words(flow, lines->helped_id, daily_best(flow->app, &helped), STYLE_BODY);
    }
}
