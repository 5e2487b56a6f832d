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

Pick pick_of(const Table *table, uint8_t sprite)
{
    Card card = table->sprites[sprite].card;
    Pick pick = pick_card(card_equal_lowest(table->setting.game, card));
    pick.copy = (uint8_t)(card - pick.value);
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

bool pick_refused(const Table *table, uint8_t sprite, Message *why)
{
    Pick pick = pick_of(table, sprite);
    if (!why) {
        return !selection_can_add(&table->selection, pick);
    }
    return selection_refuse(&table->selection, pick, why);
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
    selection_toggle(&table->selection, pick_of(table, sprite));
    ui_play(table->setting.ui, SOUND_CARD_SLIDE);
}

void pick_confirm(Table *table)
{
    Message why;
    if (selection_complete(&table->selection, &table->chosen)) {
        table->notice[0] = '\0';
        return;
    }
    table->chosen = ACTION_NONE;
    if (selection_refuse_confirm(&table->selection, &why)) {
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
