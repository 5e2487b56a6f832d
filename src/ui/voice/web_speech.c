/* The voice of the browser (Web Speech), which the page's own script calls. */
#include "device.h"

/* Answered by packaging/web/page.js, through packaging/web/calls.js. */
int js_voice_is_there(void);
void js_voice_say(const char *words, const char *language, int rate, int volume);
void js_voice_cut(void);
int js_voice_is_mute(void);

typedef struct SystemVoice {
    VoiceManner manner;
} SystemVoice;

/* There is one voice, of the page. */
static SystemVoice of_page;

static bool system_open(void **self)
{
    *self = &of_page;
    return js_voice_is_there();
}

static void system_set(void *self, const VoiceManner *manner)
{
    SystemVoice *voice = self;
    voice->manner = *manner;
}

static void system_say(void *self, const char *words)
{
    const VoiceManner *manner = &((const SystemVoice *)self)->manner;
    js_voice_say(words, manner->language, manner->rate, manner->volume);
}

static void system_cut(void *self)
{
    (void)self;
    js_voice_cut();
}

/* Browsers find their voices while the page goes on, and some find none. */
static bool system_is_mute(void)
{
    return js_voice_is_mute();
}

const VoiceDevice voice_of_system = {
    .need = VOICE_OF_BROWSER,
    .open = system_open,
    .set = system_set,
    .say = system_say,
    .cut = system_cut,
    .close = system_cut,
    .is_mute = system_is_mute,
};
