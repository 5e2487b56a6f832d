/* The road of the tour: a place for each rival, one behind another in rows that turn at their ends,
 * each with a face, a name and three lanterns, of which one burns for each deal that was won. All
 * places are open; choosing one only fills the panel. */
#include "claim/pieces.h"
#include "claim/tour/tour.h"
#include "games/claim.h"

#include "campaign_head.h"
#include "campaign_road.h"
#include "daily.h"
#include "stage_mark.h"

#define LAMP 22.0f /* units */

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
    const char *name = app_word(app, tour_person(rival)->name);
    StageMark mark = {.id = app_numbered(app, "tour.rival.", rival + 1),
                      .name = name,
                      .value = daily_best(app, &reached),
                      .deal = &reached,
                      .portrait = tour_person(rival)->portrait,
                      .is_due = tour->next != NO_STAGE && tour->next / CLAIM_RIVAL_DEALS == rival,
                      .is_chosen = rival == tour->chosen,
                      .rect = road_mark(road, rival)};
    Rect rest = road_place(road, rival);
    rect_cut_top(&rest, road->side + 2 * sheet.unit);
    float lamp = LAMP * sheet.unit;
    lamps(app, deals, rect_cut_top(&rest, lamp), lamp);
    TextStyle style = {FONT_BODY_BOLD, SIZE_BODY, ALIGN_CENTRE, true};
    rect_cut_top(&rest, ui_label(app->ui, NULL, name, style, COLOR_GOLD_LIGHT, rest));
    style.face = FONT_BODY;
    ui_label(app->ui, app_numbered(app, "text.site.", rival + 1),
             app_word(app, tour_person(rival)->site), style, COLOR_MUTED, rest);
    if (stage_mark(app, &mark)) {
        tour->chosen = rival;
    }
}

static void map(App *app, void *campaign, Rect room)
{
    Tour *tour = campaign;
    Sheet sheet = sheet_of(app);
    float words = 2.6f * SIZE_BODY * 1.3f * sheet.type + LAMP * sheet.unit;
    Road road = road_of(app, room, CLAIM_RIVALS, words);
    tour->is_explained = road_explain(app, &road, tour_rule(app));
    road_draw_way(app, &road);
    for (int i = 0; i < CLAIM_RIVALS; i++) {
        rival_place(app, tour, &road, i);
    }
}

static const CampaignMap tour_map = {&claim_game, 0.46f, map, tour_panel};

static void tour_frame(Scene *scene)
{
    campaign_map_frame(scene, &tour_map);
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
