/* Drawing the cards: slots, then what slides below, what rests; over the panels what moves. */
#include "sprite.h"
#include "card_signs.h"
#include "cards.h"
#include "parts.h"
#include "tables/table_picture.h"

#include "base/limits.h"
#include "base/text.h"
#include "ui/tween.h"

#include <math.h>
#include <string.h>

#define PILE_SEEN     7      /* cards of a pile from the top that are drawn at rest */
#define CARD_ROUND    0.045f /* of its width: the corners */
#define SMALL_CARD    120    /* pixels: below it the indices grow */
#define LETTER_MIDDLE 66     /* of 500 pixels of the drawing */
#define LETTER_SIZE   60
#define LETTER_HALF   46
#define STRIKE_FADES  0.16f /* seconds */
#define CRACK_SECONDS 0.07f
#define SHADOW_REST   6.0f
#define SHADOW_MOVING 14.0f
#define SHADOW_HELD   20.0f
#define HELD_GROWTH   0.08f
#define SLOT_COLOR    ((Color){0x0a, 0x16, 0x13, 115})
#define SLOT_LINE     color_faded(COLOR_GOLD, 0.45f)
#define VEILED        ((Color){206, 202, 198, 255})
#define DIMMED        ((Color){138, 134, 142, 255})
#define WHITE         ((Color){255, 255, 255, 255})

/* The part of its width that is seen of it; below 0 its back is. */
static float spun_width(const Sprite *sprite)
{
    return cosf(RADIANS(sprite->spun));
}

Picture sprite_picture(const Table *table, const Sprite *sprite)
{
    const ZonePlace *place = &table->layout.zones[sprite->zone];
    if (!sprite->shown_up || spun_width(sprite) < 0) {
        return picture_named(table_back(&table->wording));
    }
    Picture picture = face_picture(table, sprite->shown, place->card_width);
    if (place->dressed && !table->is_small) {
        memset(picture.labels, 0, sizeof picture.labels);
    }
    return picture;
}

const char *table_back(const Wording *wording)
{
    return wording->back ? wording->back : wording->look->back;
}

Picture table_face(const Wording *wording, Card card, float width)
{
    Picture picture = wording->look->face(wording, card);
    for (unsigned i = 0; i < PICTURE_LABELS; i++) {
        picture.labels[i].grown = picture.labels[i].grown && width < SMALL_CARD;
    }
    return picture;
}

void table_face_letter(PictureLabel *label, const char *letter, float down, Color ink)
{
    *label = (PictureLabel){.x = LETTER_MIDDLE,
                            .baseline = down,
                            .size = LETTER_SIZE,
                            .x0 = LETTER_MIDDLE - LETTER_HALF,
                            .x1 = LETTER_MIDDLE + LETTER_HALF,
                            .color = ink,
                            .plate = COLOR_SHEET,
                            .face = FONT_BODY_BOLD,
                            .grown = true,
                            .is_letter = true};
    Text text = text_in(label->text, sizeof label->text);
    text_append(&text, letter);
}

/* Large indices are those of a small card. */
Picture face_picture(const Table *table, Card card, float width)
{
    if (table->taste.has_large_indices) {
        width = 0;
    }
    Wording wording = table->wording;
    wording.view = table->has_view ? table->view : NULL;
    return table_face(&wording, card, width);
}

/* Of a card that cannot be picked now. */
static float resting_glow(Table *table, const Sprite *sprite)
{
    const ZonePlace *place = &table->layout.zones[sprite->zone];
    if (sprite->glows) {
        return 0.8f;
    }
    if (table_has_reduced_motion(table) && sprite->motions > 0 && sprite->seen_in == NO_ZONE) {
        return 0.8f * sprite->pose.alpha;
    }
    return place->form == FORM_SPOT && sprite->seen_in == sprite->zone ? 0.75f : 0;
}

/* Of a card that a choice is made of. */
static float offered_glow(const Sprite *sprite, bool joins)
{
    return joins ? 0.18f + 0.62f * fmaxf(sprite->hover, sprite->lift) : 0;
}

/* Whether what is picked is whole and no card would make it better. */
static bool is_enough(const Table *table)
{
    Action action;
    return selection_complete(&table->selection, &action) &&
           table->look->verbs[action_verb(action)].is_enough;
}

/* At a place where cards can be picked, those that cannot join are dark and those that can glow. */
static Color sprite_light(Table *table, uint8_t index, float *glow)
{
    const Sprite *sprite = &table->sprites[index];
    if (!pick_is_open(table, index)) {
        *glow = resting_glow(table, sprite);
        return WHITE;
    }
    bool joins = pick_has(table, index) || (pick_joins(table, index) && !is_enough(table));
    *glow = offered_glow(sprite, joins);
    if (joins) {
        return WHITE;
    }
    if (sprite->glows) {
        *glow = resting_glow(table, sprite);
        return WHITE;
    }
    return table->layout.ready > 0 ? VEILED : DIMMED;
}

static bool is_shaded(Color light)
{
    return light.r == DIMMED.r || light.r == VEILED.r;
}

Pose sprite_seen(const Sprite *sprite, Pose pose)
{
    pose.x += sprite->push.x;
    pose.y += sprite->push.y;
    pose.angle += sprite->push_angle + sprite->sway;
    pose.w *= 1 + HELD_GROWTH * sprite->carried;
    return pose;
}

/* Of equal cards the first ones are those that came last: nobody can tell them apart. */
static bool is_fresh(const Table *table, uint8_t index)
{
    const Sprite *sprite = &table->sprites[index];
    const ZonePlace *place = &table->layout.zones[sprite->zone];
    if (!place->hand || !place->secret || sprite->shown >= CARD_LIMIT || sprite->motions > 0) {
        return false;
    }
    Pick pick = pick_of(table, index);
    return pick.copy < table->fresh[pick.value];
}

/* Who strikes, and whom, while the bow between them is seen; and what breaks. */
static void add_blows(const Table *table, uint8_t index, DressedCard *card)
{
    for (unsigned i = 0; i < table->effect_count; i++) {
        const RunningEffect *shown = &table->effects[i];
        float strong = clamp_float((shown->seconds - shown->age) / STRIKE_FADES, 0, 1);
        if (shown->look->bow == BOW_STRIKE && shown->sprite == index) {
            card->strikes = strong;
        } else if (shown->look->bow == BOW_STRIKE && shown->other == index) {
            card->struck = strong;
        }
        if (shown->look->breaks && shown->sprite == index) {
            card->broken = fminf(shown->age / CRACK_SECONDS, 1);
        }
    }
}

static DressedCard dressed_card(Table *table, uint8_t index, Outline outline, Color light)
{
    const Sprite *sprite = &table->sprites[index];
    uint8_t zone = sprite->seen_in;
    if (zone == NO_ZONE) {
        zone = sprite->zone;
    }
    float seen = outline.rect.w;
    bool lies = sprite->motions == 0 && sprite->seen_in == sprite->zone;
    if (lies && sprite->seen > 0) {
        seen = fminf(sprite->seen, seen);
    }
    DressedCard card = {.card = sprite->shown,
                        .face = sprite_picture(table, sprite),
                        .is_bare = table->layout.zones[sprite->zone].dressed,
                        .zone = zone,
                        .turn = sprite->turn,
                        .damage_shown = sprite->damage_shown,
                        .refused = is_shaded(light),
                        .picked = pick_has(table, index),
                        .outline = outline,
                        .buried = sprite->buried && sprite->motions == 0,
                        .seen = seen,
                        .light = light,
                        .fresh = is_fresh(table, index)};
    add_blows(table, index, &card);
    return card;
}

/* The face or back of a card, by the game where it dresses its cards. */
static void draw_face(Table *table, uint8_t index, Outline outline, Color light)
{
    const Sprite *sprite = &table->sprites[index];
    const TableLook *look = table->look;
    if (sprite->shown_up && spun_width(sprite) > 0 && !table->is_small && look->dress) {
        TableScene scene = table_scene(table);
        DressedCard card = dressed_card(table, index, outline, light);
        look->dress(&scene, &card);
        return;
    }
    Picture picture = sprite_picture(table, sprite);
    draw_tinted(ui_draw(table->setting.ui), &picture, outline, light);
}

void sprite_draw(Table *table, uint8_t index, const Pose *pose)
{
    const Sprite *sprite = &table->sprites[index];
    DrawList *list = ui_draw(table->setting.ui);
    float glow;
    Color light = sprite_light(table, index, &glow);
    bool is_dark = is_shaded(light);
    Pose seen = sprite_seen(sprite, *pose);
    Outline outline = pose_outline(&seen);
    float width = fmaxf(outline.rect.w * sprite->turn * fabsf(spun_width(sprite)), 1);
    outline.rect = rect_around(rect_centre(outline.rect), width, outline.rect.h);
    if (seen.alpha < 0.02f) {
        return;
    }
    bool is_clear = seen.alpha < 0.98f; /* a shadow would show through it */
    if (!table->is_small && !is_clear) {
        bool flies = sprite->motions > 0 && !table_has_reduced_motion(table);
        float rest = flies ? SHADOW_MOVING : SHADOW_REST;
        draw_shadow(list, outline, mix(rest, SHADOW_HELD, sprite->carried));
    }
    if (glow > 0 && !table->is_small) {
        draw_glow(list, outline, color_faded(table_ink(table, COLOR_LIT), glow));
    }
    light.r = (uint8_t)((float)light.r * sprite->light);
    light.g = (uint8_t)((float)light.g * sprite->light);
    light.b = (uint8_t)((float)light.b * sprite->light);
    light.a = (uint8_t)(255 * seen.alpha);
    draw_face(table, index, outline, light);
    if (!table->is_small) {
        signs_draw(table, index, &seen, is_dark);
    }
}

void table_draw_card(Ui *ui, const Wording *wording, Card card, Outline outline)
{
    const TableLook *look = wording->look;
    Picture picture = picture_named(table_back(wording));
    if (card < look->game->names.card_count) {
        picture = table_face(wording, card, outline.rect.w);
    }
    draw_shadow(ui_draw(ui), outline, SHADOW_REST);
    draw_picture(ui_draw(ui), &picture, outline, 1);
}

static bool is_waiting_or_moving(const Sprite *sprite)
{
    return sprite->motions > 0 || fabsf(sprite->pose.x - sprite->goal.x) > 0.5f ||
           fabsf(sprite->pose.y - sprite->goal.y) > 0.5f;
}

/* Of stacks with a pitch the top cards lie highest, though those below look out at their right. */
static bool lies_lower(const Table *table, uint8_t zone, unsigned a, unsigned b)
{
    const ZonePlace *place = &table->layout.zones[zone];
    const Stack *stack = &table->stacks[zone];
    if (place->form == FORM_STACKS && place->stacks.pitch > 0) {
        bool same = a / place->stacks.cards == b / place->stacks.cards;
        return same ? a > b : a < b;
    }
    return table->sprites[stack->sprites[a]].goal.x <= table->sprites[stack->sprites[b]].goal.x;
}

/* Whether it lies beside a card as both are now; what is still to come covers nothing, even if it
 * waits unseen behind the others. */
static bool lies_beside(const Sprite *other, const Sprite *sprite)
{
    return other->motions == 0 && other->seen_in == sprite->seen_in &&
           other->pose.x > sprite->pose.x && fabsf(other->pose.y - sprite->pose.y) < sprite->pose.w;
}

/* The width of each card that the one to its right leaves; 0 of the last. */
static void see_cards(Table *table, const uint8_t order[], unsigned count)
{
    for (unsigned i = 0; i < count; i++) {
        Sprite *sprite = &table->sprites[order[i]];
        sprite->seen = 0;
        for (unsigned j = i + 1; j < count && sprite->seen == 0; j++) {
            const Sprite *other = &table->sprites[order[j]];
            if (lies_beside(other, sprite)) {
                sprite->seen = other->pose.x - sprite->pose.x;
            }
        }
    }
}

/* A card of a fan comes before its neighbours while it is looked at, so that all of it is seen. */
static void bring_forward(const Table *table, uint8_t order[], unsigned count)
{
    unsigned at = 0;
    while (at < count && !table->sprites[order[at]].aimed) {
        at++;
    }
    for (; at + 1 < count; at++) {
        uint8_t aimed = order[at];
        order[at] = order[at + 1];
        order[at + 1] = aimed;
    }
}

/* Of a fan whose cards have marks: those of its neighbours lie below it. */
static bool is_above_marks(const Table *table, const Sprite *sprite)
{
    const ZonePlace *place = &table->layout.zones[sprite->zone];
    return place->form == FORM_FAN && place->marks && sprite->aimed && sprite->motions == 0 &&
           !sprite->held && table->look->mark && !table->is_small;
}

uint8_t sprite_above_marks(const Table *table, uint8_t zone)
{
    const Stack *stack = &table->stacks[zone];
    for (unsigned i = 0; i < stack->count; i++) {
        if (is_above_marks(table, &table->sprites[stack->sprites[i]])) {
            return stack->sprites[i];
        }
    }
    return SPRITE_NONE;
}

/* From the lowest to the highest: piles from their bottom, others from left to right. */
static void draw_stack(Table *table, uint8_t zone)
{
    const Stack *stack = &table->stacks[zone];
    bool pile = table->layout.zones[zone].form == FORM_PILE;
    uint8_t order[ZONE_CARDS_MAX];
    for (unsigned i = 0; i < stack->count; i++) {
        uint8_t index = (uint8_t)(pile ? stack->count - 1u - i : i);
        unsigned at = i;
        for (; !pile && at > 0 && !lies_lower(table, zone, order[at - 1], index); at--) {
            order[at] = order[at - 1];
        }
        order[at] = index;
    }
    for (unsigned i = 0; i < stack->count; i++) {
        order[i] = stack->sprites[order[i]];
    }
    if (table->layout.zones[zone].dressed) {
        see_cards(table, order, stack->count);
    }
    for (unsigned i = 0; i < stack->count; i++) {
        table->sprites[order[i]].buried =
            pile && i + 1u < stack->count && !is_waiting_or_moving(&table->sprites[order[i + 1]]);
    }
    if (table->layout.zones[zone].form == FORM_FAN) {
        bring_forward(table, order, stack->count);
    }
    uint8_t above = sprite_above_marks(table, zone);
    for (unsigned i = 0; i < stack->count; i++) {
        const Sprite *sprite = &table->sprites[order[i]];
        bool buried = pile && i + PILE_SEEN < stack->count && !is_waiting_or_moving(sprite);
        bool unseen = table->layout.zones[zone].form == FORM_TALLY && sprite->seen_in == zone;
        bool waits = sprite->held || order[i] == above;
        if (sprite->motions == 0 && !buried && !unseen && !waits) {
            sprite_draw(table, order[i], &sprite->pose);
        }
    }
}

static void draw_slot(Table *table, Rect slot)
{
    DrawList *list = ui_draw(table->setting.ui);
    float radius = slot.w * CARD_ROUND;
    draw_round(list, slot, radius, SLOT_COLOR);
    draw_push(list, &(DrawCommand){.kind = DRAW_FRAME,
                                   .rect = slot,
                                   .thickness = table->layout.unit,
                                   .radius = radius,
                                   .color = SLOT_LINE});
}

/* Whether a card lies on the place of a spot or pile, so that nothing of it is seen. */
static bool is_covered(const Table *table, uint8_t zone)
{
    for (unsigned i = 0; i < table->sprite_count; i++) {
        const Sprite *sprite = &table->sprites[i];
        if (sprite->seen_in == zone && sprite->motions == 0 && sprite->pose.alpha >= 1) {
            return true;
        }
    }
    return false;
}

static void draw_slots(Table *table)
{
    for (uint8_t zone = 0; zone < table->look->game->names.zone_count; zone++) {
        const ZonePlace *place = &table->layout.zones[zone];
        Rect rest = place->rect;
        if (place->ground != GROUND_MARKED) {
            continue;
        }
        if (place->form == FORM_SLOTS) {
            draw_slot(table, rect_cut_left(&rest, place->card_width));
            draw_slot(table, rect_cut_right(&rest, place->card_width));
        } else if ((place->form == FORM_PILE || place->form == FORM_SPOT) &&
                   !is_covered(table, zone)) {
            draw_slot(table, rect_around(rect_centre(rest), place->card_width,
                                         place->card_width * CARD_RATIO));
        }
    }
}

/* Closing ranks where a panel shows what lies. */
static bool is_unseen(const Table *table, const Sprite *sprite)
{
    return table->layout.zones[sprite->zone].form == FORM_TALLY && sprite->seen_in == sprite->zone;
}

static void draw_moving(Table *table, bool under)
{
    uint32_t after = 0;
    for (;;) {
        uint8_t next = SPRITE_NONE;
        for (unsigned i = 0; i < table->sprite_count; i++) {
            const Sprite *sprite = &table->sprites[i];
            bool later = sprite->motions > 0 && sprite->under == under && sprite->raised > after;
            if (later && (next == SPRITE_NONE || sprite->raised < table->sprites[next].raised)) {
                next = (uint8_t)i;
            }
        }
        if (next == SPRITE_NONE) {
            return;
        }
        after = table->sprites[next].raised;
        if (!is_unseen(table, &table->sprites[next])) {
            sprite_draw(table, next, &table->sprites[next].pose);
        }
    }
}

void table_draw_cards(Table *table)
{
    uint8_t zones = table->look->game->names.zone_count;
    draw_slots(table);
    draw_moving(table, true);
    for (unsigned pass = 0; pass < 2; pass++) {
        for (uint8_t zone = 0; zone < zones; zone++) {
            if ((table->layout.zones[zone].form == FORM_FAN) == (pass == 1)) {
                draw_stack(table, zone);
            }
        }
        if (pass == 0 && !table->is_small) {
            TableScene scene = table_scene(table);
            parts_draw(&scene, PART_OVER);
        }
    }
}

void table_draw_moving(Table *table)
{
    draw_moving(table, false);
}
