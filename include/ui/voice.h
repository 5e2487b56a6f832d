/* A voice that reads words aloud: the system's, or a file that takes them as lines. Nothing here
 * waits for it: words are handed over between frames and said on a thread of their own, and where
 * there is no voice they are let go. Words are UTF-8, whole, in one language. */
#ifndef UI_VOICE_H
#define UI_VOICE_H

#include <stdbool.h>

typedef struct Voice Voice;

/* How it speaks. */
typedef struct VoiceManner {
    const char *language; /* "en", "id", "ru", "zh_CN"; lives as long as the voice */
    int rate;             /* -100 … 100; 0 is the system's own */
    int volume;           /* 0 … 100 */
} VoiceManner;

/* `file`: where the lines are written, or NULL for the system's voice, which is looked for when the
 * first words come. `wake` is called with `context` on another thread when the voice takes more.
 * NULL: the file cannot be written. */
Voice *voice_new(const char *file, void (*wake)(void *context), void *context);
void voice_free(Voice *voice); /* NULL: nothing; what waits is let go */

void voice_set(Voice *voice, const VoiceManner *manner);
void voice_say(Voice *voice, const char *words); /* after what is being said and what waits */
void voice_hush(Voice *voice);                   /* cuts both off */

/* Hands over what waits; to be called after each frame. */
void voice_turn(Voice *voice);

/* Whether words wait, or are being handed over. */
bool voice_is_busy(const Voice *voice);

/* What this system needs for a voice. */
typedef enum VoiceNeed {
    VOICE_OF_DISPATCHER, /* speech-dispatcher */
    VOICE_OF_WINDOWS,    /* one that is installed in Windows */
    VOICE_OF_BROWSER     /* one of the browser's */
} VoiceNeed;

VoiceNeed voice_need(void);

/* Whether it was looked for and is not there. */
bool voice_is_missing(const Voice *voice);

#endif
