/* From options to the first turn: which cards a side plays with, by any format, and the deal.
 * Before the deal a side has picks and no hand; the deal turns picks into a hand or a pile. */
#include "clash/play.h"
#include "clash/state.h"

#include <string.h>

#define DECKS       4
#define DIFFICULTY  5
#define BASE_MANA   6
#define BANS        4
#define PICKS_TOTAL (2 * CLASH_CHOSEN)

/* CD-40 */
int clash_difficulty(const Setup *setup)
{
    const int32_t *options = setup->options;
    int abilities = __builtin_popcount((unsigned)options[CLASH_OPTION_ABILITIES]);
    return options[CLASH_OPTION_UNIT_MANA] - 1 + options[CLASH_OPTION_BASE_MANA] - BASE_MANA +
           options[CLASH_OPTION_AUTOMATON_FIRST] - options[CLASH_OPTION_FORT_START] +
           2 * options[CLASH_OPTION_PILE_ARMOR] + abilities;
}

static bool is_between(int32_t value, int32_t low, int32_t high)
{
    return value >= low && value <= high;
}

static bool options_in_range(const Setup *setup)
{
    const int32_t *options = setup->options;
    int32_t decks = options[CLASH_OPTION_DECKS];
    return is_between(options[CLASH_OPTION_MODE], CLASH_DUEL, CLASH_SOLO) &&
           is_between(options[CLASH_OPTION_FORMAT], CLASH_PRECONSTRUCTED, CLASH_CONSTRUCTED) &&
           is_between(decks & 0xFF, 1, DECKS) && is_between(decks >> 8, 1, DECKS) &&
           is_between(options[CLASH_OPTION_FIRST], -1, 1) &&
           is_between(options[CLASH_OPTION_DECK], 1, DECKS) &&
           is_between(options[CLASH_OPTION_BASE_MANA], BASE_MANA, BASE_MANA + 4) &&
           is_between(options[CLASH_OPTION_UNIT_MANA], 1, 2) &&
           is_between(options[CLASH_OPTION_AUTOMATON_FIRST], 0, 1) &&
           is_between(options[CLASH_OPTION_FORT_START], 0, 1) &&
           is_between(options[CLASH_OPTION_PILE_ARMOR], 0, 1) &&
           is_between(options[CLASH_OPTION_ABILITIES], 0, (1 << CLASH_GIVABLE) - 1) &&
           is_between(options[CLASH_OPTION_EXTRA_MANA], 0, CLASH_EXTRA_MANA_MAX);
}

/* CD-3 */
static bool accepts_deck(const Setup *setup, Seat side)
{
    CardSet cards = clash_own_deck(setup, side);
    return cards == 0 || clash_deck_is_whole(cards);
}

static bool accepts_solo(const Setup *setup, Message *why)
{
    if (setup->seats != 1) {
        return setup_refuse(why, N_("A solo game is for one player."));
    }
    if (setup->options[CLASH_OPTION_FORMAT] == CLASH_CONSTRUCTED) {
        return setup_refuse(why, N_("The constructed format is for duels only."));
    }
    if (clash_difficulty(setup) > DIFFICULTY) {
        return setup_refuse(why, N_("The difficulty must not be more than 5."));
    }
    return true;
}

bool clash_accepts(const Setup *setup, Message *why)
{
    const int32_t *options = setup->options;
    int32_t decks = options[CLASH_OPTION_DECKS];
    if (!options_in_range(setup)) {
        return setup_refuse(why, N_("An option is out of its range."));
    }
    if (!accepts_deck(setup, 0) || !accepts_deck(setup, 1)) {
        return setup_refuse(why, N_("A deck has ten different cards."));
    }
    if (options[CLASH_OPTION_MODE] == CLASH_SOLO) {
        return accepts_solo(setup, why);
    }
    if (setup->seats != CLASH_SIDES) {
        return setup_refuse(why, N_("A duel is for two players."));
    }
    if (options[CLASH_OPTION_FORMAT] == CLASH_PRECONSTRUCTED && (decks & 0xFF) == decks >> 8) {
        return setup_refuse(why, N_("The players must take different decks.")); /* CD-1 */
    }
    return true;
}

/* CD-4: events name each card for its owner only. */
static void tell_deal(const Turn *turn, const Card cards[], unsigned count, Seat side)
{
    bool has_hand = !is_automaton(turn->table, side);
    uint8_t from = zone_of(CLASH_ZONE_PICKS, side), box = zone_of(CLASH_ZONE_BOX, side);
    uint8_t to = (uint8_t)CLASH_ZONE_PILE;
    if (has_hand) {
        to = zone_of(CLASH_ZONE_HANDS, side);
    }
    Card keeper = keeper_card(&turn->table->sides[side]);
    if (!turn->log) {
        return;
    }
    event_shuffle(turn->log, from);
    for (unsigned i = 0; i < count; i++) {
        if (has_hand) {
            event_move(turn->log, cards[i], from, 0, to, (uint8_t)i, seat_bit(side));
        } else {
            event_move(turn->log, cards[i], from, 0, to, 0, 0);
        }
    }
    uint8_t keeper_zone = to;
    if (!has_hand) {
        keeper_zone = CLASH_ZONE_AUTOMATON;
    }
    tell_move(turn, keeper, spot(box, INDEX_ANY), spot(keeper_zone, 0));
}

/* CD-4, CD-32 */
static void deal_side(const Turn *turn, Seat seat)
{
    ClashTable *table = turn->table;
    ClashSide *side = &table->sides[seat];
    Card cards[CLASH_CARDS];
    unsigned count = (unsigned)set_list(side->picks, cards);
    rng_shuffle(turn->rng, cards, count);
    tell_deal(turn, cards, count, seat);
    if (is_automaton(table, seat)) {
        memcpy(table->pile, cards, CLASH_PILE_MAX);
        table->pile_count = CLASH_PILE_MAX;
    } else {
        memcpy(side->hand, cards, CLASH_HAND_MAX);
        side->hand_count = CLASH_HAND_MAX;
    }
    side->cards = side->picks;
    side->picks = 0;
    side->pick_count = 0;
}

void play_deal(const Turn *turn)
{
    deal_side(turn, 0);
    deal_side(turn, 1);
    turn_begin(turn, turn->table->first);
}

static void side_pick(ClashTable *table, Seat side, Card card)
{
    table->sides[side].picks |= card_bit(card);
    table->sides[side].pick_count++;
}

static void turn_up(const Turn *turn)
{
    ClashTable *table = turn->table;
    while (table->pool_count < CLASH_POOL) {
        Card card = table->deck[--table->deck_count];
        table->deck[table->deck_count] = 0;
        tell_move(turn, card, spot(CLASH_ZONE_DECK, 0), spot(CLASH_ZONE_POOL, table->pool_count));
        table->pool[table->pool_count++] = card;
    }
}

static void pool_give(const Turn *turn, unsigned index, Seat side)
{
    ClashTable *table = turn->table;
    Card card = table->pool[index];
    tell_move(turn, card, spot(CLASH_ZONE_POOL, index),
              spot(zone_of(CLASH_ZONE_PICKS, side), INDEX_ANY));
    side_pick(table, side, card);
    table->pool_count--;
    memmove(table->pool + index, table->pool + index + 1, table->pool_count - index);
    table->pool[table->pool_count] = 0;
}

/* CD-2: four by four, the one who starts alternating too. */
Seat setup_picker(const ClashTable *table)
{
    unsigned picked = (unsigned)table->sides[0].pick_count + table->sides[1].pick_count;
    return (Seat)((picked / CLASH_POOL + picked) % 2);
}

/* CD-2, CD-31 */
void setup_pick(const Turn *turn, Card card)
{
    ClashTable *table = turn->table;
    unsigned index = 0;
    while (table->pool[index] != card) {
        index++;
    }
    pool_give(turn, index, table->active);
    while (table->mode == CLASH_SOLO && table->pool_count > 0) {
        pool_give(turn, 0, AUTOMATON);
    }
    if (table->pool_count == 0 && table->sides[PLAYER].pick_count == DECK_CARDS) {
        play_deal(turn);
        return;
    }
    if (table->pool_count == 0) {
        turn_up(turn);
    }
    if (table->mode == CLASH_DUEL) {
        table->active = setup_picker(table);
        phase_set(turn, CLASH_PICKING, table->active);
    }
}

/* CD-3: the tens are shown together. */
static void show_chosen(const Turn *turn)
{
    ClashTable *table = turn->table;
    for (Seat seat = 0; seat < CLASH_SIDES && turn->log; seat++) {
        for (CardSet rest = table->sides[seat].picks; rest; rest = set_without_first(rest)) {
            event_turn(turn->log, set_first(rest), zone_of(CLASH_ZONE_PICKS, seat), INDEX_ANY,
                       SEATS_ALL);
        }
    }
    table->active = 1;
    phase_set(turn, CLASH_BANNING, table->active);
}

void setup_choose(const Turn *turn, Seat seat, Card card)
{
    ClashTable *table = turn->table;
    if (turn->log) {
        event_move(turn->log, card, zone_of(CLASH_ZONE_OWNED, seat), INDEX_ANY,
                   zone_of(CLASH_ZONE_PICKS, seat), INDEX_ANY, seat_bit(seat));
    }
    side_pick(table, seat, card);
    if (table->sides[0].pick_count + table->sides[1].pick_count == PICKS_TOTAL) {
        show_chosen(turn);
    }
}

/* CD-3 */
void setup_ban(const Turn *turn, Card card)
{
    ClashTable *table = turn->table;
    Seat owner = side_other(table->active);
    ClashSide *side = &table->sides[owner];
    tell_move(turn, card, spot(zone_of(CLASH_ZONE_PICKS, owner), INDEX_ANY),
              spot(zone_of(CLASH_ZONE_OWNED, owner), INDEX_ANY));
    side->picks &= ~card_bit(card);
    side->pick_count--;
    if (table->sides[0].pick_count + table->sides[1].pick_count == PICKS_TOTAL - BANS) {
        play_deal(turn);
        return;
    }
    table->active = owner;
    phase_set(turn, CLASH_BANNING, owner);
}

static void begin_preconstructed(const Turn *turn, const Setup *setup)
{
    ClashTable *table = turn->table;
    const int32_t *options = setup->options;
    bool is_solo = table->mode == CLASH_SOLO;
    int32_t decks = options[CLASH_OPTION_DECKS];
    int32_t first = is_solo ? options[CLASH_OPTION_DECK] : decks & 0xFF;
    table->sides[0].picks = clash_deck((unsigned)first);
    table->sides[1].picks =
        is_solo ? ALL_CARDS & ~table->sides[0].picks : clash_deck((unsigned)decks >> 8);
    play_deal(turn);
    play_advance(turn);
}

static void begin_draft(const Turn *turn)
{
    ClashTable *table = turn->table;
    table->deck_count = (uint8_t)set_list(ALL_CARDS, table->deck);
    rng_shuffle(turn->rng, table->deck, table->deck_count);
    turn_up(turn);
    table->phase = CLASH_PICKING;
}

static void table_init(ClashTable *table, const Setup *setup, Rng *rng)
{
    const int32_t *options = setup->options;
    int32_t first = options[CLASH_OPTION_FIRST];
    *table = (ClashTable){.mode = (uint8_t)options[CLASH_OPTION_MODE],
                          .format = (uint8_t)options[CLASH_OPTION_FORMAT],
                          .winner = SEAT_NONE};
    if (table->mode == CLASH_DUEL) {
        table->extra_mana = (uint8_t)options[CLASH_OPTION_EXTRA_MANA];
        table->first = (Seat)first;
        if (first < 0) {
            table->first = (Seat)rng_below(rng, CLASH_SIDES); /* CD-5 */
        }
        return;
    }
    if (options[CLASH_OPTION_AUTOMATON_FIRST]) {
        table->first = AUTOMATON;
    } else {
        table->first = PLAYER;
    }
    table->base_mana = (uint8_t)options[CLASH_OPTION_BASE_MANA];
    table->unit_mana = (uint8_t)options[CLASH_OPTION_UNIT_MANA];
    table->pile_armor = (uint8_t)options[CLASH_OPTION_PILE_ARMOR];
    table->sides[AUTOMATON].is_fort = options[CLASH_OPTION_FORT_START] != 0;
    table->sides[AUTOMATON].given = (ClashAbilitySet)options[CLASH_OPTION_ABILITIES];
}

CardSet clash_deck_choices(CardSet chosen)
{
    if (set_count(chosen) >= CLASH_CHOSEN) {
        return 0;
    }
    return ALL_CARDS & ~chosen;
}

bool clash_deck_is_whole(CardSet chosen)
{
    return (chosen & ~ALL_CARDS) == 0 && set_count(chosen) == CLASH_CHOSEN;
}

/* CD-3: who comes with a deck has chosen it. */
static void begin_constructed(const Turn *turn, const Setup *setup)
{
    turn->table->phase = CLASH_CHOOSING;
    for (Seat seat = 0; seat < CLASH_SIDES; seat++) {
        for (CardSet rest = clash_own_deck(setup, seat); rest; rest = set_without_first(rest)) {
            setup_choose(turn, seat, set_first(rest));
        }
    }
}

void clash_setup(void *memory, const Setup *setup)
{
    ClashState *state = memory;
    *state = (ClashState){.rng = rng_seeded(setup->seed)};
    Turn turn = {.table = &state->table, .rng = &state->rng};
    table_init(&state->table, setup, &state->rng);
    switch ((ClashFormat)state->table.format) {
    case CLASH_PRECONSTRUCTED:
        begin_preconstructed(&turn, setup);
        return;
    case CLASH_DRAFT:
        begin_draft(&turn);
        return;
    case CLASH_CONSTRUCTED:
        begin_constructed(&turn, setup);
        return;
    }
}
