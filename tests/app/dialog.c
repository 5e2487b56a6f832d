/* The system's dialog for files, played by stand-ins on PATH: what is chosen is written or read,
 * who wants none gets none, and where it fails files go without it. */
#include "dialog_side.h"
#include "errand.h"
#include "opened.h"

#include "file_dialog.h"
#include "storage/user_file.h"
#include "testing.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <sys/stat.h>
#include <unistd.h>

/* Without a bus there is no portal. */
static int open_dialogs(void **unused)
{
    unsetenv("DBUS_SESSION_BUS_ADDRESS");
    return dialog_open(unused);
}

static void the_place_that_is_chosen_gets_the_copy(void **unused)
{
    dialog_stand_in("zenity", "echo \"$PWD" SIDE_CHOSEN "\"");
    dialog_save("first");
    dialog_await_end();
    dialog_expect_file(dialog_chosen_path, "first");
    dialog_expect_file(
        SIDE_ASKED, "--save --confirm-overwrite --title Save as a file --filename=" SIDE_SUGGESTED);
    assert_non_null(strstr(app.banner, dialog_chosen_path));
    assert_int_not_equal(access(SIDE_SUGGESTED, F_OK), 0);
    dialog_save("second"); /* whether it may be replaced the dialog has asked */
    dialog_await_end();
    dialog_expect_file(dialog_chosen_path, "second");
}

static void who_wants_none_gets_none(void **unused)
{
    dialog_stand_in("zenity", "exit 1");
    dialog_save("unwanted");
    dialog_await_end();
    assert_int_not_equal(access(SIDE_SUGGESTED, F_OK), 0);
    assert_int_equal(app.banner[0], '\0');
    assert_true(errand_has_dialog(&app));
}

/* After one sentence the next try goes without. */
static void expect_failure(const char *line)
{
    app.errand.has_looked = false;
    app.banner[0] = '\0';
    remove(SIDE_SUGGESTED);
    dialog_stand_in("zenity", line);
    dialog_save("kept");
    dialog_await_end();
    assert_non_null(strstr(app.banner, "file dialog can't be opened"));
    assert_int_not_equal(access(SIDE_SUGGESTED, F_OK), 0);
    assert_false(errand_has_dialog(&app));
    dialog_save("kept");
    dialog_await_end();
    dialog_expect_file(SIDE_SUGGESTED, "kept");
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
    dialog_stand_in("kdialog", "echo \"$PWD/one game.txt\"");
    setenv("XDG_CURRENT_DESKTOP", "KDE", 1);
    dialog_stand_in("zenity", "exit 1");
    errand_choose(&app, "/", take);
    dialog_await_end();
    assert_non_null(strstr(taken, "/one game.txt"));
    assert_int_equal(taken[strlen(taken) - 1], 't'); /* no end of line */
    dialog_expect_file(SIDE_ASKED, "--title Import --getopenfilename");
}

static void the_window_goes_on_and_closes_the_dialog(void **unused)
{
    dialog_stand_in("zenity", "exec sleep 600");
    dialog_save("first");
    errand_check(&app);
    assert_non_null(app.errand.dialog);
    assert_false(errand_is_busy(&app)); /* nothing is polled */
    dialog_save("second");
    assert_non_null(strstr(app.banner, "still open"));
    errand_close(&app);
    assert_null(app.errand.dialog);
}

static void it_is_for_desktops_only(void **unused)
{
    assert_null(file_dialog_way(false)); /* neither program is there */
    dialog_stand_in("zenity", "exit 1");
    assert_string_equal(file_dialog_way(false), "zenity");
    assert_null(file_dialog_way(true));
    setenv("MEJA_FILE_DIALOG", "zenity", 1);
    assert_string_equal(file_dialog_way(true), "zenity");
    setenv("MEJA_FILE_DIALOG", "kdialog", 1);
    assert_null(file_dialog_way(false));
    setenv("MEJA_FILE_DIALOG", "none", 1);
    assert_null(file_dialog_way(false));
    unsetenv("MEJA_FILE_DIALOG");
    unsetenv("DISPLAY");
    unsetenv("WAYLAND_DISPLAY");
    assert_null(file_dialog_way(false));
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
