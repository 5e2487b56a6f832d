/* The desktop's portal for files, played by a stand-in on a bus of this test's own
 * (dbus-run-session): what is chosen is written or read; who wants none gets none; and whatever
 * fails, the next way is taken without a word. With "bare" the bus has no portal, or does not
 * listen. */
#include "dialog_side.h"
#include "errand.h"
#include "file_dialog.h"
#include "opened.h"
#include "testing.h"

#include <SDL_loadso.h>
#include <poll.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#define ANSWER "/portal \xD1\x84.meja" /* what the stand-in names, U+0444 */
#define ASKED  "portal-asked.txt"

static char answer_path[2048], suggested[2048];

/* libdbus as a system may have it: not at all, or without the function of this number. */
static bool is_missing;
static int missing, found; /* -1: none is missing */

void *__wrap_SDL_LoadObject(const char *name);
void *__real_SDL_LoadObject(const char *name);
void *__wrap_SDL_LoadFunction(void *library, const char *name);
void *__real_SDL_LoadFunction(void *library, const char *name);

void *__wrap_SDL_LoadObject(const char *name)
{
    return is_missing ? NULL : __real_SDL_LoadObject(name);
}

void *__wrap_SDL_LoadFunction(void *library, const char *name)
{
    return found++ == missing ? NULL : __real_SDL_LoadFunction(library, name);
}

/* The time that a portal is given to begin has passed at once. */
static bool is_out_of_patience;

int __wrap_poll(struct pollfd *sources, nfds_t count, int ms);
int __real_poll(struct pollfd *sources, nfds_t count, int ms);

int __wrap_poll(struct pollfd *sources, nfds_t count, int ms)
{
    bool is_portal = ms >= 1000; /* who else waits for a time waits for less */
    return is_out_of_patience && is_portal ? 0 : __real_poll(sources, count, ms);
}

static char bus_address[1024];

static int open_portal(void **unused)
{
    setenv("DBUS_SESSION_BUS_ADDRESS", bus_address, 1);
    is_missing = is_out_of_patience = false;
    missing = -1;
    int status = dialog_open(unused);
    snprintf(answer_path, sizeof answer_path, "%s" ANSWER, dialog_here);
    remove(answer_path);
    remove(ASKED);
    remove("forged.meja");
    return status;
}

/* By a dialog of the portal that does what it is named. */
static void save_by(const char *portal, const char *words)
{
    snprintf(suggested, sizeof suggested, "%s/%s", dialog_here, portal);
    remove(suggested);
    dialog_save_at(suggested, words);
}

static bool is_there(const char *path)
{
    return access(path, F_OK) == 0;
}

static void has_programs(void)
{
    dialog_stand_in("zenity", "echo \"$PWD" SIDE_CHOSEN "\"");
}

static void expect_chosen(const char *portal)
{
    remove(answer_path);
    save_by(portal, portal);
    dialog_await_end();
    dialog_expect_file(answer_path, portal);
    assert_false(is_there(suggested));
    assert_false(is_there(SIDE_ASKED));
    assert_non_null(strstr(app.banner, answer_path));
}

static void the_place_that_is_chosen_gets_the_copy(void **unused)
{
    has_programs();
    expect_chosen("chosen");
    dialog_expect_file(ASKED, "SaveFile () (Save as a file) (meja) (chosen)");
    expect_chosen("early"); /* the answer overtakes the request's */
    expect_chosen("older"); /* portals before 0.9 */
}

static void who_wants_none_gets_none(void **unused)
{
    static const char *const portals[] = {"cancels", "forged"};
    has_programs();
    for (size_t i = 0; i < 2; i++) {
        save_by(portals[i], "unwanted");
        dialog_await_end();
        assert_false(is_there(suggested));
        assert_false(is_there("forged.meja"));
        assert_false(is_there(SIDE_ASKED));
        assert_string_equal(app.banner, "");
        assert_string_equal(app.errand.way, "portal");
    }
}

static void expect_next(const char *portal)
{
    app.errand.has_looked = false;
    app.banner[0] = '\0';
    remove(dialog_chosen_path);
    save_by(portal, portal);
    assert_string_equal(app.errand.way, "portal");
    dialog_await_end();
    dialog_expect_file(dialog_chosen_path, portal);
    assert_non_null(strstr(app.banner, dialog_chosen_path));
    assert_string_equal(app.errand.way, "zenity"); /* from now on */
}

static void the_next_way_is_taken_without_a_word(void **unused)
{
    has_programs();
    expect_next("refuses");
    expect_next("ends");
    expect_next("names-none");
    expect_next("odd");
    expect_next("vanishes");
    is_out_of_patience = true;
    expect_next("silent");
}

static void without_a_program_it_goes_where_it_was_suggested(void **unused)
{
    save_by("refuses", "kept");
    dialog_await_end();
    dialog_expect_file(suggested, "kept");
    assert_non_null(strstr(app.banner, suggested));
    assert_false(errand_has_dialog(&app));
    remove(suggested);
}

static char taken[2048];

static void take(App *one, const char *path)
{
    (void)one;
    snprintf(taken, sizeof taken, "%s", path);
}

static void a_file_is_chosen_to_be_read(void **unused)
{
    char folder[2048];
    has_programs();
    snprintf(folder, sizeof folder, "%s/", dialog_here);
    errand_choose(&app, folder, take);
    dialog_await_end();
    assert_string_equal(taken, answer_path);
    dialog_expect_file(ASKED, "OpenFile () (Import) (meja) ()");
    assert_false(is_there(SIDE_ASKED));
}

static void what_must_be_named_is_asked_for_again(void **unused)
{
    has_programs();
    setenv("MEJA_FILE_DIALOG", "portal", 1);
    assert_true(errand_has_dialog(&app));
    is_missing = true;
    errand_choose(&app, "/", take);
    dialog_await_end();
    assert_non_null(strstr(app.banner, "file dialog can't be opened"));
    assert_false(errand_has_dialog(&app));
}

/* The portal answers the second one when the first has left the bus. */
static void the_window_goes_on_and_closes_the_dialog(void **unused)
{
    has_programs();
    save_by("open", "first");
    while (!is_there(ASKED)) {
        __real_poll(NULL, 0, 1);
    }
    errand_check(&app);
    assert_non_null(app.errand.dialog);
    assert_false(errand_is_busy(&app)); /* nothing is polled */
    save_by("again", "second");
    assert_non_null(strstr(app.banner, "still open"));
    errand_close(&app);
    assert_null(app.errand.dialog);
    assert_false(is_there(SIDE_ASKED));
    expect_chosen("again");
}

static void it_comes_before_the_programs(void **unused)
{
    has_programs();
    assert_string_equal(file_dialog_way(false), "portal");
    assert_null(file_dialog_way(true));
    setenv("MEJA_FILE_DIALOG", "portal", 1);
    assert_string_equal(file_dialog_way(true), "portal");
    setenv("MEJA_FILE_DIALOG", "zenity", 1);
    assert_string_equal(file_dialog_way(true), "zenity");
    setenv("MEJA_FILE_DIALOG", "none", 1);
    assert_null(file_dialog_way(false));
    unsetenv("MEJA_FILE_DIALOG");
    unsetenv("DISPLAY");
    unsetenv("WAYLAND_DISPLAY");
    assert_null(file_dialog_way(false));
}

static void it_asks_no_bus_that_is_not_named(void **unused)
{
    has_programs();
    unsetenv("DBUS_SESSION_BUS_ADDRESS");
    assert_string_equal(file_dialog_way(false), "zenity");
}

static void without_its_library_there_is_none(void **unused)
{
    has_programs();
    is_missing = true;
    assert_string_equal(file_dialog_way(false), "zenity");
    is_missing = false;
    found = 0;
    assert_string_equal(file_dialog_way(false), "portal");
    int functions = found;
    assert_in_range(functions, 20, 60);
    for (missing = 0; missing < functions; missing++) {
        found = 0;
        assert_string_equal(file_dialog_way(false), "zenity");
    }
}

static void without_a_portal_there_is_none(void **unused)
{
    has_programs();
    assert_string_equal(file_dialog_way(false), "zenity");
    setenv("MEJA_FILE_DIALOG", "portal", 1);
    assert_null(file_dialog_way(false));
}

#define PORTAL(name) cmocka_unit_test_setup_teardown(name, open_portal, close_app)

int main(int count, char **words)
{
    const struct CMUnitTest tests[] = {
        PORTAL(the_place_that_is_chosen_gets_the_copy),
        PORTAL(who_wants_none_gets_none),
        PORTAL(the_next_way_is_taken_without_a_word),
        PORTAL(without_a_program_it_goes_where_it_was_suggested),
        PORTAL(a_file_is_chosen_to_be_read),
        PORTAL(what_must_be_named_is_asked_for_again),
        PORTAL(the_window_goes_on_and_closes_the_dialog),
        PORTAL(it_comes_before_the_programs),
        PORTAL(it_asks_no_bus_that_is_not_named),
        PORTAL(without_its_library_there_is_none),
    };
    const struct CMUnitTest bare[] = {PORTAL(without_a_portal_there_is_none)};
    const char *address = getenv("DBUS_SESSION_BUS_ADDRESS");
    snprintf(bus_address, sizeof bus_address, "%s", address ? address : "");
    if (count > 1 && strcmp(words[1], "bare") == 0) {
        return cmocka_run_group_tests(bare, NULL, NULL);
    }
    return cmocka_run_group_tests(tests, NULL, NULL);
}
