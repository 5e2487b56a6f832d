/* The draw list from inside: each command with the pixels it may touch and a fingerprint of all
 * that decides how they look. Two commands of equal fingerprint look alike; the comparison of
 * frames (damage.h) rests on that. */
#ifndef DRAW_LIST_H
#define DRAW_LIST_H

#include "base/arena.h"
#include "base/buffer.h"
#include "pixels.h"
#include "ui/draw.h"

typedef struct DrawItem {
    DrawCommand command;
    Box bounds;    /* what it may touch, cut to the clip in force; empty for DRAW_CLIP */
    uint64_t hash; /* of the command and its clip */
    uint64_t look; /* of DRAW_PICTURE: the picture, its whole size and angle, but not its place */
    unsigned
        stood;   /* of DRAW_PICTURE: frames before this one in which one of this look was drawn */
    bool coarse; /* of DRAW_PICTURE: painted by stretching what is at hand */
} DrawItem;

struct DrawList {
    Buffer items;
    Arena pictures; /* of the items */
    Rect clip;
    Rect region; /* of what scrolls: clips lie within it; empty: there is none */
    Rect window;
    Point shift; /* see draw_shift */
    float unit;
    bool is_strong;   /* high contrast: see contrast.h */
    bool has_letters; /* see PictureLabel.is_letter */
    bool is_redless;  /* see palette.h */
};

void draw_list_init(DrawList *list);
void draw_list_release(DrawList *list);

/* Empties the list for a frame of a window of this size. */
void draw_list_begin(DrawList *list, Rect window, float unit);

DrawItem *draw_list_item(const DrawList *list, size_t index);

uint64_t picture_hash(const Picture *picture);

/* Shadows: where it falls, how blurred, and how dark. */
typedef struct Shadow {
    Outline outline;
    float blur;
    Color color;
} Shadow;
Shadow shadow_of(const DrawCommand *command, float unit);
float glow_blur(float unit);

/* A nine-slice reaches this far outside its rectangle: left, top, right, bottom, in units. */
#define NINE_LEFT   12.0f
#define NINE_TOP    8.0f
#define NINE_BOTTOM 16.0f

#endif
