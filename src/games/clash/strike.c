/* One blow: an attack on a unit or an incantation, with what Splash and Perforation reach beside
 * it. Everything is read before anything is done: which units are hit and what abilities they have
 * then; so all are hit at the same time. */
#include "clash/play.h"
#include "clash/state.h"

#include <string.h>

#define TARGETS_MAX 3

typedef struct Target {
    uint8_t row, place;
    ClashAbilitySet abilities;
    uint8_t cue;
    bool is_destroyed;
} Target;

static void target_set(Target *target, const ClashSide *side, unsigned row, unsigned place)
{
    target->row = (uint8_t)row;
    target->place = (uint8_t)place;
    target->abilities = clash_abilities(side, row, place);
}

/* CD-21, CD-22, CD-23 */
static unsigned find_targets(const ClashSide *side, const Blow *blow, Target out[TARGETS_MAX])
{
    unsigned count = 1, other = 1u - blow->row;
    target_set(&out[0], side, blow->row, blow->place);
    out[0].cue = CLASH_CUE_HIT;
    if (has_ability(blow->abilities, CLASH_PERFORATION) &&
        blow->place + 1u < side->counts[blow->row]) {
        target_set(&out[count], side, blow->row, blow->place + 1u);
        out[count++].cue = CLASH_CUE_PIERCE;
    }
    if (has_ability(blow->abilities, CLASH_SPLASH) && blow->place < side->counts[other]) {
        target_set(&out[count], side, other, blow->place);
        out[count++].cue = CLASH_CUE_SPLASH;
    }
    return count;
}

static void tell_hit(const Turn *turn, const Blow *blow, const Target *target, unsigned cue)
{
    const ClashSide *side = &turn->table->sides[blow->side];
    tell_card(turn, cue, side->rows[target->row][target->place].card,
              spot(zone_row(blow->side, target->row), target->place), blow->damage);
}

/* What becomes of the damage to one unit: the cue of it. */
static unsigned hit_target(ClashUnit *unit, const Blow *blow, const Target *target)
{
    if (blow->damage == 0) {
        return target->cue;
    }
    if (blow->is_cast && has_ability(target->abilities, CLASH_INDESTRUCTIBLE)) {
        return CLASH_CUE_IMMUNE; /* CD-25 */
    }
    bool is_first = !(unit->marks & CLASH_HURT);
    unit->marks |= CLASH_HURT;
    if (is_first && has_ability(target->abilities, CLASH_PROTECTION)) {
        return CLASH_CUE_SHIELD; /* CD-24 */
    }
    unit->damage = (uint8_t)(unit->damage + blow->damage);
    return target->cue;
}

static Card row_take(ClashSide *side, unsigned row, unsigned place)
{
    ClashUnit *units = side->rows[row];
    Card card = units[place].card;
    side->counts[row]--;
    for (; place < side->counts[row]; place++) {
        units[place] = units[place + 1];
    }
    units[place] = (ClashUnit){0};
    return card;
}

/* Behind the units that wait, before an incantation being cast. */
static void return_later(const Turn *turn, Card card, uint8_t zone, unsigned place)
{
    ClashTable *table = turn->table;
    unsigned at = returning_units(table);
    tell_move(turn, card, spot(zone, place), spot(CLASH_ZONE_RETURNING, at));
    memmove(table->returning + at + 1, table->returning + at, table->returning_count - at);
    table->returning[at] = card;
    table->returning_count++;
}

/* CD-15, CD-36 */
static void destroy_unit(const Turn *turn, Seat owner, unsigned row, unsigned place)
{
    ClashTable *table = turn->table;
    uint8_t zone = zone_row(owner, row);
    Card card = row_take(&table->sides[owner], row, place);
    tell_card(turn, CLASH_CUE_DESTROY, card, spot(zone, place), owner);
    if (is_automaton(table, owner)) {
        tell_move(turn, card, spot(zone, place), spot(CLASH_ZONE_DISCARD, 0));
        table->discard[table->discard_count++] = card;
    } else {
        return_later(turn, card, zone, place);
    }
}

unsigned blow_strike(const Turn *turn, const Blow *blow)
{
    ClashSide *side = &turn->table->sides[blow->side];
    Target targets[TARGETS_MAX];
    unsigned count = find_targets(side, blow, targets), destroyed = 0;
    unsigned removed_before = 0; /* in the same row, so the places behind have moved up */
    for (unsigned i = 0; i < count; i++) {
        ClashUnit *unit = &side->rows[targets[i].row][targets[i].place];
        tell_hit(turn, blow, &targets[i], hit_target(unit, blow, &targets[i]));
        targets[i].is_destroyed = unit->damage >= clash_facts[unit->card].durability;
    }
    for (unsigned i = 0; i < count; i++) {
        if (targets[i].is_destroyed) {
            bool is_same_row = targets[i].row == blow->row;
            unsigned place = targets[i].place;
            if (is_same_row) {
                place -= removed_before;
                removed_before++;
            }
            destroy_unit(turn, blow->side, targets[i].row, place);
            destroyed++;
        }
    }
    return destroyed;
}

/* CD-28: to the place nearest the bridge; its bonus. */
static void sprint(const Turn *turn, unsigned row, unsigned place)
{
    Seat active = turn->table->active;
    ClashUnit *units = turn->table->sides[active].rows[row];
    ClashUnit unit = units[place];
    uint8_t zone = zone_row(active, row);
    if (place == 0) {
        return;
    }
    tell_card(turn, CLASH_CUE_SPRINT, unit.card, spot(zone, place), place);
    tell_move(turn, unit.card, spot(zone, place), spot(zone, 0));
    memmove(units + 1, units, place * sizeof *units);
    unit.bonus = (uint8_t)place;
    units[0] = unit;
}

/* CD-13, CD-26 */
void attack_with(const Turn *turn, unsigned row, unsigned place)
{
    Seat active = turn->table->active, other = side_other(active);
    ClashUnit *units = turn->table->sides[active].rows[row];
    ClashAbilitySet abilities = clash_abilities(&turn->table->sides[active], row, place);
    bool is_repeat = units[place].marks & CLASH_SPENT;
    if (!is_repeat && has_ability(abilities, CLASH_SPRINT)) {
        sprint(turn, row, place);
        place = 0;
    }
    ClashUnit *unit = &units[place];
    Blow blow = {.side = other,
                 .row = (uint8_t)row,
                 .damage = (uint8_t)clash_power(unit),
                 .abilities = abilities};
    unsigned destroyed = 0;
    unit->marks |= CLASH_SPENT;
    if (is_repeat) {
        tell_card(turn, CLASH_CUE_BERSERK, unit->card, spot(zone_row(active, row), place), 0);
    }
    tell_card(turn, CLASH_CUE_ATTACK, unit->card, spot(zone_row(active, row), place), blow.damage);
    if (turn->table->sides[other].counts[row] > 0) {
        destroyed = blow_strike(turn, &blow);
    } else {
        keeper_hit(turn, other, blow.damage);
    }
    bool has_target = !(unit->marks & CLASH_FRESH) || turn->table->sides[other].counts[row] > 0;
    if (destroyed == 0 || !has_ability(abilities, CLASH_BERSERK) || !has_target) {
        unit->marks &= (uint8_t)~CLASH_QUEUED;
    }
}
