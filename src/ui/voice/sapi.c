/* The speech of Windows (SAPI 5), which every Windows has. A text goes to it as XML, so that it is
 * read by a voice of its language where there is one. */
#define COBJMACROS

#include "device.h"

#include "base/memory.h"
#include "base/text.h"

#include <stdlib.h>
#include <string.h>
#include <windows.h>

#include <initguid.h> /* the numbers of SAPI's interfaces become part of this file */
#include <sapi.h>

#define XML_BYTES 8192 /* the longest words, with what XML makes longer in them */

typedef struct SystemVoice {
    ISpVoice *voice;
    const char *language; /* SAPI's number of it, as it stands in XML */
} SystemVoice;

static bool system_open(void **self)
{
    ISpVoice *spoken = NULL;
    if (FAILED(CoInitializeEx(NULL, COINIT_MULTITHREADED)) ||
        FAILED(
            CoCreateInstance(&CLSID_SpVoice, NULL, CLSCTX_ALL, &IID_ISpVoice, (void **)&spoken))) {
        return false;
    }
    SystemVoice *voice = memory_zeroed(sizeof *voice);
    voice->voice = spoken;
    *self = voice;
    return true;
}

/* LANGID in hexadecimal digits. */
static const char *number_of(const char *language)
{
    static const char *const numbers[][2] = {{"id", "421"}, {"ru", "419"}, {"zh_CN", "804"}};
    for (size_t i = 0; i < sizeof numbers / sizeof numbers[0]; i++) {
        if (strcmp(language, numbers[i][0]) == 0) {
            return numbers[i][1];
        }
    }
    return "409";
}

/* It knows a pace from -10 to 10. */
static void system_set(void *self, const VoiceManner *manner)
{
    SystemVoice *voice = self;
    voice->language = number_of(manner->language);
    ISpVoice_SetRate(voice->voice, manner->rate / 10);
    ISpVoice_SetVolume(voice->voice, (USHORT)manner->volume);
}

static void append_escaped(Text *xml, const char *words)
{
    for (const char *byte = words; *byte != '\0'; byte++) {
        switch (*byte) {
        case '<':
            text_append(xml, "&lt;");
            break;
        case '&':
            text_append(xml, "&amp;");
            break;
        default:
            text_append_bytes(xml, byte, 1);
            break;
        }
    }
}

static void speak(SystemVoice *voice, const char *xml, DWORD flags)
{
    wchar_t wide[XML_BYTES];
    if (MultiByteToWideChar(CP_UTF8, 0, xml, -1, wide, XML_BYTES) > 0) {
        ISpVoice_Speak(voice->voice, wide, flags, NULL);
    }
}

static void system_say(void *self, const char *words)
{
    SystemVoice *voice = self;
    char bytes[XML_BYTES];
    Text xml = text_in(bytes, sizeof bytes);
    text_append(&xml, "<lang langid=\"");
    text_append(&xml, voice->language);
    text_append(&xml, "\">");
    append_escaped(&xml, words);
    text_append(&xml, "</lang>");
    speak(voice, bytes, SPF_ASYNC | SPF_IS_XML);
}

static void system_cut(void *self)
{
    SystemVoice *voice = self;
    ISpVoice_Speak(voice->voice, NULL, SPF_ASYNC | SPF_PURGEBEFORESPEAK, NULL);
}

static void system_close(void *self)
{
    SystemVoice *voice = self;
    ISpVoice_Release(voice->voice);
    free(voice);
}

const VoiceDevice voice_of_system = {
    .need = VOICE_OF_WINDOWS,
    .open = system_open,
    .set = system_set,
    .say = system_say,
    .cut = system_cut,
    .close = system_close,
};
