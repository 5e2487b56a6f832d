/* What app_beside has refused: the first by the linker where the program calls it, the last in the
 * library of HTTP as well. */
#ifndef TESTS_APP_BESIDE_CALLS_H
#define TESTS_APP_BESIDE_CALLS_H

#include "refused.h"

#define CALLS(X)                                                                                   \
    X(MHD_get_daemon_info)                                                                         \
    X(MHD_add_response_header)                                                                     \
    X(MHD_create_response_from_buffer)                                                             \
    X(MHD_create_response_from_callback)                                                           \
    X(MHD_queue_response)                                                                          \
    X(getentropy)                                                                                  \
    X(inet_ntop)                                                                                   \
    X(pthread_create)                                                                              \
    X(pipe)                                                                                        \
    X(posix_spawnp)                                                                                \
    X(read)                                                                                        \
    X(inotify_init1)                                                                               \
    X(inotify_add_watch)                                                                           \
    X(SDL_InitSubSystem)                                                                           \
    X(SDL_GameControllerOpen)                                                                      \
    X(socket)                                                                                      \
    X(connect)                                                                                     \
    X(getsockname)                                                                                 \
    X(bind)                                                                                        \
    X(listen)                                                                                      \
    X(accept4)                                                                                     \
    X(recv)                                                                                        \
    X(send)                                                                                        \
    X(sendmsg)                                                                                     \
    X(eventfd)                                                                                     \
    X(epoll_create1)                                                                               \
    X(epoll_ctl)

enum { CALLS(AS_CALL) CALL_COUNT };

extern const char *const call_names[CALL_COUNT];

#endif
