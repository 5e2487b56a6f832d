/* The bows over the rows of Clash of Decks that stand: of the blow that is pointed at where it is
 * told, and of the attack that comes next. */
#include "clash/parts/strikes.h"
#include "clash/seen.h"
#include "clash/table.h"
#include "tables/table_picture.h"

/* A card in a hand that is seen to lie there. */
static bool hand_rect(const TableScene *scene, Seat seat, Card card, Rect *out)
{
    unsigned zone = CLASH_ZONE_HANDS + (unsigned)seat, place = 0;
    while (table_card_rect(scene->table, zone, place, out)) {
        if (table_card_is(scene->table, zone, place++, card)) {
            return true;
        }
    }
    return false;
}

/* Where the unit or keeper of a side is seen. */
static bool seen_rect(const TableScene *scene, Seat seat, Card card, Rect *out)
{
    unsigned row, place;
    if (card >= CLASH_CARDS) {
        *out = scene->layout->spots[seat == scene->seat ? SPOT_CASTLES : SPOT_CASTLES + 1];
        return card != CARD_NONE && clash_table_of(scene)->turn > 0;
    }
    if (!clash_unit_of(clash_table_of(scene), seat, card, &row, &place)) {
        return hand_rect(scene, seat, card, out); /* it has returned */
    }
    return table_card_rect(scene->table, CLASH_ZONE_ROWS + CLASH_ROWS * (unsigned)seat + row, place,
                           out);
}

/* The bow of a blow that is pointed at where it is told. */
static bool recalled_bow(const TableScene *scene, Bow *bow)
{
    PastStep step;
    *bow = (Bow){.along = 1, .rise = 1};
    if (!clash_pointed_step(scene, &step) || step.actor == CARD_NONE ||
        !seen_rect(scene, step.actor_side, step.actor, &bow->from)) {
        return false;
    }
    bow->is_own = step.actor_side == scene->seat;
    return seen_rect(scene, step.target_side, step.target, &bow->to);
}

/* The bow of the attack that comes next. */
static bool coming_bow(const TableScene *scene, Bow *bow)
{
    ClashForesight outlook;
    *bow = (Bow){.along = 1, .rise = 1, .is_own = true};
    Seat other = (Seat)(1 - scene->seat);
    return clash_outlook_strike(scene, &outlook) &&
           seen_rect(scene, scene->seat, outlook.striker, &bow->from) &&
           seen_rect(scene, other, outlook.struck, &bow->to);
}

unsigned clash_standing_bows(const TableScene *scene, Bow bows[CLASH_BOWS])
{
    unsigned count = recalled_bow(scene, &bows[0]);
    return count + coming_bow(scene, &bows[count]);
}

bool clash_is_crossed(const TableScene *scene, const DressedCard *card)
{
    Bow bows[CLASH_BOWS];
    Rect rect;
    unsigned row, place, line = (unsigned)(card->zone - CLASH_ZONE_ROWS);
    if (card->zone < CLASH_ZONE_ROWS || line >= CLASH_SIDES * CLASH_ROWS ||
        !clash_unit_of(clash_table_of(scene), (Seat)(line / CLASH_ROWS), card->card, &row,
                       &place) ||
        !table_card_is(scene->table, card->zone, place, card->card) ||
        !table_card_rect(scene->table, card->zone, place, &rect)) {
        return false;
    }
    bool is_there = rect_intersection(rect, card->outline.rect).w > 0.99f * card->outline.rect.w;
    unsigned count = is_there ? clash_standing_bows(scene, bows) : 0;
    bool crosses = false;
    for (unsigned i = 0; i < count; i++) {
        crosses = crosses || table_bow_meets(&bows[i], scene->layout->unit, rect);
    }
    return crosses;
}
