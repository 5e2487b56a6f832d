/* Puzzles of Claim, found in games of computer players by tests/puzzles and proven there. */
#include "claim_ui.h"

#include "base/limits.h"
#include "base/mark.h"

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
    N_("Now you win whatever {name} plays. The vote of this faction decides: {faction}. Votes: "   \
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
    N_("After {card}, {name} can get the vote of this faction: {faction}. Votes then: {n} to "     \
       "{m}.")

static const Puzzle puzzles[] = {
    {.id = "answer-1",
     .match = "claim:2:2",
     .before = "play G0; play G9; play K2; play D0; play K4; play K5; play G0; play W3; "
               "play K3; play D2; play U0; play U5; play K7",
     .goal = {GOAL_TRICK, "K7"},
     .right = "play D8",
     .why = {WHY_DOUBLE, "D8 K7"},
     .tempting = "play W9",
     .mistake = {MISTAKE_OFF, "W9"},
     .level = 1},
    {.id = "answer-2",
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
    {.id = "answer-3",
     .match = "claim:2:5:first=1",
     .before = "play G0; play G0; play G1; play G3; play G0; play G5; play K2; play K4; "
               "play G6; play W2; play G8; play W4; play K6; play W6; play K8; play W7; "
               "play U2; play U7; play U0; play U9; play W0; play W8; play D8; play D3; "
               "play D1; play W9; play U1; play U3; play G0; play G4; play U4; play U5; "
               "play G0; play D4; play W5; play W3; play W1; play G2; play U6",
     .goal = {GOAL_TRICK, "U6"},
     .right = "play D7",
     .why = {WHY_DOUBLE, "D7 U6"},
     .tempting = "play G9",
     .mistake = {MISTAKE_OFF, "G9"},
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
     .match = "claim:2:16",
     .before = "play G0; play G2; play G3; play D7; play G0; play G5; play G7; play G0; "
               "play G9; play G1; play K4; play K5; play K3; play W0; play K6; play W3; "
               "play U0; play U3; play U5; play U8; play D2; play W6; play D3; play W8; "
               "play U1; play U9; play G0; play G4; play G0; play G8; play K2; play K7; "
               "play W9; play W7; play U2; play U4; play W4",
     .goal = {GOAL_DWARVES, NULL},
     .right = "play W2",
     .why = {WHY_DWARVES, "W2"},
     .tempting = "play W5",
     .mistake = {MISTAKE_DWARVES, "W5"},
     .level = 2},
    {.id = "dwarves-2",
     .match = "claim:2:26",
     .before = "play G0; play G0; play G3; play G0; play G6; play G5; play G8; play G7; "
               "play G9; play W5; play K3; play K5; play U3; play U4; play K4; play D5; "
               "play U5; play K6; play U6; play W8; play U7; play D2; play D7; play D3; "
               "play D9; play D4; play U0; play D1; play G0; play G1; play U1; play U8; "
               "play W9; play W7; play G0; play K8; play U2; play W6; play D0; play D6; "
               "play K2; play K9; play W2",
     .goal = {GOAL_DWARVES, NULL},
     .right = "play W0",
     .why = {WHY_DWARVES, "W0"},
     .tempting = "play W4",
     .mistake = {MISTAKE_DWARVES, "W4"},
     .level = 2},
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
     .match = "claim:2:10",
     .before = "play G0; play G0; play G0; play G2; play G0; play G3; play K2; play K6; "
               "play G6; play K4; play K9; play G7; play U0; play U2; play G8; play W8; "
               "play G9; play D3; play U4; play D5; play D4; play W4; play D6; play W5; "
               "play D7; play U9; play G0; play G1; play W9; play W7; play W6; play W3; "
               "play U3; play U5; play U1; play U6; play K5; play K3; play K7; play W2; "
               "play K8; play G4; play G5; play D0; play W1",
     .goal = {GOAL_TWO, "@1 &U8,W0,D8"},
     .right = "play D2; play D9",
     .why = {WHY_TWO, "D2 D9"},
     .tempting = "play D9",
     .mistake = {MISTAKE_TWO, "D9 @1"},
     .level = 3},
    {.id = "two-3",
     .match = "claim:2:35:first=1",
     .before = "play G0; play G4; play G5; play G1; play G6; play D8; play G2; play G7; "
               "play G8; play K7; play U1; play K3; play U2; play K5; play U4; play K6; "
               "play U6; play W3; play U8; play W6; play W0; play D4; play D5; play D9; "
               "play D3; play D6; play G0; play G3; play G0; play K2; play U0; play U5; "
               "play G0; play K4; play W7; play W1; play U3; play D0; play D1; play D2; "
               "play G0",
     .goal = {GOAL_TWO, "@1 &G9,K9,U9,W8,W9"},
     .right = "play K8; play D7",
     .why = {WHY_TWO, "K8 D7"},
     .tempting = "play D7",
     .mistake = {MISTAKE_TWO, "D7 @1"},
     .level = 4},
    {.id = "win-1",
     .match = "claim:2:29:first=1",
     .before = "play G0; play G0; play G1; play G3; play G0; play G8; play K5; play D6; "
               "play G4; play K6; play K7; play K2; play U2; play U6; play G5; play W1; "
               "play G6; play W2; play K3; play W3; play U8; play U4; play D3; play W8; "
               "play D8; play U5; play G0; play G2; play W9; play W6; play D0; play D1; "
               "play U0; play U1; play G0; play D2; play U3; play U7; play G7; play W4; "
               "play K4; play K8; play W0; play W5; play G9; play K9",
     .goal = {GOAL_WIN, "@1 &W7,D5,D9"},
     .right = "play U9",
     .rest = "play W7; play D4; play D5; play D9; play D7",
     .why = {WHY_WIN, "@1 =7 #3 #2"},
     .tempting = "play D7; play D9; play W7; play D4; play D5; play U9",
     .mistake = {MISTAKE_WIN, "D7 @1 =7 #2 #3"},
     .level = 4},
    {.id = "win-2",
     .match = "claim:2:10",
     .before = "play G0; play G0; play G0; play G2; play G0; play G3; play K2; play K6; "
               "play G6; play K4; play K9; play G7; play U0; play U2; play G8; play W8; "
               "play G9; play D3; play U4; play D5; play D4; play W4; play D6; play W5; "
               "play D7; play U9; play G0; play G1; play W9; play W7; play W6; play W3; "
               "play U3; play U5; play U1; play U6; play K5; play K3; play K7; play W2; "
               "play K8; play G4; play G5",
     .goal = {GOAL_WIN, "@1 &U8,W0,W1,D8"},
     .right = "play U7",
     .rest = "play W0; play D1; play D0; play D8; play W1; play D2; play D9; play U8",
     .why = {WHY_WIN, "@1 =7 #3 #2"},
     .tempting = "play D9; play D0; play D8; play W0; play D1; play D2; play W1; play U7; "
                 "play U8",
     .mistake = {MISTAKE_WIN, "D9 @1 =7 #2 #3"},
     .level = 5},
    {.id = "win-3",
     .match = "claim:2:11:first=1",
     .before = "play G0; play G1; play G9; play G3; play K2; play K3; play G5; play W2; "
               "play G6; play K5; play K8; play D9; play K4; play W5; play U4; play D1; "
               "play U5; play U8; play U1; play U9; play W8; play W9; play D5; play D0; "
               "play D8; play D7; play G0; play G0; play G2; play G0; play G4; play G0; "
               "play G7; play W7; play G8; play U0; play W6; play W1; play W4; play W0; "
               "play W3; play U2",
     .goal = {GOAL_WIN, "@1 &K6,K9,U3,U6,D6"},
     .right = "play U7",
     .rest = "play U3; play D2; play D6; play U6; play D3; play K6; play K7; play D4; "
             "play K9",
     .why = {WHY_WIN, "@1 =6 #3 #2"},
     .tempting = "play K7; play K9; play U3; play U7; play D2; play D6; play U6; play D3; "
                 "play K6; play D4",
     .mistake = {MISTAKE_WIN, "K7 @1 =6 #2 #3"},
     .level = 5},
};

const PuzzleSet claim_puzzles = {puzzles, COUNT_OF(puzzles)};
