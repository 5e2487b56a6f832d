/* What several of Claim's screens say alike; marked for translation. */
#ifndef GAMEUI_CLAIM_SENTENCES_H
#define GAMEUI_CLAIM_SENTENCES_H

#include "base/mark.h"

#define CLAIM_DOPPELGANGER_RULE N_("An answering Doppelgänger copies the faction led")
#define CLAIM_KNIGHT_RULE       N_("An answering Knight beats a Goblin")
#define CLAIM_VOTE_RULE                                                                            \
    N_("More cards of a faction win its vote; if equal, the highest card does. More votes win "    \
       "the game. A crown: the vote can no longer change.")
#define CLAIM_PHASE_ONE N_("Phase One: Recruit Followers")
#define CLAIM_OPEN_RULE                                                                            \
    N_("The card on offer, the cards on the table, the score piles and the discards are open "     \
       "to both. Only their owners know the hands and the followers.")
#define CLAIM_TRICK_RULE                                                                           \
    N_("The higher value of the faction led wins; with equal values the leader wins. A card "      \
       "of another faction loses, whatever its value.")
#define CLAIM_MEMORY_RULE                                                                          \
    N_("Whoever remembers every card knows the other hand in this phase. The eye beside it "       \
       "shows it.")
#define CLAIM_AHEAD_WORDS N_("{faction}, ahead: {n} ({cards})")

#endif
