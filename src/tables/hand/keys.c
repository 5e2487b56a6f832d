/* What the table does with a press by itself: the commands of the hand pick the card at their
 * place, those that act confirm what is picked; and letting go of all that is held. */
#include "hand.h"
#include "tables/table_commands.h"
#include "tables/table_hand.h"

/* The n-th card from the left of a hand, or SPRITE_NONE. */
static uint8_t nth_card(const Table *table, unsigned wanted)
{
    for (uint8_t zone = 0; zone < table->look->game->names.zone_count; zone++) {
        const Stack *stack = &table->stacks[zone];
        Pose poses[ZONE_CARDS_MAX];
        if (table->layout.zones[zone].form != FORM_FAN || wanted >= stack->count) {
            continue;
        }
        place_stack(table, zone, poses);
        for (unsigned i = 0; i < stack->count; i++) {
            unsigned left = 0;
            for (unsigned j = 0; j < stack->count; j++) {
                left += poses[j].x < poses[i].x;
            }
            if (left == wanted) {
                return stack->sprites[i];
            }
        }
    }
    return SPRITE_NONE;
}

static void key_pick(Table *table, unsigned wanted)
{
    Message why;
    char id[ELEMENT_ID_MAX];
    uint8_t sprite = nth_card(table, wanted);
    if (sprite == SPRITE_NONE) {
        pick_unsay(table);
        table->unbarred = table->barred;
        pick_say(table,
                 &MESSAGE(N_("There is no card {n} in your hand."), value_number(wanted + 1)));
        return;
    }
    card_element_id(table, sprite, id);
    ui_focus(table->setting.ui, id);
    if (!pick_has(table, sprite) && pick_refused(table, sprite, &why)) {
        pick_say_at(table, sprite, &why);
    } else {
        pick_toggle(table, sprite);
    }
}

/* What a hint names beside the cards that are picked, such as a row. False: something else is
 * picked, or nothing is missing. */
static bool pick_advised_rest(Table *table)
{
    Selection *selection = &table->selection;
    Action advised = table->advised, matches[LEGAL_COUNT_MAX];
    size_t count = selection_matches(selection, matches, LEGAL_COUNT_MAX), nth = 0;
    while (nth < count && matches[nth] != advised) {
        nth++;
    }
    if (advised == ACTION_NONE || nth == count) {
        return false;
    }
    Pick pick;
    bool picks = false;
    for (unsigned i = 0; pick_of_advised(table, i, &pick); i++) {
        if (pick.kind != OPERAND_CARD && !selection_has(selection, pick)) {
            selection_toggle(selection, pick);
            picks = true;
        }
    }
    return picks;
}

/* False: nothing is advised, or no cards are. */
static bool pick_advised(Table *table)
{
    bool picks = false;
    for (unsigned i = 0; i < table->sprite_count; i++) {
        uint8_t sprite = (uint8_t)i;
        if (pick_is_advised(table, sprite) && !pick_has(table, sprite) &&
            !pick_refused(table, sprite, NULL)) {
            pick_toggle(table, sprite);
            picks = true;
        }
    }
    if (picks) {
        pick_advised_rest(table);
    }
    return picks;
}

/* Where a hint has named a button, a seat or a deck, the next press is one of it. */
static bool focus_advised(const Table *table)
{
    bool is_marked = table->advised != ACTION_NONE && table->advised_id[0] != '\0';
    if (is_marked) {
        ui_focus(table->setting.ui, table->advised_id);
    }
    return is_marked;
}

static bool choose_only(const TableScene *scene)
{
    Action only = buttons_only(scene);
    if (only != ACTION_NONE) {
        table_choose(scene->table, only);
    }
    return only != ACTION_NONE;
}

bool table_key(Table *table, KeyPress press)
{
    if (table->has_layout && browse_key(table, press)) {
        return true;
    }
    if (!table->acting || !table->has_layout || table->browsed != NO_ZONE) {
        return false;
    }
    TableScene scene = table_scene(table);
    if (table->look->key && table->look->key(&scene, press)) {
        return true;
    }
    for (unsigned i = 0; i < TABLE_PICKS; i++) {
        if (press_is(&press, &table_command_picks[i])) {
            key_pick(table, i);
            return true;
        }
    }
    bool plays = press_is(&press, &command_press) || press_is(&press, &table_command_play);
    if (plays && table->selection.pick_count > 0) {
        if (!pick_advised_rest(table)) {
            pick_confirm(table);
        }
        return true;
    }
    return plays && (pick_advised(table) || focus_advised(table) || choose_only(&scene));
}

bool table_let_go(Table *table)
{
    bool refused = table->refusal.text || table->refused != SPRITE_NONE; /* by ear as if picked */
    bool held = table->browsed != NO_ZONE || table->selection.pick_count > 0 || refused;
    pick_unsay(table);
    if (table->browsed != NO_ZONE) {
        table->browsed = NO_ZONE;
        return true;
    }
    selection_clear(&table->selection);
    return held;
}
