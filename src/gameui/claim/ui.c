/* Claim on screen: what it is called and chosen by, how it ends, and where its parts are. */
#include "claim/commands.h"
#include "claim/parts.h"
#include "claim/pieces.h"
#include "claim/words.h"

#include "app.h"
#include "base/limits.h"
#include "games/claim.h"
#include "i18n/format.h"
#include "result_words.h"

#include <stdlib.h>

static const GameTile tile = {N_("Claim"), N_("1–2 players · tricks"), "menu/tile-claim"};

static const OptionUi options[] = {[CLAIM_FIRST] = {.label = N_("First player")}};

static const StatisticsUi statistics = {
    .title = NC_("statistics", "Votes"), .best = N_("Most votes"), .mean = N_("Votes on average")};

/* How closely a vote was won: cards, and where these are equal the values of the best ones. */
typedef struct Margin {
    int cards, values;
} Margin;

static Margin margin_of(const CardSet score[CLAIM_SEATS], ClaimFaction faction)
{
    CardSet all = claim_cards_of(faction);
    return (Margin){abs(set_count(score[0] & all) - set_count(score[1] & all)),
                    abs(claim_highest(score[0], faction) - claim_highest(score[1], faction))};
}

/* Values count only where the numbers of cards are equal. */
static bool is_closer(Margin one, Margin other)
{
    bool is_level = one.cards == 0 && other.cards == 0;
    return one.cards < other.cards || (is_level && one.values < other.values);
}

/* Finds the votes of the winner with the smallest margin; returns their number. */
static unsigned closest_votes(const CardSet score[CLAIM_SEATS], Seat winner,
                              ClaimFaction out[CLAIM_FACTIONS])
{
    Margin best = {CLAIM_CARDS, CLAIM_CARDS};
    unsigned count = 0;
    for (unsigned f = 0; f < CLAIM_FACTIONS; f++) {
        Margin margin = margin_of(score, (ClaimFaction)f);
        if (claim_vote(score, (ClaimFaction)f) != winner || is_closer(best, margin)) {
            continue;
        }
        if (is_closer(margin, best)) {
            count = 0;
            best = margin;
        }
        out[count++] = (ClaimFaction)f;
    }
    return count;
}

/* "Knights" */
static const char *faction_word(App *app, ClaimFaction faction)
{
    Message name = MESSAGE("{faction}", value_word(CLAIM_WORD_FACTIONS + (int)faction));
    return app_message(app, &claim_game, &name);
}

/* "Knights · 4 to 2" */
static const char *vote_words(App *app, const CardSet score[CLAIM_SEATS], ClaimFaction faction)
{
    Message why = claim_vote_reason(score, faction);
    return app_phrase(app, N_("{text} · {next}"),
                      TR_VALUES(faction_word(app, faction), app_message(app, &claim_game, &why)));
}

/* A draw is explained; else what would have changed the game with the least. */
static const char *detail(App *app)
{
    ClaimView view;
    Outcome outcome;
    if (result_is_draw(app)) {
        return app_word(app, N_("Both have the same number of votes."));
    }
    match_view(&app->session.match, 0, &view);
    match_outcome(&app->session.match, &outcome);
    Seat winner = seats_have(outcome.winners, 0) ? 0 : 1;
    ClaimFaction closest[CLAIM_FACTIONS];
    const char *votes[CLAIM_FACTIONS];
    unsigned count = closest_votes(view.table.score, winner, closest);
    bool is_brief = count > 1; /* the columns say by how much */
    for (unsigned i = 0; i < count; i++) {
        votes[i] = is_brief ? faction_word(app, closest[i])
                            : vote_words(app, view.table.score, closest[i]);
    }
    if (count == 1) {
        return app_phrase(app, N_("The winner's closest vote: {text}"), TR_VALUES(votes[0]));
    }
    return app_phrase(app, N_("The winner's closest votes: {list}"),
                      TR_VALUES(app_list(app, votes, count)));
}

static const ResultUi result = {
    .scene = &claim_result_scene, .detail = detail, .side = claim_side_words};

static void moment(const Wording *wording, const void *view, Text *out)
{
    static const char *const phases[] = {N_("Phase One, trick {n} of {m}"),
                                         N_("Phase Two, trick {n} of {m}")};
    const ClaimTable *table = &((const ClaimView *)view)->table;
    Message message;
    if (table->phase == CLAIM_OVER) {
        unsigned votes[CLAIM_SEATS]; /* the winner has more */
        claim_count_votes(table->score, votes);
        message = MESSAGE(N_("Votes: {n} to {m}"), value_number(max_unsigned(votes[0], votes[1])),
                          value_number(min_unsigned(votes[0], votes[1])));
    } else {
        message =
            MESSAGE(phases[table->phase], value_number(table->trick), value_number(CLAIM_TRICKS));
    }
    wording_message(wording, &message, out);
}

static const SeatsWay ways[] = {
    {"seats.way.alone", N_("Alone"), N_("Against a computer player"), 2, 1, BOT_EASY},
    {"seats.way.screen", N_("Around this screen"), NULL, 2, 0, BOT_EASY},
    {NULL, NULL, NULL, 0, 0, BOT_EASY}};

static const LevelRating ratings[] = {{BOT_NOVICE, -112}, {BOT_EASY, 0},     {BOT_NORMAL, 307},
                                      {BOT_HARD, 403},    {BOT_MASTER, 451}, {BOT_RANDOM, 0}};

const GameUi claim_ui = {
    .game = &claim_game,
    .look = &claim_table_look,
    .tile = &tile,
    .goal = N_("Win followers trick by trick, then the votes of three of the five factions."),
    .credit = N_("Claim is a game by Scott Almes."),
    .rules = &rules_claim,
    .rules_chapter = claim_rules_chapter,
    .lesson = &claim_lesson,
    .puzzles = &claim_puzzles,
    .achievements = &claim_achievements,
    .card_words = claim_card_words,
    .moment = moment,
    .summary = &summary_claim,
    .ways = ways,
    .ratings = ratings,
    .commands = &claim_commands,
    .options = options,
    .statistics = &statistics,
    .result = &result,
    .series = SERIES_WINS,
    .campaign = &claim_campaign,
    .day = &claim_day,
    .music = &claim_music,
};
