/* What of the Regicide table is seen now: which enemy the panels are about, and which cards go with
 * those that are picked. */
#include "regicide/seen.h"
#include "regicide/table.h"

#define FIRST_ROYAL 40 /* the Jack of Clubs */

Card regicide_next_enemy(const TableScene *scene, Card fallen, bool *is_here)
{
    for (Card card = FIRST_ROYAL; card < REGICIDE_JESTER; card++) {
        if (card != fallen && table_card_is(scene->table, REGICIDE_ENEMY, 0, card)) {
            *is_here = table_sees(scene->table, REGICIDE_ENEMY, card, NULL);
            return card;
        }
    }
    *is_here = false;
    return CARD_NONE;
}

/* Changes a view before an enemy fell to one of the next enemy; of one that is still on its way
 * (`comes`) nothing is said, nor of the last one once its card has gone. Returns whether there is a
 * next one.
 */
static bool sees_next_enemy(const TableScene *scene, RegicideView *view, Card *comes)
{
    RegicideTable *table = &view->table;
    bool is_here;
    bool is_fallen = table_counter(scene->table, REGICIDE_DEFEATED) > regicide_defeated(table);
    if (table->castle_count == 0) {
        if (is_fallen || !table_sees(scene->table, REGICIDE_ENEMY, table->enemy, NULL)) {
            table->enemy = CARD_NONE;
        }
        return false;
    }
    Card next = regicide_next_enemy(scene, table->enemy, &is_here);
    if (!is_fallen || next == CARD_NONE) {
        return false;
    }
    table->enemy = is_here ? next : CARD_NONE;
    *comes = is_here ? CARD_NONE : next;
    table->cancelled = 0;
    table->castle_count = (uint8_t)(table->castle_count - is_here);
    return true;
}

void regicide_see(const TableScene *shown, RegicideSeen *out)
{
    out->scene = *shown;
    out->view = *regicide_view_of(shown);
    out->scene.view = &out->view;
    out->comes = CARD_NONE;
    out->is_new = sees_next_enemy(shown, &out->view, &out->comes);
}

bool regicide_joins(const TableScene *scene, Card card)
{
    const Selection *selection = scene->selection;
    Pick pick = {.kind = OPERAND_CARD, .value = card};
    return selection->pick_count > 0 && regicide_table_of(scene)->phase == REGICIDE_PLAYING &&
           scene->acting && !selection_has(selection, pick) && selection_can_add(selection, pick);
}

CardSet regicide_joining(const TableScene *scene)
{
    CardSet joining = 0;
    for (CardSet rest = regicide_view_of(scene)->hand; rest; rest = set_without_first(rest)) {
        if (regicide_joins(scene, set_first(rest))) {
            joining |= card_bit(set_first(rest));
        }
    }
    return joining;
}
