/* Puzzles of Regicide, alone and with partners, found in games of computer players by tests/puzzles
 * and proven there. */
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
     .match = "regicide:1:24",
     .before = "play TS",
     .goal = {GOAL_EXACT, "JH #10"},
     .right = "play 5C",
     .why = {WHY_DOUBLED, "&5C #5 #10"},
     .tempting = "play 6C",
     .mistake = {MISTAKE_OVER, "&6C #12 #2"},
     .level = 1},
    {.id = "exact-2",
     .match = "regicide:1:11",
     .before = "play 8S; discard 2H; play 8C; play 4D; discard 4H 7S; play 3C 3D; discard TS",
     .goal = {GOAL_EXACT, "JC #10"},
     .right = "play TD",
     .why = {WHY_EXACT, "&TD #10"},
     .tempting = "play 5C",
     .mistake = {MISTAKE_IMMUNE, "&5C #5 #10"},
     .level = 1},
    {.id = "exact-3",
     .match = "regicide:1:48",
     .before = "play AD 9C",
     .goal = {GOAL_EXACT, "JS #20"},
     .right = "play AC 9S",
     .why = {WHY_DOUBLED, "&AC,9S #10 #20"},
     .tempting = "play AC TD",
     .mistake = {MISTAKE_OVER, "&AC,TD #22 #2"},
     .level = 1},
    {.id = "survive-1",
     .match = "regicide:1:721",
     .before = "play AC 9C; play 3D; discard 2S 8S; play 7H; discard TH; play JD; play 3C 3H "
               "3S; discard AH; play 9D; play JC; play 8C; discard 4C 5C 6C",
     .goal = {GOAL_SURVIVE, "QH #15"},
     .right = "play 7C",
     .why = {WHY_NO_STRIKE, "&7C #14 #14"},
     .tempting = "play 2C 2H",
     .mistake = {MISTAKE_DEAR, "&2C,2H #15 #7"},
     .level = 2},
    {.id = "survive-2",
     .match = "regicide:1:2059",
     .before = "play TC; play 8C; discard 4C 6C; play 6H",
     .goal = {GOAL_SURVIVE, "JC #10"},
     .right = "play 4S",
     .why = {WHY_SHIELD, "&4S #6 #6"},
     .tempting = "play 3C 3H",
     .mistake = {MISTAKE_DEAR, "&3C,3H #10 #4"},
     .level = 2},
    {.id = "exact-4",
     .match = "regicide:1:22",
     .before = "play AD 6S; discard 4C; play 2D 2S; play 7C; play TC; play TH; discard 5H 6H; "
               "play TD; play JS; play 6C; play 5D 5S; discard 7S",
     .goal = {GOAL_EXACT, "QH #20"},
     .right = "play JC",
     .why = {WHY_DOUBLED, "&JC #10 #20"},
     .tempting = "play AC JC",
     .mistake = {MISTAKE_OVER, "&AC,JC #22 #2"},
     .level = 2},
    {.id = "survive-3",
     .match = "regicide:1:972",
     .before = "play TC; play AC 7S; discard 2D; play 3C; play 6D; discard JH; play 7C; play "
               "8S; discard 3H; play 8D; discard 2S; play 4C; play TS; discard 6C; play 6S; "
               "play 9C; play 9D; discard 5S JS; play AD 8H; discard 6H 9H; play 5C 5H; "
               "discard 7H 8C; play TD; play 9S; discard 2C 4H; play 3D 3S; play AS 4D; play "
               "4S; play 5D; play AH; play TH; discard 3C 3H 9C; play 7D; discard AC 4C JC; "
               "play QH; play 8D; discard TS JH; play 9H; discard 2H 5S 6S 7S; play QD; "
               "discard 2C 8S JS; play QC; play 6D; discard 3S 4H 6C 7C",
     .goal = {GOAL_SURVIVE, "KH #20"},
     .right = "play 2S",
     .why = {WHY_SHIELD, "&2S #18 #21"},
     .tempting = "play 8H",
     .mistake = {MISTAKE_DEAR, "&8H #20 #15"},
     .level = 2},
    {.id = "exact-6",
     .match = "regicide:3:30502",
     .before = "play TS; play 4C 4H; play 7D; discard 5H 7C; play 3D; discard AC 2C 7S",
     .goal = {GOAL_EXACT, "JC #10"},
     .right = "play 5C 5D",
     .why = {WHY_EXACT, "&5C,5D #10"},
     .tempting = "play 5C",
     .mistake = {MISTAKE_IMMUNE, "&5C #5 #10"},
     .level = 2},
    {.id = "survive-4",
     .match = "regicide:2:22195",
     .before = "play TS; play 4D; play AH 2D; play 3H; play 9C; discard 5H 6H; play 5D; "
               "play TC; play JC; play 8C; discard 7H 8H; play 6D; discard 2C 6S 7S; play "
               "8D; play 4C 4H; discard 8S TH; play 9H; discard 3D 5S 7D",
     .goal = {GOAL_LIVE, "QD #15"},
     .right = "play JH",
     .why = {WHY_NO_STRIKE, "&JH #10 #5"},
     .tempting = "play 2H 2S",
     .mistake = {MISTAKE_DEAR, "&2H,2S #11 #10"},
     .level = 2},
    {.id = "survive-5",
     .match = "regicide:3:35611",
     .before = "play AC 7S; discard AH 2H 3S 5H; play AD TH; play X1; next 0; play AS TD; "
               "play 5C 5D; play 7H; discard 4D 6D; play 8H; discard 4H 6S; play 7D; play "
               "9S; discard 3D; play 4C; discard 2C; play 9H; play TC; discard 6C 9C; play "
               "7C; yield; discard 4S 6H 8S; play 9D; discard 2H 3H TS; play 5D; discard "
               "2S 5C 8C; play X1; next 0",
     .goal = {GOAL_LIVE, "QS #15"},
     .right = "play AC 7S",
     .why = {WHY_NO_STRIKE, "&AC,7S #16 #16"},
     .tempting = "play AC 5S",
     .mistake = {MISTAKE_DEAR, "&AC,5S #9 #8"},
     .level = 2},
    {.id = "pay-1",
     .match = "regicide:1:133",
     .before = "play 5C 5S; play 7D; discard 4C 6C; play 8C; play JD; discard 4S 6H; play 3H "
               "3S",
     .goal = {GOAL_PAY, "JC #4"},
     .right = "discard AC AS 2C; play 7C",
     .why = {WHY_KEPT, "&AC,AS,2C &7C #7 #4"},
     .tempting = "discard 7C",
     .mistake = {MISTAKE_PAY, "&7C #3 #4"},
     .level = 3},
    {.id = "exact-5",
     .match = "regicide:2:20408",
     .before = "play AH 9C; play 5C 5D; discard 3S 7S; play AC TD; play AS 6C; discard 3C",
     .goal = {GOAL_EXACT, "JH #6"},
     .right = "play AD 2C",
     .why = {WHY_DOUBLED, "&AD,2C #3 #6"},
     .tempting = "play 2C 2H",
     .mistake = {MISTAKE_OVER, "&2C,2H #8 #2"},
     .level = 3},
    {.id = "change-1",
     .match = "regicide:1:2798",
     .before = "play 6S; discard 4S; play 7C; play 6C",
     .goal = {GOAL_CHANGE, "JS #10"},
     .right = "discard 6H 9H; play 2C 2S",
     .why = {WHY_KEPT, "&6H,9H &2C,2S #8 #8"},
     .tempting = "discard 2C 2S 6H",
     .mistake = {MISTAKE_CHANGE, "&2C,2S,6H #8"},
     .level = 3},
    {.id = "pay-2",
     .match = "regicide:1:1961",
     .before = "play TS; play 6C; play AH 4D; discard 3H 7S; play AD 8S; discard AS; play 6H; "
               "play 5S; discard 2C 4H; play 9D; discard 5C; play 5D 5H; play TC; play 9H; "
               "discard 7H 8H; play 6S",
     .goal = {GOAL_PAY, "QD #9"},
     .right = "discard 3C 6D; play JC",
     .why = {WHY_KEPT, "&3C,6D &JC #20 #15"},
     .tempting = "discard JC",
     .mistake = {MISTAKE_PAY, "&JC #6 #15"},
     .level = 3},
    {.id = "change-2",
     .match = "regicide:1:2216",
     .before = "play AS 9C; play 4D; play 5C; play 6D; play TC; play 9S; discard 6C; play 7D; "
               "discard 6S; play 5H; play JS; play TH; play TD; discard 8C 8S; play AC JD; "
               "play AD 9H; discard 2S 4C 4H 6H; play 8D; discard 7S 8H; play 2D 2H; discard "
               "3C 7C 7H; play 3D 3H; discard 2C 3S TS; play AH 5D; play 9S; discard 6C; play "
               "6S; play 4S; play 5S; play 7D; play 9D; discard 5H TH; play 8S; discard JH; "
               "play 4D; discard 9C; play QH; play TC",
     .goal = {GOAL_CHANGE, "KS #20"},
     .right = "discard 5C 6D TD; play JC",
     .why = {WHY_KEPT, "&5C,6D,TD &JC #20 #20"},
     .tempting = "discard 5C 6D JC",
     .mistake = {MISTAKE_CHANGE, "&5C,6D,JC #20"},
     .level = 3},
    {.id = "pay-3",
     .match = "regicide:1:248",
     .before = "play 6C; discard TS; play 8D; play AD 7S; discard 4H; play 9H; discard 6S; "
               "play 7D; play 5C 5S; play JS; play 9D; play 2D; play TH; discard 7C 8C; play "
               "6D; discard 3C 3H 9S; play 2S; discard 9C TC; play TD; discard 5H 8S; play AH "
               "JD; play AC 7H",
     .goal = {GOAL_PAY, "QD #15"},
     .right = "discard 2C 3D 5D 6H; play 4C 4D",
     .why = {WHY_KEPT, "&2C,3D,5D,6H &4C,4D #16 #14"},
     .tempting = "discard 2C 3D 4C 6H",
     .mistake = {MISTAKE_PAY, "&2C,3D,4C,6H #5 #14"},
     .level = 4},
    {.id = "plan-1",
     .match = "regicide:1:1205",
     .before = "play AD 6S; discard 3C",
     .goal = {GOAL_PLAN, "JD #13"},
     .right = "play 2D 2H 2S; play AH 6D",
     .why = {WHY_BLOCKED, "&2D,2H,2S #6 &AH,6D #7"},
     .tempting = "play AH 6D",
     .mistake = {MISTAKE_SHORT, "&AH,6D #6"},
     .level = 4},
    {.id = "plan-2",
     .match = "regicide:1:1961",
     .before = "play TS; play 6C; play AH 4D; discard 3H 7S; play AD 8S; discard AS; play 6H; "
               "play 5S; discard 2C 4H; play 9D; discard 5C; play 5D 5H; play TC; play 9H; "
               "discard 7H 8H",
     .goal = {GOAL_PLAN, "QD #21"},
     .right = "play 6S; discard 3C 6D; play JC",
     .why = {WHY_PLAN, "&6S #6 #9 &3C,6D &JC #20"},
     .tempting = "play JC",
     .mistake = {MISTAKE_SHORT, "&JC #1"},
     .level = 4},
    {.id = "plan-3",
     .match = "regicide:1:671",
     .before = "play 8C; discard 3S 7D; play 4H; play 4D; discard 3C 7C; play JD; discard 4S "
               "6S; play AD 5H; play 5C; discard 4C 6H; play 2D 2H; discard JC; play AH 6D; "
               "play TC; play 7S; discard 9C; play 3D; discard 9S; play TS; play 8D; play AS; "
               "play 5D 5S; play AC JS; discard 7H; play 8H; play 9D; discard 2C 3H TH; play "
               "9H; discard QD; play TD; discard 2S 6C 7C; play 4H 4S; play 7D; discard 3S 6S "
               "8S; play 6D; discard 5C TS; play AD JH; discard 5H JC; play 3C 3D; play AS "
               "7H; discard 5S 8C",
     .goal = {GOAL_PLAN, "KD #32"},
     .right = "play AC 9S; discard JD; play 9C",
     .why = {WHY_PLAN, "&AC,9S #20 #2 &JD &9C #18"},
     .tempting = "play AC JD",
     .mistake = {MISTAKE_SHORT, "&AC,JD #10"},
     .level = 4},
    {.id = "siege-1",
     .match = "regicide:1:2360",
     .before = "play TC; play 9S; discard 2S; play 8C",
     .goal = {GOAL_SIEGE, "JC #20"},
     .right = "play 8S; discard 5C; play 3S; play 9H",
     .why = {WHY_SIEGE, "&8S &3S &9H #20 #20"},
     .tempting = "play 9H",
     .mistake = {MISTAKE_SHORT_TWICE, "&9H #11"},
     .level = 5},
    {.id = "siege-2",
     .match = "regicide:1:185",
     .before = "play AD 3S; discard 8H; play AH TD; discard 2S 4C; play 5H; play 9C; discard "
               "TH; play 9D; play JC",
     .goal = {GOAL_SIEGE, "JD #20"},
     .right = "play 4H 4S; discard 2H; play AS 6D; play 3D 3H",
     .why = {WHY_SIEGE, "&4H,4S &AS,6D &3D,3H #21 #20"},
     .tempting = "play AS 6D",
     .mistake = {MISTAKE_SHORT_TWICE, "&AS,6D #13"},
     .level = 5},
    {.id = "siege-3",
     .match = "regicide:1:1313",
     .before = "play AD TC; play 5C 5D; play AS TD; play 4C; play 3D; play TH; discard 4H 6H; "
               "play JD; play 4D 4S; discard 9C; play 9S; play 7D; play 3S; play 2H; play 3C",
     .goal = {GOAL_SIEGE, "QD #30"},
     .right = "play 6S; discard 9H; play 5S; discard 7H; play JC",
     .why = {WHY_SIEGE, "&6S &5S &JC #31 #30"},
     .tempting = "play JC",
     .mistake = {MISTAKE_SHORT_TWICE, "&JC #10"},
     .level = 5},
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
