/* libqrencode does all of it; a build without it has no squares, and all else. */
#include "qr.h"

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
