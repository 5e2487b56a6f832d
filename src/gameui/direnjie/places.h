/* Where things lie on the table of Di Renjie, and which of them are there. */
#ifndef GAMEUI_DIRENJIE_PLACES_H
#define GAMEUI_DIRENJIE_PLACES_H

#include "games/direnjie.h"
#include "tables/table_look.h"

/* Forms of the layout, by what lies where. */
typedef enum DirenjieForm {
    FORM_WIDE,
    FORM_TALL,
    FORM_WIDE_BOOK, /* the notebook lies open */
    FORM_TALL_BOOK
} DirenjieForm;

/* The height on the drawing of each of the three buttons with which one gives, to leave room for
 * the case above them, and the distance of two. */
#define DIRENJIE_LOW_BUTTON 46
#define DIRENJIE_BUTTON_GAP 10

void direnjie_arrange(const Space *space, const void *view, Layout *out);
DirenjieForm direnjie_form(const Layout *layout);

/* The panel of a seat. */
Rect direnjie_seat_rect(const TableScene *scene, Seat seat);

/* Where the open notebook lies in a window whose bar is so high, at a table of this taste. */
Rect direnjie_book_rect(Rect window, float bar, const TableTaste *taste,
                        const DirenjieTable *table);

/* Whether parts are there: the pavilion, its cards, the places of a clue that is made, the tallies,
 * which these displace, and the case so far. */
bool direnjie_has_pavilion(const TableScene *scene);
bool direnjie_shows_secret(const TableScene *scene);
bool direnjie_has_slots(const TableScene *scene);
bool direnjie_has_tallies(const TableScene *scene);
bool direnjie_has_case(const TableScene *scene);

#endif
