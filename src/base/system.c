/* The system is asked with its own calls here, so that nobody else needs to. */
#if defined(_WIN32)
#include <fcntl.h>
#include <io.h>
#endif

#include "base/system.h"

struct timespec system_now(void)
{
    struct timespec now;
#if defined(_WIN32)
    clock_gettime(CLOCK_REALTIME, &now);
#else
    timespec_get(&now, TIME_UTC);
#endif
    return now;
}

void system_keep_bytes(FILE *stream)
{
#if defined(_WIN32)
    _setmode(_fileno(stream), _O_BINARY);
#else
    (void)stream;
#endif
}
