/* The road of the cases: a place for each, with the faces of its suspects below its number. All
 * are open; choosing one only fills the panel. */
#include "direnjie/cases/cases.h"
#include "direnjie/pieces.h"

#include "campaign_head.h"
#include "campaign_road.h"
#include "daily.h"
#include "stage_group.h"
#include "stage_mark.h"

#include <math.h>

#define FACE 38.0f /* units: of a suspect */
#define DISC 96.0f /* of a place, at most */
#define RIM  3.0f
#define DROP 0.27f /* of a disc: so far below it the number of a stage that is won reaches */

static void look_up(App *app, Cases *cases)
{
    CampaignDeal stages[DIRENJIE_CASE_DEALS];
    group_read(app->profile, &direnjie_game, 0, DIRENJIE_CASE_DEALS, cases->secrets);
    for (int i = 0; i < DIRENJIE_CASE_DEALS; i++) {
        stages[i] = cases->secrets[i].reached;
    }
    cases->next = direnjie_campaign.next(stages, NO_STAGE);
}

static void cases_enter(Scene *scene)
{
    Cases *cases = arena_alloc(&scene->arena, sizeof *cases);
    look_up(scene->app, cases);
    cases->chosen = cases->next == NO_STAGE ? 0 : cases->next / DIRENJIE_CASE_SECRETS;
    scene->data = cases;
    scene->game = &direnjie_game;
}

static void faces(App *app, int number, Rect row)
{
    unsigned count = direnjie_cases[number].seats - 1u;
    row.x += (row.w - row.h * (float)count) / 2;
    for (unsigned i = 0; i < count; i++) {
        Rival rival = cases_rival(number * DIRENJIE_CASE_SECRETS, (Seat)(i + 1));
        draw_named(ui_draw(app->ui), rival.picture, rect_cut_left(&row, row.h), 1);
    }
}

static void disc(App *app, const StageMark *mark)
{
    float rim = RIM * ui_unit(app->ui);
    DrawList *list = ui_draw(app->ui);
    draw_round(list, mark->rect, mark->rect.w / 2, COLOR_GOLD);
    draw_round(list, rect_inset(mark->rect, rim), mark->rect.w / 2 - rim,
               mark->is_due ? COLOR_LIT : COLOR_BUTTON);
}

static void case_place(App *app, Cases *cases, const Road *road, int number)
{
    Sheet sheet = sheet_of(app);
    CampaignDeal reached = cases_reached(&cases->secrets[number * DIRENJIE_CASE_SECRETS], number);
    const char *title = cases_title(app, number);
    StageMark mark = {.id = app_numbered(app, "cases.case.", number + 1),
                      .name = title,
                      .value = daily_best(app, &reached),
                      .deal = &reached,
                      .number = number + 1,
                      .is_due =
                          cases->next != NO_STAGE && cases->next / DIRENJIE_CASE_SECRETS == number,
                      .is_chosen = number == cases->chosen,
                      .rect = road_mark(road, number)};
    Rect rest = road_place(road, number);
    rect_cut_top(&rest, road->side * (1 + DROP));
    faces(app, number, rect_cut_top(&rest, FACE * sheet.unit));
    ui_label(app->ui, app_numbered(app, "text.case.", number + 1), title,
             (TextStyle){FONT_BODY_BOLD, SIZE_BODY, ALIGN_CENTRE, true}, COLOR_GOLD_LIGHT, rest);
    disc(app, &mark);
    if (stage_mark(app, &mark)) {
        cases->chosen = number;
    }
}

static void map(App *app, void *campaign, Rect room)
{
    Sheet sheet = sheet_of(app);
    float words = (2 * 1.3f * SIZE_BODY + 4) * sheet.type + FACE * sheet.unit;
    Road road = road_of(app, room, DIRENJIE_CASES, words);
    road.side = fminf(road.side / (1 + DROP), DISC * sheet.unit);
    road_draw_way(app, &road);
    for (int i = 0; i < DIRENJIE_CASES; i++) {
        case_place(app, campaign, &road, i);
    }
}

static const CampaignMap cases_map = {&direnjie_game, 0.5f, map, cases_panel};

static void cases_frame(Scene *scene)
{
    campaign_map_frame(scene, &cases_map);
}

static void cases_back(Scene *scene, const void *answer)
{
    (void)answer;
    look_up(scene->app, scene->data);
}

const SceneKind scene_cases = {
    .id = "cases",
    .enter = cases_enter,
    .back = cases_back,
    .frame = cases_frame,
    .key = sheet_key_back,
};
