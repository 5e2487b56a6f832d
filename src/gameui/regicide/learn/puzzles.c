/* Puzzles of Regicide, alone and with partners, found in games of computer players by tests/puzzles
 * and proven there. Those in this file were chosen by hand; all others are in found.inc, a line
 * each, as data that is compiled in: so none can be missing, and none is read before it is asked
 * for. */
#include "regicide/pieces.h"

#include "base/limits.h"
#include "base/mark.h"
#include "games/regicide.h"

#define GOAL_EXACT N_("The {enemy} has {n} health left. Defeat it exactly, with one play.")
#define GOAL_SURVIVE                                                                               \
    N_("The {enemy} attacks for {n}. Make a play after which you are certain to survive, without " \
       "flipping a Jester.")
#define GOAL_LIVE                                                                                  \
    N_("The {enemy} attacks for {n}. Make a play after which you are certain to survive.")
#define GOAL_PAY N_("The {enemy} attacks for {n}. Discard so that your next play can defeat it.")
#define GOAL_CHANGE                                                                                \
    N_("The {enemy} attacks for {n}. Discard so that your next play can defeat it exactly.")
#define GOAL_PLAN                                                                                  \
    N_("The {enemy} has {n} health left. Defeat it within two plays, without flipping a Jester "   \
       "and "                                                                                      \
       "without luck in drawing.")
#define GOAL_SIEGE                                                                                 \
    N_("The {enemy} has {n} health left. Defeat it within three plays, without flipping a Jester " \
       "and "                                                                                      \
       "without luck in drawing.")

#define WHY_EXACT                                                                                  \
    N_("{cards}: damage {n} is exactly the health that is left. So the royal goes on top of the "  \
       "deck and will be yours.")
#define WHY_DOUBLED                                                                                \
    N_("{cards}: clubs double {n} to {damage}, exactly the health that is left. So the royal "     \
       "goes "                                                                                     \
       "on top of the deck and will be yours.")
#define WHY_SHIELD                                                                                 \
    N_("{cards}: spades lower the attack to {n}, and the cards that you keep are worth {kept}.")
#define WHY_NO_STRIKE                                                                              \
    N_("{cards}: damage {n} against {health} health. The enemy falls and does not attack at all.")
#define WHY_KEPT                                                                                   \
    N_("Discarded: {paid}. This keeps {cards} for the next play: damage {n} against {health} "     \
       "health.")
#define WHY_BLOCKED                                                                                \
    N_("{first}: damage {n}, and nothing is left of the attack. So you keep {last} for damage "    \
       "{damage}, and that is enough.")
#define WHY_PLAN                                                                                   \
    N_("{first}: damage {n}. The attack of {strike} is covered with {paid}; this keeps {last} "    \
       "for damage {damage}, and that is enough.")
#define WHY_SIEGE                                                                                  \
    N_("First {first}, then {second}, then {last}: {n} damage in all against {health} health. "    \
       "Spades keep the attacks between them small.")

#define MISTAKE_OVER                                                                               \
    N_("{cards}: damage {n}, too much by {over}. The royal falls, but only to the discard pile.")
#define MISTAKE_IMMUNE                                                                             \
    N_("{cards}: this enemy is immune to clubs, so nothing is doubled. Damage {n} against "        \
       "{health} health.")
#define MISTAKE_DEAR                                                                               \
    N_("{cards}: after this the attack costs {n}, but the cards that you keep are worth {kept}.")
#define MISTAKE_PAY                                                                                \
    N_("Discarded: {paid}. Now your strongest play deals {n}, but {health} health is left.")
#define MISTAKE_CHANGE N_("Discarded: {paid}. No play that is left to you deals exactly {n}.")
#define MISTAKE_SHORT                                                                              \
    N_("After {cards}, {n} health is left. Whatever you discard, no play then deals so much.")
#define MISTAKE_SHORT_TWICE                                                                        \
    N_("After {cards}, {n} health is left. Whatever you discard, two more plays cannot deal that " \
       "much.")

#define MISTAKE_LEFT N_("{cards}: damage {n} leaves {health} health.")
#define MISTAKE_PAID                                                                               \
    N_("Discarded: {paid}. The cards that you keep then do not deal {n} in the plays that are "    \
       "left.")
#define MISTAKE_FLIP N_("It is to be done without flipping a Jester.")

static const Puzzle puzzles[] = {
    {.id = "exact-1",
     .level = 1,
     .match = "MEJA1-REGICIDE-100JA-00000-00000-Q8DS3-TC002-344AK-W",
     .goal = {GOAL_EXACT, "JH #10"},
     .right = {"play 5C", {WHY_DOUBLED, "&5C #5 #10"}},
     .tempting = {"play 6C", {MISTAKE_OVER, "&6C #12 #2"}}},
    {.id = "exact-2",
     .level = 1,
     .match = "MEJA1-REGICIDE-100W4-00000-0000G-VHV4H-GK10G-037GM-X358J",
     .goal = {GOAL_EXACT, "JC #10"},
     .right = {"play TD", {WHY_EXACT, "&TD #10"}},
     .tempting = {"play 5C", {MISTAKE_IMMUNE, "&5C #5 #10"}}},
    {.id = "exact-3",
     .level = 1,
     .match = "MEJA1-REGICIDE-1002N-00000-00000-36484-97004-65BC9-G",
     .goal = {GOAL_EXACT, "JS #20"},
     .right = {"play AC 9S", {WHY_DOUBLED, "&AC,9S #10 #20"}},
     .tempting = {"play AC TD", {MISTAKE_OVER, "&AC,TD #22 #2"}}},
    {.id = "survive-1",
     .level = 1,
     .match = "MEJA1-REGICIDE-100GV-90000-00000-Z7ESX-JP208-QJGEP-XW35R-DFW",
     .goal = {GOAL_SURVIVE, "QH #15"},
     .right = {"play 7C", {WHY_NO_STRIKE, "&7C #14 #14"}},
     .tempting = {"play 2C 2H", {MISTAKE_DEAR, "&2C,2H #15 #7"}}},
    {.id = "survive-2",
     .level = 2,
     .match = "MEJA1-REGICIDE-100W4-W0000-0000G-YQSCY-6Y006-QT4GP-8YX",
     .goal = {GOAL_SURVIVE, "JC #10"},
     .right = {"play 4S", {WHY_SHIELD, "&4S #6 #6"}},
     .tempting = {"play 3C 3H", {MISTAKE_DEAR, "&3C,3H #10 #4"}}},
    {.id = "exact-4",
     .level = 1,
     .match = "MEJA1-REGICIDE-100P9-00000-00008-J0WQ3-JM20G-XA9Z3-34D65-G5N",
     .goal = {GOAL_EXACT, "QH #20"},
     .right = {"play JC", {WHY_DOUBLED, "&JC #10 #20"}},
     .tempting = {"play AC JC", {MISTAKE_OVER, "&AC,JC #22 #2"}}},
    {.id = "survive-3",
     .level = 2,
     .match =
         "MEJA1-REGICIDE-100A9-D0000-0000G-V5RR0-6S90P-9WAXB-N8F5Q-HFS81-39KC5-K2XVB-56RK1-J8CY0",
     .goal = {GOAL_SURVIVE, "KH #20"},
     .right = {"play 2S", {WHY_SHIELD, "&2S #18 #21"}},
     .tempting = {"play 8H", {MISTAKE_DEAR, "&8H #20 #15"}}},
    {.id = "exact-6",
     .level = 1,
     .match = "MEJA1-REGICIDE-100T0-1D000-0000R-Y7PY6-MB10E-R6Z2A-2BSK",
     .goal = {GOAL_EXACT, "JC #10"},
     .right = {"play 5C 5D", {WHY_EXACT, "&5C,5D #10"}},
     .tempting = {"play 5C", {MISTAKE_IMMUNE, "&5C #5 #10"}}},
    {.id = "survive-4",
     .level = 1,
     .match = "MEJA1-REGICIDE-100EE-F9000-00000-CW2T6-X040Y-4QESE-B6YYM-84Z3V-Z",
     .goal = {GOAL_LIVE, "QD #15"},
     .right = {"play JH", {WHY_NO_STRIKE, "&JH #10 #5"}},
     .tempting = {"play 2H 2S", {MISTAKE_DEAR, "&2H,2S #11 #10"}}},
    {.id = "survive-5",
     .level = 1,
     .match = "MEJA1-REGICIDE-1000W-6F000-0000G-ZARDY-3860P-JBNNH-21KCQ-BB8GJ-E9NS9",
     .goal = {GOAL_LIVE, "QS #15"},
     .right = {"play AC 7S", {WHY_NO_STRIKE, "&AC,7S #16 #16"}},
     .tempting = {"play AC 5S", {MISTAKE_DEAR, "&AC,5S #9 #8"}}},
    {.id = "pay-1",
     .level = 1,
     .match = "MEJA1-REGICIDE-1008T-10000-00008-DXVZT-BJ10E-0F1BA-37TZB-P",
     .goal = {GOAL_PAY, "JC #4"},
     .right = {"discard AC AS 2C; play 7C", {WHY_KEPT, "&AC,AS,2C &7C #7 #4"}},
     .tempting = {"discard 7C", {MISTAKE_PAY, "&7C #3 #4"}}},
    {.id = "exact-5",
     .level = 3,
     .match = "MEJA1-REGICIDE-100M0-Q8000-0000R-D91HC-FC10A-CF8BW-BHKX",
     .goal = {GOAL_EXACT, "JH #6"},
     .right = {"play AD 2C", {WHY_DOUBLED, "&AD,2C #3 #6"}},
     .tempting = {"play 2C 2H", {MISTAKE_OVER, "&2C,2H #8 #2"}}},
    {.id = "change-1",
     .level = 3,
     .match = "MEJA1-REGICIDE-10068-61000-00000-54FYT-H1108-R3282-W2P",
     .goal = {GOAL_CHANGE, "JS #10"},
     .right = {"discard 6H 9H; play 2C 2S", {WHY_KEPT, "&6H,9H &2C,2S #8 #8"}},
     .tempting = {"discard 2C 2S 6H", {MISTAKE_CHANGE, "&2C,2S,6H #8"}}},
    {.id = "pay-2",
     .level = 1,
     .match = "MEJA1-REGICIDE-1000T-T0000-0000G-06R8R-JH30P-66YJN-JZSDC-N10XE-G",
     .goal = {GOAL_PAY, "QD #9"},
     .right = {"discard 3C 6D; play JC", {WHY_KEPT, "&3C,6D &JC #20 #15"}},
     .tempting = {"discard JC", {MISTAKE_PAY, "&JC #6 #15"}}},
    {.id = "change-2",
     .level = 2,
     .match = "MEJA1-REGICIDE-100J9-Y0000-0000G-JG8EJ-SA80J-MVP9B-YJF58-BQN10-220G6-0RX41-V42KG-BR",
     .goal = {GOAL_CHANGE, "KS #20"},
     .right = {"discard 5C 6D TD; play JC", {WHY_KEPT, "&5C,6D,TD &JC #20 #20"}},
     .tempting = {"discard 5C 6D JC", {MISTAKE_CHANGE, "&5C,6D,JC #20"}}},
    {.id = "pay-3",
     .level = 3,
     .match = "MEJA1-REGICIDE-100JC-30000-00000-GK6SH-PY40G-M9X3S-M4QDK-7EWBJ-11AYA-T",
     .goal = {GOAL_PAY, "QD #15"},
     .right = {"discard 2C 3D 5D 6H; play 4C 4D", {WHY_KEPT, "&2C,3D,5D,6H &4C,4D #16 #14"}},
     .tempting = {"discard 2C 3D 4C 6H", {MISTAKE_PAY, "&2C,3D,4C,6H #5 #14"}}},
    {.id = "plan-1",
     .level = 2,
     .match = "MEJA1-REGICIDE-1008F-G0000-00000-R1ZY0-JK00P-S2GXA-TF",
     .goal = {GOAL_PLAN, "JD #13"},
     .right = {"play 2D 2H 2S; play AH 6D", {WHY_BLOCKED, "&2D,2H,2S #6 &AH,6D #7"}},
     .tempting = {"play AH 6D", {MISTAKE_SHORT, "&AH,6D #6"}}},
    {.id = "plan-2",
     .level = 3,
     .match = "MEJA1-REGICIDE-1000T-T0000-0000R-D586V-QB30P-6672E-P58J5-3ZQFF-Y",
     .goal = {GOAL_PLAN, "QD #21"},
     .right = {"play 6S; discard 3C 6D; play JC", {WHY_PLAN, "&6S #6 #9 &3C,6D &JC #20"}},
     .tempting = {"play JC", {MISTAKE_SHORT, "&JC #1"}}},
    {.id = "plan-3",
     .level = 3,
     .match =
         "MEJA1-REGICIDE-100M5-90000-0000G-DP9QP-QZ80C-FWTM1-2711W-GZXWH-HRS3V-10FX5-88QH7-2SEM8-J",
     .goal = {GOAL_PLAN, "KD #32"},
     .right = {"play AC 9S; discard JD; play 9C", {WHY_PLAN, "&AC,9S #20 #2 &JD &9C #18"}},
     .tempting = {"play AC JD", {MISTAKE_SHORT, "&AC,JD #10"}}},
    {.id = "siege-1",
     .level = 3,
     .match = "MEJA1-REGICIDE-100J8-01000-0000G-TY18X-2W006-KFZ0Y-PC",
     .goal = {GOAL_SIEGE, "JC #20"},
     .right = {"play 8S; discard 5C; play 3S; play 9H", {WHY_SIEGE, "&8S &3S &9H #20 #20"}},
     .tempting = {"play 9H", {MISTAKE_SHORT_TWICE, "&9H #11"}}},
    {.id = "siege-2",
     .level = 2,
     .match = "MEJA1-REGICIDE-1000H-20000-00000-1G87Y-XZ10J-Q22D0-K4W4Z-3Q",
     .goal = {GOAL_SIEGE, "JD #20"},
     .right = {"play 4H 4S; discard 2H; play AS 6D; play 3D 3H",
               {WHY_SIEGE, "&4H,4S &AS,6D &3D,3H #21 #20"}},
     .tempting = {"play AS 6D", {MISTAKE_SHORT_TWICE, "&AS,6D #13"}}},
    {.id = "siege-3",
     .level = 3,
     .match = "MEJA1-REGICIDE-100GY-H0000-00008-9Q2AR-0D30W-BBVS3-1GHA4-E239",
     .goal = {GOAL_SIEGE, "QD #30"},
     .right = {"play 6S; discard 9H; play 5S; discard 7H; play JC",
               {WHY_SIEGE, "&6S &5S &JC #31 #30"}},
     .tempting = {"play JC", {MISTAKE_SHORT_TWICE, "&JC #10"}}},
#include "regicide/learn/found.inc"
};

/* The most that one play deals now. */
static int best_damage(const Match *match, const RegicideTable *table)
{
    Action legal[LEGAL_COUNT_MAX];
    size_t count = match_legal(match, PUZZLE_PERSON, legal, LEGAL_COUNT_MAX);
    int best = 0;
    for (size_t i = 0; i < count; i++) {
        if (action_verb(legal[i]) == REGICIDE_PLAY) {
            best = max_int(best, regicide_attack_of(table, action_cards(legal[i])).damage);
        }
    }
    return best;
}

static bool refute_payment(const PuzzleSlip *slip, const RegicideView *now, Message *why)
{
    Value paid = value_cards(action_cards(slip->action));
    int health = regicide_health_left(&now->table), best = best_damage(slip->match, &now->table);
    if (puzzle_asks(slip->puzzle, GOAL_CHANGE)) {
        return message_give(why, MESSAGE(MISTAKE_CHANGE, paid, value_number(health)));
    }
    if (puzzle_asks(slip->puzzle, GOAL_PAY) && best < health) {
        return message_give(why,
                            MESSAGE(MISTAKE_PAY, paid, value_number(best), value_number(health)));
    }
    return message_give(why, MESSAGE(MISTAKE_PAID, paid, value_number(health)));
}

/* Tells what is wrong with a play: a blow that is not covered by what is kept comes before too
 * little damage. */
static bool refute_play(const PuzzleSlip *slip, const RegicideView *now, Message *why)
{
    const RegicideView *before = slip->before;
    CardSet played = action_cards(slip->action);
    RegicideForecast forecast;
    regicide_foresee(before, slip->action, &forecast);
    int damage = regicide_attack_of(&before->table, played).damage;
    int left = regicide_health_left(&before->table) - damage;
    int kept = regicide_values(before->hand & ~played);
    Value cards = value_cards(played);
    if (puzzle_asks(slip->puzzle, GOAL_EXACT) && left < 0) {
        return message_give(
            why, MESSAGE(MISTAKE_OVER, cards, value_number(damage), value_number(-left)));
    }
    if (left > 0 && now->table.phase == REGICIDE_SUFFERING && forecast.attack > kept) {
        return message_give(
            why, MESSAGE(MISTAKE_DEAR, cards, value_number(forecast.attack), value_number(kept)));
    }
    if (slip->is_first && puzzle_asks(slip->puzzle, GOAL_PLAN)) {
        return message_give(why, MESSAGE(MISTAKE_SHORT, cards, value_number(left)));
    }
    if (slip->is_first && puzzle_asks(slip->puzzle, GOAL_SIEGE)) {
        return message_give(why, MESSAGE(MISTAKE_SHORT_TWICE, cards, value_number(left)));
    }
    return left > 0 && message_give(why, MESSAGE(MISTAKE_LEFT, cards, value_number(damage),
                                                 value_number(left)));
}

static bool refute(const PuzzleSlip *slip, Message *why)
{
    RegicideView now;
    match_view(slip->match, PUZZLE_PERSON, &now);
    if (action_verb(slip->action) == REGICIDE_FLIP) {
        return message_give(why, message_of(MISTAKE_FLIP));
    }
    if (action_verb(slip->action) == REGICIDE_DISCARD) {
        return refute_payment(slip, &now, why);
    }
    return action_verb(slip->action) == REGICIDE_PLAY && refute_play(slip, &now, why);
}

static const PuzzleTheme themes[] = {
    {"exact-", N_("One exact blow"), "JC"},
    {"survive-", N_("Survive"), "JC"},
    {"pay-", N_("Pay, then defeat"), "JC"},
    {"change-", N_("Pay, then defeat exactly"), "JC"},
    {"plan-", N_("Two plays"), "JC"},
    {"siege-", N_("Three plays"), "JC"},
    {0},
};

const PuzzleSet regicide_puzzles = {puzzles, COUNT_OF(puzzles), themes, refute};
