/* Hands, keepers and the automaton's pile: one card at a time, with its events. A hand only loses
 * cards by play and only gains them at the right, so whatever moves a keeper to the right end is a
 * play of its owner or damage, and is settled at once. */
#include "state.h"

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
void return_card(const Play *play, unsigned index)
{
    ClashTable *table = play->table;
    Seat owner = clash_returning_owner(table);
    ClashSide *side = &table->sides[owner];
    Card card = table->returning[index];
    tell_move(play, card, spot(CLASH_ZONE_RETURNING, index),
              spot(zone_of(CLASH_ZONE_HANDS, owner), side->hand_count + 1u));
    hand_put(side, card);
    table->returning_count--;
    memmove(table->returning + index, table->returning + index + 1, table->returning_count - index);
    table->returning[table->returning_count] = 0;
}

/* CD-19 */
static void bastion_fall(const Play *play, Seat owner)
{
    ClashSide *side = &play->table->sides[owner];
    bool has_hand = !is_automaton(play->table, owner);
    uint8_t zone = has_hand ? zone_of(CLASH_ZONE_HANDS, owner) : CLASH_ZONE_AUTOMATON;
    uint8_t box = zone_of(CLASH_ZONE_BOX, owner);
    tell_card(play, CLASH_CUE_FALL, CLASH_BASTION, spot(zone, side->keeper), owner);
    tell_move(play, CLASH_BASTION, spot(zone, INDEX_ANY), spot(box, INDEX_ANY));
    tell_move(play, CLASH_FORT, spot(box, INDEX_ANY), spot(zone, 0));
    side->is_fort = 1;
    side->keeper = 0;
}

/* CD-11, CD-20, CD-39 */
void keeper_settle(const Play *play, Seat owner)
{
    ClashSide *side = &play->table->sides[owner];
    if (side->keeper < side->hand_count) {
        return;
    }
    if (!side->is_fort) {
        bastion_fall(play, owner);
        return;
    }
    tell_card(play, CLASH_CUE_LOSE, CLASH_FORT,
              spot(zone_of(CLASH_ZONE_HANDS, owner), side->keeper), owner);
    play_finish(play, side_other(owner));
}

/* CD-18 */
static void keeper_slide(const Play *play, Seat owner, unsigned damage)
{
    ClashSide *side = &play->table->sides[owner];
    unsigned life = clash_keeper_life(side);
    unsigned place = side->keeper + (damage < life ? damage : life);
    uint8_t zone = zone_of(CLASH_ZONE_HANDS, owner);
    if (damage > 0) {
        tell_move(play, keeper_card(side), spot(zone, INDEX_ANY), spot(zone, place));
        side->keeper = (uint8_t)place;
        keeper_settle(play, owner);
    }
}

static void pile_discard(const Play *play)
{
    ClashTable *table = play->table;
    Card card = table->pile[--table->pile_count];
    table->pile[table->pile_count] = 0;
    tell_move(play, card, spot(CLASH_ZONE_PILE, 0), spot(CLASH_ZONE_DISCARD, 0));
    table->discard[table->discard_count++] = card;
}

/* CD-37, CD-40 */
static void pile_hit(const Play *play, unsigned damage)
{
    ClashTable *table = play->table;
    unsigned armor = table->pile_armor;
    for (unsigned left = damage > armor ? damage - armor : 0; left > 0 && table->pile_count > 0;
         left--) {
        pile_discard(play);
    }
    pile_settle(play);
}

void keeper_hit(const Play *play, Seat owner, unsigned damage)
{
    const ClashSide *side = &play->table->sides[owner];
    bool has_hand = !is_automaton(play->table, owner);
    unsigned zone = has_hand ? zone_of(CLASH_ZONE_HANDS, owner) : CLASH_ZONE_AUTOMATON;
    tell_card(play, CLASH_CUE_KEEPER, keeper_card(side), spot(zone, side->keeper), damage);
    if (has_hand) {
        keeper_slide(play, owner, damage);
    } else {
        pile_hit(play, damage);
    }
}

static void pile_renew(const Play *play)
{
    ClashTable *table = play->table;
    while (table->discard_count > 0) {
        Card card = table->discard[--table->discard_count];
        table->discard[table->discard_count] = 0;
        tell_move(play, card, spot(CLASH_ZONE_DISCARD, 0), spot(CLASH_ZONE_PILE, 0));
        table->pile[table->pile_count++] = card;
    }
    rng_shuffle(play->rng, table->pile, table->pile_count);
    if (play->log) {
        event_shuffle(play->log, CLASH_ZONE_PILE);
    }
}

void pile_settle(const Play *play)
{
    ClashTable *table = play->table;
    if (table->pile_count == 0 && !table->sides[AUTOMATON].is_fort) {
        bastion_fall(play, AUTOMATON);
        pile_renew(play);
    }
    if (table->pile_count == 0 && !table->is_last) {
        table->is_last = 1; /* CD-38 */
        tell_cue(play, CLASH_CUE_LAST, 0);
    }
}
