/* What the person thinks of: looking at a card or a button is enough to be told what it will do.
 * A focus that no ring shows is no look: it is only where keys would begin.
 * A card that cannot join what is picked changes nothing; nor does one that was just let go of,
 * until it is looked at anew. */
#include "hand.h"
#include "parts.h"

#include "base/text.h"

static bool has_focus(const Table *table, uint8_t sprite)
{
    char id[ELEMENT_ID_MAX];
    card_element_id(table, sprite, id);
    return ui_shows_focus(table->setting.ui) && text_equal(id, ui_focused_id(table->setting.ui));
}

/* The card of the hand under the pointer, else the one with the focus; or SPRITE_NONE. */
static uint8_t looked_at(const Table *table)
{
    uint8_t focused = SPRITE_NONE;
    for (unsigned i = 0; i < table->sprite_count; i++) {
        const Sprite *sprite = &table->sprites[i];
        const ZonePlace *place = &table->layout.zones[sprite->zone];
        if (sprite->hushed) {
            continue;
        }
        if (sprite->aimed) {
            return (uint8_t)i;
        }
        if (place->picks && place->id && has_focus(table, (uint8_t)i)) {
            focused = (uint8_t)i;
        }
    }
    return focused;
}

bool verb_is_aimed(const TableScene *scene, unsigned verb)
{
    return scene->table->hushed_verb != verb &&
           (rect_has(scene->table->verb_rects[verb], ui_pointer(scene->ui)) ||
            text_equal(ui_focused_id(scene->ui), verb_look(scene, verb)->id));
}

static bool aimed_verb(const TableScene *scene, Action *out)
{
    const Selection *selection = scene->selection;
    for (size_t i = 0; i < selection->legal_count; i++) {
        Action action = selection->legal[i];
        unsigned verb = action_verb(action);
        if (verb_look(scene, verb)->id && action == action_bare(verb) &&
            verb_is_aimed(scene, verb)) {
            *out = action;
            return true;
        }
    }
    return false;
}

bool table_foretells(const TableScene *scene)
{
    return scene->table->forecasts != FORECASTS_NONE;
}

bool table_meant(const TableScene *scene, Action *out)
{
    const Table *table = scene->table;
    if (!scene->acting || !table_rests(table) || !table_foretells(scene)) {
        return false;
    }
    if (aimed_verb(scene, out)) {
        return true;
    }
    uint8_t sprite = looked_at(table);
    if (sprite != SPRITE_NONE && !pick_has(table, sprite) && pick_joins(table, sprite)) {
        Selection looked = *scene->selection;
        pick_make_room(table, sprite, &looked);
        selection_toggle(&looked, pick_of(table, sprite));
        if (selection_complete(&looked, out)) {
            return true;
        }
    }
    return selection_complete(scene->selection, out);
}

bool table_meant_on_part(const TableScene *scene, Action *out)
{
    Pick pick;
    Point pointer = ui_pointer(scene->ui);
    bool thinks = scene->acting && table_rests(scene->table) && table_foretells(scene) &&
                  scene->selection->pick_count > 0;
    if (!thinks || (!parts_take(scene, &pointer, &pick) && !parts_take(scene, NULL, &pick))) {
        return false;
    }
    Selection selection = *scene->selection;
    selection.pick_count = 1; /* the card */
    if (!selection_can_add(&selection, pick)) {
        return false;
    }
    selection_toggle(&selection, pick);
    return selection_complete(&selection, out);
}
