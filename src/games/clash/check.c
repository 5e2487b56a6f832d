/* The invariants of a state, for developers, tests, and positions that come from outside. Each
 * question may rely on those asked before it. Which positions play can reach is not asked: an
 * attack phase may rest where nothing could be cast, and any eight cards may be a deck. */
#include "clash/play.h"
#include "clash/state.h"

#include "base/limits.h"

#include <stddef.h>

#define BANS 4

static bool is_setup(const ClashTable *table)
{
    return table->phase <= CLASH_BANNING;
}

static const char *check_ranges(const ClashTable *table)
{
    if (table->mode > CLASH_SOLO || table->format > CLASH_CONSTRUCTED ||
        table->phase > CLASH_OVER || table->resume > CLASH_RESUME_BOTTOM) {
        return "a mode, format or phase is out of range";
    }
    if (table->active >= CLASH_SIDES || table->first >= CLASH_SIDES ||
        (table->winner >= CLASH_SIDES && table->winner != SEAT_NONE)) {
        return "a seat is out of range";
    }
    if (table->turn > (table->mode == CLASH_DUEL ? CLASH_TURNS_MAX : 255) || table->row > 1) {
        return "the turn is out of range";
    }
    if (table->deck_count > CLASH_CARDS || table->pile_count > CLASH_PILE_MAX ||
        table->discard_count > CLASH_PILE_MAX || table->pool_count > CLASH_POOL ||
        table->returning_count > CLASH_RETURNED_MAX) {
        return "a pile is too large";
    }
    bool is_drafting = table->phase == CLASH_PICKING;
    bool is_constructing = table->phase == CLASH_CHOOSING || table->phase == CLASH_BANNING;
    if ((is_drafting && table->format != CLASH_DRAFT) ||
        (is_constructing && table->format != CLASH_CONSTRUCTED)) {
        return "the phase does not belong to the format";
    }
    return NULL;
}

static const char *check_mode(const ClashTable *table)
{
    bool is_solo = table->mode == CLASH_SOLO;
    if (is_solo ? table->base_mana < 6 || table->base_mana > 10 || table->unit_mana < 1 ||
                      table->unit_mana > 2 || table->pile_armor > 1
                : table->base_mana || table->unit_mana || table->pile_armor) {
        return "the automaton's variables are out of range";
    }
    if (table->extra_mana > (is_solo ? 0 : CLASH_EXTRA_MANA_MAX)) {
        return "the extra mana is out of range";
    }
    if (table->sides[0].given || table->sides[1].given >> CLASH_GIVABLE ||
        (!is_solo && table->sides[1].given)) {
        return "abilities are given to the wrong units";
    }
    if (is_solo && table->format == CLASH_CONSTRUCTED) {
        return "the constructed format is for duels only";
    }
    bool is_last = is_solo && !is_setup(table) && table->pile_count == 0;
    if (table->is_last != is_last || (is_last && !table->sides[AUTOMATON].is_fort)) {
        return "the automaton's last turn and its pile do not agree";
    }
    return NULL;
}

/* Adds a card to the set; false when it is there, or no card. */
static bool add_card(CardSet *set, Card card)
{
    bool is_new = card < CLASH_CARDS && !(*set & card_bit(card));
    if (is_new) {
        *set |= card_bit(card);
    }
    return is_new;
}

static bool add_cards(CardSet *set, const Card cards[], unsigned count, unsigned capacity)
{
    for (unsigned i = 0; i < capacity; i++) {
        if (i < count ? !add_card(set, cards[i]) : cards[i] != 0) {
            return false;
        }
    }
    return true;
}

static bool is_unit_sound(const ClashUnit *unit)
{
    return unit->card < CLASH_CARDS && !clash_is_incantation(unit->card) &&
           unit->damage < clash_facts[unit->card].durability && unit->bonus < CLASH_ROW_MAX &&
           unit->marks <= (CLASH_FRESH | CLASH_SPENT | CLASH_HURT | CLASH_QUEUED) &&
           (unit->damage == 0 || unit->marks & CLASH_HURT);
}

static bool add_units(CardSet *set, const ClashSide *side)
{
    for (unsigned row = 0; row < CLASH_ROWS; row++) {
        if (side->counts[row] > CLASH_ROW_MAX) {
            return false;
        }
        for (unsigned i = 0; i < side->counts[row]; i++) {
            const ClashUnit *unit = &side->rows[row][i];
            if (!is_unit_sound(unit) || !add_card(set, unit->card)) {
                return false;
            }
        }
    }
    return true;
}

/* Every card of a side in one place. */
static const char *check_side(const ClashTable *table, Seat seat)
{
    const ClashSide *side = &table->sides[seat];
    CardSet found = 0;
    if (side->hand_count > CLASH_HAND_MAX || side->keeper > side->hand_count || side->is_fort > 1 ||
        side->seen >> side->hand_count) {
        return "a hand is out of range";
    }
    if (!add_cards(&found, side->hand, side->hand_count, CLASH_HAND_MAX) ||
        !add_units(&found, side)) {
        return "a hand or a row holds a card twice or no card";
    }
    if (table->returning_count > 0 && clash_returning_owner(table) == seat &&
        !add_cards(&found, table->returning, table->returning_count, CLASH_RETURNED_MAX)) {
        return "a card that returns is somewhere else too";
    }
    if (is_automaton(table, seat) &&
        (side->hand_count > 0 ||
         !add_cards(&found, table->pile, table->pile_count, CLASH_PILE_MAX) ||
         !add_cards(&found, table->discard, table->discard_count, CLASH_PILE_MAX))) {
        return "the automaton's cards are in two places";
    }
    unsigned size = DECK_CARDS;
    if (is_setup(table)) {
        size = 0;
    } else if (is_automaton(table, seat)) {
        size = CLASH_PILE_MAX;
    }
    if (found != side->cards || (unsigned)set_count(found) != size) {
        return "a side does not have as many cards as it must";
    }
    return NULL;
}

static const char *check_sides(const ClashTable *table)
{
    const char *broken = check_side(table, 0);
    if (!broken) {
        broken = check_side(table, 1);
    }
    if (!broken && table->format != CLASH_CONSTRUCTED &&
        table->sides[0].cards & table->sides[1].cards) {
        return "a card is on both sides";
    }
    return broken;
}

static const char *check_picks(const ClashTable *table)
{
    const ClashSide *sides = table->sides;
    CardSet found = sides[0].picks | sides[1].picks | sides[0].cards | sides[1].cards;
    for (Seat seat = 0; seat < CLASH_SIDES; seat++) {
        if (set_count(sides[seat].picks) != sides[seat].pick_count ||
            sides[seat].picks & ~ALL_CARDS) {
            return "the picks are not as many as they must be";
        }
        if (!is_setup(table) && sides[seat].pick_count > 0) {
            return "there are picks after the deal";
        }
    }
    if (!add_cards(&found, table->pool, table->pool_count, CLASH_POOL) ||
        !add_cards(&found, table->deck, table->deck_count, CLASH_CARDS)) {
        return "the pool or the deck holds a card twice or no card";
    }
    if (table->format == CLASH_DRAFT && found != ALL_CARDS) {
        return "a card of the draft is missing";
    }
    if (table->format != CLASH_DRAFT && table->deck_count + table->pool_count > 0) {
        return "only a draft has a deck and a pool";
    }
    return NULL;
}

/* CD-31 */
static bool is_solo_draft(const ClashTable *table)
{
    unsigned own = table->sides[PLAYER].pick_count;
    return own < DECK_CARDS && table->sides[AUTOMATON].pick_count == 3 * own &&
           table->pool_count == CLASH_POOL && table->active == PLAYER;
}

/* CD-2 */
static bool is_duel_draft(const ClashTable *table)
{
    unsigned picked = (unsigned)table->sides[0].pick_count + table->sides[1].pick_count;
    unsigned in_four = picked % CLASH_POOL, first = picked / CLASH_POOL % 2;
    unsigned own = 2 * (picked / CLASH_POOL) + (in_four + 1 - first) / 2;
    return picked < 2 * DECK_CARDS && table->pool_count == CLASH_POOL - in_four &&
           table->active == setup_picker(table) && table->sides[0].pick_count == own;
}

/* How far the draft or the bans are. */
static const char *check_setup(const ClashTable *table)
{
    unsigned own = table->sides[0].pick_count, others = table->sides[1].pick_count;
    unsigned picked = own + others, bans = 2 * CLASH_CHOSEN - picked;
    bool fits = true;
    switch ((ClashPhase)table->phase) {
    case CLASH_PICKING:
        if (table->mode == CLASH_SOLO) {
            fits = is_solo_draft(table);
        } else {
            fits = is_duel_draft(table);
        }
        break;
    case CLASH_CHOOSING:
        fits = own <= CLASH_CHOSEN && others <= CLASH_CHOSEN && picked < 2 * CLASH_CHOSEN &&
               table->active == 0;
        break;
    case CLASH_BANNING:
        fits = bans < BANS && others == CLASH_CHOSEN - bans / 2 && table->active == (bans + 1) % 2;
        break;
    case CLASH_SUMMONING:
    case CLASH_ATTACKING:
    case CLASH_RETURNING:
    case CLASH_OVER:
        if (table->pool_count == 0 && table->turn > 0) {
            return NULL;
        }
        return "the game has not begun";
    }
    if (fits && table->turn == 0 && table->mana == 0) {
        return NULL;
    }
    return "the draft or the bans do not add up";
}

static const char *check_returning(const ClashTable *table)
{
    for (unsigned i = 0; i < table->returning_count; i++) {
        Card card = table->returning[i];
        if (card >= CLASH_CARDS || (clash_is_incantation(card) && i + 1 < table->returning_count)) {
            return "a card returns that is no unit";
        }
    }
    bool is_returning = table->phase == CLASH_RETURNING;
    if (is_returning ? returning_units(table) < 2 : table->returning_count > 0) {
        return "two or more units must return in the phase for it, and only there";
    }
    if (is_returning && is_automaton(table, clash_returning_owner(table))) {
        return "the automaton's units do not return";
    }
    if (is_returning == (table->resume != CLASH_RESUME_NOTHING)) {
        return NULL;
    }
    return "something must follow the return of units, and only that";
}

static unsigned marked_count(const ClashTable *table, Seat seat, unsigned row, unsigned marks)
{
    const ClashSide *side = &table->sides[seat];
    unsigned count = 0;
    for (unsigned i = 0; i < side->counts[row]; i++) {
        count += (side->rows[row][i].marks & marks) == marks;
    }
    return count;
}

/* Only units of the side in turn have done something in it. */
static const char *check_units(const ClashTable *table)
{
    const ClashSide *idle = &table->sides[side_other(table->active)];
    bool is_attacking = table->phase == CLASH_ATTACKING || table->resume == CLASH_RESUME_ATTACK;
    unsigned queued = marked_count(table, table->active, table->row, CLASH_QUEUED);
    for (unsigned row = 0; row < CLASH_ROWS; row++) {
        for (unsigned i = 0; i < idle->counts[row]; i++) {
            if (idle->rows[row][i].marks & ~CLASH_HURT || idle->rows[row][i].bonus) {
                return "a unit acts in the other side's turn";
            }
        }
    }
    if (marked_count(table, table->active, 1u - table->row, CLASH_QUEUED) > 0 ||
        (!is_attacking && (queued > 0 || table->row != 0)) ||
        (is_attacking && queued == 0 && table->row == 0) ||
        marked_count(table, table->active, table->row, CLASH_QUEUED | CLASH_SPENT) > 1) {
        return "the queue of attacks does not fit the rows";
    }
    return NULL;
}

/* CD-11: a keeper is rightmost only when it has lost, or while a cast is not over. */
static const char *check_keepers(const ClashTable *table)
{
    for (Seat seat = 0; seat < CLASH_SIDES; seat++) {
        const ClashSide *side = &table->sides[seat];
        bool is_casting = table->phase == CLASH_RETURNING && clash_returning_owner(table) == seat &&
                          table->active == seat;
        bool has_lost = table->phase == CLASH_OVER && table->winner == side_other(seat);
        if (is_setup(table) || is_automaton(table, seat) || is_casting) {
            continue;
        }
        bool is_down = side->keeper == side->hand_count;
        if (is_down != has_lost || (is_down && !side->is_fort)) {
            return "a keeper is rightmost, or has lost where it is not";
        }
    }
    return NULL;
}

static const char *check_phase(const ClashTable *table)
{
    bool is_revealing = table->resume == CLASH_RESUME_TOP || table->resume == CLASH_RESUME_BOTTOM;
    bool is_automatic = is_automaton(table, table->active);
    if (is_revealing ? !is_automatic : table->resume == CLASH_RESUME_SUMMON && is_automatic) {
        return "what follows the return of units is not for this side";
    }
    if (is_automatic && (table->phase == CLASH_SUMMONING || table->phase == CLASH_ATTACKING)) {
        return "the automaton waits for nobody";
    }
    if (table->phase != CLASH_OVER) {
        if (table->winner == SEAT_NONE) {
            return NULL;
        }
        return "somebody has won before the end";
    }
    bool is_draw = table->mode == CLASH_DUEL && table->turn == CLASH_TURNS_MAX;
    bool is_outlived = is_automaton(table, AUTOMATON) && table->is_last;
    if ((table->winner == SEAT_NONE && !is_draw) ||
        (table->mode == CLASH_SOLO && table->winner == PLAYER && !is_outlived)) {
        return "nothing has ended the game";
    }
    return NULL;
}

const char *clash_check(const void *memory)
{
    static const char *(*const checks[])(const ClashTable *) = {
        check_ranges, check_mode,  check_returning, check_sides, check_picks,
        check_setup,  check_units, check_keepers,   check_phase,
    };
    const ClashState *state = memory;
    const char *broken = NULL;
    for (size_t i = 0; i < COUNT_OF(checks) && !broken; i++) {
        broken = checks[i](&state->table);
    }
    return broken;
}
