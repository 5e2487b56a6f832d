/* The rules know what each variable is worth: a part is worth what the sum loses without it. */
#include "clash/ladder/difficulty.h"

#include "base/limits.h"

#include "clash/pieces.h"
#include "games/clash_campaign.h"

const char *difficulty_level_name(int level)
{
    static const char *const names[] = {N_("Quick play"), N_("Easy"),   N_("Medium"),
                                        N_("Hard"),       N_("Daring"), N_("Sultan")};
    return names[level];
}

bool difficulty_is_variable(int option)
{
    return option >= CLASH_OPTION_BASE_MANA && option <= CLASH_OPTION_ABILITIES;
}

bool difficulty_of(const MatchPlan *plan, int *sum, const char **name)
{
    if (plan->game != &clash_game || plan->setup.options[CLASH_OPTION_MODE] != CLASH_SOLO) {
        return false;
    }
    *sum = clash_difficulty(&plan->setup);
    if (*sum > CLASH_LEVELS) {
        *name = N_("too hard");
    } else if (clash_stage_of(&plan->setup) == CLASH_NO_STAGE) {
        *name = N_("no level");
    } else {
        *name = difficulty_level_name(*sum);
    }
    return true;
}

/* What the sum loses without the change; the rules know what it is worth. */
static int points_of(const Setup *setup, int option, int32_t without)
{
    Setup other = *setup;
    other.options[option] = without;
    return clash_difficulty(setup) - clash_difficulty(&other);
}

static size_t ability_parts(const Setup *setup, DifficultyPart out[])
{
    static const char *const ids[CLASH_GIVABLE] = {
        "text.variable.splash", "text.variable.perforation", "text.variable.rage",
        "text.variable.protection", "text.variable.berserk"};
    int32_t set = setup->options[CLASH_OPTION_ABILITIES];
    size_t count = 0;
    for (int i = 0; i < CLASH_GIVABLE; i++) {
        if (set >> i & 1) {
            out[count++] = (DifficultyPart){
                .id = ids[i],
                .label = clash_ui.options[CLASH_OPTION_ABILITIES].label,
                .word = clash_ui.options[CLASH_OPTION_ABILITIES].words[i],
                .points = points_of(setup, CLASH_OPTION_ABILITIES, set & ~(1 << i))};
        }
    }
    return count;
}

size_t difficulty_parts(const Setup *setup, DifficultyPart out[DIFFICULTY_PARTS_MAX])
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
    for (size_t i = 0; i < COUNT_OF(variables); i++) {
        const GameOption *option = &clash_game.options[variables[i].option];
        int32_t value = setup->options[variables[i].option];
        if (value != option->initial) {
            out[count++] =
                (DifficultyPart){.id = variables[i].id,
                                 .label = clash_ui.options[variables[i].option].label,
                                 .has_value = option->kind == OPTION_NUMBER && option->high > 1,
                                 .value = value,
                                 .points = points_of(setup, variables[i].option, option->initial)};
        }
    }
    return count + ability_parts(setup, out + count);
}
