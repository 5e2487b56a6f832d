/* Talking to programs that answer, and to those that do not as they should: nothing hangs, and
 * nothing is left behind. */
#define _XOPEN_SOURCE 700

#include "base/partner.h"
#include "../app/refused.h"
#include "descriptors.h"
#include "testing.h"

#include <errno.h>
#include <spawn.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#define LONG_MS 60000 /* never waited for */

static void expect_line(Partner *partner, Buffer *line, const char *words)
{
    assert_int_equal(partner_hear(partner, 100, LONG_MS, NULL, line), PARTNER_DONE);
    assert_string_equal((const char *)line->data, words);
}

static void lines_are_said_and_heard(void **unused)
{
    Buffer line;
    buffer_init(&line, 1);
    Partner *partner = partner_new("while read -r a; do printf '%s!\\n-\\n' \"$a\"; done");
    assert_non_null(partner);
    for (int i = 0; i < 3; i++) {
        assert_int_equal(partner_say(partner, "one two", LONG_MS, NULL), PARTNER_DONE);
        expect_line(partner, &line, "one two!");
        expect_line(partner, &line, "-");
    }
    partner_free(partner, LONG_MS); /* it ends as its input does */
    buffer_release(&line);
}

/* The status of hearing one line of at most 20 bytes. */
static PartnerEnd heard_of(const char *command, int64_t milliseconds, const atomic_bool *stop)
{
    Buffer line;
    buffer_init(&line, 1);
    Partner *partner = partner_new(command);
    assert_non_null(partner);
    PartnerEnd end = partner_hear(partner, 20, milliseconds, stop, &line);
    partner_free(partner, 0);
    buffer_release(&line);
    return end;
}

static void what_goes_wrong_is_told_apart(void **unused)
{
    atomic_bool stop = true;
    assert_int_equal(heard_of("exit 3", LONG_MS, NULL), PARTNER_GONE);
    assert_int_equal(heard_of("/no/such/program 2>&-", LONG_MS, NULL), PARTNER_GONE);
    assert_int_equal(heard_of("printf half", LONG_MS, NULL), PARTNER_GONE);
    assert_int_equal(heard_of("sleep 1000", 20, NULL), PARTNER_SLOW);
    assert_int_equal(heard_of("sleep 1000", LONG_MS, &stop), PARTNER_SLOW);
    assert_int_equal(heard_of("yes | tr -d '\\n'", LONG_MS, NULL), PARTNER_LENGTHY);
    assert_int_equal(heard_of("echo 123456789012345678901", LONG_MS, NULL), PARTNER_LENGTHY);
    assert_int_equal(heard_of("echo 12345678901234567890", LONG_MS, NULL), PARTNER_DONE);
}

/* More than a pipe holds, to somebody who does not read, and to nobody. */
static void saying_waits_for_nobody(void **unused)
{
    enum { SIZE = 1 << 20 };
    char *line = malloc(SIZE + 1);
    assert_non_null(line);
    memset(line, 'a', SIZE);
    line[SIZE] = '\0';
    Partner *deaf = partner_new("sleep 1000");
    Partner *gone = partner_new("exec <&-; echo; sleep 1000");
    Buffer heard;
    buffer_init(&heard, 1);
    assert_int_equal(partner_say(deaf, line, 20, NULL), PARTNER_SLOW);
    expect_line(gone, &heard, "");
    assert_int_equal(partner_say(gone, "hello", LONG_MS, NULL), PARTNER_GONE);
    partner_free(deaf, 0);
    partner_free(gone, 0);
    buffer_release(&heard);
    free(line);
}

/* The pipe that the shell's child holds too ends only with all of them. */
static void nothing_is_left_behind(void **unused)
{
    int ends[2], before = descriptors_count();
    char byte;
    assert_int_equal(pipe(ends), 0);
    Buffer line;
    buffer_init(&line, 1);
    Partner *partner = partner_new("sleep 1000 & echo; sleep 1000"); /* inherits both ends */
    expect_line(partner, &line, "");
    partner_free(partner, 0);
    close(ends[1]);
    assert_int_equal(read(ends[0], &byte, 1), 0);
    close(ends[0]);
    assert_int_equal(waitpid(-1, NULL, WNOHANG), -1);
    assert_int_equal(errno, ECHILD);
    assert_int_equal(descriptors_count(), before);
    buffer_release(&line);
}

enum { CALL_pipe, CALL_posix_spawn };

REFUSED(int, pipe, (int ends[2]), (ends), -1, EMFILE)
REFUSED(int, posix_spawn,
        (pid_t * child, const char *path, const posix_spawn_file_actions_t *actions,
         const posix_spawnattr_t *attributes, char *const words[], char *const environment[]),
        (child, path, actions, attributes, words, environment), EAGAIN, EAGAIN)

static void expect_refusal(Call call, long n)
{
    int before = descriptors_count();
    refused_set(call, n, false);
    assert_null(partner_new("true"));
    assert_true(refused_has());
    refused_stop();
    assert_int_equal(descriptors_count(), before);
}

/* A partner needs two pipes and a process. */
static void where_the_system_refuses_there_is_none(void **unused)
{
    expect_refusal(CALL_pipe, 1);
    expect_refusal(CALL_pipe, 2);
    expect_refusal(CALL_posix_spawn, 1);
    assert_int_equal(heard_of("echo again", LONG_MS, NULL), PARTNER_DONE);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(lines_are_said_and_heard),
        cmocka_unit_test(what_goes_wrong_is_told_apart),
        cmocka_unit_test(saying_waits_for_nobody),
        cmocka_unit_test(nothing_is_left_behind),
        cmocka_unit_test(where_the_system_refuses_there_is_none),
    };
    return refused_open() ? cmocka_run_group_tests(tests, NULL, NULL) : EXIT_FAILURE;
}
