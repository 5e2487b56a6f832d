/* Claim's entry in the list of games: names and sizes as data. */
#include "claim/state.h"

static const Verb verbs[] = {
    [CLAIM_PLAY] = {.name = "play", .form = VERB_OPERANDS, .operands = {OPERAND_CARD}},
};

static const char *const cards[CLAIM_CARDS] = {
    "G0", "G0", "G0", "G0", "G0", "G1", "G2", "G3", "G4", "G5", "G6", "G7", "G8",
    "G9", "K2", "K3", "K4", "K5", "K6", "K7", "K8", "K9", "U0", "U1", "U2", "U3",
    "U4", "U5", "U6", "U7", "U8", "U9", "W0", "W1", "W2", "W3", "W4", "W5", "W6",
    "W7", "W8", "W9", "D0", "D1", "D2", "D3", "D4", "D5", "D6", "D7", "D8", "D9",
};

static const char *const zones[CLAIM_ZONES] = {
    "deck",    "prize",       "lead",        "discard", "hands/0",
    "hands/1", "followers/0", "followers/1", "score/0", "score/1",
};

static const char *const counters[] = {"trick", NULL};

static const char *const phases[] = {"recruit", "support", "over", NULL};

static const char *const cues[] = {
    "double",
    "knight",
    "off",
    "tie",
    "high",
    "win",
    "vote-goblin",
    "vote-knight",
    "vote-undead",
    "vote-dwarf",
    "vote-doppelganger",
    "result",
    NULL,
};

static const char *const words[] = {
    NC_("faction", "Goblin"),
    NC_("faction", "Knight"),
    NC_("faction", "Undead"),
    NC_("faction", "Dwarf"),
    NC_("faction", "Doppelgänger"),
    NC_("factions", "Goblins"),
    NC_("factions", "Knights"),
    NC_("factions", "Undead"),
    NC_("factions", "Dwarves"),
    NC_("factions", "Doppelgängers"),
    NULL,
};

static const GameOption options[] = {
    [CLAIM_FIRST] = {.key = "first", .kind = OPTION_SEAT, .low = 0, .high = CLAIM_SEATS - 1},
};

static const GameBots claim_bots = {
    .evaluate = claim_evaluate,
    .suggest = claim_suggest,
    .tree_least = 200000,
    .solve = claim_solve,
    .lapses = 5,
    .tempt = claim_tempt,
    .liking = claim_liking,
    .explain = claim_explain,
    .fault = claim_fault,
};

const Game claim_game = {
    .id = "claim",
    .rules_version = 1,
    .seats_min = CLAIM_SEATS,
    .seats_max = CLAIM_SEATS,
    .state_size = sizeof(ClaimState),
    .view_size = sizeof(ClaimView),
    .actions_max = CLAIM_CARDS,
    .legal_max = CLAIM_TRICKS,
    .events_max = 40, /* the last trick of phase 1 makes 36 */
    .options = options,
    .option_count = 1,
    .names =
        {
            .verb_count = 1,
            .card_count = CLAIM_CARDS,
            .zone_count = CLAIM_ZONES,
            .verbs = verbs,
            .cards = cards,
            .zones = zones,
            .counters = counters,
            .phases = phases,
            .cues = cues,
            .words = words,
        },
    .bots = &claim_bots,
    .accepts = claim_accepts,
    .setup = claim_setup,
    .actors = claim_actors,
    .legal = claim_legal,
    .apply = claim_apply,
    .outcome = claim_outcome,
    .view = claim_view,
    .sample = claim_sample,
    .refuse = claim_refuse,
    .preview = claim_preview,
    .zone = claim_zone,
    .check = claim_check,
};
