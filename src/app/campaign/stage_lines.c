/* Lines of a campaign's panel that mean the same for every game. */
#include "stage_lines.h"

#include "daily.h"
#include "i18n/format.h"

#define LAMP     26.0f  /* units */
#define PORTRAIT 120.0f /* the same */

unsigned stage_step(unsigned loss, const StageScale *scale)
{
    unsigned step = 0;
    while (loss >= scale->ends[step]) {
        step++;
    }
    return step + 1;
}

void stage_difficulty(Flow *flow, unsigned loss, const StageScale *scale)
{
    App *app = flow->app;
    unsigned step = stage_step(loss, scale);
    float side = LAMP * flow->sheet.unit;
    flow_noun(flow, "text.difficulty",
              app_phrase(app, N_("Difficulty {n} of {m}"),
                         TR_VALUES(app_number(app, step), app_number(app, STAGE_STEPS))),
              app_word(app, scale->tip), STYLE_BODY);
    Rect row = flow_take(flow, side, 8);
    for (unsigned i = 0; i < STAGE_STEPS && flow->is_shown; i++) {
        const char *lamp = i < step ? "ui/lantern-lit" : "ui/lantern-unlit";
        Rect place = {row.x + side * 1.1f * (float)i, row.y, side, side};
        draw_named(ui_draw(app->ui), lamp, place, 1);
    }
}

void stage_person(Flow *flow, const StagePerson *person, const char *heading, bool is_met)
{
    App *app = flow->app;
    float side = PORTRAIT * flow->sheet.unit;
    Rect row = flow_take(flow, side, 8);
    if (flow->is_shown) {
        draw_named(ui_draw(app->ui), person->portrait, rect_around(rect_centre(row), side, side),
                   1);
    }
    flow_words(flow, "text.stage", heading, STYLE_HEAD);
    flow_words(flow, "text.site", app_word(app, person->site), STYLE_BOLD);
    flow_words(flow, is_met ? "text.habit" : "text.greeting",
               app_word(app, is_met ? person->habit : person->greeting), STYLE_BODY);
}

void stage_best(Flow *flow, const BestLines *lines, const CampaignDeal *deal)
{
    flow_noun(flow, lines->id, daily_best(flow->app, deal), lines->tip, STYLE_BODY);
    if (deal->medal > 0 && deal->assisted_medal > deal->medal) {
        CampaignDeal helped = {.assisted_medal = deal->assisted_medal};
        flow_words(flow, lines->helped_id, daily_best(flow->app, &helped), STYLE_BODY);
    }
}
