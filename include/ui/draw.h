/* The draw list: everything a frame shows, in painting order, as plain data. Scenes, widgets and
 * the card table append to it; the window compares it with the list of the frame before and paints
 * only what changed; a test reads it without any pixels.
 *
 * Commands hold no pixels and no pointers to textures: pictures and texts are named, and the
 * renderer keeps what it made of them in caches. */
#ifndef UI_DRAW_H
#define UI_DRAW_H

#include "ui/geometry.h"
#include "ui/picture.h"
#include "ui/text.h"

#include <stddef.h>

typedef enum DrawKind {
    DRAW_FILL,    /* a rectangle of one colour */
    DRAW_FRAME,   /* the border of a rectangle inside its edge; `thickness`, dashed if `dashed` */
    DRAW_PICTURE, /* a picture stretched to the outline */
    DRAW_NINE,    /* a nine-slice picture: its corners keep their size */
    DRAW_TEXT,    /* a laid-out text with its top left corner at the rectangle's */
    DRAW_SHADOW,  /* the soft shadow of a card of this outline, `lift` units above the table */
    DRAW_GLOW,    /* a soft coloured light around the outline */
    DRAW_KEPT,    /* what ui_keep_shown has kept, at this place */
    DRAW_CLIP     /* what follows is cut to this rectangle; an empty one ends it */
} DrawKind;

/* How a picture is stretched whose sides are not those of panels and buttons. Lengths are of the
 * drawing, margins included; along an axis of which both are 0 the whole is stretched. */
typedef struct Slices {
    float left, top, right, bottom; /* keep their size */
    float margin;                   /* of the drawing, all around: falls outside the rectangle */
    float scale;                    /* pixels of each pixel of the drawing */
} Slices;

typedef struct DrawCommand {
    DrawKind kind;
    Rect rect;
    float angle; /* around the centre of the rectangle */
    Color color; /* of fills, frames, texts and glows; pictures are multiplied by it */
    float thickness, lift;
    float radius; /* of the corners of fills, frames, shadows and glows: pixels */
    bool dashed;
    const Picture *picture; /* of DRAW_PICTURE and DRAW_NINE; a list has its own copy, and an empty
                               one for other kinds */
    Slices slices;          /* of DRAW_NINE; a scale of 0: those of panels and buttons */
    const TextBlock *text;  /* of DRAW_TEXT */
} DrawCommand;

typedef struct DrawList DrawList;

/* Appends any command; those below are shorthands. */
void draw_push(DrawList *list, const DrawCommand *command);

void draw_fill(DrawList *list, Rect rect, Color color);
void draw_round(DrawList *list, Rect rect, float radius, Color color);
void draw_frame(DrawList *list, Rect rect, float thickness, Color color);
void draw_frame_dashed(DrawList *list, Rect rect, float thickness, Color color);
void draw_picture(DrawList *list, const Picture *picture, Outline outline, float alpha);

/* Draws the picture of the assets of this name. */
void draw_named(DrawList *list, const char *name, Rect rect, float alpha);

/* Draws a picture multiplied by a colour: white changes nothing, a grey darkens, its alpha fades.
 */
void draw_tinted(DrawList *list, const Picture *picture, Outline outline, Color color);

/* A white sign of the assets (a suit, a sigil, a category) painted in one colour. */
void draw_icon(DrawList *list, const char *name, Outline outline, Color color);

/* A panel or button: `name` is a nine-slice of the assets, "ui/panel", its corners scaled by
 * ui_unit; its shadow falls outside `rect`. */
void draw_nine(DrawList *list, const char *name, Rect rect, float alpha);

/* Any other picture that is stretched in its middle. */
void draw_sliced(DrawList *list, const char *name, Rect rect, Slices slices);

void draw_text(DrawList *list, const TextBlock *text, Point top_left, Color color);
void draw_shadow(DrawList *list, Outline outline, float lift);
void draw_glow(DrawList *list, Outline outline, Color color);

/* What follows is cut to the rectangle until the end; a clip within a clip replaces it. */
void draw_clip(DrawList *list, Rect rect);
void draw_clip_end(DrawList *list);

/* The picture that the window has kept of what was shown (ui_keep_shown), as large as it was;
 * nothing when there is none. */
void draw_last_shown(DrawList *list, Rect rect, float alpha);

/* All that follows lies further by this many pixels, but for what fills the window. */
void draw_shift(DrawList *list, Point shift);

/* All clips from here on lie within this region, which is in force where there is none; an empty
 * one ends that. */
void draw_region(DrawList *list, Rect rect);

size_t draw_count(const DrawList *list);
const DrawCommand *draw_at(const DrawList *list, size_t index);

#endif
