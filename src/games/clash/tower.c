/* Made by tests/bench/make_tower.c, and never edited: the floors of the tower of Clash of Decks.
 * Each is {seed, first, level, manner, mana, loss}; they follow from the deal and from how computer
 * players choose, so a change of either needs a new tower. */
#include "games/clash_tower.h"

const ClashFloor clash_tower[CLASH_FLOORS] = {
    {400000117, 0, 2, 1, 0, 150, 0}, {400001005, 1, 2, 2, 0, 300, 0},
    {400002006, 0, 3, 3, 0, 450, 0}, {400003000, 1, 3, 4, 0, 500, 0},
    {400004001, 0, 4, 5, 0, 600, 0}, {400005011, 1, 4, 6, 0, 700, 0},
    {400006008, 1, 4, 7, 0, 750, 0}, {400007000, 0, 4, 0, 1, 1000, 0},
};
