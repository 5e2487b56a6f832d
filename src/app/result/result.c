/* The end of a match: who has won, what was reached, and where to go from here. What it shows is
 * public: everybody may look. */
#include "app_match.h"
#include "base/limits.h"
#include "even.h"
#include "result_lanterns.h"
#include "result_learn.h"
#include "result_medal.h"
#include "result_words.h"
#include "seated.h"
#include "sheet.h"

#include <math.h>
#include <string.h>

static const GameUi *ui_of(const App *app)
{
    return game_ui_of(app->session.plan.game);
}

/* Until the game's own scene is at its end; 0: it has none. */
static float scene_seconds(const App *app)
{
    const ResultScene *own = result_scene(app);
    return own ? finale_seconds(own->plan(app).steps) : 0;
}

static void result_enter(Scene *scene)
{
    Result *result = arena_alloc(&scene->arena, sizeof *result);
    const MatchPlan *plan = &scene->app->session.plan;
    Outcome outcome;
    match_outcome(&scene->app->session.match, &outcome);
    scene->app->ended = scene->app->session.id;
    app_sit_all(scene->app);
    result->grace = grace_begin(scene->app->ui, GRACE_MS);
    result->clock = finale_begin(scene->app);
    result->clock.is_settled |= ui_has_reduced_motion(scene->app->ui);
    result->series = series_after(&plan->series, &outcome, plan->setup.seats);
    result->sums = result_sums(scene->app);
    scene->data = result;
    result_find_place(scene->app, result);
    result_medal_enter(scene->app, result, scene_seconds(scene->app));
    result->is_challenged = session_is_kept(&scene->app->session) &&
                            challenge_find(scene->app->profile, plan, &result->challenge);
    bool lost_alone =
        plan->setup.seats == 1 && scene->app->session.people != 0 && outcome.winners == 0;
    result->is_solvable = ui_of(scene->app)->solution.scene && lost_alone;
    result->is_reviewable = session_is_kept(&scene->app->session) &&
                            scene->app->session.people != 0 &&
                            scene->app->session.match.position > 0;
    result->is_reviewed = result->is_reviewable && scene->app->settings.coach != COACH_OFF;
    result->is_takeable = lost_alone && scene->app->session.match.position > 0;
    result->has_others = result->is_reviewable && ui_of(scene->app)->day != NULL;
}

#define GAP 14.0f /* units between buttons, and around what they stand below */

enum ResultChoice {
    RESULT_AGAIN,
    RESULT_SAME,
    RESULT_SEATS,
    RESULT_REPLAY,
    RESULT_SHARE,
    RESULT_MENU,
    RESULT_CHOICES
};

static const struct {
    const char *id, *label;
} choices[RESULT_CHOICES] = {
    [RESULT_AGAIN] = {"button.again", N_("Play again")},
    [RESULT_SAME] = {"button.same-deal", N_("Same deal")},
    [RESULT_SEATS] = {"button.seats", N_("Change setup")},
    [RESULT_REPLAY] = {"button.replay", N_("Replay")},
    [RESULT_SHARE] = {"button.share", N_("Share")},
    [RESULT_MENU] = {"button.menu", N_("Main menu")},
};

static bool goes_on(const App *app, const Result *result)
{
    return result_series_goes_on(app, &result->series) || result_sums_go_on(app, &result->sums);
}

/* The loser of a single game may lead the next one, too. */
static Series next_series(const App *app, const Series *series)
{
    Series next = series_anew(series);
    if (result_series_goes_on(app, series)) {
        return *series;
    }
    if (series->target == 0) {
        next.games = 1;
        next.loser = series->loser;
    }
    return next;
}

static void play_on(App *app, const Result *result)
{
    MatchPlan plan = app->session.plan;
    plan.setup.seed = SEED_ANY;
    plan.series = next_series(app, &result->series);
    plan.sums = (PointSeries){.target = result->sums.target};
    if (result_sums_go_on(app, &result->sums)) {
        plan.sums = result->sums;
    }
    if (result->next != NO_STAGE) {
        MatchPlan next = progress_plan((DealPlace){DEAL_STAGE, result->next, plan.game});
        plan.setup = next.setup;
        plan.deal = next.deal;
        memcpy(plan.kinds, next.kinds, sizeof plan.kinds);
    } else if (plan.is_even && !goes_on(app, result)) {
        even_again(app, &plan);
    }
    app_begin_match(app, &plan);
}

/* Of a prepared match there is nothing to change but which one it is. */
static void change_seats(App *app, const Result *result)
{
    if (result->place.kind == DEAL_DAILY) {
        scene_switch_days(&app->scenes, result->place.game);
    } else if (result->is_prepared) {
        scene_push(&app->scenes, ui_of(app)->campaign->scene);
    } else {
        scene_push_seats(&app->scenes, (SeatsArgs){app->session.plan.game, true, true});
    }
}

static void choose(App *app, enum ResultChoice choice, const Result *result)
{
    MatchPlan plan = app->session.plan;
    switch (choice) {
    case RESULT_AGAIN:
        play_on(app, result);
        break;
    case RESULT_SAME:
        app_begin_match(app, &plan);
        break;
    case RESULT_SEATS:
        change_seats(app, result);
        break;
    case RESULT_REPLAY:
        scene_push(&app->scenes, shared_scenes.replay);
        break;
    case RESULT_SHARE:
        scene_push(&app->scenes, shared_scenes.share);
        break;
    case RESULT_MENU:
    case RESULT_CHOICES:
        scene_switch(&app->scenes, shared_scenes.menu);
        break;
    }
}

/* Whoever has lost a stage wants it once more, before the next one. */
static enum ResultChoice choice_at(const Result *result, int place)
{
    if (result->is_failed && place <= RESULT_SAME) {
        return (enum ResultChoice)(RESULT_SAME - place);
    }
    return (enum ResultChoice)place;
}

/* Beside its place in the campaign or the calendar, a match offers other ways. */
static Button button_of(App *app, const Result *result, enum ResultChoice choice)
{
    Button button = {.id = choices[choice].id,
                     .label = app_word(app, choices[choice].label),
                     .kind = choice == choice_at(result, 0) ? BUTTON_PRIMARY : BUTTON_SECONDARY};
    if (choice == RESULT_AGAIN && result->next != NO_STAGE && !result->repeats) {
        button.id = "button.next";
        button.label = result_next_label(app, result);
    } else if (choice == RESULT_SAME && result->is_failed) {
        button.label = app_word(app, N_("Try again"));
    } else if (choice == RESULT_AGAIN && goes_on(app, result)) {
        button.label = app_word(app, N_("Next game"));
    } else if (choice == RESULT_SEATS && result->place.kind == DEAL_DAILY) {
        button.id = "button.days";
        button.label = app_word(app, N_("Daily deals"));
    } else if (choice == RESULT_SEATS && result->is_prepared) {
        button.id = "button.campaign";
        button.label = app_word(app, N_("Campaign"));
    }
    return button;
}

/* What is begun again is the same deal already. */
static bool is_offered(const Result *result, enum ResultChoice choice)
{
    return choice != RESULT_SAME || !result->repeats;
}

static int choice_count(const Result *result)
{
    return RESULT_CHOICES - !is_offered(result, RESULT_SAME);
}

/* Below a scene they take as little height as they can. */
static int columns_of(App *app, const Result *result, const Sheet *sheet)
{
    if (sheet->is_portrait) {
        return 2;
    }
    bool is_low = result_scene(app) && sheet->type < 1.2f * sheet->unit;
    return is_low ? choice_count(result) : 3;
}

static float ways_height(App *app, const Result *result, const Sheet *sheet)
{
    int columns = columns_of(app, result, sheet);
    int rows = (choice_count(result) + columns - 1) / columns + learn_rows(result, sheet);
    return (float)rows * (sheet->button + GAP * sheet->unit) - GAP * sheet->unit;
}

static void ways_frame(App *app, Result *result, Rect rect, bool graced)
{
    Sheet of_app = sheet_of(app);
    const Sheet *sheet = &of_app;
    float gap = GAP * sheet->unit;
    int columns = columns_of(app, result, sheet), place = 0;
    for (int i = 0; i < learn_rows(result, sheet); i++) {
        learn_row(app, result, i, rect_cut_top(&rect, sheet->button), graced);
        rect_cut_top(&rect, gap);
    }
    float width = (rect.w - gap * (float)(columns - 1)) / (float)columns;
    for (int i = 0; i < RESULT_CHOICES; i++) {
        enum ResultChoice choice = choice_at(result, i);
        if (!is_offered(result, choice)) {
            continue;
        }
        Button button = button_of(app, result, choice);
        float x = rect.x + (float)(place % columns) * (width + gap);
        float y = rect.y + (float)(place / columns) * (sheet->button + gap);
        button.rect = (Rect){x, y, width, sheet->button};
        place++;
        if (ui_button(app->ui, &button) && !graced) {
            choose(app, choice, result);
        }
    }
}

#define LANTERN_SMALL  0.45f /* above a scene */
#define PICTURE_HEIGHT 190.0f

static void picture(App *app, Rect place)
{
    float side = place.h * 0.9f;
    bool is_twofold = result_light(app) == RESULT_HALF;
    Picture medal = picture_named(result_picture(app));
    Rect square = rect_around(rect_centre(place), side, side);
    if (side <= 0) {
        return;
    }
    if (is_twofold) {
        square.x -= side * 0.4f;
    }
    for (int i = 0; i <= is_twofold; i++) {
        draw_picture(ui_draw(app->ui), &medal, (Outline){square, 0}, 1);
        square.x += side * 0.8f;
    }
}

static const float dimness[] = {[RESULT_DARK] = 0.62f, [RESULT_HALF] = 0.54f, [RESULT_LIT] = 0.52f};

/* The lines on a sheet below a medal or lantern. In a low window the picture gives way first; then
 * the lines scroll. */
static void frame_sheet(Scene *scene, const Sheet *sheet, bool graced)
{
    App *app = scene->app;
    float gap = GAP * sheet->unit, inset = 20 * sheet->unit;
    float foot_height = ways_height(app, scene->data, sheet);
    float width = fminf(900 * sheet->unit, sheet->bounds.w * 0.94f);
    ResultLines lines = result_lines(app, scene->data, true);
    LineRange all = {0, lines.count};
    float words = result_lines_height(app, &lines, all, width - 2 * inset);
    float above = PICTURE_HEIGHT * sheet->unit;
    float wanted = above + words + gap + foot_height + 2 * inset;
    float height = fminf(wanted, sheet->bounds.h * 0.96f);
    Rect inner = ui_panel(app->ui, rect_around(rect_centre(sheet->bounds), width, height));
    Rect foot = rect_cut_bottom(&inner, foot_height);
    rect_cut_bottom(&inner, gap);
    picture(app, rect_cut_top(&inner, fmaxf(above - (wanted - height), 0)));
    Rect content = ui_scroll_begin(app->ui, "list.result", inner, words);
    result_lines_draw(app, &lines, all, content);
    ui_scroll_end(app->ui);
    ways_frame(app, scene->data, foot, graced);
}

/* How much farther inside the window words and buttons stand than all else: off the felt's rim. */
#define RIM_BELOW  8.0f
#define RIM_BESIDE 26.0f

static float head_width(App *app, const ResultLines *lines)
{
    float width = 0, whole = ui_bounds(app->ui).w;
    for (size_t i = 0; i < lines->heads; i++) {
        TextStyle style = result_line_style(lines, i);
        width = fmaxf(width, text_layout(app->ui, lines->items[i].text, style, whole)->w);
    }
    return width;
}

static void off_rim(const App *app, Rect *rect)
{
    rect_cut_left(rect, RIM_BESIDE * ui_unit(app->ui));
    rect_cut_right(rect, RIM_BESIDE * ui_unit(app->ui));
}

static void play_scene(App *app, Result *result, const FinalePlan *plan, Rect room)
{
    Finale finale = finale_of(app, plan, room, finale_age(&result->clock, app->ui));
    finale_hear(&finale, &result->clock);
    result_scene(app)->draw(&finale);
}

/* Where all lies that stands around the game's own scene. */
typedef struct Room {
    ResultLines lines;
    Rect head, rest, foot;
    float scene, words; /* the least of the scene, and the lines below it: heights in pixels */
} Room;

static Room room_of(Scene *scene)
{
    App *app = scene->app;
    Sheet sheet = sheet_of(app);
    float gap = GAP * sheet.unit;
    Room room = {.lines = result_lines(app, scene->data, false)};
    Rect rest = rect_inset(sheet.bounds, gap);
    LineRange above = {0, room.lines.heads}, below = {room.lines.heads, room.lines.count};
    room.head = rect_cut_top(&rest, result_lines_height(app, &room.lines, above, rest.w));
    rect_cut_top(&rest, gap - RESULT_LINE_GAP * sheet.unit);
    rect_cut_bottom(&rest, RIM_BELOW * sheet.unit);
    room.foot = rect_cut_bottom(&rest, ways_height(app, scene->data, &sheet));
    off_rim(app, &room.foot);
    rect_cut_bottom(&rest, gap);
    room.rest = rest;
    off_rim(app, &rest);
    room.words = result_lines_height(app, &room.lines, below, rest.w);
    FinalePlan plan = result_scene(app)->plan(app);
    room.scene = finale_least(app, &plan, room.rest.w);
    return room;
}

/* To which words give way where all look from afar, unless somebody wishes them larger: in the
 * lowest window they are still as large as FAR_SHARE of the layout's audits asks for. */
#define FAR_LEAST 105
#define FAR_STEP  5

/* Nobody who looks from afar can scroll: words are as large there as all has its room. */
static void fit_words(Scene *scene)
{
    App *app = scene->app;
    int least = max_int(app->near_percent, FAR_LEAST);
    for (int percent = app->settings.text_percent; app->is_far && percent >= least;
         percent -= FAR_STEP) {
        ui_set_text_percent(app->ui, percent);
        Room room = room_of(scene);
        if (room.scene + room.words <= room.rest.h) {
            return;
        }
    }
}

/* The game's own scene, its light behind the headings; what has no room scrolls. */
static void frame_scene(Scene *scene, bool graced)
{
    App *app = scene->app;
    Room room = room_of(scene);
    ResultLines *lines = &room.lines;
    LineRange above = {0, lines->heads}, below = {lines->heads, lines->count};
    FinalePlan plan = result_scene(app)->plan(app);
    float whole = fmaxf(room.scene, room.rest.h - room.words);
    Rect content = ui_scroll_begin(app->ui, "list.result", room.rest, whole + room.words);
    play_scene(app, scene->data, &plan, rect_cut_top(&content, whole));
    off_rim(app, &content);
    result_lines_draw(app, lines, below, content);
    ui_scroll_end(app->ui);
    result_medal_frame(app, scene->data,
                       rect_around(rect_centre(room.head), head_width(app, lines), room.head.h));
    result_lines_draw(app, lines, above, room.head);
    ways_frame(app, scene->data, room.foot, graced);
}

/* Beside the headings. */
static size_t lantern_count(App *app, const Result *result, const Sheet *sheet)
{
    ResultLines lines = result_lines(app, result, false);
    if (sheet->is_portrait) {
        return 2;
    }
    return lines.heads > 1 ? lanterns_beside(app, head_width(app, &lines), LANTERN_SMALL) : 4;
}

static void result_frame(Scene *scene)
{
    App *app = scene->app;
    Sheet sheet = sheet_of(app);
    Result *result = scene->data;
    bool graced = grace_lasts(&result->grace, app->ui);
    ResultLight light = result_light(app);
    result_review(app, result);
    if (result_scene(app)) {
        fit_words(scene);
        sheet_felt(app, ui_of(app)->look, dimness[light]);
        lanterns(app, light, lantern_count(app, result, &sheet), LANTERN_SMALL);
        frame_scene(scene, graced);
        ui_set_text_percent(app->ui, app->settings.text_percent);
    } else {
        sheet_night(app, dimness[light], NULL);
        lanterns(app, light, LANTERNS_ALL, 1);
        frame_sheet(scene, &sheet, graced);
    }
}

static void result_settle(Scene *scene)
{
    Result *result = scene->data;
    result->clock.is_settled = true;
}

/* What was asked of the thinker may have been dropped: it is asked again. */
static void result_back(Scene *scene, const void *answer)
{
    Result *result = scene->data;
    (void)answer;
    thinker_drop(scene->app->thinker);
    result->review.is_asked = false;
}

static void result_leave(Scene *scene)
{
    thinker_drop(scene->app->thinker);
}

/* A press that was meant for the table chooses nothing. */
static bool result_key(Scene *scene, KeyPress press)
{
    App *app = scene->app;
    Result *result = scene->data;
    if (!press_is(&press, &command_back)) {
        return false;
    }
    if (!grace_lasts(&result->grace, app->ui)) {
        scene_switch(&app->scenes, shared_scenes.menu);
    }
    return true;
}

static SceneRest result_rest(const Scene *scene)
{
    const Result *result = scene->data;
    SceneRest rest = {.is_busy = !result->grace.is_over, .wake_ms = NEVER_MS};
    rest.is_busy |= (result->is_reviewed || result->is_asked_for) && !result->review.is_done;
    rest.is_moving = finale_age(&result->clock, scene->app->ui) <
                     fmaxf(scene_seconds(scene->app), result_medal_seconds(result));
    if (rest.is_moving) {
        rest.is_busy = true;
        rest.wake_ms = 0;
    } else if (rest.is_busy) {
        rest.wake_ms = 20;
    }
    return rest;
}

const SceneKind scene_result = {
    .id = "result",
    .music = MUSIC_TABLE,
    .enter = result_enter,
    .back = result_back,
    .frame = result_frame,
    .key = result_key,
    .settle = result_settle,
    .rest = result_rest,
    .leave = result_leave,
};
