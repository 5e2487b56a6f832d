/* Chinese marks stand in squares that are half empty: where two meet, the blank is a hole. */
#ifndef SQUEEZE_H
#define SQUEEZE_H

#include "fonts.h"

/* What is laid out, and in which letters. */
typedef struct Squeezing {
    Fonts *fonts;
    FontFace face;
    int px;
    const char *text;
    size_t from; /* byte at which the line begins */
} Squeezing;

/* Pixels that the character at byte `at` of the line is drawn further left. */
int squeeze_at(const Squeezing *squeezing, size_t at);

/* The end of the part of a run that is drawn as one: before the next character that moves. */
size_t squeeze_end(const Squeezing *squeezing, FontRun run);

#endif
