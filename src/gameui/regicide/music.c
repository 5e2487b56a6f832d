/* When the music of Regicide rises: a King stands there, few royals are left, or the attack is
 * nearly more than the hand can pay. How much a hand can pay only its seat may know, so that counts
 * with nobody else to hear. */
#include "games/regicide.h"
#include "regicide/pieces.h"

#define FEW_ROYALS 3
#define LITTLE     5 /* that is left of a hand */
#define KING_RANK  12

static int tension(const void *memory, bool alone)
{
    const RegicideView *view = memory;
    const RegicideTable *table = &view->table;
    if (table->phase == REGICIDE_OVER || table->enemy == CARD_NONE) {
        return 0;
    }
    int royals = regicide_royals(table) - regicide_defeated(table);
    bool is_late = regicide_rank(table->enemy) == KING_RANK || royals <= FEW_ROYALS;
    bool is_pressed = alone && regicide_attack_left(table) >= regicide_values(view->hand) - LITTLE;
    return is_late || is_pressed ? 100 : 0;
}

const MusicUi regicide_music = {.piece = "court", .tension = tension};
