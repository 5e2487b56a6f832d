/* Every call of the system's, of SDL's and of its family that can fail fails: all of a kind from
 * the first on, and one in the middle alone; with an argument also others. The program says in a
 * sentence that it cannot go on, or it goes on. Each try is a child. */
#include "../storage/scratch.h"

#include "../storage/play.h"

#include "app_match.h"
#include "faults_calls.h"
#include "opened.h"

#include "../monkey/steer.h"
#include "../watchdog.h"
#include "base/limits.h"
#include "base/text.h"
#include "errand.h"
#include "games/regicide.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#define HANGS_AFTER 300  /* seconds in which it ran or slept */
#define PATIENCE    2000 /* turns until a picture is written */
#define TURNS_LEAST 50   /* it begins when all that it shows has been painted */
#define FAILED      1    /* the exit code after a sentence */
#define MUTE        2    /* after none */

static bool is_thorough;
static const Scratch *scratch;

static void save_picture(void)
{
    steer_settle(&app);
    steer_key(SDLK_s, KMOD_CTRL);
    for (int i = 0; i < PATIENCE && (i < TURNS_LEAST || errand_is_busy(&app)); i++) {
        steer_pass(1);
        steer_turn(&app);
        errand_check(&app);
    }
}

static void finish(void)
{
    while (play_on(&app.session.match, 0)) {
    }
    app_keep_match(&app);
    scene_switch(&app.scenes, shared_scenes.result);
    scene_change(&app.scenes);
}

static void use_table(void)
{
    MatchPlan plan = plan_initial(&regicide_game, 1);
    plan.setup.seed = 7;
    app_begin_match(&app, &plan);
    scene_change(&app.scenes);
    steer_settle(&app);
    steer_key(SDLK_1, 0);
    steer_key(SDLK_RETURN, 0);
    steer_settle(&app);
    steer_key(SDLK_c, KMOD_CTRL);
    steer_key(SDLK_v, KMOD_CTRL);
    ui_screenshot(app.ui, scratch_path(scratch, "screen.png"));
    save_picture();
    finish();
    save_picture();
}

/* The whole program for a moment; what it says goes to the standard error output. */
static int use_program(void)
{
    char problem[BANNER_BYTES] = "";
    if (!opened_with_problem(problem, sizeof problem)) {
        return strlen(problem) > 0 ? FAILED : MUTE;
    }
    setenv("HOME", scratch->folder, true); /* where pictures go */
    steer_settle(&app);
    use_table();
    close_app(NULL);
    return 0;
}

/* Pictures, and the folder in which those of the program are kept; each begins without. */
static void empty_folders(void)
{
    Scratch cache;
    Text folder = text_in(cache.folder, sizeof cache.folder);
    text_append(&folder, scratch_path(scratch, "meja"));
    scratch_empty(&cache);
    rmdir(cache.folder);
    scratch_empty(scratch);
}

static int use_in_child(Call call, long n, bool stays)
{
    refused_set(call, n, stays);
    fflush(NULL);
    alarm(0); /* the child has a watch of its own */
    pid_t child = fork();
    if (child == 0) {
        watchdog_feed("a use with a failure", HANGS_AFTER);
        _exit(use_program());
    }
    int status = -1;
    assert_int_equal(waitpid(child, &status, 0), child);
    refused_stop();
    empty_folders();
    return WIFEXITED(status) ? WEXITSTATUS(status) : -WTERMSIG(status);
}

static void expect_answer(Call call, long n, bool stays)
{
    int code = use_in_child(call, n, stays);
    if (code != 0 && code != FAILED) {
        print_error("%s, call %ld%s: ends with %d\n", call_names[call], n,
                    stays ? " and all after it" : "", code);
    }
    assert_in_range(code, 0, FAILED);
}

static void each_failure_is_told_or_borne(void **state)
{
    long counts[CALL_COUNT];
    bool is_each_made = true;
    scratch = *state;
    setenv("XDG_CACHE_HOME", scratch->folder, true); /* pictures are kept, too */
    assert_int_equal(use_in_child(0, 0, false), 0);
    for (Call call = 0; call < CALL_COUNT; call++) {
        counts[call] = refused_asked(call);
        print_message("%s: %ld calls\n", call_names[call], counts[call]);
        is_each_made = is_each_made && counts[call] > 0;
    }
    assert_true(is_each_made);
    for (Call call = 0; call < CALL_COUNT; call++) {
        expect_answer(call, 1, true);
        if (counts[call] > 1) {
            expect_answer(call, (counts[call] + 1) / 2, false);
        }
        for (long n = 1; is_thorough && n <= counts[call]; n += 1 + counts[call] / 5) {
            expect_answer(call, n, false);
        }
    }
}

/* What the sanitizers find ends with another code than a sentence does. */
const char *__asan_default_options(void);
const char *__ubsan_default_options(void);

const char *__asan_default_options(void)
{
    return "exitcode=99";
}

const char *__ubsan_default_options(void)
{
    return "exitcode=99";
}

int main(int count, char **words)
{
    is_thorough = count > 1 && strcmp(words[1], "all") == 0;
    if (!refused_open()) {
        return EXIT_FAILURE;
    }
    opened_options.silent = false;
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(each_failure_is_told_or_borne, scratch_begin, scratch_end)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
