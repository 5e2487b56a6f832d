/* What lies where on our own keyboard: letters as on the keyboards that people know, the row of
 * digits above them, and below them what every page has. */
#include "keyboard_rows.h"

#include "base/limits.h"
#include "base/text.h"
#include "line_break.h"

#include <string.h>

#define LETTER_ROWS 3

static const char *const digits = "1234567890";
static const char *const rows[PAGES][LETTER_ROWS] = {
    [PAGE_LATIN] = {"qwertyuiop", "asdfghjkl", "zxcvbnm"},
    [PAGE_CYRILLIC] = {"йцукенгшщзхъ", "фывапролджэё", "ячсмитьбю"},
    [PAGE_SIGNS] = {".,-_'\"!?&", "()@#+/:;*=", "éèäöüñçß"},
    [PAGE_DIGITS] = {"123", "456", "789"},
};

/* The signs of a line, one key each. */
static size_t put_signs(const char *signs, KeyCap out[], size_t count)
{
    size_t length = strlen(signs);
    for (size_t at = 0, end; at < length && count < KEYBOARD_COLUMNS - 2; at = end) {
        end = grapheme_end(signs, length, at);
        KeyCap *cap = &out[count++];
        *cap = (KeyCap){.action = CAP_TYPES, .share = 1};
        memcpy(cap->sign, signs + at, min_size(end - at, sizeof cap->sign - 1));
    }
    return count;
}

static KeyCap word_key(CapAction action, const char *name, const char *label, float share)
{
    return (KeyCap){.action = action, .name = name, .label = label, .share = share};
}

/* To the two other pages. */
static size_t put_turns(const Keyboard *keyboard, KeyCap out[], size_t count)
{
    static const KeyCap turns[] = {
        {.action = CAP_TURNS, .name = "latin", .label = "abc", .share = 1.5f, .page = PAGE_LATIN},
        {.action = CAP_TURNS,
         .name = "cyrillic",
         .label = "абв",
         .share = 1.5f,
         .page = PAGE_CYRILLIC},
        {.action = CAP_TURNS, .name = "signs", .label = ".,?é", .share = 1.5f, .page = PAGE_SIGNS}};
    for (size_t i = 0; i < COUNT_OF(turns); i++) {
        if ((int)turns[i].page != keyboard->page) {
            out[count++] = turns[i];
        }
    }
    return count;
}

/* Below the letters. */
static size_t put_last(const Keyboard *keyboard, KeyCap out[])
{
    size_t count = 0;
    const KeyboardWords *words = &keyboard->words;
    if (keyboard->page == PAGE_DIGITS) {
        count = put_signs("0", out, 0);
        out[count++] = word_key(CAP_ERASES, "erase", words->erase, 1);
    } else {
        count = put_turns(keyboard, out, 0);
        out[count] = word_key(CAP_TYPES, "space", words->space, 3);
        memcpy(out[count++].sign, " ", 2);
    }
    out[count++] = word_key(CAP_PASTES, "paste", words->paste, 2);
    out[count++] = word_key(CAP_ENDS, "done", words->done, 2);
    return count;
}

size_t keyboard_row(const Keyboard *keyboard, size_t row, KeyCap out[KEYBOARD_COLUMNS])
{
    bool has_letters = keyboard->page != PAGE_DIGITS;
    size_t count = 0;
    if (row == KEYBOARD_ROWS - 1) {
        return put_last(keyboard, out);
    }
    if (row == 0) {
        return has_letters ? put_signs(digits, out, 0) : 0;
    }
    bool is_lowest = has_letters && row == LETTER_ROWS;
    if (is_lowest) {
        out[count++] = word_key(CAP_SHIFTS, "shift", keyboard->words.shift, 1.5f);
    }
    count = put_signs(rows[keyboard->page][row - 1], out, count);
    if (is_lowest) {
        out[count++] = word_key(CAP_ERASES, "erase", keyboard->words.erase, 1.5f);
    }
    return count;
}
