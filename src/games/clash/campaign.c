/* The variables of the ladder's stages, chosen by play: games of one sum are far from equally hard,
 * and not alike for every deck (the fourth hardly ever wins against raging units). So the stages
 * are ones that a strong computer player does win, on the whole less often from level to level
 * (tests/bench/bench_clash.c). The compiler holds every sum to its level. */
#include "games/clash_campaign.h"
#include "games/clash_tower.h"

enum {
    NONE = 0,
    SPLASH = 1 << CLASH_SPLASH,
    PERFORATION = 1 << CLASH_PERFORATION,
    RAGE = 1 << CLASH_RAGE,
    PROTECTION = 1 << CLASH_PROTECTION,
    BERSERK = 1 << CLASH_BERSERK
};

typedef struct Variables {
    uint8_t base_mana, unit_mana, automaton_first, fort_start, pile_armor, abilities;
} Variables;

/* Ladder, level; then base mana, mana per unit, AI first, with its Fort, armour, abilities. */
#define STAGES(X)                                                                                  \
    X(0, 1, 6, 1, 0, 0, 0, PERFORATION)                                                            \
    X(0, 2, 6, 1, 0, 0, 0, PERFORATION | BERSERK)                                                  \
    X(0, 3, 7, 1, 1, 1, 0, PERFORATION | RAGE)                                                     \
    X(0, 4, 7, 1, 1, 1, 1, RAGE)                                                                   \
    X(0, 5, 8, 1, 0, 1, 1, RAGE | BERSERK)                                                         \
    X(1, 1, 7, 1, 0, 1, 0, PERFORATION)                                                            \
    X(1, 2, 6, 1, 0, 0, 0, PERFORATION | BERSERK)                                                  \
    X(1, 3, 9, 1, 0, 1, 0, BERSERK)                                                                \
    X(1, 4, 9, 1, 0, 1, 0, PERFORATION | BERSERK)                                                  \
    X(1, 5, 8, 1, 0, 1, 1, RAGE | BERSERK)                                                         \
    X(2, 1, 6, 1, 0, 0, 0, PERFORATION)                                                            \
    X(2, 2, 6, 1, 0, 0, 0, SPLASH | PERFORATION)                                                   \
    X(2, 3, 8, 1, 0, 0, 0, PERFORATION)                                                            \
    X(2, 4, 8, 1, 1, 1, 0, PERFORATION | RAGE)                                                     \
    X(2, 5, 8, 1, 0, 1, 1, PERFORATION | RAGE)                                                     \
    X(3, 1, 7, 1, 1, 1, 0, NONE)                                                                   \
    X(3, 2, 7, 2, 0, 1, 0, PERFORATION)                                                            \
    X(3, 3, 7, 2, 1, 1, 0, PERFORATION)                                                            \
    X(3, 4, 8, 2, 1, 1, 0, PERFORATION)                                                            \
    X(3, 5, 8, 2, 1, 1, 0, PERFORATION | BERSERK)                                                  \
    X(4, 1, 6, 1, 1, 1, 0, SPLASH)                                                                 \
    X(4, 2, 6, 1, 0, 0, 0, SPLASH | PERFORATION)                                                   \
    X(4, 3, 8, 1, 0, 0, 0, PERFORATION)                                                            \
    X(4, 4, 8, 1, 0, 0, 0, SPLASH | PERFORATION)                                                   \
    X(4, 5, 8, 1, 1, 1, 1, RAGE)

#define COUNT(set)                                                                                 \
    (((set)&1) + ((set) >> 1 & 1) + ((set) >> 2 & 1) + ((set) >> 3 & 1) + ((set) >> 4))

#define CHECK(ladder, level, base, unit, first, fort, armor, set)                                  \
    _Static_assert((base)-6 + (unit)-1 + (first) - (fort) + 2 * (armor) + COUNT(set) == (level),   \
                   "the sum of a stage's variables is its level");
STAGES(CHECK)

#define ENTRY(ladder, level, ...) [ladder][(level)-1] = {__VA_ARGS__},
static const Variables variables[CLASH_LADDERS][CLASH_LEVELS] = {STAGES(ENTRY)};

Setup clash_stage_setup(int stage)
{
    Setup setup = setup_initial(&clash_game, 1, 0);
    int ladder = clash_stage_ladder(stage), level = clash_stage_level(stage);
    int32_t *options = setup.options;
    options[CLASH_OPTION_MODE] = CLASH_SOLO;
    if (ladder < CLASH_DECKS) {
        options[CLASH_OPTION_DECK] = ladder + 1;
    } else {
        options[CLASH_OPTION_FORMAT] = CLASH_DRAFT;
    }
    if (level > 0) {
        const Variables *chosen = &variables[ladder][level - 1];
        options[CLASH_OPTION_BASE_MANA] = chosen->base_mana;
        options[CLASH_OPTION_UNIT_MANA] = chosen->unit_mana;
        options[CLASH_OPTION_AUTOMATON_FIRST] = chosen->automaton_first;
        options[CLASH_OPTION_FORT_START] = chosen->fort_start;
        options[CLASH_OPTION_PILE_ARMOR] = chosen->pile_armor;
        options[CLASH_OPTION_ABILITIES] = chosen->abilities;
    }
    return setup;
}

static bool is_quick(const Setup *setup)
{
    for (int i = CLASH_OPTION_BASE_MANA; i <= CLASH_OPTION_ABILITIES; i++) {
        if (setup->options[i] != clash_game.options[i].initial) {
            return false;
        }
    }
    return true;
}

Setup clash_tower_setup(const ClashFloor *floor)
{
    Setup setup = setup_initial(&clash_game, CLASH_SIDES, floor->seed);
    setup.options[CLASH_OPTION_MODE] = CLASH_DUEL;
    setup.options[CLASH_OPTION_FORMAT] = CLASH_DRAFT;
    setup.options[CLASH_OPTION_FIRST] = floor->first;
    setup.options[CLASH_OPTION_EXTRA_MANA] = floor->mana;
    return setup;
}

int clash_stage_of(const Setup *setup)
{
    const int32_t *options = setup->options;
    int level = clash_difficulty(setup);
    if (options[CLASH_OPTION_MODE] != CLASH_SOLO || level < 0 || level > CLASH_LEVELS ||
        (level == 0 && !is_quick(setup))) {
        return CLASH_NO_STAGE;
    }
    bool is_drafted = options[CLASH_OPTION_FORMAT] == CLASH_DRAFT;
    return clash_stage(is_drafted ? CLASH_DECKS : options[CLASH_OPTION_DECK] - 1, level);
}
