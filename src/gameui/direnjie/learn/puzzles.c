/* Puzzles of Di Renjie, found in games of computer players by tests/puzzles and proven there. */
#include "direnjie/pieces.h"

#include "base/limits.h"
#include "base/mark.h"
#include "games/direnjie.h"

#define GOAL_SECRET                                                                                \
    N_("{category}: count the copies in your notebook. Only one card can be in the secret "        \
       "mission; answer with it.")
#define GOAL_CLUE                                                                                  \
    N_("{category}: only one card can be in the secret mission. Besides what is in your "          \
       "notebook, note this: {tripled} heads a clue, and {beggar} is not in it.")
#define GOAL_CLUES                                                                                 \
    N_("{category}: only one card can be in the secret mission. Besides what is in your "          \
       "notebook, note this: {tripled} head clues, and {beggars} are not in them.")
#define GOAL_MISSION                                                                               \
    N_("What you know leaves only one answer for the whole mission. Count the copies in your "     \
       "notebook, and answer.")
#define GOAL_MISSION_CLUES                                                                         \
    N_("What you know leaves only one answer for the whole mission. Besides what is in your "      \
       "notebook, note this: {tripled} head clues, and {beggars} are not in them.")
#define GOAL_KILLER                                                                                \
    N_("What you have seen proves who the killer is, or that nobody is. Answer accordingly.")
#define GOAL_HOLDER                                                                                \
    N_("{card}: you hold two of the three copies. Draw from the player who is certain to hold "    \
       "the "                                                                                      \
       "third.")
#define GOAL_CLOSE                                                                                 \
    N_("Submit the clue that closes a category or a number for everybody once it is turned up.")

#define WHY_LOCATED                                                                                \
    N_("Your starting clues rule out {shown}. You know where all three copies of {located} lie. "  \
       "Only {card} is left.")
#define WHY_TRIPLE                                                                                 \
    N_("Your starting clues rule out {shown}, and of {located} you know all three copies. A clue " \
       "is headed by {tripled}; as {beggar} lies elsewhere, the third copy is in it. Only {card} " \
       "is left.")
#define WHY_TRIPLES                                                                                \
    N_("Your starting clues rule out {shown}, and of {located} you know all three copies. Clues "  \
       "are headed by {tripled}; as {beggars} lie elsewhere, the third copies are in them. Only "  \
       "{card} is left.")
#define WHY_MISSION                                                                                \
    N_("Your starting clues rule out {shown}. You know where all three copies of {located} lie. "  \
       "Only {cards} are left.")
#define WHY_MISSION_CLUES                                                                          \
    N_("Your starting clues rule out {shown}, and of {located} you know all three copies. Clues "  \
       "are headed by {tripled}; as their Beggars lie elsewhere, the third copies are in them. "   \
       "Only {cards} are left.")
#define WHY_NOBODY                                                                                 \
    N_("You drew the Killer card from the deck. So it was dealt to nobody, and nobody is the "     \
       "killer.")
#define WHY_CLUE                                                                                   \
    N_("{name} submitted a clue with the Killer card at the bottom, as you saw when you "          \
       "inspected it. Only the killer can do that.")
#define WHY_DEALT                                                                                  \
    N_("{name} is the killer: you drew the Killer card there before it can have come from "        \
       "anywhere else.")
#define WHY_HOLDER                                                                                 \
    N_("{name} holds {card}: you saw the card go there, and no card that left that hand since "    \
       "can "                                                                                      \
       "have been it.")
#define WHY_CATEGORY                                                                               \
    N_("{card}: this makes {n} public clues of its category, so nobody can ask for the category "  \
       "any more.")
#define WHY_NUMBER                                                                                 \
    N_("{card}: this makes {n} public clues of its number, so nobody can ask for the number any "  \
       "more.")

#define MISTAKE_LOCATED                                                                            \
    N_("{card}: you know where all three copies lie, so none is in the secret mission.")
#define MISTAKE_TRIPLE                                                                             \
    N_("{card} heads a clue, and {beggar} lies elsewhere. So the third copy is in that clue, and " \
       "none is in the secret mission.")
#define MISTAKE_NOBODY                                                                             \
    N_("Nobody is the killer only if the Killer card lay in the deck at the start; and what you "  \
       "have seen proves that it was dealt.")
#define MISTAKE_NOT_DEALT                                                                          \
    N_("{name} is not the killer: only a player who is dealt the Killer card is, and it lay in "   \
       "the deck.")
#define MISTAKE_UNKNOWN N_("{name} may hold {card}, but nothing that you have seen proves it.")
#define MISTAKE_OPEN                                                                               \
    N_("{card}: this makes {n} public clues of its category and {m} of its number. It takes five " \
       "to close a category, three to close a number.")

#define MISTAKE_ANSWER                                                                             \
    N_("{card} cannot be in the secret mission: what you have seen rules it out.")
#define MISTAKE_ACCUSED N_("What you have seen does not make {name} the killer.")
#define MISTAKE_DEALT   N_("What you have seen proves that somebody is the killer.")
#define MISTAKE_CLOSED                                                                             \
    N_("{card}: with this clue neither its category nor its number has enough public clues to "    \
       "close.")

static const Puzzle puzzles[] = {
    {.id = "close-1",
     .match = "direnjie:3:10:first=0",
     .before = "ask T; give T1; give T1; submit T1 T1 T1; draw deck; draw deck; ask T; "
               "refuse; give T2; draw deck; draw 2; ask T; give T3; give T2; submit T2 T2 M2; "
               "draw deck; draw deck; ask T; give T3; refuse; draw deck; draw deck; ask T; "
               "give T5; refuse; submit W5 W5 W5; draw 0; draw deck; ask T; give T3; give T6; "
               "submit T3 T3 T3; draw deck; draw deck; ask T; refuse; give T6; submit T6 T6 "
               "T6; draw 1; draw deck; ask T; refuse; refuse; draw 2; submit L5 L5 M5; draw "
               "deck; draw deck; take 0; repay L5; repay W1; repay L3; ask T; give T4; "
               "refuse; submit T4 T4 T4; draw 1; draw deck; take 1; repay W4; repay L1; repay "
               "L5; ask T; refuse; give T5",
     .goal = {GOAL_CLOSE, NULL},
     .right = "submit T5 T5 T5",
     .why = {WHY_CATEGORY, "T5 #5"},
     .tempting = "submit W3 W3 W3",
     .mistake = {MISTAKE_OPEN, "W3 #2 #2"},
     .level = 1},
    {.id = "secret-1",
     .match = "direnjie:2:315:first=0",
     .before = "ask T; refuse; draw deck; draw deck; draw deck; ask T; give T1; submit L1 L1 "
               "L1; draw deck; draw deck; ask T; refuse; draw deck; submit W5 W5 M5; draw 1; "
               "draw deck; ask T; give T2; draw deck; draw deck; ask T; give T2; draw deck; "
               "draw deck; ask T; give T2; submit T6 T6 M4; draw deck; draw deck; ask T; give "
               "T1; submit L2 L2 L2; draw deck; draw deck; take 0; repay W3; repay L4; repay "
               "T2; ask T; give T4; submit T5 T5 T5; draw deck; draw deck; inspect 1 0; ask "
               "T; refuse; draw 1; submit T2 T2 M2; draw deck; draw 1; ask T; give T3; draw "
               "deck; draw deck; ask T; give T2; submit L4 L4 L4; draw deck; draw deck; ask "
               "T; give T2; submit W1 W1 W1; draw deck; draw deck; inspect 1 1; ask T; give "
               "T2; submit W3 W3 M3; draw deck; draw deck; rob 0; ask T; give T2; submit T4 "
               "T4 T4; draw deck; draw deck; answer T3; answer W2",
     .goal = {GOAL_SECRET, "=2"},
     .right = "answer L3",
     .why = {WHY_LOCATED, "&L4,L5 &L1,L2 L3"},
     .tempting = "answer L1",
     .mistake = {MISTAKE_LOCATED, "L1"},
     .level = 1},
    {.id = "holder-1",
     .match = "direnjie:4:578:first=0",
     .before = "ask T; refuse; refuse; refuse; draw 1; draw 2; draw deck; ask T; give T2; "
               "refuse; give T3; submit T2 T2 T2; draw 3; draw deck; ask T; give T1; give T4; "
               "refuse; draw 1; draw deck; ask T; refuse; give T3; give T1; submit W1 W1 M1; "
               "draw 0; draw deck; ask T; refuse; refuse; refuse",
     .goal = {GOAL_HOLDER, "L4"},
     .right = "draw 3",
     .why = {WHY_HOLDER, "@3 L4"},
     .tempting = "draw 2",
     .mistake = {MISTAKE_UNKNOWN, "@2 L4"},
     .level = 1},
    {.id = "secret-2",
     .match = "direnjie:2:408:first=0",
     .before = "ask T; give T5; submit T5 T5 M5; draw deck; draw deck; ask T; give T1; submit "
               "W3 W3 M3; draw deck; draw deck; ask T; give T1; submit L2 L2 M2; draw deck; "
               "draw deck; ask T; give T4; draw deck; draw deck; swap 1; ask T; give T3; draw "
               "deck; draw deck; ask T; give T2; draw deck; draw deck; ask T; refuse; draw "
               "deck; draw 1; draw deck; ask T; give T6; submit T6 T6 M4; draw deck; draw "
               "deck; ask T; give T6; submit W2 W2 W2; draw deck; draw deck; take 0; repay "
               "T1; repay T4; repay W3; ask T; give T6; submit W5 W5 W5; draw deck; draw "
               "deck; ask T; give T6; submit T3 T3 T3; draw deck; draw deck; ask T; give T6; "
               "draw deck; draw deck; take 1; repay W3; repay W1; repay L3; ask T; give T6; "
               "submit L1 L1 L1; draw deck; draw deck; ask T; give T6; submit L3 L3 L3; draw "
               "deck; draw deck; ask T; give T5; submit T1 T1 T1; draw deck; draw deck; swap "
               "0; ask T; give T6; answer T2; answer W4",
     .goal = {GOAL_SECRET, "=2"},
     .right = "answer L5",
     .why = {WHY_LOCATED, "&L3 &L1,L2,L4 L5"},
     .tempting = "answer L1",
     .mistake = {MISTAKE_LOCATED, "L1"},
     .level = 1},
    {.id = "close-2",
     .match = "direnjie:2:183:first=0",
     .before = "ask T; give T5; submit L2 L2 M2; draw deck; draw deck; ask T; give T1; draw "
               "deck; draw deck; ask T; refuse; draw deck; draw 1; draw deck; ask T; give T4; "
               "draw deck; draw deck; ask T; refuse; draw 1; draw 1; draw deck; ask T; give "
               "T4; submit T1 T1 T1; draw deck; draw deck; ask T; refuse; draw deck; draw "
               "deck; draw deck; ask T; refuse; draw deck; submit T6 T6 T6; draw 0; draw "
               "deck; ask T; refuse; draw deck; draw deck; draw 1; take 0; repay T2; repay "
               "L2; repay W2; ask T; refuse; draw deck; submit T3 T3 M3; draw 0; draw deck; "
               "ask T; refuse; draw deck; submit L4 L4 L4; draw 1; draw deck; ask T; give T3; "
               "submit T4 T4 T4; draw deck; draw deck; inspect 1 0; ask T; give T3; draw "
               "deck; draw deck; take 0; repay W1; repay M4; repay W5; ask T; give T2; submit "
               "W1 W1 M1; draw deck; draw deck; ask T; refuse; draw 1",
     .goal = {GOAL_CLOSE, NULL},
     .right = "submit W4 W4 M4",
     .why = {WHY_NUMBER, "W4 #3"},
     .tempting = "submit W5 W5 W5",
     .mistake = {MISTAKE_OPEN, "W5 #1 #1"},
     .level = 2},
    {.id = "holder-2",
     .match = "direnjie:3:349:killer=1,first=0",
     .before = "ask T; refuse; refuse; draw deck; submit W2 W2 M2; draw 2; draw deck; ask T; "
               "refuse; give T1; submit T3 T3 A; draw deck; draw 2; ask T; refuse; give T1; "
               "draw 0; draw deck; ask T; give T4; give T6; draw deck; draw deck; ask T; give "
               "T4; refuse; draw 0; draw deck; ask T; refuse; refuse; draw 0; draw 1; draw "
               "deck; ask T; refuse; refuse; draw deck",
     .goal = {GOAL_HOLDER, "L4"},
     .right = "draw 2",
     .why = {WHY_HOLDER, "@2 L4"},
     .tempting = "draw 1",
     .mistake = {MISTAKE_UNKNOWN, "@1 L4"},
     .level = 2},
    {.id = "killer-1",
     .match = "direnjie:3:1075:killer=1,first=0",
     .before = "ask T; give T6; give T1; submit L4 L4 L4; draw deck; draw deck; ask T; give "
               "T2; give T1; submit T1 T1 T1; draw deck; draw deck; ask T; refuse; give T5; "
               "draw deck; draw 0; ask T; refuse; give T3; draw deck; draw deck; ask T; give "
               "T6; give T6; submit W2 W2 M2; draw deck; draw deck; ask T; refuse; give T5; "
               "submit T5 T5 T5; draw 0; draw deck; ask T; give T2; refuse; submit L1 L1 M1; "
               "draw 2; draw deck; rob 0; ask T; refuse; give T6; submit T6 T6 T6; draw deck; "
               "draw deck; ask T; refuse; refuse; draw 1; submit L3 L3 L3; draw 0; draw 1; "
               "swap 1; ask T; refuse; refuse; draw deck; submit L5 L5 M5; draw 2; draw 1; "
               "ask T; refuse; give T2; draw 2; draw deck; swap 0; ask T; refuse; give T3; "
               "draw deck; draw deck; ask T; refuse; refuse; draw deck; draw 2; draw 1; ask "
               "T; refuse; give T3; draw 2; draw deck; ask T; refuse; give T2; submit T3 T3 "
               "M3; draw 0; draw deck; answer T4; answer W1; answer L2",
     .goal = {GOAL_KILLER, NULL},
     .right = "accuse none",
     .why = {WHY_NOBODY, NULL},
     .tempting = "accuse 1",
     .mistake = {MISTAKE_NOT_DEALT, "@1"},
     .level = 2},
    {.id = "killer-2",
     .match = "direnjie:3:229:killer=1,first=0",
     .before = "ask T; give T2; refuse; draw deck; draw deck; ask T; refuse; give T1; draw 2; "
               "draw deck; ask T; give T2; give T4; submit T5 T5 A; draw deck; draw deck; ask "
               "T; refuse; give T2; draw 1; draw deck; ask T; give T3; give T1; draw deck; "
               "draw deck; ask T; give T2; refuse; draw 1; draw deck; ask T; refuse; give T1; "
               "draw 1; draw deck; ask T; give T2; refuse; draw deck; draw deck; ask T; give "
               "T1; give T2; submit L5 L5 M5; draw deck; draw deck; ask T; give T6; give T5; "
               "submit T6 T6 T6; draw deck; draw deck; ask T; refuse; give T5; draw deck; "
               "draw 2; swap 1; ask T; refuse; give T1; submit T1 T1 T1; draw 0; draw deck; "
               "ask T; give T2; give T5; submit L1 L1 M1; draw deck; draw deck; ask T; give "
               "T2; give T5; draw deck; ask T; give T2; give T2; submit W4 W4 W4; inspect 2 "
               "0; ask T; give T5; refuse; submit L3 L3 L3; draw 2; ask T; refuse; give T3; "
               "submit W3 W3 M3; draw 2; rob 0; ask T; give T5; refuse; draw 1; ask T; give "
               "T3; give T2; submit T2 T2 M2; ask T; give T5; refuse; draw 0; ask T; refuse; "
               "give T5; submit W2 W2 W2; draw 0; answer T2; answer W1; answer L2",
     .goal = {GOAL_KILLER, NULL},
     .right = "accuse 2",
     .why = {WHY_CLUE, "@2"},
     .tempting = "accuse none",
     .mistake = {MISTAKE_NOBODY, NULL},
     .level = 3},
    {.id = "killer-3",
     .match = "direnjie:3:175:killer=1,first=0",
     .before = "ask T; refuse; refuse; draw 1; submit T2 T2 M2; draw deck; draw 2; ask T; "
               "refuse; refuse; draw deck; submit L3 L3 M3; draw 0; draw deck; ask T; refuse; "
               "give T5; draw 0; draw deck; ask T; refuse; give T3; submit T3 T3 T3; draw "
               "deck; draw deck; ask T; give T4; give T2; draw deck; draw deck; ask T; "
               "refuse; give T2; draw deck; draw 0; take 1; repay W2; repay T4; repay W3; ask "
               "T; give T6; give T2; draw deck; draw deck; ask T; refuse; give T2; draw deck; "
               "draw 2; ask T; refuse; give T2; draw 0; draw deck; ask T; refuse; give T2; "
               "draw 1; draw deck; ask T; give T4; give T1; submit T4 T4 M4; draw deck; draw "
               "deck; ask T; give T2; give T1; submit T1 T1 T1; draw deck; draw deck; ask T; "
               "give T4; give T2; draw deck; draw deck; take 2; repay W1; repay W2; repay L2; "
               "ask T; refuse; give T2; submit T5 T5 T5; draw 2; draw deck; ask T; give T4; "
               "give T2; submit W1 W1 M1; ask T; refuse; give T2; draw 1; ask W; give W2; "
               "refuse; draw 0; rob 0; ask W; give W2; give W5; submit W5 W5 M5; ask W; "
               "refuse; refuse; draw 1; draw 2; draw 1; ask W; refuse; give W4; draw 2; ask "
               "W; give W5; refuse; draw 1; answer T1; answer W4; answer L5",
     .goal = {GOAL_KILLER, NULL},
     .right = "accuse 2",
     .why = {WHY_DEALT, "@2"},
     .tempting = "accuse none",
     .mistake = {MISTAKE_NOBODY, NULL},
     .level = 3},
    {.id = "secret-3",
     .match = "direnjie:2:300:first=0",
     .before = "ask T; give T2; submit W2 W2 W2; draw deck; draw deck; ask T; give T4; draw "
               "deck; draw deck; ask T; give T5; draw deck; draw deck; ask T; give T1; submit "
               "T4 T4 M4; draw deck; draw deck; ask T; give T3; submit T3 T3 T3; draw deck; "
               "draw deck; ask T; refuse; draw deck; submit T6 T6 M2; draw 0; draw deck; take "
               "1; repay T1; repay T2; repay W1; ask T; refuse; draw deck; draw 1; draw deck; "
               "take 0; repay W4; repay T1; repay T1; ask T; give T4; draw deck; draw deck; "
               "ask T; give T4; submit T1 T1 M1; draw deck; draw deck; ask T; give T4; draw "
               "deck; draw deck; ask T; give T1; submit L5 L5 M5; draw deck; draw deck; ask "
               "T; give T1; submit L1 L1 L1; draw deck; draw deck; inspect 1 0; ask T; give "
               "T1; draw deck; draw deck; ask T; give T1; draw deck; draw deck; ask T; give "
               "T1; submit W3 W3 W3; draw deck; draw deck; ask T; give T1; ask T; give T1; "
               "submit L3 L3 M3; ask T; give T1; answer T5; answer W1",
     .goal = {GOAL_CLUE, "=2 L1 M1"},
     .right = "answer L2",
     .why = {WHY_TRIPLE, "&L4 &L3,L5 L1 M1 L2"},
     .tempting = "answer L1",
     .mistake = {MISTAKE_TRIPLE, "L1 M1"},
     .level = 3},
    {.id = "secret-4",
     .match = "direnjie:3:298:first=0",
     .before = "ask T; refuse; refuse; draw 1; draw deck; draw 1; ask T; give T3; give T5; "
               "submit T4 T4 M4; draw deck; draw deck; ask T; refuse; give T5; submit T5 T5 "
               "T5; draw deck; draw 0; ask T; refuse; refuse; draw 2; submit L4 L4 L4; draw "
               "deck; draw 2; ask T; refuse; refuse; draw deck; draw 0; draw 2; ask T; give "
               "T2; refuse; submit T2 T2 T2; draw 1; draw deck; ask T; refuse; refuse; draw "
               "1; draw deck; draw deck; ask T; refuse; refuse; draw 2; draw deck; draw 0; "
               "take 0; repay W4; repay W1; repay L2; ask T; refuse; refuse; draw 0; submit "
               "T1 T1 M1; draw deck; draw 1; ask T; refuse; refuse; draw 1; draw 1; draw "
               "deck; ask T; refuse; refuse; draw deck; draw deck; draw deck; ask T; give T6; "
               "refuse; draw 1; draw deck; ask T; refuse; refuse; draw 1; submit W1 W1 W1; "
               "draw deck; draw 2; ask T; refuse; refuse; draw deck; submit L3 L3 L3; draw 0; "
               "draw 2; ask T; give T6; refuse; draw deck; draw 1; rob 2; ask T; refuse; give "
               "T4; submit L1 L1 L1; draw 1; draw deck; inspect 0 0; ask T; refuse; give T1; "
               "submit T6 T6 M2; draw 2; ask T; give T3; give T1; ask T; refuse; give T1; "
               "draw 1; ask W; give W5; give T6; ask W; refuse; give T6; draw 0; answer T2; "
               "answer W4",
     .goal = {GOAL_CLUE, "=2 L3 M3"},
     .right = "answer L2",
     .why = {WHY_TRIPLE, "&L1,L5 &L4 L3 M3 L2"},
     .tempting = "answer L3",
     .mistake = {MISTAKE_TRIPLE, "L3 M3"},
     .level = 4},
    {.id = "secret-5",
     .match = "direnjie:2:60:first=0",
     .before = "ask T; give T1; draw deck; draw deck; ask T; give T2; draw deck; draw deck; "
               "ask T; give T2; draw deck; draw deck; ask T; give T1; draw deck; draw deck; "
               "ask T; give T4; submit T6 T6 M1; draw deck; draw deck; ask T; give T3; draw "
               "deck; draw deck; ask T; refuse; draw 1; draw 1; draw deck; ask T; refuse; "
               "draw 0; submit W3 W3 W3; draw deck; draw deck; ask T; refuse; draw 1; draw 1; "
               "draw deck; ask T; give T3; draw deck; draw deck; ask T; refuse; draw 1; "
               "submit T5 T5 T5; draw 1; draw deck; ask T; refuse; draw 0; submit T3 T3 T3; "
               "draw 0; draw deck; take 1; repay T4; repay L4; repay T1; ask T; refuse; draw "
               "1; submit T2 T2 M2; draw 1; draw deck; take 0; repay T4; repay T1; repay W4; "
               "ask T; refuse; draw 0; draw 0; draw deck; ask T; refuse; draw 1; submit L3 L3 "
               "M3; draw deck; draw 1; ask T; give T4; submit L2 L2 L2; draw deck; draw deck; "
               "inspect 1 0; ask T; give T4; submit T4 T4 T4; draw deck; draw deck; ask T; "
               "give T2; submit L4 L4 L4; draw deck; draw deck; ask W; refuse; draw 1; submit "
               "W4 W4 M4; draw deck; draw 1; swap 0; ask W; give W4; submit T1 T1 T1; answer "
               "T6; answer W1",
     .goal = {GOAL_CLUES, "=2 &L2,L4 &M2,M4"},
     .right = "answer L5",
     .why = {WHY_TRIPLES, "&L1 &L3 &L2,L4 &M2,M4 L5"},
     .tempting = "answer L2",
     .mistake = {MISTAKE_TRIPLE, "L2 M2"},
     .level = 4},
    {.id = "mission-1",
     .match = "direnjie:2:1095:first=0",
     .before = "ask T; refuse; draw 1; draw 1; draw deck; ask T; give T3; submit T3 T3 M3; "
               "draw deck; draw deck; ask T; give T1; submit T5 T5 T5; draw deck; draw deck; "
               "ask T; give T6; draw deck; draw deck; ask T; give T2; submit W1 W1 M1; draw "
               "deck; draw deck; ask T; refuse; draw deck; submit T6 T6 M5; draw 0; draw "
               "deck; rob 1; ask T; give T3; submit W3 W3 W3; draw deck; draw deck; take 0; "
               "repay T3; repay W4; repay W5; ask T; give T3; draw deck; draw deck; ask T; "
               "give T3; submit L2 L2 L2; draw deck; draw deck; ask T; give T1; draw deck; "
               "draw deck; swap 1; ask T; give T3; submit T4 T4 M4; draw deck; draw deck; ask "
               "T; give T3; draw deck; draw deck; ask T; give T3; submit T2 T2 T2; draw deck; "
               "draw deck; ask T; give T3; draw deck; draw deck; take 1; repay T3; repay W4; "
               "repay L1; ask W; give T6; draw deck; draw deck; ask W; give T6; draw deck",
     .goal = {GOAL_MISSION, NULL},
     .right = "answer T1; answer W4; answer L5",
     .why = {WHY_MISSION, "&T5,W1,L3 &T2,T3,T4,T6,W2,W3,W5,L1,L2,L4 &T1,W4,L5"},
     .tempting = "answer T2",
     .mistake = {MISTAKE_LOCATED, "T2"},
     .level = 4},
    {.id = "mission-2",
     .match = "direnjie:2:693:first=0",
     .before = "ask T; give T2; draw deck; draw deck; ask T; give T6; draw deck; draw deck; "
               "ask T; give T1; submit T1 T1 M1; draw deck; draw deck; ask T; give T3; submit "
               "T4 T4 M4; draw deck; draw deck; ask T; refuse; draw 1; draw deck; draw 1; ask "
               "T; give T4; draw deck; draw deck; ask T; give T4; draw deck; draw deck; ask "
               "T; give T1; submit L3 L3 L3; draw deck; draw deck; ask T; give T1; draw deck; "
               "draw deck; swap 0; ask T; refuse; draw 0; draw deck; draw deck; ask T; give "
               "T1; draw deck; draw deck; ask T; give T1; submit T2 T2 T2; draw deck; draw "
               "deck; ask T; give T1; draw deck; draw deck; ask T; give T1; submit L5 L5 L5; "
               "draw deck; draw deck; ask T; give T1; draw deck; draw deck; swap 0; ask T; "
               "give T4; draw deck; ask T; give T1; submit W2 W2 M2; ask T; give T1; submit "
               "T6 T6 M3; rob 1; ask T; give T4; submit W5 W5 M5; ask T; give T1; ask T; give "
               "T1; ask T; give T1",
     .goal = {GOAL_MISSION_CLUES, "&T2,L5 &M2,M5"},
     .right = "answer T3; answer W3; answer L4",
     .why = {WHY_MISSION_CLUES, "&T4,W5,L3 &T1,T5,T6,W1,W2,W4,L1,L2 &T2,L5 &T3,W3,L4"},
     .tempting = "answer T2",
     .mistake = {MISTAKE_TRIPLE, "T2 M2"},
     .level = 5},
    {.id = "mission-3",
     .match = "direnjie:2:666:first=0",
     .before = "ask T; give T3; submit L3 L3 M3; draw deck; draw deck; ask T; give T1; submit "
               "T1 T1 T1; draw deck; draw deck; ask T; give T4; draw deck; draw deck; ask T; "
               "give T3; draw deck; draw deck; ask T; refuse; draw deck; submit W1 W1 M1; "
               "draw 1; draw deck; ask T; give T2; draw deck; draw deck; rob 1; ask T; give "
               "T3; submit W5 W5 M5; draw deck; draw deck; ask T; give T3; draw deck; draw "
               "deck; ask T; refuse; draw 1; submit L5 L5 L5; draw deck; draw 1; ask T; "
               "refuse; draw 0; draw 0; draw deck; swap 1; ask T; refuse; draw 1; draw 1; "
               "draw deck; ask T; give T3; draw deck; draw deck; ask T; refuse; draw deck; "
               "submit W3 W3 W3; draw deck; draw 1; ask T; give T6; draw deck; draw deck; ask "
               "T; refuse; draw deck; submit T4 T4 T4; draw deck; draw deck; ask T; refuse; "
               "draw 0; submit T6 T6 M4; draw 0; draw deck; take 1; repay W1; repay W2; repay "
               "W5; ask T; give T2; submit T2 T2 T2; draw deck; take 0; repay W1; repay W5; "
               "repay T5; ask T; refuse; draw 0; submit T3 T3 T3; draw 0",
     .goal = {GOAL_MISSION_CLUES, "&T1,T3 &M1,M3"},
     .right = "answer T6; answer W4; answer L2",
     .why = {WHY_MISSION_CLUES, "&T5,L3,L5 &T2,T4,W1,W2,W3,W5,L1,L4 &T1,T3 &T6,W4,L2"},
     .tempting = "answer T1",
     .mistake = {MISTAKE_TRIPLE, "T1 M1"},
     .level = 5},
    {.id = "mission-4",
     .match = "direnjie:2:930:first=0",
     .before = "ask T; refuse; draw deck; draw deck; draw deck; ask T; give T2; draw deck; "
               "draw deck; ask T; refuse; draw 1; draw deck; draw 1; ask T; give T1; draw "
               "deck; draw deck; ask T; give T1; draw deck; draw deck; ask T; give T2; draw "
               "deck; draw deck; ask T; give T4; submit T1 T1 M1; draw deck; draw deck; ask "
               "T; give T1; submit T3 T3 T3; draw deck; draw deck; ask T; give T1; submit T6 "
               "T6 M5; draw deck; draw deck; ask T; give T1; draw deck; draw deck; take 1; "
               "repay W2; repay W1; repay W4; ask T; give T1; draw deck; draw deck; ask T; "
               "give T1; submit W2 W2 W2; draw deck; draw deck; ask T; give T1; submit T4 T4 "
               "M4; draw deck; draw deck; rob 0; ask T; give T1; submit W3 W3 W3; draw deck; "
               "draw deck; ask T; give T1; draw deck; draw deck; ask T; give T1; submit W4 W4 "
               "W4; ask T; give T1; submit L2 L2 M2; rob 0; ask T; give T1; swap 1; ask T; "
               "refuse; draw 1; submit L4 L4 L4; draw 1; ask T; give T1",
     .goal = {GOAL_MISSION_CLUES, "&T3,W2,W3,W4 &M2,M3,M4"},
     .right = "answer T6; answer W5; answer L1",
     .why = {WHY_MISSION_CLUES, "&T4,T5,W1 &T1,T2,L2,L3,L4,L5 &T3,W2,W3,W4 &T6,W5,L1"},
     .tempting = "answer T3",
     .mistake = {MISTAKE_TRIPLE, "T3 M3"},
     .level = 5},
};

/* The card that somebody is certain to hold: the goal's first value. */
static bool refute_draw(const PuzzleSlip *slip, Message *why)
{
    Message goal;
    Seat seat = (Seat)action_operand(slip->action, 0);
    if (!puzzle_asks(slip->puzzle, GOAL_HOLDER) ||
        !puzzle_words(&direnjie_game, &slip->puzzle->goal, &goal)) {
        return false;
    }
    return message_give(why, MESSAGE(MISTAKE_UNKNOWN, value_seat(seat), goal.values[0]));
}

static bool refute(const PuzzleSlip *slip, Message *why)
{
    unsigned verb = action_verb(slip->action), operand = action_operand(slip->action, 0);
    if (verb == DIRENJIE_ANSWER) {
        return message_give(why, MESSAGE(MISTAKE_ANSWER, value_card((Card)operand)));
    }
    if (verb == DIRENJIE_ACCUSE) {
        return message_give(why, MESSAGE(MISTAKE_ACCUSED, value_seat((Seat)operand)));
    }
    if (verb == DIRENJIE_ACCUSE_NONE) {
        return message_give(why, message_of(MISTAKE_DEALT));
    }
    if (verb == DIRENJIE_SUBMIT) {
        return message_give(why, MESSAGE(MISTAKE_CLOSED, value_card((Card)operand)));
    }
    return verb == DIRENJIE_DRAW && refute_draw(slip, why);
}

static const PuzzleTheme themes[] = {
    {"close-", N_("Close a request"), "W1"},     {"secret-", N_("The secret card"), "T6"},
    {"holder-", N_("Who holds it?"), "L4"},      {"killer-", N_("Who is the killer?"), "A"},
    {"mission-", N_("The whole mission"), "L1"}, {0},
};

const PuzzleSet direnjie_puzzles = {puzzles, COUNT_OF(puzzles), themes, refute};
