/* The lines of the result in their order, and how they stand one below another. */
#include "result_lines.h"

#include "i18n/format.h"
#include "option_words.h"
#include "result_words.h"
#include "seated.h"
#include "sheet.h"

#include <math.h>
#include <string.h>

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

/* What it means that the deal was played before: a stage has always the same cards. */
static const char *known_words(App *app, const Result *result)
{
    if (result->is_prepared && progress_is_fixed(result->place)) {
        return app_word(app, N_("A known deal: on the map it counts in full, in the statistics as "
                                "played with help."));
    }
    return app_word(app, N_("A known deal: it is counted with the games played with help."));
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
        add(&lines, "text.known", known_words(app, result));
    }
    for (size_t i = told; i < lines.count; i++) {
        lines.items[i].is_aside = true;
    }
    return lines;
}

TextStyle result_line_style(const ResultLines *lines, size_t index)
{
    if (index == 0) {
        return (TextStyle){FONT_TITLE, SIZE_TITLE, ALIGN_CENTRE, true};
    }
    if (index < lines->heads) {
        return (TextStyle){FONT_TITLE, SIZE_HEADING, ALIGN_CENTRE, false};
    }
    if (lines->items[index].is_aside) {
        return (TextStyle){FONT_BODY, SIZE_BODY, ALIGN_CENTRE, false};
    }
    return (TextStyle){FONT_BODY, SIZE_NAME, ALIGN_CENTRE, false};
}

#define ASIDE_GAP 44.0f /* units between two that stand beside each other */

/* One line, or asides beside each other as far as they have room. */
typedef struct LineRow {
    size_t end;
    float w, h;
} LineRow;

static Point line_size(App *app, const ResultLines *lines, size_t index, float width)
{
    const TextBlock *block =
        text_layout(app->ui, lines->items[index].text, result_line_style(lines, index), width);
    return (Point){block->w, block->h};
}

static LineRow row_at(App *app, const ResultLines *lines, LineRange range, float width)
{
    float gap = ASIDE_GAP * ui_unit(app->ui);
    Point first = line_size(app, lines, range.from, width);
    LineRow row = {range.from + 1, first.x, first.y};
    while (row.end < range.to && lines->items[row.end - 1].is_aside) {
        Point next = line_size(app, lines, row.end, width);
        if (row.w + 2 * gap + next.x > width) {
            break;
        }
        row = (LineRow){row.end + 1, row.w + gap + next.x, fmaxf(row.h, next.y)};
    }
    return row;
}

float result_lines_height(App *app, const ResultLines *lines, LineRange range, float width)
{
    float height = 0;
    while (range.from < range.to) {
        LineRow row = row_at(app, lines, range, width);
        height += row.h + RESULT_LINE_GAP * ui_unit(app->ui);
        range.from = row.end;
    }
    return height;
}

static void draw_line(App *app, const ResultLines *lines, size_t index, Rect place)
{
    const ResultLine *line = &lines->items[index];
    float wide = line_size(app, lines, index, place.w).x;
    ui_label(app->ui, line->id, line->text, result_line_style(lines, index),
             index < lines->heads ? COLOR_GOLD_LIGHT : COLOR_MUTED, place);
    if (text_equal(line->id, "text.deal")) {
        sheet_deal(app, rect_around(rect_centre(place), wide, place.h));
    }
}

/* Each of several has its part of the gaps around it, so that it does not break in its own width.
 */
static void draw_row(App *app, const ResultLines *lines, LineRange range, Rect place, float wide)
{
    float gap = ASIDE_GAP * ui_unit(app->ui), width = place.w;
    if (range.to - range.from == 1) {
        draw_line(app, lines, range.from, place);
        return;
    }
    rect_cut_left(&place, (width - wide - gap) / 2);
    for (size_t i = range.from; i < range.to; i++) {
        float part = line_size(app, lines, i, width).x + gap;
        draw_line(app, lines, i, rect_cut_left(&place, part));
    }
}

void result_lines_draw(App *app, const ResultLines *lines, LineRange range, Rect rest)
{
    while (range.from < range.to) {
        LineRow row = row_at(app, lines, range, rest.w);
        draw_row(app, lines, (LineRange){range.from, row.end}, rect_cut_top(&rest, row.h), row.w);
        rect_cut_top(&rest, RESULT_LINE_GAP * ui_unit(app->ui));
        range.from = row.end;
    }
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

/* Whether it was begun as the prepared match, not as a custom game that counts as it. */
static bool is_as_prepared(const MatchPlan *plan, DealPlace place)
{
    MatchPlan fixed = progress_plan(place);
    return memcmp(fixed.setup.options, plan->setup.options, sizeof fixed.setup.options) == 0;
}

static void find_stage(App *app, Result *result)
{
    CampaignDeal stages[STAGES_MAX];
    const CampaignUi *campaign = game_ui_of(app->session.plan.game)->campaign;
    bool is_won = campaign->medal(&app->session.match) != MEDAL_NONE;
    if (result->is_prepared && (is_won || campaign->skips)) {
        progress_stages(app->profile, result->place.game, stages);
        result->next = campaign->next(stages, result->place.number);
        result->waits = is_won && stages[result->place.number].medal == MEDAL_NONE;
        result->is_failed = !is_won && result->next != NO_STAGE;
    }
    if (result->waits) {
        result->next = result->place.number;
    }
    if (result->is_prepared && result->next == NO_STAGE && progress_is_fixed(result->place)) {
        result->next = result->place.number;
        result->repeats = true;
    }
    result->is_helpable = result->is_prepared && !is_won && session_is_kept(&app->session) &&
                          progress_offers_help(app->profile, result->place);
}

void result_find_place(App *app, Result *result)
{
    result->place = progress_place(&app->session.plan);
    result->next = NO_STAGE;
    switch (result->place.kind) {
    case DEAL_STAGE:
        result->is_prepared = is_as_prepared(&app->session.plan, result->place);
        find_stage(app, result);
        break;
    case DEAL_DAILY:
        result->is_prepared = true;
        result->streaks = progress_streaks(app->profile, result->place.game, result->place.number);
        break;
    case DEAL_FREE:
        break;
    }
}
