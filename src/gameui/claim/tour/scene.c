/* The road of the tour: a place for each rival, one behind another in rows that turn at their ends,
 * each with a face, a name and three lanterns, of which one burns for each deal that was won. All
 * places are open; choosing one only fills the panel. */
#include "claim/pieces.h"
#include "claim/tour/tour.h"
#include "games/claim.h"

#include "campaign_head.h"
#include "daily.h"
#include "stage_mark.h"

#include <math.h>

#define ACROSS        4     /* places in a row, */
#define ACROSS_NARROW 3     /* in an upright window */
#define DOTS          9     /* between two places */
#define LAMP          22.0f /* units */

#define CAPTION_BORDER 20.0f /* of the panel with the words about medals */

static void look_up(App *app, Tour *tour)
{
    CampaignDeal stages[CLAIM_TOUR_DEALS];
    for (int i = 0; i < CLAIM_RIVALS; i++) {
        tour_read(app, i, &tour->deals[i * CLAIM_RIVAL_DEALS]);
    }
    for (int i = 0; i < CLAIM_TOUR_DEALS; i++) {
        stages[i] = tour->deals[i].reached;
    }
    tour->next = claim_campaign.next(stages, NO_STAGE);
}

static void tour_enter(Scene *scene)
{
    Tour *tour = arena_alloc(&scene->arena, sizeof *tour);
    look_up(scene->app, tour);
    tour->chosen = tour->next == NO_STAGE ? 0 : tour->next / CLAIM_RIVAL_DEALS;
    scene->data = tour;
    scene->game = &claim_game;
}

/* Measures by which the road lies. */
typedef struct Road {
    Rect room;
    int across;
    float wide, high; /* of a place with all that belongs to it */
    float side;       /* of a portrait */
} Road;

static Road road_of(Rect room, const Sheet *sheet)
{
    Road road = {.room = room, .across = sheet->is_portrait ? ACROSS_NARROW : ACROSS};
    int rows = (CLAIM_RIVALS + road.across - 1) / road.across;
    road.wide = room.w / (float)road.across;
    road.high = room.h / (float)rows;
    float words = 2.6f * SIZE_BODY * 1.3f * sheet->type + LAMP * sheet->unit;
    road.side = fminf(road.wide * 0.62f, road.high - words);
    return road;
}

/* Where a rival's place is: every other row goes back, and none lies quite level. */
static Rect place_of(const Road *road, int rival)
{
    int row = rival / road->across, column = rival % road->across;
    if (row % 2 == 1) {
        column = road->across - 1 - column;
    }
    return (Rect){road->room.x + road->wide * (float)column, road->room.y + road->high * (float)row,
                  road->wide, road->high};
}

static Rect portrait_of(const Road *road, int rival)
{
    Rect place = place_of(road, rival);
    return (Rect){place.x + (place.w - road->side) / 2, place.y, road->side, road->side};
}

/* How far the way from one row to the next swings out, so that it passes by the words. */
static float bend_of(const Road *road, int from)
{
    int row = from / road->across;
    if ((from + 1) / road->across == row) {
        return 0;
    }
    return (row % 2 == 0 ? 0.46f : -0.46f) * road->wide;
}

static void way(App *app, const Road *road, int from)
{
    Point a = rect_centre(portrait_of(road, from)), b = rect_centre(portrait_of(road, from + 1));
    float dot = 7 * ui_unit(app->ui), bend = bend_of(road, from);
    for (int i = 1; i < DOTS; i++) {
        float part = (float)i / DOTS;
        float swing = bend * sinf(part * 3.14159f);
        Point at = {a.x + (b.x - a.x) * part + swing, a.y + (b.y - a.y) * part};
        draw_round(ui_draw(app->ui), rect_around(at, dot, dot), dot / 2,
                   color_faded(COLOR_GOLD, 0.7f));
    }
}

static void lamps(App *app, const PlaceResult deals[], Rect row, float side)
{
    row.x += (row.w - 3 * side) / 2;
    for (int i = 0; i < CLAIM_RIVAL_DEALS; i++) {
        bool is_lit = tour_is_win(deals[i].standing);
        draw_named(ui_draw(app->ui), is_lit ? "ui/lantern-lit" : "ui/lantern-unlit",
                   rect_cut_left(&row, side), 1);
    }
}

static void rival_place(App *app, Tour *tour, const Road *road, int rival)
{
    Sheet sheet = sheet_of(app);
    const PlaceResult *deals = &tour->deals[rival * CLAIM_RIVAL_DEALS];
    CampaignDeal reached = tour_reached(deals, rival);
    const char *name = tour_name(app, rival);
    StageMark mark = {.id = app_numbered(app, "tour.rival.", rival + 1),
                      .name = name,
                      .value = daily_best(app, &reached),
                      .deal = &reached,
                      .portrait = tour_portrait(rival),
                      .is_due = tour->next != NO_STAGE && tour->next / CLAIM_RIVAL_DEALS == rival,
                      .is_chosen = rival == tour->chosen,
                      .rect = portrait_of(road, rival)};
    Rect rest = place_of(road, rival);
    rect_cut_top(&rest, road->side + 2 * sheet.unit);
    float lamp = LAMP * sheet.unit;
    lamps(app, deals, rect_cut_top(&rest, lamp), lamp);
    TextStyle style = {FONT_BODY_BOLD, SIZE_BODY, ALIGN_CENTRE, true};
    rect_cut_top(&rest, ui_label(app->ui, NULL, name, style, COLOR_GOLD_LIGHT, rest));
    style.face = FONT_BODY;
    ui_label(app->ui, app_numbered(app, "text.site.", rival + 1), tour_site(app, rival), style,
             COLOR_MUTED, rest);
    if (stage_mark(app, &mark)) {
        tour->chosen = rival;
    }
}

/* What wins which medal, in the room that the last row leaves; false where that is too small. */
static bool explanation(App *app, const Road *road)
{
    Sheet sheet = sheet_of(app);
    int rows = (CLAIM_RIVALS + road->across - 1) / road->across;
    int empty = rows * road->across - CLAIM_RIVALS;
    float gap = CAMPAIGN_MARGIN * sheet.unit;
    Rect room = road->room;
    room.w = road->wide * (float)empty - gap;
    if (rows % 2 == 1) {
        room.x += road->room.w - room.w;
    }
    room.y += road->high * (float)(rows - 1);
    const char *words = tour_rule(app);
    float border = 2 * CAPTION_BORDER * sheet.unit;
    room.h = text_layout(app->ui, words, STYLE_BODY, room.w - border)->h + border;
    if (room.h > road->high - gap) {
        return false;
    }
    ui_label(app->ui, "text.rule", words, STYLE_BODY, COLOR_MUTED, ui_panel(app->ui, room));
    return true;
}

static void road_frame(App *app, Tour *tour, Rect room)
{
    Sheet sheet = sheet_of(app);
    Road road = road_of(room, &sheet);
    tour->is_explained = explanation(app, &road);
    for (int i = 0; i + 1 < CLAIM_RIVALS; i++) {
        way(app, &road, i);
    }
    for (int i = 0; i < CLAIM_RIVALS; i++) {
        rival_place(app, tour, &road, i);
    }
}

static void tour_frame(Scene *scene)
{
    App *app = scene->app;
    Tour *tour = scene->data;
    bool back;
    CampaignRooms rooms = campaign_rooms(app, game_ui_of(&claim_game), 0.46f, &back);
    road_frame(app, tour, rooms.choice);
    tour_panel(app, tour, rooms.panel);
    if (back) {
        scene_pop(&app->scenes);
    }
}

static void tour_back(Scene *scene, const void *answer)
{
    (void)answer;
    look_up(scene->app, scene->data);
}

const SceneKind scene_tour = {
    .id = "tour",
    .enter = tour_enter,
    .back = tour_back,
    .frame = tour_frame,
    .key = sheet_key_back,
};
