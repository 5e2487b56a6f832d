/* Pages outside the table: the menu, whose words are of one size; the settings, of which each page
 * is reset by itself; the colours of people, which are called what they look like. */
#include "opened.h"
#include "settings_pages.h"

#include "../monkey/steer.h"
#include "loop.h"
#include "palette.h"
#include "testing.h"
#include "text_block.h"
#include "ui/element.h"
#include "ui_state.h"

#include <stdlib.h>
#include <string.h>

/* Whether this setting is as in a new profile. */
static bool is_initial(const char *key)
{
    Settings copy = app.settings;
    settings_reset(&copy, key);
    return memcmp(&copy, &app.settings, sizeof copy) == 0;
}

/* Every row of this page that a reset touches is as in a new profile, or none is. */
static void expect_page(const SettingsPage *page, bool initial)
{
    for (int i = 0; i < page->count; i++) {
        const SettingsRow *row = &page->rows[i];
        if (!row->is_lasting && is_initial(row->key) != initial) {
            fail_msg("%s of %s", row->key, page->id);
        }
    }
    for (size_t i = 0; page->has_own && game_uis[i]; i++) {
        const GameSetting *own = game_uis[i]->setting;
        assert_true(!own || is_initial(own->key) == initial);
    }
}

/* Nothing is as in a new profile. */
static void set_all(void)
{
    Settings *now = &app.settings;
    *now = (Settings){.has_language = true,
                      .language = now->language,
                      .overall = 60,
                      .volume = 35,
                      .music = 10,
                      .muted = true,
                      .mono = true,
                      .rumbles = true,
                      .curtain = CURTAIN_NEVER,
                      .two_presses = true,
                      .cover = COVER_ALWAYS,
                      .speed = SPEED_SLOW,
                      .card_percent = 120,
                      .large_indices = true,
                      .left_handed = true,
                      .back = BACK_BATIK,
                      .felt = FELT_LINEN,
                      .letters = true,
                      .high_contrast = true,
                      .redless = true,
                      .reduced_motion = true,
                      .reduced_shaking = true,
                      .reduced_flashes = true,
                      .text_percent = 120,
                      .coach = COACH_FULL,
                      .forecasts = FORECASTS_NONE,
                      .speaks = true,
                      .speech_pace = SPEECH_FASTEST,
                      .speech_volume = 40,
                      .speech_news = NEWS_NONE,
                      .asks_first = true,
                      .plays_forced = true,
                      .waits = WAITS_FOR_ME};
    for (size_t i = 0; game_uis[i]; i++) {
        const GameSetting *own = game_uis[i]->setting;
        now->own[i] = own ? (uint8_t)((own->initial + 1) % own->count) : 0;
    }
    app_keep_settings(&app);
}

static void press(const char *id)
{
    assert_non_null(steer_find(&app, id));
    ui_focus(app.ui, id);
    steer_settle(&app);
    steer_key(SDLK_RETURN, 0);
    steer_settle(&app);
}

static void each_page_is_reset_by_itself(void **unused)
{
    Settings first = app.settings;
    for (int which = 0; which < SETTINGS_PAGES; which++) {
        set_all();
        scene_switch(&app.scenes, shared_scenes.settings);
        steer_settle(&app);
        press(settings_pages[which].id);
        press("settings.reset");
        for (int i = 0; i < SETTINGS_PAGES; i++) {
            expect_page(&settings_pages[i], false); /* it asks first */
        }
        press("button.yes");
        for (int i = 0; i < SETTINGS_PAGES; i++) {
            expect_page(&settings_pages[i], i == which);
        }
    }
    app.settings = first;
    app_keep_settings(&app);
}

static const char *colour_name(size_t index)
{
    char id[] = "people.colour.0";
    id[sizeof id - 2] = (char)('0' + index);
    const Stored *stored = steer_find(&app, id);
    assert_non_null(stored);
    return stored->element.name;
}

/* Whoever asked for colours without red sees the second of them as another, and all others as they
 * are. */
static void a_colour_is_called_what_it_looks_like(void **unused)
{
    opened_person("Anya");
    scene_switch(&app.scenes, shared_scenes.people);
    assert_string_equal(colour_name(1), "Red");
    app.settings.redless = true;
    app_keep_settings(&app);
    assert_string_equal(colour_name(1), "Bright violet");
    assert_string_equal(colour_name(4), "Violet");
    for (size_t i = 0; i < ROSTER_COLOURS; i++) {
        Color color = color_rgb(roster_colours[i]), seen = palette_color(color);
        bool is_same = abs(color.r - seen.r) + abs(color.g - seen.g) + abs(color.b - seen.b) < 12;
        assert_int_equal(is_same, i != 1);
    }
    app.settings.redless = false;
    app_keep_settings(&app);
}

/* Of the letters of these words; 0: they are not there. */
static int pixels_of(const char *words)
{
    app_lay_out(&app);
    const DrawList *list = &app.ui->draw[1 - app.ui->drawing]; /* laid out, not shown */
    for (size_t i = 0; i < draw_count(list); i++) {
        const DrawCommand *command = draw_at(list, i);
        if (command->kind == DRAW_TEXT && strcmp(command->text->lines->text, words) == 0) {
            return command->text->lines->px;
        }
    }
    return 0;
}

static void the_words_of_the_menu_are_of_one_size(void **unused)
{
    static const char *const words[] = {"Statistik",  "Tayangan ulang", "Aturan",
                                        "Pengaturan", "Tentang",        "Keluar"};
    Language before = app.settings.language;
    app_set_language(&app, LANGUAGE_ID);
    scene_switch(&app.scenes, shared_scenes.menu);
    steer_settle(&app);
    for (size_t i = 0; i < sizeof words / sizeof *words; i++) {
        assert_true(pixels_of(words[i]) > 0);
        assert_int_equal(pixels_of(words[i]), pixels_of(words[0]));
    }
    app_set_language(&app, before);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_words_of_the_menu_are_of_one_size),
        cmocka_unit_test(each_page_is_reset_by_itself),
        cmocka_unit_test(a_colour_is_called_what_it_looks_like),
    };
    opened_options.width = 1280;
    opened_options.height = 720;
    return cmocka_run_group_tests(tests, open_app, close_app);
}
