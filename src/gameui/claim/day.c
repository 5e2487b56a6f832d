/* Claim's deal of a day: against one computer player, which grows stronger over the week. A
 * standing holds both numbers of votes: first by how many more or fewer they were, then one's own.
 */
#include "app.h"
#include "calendar.h"
#include "claim/pieces.h"
#include "games/claim.h"
#include "i18n/format.h"
#include "match_plan.h"

#define MOST (CLAIM_FACTIONS + 1) /* so many numbers of votes there can be */

static void prepare(int day, MatchPlan *plan)
{
    static const SeatKind week[] = {SEAT_EASY,   SEAT_EASY, SEAT_NORMAL, SEAT_NORMAL,
                                    SEAT_NORMAL, SEAT_HARD, SEAT_HARD};
    plan->kinds[1] = week[calendar_weekday(day)];
}

static int standing(const Match *match, Seat seat)
{
    Outcome outcome;
    match_outcome(match, &outcome);
    int own = outcome.score[seat], lead = own - outcome.score[1 - seat];
    return 1 + (lead + CLAIM_FACTIONS) * MOST + own;
}

static int lead_of(int number)
{
    return (number - 1) / MOST - CLAIM_FACTIONS;
}

static int votes_of(int number)
{
    return (number - 1) % MOST;
}

static Medal medal(int number)
{
    if (lead_of(number) <= 0) {
        return MEDAL_NONE;
    }
    if (votes_of(number) == CLAIM_FACTIONS) {
        return MEDAL_GOLD;
    }
    return votes_of(number) == CLAIM_FACTIONS - 1 ? MEDAL_SILVER : MEDAL_BRONZE;
}

static const char *words(App *app, const Setup *setup, int number)
{
    (void)setup;
    int lead = lead_of(number);
    const char *text = N_("Draw, votes {n} to {m}");
    if (lead > 0) {
        text = N_("Won, votes {n} to {m}");
    } else if (lead < 0) {
        text = N_("Lost, votes {n} to {m}");
    }
    return app_phrase(
        app, text,
        TR_VALUES(app_number(app, votes_of(number)), app_number(app, votes_of(number) - lead)));
}

static const char *task(App *app, const MatchPlan *plan)
{
    return app_phrase(app, N_("{text} · {next}"),
                      TR_VALUES(app_word(app, N_("Against a computer player")),
                                app_word(app, seat_kind_strength(plan->kinds[1]))));
}

const DayUi claim_day = {
    .list = "claim-daily",
    .seats = CLAIM_SEATS,
    .prepare = prepare,
    .standing = standing,
    .medal = medal,
    .words = words,
    .task = task,
    .rule = N_("Gold: all five votes. Silver: four. Bronze: any other win."),
};
