/* Puzzles of Di Renjie, found in games of computer players by tests/puzzles and proven there.
 * Those in this file were chosen by hand; all others are in found.inc, a line each, as data that is
 * compiled in: so none can be missing, and none is read before it is asked for. */
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
#define WHY_DECLINED                                                                               \
    N_("{name} could have submitted a clue and did not. Only the killer may do that.")
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
     .level = 1,
     .match = "MEJA1-DIRENJIE-100J4-00000-0000E-00000-0YQH2-J39R1-00R25-CDQBQ-S99P2-PJRDJ-180RH-VX",
     .goal = {GOAL_CLOSE, NULL},
     .right = {"submit T5 T5 T5", {WHY_CATEGORY, "T5 #5"}},
     .tempting = {"submit W3 W3 W3", {MISTAKE_OPEN, "W3 #2 #2"}}},
    {.id = "secret-1",
     .level = 2,
     .match = "MEJA1-DIRENJIE-100Y9-40000-0000E-00000-0JS4B-Q4G42-0WG0C-XB7PZ-MB249-5YVN6-2V063-"
              "HH173-5X3",
     .goal = {GOAL_SECRET, "=2"},
     .right = {"answer L3", {WHY_LOCATED, "&L4,L5 &L1,L2 L3"}},
     .tempting = {"answer L1", {MISTAKE_LOCATED, "L1"}}},
    {.id = "holder-1",
     .level = 2,
     .match = "MEJA1-DIRENJIE-1004X-70000-0000E-00000-0MHET-68SV0-02YST-T91MJ-N8GMB-K5",
     .goal = {GOAL_HOLDER, "L4"},
     .right = {"draw 3", {WHY_HOLDER, "@3 L4"}},
     .tempting = {"draw 2", {MISTAKE_UNKNOWN, "@2 L4"}}},
    {.id = "secret-2",
     .level = 2,
     .match = "MEJA1-DIRENJIE-100MJ-50000-0000E-00000-04FP0-HQNA2-0E000-4CQG2-KAJJE-7WQPY-3D18V-"
              "W574Q-MFSDX",
     .goal = {GOAL_SECRET, "=2"},
     .right = {"answer L5", {WHY_LOCATED, "&L3 &L1,L2,L4 L5"}},
     .tempting = {"answer L1", {MISTAKE_LOCATED, "L1"}}},
    {.id = "close-2",
     .level = 2,
     .match = "MEJA1-DIRENJIE-1006G-20000-0000E-00000-02TT7-T8182-0E0RE-2CZEJ-428PC-9HH0B-857YY-"
              "4W6CZ-1MHDZ-4",
     .goal = {GOAL_CLOSE, NULL},
     .right = {"submit W4 W4 M4", {WHY_NUMBER, "W4 #3"}},
     .tempting = {"submit W5 W5 W5", {MISTAKE_OPEN, "W5 #1 #1"}}},
    {.id = "holder-2",
     .level = 1,
     .match = "MEJA1-DIRENJIE-100WR-40000-0000N-00000-R1000-00G6W-FGRP5-408T7-9T4Q5-5HD9V-D5KNG-V5",
     .goal = {GOAL_HOLDER, "L4"},
     .right = {"draw 2", {WHY_HOLDER, "@2 L4"}},
     .tempting = {"draw 1", {MISTAKE_UNKNOWN, "@1 L4"}}},
    {.id = "killer-1",
     .level = 2,
     .match = "MEJA1-DIRENJIE-100GP-E0000-0000N-00000-R1000-00WWA-NWVX6-A0G30-0R7G5-CNN76-5VP6Y-"
              "T9283-ZYHGF-MDAA2-WRK5",
     .goal = {GOAL_KILLER, NULL},
     .right = {"accuse none", {WHY_NOBODY, NULL}},
     .tempting = {"accuse 1", {MISTAKE_NOT_DEALT, "@1"}}},
    {.id = "killer-2",
     .level = 2,
     .match = "MEJA1-DIRENJIE-100C4-30000-0000N-00000-R1000-00RMX-4JV05-C0RJX-8HEE3-PVQFP-GTXJZ-"
              "T554Z-4FESX-EVDM5-T7F4H-F6QCM-NSS",
     .goal = {GOAL_KILLER, NULL},
     .right = {"accuse 2", {WHY_CLUE, "@2"}},
     .tempting = {"accuse none", {MISTAKE_NOBODY, NULL}}},
    {.id = "killer-3",
     .level = 2,
     .match = "MEJA1-DIRENJIE-100RC-20000-0000N-00000-R1000-00WX7-TKS85-D08TE-XCCFE-CM777-1BG3C-"
              "W0E1Z-TFDKE-SCHQP-4PNGX-R6NAF-91J67-QJ",
     .goal = {GOAL_KILLER, NULL},
     .right = {"accuse 2", {WHY_DEALT, "@2"}},
     .tempting = {"accuse none", {MISTAKE_NOBODY, NULL}}},
    {.id = "secret-3",
     .level = 2,
     .match = "MEJA1-DIRENJIE-100C3-40000-0000E-00000-0YTEX-7GPD2-00J2P-ESXYM-QR132-JQ250-0C54S-"
              "BR03D-M49XB-YK",
     .goal = {GOAL_CLUE, "=2 L1 M1"},
     .right = {"answer L2", {WHY_TRIPLE, "&L4 &L3,L5 L1 M1 L2"}},
     .tempting = {"answer L1", {MISTAKE_TRIPLE, "L1 M1"}}},
    {.id = "secret-4",
     .level = 2,
     .match = "MEJA1-DIRENJIE-100J2-40000-0000E-00000-03C8P-615E3-02YTF-Q58E8-FANQ7-HM6J5-G9H01-"
              "NKM9Y-V0XC4-MJD07-2KBZE-K6QZP",
     .goal = {GOAL_CLUE, "=2 L3 M3"},
     .right = {"answer L2", {WHY_TRIPLE, "&L1,L5 &L4 L3 M3 L2"}},
     .tempting = {"answer L3", {MISTAKE_TRIPLE, "L3 M3"}}},
    {.id = "secret-5",
     .level = 2,
     .match = "MEJA1-DIRENJIE-100CT-00000-0000E-00000-0Z92W-70W03-00R10-0RZZ5-KCE8Z-STE40-X2XX2-"
              "VTCRN-Z6BB2-6M2K5-G1WQ1",
     .goal = {GOAL_CLUES, "=2 &L2,L4 &M2,M4"},
     .right = {"answer L5", {WHY_TRIPLES, "&L1 &L3 &L2,L4 &M2,M4 L5"}},
     .tempting = {"answer L2", {MISTAKE_TRIPLE, "L2 M2"}}},
    {.id = "mission-1",
     .level = 3,
     .match = "MEJA1-DIRENJIE-1006Z-E0000-0000E-00000-0MVP2-84592-0GA0W-42ER9-JRFH5-VBVHK-X1NDQ-"
              "K2N0E-FV",
     .goal = {GOAL_MISSION, NULL},
     .right = {"answer T1; answer W4; answer L5",
               {WHY_MISSION, "&T5,W1,L3 &T2,T3,T4,T6,W2,W3,W5,L1,L2,L4 &T1,W4,L5"}},
     .tempting = {"answer T2", {MISTAKE_LOCATED, "T2"}}},
    {.id = "mission-2",
     .level = 3,
     .match = "MEJA1-DIRENJIE-100AF-90000-0000E-00000-0NAXK-M5AD2-0EJ6P-G3XRE-RMGZ6-210XS-4KZF1-"
              "H4R24-VFNE7",
     .goal = {GOAL_MISSION_CLUES, "&T2,L5 &M2,M5"},
     .right = {"answer T3; answer W3; answer L4",
               {WHY_MISSION_CLUES, "&T4,W5,L3 &T1,T5,T6,W1,W2,W4,L1,L2 &T2,L5 &T3,W3,L4"}},
     .tempting = {"answer T2", {MISTAKE_TRIPLE, "T2 M2"}}},
    {.id = "mission-3",
     .level = 3,
     .match = "MEJA1-DIRENJIE-100G3-90000-0000E-00000-02FV3-PMJP2-0E00G-A69D4-30R7M-GAEV0-ATXMC-"
              "535HB-GGAC2-FRHZR",
     .goal = {GOAL_MISSION_CLUES, "&T1,T3 &M1,M3"},
     .right = {"answer T6; answer W4; answer L2",
               {WHY_MISSION_CLUES, "&T5,L3,L5 &T2,T4,W1,W2,W3,W5,L1,L4 &T1,T3 &T6,W4,L2"}},
     .tempting = {"answer T1", {MISTAKE_TRIPLE, "T1 M1"}}},
    {.id = "mission-4",
     .level = 3,
     .match = "MEJA1-DIRENJIE-1000Q-C0000-0000E-00000-0VSV6-A73F2-0CWZD-7M88W-S7THF-GH6SF-Q8REX-"
              "N4KWH-56154-2KM",
     .goal = {GOAL_MISSION_CLUES, "&T3,W2,W3,W4 &M2,M3,M4"},
     .right = {"answer T6; answer W5; answer L1",
               {WHY_MISSION_CLUES, "&T4,T5,W1 &T1,T2,L2,L3,L4,L5 &T3,W2,W3,W4 &T6,W5,L1"}},
     .tempting = {"answer T3", {MISTAKE_TRIPLE, "T3 M3"}}},
#include "direnjie/learn/found.inc"
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
