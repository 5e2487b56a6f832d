/* The system's dialog for files, played by stand-ins on PATH: what is chosen is written or read,
 * who wants none gets none, and where it fails files go without it. */
#include "errand.h"
#include "opened.h"
#include "ui/loop.h"

#include "file_dialog.h"
#include "storage/user_file.h"
#include "testing.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <sys/stat.h>
#include <unistd.h>

#define FOLDER    "dialog-stand-ins"
#define SUGGESTED "./dialog-suggested.txt"
#define CHOSEN    "/dialog-chosen.txt" /* in the current folder */
#define ASKED     "dialog-asked.txt"   /* with what a stand-in was started */

static char here[1024], chosen_path[2048];

/* A program of this name that does what the line of shell says. */
static void stand_in(const char *name, const char *line)
{
    char path[256];
    snprintf(path, sizeof path, FOLDER "/%s", name);
    FILE *file = fopen(path, "wb");
    assert_non_null(file);
    fprintf(file, "#!/bin/sh\necho \"$@\" > %s/" ASKED "\n%s\n", here, line);
    fclose(file);
    assert_int_equal(chmod(path, 0700), 0);
}

static int open_dialogs(void **unused)
{
    char path[2048];
    assert_non_null(getcwd(here, sizeof here));
    snprintf(chosen_path, sizeof chosen_path, "%s" CHOSEN, here);
    snprintf(path, sizeof path, "%s/" FOLDER ":/usr/bin:/bin", here);
    mkdir(FOLDER, 0700);
    setenv("PATH", path, 1);
    setenv("DISPLAY", ":99", 1);
    unsetenv("MEJA_FILE_DIALOG");
    unsetenv("XDG_CURRENT_DESKTOP");
    remove(FOLDER "/zenity");
    remove(FOLDER "/kdialog");
    remove(chosen_path);
    remove(SUGGESTED);
    int status = open_app(unused);
    app.banner[0] = '\0';
    return status;
}

static void save(const char *words)
{
    Buffer bytes;
    buffer_init(&bytes, 1);
    for (; *words != '\0'; words++) {
        buffer_push(&bytes, words);
    }
    errand_save(&app, SUGGESTED, &bytes);
    buffer_release(&bytes);
}

/* Sleeps until the dialog wakes the window, and until the file is written. */
static void await_end(void)
{
    while (app.errand.dialog) {
        ui_wait(app.ui, -1);
        errand_check(&app);
    }
    while (errand_is_busy(&app)) {
        errand_check(&app);
    }
}

static void expect_file(const char *path, const char *words)
{
    char bytes[256] = "";
    FILE *file = fopen(path, "rb");
    assert_non_null(file);
    size_t length = fread(bytes, 1, sizeof bytes - 1, file);
    fclose(file);
    bytes[length] = '\0';
    assert_non_null(strstr(bytes, words));
}

static void the_place_that_is_chosen_gets_the_copy(void **unused)
{
    stand_in("zenity", "echo \"$PWD" CHOSEN "\"");
    save("first");
    await_end();
    expect_file(chosen_path, "first");
    expect_file(ASKED, "--save --confirm-overwrite --title Save as a file --filename=" SUGGESTED);
    assert_non_null(strstr(app.banner, chosen_path));
    assert_int_not_equal(access(SUGGESTED, F_OK), 0);
    save("second"); /* whether it may be replaced the dialog has asked */
    await_end();
    expect_file(chosen_path, "second");
}

static void who_wants_none_gets_none(void **unused)
{
    stand_in("zenity", "exit 1");
    save("unwanted");
    await_end();
    assert_int_not_equal(access(SUGGESTED, F_OK), 0);
    assert_int_equal(app.banner[0], '\0');
    assert_true(errand_has_dialog(&app));
}

/* After one sentence the next try goes without. */
static void expect_failure(const char *line)
{
    app.errand.has_looked = false;
    app.banner[0] = '\0';
    remove(SUGGESTED);
    stand_in("zenity", line);
    save("kept");
    await_end();
    assert_non_null(strstr(app.banner, "file dialog can't be opened"));
    assert_int_not_equal(access(SUGGESTED, F_OK), 0);
    assert_false(errand_has_dialog(&app));
    save("kept");
    await_end();
    expect_file(SUGGESTED, "kept");
}

static void a_dialog_that_fails_is_told_once(void **unused)
{
    expect_failure("exit 127");
    expect_failure("kill -9 $$");
    expect_failure("exit 0");
    expect_failure("echo somewhere");
}

static char taken[2048];

static void take(App *one, const char *path)
{
    (void)one;
    snprintf(taken, sizeof taken, "%s", path);
}

static void a_file_is_chosen_to_be_read(void **unused)
{
    taken[0] = '\0';
    stand_in("kdialog", "echo \"$PWD/one game.txt\"");
    setenv("XDG_CURRENT_DESKTOP", "KDE", 1);
    stand_in("zenity", "exit 1");
    errand_choose(&app, "/", take);
    await_end();
    assert_non_null(strstr(taken, "/one game.txt"));
    assert_int_equal(taken[strlen(taken) - 1], 't'); /* no end of line */
    expect_file(ASKED, "--title Import --getopenfilename");
}

static void the_window_goes_on_and_closes_the_dialog(void **unused)
{
    stand_in("zenity", "exec sleep 600");
    save("first");
    errand_check(&app);
    assert_non_null(app.errand.dialog);
    assert_false(errand_is_busy(&app)); /* nothing is polled */
    save("second");
    assert_non_null(strstr(app.banner, "still open"));
    errand_close(&app);
    assert_null(app.errand.dialog);
}

static void it_is_for_desktops_only(void **unused)
{
    assert_null(file_dialog_program(false)); /* neither program is there */
    stand_in("zenity", "exit 1");
    assert_string_equal(file_dialog_program(false), "zenity");
    assert_null(file_dialog_program(true));
    setenv("MEJA_FILE_DIALOG", "zenity", 1);
    assert_string_equal(file_dialog_program(true), "zenity");
    setenv("MEJA_FILE_DIALOG", "kdialog", 1);
    assert_null(file_dialog_program(false));
    setenv("MEJA_FILE_DIALOG", "none", 1);
    assert_null(file_dialog_program(false));
    unsetenv("MEJA_FILE_DIALOG");
    unsetenv("DISPLAY");
    unsetenv("WAYLAND_DISPLAY");
    assert_null(file_dialog_program(false));
}

#define DIALOG(name) cmocka_unit_test_setup_teardown(name, open_dialogs, close_app)

int main(void)
{
    const struct CMUnitTest tests[] = {
        DIALOG(the_place_that_is_chosen_gets_the_copy),   DIALOG(who_wants_none_gets_none),
        DIALOG(a_dialog_that_fails_is_told_once),         DIALOG(a_file_is_chosen_to_be_read),
        DIALOG(the_window_goes_on_and_closes_the_dialog), DIALOG(it_is_for_desktops_only),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
