/* Clash of Decks in words. The rules themselves are in src/games/clash; this page says the same for
 * people. */
#include "clash/book.h"
#include "clash/pieces.h"
#include "clash/sentences.h"

#include "base/limits.h"

#include "core/message.h"
#include "games/clash.h"

static const RulesParagraph goal[] = {
    {.text =
         N_("Two Lord-Sorcerers fight across two bridges. Your hand is your wall: you may never "
            "rearrange its cards, and your Bastion stands among them. Each point of damage moves "
            "the Bastion one place to the right. At the right end the Bastion falls and becomes "
            "the Fort at the left end; if the Fort stands at the right end, you lose."),
     .numbers = "18-20",
     .term = NC_("term", "Bastion|Fort"),
     .example = {"bastion ogre gnome grrr zombie / ogre gnome !bastion grrr zombie",
                 N_("Two points of damage move the Bastion two places to the right. Two more, and "
                    "it falls.")}},
    {.text = N_("Rows, damage, mana, the size of each hand and the place of its Bastion or Fort "
                "are open to both; a card that returns to a hand from a row does so openly. A duel "
                "that is not decided after 200 turns is a draw."),
     .numbers = "42-43"},
    {0},
};

static const RulesParagraph decks[] = {
    {.text =
         N_("Preconstructed: each takes one of the four decks of eight cards, not the same one."),
     .numbers = "1"},
    {.text = N_("Draft: four cards are turned up, and both pick one by one until they are gone; "
                "the other player begins with the next four. In the end each has eight cards."),
     .numbers = "2"},
    {.text = N_("Constructed: each secretly chooses ten different cards. Then all are shown, and "
                "in turn each removes one card of the other's, twice. Eight are left."),
     .numbers = "3"},
    {.text = N_(
         "The eight cards are shuffled and taken in hand in that order, the Bastion at the left."),
     .numbers = "4"},
    {.text = N_("Who goes first is chosen before the game or tossed for."), .numbers = "5"},
    {0},
};

static const RulesParagraph summoning[] = {
    {.text = N_("You have as much mana as cards in hand, the Bastion or Fort included; the first "
                "player's first turn has 6. What is not used is lost."),
     .numbers = "6",
     .term = NC_("term", "mana")},
    {.text = N_("Only one of the four leftmost cards of your hand can be played, the Bastion or "
                "Fort not counted; after each card they are counted anew. At least one card "
                "besides the Bastion or Fort must stay in hand."),
     .numbers = "7 10",
     .term = NC_("term", "four leftmost|four playable"),
     .example = {"bastion !ogre !gnome !grrr !zombie baron troll",
                 N_("Only the four leftmost cards can be played; the Bastion is not counted. Once "
                    "one of them is played, the Baron is among the four.")}},
    {.text = N_("A unit goes to your top or bottom row, behind the units that are there. The first "
                "stands at the bridge."),
     .numbers = "8"},
    {.text = N_("An incantation deals its damage to one unit of your choice, then goes to the "
                "right end of your hand."),
     .numbers = "9",
     .term = NC_("term", "incantation|incantations")},
    {.text = N_("If this leaves your Bastion at the right end, it falls; if your Fort, you lose."),
     .numbers = "11"},
    {0},
};

static const RulesParagraph assault[] = {
    {.text = N_(
         "Your units attack one by one: first the top row, from the unit farthest from the bridge "
         "to the nearest, then the bottom row likewise. Units summoned this turn do not attack."),
     .numbers = "12"},
    {.text = N_(
         "A unit attacks the enemy unit nearest to the bridge in the same row; if there is none, "
         "the Bastion or Fort. Incantations can be cast before, between and after the attacks."),
     .numbers = "13-14",
     .example =
         {"brute zombie #clash-bridge ogre troll / _ baron #clash-bridge",
          N_("The Brute attacks first and destroys the Ogre; the Troll moves up, and the Zombie "
             "attacks it. In the bottom row no enemy stands: the Baron attacks the Bastion.")}},
    {.text = N_("Damage adds up within a turn. A unit with as much damage as durability is "
                "destroyed and returns to the right end of its owner's hand; excess damage is "
                "lost. At the end of the turn all units are whole again."),
     .numbers = "15 17",
     .term = NC_("term", "durability")},
    {.text = N_("Of units destroyed at once, their owner chooses the order in which they return."),
     .numbers = "16"},
    {0},
};

static const RulesParagraph abilities[] = {
    {.text = N_("Splash: also hits the unit at the same place in the other row."),
     .numbers = "21",
     .term = NC_("term", "Splash"),
     .example =
         {"brigand #clash-bridge !grrr ogre / _ #clash-bridge !gnome baron",
          N_("The Brigand hits the Grrr and, at the same place in the other row, the Gnome.")}},
    {.text = N_("Perforation: also hits one unit behind the target."),
     .numbers = "22",
     .term = NC_("term", "Perforation"),
     .example = {"revenant #clash-bridge !zombie !brute ogre",
                 N_("The Revenant hits the Zombie and the Brute right behind it.")}},
    {.text = N_("Splash and Perforation work only when a unit is hit, and never reach the Bastion "
                "or Fort. Together they hit three units at most, none of them diagonally."),
     .numbers = "23",
     .example =
         {"abomination #clash-bridge !zombie !brute / _ #clash-bridge !grrr ogre",
          N_("The Abomination hits three units. The Ogre stands diagonally and is spared.")}},
    {.text = N_("Rage: may attack on the turn it is summoned, but only units."),
     .numbers = "27",
     .term = NC_("term", "Rage")},
    {.text = N_("Berserk: attacks again each time its attack destroys an enemy unit."),
     .numbers = "26",
     .term = NC_("term", "Berserk")},
    {.text = N_("Protection: the first damage in each turn becomes 0."),
     .numbers = "24",
     .term = NC_("term", "Protection")},
    {.text = N_("Indestructible: takes no damage from incantations, but may be their target."),
     .numbers = "25",
     .term = NC_("term", "Indestructible")},
    {.text = N_("Sprint: when it attacks it first moves to the bridge, and its attack grows by 1 "
                "for each unit it passes, until the end of the assault."),
     .numbers = "28",
     .term = NC_("term", "Sprint"),
     .example =
         {"reptile brute zombie #clash-bridge / brute zombie !reptile #clash-bridge",
          N_("The Reptile passes two units on its way to the bridge: its attack of 1 becomes 3.")}},
    {.text = N_("Aura: the units directly in front and behind have the ability, the unit itself "
                "does not."),
     .numbers = "29",
     .term = NC_("term", "Aura"),
     .example = {"!brute shaman !zombie #clash-bridge",
                 N_("The Shaman has the Aura of Rage: the Brute behind it and the Zombie in front "
                    "of it have Rage, the Shaman does not.")}},
    {.text = N_("An attack is never below 0."), .numbers = "30"},
    {0},
};

static const RulesParagraph solo[] = {
    {.text = N_("The AI has the cards that you do not: 24 in all."), .numbers = "31"},
    {.text = N_("Each turn the AI turns up cards of its deck and plays them: the first to its top "
                "row, the next to the bottom row, and so on, until their cost reaches its mana: 6, "
                "and 1 for each unit of yours. Its incantations hit your unit nearest to the "
                "bridge in that row; without a target they are discarded and cost nothing."),
     .numbers = "33-36"},
    {.text = N_("Each point of damage to its Bastion or Fort discards one card of its deck. When "
                "the deck is empty the Bastion falls, and the discard pile is shuffled and becomes "
                "the deck again. When it is empty once more, the AI has one last turn. If your "
                "wall still stands then, you win."),
     .numbers = "32 36-39"},
    {.text = N_("The variables of the custom game make it harder: their sum is its difficulty, 5 "
                "at most."),
     .numbers = "40"},
    {.text = N_("You go first with 6 mana. As one of the variables the AI goes first; you then "
                "have as much mana as cards in hand from your first turn on."),
     .numbers = "32 41"},
    {0},
};

static const RulesPart parts[] = {
    {N_("Goal"), goal},
    {N_("Decks"), decks},
    {N_("Summoning"), summoning},
    {N_("Assault"), assault},
    {N_("Special abilities"), abilities},
    {N_("Solo"), solo},
    {N_("Questions and answers"), clash_questions},
};

const RulesText rules_clash = {parts, COUNT_OF(parts), true};

static const SummaryLine summary_lines[] = {
    {"ui/glyph-splash", 0, NC_("ability", "Splash"), CLASH_SPLASH_RULE},
    {"ui/glyph-perforation", 0, NC_("ability", "Perforation"), CLASH_PERFORATION_RULE},
    {"ui/glyph-rage", 0, NC_("ability", "Rage"), CLASH_RAGE_RULE},
    {"ui/glyph-protection", 0, NC_("ability", "Protection"), CLASH_PROTECTION_RULE},
    {"ui/glyph-berserk", 0, NC_("ability", "Berserk"), CLASH_BERSERK_RULE},
    {"ui/glyph-indestructible", 0, NC_("ability", "Indestructible"),
     N_("Ignores damage and effects of incantations; may still be targeted.")},
    {"ui/glyph-sprint", 0, NC_("ability", "Sprint"), CLASH_SPRINT_RULE},
    {"ui/glyph-aura", 0, NC_("ability", "Aura"),
     N_("Units directly in front of and behind it have this ability; it does not.")},
};

const Summary summary_clash = {summary_lines, COUNT_OF(summary_lines), 4};

unsigned clash_rules_chapter(const void *view)
{
    enum { DECKS = 1, SUMMONING, ASSAULT }; /* places in parts */
    switch (((const ClashView *)view)->table.phase) {
    case CLASH_PICKING:
    case CLASH_CHOOSING:
    case CLASH_BANNING:
        return DECKS;
    case CLASH_ATTACKING:
    case CLASH_RETURNING:
        return ASSAULT;
    case CLASH_SUMMONING:
    case CLASH_OVER:
        break;
    }
    return SUMMONING;
}
