/* Pipes that programs started later do not inherit, on systems that have pipe(): ends[0] reads,
 * ends[1] writes. The caller closes them. */
#ifndef BASE_PIPE_H
#define BASE_PIPE_H

#include <fcntl.h>
#include <stdbool.h>
#include <unistd.h>

/* False: there is none. */
static inline bool pipe_open(int ends[2])
{
    if (pipe(ends) != 0) {
        return false;
    }
    fcntl(ends[0], F_SETFD, FD_CLOEXEC);
    fcntl(ends[1], F_SETFD, FD_CLOEXEC);
    return true;
}

static inline void pipe_close(const int ends[2])
{
    close(ends[0]);
    close(ends[1]);
}

#endif
