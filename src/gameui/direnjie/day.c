/* Di Renjie's deal of a day: with three computer players, which grow stronger over the week; at its
 * end the killer is among them. */
#include "app.h"
#include "base/limits.h"
#include "calendar.h"
#include "direnjie/pieces.h"
#include "direnjie/sentences.h"
#include "games/direnjie.h"
#include "i18n/format.h"
#include "match_plan.h"

#define SEATS  4
#define PLACE  1000 /* a standing is the place, then the points above the least */
#define MIDDLE 500  /* points may be below zero */

static const struct {
    SeatKind kind;
    bool has_killer;
} week[] = {{SEAT_EASY, false},   {SEAT_EASY, false},  {SEAT_NORMAL, false}, {SEAT_NORMAL, false},
            {SEAT_NORMAL, false}, {SEAT_NORMAL, true}, {SEAT_HARD, true}};

static void prepare(int day, MatchPlan *plan)
{
    int weekday = calendar_weekday(day);
    plan->setup.options[DIRENJIE_KILLER] = week[weekday].has_killer;
    for (Seat seat = 1; seat < SEATS; seat++) {
        plan->kinds[seat] = week[weekday].kind;
    }
}

/* From 1. Whoever has as many points as a winner, and fewer clues, is second. */
static int place_of(const Outcome *outcome, Seat own, unsigned seats)
{
    int ahead = 0;
    for (Seat seat = 0; seat < seats; seat++) {
        ahead += outcome->score[seat] > outcome->score[own];
    }
    if (seats_have(outcome->winners, own)) {
        return 1;
    }
    return ahead > 0 ? ahead + 1 : 2;
}

static int standing(const Match *match, Seat seat)
{
    Outcome outcome;
    int seats = match->setup.seats;
    match_outcome(match, &outcome);
    int place = place_of(&outcome, seat, match->setup.seats);
    return PLACE * (1 + seats - place) + MIDDLE + outcome.score[seat];
}

/* Of so many. */
static int place_in(int number, int seats)
{
    return 1 + seats - clamp_int(number / PLACE, 1, seats);
}

static Medal medal(int number)
{
    static const Medal medals[] = {MEDAL_NONE, MEDAL_GOLD, MEDAL_SILVER, MEDAL_BRONZE, MEDAL_NONE};
    return medals[place_in(number, SEATS)];
}

static const char *words(App *app, const Setup *setup, int number)
{
    int place = place_in(number, setup->seats);
    return app_phrase(app, N_("Place {n} of {m}, points: {score}"),
                      TR_VALUES(app_number(app, place), app_number(app, setup->seats),
                                app_number(app, number % PLACE - MIDDLE)));
}

static const char *task(App *app, const MatchPlan *plan)
{
    const char *who = app_phrase(app, N_("{text} · {next}"),
                                 TR_VALUES(app_word(app, DIRENJIE_AGAINST_THREE),
                                           app_word(app, seat_kind_strength(plan->kinds[1]))));
    if (!plan->setup.options[DIRENJIE_KILLER]) {
        return who;
    }
    return app_phrase(app, N_("{text} · {next}"),
                      TR_VALUES(who, app_word(app, N_("Killer expansion"))));
}

const DayUi direnjie_day = {
    .list = "direnjie-daily",
    .seats = SEATS,
    .prepare = prepare,
    .standing = standing,
    .medal = medal,
    .words = words,
    .task = task,
    .rule = N_("Gold: first place. Silver: second. Bronze: third."),
};
