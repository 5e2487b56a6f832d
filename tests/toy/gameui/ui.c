/* The toy game on screen: all that its GameUi says of it. */
#include "toy_ui.h"

#include "app.h"
#include "i18n/format.h"
#include "match_plan.h"

static const GameTile tile = {"Toy", "2–3 players · ends of a row", "menu/tile-claim"};

static const char *const goal_words[] = {"The most points win", "The fewest points win"};
static const OptionUi options[] = {[TOY_LENGTH] = {.label = "Cards in the row"},
                                   [TOY_GOAL] = {.label = "Goal of the game", .words = goal_words}};

static const RulesParagraph goal[] = {
    {.text = "Cards lie open in a row. In turn each player takes the card at one of its two ends.",
     .numbers = "1"},
    {0}};
static const RulesParagraph end[] = {
    {.text = "When the row is gone, the most points win, or the fewest: the options tell which.",
     .numbers = "2"},
    {0}};
static const RulesPart parts[] = {{"Taking", goal}, {"Winning", end}};
static const RulesText rules = {parts, sizeof parts / sizeof parts[0], false};

static const SummaryLine summary_lines[] = {
    {"ui/glyph-phase1", 0, "Taking", "One card from either end of the row."},
    {"ui/glyph-phase2", 0, "Winning", "By the points of the cards that were taken."}};
static const Summary summary = {summary_lines, 2, 1};

static const StatisticsUi statistics = {
    .title = "Points of the toy", .best = "Most points taken", .mean = "Points taken on average"};

static const char *length(App *app)
{
    return app_phrase(app, "The row had {n} cards.",
                      TR_VALUES(app_number(app, app->session.plan.setup.options[TOY_LENGTH])));
}

static const ResultUi result = {.scene = &toy_result_scene, .length = length};

static void prepare(int day, MatchPlan *plan)
{
    plan->kinds[1] = SEAT_EASY;
    plan->setup.options[TOY_GOAL] = day % 2 ? TOY_MOST : TOY_FEWEST;
}

static int standing(const Match *match, Seat seat)
{
    Outcome outcome;
    match_outcome(match, &outcome);
    return 1 + 100 * seats_have(outcome.winners, seat) + outcome.score[seat];
}

static Medal medal(int number)
{
    return number > 100 ? MEDAL_GOLD : MEDAL_NONE;
}

static const char *words(App *app, const Setup *setup, int number)
{
    (void)setup;
    return app_phrase(app, "Points taken: {n}", TR_VALUES(app_number(app, (number - 1) % 100)));
}

static const char *task(App *app, const MatchPlan *plan)
{
    return app_word(app, goal_words[plan->setup.options[TOY_GOAL]]);
}

static const DayUi day = {.list = "toy-daily",
                          .seats = 2,
                          .prepare = prepare,
                          .standing = standing,
                          .medal = medal,
                          .words = words,
                          .task = task,
                          .rule = "Gold: a win."};

const GameUi toy_ui = {
    .game = &toy_game,
    .look = &toy_table_look,
    .tile = &tile,
    .goal = "Take more points than the others from the two ends of the row.",
    .credit = "The toy belongs to the tests.",
    .rules = &rules,
    .summary = &summary,
    .options = options,
    .statistics = &statistics,
    .result = &result,
    .series = SERIES_WINS,
    .day = &day,
    .aside = {"button.gallery", "Gallery", "All cards of the toy", &scene_toy_gallery},
};
