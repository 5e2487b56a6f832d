/* In the report only what POSIX lets a handler do: open, write, close. There are two texts; the one
 * that is not shown is written anew, and then they change places. */
#include "crash.h"

#include "base/system.h"
#include "storage/transfer.h"

#include <signal.h>
#include <string.h>
#include <unistd.h>

#define REPORT_BYTES 65536
#define PATH_BYTES   4096
#define SEED_LINE    "\nseed "

typedef struct Watch {
    char path[PATH_BYTES];
    char texts[2][REPORT_BYTES];
    size_t lengths[2];
    volatile sig_atomic_t shown; /* which of them is whole */
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
        ssize_t written = write(file, bytes, (unsigned)length);
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
    int file = system_open(all->path, SYSTEM_REPLACE);
    if (file >= 0) {
        write_bytes(file, head, sizeof head - 1);
        write_bytes(file, digits, sizeof digits);
        write_bytes(file, all->texts[all->shown], all->lengths[all->shown]);
        (void)close(file);
    }
}

void crash_watch(const char *path)
{
    Text copy = text_in(watch()->path, sizeof watch()->path);
    text_append(&copy, path);
    system_on_crash(write_report);
}

/* Of the line that begins so only the end stays. */
static void leave_out_line(const char *beginning, Buffer *out)
{
    size_t length = strlen(beginning), from = 0;
    char *bytes = (char *)out->data;
    while (from + length < out->count && memcmp(bytes + from, beginning, length) != 0) {
        from++;
    }
    size_t to = from + 1;
    while (to < out->count && bytes[to] != '\n') {
        to++;
    }
    if (to < out->count) {
        memmove(bytes + from, bytes + to, out->count - to);
        out->count -= to - from;
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
    if (session_hides_deal(session)) {
        leave_out_line(SEED_LINE, out);
    }
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
