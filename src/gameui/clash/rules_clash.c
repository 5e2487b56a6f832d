/* Clash of Decks in words. The rules themselves are in src/games/clash; this page says the same for
 * people. */
#include "clash_ui.h"

#include "base/limits.h"

#include "core/message.h"
#include "games/clash.h"

static const char *const goal[] = {
    N_("Two Lord-Sorcerers fight across two bridges. Your hand is your wall: the order of its "
       "cards never changes by choice, and your Bastion stands in it. Each point of damage moves "
       "the Bastion one place to the right. At the right end the Bastion falls and becomes the "
       "Fort at the left end; if the Fort stands at the right end, you lose."),
    N_("Rows, damage, mana, the size of each hand and the place of its Bastion or Fort are open to "
       "both; a card that returns to a hand from a row does so openly. A duel that is not decided "
       "after 200 turns is a draw."),
    NULL,
};

static const char *const decks[] = {
    N_("Preconstructed: each takes one of the four decks of eight cards, not the same one."),
    N_("Draft: four cards are turned up, and both pick one by one until they are gone; the other "
       "player begins with the next four. In the end each has eight cards."),
    N_("Constructed: each secretly chooses ten different cards. Then all are shown, and in turn "
       "each removes one card of the other's, twice. Eight are left."),
    N_("The eight cards are shuffled and taken in hand in that order, the Bastion at the left."),
    N_("Who goes first is chosen before the game or tossed for."),
    NULL,
};

static const char *const summoning[] = {
    N_("You have as much mana as cards in hand, the Bastion or Fort included; the first player's "
       "first turn has 6. What is not used is lost."),
    N_("Only one of the four leftmost cards of your hand can be played, the Bastion or Fort not "
       "counted; after each card they are counted anew. At least one card besides the Bastion or "
       "Fort must stay in hand."),
    N_("A unit goes to your top or bottom row, behind the units that are there. The first stands "
       "at the bridge."),
    N_("An incantation deals its damage to one unit of your choice, then goes to the right end of "
       "your hand."),
    N_("If this leaves your Bastion at the right end, it falls; if your Fort, you lose."),
    NULL,
};

static const char *const assault[] = {
    N_("Your units attack one by one: first the top row, from the unit farthest from the bridge to "
       "the nearest, then the bottom row likewise. Units summoned this turn do not attack."),
    N_("A unit attacks the enemy unit nearest to the bridge in the same row; if there is none, the "
       "Bastion or Fort. Incantations can be cast before, between and after the attacks."),
    N_("Damage adds up within a turn. A unit with as much damage as durability is destroyed and "
       "returns to the right end of its owner's hand; excess damage is lost. At the end of the "
       "turn all units are whole again."),
    N_("Of units destroyed at once, their owner chooses the order in which they return."),
    NULL,
};

static const char *const abilities[] = {
    N_("Splash: also hits the unit at the same place in the other row. Perforation: also hits one "
       "unit behind the target. Neither reaches the Bastion or Fort."),
    N_("Splash and Perforation together hit three units at most, none of them diagonally."),
    N_("Rage: may attack on the turn it is summoned, but only units. Berserk: attacks again each "
       "time its attack destroys an enemy unit."),
    N_("Protection: the first damage in each turn becomes 0. Indestructible: takes no damage from "
       "incantations."),
    N_("Sprint: when it attacks it first moves to the bridge, and its attack grows by 1 for each "
       "unit it passes. Aura: the units directly in front and behind have the ability."),
    N_("An attack is never below 0."),
    NULL,
};

static const char *const solo[] = {
    N_("The AI has the cards that you do not: 24 in all."),
    N_("Each turn the AI turns up cards of its deck and plays them: the first to its top row, the "
       "next to the bottom row, and so on, until their cost reaches its mana: 6, and 1 for each "
       "unit of yours. Its incantations hit your unit nearest to the bridge in that row; without a "
       "target they are discarded and cost nothing."),
    N_("Each point of damage to its Bastion or Fort discards one card of its deck. When the deck "
       "is empty the Bastion falls, and the discard pile is shuffled and becomes the deck again. "
       "When it is empty once more, the AI has one last turn. If your wall still stands then, you "
       "win."),
    N_("The variables of the custom game make it harder: their sum is its difficulty, 5 at most."),
    N_("You go first with 6 mana. As one of the variables the AI goes first; you then have as much "
       "mana as cards in hand from your first turn on."),
    NULL,
};

static const RulesPart parts[] = {
    {N_("Goal"), goal, "18-20 42-43"},
    {N_("Decks"), decks, "1-5"},
    {N_("Summoning"), summoning, "6-11"},
    {N_("Assault"), assault, "12-17"},
    {N_("Special abilities"), abilities, "21-30"},
    {N_("Solo"), solo, "31-41"},
};

const RulesText rules_clash = {parts, COUNT_OF(parts)};

static const SummaryLine summary_lines[] = {
    {"ui/glyph-splash", 0, NC_("ability", "Splash"),
     N_("Also hits the unit at the same place in the other row.")},
    {"ui/glyph-perforation", 0, NC_("ability", "Perforation"),
     N_("Also hits one unit behind the target, never the Bastion/Fort.")},
    {"ui/glyph-rage", 0, NC_("ability", "Rage"),
     N_("May attack units on the turn it is summoned, not the Bastion/Fort.")},
    {"ui/glyph-protection", 0, NC_("ability", "Protection"),
     N_("The first attack that hits it each turn deals 0 damage.")},
    {"ui/glyph-berserk", 0, NC_("ability", "Berserk"),
     N_("Attacks again each time its attack destroys an enemy unit.")},
    {"ui/glyph-indestructible", 0, NC_("ability", "Indestructible"),
     N_("Ignores damage and effects of incantations; may still be targeted.")},
    {"ui/glyph-sprint", 0, NC_("ability", "Sprint"),
     N_("When it attacks, it moves next to the bridge; +1 attack for each unit it passes.")},
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
