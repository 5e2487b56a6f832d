/* Regicide on screen: what it is called and chosen by, and where its parts are. */
#include "regicide/commands.h"
#include "regicide/ending.h"
#include "regicide/pieces.h"
#include "regicide/sentences.h"
#include "regicide/words.h"

#include "base/limits.h"
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

static const char *const jesters[] = {[REGICIDE_USUAL_JESTERS] = NC_("house rules", "Official"),
                                      [REGICIDE_NO_JESTERS] = NC_("jesters", "None"),
                                      [REGICIDE_ONE_JESTER] = N_("One"),
                                      [REGICIDE_TWO_JESTERS] = N_("Two")};

static const OptionUi options[] = {
    [REGICIDE_FIRST] = {.label = N_("First player")},
    [REGICIDE_SOLO_YIELD] = {.label = N_("Yielding alone")},
    [REGICIDE_REDEAL] = {.label = N_("Deal anew without diamonds")},
    [REGICIDE_CLOSED_DISCARD] = {.label = N_("Closed discard pile")},
    [REGICIDE_COURT] = {.label = N_("Royals"), .words = courts},
    [REGICIDE_JACK_HEALTH] = {.label = N_("Health of Jacks"), .row = N_("Health"), .sign = "J"},
    [REGICIDE_JACK_HEALTH + 1] = {.label = N_("Health of Queens"), .sign = "Q"},
    [REGICIDE_JACK_HEALTH + 2] = {.label = N_("Health of Kings"), .sign = "K"},
    [REGICIDE_JACK_ATTACK] = {.label = N_("Attack of Jacks"), .row = N_("Attack"), .sign = "J"},
    [REGICIDE_JACK_ATTACK + 1] = {.label = N_("Attack of Queens"), .sign = "Q"},
    [REGICIDE_JACK_ATTACK + 2] = {.label = N_("Attack of Kings"), .sign = "K"},
    [REGICIDE_COMBO] = {.label = N_("Combo limit")},
    [REGICIDE_NO_COMPANIONS] = {.label = N_("Without Animal Companions")},
    [REGICIDE_JESTERS] = {.label = N_("Jesters"), .words = jesters},
};

/* In steps, with the official number in its place. */
static size_t step_values(int usual, int most, int step, OptionValue out[OPTION_VALUES_MAX])
{
    size_t count = 0;
    for (int n = step; n <= most; n += step) {
        out[count++] = (OptionValue){.value = n == usual ? 0 : n, .shown = n};
    }
    return count;
}

static size_t combo_values(OptionValue out[OPTION_VALUES_MAX])
{
    static const int limits[] = {4, 6, 8, REGICIDE_COMBO_USUAL, 12, 15, 20, 30, REGICIDE_COMBO_MAX};
    size_t count = 0;
    out[count++] = (OptionValue){.value = 1, .label = N_("No combos")};
    for (size_t i = 0; i < COUNT_OF(limits); i++) {
        int limit = limits[i];
        out[count++] =
            (OptionValue){.value = limit == REGICIDE_COMBO_USUAL ? 0 : limit, .shown = limit};
    }
    return count;
}

static size_t option_values(const MatchPlan *plan, int index, OptionValue out[OPTION_VALUES_MAX])
{
    (void)plan;
    if (index == REGICIDE_COMBO) {
        return combo_values(out);
    }
    if (index >= REGICIDE_JACK_HEALTH && index < REGICIDE_JACK_ATTACK) {
        return step_values(20 + 10 * (index - REGICIDE_JACK_HEALTH), REGICIDE_HEALTH_MAX, 5, out);
    }
    if (index >= REGICIDE_JACK_ATTACK && index < REGICIDE_COMBO) {
        return step_values(10 + 5 * (index - REGICIDE_JACK_ATTACK), REGICIDE_ATTACK_MAX, 5, out);
    }
    return 0;
}

static const StatisticsUi statistics = {.title = N_("Enemies defeated"),
                                        .modes = modes,
                                        .best = N_("Most enemies defeated"),
                                        .mean = N_("Enemies defeated on average")};

static bool option_is_shown(const MatchPlan *plan, int index)
{
    bool is_alone = plan->setup.seats == 1;
    if (index == REGICIDE_FIRST) {
        return !is_alone;
    }
    return index != REGICIDE_SOLO_YIELD || is_alone;
}

static const SeatsWay ways[] = {
    {"seats.way.alone", N_("Alone"), REGICIDE_ALONE_WORDS, 1, 1, BOT_NORMAL},
    {"seats.way.computers", N_("With computers"), N_("Two computer players help you"), 3, 1,
     BOT_NORMAL},
    {"seats.way.screen", N_("Around this screen"), NULL, 0, 0, BOT_NORMAL},
    {NULL, NULL, NULL, 0, 0, BOT_NORMAL}};

static const char *option_hint(int index)
{
    if (index == REGICIDE_NO_COMPANIONS) {
        return N_("The four A are cards of value 1 like any other: they form combos, and pair with "
                  "no other card.");
    }
    if (index != REGICIDE_CLOSED_DISCARD) {
        return NULL;
    }
    return N_("Only its top card and the number of its cards are seen; until the end nobody can "
              "look through it.");
}

static const LevelRating ratings[] = {
    {BOT_HARD, -180}, {BOT_NORMAL, 0}, {BOT_EASY, 158}, {BOT_NOVICE, 366}, {BOT_RANDOM, 0}};

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
    .ratings = ratings,
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
    .option_values = option_values,
};
