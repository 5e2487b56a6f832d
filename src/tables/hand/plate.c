/* The plate at the hand: one sentence says what is wanted now and of whom, or what the scene has to
 * say; below it stand why something was refused, or what the choice will do. It begins at the top
 * of its place, so that the sentence stays where it is while lines come and go, or is a low one
 * that stands on the lower edge and hugs its words; and it never reaches beyond that place, which
 * no button shares. */
#include "hand_words.h"
#include "plate_lines.h"

#include "base/limits.h"

#include <math.h>
#include <string.h>

#define DETAIL_LEAST   16.3f /* 13 pixels of that window */
#define DETAIL_SHRINKS (DETAIL_LEAST / DETAIL_SIZE)
#define SMALLEST       0.51f /* of these sizes, where the place is low: 11 pixels as well */
#define LINE_GAP       6.0f  /* units between lines; of a low plate half of that */
#define BESIDE_GAP     22.0f /* between two in a row */
#define INSET          20.0f /* units; that of every panel */
#define INSET_LOW      10.0f /* of a low plate: above and below */
#define SIDES_LOW      18.0f
#define LETTER_LOW     14.0f /* its smallest type size: the setting makes no smaller room of it */
#define ICON_SIDE      1.2f  /* of a line's size */
#define LOW_AIR        0.86f
#define BARE_DOWN      12.0f /* units */
#define SEATS_PART     0.52f /* of the place for the seats that may be chosen */

/* A share of sizes that the person's setting does not enlarge: there is no room for it. */
static float unscaled(const TableScene *scene, float share)
{
    return share * 100 / (float)max_int(ui_text_percent(scene->ui), 100);
}

/* The lines below the prompt shrink first, so that it stays the largest while they can be read; on
 * a bare plate, which is low, it gives way with them what the person's setting has enlarged, and
 * then stays as it is until then. On a level one all are as large as each other. */
static float line_size(const TableScene *scene, const Plate *plate, const PlateLine *line)
{
    float scale = plate->scale, prompt = PROMPT_SIZE * scale;
    if (plate->is_level) {
        return prompt;
    }
    if (!scene->layout->bare_words && line->size < PROMPT_SIZE) {
        return fminf(fmaxf(line->size * scale, DETAIL_LEAST), prompt);
    }
    if (!scene->layout->bare_words) {
        return fminf(line->size, prompt);
    }
    if (line->size < PROMPT_SIZE) {
        return fmaxf(line->size * scale, unscaled(scene, DETAIL_LEAST));
    }
    float usual = fminf(line->size * scale / DETAIL_SHRINKS, unscaled(scene, line->size));
    return fmaxf(line->size * scale, usual);
}

/* Of the sign before a line and the gap after it: pixels. */
static float sign_width(const TableScene *scene, const Plate *plate, const PlateLine *line)
{
    if (!line->icon) {
        return 0;
    }
    return (line_size(scene, plate, line) * ICON_SIDE + LINE_GAP) * ui_unit(scene->ui);
}

static float line_gap(const TableScene *scene)
{
    float gap = LINE_GAP * ui_unit(scene->ui);
    if (scene->layout->words_low) {
        gap /= 2;
    }
    return gap;
}

/* The least scale of its lines. */
static float least_scale(const TableScene *scene)
{
    if (scene->layout->bare_words) {
        return unscaled(scene, DETAIL_SHRINKS * DETAIL_LEAST / PROMPT_SIZE);
    }
    if (scene->layout->words_low) {
        return unscaled(scene, LETTER_LOW / PROMPT_SIZE);
    }
    return SMALLEST;
}

/* A Chinese line is laid out with more air than a low plate has room for. */
static float block_height(const TableScene *scene, const TextBlock *block)
{
    bool is_airy = scene->layout->words_low && block->line_count == 1 &&
                   catalogue_is_chinese(scene->wording->catalogue);
    return is_airy ? block->h * LOW_AIR : block->h;
}

/* Where the line begins that comes after the one before it, whose end is given: lines with signs
 * are short, and may stand side by side. */
static float place_beside(const TableScene *scene, const Plate *plate, size_t index, float end,
                          float room)
{
    if (index == 0 || !plate->lines[index].icon || !plate->lines[index - 1].icon) {
        return 0;
    }
    const TextBlock *block = plate->blocks[index];
    float begin = end + BESIDE_GAP * ui_unit(scene->ui);
    return block->line_count == 1 && begin + block->w <= room ? begin : 0;
}

static void plate_set(const TableScene *scene, Plate *plate, float width, float scale, bool packs)
{
    float end = 0;
    plate->height = 0;
    plate->scale = scale;
    for (size_t i = 0; i < plate->count; i++) {
        const PlateLine *line = &plate->lines[i];
        TextStyle style = {.face = line->face, .size = line_size(scene, plate, line)};
        if (scene->layout->words_low) {
            style.align = ALIGN_CENTRE;
        }
        float sign = sign_width(scene, plate, line);
        plate->blocks[i] = text_layout(scene->ui, line->text, style, width - sign);
        plate->beside[i] = packs ? place_beside(scene, plate, i, end, width - sign) : 0;
        end = plate->beside[i] + sign + plate->blocks[i]->w;
        if (plate->beside[i] > 0) {
            continue;
        }
        plate->height += block_height(scene, plate->blocks[i]);
        if (i > 0) {
            plate->height += line_gap(scene);
        }
    }
}

typedef struct PlateRoom {
    const TableScene *scene;
    Plate *plate;
    float w, h; /* pixels */
} PlateRoom;

/* Whether it fits at this scale, in percent: one line below another, else with some side by side,
 * which is better than smaller letters beside an empty half. */
static bool plate_holds(void *context, int percent)
{
    const PlateRoom *room = context;
    float scale = (float)percent / 100;
    plate_set(room->scene, room->plate, room->w, scale, false);
    if (room->plate->height > room->h && !room->scene->layout->words_low) {
        plate_set(room->scene, room->plate, room->w, scale, true);
    }
    return room->plate->height <= room->h;
}

/* As large as it can be between these scales, in percent. Returns whether it fits. */
static bool plate_shrink(PlateRoom *room, float least, float most)
{
    int percent = text_largest((int)floorf(least), (int)ceilf(most), plate_holds, room);
    return plate_holds(room, percent);
}

/* Where the person's setting has enlarged words on a bare plate and its details have become much
 * smaller than the prompt, all lines are of one size, if that is worth more than what the prompt
 * loses: larger than the middle of both. */
static void plate_level(PlateRoom *room)
{
    Plate *plate = room->plate;
    const TableScene *scene = room->scene;
    bool is_large = scene->layout->bare_words && ui_text_percent(scene->ui) > 100;
    if (!is_large || plate->count < 2) {
        return;
    }
    Plate before = *plate;
    float prompt = line_size(scene, &before, &before.lines[0]);
    float detail = line_size(scene, &before, &before.lines[before.count - 1]);
    plate->is_level = true;
    bool fits = plate_shrink(room, 100 * detail / PROMPT_SIZE, 100 * prompt / PROMPT_SIZE);
    float size = PROMPT_SIZE * plate->scale;
    if (!fits || size * size < prompt * detail) {
        *plate = before;
    }
}

/* Without its last line; of the only one without what matters least: in a notice the last part, in
 * what has happened the oldest. */
static bool plate_shorten(const TableScene *scene, Plate *plate)
{
    PlateLine *line = &plate->lines[0];
    const char *end = strchr(line->text, '\n');
    if (plate->count > 1) {
        plate->count--;
        plate->read++;
        return true;
    }
    if (plate->count == 0 || !end) {
        return false;
    }
    bool is_notice = table_has_notice(scene->table);
    line->whole = line->whole ? line->whole : line->text;
    line->text = is_notice ? words_but_last(scene, line->text) : end + 1;
    return true;
}

/* Smaller until all of it fits so many pixels; what then still does not fit is left out, the rest
 * as large as it can be, and one line alone that is too long gets smaller still. */
static void plate_fit(const TableScene *scene, Plate *plate, float width, float most)
{
    PlateRoom room = {scene, plate, width, most};
    float least = 100 * least_scale(scene);
    bool fits = plate_shrink(&room, least, 100);
    while (!fits && plate_shorten(scene, plate)) {
        fits = plate_shrink(&room, least, 100);
    }
    if (!fits) {
        plate_shrink(&room, 100 * unscaled(scene, SMALLEST / 2), least);
        return;
    }
    plate_level(&room);
}

/* One with a name speaks for the lines below it, too: `rest`. */
static void line_declare(const TableScene *scene, const PlateLine *line, Rect rect, Rect rest)
{
    Element element = {.id = line->id,
                       .role = ROLE_TEXT,
                       .name = line->whole ? line->whole : line->text,
                       .still = true};
    if (!line->id) {
        return;
    }
    if (line->name) {
        rect.h += rest.h;
        element.name = line->name;
    }
    element.rect = rect;
    ui_element(scene->ui, &element);
}

/* What there is no room for is not lost on whoever listens. */
static void lines_read(const TableScene *scene, const Plate *plate)
{
    for (size_t i = plate->count; i < plate->count + plate->read; i++) {
        const PlateLine *line = &plate->lines[i];
        if (line->id) {
            ui_element(scene->ui, &(Element){.id = line->id,
                                             .role = ROLE_TEXT,
                                             .name = line->name ? line->name : line->text,
                                             .unseen = true,
                                             .still = true});
        }
    }
}

static void line_sign(const TableScene *scene, const Plate *plate, const PlateLine *line,
                      Rect *rect)
{
    if (!line->icon) {
        return;
    }
    float side = line_size(scene, plate, line) * ICON_SIDE * ui_unit(scene->ui);
    Outline place = {.rect = {rect->x, rect->y, side, side}};
    if (line->icon_color) {
        draw_icon(ui_draw(scene->ui), line->icon, place, color_rgb(line->icon_color));
    } else {
        Picture picture = picture_named(line->icon);
        draw_picture(ui_draw(scene->ui), &picture, place, 1);
    }
    rect_cut_left(rect, sign_width(scene, plate, line));
}

static void plate_draw(const TableScene *scene, const Plate *plate, Rect *inner)
{
    Rect row = *inner;
    float gap = LINE_GAP * ui_unit(scene->ui);
    for (size_t i = 0; i < plate->count; i++) {
        const PlateLine *line = &plate->lines[i];
        if (plate->beside[i] <= 0) {
            rect_cut_top(inner, i > 0 ? gap : 0);
            row = rect_cut_top(inner, plate->blocks[i]->h);
        }
        Rect rect = row;
        rect_cut_left(&rect, plate->beside[i]);
        line_declare(scene, line, rect, *inner);
        line_sign(scene, plate, line, &rect);
        draw_text(ui_draw(scene->ui), plate->blocks[i], (Point){rect.x, rect.y}, line->color);
    }
    rect_cut_top(inner, gap);
}

static float plate_widest(const TableScene *scene, const Plate *plate)
{
    float widest = 0;
    for (size_t i = 0; i < plate->count; i++) {
        float sign = sign_width(scene, plate, &plate->lines[i]);
        widest = fmaxf(widest, plate->blocks[i]->w + sign);
    }
    return widest;
}

/* Each line in the middle of the others, for which it was laid out `width` wide. */
static void low_lines(const TableScene *scene, const Plate *plate, Rect inner, float width)
{
    for (size_t i = 0; i < plate->count; i++) {
        const PlateLine *line = &plate->lines[i];
        const TextBlock *block = plate->blocks[i];
        float sign = sign_width(scene, plate, line);
        Rect row = rect_cut_top(&inner, block_height(scene, block));
        line_declare(scene, line, row, inner);
        Rect words = rect_around(rect_centre(row), block->w + sign, row.h);
        line_sign(scene, plate, line, &words);
        Point at = {words.x - (width - sign - block->w) / 2, row.y + (row.h - block->h) / 2};
        draw_text(ui_draw(scene->ui), block, at, line->color);
        rect_cut_top(&inner, line_gap(scene));
    }
}

static void low_plate(const TableScene *scene)
{
    Plate plate = {.count = 0};
    Rect room = scene->layout->words;
    float insets = 2 * INSET_LOW * ui_unit(scene->ui);
    float sides = 2 * SIDES_LOW * ui_unit(scene->ui), width = room.w - sides;
    plate_add_prompt(scene, &plate);
    plate_add_words(scene, &plate);
    if (plate.count == 0) {
        return;
    }
    /* What happens is a headline from its first word, what is asked never: a face that follows the
     * number of lines would change under the eye. */
    if (!table_rests(scene->table) && plate.lines[0].size == PROMPT_SIZE) {
        plate.lines[0].face = FONT_TITLE;
        plate.lines[0].color = COLOR_GOLD_LIGHT;
    }
    plate_fit(scene, &plate, width, room.h - insets);
    float w = plate_widest(scene, &plate) + sides, h = plate.height + insets;
    Rect panel = {room.x + (room.w - w) / 2, room.y + room.h - h, w, h};
    ui_tip_spare(scene->ui, panel);
    draw_nine(ui_draw(scene->ui), "ui/panel", panel, 1);
    Rect inner = {panel.x + sides / 2, panel.y + insets / 2, w - sides, h - insets};
    low_lines(scene, &plate, inner, width);
    lines_read(scene, &plate);
}

/* Pixels around the words. */
static float plate_inset(const TableScene *scene)
{
    return scene->layout->bare_words ? 0 : INSET * ui_unit(scene->ui);
}

void plate_frame(const TableScene *scene)
{
    if (scene->layout->words_low) {
        low_plate(scene);
        return;
    }
    Plate plate = {.count = 0};
    unsigned verb;
    Rect panel = scene->layout->words;
    if (panel.w <= 0) {
        return;
    }
    bool is_asked = table_rests(scene->table) && seats_wanted(scene, &verb);
    bool chooses = is_asked && !seats_stand(scene->layout);
    plate_add_prompt(scene, &plate);
    if (!is_asked) {
        plate_add_words(scene, &plate);
    } else if (scene->table->status_is_notice) {
        plate_add_choice(scene, verb, &plate);
    }
    if (plate.count == 0 && !chooses) {
        return;
    }
    float inset = plate_inset(scene), most = panel.h - 2 * inset;
    if (chooses) {
        most *= 1 - SEATS_PART;
    }
    plate_fit(scene, &plate, panel.w - 2 * inset, most);
    if (!chooses) {
        panel.h = plate.height + 2 * inset;
    }
    ui_tip_spare(scene->ui, panel);
    Rect inner = panel;
    if (!scene->layout->bare_words) {
        inner = ui_panel(scene->ui, panel);
    } else { /* few lines keep off its upper edge */
        inner.y += clamp_float((most - plate.height) / 2, 0, BARE_DOWN * ui_unit(scene->ui));
    }
    plate_draw(scene, &plate, &inner);
    lines_read(scene, &plate);
    if (chooses) {
        seats_offer(scene, inner);
    } else if (is_asked) {
        seats_press(scene);
    }
}
