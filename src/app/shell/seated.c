/* The settings that hold are read from the profile when somebody else begins to look, act at once,
 * and are kept when one of them is changed: for each person who looks. */
#include "seated.h"

#include "app_match.h"

#include "base/assert.h"
#include "base/limits.h"
#include "base/log.h"
#include "ui/music.h"
#include "ui/sound.h"
#include "ui/widgets.h"
#include "ui/window.h"

#include <string.h>

static void apply_language(App *app)
{
    char bytes[FOLDER_BYTES];
    Text folder = text_in(bytes, sizeof bytes);
    text_append(&folder, app->data_folder);
    text_append(&folder, "/locale");
    if (!catalogue_set_language(&app->catalogue, app->settings.language, bytes)) {
        log_line("no catalogue for %s", language_code(app->settings.language));
        app->settings.language = app->catalogue.language;
    }
    app_reword_banner(app);
}

/* What the command line says holds for this run and is not kept unless it is changed again. */
static void apply_options(App *app)
{
    const Options *options = app->options;
    if (options->has_speed && !app->is_speed_changed) {
        app->settings.speed = options->speed;
    }
    if (options->text_percent > 0 && !app->is_text_changed) {
        app->settings.text_percent = options->text_percent;
    }
    if (options->speaks && !app->is_speech_changed) {
        app->settings.speaks = true;
    }
}

/* Of the size that is made for a screen at arm's length. Guidelines for games on a television ask
 * for 26 pixels from the tops of letters to the feet at a height of 1080 (Xbox Accessibility
 * Guideline 101), 2.4 per cent of the height. The audits of the layout hold the tables to it. */
#define FAR_PERCENT 150

static void take_persons(App *app)
{
    Settings shared = settings_shared(app->profile, app->seated, app->seated_count);
    settings_take_persons(&app->settings, &shared);
    apply_options(app);
    app->near_percent = app->settings.text_percent;
    if (app->is_far) {
        app->settings.text_percent = max_int(app->settings.text_percent, FAR_PERCENT);
    }
    app->kept = app->settings;
}

static void seat(App *app, PersonId id)
{
    app->seated[0] = id;
    app->seated_count = 1;
}

void app_take_settings(App *app)
{
    const Options *options = app->options;
    seat(app, settings_read_person(app->profile));
    app->settings = settings_for(app->profile, app->seated[0]);
    if (options->has_language || !app->settings.has_language) {
        app->settings.language = app->catalogue.language;
    }
    app->settings.fullscreen |= options->fullscreen;
    apply_options(app);
    apply_language(app);
    app->kept = app->settings;
    if (app->ui) {
        app_apply_settings(app);
    }
}

void app_apply_settings(App *app)
{
    ui_set_states(app->ui, (StateWords){.on = app_word(app, NC_("state", "on")),
                                        .off = app_word(app, NC_("state", "off")),
                                        .chosen = app_word(app, NC_("state", "chosen"))});
    ui_set_script(app->ui, language_code(app->settings.language));
    app_keep_words(app);
    ui_set_text_percent(app->ui, app->settings.text_percent);
    ui_set_keyboard(app->ui, (KeyboardWords){.shift = app_word(app, N_("Shift")),
                                             .erase = app_word(app, N_("Erase")),
                                             .space = app_word(app, N_("Space")),
                                             .paste = app_word(app, N_("Paste")),
                                             .done = app_word(app, N_("Done")),
                                             .cyrillic = app->settings.language == LANGUAGE_RU});
    ui_set_rumble(app->ui, app->settings.rumbles);
    int overall = app->settings.overall;
    ui_set_volume(app->ui, app->settings.volume * overall / 100, app->settings.muted);
    ui_set_music_volume(app->ui, app->settings.music * overall / 100);
    ui_set_mono(app->ui, app->settings.mono);
    ui_set_reduced_motion(app->ui, app->settings.reduced_motion);
    ui_set_reduced_shaking(app->ui, app->settings.reduced_shaking);
    ui_set_reduced_flashes(app->ui, app->settings.reduced_flashes);
    ui_set_letters(app->ui, app->settings.letters);
    ui_set_redless(app->ui, app->settings.redless);
    ui_set_high_contrast(app->ui, app->settings.high_contrast);
    static const int rates[SPEECH_PACES] = {
        [SPEECH_SLOW] = -40, [SPEECH_NORMAL] = 0, [SPEECH_FAST] = 40, [SPEECH_FASTEST] = 80};
    narrator_set(app->narrator, &(Narration){.on = app->settings.speaks,
                                             .rate = rates[app->settings.speech_pace],
                                             .volume = app->settings.speech_volume,
                                             .is_brief = !app->settings.speech_places});
}

void app_keep_settings(App *app)
{
    Problem problem = {0};
    app->is_speed_changed |= app->settings.speed != app->kept.speed;
    app->is_speech_changed |= app->settings.speaks != app->kept.speaks;
    app->is_text_changed |= app->settings.text_percent != app->kept.text_percent;
    app_apply_settings(app);
    SettingsChange change = {&app->kept, &app->settings, app->seated, app->seated_count};
    if (settings_keep(app->profile, &change, &problem)) {
        app->settings.has_language = true;
        app->kept = app->settings;
    }
    app_tell(app, &problem);
}

void app_set_language(App *app, Language language)
{
    app->settings.language = language;
    apply_language(app);
    app_keep_settings(app);
    if (app->has_session) {
        app_name_seats(app);
    }
    scene_reword_all(&app->scenes);
}

void app_toggle_fullscreen(App *app)
{
    app->settings.fullscreen = !ui_is_fullscreen(app->ui);
    ui_set_fullscreen(app->ui, app->settings.fullscreen);
    app_keep_settings(app);
}

static bool is_seated(const PersonId people[], unsigned count, PersonId id)
{
    for (unsigned i = 0; i < count; i++) {
        if (people[i] == id) {
            return true;
        }
    }
    return false;
}

/* Both name each person once. */
static bool are_seated(const App *app, const PersonId people[], unsigned count)
{
    bool are = count == app->seated_count;
    for (unsigned i = 0; i < count; i++) {
        are = are && is_seated(app->seated, app->seated_count, people[i]);
    }
    return are;
}

void app_sit(App *app, const PersonId people[], unsigned count)
{
    PersonId each[SEAT_LIMIT];
    unsigned found = 0;
    ASSERT(count > 0 && count <= SEAT_LIMIT);
    for (unsigned i = 0; i < count; i++) {
        PersonId id = roster_find(&app->roster, people[i]) ? people[i] : 0;
        if (!is_seated(each, found, id)) {
            each[found++] = id;
        }
    }
    if (are_seated(app, each, found)) {
        return;
    }
    memcpy(app->seated, each, sizeof each);
    app->seated_count = found;
    take_persons(app);
    app_apply_settings(app);
}

void app_sit_seats(App *app, SeatSet seats)
{
    PersonId people[SEAT_LIMIT];
    unsigned count = 0;
    for (Seat seat = 0; seat < app->session.plan.setup.seats; seat++) {
        if (seats_have(seats, seat)) {
            people[count++] = app->session.plan.people[seat];
        }
    }
    if (count > 1 || (count == 1 && people[0] != 0)) {
        app_sit(app, people, count);
    }
}

void app_sit_all(App *app)
{
    app_sit_seats(app, app->session.people);
}

PersonId app_seated(const App *app)
{
    return app->seated_count == 1 ? app->seated[0] : 0;
}

void app_look_from_afar(App *app, bool is_far)
{
    if (app->is_far != is_far) {
        app->is_far = is_far;
        take_persons(app);
        app_apply_settings(app);
    }
}

void app_sit_again(App *app)
{
    PersonId before = app->seated[0];
    app->seated_count = 0;
    app_sit(app, &before, 1);
}

void app_remember_person(App *app)
{
    Problem problem = {0};
    if (app->seated_count == 1 && app->seated[0] != settings_read_person(app->profile)) {
        settings_keep_person(app->profile, app->seated[0], &problem);
    }
}

Seat app_only_person(const App *app)
{
    bool is_one = app->has_session && session_is_solo(&app->session);
    return is_one ? seats_first(app->session.people) : SEAT_NONE;
}

const char *app_called(App *app, Seat seat)
{
    return seat == app_only_person(app) ? app_word(app, N_("You")) : app->seat_names[seat];
}

Wording app_wording(const App *app, const Game *game)
{
    return (Wording){.catalogue = &app->catalogue,
                     .look = game_ui_of(game)->look,
                     .seat_names = app->seat_names,
                     .back = settings_back(&app->settings)};
}
