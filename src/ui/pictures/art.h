/* The pictures of the assets on disk: which there are, in which sizes, and how to get one as pixels
 * of the size that is needed. */
#ifndef ART_H
#define ART_H

#include "base/buffer.h"
#include "pixels.h"
#include "ui/picture.h"

#include <stdbool.h>

#define ART_WIDTHS 6

typedef struct ArtEntry {
    char name[PICTURE_NAME_MAX];
    int master_w, master_h; /* of the drawing, in which labels are measured */
    int widths[ART_WIDTHS]; /* of the files, largest first; 0: no more */
} ArtEntry;

typedef struct Art {
    char *folder;   /* of the art, of the data */
    char *cache;    /* folder of scaled pictures kept between starts; NULL: none */
    Buffer entries; /* ArtEntry, by name */
    Buffer missed;  /* names already complained about */
} Art;

/* False when there is no index of pictures in `data_folder`. */
bool art_open(Art *art, const char *data_folder, const char *cache_folder);
void art_close(Art *art);

/* NULL when there is no such picture. */
const ArtEntry *art_find(const Art *art, const char *name);

/* Of the smallest file that is at least as wide as wanted, else of the widest; in pixels. */
int art_width(const ArtEntry *entry, int w);

/* The picture scaled to w × h pixels. False, with `out` untouched, when its file cannot be read.
 * May be called from several threads at once. */
bool art_load(const Art *art, const ArtEntry *entry, int w, int h, Image *out);

/* Whether the file of which the picture would be made that wide is still on its way. */
bool art_awaits(const Art *art, const ArtEntry *entry, int w);

/* Says once in the log that a picture is missing. */
void art_complain(Art *art, const char *name);

#endif
