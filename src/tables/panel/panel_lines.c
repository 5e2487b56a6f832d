/* Lines of words on panels: one icon, one text, one element for each. */
#include "table_state.h"
#include "tables/table_commands.h"

#include "i18n/format.h"
#include "ui/tween.h"

#include <math.h>

#define LEADING   1.1f  /* of lines that stand under one another, by their height */
#define SMALLEST  0.4f  /* to which words shrink when their room is low */
#define NARROWEST 0.36f /* and when it is narrow, of what they are without the person's setting */
#define ICON_PART 0.4f  /* of a row's width, at most */

#define SWELL_SECONDS 0.18f

float panel_swell(float seconds)
{
    bool swells = seconds > 0 && seconds < SWELL_SECONDS;
    return swells ? sinf(TURN / 2 * seconds / SWELL_SECONDS) : 0;
}

static void line_icon(const TableScene *scene, const Line *line, Rect rect)
{
    DrawList *list = ui_draw(scene->ui);
    Picture picture = picture_named(line->icon);
    Outline outline = {.rect = rect};
    if (line->icon_color) {
        draw_icon(list, line->icon, outline, color_rgb(line->icon_color));
    } else {
        draw_picture(list, &picture, outline, 1);
    }
}

static void line_declare(const TableScene *scene, const Line *line, Rect rect)
{
    Label label = {.id = line->id,
                   .name = line->name ? line->name : line->text,
                   .value = line->value,
                   .tip = line->tip,
                   .heading = line->heading};
    ui_tell(scene->ui, &label, rect);
}

static FontFace line_face(const Line *line)
{
    if (line->title) {
        return FONT_TITLE;
    }
    return line->bold ? FONT_BODY_BOLD : FONT_BODY;
}

/* The icon, which leaves a narrow row to the words, before words of that width, in the middle with
 * them or at the left end. */
static Rect icon_place(const TableScene *scene, const Line *line, Rect row, float words)
{
    float side = fminf(row.h * 0.82f, row.w * ICON_PART), x = row.x;
    if (line->align == ALIGN_CENTRE) {
        x += fmaxf(0, (row.w - side - 6 * ui_unit(scene->ui) - words) / 2);
    }
    return (Rect){x, row.y + (row.h - side) / 2, side, side};
}

float panel_line_height(const TableScene *scene)
{
    return scene->table->space.line * scene->layout->type * LEADING;
}

const TextBlock *panel_fit(Ui *ui, const char *words, TextStyle style, float width)
{
    float least = text_plain_pixels(ui, style.size * NARROWEST);
    return text_fit(ui, words, style, (TextRoom){.w = width, .lines = 1, .least = least});
}

/* The words in a size in which they have room in the height of the row, where they keep to that,
 * and in two rows, where they may have them. How wide they are on one is asked later. */
static const TextBlock *line_measure(const TableScene *scene, const Line *line, TextStyle style,
                                     Rect row)
{
    TextRoom room = {.lines = 1, .least = text_pixels(scene->ui, style.size * SMALLEST)};
    if (line->low) {
        room.h = row.h / LEADING;
    }
    const TextBlock *block = text_fit(scene->ui, line->text, style, room);
    if (!line->wraps || block->w <= row.w) {
        return block;
    }
    room.w = row.w;
    room.lines = 2;
    return text_fit(scene->ui, line->text, style, room);
}

void panel_line(const TableScene *scene, const Line *line, Rect *rest)
{
    float size = or_usual(line->size, SIZE_BODY) * scene->layout->type;
    TextStyle style = {.face = line_face(line), .size = size, .align = line->align};
    float unit = ui_unit(scene->ui);
    Rect row = *rest;
    const TextBlock *measure = line_measure(scene, line, style, row);
    float least = text_plain_pixels(scene->ui, measure->size * NARROWEST);
    style.size = measure->size;
    row.h = measure->h * LEADING;
    rest->y += row.h;
    rest->h -= row.h;
    line_declare(scene, line, row);
    if (line->icon) {
        Rect icon = icon_place(scene, line, row, measure->w);
        line_icon(scene, line, icon);
        row.w -= icon.x - row.x + icon.w + 6 * unit;
        row.x = icon.x + icon.w + 6 * unit;
        style.align = ALIGN_LEFT;
    }
    TextRoom room = {.w = row.w, .lines = measure->line_count, .least = least};
    const TextBlock *block = text_fit(scene->ui, line->text, style, room);
    Point place = {row.x, row.y + (row.h - block->h) / 2};
    draw_text(ui_draw(scene->ui), block, place, line->color);
    if (line->struck) {
        Rect strike = {row.x - 2 * unit, row.y + row.h * 0.52f, block->w + 4 * unit, 2 * unit};
        draw_fill(ui_draw(scene->ui), strike, line->color);
    }
}

Rect panel_title(const TableScene *scene, const char *name, Rect panel)
{
    Rect rest = ui_panel(scene->ui, panel);
    Line title = {.id = "table.title",
                  .text = panel_word(scene, name),
                  .title = true,
                  .size = SIZE_NAME + 2,
                  .color = COLOR_GOLD_LIGHT,
                  .heading = true};
    panel_line(scene, &title, &rest);
    return rest;
}

void panel_turn(const TableScene *scene, Seat seat, const char *own, Color color, Rect *rest)
{
    Line turn = {
        .id = "table.turn", .value = panel_digits(scene, seat), .color = color, .bold = true};
    if (table_is_you(scene, seat) && !scene->table->setting.names_all) {
        turn.text = panel_word(scene, own);
    } else {
        const char *name = panel_name(scene, seat);
        turn.text = panel_phrase(scene, N_("{name}'s turn"), TR_VALUES(name));
    }
    panel_line(scene, &turn, rest);
}

const char *panel_id(const TableScene *scene, const char *stem, int number, const char *tail)
{
    char bytes[ELEMENT_ID_MAX];
    Text text = text_in(bytes, sizeof bytes);
    text_append(&text, stem);
    if (number >= 0) {
        text_append_number(&text, number);
    }
    text_append(&text, tail);
    return arena_copy_text(&scene->table->frame, bytes);
}

const char *panel_copy(const TableScene *scene, const char *words)
{
    return arena_copy_text(&scene->table->frame, words);
}

const char *panel_word(const TableScene *scene, const char *text)
{
    return tr(scene->wording->catalogue, text);
}

const char *panel_noun(const TableScene *scene, const char *state, const char *rule)
{
    return panel_phrase(scene, N_("{what}. {rule}"), TR_VALUES(state, panel_word(scene, rule)));
}

const char *panel_name(const TableScene *scene, Seat seat)
{
    return scene->wording->seat_names[seat];
}

const char *panel_player(const TableScene *scene, Seat seat)
{
    const char *strength = scene->faces ? scene->faces[seat].strength : NULL;
    if (!strength) {
        return panel_name(scene, seat);
    }
    return panel_phrase(scene, N_("{text} · {next}"), TR_VALUES(panel_name(scene, seat), strength));
}

const char *panel_phrase(const TableScene *scene, const char *text, const char *const values[])
{
    Phrase phrase = {.text = text, .values = values};
    return phrase_in(scene->wording->catalogue, &phrase, &scene->table->frame);
}

const char *panel_tip(const TableScene *scene, const char *what, const Command *command)
{
    char bytes[1024];
    Text text = text_in(bytes, sizeof bytes);
    command_tip(scene->ui, scene->wording->catalogue, what, command, &text);
    return arena_copy_text(&scene->table->frame, bytes);
}

const char *panel_number(const TableScene *scene, int64_t number)
{
    return frame_number(scene->table, number);
}

const char *panel_digits(const TableScene *scene, int64_t number)
{
    char bytes[24];
    Text text = text_in(bytes, sizeof bytes);
    text_append_number(&text, number);
    return arena_copy_text(&scene->table->frame, bytes);
}

const char *panel_message(const TableScene *scene, const Message *message)
{
    return frame_message(scene->table, message);
}
