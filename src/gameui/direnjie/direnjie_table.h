/* What the files of the Di Renjie table share: where its panels lie, and its parts. */
#ifndef TABLES_DIRENJIE_TABLE_H
#define TABLES_DIRENJIE_TABLE_H

#include "tables/table_look.h"

#include "games/direnjie.h"

enum DirenjieSpot {
    SPOT_TITLE,
    SPOT_TOLD,
    SPOT_BOARD,    /* what can be asked for; or where clues are laid and answers chosen */
    SPOT_SECRET,   /* the caption below the three cards */
    SPOT_STATIONS, /* + how many seats after the one in front, less one */
    SPOT_END = SPOT_STATIONS + DIRENJIE_SEATS - 1
};

/* In the order of DirenjieCategory: signs. */
extern const char *const direnjie_signs[DIRENJIE_CATEGORIES];

void direnjie_arrange(const Space *space, const void *view, Layout *out);
void direnjie_panels(const TableScene *scene);

/* The board in the middle: the request, the three slots of a clue, or the final answers. */
void direnjie_board(const TableScene *scene);
void direnjie_answers(const TableScene *scene);

/* The other seats, and the clues of all. */
void direnjie_seats(const TableScene *scene);

/* All cards of the clue under the pointer that are known, in the place of what is told. */
void direnjie_mark(const TableScene *scene, const CardMark *mark);

/* Names of cards, and what happened. */
void direnjie_name(const Wording *wording, Card card, Text *out);
void direnjie_code(const Wording *wording, Card card, Text *out);
void direnjie_log(const Wording *wording, const LogEntry *entry, Text *out);
void direnjie_tell(const Wording *wording, const void *before, const Event events[], size_t count,
                   Text *out);
Rect direnjie_cue(const TableScene *scene, unsigned cue, int value, Text *out);

/* Whoever is asked for a card may refuse without looking. */
bool direnjie_blind(const void *view, Blind *out);

/* "Weapon" or "Number 3". */
Message direnjie_ask_message(unsigned ask);

static inline const DirenjieView *direnjie_view_of(const TableScene *scene)
{
    return scene->view;
}

#endif
