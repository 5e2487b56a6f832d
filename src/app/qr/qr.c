/* libqrencode does all of it; a build without it has no squares, and all else. */
#include "qr.h"

#include <math.h>

#define QUIET 4 /* modules around a square that stay white */

void qr_draw(DrawList *list, const Qr *qr, Rect place)
{
    int modules = qr->side + 2 * QUIET;
    float module = floorf(fminf(place.w, place.h) / (float)modules);
    float side = module * (float)modules;
    float x = roundf(place.x + (place.w - side) / 2), y = roundf(place.y + (place.h - side) / 2);
    draw_fill(list, (Rect){x, y, side, side}, (Color){255, 255, 255, 255});
    for (int row = 0; row < qr->side; row++) {
        for (int from = 0, to; from < qr->side; from = to) {
            bool is_dark = qr->dark[row * qr->side + from];
            for (to = from + 1; to < qr->side && qr->dark[row * qr->side + to] == is_dark; to++) {
            }
            Rect run = {x + module * (float)(from + QUIET), y + module * (float)(row + QUIET),
                        module * (float)(to - from), module};
            if (is_dark) {
                draw_fill(list, run, (Color){0, 0, 0, 255});
            }
        }
    }
}

#ifdef MEJA_HAS_QRENCODE
#include <qrencode.h>

/* A share code has letters, digits and dashes alone, which take five and a half bits each. */
bool qr_make(const char *text, Qr *out)
{
    QRcode *made = QRcode_encodeString(text, 0, QR_ECLEVEL_M, QR_MODE_8, 1);
    out->side = 0;
    if (!made) {
        return false;
    }
    out->side = made->width;
    for (int i = 0; i < made->width * made->width; i++) {
        out->dark[i] = (made->data[i] & 1) != 0;
    }
    QRcode_free(made);
    return true;
}
#else
bool qr_make(const char *text, Qr *out)
{
    (void)text;
    out->side = 0;
    return false;
}
#endif
