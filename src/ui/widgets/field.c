/* A line of typed text. It is edited by whole characters as readers see them and kept in Unicode's
 * composed form. An input method's unfinished text is shown at the caret and is not part of the
 * text yet. */
#include "editing.h"

#include "base/memory.h"
#include "line_break.h"
#include "ui/theme.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#define TYPED ((TextStyle){FONT_BODY, SIZE_BODY + 2, ALIGN_LEFT, false})

/* Also notes where the candidates of an input method belong. */
static void draw_caret(Ui *ui, Rect room, float x)
{
    Rect bar = {x, room.y + room.h * 0.22f, fmaxf(2, 2 * ui->unit), room.h * 0.56f};
    draw_fill(ui_draw(ui), bar, COLOR_LIT);
    ui->editing.area = (SDL_Rect){(int)(x / ui->input.scale), (int)(room.y / ui->input.scale), 2,
                                  (int)(room.h / ui->input.scale)};
}

static Color ink_of(const Field *field)
{
    return field->paper ? COLOR_INK : COLOR_PAPER;
}

static float width_of(Ui *ui, const char *text, size_t length)
{
    int px = text_pixel_size(&ui->texts, TYPED.size);
    return (float)fonts_width(&ui->fonts, TYPED.face, px, text, length);
}

/* Where the line begins whose caret is so many pixels from there: so far to the left that the caret
 * stays in sight. */
static float line_left(const Ui *ui, Rect room, float caret)
{
    return room.x - fmaxf(0, caret - room.w + 2 * ui->unit);
}

static void draw_selection(Ui *ui, Rect room, const char *shown, float left)
{
    size_t first = editing_from(&ui->editing), last = editing_to(&ui->editing);
    float from = width_of(ui, shown, first), to = width_of(ui, shown, last);
    if (to > from) {
        Rect bar = {left + from, room.y + room.h * 0.2f, to - from, room.h * 0.6f};
        draw_fill(ui_draw(ui), bar, color_faded(COLOR_FOCUS, 0.45f));
    }
}

/* The whole line with what is being composed at the caret. */
static void draw_active(Ui *ui, Rect room, const char *shown, size_t caret, Color ink)
{
    const Editing *editing = &ui->editing;
    size_t composed = caret + strlen(editing->composition);
    float begin = width_of(ui, shown, caret), end = width_of(ui, shown, composed);
    float left = line_left(ui, room, end);
    draw_selection(ui, room, shown, left);
    const TextBlock *block = text_layout(ui, shown, TYPED, 0);
    Point at = {left, room.y + (room.h - block->h) / 2};
    draw_text(ui_draw(ui), block, at, ink);
    if (composed > caret) {
        Rect line = {left + begin, at.y + block->h, end - begin, fmaxf(1, 1.5f * ui->unit)};
        draw_fill(ui_draw(ui), line, COLOR_LIT);
    }
    draw_caret(ui, room, left + end);
}

/* Cut to the room, within a region that scrolls to what is in sight of it; false: nothing is. */
static bool clip_begin(Ui *ui, Rect room)
{
    Rect seen = room;
    if (ui->elements.clipped) {
        seen = rect_intersection(room, ui->elements.clip);
    }
    if (rect_is_empty(seen)) {
        return false;
    }
    draw_clip(ui_draw(ui), seen);
    return true;
}

static void draw_resting(Ui *ui, Rect room, const char *words, Color color)
{
    TextStyle style = TYPED;
    style.fit = true;
    const TextBlock *block = text_layout(ui, words, style, room.w);
    Point at = {room.x, room.y + (room.h - block->h) / 2};
    draw_text(ui_draw(ui), block, at, color);
}

static void draw_words(Ui *ui, const Field *field, Rect room, const char *text, bool active)
{
    const Editing *editing = &ui->editing;
    if (!clip_begin(ui, room)) {
        return;
    }
    if (active) {
        size_t caret = editing->caret;
        size_t composed = strlen(editing->composition), after = strlen(text) - caret;
        char *shown = memory_bytes(caret + composed + after + 1);
        memcpy(shown, text, caret);
        memcpy(shown + caret, editing->composition, composed);
        memcpy(shown + caret + composed, text + caret, after + 1);
        draw_active(ui, room, shown, caret, ink_of(field));
        free(shown);
    } else if (!text[0] && field->placeholder) {
        draw_resting(ui, room, field->placeholder, color_faded(ink_of(field), 0.65f));
    } else {
        draw_resting(ui, room, text, ink_of(field));
    }
    draw_clip_end(ui_draw(ui));
}

/* The byte that begins the character nearest to the pointer. */
static size_t byte_at(Ui *ui, Rect room, const char *text, float x)
{
    size_t length = strlen(text), nearest = 0;
    float left = line_left(ui, room, width_of(ui, text, ui->editing.caret));
    float least = INFINITY;
    for (size_t at = 0;; at = grapheme_end(text, length, at)) {
        float away = fabsf(left + width_of(ui, text, at) - x);
        if (away < least) {
            least = away;
            nearest = at;
        }
        if (at == length) {
            return nearest;
        }
    }
}

/* A press sets the caret, dragging selects, a double click takes the word, a third one all. The
 * press that brings the keyboard leaves all selected unless it is dragged. */
static void follow_pointer(Ui *ui, Rect room, const char *text, Touch touch, bool begins)
{
    Editing *editing = &ui->editing;
    Point pointer = ui_pointer(ui);
    bool presses = ui_pointer_pressed(ui) && rect_has(room, pointer);
    bool follows = presses || touch.held || touch.doubled || touch.activated;
    if (!follows || editing->composition[0]) {
        return;
    }
    size_t at = byte_at(ui, room, text, pointer.x);
    if (touch.activated && ui->elements.clicks >= 3) {
        editing_select_all(editing, text);
    } else if (touch.doubled) {
        editing_select_word(editing, text, at);
    } else if (presses && begins) {
        editing->pressed_at = at;
    } else if (presses) {
        editing->pressed_at = at;
        editing_move(editing, at, false);
    } else if (touch.held && at != editing->pressed_at) {
        editing->anchor = editing->pressed_at;
        editing_move(editing, at, true);
    }
}

/* Whether the field has just got the keyboard. */
static bool take_keyboard(Ui *ui, const Field *field, const char *text)
{
    bool begins = !id_equal(ui->editing.id, field->id);
    if (begins) {
        editing_begin(&ui->editing, field->id, text);
    }
    editing_fit(&ui->editing, text);
    return begins;
}

bool ui_field(Ui *ui, const Field *field, char *text, size_t capacity)
{
    float unit = ui->unit;
    Element element = {.id = field->id,
                       .role = ROLE_FIELD,
                       .name = field->label,
                       .value = text,
                       .rect = field->rect,
                       .secret = field->secret};
    bool is_wanted = id_equal(ui->elements.wanted, field->id);
    Touch touch = ui_element(ui, &element);
    bool is_typed = keyboard_serves(ui, field, text, is_wanted || touch.by_finger);
    bool active = is_typed || id_equal(ui->elements.focused, field->id);
    char *before = text_composed(text);
    Rect rect = field->rect;
    Rect room = {rect.x + 12 * unit, rect.y, rect.w - 24 * unit, rect.h};
    if (active) {
        bool begins = take_keyboard(ui, field, text);
        follow_pointer(ui, room, text, touch, begins);
        editing_take(ui, field, text, capacity);
    }
    Color ground = color_faded(color_rgb(0x0a1613), 0.75f);
    if (field->paper) {
        ground = color_faded(COLOR_PAPER, 0.6f);
    }
    draw_round(ui_draw(ui), rect, 6 * unit, ground);
    DrawCommand frame = {.kind = DRAW_FRAME,
                         .rect = rect,
                         .radius = 6 * unit,
                         .thickness = 1.5f * unit,
                         .color = COLOR_GOLD};
    if (active) {
        frame.thickness = 2.5f * unit;
        frame.color = COLOR_FOCUS;
    } else if (touch.hovered) {
        frame.color = COLOR_GOLD_LIGHT;
    }
    draw_push(ui_draw(ui), &frame);
    draw_words(ui, field, room, text, active);
    bool changed = strcmp(before, text) != 0;
    free(before);
    return changed;
}

void field_finish(Ui *ui)
{
    const ElementList *list = &ui->elements.lists[ui->elements.now];
    bool wanted = false;
    ui->editing.lacks_letters = false;
    for (size_t i = 0; i < list->items.count; i++) {
        const Stored *stored = buffer_at(&list->items, i);
        bool has_keys = id_equal(stored->element.id, ui->elements.focused) ||
                        id_equal(stored->element.id, ui->keyboard.field);
        wanted |= stored->element.role == ROLE_FIELD && stored_is_reachable(stored) && has_keys;
    }
    if (wanted != ui->editing.started) {
        ui->editing.started = wanted;
        if (wanted) {
            SDL_StartTextInput();
        } else {
            SDL_StopTextInput();
            ui->editing.id[0] = ui->editing.composition[0] = 0;
        }
    }
    if (wanted) {
        SDL_SetTextInputRect(&ui->editing.area);
    }
}
