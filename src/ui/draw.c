/* Appending to the draw list. Bounds and fingerprint are fixed here, once, so that comparing two
 * frames never looks into a command. Nothing is painted and no picture is opened. */
#include "draw_list.h"

#include "base/hash.h"
#include "contrast.h"
#include "palette.h"
#include "text_block.h"

#include <math.h>
#include <string.h>

Picture picture_named(const char *name)
{
    Picture picture = {0};
    for (size_t i = 0; name[i] && i + 1 < sizeof picture.name; i++) {
        picture.name[i] = name[i];
    }
    return picture;
}

static uint64_t hash_text(uint64_t hash, const char *text, size_t capacity)
{
    const char *end = memchr(text, 0, capacity);
    if (end) {
        capacity = (size_t)(end - text) + 1;
    }
    return hash_quick(hash, text, capacity);
}

uint64_t picture_hash(const Picture *picture)
{
    uint64_t hash = hash_text(HASH_START, picture->name, sizeof picture->name);
    hash = hash_quick(hash, &picture->is_redless, sizeof picture->is_redless);
    for (size_t i = 0; i < PICTURE_LABELS; i++) {
        const PictureLabel *label = &picture->labels[i];
        if (!label->text[0]) {
            continue;
        }
        float numbers[] = {(float)i,  label->x,  label->baseline,    label->size,
                           label->x0, label->x1, (float)label->face, (float)label->grown};
        hash = hash_text(hash, label->text, sizeof label->text);
        hash = hash_quick(hash, numbers, sizeof numbers);
        hash = hash_quick(hash, &label->color, sizeof label->color);
        hash = hash_quick(hash, &label->plate, sizeof label->plate);
    }
    return hash;
}

Shadow shadow_of(const DrawCommand *command, float unit)
{
    float lift = command->lift * unit;
    Rect rect = command->rect;
    rect.x += lift * 0.3f;
    rect.y += lift * 0.75f;
    float blur = 1.5f * unit + lift * 0.6f;
    return (Shadow){{rect, command->angle}, blur, {11, 10, 20, command->color.a}};
}

float glow_blur(float unit)
{
    return 9 * unit;
}

static Rect soft_reach(Outline outline, float blur)
{
    Outline reach = {rect_inset(outline.rect, -2.5f * blur - 1), outline.angle};
    return outline_bounds(reach);
}

static Rect nine_reach(const DrawCommand *command, float unit)
{
    Rect rect = command->rect;
    float scale = unit * 1.6f;
    if (command->slices.scale > 0) {
        return rect_inset(rect, -command->slices.margin * command->slices.scale - 1);
    }
    return (Rect){rect.x - NINE_LEFT * scale, rect.y - NINE_TOP * scale,
                  rect.w + 2 * NINE_LEFT * scale, rect.h + (NINE_TOP + NINE_BOTTOM) * scale};
}

static Rect bounds_of(const DrawCommand *command, float unit)
{
    Outline outline = {command->rect, command->angle};
    Shadow shadow;
    switch (command->kind) {
    case DRAW_FILL:
    case DRAW_FRAME:
    case DRAW_PICTURE:
    case DRAW_KEPT:
        return rect_inset(outline_bounds(outline), -1);
    case DRAW_NINE:
        return nine_reach(command, unit);
    case DRAW_TEXT:
        return rect_inset(command->rect, -command->rect.h * 0.25f - 2);
    case DRAW_SHADOW:
        shadow = shadow_of(command, unit);
        return soft_reach(shadow.outline, shadow.blur);
    case DRAW_GLOW:
        return soft_reach((Outline){rect_inset(command->rect, -4 * unit), command->angle},
                          glow_blur(unit));
    case DRAW_CLIP:
        break;
    }
    return (Rect){0, 0, 0, 0};
}

/* The picture at its size and angle, wherever it lies. */
static uint64_t look_of(const DrawCommand *command)
{
    if (command->kind != DRAW_PICTURE && command->kind != DRAW_NINE) {
        return HASH_START;
    }
    float shape[] = {roundf(command->rect.w), roundf(command->rect.h), roundf(command->angle * 4)};
    return hash_quick(picture_hash(command->picture), shape, sizeof shape);
}

static uint64_t hash_of(const DrawItem *item, Rect clip)
{
    const DrawCommand *command = &item->command;
    float numbers[] = {(float)command->kind,  command->rect.x, command->rect.y,
                       command->rect.w,       command->rect.h, command->angle,
                       command->thickness,    command->lift,   command->radius,
                       (float)command->dashed};
    uint64_t hash = hash_quick(item->look, numbers, sizeof numbers);
    hash = hash_quick(hash, &command->slices, sizeof command->slices);
    hash = hash_quick(hash, &clip, sizeof clip);
    hash = hash_quick(hash, &command->color, sizeof command->color);
    if (command->text) {
        uint64_t text = text_block_hash(command->text);
        hash = hash_quick(hash, &text, sizeof text);
    }
    return hash;
}

void draw_list_init(DrawList *list)
{
    *list = (DrawList){.unit = 1};
    buffer_init(&list->items, sizeof(DrawItem));
}

void draw_list_release(DrawList *list)
{
    buffer_release(&list->items);
    arena_release(&list->pictures);
}

void draw_list_begin(DrawList *list, Rect window, float unit)
{
    buffer_truncate(&list->items, 0);
    arena_reset(&list->pictures);
    list->window = list->clip = window;
    list->region = (Rect){0};
    list->shift = (Point){0, 0};
    list->unit = unit;
}

DrawItem *draw_list_item(const DrawList *list, size_t index)
{
    return buffer_at(&list->items, index);
}

/* An empty clip ends the one before. */
static Rect clip_of(const DrawCommand *command, Rect window)
{
    if (rect_is_empty(command->rect)) {
        return window;
    }
    return rect_intersection(command->rect, window);
}

static void drop_letters(Picture *picture)
{
    for (size_t i = 0; i < PICTURE_LABELS; i++) {
        if (picture->labels[i].is_letter) {
            picture->labels[i] = (PictureLabel){.x = 0};
        }
    }
}

static bool fills_window(const DrawList *list, const DrawCommand *command)
{
    Rect meet = rect_intersection(command->rect, list->window);
    return meet.w >= list->window.w && meet.h >= list->window.h;
}

static void shift(const DrawList *list, DrawCommand *command)
{
    bool is_end = command->kind == DRAW_CLIP && rect_is_empty(command->rect);
    if (!is_end && !fills_window(list, command)) {
        command->rect.x += list->shift.x;
        command->rect.y += list->shift.y;
    }
}

/* As this list shows it. */
static const Picture *keep_picture(DrawList *list, const Picture *picture)
{
    static const Picture none = {.is_redless = false};
    if (!picture) {
        return &none;
    }
    Picture *kept = arena_alloc(&list->pictures, sizeof *kept);
    *kept = *picture;
    kept->is_redless |= list->is_redless;
    if (!list->has_letters) {
        drop_letters(kept);
    }
    return kept;
}

static void push(DrawList *list, const DrawCommand *pushed)
{
    DrawItem *item = buffer_push(&list->items, NULL);
    const DrawCommand *command = &item->command;
    item->command = *pushed;
    shift(list, &item->command);
    item->command.picture = keep_picture(list, pushed->picture);
    if (command->kind == DRAW_CLIP) {
        list->clip = clip_of(command, list->window);
        return;
    }
    Rect reach = rect_intersection(bounds_of(command, list->unit), list->clip);
    if (!rect_is_empty(reach)) {
        item->bounds = box_meet(box_of(reach), box_of(list->window));
    }
    item->look = look_of(command);
    item->hash = hash_of(item, list->clip);
}

static void push_strong(DrawList *list, const DrawCommand *command)
{
    DrawCommand strong = contrast_of(command);
    push(list, &strong);
    if (contrast_is_panel(command)) {
        DrawCommand ground = contrast_ground(command, list->unit);
        DrawCommand edge = contrast_edge(command, list->unit);
        push(list, &ground);
        push(list, &edge);
    }
}

/* As strong as the list wants it. */
static void push_seen(DrawList *list, const DrawCommand *command)
{
    if (list->is_strong) {
        push_strong(list, command);
    } else {
        push(list, command);
    }
}

void draw_push(DrawList *list, const DrawCommand *command)
{
    if (!list->is_redless) {
        push_seen(list, command);
        return;
    }
    DrawCommand violet = *command;
    violet.color = palette_color(command->color);
    push_seen(list, &violet);
}

static const Color white = {255, 255, 255, 255};

void draw_fill(DrawList *list, Rect rect, Color color)
{
    draw_push(list, &(DrawCommand){.kind = DRAW_FILL, .rect = rect, .color = color});
}

void draw_round(DrawList *list, Rect rect, float radius, Color color)
{
    draw_push(list,
              &(DrawCommand){.kind = DRAW_FILL, .rect = rect, .radius = radius, .color = color});
}

void draw_frame(DrawList *list, Rect rect, float thickness, Color color)
{
    draw_push(list, &(DrawCommand){
                        .kind = DRAW_FRAME, .rect = rect, .thickness = thickness, .color = color});
}

void draw_frame_dashed(DrawList *list, Rect rect, float thickness, Color color)
{
    draw_push(list, &(DrawCommand){.kind = DRAW_FRAME,
                                   .rect = rect,
                                   .thickness = thickness,
                                   .color = color,
                                   .dashed = true});
}

void draw_picture(DrawList *list, const Picture *picture, Outline outline, float alpha)
{
    draw_tinted(list, picture, outline, color_faded(white, alpha));
}

void draw_named(DrawList *list, const char *name, Rect rect, float alpha)
{
    Picture picture = picture_named(name);
    draw_picture(list, &picture, (Outline){.rect = rect}, alpha);
}

void draw_tinted(DrawList *list, const Picture *picture, Outline outline, Color color)
{
    draw_push(list, &(DrawCommand){.kind = DRAW_PICTURE,
                                   .rect = outline.rect,
                                   .angle = outline.angle,
                                   .color = color,
                                   .picture = picture});
}

void draw_icon(DrawList *list, const char *name, Outline outline, Color color)
{
    Picture picture = picture_named(name);
    draw_tinted(list, &picture, outline, color);
}

void draw_nine(DrawList *list, const char *name, Rect rect, float alpha)
{
    Picture picture = picture_named(name);
    draw_push(list, &(DrawCommand){.kind = DRAW_NINE,
                                   .rect = rect,
                                   .color = color_faded(white, alpha),
                                   .picture = &picture});
}

void draw_sliced(DrawList *list, const char *name, Rect rect, Slices slices)
{
    Picture picture = picture_named(name);
    draw_push(list, &(DrawCommand){.kind = DRAW_NINE,
                                   .rect = rect,
                                   .color = white,
                                   .slices = slices,
                                   .picture = &picture});
}

void draw_text(DrawList *list, const TextBlock *text, Point top_left, Color color)
{
    draw_push(list,
              &(DrawCommand){.kind = DRAW_TEXT,
                             .rect = {top_left.x, top_left.y, text_block_reach(text), text->h},
                             .color = color,
                             .text = text});
}

void draw_shadow(DrawList *list, Outline outline, float lift)
{
    draw_push(list, &(DrawCommand){.kind = DRAW_SHADOW,
                                   .rect = outline.rect,
                                   .angle = outline.angle,
                                   .lift = lift,
                                   .color = {0, 0, 0, 140}});
}

void draw_glow(DrawList *list, Outline outline, Color color)
{
    draw_push(list,
              &(DrawCommand){
                  .kind = DRAW_GLOW, .rect = outline.rect, .angle = outline.angle, .color = color});
}

void draw_last_shown(DrawList *list, Rect rect, float alpha)
{
    draw_push(list,
              &(DrawCommand){.kind = DRAW_KEPT, .rect = rect, .color = color_faded(white, alpha)});
}

void draw_shift(DrawList *list, Point shift)
{
    list->shift = shift;
}

static const Rect nowhere = {-4, -4, 1, 1};

void draw_clip(DrawList *list, Rect rect)
{
    if (list->region.w > 0) {
        rect = rect_intersection(rect, list->region);
        if (rect_is_empty(rect)) {
            rect = nowhere;
        }
    }
    draw_push(list, &(DrawCommand){.kind = DRAW_CLIP, .rect = rect});
}

void draw_clip_end(DrawList *list)
{
    draw_push(list, &(DrawCommand){.kind = DRAW_CLIP, .rect = list->region});
}

void draw_region(DrawList *list, Rect rect)
{
    list->region = rect;
    draw_clip_end(list);
}

size_t draw_count(const DrawList *list)
{
    return list->items.count;
}

const DrawCommand *draw_at(const DrawList *list, size_t index)
{
    return &draw_list_item(list, index)->command;
}
