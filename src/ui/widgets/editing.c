/* The caret and what is selected, by whole characters and by words; typing, erasing and the
 * clipboard. */
#include "editing.h"
#include "ui/window.h"

#include "base/limits.h"
#include "base/memory.h"
#include "line_break.h"

#include <stdlib.h>
#include <string.h>

size_t editing_from(const Editing *editing)
{
    return min_size(editing->anchor, editing->caret);
}

size_t editing_to(const Editing *editing)
{
    return max_size(editing->anchor, editing->caret);
}

static bool has_selection(const Editing *editing)
{
    return editing->anchor != editing->caret;
}

void editing_move(Editing *editing, size_t at, bool extends)
{
    editing->caret = at;
    if (!extends) {
        editing->anchor = at;
    }
}

void editing_begin(Editing *editing, const char *id, const char *text)
{
    id_copy(editing->id, id);
    editing->anchor = 0;
    editing->caret = strlen(text);
    editing->composition[0] = 0;
}

/* The last place between two letters that is not behind this one. */
static size_t fitted(const char *text, size_t length, size_t at)
{
    at = min_size(at, length);
    while (at > 0 && ((unsigned char)text[at] & 0xC0) == 0x80) {
        at--;
    }
    return at;
}

void editing_fit(Editing *editing, const char *text)
{
    size_t length = strlen(text);
    if (editing->caret > length || editing->anchor > length) {
        editing_move(editing, length, false);
    }
    editing->caret = fitted(text, length, editing->caret);
    editing->anchor = fitted(text, length, editing->anchor);
    editing->pressed_at = fitted(text, length, editing->pressed_at);
}

static bool is_gap(char c)
{
    return c == ' ';
}

/* The beginning of the word that ends before byte `at`, over the gap between. */
static size_t word_start(const char *text, size_t at)
{
    while (at > 0 && is_gap(text[at - 1])) {
        at--;
    }
    while (at > 0 && !is_gap(text[at - 1])) {
        at--;
    }
    return at;
}

static size_t word_end(const char *text, size_t at)
{
    while (is_gap(text[at])) {
        at++;
    }
    while (text[at] && !is_gap(text[at])) {
        at++;
    }
    return at;
}

void editing_select_all(Editing *editing, const char *text)
{
    editing->anchor = 0;
    editing->caret = strlen(text);
}

void editing_select_word(Editing *editing, const char *text, size_t at)
{
    size_t from = at;
    while (from > 0 && !is_gap(text[from - 1])) {
        from--;
    }
    editing->anchor = from;
    editing->caret = word_end(text, from);
}

static void erase_selection(Editing *editing, char *text)
{
    size_t from = editing_from(editing), to = editing_to(editing);
    memmove(text + from, text + to, strlen(text + to) + 1);
    editing_move(editing, from, false);
}

static bool has_room(const Field *field, size_t capacity, const char *text)
{
    return strlen(text) < capacity && (field->columns == 0 || text_columns(text) <= field->columns);
}

/* A letter that no face has would be a box among the letters. */
static bool can_be_drawn(Ui *ui, const Field *field, const char *before, const char *after)
{
    bool lacks = field->name &&
                 fonts_count_missing(&ui->fonts, after) > fonts_count_missing(&ui->fonts, before);
    ui->editing.lacks_letters |= lacks;
    return !lacks;
}

/* Short and of nothing but printable ASCII, which every face has. */
static bool is_plain(const char *name, int columns)
{
    const char *c = name;
    while (*c > ' ' && *c < 0x7f) {
        c++;
    }
    return *c == '\0' && c - name <= columns;
}

void ui_fit_name(Ui *ui, char *name, int columns)
{
    if (is_plain(name, columns)) {
        return;
    }
    Field field = {.name = true, .columns = columns};
    size_t capacity = strlen(name) + 1, kept = 0, end;
    char *clean = text_cleaned(name), *composed = text_composed(clean);
    size_t length = strlen(composed);
    char *fitted = memory_zeroed(length + 1);
    for (size_t at = 0; at < length; at = end) {
        end = grapheme_end(composed, length, at);
        memcpy(fitted + kept, composed + at, end - at);
        fitted[kept + end - at] = 0;
        if (!has_room(&field, capacity, fitted)) {
            fitted[kept] = 0;
            break;
        }
        kept += fonts_count_missing(&ui->fonts, fitted + kept) > 0 ? 0 : end - at;
        fitted[kept] = 0;
    }
    text_trim(fitted);
    memcpy(name, fitted, strlen(fitted) + 1);
    free(fitted);
    free(composed);
    free(clean);
}

/* In place of what is selected. */
static void insert(Ui *ui, const Field *field, char *text, size_t capacity, const char *piece)
{
    Editing *editing = &ui->editing;
    size_t from = editing_from(editing), to = editing_to(editing);
    char *clean = text_cleaned(piece);
    size_t added = strlen(clean), behind = strlen(text) - to;
    char *whole = memory_bytes(from + added + behind + 1);
    memcpy(whole, text, from);
    memcpy(whole + from, clean, added);
    memcpy(whole + from + added, text + to, behind + 1);
    char *composed = text_composed(whole);
    size_t size = strlen(composed);
    if (has_room(field, capacity, composed) && can_be_drawn(ui, field, text, composed)) {
        memcpy(text, composed, size + 1);
        editing_move(editing, size - min_size(size, behind), false);
    }
    free(composed);
    free(whole);
    free(clean);
}

static void type(Ui *ui, const Field *field, char *text, size_t capacity, const char *piece)
{
    if (!field->digits) {
        insert(ui, field, text, capacity, piece);
        return;
    }
    for (const char *c = piece; *c; c++) {
        char digit[2] = {*c, 0};
        if (*c >= '0' && *c <= '9') {
            insert(ui, field, text, capacity, digit);
        }
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
        type(ui, field, text, capacity, pasted);
    }
    SDL_free(pasted);
}

static void copy(Ui *ui, const char *text)
{
    size_t from = editing_from(&ui->editing), length = editing_to(&ui->editing) - from;
    char *piece = memory_bytes(length + 1);
    if (length > 0) {
        memcpy(piece, text + from, length);
        piece[length] = 0;
        ui_copy_to_clipboard(ui, piece);
    }
    free(piece);
}

static void take_command(Ui *ui, const Field *field, uint32_t character, char *text,
                         size_t capacity)
{
    Editing *editing = &ui->editing;
    switch (character) {
    case 'a':
        editing_select_all(editing, text);
        break;
    case 'c':
        copy(ui, text);
        break;
    case 'x':
        copy(ui, text);
        erase_selection(editing, text);
        break;
    case 'v':
        paste(ui, field, text, capacity);
        break;
    default:
        break;
    }
}

/* Where a key of movement or erasing leads; the caret where the key is none of these. */
static size_t target_of(const Editing *editing, const InputEvent *event, const char *text)
{
    size_t caret = editing->caret;
    bool by_words = event->control;
    if (event->edit == EDIT_HOME) {
        return 0;
    }
    if (event->edit == EDIT_END) {
        return strlen(text);
    }
    bool back = event->edit == EDIT_BACKSPACE || event->edit == EDIT_LEFT;
    bool on = event->edit == EDIT_DELETE || event->edit == EDIT_RIGHT;
    if (back && by_words) {
        return word_start(text, caret);
    }
    if (on && by_words) {
        return word_end(text, caret);
    }
    if (back) {
        return grapheme_start(text, caret);
    }
    return on ? grapheme_end(text, strlen(text), caret) : caret;
}

static void take_key(Editing *editing, const InputEvent *event, char *text)
{
    bool erases = event->edit == EDIT_BACKSPACE || event->edit == EDIT_DELETE;
    bool steps = event->edit == EDIT_LEFT || event->edit == EDIT_RIGHT;
    bool leaps = event->edit == EDIT_HOME || event->edit == EDIT_END;
    size_t target = target_of(editing, event, text);
    if (erases) {
        if (!has_selection(editing)) {
            editing_move(editing, target, true);
        }
        erase_selection(editing, text);
    } else if (steps && has_selection(editing) && !event->shift && !event->control) {
        bool is_left = event->edit == EDIT_LEFT;
        editing_move(editing, is_left ? editing_from(editing) : editing_to(editing), false);
    } else if (steps || leaps) {
        editing_move(editing, target, event->shift);
    }
}

/* An input method begins: what was selected gives way to what is composed. */
static void take_composition(Editing *editing, const InputEvent *event, char *text)
{
    if (event->text[0]) {
        erase_selection(editing, text);
    }
    memcpy(editing->composition, event->text, sizeof editing->composition);
}

void editing_take(Ui *ui, const Field *field, char *text, size_t capacity)
{
    Editing *editing = &ui->editing;
    for (size_t i = 0; i < ui->elements.edits.count; i++) {
        const InputEvent *event = buffer_at(&ui->elements.edits, i);
        bool is_character = event->kind == INPUT_KEY && event->edit == EDIT_CHARACTER;
        if (event->kind == INPUT_COMPOSITION) {
            take_composition(editing, event, text);
        } else if (event->kind == INPUT_TEXT) {
            editing->composition[0] = 0;
            type(ui, field, text, capacity, event->text);
        } else if (is_character && event->control) {
            take_command(ui, field, event->character, text, capacity);
        } else if (!editing->composition[0]) {
            take_key(editing, event, text);
        }
    }
}

bool ui_field_lacks_letters(const Ui *ui)
{
    return ui->editing.lacks_letters;
}
