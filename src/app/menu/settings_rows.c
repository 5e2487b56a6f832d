/* A row and the setting behind it. */
#include "settings_rows.h"
#include "seated.h"

#include "ui/sound.h"
#include "ui/window.h"

#define TICK_PART 0.42f /* of the width of a card */

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

void settings_cards(App *app, Rect row)
{
    Slider slider = {.id = "settings.card-size",
                     .label = app_word(app, N_("Card size")),
                     .shown = app_percent(app, app->settings.card_percent),
                     .low = CARD_PERCENT_MIN,
                     .high = CARD_PERCENT_MAX,
                     .step = 10,
                     .rect = row};
    if (ui_slider(app->ui, &slider, &app->settings.card_percent)) {
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

static const char *const back_words[CARD_BACKS] = {
    [BACK_OWN] = NC_("card back", "Each game's own"),
    [BACK_WAVES] = NC_("card back", "Waves"),
    [BACK_LATTICE] = NC_("card back", "Lattice"),
    [BACK_BATIK] = NC_("card back", "Batik"),
};

static void draw_tick(App *app, Rect card)
{
    float side = card.w * TICK_PART;
    Rect disc = {card.x + card.w - side * 0.7f, card.y - side * 0.3f, side, side};
    draw_round(ui_draw(app->ui), rect_inset(disc, -1), side / 2 + 1, COLOR_INK);
    draw_round(ui_draw(app->ui), disc, side / 2, COLOR_GOLD_LIGHT);
    draw_icon(ui_draw(app->ui), "ui/ui-confirm", (Outline){.rect = rect_inset(disc, side * 0.15f)},
              COLOR_INK);
}

/* One of the backs; true when it was pressed. */
static bool back_choice(App *app, CardBack back, Rect card)
{
    Settings offered = {.back = back};
    bool is_chosen = app->settings.back == back;
    const char *name = settings_back(&offered);
    Element element = {.id = app_numbered(app, "settings.back.", back),
                       .role = ROLE_BUTTON,
                       .name = app_word(app, back_words[back]),
                       .value = ui_chosen(app->ui, is_chosen),
                       .rect = card};
    Touch touch = ui_element(app->ui, &element);
    float edge = 3 * ui_unit(app->ui);
    draw_named(ui_draw(app->ui), name ? name : "regicide/back", card, 1);
    if (is_chosen || touch.hovered || touch.focused) {
        draw_frame(ui_draw(app->ui), rect_inset(card, -2 * edge), edge,
                   touch.focused ? COLOR_FOCUS : COLOR_GOLD_LIGHT);
    }
    if (is_chosen) {
        draw_tick(app, card);
    }
    return touch.activated;
}

void settings_backs(App *app, Rect row)
{
    const char *label = app_word(app, N_("Card backs"));
    Rect words = rect_cut_left(&row, row.w * CHOICE_LABEL_PART);
    float height = text_layout(app->ui, label, STYLE_BODY, words.w)->h;
    ui_label(app->ui, "text.backs", label, STYLE_BODY, COLOR_PAPER,
             (Rect){words.x, words.y + (words.h - height) / 2, words.w, height});
    float inset = 6 * ui_unit(app->ui), high = row.h - 2 * inset, wide = high / CARD_RATIO;
    for (int back = 0; back < CARD_BACKS; back++) {
        float middle = row.x + row.w * ((float)back + 0.5f) / CARD_BACKS;
        if (back_choice(app, (CardBack)back,
                        (Rect){middle - wide / 2, row.y + inset, wide, high})) {
            app->settings.back = (CardBack)back;
            app_keep_settings(app);
        }
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

void settings_overall(App *app, Rect row)
{
    if (volume_row(app, "settings.overall", app_word(app, N_("Sounds and music")),
                   &app->settings.overall, row)) {
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
