/* Who plays: how many seats, a name and a kind for each, the options of the game, and the deal
 * number. What was chosen is kept for the next time. It opens with large choices, which begin at
 * once; whoever wants more than they say fills in the form behind button.more. */
#include "app_match.h"
#include "arrivals.h"
#include "game_ui.h"
#include "i18n/format.h"
#include "seats.h"
#include "sheet.h"
#include "sitting.h"

#define FORM_WIDTH 1080.0f /* in units */
#define FOOT_WIDTH 270.0f  /* of a button in the foot */
#define FOOT_GAP   34.0f
#define BESIDE     16.0f /* between two of them */

static Seats *seats_of(const Scene *scene)
{
    return scene->data;
}

/* People may have been renamed or removed. */
static void take_names(App *app, Seats *seats)
{
    for (Seat seat = 0; seat < SEAT_LIMIT; seat++) {
        sitting_seat(&seats->plan, seat, roster_find(&app->roster, seats->plan.people[seat]));
    }
}

/* Only the people scene answers. */
static void seats_back(Scene *scene, const void *answer)
{
    App *app = scene->app;
    Seats *seats = scene->data;
    const PeopleAnswer *picked = answer;
    take_names(app, seats);
    seats->is_weighed = false;
    if (picked) {
        seats->plan.names[seats->picking][0] = '\0';
        sitting_seat(&seats->plan, seats->picking, roster_find(&app->roster, picked->person));
    }
}

static const SeatsUi *own_of(const Seats *seats)
{
    return game_ui_of(seats->plan.game)->seats;
}

static void seats_enter(Scene *scene)
{
    App *app = scene->app;
    const SeatsArgs *args = scene->args;
    Seats *seats = arena_alloc(&scene->arena, sizeof *seats);
    scene->game = args->game;
    seats->plan = settings_read_plan(app->profile, args->game);
    if (args->is_match) {
        seats->plan = app->session.plan;
    }
    if (own_of(seats)) {
        own_of(seats)->begin(seats);
    }
    take_names(app, seats);
    seats_fit_deal(seats);
    seats->shows_house = !setup_is_official(seats->plan.game, &seats->plan.setup);
    seats->is_form = args->in_detail || seats_way_count(seats) == 0;
    scene->data = seats;
}

/* What is kept of the seats of an even match is how strong computers were before. */
static void start(Scene *scene, bool is_even)
{
    App *app = scene->app;
    Problem problem = {0};
    sitting_add_people(app, &seats_of(scene)->plan);
    MatchPlan plan = seats_of(scene)->plan;
    settings_keep_plan(app->profile, &plan, &problem);
    app_tell(app, &problem);
    seats_read_deal(seats_of(scene), &plan.setup.seed);
    plan.deal = seats_of(scene)->origin;
    plan.series = series_anew(&plan.series);
    plan.sums = (PointSeries){.target = plan.sums.target};
    plan.is_even = is_even;
    if (is_even) {
        even_seat(&plan, &seats_of(scene)->even);
    }
    if (seats_of(scene)->has_phones && plan_people(&plan) != 0) {
        sitting_begin(app, &plan);
    } else {
        app_begin_match(app, &plan);
    }
}

static bool start_button(App *app, const Seats *seats, Rect foot, const Sheet *sheet)
{
    Button button = {.id = "button.start",
                     .label = app_word(app, N_("Start")),
                     .rect = rect_around(rect_centre(foot), 320 * sheet->unit, sheet->button),
                     .kind = BUTTON_PRIMARY,
                     .reason = seats_reason(app, seats)};
    return ui_button(app->ui, &button);
}

/* The way to a scene that only this game has. */
static void aside_button(App *app, const SceneButton *aside, Rect rect)
{
    Button button = {.id = aside->id,
                     .label = app_word(app, aside->label),
                     .rect = rect,
                     .hint = app_word(app, aside->hint)};
    if (ui_button(app->ui, &button)) {
        scene_push(&app->scenes, aside->scene);
    }
}

static void learn_button(App *app, const Game *game, Rect rect)
{
    Button button = {.id = "button.learn",
                     .label = app_word(app, N_("Learn by playing")),
                     .rect = rect,
                     .hint = app_word(app, N_("A first game with a host who explains it"))};
    if (ui_button(app->ui, &button)) {
        app_begin_lesson(app, game);
    }
}

static void more_button(App *app, Seats *seats, Rect rect)
{
    Button button = {
        .id = "button.more",
        .label = app_word(app, N_("Set up")),
        .rect = rect,
        .hint = app_word(
            app, N_("Who plays and how strong computers are, the deal number and the rules"))};
    if (ui_button(app->ui, &button)) {
        seats->is_form = true;
    }
}

/* Where else one can go from the large choices: as many buttons as there are, side by side. */
static void foot_buttons(App *app, Seats *seats, Rect foot, const Sheet *sheet)
{
    const GameUi *ui = game_ui_of(seats->plan.game);
    int count = 1 + (ui->lesson != NULL) + (ui->aside.scene != NULL);
    float gap = BESIDE * sheet->unit;
    float width = (foot.w - gap * (float)(count - 1)) / (float)count;
    if (width > FOOT_WIDTH * sheet->unit) {
        width = FOOT_WIDTH * sheet->unit;
    }
    foot = rect_around(rect_centre(foot), (width + gap) * (float)count - gap, foot.h);
    if (ui->lesson) {
        learn_button(app, seats->plan.game, rect_cut_left(&foot, width));
        rect_cut_left(&foot, gap);
    }
    if (ui->aside.scene) {
        aside_button(app, &ui->aside, rect_cut_left(&foot, width));
        rect_cut_left(&foot, gap);
    }
    more_button(app, seats, foot);
}

static WayPressed choices_frame(App *app, Seats *seats, Rect rect, Rect foot, const Sheet *sheet)
{
    foot_buttons(app, seats, foot, sheet);
    WayPressed pressed = seats_ways(app, seats, rect, sheet);
    if (pressed.way) {
        seats_go_way(seats, pressed.way);
    } else if (pressed.evens) {
        seats_go_even(seats);
    }
    if (pressed.way || pressed.evens) {
        seats_fit_deal(seats);
        pressed.starts = true;
    }
    return pressed;
}

/* Whether the match begins. */
static bool form_frame(App *app, Seats *seats, Rect rect, Rect foot, const Sheet *sheet)
{
    const GameUi *ui = game_ui_of(seats->plan.game);
    seats_form(app, seats, rect, sheet);
    seats_fit_deal(seats);
    bool starts = start_button(app, seats, foot, sheet);
    if (ui->aside.scene) {
        aside_button(app, &ui->aside, rect_cut_left(&foot, FOOT_WIDTH * sheet->unit));
    }
    if (ui->lesson) {
        learn_button(app, seats->plan.game, rect_cut_right(&foot, FOOT_WIDTH * sheet->unit));
    }
    return starts;
}

static Point sheet_size(App *app, Seats *seats, const Sheet *sheet)
{
    Point size = {FORM_WIDTH * sheet->unit, 0};
    if (seats->is_form) {
        size.y = seats_form_height(app, seats, sheet);
    } else {
        size = seats_ways_size(app, seats, sheet);
    }
    size.y += sheet->button + FOOT_GAP * sheet->unit;
    return size;
}

/* From the form to the large choices, where there are any; from these to where one came from. */
static void go_back(Scene *scene)
{
    Seats *seats = seats_of(scene);
    const SeatsArgs *args = scene->args;
    if (seats->is_form && !args->in_detail && seats_way_count(seats) > 0) {
        seats->is_form = false;
    } else {
        scene_pop(&scene->app->scenes);
    }
}

static void seats_frame(Scene *scene)
{
    App *app = scene->app;
    Sheet sheet = sheet_of(app);
    bool back;
    Seats *seats = seats_of(scene);
    seats_weigh(app, seats);
    const char *title = app_word(app, game_name(seats->plan.game->id));
    Rect inner = sheet_pinned(app, title, sheet_size(app, seats, &sheet), &back);
    Rect foot = rect_cut_bottom(&inner, sheet.button);
    rect_cut_bottom(&inner, FOOT_GAP * sheet.unit);
    WayPressed pressed = {0};
    if (seats->is_form) {
        pressed.starts = form_frame(app, seats, inner, foot, &sheet);
    } else {
        pressed = choices_frame(app, seats, inner, foot, &sheet);
    }
    if (pressed.starts) {
        start(scene, pressed.evens);
    } else if (back) {
        go_back(scene);
    }
}

static bool seats_key(Scene *scene, KeyPress press)
{
    bool is_back = press_is(&press, &command_back);
    if (is_back) {
        go_back(scene);
    }
    return is_back;
}

const SceneKind scene_seats = {
    .id = "seats",
    .args_size = sizeof(SeatsArgs),
    .enter = seats_enter,
    .back = seats_back,
    .frame = seats_frame,
    .key = seats_key,
};
