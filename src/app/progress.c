/* Which deals are prepared ones, and their records. Days are compared by their serial number, which
 * rises by one from a day to the next. */
#include "progress.h"

#include "base/arena.h"
#include "games/regicide.h"

#include <string.h>
#include <time.h>

#define STAGES_LIST "regicide"
#define DAYS_LIST   "regicide-daily"
#define DAYS_MAX    4000 /* of days that are looked at: more than ten years */
#define FIRST_DAY   20000101
#define LAST_DAY    99991231

static bool is_day(uint64_t seed)
{
    uint64_t month = seed / 100 % 100, day = seed % 100;
    return seed >= FIRST_DAY && seed <= LAST_DAY && month >= 1 && month <= 12 && day >= 1 &&
           day <= 31;
}

/* Years begin in March, so that a leap day is the last of its year; 153 days are five months. */
static int serial_of(int day)
{
    int year = day / 10000, month = day / 100 % 100;
    year -= month < 3;
    month += month < 3 ? 9 : -3;
    return 365 * year + year / 4 - year / 100 + year / 400 + (153 * month + 2) / 5 + day % 100;
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

DealPlace progress_place(const MatchPlan *plan)
{
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
    MatchPlan plan = plan_initial(&regicide_game, 1);
    switch (place.kind) {
    case DEAL_STAGE:
        plan.setup.seed = regicide_deals[place.number].seed;
        break;
    case DEAL_DAILY:
        plan.setup.seed = (uint64_t)place.number;
        break;
    case DEAL_FREE:
        break;
    }
    return plan;
}

static const char *list_of(DealPlace place)
{
    return place.kind == DEAL_DAILY ? DAYS_LIST : STAGES_LIST;
}

/* Stages are kept from 1, as people count them. */
static void name_deal(DealPlace place, CampaignDeal *deal)
{
    Text name = text_in(deal->deal, sizeof deal->deal);
    text_append_number(&name, place.kind == DEAL_STAGE ? place.number + 1 : place.number);
}

static bool counts(DealPlace place, int today)
{
    int late = place.kind == DEAL_DAILY ? serial_of(today) - serial_of(place.number) : 0;
    return place.kind != DEAL_FREE && late >= 0 && late <= 1;
}

bool progress_record(Profile *profile, const Session *session, int today, Problem *problem)
{
    DealPlace place = progress_place(&session->plan);
    RegicideView view;
    *problem = (Problem){.kind = PROBLEM_NONE};
    if (!counts(place, today) || !match_is_over(&session->match)) {
        return true;
    }
    match_view(&session->match, 0, &view);
    int medal = (int)regicide_medal(&view.table);
    CampaignDeal reached = {.medal = session->assisted ? 0 : medal,
                            .assisted_medal = session->assisted ? medal : 0};
    name_deal(place, &reached);
    return campaign_record(profile, list_of(place), &reached, problem);
}

bool progress_read(Profile *profile, DealPlace place, CampaignDeal *out)
{
    CampaignDeal wanted;
    memset(out, 0, sizeof *out);
    name_deal(place, &wanted);
    return campaign_read(profile, list_of(place), wanted.deal, out);
}

void progress_stages(Profile *profile, CampaignDeal out[REGICIDE_DEALS])
{
    CampaignDeal listed[REGICIDE_DEALS];
    size_t count = campaign_list(profile, STAGES_LIST, listed, REGICIDE_DEALS);
    memset(out, 0, REGICIDE_DEALS * sizeof *out);
    for (size_t i = 0; i < count; i++) {
        int64_t stage;
        if (text_parse_number(listed[i].deal, strlen(listed[i].deal), &stage) && stage >= 1 &&
            stage <= REGICIDE_DEALS) {
            out[stage - 1] = listed[i];
        }
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
