/* How a match of Regicide ends: all win or lose together, so many enemies fell, and one who plays
 * alone wins a medal. Asked of the view of seat 0: all of it is public. */
#include "regicide_ui.h"

#include "app.h"
#include "games/regicide.h"
#include "i18n/format.h"
#include "result_facts.h"

static RegicideTable table_of(const Match *match)
{
    RegicideView view;
    match_view(match, 0, &view);
    return view.table;
}

static const char *detail(App *app)
{
    RegicideTable table = table_of(&app->session.match);
    const char *defeated = app_number(app, regicide_defeated(&table));
    const char *all = app_number(app, REGICIDE_ROYALS);
    return app_phrase(app, N_("Enemies defeated: {n} of {m}"), TR_VALUES(defeated, all));
}

static unsigned no_sides(const Setup *setup)
{
    (void)setup;
    return 0;
}

Medal regicide_medal_of(unsigned grade)
{
    switch ((RegicideMedal)grade) {
    case REGICIDE_NO_MEDAL:
        return MEDAL_NONE;
    case REGICIDE_BRONZE:
        return MEDAL_BRONZE;
    case REGICIDE_SILVER:
        return MEDAL_SILVER;
    case REGICIDE_GOLD:
        return MEDAL_GOLD;
    }
    return MEDAL_NONE;
}

static Medal medal(const Match *match)
{
    RegicideTable table = table_of(match);
    return regicide_medal_of(regicide_medal(&table));
}

static void facts(const Match *match, SavedResult *out)
{
    if (match->setup.seats == 1) {
        result_note(out, FACT_FLIPS, table_of(match).flips_left);
    }
}

const ResultUi regicide_result = {
    .is_together = true, .detail = detail, .sides = no_sides, .medal = medal, .facts = facts};
