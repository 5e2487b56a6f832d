/* Reading is forgiving, because the text may be of another version or edited by hand: a line that
 * says nothing known is as if it were not there. */
#include "direnjie/notebook/pencil.h"

#include "base/mark.h"

#include <string.h>

static const char *const mark_codes[PENCIL_MARKS] = {"-", "no", "yes", "doubt"};
static const char *const place_codes[NOTEBOOK_SEATS] = {"secret", "clues", "deck"};

const char *pencil_mark_words(PencilMark mark)
{
    switch (mark) {
    case PENCIL_NO:
        return N_("Ruled out");
    case PENCIL_YES:
        return N_("Certain");
    case PENCIL_DOUBT:
        return N_("Possible");
    case PENCIL_NONE:
    case PENCIL_MARKS:
        break;
    }
    return NULL;
}

void pencil_row_code(unsigned row, Text *out)
{
    text_append(out, row == NOTEBOOK_KILLER ? "killer" : direnjie_game.names.cards[3 * row]);
}

void pencil_place_code(unsigned place, Text *out)
{
    if (place < NOTEBOOK_SEATS) {
        text_append(out, place_codes[place]);
    } else {
        text_append(out, "seat");
        text_append_number(out, place - NOTEBOOK_SEATS);
    }
}

/* A word of a line; what follows it is left in the piece. */
typedef struct Piece {
    const char *at;
    size_t length;
} Piece;

static Piece next_word(Piece *rest)
{
    Piece word = {rest->at, 0};
    while (word.length < rest->length && rest->at[word.length] != ' ') {
        word.length++;
    }
    size_t taken = word.length + (word.length < rest->length);
    rest->at += taken;
    rest->length -= taken;
    return word;
}

static bool is_word(Piece word, const char *code)
{
    return strlen(code) == word.length && memcmp(code, word.at, word.length) == 0;
}

/* Which of `count` codes the word is; `count` when none. */
static unsigned find_code(Piece word, void (*code)(unsigned, Text *), unsigned count)
{
    unsigned i = 0;
    for (; i < count; i++) {
        char bytes[16];
        Text text = text_in(bytes, sizeof bytes);
        code(i, &text);
        if (is_word(word, bytes)) {
            break;
        }
    }
    return i;
}

static void mark_code(unsigned mark, Text *out)
{
    text_append(out, mark_codes[mark]);
}

static void read_line(Pencil *pencil, Piece line)
{
    unsigned row = find_code(next_word(&line), pencil_row_code, NOTEBOOK_ROWS);
    unsigned place = find_code(next_word(&line), pencil_place_code, NOTEBOOK_PLACES);
    unsigned mark = find_code(next_word(&line), mark_code, PENCIL_MARKS);
    if (row < NOTEBOOK_ROWS && place < NOTEBOOK_PLACES && mark < PENCIL_MARKS) {
        PencilCell *cell = &pencil->cells[row][place];
        Text words = text_in(cell->words, sizeof cell->words);
        cell->mark = (uint8_t)mark;
        text_append_bytes(&words, line.at, line.length);
    }
}

void pencil_read(Pencil *pencil, const char *text)
{
    memset(pencil, 0, sizeof *pencil);
    while (*text) {
        size_t length = strcspn(text, "\n");
        read_line(pencil, (Piece){text, length});
        text += length + (text[length] == '\n');
    }
}

static void write_cell(const PencilCell *cell, unsigned row, unsigned place, Text *out)
{
    pencil_row_code(row, out);
    text_append(out, " ");
    pencil_place_code(place, out);
    text_append(out, " ");
    text_append(out, mark_codes[cell->mark]);
    if (cell->words[0]) {
        text_append(out, " ");
    }
    text_append(out, cell->words);
    text_append(out, "\n");
}

void pencil_write(const Pencil *pencil, Text *out)
{
    for (unsigned row = 0; row < NOTEBOOK_ROWS; row++) {
        for (unsigned place = 0; place < NOTEBOOK_PLACES; place++) {
            const PencilCell *cell = &pencil->cells[row][place];
            if (cell->mark != PENCIL_NONE || cell->words[0]) {
                write_cell(cell, row, place, out);
            }
        }
    }
}
