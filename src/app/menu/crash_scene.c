/* At the start after a crash: its report may be saved where the person finds it, to be sent to
 * whoever can mend it. Until that is decided it is asked at every start. */
#include "crash.h"
#include "documents.h"
#include "errand.h"
#include "i18n/format.h"
#include "sheet.h"

#include <stdio.h>

#define SAVED_NAME "meja-crash-report.txt"

/* Among the documents, or else beside the profile. */
static void name_copy(const App *app, Text *out)
{
    if (!documents_folder(out)) {
        text_append(out, app->folder);
    }
    text_append(out, "/");
    text_append(out, SAVED_NAME);
}

/* The report is put away, not thrown away: writing the copy may still fail. */
static void save(App *app)
{
    char report[FOLDER_BYTES], kept[FOLDER_BYTES], copy[FOLDER_BYTES];
    Text from = text_in(report, sizeof report), to = text_in(kept, sizeof kept);
    Text name = text_in(copy, sizeof copy);
    Problem problem = {0};
    Buffer bytes;
    buffer_init(&bytes, 1);
    app_file(app, CRASH_REPORT, &from);
    app_file(app, CRASH_REPORT_KEPT, &to);
    name_copy(app, &name);
    if (user_file_read(report, &bytes, &problem)) {
        errand_write(app, copy, &bytes);
    } else {
        app_tell(app, &problem);
    }
    (void)rename(report, kept);
    buffer_release(&bytes);
}

static void discard(App *app)
{
    char bytes[FOLDER_BYTES];
    Text report = text_in(bytes, sizeof bytes);
    if (app_file(app, CRASH_REPORT, &report)) {
        (void)remove(bytes);
    }
}

static void answers(App *app, Rect rest, const Sheet *sheet)
{
    Button yes = {.id = "button.save",
                  .label = app_word(app, N_("Save the report")),
                  .rect = rect_cut_top(&rest, sheet->button),
                  .kind = BUTTON_PRIMARY};
    rect_cut_top(&rest, 14 * sheet->unit);
    Button no = {.id = "button.discard",
                 .label = app_word(app, N_("Discard the report")),
                 .rect = rect_cut_top(&rest, sheet->button)};
    bool saves = ui_button(app->ui, &yes), discards = ui_button(app->ui, &no);
    if (saves) {
        save(app);
    } else if (discards) {
        discard(app);
    }
    if (saves || discards) {
        scene_switch(&app->scenes, shared_scenes.menu);
    }
}

static void crash_frame(Scene *scene)
{
    App *app = scene->app;
    Sheet sheet = sheet_of(app);
    float width = sheet_paper_width(&sheet, 760);
    const char *words =
        app_word(app, N_("Meja ended because of an error. Your games are kept. The report "
                         "holds the version of Meja and every move of the last game, but no names "
                         "and no number of a secret deal. It helps to find the error."));
    float height = sheet_paragraph_height(app, words, width) + 2 * sheet.button + 40 * sheet.unit;
    sheet_night(app, 0.45f, NULL);
    Rect inner = ui_panel(app->ui, rect_around(rect_centre(sheet.bounds), width + 40 * sheet.unit,
                                               height + sheet.head + 40 * sheet.unit));
    ui_heading(app->ui, "heading.title", app_word(app, N_("Save a report of the error?")),
               rect_cut_top(&inner, sheet.head));
    rect_cut_top(&inner, sheet_paragraph(app, "text.crash", words, inner));
    rect_cut_top(&inner, 14 * sheet.unit);
    answers(app, inner, &sheet);
}

const SceneKind scene_crash = {
    .id = "crash",
    .frame = crash_frame,
};
