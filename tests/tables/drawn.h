/* What is drawn in the frame that the shared window shows, and what its table plays. Needs the
 * private headers of the window. */
#ifndef TESTS_TABLES_DRAWN_H
#define TESTS_TABLES_DRAWN_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

struct Beat;

/* The first beat of this cue in what the shared table plays now, or NULL. */
const struct Beat *beat_of(uint8_t cue);

/* Whether a line of these words is drawn. */
bool says(const char *words);

/* How high a line of the text is that begins with these words: pixels; 0: it is not drawn. */
float line_height(const char *words);

/* How often a picture is drawn. */
size_t pictures(const char *name);

#endif
