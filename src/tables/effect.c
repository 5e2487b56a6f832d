/* What cues look like: words that rise, a card that shakes, is torn or swings, lanterns. Effects
 * are drawn above the cards from their age alone and leave nothing behind. */
#include "table_state.h"

#include "i18n/format.h"

#include <math.h>

#define WIN_LANTERNS 9
#define LOZENGES     24

static float seconds_of(Effect effect)
{
    switch (effect) {
    case EFFECT_NONE:
        return 0;
    case EFFECT_RISE:
    case EFFECT_HIT:
        return 0.8f;
    case EFFECT_TEAR:
        return 0.52f;
    case EFFECT_JESTER:
        return 0.7f;
    case EFFECT_WIN:
    case EFFECT_LOSS:
        break;
    }
    return 1.6f;
}

static uint8_t last_sprite(const Table *table, uint8_t zone)
{
    const Stack *stack = &table->stacks[zone];
    return stack->count > 0 ? stack->sprites[stack->count - 1] : SPRITE_NONE;
}

/* The sprite that is seen in the middle of a zone now: events may have moved it on already. */
static uint8_t sprite_seen_in(const Table *table, uint8_t zone)
{
    Point centre = rect_centre(table->layout.zones[zone].rect);
    for (unsigned i = 0; i < table->sprite_count; i++) {
        const Pose *pose = &table->sprites[i].pose;
        if (fabsf(pose->x - centre.x) < 2 && fabsf(pose->y - centre.y) < 2 &&
            table->sprites[i].motions == 0) {
            return (uint8_t)i;
        }
    }
    return last_sprite(table, zone);
}

void effect_start(Table *table, unsigned cue, int value)
{
    const CueLook *look = &table->look->cues[cue];
    if (look->sounds) {
        ui_play(table->setting.ui, look->sound);
    }
    if (look->effect == EFFECT_NONE || table->effect_count == EFFECTS_MAX) {
        return;
    }
    bool swings = look->effect == EFFECT_JESTER;
    Shown shown = {.effect = look->effect,
                   .seconds = seconds_of(look->effect),
                   .look = look,
                   .value = value,
                   .rect = table->layout.zones[look->zone].rect};
    shown.sprite = swings ? last_sprite(table, look->zone) : sprite_seen_in(table, look->zone);
    if (shown.sprite != SPRITE_NONE) {
        Sprite *sprite = &table->sprites[shown.sprite];
        shown.picture = sprite_picture(table, sprite->shown, sprite->shown_up);
        shown.rect = pose_outline(&sprite->pose).rect;
        sprite->pose.alpha = look->effect == EFFECT_TEAR ? 0 : sprite->pose.alpha;
    }
    table->effects[table->effect_count++] = shown;
}

void effects_advance(Table *table, float seconds)
{
    unsigned kept = 0;
    for (unsigned i = 0; i < table->effect_count; i++) {
        Shown *shown = &table->effects[i];
        shown->age += seconds;
        if (shown->age < shown->seconds) {
            table->effects[kept++] = *shown;
        }
    }
    table->effect_count = kept;
}

float effect_shake(const Table *table, uint8_t sprite, float *angle)
{
    static const float shakes[] = {9, -6, 4, -2, 0};
    for (unsigned i = 0; i < table->effect_count; i++) {
        const Shown *shown = &table->effects[i];
        float t = shown->age / 0.28f;
        if (shown->sprite != sprite) {
            continue;
        }
        if (shown->effect == EFFECT_JESTER) {
            float along = shown->age / shown->seconds;
            *angle = 6 * sinf(along * 12.566f) * (1 - along);
        }
        if (shown->effect == EFFECT_HIT && t < 1) {
            unsigned step = (unsigned)(t * 4);
            return mix(shakes[step], shakes[step + 1], t * 4 - (float)step) * table->layout.unit;
        }
    }
    return 0;
}

static void draw_words(Table *table, const Shown *shown)
{
    Ui *ui = table->setting.ui;
    float unit = table->layout.unit, t = shown->age / shown->seconds;
    float fade = t < 0.6f ? 1 : 1 - (t - 0.6f) / 0.4f;
    float rise = 40 * unit * ease(EASE_OUT_CUBIC, t);
    Point centre = rect_centre(shown->rect);
    centre.y -= rise;
    float side = 44 * unit;
    const TextBlock *block = NULL;
    if (shown->look->text) {
        char bytes[128];
        Text text = text_in(bytes, sizeof bytes);
        const char *number = frame_number(table, shown->value);
        bool counts = phrase_placeholder_count(shown->look->text) > 0;
        const char *none[] = {NULL};
        tr_format(table->setting.catalogue, shown->look->text, counts ? TR_VALUES(number) : none,
                  &text);
        TextStyle style = {.face = FONT_TITLE, .size = 40};
        block = text_layout(ui, bytes, style, 0);
    }
    float icon = shown->look->icon ? side : 0;
    float width = icon + (block ? block->w + 16 * unit : 0);
    Rect plate =
        rect_around(centre, width + 36 * unit, fmaxf(icon, block ? block->h : 0) + 16 * unit);
    draw_fill(ui_draw(ui), plate, color_faded(COLOR_PANEL, 0.82f * fade));
    draw_frame(ui_draw(ui), plate, unit * 1.5f, color_faded(COLOR_GOLD, fade));
    float x = centre.x - width / 2;
    if (shown->look->icon) {
        Picture picture = picture_named(shown->look->icon);
        Rect rect = {x, centre.y - side / 2, side, side};
        draw_picture(ui_draw(ui), &picture, (Outline){.rect = rect}, fade);
    }
    if (block) {
        Point place = {x + icon + 8 * unit, centre.y - block->h / 2};
        draw_text(ui_draw(ui), block, place, color_faded(color_rgb(shown->look->color), fade));
    }
}

static void draw_hit(Table *table, const Shown *shown)
{
    if (shown->age < 0.09f && shown->sprite != SPRITE_NONE) {
        Color red = color_faded(COLOR_DANGER, 0.35f);
        draw_fill(ui_draw(table->setting.ui), shown->rect, red);
    }
    draw_words(table, shown);
}

/* The two halves drop and fade, parted along a line across the middle. */
static void draw_torn(Table *table, const Shown *shown)
{
    DrawList *list = ui_draw(table->setting.ui);
    float t = ease(EASE_IN_CUBIC, shown->age / shown->seconds);
    float unit = table->layout.unit;
    for (unsigned half = 0; half < 2; half++) {
        float side = half == 0 ? -1.0f : 1.0f;
        Rect rect = shown->rect;
        Rect part = rect_cut_top(&rect, rect.h * 0.52f);
        part = half == 0 ? part : rect;
        rect = shown->rect;
        float x = side * 26 * unit * t, y = (half == 0 ? 8.0f : 24.0f) * unit * t;
        part.x += x;
        part.y += y;
        rect.x += x;
        rect.y += y;
        draw_clip(list, part);
        draw_picture(list, &shown->picture, (Outline){.rect = rect}, 1 - t);
        draw_clip_end(list);
    }
}

static void draw_lozenges(Table *table, const Shown *shown)
{
    static const uint32_t colors[] = {0x8e98cc, 0xe58b74, 0xffe09a, 0x7fb89b};
    float unit = table->layout.unit, t = shown->age;
    Point centre = rect_centre(shown->rect);
    for (unsigned i = 0; i < LOZENGES; i++) {
        float angle = (float)i * 0.2618f + 3.4f;
        float speed = (220 + 46 * (float)((i * 7) % 5)) * unit;
        Point at = {centre.x + cosf(angle) * speed * t,
                    centre.y + sinf(angle) * speed * t + 450 * unit * t * t};
        Outline outline = {.rect = rect_around(at, 22 * unit, 22 * unit),
                           .angle = 40 * (float)i + 300 * t};
        Color color = color_faded(color_rgb(colors[i % 4]), 1 - t / shown->seconds);
        draw_icon(ui_draw(table->setting.ui), "ui/suit-diamonds", outline, color);
    }
}

static void draw_lanterns(Table *table, const Shown *shown)
{
    Rect area = table->space.area;
    float t = shown->age / shown->seconds, unit = table->layout.unit;
    Picture lit = picture_named("ui/lantern-lit"), unlit = picture_named("ui/lantern-unlit");
    bool win = shown->effect == EFFECT_WIN;
    for (unsigned i = 0; i < WIN_LANTERNS; i++) {
        float delay = 0.05f * (float)((i * 4) % WIN_LANTERNS);
        float along = ease(EASE_IN_OUT, (t - delay) / 0.6f);
        Point at = {area.x + area.w * ((float)i + 0.5f) / WIN_LANTERNS,
                    win ? area.y + area.h * mix(1.1f, 0.15f + 0.05f * (float)((i * 5) % 4), along)
                        : area.y + area.h * 0.3f};
        bool burns = win || t < 0.2f + 0.08f * (float)i;
        float fade = win ? 1 : fminf(t * 8, 1);
        draw_picture(ui_draw(table->setting.ui), burns ? &lit : &unlit,
                     (Outline){.rect = rect_around(at, 90 * unit, 90 * unit)}, fade);
    }
}

static void draw_shown(Table *table, const Shown *shown)
{
    switch (shown->effect) {
    case EFFECT_NONE:
        return;
    case EFFECT_RISE:
        draw_words(table, shown);
        return;
    case EFFECT_HIT:
        draw_hit(table, shown);
        return;
    case EFFECT_TEAR:
        draw_torn(table, shown);
        draw_words(table, shown);
        return;
    case EFFECT_JESTER:
        draw_lozenges(table, shown);
        draw_words(table, shown);
        return;
    case EFFECT_WIN:
    case EFFECT_LOSS:
        draw_lanterns(table, shown);
        return;
    }
}

void effects_draw(Table *table)
{
    for (unsigned i = 0; i < table->effect_count; i++) {
        draw_shown(table, &table->effects[i]);
    }
}
