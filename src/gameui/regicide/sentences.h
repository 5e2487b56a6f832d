/* What several of Regicide's screens say alike; marked for translation. */
#ifndef GAMEUI_REGICIDE_SENTENCES_H
#define GAMEUI_REGICIDE_SENTENCES_H

#include "base/mark.h"

#define REGICIDE_FLIP_RULE                                                                         \
    N_("A flip before you play or discard brings eight new cards for your hand and lowers the "    \
       "medal.")
#define REGICIDE_MEDAL_RULE                                                                        \
    N_("A win without a flip earns the gold medal, with one the silver, with both the bronze "     \
       "medal.")
#define REGICIDE_EXACT_RULE                                                                        \
    N_("Exactly so much damage sends the enemy to the top of the Tavern deck, more to the "        \
       "discard pile.")
#define REGICIDE_IMMUNITY_RULE                                                                     \
    N_("The enemy's own suit has no power against it; the value still counts.")
#define REGICIDE_WIN_RULE N_("The game is won when every royal has fallen: four of each rank.")
#define REGICIDE_ATTACK_RULE                                                                       \
    N_("Unless it falls, discard cards worth at least this, or the game is lost.")
#define REGICIDE_SPADES_RULE                                                                       \
    N_("♠ Spades: the enemy's attack is lowered by as much as your attack is worth, for as "     \
       "long as this enemy stands.")
#define REGICIDE_CLUBS_RULE N_("♣ Clubs: the damage is doubled.")
#define REGICIDE_HEARTS_RULE                                                                       \
    N_("♥ Hearts: shuffle the discard pile and, without looking, put as many cards from it "     \
       "under the Tavern deck as the attack is worth.")
#define REGICIDE_ALONE_WORDS    N_("You against twelve royals")
#define REGICIDE_DEFEATED_WORDS N_("Enemies defeated: {n} of {m}")

#endif
