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
    assert_non_null(hear_sentence("{next} leads from thing to thing, {choices} tells what can be "
                                  "pressed here, {keys} lists all keys."));
    assert_non_null(hear_start(said("Welcome to Meja")));
    assert_non_null(walk_to(NC_("menu", "Play")));
    press("Return");
    assert_non_null(hear_start(said("Meja")));
}

/* A long page is read chapter by chapter: each press goes on with the next heading. */
static void rules_are_read_from_heading_to_heading(void **unused)
{
    press("F1");
    assert_non_null(hear_start(said("Rules")));
    for (int i = 0; i < 6 && !hear_start(said("Setup")); i++) {
        press("Shift+F8");
    }
    assert_string_equal(heard.lines[0], said("Setup"));
    assert_true(heard.count > 1);
    size_t count = heard.count;
    press("Shift+F8");
    assert_string_equal(heard.lines[0], said("Step 1: play or yield"));
    assert_true(heard.count > 1 && heard.count + count < 20);
    press("Escape");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(how_to_begin_is_told_aloud),
        cmocka_unit_test(rules_are_read_from_heading_to_heading),
    };
    return cmocka_run_group_tests(tests, hear_open, hear_close);
}
