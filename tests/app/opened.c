/* Opens the program where no folder of a person is known, so that nothing is kept. */
#include "opened.h"
#include "ui/loop.h"

#include "base/limits.h"
#include "testing.h"

#include <stdlib.h>
#include <string.h>

App app;

Options opened_options = {.has_language = true,
                          .has_speed = true,
                          .speed = SPEED_INSTANT,
                          .width = 640,
                          .height = 400,
                          .silent = true,
                          .speech_file = "/dev/null", /* nothing is said aloud */
                          .renderer = RENDERER_SOFTWARE};

bool opened_with_problem(char *problem, size_t capacity)
{
    static const char *const places[] = {"HOME", "XDG_DATA_HOME", "APPDATA"};
    for (size_t i = 0; i < COUNT_OF(places); i++) {
        unsetenv(places[i]);
    }
    setenv("MEJA_FILE_DIALOG", "none", 1); /* none of this desktop opens */
    app = (App){.options = &opened_options, .data_folder = DATA_FOLDER};
    catalogue_init(&app.catalogue);
    return app_open(&app, problem, capacity);
}

PersonId opened_person(const char *name)
{
    Problem problem = {0};
    Person person = roster_draft(&app.roster);
    strcpy(person.name, name);
    assert_true(roster_keep(&app.roster, app.profile, &person, &problem));
    return person.id;
}

int open_app(void **unused)
{
    char problem[BANNER_BYTES];
    return opened_with_problem(problem, sizeof problem) ? 0 : -1;
}

int close_app(void **unused)
{
    app_close(&app);
    catalogue_release(&app.catalogue);
    return 0;
}
