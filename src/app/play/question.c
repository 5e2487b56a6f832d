/* A question to one person that everybody may read. Nothing of the table is drawn. The screen is
 * passed on to look at the cards first, through the second step of the curtain; or the answer is
 * given without a look, and whoever has the screen keeps it. */
#include "handover.h"
#include "i18n/format.h"
#include "sheet.h"

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
                      N_("Only {name} may look at the cards. If {name} answers aloud, {holder} "
                         "keeps the device."),
                      TR_VALUES(name, holder));
}

static void answer(Scene *scene, BlindAnswer given)
{
    SceneStack *scenes = &scene->app->scenes;
    const QuestionArgs *args = scene->args;
    if (given == BLIND_LOOK) {
        handover_draw_curtain(scenes, (CurtainArgs){args->seat, SEAT_NONE, true});
    } else {
        handover_answer(scenes, (ScreenAnswer){args->seat, given, false});
    }
}

static void answer_buttons(Scene *scene, Rect rest, const Sheet *sheet)
{
    App *app = scene->app;
    const QuestionArgs *args = scene->args;
    const Blind *blind = &args->blind;
    const struct {
        const char *id, *label;
        BlindAnswer given;
    } buttons[BUTTONS] = {{"button.look", N_("Pass the device to {name}"), BLIND_LOOK},
                          {"button.once", blind->once, BLIND_ONCE},
                          {"button.standing", blind->standing, BLIND_STANDING}};
    const char *name = name_of(app, args->seat);
    for (int i = 0; i < BUTTONS; i++) {
        Button button = {.id = buttons[i].id,
                         .label = app_phrase(app, buttons[i].label, TR_VALUES(name)),
                         .rect = rect_cut_top(&rest, sheet->button),
                         .kind = i == 0 ? BUTTON_PRIMARY : BUTTON_SECONDARY};
        rect_cut_top(&rest, GAP * sheet->unit);
        if (ui_button(app->ui, &button)) {
            answer(scene, buttons[i].given);
        }
    }
}

#define HEADING_STYLE ((TextStyle){FONT_TITLE, SIZE_HEADING + 6, ALIGN_CENTRE, false})
#define WORDS_STYLE   ((TextStyle){FONT_BODY, SIZE_NAME, ALIGN_CENTRE, false})

static void question_frame(Scene *scene)
{
    App *app = scene->app;
    Sheet sheet = sheet_of(app);
    const QuestionArgs *args = scene->args;
    const char *question = app_message(app, app->session.plan.game, &args->blind.question);
    sheet_background(app, "ui/curtain", 0);
    float inset = 20 * sheet.unit, gap = GAP * sheet.unit;
    float width = fminf(sheet.bounds.w * 0.9f, 760 * sheet.unit);
    float inner_width = width - 2 * inset;
    float heading = text_layout(app->ui, question, HEADING_STYLE, inner_width)->h;
    float words = text_layout(app->ui, words_of(app, args), WORDS_STYLE, inner_width)->h;
    float height = heading + words + BUTTONS * (sheet.button + gap) + 2 * gap + 2 * inset;
    Rect rest = ui_panel(app->ui, rect_around(rect_centre(sheet.bounds), width, height));
    ui_label(app->ui, "heading.title", question, HEADING_STYLE, COLOR_GOLD_LIGHT, rest);
    rect_cut_top(&rest, heading + gap);
    ui_label(app->ui, "text.question", words_of(app, args), WORDS_STYLE, COLOR_PAPER, rest);
    rect_cut_top(&rest, words + 2 * gap);
    answer_buttons(scene, rest, &sheet);
}

/* From the curtain, behind which the cards are looked at, on to the table; from the rules back to
 * the question. */
static void question_back(Scene *scene, const void *answer)
{
    const ScreenAnswer *given = answer;
    if (given) {
        handover_answer(&scene->app->scenes, *given);
    }
}

static bool question_key(Scene *scene, KeyPress press)
{
    if (press.key == KEY_ESCAPE) {
        scene_switch(&scene->app->scenes, shared_scenes.menu);
    }
    return press.key == KEY_ESCAPE;
}

const SceneKind scene_question = {
    .id = "question",
    .args_size = sizeof(QuestionArgs),
    .back = question_back,
    .frame = question_frame,
    .key = question_key,
};
