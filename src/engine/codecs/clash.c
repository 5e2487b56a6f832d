/* Clash of Decks in JSON. Hands have their keeper between the cards here and beside them in the
 * state; the queue of attacks and the shields of units are marks there and lists and answers here;
 * piles have their top last there and first here. Reading lies in clash_read.c. */
#include "clash_read.h"
#include "clash_words.h"

/* A unit that has used its Protection and lost it, unhurt, would look as if it never had. */
static bool is_secretly_hurt(const ClashSide *side, unsigned row, unsigned place)
{
    const ClashUnit *unit = &side->rows[row][place];
    ClashAbilitySet abilities = clash_abilities(side, row, place);
    return unit->marks & CLASH_HURT && unit->damage == 0 &&
           !(abilities & clash_ability_bit(CLASH_PROTECTION));
}

static json_t *write_unit(const ClashSide *side, unsigned row, unsigned place)
{
    const ClashUnit *unit = &side->rows[row][place];
    json_t *json = json_pack("{s:o,s:i,s:b,s:b,s:i,s:b}", "card",
                             write_card(&clash_game, unit->card), "damage", unit->damage, "fresh",
                             unit->marks & CLASH_FRESH, "spent", unit->marks & CLASH_SPENT, "bonus",
                             unit->bonus, "shielded", clash_is_shielded(side, row, place));
    if (is_secretly_hurt(side, row, place)) {
        json_object_set_new(json, "hurt", json_true());
    }
    return json;
}

static json_t *write_row(const ClashSide *side, unsigned row)
{
    json_t *array = json_array();
    for (unsigned place = 0; place < side->counts[row]; place++) {
        json_array_append_new(array, write_unit(side, row, place));
    }
    return array;
}

static json_t *write_sides(const ClashView *view)
{
    json_t *array = json_array();
    for (unsigned i = 0; i < CLASH_SIDES; i++) {
        const ClashSide *side = &view->table.sides[i];
        uint8_t hand = (uint8_t)(CLASH_ZONE_HANDS + i);
        json_array_append_new(array, json_pack("{s:o,s:o,s:o}", "hand",
                                               write_zone(&clash_game, view, hand),
                                               clash_row_names[0], write_row(side, 0),
                                               clash_row_names[1], write_row(side, 1)));
    }
    return array;
}

static json_t *write_queue(const ClashTable *table)
{
    Card cards[CLASH_ROW_MAX];
    return write_cards(&clash_game, cards, clash_queue(table, cards));
}

static json_t *write_automaton(const ClashView *view)
{
    const ClashTable *table = &view->table;
    const ClashSide *side = &table->sides[1];
    json_t *abilities = json_array();
    for (unsigned i = 0; i < CLASH_GIVABLE; i++) {
        if (side->given >> i & 1) {
            json_array_append_new(abilities, json_string(clash_ability_names()[i]));
        }
    }
    return json_pack("{s:o,s:o,s:s,s:b,s:i,s:i,s:i,s:o}", "pile",
                     write_zone(&clash_game, view, CLASH_ZONE_PILE), "discard",
                     write_zone(&clash_game, view, CLASH_ZONE_DISCARD), "keeper",
                     side->is_fort ? clash_keeper_names[1] : clash_keeper_names[0], "last_turn",
                     table->is_last, "base_mana", table->base_mana, "unit_mana", table->unit_mana,
                     "pile_armor", table->pile_armor, "abilities", abilities);
}

/* Zones are what a view shows: of a whole state, everything. */
static void write_table(const ClashView *view, json_t *out)
{
    const ClashTable *table = &view->table;
    json_t *members = json_pack(
        "{s:s,s:s,s:s,s:i,s:i,s:i,s:i,s:o,s:o,s:o,s:s?,s:o,s:o,s:[o,o]}", "mode",
        clash_mode_names[table->mode], "format", clash_format_names[table->format], "phase",
        clash_game.names.phases[table->phase], "active", table->active, "first", table->first,
        "turn", table->turn, "mana", table->mana, "sides", write_sides(view), "queue",
        write_queue(table), "returning", write_zone(&clash_game, view, CLASH_ZONE_RETURNING),
        "resume", table->resume ? clash_resume_names[table->resume] : NULL, "pool",
        write_zone(&clash_game, view, CLASH_ZONE_POOL), "deck",
        write_zone(&clash_game, view, CLASH_ZONE_DECK), "picks",
        write_zone(&clash_game, view, CLASH_ZONE_PICKS),
        write_zone(&clash_game, view, CLASH_ZONE_PICKS + 1));
    if (table->mode == CLASH_SOLO) {
        json_object_set_new(members, "automaton", write_automaton(view));
    }
    if (table->extra_mana > 0) {
        json_object_set_new(members, "extra_mana", json_integer(table->extra_mana));
    }
    json_object_update(out, members);
    json_decref(members);
}

static void write_state(const void *memory, json_t *out)
{
    const ClashState *state = memory;
    ClashView whole = {.table = state->table, .seat = SEAT_NONE};
    write_table(&whole, out);
}

static void write_view(const void *memory, json_t *out)
{
    const ClashView *view = memory;
    json_t *known = json_array();
    for (uint8_t zone = 0; zone < CLASH_ZONES; zone++) {
        write_known(known, &clash_game, zone, clash_view_known(view, zone));
    }
    write_table(view, out);
    json_object_set_new(out, "known", known);
}

static json_t *write_result(const void *memory)
{
    const ClashState *state = memory;
    const ClashTable *table = &state->table;
    json_t *winner =
        table->winner == SEAT_NONE ? json_null() : json_integer((json_int_t)table->winner);
    return json_pack("{s:o,s:i}", "winner", winner, "turns", table->turn);
}

/* One player means solo, and solo means a draft, unless said otherwise. */
static void fill_options(Setup *setup, unsigned given)
{
    if (!(given >> CLASH_OPTION_MODE & 1) && setup->seats == 1) {
        setup->options[CLASH_OPTION_MODE] = CLASH_SOLO;
    }
    if (!(given >> CLASH_OPTION_FORMAT & 1) && setup->options[CLASH_OPTION_MODE] == CLASH_SOLO) {
        setup->options[CLASH_OPTION_FORMAT] = CLASH_DRAFT;
    }
}

const Codec clash_codec = {
    .game = &clash_game,
    .rng_offset = offsetof(ClashState, rng),
    .write_state = write_state,
    .write_view = write_view,
    .read_state = clash_read_state,
    .write_result = write_result,
    .fill_options = fill_options,
};
