/* Texts as squares that a telephone reads: share codes, addresses. */
#ifndef APP_QR_H
#define APP_QR_H

#include "ui/draw.h"

#include <stdbool.h>

#define QR_SIDE_MAX 177 /* no such square has more modules on a side */

typedef struct Qr {
    int side;                             /* modules; 0: there is none */
    bool dark[QR_SIDE_MAX * QR_SIDE_MAX]; /* row by row */
} Qr;

/* False, with `side` 0, of a text that is too long, and where the program was built without the
 * library that makes them. */
bool qr_make(const char *text, Qr *out);

/* On white with the margin that readers need, in the middle of `place`; every module is as large as
 * the others, in whole pixels. */
void qr_draw(DrawList *list, const Qr *qr, Rect place);

#endif
