/* How the sentences of Claim read to the seat of which they speak. */
#include "claim/words.h"

#include "games/claim_tellings.h"

const OwnForm claim_own_forms[] = {
    {"{name} leads {card}.", 0, .own = N_("You lead {card}.")},
    {"{name} answers with {card}.", 0, .own = N_("You answer with {card}.")},
    {"The Knight beats the Goblin: {name} wins the trick.", 0, .own = CLAIM_OWN_KNIGHT},
    {"Another faction cannot win: {name} wins the trick.", 0, .own = CLAIM_OWN_OFF},
    {"Equal values: the leader, {name}, wins the trick.", 0, .own = CLAIM_OWN_TIE},
    {"The higher value: {name} wins the trick.", 0, .own = CLAIM_OWN_HIGH},
    {"To the score pile of {name}: {cards}.", 0, .own = CLAIM_OWN_SCORES},
    {"{card} joins the followers of {name}.", 1, .own = CLAIM_OWN_JOINS},
    {"{name} draws {card} as a follower.", 0, .own = CLAIM_OWN_DRAWN},
    {"The Dwarves of the trick go to its loser, {name}.", 0,
     .own = N_("The Dwarves of the trick go to you, its loser.")},
    {"The Undead of the trick go to the score pile of {name}.", 0,
     .own = N_("The Undead of the trick go to your score pile.")},
    {"{faction}: {name} gets this vote.", 1, .own = N_("{faction}: you get this vote.")},
    {"{name} wins the game.", 0, .own = N_("You win the game.")},
    {"Phase Two begins: {name} leads.", 0, .own = N_("Phase Two begins: you lead.")},
    {0},
};
