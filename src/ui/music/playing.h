/* A piece that is heard: its two stems side by side at the speed of the device. What is told from
 * the window's thread (its wishes) may be told while the device's thread asks for samples. */
#ifndef PLAYING_H
#define PLAYING_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#define PLAYING_RATE        44100 /* of the device, which has two speakers */
#define PLAYING_FADE_IN_MS  1200
#define PLAYING_FADE_OUT_MS 700

typedef struct Playing Playing;

/* Of the files <folder>/<piece>-calm.ogg and -tense.ogg, from that frame of the stems on; it begins
 * silent. NULL: one of them is missing or damaged, or they do not belong together. */
Playing *playing_begin(const char *folder, const char *piece, uint32_t frame);
void playing_end(Playing *playing); /* may be NULL; the device must not ask any more */

/* Wishes. The volume and how much of the tense stem is heard: 0 … 100. */
void playing_set_volume(Playing *playing, int volume);
void playing_set_tension(Playing *playing, int tension);
void playing_step_back(Playing *playing, bool is_back);
void playing_leave(Playing *playing);

/* It has left, or one of its files is damaged further on. */
bool playing_is_over(const Playing *playing);
bool playing_is_damaged(const Playing *playing);

/* Where to begin, to go on from what is heard now. */
uint32_t playing_frame(const Playing *playing);

/* For the device: the next frames, two samples each, in place of what is in `out`. */
void playing_hear(Playing *playing, int16_t out[], size_t frames);

#endif
