/* What a person has written into the notebook of Di Renjie: a mark and a few words in each cell. It
 * is kept as text, a line for each cell that is not empty, in the session's note of the seat:
 *
 *     T4 secret no
 *     W2 seat1 doubt asked for it twice */
#ifndef GAMEUI_DIRENJIE_PENCIL_H
#define GAMEUI_DIRENJIE_PENCIL_H

#include "base/text.h"
#include "games/direnjie_notebook.h"

#define PENCIL_WORDS_BYTES 64
#define PENCIL_TEXT_BYTES  (NOTEBOOK_ROWS * NOTEBOOK_PLACES * (PENCIL_WORDS_BYTES + 24))

typedef enum PencilMark {
    PENCIL_NONE,
    PENCIL_NO,
    PENCIL_YES,
    PENCIL_DOUBT,
    PENCIL_MARKS
} PencilMark;

typedef struct PencilCell {
    uint8_t mark; /* PencilMark */
    char words[PENCIL_WORDS_BYTES];
} PencilCell;

typedef struct Pencil {
    PencilCell cells[NOTEBOOK_ROWS][NOTEBOOK_PLACES];
} Pencil;

/* Lines that are no such text are left out. */
void pencil_read(Pencil *pencil, const char *text);

void pencil_write(const Pencil *pencil, Text *out);

/* Marked; NULL: PENCIL_NONE has none. */
const char *pencil_mark_words(PencilMark mark);

/* "T4", "killer"; "secret", "seat1": the words of rows and places, in elements too. */
void pencil_row_code(unsigned row, Text *out);
void pencil_place_code(unsigned place, Text *out);

#endif
