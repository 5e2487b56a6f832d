/* The calls by which the program reaches phones, other programs and pads. */
#define _GNU_SOURCE /* RTLD_NEXT */
#include "beside_calls.h"

#include <SDL.h>
#include <arpa/inet.h>
#include <dlfcn.h>
#include <errno.h>
#include <microhttpd.h>
#include <pthread.h>
#include <spawn.h>
#include <sys/epoll.h>
#include <sys/eventfd.h>
#include <sys/inotify.h>
#include <sys/socket.h>
#include <unistd.h>

const char *const call_names[CALL_COUNT] = {CALLS(AS_NAME)};

REFUSED(const union MHD_DaemonInfo *, MHD_get_daemon_info,
        (struct MHD_Daemon * daemon, enum MHD_DaemonInfoType type), (daemon, type), NULL, EIO)
REFUSED(enum MHD_Result, MHD_add_response_header,
        (struct MHD_Response * response, const char *name, const char *value),
        (response, name, value), MHD_NO, ENOMEM)
REFUSED(struct MHD_Response *, MHD_create_response_from_buffer,
        (size_t size, void *bytes, enum MHD_ResponseMemoryMode mode), (size, bytes, mode), NULL,
        ENOMEM)
REFUSED(struct MHD_Response *, MHD_create_response_from_callback,
        (uint64_t size, size_t block, MHD_ContentReaderCallback reader, void *context,
         MHD_ContentReaderFreeCallback end),
        (size, block, reader, context, end), NULL, ENOMEM)
REFUSED(enum MHD_Result, MHD_queue_response,
        (struct MHD_Connection * connection, unsigned status, struct MHD_Response *response),
        (connection, status, response), MHD_NO, ENOMEM)
REFUSED(int, getentropy, (void *bytes, size_t count), (bytes, count), -1, EIO)
REFUSED(const char *, inet_ntop, (int family, const void *address, char *out, socklen_t size),
        (family, address, out, size), NULL, ENOSPC)
REFUSED(int, pthread_create,
        (pthread_t * thread, const pthread_attr_t *attributes, void *(*run)(void *),
         void *argument),
        (thread, attributes, run, argument), EAGAIN, EAGAIN)
REFUSED(int, pipe, (int ends[2]), (ends), -1, EMFILE)
REFUSED(int, posix_spawnp,
        (pid_t * child, const char *program, const posix_spawn_file_actions_t *actions,
         const posix_spawnattr_t *attributes, char *const words[], char *const environment[]),
        (child, program, actions, attributes, words, environment), EAGAIN, EAGAIN)
REFUSED(ssize_t, read, (int file, void *bytes, size_t size), (file, bytes, size), -1, EIO)
REFUSED(int, inotify_init1, (int flags), (flags), -1, EMFILE)
REFUSED(int, inotify_add_watch, (int watch, const char *path, uint32_t what), (watch, path, what),
        -1, ENOSPC)
REFUSED(int, SDL_InitSubSystem, (uint32_t flags), (flags), -1, EIO)
REFUSED(SDL_GameController *, SDL_GameControllerOpen, (int index), (index), NULL, EIO)

/* This one is found before that of the C library, by the program as by the libraries; addresses as
 * its headers have them. */
#define REFUSED_TO_ALL(type, name, parameters, arguments, why)                                     \
    type name parameters                                                                           \
    {                                                                                              \
        type(*real) parameters;                                                                    \
        *(void **)&real = dlsym(RTLD_NEXT, #name);                                                 \
        return refuses(CALL_##name, why) ? -1 : real arguments;                                    \
    }

REFUSED_TO_ALL(int, socket, (int domain, int type, int protocol), (domain, type, protocol), EMFILE)
REFUSED_TO_ALL(int, connect, (int end_point, __CONST_SOCKADDR_ARG address, socklen_t size),
               (end_point, address, size), ENETUNREACH)
REFUSED_TO_ALL(int, getsockname, (int end_point, __SOCKADDR_ARG address, socklen_t *size),
               (end_point, address, size), ENOBUFS)
REFUSED_TO_ALL(int, bind, (int end_point, __CONST_SOCKADDR_ARG address, socklen_t size),
               (end_point, address, size), EADDRINUSE)
REFUSED_TO_ALL(int, listen, (int end_point, int most), (end_point, most), EADDRINUSE)
REFUSED_TO_ALL(int, accept4, (int end_point, __SOCKADDR_ARG address, socklen_t *size, int flags),
               (end_point, address, size, flags), EMFILE)
REFUSED_TO_ALL(ssize_t, recv, (int end_point, void *bytes, size_t size, int flags),
               (end_point, bytes, size, flags), ECONNRESET)
REFUSED_TO_ALL(ssize_t, send, (int end_point, const void *bytes, size_t size, int flags),
               (end_point, bytes, size, flags), ECONNRESET)
REFUSED_TO_ALL(ssize_t, sendmsg, (int end_point, const struct msghdr *message, int flags),
               (end_point, message, flags), ECONNRESET)
REFUSED_TO_ALL(int, eventfd, (unsigned count, int flags), (count, flags), EMFILE)
REFUSED_TO_ALL(int, epoll_create1, (int flags), (flags), EMFILE)
REFUSED_TO_ALL(int, epoll_ctl, (int set, int how, int file, struct epoll_event *event),
               (set, how, file, event), ENOSPC)
