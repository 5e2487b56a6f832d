/* A match that is open in another window: to be looked on at, or taken over. Where several people
 * play it, nobody looks on: each of them sees another's hand only with the other's will. */
#include "app_match.h"
#include "match_row.h"
#include "scene_args.h"
#include "storage/holding.h"

#define WIDTH_UNITS   640
#define PICTURE_UNITS 220
#define GAP           14.0f

typedef struct Elsewhere {
    SavedMatch saved;
    Board board;
    bool is_there; /* it can be read */
} Elsewhere;

/* As it stands now: the other window plays on. */
static void read(Scene *scene)
{
    App *app = scene->app;
    Elsewhere *elsewhere = scene->data;
    const ElsewhereArgs *args = scene->args;
    Problem problem = {0};
    app_drop_match(app);
    elsewhere->is_there =
        profile_match_read(app->profile, args->match, &elsewhere->saved, &problem);
    app_tell(app, &problem);
    elsewhere->board = (Board){0};
    if (elsewhere->is_there) {
        elsewhere->board = match_picture_of_saved(app, &elsewhere->saved, &scene->arena);
    }
}

static void elsewhere_enter(Scene *scene)
{
    scene->data = arena_alloc(&scene->arena, sizeof(Elsewhere));
    read(scene);
}

static void elsewhere_back(Scene *scene, const void *answer)
{
    (void)answer;
    read(scene);
}

static unsigned count_people(const SavedMatch *saved)
{
    unsigned people = 0;
    for (Seat seat = 0; seat < saved->setup.seats; seat++) {
        people += text_equal(saved->seats[seat].kind, SAVED_PERSON);
    }
    return people;
}

static void take_over(App *app, const Elsewhere *elsewhere)
{
    Problem problem = {0};
    if (profile_match_take(app->profile, elsewhere->saved.id, &problem)) {
        app_resume_match(app, &elsewhere->saved);
    }
    app_tell(app, &problem);
}

static void look_on(App *app, const Elsewhere *elsewhere)
{
    if (app_watch_match(app, elsewhere->saved.id)) {
        scene_push(&app->scenes, shared_scenes.replay);
    }
}

static void answers(App *app, const Elsewhere *elsewhere, Rect rest, const Sheet *sheet)
{
    bool is_shared = count_people(&elsewhere->saved) > 1;
    Button take = {.id = "button.take-over",
                   .label = app_word(app, N_("Play on here")),
                   .rect = rect_cut_top(&rest, sheet->button),
                   .kind = BUTTON_PRIMARY,
                   .hint = app_word(app, N_("The other window then lets go of it.")),
                   .reason = app_reason(app, elsewhere->is_there,
                                        problem_text(&(Problem){PROBLEM_MATCH_DAMAGED, {""}}))};
    rect_cut_top(&rest, GAP * sheet->unit);
    Button look = {.id = "button.look-on",
                   .label = app_word(app, N_("Look on")),
                   .rect = rect_cut_top(&rest, sheet->button),
                   .reason = take.reason};
    if (!look.reason) {
        look.reason = app_reason(app, !is_shared, N_("Several people have hands to hide in it."));
    }
    bool takes = ui_button(app->ui, &take), looks = ui_button(app->ui, &look);
    if (takes) {
        take_over(app, elsewhere);
    } else if (looks) {
        look_on(app, elsewhere);
    }
}

/* How the match stands, between the words and the answers. */
static void picture(App *app, const Elsewhere *elsewhere, Rect rect)
{
    if (elsewhere->board.game) {
        Rect place = rect_around(rect_centre(rect), rect.h * BOARD_RATIO, rect.h);
        match_picture_draw(app, &elsewhere->board, place);
        draw_frame(ui_draw(app->ui), place, ui_unit(app->ui), color_faded(COLOR_GOLD, 0.6f));
    }
}

static void elsewhere_frame(Scene *scene)
{
    App *app = scene->app;
    const Elsewhere *elsewhere = scene->data;
    Sheet sheet = sheet_of(app);
    bool back;
    float width = sheet_paper_width(&sheet, WIDTH_UNITS), gap = GAP * sheet.unit;
    float high = elsewhere->board.game ? PICTURE_UNITS * sheet.unit : 0;
    const char *words = match_row_names(app, &elsewhere->saved);
    float height = sheet_paragraph_height(app, words, width) + high + 2 * sheet.button + 2 * gap;
    Rect inner = sheet_paper(app, app_word(app, N_("Open in another window")),
                             (Point){width, height}, &back);
    rect_cut_top(&inner, sheet_paragraph(app, "text.elsewhere", words, inner));
    picture(app, elsewhere, rect_cut_top(&inner, high));
    rect_cut_top(&inner, gap);
    answers(app, elsewhere, inner, &sheet);
    if (back) {
        scene_pop(&app->scenes);
    }
}

const SceneKind scene_elsewhere = {
    .id = "elsewhere",
    .music = MUSIC_MENU,
    .args_size = sizeof(ElsewhereArgs),
    .enter = elsewhere_enter,
    .back = elsewhere_back,
    .frame = elsewhere_frame,
    .key = sheet_key_back,
};
