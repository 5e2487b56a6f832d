/* One line per event on standard error, for developers and bug reports; never shown to a player. */
#ifndef BASE_LOG_H
#define BASE_LOG_H

#if defined(__GNUC__)
__attribute__((format(printf, 1, 2)))
#endif
void log_line(const char *format, ...);

#endif
