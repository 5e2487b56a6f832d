/* Claim on screen: what it is called and chosen by, how it ends, and where its parts are. */
#include "claim_table.h"
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

static unsigned votes_of(const ClaimTable *table, Seat seat)
{
    unsigned votes = 0;
    for (unsigned faction = 0; faction < CLAIM_FACTIONS; faction++) {
        votes += claim_vote(table->score, (ClaimFaction)faction) == seat;
    }
    return votes;
}

static void moment(const Wording *wording, const void *view, Text *out)
{
    static const char *const phases[] = {N_("Phase One, trick {n} of {m}"),
                                         N_("Phase Two, trick {n} of {m}")};
    const ClaimTable *table = &((const ClaimView *)view)->table;
    Message message;
    if (table->phase == CLAIM_OVER) {
        message = MESSAGE(N_("Votes: {n} to {m}"), value_number((int)votes_of(table, 0)),
                          value_number((int)votes_of(table, 1)));
    } else {
        message =
            MESSAGE(phases[table->phase], value_number(table->trick), value_number(CLAIM_TRICKS));
    }
    wording_message(wording, &message, out);
}

static const SeatsWay ways[] = {
    {"seats.way.alone", N_("Alone"), N_("Against a computer player"), 2, 1, BOT_EASY},
    {"seats.way.screen", N_("Around this screen"), N_("Several people hand the screen on"), 2, 0,
     BOT_EASY},
    {NULL, NULL, NULL, 0, 0, BOT_EASY}};

static const KeyHelp keys[] = {
    {TABLE_MEMORY_KEY, N_("What you know of the cards: which are gone, and who has the others")},
    {CLAIM_PEEK_KEY, N_("In Phase Two: shows the other hand, and hides it")},
    {NULL, NULL},
};

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
    .moment = moment,
    .summary = &summary_claim,
    .ways = ways,
    .keys = keys,
    .options = options,
    .statistics = &statistics,
    .result = &result,
    .series = SERIES_WINS,
};
