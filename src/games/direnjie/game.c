/* Di Renjie's entry in the list of games: names and sizes as data. */
#include "direnjie/state.h"
#include "direnjie/tell.h"
#include "direnjie/think.h"

static const char *const asks[] = {"T", "W", "L", "1", "2", "3", "4", "5", NULL};
static const char *const deck_word[] = {"deck", NULL};
static const char *const none_word[] = {"none", NULL};

static const Verb verbs[DIRENJIE_VERBS] = {
    [DIRENJIE_INSPECT] = {.name = "inspect", .operands = {OPERAND_SEAT, OPERAND_NUMBER}},
    [DIRENJIE_TAKE] = {.name = "take", .operands = {OPERAND_SEAT}},
    [DIRENJIE_ROB] = {.name = "rob", .operands = {OPERAND_SEAT}},
    [DIRENJIE_SWAP] = {.name = "swap", .operands = {OPERAND_SEAT}},
    [DIRENJIE_REPAY] = {.name = "repay", .operands = {OPERAND_CARD}},
    [DIRENJIE_ASK] = {.name = "ask", .operands = {OPERAND_WORD}, .words = asks},
    [DIRENJIE_GIVE] = {.name = "give", .operands = {OPERAND_CARD}},
    [DIRENJIE_REFUSE] = {.name = "refuse"},
    [DIRENJIE_DRAW_DECK] = {.name = "draw", .operands = {OPERAND_WORD}, .words = deck_word},
    [DIRENJIE_DRAW] = {.name = "draw", .operands = {OPERAND_SEAT}},
    [DIRENJIE_PASS] = {.name = "pass"},
    [DIRENJIE_SUBMIT] = {.name = "submit", .operands = {OPERAND_CARD, OPERAND_CARD, OPERAND_CARD}},
    [DIRENJIE_DECLINE] = {.name = "decline"},
    [DIRENJIE_ANSWER] = {.name = "answer", .operands = {OPERAND_CARD}},
    [DIRENJIE_ACCUSE] = {.name = "accuse", .operands = {OPERAND_SEAT}},
    [DIRENJIE_ACCUSE_NONE] = {.name = "accuse", .operands = {OPERAND_WORD}, .words = none_word},
};

static const char *const cards[DIRENJIE_CARDS] = {
    "T1", "T1", "T1", "T2", "T2", "T2", "T3", "T3", "T3", "T4", "T4", "T4", "T5", "T5",
    "T5", "T6", "T6", "T6", "W1", "W1", "W1", "W2", "W2", "W2", "W3", "W3", "W3", "W4",
    "W4", "W4", "W5", "W5", "W5", "L1", "L1", "L1", "L2", "L2", "L2", "L3", "L3", "L3",
    "L4", "L4", "L4", "L5", "L5", "L5", "M1", "M2", "M3", "M4", "M5", "A",
};

static const char *const zones[DIRENJIE_ZONES] = {
    "secret",  "deck",    "hands/0", "hands/1", "hands/2", "hands/3", "hands/4",
    "hands/5", "clues/0", "clues/1", "clues/2", "clues/3", "clues/4", "clues/5",
};

static const char *const counters[] = {"round", "idle-rounds", NULL};

static const char *const phases[] = {
    "bonus", "repay", "ask", "give", "console", "submit", "refill", "answer", "over", NULL,
};

static const char *const cues[] = {
    "reveal",   "inspect",  "take",     "rob",      "swap",     "ask",    "give",   "refuse",
    "pass",     "submit",   "decline",  "answer",   "last",     "stall",  "killer", "points-0",
    "points-1", "points-2", "points-3", "points-4", "points-5", "result", NULL,
};

static const char *const words[] = {
    NC_("category", "Target"),
    NC_("category", "Weapon"),
    NC_("category", "Location"),
    NULL,
};

static const char *const firsts[] = {"random", NULL};

static const GameOption options[] = {
    [DIRENJIE_KILLER] = {.key = "killer", .kind = OPTION_FLAG},
    [DIRENJIE_FIRST] = {.key = "first",
                        .kind = OPTION_SEAT,
                        .high = DIRENJIE_SEATS - 1,
                        .initial = -1,
                        .words = firsts},
    [DIRENJIE_TEAMS] = {.key = "teams", .kind = OPTION_NUMBER, .high = 3},
};

static const GameBots direnjie_bots = {
    .apply_cost = 16,
    .is_suggestion_strong = true,
    .lapses = 11,
    .tempt = direnjie_tempt,
    .evaluate = direnjie_evaluate,
    .blur = direnjie_blur,
    .explain = direnjie_explain,
    .fault = direnjie_fault,
    .suggest = direnjie_suggest,
};

const Game direnjie_game = {
    .id = "direnjie",
    .rules_version = 1,
    .seats_min = 2,
    .seats_max = DIRENJIE_SEATS,
    .state_size = sizeof(DirenjieState),
    .state_derived = sizeof(DirenjieState) - offsetof(DirenjieState, shown),
    .view_size = sizeof(DirenjieView),
    .actions_max = 3696, /* rules.c says why */
    .legal_max = LEGAL_MAX,
    .events_max = 128, /* the last answer turns up to 54 cards beside its cues */
    .options = options,
    .option_count = 3,
    .names =
        {
            .verb_count = DIRENJIE_VERBS,
            .card_count = DIRENJIE_CARDS,
            .zone_count = DIRENJIE_ZONES,
            .verbs = verbs,
            .cards = cards,
            .zones = zones,
            .counters = counters,
            .phases = phases,
            .cues = cues,
            .words = words,
        },
    .bots = &direnjie_bots,
    .accepts = direnjie_accepts,
    .setup = direnjie_setup,
    .actors = direnjie_actors,
    .legal = direnjie_legal,
    .apply = direnjie_apply,
    .outcome = direnjie_outcome,
    .view = direnjie_view,
    .sample = direnjie_sample,
    .refuse = direnjie_refuse,
    .preview = direnjie_preview,
    .zone = direnjie_zone,
    .check = direnjie_check,
};
