/* Standard error only: standard output belongs to the protocols. */
#include "base/log.h"

#include <stdarg.h>
#include <stdio.h>

void log_line(const char *format, ...)
{
    va_list arguments;
    va_start(arguments, format);
    fputs("meja: ", stderr);
    vfprintf(stderr, format, arguments);
    fputc('\n', stderr);
    va_end(arguments);
}
