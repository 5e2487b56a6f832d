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
#define WALL         10 /* more than a Bastion or a Fort can have of durability */

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

/* What is not won: by how much of the pile is used up; in a duel by what is left of the other wall:
 * below WALL of a Fort, from there on of a Bastion. */
static int lost_standing(const ClashTable *table, Seat seat)
{
    const ClashSide *other = &table->sides[1 - seat];
    if (table->mode == CLASH_SOLO) {
        return 1 + CLASH_PILE_MAX - table->pile_count;
    }
    int left = (int)clash_keeper_life(other);
    return 1 + 2 * WALL - left - (other->is_fort ? 0 : WALL);
}

/* A win by its medal, then by how few turns it took. */
static int standing(const Match *match, Seat seat)
{
    ClashView view;
    match_view(match, seat, &view);
    const ClashTable *table = &view.table;
    if (table->winner != seat) {
        return lost_standing(table, seat);
    }
    return WIN * (int)medal_of(&table->sides[seat]) + CLASH_TURNS_MAX - table->turn;
}

static Medal medal(int number)
{
    return (Medal)clamp_int(number / WIN, MEDAL_NONE, MEDAL_GOLD);
}

/* What is left of the other wall in a duel. */
static const char *wall_words(App *app, int left)
{
    const char *text = N_("Not won, durability of the other Fort: {n}");
    if (left >= WALL) {
        text = N_("Not won, durability of the other Bastion: {n}");
    }
    return app_phrase(app, text, TR_VALUES(app_number(app, clamp_int(left, 0, 2 * WALL) % WALL)));
}

static const char *words(App *app, const Setup *setup, int number)
{
    static const char *const won[] = {
        [MEDAL_BRONZE] = N_("Won with a battered Fort, own turns: {n}"),
        [MEDAL_SILVER] = N_("Won with a sturdy Fort, own turns: {n}"),
        [MEDAL_GOLD] = N_("Won with the Bastion standing, own turns: {n}")};
    int turns = (CLASH_TURNS_MAX - number % WIN + 1) / 2;
    if (medal(number) == MEDAL_NONE && setup->seats > 1) {
        return wall_words(app, 1 + 2 * WALL - number);
    }
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
