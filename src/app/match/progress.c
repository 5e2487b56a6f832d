/* Where a deal belongs, and how it is called in the profile, is asked of its game. */
#include "progress.h"

#include "base/arena.h"
#include "base/limits.h"
#include "base/text.h"
#include "calendar.h"

#include <string.h>

#define DEFEATS   3    /* before help is offered */
#define LOOK_BACK 100  /* matches that are looked at for them */
#define DAYS_MAX  4000 /* of days that are looked at: more than ten years */
#define STANDINGS ".standing"
#define PARS      ".par"

static const CampaignUi *campaign_of(const Game *game)
{
    return game_ui_of(game)->campaign;
}

static const DayUi *day_of(const Game *game)
{
    return game_ui_of(game)->day;
}

static MatchPlan plan_of_day(const Game *game, int day)
{
    const DayUi *ui = day_of(game);
    MatchPlan plan = plan_initial(game, ui->seats);
    plan.setup.seed = (uint64_t)day;
    if (ui->prepare) {
        ui->prepare(day, &plan);
    }
    plan.deal = DEAL_CHOSEN;
    return plan;
}

/* Who plays, and by which options. */
static bool is_same_game(const MatchPlan *one, const MatchPlan *other)
{
    bool is_same = one->setup.seats == other->setup.seats &&
                   memcmp(one->setup.options, other->setup.options, sizeof one->setup.options) == 0;
    for (Seat seat = 0; seat < one->setup.seats && is_same; seat++) {
        is_same = one->kinds[seat] == other->kinds[seat];
    }
    return is_same;
}

static bool is_of_day(const MatchPlan *plan)
{
    uint64_t seed = plan->setup.seed;
    if (!day_of(plan->game) || !calendar_has(seed)) {
        return false;
    }
    MatchPlan its = plan_of_day(plan->game, (int)seed);
    return is_same_game(&its, plan);
}

DealPlace progress_place(const MatchPlan *plan)
{
    const CampaignUi *campaign = campaign_of(plan->game);
    if (is_of_day(plan)) {
        return (DealPlace){DEAL_DAILY, (int)plan->setup.seed, plan->game};
    }
    if (!campaign) {
        return (DealPlace){.kind = DEAL_FREE};
    }
    return campaign->place(plan);
}

MatchPlan progress_plan(DealPlace place)
{
    if (place.kind == DEAL_DAILY) {
        return plan_of_day(place.game, place.number);
    }
    MatchPlan plan = plan_initial(place.game, campaign_of(place.game)->seats);
    campaign_of(place.game)->prepare(place, &plan);
    plan.deal = plan.setup.seed == SEED_ANY ? DEAL_DRAWN : DEAL_CHOSEN;
    return plan;
}

bool progress_is_fixed(DealPlace place)
{
    return place.kind == DEAL_STAGE && progress_plan(place).setup.seed != SEED_ANY;
}

Rival progress_rival(const MatchPlan *plan, Seat seat)
{
    static const Rival nobody;
    const CampaignUi *campaign = campaign_of(plan->game);
    if (!campaign || !campaign->rival || seat == 0 || seat >= plan->setup.seats) {
        return nobody;
    }
    DealPlace place = progress_place(plan);
    return place.kind == DEAL_STAGE ? campaign->rival(place.number, seat) : nobody;
}

static const char *list_of(DealPlace place)
{
    return place.kind == DEAL_DAILY ? day_of(place.game)->list : campaign_of(place.game)->list;
}

/* A seed stays with its deal wherever that stands in the list; that of a day is the day. */
static void name_deal(DealPlace place, CampaignDeal *deal)
{
    Text name = text_in(deal->deal, sizeof deal->deal);
    if (place.kind == DEAL_DAILY) {
        text_append_number(&name, place.number);
    } else if (campaign_of(place.game)->record_name) {
        campaign_of(place.game)->record_name(place.number, &name);
    } else {
        text_append_number(&name, (int64_t)progress_plan(place).setup.seed);
    }
}

/* By the clock that now holds: it may be that of another place than when the match began. */
static int day_begun(Profile *profile, const Session *session, int today)
{
    SavedMatch saved;
    bool is_kept = session->id != 0 && profile_match_read(profile, session->id, &saved, NULL);
    return is_kept ? calendar_day_at(saved.created) : today;
}

static bool counts(DealPlace place, int begun)
{
    int late = calendar_serial(begun) - calendar_serial(place.number);
    return late >= -1 && late <= 1;
}

static int medal_of(DealPlace place, const Match *match)
{
    if (place.kind == DEAL_DAILY) {
        return (int)day_of(place.game)->medal(day_of(place.game)->standing(match, 0));
    }
    return (int)campaign_of(place.game)->medal(match);
}

/* The list beside that of a day's medals in which a standing is kept like a medal. */
static bool record_beside(Profile *profile, DealPlace place, const char *what,
                          const CampaignDeal *reached, Problem *problem)
{
    char bytes[SAVED_WORD_BYTES];
    Text list = text_in(bytes, sizeof bytes);
    text_append(&list, list_of(place));
    text_append(&list, what);
    return campaign_record(profile, bytes, reached, problem);
}

static void read_beside(Profile *profile, DealPlace place, const char *what, CampaignDeal *deal)
{
    char bytes[SAVED_WORD_BYTES];
    Text list = text_in(bytes, sizeof bytes);
    text_append(&list, list_of(place));
    text_append(&list, what);
    campaign_read(profile, bytes, deal->deal, deal);
}

/* 0: of such a place none is kept. */
static int standing_of(DealPlace place, const Match *match)
{
    if (place.kind == DEAL_DAILY) {
        return day_of(place.game)->standing(match, 0);
    }
    const CampaignUi *campaign = campaign_of(place.game);
    return campaign->standing ? campaign->standing(match) : 0;
}

static CampaignDeal reached_by(int what, bool is_own, DealPlace place)
{
    CampaignDeal reached = {.medal = 0};
    if (is_own) {
        reached.medal = what;
    } else {
        reached.assisted_medal = what;
    }
    name_deal(place, &reached);
    return reached;
}

bool progress_record(Profile *profile, const Session *session, int today, Problem *problem)
{
    DealPlace place = progress_place(&session->plan);
    *problem = (Problem){.kind = PROBLEM_NONE};
    if (place.kind == DEAL_FREE || !match_is_over(&session->match) ||
        (place.kind == DEAL_DAILY && !counts(place, day_begun(profile, session, today)))) {
        return true;
    }
    bool is_known = plan_is_known(&session->plan) && !progress_is_fixed(place);
    bool is_own = !session->assisted && !is_known;
    int standing = standing_of(place, &session->match);
    CampaignDeal medal = reached_by(medal_of(place, &session->match), is_own, place);
    CampaignDeal stand = reached_by(standing, is_own, place);
    return campaign_record(profile, list_of(place), &medal, problem) &&
           (standing == 0 || record_beside(profile, place, STANDINGS, &stand, problem));
}

PlaceResult progress_result(Profile *profile, DealPlace place)
{
    PlaceResult result = {.standing = 0};
    CampaignDeal standing = {.medal = 0};
    result.is_played = progress_read(profile, place, &result.reached);
    name_deal(place, &standing);
    read_beside(profile, place, STANDINGS, &standing);
    result.standing = max_int(standing.medal, 0);
    result.helped = max_int(standing.assisted_medal, 0);
    return result;
}

/* "20261129.0": the level behind its day. */
static CampaignDeal par_deal(DealPlace day, unsigned level)
{
    CampaignDeal deal = {.medal = 0};
    Text name = text_in(deal.deal, sizeof deal.deal);
    text_append_number(&name, day.number);
    text_append(&name, ".");
    text_append_number(&name, level);
    return deal;
}

int progress_par(Profile *profile, DealPlace day, unsigned level)
{
    CampaignDeal deal = par_deal(day, level);
    read_beside(profile, day, PARS, &deal);
    return max_int(deal.medal, 0);
}

bool progress_keep_par(Profile *profile, DealPlace day, unsigned level, int standing,
                       Problem *problem)
{
    CampaignDeal deal = par_deal(day, level);
    deal.medal = standing;
    return record_beside(profile, day, PARS, &deal, problem);
}

/* A damaged profile may hold any number. */
static int medal_within(int medal)
{
    return clamp_int(medal, MEDAL_NONE, MEDAL_GOLD);
}

bool progress_read(Profile *profile, DealPlace place, CampaignDeal *out)
{
    CampaignDeal wanted;
    memset(out, 0, sizeof *out);
    name_deal(place, &wanted);
    bool is_found = campaign_read(profile, list_of(place), wanted.deal, out);
    out->medal = medal_within(out->medal);
    out->assisted_medal = medal_within(out->assisted_medal);
    return is_found;
}

bool progress_is_solved(Profile *profile, DealPlace place)
{
    CampaignDeal reached;
    return place.kind == DEAL_STAGE && campaign_of(place.game)->is_secret &&
           progress_read(profile, place, &reached);
}

void progress_stages(Profile *profile, const Game *game, CampaignDeal out[])
{
    for (int i = 0; i < campaign_of(game)->stages; i++) {
        progress_read(profile, (DealPlace){DEAL_STAGE, i, game}, &out[i]);
    }
}

static bool is_at(DealPlace stage, const SavedMatch *saved)
{
    MatchPlan plan = session_plan_of(stage.game, &saved->setup, saved->seats);
    DealPlace place = progress_place(&plan);
    return !saved->uncounted && place.kind == DEAL_STAGE && place.number == stage.number;
}

/* The last one first. */
static int defeats_among(Profile *profile, DealPlace stage, const SavedMatch saved[], size_t count)
{
    int defeats = 0;
    for (size_t i = 0; i < count; i++) {
        SavedResult result;
        if (!is_at(stage, &saved[i]) || !profile_match_result(profile, saved[i].id, &result)) {
            continue;
        }
        if (seats_have(result.outcome.winners, 0)) {
            return defeats;
        }
        defeats++;
    }
    return defeats;
}

bool progress_offers_help(Profile *profile, DealPlace stage)
{
    Arena arena = {NULL};
    SavedMatch *saved = arena_alloc(&arena, LOOK_BACK * sizeof *saved);
    size_t count = profile_finished(profile, stage.game->id, 0, saved, LOOK_BACK);
    int defeats = defeats_among(profile, stage, saved, count);
    arena_release(&arena);
    return defeats >= DEFEATS;
}

/* The list is in the order of its names, which is that of the days. */
static Streaks streaks_of(const CampaignDeal days[], size_t count, int today)
{
    Streaks streaks = {0, 0};
    int run = 0, last = 0;
    for (size_t i = 0; i < count; i++) {
        int64_t day;
        if (days[i].medal == 0 || !text_parse_number(days[i].deal, strlen(days[i].deal), &day) ||
            !calendar_has((uint64_t)day)) {
            continue;
        }
        int serial = calendar_serial((int)day);
        if (serial != last + 1) {
            run = 0;
        }
        run++;
        last = serial;
        streaks.longest = max_int(streaks.longest, run);
    }
    if (calendar_serial(today) - last <= 1) {
        streaks.current = run;
    }
    return streaks;
}

Streaks progress_streaks(Profile *profile, const Game *game, int today)
{
    Arena arena = {NULL};
    CampaignDeal *days = arena_alloc(&arena, DAYS_MAX * sizeof *days);
    size_t count = campaign_list(profile, day_of(game)->list, days, DAYS_MAX);
    Streaks streaks = streaks_of(days, count, today);
    arena_release(&arena);
    return streaks;
}
