/* The very first start: the language, already the system's, may be chosen once before the menu. */
#include "sheet.h"

static void language_button(App *app, Language language, Rect rect)
{
    char bytes[ELEMENT_ID_MAX];
    Text id = text_in(bytes, sizeof bytes);
    text_append(&id, "language.");
    text_append(&id, language_code(language));
    Button button = {.id = bytes,
                     .label = language_own_name(language),
                     .rect = rect,
                     .kind = BUTTON_TAB,
                     .chosen = app->settings.language == language};
    if (ui_button(app->ui, &button)) {
        app_set_language(app, language);
    }
}

static void finish(App *app)
{
    app_keep_settings(app);
    scene_switch(&app->scenes, shared_scenes.menu);
}

static void first_run_frame(Scene *scene)
{
    App *app = scene->app;
    Sheet sheet = sheet_of(app);
    float row = sheet.button, gap = 14 * sheet.unit;
    sheet_background(app, "menu/background", 0.2f);
    float height = 5 * (row + gap) + 200 * sheet.unit;
    Rect inner =
        ui_panel(app->ui, rect_around(rect_centre(sheet.bounds), 520 * sheet.unit, height));
    Rect sign = rect_cut_top(&inner, 50 * sheet.unit);
    sign = rect_around(rect_centre(sign), 44 * sheet.unit, 44 * sheet.unit);
    draw_icon(ui_draw(app->ui), "ui/ui-language", (Outline){sign, 0}, COLOR_GOLD);
    TextStyle style = {FONT_TITLE, SIZE_HEADING, ALIGN_CENTRE, true};
    ui_label(app->ui, "heading.title", app_word(app, N_("Welcome to Meja")), style,
             COLOR_GOLD_LIGHT, rect_cut_top(&inner, 70 * sheet.unit));
    for (int i = 0; i < LANGUAGE_PLAYER_COUNT; i++) {
        language_button(app, (Language)i, rect_cut_top(&inner, row));
        rect_cut_top(&inner, gap);
    }
    rect_cut_top(&inner, gap);
    Button button = {.id = "button.ok",
                     .label = app_word(app, N_("Start")),
                     .rect = rect_cut_top(&inner, row),
                     .kind = BUTTON_PRIMARY};
    if (ui_button(app->ui, &button)) {
        finish(app);
    }
}

static bool first_run_key(Scene *scene, KeyPress press)
{
    bool is_done = press.key == KEY_ESCAPE || press.key == KEY_RETURN;
    if (is_done) {
        finish(scene->app);
    }
    return is_done;
}

const SceneKind scene_first_run = {
    .id = "first-run",
    .music = MUSIC_MENU,
    .frame = first_run_frame,
    .key = first_run_key,
};
