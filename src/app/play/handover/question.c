/* A question to one person that everybody may read. Nothing of the table is drawn. The screen is
 * passed on to look at the cards first, and one press of whoever has it then shows them: this scene
 * is the curtain, and several who are asked in a row look one after another. Or the answer is given
 * without a look, and whoever has the screen keeps it. A press that was meant for what was there
 * before is thrown away. */
#include "grace.h"
#include "handover.h"
#include "i18n/format.h"
#include "seated.h"
#include "sheet.h"
#include "tables/table_hand.h"

#include <math.h>

#define BUTTONS 3
#define GAP     14.0f

static const char *name_of(App *app, Seat seat)
{
    return app->seat_names[seat];
}

static const char *words_of(App *app, const QuestionArgs *args)
{
    const char *name = name_of(app, args->seat), *holder = name_of(app, args->holder);
    return app_phrase(app,
                      N_("{holder} has the screen. {name} takes it over, and alone may look at the "
                         "cards; or {name} answers aloud, and {holder} keeps it."),
                      TR_VALUES(holder, name));
}

static void question_enter(Scene *scene)
{
    Grace *grace = arena_alloc(&scene->arena, sizeof *grace);
    *grace = grace_begin(scene->app->ui, GRACE_MS);
    scene->data = grace;
    app_sit_all(scene->app);
}

static void answer_buttons(Scene *scene, Rect rest, const Sheet *sheet, bool graced)
{
    App *app = scene->app;
    const QuestionArgs *args = scene->args;
    const Blind *blind = &args->blind;
    const struct {
        const char *id, *label;
        BlindAnswer given;
    } buttons[BUTTONS] = {{"button.look", N_("I am {name}: show the cards"), BLIND_LOOK},
                          {"button.once", blind->once, BLIND_ONCE},
                          {"button.standing", blind->standing, BLIND_STANDING}};
    const char *name = name_of(app, args->seat);
    for (int i = 0; i < BUTTONS; i++) {
        Button button = {.id = buttons[i].id,
                         .label = app_phrase(app, buttons[i].label, TR_VALUES(name)),
                         .rect = rect_cut_top(&rest, sheet->button),
                         .kind = i == 0 ? BUTTON_PRIMARY : BUTTON_SECONDARY};
        rect_cut_top(&rest, GAP * sheet->unit);
        if (ui_button(app->ui, &button) && !graced) {
            handover_answer(&app->scenes, (ScreenAnswer){args->seat, buttons[i].given});
        }
    }
}

#define HEADING_STYLE ((TextStyle){FONT_TITLE, SIZE_HEADING + 6, ALIGN_CENTRE, false})
#define WORDS_STYLE   ((TextStyle){FONT_BODY, SIZE_NAME, ALIGN_CENTRE, false})

/* Its parts, in pixels. */
typedef struct Parts {
    float width, heading, words, height;
} Parts;

static Parts parts_of(const Scene *scene, const Sheet *sheet, const char *question, float width)
{
    App *app = scene->app;
    float inset = 20 * sheet->unit, gap = GAP * sheet->unit, inner = width - 2 * inset;
    Parts parts = {.width = width,
                   .heading = text_layout(app->ui, question, HEADING_STYLE, inner)->h,
                   .words =
                       text_layout(app->ui, words_of(app, scene->args), WORDS_STYLE, inner)->h};
    parts.height =
        parts.heading + parts.words + BUTTONS * (sheet->button + gap) + 2 * gap + 2 * inset;
    return parts;
}

/* Large letters that would make it higher than the window have all of its width. */
static Parts parts_fitting(const Scene *scene, const Sheet *sheet, const char *question)
{
    float most = sheet->bounds.w * 0.9f;
    Parts parts = parts_of(scene, sheet, question, fminf(most, 760 * sheet->unit));
    if (parts.height > sheet->bounds.h - 2 * GAP * sheet->unit) {
        parts = parts_of(scene, sheet, question, most);
    }
    return parts;
}

static void question_frame(Scene *scene)
{
    App *app = scene->app;
    Sheet sheet = sheet_of(app);
    const QuestionArgs *args = scene->args;
    bool graced = grace_lasts(scene->data, app->ui);
    const char *question = app_message(app, app->session.plan.game, &args->blind.question);
    sheet_background(app, "ui/curtain", 0);
    float gap = GAP * sheet.unit;
    Parts parts = parts_fitting(scene, &sheet, question);
    Rect panel = rect_around(rect_centre(sheet.bounds), parts.width, parts.height);
    Rect rest = ui_panel(app->ui, panel);
    ui_label(app->ui, "heading.title", question, HEADING_STYLE, COLOR_GOLD_LIGHT, rest);
    rect_cut_top(&rest, parts.heading + gap);
    ui_label(app->ui, "text.question", words_of(app, args), WORDS_STYLE, COLOR_PAPER, rest);
    rect_cut_top(&rest, parts.words + 2 * gap);
    answer_buttons(scene, rest, &sheet, graced);
}

static bool question_key(Scene *scene, KeyPress press)
{
    bool is_back = press_is(&press, &command_back);
    if (is_back) {
        scene_switch(&scene->app->scenes, shared_scenes.menu);
    }
    return is_back;
}

static SceneRest question_rest(const Scene *scene)
{
    const Grace *grace = scene->data;
    SceneRest rest = {.is_busy = !grace->is_over, .wake_ms = NEVER_MS};
    if (rest.is_busy) {
        rest.wake_ms = 20;
    }
    return rest;
}

const SceneKind scene_question = {
    .id = "question",
    .args_size = sizeof(QuestionArgs),
    .enter = question_enter,
    .frame = question_frame,
    .key = question_key,
    .rest = question_rest,
};
