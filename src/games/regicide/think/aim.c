/* Playing for a medal. A medal is lost only by flips, so to play for one is to play as if those
 * flips were not there. */
#include "regicide/think.h"

/* RG-27 */
bool regicide_aim(void *memory, unsigned grade)
{
    RegicideView *view = memory;
    RegicideTable table = view->table;
    if (table.seats > 1 || grade > REGICIDE_GOLD ||
        regicide_flips_for(&table, (RegicideMedal)grade) < 0) {
        return false;
    }
    table.flips_left = (uint8_t)regicide_flips_for(&table, (RegicideMedal)grade);
    bool can_pay = regicide_values(view->hand) >= regicide_attack_left(&table);
    bool can_go_on = can_pay;
    if (table.phase != REGICIDE_SUFFERING) {
        can_go_on = view->hand != 0;
    }
    bool can_yield = table.phase == REGICIDE_PLAYING && regicide_can_yield(&table);
    if (!can_go_on && !can_yield && !regicide_can_flip(&table)) {
        return false;
    }
    view->table = table;
    return true;
}
