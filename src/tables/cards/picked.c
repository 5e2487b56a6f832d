/* What a card is to the person's selection: which pick it stands for, whether it is picked, may be,
 * or is hinted. Every question about what may be picked goes to the selection. */
#include "cards.h"

#include "base/text.h"
#include "tables/hint.h"

void table_find_equal(Table *table)
{
    const Game *game = table->look->game;
    for (Card card = 0; card < game->names.card_count; card++) {
        Card lowest = 0;
        while (!text_equal(game->names.cards[lowest], game->names.cards[card])) {
            lowest++;
        }
        table->equal[card] = lowest;
    }
}

/* Equal cards of a zone are told apart by their order in it. */
static uint8_t copies_before(const Table *table, uint8_t sprite, Card lowest)
{
    const Game *game = table->look->game;
    const Stack *stack = &table->stacks[table->sprites[sprite].zone];
    unsigned count = 0;
    for (unsigned i = 0; i < stack->count && stack->sprites[i] != sprite; i++) {
        Card card = table->sprites[stack->sprites[i]].card;
        count += card < game->names.card_count && table->equal[card] == lowest;
    }
    return (uint8_t)count;
}

Pick pick_of(const Table *table, uint8_t sprite)
{
    Pick pick = pick_card(table->equal[table->sprites[sprite].card]);
    pick.copy = copies_before(table, sprite, pick.value);
    return pick;
}

static bool is_pickable(const Table *table, uint8_t sprite)
{
    const Sprite *it = &table->sprites[sprite];
    return table->layout.zones[it->zone].picks && it->card < table->look->game->names.card_count;
}

bool pick_has(const Table *table, uint8_t sprite)
{
    return is_pickable(table, sprite) && selection_has(&table->selection, pick_of(table, sprite));
}

bool pick_is_open(const Table *table, uint8_t sprite)
{
    const Sprite *it = &table->sprites[sprite];
    return table->acting && table->layout.zones[it->zone].picks &&
           timeline_is_empty(&table->timeline);
}

static bool action_has_card(const Game *game, Action action, Card card)
{
    const Verb *verb = &game->names.verbs[action_verb(action)];
    if (verb->form == VERB_CARD_SET) {
        return action_cards(action) & card_bit(card);
    }
    for (unsigned i = 0; verb->operands[i] != OPERAND_END; i++) {
        if (verb->operands[i] == OPERAND_CARD && action_operand(action, i) == card) {
            return true;
        }
    }
    return false;
}

bool table_is_advised(const Table *table, Action action)
{
    return table->acting && table->advised == action;
}

bool pick_of_advised(const Table *table, unsigned nth, Pick *out)
{
    Action advised = table->advised;
    if (advised == ACTION_NONE) {
        return false;
    }
    const Verb *verb = &table->look->game->names.verbs[action_verb(advised)];
    if (verb->form != VERB_OPERANDS || verb->operands[nth] == OPERAND_END) {
        return false;
    }
    *out = (Pick){.kind = (uint8_t)verb->operands[nth],
                  .value = (uint8_t)action_operand(advised, nth)};
    out->verb = out->kind == OPERAND_WORD ? (uint8_t)action_verb(advised) : 0;
    return true;
}

bool table_advises(const Table *table, Pick pick)
{
    Pick named;
    bool is_named = false;
    for (unsigned i = 0; table->acting && !is_named && pick_of_advised(table, i, &named); i++) {
        is_named = named.kind == pick.kind && named.value == pick.value && named.verb == pick.verb;
    }
    return is_named;
}

bool pick_is_advised(const Table *table, uint8_t sprite)
{
    bool is_shown = table->acting || table->setting.is_watched;
    return is_shown && table->advised != ACTION_NONE && is_pickable(table, sprite) &&
           action_has_card(table->look->game, table->advised, pick_of(table, sprite).value);
}

bool picks_replace(const Table *table)
{
    const Game *game = table->look->game;
    for (size_t i = 0; i < table->legal_count; i++) {
        const Verb *verb = &game->names.verbs[action_verb(table->legal[i])];
        unsigned cards = 0;
        for (unsigned j = 0; verb->form == VERB_OPERANDS && j < VERB_OPERANDS_MAX; j++) {
            cards += verb->operands[j] == OPERAND_CARD;
        }
        if (verb->form != VERB_OPERANDS || cards > 1) {
            return false;
        }
    }
    return true;
}

bool pick_is_ready(const Table *table, uint8_t sprite)
{
    return table->acting && table->layout.ready > 0 && is_pickable(table, sprite) &&
           timeline_is_empty(&table->timeline) &&
           (pick_has(table, sprite) || !pick_refused(table, sprite, NULL));
}

unsigned pick_place(const Table *table, uint8_t sprite)
{
    Pick pick = pick_of(table, sprite);
    unsigned place = 0;
    for (size_t i = 0; i < table->selection.pick_count; i++) {
        const Pick *it = &table->selection.picks[i];
        if (it->kind == OPERAND_CARD && it->value == pick.value && it->copy == pick.copy) {
            break;
        }
        place += it->kind == OPERAND_CARD;
    }
    return place;
}

bool pick_has_slot(const Table *table, uint8_t sprite)
{
    if (!pick_has(table, sprite)) {
        return false;
    }
    unsigned place = pick_place(table, sprite);
    return place < SLOTS_MAX && table->layout.slots[place].w > 0;
}

static bool is_refused(const Selection *selection, Pick pick, Message *why)
{
    if (why) {
        return selection_refuse(selection, pick, why);
    }
    return !selection_can_add(selection, pick);
}

bool pick_joins(const Table *table, uint8_t sprite)
{
    Pick pick = pick_of(table, sprite);
    if (table->selection.pick_count == 0 || !picks_replace(table)) {
        return selection_can_add(&table->selection, pick);
    }
    Selection alone = table->selection;
    alone.pick_count = 0;
    return selection_can_add(&alone, pick);
}

void pick_make_room(const Table *table, uint8_t sprite, Selection *selection)
{
    Pick pick = pick_of(table, sprite);
    if (picks_replace(table)) {
        selection->pick_count = 0;
    }
    while (selection->pick_count > 0 && !selection_can_add(selection, pick)) {
        selection->pick_count--;
    }
}

bool pick_refused(const Table *table, uint8_t sprite, Message *why)
{
    if (pick_joins(table, sprite)) {
        return false;
    }
    Selection room = table->selection;
    pick_make_room(table, sprite, &room);
    return is_refused(&room, pick_of(table, sprite), why);
}

void card_element_id(const Table *table, uint8_t index, char bytes[ELEMENT_ID_MAX])
{
    const Sprite *sprite = &table->sprites[index];
    const ZonePlace *place = &table->layout.zones[sprite->zone];
    Text id = text_in(bytes, ELEMENT_ID_MAX);
    text_append(&id, place->id);
    bool is_spread = place->form == FORM_ROW || place->form == FORM_FAN ||
                     place->form == FORM_GRID || place->form == FORM_GROUPS;
    if (!is_spread) {
        return;
    }
    text_append(&id, ".");
    text_append(&id, table->look->game->names.cards[sprite->card]);
    unsigned copy = pick_of(table, index).copy;
    if (copy > 0) {
        text_append(&id, ".");
        text_append_number(&id, copy + 1);
    }
}
