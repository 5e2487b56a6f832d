/* Regicide in words. The rules themselves are in src/games/regicide; this page says the same for
 * people. */
#include "regicide_ui.h"

#include "base/limits.h"

#include "core/message.h"
#include "games/regicide.h"

static const char *const goal[] = {
    N_("You play together against twelve royals: four Jacks, four Queens and four Kings. Defeat "
       "the last King, and you all win. Whoever cannot bear an enemy's attack, or can neither "
       "play nor yield, loses the game for everybody."),
    NULL,
};

static const char *const setup[] = {
    N_("The Castle deck holds the royals, Jacks on top, then Queens, then Kings. Its top card lies "
       "open: the enemy."),
    N_("The Tavern deck holds the cards 2 to 10, four Animal Companions (A) and the Jesters: none "
       "with one or two players, one with three, two with four."),
    N_("A hand holds at most 8, 7, 6 or 5 cards with 1, 2, 3 or 4 players. Everybody begins with a "
       "full hand."),
    N_("Who begins is chosen before the game. As house rules a deal in which nobody holds a "
       "diamond can be dealt anew, and yielding can be allowed alone, but not twice in a row."),
    NULL,
};

const char *const regicide_plays[] = {
    N_("Play one card, or one of these:"),
    N_("An Animal Companion with one other card, which may be another Animal Companion but no "
       "Jester."),
    N_("A combo: two, three or four cards of the same number that add up to at most 10, without "
       "Animal Companions."),
    N_("A Jester, alone."),
    N_("Or yield: you play nothing and go on to the enemy's attack. You may not yield when every "
       "other player yielded on their own last turn."),
    NULL,
};

const char *const regicide_powers[] = {
    N_("The attack is the sum of the values played: A is 1, Jack 10, Queen 15, King 20, Jester 0. "
       "Each suit that you played acts once, with the whole attack:"),
    N_("♥ Hearts: shuffle the discard pile and, without looking, put as many cards from it under "
       "the Tavern deck as the attack is worth."),
    N_("♦ Diamonds: you draw a card, then the next player, and so on around the table, until as "
       "many cards are drawn as the attack is worth. Full hands are passed over."),
    N_("If the discard pile or the Tavern deck holds fewer cards than that, all of them are moved "
       "or drawn."),
    N_("♣ Clubs: the damage is doubled."),
    N_("♠ Spades: the enemy's attack is lowered by as much as your attack is worth, for as long as "
       "this enemy stands."),
    N_("An enemy is immune to its own suit: the power does nothing, the value still counts. Hearts "
       "act before diamonds."),
    NULL,
};

const char *const regicide_damage[] = {
    N_("Jacks have 20 health and attack with 10, Queens have 30 and 15, Kings 40 and 20. Damage "
       "adds up until the enemy is defeated."),
    N_("Damage equal to the enemy's health is exact damage: the enemy goes face down on top of the "
       "Tavern deck. With more damage it goes to the discard pile. All cards played against it are "
       "discarded, the next enemy is turned up, and the same player begins a new turn."),
    N_("Examples: 9 and then 12 against a Jack are 21, more than its 20, so it goes to the discard "
       "pile. The 8 of Diamonds with the Clubs Companion draws 9 cards and deals 18 damage."),
    NULL,
};

static const char *const suffer[] = {
    N_("If the enemy still stands, it attacks. Discard cards one by one until their values add up "
       "to at least its attack, less the shield. If your whole hand is worth less, all have lost. "
       "An empty hand is no loss. Then the next player plays."),
    NULL,
};

const char *const regicide_jesters[] = {
    N_("A Jester is worth 0, and the enemy loses its immunity. There is no damage and no enemy "
       "attack this turn; you name who plays next, and may name yourself."),
    N_("Spades played earlier against an enemy of spades shield from then on. Clubs played earlier "
       "against an enemy of clubs are not doubled."),
    NULL,
};

const char *const regicide_alone[] = {
    N_("Alone, two Jesters lie beside the table. Each may be flipped once, before you play or "
       "before you discard for an attack: discard your hand and draw up to eight cards. The enemy "
       "keeps its immunity. Yielding is not allowed."),
    N_("A win without a flip earns the gold medal, with one the silver, with both the bronze "
       "medal."),
    NULL,
};

static const char *const talk[] = {
    N_("Do not say anything about the cards in your hand. How many cards a hand or a deck has, and "
       "all cards that lie open, are known to all."),
    N_("After a Jester everybody may say whether they would like to go next, and nothing more."),
    NULL,
};

static const RulesPart parts[] = {
    {N_("Goal"), goal, "11 24 29"},
    {N_("Setup"), setup, "1-4"},
    {N_("Step 1: play or yield"), regicide_plays, "6-9"},
    {N_("Step 2: suit powers"), regicide_powers, "12-18"},
    {N_("Step 3: damage"), regicide_damage, "19 22-23 30"},
    {N_("Step 4: suffer the attack"), suffer, "25"},
    {N_("Jesters"), regicide_jesters, "20-21"},
    {N_("Alone"), regicide_alone, "5 10 26-27"},
    {N_("Talking"), talk, "28"},
};

const RulesText rules_regicide = {parts, COUNT_OF(parts)};

unsigned regicide_rules_chapter(const void *view)
{
    enum { PLAY = 2, SUFFER = 5, JESTERS = 6 }; /* places in parts */
    switch (((const RegicideView *)view)->table.phase) {
    case REGICIDE_SUFFERING:
        return SUFFER;
    case REGICIDE_NAMING:
        return JESTERS;
    case REGICIDE_PLAYING:
    case REGICIDE_OVER:
        break;
    }
    return PLAY;
}
