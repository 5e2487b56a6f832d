/* What of the Clash of Decks table is seen now: whose phase it is, how far the keepers are from
 * their fall, where units stand, and what is open to the card that is picked. */
#include "clash/seen.h"
#include "clash/table.h"

#include "base/text.h"
#include "ui/tween.h"

#include <math.h>

bool clash_is_dealt(const TableScene *scene)
{
    return clash_table_of(scene)->turn > 0;
}

/* Where the keeper of a side lies. */
static unsigned keeper_zone(const TableScene *scene, Seat seat)
{
    return clash_is_automaton(scene, seat) ? CLASH_ZONE_AUTOMATON
                                           : CLASH_ZONE_HANDS + (unsigned)seat;
}

bool clash_has_fort(const TableScene *scene, Seat seat)
{
    unsigned zone = keeper_zone(scene, seat);
    if (table_sees(scene->table, zone, CLASH_FORT, NULL)) {
        return true;
    }
    return clash_table_of(scene)->sides[seat].is_fort &&
           !table_sees(scene->table, zone, CLASH_BASTION, NULL);
}

unsigned clash_life(const TableScene *scene, Seat seat)
{
    unsigned steps = 0, zone = keeper_zone(scene, seat);
    if (clash_is_automaton(scene, seat)) {
        return table_seen_count(scene->table, CLASH_ZONE_PILE);
    }
    if (!table_sees(scene->table, zone, CLASH_FORT, &steps)) {
        table_sees(scene->table, zone, CLASH_BASTION, &steps);
    }
    return steps; /* 0 also while the Bastion is taken from the hand */
}

bool clash_is_last(const TableScene *scene)
{
    bool is_over = clash_table_of(scene)->winner != SEAT_NONE && table_rests(scene->table);
    bool is_renewed = scene->cue == CLASH_CUE_FALL; /* the discards are on their way */
    return clash_is_automaton(scene, 1) && !is_over && !is_renewed && clash_has_fort(scene, 1) &&
           clash_life(scene, 1) == 0;
}

float clash_fallen(const TableScene *scene, Seat seat)
{
    Seat winner = clash_table_of(scene)->winner;
    if (clash_life(scene, seat) > 0) {
        return 0;
    }
    if (scene->cue == CLASH_CUE_RESULT || (winner != SEAT_NONE && winner != seat)) {
        return 1;
    }
    bool is_falling = scene->cue == CLASH_CUE_LOSE || scene->cue == CLASH_CUE_FALL;
    if (!is_falling || clash_has_fort(scene, seat) != (scene->cue == CLASH_CUE_LOSE)) {
        return 0;
    }
    float since = scene->cue_age - CLASH_FALL_BEGINS;
    if (ui_has_reduced_motion(scene->ui)) {
        return since < 0 ? 0 : 1;
    }
    return ease(EASE_IN_CUBIC, since / (CLASH_FALL_SECONDS - CLASH_FALL_BEGINS));
}

Seat clash_falling(const TableScene *scene, float *age)
{
    PastAction action;
    bool falls = scene->cue == CLASH_CUE_FALL || scene->cue == CLASH_CUE_LOSE;
    *age = scene->cue_age;
    if (!falls || !table_last(scene->table, true, 0, &action)) {
        return SEAT_NONE;
    }
    for (size_t i = 0; i < action.count; i++) {
        const Event *event = &action.events[i];
        if (event->kind == EVENT_CUE && event->name == scene->cue) {
            return (Seat)event->value;
        }
    }
    return SEAT_NONE;
}

float clash_risen(const TableScene *scene)
{
    if (scene->cue != CLASH_CUE_FALL || ui_has_reduced_motion(scene->ui)) {
        return 1;
    }
    return ease(EASE_OUT_BACK, (scene->cue_age - CLASH_FALL_SECONDS) / CLASH_RISE_SECONDS);
}

Seat clash_active(const TableScene *scene)
{
    const ClashTable *table = clash_table_of(scene);
    if (scene->phase >= 0) {
        return scene->phase_seat;
    }
    if (table->phase == CLASH_RETURNING) {
        return clash_returning_owner(table);
    }
    if (table->phase == CLASH_CHOOSING) {
        return scene->seat;
    }
    return table->active;
}

ClashPhase clash_phase(const TableScene *scene)
{
    return (ClashPhase)(scene->phase < 0 ? clash_table_of(scene)->phase : scene->phase);
}

const ClashUnit *clash_unit_of(const ClashTable *table, Seat side, Card card, unsigned *row,
                               unsigned *place)
{
    for (*row = 0; *row < CLASH_ROWS; ++*row) {
        for (*place = 0; *place < table->sides[side].counts[*row]; ++*place) {
            const ClashUnit *unit = &table->sides[side].rows[*row][*place];
            if (unit->card == card) {
                return unit;
            }
        }
    }
    return NULL;
}

const char *clash_unit_id(const TableScene *scene, Seat seat, unsigned row, unsigned place)
{
    static const char *const rows[CLASH_ROWS] = {".top.", ".bottom."};
    return panel_id(scene, panel_id(scene, "row.", seat, rows[row]), (int)place, "");
}

unsigned clash_strike_number(const TableScene *scene, uint8_t zone, Card card)
{
    Card order[CLASH_STRIKES_MAX];
    const ClashTable *table = clash_table_of(scene);
    bool is_planning = table->phase == CLASH_SUMMONING;
    Seat side = (Seat)((zone - CLASH_ZONE_ROWS) / CLASH_ROWS);
    if (zone < CLASH_ZONE_ROWS || side != table->active ||
        (is_planning && !(scene->acting && table_rests(scene->table)))) {
        return 0;
    }
    unsigned count = clash_strike_order(scene->view, order);
    for (unsigned i = 0; i < count; i++) {
        if (order[i] == card) {
            return i + 1;
        }
    }
    return 0;
}

bool clash_waits(const TableScene *scene, uint8_t zone, const ClashUnit *unit)
{
    return unit->marks & CLASH_FRESH && clash_strike_number(scene, zone, unit->card) == 0;
}

bool clash_is_open(const TableScene *scene, Pick pick)
{
    Selection selection = *scene->selection;
    if (!scene->acting || selection.pick_count == 0) {
        return false;
    }
    selection.pick_count = 1; /* the card */
    return selection_can_add(&selection, pick);
}

Card clash_picked(const TableScene *scene)
{
    const Selection *selection = scene->selection;
    for (size_t i = 0; i < selection->pick_count; i++) {
        if (selection->picks[i].kind == OPERAND_CARD && selection->picks[i].value < CLASH_CARDS) {
            return selection->picks[i].value;
        }
    }
    return CARD_NONE;
}

bool clash_casts(const TableScene *scene)
{
    Card card = clash_picked(scene);
    return card != CARD_NONE && clash_is_incantation(card);
}

unsigned clash_returns_of(const ClashTable *table, Seat seat)
{
    unsigned count = table->returning_count;
    if (table->phase != CLASH_RETURNING || clash_returning_owner(table) != seat) {
        return 0;
    }
    if (count > 0 && clash_is_incantation(table->returning[count - 1])) {
        return count - 1; /* it returns last, by itself */
    }
    return count;
}

/* The part of a card to its left that the next one leaves free. */
Rect clash_seen_part(const CardMark *mark)
{
    Rect seen = mark->rect;
    seen.w = fminf(mark->seen, seen.w);
    return seen;
}
