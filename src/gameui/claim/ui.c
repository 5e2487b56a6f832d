/* Claim on screen: what it is called and chosen by, how it ends, and where its parts are. */
#include "claim_ui.h"

#include "app.h"
#include "games/claim.h"
#include "result_words.h"

static const GameTile tile = {N_("Claim"), N_("2 players · tricks"), "menu/tile-claim"};

static const OptionUi options[] = {[CLAIM_FIRST] = {N_("First player"), NULL}};

static const StatisticsUi statistics = {
    .title = NC_("statistics", "Votes"), .best = N_("Most votes"), .mean = N_("Votes on average")};

static const char *detail(App *app)
{
    return result_is_draw(app) ? app_word(app, N_("Both have the same number of votes.")) : NULL;
}

static const ResultUi result = {
    .scene = &claim_result_scene, .detail = detail, .side = claim_side_words};

static const SeatsWay ways[] = {
    {"seats.way.alone", N_("Alone"), N_("Against a computer player"), 2, 1, BOT_EASY},
    {"seats.way.screen", N_("Around this screen"), N_("Several people hand the screen on"), 2, 0,
     BOT_EASY},
    {NULL, NULL, NULL, 0, 0, BOT_EASY}};

const GameUi claim_ui = {
    .game = &claim_game,
    .look = &claim_table_look,
    .tile = &tile,
    .credit = N_("Claim is a game by Scott Almes."),
    .rules = &rules_claim,
    .rules_chapter = claim_rules_chapter,
    .lesson = &claim_lesson,
    .puzzles = &claim_puzzles,
    .card_words = claim_card_words,
    .summary = &summary_claim,
    .ways = ways,
    .options = options,
    .statistics = &statistics,
    .result = &result,
    .series = SERIES_WINS,
};
