/* The faces of the assets, opened when first needed, and runs of text in them: a piece of text of
 * one face, and what shaping makes of it. */
#ifndef FONTS_H
#define FONTS_H

#include "pixels.h"
#include "ui/picture.h"

#include <SDL_ttf.h>
#include <stdbool.h>
#include <stddef.h>

typedef enum FontFile {
    FILE_TITLE,
    FILE_BODY,
    FILE_BODY_BOLD,
    FILE_TITLE_ZH,
    FILE_BODY_ZH,
    FILE_NAMES,
    FONT_FILES,
    FILE_BUTTONS = FONT_FILES /* no file: a letter of pad_signs.h, drawn by buttons.h */
} FontFile;

typedef struct OpenFont {
    TTF_Font *font;
    const void *bytes; /* of the file, mapped: faces jump about in it */
    size_t size;
    int px;      /* its present size: pixels per em */
    bool failed; /* could not be opened; not tried again, unless it is awaited */
    bool awaited;
} OpenFont;

#define FONT_WIDTHS 16384

/* A width once measured. A later one of the same place takes it. */
typedef struct KnownWidth {
    uint64_t hash; /* of the text, its face, its size and Fonts.chinese; 0: none */
    int width;     /* pixels */
} KnownWidth;

typedef struct Fonts {
    char *folder;
    OpenFont files[FONT_FILES];
    KnownWidth widths[FONT_WIDTHS];
    bool awaits;  /* a face that the program's own words need is still on its way */
    bool chinese; /* the language of the screen is written in Han characters */
} Fonts;

/* False when the body face is not there: then nothing can be said. */
bool fonts_open(Fonts *fonts, const char *data_folder);
void fonts_close(Fonts *fonts);

/* After files have come: whether a face was awaited, so that all text may look different now. */
bool fonts_take_arrivals(Fonts *fonts);

/* How many letters of the text no face has. */
size_t fonts_count_missing(Fonts *fonts, const char *text);

/* A piece of a text that one face can show. */
typedef struct FontRun {
    size_t from, to; /* bytes */
    FontFile file;
} FontRun;

/* The run of `text` that begins at byte `from` and ends at `end` at the latest. */
FontRun fonts_run(Fonts *fonts, FontFace face, const char *text, size_t from, size_t end);

/* Pixels that the bytes take in one line, at `px` pixels per em. */
int fonts_width(Fonts *fonts, FontFace face, int px, const char *text, size_t length);

/* Pixels of a character's width that have no ink, on either side. */
typedef struct FontBlank {
    int before, after;
} FontBlank;

FontBlank fonts_blank(Fonts *fonts, FontFace face, int px, uint32_t character);

/* The coverage of a run, from malloc and the caller's; its baseline is the row fonts_ascent. False,
 * with nothing to free, when it shows nothing. */
bool fonts_mask(Fonts *fonts, FontFile file, int px, const char *run, Mask *out);

/* The middle of a line of capitals lies this part of the size above the baseline. */
#define CAPITAL_MIDDLE 0.35f

/* Pixels from the top of a run to its baseline. */
int fonts_ascent(Fonts *fonts, FontFile file, int px);

#endif
