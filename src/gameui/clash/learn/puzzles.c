/* Puzzles of Clash of Decks, found in games of computer players by tests/puzzles and proven there.
 */
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

static const Puzzle puzzles[] = {
    {.id = "rage-1",
     .match = "clash:2:4364:first=0",
     .before = "summon brute top; attack; summon mutant top; summon reptile top; attack",
     .goal = {GOAL_ABILITY, "=2 #2"},
     .right = "cast annihilation 1t1; summon partisan top; attack",
     .why = {WHY_RAGE_NEW, "annihilation mutant partisan reptile"},
     .tempting = "summon baron top",
     .mistake = {MISTAKE_FRESH, "baron #6 &annihilation,partisan"},
     .level = 1},
    {.id = "splash-1",
     .match = "clash:2:1893:first=0,decks=2+1",
     .before = "summon alpha top; attack; summon brute top; summon partisan top; cast boom "
               "0t1; attack; summon scribe top; cast combustion 1t1; attack; summon troll "
               "top; summon baron top; attack; summon ogre top; summon shaman top; "
               "attack; cast annihilation 0t3; summon brute bottom; attack",
     .goal = {GOAL_ABILITY, "=0 #2"},
     .right = "summon abomination top; attack",
     .why = {WHY_SPLASH, "abomination baron brute shaman"},
     .tempting = "summon abomination bottom",
     .mistake = {MISTAKE_ROW, "abomination shaman"},
     .level = 1},
    {.id = "perforation-1",
     .match = "clash:2:3269:first=0,decks=2+4",
     .before = "summon ogre top; attack; summon mutant top; summon reptile top; attack",
     .goal = {GOAL_ABILITY, "=1 #2"},
     .right = "summon shaman top; summon alpha top; attack",
     .why = {WHY_PERFORATION, "alpha mutant reptile shaman"},
     .tempting = "summon scribe top",
     .mistake = {MISTAKE_MANA, "scribe #5 &shaman,alpha"},
     .level = 1},
    {.id = "berserk-1",
     .match = "clash:2:3460:first=0,decks=1+3",
     .before = "summon brute top; cast boom 0t1; attack; summon brigand top; summon grrr "
               "top; summon vortex top; attack",
     .goal = {GOAL_ABILITY, "=4 #2"},
     .right = "summon troll top; attack",
     .why = {WHY_BERSERK_LAST, "troll grrr brigand brute"},
     .tempting = "summon troll bottom",
     .mistake = {MISTAKE_IDLE, "troll"},
     .level = 1},
    {.id = "protection-1",
     .match = "clash:2:856:first=0,decks=1+3",
     .before = "summon troll top; attack; summon martyr bottom; summon grrr bottom; attack",
     .goal = {GOAL_ABILITY, "=3 #2"},
     .right = "cast boom 1b1; cast annihilation 1b1; summon partisan bottom; attack",
     .why = {WHY_SHIELDED, "boom martyr annihilation partisan grrr"},
     .tempting = "cast annihilation 1b1",
     .mistake = {MISTAKE_PROTECTION, "annihilation martyr"},
     .level = 1},
    {.id = "sprint-1",
     .match = "clash:2:675:first=0,decks=4+1",
     .before = "summon mutant top; attack; summon troll top; summon partisan top; attack; "
               "summon aberration top; summon assassin top; attack; summon brute bottom; "
               "summon baron bottom; cast boom 0t2; attack; summon carnivore bottom; "
               "summon zombie top; attack; cast annihilation 0b1; summon partisan top; "
               "attack",
     .goal = {GOAL_ABILITY, "=6 #2"},
     .right = "summon mutant bottom; summon assassin bottom; attack",
     .why = {WHY_SPRINT_PAST, "assassin #2 mutant #3 brute"},
     .tempting = "summon mutant top",
     .mistake = {MISTAKE_ONE_ROW, "mutant partisan brute"},
     .level = 1},
    {.id = "indestructible-1",
     .match = "clash:2:236:first=0",
     .before = "summon brute top; attack; summon carnivore top; summon zombie top; summon "
               "assassin top; attack; summon troll top; summon baron top; attack; summon "
               "mutant top; attack; cast annihilation 1t1; summon partisan top; cast boom "
               "1t3; attack; summon aberration top; attack; summon baron top; summon troll "
               "top; attack; summon carnivore top; attack",
     .goal = {GOAL_ABILITY, "=5 #2"},
     .right = "cast annihilation 1t3; cast boom 1t1; summon partisan top; attack",
     .why = {WHY_UNTOUCHED, "annihilation aberration carnivore boom mutant partisan"},
     .tempting = "cast annihilation 1t2",
     .mistake = {MISTAKE_UNTOUCHED, "annihilation aberration"},
     .level = 1},
    {.id = "pair-1",
     .match = "clash:2:489:first=0,decks=2+1",
     .before = "summon ogre top; attack; summon brute top; summon baron top; attack; summon "
               "scribe top; summon microctopus top; attack; summon troll top; attack; summon "
               "abomination bottom; attack; cast annihilation 0b1; summon partisan top; cast "
               "boom 0t2; attack; summon alpha top; summon shaman top; attack; summon brute "
               "bottom; summon baron bottom; cast boom 0t2; attack",
     .goal = {GOAL_DESTROY, "#2"},
     .right = "summon abomination top; attack",
     .why = {WHY_RAGE, "shaman abomination &troll,brute"},
     .tempting = "summon abomination bottom",
     .mistake = {MISTAKE_ROW, "abomination shaman"},
     .level = 1},
    {.id = "win-1",
     .match = "clash:2:1144:first=0,decks=1+3",
     .before = "summon troll top; attack; summon brigand top; summon grrr top; summon gnome "
               "top; attack; summon baron top; summon brute bottom; attack; cast meteorite "
               "0t1; attack; summon carapace top; summon partisan top; cast boom 1t1; attack; "
               "summon disciple bottom; summon vortex bottom; attack",
     .goal = {GOAL_WIN, NULL},
     .right = "summon troll bottom; attack",
     .why = {WHY_BERSERK_OPEN, "troll &disciple,vortex brute #5"},
     .tempting = "summon baron top",
     .mistake = {MISTAKE_MANA, "baron #3 &troll"},
     .level = 1},
    {.id = "topple-1",
     .match = "clash:2:4101:first=0,decks=2+1",
     .before = "summon alpha top; attack; summon troll top; summon baron top; attack; summon "
               "scribe top; cast combustion 1t1; attack; summon brute top; summon revenant "
               "top; cast boom 0t1; attack; summon ogre top; summon shaman top; attack; "
               "summon troll top; cast boom 0t3; attack",
     .goal = {GOAL_TOPPLE, NULL},
     .right = "summon abomination top; attack; return brute",
     .why = {WHY_RAGE_OPEN, "shaman abomination &brute,troll #8"},
     .tempting = "summon abomination bottom",
     .mistake = {MISTAKE_ROW, "abomination shaman"},
     .level = 1},
    {.id = "three-1",
     .match = "clash:2:7679:first=0,decks=4+3",
     .before = "summon mutant top; attack; summon martyr bottom; attack; summon reptile "
               "bottom; summon zombie top; summon machine bottom; attack; summon brigand "
               "bottom; summon grrr top; summon vortex top; attack; summon assassin bottom; "
               "attack; summon gnome top; summon grrr top; attack",
     .goal = {GOAL_DESTROY, "#3"},
     .right = "summon aberration top; attack",
     .why = {WHY_BERSERK, "aberration &gnome,vortex,grrr"},
     .tempting = "summon carnivore bottom",
     .mistake = {MISTAKE_MOST, "carnivore #1 &aberration #1"},
     .level = 2},
    {.id = "topple-2",
     .match = "clash:2:677:first=0,decks=2+4",
     .before = "summon ogre top; attack; summon mutant top; summon reptile top; attack; "
               "summon alpha bottom; summon lieutenant bottom; attack; summon aberration "
               "bottom; attack",
     .goal = {GOAL_TOPPLE, NULL},
     .right = "summon shaman bottom; summon microctopus bottom; attack",
     .why = {WHY_RAGE_OPEN, "shaman microctopus &aberration #7"},
     .tempting = "summon scribe bottom",
     .mistake = {MISTAKE_MANA, "scribe #3 &shaman,microctopus"},
     .level = 2},
    {.id = "win-2",
     .match = "clash:2:5874:first=0,decks=3+1",
     .before = "summon gnome top; summon vortex top; attack; cast boom 0t1; summon troll top; "
               "attack; summon grrr top; summon martyr top; attack; summon partisan top; "
               "summon brute top; attack; summon brigand top; summon gnome top; attack; "
               "summon baron top; cast annihilation 0t2; attack; cast meteorite 1t2; attack; "
               "summon troll top; summon carapace top; attack; summon grrr top; summon "
               "brigand top; attack; summon partisan top; summon brute top; cast boom 0t3; "
               "attack",
     .goal = {GOAL_WIN, NULL},
     .right = "summon vortex top; attack",
     .why = {WHY_CHAIN, "vortex #3"},
     .tempting = "cast meteorite 1t2",
     .mistake = {MISTAKE_MANA, "meteorite #0 &vortex"},
     .level = 2},
    {.id = "four-1",
     .match = "clash:2:4559:first=0,decks=4+3",
     .before = "summon mutant top; attack; summon martyr bottom; summon grrr bottom; attack; "
               "summon carnivore bottom; summon assassin bottom; attack; summon gnome bottom; "
               "summon brigand bottom; attack",
     .goal = {GOAL_DESTROY, "#4"},
     .right = "summon aberration bottom; attack",
     .why = {WHY_PIERCE, "martyr aberration &martyr,grrr,gnome,brigand"},
     .tempting = "summon aberration top",
     .mistake = {MISTAKE_IDLE, "aberration"},
     .level = 3},
    {.id = "topple-3",
     .match = "clash:2:1462:first=0,decks=3+2",
     .before = "summon grrr top; summon vortex top; attack; summon abomination bottom; "
               "attack; summon martyr top; attack; summon ogre top; summon scribe top; attack",
     .goal = {GOAL_TOPPLE, NULL},
     .right = "summon gnome top; summon disciple top; attack",
     .why = {WHY_WOUNDED, "disciple gnome &ogre,scribe martyr #7"},
     .tempting = "summon disciple top",
     .mistake = {MISTAKE_ORDER, "gnome disciple"},
     .level = 3},
    {.id = "win-3",
     .match = "clash:2:2948:first=0,decks=1+4",
     .before = "summon troll top; attack; summon mutant top; summon reptile top; summon "
               "zombie top; attack; summon baron top; summon brute bottom; attack; cast "
               "cyclone 0t1; attack; summon carapace top; summon partisan top; cast boom 1t1; "
               "attack; summon carnivore bottom; attack; summon troll top; attack; summon "
               "aberration top; attack",
     .goal = {GOAL_WIN, NULL},
     .right = "cast annihilation 1b1; summon partisan top; attack",
     .why = {WHY_SPELL_OPEN, "annihilation partisan troll #8"},
     .tempting = "summon baron top",
     .mistake = {MISTAKE_MANA, "baron #4 &annihilation,partisan"},
     .level = 3},
    {.id = "three-2",
     .match = "clash:2:2437:first=0,decks=2+3",
     .before = "summon ogre top; summon microctopus top; attack; summon martyr top; summon "
               "vortex top; attack; summon abomination top; attack; summon brigand top; "
               "summon grrr top; attack",
     .goal = {GOAL_DESTROY, "#3"},
     .right = "cast combustion 1t3; summon scribe top; attack; return martyr",
     .why = {WHY_PREPARED, "scribe martyr brigand combustion"},
     .tempting = "summon alpha bottom",
     .mistake = {MISTAKE_MOST, "alpha #2 &combustion,scribe #1"},
     .level = 4},
    {.id = "topple-4",
     .match = "clash:2:1050:first=0,decks=3+1",
     .before = "summon brigand top; attack; summon brute bottom; summon partisan bottom; cast "
               "boom 0t1; attack; summon martyr top; attack; summon troll top; attack",
     .goal = {GOAL_TOPPLE, NULL},
     .right = "summon grrr top; summon vortex top; summon gnome top; attack",
     .why = {WHY_SPRINT, "vortex gnome #4 troll #6"},
     .tempting = "cast meteorite 1b1",
     .mistake = {MISTAKE_MANA, "meteorite #2 &grrr,vortex,gnome"},
     .level = 4},
    {.id = "six-1",
     .match = "clash:2:6183:first=0,decks=4+1",
     .before = "summon mutant top; attack; summon troll top; summon partisan top; attack; "
               "summon carnivore top; summon reptile top; attack; summon brute top; summon "
               "baron top; attack; cast cyclone 1t3; summon assassin top; summon zombie top; "
               "attack; summon carapace top; cast boom 0t1; cast boom 0t1; attack; summon "
               "carnivore top; summon reptile top; attack; summon revenant top; cast boom "
               "0t1; attack",
     .goal = {GOAL_DESTROY, "#6"},
     .right = "summon aberration top; summon assassin top; attack",
     .why = {WHY_WEAKENED, "assassin troll aberration #6"},
     .tempting = "summon mutant top",
     .mistake = {MISTAKE_MOST, "mutant #4 &aberration,assassin #1"},
     .level = 4},
    {.id = "topple-5",
     .match = "clash:2:2742:first=0,decks=3+1",
     .before = "summon grrr top; attack; summon troll top; summon partisan top; attack; "
               "summon martyr bottom; attack; summon brute top; summon carapace bottom; "
               "attack",
     .goal = {GOAL_TOPPLE, NULL},
     .right = "summon gnome bottom; attack; strike; cast meteorite 1b1",
     .why = {WHY_BETWEEN, "gnome carapace meteorite martyr #6"},
     .tempting = "cast meteorite 1b1",
     .mistake = {MISTAKE_PROTECTION, "meteorite carapace"},
     .level = 4},
    {.id = "three-3",
     .match = "clash:2:2862:first=0,decks=3+1",
     .before = "summon brigand top; attack; summon troll top; cast boom 0t1; attack; summon "
               "martyr top; attack; summon brute top; summon baron top; attack",
     .goal = {GOAL_DESTROY, "#3"},
     .right = "summon grrr top; summon gnome top; summon vortex top; attack",
     .why = {WHY_CHAIN, "vortex #3"},
     .tempting = "cast meteorite 1t1",
     .mistake = {MISTAKE_MOST, "meteorite #2 &grrr,gnome,vortex #2"},
     .level = 5},
    {.id = "four-2",
     .match = "clash:2:136:first=0,decks=1+3",
     .before = "summon brute top; attack; summon martyr top; summon grrr top; attack; summon "
               "troll top; attack; summon brigand top; summon gnome top; attack",
     .goal = {GOAL_DESTROY, "#4"},
     .right = "cast annihilation 1t3; cast boom 1t1; summon partisan top; attack",
     .why = {WHY_SPELLS, "boom martyr annihilation brigand troll"},
     .tempting = "cast annihilation 1t1",
     .mistake = {MISTAKE_PROTECTION, "annihilation martyr"},
     .level = 5},
    {.id = "topple-6",
     .match = "clash:2:4960:first=0,decks=1+3",
     .before = "summon troll top; attack; summon gnome top; summon grrr top; summon vortex "
               "top; attack; summon brute bottom; attack; summon martyr bottom; attack",
     .goal = {GOAL_TOPPLE, NULL},
     .right = "summon partisan bottom; attack; strike; strike; cast annihilation 1b1",
     .why = {WHY_BETWEEN, "partisan martyr annihilation brute #5"},
     .tempting = "summon baron top",
     .mistake = {MISTAKE_MANA, "baron #4 &partisan,annihilation"},
     .level = 5},
};

/* Of a card: what the next ones could still cost. An assault tells itself what came of it. */
static bool refute(const PuzzleSlip *slip, Message *why)
{
    ClashView now;
    unsigned verb = action_verb(slip->action);
    match_view(slip->match, PUZZLE_PERSON, &now);
    if (verb != CLASH_SUMMON && verb != CLASH_CAST) {
        return false;
    }
    return message_give(why, MESSAGE(MISTAKE_AFTER, value_card(action_operand(slip->action, 0)),
                                     value_number(now.table.mana)));
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
