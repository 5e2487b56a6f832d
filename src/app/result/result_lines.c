/* The lines below the heading of the result: words only, in their order. */
#include "result_lines.h"

#include "i18n/format.h"
#include "option_words.h"
#include "result_words.h"
#include "seated.h"

static void add(ResultLines *lines, const char *id, const char *text)
{
    if (text) {
        lines->items[lines->count++] = (ResultLine){id, text, false};
    }
}

static void add_scores(App *app, const Outcome *outcome, ResultLines *lines)
{
    static const char *const ids[] = {"text.score.0", "text.score.1", "text.score.2",
                                      "text.score.3", "text.score.4", "text.score.5"};
    for (Seat side = 0; side < result_sides(app); side++) {
        add(lines, ids[side], result_side(app, outcome, side));
    }
}

/* How many games of the match each has won. */
static void add_wins(App *app, const Series *series, ResultLines *lines)
{
    if (series->target > 0) {
        add(lines, "text.series",
            app_phrase(app, N_("Games won · {name}: {n} · {other}: {m}"),
                       TR_VALUES(app_called(app, 0), app_number(app, series->wins[0]),
                                 app_called(app, 1), app_number(app, series->wins[1]))));
    }
}

/* The points of each side over the series. */
static void add_sums(App *app, const PointSeries *sums, ResultLines *lines)
{
    static const char *const ids[] = {"text.sum.0", "text.sum.1", "text.sum.2",
                                      "text.sum.3", "text.sum.4", "text.sum.5"};
    unsigned sides = result_teams(app);
    for (Seat side = 0; side < sides && sums->target > 0; side++) {
        add(lines, ids[side],
            app_phrase(
                app, N_("Over all games · {name}: {n}"),
                TR_VALUES(result_team_name(app, side), app_number(app, sums->points[side]))));
    }
}

static void add_standing(App *app, const Result *result, ResultLines *lines)
{
    add_wins(app, &result->series, lines);
    add_sums(app, &result->sums, lines);
}

static const char *match_won(App *app, Seat side)
{
    if (result_is_own(app, side)) {
        return app_word(app, N_("You win the match!"));
    }
    return app_phrase(app, N_("{name} wins the match!"), TR_VALUES(result_team_name(app, side)));
}

/* Who has won the match, if this game was its last. */
static void add_winners(App *app, const Result *result, ResultLines *lines)
{
    static const char *const ids[] = {"text.winner.0", "text.winner.1", "text.winner.2",
                                      "text.winner.3", "text.winner.4", "text.winner.5"};
    unsigned sides = result_teams(app);
    SeatSet winners = series_point_winners(&result->sums, sides);
    if (result->series.target > 0) {
        Seat winner = series_winner(&result->series, app->session.plan.setup.seats);
        add(lines, "text.match", winner == SEAT_NONE ? NULL : match_won(app, winner));
    }
    for (Seat side = 0; side < sides; side++) {
        if (seats_have(winners, side)) {
            add(lines, ids[side], match_won(app, side));
        }
    }
}

static void add_place(App *app, const Result *result, ResultLines *lines)
{
    const CampaignUi *campaign = game_ui_of(app->session.plan.game)->campaign;
    switch (result->place.kind) {
    case DEAL_FREE:
        break;
    case DEAL_STAGE:
        add(lines, "text.stage", campaign->stage_name(app, result->place.number));
        add(lines, "text.told", campaign->told ? campaign->told(app, result->place.number) : NULL);
        break;
    case DEAL_DAILY:
        add(lines, "text.streak",
            app_phrase(app, N_("Current streak: {n}"),
                       TR_VALUES(app_number(app, result->streaks.current))));
        break;
    }
}

/* Who did better on the same cards. */
static const char *challenge_words(App *app, const Challenge *challenge)
{
    const Session *session = &app->session;
    int own = challenge_standing(&session->plan, &session->match);
    const char *text = N_("Challenge equalled · {result}");
    const char *result =
        game_ui_of(challenge->game)->day->words(app, &challenge->setup, challenge->standing);
    if (own > challenge->standing) {
        text = N_("Challenge beaten · {result}");
    } else if (own < challenge->standing) {
        text = N_("Challenge not beaten · {result}");
    }
    if (challenge->assisted) {
        result = app_phrase(app, N_("{result}, with help"), TR_VALUES(result));
    }
    return app_phrase(app, text, TR_VALUES(result));
}

/* One that was won with help is no medal that was earned. */
static const char *medal_words(App *app, DealPlace place)
{
    const char *medal = result_medal_words(app);
    if (!medal) {
        medal = result_medal_name(app, result_place_medal(app, place));
    }
    if (medal && app->session.assisted) {
        return app_phrase(app, N_("With help: {medal}"), TR_VALUES(medal));
    }
    return medal;
}

/* The medal that a match by house rules would have been worth; NULL: it is by the official ones, or
 * not worth any. It follows the line that tells those rules. */
static const char *lost_medal(App *app, const char *house, DealPlace place)
{
    const char *medal = house ? medal_words(app, place) : NULL;
    return medal ? app_phrase(app, N_("Not counted: {medal}"), TR_VALUES(medal)) : NULL;
}

ResultLines result_lines(App *app, const Result *result, bool with_sides)
{
    Outcome outcome;
    ResultLines lines = {.count = 0};
    match_outcome(&app->session.match, &outcome);
    add_winners(app, result, &lines);
    bool is_match = lines.count > 0;
    add(&lines, "heading.title", result_title(app, &outcome));
    if (is_match) {
        add_standing(app, result, &lines);
    }
    if (result->is_challenged) {
        add(&lines, "text.challenge", challenge_words(app, &result->challenge));
    }
    lines.heads = lines.count;
    add(&lines, "text.cause", result_cause(app));
    add(&lines, "text.detail", result_detail(app));
    add(&lines, "text.turns", result_length(app));
    const char *house = house_said(app, &app->session.plan);
    if (!house) {
        add(&lines, "text.medal", medal_words(app, result->place));
    }
    if (with_sides) {
        add_scores(app, &outcome, &lines);
    }
    if (!is_match) {
        add_standing(app, result, &lines);
    }
    add_place(app, result, &lines);
    size_t told = lines.count;
    add(&lines, "text.deal", app_deal_words(app));
    add(&lines, "text.house", house);
    add(&lines, "text.medal", lost_medal(app, house, result->place));
    if (app->session.is_lesson) {
        add(&lines, "text.lesson", app_word(app, N_("A first game with a host does not count.")));
    } else if (result->waits) {
        add(&lines, "text.assisted",
            app_word(
                app,
                N_("Played with help. On the map the stage still waits for a win without it.")));
    } else if (app->session.assisted && !result_medal_words(app)) {
        add(&lines, "text.assisted", app_word(app, N_("Played with help.")));
    } else if (plan_is_known(&app->session.plan)) {
        add(&lines, "text.known",
            app_word(app, N_("A known deal: it is counted with the games played with help.")));
    }
    for (size_t i = told; i < lines.count; i++) {
        lines.items[i].is_aside = true;
    }
    return lines;
}

const char *result_next_label(App *app, const Result *result)
{
    const CampaignUi *campaign = game_ui_of(result->place.game)->campaign;
    const char *label = NULL;
    if (result->waits) {
        return app_word(app, N_("Again, without help"));
    }
    if (campaign->next_label) {
        label = campaign->next_label(result->place.number, result->next);
    }
    return app_word(app, label ? label : N_("Next stage"));
}
