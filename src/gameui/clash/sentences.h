/* What several of Clash of Decks' screens say alike; marked for translation. */
#ifndef GAMEUI_CLASH_SENTENCES_H
#define GAMEUI_CLASH_SENTENCES_H

#include "base/mark.h"

/* Between the members of a list in one line: its dot never begins a line. */
#define CLASH_JOINT "\u00a0· "

#define CLASH_PERFORATION_RULE N_("Also hits one unit behind the target, never the Bastion/Fort.")
#define CLASH_SPLASH_RULE      N_("Also hits the unit at the same place in the other row.")
#define CLASH_RAGE_RULE                                                                            \
    N_("May attack units on the turn it is summoned, "                                             \
       "not the Bastion/Fort.")
#define CLASH_PROTECTION_RULE N_("The first attack that hits it each turn deals 0 damage.")
#define CLASH_BERSERK_RULE    N_("Attacks again each time its attack destroys an enemy unit.")
#define CLASH_SPRINT_RULE                                                                          \
    N_("When it attacks, it moves next to the bridge; +1 attack for each unit it passes.")
#define CLASH_TURN_RULE                                                                            \
    N_("A turn has three steps: mana for each card in hand, then playing cards, then the "         \
       "assault of all units, top row first.")
#define CLASH_DIFFICULTY N_("Difficulty {n} of {m} · {name}")

#endif
