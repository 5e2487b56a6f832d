/* Puzzles of Claim, found in games of computer players by tests/puzzles and proven there. */
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
     .match = "claim:2:13:first=1",
     .before = "play G0; play G1; play G0; play G4; play G7",
     .goal = {GOAL_TRICK, "G7"},
     .right = "play K8",
     .why = {WHY_KNIGHT, "G7"},
     .tempting = "play D7",
     .mistake = {MISTAKE_TIE, "D7"},
     .level = 1},
    {.id = "answer-2",
     .match = "claim:2:2",
     .before = "play G0; play G9; play K2; play D0; play K4; play K5; play G0; play W3; "
               "play K3; play D2; play U0; play U5; play K7",
     .goal = {GOAL_TRICK, "K7"},
     .right = "play D8",
     .why = {WHY_DOUBLE, "D8 K7"},
     .tempting = "play W9",
     .mistake = {MISTAKE_OFF, "W9"},
     .level = 1},
    {.id = "answer-3",
     .match = "claim:2:2",
     .before = "play G0; play G9; play K2; play D0; play K4; play K5; play G0; play W3; "
               "play K3; play D2; play U0; play U5; play K7; play W5; play U7; play D5; "
               "play U9; play D8; play W4; play W9; play U8; play W7; play U6; play D7; "
               "play D6; play U1; play G1; play G3; play G0; play G2; play W8; play W2; "
               "play G4; play G6; play G0; play G5; play W6; play W1; play U4",
     .goal = {GOAL_TRICK, "U4"},
     .right = "play D9",
     .why = {WHY_DOUBLE, "D9 U4"},
     .tempting = "play D4",
     .mistake = {MISTAKE_TIE, "D4"},
     .level = 1},
    {.id = "undead-1",
     .match = "claim:2:2",
     .before = "play G0; play G9; play K2; play D0; play K4; play K5; play G0; play W3; "
               "play K3; play D2; play U0; play U5; play K7; play W5; play U7",
     .goal = {GOAL_UNDEAD, NULL},
     .right = "play U8",
     .why = {WHY_UNDEAD, "U8"},
     .tempting = "play D8",
     .mistake = {MISTAKE_UNDEAD, "D8"},
     .level = 2},
    {.id = "undead-2",
     .match = "claim:2:7:first=1",
     .before = "play G0; play G0; play G0; play G1; play G3; play G7; play G8; play D0; "
               "play K4; play K3; play K9; play K8; play U3",
     .goal = {GOAL_UNDEAD, NULL},
     .right = "play U4",
     .why = {WHY_UNDEAD, "U4"},
     .tempting = "play D9",
     .mistake = {MISTAKE_UNDEAD, "D9"},
     .level = 2},
    {.id = "dwarves-1",
     .match = "claim:2:122",
     .before = "play G2; play G0; play G3; play G4; play G1; play G8; play G9; play G5; "
               "play K2; play D2; play K3; play K7; play G6; play K8; play U0; play U2; "
               "play U9; play D3; play W2; play U6; play W9; play D5; play D4; play U7; "
               "play D9; play U8; play G0; play G7; play G0; play D1; play U1; play D0; "
               "play U5; play U4; play U3; play W7; play W6",
     .goal = {GOAL_DWARVES, NULL},
     .right = "play W4",
     .why = {WHY_DWARVES, "W4"},
     .tempting = "play W8",
     .mistake = {MISTAKE_DWARVES, "W8"},
     .level = 2},
    {.id = "force-1",
     .match = "claim:2:105:first=1",
     .before = "play G0; play G6; play G8; play G0; play G9; play G2; play K8; play K3; "
               "play U0; play U2; play K4; play W0; play K5; play D7; play U1; play D0; "
               "play U4; play U7; play U3; play U8; play U9; play W3; play D4; play D1; "
               "play D5; play D6; play G0; play G5; play K2; play D3; play G0; play G0; "
               "play G1; play G7; play W9; play W6; play W8; play W7; play W5; play W4; "
               "play W2; play G3; play W1; play G4; play D8; play D2",
     .goal = {GOAL_FORCE, "@1 &K7,U5,D9"},
     .right = "play K6",
     .rest = "play K7",
     .why = {WHY_FORCE, "K6 &K7,D9"},
     .tempting = "play U6; play U5",
     .mistake = {MISTAKE_FORCE, "@1 U6 U5"},
     .level = 3},
    {.id = "sure-1",
     .match = "claim:2:50",
     .before = "play G0; play G5; play K3; play G1; play K6; play G2; play K8; play G4; "
               "play W0; play W1; play G6; play W3; play G7; play W4; play G9; play W6",
     .goal = {GOAL_SURE, "U9"},
     .right = "play U8",
     .why = {WHY_SURE, "U8 &U9,D9"},
     .tempting = "play W8",
     .mistake = {MISTAKE_SURE, "@1 W8 &W9"},
     .level = 3},
    {.id = "sure-2",
     .match = "claim:2:237:first=1",
     .before = "play G0; play G4; play G0; play G1; play G0; play G0; play G8; play G7; "
               "play K4; play K7",
     .goal = {GOAL_SURE, "D1"},
     .right = "play D7",
     .why = {WHY_SURE, "D7 &D8,D9"},
     .tempting = "play G9",
     .mistake = {MISTAKE_SURE, "@1 G9 &K2,K3,K5,K6"},
     .level = 3},
    {.id = "two-1",
     .match = "claim:2:2",
     .before = "play G0; play G9; play K2; play D0; play K4; play K5; play G0; play W3; "
               "play K3; play D2; play U0; play U5; play K7; play W5; play U7; play D5; "
               "play U9; play D8; play W4; play W9; play U8; play W7; play U6; play D7; "
               "play D6; play U1; play G1; play G3; play G0; play G2; play W8; play W2; "
               "play G4; play G6; play G0; play G5; play W6; play W1; play U4; play U2; "
               "play W0; play G0; play D1; play D4; play U3; play D3",
     .goal = {GOAL_TWO, "@1 &G7,K6,K9"},
     .right = "play G8; play G7; play D9",
     .why = {WHY_TWO, "G8 D9"},
     .tempting = "play D9",
     .mistake = {MISTAKE_TWO, "D9 @1"},
     .level = 3},
    {.id = "two-2",
     .match = "claim:2:215:first=1",
     .before = "play G0; play G0; play G2; play G1; play G9; play K3; play K8; play K2; "
               "play K9; play K5; play U1; play D4; play K7; play D9; play U5; play D6; "
               "play U0; play U9; play W0; play W3; play D0; play D1; play D2; play W8; "
               "play D5; play W9; play G0; play G3; play G0; play G4; play U3; play U7; "
               "play G0; play G6; play W6; play W4; play W7; play W2; play W5; play U2; "
               "play W1; play K4; play U4; play U8; play G5",
     .goal = {GOAL_TWO, "@1 &G7,G8,D7"},
     .right = "play K6; play D8",
     .why = {WHY_TWO, "K6 D8"},
     .tempting = "play D8",
     .mistake = {MISTAKE_TWO, "D8 @1"},
     .level = 3},
    {.id = "sure-3",
     .match = "claim:2:254",
     .before = "play G0; play G2; play G0; play G3; play G5; play G0; play G7; play G9; "
               "play G4; play D2; play G6; play G8; play K2; play K4; play K6; play D7; "
               "play U0; play U1; play K7; play D8",
     .goal = {GOAL_SURE, "W3"},
     .right = "play D4",
     .why = {WHY_SURE, "D4 &D5,D6,D7,D8,D9"},
     .tempting = "play U4",
     .mistake = {MISTAKE_SURE, "@1 U4 &U8,U9"},
     .level = 4},
    {.id = "two-3",
     .match = "claim:2:107:first=1",
     .before = "play G0; play G0; play G1; play D0; play G3; play D2; play K3; play K5; "
               "play G5; play W1; play G9; play W7; play K7; play D4; play K9; play U0; "
               "play U1; play U3; play U4; play U5; play W0; play U6; play W2; play U7; "
               "play U9; play U8; play G0; play G7; play G0; play G2; play G0; play W9; "
               "play W8; play W6; play U2; play W3; play G4; play K2; play K4",
     .goal = {GOAL_TWO, "@1 &K6,K8,W4,D5,D7,D8"},
     .right = "play D6; play D9",
     .why = {WHY_TWO, "D6 D9"},
     .tempting = "play D9",
     .mistake = {MISTAKE_TWO, "D9 @1"},
     .level = 4},
    {.id = "win-1",
     .match = "claim:2:121:first=1",
     .before = "play G0; play G1; play G0; play D0; play G0; play G3; play G7; play G0; "
               "play K8; play D9; play G4; play W3; play G8; play W6; play K2; play W8; "
               "play U4; play D1; play W0; play D5; play U1; play W2; play D7; play D2; "
               "play D8; play W5; play W9; play W7; play U2; play U3; play G0; play G5; "
               "play K3; play K4; play U0; play U6; play K6; play K5; play W4; play G2; "
               "play W1; play G6; play K7; play D4; play D3; play G9; play D6",
     .goal = {GOAL_WIN, "@1 &U7,U8"},
     .right = "play U5",
     .rest = "play U7; play U9; play K9; play U8",
     .why = {WHY_WIN, "@1 =6 #3 #2"},
     .tempting = "play K9; play U7; play U9; play U5; play U8",
     .mistake = {MISTAKE_WIN, "K9 @1 =6 #2 #3"},
     .level = 4},
    {.id = "win-2",
     .match = "claim:2:115:first=1",
     .before = "play G0; play G0; play G1; play G5; play G0; play K2; play K3; play D2; "
               "play K4; play K8; play G6; play W1; play U4; play U6; play K5; play D7; "
               "play U7; play D3; play W4; play K6; play W8; play K9; play W9; play D4; "
               "play D8; play U2; play G0; play G2; play U0; play U1; play G3; play G8; "
               "play G0; play G4; play W3; play D0; play G7; play K7; play W7; play W2; "
               "play U3; play U8; play G9; play W6; play D5; play D1",
     .goal = {GOAL_WIN, "@1 &U5,U9,W5"},
     .right = "play W0",
     .rest = "play W5; play U5; play D6; play D9; play U9",
     .why = {WHY_WIN, "@1 =8 #3 #2"},
     .tempting = "play D9; play W5; play D6; play U5; play W0; play U9",
     .mistake = {MISTAKE_WIN, "D9 @1 =8 #2 #3"},
     .level = 4},
    {.id = "win-3",
     .match = "claim:2:138",
     .before = "play G0; play G1; play G0; play G3; play G0; play G7; play K5; play K4; "
               "play K8; play K9; play U0; play U1; play U2; play W1; play U8; play D9; "
               "play W4; play W8; play W2; play W7; play D0; play D4; play W3; play D2; "
               "play D7; play D8; play G0; play G2; play K2; play D6; play G0; play D1; "
               "play W9; play W5; play K3; play K7; play G4; play G6; play U3; play U5; "
               "play G5; play G9; play W6",
     .goal = {GOAL_WIN, "@1 &K6,U4,U9,D3"},
     .right = "play W0",
     .rest = "play K6; play G8; play U4; play U6; play U7; play U9; play D3; play D5",
     .why = {WHY_WIN, "@1 =9 #3 #2"},
     .tempting = "play D5; play K6; play G8; play U4; play U6; play W0; play D3; play U9; "
                 "play U7",
     .mistake = {MISTAKE_WIN, "D5 @1 =9 #2 #3"},
     .level = 5},
    {.id = "win-4",
     .match = "claim:2:148",
     .before = "play G0; play G1; play K4; play K2; play K9; play K6; play U3; play D1; "
               "play U4; play U8; play G5; play D6; play U7; play G6; play U9; play G7; "
               "play W1; play W4; play G9; play W3; play D7; play D5; play K7; play D8; "
               "play W5; play D9; play G0; play G3; play G0; play G2; play G0; play D2; "
               "play G0; play G4; play U2; play U5; play W9; play W8; play W6; play W0; "
               "play U0; play W7; play U1",
     .goal = {GOAL_WIN, "@1 &U6,W2,D0,D4"},
     .right = "play D3",
     .rest = "play K5; play W2; play G8; play U6; play K8; play D0; play K3; play D4",
     .why = {WHY_WIN, "@1 =5 #3 #2"},
     .tempting = "play G8; play U6; play K3; play D4; play D3; play W2; play K5; play D0; "
                 "play K8",
     .mistake = {MISTAKE_WIN, "G8 @1 =5 #1 #4"},
     .level = 5},
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

static bool refute(const PuzzleSlip *slip, Message *why)
{
    const ClaimView *before = slip->before;
    Card card = action_operand(slip->action, 0);
    if (puzzle_asks(slip->puzzle, GOAL_WIN)) {
        return message_give(why,
                            MESSAGE(MISTAKE_LOST, value_card(card), value_seat(PUZZLE_PERSON + 1)));
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
