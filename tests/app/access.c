/* The page of accessibility: each line leads to where the thing is set, and back. */
#include "opened.h"
#include "seated.h"

#include "../monkey/steer.h"
#include "base/limits.h"
#include "testing.h"
#include "ui_state.h"

#include <string.h>

static const struct {
    const char *id, *scene;
    const char *row; /* that is there then */
} lines[] = {
    {"access.text", "settings", "settings.text"},
    {"access.cards", "settings", "settings.card-size"},
    {"access.corners", "settings", "settings.indices"},
    {"access.letters", "settings", "settings.letters"},
    {"access.contrast", "settings", "settings.contrast"},
    {"access.colours", "settings", "settings.no-red"},
    {"access.card", "keys", "keys.0"},
    {"access.explain", "keys", "keys.0"},
    {"access.speech", "settings", "settings.speech"},
    {"access.volumes", "settings", "settings.speech-volume"},
    {"access.mono", "settings", "settings.mono"},
    {"access.rumble", "settings", "settings.rumble"},
    {"access.calm", "settings", "settings.no-shaking"},
    {"access.speed", "settings", "settings.speed"},
    {"access.waits", "settings", "settings.waits"},
    {"access.left", "settings", "settings.left-handed"},
    {"access.bindings", "bindings", "bindings.preset.left"},
    {"access.ways", "keys", "keys.0"},
    {"access.forced", "settings", "settings.forced"},
    {"access.asks", "settings", "settings.asks"},
    {"access.learn", "learn", NULL},
    {"access.help", "settings", "settings.coach"},
};

static void press_key(SDL_Keycode code)
{
    steer_key(code, 0);
    steer_settle(&app);
}

static void each_line_leads_there_and_back(void **unused)
{
    scene_switch(&app.scenes, shared_scenes.menu);
    scene_push(&app.scenes, shared_scenes.access);
    scene_change(&app.scenes);
    steer_settle(&app);
    for (size_t i = 0; i < COUNT_OF(lines); i++) {
        assert_non_null(steer_find(&app, lines[i].id));
        id_copy(app.ui->elements.focused, lines[i].id);
        app.ui->elements.ring = true;
        press_key(SDLK_RETURN);
        assert_string_equal(scene_top(&app.scenes)->id, lines[i].scene);
        assert_true(!lines[i].row || steer_find(&app, lines[i].row));
        press_key(SDLK_ESCAPE);
        assert_string_equal(scene_top(&app.scenes)->id, "access");
    }
}

/* A line is not forgotten here. */
static void all_lines_are_tried(void **unused)
{
    size_t count = 0;
    for (size_t i = 0; i < ui_element_count(app.ui); i++) {
        const Element *element = ui_element_at(app.ui, i);
        bool leads = element->role == ROLE_BUTTON && strncmp(element->id, "access.", 7) == 0;
        size_t known = 0;
        while (leads && known < COUNT_OF(lines) && strcmp(lines[known].id, element->id) != 0) {
            known++;
        }
        assert_true(!leads || known < COUNT_OF(lines));
        count += leads;
    }
    assert_true(count > 0);
}

/* Each has a volume of its own, and a share of that of all. */
static void volumes_act_each_by_itself(void **unused)
{
    app.settings.volume = 80;
    app.settings.music = 60;
    app.settings.overall = 100;
    app_apply_settings(&app);
    assert_int_equal(app.ui->sounds.volume, 80);
    assert_int_equal(app.ui->sounds.music.volume, 60);
    app.settings.overall = 50;
    app_apply_settings(&app);
    assert_int_equal(app.ui->sounds.volume, 40);
    assert_int_equal(app.ui->sounds.music.volume, 30);
    app.settings.volume = 0;
    app.settings.mono = true;
    app_apply_settings(&app);
    assert_int_equal(app.ui->sounds.volume, 0);
    assert_int_equal(app.ui->sounds.music.volume, 30);
    assert_true(app.ui->sounds.mono);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(each_line_leads_there_and_back),
        cmocka_unit_test(all_lines_are_tried),
        cmocka_unit_test(volumes_act_each_by_itself),
    };
    return cmocka_run_group_tests(tests, open_app, close_app);
}
