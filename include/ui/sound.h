/* Short sounds of the assets. Without a sound device everything here does nothing. The device is
 * open only while a voice sounds, so that a resting program does not wake up. */
#ifndef UI_SOUND_H
#define UI_SOUND_H

#include <stdbool.h>

typedef struct Ui Ui;

typedef enum Sound {
    SOUND_CARD_SLIDE,
    SOUND_CARD_PLACE,
    SOUND_CARD_FLIP,
    SOUND_SHUFFLE,
    SOUND_TRICK_SWEEP,
    SOUND_HIT,
    SOUND_HEAL,
    SOUND_DRAW,
    SOUND_SHIELD,
    SOUND_JESTER,
    SOUND_REVEAL,
    SOUND_RISE_1, /* five plucks, each higher than the one before */
    SOUND_RISE_2,
    SOUND_RISE_3,
    SOUND_RISE_4,
    SOUND_RISE_5,
    SOUND_WIN,
    SOUND_LOSE,
    SOUND_UI_HOVER,
    SOUND_UI_CLICK,
    SOUND_UI_ERROR,
    SOUND_COUNT
} Sound;

/* Starts a sound, varied a little in pitch and gain; at most 4 voices of one sound, 12 in all. */
void ui_play(Ui *ui, Sound sound);

/* 0 … 100, and silence without forgetting the volume. */
void ui_set_volume(Ui *ui, int volume, bool muted);

/* Whether a pad that is in use shakes for a moment with a blow and a lost game; at first it does
 * not. */
void ui_set_rumble(Ui *ui, bool rumbles);

/* How often each sound was asked for since the start: for tests. */
unsigned ui_played(const Ui *ui, Sound sound);

#endif
