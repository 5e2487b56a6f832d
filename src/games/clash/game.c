/* Clash of Decks' entry in the list of games: names and sizes as data. */
#include "clash/state.h"
#include "clash/tell.h"
#include "clash/think.h"

#include "base/limits.h"

static const char *const row_words[] = {"top", "bottom", NULL};

static const Verb verbs[] = {
    [CLASH_PICK] = {.name = "pick", .form = VERB_OPERANDS, .operands = {OPERAND_CARD}},
    [CLASH_CHOOSE] = {.name = "choose", .form = VERB_OPERANDS, .operands = {OPERAND_CARD}},
    [CLASH_BAN] = {.name = "ban", .form = VERB_OPERANDS, .operands = {OPERAND_CARD}},
    [CLASH_SUMMON] = {.name = "summon",
                      .form = VERB_OPERANDS,
                      .operands = {OPERAND_CARD, OPERAND_WORD},
                      .words = row_words},
    [CLASH_CAST] = {.name = "cast",
                    .form = VERB_OPERANDS,
                    .operands = {OPERAND_CARD, OPERAND_UNIT}},
    [CLASH_ATTACK] = {.name = "attack", .form = VERB_OPERANDS},
    [CLASH_STRIKE] = {.name = "strike", .form = VERB_OPERANDS},
    [CLASH_END] = {.name = "end", .form = VERB_OPERANDS},
    [CLASH_RETURN] = {.name = "return", .form = VERB_OPERANDS, .operands = {OPERAND_CARD}},
};

static const char *const zones[CLASH_ZONES] = {
    "pool",           "deck",        "automaton/pile", "automaton/discard", "automaton/keeper",
    "returning",      "picks/0",     "picks/1",        "owned/0",           "owned/1",
    "box/0",          "box/1",       "sides/0/hand",   "sides/1/hand",      "sides/0/top",
    "sides/0/bottom", "sides/1/top", "sides/1/bottom",
};

static const char *const counters[] = {"turn", "mana", NULL};

static const char *const phases[] = {"pick",   "choose", "ban",  "summon",
                                     "attack", "return", "over", NULL};

static const char *const cues[] = {
    "reveal", "fizzle", "cast",    "attack", "sprint", "berserk", "hit",  "splash", "pierce",
    "shield", "immune", "destroy", "keeper", "fall",   "lose",    "last", "result", NULL,
};

static const char *const words[] = {
    NC_("ability", "Splash"),  NC_("ability", "Perforation"),
    NC_("ability", "Rage"),    NC_("ability", "Protection"),
    NC_("ability", "Berserk"), NC_("ability", "Indestructible"),
    NC_("ability", "Sprint"),  NC_("row", "top row"),
    NC_("row", "bottom row"),  NULL,
};

static const char *const modes[] = {"duel", "solo", NULL};
static const char *const formats[] = {"preconstructed", "draft", "constructed", NULL};
static const char *const firsts[] = {"random", NULL};
static const char *const givable[] = {"splash",     "perforation", "rage",
                                      "protection", "berserk",     NULL};

static const GameOption options[] = {
    [CLASH_OPTION_MODE] = {.key = "mode", .kind = OPTION_WORD, .words = modes},
    [CLASH_OPTION_FORMAT] = {.key = "format", .kind = OPTION_WORD, .words = formats},
    [CLASH_OPTION_DECKS] =
        {.key = "decks", .kind = OPTION_NUMBERS, .low = 1, .high = 4, .initial = 1 | 4 << 8},
    [CLASH_OPTION_FIRST] =
        {.key = "first", .kind = OPTION_SEAT, .high = 1, .initial = -1, .words = firsts},
    [CLASH_OPTION_DECK] = {.key = "deck", .kind = OPTION_NUMBER, .low = 1, .high = 4, .initial = 1},
    [CLASH_OPTION_BASE_MANA] =
        {.key = "base_mana", .kind = OPTION_NUMBER, .low = 6, .high = 10, .initial = 6},
    [CLASH_OPTION_UNIT_MANA] =
        {.key = "unit_mana", .kind = OPTION_NUMBER, .low = 1, .high = 2, .initial = 1},
    [CLASH_OPTION_AUTOMATON_FIRST] = {.key = "automaton_first", .kind = OPTION_FLAG},
    [CLASH_OPTION_FORT_START] = {.key = "fort_start", .kind = OPTION_FLAG},
    [CLASH_OPTION_PILE_ARMOR] = {.key = "pile_armor", .kind = OPTION_NUMBER, .high = 1},
    [CLASH_OPTION_ABILITIES] = {.key = "abilities", .kind = OPTION_WORDS, .words = givable},
    [CLASH_OPTION_OWN_DECK] = {.key = "deck_0",
                               .kind = OPTION_WORDS,
                               .words = clash_deck_words,
                               .later = true},
    [CLASH_OPTION_OWN_DECK +
        1] = {.key = "deck_1", .kind = OPTION_WORDS, .words = clash_deck_words, .later = true},
    [CLASH_OPTION_EXTRA_MANA] = {.key = "extra_mana",
                                 .kind = OPTION_NUMBER,
                                 .high = CLASH_EXTRA_MANA_MAX,
                                 .later = true},
};

static const GameBots clash_bots = {
    .tree_least = 10000,
    .evaluate = clash_evaluate,
    .greedy_plies = clash_greedy_plies,
    .is_idle = clash_is_idle,
    .lapses = 6,
    .tempt = clash_tempt,
    .liking = clash_liking,
    .explain = clash_explain,
    .fault = clash_fault,
};

const Game clash_game = {
    .id = "clash",
    .rules_version = 1,
    .seats_min = 1,
    .seats_max = CLASH_SIDES,
    .state_size = sizeof(ClashState),
    .view_size = sizeof(ClashView),
    .actions_max = 16384, /* 200 turns of at most 80 */
    .legal_max = 160,     /* four incantations at up to 7 and 24 units, and the attack */
    .events_max = 1000,   /* an attack phase and the whole turn of the automaton */
    .options = options,
    .option_count = COUNT_OF(options),
    .names =
        {
            .verb_count = COUNT_OF(verbs),
            .card_count = CLASH_CARDS + 2,
            .card_copies = CLASH_SIDES,
            .zone_count = CLASH_ZONES,
            .verbs = verbs,
            .cards = clash_codes,
            .zones = zones,
            .counters = counters,
            .phases = phases,
            .cues = cues,
            .words = words,
        },
    .bots = &clash_bots,
    .accepts = clash_accepts,
    .setup = clash_setup,
    .actors = clash_actors,
    .legal = clash_legal,
    .apply = clash_apply,
    .outcome = clash_outcome,
    .view = clash_view,
    .sample = clash_sample,
    .refuse = clash_refuse,
    .preview = clash_preview,
    .zone = clash_zone,
    .check = clash_check,
};
