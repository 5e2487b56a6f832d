/* How the sentences of Clash of Decks read to the seat of which they speak. */
#include "clash/words.h"

const OwnForm clash_own_forms[] = {
    {"{name} picks {card}.", 0, .own = N_("You pick {card}.")},
    {"{name} chooses a card.", 0, .own = N_("You choose a card.")},
    {"{name} removes {card}.", 0, .own = N_("You remove {card}.")},
    {"{name} summons {card}: {row}.", 0, .own = N_("You summon {card}: {row}.")},
    {"{name} casts {card} on {target}.", 0, .own = N_("You cast {card} on {target}.")},
    {"{name} casts {card} on a unit of their own: {target}.", 0,
     .own = N_("You cast {card} on your own {target}.")},
    {"{card} deals {n} damage to {name}'s {target}.", 2,
     .own = N_("{card} deals {n} damage to your {target}.")},
    {"Protection: {name}'s {card} takes no damage.", 0,
     .own = N_("Protection: your {card} takes no damage.")},
    {"Indestructible: {name}'s {card} takes no damage.", 0,
     .own = N_("Indestructible: your {card} takes no damage.")},
    {"{name} begins the assault.", 0, .own = N_("You begin the assault.")},
    {"{name} goes on.", 0, .own = N_("You go on.")},
    {"{name} ends the turn.", 0, .own = N_("You end the turn.")},
    {"{name} takes {card} back into hand.", 0, .own = N_("You take {card} back into hand.")},
    {"{name}'s Bastion falls: the Fort now stands.", 0,
     .own = N_("Your Bastion falls: the Fort now stands.")},
    {"{card} deals {n} damage to {name}'s Bastion.", 2,
     .own = N_("{card} deals {n} damage to your Bastion.")},
    {"{card} deals {n} damage to {name}'s Fort.", 2,
     .own = N_("{card} deals {n} damage to your Fort.")},
    {"{name}'s Fort falls.", 0, .own = N_("Your Fort falls.")},
    {"{name}'s Fort fell in the assault of turn {turn}: {n} damage came through the open top row.",
     0,
     .own = N_("Your Fort fell in the assault of turn {turn}: {n} damage came through the open top "
               "row.")},
    {"{name}'s Fort fell in the assault of turn {turn}: {n} damage came through the open bottom "
     "row.",
     0,
     .own = N_("Your Fort fell in the assault of turn {turn}: {n} damage came through the open "
               "bottom row.")},
    {"{name}'s Fort fell in the assault of turn {turn}: {n} damage came through both open rows.", 0,
     .own = N_("Your Fort fell in the assault of turn {turn}: {n} damage came through both open "
               "rows.")},
    {"{name}'s Fort fell by its owner's own play: with {card} summoned, no card was left to its "
     "right.",
     0,
     .own = N_("Your Fort fell by your own play: with {card} summoned, no card was left to its "
               "right.")},
    {"{name}, {row}: {cards}", 0, .own = N_("You, {row}: {cards}")},
    {"{card} is removed from {name}'s deck.", 1, .own = N_("{card} is removed from your deck.")},
    {"{name} wins the game.", 0, .own = N_("You win the game.")},
    {0},
};
