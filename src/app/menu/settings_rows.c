/* A row and the setting behind it. */
#include "settings_rows.h"

#include "ui/sound.h"
#include "ui/window.h"

float settings_row_height(const Sheet *sheet)
{
    float height = 36 * sheet->type, least = sheet->button;
    return height > least ? height : least;
}

void settings_language(App *app, Rect row)
{
    const char *words[LANGUAGE_PLAYER_COUNT];
    for (int i = 0; i < LANGUAGE_PLAYER_COUNT; i++) {
        words[i] = language_own_name((Language)i);
    }
    int chosen = app->settings.language < LANGUAGE_PLAYER_COUNT ? (int)app->settings.language : 0;
    Choice choice = {.id = "settings.language",
                     .label = app_word(app, N_("Language")),
                     .icon = "ui/ui-language",
                     .words = words,
                     .count = LANGUAGE_PLAYER_COUNT,
                     .rect = row};
    if (ui_choice(app->ui, &choice, &chosen)) {
        app_set_language(app, (Language)chosen);
    }
}

void settings_fullscreen(App *app, Rect row)
{
    if (ui_toggle(app->ui, "settings.fullscreen", app_word(app, N_("Full screen")),
                  ui_is_fullscreen(app->ui), row)) {
        app_toggle_fullscreen(app);
    }
}

void settings_text(App *app, Rect row)
{
    Slider slider = {.id = "settings.text",
                     .label = app_word(app, N_("Text size")),
                     .shown = app_percent(app, app->settings.text_percent),
                     .low = TEXT_PERCENT_MIN,
                     .high = TEXT_PERCENT_MAX,
                     .step = 10,
                     .rect = row};
    if (ui_slider(app->ui, &slider, &app->settings.text_percent)) {
        app_keep_settings(app);
    }
}

void settings_calm(App *app, Rect row)
{
    Settings *settings = &app->settings;
    bool is_calm = settings->reduced_motion;
    if (ui_toggle(app->ui, "settings.calm", app_word(app, N_("Reduce motion")), is_calm, row)) {
        settings->reduced_motion = !is_calm;
        settings->reduced_shaking = settings->reduced_flashes = !is_calm;
        app_keep_settings(app);
    }
}

/* True when it was changed. */
static bool volume_row(App *app, const char *id, const char *label, int *volume, Rect row)
{
    Slider slider = {.id = id,
                     .label = label,
                     .shown = app_percent(app, *volume),
                     .low = 0,
                     .high = 100,
                     .step = 5,
                     .rect = row};
    bool changes = ui_slider(app->ui, &slider, volume);
    if (changes) {
        app_keep_settings(app);
    }
    return changes;
}

/* How loud that is can be heard at once. */
void settings_sounds(App *app, Rect row)
{
    if (volume_row(app, "settings.volume", app_word(app, N_("Sounds")), &app->settings.volume,
                   row)) {
        ui_play(app->ui, SOUND_CARD_PLACE);
    }
}

void settings_music(App *app, Rect row)
{
    volume_row(app, "settings.music", app_word(app, N_("Music")), &app->settings.music, row);
}

void settings_speech(App *app, Rect row)
{
    volume_row(app, "settings.speech-volume", app_word(app, N_("Speech")),
               &app->settings.speech_volume, row);
}
