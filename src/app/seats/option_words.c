/* What options are called, and which of them mean anything beside the others: tables, and the few
 * rules of Clash of Decks, whose options belong to one mode or format. */
#include "option_words.h"

#include "base/text.h"
#include "games/clash_campaign.h"
#include "games/direnjie.h"
#include "games/regicide.h"

static const struct {
    const char *game, *key, *label;
} labels[] = {
    {"regicide", "first", N_("First player")},
    {"regicide", "solo_yield", N_("House rule: yielding alone")},
    {"regicide", "redeal", N_("House rule: deal anew without diamonds")},
    {"claim", "first", N_("First player")},
    {"clash", "mode", N_("Mode")},
    {"clash", "format", N_("Format")},
    {"clash", "decks", N_("Deck")},
    {"clash", "deck", N_("Your deck")},
    {"clash", "first", N_("First player")},
    {"clash", "base_mana", N_("AI's base mana")},
    {"clash", "unit_mana", N_("Extra mana per unit of yours")},
    {"clash", "automaton_first", N_("The AI plays first")},
    {"clash", "fort_start", N_("AI starts with the Fort")},
    {"clash", "pile_armor", N_("Damage to the AI deck −1")},
    {"clash", "abilities", N_("All AI units")},
    {"direnjie", "killer", N_("Killer expansion")},
    {"direnjie", "first", N_("First player")},
    {"direnjie", "teams", N_("Teams")},
    {"null", "first", N_("First player")},
};

static const struct {
    const char *word, *label;
} words[] = {
    {"random", N_("Random")},
    {"duel", N_("Duel")},
    {"solo", N_("Solo")},
    {"preconstructed", N_("Preconstructed")},
    {"draft", N_("Draft")},
    {"constructed", N_("Constructed")},
    {"splash", NC_("ability", "Splash")},
    {"perforation", NC_("ability", "Perforation")},
    {"rage", NC_("ability", "Rage")},
    {"protection", NC_("ability", "Protection")},
    {"berserk", NC_("ability", "Berserk")},
};

const char *option_label(const Game *game, const char *key)
{
    for (size_t i = 0; i < sizeof labels / sizeof labels[0]; i++) {
        if (text_equal(labels[i].game, game->id) && text_equal(labels[i].key, key)) {
            return labels[i].label;
        }
    }
    return key;
}

const char *option_word(const char *word)
{
    for (size_t i = 0; i < sizeof words / sizeof words[0]; i++) {
        if (text_equal(words[i].word, word)) {
            return words[i].label;
        }
    }
    return word;
}

/* Teams of Di Renjie, by seats: how many there are. */
static const struct {
    uint8_t seats;
    int32_t teams;
    const char *label;
} team_games[] = {
    {4, 0, N_("Each for themself")},   {4, 2, N_("1 + 3 against 2 + 4")},
    {6, 0, N_("Each for themself")},   {6, 2, N_("1 + 3 + 5 against 2 + 4 + 6")},
    {6, 3, N_("1 + 4, 2 + 5, 3 + 6")},
};

size_t option_values(const MatchPlan *plan, int index, OptionValue out[OPTION_VALUES_MAX])
{
    size_t count = 0;
    if (plan->game != &direnjie_game || index != DIRENJIE_TEAMS) {
        return 0;
    }
    for (size_t i = 0; i < sizeof team_games / sizeof team_games[0]; i++) {
        if (team_games[i].seats == plan->setup.seats) {
            out[count++] = (OptionValue){team_games[i].teams, team_games[i].label};
        }
    }
    return count;
}

static bool clash_option_is_shown(const int32_t options[], int index)
{
    bool solo = options[CLASH_OPTION_MODE] == CLASH_SOLO;
    bool fixed = options[CLASH_OPTION_FORMAT] == CLASH_PRECONSTRUCTED;
    switch ((enum ClashOption)index) {
    case CLASH_OPTION_MODE:
    case CLASH_OPTION_FORMAT:
        return true;
    case CLASH_OPTION_DECKS:
        return !solo && fixed;
    case CLASH_OPTION_FIRST:
        return !solo;
    case CLASH_OPTION_DECK:
        return solo && fixed;
    case CLASH_OPTION_BASE_MANA:
    case CLASH_OPTION_UNIT_MANA:
    case CLASH_OPTION_AUTOMATON_FIRST:
    case CLASH_OPTION_FORT_START:
    case CLASH_OPTION_PILE_ARMOR:
    case CLASH_OPTION_ABILITIES:
        break;
    }
    return solo;
}

static bool regicide_option_is_shown(bool alone, int index)
{
    switch ((enum RegicideOption)index) {
    case REGICIDE_FIRST:
        return !alone;
    case REGICIDE_SOLO_YIELD:
        return alone;
    case REGICIDE_REDEAL:
        break;
    }
    return true;
}

bool option_is_shown(const MatchPlan *plan, int index)
{
    OptionValue values[OPTION_VALUES_MAX];
    if (plan->game == &regicide_game) {
        return regicide_option_is_shown(plan->setup.seats == 1, index);
    }
    if (plan->game == &clash_game) {
        return clash_option_is_shown(plan->setup.options, index);
    }
    return plan->game != &direnjie_game || index != DIRENJIE_TEAMS ||
           option_values(plan, index, values) > 0;
}

/* Teams play without the killer: what was set last holds. */
static void fit_teams(int32_t options[], int index)
{
    if (index == DIRENJIE_TEAMS && options[DIRENJIE_TEAMS] > 0) {
        options[DIRENJIE_KILLER] = 0;
    } else if (index == DIRENJIE_KILLER && options[DIRENJIE_KILLER]) {
        options[DIRENJIE_TEAMS] = 0;
    }
}

void option_changed(MatchPlan *plan, int index)
{
    if (plan->game == &direnjie_game) {
        fit_teams(plan->setup.options, index);
    }
    if (plan->game == &clash_game && index == CLASH_OPTION_MODE) {
        plan_set_seats(plan, plan->setup.options[index] == CLASH_SOLO ? 1 : CLASH_SIDES);
    }
}

const char *option_level_name(int level)
{
    static const char *const names[] = {N_("Quick play"), N_("Easy"),   N_("Medium"),
                                        N_("Hard"),       N_("Daring"), N_("Sultan")};
    return names[level];
}

bool option_is_variable(int index)
{
    return index >= CLASH_OPTION_BASE_MANA && index <= CLASH_OPTION_ABILITIES;
}

bool option_difficulty(const MatchPlan *plan, int *sum, const char **name)
{
    if (plan->game != &clash_game || plan->setup.options[CLASH_OPTION_MODE] != CLASH_SOLO) {
        return false;
    }
    *sum = clash_difficulty(&plan->setup);
    *name = *sum > CLASH_LEVELS                              ? N_("too hard")
            : clash_stage_of(&plan->setup) == CLASH_NO_STAGE ? N_("no level")
                                                             : option_level_name(*sum);
    return true;
}

/* What the sum loses without the change; the rules know what it is worth. */
static int points_of(const Setup *setup, int option, int32_t without)
{
    Setup other = *setup;
    other.options[option] = without;
    return clash_difficulty(setup) - clash_difficulty(&other);
}

static size_t ability_parts(const Setup *setup, OptionPart out[])
{
    static const char *const ids[CLASH_GIVABLE] = {
        "text.variable.splash", "text.variable.perforation", "text.variable.rage",
        "text.variable.protection", "text.variable.berserk"};
    const GameOption *option = &clash_game.options[CLASH_OPTION_ABILITIES];
    int32_t set = setup->options[CLASH_OPTION_ABILITIES];
    size_t count = 0;
    for (int i = 0; i < CLASH_GIVABLE; i++) {
        if (set >> i & 1) {
            out[count++] =
                (OptionPart){.id = ids[i],
                             .label = option_label(&clash_game, option->key),
                             .word = option_word(option->words[i]),
                             .points = points_of(setup, CLASH_OPTION_ABILITIES, set & ~(1 << i))};
        }
    }
    return count;
}

size_t option_parts(const Setup *setup, OptionPart out[OPTION_PARTS_MAX])
{
    static const struct {
        int option;
        const char *id;
    } variables[] = {{CLASH_OPTION_BASE_MANA, "text.variable.base_mana"},
                     {CLASH_OPTION_UNIT_MANA, "text.variable.unit_mana"},
                     {CLASH_OPTION_AUTOMATON_FIRST, "text.variable.automaton_first"},
                     {CLASH_OPTION_FORT_START, "text.variable.fort_start"},
                     {CLASH_OPTION_PILE_ARMOR, "text.variable.pile_armor"}};
    size_t count = 0;
    for (size_t i = 0; i < sizeof variables / sizeof variables[0]; i++) {
        const GameOption *option = &clash_game.options[variables[i].option];
        int32_t value = setup->options[variables[i].option];
        if (value != option->initial) {
            out[count++] =
                (OptionPart){.id = variables[i].id,
                             .label = option_label(&clash_game, option->key),
                             .has_value = option->kind == OPTION_NUMBER && option->high > 1,
                             .value = value,
                             .points = points_of(setup, variables[i].option, option->initial)};
        }
    }
    return count + ability_parts(setup, out + count);
}
