/* One line per event on standard error, for developers and bug reports; never shown to a player. */
#ifndef BASE_LOG_H
#define BASE_LOG_H

#include "base/system.h"

PRINTF_LIKE(1, 2)
void log_line(const char *format, ...);

#endif
