/* Puzzles of Claim, found in games of computer players by tests/puzzles and proven there.
 * Those in this file were chosen by hand; all others are in found.inc, a line each, as data that is
 * compiled in: so none can be missing, and none is read before it is asked for. */
#include "claim/learn/last_tricks.h"
#include "claim/pieces.h"

#include "base/limits.h"
#include "base/mark.h"
#include "games/claim.h"

#define GOAL_TRICK   N_("{card} was led. Win this trick.")
#define GOAL_UNDEAD  N_("Get two Undead into your score pile with this trick.")
#define GOAL_DWARVES N_("Get two Dwarves into your score pile with this trick.")
#define GOAL_FORCE   N_("Lead a card that has to be beaten. {name} holds: {cards}.")
#define GOAL_SURE    N_("On offer: {card}. Lead a card that is certain to win it.")
#define GOAL_TWO                                                                                   \
    N_("Win this trick and the next, whatever is played against you. {name} holds: {cards}.")
#define GOAL_WIN                                                                                   \
    N_("One card wins the game, whatever is played against you. {name} holds: {cards}.")

#define WHY_KNIGHT                                                                                 \
    N_("You hold no Goblin, so you may answer {card} with a Knight; and a Knight beats any "       \
       "Goblin.")
#define WHY_DOUBLE                                                                                 \
    N_("{card} counts as the faction led, and its value is higher than that of {lead}.")
#define WHY_UNDEAD  N_("{card} wins the trick, and both Undead go to your score pile.")
#define WHY_DWARVES N_("{card} loses the trick, and the loser gets the Dwarves: both are yours.")
#define WHY_FORCE   N_("Only these may answer, and each of them beats {card}: {cards}.")
#define WHY_SURE    N_("Nothing hidden beats {card}. These you have seen or hold: {cards}.")
#define WHY_TWO     N_("{card} wins this trick, and nothing that may answer {next} beats it.")
#define WHY_WIN                                                                                    \
    N_("Now you win whatever {name} plays. What decides is the vote of the {faction}: you win "    \
       "{n} to {m}.")

#define MISTAKE_TIE N_("{card} has the value of the card led, and if equal, the card led wins.")
#define MISTAKE_OFF N_("{card} is of another faction than the card led, and so it loses.")
#define MISTAKE_UNDEAD                                                                             \
    N_("{card} wins the trick as well, but is discarded: one Undead alone goes to your score "     \
       "pile.")
#define MISTAKE_DWARVES N_("{card} wins the trick; but the Dwarves go to its loser.")
#define MISTAKE_FORCE   N_("{name} can answer {card} with {answer}, and that does not win.")
#define MISTAKE_SURE    N_("{name} may still hold what beats {card}: {cards}.")
#define MISTAKE_TWO     N_("{card} wins this trick, but then {name} can win the next one.")
#define MISTAKE_WIN                                                                                \
    N_("After {card}, {name} can win the vote of the {faction}. Votes then: {n} to {m}.")

#define MISTAKE_BEATEN N_("{name} can answer {card} with {answer}, and that wins.")
#define MISTAKE_LOST   N_("After {card}, {name} can keep you from winning, whatever you play then.")

static const Puzzle puzzles[] = {
    {.id = "answer-1",
     .level = 2,
     .match = "MEJA1-CLAIM-100T5-00000-0000N-00000-GHP97-6Y910-P5995-Z9",
     .goal = {GOAL_TRICK, "G7"},
     .right = {"play K8", {WHY_KNIGHT, "G7"}},
     .tempting = {"play D7", {MISTAKE_TIE, "D7"}}},
    {.id = "answer-2",
     .level = 2,
     .match = "MEJA1-CLAIM-10001-00000-0000M-RQXFX-KQ000-QHPDC-0DSNM",
     .goal = {GOAL_TRICK, "K7"},
     .right = {"play D8", {WHY_DOUBLE, "D8 K7"}},
     .tempting = {"play W9", {MISTAKE_OFF, "W9"}}},
    {.id = "answer-3",
     .level = 1,
     .match = "MEJA1-CLAIM-10001-00000-0000Y-P0AJN-J4200-Q1HQN-PAXKR-548SH-AH51P-94Q",
     .goal = {GOAL_TRICK, "U4"},
     .right = {"play D9", {WHY_DOUBLE, "D9 U4"}},
     .tempting = {"play D4", {MISTAKE_TIE, "D4"}}},
    {.id = "undead-1",
     .level = 1,
     .match = "MEJA1-CLAIM-10001-00000-0000P-XZB5E-PT000-Q1ZDF-171AR-QBN",
     .goal = {GOAL_UNDEAD, NULL},
     .right = {"play U8", {WHY_UNDEAD, "U8"}},
     .tempting = {"play D8", {MISTAKE_UNDEAD, "D8"}}},
    {.id = "undead-2",
     .level = 2,
     .match = "MEJA1-CLAIM-10063-00000-0000N-00000-8WV38-MS030-046DC-12PKS-X",
     .goal = {GOAL_UNDEAD, NULL},
     .right = {"play U4", {WHY_UNDEAD, "U4"}},
     .tempting = {"play D9", {MISTAKE_UNDEAD, "D9"}}},
    {.id = "dwarves-1",
     .level = 1,
     .match = "MEJA1-CLAIM-100GN-10000-00008-5ZZ48-A220G-WK6JD-2XRP8-W086N-HA1GY-CF5",
     .goal = {GOAL_DWARVES, NULL},
     .right = {"play W4", {WHY_DWARVES, "W4"}},
     .tempting = {"play W8", {MISTAKE_DWARVES, "W8"}}},
    {.id = "force-1",
     .level = 1,
     .match = "MEJA1-CLAIM-1002E-10000-0000N-00000-8DDZ6-CC5A0-000Y1-50W38-90M9P-WVZ49-SXRXP-31",
     .goal = {GOAL_FORCE, "@1 &K7,U5,D9"},
     .right = {"play K6", {WHY_FORCE, "K6 &K7,D9"}},
     .rest = "play K7",
     .tempting = {"play U6; play U5", {MISTAKE_FORCE, "@1 U6 U5"}}},
    {.id = "sure-1",
     .level = 2,
     .match = "MEJA1-CLAIM-1000P-00000-0000A-NZR9Q-NXKVR-6D",
     .goal = {GOAL_SURE, "U9"},
     .right = {"play U8", {WHY_SURE, "U8 &U9,D9"}},
     .tempting = {"play W8", {MISTAKE_SURE, "@1 W8 &W9"}}},
    {.id = "sure-2",
     .level = 3,
     .match = "MEJA1-CLAIM-100T7-30000-0000N-00000-RJ760-36920-RZAWT-7Q0",
     .goal = {GOAL_SURE, "D1"},
     .right = {"play D7", {WHY_SURE, "D7 &D8,D9"}},
     .tempting = {"play G9", {MISTAKE_SURE, "@1 G9 &K2,K3,K5,K6"}}},
    {.id = "two-1",
     .level = 2,
     .match = "MEJA1-CLAIM-10001-00000-00002-2MXGT-6H200-Q1HQN-P6NT2-MRTMJ-PNC8K-7XP2J-G",
     .goal = {GOAL_TWO, "@1 &G7,K6,K9"},
     .right = {"play G8; play G7; play D9", {WHY_TWO, "G8 D9"}},
     .tempting = {"play D9", {MISTAKE_TWO, "D9 @1"}}},
    {.id = "two-2",
     .level = 2,
     .match = "MEJA1-CLAIM-1006Y-20000-0000N-00000-G1BYC-EMV90-00H6Q-35Q7G-CX5XW-5VDEB-Y9382-3",
     .goal = {GOAL_TWO, "@1 &G7,G8,D7"},
     .right = {"play K6; play D8", {WHY_TWO, "K6 D8"}},
     .tempting = {"play D8", {MISTAKE_TWO, "D8 @1"}}},
    {.id = "sure-3",
     .level = 2,
     .match = "MEJA1-CLAIM-1008F-30000-0000E-KE9GA-Q41GD-MDRGG-M6DCF-5QEQM",
     .goal = {GOAL_SURE, "W3"},
     .right = {"play D4", {WHY_SURE, "D4 &D5,D6,D7,D8,D9"}},
     .tempting = {"play U4", {MISTAKE_SURE, "@1 U4 &U8,U9"}}},
    {.id = "two-3",
     .level = 2,
     .match = "MEJA1-CLAIM-100YE-10000-0000N-00000-GG8M0-42H80-GWBSB-0FJDQ-6NQFX-CG84P-2984",
     .goal = {GOAL_TWO, "@1 &K6,K8,W4,D5,D7,D8"},
     .right = {"play D6; play D9", {WHY_TWO, "D6 D9"}},
     .tempting = {"play D9", {MISTAKE_TWO, "D9 @1"}}},
    {.id = "win-1",
     .level = 2,
     .match = "MEJA1-CLAIM-1002N-10000-0000N-00000-0E615-SYEA0-6MMHZ-6NYVK-P02T7-A2XKT-Y752V-BBN",
     .goal = {GOAL_WIN, "@1 &U7,U8"},
     .right = {"play U5", {WHY_WIN, "@1 =6 #3 #2"}},
     .rest = "play U7; play U9; play K9; play U8",
     .tempting = {"play K9; play U7; play U9; play U5; play U8", {MISTAKE_WIN, "K9 @1 =6 #2 #3"}}},
    {.id = "win-2",
     .level = 2,
     .match = "MEJA1-CLAIM-100EJ-10000-0000N-00000-06STK-QW6A0-G3CSQ-D09WK-TP0HC-0D6WP-PC476-M14",
     .goal = {GOAL_WIN, "@1 &U5,U9,W5"},
     .right = {"play W0", {WHY_WIN, "@1 =8 #3 #2"}},
     .rest = "play W5; play U5; play D6; play D9; play U9",
     .tempting = {"play D9; play W5; play D6; play U5; play W0; play U9",
                  {MISTAKE_WIN, "D9 @1 =8 #2 #3"}}},
    {.id = "win-3",
     .level = 1,
     .match = "MEJA1-CLAIM-100GW-10000-00008-8NV2A-JB202-GFYF9-WEE3V-Z6THP-Q1NWH-Y5W6",
     .goal = {GOAL_WIN, "@1 &K6,U4,U9,D3"},
     .right = {"play W0", {WHY_WIN, "@1 =9 #3 #2"}},
     .rest = "play K6; play G8; play U4; play U6; play U7; play U9; play D3; play D5",
     .tempting = {"play D5; play K6; play G8; play U4; play U6; play W0; play D3; play U9; play U7",
                  {MISTAKE_WIN, "D5 @1 =9 #2 #3"}}},
    {.id = "win-4",
     .level = 2,
     .match = "MEJA1-CLAIM-100W0-20000-0000J-HGDVN-AC200-9GNY9-5RMXA-R9VJG-MGXG1-0KSAG",
     .goal = {GOAL_WIN, "@1 &U6,W2,D0,D4"},
     .right = {"play D3", {WHY_WIN, "@1 =5 #3 #2"}},
     .rest = "play K5; play W2; play G8; play U6; play K8; play D0; play K3; play D4",
     .tempting = {"play G8; play U6; play K3; play D4; play D3; play W2; play K5; play D0; play K8",
                  {MISTAKE_WIN, "G8 @1 =5 #1 #4"}}},
#include "claim/learn/found.inc"
};

/* All that the other hand may hold in phase 1. */
static CardSet possible(const ClaimView *view)
{
    const ClaimTable *table = &view->table;
    CardSet gone = view->hands[PUZZLE_PERSON] | view->drawn | table->discard | table->score[0] |
                   table->score[1] | table->prizes[0] | table->prizes[1] | card_bit(table->prize) |
                   claim_view_known(view, CLAIM_DECK);
    return (card_bit(CLAIM_CARDS) - 1) & ~gone;
}

static bool refute_lead(const PuzzleSlip *slip, const ClaimView *before, Message *why)
{
    Card card = action_operand(slip->action, 0);
    Value name = value_seat(PUZZLE_PERSON + 1), led = value_card(card);
    CardSet beating = claim_beating(card), answers = claim_answers(before->hands[1], card);
    if (before->table.phase == CLAIM_RECRUIT) {
        CardSet threats = beating & possible(before);
        return threats && message_give(why, MESSAGE(MISTAKE_SURE, name, led, value_cards(threats)));
    }
    if (puzzle_asks(slip->puzzle, GOAL_FORCE)) {
        CardSet lower = answers & ~beating;
        return lower &&
               message_give(why, MESSAGE(MISTAKE_FORCE, name, led, value_card(set_first(lower))));
    }
    if (puzzle_asks(slip->puzzle, GOAL_TWO) && (answers & beating)) {
        return message_give(
            why, MESSAGE(MISTAKE_BEATEN, name, led, value_card(set_first(answers & beating))));
    }
    return puzzle_asks(slip->puzzle, GOAL_TWO) &&
           message_give(why, MESSAGE(MISTAKE_TWO, led, name));
}

/* What both come to from here, beside what the right card would have come to. */
static bool refute_end(const PuzzleSlip *slip, Message *why)
{
    const Match *match = slip->match;
    const char *line = slip->puzzle->right.line;
    ClaimState bad = *(const ClaimState *)match_state(match);
    ClaimState good = *(const ClaimState *)buffer_at(&match->states, match->position - 1);
    Value card = value_card(action_operand(slip->action, 0));
    Value name = value_seat(PUZZLE_PERSON + 1);
    Action right;
    if (!puzzle_line_next(&claim_game, &line, &right)) {
        return false;
    }
    claim_game.apply(&good, PUZZLE_PERSON, right, NULL);
    last_tricks_play(&good, NULL);
    last_tricks_play(&bad, NULL);
    unsigned faction = last_tricks_turned(&good, &bad);
    if (faction == CLAIM_FACTIONS) {
        return message_give(why, MESSAGE(MISTAKE_LOST, card, name));
    }
    return message_give(why,
                        MESSAGE(MISTAKE_WIN, card, name, value_word(CLAIM_WORD_FACTIONS + faction),
                                value_number(last_tricks_votes(&bad, PUZZLE_PERSON)),
                                value_number(last_tricks_votes(&bad, PUZZLE_PERSON + 1))));
}

static bool refute(const PuzzleSlip *slip, Message *why)
{
    const ClaimView *before = slip->before;
    if (puzzle_asks(slip->puzzle, GOAL_WIN)) {
        return refute_end(slip, why);
    }
    return before->table.lead == CARD_NONE && refute_lead(slip, before, why);
}

static const PuzzleTheme themes[] = {
    {"answer-", N_("Answering a card"), "G9"},
    {"undead-", NC_("factions", "Undead"), "U9"},
    {"dwarves-", NC_("factions", "Dwarves"), "W9"},
    {"force-", N_("Force a card"), "K9"},
    {"sure-", N_("A sure lead"), "K9"},
    {"two-", N_("Two tricks"), "K9"},
    {"win-", N_("Win the game"), "K9"},
    {0},
};

const PuzzleSet claim_puzzles = {puzzles, COUNT_OF(puzzles), themes, refute};
