/* Kinds of seats and plans of matches. Nothing here knows a screen or a profile. */
#include "match_plan.h"

#include "base/assert.h"
#include "base/limits.h"
#include "base/mark.h"
#include "game_ui.h"

#include <string.h>

static const struct {
    const char *code, *name;
    BotLevel level;
    const char *strength;
} seat_kinds[SEAT_KINDS] = {
    [SEAT_PERSON] = {"person", NC_("kind of seat", "Person"), BOT_LEVELS, NULL},
    [SEAT_NOVICE] = {"novice", N_("Computer, novice"), BOT_NOVICE, NC_("strength", "novice")},
    [SEAT_EASY] = {"easy", N_("Computer, easy"), BOT_EASY, NC_("strength", "easy")},
    [SEAT_NORMAL] = {"normal", N_("Computer, normal"), BOT_NORMAL, NC_("strength", "normal")},
    [SEAT_HARD] = {"hard", N_("Computer, hard"), BOT_HARD, NC_("strength", "hard")},
    [SEAT_MASTER] = {"master", N_("Computer, master"), BOT_MASTER, NC_("strength", "master")},
    [SEAT_GREEDY] = {"greedy", N_("Computer, greedy"), BOT_GREEDY, NC_("strength", "greedy")},
    [SEAT_RANDOM] = {"random", N_("Computer, random"), BOT_RANDOM, NC_("strength", "random")},
};

const char *seat_kind_code(SeatKind kind)
{
    return seat_kinds[kind].code;
}

const char *seat_kind_name(SeatKind kind)
{
    return seat_kinds[kind].name;
}

const char *seat_kind_strength(SeatKind kind)
{
    return seat_kinds[kind].strength;
}

bool seat_kind_from_code(const char *code, size_t length, SeatKind *out)
{
    for (int i = 0; i < SEAT_KINDS; i++) {
        if (strlen(seat_kinds[i].code) == length && memcmp(seat_kinds[i].code, code, length) == 0) {
            *out = (SeatKind)i;
            return true;
        }
    }
    return false;
}

BotLevel seat_kind_level(SeatKind kind)
{
    ASSERT(kind != SEAT_PERSON);
    return seat_kinds[kind].level;
}

SeatKind seat_kind_of(BotLevel level)
{
    SeatKind kind = SEAT_PERSON + 1;
    while (seat_kinds[kind].level != level) {
        kind++;
        ASSERT(kind < SEAT_KINDS);
    }
    return kind;
}

bool plan_is_accepted(const MatchPlan *plan, Message *why)
{
    Setup setup = plan->setup;
    if (setup.seed == SEED_ANY) {
        setup.seed = 0;
    }
    return setup_is_accepted(plan->game, &setup, why);
}

void plan_fit(MatchPlan *plan, int changed)
{
    const GameUi *ui = game_ui_of(plan->game);
    if (ui->fit) {
        ui->fit(plan, changed);
    }
}

MatchPlan plan_initial(const Game *game, uint8_t seats)
{
    MatchPlan plan = {.game = game, .setup = setup_initial(game, seats, SEED_ANY)};
    plan_fit(&plan, SEATS_CHANGED);
    return plan;
}

void plan_set_seats(MatchPlan *plan, unsigned seats)
{
    const Game *game = plan->game;
    seats = min_unsigned(max_unsigned(seats, game->seats_min), game->seats_max);
    plan->setup.seats = (uint8_t)seats;
    plan_fit(plan, SEATS_CHANGED);
    for (int i = 0; i < game->option_count; i++) {
        if (game->options[i].kind == OPTION_SEAT && plan->setup.options[i] >= (int32_t)seats) {
            plan->setup.options[i] = game->options[i].initial;
        }
    }
}

void plan_choose_leader(MatchPlan *plan)
{
    int first = game_option_index(plan->game, "first");
    if (series_fits(plan->game) && first >= 0) {
        Seat chosen = (Seat)plan->setup.options[first];
        plan->setup.options[first] = series_leader(&plan->series, chosen, plan->setup.seed);
    }
}

bool plan_has_secrets(const MatchPlan *plan)
{
    return plan->setup.seats > 1 && plan_people(plan) != 0;
}

bool plan_is_known(const MatchPlan *plan)
{
    return plan->deal == DEAL_KNOWN || plan->deal == DEAL_REPEATED;
}

SeatSet plan_people(const MatchPlan *plan)
{
    SeatSet people = 0;
    for (Seat seat = 0; seat < plan->setup.seats; seat++) {
        if (plan->kinds[seat] == SEAT_PERSON) {
            people |= seat_bit(seat);
        }
    }
    return people;
}
