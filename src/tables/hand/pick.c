/* Picking cards. Every question about what may be picked goes to the selection; this file decides
 * only what a click, a second click or a key means for the picks. */
#include "table_state.h"

#include "base/text.h"

static Card card_equal_lowest(const Game *game, Card card)
{
    Card lowest = 0;
    while (!text_equal(game->cards[lowest], game->cards[card])) {
        lowest++;
    }
    return lowest;
}

/* Equal cards of a zone are told apart by their order in it. */
static uint8_t copies_before(const Table *table, uint8_t sprite, Card lowest)
{
    const Game *game = table->setting.game;
    const Stack *stack = &table->stacks[table->sprites[sprite].zone];
    unsigned count = 0;
    for (unsigned i = 0; i < stack->count && stack->sprites[i] != sprite; i++) {
        Card card = table->sprites[stack->sprites[i]].card;
        count += card < game->card_count && card_equal_lowest(game, card) == lowest;
    }
    return (uint8_t)count;
}

Pick pick_of(const Table *table, uint8_t sprite)
{
    Pick pick = pick_card(card_equal_lowest(table->setting.game, table->sprites[sprite].card));
    pick.copy = copies_before(table, sprite, pick.value);
    return pick;
}

static bool is_pickable(const Table *table, uint8_t sprite)
{
    const Sprite *it = &table->sprites[sprite];
    return table->layout.zones[it->zone].picks && it->card < table->setting.game->card_count;
}

bool pick_has(const Table *table, uint8_t sprite)
{
    return is_pickable(table, sprite) && selection_has(&table->selection, pick_of(table, sprite));
}

static bool action_has_card(const Game *game, Action action, Card card)
{
    const Verb *verb = &game->verbs[action_verb(action)];
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

bool pick_is_advised(const Table *table, uint8_t sprite)
{
    return table->acting && table->advised != ACTION_NONE && is_pickable(table, sprite) &&
           action_has_card(table->setting.game, table->advised, pick_of(table, sprite).value);
}

/* Whether no action wants more than one card: another one then takes its place. */
static bool picks_replace(const Table *table)
{
    const Game *game = table->setting.game;
    for (size_t i = 0; i < table->legal_count; i++) {
        const Verb *verb = &game->verbs[action_verb(table->legal[i])];
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

bool pick_refused(const Table *table, uint8_t sprite, Message *why)
{
    Selection selection = table->selection;
    Pick pick = pick_of(table, sprite);
    selection.pick_count = picks_replace(table) ? 0 : selection.pick_count;
    if (!why) {
        return !selection_can_add(&selection, pick);
    }
    return selection_refuse(&selection, pick, why);
}

void pick_say(Table *table, const Message *why)
{
    Text text = text_in(table->notice, sizeof table->notice);
    wording_message(&table->wording, why, &text);
    ui_play(table->setting.ui, SOUND_UI_ERROR);
}

void pick_toggle(Table *table, uint8_t sprite)
{
    table->notice[0] = '\0';
    if (picks_replace(table) && !pick_has(table, sprite)) {
        selection_clear(&table->selection);
    }
    selection_toggle(&table->selection, pick_of(table, sprite));
    ui_play(table->setting.ui, SOUND_CARD_SLIDE);
}

/* What the first action that matches the picks still needs, where the game says it. */
static const char *missing_words(const Table *table)
{
    Action match;
    bool some = table->selection.pick_count > 0 &&
                selection_matches(&table->selection, &match, 1) > 0 && match != ACTION_NONE;
    return some ? table->look->verbs[action_verb(match)].missing : NULL;
}

bool pick_unfinished(const Table *table, Message *why)
{
    Action action;
    const char *missing = missing_words(table);
    if (missing && !selection_complete(&table->selection, &action)) {
        *why = message_of(missing);
        return true;
    }
    return selection_refuse_confirm(&table->selection, why);
}

/* The picks without those of this kind. */
static void picks_drop(Selection *selection, uint8_t kind)
{
    for (size_t i = 0; i < selection->pick_count;) {
        if (selection->picks[i].kind == kind) {
            selection_toggle(selection, selection->picks[i]);
        } else {
            i++;
        }
    }
}

void table_aim(Table *table, Pick pick)
{
    Action action;
    Message why;
    bool again = selection_has(&table->selection, pick);
    table->notice[0] = '\0';
    picks_drop(&table->selection, pick.kind);
    if (selection_refuse(&table->selection, pick, &why)) {
        pick_say(table, &why);
        return;
    }
    selection_toggle(&table->selection, pick);
    ui_play(table->setting.ui, SOUND_CARD_SLIDE);
    bool whole = selection_complete(&table->selection, &action);
    if (whole && (again || !table->look->careful || !table->look->careful(table->view, action))) {
        pick_confirm(table);
    }
}

void table_choose(Table *table, Action action)
{
    table->notice[0] = '\0';
    table->chosen = action;
}

void pick_confirm(Table *table)
{
    Message why;
    if (selection_complete(&table->selection, &table->chosen)) {
        table->notice[0] = '\0';
        return;
    }
    table->chosen = ACTION_NONE;
    if (pick_unfinished(table, &why)) {
        pick_say(table, &why);
    }
}

/* The first click of two has turned the pick over already: it is put back, and played when that is
 * a whole action. */
static void pick_twice(Table *table, uint8_t sprite)
{
    Action action;
    Message why;
    if (!pick_has(table, sprite)) {
        if (pick_refused(table, sprite, &why)) {
            pick_say(table, &why);
            return;
        }
        pick_toggle(table, sprite);
    }
    if (selection_complete(&table->selection, &action)) {
        table->chosen = action;
    }
}

void pick_touch(Table *table, uint8_t sprite, const Touch *touch)
{
    if (touch->refused) { /* the window shows the reason beside the card */
        ui_play(table->setting.ui, SOUND_UI_ERROR);
    } else if (touch->doubled) {
        pick_twice(table, sprite);
    } else if (touch->activated && touch->by_return && pick_has(table, sprite)) {
        pick_confirm(table);
    } else if (touch->activated) {
        pick_toggle(table, sprite);
    }
}
