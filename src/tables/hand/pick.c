/* Picking cards. Every question about what may be picked goes to the selection; this file decides
 * only what a click, a second click or a key means for the picks. */
#include "effects.h"
#include "hand.h"

#include "base/text.h"

void pick_say(Table *table, const Message *why)
{
    table->refusal = *why;
    ui_play(table->setting.ui, SOUND_UI_ERROR);
}

void pick_say_at(Table *table, uint8_t sprite, const Message *why)
{
    char id[ELEMENT_ID_MAX];
    card_element_id(table, sprite, id);
    pick_unsay(table);
    ui_tip_refuse(table->setting.ui, id, frame_message(table, why));
    table->refused = table->unbarred = sprite;
    effect_nod(table, sprite);
    ui_play(table->setting.ui, SOUND_UI_ERROR);
}

void pick_unsay(Table *table)
{
    table->refusal.text = NULL;
    if (table->refused != SPRITE_NONE) {
        ui_tip_refuse(table->setting.ui, NULL, NULL);
        table->refused = SPRITE_NONE;
    }
}

bool table_refuses(const Table *table)
{
    char id[ELEMENT_ID_MAX] = "";
    if (table->refused != SPRITE_NONE) {
        card_element_id(table, table->refused, id);
    }
    return table->refusal.text || ui_tip_refuses(table->setting.ui, id);
}

void pick_toggle(Table *table, uint8_t sprite)
{
    pick_unsay(table);
    if (!pick_has(table, sprite)) {
        pick_make_room(table, sprite, &table->selection);
    }
    table->sprites[sprite].hushed = pick_has(table, sprite);
    selection_toggle(&table->selection, pick_of(table, sprite));
    ui_play(table->setting.ui, SOUND_CARD_SLIDE);
}

/* The verb of the first action that matches the picks; NULL: there is none. */
static const VerbLook *picked_verb(const Table *table)
{
    Action match;
    bool some = table->selection.pick_count > 0 &&
                selection_matches(&table->selection, &match, 1) > 0 && match != ACTION_NONE;
    return some ? &table->look->verbs[action_verb(match)] : NULL;
}

bool pick_is_asked(const Table *table)
{
    Action action;
    const VerbLook *look = picked_verb(table);
    return look && look->is_asked && !selection_complete(&table->selection, &action);
}

bool pick_unfinished(const Table *table, Message *why)
{
    Action action;
    const VerbLook *look = picked_verb(table);
    if (look && look->missing && !selection_complete(&table->selection, &action)) {
        *why = message_of(look->missing);
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

bool pick_aim(Table *table, Pick pick, Message *why)
{
    Action action;
    bool again = selection_has(&table->selection, pick);
    pick_unsay(table);
    picks_drop(&table->selection, pick.kind);
    if (selection_refuse(&table->selection, pick, why)) {
        return false;
    }
    selection_toggle(&table->selection, pick);
    ui_play(table->setting.ui, SOUND_CARD_SLIDE);
    bool whole = selection_complete(&table->selection, &action);
    if (whole && (again || pick_risk(table, action) != RISK_CAREFUL)) {
        pick_confirm(table);
    }
    return true;
}

void table_aim(Table *table, Pick pick)
{
    Message why;
    if (!pick_aim(table, pick, &why)) {
        pick_say(table, &why);
    }
}

Risk pick_risk(const Table *table, Action action)
{
    return table->look->risk ? table->look->risk(table->view, action) : RISK_NONE;
}

void table_choose(Table *table, Action action)
{
    pick_unsay(table);
    table->chosen = action;
}

void pick_confirm(Table *table)
{
    Message why;
    if (selection_complete(&table->selection, &table->chosen)) {
        pick_unsay(table);
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
            pick_say_at(table, sprite, &why);
            return;
        }
        pick_toggle(table, sprite);
    }
    if (selection_complete(&table->selection, &action)) {
        table->chosen = action;
    }
}

/* A tap on a card that is picked already plays all that is picked, if that is a whole action. */
static bool is_tapped_again(const Table *table, uint8_t sprite, const Touch *touch)
{
    Action action;
    return touch->by_finger && pick_has(table, sprite) &&
           selection_complete(&table->selection, &action);
}

void pick_touch(Table *table, uint8_t sprite, const Touch *touch)
{
    Message why;
    bool is_confirmed = touch->by_return || is_tapped_again(table, sprite, touch);
    if (touch->refused && pick_refused(table, sprite, &why)) {
        pick_say_at(table, sprite, &why);
    } else if (touch->doubled) {
        pick_twice(table, sprite);
    } else if (touch->activated && is_confirmed && pick_has(table, sprite)) {
        pick_confirm(table);
    } else if (touch->activated) {
        pick_toggle(table, sprite);
    }
}
