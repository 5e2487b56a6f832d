/* What has been written is kept in memory until it is certain that it need not be written again:
 * the person may be asked whether a file is to be replaced. While the system's dialog is open
 * nothing is polled: it wakes the window when it ends. */
#include "errand.h"
#include "ui/loop.h"

#include "base/page.h"
#include "base/system.h"
#include "core/message.h"
#include "file_dialog.h"
#include "i18n/format.h"
#include "sheet.h"

#define WIDTH_UNITS 760
#define WORDS_SHARE 0.45f /* of the width, beside two buttons */

bool errand_is_busy(const App *app)
{
    return app->errand.task != NULL;
}

/* Whether there is room for an errand. */
static bool begin(App *app, const char *path)
{
    Errand *errand = &app->errand;
    if (errand_is_busy(app)) {
        app_say(app, N_("Another file is still being read or written."), NULL);
        return false;
    }
    if (errand->dialog) {
        app_say(app, N_("A file dialog is still open."), NULL);
        return false;
    }
    Text copy = text_in(errand->path, sizeof errand->path);
    text_append(&copy, path);
    app->banner[0] = '\0'; /* it spoke of another file */
    return true;
}

static void keep_bytes(Errand *errand, const Buffer *bytes)
{
    buffer_release(&errand->bytes);
    buffer_init(&errand->bytes, 1);
    for (size_t i = 0; i < bytes->count; i++) {
        buffer_push(&errand->bytes, buffer_at(bytes, i));
    }
}

void errand_read(App *app, const char *path, ErrandEnd *end)
{
    if (begin(app, path)) {
        app->errand.end = end;
        app->errand.task = file_task_read(app->errand.path);
    }
}

void errand_write(App *app, const char *path, const Buffer *bytes)
{
    Errand *errand = &app->errand;
    if (begin(app, path)) {
        keep_bytes(errand, bytes);
        errand->end = NULL;
        errand->task = file_task_write(errand->path, bytes, false);
    }
}

/* The browser asks for files itself, and finds a name of its own for one that it keeps. */
static bool has_browser(void)
{
    return system_platform() == PLATFORM_WEB;
}

bool errand_has_dialog(App *app)
{
    Errand *errand = &app->errand;
    if (has_browser()) {
        return true;
    }
    if (!errand->has_looked) {
        errand->way = file_dialog_way(app->options->automation);
        errand->has_looked = true;
    }
    return errand->way != NULL;
}

static void wake(void *context)
{
    ui_wake(context);
}

static void open_dialog(App *app, const char *title, bool saves)
{
    Errand *errand = &app->errand;
    FileDialogWish wish = {errand->way, app_word(app, title), errand->path, saves};
    errand->dialog = file_dialog_new(&wish, wake, app->ui);
    ui_wake(app->ui); /* it may have failed already */
}

void errand_save(App *app, const char *path, const Buffer *bytes)
{
    if (has_browser() && begin(app, path)) {
        app->errand.end = NULL;
        app->errand.task = file_task_write(app->errand.path, bytes, true);
    } else if (!errand_has_dialog(app)) {
        errand_write(app, path, bytes);
    } else if (begin(app, path)) {
        keep_bytes(&app->errand, bytes);
        app->errand.chosen = NULL;
        open_dialog(app, N_("Save as a file"), true);
    }
}

void errand_choose(App *app, const char *folder, ErrandChosen *chosen)
{
    if (page_ask_for_file()) {
        return; /* it comes like one that is dropped */
    }
    if (errand_has_dialog(app) && begin(app, folder)) {
        app->errand.chosen = chosen;
        open_dialog(app, N_("Import"), false);
    }
}

/* Without a dialog a copy goes where it was to be suggested; what is to be read must be named. */
static void go_without(App *app, DialogState state)
{
    Errand *errand = &app->errand;
    errand->way = NULL;
    if (state == DIALOG_ABSENT && !errand->chosen) {
        errand->end = NULL;
        errand->task = file_task_write(errand->path, &errand->bytes, false);
    } else {
        app_say(app,
                N_("The system's file dialog can't be opened. Try again: files "
                   "now go without it."),
                NULL);
    }
}

static void end_dialog(App *app, DialogState state, const char *path)
{
    Errand *errand = &app->errand;
    if (state == DIALOG_FAILED || state == DIALOG_ABSENT) {
        go_without(app, state);
    } else if (state == DIALOG_CHOSEN && errand->chosen) {
        errand->chosen(app, path);
    } else if (state == DIALOG_CHOSEN) {
        Text copy = text_in(errand->path, sizeof errand->path);
        text_append(&copy, path);
        errand->end = NULL;
        errand->task = file_task_write(errand->path, &errand->bytes, true); /* it has asked */
    }
}

static void check_dialog(App *app)
{
    const char *path = "";
    FileDialog *dialog = app->errand.dialog;
    DialogState state = DIALOG_OPEN;
    if (dialog) {
        state = file_dialog_state(dialog, &path);
    }
    if (state != DIALOG_OPEN) {
        app->errand.dialog = NULL;
        app->errand.way = file_dialog_way_taken(dialog);
        end_dialog(app, state, path);
        file_dialog_free(dialog);
    }
}

static void end_reading(App *app, FileTask *task)
{
    Problem problem = {0};
    Buffer bytes;
    buffer_init(&bytes, 1);
    if (file_task_end(task, &bytes, &problem)) {
        app->errand.end(app, &bytes);
    } else {
        app_tell(app, &problem);
    }
    buffer_release(&bytes);
}

static void end_writing(App *app, FileTask *task)
{
    Problem problem = {0};
    if (file_task_end(task, NULL, &problem)) {
        page_hand_over(app->errand.path);
        app_say(app, N_("Written to {file}."), TR_VALUES(app->errand.path));
    } else if (problem.kind == PROBLEM_FILE_EXISTS) {
        scene_push(&app->scenes, shared_scenes.replace);
    } else {
        app_tell(app, &problem);
    }
}

void errand_check(App *app)
{
    check_dialog(app);
    FileTask *task = app->errand.task;
    if (!task || !file_task_is_done(task)) {
        return;
    }
    app->errand.task = NULL;
    if (app->errand.end != NULL) {
        end_reading(app, task);
    } else {
        end_writing(app, task);
    }
}

void errand_close(App *app)
{
    file_dialog_free(app->errand.dialog);
    app->errand.dialog = NULL;
    file_task_drop(app->errand.task);
    app->errand.task = NULL;
    buffer_release(&app->errand.bytes);
}

/* The question whether a file may be replaced. */
static void replace_frame(Scene *scene)
{
    App *app = scene->app;
    Errand *errand = &app->errand;
    Sheet sheet = sheet_of(app);
    bool back;
    const char *words =
        app_phrase(app, N_("There is already a file {file}. Its contents would be lost."),
                   TR_VALUES(errand->path));
    float width = sheet_paper_width(&sheet, WIDTH_UNITS);
    float height = text_layout(app->ui, words, STYLE_BODY, width * WORDS_SHARE)->h;
    float least = height > sheet.button ? height : sheet.button;
    Rect inner =
        sheet_paper(app, app_word(app, N_("Replace the file?")), (Point){width, least}, &back);
    Answer answer = sheet_question(app, words, app_word(app, N_("Replace")), inner);
    if (answer == ANSWER_YES) {
        errand->task = file_task_write(errand->path, &errand->bytes, true);
    }
    if (answer != ANSWER_NONE || back) {
        scene_pop(&app->scenes);
    }
}

const SceneKind scene_replace = {
    .id = "replace",
    .frame = replace_frame,
    .key = sheet_key_back,
};
