/* Where the last deeds are drawn in the told panel of Clash of Decks, and which of them the pointer
 * is on. */
#include "clash/seen/deeds.h"

#define FEW_DEEDS 2 /* that are told in one column */

bool clash_has_heading(const TableScene *scene)
{
    Rect spot = scene->layout->spots[SPOT_TOLD];
    return spot.w < 4 * spot.h;
}

/* A few deeds may be larger. */
Rect clash_deed_cell(const TableScene *scene, size_t count, unsigned index)
{
    Rect rest = scene->layout->spots[SPOT_TOLD];
    unsigned columns = 3, rows = count <= FEW_DEEDS ? 1 : DEEDS / 3;
    if (clash_has_heading(scene)) {
        columns = count <= FEW_DEEDS ? 1 : 2;
        rows = count <= FEW_DEEDS ? FEW_DEEDS : DEEDS / 2;
        rect_cut_top(&rest, CLASH_DEED_HEADING * scene->layout->unit);
    }
    float wide = rest.w / (float)columns, high = rest.h / (float)rows;
    return (Rect){rest.x + wide * (float)(index % columns),
                  rest.y + high * (float)(index / columns), wide, high};
}

bool clash_told_blow(const TableScene *scene, ClashBlow *out)
{
    if (clash_table_of(scene)->turn == 0 || !table_rests(scene->table)) {
        return false;
    }
    Deeds told = clash_deeds(scene, false);
    for (unsigned i = 0; i < told.count; i++) {
        const Deed *deed = &told.deeds[i];
        if (rect_has(clash_deed_cell(scene, told.count, i), ui_pointer(scene->ui))) {
            *out = (ClashBlow){.striker = deed->actor,
                               .struck = deed->target,
                               .striker_side = deed->actor_side,
                               .struck_side = deed->target_side};
            return true;
        }
    }
    return false;
}

/* The side of a card in a hand or row; SEAT_NONE: it lies elsewhere. */
static Seat card_side(uint8_t zone)
{
    if (zone >= CLASH_ZONE_ROWS) {
        return (Seat)((zone - CLASH_ZONE_ROWS) / CLASH_ROWS);
    }
    if (zone >= CLASH_ZONE_HANDS) {
        return (Seat)(zone - CLASH_ZONE_HANDS);
    }
    return SEAT_NONE;
}

void clash_recalls_strike(const TableScene *scene, DressedCard *card)
{
    ClashBlow blow;
    Seat side = card_side(card->zone);
    if (side == SEAT_NONE || !clash_told_blow(scene, &blow)) {
        return;
    }
    if (card->card == blow.striker && side == blow.striker_side) {
        card->strikes = 1;
    } else if (card->card == blow.struck && side == blow.struck_side) {
        card->struck = 1;
    }
}
