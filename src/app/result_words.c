/* Regicide is won or lost together and tells how many enemies fell; other games have winners and
 * scores. Asked of the view of seat 0: all of it is public. */
#include "result_words.h"

#include "games/claim.h"
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

static const char *together_title(App *app, const Outcome *outcome)
{
    bool is_alone = app->session.plan.setup.seats == 1;
    if (outcome->winners != 0) {
        return app_word(app, is_alone ? N_("You win!") : N_("You win together!"));
    }
    return app_word(app, is_alone ? N_("You have lost.") : N_("You have lost together."));
}

static const char *winners_title(App *app, SeatSet winners)
{
    const char *names[SEAT_LIMIT];
    size_t count = 0;
    for (Seat seat = 0; seat < app->session.plan.setup.seats; seat++) {
        if (seats_have(winners, seat)) {
            names[count++] = app->seat_names[seat];
        }
    }
    char bytes[SEAT_LIMIT * SAVED_NAME_BYTES];
    Text list = text_in(bytes, sizeof bytes);
    list_write(&app->catalogue, names, count, &list);
    return app_phrase(app, count == 1 ? N_("{name} wins!") : N_("Shared victory: {names}"),
                      TR_VALUES(bytes));
}

const char *result_title(App *app, const Outcome *outcome)
{
    const MatchPlan *plan = &app->session.plan;
    if (app->session.line_length > 0) {
        return app_word(app, N_("So it could have been won"));
    }
    if (is_regicide(plan->game) || plan->setup.seats == 1) {
        return together_title(app, outcome);
    }
    SeatSet all = (SeatSet)((1u << plan->setup.seats) - 1);
    if (outcome->winners == 0 || outcome->winners == all) {
        return app_word(app, N_("A draw"));
    }
    return winners_title(app, outcome->winners);
}

const char *result_detail(App *app)
{
    if (!is_regicide(app->session.plan.game)) {
        return NULL;
    }
    RegicideTable table = regicide_table(app);
    const char *defeated = app_number(app, regicide_defeated(&table));
    const char *all = app_number(app, REGICIDE_ROYALS);
    return app_phrase(app, N_("Enemies defeated: {n} of {m}"), TR_VALUES(defeated, all));
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

bool result_is_bright(const App *app)
{
    Outcome outcome;
    match_outcome(&app->session.match, &outcome);
    SeatSet people = app->session.people;
    return people == 0 ? outcome.winners != 0 : (outcome.winners & people) != 0;
}

const char *result_picture(App *app)
{
    RegicideMedal medal = medal_of(app);
    if (medal != REGICIDE_NO_MEDAL) {
        return result_medal_picture(medal);
    }
    return result_is_bright(app) ? "ui/lantern-lit" : "ui/lantern-unlit";
}

const char *result_score_words(const Game *game)
{
    return game == &claim_game ? N_("{name} · votes: {score}") : N_("{name}: {score}");
}

bool result_has_scores(const Game *game)
{
    return !is_regicide(game);
}
