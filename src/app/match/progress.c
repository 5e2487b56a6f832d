/* Which games are prepared ones, and their records. Days are compared by their serial number, which
 * rises by one from a day to the next. A record bears a name that outlives the list of the stages:
 * in the campaign the deal's seed, so that it stays with the deal wherever that stands; on the
 * ladder the deck and the level, so that it stays with what was won whatever the variables become.
 */
#include "progress.h"

#include "base/arena.h"
#include "base/text.h"
#include "games/regicide.h"

#include <string.h>
#include <time.h>

#define STAGES_LIST "regicide-deals"
#define DAYS_LIST   "regicide-daily"
#define LADDER_LIST "clash"
#define DAYS_MAX    4000 /* of days that are looked at: more than ten years */
#define FIRST_DAY   20000101
#define LAST_DAY    99991231

/* Years begin in March, so that a leap day is the last of its year; 153 days are five months. */
static int serial_of(int day)
{
    int year = day / 10000, month = day / 100 % 100;
    year -= month < 3;
    month += month < 3 ? 9 : -3;
    return 365 * year + year / 4 - year / 100 + year / 400 + (153 * month + 2) / 5 + day % 100;
}

/* Whether it is in the calendar: 30 February is not, and would have the serial number of 2 March.
 */
static bool is_day(uint64_t seed)
{
    uint64_t month = seed / 100 % 100;
    if (seed < FIRST_DAY || seed > LAST_DAY || month < 1 || month > 12) {
        return false;
    }
    int day = (int)(seed % 100), first = (int)seed - day + 1;
    int next = month < 12 ? first + 100 : first + 10000 - 1100;
    return day >= 1 && day <= serial_of(next) - serial_of(first);
}

static bool is_official_solo(const MatchPlan *plan)
{
    if (plan->game != &regicide_game || plan->setup.seats != 1 || plan->kinds[0] != SEAT_PERSON) {
        return false;
    }
    for (int i = 0; i < plan->game->option_count; i++) {
        if (plan->setup.options[i] != plan->game->options[i].initial) {
            return false;
        }
    }
    return true;
}

static DealPlace rung_of(const MatchPlan *plan)
{
    int stage = plan->setup.seats == 1 && plan->kinds[0] == SEAT_PERSON
                    ? clash_stage_of(&plan->setup)
                    : CLASH_NO_STAGE;
    return stage == CLASH_NO_STAGE ? (DealPlace){DEAL_FREE, 0} : (DealPlace){DEAL_RUNG, stage};
}

DealPlace progress_place(const MatchPlan *plan)
{
    if (plan->game == &clash_game) {
        return rung_of(plan);
    }
    uint64_t seed = plan->setup.seed;
    if (!is_official_solo(plan)) {
        return (DealPlace){DEAL_FREE, 0};
    }
    for (int i = 0; i < REGICIDE_DEALS; i++) {
        if (regicide_deals[i].seed == seed) {
            return (DealPlace){DEAL_STAGE, i};
        }
    }
    return is_day(seed) ? (DealPlace){DEAL_DAILY, (int)seed} : (DealPlace){DEAL_FREE, 0};
}

MatchPlan progress_plan(DealPlace place)
{
    bool is_rung = place.kind == DEAL_RUNG;
    MatchPlan plan = plan_initial(is_rung ? &clash_game : &regicide_game, 1);
    plan.deal = is_rung ? DEAL_DRAWN : DEAL_CHOSEN;
    switch (place.kind) {
    case DEAL_STAGE:
        plan.setup.seed = regicide_deals[place.number].seed;
        break;
    case DEAL_DAILY:
        plan.setup.seed = (uint64_t)place.number;
        break;
    case DEAL_RUNG:
        plan.setup = clash_stage_setup(place.number);
        plan.setup.seed = SEED_ANY;
        break;
    case DEAL_FREE:
        break;
    }
    return plan;
}

static const char *list_of(DealKind kind)
{
    return kind == DEAL_DAILY ? DAYS_LIST : kind == DEAL_RUNG ? LADDER_LIST : STAGES_LIST;
}

/* "2.5" for the fifth level with the second deck, "draft.0" for the quick game with a draft. */
static void name_rung(int stage, Text *name)
{
    int ladder = clash_stage_ladder(stage);
    if (ladder < CLASH_DECKS) {
        text_append_number(name, ladder + 1);
    } else {
        text_append(name, "draft");
    }
    text_append(name, ".");
    text_append_number(name, clash_stage_level(stage));
}

/* The seed of a day is the day. */
static void name_deal(DealPlace place, CampaignDeal *deal)
{
    Text name = text_in(deal->deal, sizeof deal->deal);
    if (place.kind == DEAL_RUNG) {
        name_rung(place.number, &name);
    } else {
        text_append_number(&name, (int64_t)progress_plan(place).setup.seed);
    }
}

static bool counts(DealPlace place, int today)
{
    int late = place.kind == DEAL_DAILY ? serial_of(today) - serial_of(place.number) : 0;
    return place.kind != DEAL_FREE && late >= 0 && late <= 1;
}

static int medal_of(const Match *match)
{
    Outcome outcome;
    RegicideView view;
    if (match->game == &clash_game) {
        match_outcome(match, &outcome);
        return seats_have(outcome.winners, 0) ? LADDER_WON : 0;
    }
    match_view(match, 0, &view);
    return (int)regicide_medal(&view.table);
}

bool progress_record(Profile *profile, const Session *session, int today, Problem *problem)
{
    DealPlace place = progress_place(&session->plan);
    *problem = (Problem){.kind = PROBLEM_NONE};
    if (!counts(place, today) || !match_is_over(&session->match)) {
        return true;
    }
    int medal = medal_of(&session->match);
    bool is_helped =
        session->assisted || (session->plan.deal == DEAL_KNOWN && place.kind != DEAL_STAGE);
    CampaignDeal reached = {.medal = is_helped ? 0 : medal,
                            .assisted_medal = is_helped ? medal : 0};
    name_deal(place, &reached);
    return campaign_record(profile, list_of(place.kind), &reached, problem);
}

/* A damaged profile may hold any number. */
static int medal_within(int medal)
{
    return medal < REGICIDE_NO_MEDAL ? REGICIDE_NO_MEDAL
           : medal > REGICIDE_GOLD   ? REGICIDE_GOLD
                                     : medal;
}

bool progress_read(Profile *profile, DealPlace place, CampaignDeal *out)
{
    CampaignDeal wanted;
    memset(out, 0, sizeof *out);
    name_deal(place, &wanted);
    bool is_found = campaign_read(profile, list_of(place.kind), wanted.deal, out);
    out->medal = medal_within(out->medal);
    out->assisted_medal = medal_within(out->assisted_medal);
    return is_found;
}

void progress_stages(Profile *profile, CampaignDeal out[REGICIDE_DEALS])
{
    for (int i = 0; i < REGICIDE_DEALS; i++) {
        progress_read(profile, (DealPlace){DEAL_STAGE, i}, &out[i]);
    }
}

void progress_ladder(Profile *profile, CampaignDeal out[CLASH_STAGES])
{
    for (int i = 0; i < CLASH_STAGES; i++) {
        progress_read(profile, (DealPlace){DEAL_RUNG, i}, &out[i]);
    }
}

int progress_next(const CampaignDeal stages[REGICIDE_DEALS], int from)
{
    for (int i = 1; i <= REGICIDE_DEALS; i++) {
        int stage = (from + i) % REGICIDE_DEALS;
        if (stages[stage].medal == 0) {
            return stage;
        }
    }
    return NO_STAGE;
}

int progress_next_rung(const CampaignDeal stages[CLASH_STAGES], int from)
{
    int levels = CLASH_LEVELS + 1;
    for (int stage = from + 1; from != NO_STAGE && stage % levels > 0; stage++) {
        if (stages[stage].medal == 0) {
            return stage;
        }
    }
    for (int i = 0; i < CLASH_STAGES; i++) {
        int stage = clash_stage(i % CLASH_LADDERS, i / CLASH_LADDERS);
        if (stages[stage].medal == 0) {
            return stage;
        }
    }
    return NO_STAGE;
}

/* The list is in the order of its names, which is that of the days. */
static Streaks streaks_of(const CampaignDeal days[], size_t count, int today)
{
    Streaks streaks = {0, 0};
    int run = 0, last = 0;
    for (size_t i = 0; i < count; i++) {
        int64_t day;
        if (days[i].medal == 0 || !text_parse_number(days[i].deal, strlen(days[i].deal), &day) ||
            !is_day((uint64_t)day)) {
            continue;
        }
        int serial = serial_of((int)day);
        run = run > 0 && serial == last + 1 ? run + 1 : 1;
        last = serial;
        streaks.longest = run > streaks.longest ? run : streaks.longest;
    }
    streaks.current = run > 0 && serial_of(today) - last <= 1 ? run : 0;
    return streaks;
}

Streaks progress_streaks(Profile *profile, int today)
{
    Arena arena = {NULL};
    CampaignDeal *days = arena_alloc(&arena, DAYS_MAX * sizeof *days);
    size_t count = campaign_list(profile, DAYS_LIST, days, DAYS_MAX);
    Streaks streaks = streaks_of(days, count, today);
    arena_release(&arena);
    return streaks;
}

int progress_day_at(int64_t seconds)
{
    time_t when = (time_t)seconds;
    const struct tm *day = localtime(&when);
    return day ? (day->tm_year + 1900) * 10000 + (day->tm_mon + 1) * 100 + day->tm_mday : FIRST_DAY;
}
