/* Pictures as pixels: composed once for each size and angle at which they rest, and kept within a
 * budget of memory. */
#ifndef PICTURES_H
#define PICTURES_H

#include "art.h"
#include "draw_list.h"
#include "text_block.h"

typedef struct Composed {
    uint64_t picture; /* hash of the picture alone */
    int w, h;         /* of the picture before turning */
    int quarters;     /* its angle in quarters of a degree */
    unsigned last_frame;
    Image image;
} Composed;

typedef struct Pictures {
    Art art;
    TextCache *texts;
    Buffer kept;   /* Composed * */
    size_t bytes;  /* of all kept images */
    size_t budget; /* bytes */
    unsigned frame;
    bool coarse; /* something of this frame would look better painted once more */
    bool awaits; /* something of this frame is not here yet, and left out */
} Pictures;

/* How a command wants its picture. */
typedef struct Wish {
    uint64_t picture;
    int w, h, quarters;
} Wish;

/* The kept image, NULL for none; and keeping one, which then belongs to the cache. */
Composed *pictures_find(Pictures *pictures, Wish wish);
Composed *pictures_keep(Pictures *pictures, Wish wish, Image image);

bool pictures_open(Pictures *pictures, const char *data_folder, const char *cache_folder);
void pictures_close(Pictures *pictures);

/* Forgets everything composed: the text in it would look different now. */
void pictures_clear(Pictures *pictures);

/* Decides for each picture of `now` how it is painted and composes what rests but is not kept yet.
 * `before` is the frame before: what stands in both rests. */
void pictures_prepare(Pictures *pictures, const DrawList *before, DrawList *now);
void pictures_end_frame(Pictures *pictures);

/* Whether what the picture would be made of in this width is still on its way; remembers it. */
bool pictures_await(Pictures *pictures, const ArtEntry *entry, int w);

/* How a picture gets to the screen: what is to be painted, whichever part of it. */
typedef struct Stamp {
    const Image *image; /* NULL: nothing */
    bool is_stretched;
    Mapping mapping; /* of one that is stretched */
    int x, y;        /* of one that is copied */
    Color tint;
} Stamp;

Stamp pictures_stamp(Pictures *pictures, const DrawItem *item);
void stamp_paint(const Target *target, Box clip, const Stamp *stamp);

void pictures_paint_nine(Pictures *pictures, const DrawItem *item, const Target *target, Box clip,
                         float unit);

/* Whether the picture hides everything below a part of it, before turning: `inside`. */
bool pictures_fills(Pictures *pictures, const DrawItem *item, Rect *inside);

/* The whole picture at `scale` pixels per pixel of its drawing. */
const Image *pictures_scaled(Pictures *pictures, const Picture *picture, const ArtEntry *entry,
                             float scale);

#endif
