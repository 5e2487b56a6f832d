/* Hands, keepers and the automaton's pile: one card at a time, with its events; and the units that
 * return to a hand. A hand only loses
 * cards by play and only gains them at the right, so whatever moves a keeper to the right end is a
 * play of its owner or damage, and is settled at once. */
#include "clash/play.h"
#include "clash/state.h"

#include "base/limits.h"

#include <string.h>

Card hand_take(ClashSide *side, unsigned index)
{
    Card card = side->hand[index];
    unsigned below = (1u << index) - 1;
    side->keeper = (uint8_t)(side->keeper - (index < side->keeper));
    side->hand_count--;
    for (; index < side->hand_count; index++) {
        side->hand[index] = side->hand[index + 1];
    }
    side->hand[index] = 0;
    side->seen = (uint8_t)((side->seen & below) | ((unsigned)side->seen >> 1 & ~below));
    return card;
}

void hand_put(ClashSide *side, Card card)
{
    side->seen = (uint8_t)(side->seen | 1u << side->hand_count);
    side->hand[side->hand_count++] = card;
}

/* CD-15 */
void return_card(const Turn *turn, unsigned index)
{
    ClashTable *table = turn->table;
    Seat owner = clash_returning_owner(table);
    ClashSide *side = &table->sides[owner];
    Card card = table->returning[index];
    tell_move(turn, card, spot(CLASH_ZONE_RETURNING, index),
              spot(zone_of(CLASH_ZONE_HANDS, owner), side->hand_count + 1u));
    hand_put(side, card);
    table->returning_count--;
    memmove(table->returning + index, table->returning + index + 1, table->returning_count - index);
    table->returning[table->returning_count] = 0;
}

/* CD-16: true when the owner has a choice; else what waits has gone to its hand. */
bool returns_settle(const Turn *turn, ClashResume resume)
{
    ClashTable *table = turn->table;
    if (returning_units(table) > 1) {
        table->resume = (uint8_t)resume;
        phase_set(turn, CLASH_RETURNING, clash_returning_owner(table));
        return true;
    }
    while (table->returning_count > 0) {
        return_card(turn, 0);
    }
    return false;
}

/* CD-19 */
static void bastion_fall(const Turn *turn, Seat owner)
{
    ClashSide *side = &turn->table->sides[owner];
    bool has_hand = !is_automaton(turn->table, owner);
    uint8_t zone = CLASH_ZONE_AUTOMATON;
    if (has_hand) {
        zone = zone_of(CLASH_ZONE_HANDS, owner);
    }
    uint8_t box = zone_of(CLASH_ZONE_BOX, owner);
    tell_card(turn, CLASH_CUE_FALL, CLASH_BASTION, spot(zone, side->keeper), owner);
    tell_move(turn, CLASH_BASTION, spot(zone, INDEX_ANY), spot(box, INDEX_ANY));
    tell_move(turn, CLASH_FORT, spot(box, INDEX_ANY), spot(zone, 0));
    side->is_fort = 1;
    side->keeper = 0;
}

/* CD-11, CD-20, CD-39 */
void keeper_settle(const Turn *turn, Seat owner)
{
    ClashSide *side = &turn->table->sides[owner];
    if (side->keeper < side->hand_count) {
        return;
    }
    if (!side->is_fort) {
        bastion_fall(turn, owner);
        return;
    }
    tell_card(turn, CLASH_CUE_LOSE, CLASH_FORT,
              spot(zone_of(CLASH_ZONE_HANDS, owner), side->keeper), owner);
    play_finish(turn, side_other(owner));
}

/* CD-18 */
static void keeper_slide(const Turn *turn, Seat owner, unsigned damage)
{
    ClashSide *side = &turn->table->sides[owner];
    unsigned life = clash_keeper_life(side);
    unsigned place = side->keeper + min_unsigned(damage, life);
    uint8_t zone = zone_of(CLASH_ZONE_HANDS, owner);
    if (damage > 0) {
        tell_move(turn, keeper_card(side), spot(zone, INDEX_ANY), spot(zone, place));
        side->keeper = (uint8_t)place;
        keeper_settle(turn, owner);
    }
}

static void pile_discard(const Turn *turn)
{
    ClashTable *table = turn->table;
    Card card = table->pile[--table->pile_count];
    table->pile[table->pile_count] = 0;
    tell_move(turn, card, spot(CLASH_ZONE_PILE, 0), spot(CLASH_ZONE_DISCARD, 0));
    table->discard[table->discard_count++] = card;
}

/* CD-37, CD-40 */
static void pile_hit(const Turn *turn, unsigned damage)
{
    ClashTable *table = turn->table;
    unsigned armor = table->pile_armor;
    for (unsigned left = damage > armor ? damage - armor : 0; left > 0 && table->pile_count > 0;
         left--) {
        pile_discard(turn);
    }
    pile_settle(turn);
}

void keeper_hit(const Turn *turn, Seat owner, unsigned damage)
{
    const ClashSide *side = &turn->table->sides[owner];
    bool has_hand = !is_automaton(turn->table, owner);
    unsigned zone = CLASH_ZONE_AUTOMATON;
    if (has_hand) {
        zone = zone_of(CLASH_ZONE_HANDS, owner);
    }
    tell_card(turn, CLASH_CUE_KEEPER, keeper_card(side), spot(zone, side->keeper), damage);
    if (has_hand) {
        keeper_slide(turn, owner, damage);
    } else {
        pile_hit(turn, damage);
    }
}

static void pile_renew(const Turn *turn)
{
    ClashTable *table = turn->table;
    while (table->discard_count > 0) {
        Card card = table->discard[--table->discard_count];
        table->discard[table->discard_count] = 0;
        tell_move(turn, card, spot(CLASH_ZONE_DISCARD, 0), spot(CLASH_ZONE_PILE, 0));
        table->pile[table->pile_count++] = card;
    }
    rng_shuffle(turn->rng, table->pile, table->pile_count);
    if (turn->log) {
        event_shuffle(turn->log, CLASH_ZONE_PILE);
    }
}

void pile_settle(const Turn *turn)
{
    ClashTable *table = turn->table;
    if (table->pile_count == 0 && !table->sides[AUTOMATON].is_fort) {
        bastion_fall(turn, AUTOMATON);
        pile_renew(turn);
    }
    if (table->pile_count == 0 && !table->is_last) {
        table->is_last = 1; /* CD-38 */
        tell_cue(turn, CLASH_CUE_LAST, 0);
    }
}
