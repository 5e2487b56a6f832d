/* Standard error only: standard output belongs to the protocols. What is quoted may come from
 * anywhere, so it is made harmless for the terminal. */
#include "base/log.h"

#include "base/text.h"

#include <stdarg.h>
#include <stdio.h>

#define LINE_BYTES 8192

void log_line(const char *format, ...)
{
    char written[LINE_BYTES], shown[LINE_BYTES];
    Text line = text_in(shown, sizeof shown);
    va_list arguments;
    va_start(arguments, format);
    vsnprintf(written, sizeof written, format, arguments);
    va_end(arguments);
    text_append_harmless(&line, written);
    fprintf(stderr, "meja: %s\n", shown);
}
