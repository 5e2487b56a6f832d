/* One Ogg Vorbis file of music, decoded round after round. It has its first frames once more at its
 * end: there one round fades into the next, so that no seam is heard. */
#ifndef STEM_H
#define STEM_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#define STEM_OVERLAP 512 /* frames, as assets/sounds/music.py writes them */

typedef struct Stem Stem;

/* What a stem says of itself. */
typedef struct StemFacts {
    uint32_t frames, rate; /* of one round, the overlap not counted; of a second */
    uint32_t channels;
    uint32_t bars; /* its comment BARS; 0: it has none */
} StemFacts;

/* NULL: the file is missing or is none. All of it is held in memory until stem_close. */
Stem *stem_open(const char *path);
void stem_close(Stem *stem); /* may be NULL */
StemFacts stem_facts(const Stem *stem);

/* What is read next, below `frames`. */
void stem_seek(Stem *stem, uint32_t frame);

/* Fills `out` with so many frames, their channels side by side; the beginning follows the end.
 * False: it is damaged from there on, and the rest is silence. */
bool stem_read(Stem *stem, float out[], size_t frames);

#endif
