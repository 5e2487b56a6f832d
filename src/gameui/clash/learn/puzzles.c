/* Puzzles of Clash of Decks, found in games of computer players by tests/puzzles and proven there.
 * Those in this file were chosen by hand; all others are in found.inc, a line each, as data that is
 * compiled in: so none can be missing, and none is read before it is asked for. */
#include "clash/learn/reach.h"
#include "clash/pieces.h"

#include "base/limits.h"
#include "base/mark.h"
#include "games/clash.h"

#define GOAL_DESTROY N_("Destroy {n} enemy units this turn.")
#define GOAL_ABILITY N_("{ability}: destroy {n} enemy units this turn.")
#define GOAL_TOPPLE  N_("Make the enemy Bastion fall this turn.")
#define GOAL_WIN     N_("Win the game this turn.")

#define WHY_RAGE N_("Beside {aura}, {unit} has Rage and attacks at once. One blow fells {cards}.")
#define WHY_RAGE_OPEN                                                                              \
    N_("Beside {aura}, {unit} has Rage and destroys {cards} at once. The row lies open, and "      \
       "damage {n} reaches the Bastion: enough.")
#define WHY_BERSERK                                                                                \
    N_("Berserk: {unit} attacks again after every kill. So {cards} fall one after another.")
#define WHY_BERSERK_OPEN                                                                           \
    N_("Berserk: {unit} attacks again after every kill. With {cards} gone the row lies open, and " \
       "{last} hits for {n}.")
#define WHY_WOUNDED                                                                                \
    N_("{first} attacks first and wounds them. So {unit} destroys {cards} one after another, and " \
       "{last} hits the Bastion for {n}.")
#define WHY_WEAKENED                                                                               \
    N_("{first} attacks first and wounds {target}. Then {unit} attacks again after every kill, "   \
       "until all {n} have fallen.")
#define WHY_PIERCE                                                                                 \
    N_("Protection saves {target} from the first blow, but it pierces to the unit behind. Each "   \
       "kill gives {unit} another attack, until {cards} have fallen.")
#define WHY_SPELL_OPEN                                                                             \
    N_("{spell} clears one row; {first} and {unit} clear the other. Damage {n} reaches the Fort.")
#define WHY_CHAIN                                                                                  \
    N_("{aura} gives Sprint to the unit in front of it. When that one has run forward, the next "  \
       "stands there: every attack in turn grows by {n}.")
#define WHY_SPRINT                                                                                 \
    N_("Behind {aura}, {unit} has Sprint: it passes {n} units and destroys {target} with an "      \
       "attack of {m}. The row lies open for the others.")
#define WHY_PREPARED                                                                               \
    N_("{first} uses up the protection of {target}, so the next blow destroys it; and {other}, "   \
       "wounded by {spell}, falls to the last one.")
#define WHY_BETWEEN                                                                                \
    N_("{first} attacks and uses up the protection of {target}. Then {spell} destroys it, and "    \
       "{last} hits the open Bastion for {n}.")
#define WHY_SPELLS                                                                                 \
    N_("{weak} uses up the protection of {target}, and {strong} removes {other}. So nothing "      \
       "stops "                                                                                    \
       "{unit}, which attacks again after every kill.")

#define WHY_RAGE_NEW                                                                               \
    N_("{spell} destroys {target}, and {unit} has Rage: it attacks in the turn in which it was "   \
       "summoned and destroys {other}.")
#define WHY_SPLASH                                                                                 \
    N_("{unit} has Splash: its attack on {target} also hits {other} at the same place of the "     \
       "other row. Rage, by which it attacks at once, comes from {aura} beside it.")
#define WHY_PERFORATION                                                                            \
    N_("{unit} has Perforation: its attack on {target} also hits {other} right behind. Rage, by "  \
       "which it attacks at once, comes from {aura} beside it.")
#define WHY_BERSERK_LAST                                                                           \
    N_("Berserk: {unit} destroys {first} and attacks again at once. That wounds {target}, and "    \
       "{last} destroys it.")
#define WHY_SHIELDED                                                                               \
    N_("{weak} uses up the protection of {target}, so {strong} destroys it. Then {unit}, which "   \
       "has Rage, destroys {other}.")
#define WHY_SPRINT_PAST                                                                            \
    N_("Both have Sprint. {first} passes one unit and attacks with {n}; then {unit} passes one "   \
       "and attacks with {m}. Together they destroy {target}.")
#define WHY_UNTOUCHED                                                                              \
    N_("{spell} cannot hurt {other}, which is Indestructible, but it destroys {target}. {weak} "   \
       "wounds {last}, and {unit}, which has Rage, destroys it.")

#define WHY_ONE N_("With {card}, these fall this turn: {cards}.")
#define WHY_TWO N_("First {first}, then {second}: so these fall this turn: {cards}.")
#define WHY_THREE                                                                                  \
    N_("First {first}, then {second}, then {third}: so these fall this turn: {cards}.")
#define WHY_ONE_OPEN N_("With {card}, these fall: {cards}. The damage that gets through is enough.")
#define WHY_TWO_OPEN                                                                               \
    N_("First {first}, then {second}: so these fall: {cards}. The damage that gets through is "    \
       "enough.")
#define WHY_THREE_OPEN                                                                             \
    N_("First {first}, then {second}, then {third}: so these fall: {cards}. The damage that gets " \
       "through is enough.")

#define MISTAKE_FEWER N_("After {card} the most enemy units that you can destroy this turn: {n}.")
#define MISTAKE_LESS                                                                               \
    N_("After {card} the most damage that the enemy Bastion or Fort can take this turn: {n}. "     \
       "That "                                                                                     \
       "is too little.")

#define MISTAKE_ROW                                                                                \
    N_("In the other row {unit} does not stand beside {aura}. Without Rage it cannot attack this " \
       "turn.")
#define MISTAKE_IDLE                                                                               \
    N_("Rage attacks units only. In a row without enemies {unit} does nothing this turn.")
#define MISTAKE_MANA                                                                               \
    N_("After playing {card}, {n} mana is left, too little for all of these: {cards}.")
#define MISTAKE_MOST                                                                               \
    N_("After playing {card}, {n} mana is left, too little for all of these: {cards}. The most "   \
       "that you can "                                                                             \
       "destroy now: {m}.")
#define MISTAKE_ORDER                                                                              \
    N_("Attacks go from the far end of a row to the bridge. So {unit} attacks before {first} has " \
       "wounded anything.")
#define MISTAKE_PROTECTION                                                                         \
    N_("Protection turns the first damage of the turn into 0. So {spell} does nothing to "         \
       "{target}.")

#define MISTAKE_FRESH                                                                              \
    N_("{unit} has no Rage, so it does not attack this turn; and {n} mana is left, too little "    \
       "for {cards}.")
#define MISTAKE_ONE_ROW                                                                            \
    N_("In that row {unit} destroys only {target}. Nothing is left that could destroy {other} in " \
       "the other row.")
#define MISTAKE_UNTOUCHED                                                                          \
    N_("An Indestructible unit takes no damage from incantations. So {spell} does nothing to "     \
       "{target}.")

#define MISTAKE_AFTER                                                                              \
    N_("After {card} {n} mana is left, and no assault with what that still pays for reaches what " \
       "is asked for.")

#define MISTAKE_BASTION                                                                            \
    N_("After {card} the enemy Bastion keeps a durability of at least {n}, whatever else you do "  \
       "this turn.")
#define MISTAKE_FORT                                                                               \
    N_("After {card} the enemy Fort keeps a durability of at least {n}, whatever else you do "     \
       "this "                                                                                     \
       "turn.")

static const Puzzle puzzles[] = {
    {.id = "rage-1",
     .level = 2,
     .match = "MEJA1-CLASH-100CN-V1000-0000R-10000-0003C-D9RW3-10RZH-YEFJV",
     .goal = {GOAL_ABILITY, "=2 #2"},
     .right = {"cast annihilation 1t1; summon partisan top; attack",
               {WHY_RAGE_NEW, "annihilation mutant partisan reptile"}},
     .tempting = {"summon baron top", {MISTAKE_FRESH, "baron #6 &annihilation,partisan"}}},
    {.id = "splash-1",
     .level = 1,
     .match = "MEJA1-CLASH-100AW-S0000-0000C-4E000-07000-0000F-T22NY-HG00Z-BAAKD-ZNRTX-S",
     .goal = {GOAL_ABILITY, "=0 #2"},
     .right = {"summon abomination top; attack", {WHY_SPLASH, "abomination baron brute shaman"}},
     .tempting = {"summon abomination bottom", {MISTAKE_ROW, "abomination shaman"}}},
    {.id = "perforation-1",
     .level = 3,
     .match = "MEJA1-CLASH-100AP-C1000-0000C-4R100-07000-0000S-TBKZF-Z40GR-7194W-1",
     .goal = {GOAL_ABILITY, "=1 #2"},
     .right = {"summon shaman top; summon alpha top; attack",
               {WHY_PERFORATION, "alpha mutant reptile shaman"}},
     .tempting = {"summon scribe top", {MISTAKE_MANA, "scribe #5 &shaman,alpha"}}},
    {.id = "berserk-1",
     .level = 1,
     .match = "MEJA1-CLASH-100W9-F1000-0000M-2A100-07000-0000K-7NBGT-560GB-CV660-Z",
     .goal = {GOAL_ABILITY, "=4 #2"},
     .right = {"summon troll top; attack", {WHY_BERSERK_LAST, "troll grrr brigand brute"}},
     .tempting = {"summon troll bottom", {MISTAKE_IDLE, "troll"}}},
    {.id = "protection-1",
     .level = 3,
     .match = "MEJA1-CLASH-100MP-B0000-0000M-2A100-07000-0000E-759S0-C40GJ-57SC8-N",
     .goal = {GOAL_ABILITY, "=3 #2"},
     .right = {"cast boom 1b1; cast annihilation 1b1; summon partisan bottom; attack",
               {WHY_SHIELDED, "boom martyr annihilation partisan grrr"}},
     .tempting = {"cast annihilation 1b1", {MISTAKE_PROTECTION, "annihilation martyr"}}},
    {.id = "sprint-1",
     .level = 2,
     .match = "MEJA1-CLASH-100E7-90000-0000W-7E000-07000-0000J-H67CX-YF00W-8A4RZ-AYTVJ-V",
     .goal = {GOAL_ABILITY, "=6 #2"},
     .right = {"summon mutant bottom; summon assassin bottom; attack",
               {WHY_SPRINT_PAST, "assassin #2 mutant #3 brute"}},
     .tempting = {"summon mutant top", {MISTAKE_ONE_ROW, "mutant partisan brute"}}},
    {.id = "indestructible-1",
     .level = 3,
     .match = "MEJA1-CLASH-100C7-30000-0000R-10000-008K8-KWC9Y-4005T-3CKA2-W3MT8-H5",
     .goal = {GOAL_ABILITY, "=5 #2"},
     .right = {"cast annihilation 1t3; cast boom 1t1; summon partisan top; attack",
               {WHY_UNTOUCHED, "annihilation aberration carnivore boom mutant partisan"}},
     .tempting = {"cast annihilation 1t2", {MISTAKE_UNTOUCHED, "annihilation aberration"}}},
    {.id = "pair-1",
     .level = 1,
     .match = "MEJA1-CLASH-1002P-60000-0000C-4E000-07000-0000S-55KPS-GM08Z-ABD6M-E4J1A-6AF",
     .goal = {GOAL_DESTROY, "#2"},
     .right = {"summon abomination top; attack", {WHY_RAGE, "shaman abomination &troll,brute"}},
     .tempting = {"summon abomination bottom", {MISTAKE_ROW, "abomination shaman"}}},
    {.id = "win-1",
     .level = 1,
     .match = "MEJA1-CLASH-100MM-F0000-0000M-2A100-07000-0000J-QV3H3-3G08Q-DDB7Z-K2HA8-9X",
     .goal = {GOAL_WIN, NULL},
     .right = {"summon troll bottom; attack",
               {WHY_BERSERK_OPEN, "troll &disciple,vortex brute #5"}},
     .tempting = {"summon baron top", {MISTAKE_MANA, "baron #3 &troll"}}},
    {.id = "topple-1",
     .level = 1,
     .match = "MEJA1-CLASH-100A2-R1000-0000C-4E000-07000-0000A-Z51BK-AG008-VFRR0-V2KFR-CF",
     .goal = {GOAL_TOPPLE, NULL},
     .right = {"summon abomination top; attack; return brute",
               {WHY_RAGE_OPEN, "shaman abomination &brute,troll #8"}},
     .tempting = {"summon abomination bottom", {MISTAKE_ROW, "abomination shaman"}}},
    {.id = "three-1",
     .level = 1,
     .match = "MEJA1-CLASH-100PZ-83000-0000W-7A100-07000-0000Z-Q0B5M-YE08E-7C02B-M22B2",
     .goal = {GOAL_DESTROY, "#3"},
     .right = {"summon aberration top; attack", {WHY_BERSERK, "aberration &gnome,vortex,grrr"}},
     .tempting = {"summon carnivore bottom", {MISTAKE_MOST, "carnivore #1 &aberration #1"}}},
    {.id = "topple-2",
     .level = 3,
     .match = "MEJA1-CLASH-100A8-90000-0000C-4R100-07000-00000-Y1BR8-6900C-PP3SF-VMT",
     .goal = {GOAL_TOPPLE, NULL},
     .right = {"summon shaman bottom; summon microctopus bottom; attack",
               {WHY_RAGE_OPEN, "shaman microctopus &aberration #7"}},
     .tempting = {"summon scribe bottom", {MISTAKE_MANA, "scribe #3 &shaman,microctopus"}}},
    {.id = "win-2",
     .level = 3,
     .match = "MEJA1-CLASH-1000A-G2000-00004-6E000-07000-0000W-GWC2N-XT00Q-SCV0A-MM34K-YJ1XB-T88",
     .goal = {GOAL_WIN, NULL},
     .right = {"summon vortex top; attack", {WHY_CHAIN, "vortex #3"}},
     .tempting = {"cast meteorite 1t2", {MISTAKE_MANA, "meteorite #0 &vortex"}}},
    {.id = "four-1",
     .level = 1,
     .match = "MEJA1-CLASH-100PA-Y1000-0000W-7A100-07000-0000D-ETJ4J-0A0RA-5WMCT-GKH",
     .goal = {GOAL_DESTROY, "#4"},
     .right = {"summon aberration bottom; attack",
               {WHY_PIERCE, "martyr aberration &martyr,grrr,gnome,brigand"}},
     .tempting = {"summon aberration top", {MISTAKE_IDLE, "aberration"}}},
    {.id = "topple-3",
     .level = 3,
     .match = "MEJA1-CLASH-100RZ-K0000-00004-6W000-07000-00003-WG332-190RT-KDMZY-SPP",
     .goal = {GOAL_TOPPLE, NULL},
     .right = {"summon gnome top; summon disciple top; attack",
               {WHY_WOUNDED, "disciple gnome &ogre,scribe martyr #7"}},
     .tempting = {"summon disciple top", {MISTAKE_ORDER, "gnome disciple"}}},
    {.id = "win-3",
     .level = 3,
     .match = "MEJA1-CLASH-100W9-81000-0000R-10000-00GMM-G69RR-400YQ-EAG8T-SS7JP",
     .goal = {GOAL_WIN, NULL},
     .right = {"cast annihilation 1b1; summon partisan top; attack",
               {WHY_SPELL_OPEN, "annihilation partisan troll #8"}},
     .tempting = {"summon baron top", {MISTAKE_MANA, "baron #4 &annihilation,partisan"}}},
    {.id = "three-2",
     .level = 3,
     .match = "MEJA1-CLASH-100AA-11000-0000C-4A100-07000-0000G-CTBTG-Q900F-WZ7DB-TWS",
     .goal = {GOAL_DESTROY, "#3"},
     .right = {"cast combustion 1t3; summon scribe top; attack; return martyr",
               {WHY_PREPARED, "scribe martyr brigand combustion"}},
     .tempting = {"summon alpha bottom", {MISTAKE_MOST, "alpha #2 &combustion,scribe #1"}}},
    {.id = "topple-4",
     .level = 3,
     .match = "MEJA1-CLASH-100GB-E0000-00004-6E000-07000-00003-HQHE0-C908Z-AKF6X-KK7",
     .goal = {GOAL_TOPPLE, NULL},
     .right = {"summon grrr top; summon vortex top; summon gnome top; attack",
               {WHY_SPRINT, "vortex gnome #4 troll #6"}},
     .tempting = {"cast meteorite 1b1", {MISTAKE_MANA, "meteorite #2 &grrr,vortex,gnome"}}},
    {.id = "six-1",
     .level = 2,
     .match = "MEJA1-CLASH-1006H-M2000-0000W-7E000-07000-0000C-F6B1D-JP00Q-75E9H-23A3D-XP7M",
     .goal = {GOAL_DESTROY, "#6"},
     .right = {"summon aberration top; summon assassin top; attack",
               {WHY_WEAKENED, "assassin troll aberration #6"}},
     .tempting = {"summon mutant top", {MISTAKE_MOST, "mutant #4 &aberration,assassin #1"}}},
    {.id = "topple-5",
     .level = 3,
     .match = "MEJA1-CLASH-100RF-51000-00004-6E000-07000-0000V-9T7F4-590GR-WS6PN-NN6",
     .goal = {GOAL_TOPPLE, NULL},
     .right = {"summon gnome bottom; attack; strike; cast meteorite 1b1",
               {WHY_BETWEEN, "gnome carapace meteorite martyr #6"}},
     .tempting = {"cast meteorite 1b1", {MISTAKE_PROTECTION, "meteorite carapace"}}},
    {.id = "three-3",
     .level = 3,
     .match = "MEJA1-CLASH-10084-71000-00004-6E000-07000-0000F-NJW2R-X80GX-K52Y3-5C",
     .goal = {GOAL_DESTROY, "#3"},
     .right = {"summon grrr top; summon gnome top; summon vortex top; attack",
               {WHY_CHAIN, "vortex #3"}},
     .tempting = {"cast meteorite 1t1", {MISTAKE_MOST, "meteorite #2 &grrr,gnome,vortex #2"}}},
    {.id = "four-2",
     .level = 3,
     .match = "MEJA1-CLASH-100MV-10000-0000M-2A100-07000-0000K-REVCE-C900W-A1K41-WT",
     .goal = {GOAL_DESTROY, "#4"},
     .right = {"cast annihilation 1t3; cast boom 1t1; summon partisan top; attack",
               {WHY_SPELLS, "boom martyr annihilation brigand troll"}},
     .tempting = {"cast annihilation 1t1", {MISTAKE_PROTECTION, "annihilation martyr"}}},
    {.id = "topple-6",
     .level = 3,
     .match = "MEJA1-CLASH-1004T-32000-0000M-2A100-07000-00005-MFYEX-69002-A4K27-TBK5",
     .goal = {GOAL_TOPPLE, NULL},
     .right = {"summon partisan bottom; attack; strike; strike; cast annihilation 1b1",
               {WHY_BETWEEN, "partisan martyr annihilation brute #5"}},
     .tempting = {"summon baron top", {MISTAKE_MANA, "baron #4 &partisan,annihilation"}}},
#include "clash/learn/found.inc"
};

static unsigned enemy_units(const ClashView *view)
{
    const ClashSide *enemy = &view->table.sides[1 - PUZZLE_PERSON];
    return (unsigned)enemy->counts[0] + enemy->counts[1];
}

/* The enemy's units that have been destroyed in this turn. */
static unsigned fallen_before(const Match *match, const ClashView *now)
{
    ClashView first = *now, before = *now;
    for (size_t i = match->position; i > 0 && before.table.turn == now->table.turn; i--) {
        first = before;
        match_view_before(match, i - 1, PUZZLE_PERSON, &before);
    }
    if (before.table.turn == now->table.turn) {
        first = before;
    }
    return enemy_units(&first) - enemy_units(now);
}

/* What a turn after this card comes to at best: units that fall, or what the keeper is left with.
 */
static Message led_to(const PuzzleSlip *slip, const ClashView *now)
{
    Reach reach;
    Value card = value_card(action_operand(slip->action, 0));
    bool is_fort = now->table.sides[1 - PUZZLE_PERSON].is_fort;
    bool asks_units =
        puzzle_asks(slip->puzzle, GOAL_DESTROY) || puzzle_asks(slip->puzzle, GOAL_ABILITY);
    if (!reach_of(now, &reach) || (!asks_units && reach.life == 0)) {
        return MESSAGE(MISTAKE_AFTER, card, value_number(now->table.mana));
    }
    if (asks_units) {
        unsigned fallen = fallen_before(slip->match, now) + reach.fallen;
        return MESSAGE(MISTAKE_FEWER, card, value_number((int)fallen));
    }
    return MESSAGE(is_fort ? MISTAKE_FORT : MISTAKE_BASTION, card, value_number((int)reach.life));
}

/* Of a card: what could still come of it. An assault tells itself what came of it. */
static bool refute(const PuzzleSlip *slip, Message *why)
{
    ClashView now;
    unsigned verb = action_verb(slip->action);
    match_view(slip->match, PUZZLE_PERSON, &now);
    if (verb != CLASH_SUMMON && verb != CLASH_CAST) {
        return false;
    }
    return message_give(why, led_to(slip, &now));
}

static const PuzzleTheme themes[] = {
    {"rage-", NC_("ability", "Rage"), "partisan"},
    {"splash-", NC_("ability", "Splash"), "brigand"},
    {"perforation-", NC_("ability", "Perforation"), "revenant"},
    {"berserk-", NC_("ability", "Berserk"), "troll"},
    {"protection-", NC_("ability", "Protection"), "carapace"},
    {"sprint-", NC_("ability", "Sprint"), "reptile"},
    {"indestructible-", NC_("ability", "Indestructible"), "mutant"},
    {"pair-", N_("Destroy units"), "zombie"},
    {"three-", N_("Destroy units"), "brute"},
    {"four-", N_("Destroy units"), "ogre"},
    {"six-", N_("Destroy units"), "baron"},
    {"topple-", N_("Topple the Bastion"), "bastion"},
    {"win-", N_("Win the game"), "fort"},
    {0},
};

const PuzzleSet clash_puzzles = {puzzles, COUNT_OF(puzzles), themes, refute};
