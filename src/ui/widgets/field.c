/* A line of typed text. It is edited by whole characters as readers see them, kept in Unicode's
 * composed form, and never grows beyond its capacity: what does not fit is not typed. An input
 * method's unfinished text is shown at the caret and is not part of the text yet. */
#include "ui_state.h"

#include "base/limits.h"
#include "line_break.h"
#include "ui/theme.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#define TYPED ((TextStyle){FONT_BODY, SIZE_BODY + 2, ALIGN_LEFT, false})

static bool has_room(const Field *field, size_t capacity, const char *text)
{
    return strlen(text) < capacity && (field->columns == 0 || text_columns(text) <= field->columns);
}

static void insert(Editing *editing, const Field *field, char *text, size_t capacity,
                   const char *piece)
{
    size_t length = strlen(text), caret = editing->caret;
    char *clean = text_cleaned(piece);
    size_t added = strlen(clean);
    char *whole = malloc(length + added + 1);
    if (whole) {
        memcpy(whole, text, caret);
        memcpy(whole + caret, clean, added);
        memcpy(whole + caret + added, text + caret, length - caret + 1);
        char *composed = text_composed(whole);
        size_t size = strlen(composed);
        if (has_room(field, capacity, composed)) {
            size_t behind = length - caret;
            memcpy(text, composed, size + 1);
            editing->caret = size > behind ? size - behind : size;
        }
        free(composed);
    }
    free(whole);
    free(clean);
}

static void type(Editing *editing, const Field *field, char *text, size_t capacity,
                 const char *piece)
{
    if (!field->digits) {
        insert(editing, field, text, capacity, piece);
        return;
    }
    for (const char *c = piece; *c; c++) {
        char digit[2] = {*c, 0};
        if (*c >= '0' && *c <= '9') {
            insert(editing, field, text, capacity, digit);
        }
    }
}

static void erase(char *text, size_t from, size_t to)
{
    memmove(text + from, text + to, strlen(text + to) + 1);
}

static void edit(Editing *editing, const InputEvent *event, char *text)
{
    size_t length = strlen(text);
    size_t before = grapheme_start(text, editing->caret);
    size_t after = grapheme_end(text, length, editing->caret);
    if (event->edit == EDIT_BACKSPACE && editing->caret > 0) {
        erase(text, before, editing->caret);
        editing->caret = before;
    } else if (event->edit == EDIT_DELETE) {
        erase(text, editing->caret, after);
    } else if (event->edit == EDIT_HOME) {
        editing->caret = 0;
    } else if (event->edit == EDIT_END) {
        editing->caret = length;
    } else if (event->key.key == KEY_LEFT) {
        editing->caret = before;
    } else if (event->key.key == KEY_RIGHT) {
        editing->caret = after;
    }
}

static void paste(Ui *ui, const Field *field, char *text, size_t capacity)
{
    char *pasted = SDL_strdup(requests_clipboard(ui));
    for (char *c = pasted; c && *c; c++) {
        if (*c == '\n' || *c == '\r' || *c == '\t') {
            *c = ' ';
        }
    }
    if (pasted) {
        type(&ui->editing, field, text, capacity, pasted);
    }
    SDL_free(pasted);
}

static void take(Ui *ui, const Field *field, char *text, size_t capacity)
{
    Editing *editing = &ui->editing;
    for (size_t i = 0; i < ui->elements.edits.count; i++) {
        const InputEvent *event = buffer_at(&ui->elements.edits, i);
        bool control = event->kind == INPUT_KEY && event->key.control;
        if (event->kind == INPUT_COMPOSITION) {
            memcpy(editing->composition, event->text, sizeof editing->composition);
        } else if (event->kind == INPUT_TEXT) {
            editing->composition[0] = 0;
            type(editing, field, text, capacity, event->text);
        } else if (control && event->key.character == 'v') {
            paste(ui, field, text, capacity);
        } else if (control && event->key.character == 'c') {
            ui_copy_to_clipboard(ui, text);
        } else if (!editing->composition[0]) {
            edit(editing, event, text);
        }
    }
}

/* Also notes where the candidates of an input method belong. */
static void draw_caret(Ui *ui, Rect room, float x)
{
    Rect bar = {x, room.y + room.h * 0.22f, fmaxf(2, 2 * ui->unit), room.h * 0.56f};
    draw_fill(ui_draw(ui), bar, COLOR_LIT);
    ui->editing.area = (SDL_Rect){(int)(x / ui->input.scale), (int)(room.y / ui->input.scale), 2,
                                  (int)(room.h / ui->input.scale)};
}

/* The whole line with what is being composed at the caret, moved so far to the left that the caret
 * stays in sight. */
static void draw_active(Ui *ui, Rect room, const char *shown, size_t caret)
{
    const Editing *editing = &ui->editing;
    int px = text_pixel_size(&ui->texts, TYPED.size);
    size_t composed = caret + strlen(editing->composition);
    float begin = (float)fonts_width(&ui->fonts, TYPED.face, px, shown, caret);
    float end = (float)fonts_width(&ui->fonts, TYPED.face, px, shown, composed);
    float left = room.x - fmaxf(0, end - room.w + 2 * ui->unit);
    const TextBlock *block = text_layout(ui, shown, TYPED, 0);
    Point at = {left, room.y + (room.h - block->h) / 2};
    draw_text(ui_draw(ui), block, at, COLOR_PAPER);
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
        char *shown = malloc(caret + composed + after + 1);
        if (shown) {
            memcpy(shown, text, caret);
            memcpy(shown + caret, editing->composition, composed);
            memcpy(shown + caret + composed, text + caret, after + 1);
            draw_active(ui, room, shown, caret);
        }
        free(shown);
    } else if (!text[0] && field->placeholder) {
        draw_resting(ui, room, field->placeholder, color_faded(COLOR_PAPER, 0.5f));
    } else {
        draw_resting(ui, room, text, COLOR_PAPER);
    }
    draw_clip_end(ui_draw(ui));
}

static void begin_editing(Editing *editing, const char *id, const char *text)
{
    if (!id_equal(editing->id, id)) {
        id_copy(editing->id, id);
        editing->caret = strlen(text);
        editing->composition[0] = 0;
    }
    editing->caret = min_size(editing->caret, strlen(text));
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
    Touch touch = ui_element(ui, &element);
    bool active = id_equal(ui->elements.focused, field->id);
    char *before = text_composed(text);
    if (active) {
        begin_editing(&ui->editing, field->id, text);
        take(ui, field, text, capacity);
    }
    Rect rect = field->rect;
    draw_round(ui_draw(ui), rect, 6 * unit, color_faded(color_rgb(0x0a1613), 0.75f));
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
    Rect room = {rect.x + 12 * unit, rect.y, rect.w - 24 * unit, rect.h};
    draw_words(ui, field, room, text, active);
    bool changed = strcmp(before, text) != 0;
    free(before);
    return changed;
}

void field_finish(Ui *ui)
{
    const ElementList *list = &ui->elements.lists[ui->elements.now];
    bool wanted = false;
    for (size_t i = 0; i < list->items.count; i++) {
        const Stored *stored = buffer_at(&list->items, i);
        wanted |= stored->element.role == ROLE_FIELD && stored_is_reachable(stored) &&
                  id_equal(stored->element.id, ui->elements.focused);
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
