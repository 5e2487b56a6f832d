/* After a damaged profile was set aside or none was found: whether to bring the last good backup
 * back. It is asked once; until it is answered the backup stays as it is. */
#include "seated.h"
#include "storage/backup.h"

#include "calendar.h"
#include "i18n/format.h"
#include "keymap.h"
#include "sheet.h"

typedef struct Offer {
    const char *told; /* what happened, from the banner; empty on a later start */
    Backup backup;
    bool is_there;
} Offer;

static void backup_enter(Scene *scene)
{
    App *app = scene->app;
    Offer *offer = arena_alloc(&scene->arena, sizeof *offer);
    offer->told = arena_copy_text(&scene->arena, app->banner);
    offer->is_there = backup_read(app->profile, &offer->backup);
    app->banner[0] = '\0';
    app->opening.kind = PROBLEM_NONE;
    scene->data = offer;
}

static const char *backup_words(App *app, const Backup *backup)
{
    const char *values[] = {app_date(app, calendar_day_at(backup->made)),
                            app_number(app, backup->finished), app_number(app, backup->unfinished),
                            NULL};
    return app_phrase(app,
                      N_("The last good backup can be restored: it is from {date}. Finished games: "
                         "{n}. Unfinished "
                         "games: {m}."),
                      values);
}

/* What the person has not chosen is not lost. */
static void say_kept(App *app, const char *sentence, const char *file)
{
    const char *values[] = {file, NULL};
    if (file[0] != '\0') {
        app_say(app, sentence, values);
    }
}

static void restore(App *app)
{
    Problem problem = {0};
    char bytes[FOLDER_BYTES];
    Text replaced = text_in(bytes, sizeof bytes);
    if (backup_restore(app->profile, &replaced, &problem)) {
        Keymap map = keymap_of(app->ui, app->profile, app->options->is_developer);
        app_take_settings(app);
        keymap_read(&map);
        say_kept(app, N_("The previous profile is kept as {file}."), bytes);
    }
    app_tell(app, &problem);
}

static void decline(App *app)
{
    Problem problem = {0};
    char bytes[FOLDER_BYTES];
    Text kept = text_in(bytes, sizeof bytes);
    if (backup_decline(app->profile, &kept, &problem)) {
        say_kept(app, N_("The backup is kept as {file}."), bytes);
    }
    app_tell(app, &problem);
}

static void answers(App *app, const Offer *offer, Rect rest, const Sheet *sheet)
{
    Button yes = {.id = "button.restore",
                  .label = app_word(app, N_("Restore the backup")),
                  .rect = rect_cut_top(&rest, sheet->button),
                  .kind = BUTTON_PRIMARY,
                  .reason = app_reason(app, offer->is_there,
                                       N_("There is no backup that can be read. Nothing has "
                                          "changed."))};
    rect_cut_top(&rest, 14 * sheet->unit);
    Button no = {.id = "button.decline",
                 .label = app_word(app, N_("Go on without it")),
                 .rect = rect_cut_top(&rest, sheet->button)};
    bool restores = ui_button(app->ui, &yes), declines = ui_button(app->ui, &no);
    if (restores) {
        restore(app);
    } else if (declines) {
        decline(app);
    }
    if (restores || declines) {
        scene_switch(&app->scenes, shared_scenes.menu);
    }
}

static void backup_frame(Scene *scene)
{
    App *app = scene->app;
    const Offer *offer = scene->data;
    Sheet sheet = sheet_of(app);
    float width = sheet_paper_width(&sheet, 760);
    const char *told = offer->told;
    if (told[0] == '\0') {
        told = app_word(app, N_("Your profile was missing or damaged, so a new one has begun."));
    }
    const char *title = N_("A new profile");
    const char *words = app_word(app, N_("There is no backup that can be read."));
    if (offer->is_there) {
        title = N_("Restore the backup?");
        words = backup_words(app, &offer->backup);
    }
    float told_height = sheet_paragraph_height(app, told, width);
    float height = told_height + sheet_paragraph_height(app, words, width) + 2 * sheet.button +
                   40 * sheet.unit;
    sheet_night(app, 0.45f, NULL);
    Rect inner = ui_panel(app->ui, rect_around(rect_centre(sheet.bounds), width + 40 * sheet.unit,
                                               height + sheet.head + 40 * sheet.unit));
    ui_heading(app->ui, "heading.title", app_word(app, title), rect_cut_top(&inner, sheet.head));
    rect_cut_top(&inner, sheet_paragraph(app, "text.damaged", told, inner));
    rect_cut_top(&inner, sheet_paragraph(app, "text.backup", words, inner));
    rect_cut_top(&inner, 14 * sheet.unit);
    answers(app, offer, inner, &sheet);
}

const SceneKind scene_backup = {
    .id = "backup",
    .music = MUSIC_MENU,
    .enter = backup_enter,
    .frame = backup_frame,
};
