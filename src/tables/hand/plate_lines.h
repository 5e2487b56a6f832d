/* What the two parts of the plate share: its lines, and the sizes that they want. */
#ifndef TABLES_PLATE_LINES_H
#define TABLES_PLATE_LINES_H

#include "hand.h"

#define PROMPT_SIZE 27.5f /* 22 pixels of a window of 1280 × 720 */
#define DETAIL_SIZE 20.0f /* the prompt shrinks to it before the lines below it do */
#define PLATE_LINES (OUTLOOK_LINES + 2)

typedef struct PlateLine {
    const char *id, *text;
    FontFace face;
    float size;
    Color color;
    const char *name;  /* what the element is called, over this and the lines after it; or NULL */
    const char *whole; /* the text, where it was shortened; or NULL */
    const char *icon;  /* or NULL */
    uint32_t icon_color;
} PlateLine;

typedef struct Plate {
    PlateLine lines[PLATE_LINES];
    const TextBlock *blocks[PLATE_LINES];
    float beside[PLATE_LINES]; /* 0: it begins a row; else where in the row of the one before it */
    size_t count;
    size_t read;   /* of the lines after those: not shown, but read aloud */
    float height;  /* of the rows and the gaps between them */
    float scale;   /* of the lines' sizes */
    bool is_level; /* they are all of one size */
} Plate;

void plate_add_prompt(const TableScene *scene, Plate *plate);
void plate_add_words(const TableScene *scene, Plate *plate);
void plate_add_choice(const TableScene *scene, unsigned verb, Plate *plate); /* of a seat */

#endif
