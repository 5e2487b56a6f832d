/* What a game does not tell by its ResultUi is the same for all: winners, points, a side for each
 * seat. */
#include "result_words.h"

#include "i18n/format.h"
#include "seated.h"

static const ResultUi *ui_of(const Game *game)
{
    static const ResultUi nothing;
    const ResultUi *ui = game_ui_of(game)->result;
    return ui ? ui : &nothing;
}

static const ResultUi *ui_in_play(const App *app)
{
    return ui_of(app->session.plan.game);
}

const ResultScene *result_scene(const App *app)
{
    return ui_in_play(app)->scene;
}

static bool is_together(const MatchPlan *plan)
{
    return plan->setup.seats == 1 || ui_of(plan->game)->is_together;
}

static const char *together_title(App *app, const MatchPlan *plan, const Outcome *outcome)
{
    bool is_alone = plan->setup.seats == 1;
    if (outcome->winners != 0) {
        return app_word(app, is_alone ? N_("You win!") : N_("You win together!"));
    }
    return app_word(app, is_alone ? N_("You have lost.") : N_("You have lost together."));
}

static unsigned teams_of(const MatchPlan *plan)
{
    const ResultUi *ui = ui_of(plan->game);
    if (ui->teams) {
        return ui->teams(&plan->setup);
    }
    return plan->setup.seats;
}

/* A seat, or a team by its number and who belongs to it. */
static const char *side_name(App *app, const MatchPlan *plan, Seat side)
{
    const char *names[SEAT_LIMIT];
    size_t count = 0;
    unsigned seats = plan->setup.seats, teams = teams_of(plan);
    for (unsigned seat = side; seat < seats; seat += teams) {
        names[count++] = app_seat_name(app, plan, (Seat)seat);
    }
    if (teams == seats) {
        return names[0];
    }
    return app_phrase(app, N_("Team {n} ({names})"),
                      TR_VALUES(app_number(app, side + 1), app_list(app, names, count)));
}

/* Teams win as one, so the first seat of each tells. */
static const char *winners_title(App *app, const MatchPlan *plan, SeatSet winners)
{
    const char *names[SEAT_LIMIT];
    size_t count = 0;
    for (Seat side = 0; side < teams_of(plan); side++) {
        if (seats_have(winners, side)) {
            names[count++] = side_name(app, plan, side);
        }
    }
    if (count == 1) {
        return app_phrase(app, N_("{name} wins!"), TR_VALUES(names[0]));
    }
    return app_phrase(app, N_("Shared victory: {names}!"), TR_VALUES(app_list(app, names, count)));
}

static bool is_draw(const MatchPlan *plan, const Outcome *outcome)
{
    SeatSet all = (SeatSet)((1u << plan->setup.seats) - 1);
    return !is_together(plan) && (outcome->winners == 0 || outcome->winners == all);
}

const char *result_title_of(App *app, const MatchPlan *plan, const Outcome *outcome)
{
    if (is_together(plan)) {
        return together_title(app, plan, outcome);
    }
    if (is_draw(plan, outcome)) {
        return app_word(app, N_("A draw!"));
    }
    return winners_title(app, plan, outcome->winners);
}

/* The only person is spoken to. */
const char *result_title(App *app, const Outcome *outcome)
{
    const Session *session = &app->session;
    if (!session_is_solo(session) || is_together(&session->plan)) {
        return result_title_of(app, &session->plan, outcome);
    }
    if (outcome->winners == session->people) {
        return app_word(app, N_("You win!"));
    }
    SeatSet winners = outcome->winners;
    if (winners != 0 && winners == seat_bit(seats_first(winners))) {
        return app_phrase(app, N_("You lose: {name} wins."),
                          TR_VALUES(app_seat_name(app, &session->plan, seats_first(winners))));
    }
    return result_title_of(app, &session->plan, outcome);
}

bool result_is_draw(const App *app)
{
    Outcome outcome;
    match_outcome(&app->session.match, &outcome);
    return is_draw(&app->session.plan, &outcome);
}

/* What the game says, if it says anything. */
static const char *said(App *app, const char *(*words)(App *app))
{
    return words ? words(app) : NULL;
}

const char *result_cause(App *app)
{
    return said(app, ui_in_play(app)->cause);
}

const char *result_detail(App *app)
{
    return said(app, ui_in_play(app)->detail);
}

const char *result_length(App *app)
{
    return said(app, ui_in_play(app)->length);
}

Medal result_medal(const App *app)
{
    const ResultUi *ui = ui_in_play(app);
    if (!ui->medal) {
        return MEDAL_NONE;
    }
    return ui->medal(&app->session.match);
}

Medal result_place_medal(const App *app, DealPlace place)
{
    const DayUi *day;
    const CampaignUi *campaign;
    const Match *match = &app->session.match;
    switch (place.kind) {
    case DEAL_FREE:
        break;
    case DEAL_STAGE:
        campaign = game_ui_of(place.game)->campaign;
        return place.number < campaign->plain ? MEDAL_NONE : campaign->medal(match);
    case DEAL_DAILY:
        day = game_ui_of(place.game)->day;
        return day->medal(day->standing(match, 0));
    }
    return MEDAL_NONE;
}

const char *result_medal_name(App *app, Medal medal)
{
    static const char *const names[] = {[MEDAL_BRONZE] = N_("Bronze medal"),
                                        [MEDAL_SILVER] = N_("Silver medal"),
                                        [MEDAL_GOLD] = N_("Gold medal")};
    if (medal == MEDAL_NONE) {
        return NULL;
    }
    return app_word(app, names[medal]);
}

const char *result_medal_words(App *app)
{
    return result_medal_name(app, result_medal(app));
}

const char *result_medal_picture(Medal medal)
{
    static const char *const pictures[] = {[MEDAL_NONE] = "ui/medal-empty",
                                           [MEDAL_BRONZE] = "ui/medal-bronze",
                                           [MEDAL_SILVER] = "ui/medal-silver",
                                           [MEDAL_GOLD] = "ui/medal-gold"};
    return pictures[medal];
}

ResultLight result_light_of(const MatchPlan *plan, SeatSet people, const Outcome *outcome)
{
    SeatSet may_win = people;
    if (people == 0) {
        may_win = SEATS_ALL;
    }
    if (is_draw(plan, outcome)) {
        return RESULT_HALF;
    }
    return (outcome->winners & may_win) != 0 ? RESULT_LIT : RESULT_DARK;
}

ResultLight result_light(const App *app)
{
    Outcome outcome;
    match_outcome(&app->session.match, &outcome);
    return result_light_of(&app->session.plan, app->session.people, &outcome);
}

const char *result_picture(App *app)
{
    Medal medal = result_medal(app);
    if (medal != MEDAL_NONE) {
        return result_medal_picture(medal);
    }
    return result_light(app) == RESULT_DARK ? "ui/lantern-unlit" : "ui/lantern-lit";
}

unsigned result_teams(const App *app)
{
    return teams_of(&app->session.plan);
}

bool result_is_own(const App *app, Seat side)
{
    return result_teams(app) == app->session.plan.setup.seats && side == app_only_person(app);
}

const char *result_team_name(App *app, Seat side)
{
    if (result_is_own(app, side)) {
        return app_called(app, side);
    }
    return side_name(app, &app->session.plan, side);
}

PointSeries result_sums(const App *app)
{
    const MatchPlan *plan = &app->session.plan;
    PointSeries sums = plan->sums;
    if (!series_sums(plan->game) || sums.target == 0) {
        return (PointSeries){0};
    }
    ui_of(plan->game)->sum(&app->session.match, &sums);
    sums.games++;
    return sums;
}

bool result_sums_go_on(const App *app, const PointSeries *sums)
{
    return sums->target > 0 && series_point_winners(sums, result_teams(app)) == 0;
}

bool result_series_goes_on(const App *app, const Series *series)
{
    return series->target > 0 && series_winner(series, app->session.plan.setup.seats) == SEAT_NONE;
}

unsigned result_sides(const App *app)
{
    const ResultUi *ui = ui_in_play(app);
    if (ui->sides) {
        return ui->sides(&app->session.plan.setup);
    }
    return result_teams(app);
}

/* Of a seat, or the sum of a team. */
const char *result_side(App *app, const Outcome *outcome, Seat side)
{
    const ResultUi *ui = ui_in_play(app);
    int sum = 0;
    if (ui->side) {
        return ui->side(app, outcome, side);
    }
    for (unsigned seat = side; seat < app->session.plan.setup.seats; seat += result_teams(app)) {
        sum += outcome->score[seat];
    }
    return app_phrase(app, N_("{name} · points: {score}"),
                      TR_VALUES(result_team_name(app, side), app_number(app, sum)));
}
