/* The first start tells aloud how to begin without seeing, and leads on by ear. */
#include "hearing.h"

#include "app.h"
#include "scene.h"
#include "seated.h"

#include "../app/opened.h"
#include "base/mark.h"
#include "testing.h"

static void how_to_begin_is_told_aloud(void **unused)
{
    app.settings.speaks = false;
    app_keep_settings(&app);
    scene_switch(&app.scenes, shared_scenes.first_run);
    scene_change(&app.scenes);
    press("F2"); /* means nothing yet */
    assert_int_equal(heard.count, 1);
    assert_non_null(hear_sentence("Welcome to Meja. To have everything read aloud, press {key}."));
    press("F9");
    assert_non_null(hear_start(said("Welcome to Meja")));
    assert_non_null(walk_to(NC_("menu", "Play")));
    press("Return");
    assert_non_null(hear_start(said("Meja")));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(how_to_begin_is_told_aloud),
    };
    return cmocka_run_group_tests(tests, hear_open, hear_close);
}
