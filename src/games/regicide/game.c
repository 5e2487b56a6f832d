/* Regicide's entry in the list of games: names and sizes as data, and why the sizes suffice. The
 * arrays stand in the order of the enumerations of games/regicide.h; the texts that players read
 * are marked for the catalogues, the names are those of the protocol and never translated. */
#include "regicide/state.h"
#include "regicide/tell.h"
#include "regicide/think.h"

#include "base/limits.h"

static const char *const courts[] = {
    [REGICIDE_WHOLE_COURT] = "kings",
    [REGICIDE_JACKS_ALONE] = "jacks",
    [REGICIDE_NO_KINGS] = "queens",
    NULL,
};

static const char *const jesters[] = {
    [REGICIDE_USUAL_JESTERS] = "usual",
    [REGICIDE_NO_JESTERS] = "none",
    [REGICIDE_ONE_JESTER] = "one",
    [REGICIDE_TWO_JESTERS] = "two",
    NULL,
};

#define HOUSE_NUMBER(name, most)                                                                   \
    {                                                                                              \
        .key = name, .kind = OPTION_NUMBER, .high = most, .later = true, .house = true             \
    }

static const GameOption options[] = {
    [REGICIDE_FIRST] = {.key = "first", .kind = OPTION_SEAT, .high = REGICIDE_SEATS - 1},
    [REGICIDE_SOLO_YIELD] = {.key = "solo_yield", .kind = OPTION_FLAG, .high = 1, .house = true},
    [REGICIDE_REDEAL] = {.key = "redeal", .kind = OPTION_FLAG, .high = 1, .house = true},
    [REGICIDE_CLOSED_DISCARD] = {.key = "closed_discard",
                                 .kind = OPTION_FLAG,
                                 .high = 1,
                                 .later = true},
    [REGICIDE_COURT] = {.key = "court",
                        .kind = OPTION_WORD,
                        .high = REGICIDE_NO_KINGS,
                        .words = courts,
                        .later = true},
    [REGICIDE_JACK_HEALTH] = HOUSE_NUMBER("jack_health", REGICIDE_HEALTH_MAX),
    [REGICIDE_JACK_HEALTH + 1] = HOUSE_NUMBER("queen_health", REGICIDE_HEALTH_MAX),
    [REGICIDE_JACK_HEALTH + 2] = HOUSE_NUMBER("king_health", REGICIDE_HEALTH_MAX),
    [REGICIDE_JACK_ATTACK] = HOUSE_NUMBER("jack_attack", REGICIDE_ATTACK_MAX),
    [REGICIDE_JACK_ATTACK + 1] = HOUSE_NUMBER("queen_attack", REGICIDE_ATTACK_MAX),
    [REGICIDE_JACK_ATTACK + 2] = HOUSE_NUMBER("king_attack", REGICIDE_ATTACK_MAX),
    [REGICIDE_COMBO] = HOUSE_NUMBER("combo", REGICIDE_COMBO_MAX),
    [REGICIDE_NO_COMPANIONS] =
        {.key = "no_companions", .kind = OPTION_FLAG, .high = 1, .later = true, .house = true},
    [REGICIDE_JESTERS] = {.key = "jesters",
                          .kind = OPTION_WORD,
                          .high = REGICIDE_TWO_JESTERS,
                          .words = jesters,
                          .later = true,
                          .house = true},
};

static const Verb verbs[] = {
    [REGICIDE_PLAY] = {.name = "play", .form = VERB_CARD_SET},
    [REGICIDE_YIELD] = {.name = "yield", .form = VERB_OPERANDS},
    [REGICIDE_FLIP] = {.name = "flip", .form = VERB_OPERANDS},
    [REGICIDE_DISCARD] = {.name = "discard", .form = VERB_CARD_SET},
    [REGICIDE_NEXT] = {.name = "next", .form = VERB_OPERANDS, .operands = {OPERAND_SEAT}},
};

static const char *const cards[REGICIDE_CARDS] = {
    "AC", "AD", "AH", "AS", "2C", "2D", "2H", "2S", "3C", "3D", "3H", "3S", "4C", "4D",
    "4H", "4S", "5C", "5D", "5H", "5S", "6C", "6D", "6H", "6S", "7C", "7D", "7H", "7S",
    "8C", "8D", "8H", "8S", "9C", "9D", "9H", "9S", "TC", "TD", "TH", "TS", "JC", "JD",
    "JH", "JS", "QC", "QD", "QH", "QS", "KC", "KD", "KH", "KS", "X1", "X2",
};

static const char *const zones[] = {"tavern",  "discard", "table",   "castle", "enemy",
                                    "hands/0", "hands/1", "hands/2", "hands/3"};

static const char *const counters[] = {"health",   "damage", "attack", "shield",
                                       "defeated", "flips",  NULL};

static const char *const phases[] = {"play", "suffer", "next", "over", NULL};

static const char *const cues[] = {"immune", "heal",   "draw",       "double",   "hit",
                                   "shield", "jester", "exact-kill", "overkill", "yield",
                                   "pay",    "flip",   "victory",    "defeat",   NULL};

static const char *const words[] = {
    NC_("suit in a sentence", "clubs"),
    NC_("suit in a sentence", "diamonds"),
    NC_("suit in a sentence", "hearts"),
    NC_("suit in a sentence", "spades"),
    N_("Bronze Victory"),
    N_("Silver Victory"),
    N_("Gold Victory"),
    NULL,
};

/* No game is longer. Cards played stay until the enemy falls, each but a jester for at least its
 * value in damage: before the last play against a royal of 60 health they total at most 59 (the
 * four As, 2s, 3s and 4s and three 5s, 19 plays). With the last play and two jesters that is 22
 * plays, 264 for all twelve. Before each, and before the end of a lost game, at most three seats
 * yield, since then the fourth may not. A play or yield is followed by at most one payment or
 * naming: (264 + 265 * 3) * 2, and two flips. */
#define ACTIONS_MAX 2120

/* A heal moves or turns each discarded card once, a defeat moves the played ones: 54 together at
 * most. Then up to 4 cards are played, 28 drawn, and 26 other things happen. */
#define EVENTS_MAX 112

static const GameBots regicide_bots = {
    .search_budgets = 2,
    .lapses = 2,
    .tempt = regicide_tempt,
    .evaluate = regicide_evaluate,
    .suggest = regicide_suggest,
    .ways = regicide_ways,
    .vary = regicide_vary,
    .aim = regicide_aim,
    .is_idle = regicide_is_idle,
    .odds = regicide_odds,
    .explain = regicide_explain,
    .fault = regicide_fault,
};

const Game regicide_game = {
    .id = "regicide",
    .rules_version = 1,
    .seats_min = 1,
    .seats_max = REGICIDE_SEATS,
    .state_size = sizeof(RegicideState),
    .state_late = sizeof(RegicideState) - offsetof(RegicideState, table.health_more),
    .view_size = sizeof(RegicideView),
    .actions_max = ACTIONS_MAX,
    .legal_max =
        1 << REGICIDE_HAND_MAX, /* payments are sets of a hand, not the empty one; a flip */
    .events_max = EVENTS_MAX,
    .options = options,
    .option_count = COUNT_OF(options),
    .names =
        {
            .verb_count = COUNT_OF(verbs),
            .card_count = REGICIDE_CARDS,
            .zone_count = REGICIDE_HANDS + REGICIDE_SEATS,
            .verbs = verbs,
            .cards = cards,
            .zones = zones,
            .counters = counters,
            .phases = phases,
            .cues = cues,
            .words = words,
        },
    .bots = &regicide_bots,
    .accepts = regicide_accepts,
    .setup = regicide_setup,
    .actors = regicide_actors,
    .legal = regicide_legal,
    .apply = regicide_apply,
    .outcome = regicide_outcome,
    .view = regicide_view,
    .sample = regicide_sample,
    .refuse = regicide_refuse,
    .preview = regicide_preview,
    .zone = regicide_zone,
    .check = regicide_check,
};
