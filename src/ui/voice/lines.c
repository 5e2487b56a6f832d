/* A voice that writes what it would say, a line for each thing said: for tests, and for whoever
 * wants to see what is spoken. What is cut off stands there all the same. */
#include "device.h"

#include <stdio.h>

static void lines_set(void *self, const VoiceManner *manner)
{
    (void)self;
    (void)manner;
}

static void lines_say(void *self, const char *words)
{
    FILE *file = self;
    for (const char *at = words; *at != '\0'; at++) {
        fputc(*at == '\n' ? ' ' : *at, file);
    }
    fputc('\n', file);
    fflush(file);
}

static void lines_cut(void *self)
{
    (void)self;
}

static void lines_close(void *self)
{
    fclose(self);
}

const VoiceDevice voice_of_lines = {
    .set = lines_set,
    .say = lines_say,
    .cut = lines_cut,
    .close = lines_close,
};
