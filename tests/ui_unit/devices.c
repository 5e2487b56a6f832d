/* A folder that stands for that of the devices: each change wakes who sleeps, and nothing else
 * does.
 */
#include "devices.h"
#include "check.h"

#include <stdio.h>
#include <sys/stat.h>
#include <unistd.h>

#define FOLDER     MEJA_SCRATCH "/devices"
#define FILE_IN_IT FOLDER "/event7"

static Devices devices;
static uint32_t changed;

static int begin(void **state)
{
    mkdir(FOLDER, 0700);
    remove(FILE_IN_IT);
    SDL_Init(SDL_INIT_EVENTS);
    changed = SDL_RegisterEvents(1);
    devices_open(&devices, FOLDER, changed);
    return devices.watch ? 0 : -1;
}

static int end(void **state)
{
    devices_close(&devices);
    SDL_Quit();
    return 0;
}

static bool is_told(void)
{
    SDL_Event event;
    bool is_there = SDL_WaitEvent(&event) && event.type == changed;
    SDL_FlushEvent(changed);
    return is_there;
}

static void touch_file(void)
{
    FILE *file = fopen(FILE_IN_IT, "w");
    assert_non_null(file);
    fclose(file);
}

/* Who sleeps without an end wakes up, or the watchdog ends this test. */
static void what_comes_and_goes_is_told(void **state)
{
    touch_file();
    assert_true(is_told());
    chmod(FILE_IN_IT, 0600); /* from here on the person may use it */
    assert_true(is_told());
    remove(FILE_IN_IT);
    assert_true(is_told());
}

static void what_is_written_into_it_is_not(void **state)
{
    SDL_Event event;
    touch_file();
    assert_true(is_told());
    SDL_Delay(50); /* whatever was still on its way */
    SDL_FlushEvent(changed);
    FILE *file = fopen(FILE_IN_IT, "w");
    fputs("pressed", file);
    fclose(file);
    assert_false(SDL_WaitEventTimeout(&event, 100));
}

static void a_folder_that_is_not_there_is_no_trouble(void **state)
{
    Devices none = {0};
    devices_open(&none, FOLDER "/none", changed);
    assert_null(none.watch);
    devices_close(&none);
}

#define DEVICES_TEST(name) cmocka_unit_test_setup_teardown(name, begin, end)

int main(void)
{
    const struct CMUnitTest tests[] = {
        DEVICES_TEST(what_comes_and_goes_is_told),
        DEVICES_TEST(what_is_written_into_it_is_not),
        DEVICES_TEST(a_folder_that_is_not_there_is_no_trouble),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
