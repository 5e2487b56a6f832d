/* Regicide is won or lost together and tells how many enemies fell; Clash of Decks tells whose wall
 * fell and what is left of both; other games have winners and scores. Asked of the view of seat 0:
 * all of it is public. */
#include "result_words.h"

#include "games/claim.h"
#include "games/clash.h"
#include "games/direnjie.h"
#include "i18n/format.h"

static bool is_regicide(const Game *game)
{
    return game == &regicide_game;
}

static RegicideTable regicide_table(const App *app)
{
    RegicideView view;
    match_view(&app->session.match, 0, &view);
    return view.table;
}

static const char *together_title(App *app, const MatchPlan *plan, const Outcome *outcome)
{
    bool is_alone = plan->setup.seats == 1;
    if (outcome->winners != 0) {
        return app_word(app, is_alone ? N_("You win!") : N_("You win together!"));
    }
    return app_word(app, is_alone ? N_("You have lost.") : N_("You have lost together."));
}

static const char *winners_title(App *app, const MatchPlan *plan, SeatSet winners)
{
    const char *names[SEAT_LIMIT];
    size_t count = 0;
    for (Seat seat = 0; seat < plan->setup.seats; seat++) {
        if (seats_have(winners, seat)) {
            names[count++] = app_seat_name(app, plan, seat);
        }
    }
    char bytes[SEAT_LIMIT * SAVED_NAME_BYTES];
    Text list = text_in(bytes, sizeof bytes);
    list_write(&app->catalogue, names, count, &list);
    return app_phrase(app, count == 1 ? N_("{name} wins!") : N_("Shared victory: {names}"),
                      TR_VALUES(bytes));
}

static bool is_draw(const MatchPlan *plan, const Outcome *outcome)
{
    SeatSet all = (SeatSet)((1u << plan->setup.seats) - 1);
    bool is_together = is_regicide(plan->game) || plan->setup.seats == 1;
    return !is_together && (outcome->winners == 0 || outcome->winners == all);
}

const char *result_title_of(App *app, const MatchPlan *plan, const Outcome *outcome)
{
    if (is_regicide(plan->game) || plan->setup.seats == 1) {
        return together_title(app, plan, outcome);
    }
    if (is_draw(plan, outcome)) {
        return app_word(app, N_("A draw"));
    }
    return winners_title(app, plan, outcome->winners);
}

const char *result_title(App *app, const Outcome *outcome)
{
    if (app->session.line_length > 0) {
        return app_word(app, N_("So it could have been won"));
    }
    return result_title_of(app, &app->session.plan, outcome);
}

static ClashTable clash_table(const App *app)
{
    ClashView view;
    match_view(&app->session.match, 0, &view);
    return view.table;
}

/* A lost side has its Fort at the right end; the automaton loses by an empty pile. */
static const char *clash_detail(App *app)
{
    ClashTable table = clash_table(app);
    if (table.winner == SEAT_NONE) {
        return app_phrase(app, N_("No Fort has fallen in {n} turns."),
                          TR_VALUES(app_number(app, table.turn)));
    }
    Seat loser = (Seat)(1 - table.winner);
    if (table.mode == CLASH_SOLO && loser == 1) {
        return app_word(app, N_("The AI deck is empty, and your wall still stands."));
    }
    return app_phrase(app, N_("{name}'s Fort falls."), TR_VALUES(app->seat_names[loser]));
}

static const char *claim_detail(App *app)
{
    Outcome outcome;
    match_outcome(&app->session.match, &outcome);
    return is_draw(&app->session.plan, &outcome)
               ? app_word(app, N_("Both have the same number of votes."))
               : NULL;
}

static const char *regicide_detail(App *app)
{
    RegicideTable table = regicide_table(app);
    const char *defeated = app_number(app, regicide_defeated(&table));
    const char *all = app_number(app, REGICIDE_ROYALS);
    return app_phrase(app, N_("Enemies defeated: {n} of {m}"), TR_VALUES(defeated, all));
}

const char *result_detail(App *app)
{
    const Game *game = app->session.plan.game;
    return is_regicide(game)     ? regicide_detail(app)
           : game == &clash_game ? clash_detail(app)
           : game == &claim_game ? claim_detail(app)
                                 : NULL;
}

const char *result_length(App *app)
{
    return app->session.plan.game == &clash_game
               ? app_phrase(app, N_("Turns played: {n}"),
                            TR_VALUES(app_number(app, clash_table(app).turn)))
               : NULL;
}

static RegicideMedal medal_of(const App *app)
{
    if (!is_regicide(app->session.plan.game)) {
        return REGICIDE_NO_MEDAL;
    }
    RegicideTable table = regicide_table(app);
    return regicide_medal(&table);
}

const char *result_medal_name(App *app, RegicideMedal medal)
{
    switch (medal) {
    case REGICIDE_NO_MEDAL:
        return NULL;
    case REGICIDE_BRONZE:
        return app_word(app, N_("Bronze medal"));
    case REGICIDE_SILVER:
        return app_word(app, N_("Silver medal"));
    case REGICIDE_GOLD:
        return app_word(app, N_("Gold medal"));
    }
    return NULL;
}

const char *result_medal_words(App *app)
{
    return result_medal_name(app, medal_of(app));
}

const char *result_medal_picture(RegicideMedal medal)
{
    static const char *const pictures[] = {"ui/medal-empty", "ui/medal-bronze", "ui/medal-silver",
                                           "ui/medal-gold"};
    return pictures[medal];
}

ResultLight result_light_of(const MatchPlan *plan, SeatSet people, const Outcome *outcome)
{
    SeatSet may_win = people == 0 ? SEATS_ALL : people;
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
    RegicideMedal medal = medal_of(app);
    if (medal != REGICIDE_NO_MEDAL) {
        return result_medal_picture(medal);
    }
    return result_light(app) == RESULT_DARK ? "ui/lantern-unlit" : "ui/lantern-lit";
}

unsigned result_teams(const App *app)
{
    const Setup *setup = &app->session.plan.setup;
    int32_t teams = app->session.plan.game == &direnjie_game ? setup->options[DIRENJIE_TEAMS] : 0;
    return teams > 0 ? (unsigned)teams : setup->seats;
}

const char *result_team_name(App *app, Seat side)
{
    const char *names[SEAT_LIMIT];
    size_t count = 0;
    unsigned seats = app->session.plan.setup.seats;
    for (unsigned seat = side; seat < seats; seat += result_teams(app)) {
        names[count++] = app->seat_names[seat];
    }
    return app_list(app, names, count);
}

PointSeries result_sums(const App *app)
{
    PointSeries sums = app->session.plan.sums;
    DirenjieView view;
    if (!series_sums(app->session.plan.game) || sums.target == 0) {
        return (PointSeries){0};
    }
    match_view(&app->session.match, 0, &view);
    for (Seat seat = 0; seat < view.table.seats; seat++) {
        unsigned side = seat % result_teams(app);
        sums.points[side] = (int16_t)(sums.points[side] + direnjie_tally(&view, seat).total);
        sums.clues[side] = (int16_t)(sums.clues[side] + (int)direnjie_clues_of(&view.table, seat));
    }
    sums.games++;
    return sums;
}

unsigned result_sides(const App *app)
{
    const MatchPlan *plan = &app->session.plan;
    return is_regicide(plan->game)     ? 0
           : plan->game == &clash_game ? CLASH_SIDES
                                       : result_teams(app);
}

/* The sum of a team. */
static const char *team_side(App *app, const Outcome *outcome, Seat side)
{
    int sum = 0;
    for (unsigned seat = side; seat < app->session.plan.setup.seats; seat += result_teams(app)) {
        sum += outcome->score[seat];
    }
    return app_phrase(app, N_("{name} · points: {score}"),
                      TR_VALUES(result_team_name(app, side), app_number(app, sum)));
}

/* The automaton's wall is as thick as its pile. */
static const char *clash_side(App *app, Seat seat)
{
    ClashTable table = clash_table(app);
    const ClashSide *side = &table.sides[seat];
    bool is_automaton = table.mode == CLASH_SOLO && seat == 1;
    unsigned life = is_automaton ? table.pile_count : clash_keeper_life(side);
    return app_phrase(app,
                      side->is_fort ? N_("{name}: Fort, durability {n}")
                                    : N_("{name}: Bastion, durability {n}"),
                      TR_VALUES(app->seat_names[seat], app_number(app, life)));
}

const char *result_side(App *app, const Outcome *outcome, Seat side)
{
    const Game *game = app->session.plan.game;
    if (game == &clash_game) {
        return clash_side(app, side);
    }
    if (result_teams(app) < app->session.plan.setup.seats) {
        return team_side(app, outcome, side);
    }
    return app_phrase(
        app, game == &claim_game ? N_("{name} · votes: {score}") : N_("{name} · points: {score}"),
        TR_VALUES(app->seat_names[side], app_number(app, outcome->score[side])));
}
