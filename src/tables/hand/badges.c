/* What stands on cards at rest beside their faces, as the game draws it: from left to right, so
 * that the card that lies above its neighbour is also the one that is pressed. A card on its way
 * has no marks. */
#include "hand.h"
#include "sprite.h"

#include "base/text.h"

/* The place of a card in a zone by the view that is shown, or -1: it has left since. */
static int index_shown(const Table *table, uint8_t zone, Card card)
{
    Card cards[ZONE_CARDS_MAX];
    size_t count = table->look->game->zone(table->view_shown, zone, cards, ZONE_CARDS_MAX);
    for (size_t i = 0; i < count; i++) {
        if (cards[i] == card) {
            return (int)i;
        }
    }
    return -1;
}

static bool is_marked(const Table *table, uint8_t index)
{
    const Sprite *sprite = &table->sprites[index];
    return sprite->motions == 0 && sprite->seen_in == sprite->zone && sprite->shown_up &&
           table->layout.zones[sprite->zone].marks;
}

static bool has_focus(const Table *table, uint8_t index)
{
    char id[ELEMENT_ID_MAX];
    const ZonePlace *place = &table->layout.zones[table->sprites[index].zone];
    if (!place->id) {
        return false;
    }
    card_element_id(table, index, id);
    return text_equal(id, ui_focused_id(table->setting.ui));
}

/* The card under the pointer that lies above the others, else the one with the focus. */
static uint8_t aimed_sprite(const Table *table)
{
    uint8_t aimed = SPRITE_NONE, focused = SPRITE_NONE;
    Point pointer = ui_pointer(table->setting.ui);
    for (unsigned i = 0; i < table->sprite_count; i++) {
        const Sprite *sprite = &table->sprites[i];
        if (!is_marked(table, (uint8_t)i)) {
            continue;
        }
        if (has_focus(table, (uint8_t)i)) {
            focused = (uint8_t)i;
        }
        bool higher = aimed == SPRITE_NONE || sprite->pose.x > table->sprites[aimed].pose.x;
        if (higher && outline_has(pose_outline(&sprite->pose), pointer)) {
            aimed = (uint8_t)i;
        }
    }
    return aimed != SPRITE_NONE ? aimed : focused;
}

/* That of the sprite at `at` of a stack whose cards lie so. */
static void card_mark(const TableScene *scene, uint8_t zone, unsigned at, const Pose poses[],
                      uint8_t aimed)
{
    Table *table = scene->table;
    uint8_t index = table->stacks[zone].sprites[at];
    const Sprite *sprite = &table->sprites[index];
    int place = index_shown(table, zone, sprite->card);
    if (!is_marked(table, index) || place < 0 || sprite->held) {
        return;
    }
    Pose pose = sprite_seen(sprite, sprite->pose);
    CardMark mark = {.zone = zone,
                     .index = (unsigned)place,
                     .card = sprite->card,
                     .rect = pose_outline(&pose).rect,
                     .seen = place_seen(table, zone, poses, at),
                     .strip = place_strip(table, zone, poses, at),
                     .aimed = index == aimed,
                     .damage_shown = sprite->damage_shown};
    table->look->mark(scene, &mark);
}

static void zone_marks(const TableScene *scene, uint8_t zone, uint8_t aimed)
{
    Table *table = scene->table;
    const Stack *stack = &table->stacks[zone];
    bool leftward = zone_is_leftward(table, zone);
    uint8_t above = sprite_above_marks(table, zone);
    unsigned last = stack->count;
    Pose poses[ZONE_CARDS_MAX];
    place_stack(table, zone, poses);
    for (unsigned i = 0; i < stack->count; i++) {
        unsigned at = leftward ? stack->count - 1u - i : i;
        if (stack->sprites[at] == above) {
            last = at;
        } else {
            card_mark(scene, zone, at, poses, aimed);
        }
    }
    if (last < stack->count) {
        sprite_draw(table, above, &table->sprites[above].pose);
        card_mark(scene, zone, last, poses, aimed);
    }
}

void marks_frame(Table *table)
{
    TableScene scene = table_scene(table);
    if (!table->look->mark) {
        return;
    }
    uint8_t aimed = aimed_sprite(table);
    for (uint8_t zone = 0; zone < table->look->game->names.zone_count; zone++) {
        if (table->layout.zones[zone].marks) {
            zone_marks(&scene, zone, aimed);
        }
    }
}

bool table_card_rect(const Table *table, unsigned zone, unsigned index, Rect *out)
{
    const Stack *stack = &table->stacks[zone];
    if (index >= stack->count) {
        return false;
    }
    const Sprite *sprite = &table->sprites[stack->sprites[index]];
    *out = pose_outline(sprite->held ? &sprite->goal : &sprite->pose).rect;
    return true;
}

bool table_card_is(const Table *table, unsigned zone, unsigned index, Card card)
{
    const Stack *stack = &table->stacks[zone];
    return index < stack->count && table->sprites[stack->sprites[index]].card == card;
}

unsigned table_seen_count(const Table *table, unsigned zone)
{
    unsigned count = 0;
    for (unsigned i = 0; i < table->sprite_count; i++) {
        count += table->sprites[i].seen_in == zone;
    }
    return count;
}

/* At rest a card counts where it belongs, though a person drags it. */
static Pose pose_in_zone(const Table *table, const Sprite *sprite)
{
    return timeline_is_empty(&table->timeline) ? sprite->goal : sprite->pose;
}

static bool is_struck_now(const Table *table, unsigned sprite)
{
    for (unsigned i = 0; i < table->effect_count; i++) {
        const RunningEffect *shown = &table->effects[i];
        if (shown->sprite == sprite && shown->look->hurts && shown->value > 0) {
            return true;
        }
    }
    return false;
}

/* Where a card is told to lie: one that goes on, or that is struck and will, counts there at once,
 * so that a number tells the blow as it lands. */
static Pose pose_told(const Table *table, unsigned sprite)
{
    const Timeline *timeline = &table->timeline;
    for (size_t i = 0; i < timeline->motions.count; i++) {
        const Motion *motion = buffer_at(&timeline->motions, i);
        if (motion->sprite == sprite && !motion->ended) {
            bool goes = motion->begun || is_struck_now(table, sprite);
            return goes ? motion->to : pose_in_zone(table, &table->sprites[sprite]);
        }
    }
    return pose_in_zone(table, &table->sprites[sprite]);
}

static bool lies_after(const Table *table, const Sprite *sprite, Pose from)
{
    Pose pose = pose_in_zone(table, sprite);
    float line = from.w * CARD_RATIO / 2;
    if (pose.y > from.y + line) {
        return true;
    }
    return pose.y > from.y - line && pose.x > from.x;
}

bool table_sees(const Table *table, unsigned zone, Card card, unsigned *after)
{
    unsigned found = SPRITE_NONE, count = 0;
    for (unsigned i = 0; i < table->sprite_count; i++) {
        const Sprite *sprite = &table->sprites[i];
        if (sprite->seen_in == zone && sprite->shown_up && sprite->shown == card) {
            found = i;
        }
    }
    for (unsigned i = 0; i < table->sprite_count && found != SPRITE_NONE; i++) {
        const Sprite *sprite = &table->sprites[i];
        count += i != found && sprite->seen_in == zone &&
                 lies_after(table, sprite, pose_told(table, found));
    }
    if (after) {
        *after = count;
    }
    return found != SPRITE_NONE;
}
