/* speech-dispatcher (libspeechd 0.8 and newer), opened at run time: whoever has no voice installed
 * needs no library for it either. Its daemon starts with the first connection. */
#include "device.h"

#include "base/memory.h"

#include <SDL.h>
#include <stdlib.h>
#include <string.h>

#define LIBRARY "libspeechd.so.2"

/* SPDPriority: messages wait for one another. SPDConnectionMode: no thread of the library's own. */
#define SPD_MESSAGE     2
#define SPD_MODE_SINGLE 0

typedef struct SPDConnection SPDConnection;

typedef struct SystemVoice {
    void *library;
    SPDConnection *connection;
    int (*say)(SPDConnection *connection, int priority, const char *text);
    int (*cancel)(SPDConnection *connection);
    int (*set_language)(SPDConnection *connection, const char *language);
    int (*set_rate)(SPDConnection *connection, int rate);
    int (*set_volume)(SPDConnection *connection, int volume);
    void (*close)(SPDConnection *connection);
    SPDConnection *(*open)(const char *client, const char *connection, const char *user, int mode,
                           const void *address, int autospawn, char **error);
} SystemVoice;

/* A function has another type than a pointer to data; its bytes are the same on all systems that
 * load libraries while they run. */
static bool find(void *library, const char *name, void *function)
{
    void *found = SDL_LoadFunction(library, name);
    memcpy(function, &found, sizeof found);
    return found != NULL;
}

static bool find_all(SystemVoice *voice)
{
    void *library = voice->library;
    return find(library, "spd_open2", &voice->open) && find(library, "spd_close", &voice->close) &&
           find(library, "spd_say", &voice->say) && find(library, "spd_cancel", &voice->cancel) &&
           find(library, "spd_set_language", &voice->set_language) &&
           find(library, "spd_set_voice_rate", &voice->set_rate) &&
           find(library, "spd_set_volume", &voice->set_volume);
}

static void system_close(void *self)
{
    SystemVoice *voice = self;
    if (voice->connection) {
        voice->close(voice->connection);
    }
    if (voice->library) {
        SDL_UnloadObject(voice->library);
    }
    free(voice);
}

/* At the usual address; the reason why not is ours to free. */
static void connect_voice(SystemVoice *voice)
{
    char *error = NULL;
    voice->connection = voice->open("meja", "main", NULL, SPD_MODE_SINGLE, NULL, 1, &error);
    free(error);
}

static bool system_open(void **self)
{
    SystemVoice *voice = memory_zeroed(sizeof *voice);
    voice->library = SDL_LoadObject(LIBRARY);
    if (voice->library && find_all(voice)) {
        connect_voice(voice);
    }
    if (!voice->connection) {
        system_close(voice);
        return false;
    }
    *self = voice;
    return true;
}

/* It knows languages as "zh-CN", and loudness from -100 to 100. */
static void system_set(void *self, const VoiceManner *manner)
{
    SystemVoice *voice = self;
    char language[16] = "";
    for (size_t i = 0; manner->language[i] != '\0' && i + 1 < sizeof language; i++) {
        language[i] = manner->language[i];
        if (language[i] == '_') {
            language[i] = '-';
        }
    }
    voice->set_language(voice->connection, language);
    voice->set_rate(voice->connection, manner->rate);
    voice->set_volume(voice->connection, 2 * manner->volume - 100);
}

static void system_say(void *self, const char *words)
{
    SystemVoice *voice = self;
    voice->say(voice->connection, SPD_MESSAGE, words);
}

static void system_cut(void *self)
{
    SystemVoice *voice = self;
    voice->cancel(voice->connection);
}

const VoiceDevice voice_of_system = {
    .need = VOICE_OF_DISPATCHER,
    .open = system_open,
    .set = system_set,
    .say = system_say,
    .cut = system_cut,
    .close = system_close,
};
