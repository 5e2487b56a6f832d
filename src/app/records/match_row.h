/* A kept match in a list: a small picture of how it stands, the name of its game, who sat there,
 * how far it came, and when it was played. It shows public things only: everybody may look. */
#ifndef APP_MATCH_ROW_H
#define APP_MATCH_ROW_H

#include "match_picture.h"
#include "sheet.h"

typedef struct MatchRow {
    const char *id;
    const SavedMatch *saved;
    const Board *board; /* without a picture, that of the game is shown */
    const char *detail; /* how far, or how it ended, in words */
} MatchRow;

/* Pixels that it needs. */
float match_row_height(App *app, const MatchRow *row, float width);

/* True when it was chosen. A match of a game that this version does not play is disabled. */
bool match_row(App *app, const MatchRow *row, Rect rect);

#define PAGE_MATCHES 20

/* Which part of a list is shown, PAGE_MATCHES at a time. */
typedef struct MatchPages {
    size_t first; /* how many later ones there are */
    bool has_older;
} MatchPages;

bool match_pages_has_others(const MatchPages *pages);

/* Buttons to the pages before and after this one; true when another one is to be shown. */
bool match_pages_row(App *app, MatchPages *pages, Rect row);

/* "Ann, Computer 2" */
const char *match_row_names(App *app, const SavedMatch *saved);

#endif
