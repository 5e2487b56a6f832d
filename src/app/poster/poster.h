/* The picture of a match that is to be shown to others: its game, how it stands or how it ended,
 * and its code as a square. It has nothing that anybody should not see: no hands, of an unfinished
 * match neither number nor code, of a deal of a day not its cards. */
#ifndef APP_POSTER_H
#define APP_POSTER_H

#include "match_picture.h"
#include "qr.h"
#include "storage/transfer.h"

#define POSTER_RATIO (16.0f / 9) /* its width for its height */

typedef struct Poster {
    Board board; /* all zero: it has none */
    bool is_over;
    SavedMatch saved;               /* its record; id 0: it has none */
    char code[TRANSFER_CODE_BYTES]; /* empty: it has none */
    Qr qr;
} Poster;

/* Of the app's match as it stands. The board lies in the arena. */
void poster_make(App *app, Arena *arena, Poster *out);

/* All that it says: what is heard in place of the picture. */
const char *poster_words(App *app, const Poster *poster);

void poster_draw(App *app, const Poster *poster, Rect rect);

#endif
