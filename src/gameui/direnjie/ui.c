/* Di Renjie on screen: what it is called and chosen by, and where its parts are. */
#include "direnjie/commands.h"
#include "direnjie/pieces.h"
#include "direnjie/sentences.h"
#include "direnjie/words.h"

#include "base/limits.h"

#include "core/message.h"
#include "games/direnjie.h"
#include "games/direnjie_notebook.h"
#include "match_plan.h"
#include "result_facts.h"

static const GameTile tile = {N_("Di Renjie"), N_("1–6 players · deduction"), "menu/tile-direnjie"};

static const char *const first_words[] = {N_("Random")};

static const OptionUi options[] = {
    [DIRENJIE_KILLER] = {.label = N_("Killer expansion")},
    [DIRENJIE_FIRST] = {.label = N_("First player"), .words = first_words},
    [DIRENJIE_TEAMS] = {.label = N_("Teams")},
};

static const StatisticsMode modes[] = {{DIRENJIE_TEAMS, 0, N_("Each for themself")},
                                       {DIRENJIE_TEAMS, 2, N_("Two teams")},
                                       {DIRENJIE_TEAMS, 3, N_("Three teams")},
                                       {0, 0, NULL}};

static const StatisticsUi statistics = {.fact = FACT_ROUNDS,
                                        .title = N_("Length of the games, in rounds"),
                                        .best = N_("Best score"),
                                        .mean = N_("Average score"),
                                        .modes = modes};

static const char *const ink_words[] = {
    [NOTEBOOK_OFF] = NC_("notebook", "Off"),
    [NOTEBOOK_FACTS] = NC_("notebook", "Facts"),
    [NOTEBOOK_DEDUCTIONS] = NC_("notebook", "Deductions"),
};

static const GameSetting ink = {.key = "ink",
                                .label = N_("Automatic marks in the notebook"),
                                .words = ink_words,
                                .count = COUNT_OF(ink_words),
                                .initial = NOTEBOOK_DEDUCTIONS};

/* How many teams there may be, by seats. */
static const struct {
    uint8_t seats;
    int32_t teams;
    const char *label;
} team_games[] = {
    {4, 0, N_("Each for themself")},   {4, 2, N_("1 + 3 against 2 + 4")},
    {6, 0, N_("Each for themself")},   {6, 2, N_("1 + 3 + 5 against 2 + 4 + 6")},
    {6, 3, N_("1 + 4, 2 + 5, 3 + 6")},
};

static size_t option_values(const MatchPlan *plan, int index, OptionValue out[OPTION_VALUES_MAX])
{
    size_t count = 0;
    for (size_t i = 0; i < COUNT_OF(team_games); i++) {
        if (index == DIRENJIE_TEAMS && team_games[i].seats == plan->setup.seats) {
            out[count++] =
                (OptionValue){.value = team_games[i].teams, .label = team_games[i].label};
        }
    }
    return count;
}

static bool option_is_shown(const MatchPlan *plan, int index)
{
    OptionValue values[OPTION_VALUES_MAX];
    return index != DIRENJIE_TEAMS || option_values(plan, index, values) > 0;
}

/* Teams are for so many seats and play without the killer: what was set last holds. */
static void fit(MatchPlan *plan, int changed)
{
    Message why;
    int32_t *chosen = plan->setup.options;
    if (changed == SEATS_CHANGED && !plan_is_accepted(plan, &why)) {
        chosen[DIRENJIE_TEAMS] = 0;
    } else if (changed == DIRENJIE_TEAMS && chosen[DIRENJIE_TEAMS] > 0) {
        chosen[DIRENJIE_KILLER] = 0;
    } else if (changed == DIRENJIE_KILLER && chosen[DIRENJIE_KILLER]) {
        chosen[DIRENJIE_TEAMS] = 0;
    }
}

static void moment(const Wording *wording, const void *memory, Text *out)
{
    const DirenjieView *view = memory;
    const DirenjieTable *table = &view->table;
    Message message = MESSAGE(N_("Round {n}, clues submitted: {m}"), value_number(table->round),
                              value_number(table->clue_count));
    if (table->phase == DIRENJIE_OVER) {
        message = MESSAGE(N_("The secret mission: {target}, {weapon}, {location}"),
                          value_card(view->secret[DIRENJIE_TARGET]),
                          value_card(view->secret[DIRENJIE_WEAPON]),
                          value_card(view->secret[DIRENJIE_LOCATION]));
    }
    wording_message(wording, &message, out);
}

static const SeatsWay ways[] = {
    {"seats.way.alone", N_("Alone"), DIRENJIE_AGAINST_THREE, 4, 1, BOT_EASY},
    {"seats.way.screen", N_("Around this screen"), NULL, 0, 0, BOT_EASY},
    {NULL, NULL, NULL, 0, 0, BOT_EASY}};

static const LevelRating ratings[] = {{BOT_NOVICE, -120}, {BOT_EASY, 0},     {BOT_NORMAL, 59},
                                      {BOT_HARD, 276},    {BOT_MASTER, 326}, {BOT_RANDOM, 0}};

const GameUi direnjie_ui = {
    .game = &direnjie_game,
    .look = &direnjie_table_look,
    .tile = &tile,
    .goal = DIRENJIE_AIM,
    .credit = N_("Di Renjie is a game by 吴达德."),
    .rules = &rules_direnjie,
    .rules_chapter = direnjie_rules_chapter,
    .lesson = &direnjie_lesson,
    .puzzles = &direnjie_puzzles,
    .achievements = &direnjie_achievements,
    .commands = &direnjie_commands,
    .card_words = direnjie_card_words,
    .moment = moment,
    .recite = direnjie_recite,
    .jot = direnjie_jot,
    .summary = &summary_direnjie,
    .summary_of = direnjie_summary,
    .ways = ways,
    .ratings = ratings,
    .options = options,
    .statistics = &statistics,
    .result = &direnjie_result,
    .series = SERIES_POINTS,
    .campaign = &direnjie_campaign,
    .day = &direnjie_day,
    .music = &direnjie_music,
    .panel = &direnjie_notebook_panel,
    .setting = &ink,
    .ending = &scene_reveal,
    .option_is_shown = option_is_shown,
    .option_values = option_values,
    .fit = fit,
};
