/* The four steps of a turn. Each function does one step and hands over to the next, so that an
 * action runs until somebody owes a decision again: begin_turn, suffer and lose_game are the only
 * ways in which an action ends, beside naming the next seat and winning.
 *
 * With a log it says everything that happens, in order; without one (playouts) it does the same.
 * Legality is not asked again here. */
#include "regicide/state.h"

#include "base/assert.h"
#include "base/limits.h"

#include <string.h>

#define ENEMY_CREDIT 200 /* for bots: an enemy, where a win is 1000; fitted by play */
#define FLIP_CREDIT  100 /* for bots: a flip left after a win, which makes a better medal */

static void say_move(EventLog *log, Card card, unsigned from, unsigned from_index, unsigned to,
                     unsigned to_index, SeatSet audience)
{
    /* Asked before the event is put together, here and below: imagined games have no log, and are
     * half as fast again without it. */
    if (log) {
        event_move(log, card, (uint8_t)from, (uint8_t)from_index, (uint8_t)to, (uint8_t)to_index,
                   audience);
    }
}

static void say_counters(EventLog *log, const RegicideTable *table)
{
    if (log) {
        int health = regicide_health_left(table);
        event_counter(log, REGICIDE_HEALTH, max_int(health, 0));
        event_counter(log, REGICIDE_DAMAGE, table->damage);
        event_counter(log, REGICIDE_ATTACK, regicide_attack_left(table));
        event_counter(log, REGICIDE_SHIELD, regicide_shield(table));
    }
}

static void say_cue(EventLog *log, enum RegicideCue cue, int value)
{
    if (log) {
        event_cue(log, (uint8_t)cue, value);
    }
}

static void enter_phase(RegicideState *state, RegicidePhase phase, EventLog *log)
{
    state->table.phase = (uint8_t)phase;
    if (log) {
        event_phase(log, (uint8_t)phase, state->table.active);
    }
}

static void end_game(RegicideState *state, EventLog *log)
{
    enter_phase(state, REGICIDE_OVER, log);
    if (log) {
        event_end(log);
    }
}

static void lose_game(RegicideState *state, EventLog *log)
{
    say_cue(log, REGICIDE_CUE_LOSS, regicide_defeated(&state->table));
    end_game(state, log);
}

/* RG-11 */
static void begin_turn(RegicideState *state, EventLog *log)
{
    const RegicideTable *table = &state->table;
    enter_phase(state, REGICIDE_PLAYING, log);
    if (!state->hands[table->active] && !regicide_can_yield(table) && !regicide_can_flip(table)) {
        lose_game(state, log);
    }
}

static void pass_turn(RegicideState *state, EventLog *log)
{
    state->table.active = seat_after(&state->table, state->table.active);
    begin_turn(state, log);
}

/* RG-25, up to the decision how to pay. */
static void suffer(RegicideState *state, EventLog *log)
{
    const RegicideTable *table = &state->table;
    int left = regicide_attack_left(table);
    if (left == 0) {
        pass_turn(state, log);
        return;
    }
    enter_phase(state, REGICIDE_SUFFERING, log);
    if (regicide_values(state->hands[table->active]) < left && !regicide_can_flip(table)) {
        lose_game(state, log);
    }
}

static void put_on_discard(RegicideState *state, Card card)
{
    state->table.discard[state->table.discard_count++] = card;
    state->table.layers[card] = REGICIDE_LAYER_OPEN;
}

static void discard_from_hand(RegicideState *state, CardSet cards, EventLog *log)
{
    RegicideTable *table = &state->table;
    Seat seat = table->active;
    state->hands[seat] &= ~cards;
    for (CardSet rest = cards; rest; rest = set_without_first(rest)) {
        Card card = set_first(rest);
        put_on_discard(state, card);
        table->hand_counts[seat]--;
        say_move(log, card, REGICIDE_HANDS + seat, INDEX_ANY, REGICIDE_DISCARDED, 0, SEATS_ALL);
    }
}

static void draw_card(RegicideState *state, Seat seat, EventLog *log)
{
    RegicideTable *table = &state->table;
    Card card = state->tavern[--table->tavern_count];
    state->tavern[table->tavern_count] = 0;
    state->hands[seat] |= card_bit(card);
    table->hand_counts[seat]++;
    bool known = table->layers[card] == REGICIDE_LAYER_KNOWN;
    say_move(log, card, REGICIDE_TAVERN, 0, REGICIDE_HANDS + seat, INDEX_ANY,
             known ? SEATS_ALL : seat_bit(seat));
}

/* RG-15 */
static void draw_around(RegicideState *state, unsigned wanted, EventLog *log)
{
    RegicideTable *table = &state->table;
    unsigned limit = (unsigned)regicide_hand_limit(table->seats);
    unsigned count = regicide_drawable(table, wanted, 0);
    say_cue(log, REGICIDE_CUE_DRAW, (int)count);
    for (Seat seat = table->active; count > 0; seat = seat_after(table, seat)) {
        if (table->hand_counts[seat] < limit) {
            draw_card(state, seat, log);
            count--;
        }
    }
}

/* The smallest number above the first deal's that no hidden card's layer has. */
static uint8_t unused_layer(const RegicideTable *table)
{
    uint8_t layer = 1;
    while (memchr(table->layers, layer, sizeof table->layers)) {
        layer++;
    }
    return layer;
}

/* Takes cards out of the discard pile; the rest keeps its order, so that nothing about the order
 * of what was taken can be read from it. */
static void remove_from_discard(RegicideTable *table, CardSet taken)
{
    unsigned kept = 0;
    for (unsigned i = 0; i < table->discard_count; i++) {
        Card card = table->discard[i];
        table->discard[kept] = card;
        kept += !(taken & card_bit(card));
    }
    memset(&table->discard[kept], 0, table->discard_count - kept);
    table->discard_count = (uint8_t)kept;
}

/* The shuffled pile as seats see it: cards leave it face down, then the rest is turned up. Only a
 * single card can be told, by what is missing. */
static void say_heal(EventLog *log, const RegicideTable *table, const Card moved[], unsigned count)
{
    if (!log || count == 0) {
        return;
    }
    event_shuffle(log, REGICIDE_DISCARDED);
    for (unsigned i = 0; i < count; i++) {
        unsigned bottom = table->tavern_count - count + i;
        say_move(log, moved[count - 1 - i], REGICIDE_DISCARDED, 0, REGICIDE_TAVERN, bottom,
                 count == 1 ? SEATS_ALL : 0);
    }
    for (uint8_t i = 0; i < table->discard_count; i++) {
        event_turn(log, table->discard[table->discard_count - 1 - i], REGICIDE_DISCARDED, i,
                   SEATS_ALL);
    }
}

/* RG-14 */
static void heal(RegicideState *state, unsigned wanted, EventLog *log)
{
    RegicideTable *table = &state->table;
    unsigned pile_count = table->discard_count;
    unsigned count = pile_count;
    if (wanted < pile_count) {
        count = wanted;
    }
    Card pile[REGICIDE_CARDS];
    CardSet taken = 0;
    uint8_t layer = REGICIDE_LAYER_KNOWN;
    if (count > 1) {
        layer = unused_layer(table);
    }
    memcpy(pile, table->discard, sizeof pile);
    for (unsigned i = 0; i < count; i++) {
        unsigned other = i + rng_below(&state->rng, pile_count - i);
        Card card = pile[other];
        pile[other] = pile[i];
        pile[i] = card;
        taken |= card_bit(card);
        table->layers[card] = layer;
    }
    remove_from_discard(table, taken);
    memmove(state->tavern + count, state->tavern, table->tavern_count);
    memcpy(state->tavern, pile, count);
    table->tavern_count = (uint8_t)(table->tavern_count + count);
    say_cue(log, REGICIDE_CUE_HEAL, (int)count);
    say_heal(log, table, pile, count);
}

/* RG-20 */
static void play_jester(RegicideState *state, EventLog *log)
{
    state->table.cancelled = 1;
    say_cue(log, REGICIDE_CUE_JESTER, (int)regicide_suit(state->table.enemy));
    say_counters(log, &state->table);
    enter_phase(state, REGICIDE_NAMING, log);
}

/* RG-19 */
static void lay_cards(RegicideState *state, CardSet cards, EventLog *log)
{
    RegicideTable *table = &state->table;
    Seat seat = table->active;
    state->hands[seat] &= ~cards;
    for (CardSet rest = cards; rest; rest = set_without_first(rest)) {
        Card card = set_first(rest);
        say_move(log, card, REGICIDE_HANDS + seat, INDEX_ANY, REGICIDE_PLAYED, table->played_count,
                 SEATS_ALL);
        table->played[table->played_count++] = card;
        table->layers[card] = REGICIDE_LAYER_OPEN;
        table->hand_counts[seat]--;
    }
}

/* RG-12, RG-16: hearts before diamonds. */
static void use_red_powers(RegicideState *state, RegicideAttack attack, EventLog *log)
{
    if (attack.suits != attack.powers) {
        say_cue(log, REGICIDE_CUE_IMMUNE, (int)regicide_suit(state->table.enemy));
    }
    if (attack.powers & 1u << REGICIDE_HEARTS) {
        heal(state, attack.value, log);
    }
    if (attack.powers & 1u << REGICIDE_DIAMONDS) {
        draw_around(state, attack.value, log);
    }
}

static void clear_played(RegicideState *state, EventLog *log)
{
    RegicideTable *table = &state->table;
    for (unsigned i = 0; i < table->played_count; i++) {
        put_on_discard(state, table->played[i]);
        say_move(log, table->played[i], REGICIDE_PLAYED, 0, REGICIDE_DISCARDED, 0, SEATS_ALL);
        table->played[i] = 0;
    }
    table->played_count = 0;
}

/* RG-23, the enemy's card. */
static void remove_enemy(RegicideState *state, bool exactly, EventLog *log)
{
    RegicideTable *table = &state->table;
    Card enemy = table->enemy;
    table->enemy = CARD_NONE;
    if (exactly) {
        state->tavern[table->tavern_count++] = enemy;
        table->layers[enemy] = REGICIDE_LAYER_KNOWN;
    } else {
        put_on_discard(state, enemy);
    }
    say_cue(log, exactly ? REGICIDE_CUE_EXACT : REGICIDE_CUE_OVERKILL, regicide_defeated(table));
    say_move(log, enemy, REGICIDE_ENEMY, 0, exactly ? REGICIDE_TAVERN : REGICIDE_DISCARDED, 0,
             SEATS_ALL);
}

static void turn_up_enemy(RegicideState *state, EventLog *log)
{
    RegicideTable *table = &state->table;
    table->enemy = state->castle[--table->castle_count];
    state->castle[table->castle_count] = 0;
    table->layers[table->enemy] = REGICIDE_LAYER_OPEN;
    say_move(log, table->enemy, REGICIDE_CASTLE, 0, REGICIDE_ENEMY, 0, SEATS_ALL);
}

/* RG-23, RG-24 */
static void defeat_enemy(RegicideState *state, EventLog *log)
{
    RegicideTable *table = &state->table;
    remove_enemy(state, regicide_health_left(table) == 0, log);
    clear_played(state, log);
    table->damage = 0;
    table->spades = 0;
    table->cancelled = 0;
    if (log) {
        event_counter(log, REGICIDE_DEFEATED, regicide_defeated(table));
    }
    if (table->castle_count == 0) {
        table->won = 1;
        say_counters(log, table);
        say_cue(log, REGICIDE_CUE_WIN, (int)regicide_medal(table));
        end_game(state, log);
        return;
    }
    turn_up_enemy(state, log);
    say_counters(log, table);
    begin_turn(state, log);
}

/* Step 3. */
static void deal_damage(RegicideState *state, RegicideAttack attack, EventLog *log)
{
    regicide_strike(&state->table, attack);
    if (attack.powers & 1u << REGICIDE_CLUBS) {
        say_cue(log, REGICIDE_CUE_DOUBLE, attack.damage);
    }
    say_cue(log, REGICIDE_CUE_HIT, attack.damage);
}

static void play_cards(RegicideState *state, CardSet cards, EventLog *log)
{
    RegicideTable *table = &state->table;
    table->yielded &= (SeatSet)~seat_bit(table->active);
    lay_cards(state, cards, log);
    if (cards & JESTERS) {
        play_jester(state, log);
        return;
    }
    RegicideAttack attack = regicide_attack_of(table, cards);
    use_red_powers(state, attack, log);
    deal_damage(state, attack, log);
    if (attack.powers & 1u << REGICIDE_SPADES) {
        say_cue(log, REGICIDE_CUE_GUARD, attack.value);
    }
    say_counters(log, table);
    if (regicide_health_left(table) <= 0) {
        defeat_enemy(state, log);
    } else {
        suffer(state, log);
    }
}

/* RG-9 */
static void yield_turn(RegicideState *state, EventLog *log)
{
    state->table.yielded |= seat_bit(state->table.active);
    say_cue(log, REGICIDE_CUE_YIELD, state->table.active);
    suffer(state, log);
}

/* RG-26 */
static void flip_jester(RegicideState *state, EventLog *log)
{
    RegicideTable *table = &state->table;
    table->flips_left--;
    say_cue(log, REGICIDE_CUE_FLIP, table->flips_left);
    if (log) {
        event_counter(log, REGICIDE_FLIPS, table->flips_left);
    }
    discard_from_hand(state, state->hands[table->active], log);
    draw_around(state, REGICIDE_HAND_MAX, log);
    if (table->phase == REGICIDE_SUFFERING) {
        suffer(state, log);
    } else {
        begin_turn(state, log);
    }
}

static void pay(RegicideState *state, CardSet cards, EventLog *log)
{
    if (log) {
        event_cue(log, REGICIDE_CUE_PAY, regicide_values(cards));
    }
    discard_from_hand(state, cards, log);
    pass_turn(state, log);
}

void regicide_apply(void *memory, Seat seat, Action action, EventLog *log)
{
    RegicideState *state = memory;
    ASSERT(seat == state->table.active);
    switch ((enum RegicideVerb)action_verb(action)) {
    case REGICIDE_PLAY:
        play_cards(state, action_cards(action), log);
        return;
    case REGICIDE_YIELD:
        yield_turn(state, log);
        return;
    case REGICIDE_FLIP:
        flip_jester(state, log);
        return;
    case REGICIDE_DISCARD:
        pay(state, action_cards(action), log);
        return;
    case REGICIDE_NEXT:
        state->table.active = action_operand(action, 0);
        begin_turn(state, log);
        return;
    }
}

SeatSet regicide_actors(const void *memory)
{
    const RegicideState *state = memory;
    if (state->table.phase == REGICIDE_OVER) {
        return 0;
    }
    return seat_bit(state->table.active);
}

/* For each enemy, and for the damage of the present one a part of that; after a win, for the medal.
 */
static int progress_credit(const RegicideTable *table)
{
    int credit = ENEMY_CREDIT * regicide_defeated(table);
    return credit + (table->won
                         ? FLIP_CREDIT * table->flips_left
                         : ENEMY_CREDIT * table->damage / regicide_health(table, table->enemy));
}

/* RG-29 */
void regicide_outcome(const void *memory, Outcome *out)
{
    const RegicideState *state = memory;
    const RegicideTable *table = &state->table;
    *out = (Outcome){.over = table->phase == REGICIDE_OVER};
    out->credit = (int16_t)progress_credit(table);
    for (Seat seat = 0; seat < table->seats; seat++) {
        out->score[seat] = (int16_t)regicide_defeated(table);
        if (table->won) {
            out->winners |= seat_bit(seat);
        }
    }
}
