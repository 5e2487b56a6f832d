/* What can be done from the deal on: summoning, casting, attacking, ordering, and what the
 * automaton does in their place. Legality is not asked again here. */
#include "clash/play.h"
#include "clash/state.h"

#include "base/assert.h"

/* CD-8 */
static void unit_place(const Turn *turn, Card card, unsigned row)
{
    ClashSide *side = &turn->table->sides[turn->table->active];
    ASSERT(side->counts[row] < CLASH_ROW_MAX);
    side->rows[row][side->counts[row]++] = (ClashUnit){.card = card, .marks = CLASH_FRESH};
}

static unsigned hand_index(const ClashSide *side, Card card)
{
    unsigned index = 0;
    while (index < CLASH_WINDOW && side->hand[index] != card) {
        index++;
    }
    ASSERT(index < side->hand_count);
    return index;
}

static void summon(const Turn *turn, Card card, unsigned row)
{
    ClashTable *table = turn->table;
    ClashSide *side = &table->sides[table->active];
    unsigned index = hand_index(side, card);
    tell_move(turn, card, spot(zone_of(CLASH_ZONE_HANDS, table->active), hand_place(side, index)),
              spot(zone_row(table->active, row), side->counts[row]));
    hand_take(side, index);
    unit_place(turn, card, row);
    mana_pay(turn, card);
    keeper_settle(turn, table->active);
}

static void cast_strike(const Turn *turn, Card card, Blow blow)
{
    const ClashSide *side = &turn->table->sides[blow.side];
    blow.damage = clash_facts[card].attack;
    blow.abilities = clash_facts[card].abilities;
    blow.is_cast = true;
    tell_card(turn, CLASH_CUE_CAST, side->rows[blow.row][blow.place].card,
              spot(zone_row(blow.side, blow.row), blow.place), blow.damage);
    blow_strike(turn, &blow);
}

/* CD-9. The incantation ends rightmost, so a cast never leaves the keeper there (CD-11). */
static void cast(const Turn *turn, Card card, uint8_t unit)
{
    ClashTable *table = turn->table;
    ClashSide *side = &table->sides[table->active];
    unsigned index = hand_index(side, card);
    Blow blow = {
        .side = unit_side(unit), .row = unit >> 6 & 1, .place = (uint8_t)((unit & 63) - 1)};
    tell_move(turn, card, spot(zone_of(CLASH_ZONE_HANDS, table->active), hand_place(side, index)),
              spot(CLASH_ZONE_RETURNING, 0));
    table->returning[table->returning_count++] = hand_take(side, index);
    mana_pay(turn, card);
    cast_strike(turn, card, blow);
    if (blow.side != table->active) {
        return_card(turn, table->returning_count - 1u);
    }
    if (table->phase == CLASH_ATTACKING) {
        queue_settle(table);
    }
    returns_settle(turn,
                   table->phase == CLASH_ATTACKING ? CLASH_RESUME_ATTACK : CLASH_RESUME_SUMMON);
}

/* CD-35 */
static void reveal_incantation(const Turn *turn, Card card, unsigned row)
{
    ClashTable *table = turn->table;
    tell_move(turn, card, spot(CLASH_ZONE_PILE, 0), spot(CLASH_ZONE_RETURNING, 0));
    table->returning[table->returning_count++] = card;
    if (table->sides[PLAYER].counts[row] > 0) {
        mana_pay(turn, card);
        cast_strike(turn, card, (Blow){.side = PLAYER, .row = (uint8_t)row});
    } else {
        tell_cue(turn, CLASH_CUE_FIZZLE, (int)row);
    }
    table->returning[--table->returning_count] = 0;
    tell_move(turn, card, spot(CLASH_ZONE_RETURNING, table->returning_count),
              spot(CLASH_ZONE_DISCARD, 0));
    table->discard[table->discard_count++] = card;
}

static void reveal_unit(const Turn *turn, Card card, unsigned row)
{
    const ClashSide *side = &turn->table->sides[AUTOMATON];
    tell_move(turn, card, spot(CLASH_ZONE_PILE, 0),
              spot(zone_row(AUTOMATON, row), side->counts[row]));
    unit_place(turn, card, row);
    mana_pay(turn, card);
}

static bool has_next_reveal(const ClashTable *table)
{
    return table->mana > 0 && table->pile_count > 0;
}

static void reveal(const Turn *turn)
{
    ClashTable *table = turn->table;
    unsigned row = table->resume == CLASH_RESUME_BOTTOM;
    ClashResume next = CLASH_RESUME_TOP;
    if (row == 0) {
        next = CLASH_RESUME_BOTTOM;
    }
    Card card = table->pile[--table->pile_count];
    table->pile[table->pile_count] = 0;
    tell_cue(turn, CLASH_CUE_REVEAL, (int)row);
    if (clash_is_incantation(card)) {
        reveal_incantation(turn, card, row);
    } else {
        reveal_unit(turn, card, row);
    }
    pile_settle(turn);
    table->resume = (uint8_t)next;
    if (!has_next_reveal(table)) {
        queue_begin(turn);
        next = CLASH_RESUME_ATTACK;
    }
    returns_settle(turn, next);
}

/* CD-34 */
void automaton_step(const Turn *turn)
{
    if (has_next_reveal(turn->table)) {
        reveal(turn);
    } else {
        queue_begin(turn);
    }
}

static void resume(const Turn *turn)
{
    ClashTable *table = turn->table;
    switch ((ClashResume)table->resume) {
    case CLASH_RESUME_ATTACK:
        table->resume = CLASH_RESUME_NOTHING;
        phase_set(turn, CLASH_ATTACKING, table->active);
        return;
    case CLASH_RESUME_SUMMON:
        table->resume = CLASH_RESUME_NOTHING;
        phase_set(turn, CLASH_SUMMONING, table->active);
        return;
    case CLASH_RESUME_TOP:
    case CLASH_RESUME_BOTTOM:
        phase_set(turn, CLASH_SUMMONING, table->active);
        return;
    case CLASH_RESUME_NOTHING:
        return;
    }
}

/* CD-16: the last unit returns by itself. */
void return_chosen(const Turn *turn, Card card)
{
    ClashTable *table = turn->table;
    unsigned index = 0;
    while (table->returning[index] != card) {
        index++;
    }
    return_card(turn, index);
    if (!returns_settle(turn, (ClashResume)table->resume)) {
        resume(turn);
    }
}

void play_card(const Turn *turn, Action action)
{
    Card card = action_operand(action, 0);
    uint8_t second = action_operand(action, 1);
    if (action_verb(action) == CLASH_SUMMON) {
        summon(turn, card, second);
    } else {
        cast(turn, card, second);
    }
}
