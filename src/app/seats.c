/* Who plays: how many seats, a name and a kind for each, the options of the game, and the deal
 * number. What was chosen is kept for the next time; nothing begins before button.start. */
#include "seats.h"
#include "games/regicide.h"
#include "i18n/format.h"
#include "menu_tiles.h"
#include "page.h"

#define PICTURE_WIDTH 270.0f
#define PICTURE_GAP   44.0f

static Seats *seats_of(const Scene *scene)
{
    return scene->data;
}

static void seats_enter(Scene *scene)
{
    App *app = scene->app;
    Seats *seats = arena_alloc(&scene->arena, sizeof *seats);
    seats->plan = settings_read_plan(app->profile, app->game);
    if (app->has_session && app->session.plan.game == app->game) {
        seats->plan = app->session.plan;
    }
    seats_draw_deal(app, seats);
    scene->data = seats;
}

void seats_draw_deal(App *app, Seats *seats)
{
    Text text = text_in(seats->deal, sizeof seats->deal);
    text_append_number(&text, (int64_t)app_draw_deal(app));
}

/* The typed number; SEED_ANY when there is none. */
static bool read_deal(const Seats *seats, uint64_t *out)
{
    int64_t number;
    size_t length = text_length(seats->deal);
    if (length == 0) {
        *out = SEED_ANY;
        return true;
    }
    bool fine = text_parse_number(seats->deal, length, &number) && number >= 0 &&
                number < (int64_t)SEED_LIMIT;
    *out = fine ? (uint64_t)number : SEED_ANY;
    return fine;
}

static const char *start_reason(App *app, const Seats *seats)
{
    Message why;
    uint64_t deal;
    if (!read_deal(seats, &deal)) {
        return app_word(app, N_("The deal number is too large."));
    }
    return plan_is_accepted(&seats->plan, &why) ? NULL : app_message(app, seats->plan.game, &why);
}

static void start(Scene *scene)
{
    App *app = scene->app;
    Problem problem;
    MatchPlan plan = seats_of(scene)->plan;
    settings_keep_plan(app->profile, &plan, &problem);
    app_tell(app, &problem);
    read_deal(seats_of(scene), &plan.setup.seed);
    plan.series = series_anew(&plan.series);
    app_begin_match(app, &plan);
}

static void start_button(Scene *scene, Rect foot, const Page *page)
{
    App *app = scene->app;
    Button button = {.id = "button.start",
                     .label = app_word(app, N_("Start")),
                     .rect = rect_around(rect_centre(foot), 320 * page->unit, page->button),
                     .kind = BUTTON_PRIMARY,
                     .reason = start_reason(app, seats_of(scene))};
    if (ui_button(app->ui, &button)) {
        start(scene);
    }
}

/* The picture of the game at the left, in a wide window. Cuts off what it takes. */
static void game_picture(App *app, const Seats *seats, Rect *inner, const Page *page)
{
    float width = PICTURE_WIDTH * page->unit, height = width * 1.4f;
    if (page->is_portrait) {
        return;
    }
    Rect column = rect_cut_left(inner, width);
    rect_cut_left(inner, PICTURE_GAP * page->unit);
    Outline outline = {.rect = {column.x, column.y + 8 * page->unit, width, height}};
    draw_shadow(ui_draw(app->ui), outline, 8);
    menu_tile_draw(app, seats->plan.game, outline);
}

/* Regicide can be played with paper cards: see scene_companion. */
static void companion_button(App *app, const Seats *seats, Rect rect)
{
    Button button = {.id = "button.companion",
                     .label = app_word(app, N_("With paper cards")),
                     .rect = rect,
                     .hint = app_word(app, N_("Keeps count of a game on your own table"))};
    if (seats->plan.game == &regicide_game && ui_button(app->ui, &button)) {
        scene_push(&app->scenes, &scene_companion);
    }
}

static void seats_frame(Scene *scene)
{
    App *app = scene->app;
    Page page = page_of(app);
    bool back;
    Seats *seats = seats_of(scene);
    float foot_height = page.button + 34 * page.unit;
    Point size = {(PICTURE_WIDTH + PICTURE_GAP + 1110) * page.unit,
                  seats_form_height(app, seats, &page) + foot_height};
    const char *title = app_word(app, menu_game_name(seats->plan.game->id));
    Rect inner = page_sheet(app, title, size, &back);
    game_picture(app, seats, &inner, &page);
    Rect foot = rect_cut_bottom(&inner, page.button);
    rect_cut_bottom(&inner, 34 * page.unit);
    seats_form(app, seats, inner, &page);
    start_button(scene, foot, &page);
    companion_button(app, seats, rect_cut_left(&foot, 270 * page.unit));
    if (back) {
        scene_switch(&app->scenes, &scene_menu);
    }
}

static bool seats_key(Scene *scene, KeyPress press)
{
    if (press.key == KEY_ESCAPE) {
        scene_switch(&scene->app->scenes, &scene_menu);
    }
    return press.key == KEY_ESCAPE;
}

const SceneKind scene_seats = {
    .id = "seats",
    .enter = seats_enter,
    .frame = seats_frame,
    .key = seats_key,
};
