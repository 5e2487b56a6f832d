/* Where the last steps of the past are drawn in their panel of Clash of Decks, and which of them
 * the pointer is on. */
#include "clash/parts/strikes.h"
#include "clash/seen.h"
#include "clash/table.h"

#define FEW_STEPS 2 /* that are told in one column */

bool clash_has_heading(const TableScene *scene)
{
    Rect spot = scene->layout->spots[SPOT_TOLD];
    return spot.w < 4 * spot.h;
}

Rect clash_step_cell(const TableScene *scene, size_t count, unsigned index)
{
    Rect rest = scene->layout->spots[SPOT_TOLD];
    unsigned columns = 3, rows = count <= FEW_STEPS ? 1 : PAST_STEPS / 3;
    if (clash_has_heading(scene)) {
        columns = count <= FEW_STEPS ? 1 : 2;
        rows = count <= FEW_STEPS ? FEW_STEPS : PAST_STEPS / 2;
        rect_cut_top(&rest, CLASH_HEADING * scene->layout->unit);
    }
    float wide = rest.w / (float)columns, high = rest.h / (float)rows;
    return (Rect){rest.x + wide * (float)(index % columns),
                  rest.y + high * (float)(index / columns), wide, high};
}

bool clash_pointed_step(const TableScene *scene, PastStep *out)
{
    if (clash_table_of(scene)->turn == 0 || !table_rests(scene->table)) {
        return false;
    }
    ClashPast past = clash_past(scene, false);
    for (unsigned i = 0; i < past.count; i++) {
        if (rect_has(clash_step_cell(scene, past.count, i), ui_pointer(scene->ui))) {
            *out = past.steps[i];
            return true;
        }
    }
    return false;
}

void clash_recalls_strike(const TableScene *scene, DressedCard *card)
{
    PastStep step;
    Seat side = clash_side_of(card->zone);
    if (side == SEAT_NONE || !clash_pointed_step(scene, &step)) {
        return;
    }
    if (card->card == step.actor && side == step.actor_side) {
        card->strikes = 1;
    } else if (card->card == step.target && side == step.target_side) {
        card->struck = 1;
    }
}
