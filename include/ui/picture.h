/* A picture is an image of the assets with up to four short texts set into it: a card with its
 * index, attack and health. It is plain data and equal pictures share one texture, composed once
 * for each size and angle at which it rests. */
#ifndef UI_PICTURE_H
#define UI_PICTURE_H

#include "ui/geometry.h"

#define PICTURE_NAME_MAX  40
#define PICTURE_LABELS    6
#define PICTURE_LABEL_MAX 64 /* bytes, the terminator included */

typedef enum FontFace { FONT_TITLE, FONT_BODY, FONT_BODY_BOLD } FontFace;

/* A text in an image, in the pixels of its 500 × 700 master drawing (assets/README.md gives the
 * boxes). It is centred on `x`, shrinks to fit the box, and grows 1.5-fold when it
 * is `grown`, as corner indices are on small cards. */
typedef struct PictureLabel {
    char text[PICTURE_LABEL_MAX];
    float x, baseline, size;
    float x0, x1;
    Color color;
    Color plate; /* of the paper below it, framed in `color`; clear: none */
    FontFace face;
    bool grown;
    bool is_letter; /* shown only where ui_set_letters wants it */
} PictureLabel;

typedef struct Picture {
    char name[PICTURE_NAME_MAX]; /* group and name in the assets: "regicide/KS", "ui/ui-undo" */
    PictureLabel labels[PICTURE_LABELS]; /* unused ones are empty and all zero */
    bool is_redless;                     /* see ui_set_redless, by which it is set */
} Picture;

Picture picture_named(const char *name);

#endif
