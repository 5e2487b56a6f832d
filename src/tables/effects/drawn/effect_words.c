/* The words of effects: on a plate that rises, on a ribbon that unrolls. */
#include "looks.h"
#include "moments.h"
#include "reduced.h"

#include "base/limits.h"
#include "i18n/format.h"
#include "ui/tween.h"

#include <math.h>

#define LOW_UNITS     34.0f /* below the card, where its words begin to rise */
#define AIMED_SCALE   0.66f /* of words that rise from one card among others */
#define RIBBON_WIDTH  448.0f
#define RIBBON_HEIGHT 112.0f
#define RIBBON_WORDS  0.58f /* of its width that words may take */
#define RIBBON_WIDEST 1.7f  /* times as wide as usual */
#define POP_SECONDS   0.14f /* until the number of a blow has its size */
#define POP           1.35f /* times that, at first */
#define UNROLL        0.17f /* of the ribbon's time, and as much for rolling up */

/* A blow of 0 has no sign before its number. */
static bool look_has_no_effect(const CueLook *look, int value)
{
    return look->hurts && value == 0;
}

/* What the table says by itself; false: nothing. */
static bool word_own(Table *table, unsigned cue, int value, Text *words)
{
    const Catalogue *catalogue = table->setting.catalogue;
    switch (cue) {
    case PHASE_CUE:
        text_append(words, tr(catalogue, table->look->phases[value].ribbon));
        return true;
    case ARRIVAL_CUE:
        table->look->name(&table->wording, (Card)value, words);
        return true;
    case LANDED_CUE:
        text_append(words, tr(catalogue, table->look->cues[value].lands));
        return true;
    default:
        return false;
    }
}

void effect_word(Table *table, RunningEffect *shown, unsigned cue, int value)
{
    const char *text = shown->look->text;
    Text words = text_in(shown->words, sizeof shown->words);
    if (cue == SAID_CUE) {
        cue = (unsigned)value;
        value = 0;
    } else if (shown->look->says > 0) {
        return; /* they come later */
    }
    if (word_own(table, cue, value, &words)) {
        return;
    }
    if (!text && table->look->cue && cue_is_of_game(cue)) {
        TableScene scene = table_scene(table);
        shown->rect = table->look->cue(&scene, cue, value, &words);
    } else if (look_has_no_effect(shown->look, value)) {
        text_append(&words, frame_number(table, 0));
    } else if (text && phrase_placeholder_count(text) > 0) {
        tr_format(table->setting.catalogue, text, TR_VALUES(frame_number(table, value)), &words);
    } else if (text) {
        text_append(&words, tr(table->setting.catalogue, text));
    }
}

static const TextBlock *words_of(Table *table, const RunningEffect *shown, float size)
{
    TextStyle style = {.face = FONT_TITLE, .size = size};
    return text_layout(table->setting.ui, shown->words, style, 0);
}

/* Times the size of other words: the number of a blow is as large as that is strong. */
static float word_size(const Table *table, const RunningEffect *shown)
{
    float pop = 1 - ease(EASE_OUT_CUBIC, fminf(shown->age / POP_SECONDS, 1));
    if (shown->look->hard == 0) {
        return 1;
    }
    if (table_has_reduced_motion(table)) {
        pop = 0;
    }
    return blow_look(shown->look, shown->value)->size * mix(1, POP, pop);
}

/* An icon and words on a plate: in the middle of a zone, at the head of a card. */
void effect_words(Table *table, const RunningEffect *shown)
{
    DrawList *list = ui_draw(table->setting.ui);
    float unit = table->layout.unit, t = shown->age / shown->seconds;
    float fade = fade_late(t, 0.7f, 0.3f), scale = word_size(table, shown), icon = 0, gap = 0;
    Point centre = rect_centre(shown->rect);
    if (shown->look->aimed) {
        scale *= AIMED_SCALE;
        centre.y -= shown->rect.h * 0.3f;
    } else if (shown->look->low) {
        centre.y = shown->rect.y + shown->rect.h + LOW_UNITS * unit;
    }
    if (shown->look->icon) {
        icon = 44 * scale * unit;
        gap = 10 * unit;
    }
    const TextBlock *block = words_of(table, shown, 36 * scale);
    centre.y -= 40 * unit * reduced_along(table, ease(EASE_OUT_CUBIC, t));
    float width = icon + gap + block->w, half = width / 2 + 20 * scale * unit;
    Rect area = table->space.area;
    centre.x = fmaxf(area.x + half, fminf(centre.x, area.x + area.w - half));
    Rect plate = rect_around(centre, width + 36 * scale * unit, fmaxf(icon, block->h) + 12 * unit);
    Rect place = {centre.x - width / 2, centre.y - icon / 2, icon, icon};
    draw_round(list, plate, plate.h / 2, color_faded(COLOR_PANEL, 0.96f * fade));
    draw_push(list, &(DrawCommand){.kind = DRAW_FRAME,
                                   .rect = plate,
                                   .thickness = 1.5f * unit,
                                   .radius = plate.h / 2,
                                   .color = color_faded(COLOR_GOLD, fade)});
    if (shown->look->icon) {
        Picture picture = picture_named(shown->look->icon);
        draw_picture(list, &picture, (Outline){.rect = place}, fade);
    }
    draw_text(list, block, (Point){place.x + icon + gap, centre.y - block->h / 2},
              color_faded(color_rgb(shown->look->color), fade));
}

/* Smaller where they are many, on a ribbon that is wider then. */
static const TextBlock *ribbon_words(Table *table, const RunningEffect *shown, Rect *ribbon)
{
    Ui *ui = table->setting.ui;
    TextStyle style = {.face = FONT_TITLE, .size = 34};
    TextRoom room = {.w = ribbon->w * RIBBON_WIDEST * RIBBON_WORDS,
                     .lines = 1,
                     .least = text_pixels(ui, SIZE_BODY)};
    float size = text_fit(ui, shown->words, style, room)->size;
    const TextBlock *block = words_of(table, shown, size);
    float width = fmaxf(ribbon->w, block->w / RIBBON_WORDS);
    *ribbon = rect_around(rect_centre(*ribbon), width, ribbon->h);
    return block;
}

/* How much of the ribbon is seen: it unrolls from its middle, stays, and rolls up again. */
static float ribbon_open(float t)
{
    if (t < UNROLL) {
        return ease(EASE_OUT_CUBIC, t / UNROLL);
    }
    if (t > 1 - UNROLL) {
        return ease(EASE_OUT_CUBIC, (1 - t) / UNROLL);
    }
    return 1;
}

#define VEIL_ALPHA   0.35f
#define VEIL_SECONDS 0.16f
#define VEIL_STEPS   4 /* each paints the whole window */

/* Comes and goes in few steps. */
static float veil_strength(const RunningEffect *shown)
{
    float along = fminf(shown->age, shown->seconds - shown->age) / VEIL_SECONDS;
    return ceilf(clamp_float(along, 0, 1) * VEIL_STEPS) / VEIL_STEPS;
}

void effect_veil(Table *table, const RunningEffect *shown)
{
    DrawList *list = ui_draw(table->setting.ui);
    Rect rest = ui_bounds(table->setting.ui);
    unsigned spot = shown->look->spares;
    if (spot == 0) {
        return;
    }
    bool is_other = shown->value != (int)table->seat;
    Rect spared = table->layout.spots[spot - 1 + is_other];
    Color dark = color_faded(COLOR_INK, VEIL_ALPHA * veil_strength(shown));
    draw_fill(list, rect_cut_top(&rest, spared.y - rest.y), dark);
    draw_fill(list, rect_cut_bottom(&rest, rest.y + rest.h - spared.y - spared.h), dark);
    draw_fill(list, rect_cut_left(&rest, spared.x - rest.x), dark);
    draw_fill(list, rect_cut_right(&rest, rest.x + rest.w - spared.x - spared.w), dark);
}

#define RIBBON_LEAST 0.6f /* of its size */

static bool hides_words(const Table *table, Rect ribbon)
{
    Rect common = rect_intersection(ribbon, table->layout.words);
    return common.w > 0 && common.h > 0 && table->layout.words.x > rect_centre(ribbon).x;
}

/* Smaller where it would lie over the words of the plate, which go on. */
static Rect ribbon_place(const Table *table, Point centre)
{
    float unit = table->layout.unit * 1.25f;
    Rect whole = rect_around(centre, RIBBON_WIDTH * unit, RIBBON_HEIGHT * unit);
    if (!hides_words(table, whole)) {
        return whole;
    }
    float share = fmaxf(2 * (table->layout.words.x - centre.x) / whole.w, RIBBON_LEAST);
    return rect_around(centre, whole.w * share, whole.h * share);
}

/* In the middle of the window, or of its ground where a sheet beside the table hides a part. */
static Point ribbon_centre(const Table *table, Rect ground)
{
    bool is_beside = table->space.docked.w > 0 && ground.w > 0;
    Rect across = is_beside ? ground : table->space.safe;
    return (Point){rect_centre(across).x, rect_centre(ground).y};
}

void effect_ribbon(Table *table, const RunningEffect *shown)
{
    DrawList *list = ui_draw(table->setting.ui);
    float t = shown->age / shown->seconds, unit = table->layout.unit * 1.25f;
    float strong = table_has_reduced_motion(table) ? reduced_fade(shown) : 1;
    float open = reduced_along(table, ribbon_open(t));
    bool has_ground = table->layout.ribbon.w > 0 && shown->effect != EFFECT_ARRIVE;
    Rect ground = has_ground ? table->layout.ribbon : table->layout.drop;
    Point centre = ribbon_centre(table, ground);
    Rect whole = ribbon_place(table, centre);
    Picture ribbon = picture_named("ui/ribbon");
    const TextBlock *block = ribbon_words(table, shown, &whole);
    if (hides_words(table, whole)) { /* long words have made it wider again */
        whole.x = table->layout.words.x - whole.w;
        centre.x = rect_centre(whole).x;
    }
    float raised = 10 * unit * whole.h / (RIBBON_HEIGHT * unit);
    draw_clip(list, rect_around(centre, whole.w * open, whole.h));
    draw_picture(list, &ribbon, (Outline){.rect = whole}, strong);
    draw_text(list, block, (Point){centre.x - block->w / 2, centre.y - block->h / 2 - raised},
              color_faded(color_rgb(shown->look->color), strong));
    draw_clip_end(list);
}

void effect_plate_light(Table *table, const RunningEffect *shown)
{
    float unit = table->layout.unit, t = shown->age / shown->seconds;
    Rect plate = table->layout.words;
    if (plate.w > 0) {
        draw_push(ui_draw(table->setting.ui),
                  &(DrawCommand){.kind = DRAW_FRAME,
                                 .rect = plate,
                                 .thickness = 3 * unit,
                                 .radius = 10 * unit,
                                 .color = color_faded(COLOR_LIT, sinf(TURN / 2 * t))});
    }
}
