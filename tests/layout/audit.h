/* Looks at a screen that was laid out, without any pixels: at its draw list and its elements. */
#ifndef TESTS_LAYOUT_AUDIT_H
#define TESTS_LAYOUT_AUDIT_H

#include "core/seat.h"
#include "ui/ui.h"

/* Told once for each fault: what is wrong, and with which text or element. */
typedef struct Faults {
    void (*tell)(void *context, const char *fault, const char *where);
    void *context;
    int least_word_px; /* the same of words, not of numbers alone: those on pictures of cards, too
                        */
    const char *const *names; /* of seats, which may be fitted into a tenth less of that; or NULL */
    int least_px;             /* letters below this size are a fault */
    int least_han_px;         /* the same of Chinese ones */
    float least_card;         /* pixels: cards of the own hand that are narrower are a fault */
    float least_unit;         /* the same of cards that stand in a row */
    const char *sign; /* beside texts in a narrow cell, so that it must leave them alone; or NULL */
    bool is_whole;    /* what can be scrolled is a fault */
    bool letters_only; /* look only at that: cards on their way lie over texts */
} Faults;

/* Faults: a text cut off, over another text, out of its panel or of the window, or hidden by what
 * is drawn later; an element out of the window, or one whose middle hits another. */
void audit_screen(const Ui *ui, const Faults *faults);

#endif
