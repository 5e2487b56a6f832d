/* In the handler only what POSIX lets a handler do: open, write, close, sigaction, raise. There are
 * two texts; the one that is not shown is written anew, and then they change places. A handler of
 * somebody else, a debugger's or a sanitizer's, has its turn afterwards. */
#define _XOPEN_SOURCE 700

#include "crash.h"

#include "storage/transfer.h"

#include <fcntl.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#define REPORT_BYTES 65536
#define PATH_BYTES   4096
#define STACK_BYTES  65536

static const int fatal[] = {SIGSEGV, SIGBUS, SIGFPE, SIGILL, SIGABRT};

#define FATAL (sizeof fatal / sizeof fatal[0])

typedef struct Watch {
    bool is_on;
    char path[PATH_BYTES];
    char texts[2][REPORT_BYTES];
    size_t lengths[2];
    volatile sig_atomic_t shown; /* which of them is whole */
    struct sigaction before[FATAL];
    char stack[STACK_BYTES]; /* the program's own may be what has run out */
} Watch;

/* A handler gets no argument of ours. */
static Watch *watch(void)
{
    static Watch only;
    return &only;
}

static void write_bytes(int file, const char *bytes, size_t length)
{
    while (length > 0) {
        ssize_t written = write(file, bytes, length);
        if (written <= 0) {
            return;
        }
        bytes += written;
        length -= (size_t)written;
    }
}

static void write_report(int number)
{
    static const char head[] = "Meja crash report 1\nversion " MEJA_VERSION "\nsignal ";
    const Watch *all = watch();
    char digits[] = {(char)('0' + number / 10 % 10), (char)('0' + number % 10), '\n'};
    int file = open(all->path, O_WRONLY | O_CREAT | O_TRUNC | O_NONBLOCK, S_IRUSR | S_IWUSR);
    if (file >= 0) {
        write_bytes(file, head, sizeof head - 1);
        write_bytes(file, digits, sizeof digits);
        write_bytes(file, all->texts[all->shown], all->lengths[all->shown]);
        (void)close(file);
    }
}

/* What the machine has refused is refused again on return; what was sent is sent again. */
static void on_crash(int number, siginfo_t *info, void *context)
{
    (void)context;
    for (size_t i = 0; i < FATAL; i++) {
        if (fatal[i] == number) {
            (void)sigaction(number, &watch()->before[i], NULL);
        }
    }
    write_report(number);
    if (info->si_code <= 0) {
        (void)raise(number);
    }
}

void crash_watch(const char *path)
{
    Watch *all = watch();
    Text copy = text_in(all->path, sizeof all->path);
    stack_t stack = {.ss_sp = all->stack, .ss_size = sizeof all->stack};
    struct sigaction action = {.sa_sigaction = on_crash, .sa_flags = SA_SIGINFO | SA_ONSTACK};
    text_append(&copy, path);
    if (all->is_on) { /* our own handler must not have its turn after itself */
        return;
    }
    all->is_on = true;
    (void)sigaltstack(&stack, NULL);
    (void)sigemptyset(&action.sa_mask);
    for (size_t i = 0; i < FATAL; i++) {
        (void)sigaction(fatal[i], &action, &all->before[i]);
    }
}

static void write_match(const Session *session, Buffer *out)
{
    SavedSeat nobody[SEAT_LIMIT] = {{.person = 0}};
    for (Seat seat = 0; seat < session->plan.setup.seats; seat++) {
        Text kind = text_in(nobody[seat].kind, sizeof nobody[seat].kind);
        text_append(&kind, seat_kind_code(session->plan.kinds[seat]));
    }
    transfer_write(&session->match, nobody, session->assisted, out);
}

void crash_note_match(const Session *session)
{
    Watch *all = watch();
    int next = 1 - all->shown;
    Buffer text;
    buffer_init(&text, 1);
    if (session) {
        write_match(session, &text);
    }
    all->lengths[next] = text.count < REPORT_BYTES ? text.count : REPORT_BYTES;
    if (text.count > 0) {
        memcpy(all->texts[next], text.data, all->lengths[next]);
    }
    all->shown = next;
    buffer_release(&text);
}
