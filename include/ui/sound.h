/* Short sounds of the assets, each with a meaning of its own: assets/sounds/effects.py says how
 * loud each is. Without a sound device everything here does nothing. The device is open only while
 * something sounds and for a while after it, so that a resting program does not wake up. */
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
    SOUND_SUMMON, /* three weights of one fall */
    SOUND_SUMMON_HARD,
    SOUND_SUMMON_HEAVY,
    SOUND_CURTAIN,
    SOUND_PAGE, /* of a book is turned */
    SOUND_PENCIL,
    SOUND_HIT, /* three strengths of one blow */
    SOUND_HIT_HARD,
    SOUND_HIT_HEAVY,
    SOUND_STRIKE, /* at whoever holds the screen */
    SOUND_DOUBLE,
    SOUND_HEAL,
    SOUND_DRAW,
    SOUND_SHIELD,
    SOUND_JESTER,
    SOUND_SURGE,
    SOUND_CAST,
    SOUND_POWER,
    SOUND_MEET, /* two cards, softly or hard */
    SOUND_MEET_HARD,
    SOUND_DESTROYED,
    SOUND_TRICK_MINE,
    SOUND_TRICK_THEIRS,
    SOUND_ASK,
    SOUND_GIVE,
    SOUND_REFUSE,
    SOUND_SEAL,
    SOUND_TURN,
    SOUND_HINT,
    SOUND_TICK,   /* a number is another */
    SOUND_RISE_1, /* five plucks, each higher than the one before */
    SOUND_RISE_2,
    SOUND_RISE_3,
    SOUND_RISE_4,
    SOUND_RISE_5,
    SOUND_KILL,
    SOUND_EXACT,
    SOUND_ARRIVAL,
    SOUND_PHASE,
    SOUND_CLUE,
    SOUND_SECRET,
    SOUND_BASTION_MINE, /* falls */
    SOUND_BASTION_THEIRS,
    SOUND_MEDAL_BRONZE,
    SOUND_MEDAL_SILVER,
    SOUND_MEDAL_GOLD,
    SOUND_WIN,
    SOUND_LOSE,
    SOUND_LEVEL, /* a draw */
    SOUND_UI_HOVER,
    SOUND_UI_CLICK,
    SOUND_UI_ERROR,
    SOUND_COUNT
} Sound;

/* Starts a sound, one of its variants but never the last one again, varied a little in gain; at
 * most 4 voices of one sound, 12 in all. What weighs more takes the voice of what is oldest. */
void ui_play(Ui *ui, Sound sound);

/* A sound as it is to be heard. */
typedef struct SoundWish {
    Sound sound;
    float x;   /* pixels of the window: where it happens */
    int cents; /* hundredths of a semitone that it is higher, or lower */
} SoundWish;
void ui_play_wish(Ui *ui, const SoundWish *wish);

/* 0 … 100, and silence without forgetting the volume. */
void ui_set_volume(Ui *ui, int volume, bool muted);

/* Both speakers play the same, music as well. */
void ui_set_mono(Ui *ui, bool mono);

/* Whether a pad that is in use shakes for a moment with a blow and a lost game; at first it does
 * not. */
void ui_set_rumble(Ui *ui, bool rumbles);

/* How often each sound was asked for since the start: for tests. */
unsigned ui_played(const Ui *ui, Sound sound);

#endif
