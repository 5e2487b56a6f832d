/* Regicide on screen: what it is called and chosen by, and where its parts are. */
#include "regicide/commands.h"
#include "regicide/ending.h"
#include "regicide/pieces.h"
#include "regicide/sentences.h"
#include "regicide/words.h"

#include "core/message.h"
#include "games/regicide.h"
#include "match_plan.h"

static const GameTile tile = {N_("Regicide"), N_("1–4 players · together"), "menu/tile-regicide"};

static const char *const courts[] = {[REGICIDE_WHOLE_COURT] = N_("All twelve"),
                                     [REGICIDE_JACKS_ALONE] = N_("Jacks only"),
                                     [REGICIDE_NO_KINGS] = N_("Jacks and Queens")};

static const StatisticsMode modes[] = {
    {REGICIDE_COURT, REGICIDE_WHOLE_COURT, N_("All twelve royals")},
    {REGICIDE_COURT, REGICIDE_NO_KINGS, N_("Jacks and Queens")},
    {REGICIDE_COURT, REGICIDE_JACKS_ALONE, N_("Jacks only")},
    {0, 0, NULL}};

static const OptionUi options[] = {
    [REGICIDE_FIRST] = {N_("First player"), NULL},
    [REGICIDE_SOLO_YIELD] = {N_("House rule: yielding alone"), NULL},
    [REGICIDE_REDEAL] = {N_("House rule: deal anew without diamonds"), NULL},
    [REGICIDE_CLOSED_DISCARD] = {N_("Closed discard pile"), NULL},
    [REGICIDE_COURT] = {N_("Royals"), courts},
};

static const StatisticsUi statistics = {.title = N_("Enemies defeated"),
                                        .modes = modes,
                                        .best = N_("Most enemies defeated"),
                                        .mean = N_("Enemies defeated on average")};

static bool option_is_shown(const MatchPlan *plan, int index)
{
    bool is_alone = plan->setup.seats == 1;
    switch ((enum RegicideOption)index) {
    case REGICIDE_FIRST:
        return !is_alone;
    case REGICIDE_SOLO_YIELD:
        return is_alone;
    case REGICIDE_REDEAL:
    case REGICIDE_CLOSED_DISCARD:
    case REGICIDE_COURT:
        break;
    }
    return true;
}

static const SeatsWay ways[] = {
    {"seats.way.alone", N_("Alone"), REGICIDE_ALONE_WORDS, 1, 1, BOT_NORMAL},
    {"seats.way.computers", N_("With computers"), N_("Two computer players help you"), 3, 1,
     BOT_NORMAL},
    {"seats.way.screen", N_("Around this screen"), NULL, 0, 0, BOT_NORMAL},
    {NULL, NULL, NULL, 0, 0, BOT_NORMAL}};

static const char *option_hint(int index)
{
    if (index != REGICIDE_CLOSED_DISCARD) {
        return NULL;
    }
    return N_("Only its top card and the number of its cards are seen; until the end nobody can "
              "look through it.");
}

const GameUi regicide_ui = {
    .game = &regicide_game,
    .look = &regicide_table_look,
    .tile = &tile,
    .goal = N_(
        "Defeat all twelve royals. Whoever cannot cover an attack loses the game for everybody."),
    .credit = N_("Regicide is a game by Paul Abrahams, Luke Badger and Andy Richdale of Badgers "
                 "from Mars."),
    .rules = &rules_regicide,
    .rules_chapter = regicide_rules_chapter,
    .summary = &summary_regicide,
    .summary_of = regicide_summary,
    .ways = ways,
    .lesson = &regicide_lesson,
    .puzzles = &regicide_puzzles,
    .achievements = &regicide_achievements,
    .card_words = regicide_card_words,
    .moment = regicide_moment,
    .recite = regicide_recite,
    .is_shared = true,
    .options = options,
    .statistics = &statistics,
    .result = &regicide_result,
    .campaign = &regicide_campaign,
    .day = &regicide_day,
    .music = &regicide_music,
    .talk = &regicide_talk,
    .commands = &regicide_commands,
    .aside = {"button.companion", N_("With paper cards"),
              N_("Keeps count of a game with real cards"), &scene_companion},
    .solution = {"button.solve", N_("Could this deal be won? Show how"), NULL, &scene_solution},
    .hint_aim = REGICIDE_GOLD,
    .aim_medal = regicide_medal_of,
    .option_is_shown = option_is_shown,
    .option_hint = option_hint,
};
