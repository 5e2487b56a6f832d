/* Music: pieces of two stems that repeat without end, one that is always heard, and a tense one
 * beside it as far as a match has risen. It sounds only while its volume is above 0, nothing is
 * muted and the window has the keyboard; a piece goes on where it stopped. */
#ifndef UI_MUSIC_H
#define UI_MUSIC_H

#include <stdbool.h>

typedef struct Ui Ui;

/* What shall be heard from now on: the assets' music/<piece>-calm.ogg and -tense.ogg, of the second
 * so much as `tension` says, 0 … 100; it comes and goes over two bars from a bar line. Another
 * piece fades out first; the same one goes on. NULL: none. The name stays the caller's and must not
 * change. */
void ui_set_music(Ui *ui, const char *piece, int tension);

/* 0 … 100; 0 stops the music and lets the sound device rest. */
void ui_set_music_volume(Ui *ui, int volume);

/* Whether a piece could not be played since this was asked last. There is silence in its place. */
bool ui_take_lost_music(Ui *ui);

#endif
