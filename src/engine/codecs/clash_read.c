/* Reading a position of Clash of Decks. What is not in the schema follows from the rest: the row
 * that attacks, who owns what returns, who has won. Which cards of a hand the other seat has seen
 * is forgotten. Whether it all fits together Game.check tells; here only what its arrays can hold
 * is asked. */
#include "clash_read.h"
#include "clash_words.h"

#include <string.h>

/* Cards that can be played, each at most once in the list. */
static bool read_list(const json_t *json, const char *key, unsigned most, CardList *out,
                      Refusal *refusal)
{
    CardReader cards = {&clash_game, 0, refusal};
    if (!field_cards(&cards, json, key, out)) {
        return false;
    }
    for (size_t i = 0; i < out->count; i++) {
        if (out->cards[i] >= CLASH_CARDS) {
            return REFUSE(refusal, "\"%s\" cannot hold a Bastion or a Fort.", key);
        }
    }
    return out->count <= most || REFUSE(refusal, "\"%s\" can hold at most %u cards.", key, most);
}

static CardSet set_of(const CardList *list)
{
    CardSet set = 0;
    for (size_t i = 0; i < list->count; i++) {
        set |= card_bit(list->cards[i]);
    }
    return set;
}

static uint8_t fill(Card out[], const CardList *list)
{
    memcpy(out, list->cards, list->count);
    return (uint8_t)list->count;
}

static uint8_t fill_pile(Card out[], const CardList *list)
{
    for (size_t i = 0; i < list->count; i++) {
        out[i] = list->cards[list->count - 1 - i];
    }
    return (uint8_t)list->count;
}

/* No cards at all, or with exactly one keeper. Whose hand must be empty is seen when the position
 * is written again: it has no place for a keeper there. */
static bool read_hand(const json_t *json, ClashSide *side, Refusal *refusal)
{
    CardReader cards = {&clash_game, 0, refusal};
    CardList list;
    unsigned keepers = 0;
    if (!field_cards(&cards, json, "hand", &list)) {
        return false;
    }
    if (list.count > CLASH_HAND_MAX + 1) {
        return REFUSE(refusal, "\"hand\" can hold at most %d cards.", CLASH_HAND_MAX + 1);
    }
    for (size_t i = 0; i < list.count; i++) {
        bool is_keeper = list.cards[i] >= CLASH_CARDS;
        if (is_keeper) {
            side->keeper = (uint8_t)i;
            side->is_fort = list.cards[i] == CLASH_FORT;
        }
        keepers += is_keeper;
    }
    if (keepers != (list.count > 0)) {
        return REFUSE(refusal, "\"hand\" must hold one Bastion or Fort.");
    }
    for (size_t i = 0; i < list.count; i++) {
        if (list.cards[i] < CLASH_CARDS && side->hand_count < CLASH_HAND_MAX) {
            side->hand[side->hand_count++] = list.cards[i];
            side->cards |= card_bit(list.cards[i]);
        }
    }
    return true;
}

/* What a unit says of itself; its shield is read when its row is whole. */
static bool read_unit(const json_t *json, ClashUnit *unit, Refusal *refusal)
{
    CardReader cards = {&clash_game, 0, refusal};
    int64_t damage, bonus;
    bool is_fresh, is_spent;
    if (!read_card(&cards, json_object_get(json, "card"), &unit->card) ||
        !field_integer(json, "damage", (Range){0, 9}, &damage, refusal) ||
        !field_flag(json, "fresh", &is_fresh, refusal) ||
        !field_flag(json, "spent", &is_spent, refusal) ||
        !field_integer(json, "bonus", (Range){0, CLASH_ROW_MAX}, &bonus, refusal)) {
        return false;
    }
    if (unit->card >= CLASH_CARDS || clash_is_incantation(unit->card)) {
        return REFUSE(refusal, "A row can hold only units.");
    }
    unit->damage = (uint8_t)damage;
    unit->bonus = (uint8_t)bonus;
    if (is_fresh) {
        unit->marks |= CLASH_FRESH;
    }
    if (is_spent) {
        unit->marks |= CLASH_SPENT;
    }
    if (damage > 0) {
        unit->marks |= CLASH_HURT;
    }
    return true;
}

static bool read_shield(const json_t *json, ClashSide *side, unsigned row, unsigned place,
                        Refusal *refusal)
{
    bool is_shielded, is_hurt = false;
    ClashUnit *unit = &side->rows[row][place];
    if (!field_flag(json, "shielded", &is_shielded, refusal) ||
        (json_object_get(json, "hurt") && !field_flag(json, "hurt", &is_hurt, refusal))) {
        return false;
    }
    bool could_be = clash_is_shielded(side, row, place);
    if (is_shielded && !could_be) {
        return REFUSE(refusal, "\"shielded\" must be false without Protection or after damage.");
    }
    if (could_be != is_shielded || is_hurt) {
        unit->marks |= CLASH_HURT;
    }
    return true;
}

static bool read_row(const json_t *json, ClashSide *side, unsigned row, Refusal *refusal)
{
    const json_t *units;
    if (!field_array(json, clash_row_names[row], SIZE_MAX, &units, refusal)) {
        return false;
    }
    size_t count = json_array_size(units);
    if (count > CLASH_ROW_MAX) {
        return REFUSE(refusal, "A row can hold at most %d units.", CLASH_ROW_MAX);
    }
    side->counts[row] = (uint8_t)count;
    for (size_t i = 0; i < count; i++) {
        if (!read_unit(json_array_get(units, i), &side->rows[row][i], refusal)) {
            return false;
        }
        side->cards |= card_bit(side->rows[row][i].card);
    }
    for (unsigned i = 0; i < count; i++) {
        if (!read_shield(json_array_get(units, i), side, row, i, refusal)) {
            return false;
        }
    }
    return true;
}

static bool read_sides(const json_t *json, ClashTable *table, Refusal *refusal)
{
    const json_t *sides;
    if (!field_array(json, "sides", CLASH_SIDES, &sides, refusal)) {
        return false;
    }
    for (unsigned i = 0; i < CLASH_SIDES; i++) {
        const json_t *side = json_array_get(sides, i);
        if (!read_hand(side, &table->sides[i], refusal) ||
            !read_row(side, &table->sides[i], 0, refusal) ||
            !read_row(side, &table->sides[i], 1, refusal)) {
            return false;
        }
    }
    return true;
}

static bool read_picks(const json_t *json, ClashTable *table, Refusal *refusal)
{
    const json_t *picks;
    if (!field_array(json, "picks", CLASH_SIDES, &picks, refusal)) {
        return false;
    }
    for (unsigned i = 0; i < CLASH_SIDES; i++) {
        CardReader cards = {&clash_game, 0, refusal};
        ClashSide *side = &table->sides[i];
        if (!read_card_set(&cards, json_array_get(picks, i), "picks", &side->picks)) {
            return false;
        }
        side->pick_count = (uint8_t)set_count(side->picks);
    }
    return true;
}

static bool read_piles(const json_t *json, ClashTable *table, Refusal *refusal)
{
    CardList deck, pool, returning;
    if (!read_list(json, "deck", CLASH_CARDS, &deck, refusal) ||
        !read_list(json, "pool", CLASH_POOL, &pool, refusal) ||
        !read_list(json, "returning", CLASH_RETURNED_MAX, &returning, refusal)) {
        return false;
    }
    table->deck_count = fill_pile(table->deck, &deck);
    table->pool_count = fill(table->pool, &pool);
    table->returning_count = fill(table->returning, &returning);
    if (returning.count > 0) {
        table->sides[clash_returning_owner(table)].cards |= set_of(&returning);
    }
    return read_picks(json, table, refusal);
}

static bool read_abilities(const json_t *json, ClashSide *side, Refusal *refusal)
{
    const json_t *abilities;
    if (!field_array(json, "abilities", SIZE_MAX, &abilities, refusal)) {
        return false;
    }
    for (size_t i = 0; i < json_array_size(abilities); i++) {
        json_t *one = json_pack("{s:O}", "abilities", json_array_get(abilities, i));
        unsigned ability;
        bool is_read = field_word(one, "abilities", clash_ability_names(), &ability, refusal);
        json_decref(one);
        if (!is_read) {
            return false;
        }
        if (side->given & clash_ability_bit((ClashAbility)ability)) {
            return REFUSE(refusal, "\"abilities\" must name each once.");
        }
        side->given |= clash_ability_bit((ClashAbility)ability);
    }
    return true;
}

static bool read_automaton_piles(const json_t *json, ClashTable *table, Refusal *refusal)
{
    CardList pile, discard;
    unsigned keeper;
    bool is_last;
    if (!read_list(json, "pile", CLASH_PILE_MAX, &pile, refusal) ||
        !read_list(json, "discard", CLASH_PILE_MAX, &discard, refusal) ||
        !field_word(json, "keeper", clash_keeper_names, &keeper, refusal) ||
        !field_flag(json, "last_turn", &is_last, refusal)) {
        return false;
    }
    table->pile_count = fill_pile(table->pile, &pile);
    table->discard_count = fill_pile(table->discard, &discard);
    table->sides[1].cards |= set_of(&pile) | set_of(&discard);
    table->sides[1].is_fort = (uint8_t)keeper;
    table->is_last = is_last;
    return true;
}

/* Before the sides: abilities given decide about shields. */
static bool read_automaton(const json_t *json, ClashTable *table, Refusal *refusal)
{
    const json_t *automaton;
    int64_t base_mana, unit_mana, pile_armor;
    if (table->mode == CLASH_DUEL) {
        return !json_object_get(json, "automaton") ||
               REFUSE(refusal, "\"automaton\" is for solo games only.");
    }
    if (!field_object(json, "automaton", &automaton, refusal) ||
        !field_integer(automaton, "base_mana", (Range){6, 10}, &base_mana, refusal) ||
        !field_integer(automaton, "unit_mana", (Range){1, 2}, &unit_mana, refusal) ||
        !field_integer(automaton, "pile_armor", (Range){0, 1}, &pile_armor, refusal)) {
        return false;
    }
    table->base_mana = (uint8_t)base_mana;
    table->unit_mana = (uint8_t)unit_mana;
    table->pile_armor = (uint8_t)pile_armor;
    return read_abilities(automaton, &table->sides[1], refusal) &&
           read_automaton_piles(automaton, table, refusal);
}

static bool read_resume(const json_t *json, ClashTable *table, Refusal *refusal)
{
    unsigned resume = CLASH_RESUME_NOTHING;
    if (!json_is_null(json_object_get(json, "resume")) &&
        (!field_word(json, "resume", clash_resume_names, &resume, refusal) || resume == 0)) {
        return REFUSE(refusal, "\"resume\" must be null or what follows the return of units.");
    }
    table->resume = (uint8_t)resume;
    return true;
}

/* Left out where there is none. */
static bool read_extra_mana(const json_t *json, ClashTable *table, Refusal *refusal)
{
    int64_t mana = 0;
    bool is_read =
        !json_object_get(json, "extra_mana") ||
        field_integer(json, "extra_mana", (Range){0, CLASH_EXTRA_MANA_MAX}, &mana, refusal);
    table->extra_mana = (uint8_t)mana;
    return is_read;
}

static bool read_numbers(const json_t *json, ClashTable *table, Refusal *refusal)
{
    unsigned mode, format, phase;
    int64_t active, first, turn, mana;
    if (!field_word(json, "mode", clash_mode_names, &mode, refusal) ||
        !field_word(json, "format", clash_format_names, &format, refusal) ||
        !field_word(json, "phase", clash_game.names.phases, &phase, refusal) ||
        !field_integer(json, "active", (Range){0, 1}, &active, refusal) ||
        !field_integer(json, "first", (Range){0, 1}, &first, refusal) ||
        !field_integer(json, "turn", (Range){0, CLASH_TURNS_MAX}, &turn, refusal) ||
        !field_integer(json, "mana", (Range){0, 99}, &mana, refusal)) {
        return false;
    }
    table->mode = (uint8_t)mode;
    table->format = (uint8_t)format;
    table->phase = (uint8_t)phase;
    table->active = (Seat)active;
    table->first = (Seat)first;
    table->turn = (uint8_t)turn;
    table->mana = (uint8_t)mana;
    return read_extra_mana(json, table, refusal) && read_resume(json, table, refusal);
}

/* The marks that say the same as this list of cards. */
static bool read_queue(const json_t *json, ClashTable *table, Refusal *refusal)
{
    CardList list;
    Card queue[CLASH_ROW_MAX];
    ClashSide *side = &table->sides[table->active];
    if (!read_list(json, "queue", CLASH_ROW_MAX, &list, refusal)) {
        return false;
    }
    bool is_attacking = table->phase == CLASH_ATTACKING || table->resume == CLASH_RESUME_ATTACK;
    for (unsigned row = 0; row < CLASH_ROWS; row++) {
        for (unsigned i = 0; i < side->counts[row]; i++) {
            if (set_of(&list) & card_bit(side->rows[row][i].card)) {
                side->rows[row][i].marks |= CLASH_QUEUED;
            }
        }
    }
    while (is_attacking && table->row == 0 && clash_queue(table, queue) == 0) {
        table->row = 1;
    }
    bool agrees =
        clash_queue(table, queue) == list.count && memcmp(queue, list.cards, list.count) == 0;
    return agrees || REFUSE(refusal, "\"queue\" must hold units of one row of the active side, "
                                     "the farthest from the bridge first.");
}

static void tell_winner(ClashTable *table)
{
    table->winner = SEAT_NONE;
    if (table->phase != CLASH_OVER) {
        return;
    }
    for (Seat seat = 0; seat < CLASH_SIDES; seat++) {
        const ClashSide *side = &table->sides[seat];
        bool has_hand = table->mode == CLASH_DUEL || seat == 0;
        if (has_hand && side->is_fort && clash_keeper_life(side) == 0) {
            table->winner = (Seat)(1 - seat);
        }
    }
    if (table->winner == SEAT_NONE && table->mode == CLASH_SOLO) {
        table->winner = 0;
    }
}

/* What the position tells of the options; those of the deal are not in it. */
static void tell_setup(const ClashTable *table, Setup *setup)
{
    bool is_solo = table->mode == CLASH_SOLO;
    setup->seats = is_solo ? 1 : CLASH_SIDES;
    setup->options[CLASH_OPTION_MODE] = table->mode;
    setup->options[CLASH_OPTION_FORMAT] = table->format;
    if (is_solo) {
        setup->options[CLASH_OPTION_BASE_MANA] = table->base_mana;
        setup->options[CLASH_OPTION_UNIT_MANA] = table->unit_mana;
        setup->options[CLASH_OPTION_AUTOMATON_FIRST] = table->first;
        setup->options[CLASH_OPTION_PILE_ARMOR] = table->pile_armor;
        setup->options[CLASH_OPTION_ABILITIES] = table->sides[1].given;
    } else {
        setup->options[CLASH_OPTION_FIRST] = table->first;
        setup->options[CLASH_OPTION_EXTRA_MANA] = table->extra_mana;
    }
}

bool clash_read_state(const json_t *json, void *memory, Setup *setup, Refusal *refusal)
{
    ClashState *state = memory;
    ClashTable *table = &state->table;
    if (!read_numbers(json, table, refusal) || !read_automaton(json, table, refusal) ||
        !read_sides(json, table, refusal) || !read_piles(json, table, refusal) ||
        !read_queue(json, table, refusal)) {
        return false;
    }
    tell_winner(table);
    tell_setup(table, setup);
    return true;
}
