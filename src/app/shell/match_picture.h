/* What tables show of a match beside the view of one seat: the cards as more or fewer eyes see
 * them, what is told of past actions, and the small picture made of what everybody may see. */
#ifndef APP_BOARD_H
#define APP_BOARD_H

#include "app.h"

/* What lies in the zones after the first `actions` actions. */
void match_picture_cards(const Match *match, size_t actions, Sharing sharing, TableCards *out);

/* Tells at the table, which shows the match after the first `actions` actions, of what happened
 * last, as `seat` saw it, or SEAT_EVERYBODY. */
void match_picture_recall(Table *table, const Match *match, size_t actions, Seat seat);

/* A picture of a match as it stands. All zero: there is none. */
typedef struct Board {
    const Game *game;
    uint8_t seats;
    void *view; /* for where things lie, never for what they are */
    TableCards known;
} Board;

/* In memory of the arena. No picture when the match cannot be replayed or has no table. */
Board match_picture_of_saved(App *app, const SavedMatch *saved, Arena *arena);
Board match_picture_of_match(const Match *match, Arena *arena);

/* Where the match belongs and how far it is: "Stage 3 · Enemy 7 of 12: Queen of Diamonds". */
const char *match_picture_words(App *app, const SavedMatch *saved, const Board *board);

/* How wide a picture is for its height. */
#define BOARD_RATIO (16.0f / 9)

void match_picture_draw(App *app, const Board *board, Rect rect);

#endif
