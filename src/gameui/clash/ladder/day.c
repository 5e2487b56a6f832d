/* The deal of a day of Clash of Decks: a stage of the ladder with a deal of its own. The week
 * climbs it from the quick game to the hardest level and ends with a draft; the decks take turns.
 */
#include "base/limits.h"
#include "calendar.h"
#include "clash/ladder/stages.h"
#include "clash/pieces.h"
#include "games/clash_campaign.h"
#include "i18n/format.h"
#include "match_plan.h"

#define SUNDAY       6
#define SUNDAY_LEVEL 2
#define STURDY       3 /* the durability of a Fort that is worth silver */
#define WIN          1000

static void prepare(int day, MatchPlan *plan)
{
    int weekday = calendar_weekday(day), deck = calendar_serial(day) % CLASH_DECKS;
    int stage = clash_stage(deck, weekday);
    uint64_t seed = plan->setup.seed;
    if (weekday == SUNDAY) {
        stage = clash_stage(CLASH_DECKS, SUNDAY_LEVEL);
    }
    plan->setup = clash_stage_setup(stage);
    plan->setup.seed = seed;
}

static Medal medal_of(const ClashSide *side)
{
    if (!side->is_fort) {
        return MEDAL_GOLD;
    }
    return clash_keeper_life(side) >= STURDY ? MEDAL_SILVER : MEDAL_BRONZE;
}

/* A win by its medal, then by how few turns it took; else by how much of the pile is used up. */
static int standing(const Match *match)
{
    ClashView view;
    match_view(match, 0, &view);
    const ClashTable *table = &view.table;
    if (table->winner != 0) {
        return 1 + CLASH_PILE_MAX - table->pile_count;
    }
    return WIN * (int)medal_of(&table->sides[0]) + CLASH_TURNS_MAX - table->turn;
}

static Medal medal(int number)
{
    return (Medal)clamp_int(number / WIN, MEDAL_NONE, MEDAL_GOLD);
}

static const char *words(App *app, int number)
{
    static const char *const won[] = {[MEDAL_BRONZE] = N_("Won with a battered Fort, turns: {n}"),
                                      [MEDAL_SILVER] = N_("Won with a sturdy Fort, turns: {n}"),
                                      [MEDAL_GOLD] =
                                          N_("Won with the Bastion standing, turns: {n}")};
    int turns = (CLASH_TURNS_MAX - number % WIN + 1) / 2;
    if (medal(number) == MEDAL_NONE) {
        return app_phrase(app, N_("Lost, cards left in the AI deck: {n}"),
                          TR_VALUES(app_number(app, 1 + CLASH_PILE_MAX - number)));
    }
    return app_phrase(app, won[medal(number)], TR_VALUES(app_number(app, turns)));
}

static const char *task(App *app, const MatchPlan *plan)
{
    return ladder_stage_name(app, clash_stage_of(&plan->setup));
}

const DayUi clash_day = {
    .list = "clash-daily",
    .seats = 1,
    .prepare = prepare,
    .standing = standing,
    .medal = medal,
    .words = words,
    .task = task,
    .rule =
        N_("Gold: a win with the Bastion standing. Silver: with a Fort of durability 3 or more. "
           "Bronze: any other win."),
};
