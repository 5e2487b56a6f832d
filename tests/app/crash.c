/* A crash leaves its report, whatever the signal, and names nobody. Each crash is that of a child.
 */
#include "crash.h"

#include "games/null.h"
#include "testing.h"

#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <sys/wait.h>
#include <unistd.h>

#define REPORT       "./crash-report-test.txt"
#define REPORT_BYTES 65536

#define WATCHDOG_SECONDS 20

static Session started(SavedDeal deal)
{
    Session session;
    Action legal[LEGAL_COUNT_MAX];
    MatchPlan plan = plan_initial(&null_game, 2);
    plan.setup.seed = UINT64_C(9007199254740991);
    plan.kinds[1] = SEAT_HARD;
    plan.deal = deal;
    strcpy(plan.names[0], "Аня");
    session_start(&session, &plan);
    Seat seat = seats_first(match_actors(&session.match));
    match_legal(&session.match, seat, legal, LEGAL_COUNT_MAX);
    match_act(&session.match, seat, legal[0]);
    return session;
}

typedef enum Crash { CRASH_RAISED, CRASH_ABORT, CRASH_FAULT } Crash;

#define NO_MATCH (-1)

static _Noreturn void crash(Crash kind, int deal)
{
    static const int numbers[] = {SIGSEGV, SIGBUS, SIGFPE, SIGILL, SIGABRT};
    for (size_t i = 0; i < sizeof numbers / sizeof numbers[0]; i++) {
        signal(numbers[i], SIG_DFL); /* the library of the tests goes on after a crash */
    }
    alarm(WATCHDOG_SECONDS);
    crash_watch(REPORT);
    if (!freopen("/dev/null", "w", stderr)) { /* a sanitizer tells a long story */
        _exit(0);
    }
    if (deal != NO_MATCH) {
        Session session = started((SavedDeal)deal);
        crash_note_match(NULL);
        crash_note_match(&session);
    }
    if (kind == CRASH_ABORT) {
        abort();
    }
    if (kind == CRASH_FAULT) {
        volatile uintptr_t nowhere = 8; /* volatile: no compiler sees what is wrong */
        *(volatile int *)nowhere = 1;
    }
    raise(SIGFPE);
    _exit(0);
}

/* The report of a child that crashes so, in a match with this deal. */
static const char *report_of(Crash kind, int deal)
{
    static char bytes[REPORT_BYTES + 1];
    int status;
    remove(REPORT);
    pid_t child = fork();
    if (child == 0) {
        crash(kind, deal);
    }
    assert_int_equal(waitpid(child, &status, 0), child);
    assert_false(WIFEXITED(status) && WEXITSTATUS(status) == 0);
    FILE *file = fopen(REPORT, "rb");
    assert_non_null(file);
    bytes[fread(bytes, 1, REPORT_BYTES, file)] = '\0';
    fclose(file);
    remove(REPORT);
    return bytes;
}

static void expect_line(const char *report, const char *before, int number)
{
    char line[64];
    snprintf(line, sizeof line, "%s%02d\n", before, number);
    assert_non_null(strstr(report, line));
}

static void a_report_tells_the_match_without_names(void **unused)
{
    const char *report = report_of(CRASH_RAISED, DEAL_CHOSEN);
    expect_line(report, "\nsignal ", SIGFPE);
    assert_non_null(strstr(report, "Meja crash report 1\nversion " MEJA_VERSION "\n"));
    assert_non_null(strstr(report, "\nMeja game 1\ngame null\n"));
    assert_non_null(strstr(report, "\nseed 9007199254740991\n"));
    assert_non_null(strstr(report, "\nseat 0 person\nseat 1 hard\n0 "));
    assert_non_null(strstr(report, "\nend "));
    assert_null(strstr(report, "Аня"));
}

static void the_number_of_a_secret_deal_is_left_out(void **unused)
{
    const char *report = report_of(CRASH_RAISED, DEAL_DRAWN);
    assert_null(strstr(report, "9007199254740991"));
    assert_null(strstr(report, "seed"));
    assert_non_null(strstr(report, "\nMeja game 1\ngame null\n"));
    assert_non_null(strstr(report, "\nseat 0 person\nseat 1 hard\n0 "));
}

static void every_way_to_crash_is_told(void **unused)
{
    expect_line(report_of(CRASH_ABORT, NO_MATCH), "\nsignal ", SIGABRT);
    const char *report = report_of(CRASH_FAULT, NO_MATCH);
    expect_line(report, "\nsignal ", SIGSEGV);
    assert_null(strstr(report, "game"));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_report_tells_the_match_without_names),
        cmocka_unit_test(the_number_of_a_secret_deal_is_left_out),
        cmocka_unit_test(every_way_to_crash_is_told),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
