/* The picture of the app's match: shown as it will be, and written at once among the person's
 * pictures, or where the person says when these cannot be seen; its code can be copied from here,
 * too. */
#include "app_commands.h"
#include "base/buffer.h"
#include "documents.h"
#include "errand.h"
#include "i18n/format.h"
#include "poster.h"
#include "sheet.h"
#include "ui/window.h"

#include <math.h>
#include <stdio.h>
#include <time.h>

#define GAP        14.0f
#define PATH_BYTES 1024
#define NAME_BYTES 96
#define FIRST      3 /* the frame after which it was painted for certain */

typedef struct Showing {
    Poster poster;
    Rect rect; /* where it was painted last */
    int frames;
    bool is_taken; /* it was written, or could not be */
} Showing;

static void poster_enter(Scene *scene)
{
    Showing *showing = arena_alloc(&scene->arena, sizeof *showing);
    *showing = (Showing){.is_taken = false};
    poster_make(scene->app, &scene->arena, &showing->poster);
    scene->app->banner[0] = '\0';
    scene->data = showing;
}

/* "meja-regicide-20261129-183005.png" */
static void name_file(App *app, Text *path)
{
    char bytes[NAME_BYTES], when[32];
    Text name = text_in(bytes, sizeof bytes);
    time_t now = time(NULL);
    const struct tm *local = localtime(&now);
    text_append(&name, "meja-");
    text_append(&name, app->session.plan.game->id);
    if (local && strftime(when, sizeof when, "-%Y%m%d-%H%M%S", local) > 0) {
        text_append(&name, when);
    }
    text_append(&name, ".png");
    if (!app->options->profile && pictures_folder(path)) {
        text_append(path, "/");
        text_append(path, bytes);
    } else if (!app_file(app, bytes, path)) {
        text_append(path, bytes);
    }
}

static void write(App *app, const Showing *showing)
{
    char bytes[PATH_BYTES];
    Text path = text_in(bytes, sizeof bytes);
    Buffer png;
    buffer_init(&png, 1);
    if (ui_screenshot_part(app->ui, showing->rect, &png)) {
        name_file(app, &path);
        if (documents_are_hidden()) {
            errand_save(app, bytes, &png);
        } else {
            errand_write(app, bytes, &png);
        }
    }
    buffer_release(&png);
}

/* As soon as it was painted with all its pictures, before anything else can lie over it. */
static void take(App *app, Showing *showing, Rect rect)
{
    bool is_same = rect.x == showing->rect.x && rect.y == showing->rect.y &&
                   rect.w == showing->rect.w && rect.h == showing->rect.h;
    showing->frames = is_same ? showing->frames + 1 : 0;
    showing->rect = rect;
    if (!showing->is_taken && showing->frames >= FIRST && ui_is_sharp(app->ui)) {
        showing->is_taken = true;
        write(app, showing);
    }
}

static void copy(App *app, const Showing *showing)
{
    if (showing->poster.code[0] != '\0') {
        ui_copy_to_clipboard(app->ui, showing->poster.code);
        app_say(app, N_("On the clipboard: {text}"), TR_VALUES(showing->poster.code));
    }
}

static void buttons(App *app, const Showing *showing, Rect row)
{
    Button back = {.id = "button.back",
                   .label = app_word(app, N_("Back")),
                   .rect = rect_cut_left(&row, (row.w - GAP * ui_unit(app->ui)) / 2),
                   .kind = BUTTON_PRIMARY};
    rect_cut_left(&row, GAP * ui_unit(app->ui));
    Button code = {.id = "button.copy",
                   .label = app_word(app, N_("Copy the code")),
                   .rect = row,
                   .reason = app_reason(app, showing->poster.code[0] != '\0',
                                        N_("This game has no code yet."))};
    bool backs = ui_button(app->ui, &back), copies = ui_button(app->ui, &code);
    if (backs) {
        scene_pop(&app->scenes);
    } else if (copies) {
        copy(app, showing);
    }
}

static void poster_frame(Scene *scene)
{
    App *app = scene->app;
    Showing *showing = scene->data;
    Sheet sheet = sheet_of(app);
    float gap = GAP * sheet.unit;
    Rect rest = rect_inset(sheet.bounds, 2 * gap);
    Rect row = rect_cut_top(&rest, sheet.button);
    rect_cut_top(&rest, gap);
    float width = floorf(fminf(rest.w, rest.h * POSTER_RATIO));
    Rect rect = rect_around(rect_centre(rest), width, floorf(width / POSTER_RATIO));
    rect.x = roundf(rect.x);
    rect.y = roundf(rect.y);
    poster_draw(app, &showing->poster, rect);
    ui_tell(app->ui, &(Label){.id = "text.picture", .name = poster_words(app, &showing->poster)},
            rect);
    take(app, showing, rect);
    buttons(app, showing, rect_around(rect_centre(row), fminf(row.w, 620 * sheet.type), row.h));
}

static bool poster_key(Scene *scene, KeyPress press)
{
    if (press_is(&press, &app_command_copy)) {
        copy(scene->app, scene->data);
        return true;
    }
    if (press_is(&press, &app_command_picture)) {
        scene_pop(&scene->app->scenes);
        return true;
    }
    return sheet_key_back(scene, press);
}

static SceneRest poster_rest(const Scene *scene)
{
    const Showing *showing = scene->data;
    SceneRest rest = {.is_busy = !showing->is_taken, .wake_ms = NEVER_MS};
    if (rest.is_busy) {
        rest.wake_ms = 20;
    }
    return rest;
}

const SceneKind scene_poster = {
    .id = "poster",
    .enter = poster_enter,
    .frame = poster_frame,
    .key = poster_key,
    .rest = poster_rest,
};
