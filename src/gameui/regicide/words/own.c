/* How the sentences of Regicide read to the seat of which they speak. */
#include "regicide/words.h"

const OwnForm regicide_own_forms[] = {
    {"{name} plays {cards}.", 0, .own = N_("You play {cards}.")},
    {"{name} yields.", 0, .own = N_("You yield.")},
    {"{name} flips a Jester and discards the whole hand.", 0,
     .own = N_("You flip a Jester and discard your whole hand.")},
    {"{name} discards {cards}.", 0, .own = N_("You discard {cards}.")},
    {"{name} goes next.", 0, .own = N_("You go next.")},
    {"{name} goes next", 0, .own = N_("you go next")},
    {"{name} plays a Jester: immunity cancelled.", 0,
     .own = N_("You play a Jester: immunity cancelled.")},
    {"{name} draws {cards}.", 0, .own = N_("You draw {cards}.")},
    {"{name} draws {n} cards.", 1, NP_("You draw {n} card.", "You draw {n} cards.")},
    {"The {card} attacked for {n}; {name} could cover only {total}.", 2,
     .own = N_("The {card} attacked for {n}; you could cover only {total}.")},
    {"{name} had no card to play, and could not yield after all others had.", 0,
     .own = N_("You had no card to play, and could not yield after all others had.")},
    {0},
};
