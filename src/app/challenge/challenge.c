/* A challenge is kept like a stage, in two lists of the profile: those that are proven and those
 * that are only told. Its name there is a hash of all that makes it the same match. */
#include "challenge.h"

#include "base/hash.h"
#include "base/limits.h"
#include "base/text.h"
#include "progress.h"
#include "storage/campaign.h"

#include <string.h>

#define LIST      "challenge"
#define LIST_TOLD "challenge.told"
#define LOOK      8 /* how many unfinished matches are looked at together */

static const DayUi *measure_of(const Game *game)
{
    return game_ui_of(game)->day;
}

static bool is_together(const Game *game)
{
    const ResultUi *result = game_ui_of(game)->result;
    return result && result->is_together;
}

Seat challenge_seat(const MatchPlan *plan)
{
    SeatSet people = plan_people(plan);
    bool is_measured = measure_of(plan->game) && people != 0 &&
                       (set_count(people) == 1 || is_together(plan->game));
    return is_measured ? seats_first(people) : SEAT_NONE;
}

const char *challenge_refusal(const Session *session)
{
    if (!match_is_over(&session->match)) {
        return N_("First finish this game.");
    }
    if (challenge_seat(&session->plan) == SEAT_NONE) {
        return N_("Only a game of one person, or of people who win together, can be a challenge.");
    }
    return NULL;
}

int challenge_standing(const MatchPlan *plan, const Match *match)
{
    Seat seat = challenge_seat(plan);
    if (seat == SEAT_NONE || !match_is_over(match)) {
        return 0;
    }
    return max_int(measure_of(plan->game)->standing(match, seat), 1);
}

bool challenge_write(const Session *session, bool assisted, Text *out)
{
    SavedSeat seats[SEAT_LIMIT] = {{.person = 0}};
    const MatchPlan *plan = &session->plan;
    for (Seat seat = 0; seat < plan->setup.seats; seat++) {
        Text kind = text_in(seats[seat].kind, sizeof seats[seat].kind);
        text_append(&kind, seat_kind_code(plan->kinds[seat]));
    }
    TransferDare dare = {seats, assisted, challenge_standing(plan, &session->match)};
    return transfer_write_challenge(&session->match, &dare, out);
}

static MatchPlan plan_of(const Challenge *challenge)
{
    MatchPlan plan = {.game = challenge->game, .setup = challenge->setup, .deal = DEAL_KNOWN};
    memcpy(plan.kinds, challenge->kinds, sizeof plan.kinds);
    return plan;
}

bool challenge_from(const Transfer *transfer, Challenge *out)
{
    const Match *match = &transfer->match;
    MatchPlan plan = session_plan_of(match->game, &match->setup, transfer->seats);
    Challenge challenge = {.game = match->game,
                           .setup = match->setup,
                           .standing = challenge_standing(&plan, match),
                           .assisted = transfer->assisted,
                           .is_told = transfer->is_told};
    if (transfer->is_told && challenge_seat(&plan) != SEAT_NONE) {
        challenge.standing = transfer->standing;
    }
    memcpy(challenge.kinds, plan.kinds, sizeof challenge.kinds);
    if (challenge.standing < 1) {
        return false;
    }
    *out = challenge;
    return true;
}

/* The number of a deal that was prepared for everybody tells nothing. */
MatchPlan challenge_plan(const Challenge *challenge)
{
    MatchPlan plan = plan_of(challenge);
    DealPlace place = progress_place(&plan);
    if (place.kind == DEAL_DAILY || progress_is_fixed(place)) {
        plan.deal = DEAL_CHOSEN;
    }
    return plan;
}

static uint64_t hash_number(uint64_t hash, int64_t number)
{
    unsigned char bytes[8];
    for (size_t i = 0; i < sizeof bytes; i++) {
        bytes[i] = (unsigned char)((uint64_t)number >> 8 * i);
    }
    return hash_bytes(hash, bytes, sizeof bytes);
}

/* Options that later versions have as well change nothing while they are not used. */
static uint64_t hash_plan(const MatchPlan *plan)
{
    const Game *game = plan->game;
    uint64_t hash = hash_bytes(HASH_START, game->id, strlen(game->id));
    hash = hash_number(hash, plan->setup.seats);
    hash = hash_number(hash, (int64_t)plan->setup.seed);
    for (Seat seat = 0; seat < plan->setup.seats; seat++) {
        const char *kind = seat_kind_code(plan->kinds[seat]);
        hash = hash_bytes(hash, kind, strlen(kind));
    }
    for (unsigned i = 0; i < game->option_count; i++) {
        const GameOption *option = &game->options[i];
        if (plan->setup.options[i] != option->initial) {
            hash = hash_bytes(hash, option->key, strlen(option->key));
            hash = hash_number(hash, plan->setup.options[i]);
        }
    }
    return hash;
}

static void name_deal(const MatchPlan *plan, CampaignDeal *deal)
{
    static const char digits[] = "0123456789abcdef";
    uint64_t hash = hash_plan(plan);
    Text name = text_in(deal->deal, sizeof deal->deal);
    for (int i = 15; i >= 0; i--) {
        text_append_bytes(&name, &digits[hash >> 4 * i & 15], 1);
    }
}

bool challenge_keep(Profile *profile, const Challenge *challenge, Problem *problem)
{
    CampaignDeal deal = {.medal = 0};
    MatchPlan plan = plan_of(challenge);
    name_deal(&plan, &deal);
    if (challenge->assisted) {
        deal.assisted_medal = challenge->standing;
    } else {
        deal.medal = challenge->standing;
    }
    return campaign_record(profile, challenge->is_told ? LIST_TOLD : LIST, &deal, problem);
}

static bool find_in(Profile *profile, const char *list, const MatchPlan *plan, Challenge *out)
{
    CampaignDeal deal = {.medal = 0};
    name_deal(plan, &deal);
    if (!campaign_read(profile, list, deal.deal, &deal) ||
        max_int(deal.medal, deal.assisted_medal) < 1) {
        return false;
    }
    *out = (Challenge){.game = plan->game,
                       .setup = plan->setup,
                       .standing = max_int(deal.medal, deal.assisted_medal),
                       .assisted = deal.assisted_medal > deal.medal};
    memcpy(out->kinds, plan->kinds, sizeof out->kinds);
    return true;
}

bool challenge_find(Profile *profile, const MatchPlan *plan, Challenge *out)
{
    if (find_in(profile, LIST, plan, out)) {
        return true;
    }
    if (!find_in(profile, LIST_TOLD, plan, out)) {
        return false;
    }
    out->is_told = true;
    return true;
}

static bool is_match_of(const SavedMatch *saved, const Challenge *challenge)
{
    if (!text_equal(saved->game, challenge->game->id)) {
        return false;
    }
    MatchPlan wanted = plan_of(challenge);
    MatchPlan plan = session_plan_of(challenge->game, &saved->setup, saved->seats);
    return hash_plan(&plan) == hash_plan(&wanted);
}

bool challenge_find_begun(Profile *profile, const Challenge *challenge, SavedMatch *out)
{
    SavedMatch matches[LOOK];
    size_t count = LOOK;
    for (size_t from = 0; count == LOOK; from += LOOK) {
        count = profile_unfinished(profile, from, matches, LOOK);
        for (size_t i = 0; i < count; i++) {
            if (is_match_of(&matches[i], challenge)) {
                *out = matches[i];
                return true;
            }
        }
    }
    return false;
}
