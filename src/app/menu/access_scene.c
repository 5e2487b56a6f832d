/* What there is for whoever sees, hears, moves or thinks in another way, in short lines; a press
 * leads to where it is set. */
#include "app_commands.h"
#include "flow.h"
#include "settings_pages.h"

#include "i18n/format.h"

#include "base/limits.h"
#include "ui/bindings.h"

#define PAGE_UNITS 1040

/* Where a line leads. */
typedef enum AccessPlace {
    ACCESS_SCREEN = SETTINGS_SCREEN,
    ACCESS_CARDS = SETTINGS_CARDS,
    ACCESS_MOTION = SETTINGS_MOTION,
    ACCESS_PLAY = SETTINGS_PLAY,
    ACCESS_SOUND = SETTINGS_SOUND,
    ACCESS_BINDINGS = SETTINGS_PAGES,
    ACCESS_KEYS,
    ACCESS_LEARN,
    ACCESS_SPEECH, /* among the sounds, and by a key at once */
    ACCESS_NOWHERE /* it is so, and nothing needs to be set */
} AccessPlace;

typedef struct AccessRow {
    const char *id, *what;
    AccessPlace place;
} AccessRow;

typedef struct AccessGroup {
    const char *id, *title;
    const AccessRow *rows;
    size_t count;
} AccessGroup;

static const AccessRow seeing[] = {
    {"access.text", N_("Larger or smaller text"), ACCESS_SCREEN},
    {"access.cards", N_("Larger or smaller cards"), ACCESS_CARDS},
    {"access.corners", N_("Large card corners"), ACCESS_CARDS},
    {"access.letters", N_("Letters of suits"), ACCESS_CARDS},
    {"access.contrast", N_("High contrast"), ACCESS_SCREEN},
    {"access.colours", N_("Colours without red"), ACCESS_SCREEN},
    {"access.card", N_("Any card as large as the window, with its rule"), ACCESS_KEYS},
    {"access.explain", N_("Things on the screen explain themselves"), ACCESS_KEYS},
};

static const AccessRow hearing[] = {
    {"access.speech", N_("Read aloud, to play without seeing"), ACCESS_SPEECH},
    {"access.volumes", N_("Sounds, music and speech, each as loud as you like"), ACCESS_SOUND},
    {"access.mono", N_("Mono: one ear hears everything"), ACCESS_SOUND},
    {"access.rumble", N_("Gamepad vibration"), ACCESS_SOUND},
};

static const AccessRow motion[] = {
    {"access.calm", N_("Less motion, no shaking, no flashes"), ACCESS_MOTION},
    {"access.speed", N_("Animation speed"), ACCESS_MOTION},
    {"access.waits", N_("What others do waits until you press"), ACCESS_MOTION},
};

static const AccessRow hands[] = {
    {"access.left", N_("Left-handed table"), ACCESS_CARDS},
    {"access.bindings", N_("Other keys and buttons, also for one hand alone"), ACCESS_BINDINGS},
    {"access.ways", N_("Keyboard, mouse, gamepad or touch"), ACCESS_KEYS},
    {"access.holds", N_("Nothing has to be held, dragged or double-clicked"), ACCESS_NOWHERE},
    {"access.forced", N_("Moves without a choice make themselves"), ACCESS_PLAY},
    {"access.asks", N_("Ask before costly moves"), ACCESS_PLAY},
};

static const AccessRow mind[] = {
    {"access.learn", N_("A first game with a host, in small steps"), ACCESS_LEARN},
    {"access.help", N_("Hints, forecasts and a coach"), ACCESS_PLAY},
    {"access.time", N_("No clock runs; every game can be left and continued"), ACCESS_NOWHERE},
};

static const AccessGroup groups[] = {
    {"heading.access.seeing", N_("Seeing"), seeing, COUNT_OF(seeing)},
    {"heading.access.hearing", N_("Hearing"), hearing, COUNT_OF(hearing)},
    {"heading.access.motion", NC_("settings", "Motion"), motion, COUNT_OF(motion)},
    {"heading.access.hands", N_("Hands"), hands, COUNT_OF(hands)},
    {"heading.access.mind", N_("Understanding and time"), mind, COUNT_OF(mind)},
};

static const char *page_words(App *app, int page)
{
    return app_phrase(app, N_("Settings: {page}"),
                      TR_VALUES(app_word(app, settings_pages[page].name)));
}

static const char *speech_words(App *app)
{
    char bytes[STROKES_BYTES];
    Text key = text_in(bytes, sizeof bytes);
    ui_command_words(app->ui, &ear_command_aloud, &key);
    return app_phrase(app, N_("{text} · {next}"),
                      TR_VALUES(page_words(app, SETTINGS_SOUND), bytes));
}

static const char *place_words(App *app, AccessPlace place)
{
    switch (place) {
    case ACCESS_SCREEN:
    case ACCESS_CARDS:
    case ACCESS_MOTION:
    case ACCESS_PLAY:
    case ACCESS_SOUND:
        return page_words(app, (int)place);
    case ACCESS_SPEECH:
        return speech_words(app);
    case ACCESS_BINDINGS:
        return app_word(app, N_("Change keys"));
    case ACCESS_KEYS:
        return app_word(app, N_("Keys and gestures"));
    case ACCESS_LEARN:
        return app_word(app, N_("Learn"));
    case ACCESS_NOWHERE:
        break;
    }
    return "";
}

static void go_to(App *app, AccessPlace place)
{
    switch (place) {
    case ACCESS_SCREEN:
    case ACCESS_CARDS:
    case ACCESS_MOTION:
    case ACCESS_PLAY:
    case ACCESS_SOUND:
        scene_push_settings(&app->scenes, (int)place);
        break;
    case ACCESS_SPEECH:
        scene_push_settings(&app->scenes, SETTINGS_SOUND);
        break;
    case ACCESS_BINDINGS:
        scene_push(&app->scenes, shared_scenes.bindings);
        break;
    case ACCESS_KEYS:
        scene_push(&app->scenes, shared_scenes.keys);
        break;
    case ACCESS_LEARN:
        scene_push(&app->scenes, shared_scenes.learn);
        break;
    case ACCESS_NOWHERE:
        break;
    }
}

static void row(Flow *flow, const AccessRow *row)
{
    App *app = flow->app;
    const char *what = app_word(app, row->what);
    if (row->place == ACCESS_NOWHERE) {
        flow_words(flow, row->id, what, STYLE_BODY);
    } else if (flow_row(flow, &(FlowRow){.id = row->id,
                                         .name = what,
                                         .value = place_words(app, row->place)})) {
        go_to(app, row->place);
    }
}

static void run(Flow *flow)
{
    for (size_t i = 0; i < COUNT_OF(groups); i++) {
        const AccessGroup *group = &groups[i];
        flow_take(flow, 0, i > 0 ? SECTION_GAP : 0);
        flow_words(flow, group->id, app_word(flow->app, group->title), STYLE_HEAD);
        for (size_t j = 0; j < group->count; j++) {
            row(flow, &group->rows[j]);
        }
    }
}

static void access_frame(Scene *scene)
{
    App *app = scene->app;
    flow_sheet(app, app_word(app, N_("Accessibility")), PAGE_UNITS, "list.access", run);
}

const SceneKind scene_access = {
    .id = "access",
    .frame = access_frame,
    .key = sheet_key_back,
};
