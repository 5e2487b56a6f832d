/* Dragging cards to where they are played. What is dragged is the picked cards with the one under
 * the pointer; where that does not go together, that card alone. Only the play area, or a place of
 * the game's own, takes a drop; anywhere else the cards go home and are picked as they were before.
 * A drop that is taken but is not a whole action snaps back, keeps what is picked, and says what is
 * missing; a drop that is refused says so at its card. */
#include "hand.h"
#include "parts.h"
#include "sprite.h"

#include "base/text.h"

#include <math.h>
#include <string.h>

#define SNAP_SECONDS 0.2f

static uint8_t sprite_by_id(const Table *table, const char *id)
{
    char bytes[ELEMENT_ID_MAX];
    for (unsigned i = 0; i < table->sprite_count; i++) {
        const ZonePlace *place = &table->layout.zones[table->sprites[i].zone];
        if (place->picks && place->id &&
            table->sprites[i].card < table->look->game->names.card_count) {
            card_element_id(table, (uint8_t)i, bytes);
            if (text_equal(bytes, id)) {
                return (uint8_t)i;
            }
        }
    }
    return SPRITE_NONE;
}

static void drag_begin(Table *table, uint8_t sprite)
{
    const Selection *selection = &table->selection;
    table->dragged = sprite;
    table->picks_before_count = selection->pick_count;
    memcpy(table->picks_before, selection->picks, sizeof table->picks_before);
    if (pick_has(table, sprite) || !table->acting) {
        return;
    }
    if (pick_refused(table, sprite, NULL)) {
        selection_clear(&table->selection);
    }
    if (!pick_refused(table, sprite, NULL)) {
        pick_toggle(table, sprite);
    }
}

static bool drag_has(const Table *table, uint8_t sprite)
{
    return table->dragged != SPRITE_NONE && (sprite == table->dragged || pick_has(table, sprite));
}

/* The other picked cards follow fanned out behind the dragged one. */
static void drag_place(Table *table, Point centre)
{
    float unit = table->layout.unit;
    unsigned behind = 0;
    table->drag_centre = centre;
    for (unsigned i = 0; i < table->sprite_count; i++) {
        Sprite *sprite = &table->sprites[i];
        if (!drag_has(table, (uint8_t)i)) {
            continue;
        }
        unsigned place = 0;
        if ((uint8_t)i != table->dragged) {
            place = ++behind;
        }
        float aside = 34 * unit * (float)place;
        sprite->pose.x = centre.x + aside;
        sprite->pose.y = centre.y + aside * 0.1f;
        sprite->pose.angle = 3 * (float)place;
    }
}

/* What a drop would be for. */
typedef enum Target {
    TARGET_NONE, /* the cards go home */
    TARGET_AREA, /* the play area */
    TARGET_OWN   /* a place of the game's own, and the pick that it stands for */
} Target;

/* Forgiving: the pointer or the middle of the card counts. */
static Target drag_target(Table *table, Pick *pick)
{
    Point pointer = ui_drag(table->setting.ui).now;
    TableScene scene = table_scene(table);
    if (!table->acting || !rect_has(table->space.area, pointer)) {
        return TARGET_NONE;
    }
    if (parts_take(&scene, &pointer, pick)) {
        return TARGET_OWN;
    }
    Rect drop = table->layout.drop;
    return rect_has(drop, pointer) || rect_has(drop, table->drag_centre) ? TARGET_AREA
                                                                         : TARGET_NONE;
}

static void drag_snap_back(Table *table)
{
    table->dragged = SPRITE_NONE;
    for (uint8_t zone = 0; zone < table->look->game->names.zone_count; zone++) {
        const Stack *stack = &table->stacks[zone];
        Pose poses[ZONE_CARDS_MAX];
        place_stack(table, zone, poses);
        for (unsigned i = 0; i < stack->count; i++) {
            const Sprite *sprite = &table->sprites[stack->sprites[i]];
            if (fabsf(sprite->pose.x - poses[i].x) + fabsf(sprite->pose.y - poses[i].y) > 1) {
                sprite_move(table, (Motion){.start = table->timeline.now,
                                            .seconds = SNAP_SECONDS,
                                            .sprite = stack->sprites[i],
                                            .ease = EASE_OUT_CUBIC,
                                            .to = poses[i]});
            }
        }
    }
    ui_play(table->setting.ui, SOUND_CARD_SLIDE);
}

/* Nothing has happened: the picks are those before the drag. */
static void drag_go_home(Table *table)
{
    table->selection.pick_count = table->picks_before_count;
    memcpy(table->selection.picks, table->picks_before, sizeof table->picks_before);
    drag_snap_back(table);
}

static void drag_drop(Table *table)
{
    Message why;
    Pick pick;
    uint8_t sprite = table->dragged;
    Target target = drag_target(table, &pick);
    bool has = pick_has(table, sprite);
    if (target == TARGET_NONE || !has) {
        bool is_refused = target != TARGET_NONE && pick_refused(table, sprite, &why);
        drag_go_home(table);
        if (is_refused) {
            pick_say_at(table, sprite, &why);
        }
        return;
    }
    bool waits = table->layout.slots[0].w > 0 && pick_unfinished(table, &why);
    if (target == TARGET_OWN) {
        if (!pick_aim(table, pick, &why)) {
            pick_say_at(table, sprite, &why);
        }
    } else if (!waits) {
        pick_confirm(table);
    }
    if (table->chosen == ACTION_NONE) {
        drag_snap_back(table);
        return;
    }
    table->dragged = SPRITE_NONE;
    table->dropped = true;
}

static void drag_step(Table *table)
{
    Drag drag = ui_drag(table->setting.ui);
    if (drag.phase == DRAG_MOVING && table->dragged == SPRITE_NONE &&
        timeline_is_empty(&table->timeline)) {
        uint8_t sprite = sprite_by_id(table, drag.id);
        if (sprite != SPRITE_NONE) {
            drag_begin(table, sprite);
        }
    }
    if (table->dragged == SPRITE_NONE) {
        return;
    }
    if (drag.phase == DRAG_NONE || drag.phase == DRAG_CANCELLED) {
        drag_go_home(table);
        return;
    }
    drag_place(table, (Point){drag.now.x - drag.grip.x, drag.now.y - drag.grip.y});
    if (drag.phase == DRAG_DROPPED) {
        drag_drop(table);
    }
}

void drag_follow(Table *table)
{
    drag_step(table);
    for (unsigned i = 0; i < table->sprite_count; i++) {
        table->sprites[i].held = drag_has(table, (uint8_t)i);
    }
}

bool drag_is_over_area(Table *table)
{
    Pick pick;
    return table->dragged != SPRITE_NONE && pick_has(table, table->dragged) &&
           drag_target(table, &pick) == TARGET_AREA;
}

void drag_draw(Table *table)
{
    if (table->dragged == SPRITE_NONE) {
        return;
    }
    for (unsigned i = 0; i < table->sprite_count; i++) {
        if ((uint8_t)i != table->dragged && table->sprites[i].held) {
            sprite_draw(table, (uint8_t)i, &table->sprites[i].pose);
        }
    }
    sprite_draw(table, table->dragged, &table->sprites[table->dragged].pose);
}
