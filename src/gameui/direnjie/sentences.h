/* What several of Di Renjie's screens say alike; marked for translation. */
#ifndef GAMEUI_DIRENJIE_SENTENCES_H
#define GAMEUI_DIRENJIE_SENTENCES_H

#include "base/mark.h"

#define DIRENJIE_AIM                                                                               \
    N_("Find out the target, the weapon and the location of the secret mission. Right answers "    \
       "and submitted clues bring points; the most points win.")
#define DIRENJIE_AGAINST_THREE N_("Against three computer players")
#define DIRENJIE_SWAP_BONUS    N_("Bonus: swap hands with another player.")
#define DIRENJIE_CLUE_RULE                                                                         \
    N_("Its two upper cards are the same. If the bottom one is, too, that card is ruled out.")
#define DIRENJIE_POINTS_RULE                                                                       \
    N_("One right answer is worth 1 point, two 3 points, three 6 points. Every two clues of "      \
       "your own are worth 1 point. If points are equal, the most clues win.")
#define DIRENJIE_KILLER_RULE                                                                       \
    N_("One right answer is worth 1 point, two 3 points, three 6 points; to the killer 1 "         \
       "point each.")
#define DIRENJIE_TEAM_RULE                                                                         \
    N_("The players of two or three teams sit in alternate seats. Partners keep hands and "        \
       "notebooks from each other like everybody else; their points are added up.")
#define DIRENJIE_END_RULE                                                                          \
    N_("Then all hidden clues are turned up and count too, and everybody writes down target, "     \
       "weapon and location in secret.")
#define DIRENJIE_LAST_RULE                                                                         \
    N_("When eight clues of all players together are public, play goes on to the end of the "      \
       "turn of whoever is last in turn order. It also ends after two whole rounds in which "      \
       "nothing moved, and after round 60.")
#define DIRENJIE_DRAW_RULE                                                                         \
    N_("Whoever gave nothing when asked, and holds three cards or more, can be drawn from.")
#define DIRENJIE_SUBMIT_RULE                                                                       \
    N_("You hold a clue, so you must submit it: three equal cards, or two and the Beggar of "      \
       "their number below. It lies face down until your next turn.")

#define DIRENJIE_STARTING_CLUES N_("Your starting clues: none of these cards is in the mission.")

#endif
