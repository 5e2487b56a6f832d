/* The map: a medal for each stage, the one that is due in a light of its own. All stages are open;
 * choosing one only fills the panel. */
#include "regicide/campaign/deals.h"

#include "calendar.h"
#include "campaign_head.h"
#include "daily.h"
#include "games/regicide.h"
#include "regicide/campaign/map_places.h"
#include "regicide/pieces.h"
#include "stage_mark.h"

#include <math.h>
#include <time.h>

#define MAP_RATIO  (900.0f / 1600)
#define PLACE_SIDE (66.0f / 1600) /* of the map's width: a medal */
#define LESSON_X   0.115f         /* where it lies on the map, as parts of it */
#define LESSON_Y   0.41f

#define CAPTION_BORDER 20.0f /* of the panel with the words below the map */

static void look_up(App *app, Campaign *campaign)
{
    campaign->today = calendar_day_at((int64_t)time(NULL));
    progress_stages(app->profile, &regicide_game, campaign->stages);
    campaign->next = regicide_campaign.next(campaign->stages, NO_STAGE);
    progress_read(app->profile, campaign_today(campaign), &campaign->day);
    campaign->streaks = progress_streaks(app->profile, &regicide_game, campaign->today);
}

static void campaign_enter(Scene *scene)
{
    Campaign *campaign = arena_alloc(&scene->arena, sizeof *campaign);
    look_up(scene->app, campaign);
    campaign->chosen = campaign->next == NO_STAGE ? 0 : campaign->next;
    scene->data = campaign;
    scene->game = &regicide_game;
}

/* Larger than the places that are drawn on the map: a number of two digits stands within. */
static void disc(App *app, Rect rect)
{
    float side = rect.w * 0.76f, line = fmaxf(1, rect.w * 0.04f);
    draw_round(ui_draw(app->ui), rect_around(rect_centre(rect), side, side), side / 2, COLOR_GOLD);
    side -= 2 * line;
    draw_round(ui_draw(app->ui), rect_around(rect_centre(rect), side, side), side / 2,
               COLOR_BUTTON);
}

static void place(App *app, Campaign *campaign, int stage, Rect rect)
{
    const CampaignDeal *deal = &campaign->stages[stage];
    StageMark mark = {.id = app_numbered(app, "campaign.stage.", stage + 1),
                      .name = regicide_campaign.stage_name(app, stage),
                      .value = daily_best(app, deal),
                      .deal = deal,
                      .number = stage + 1,
                      .is_due = stage == campaign->next,
                      .is_chosen = stage == campaign->chosen,
                      .rect = rect};
    if (stage_medal(deal) == 0) {
        disc(app, rect);
    }
    if (stage_mark(app, &mark)) {
        campaign->chosen = stage;
    }
}

/* Draws the lesson beside the first stage: it asks for no knowledge of the game. */
static void lesson_place(App *app, Campaign *campaign, Rect rect)
{
    static const CampaignDeal nothing;
    StageMark mark = {.id = "campaign.stage.0",
                      .name = app_word(app, N_("Learn by playing")),
                      .value = app_word(app, N_("A first game with a host who explains it")),
                      .deal = &nothing,
                      .is_chosen = campaign->chosen == NO_STAGE,
                      .rect = rect};
    disc(app, rect);
    if (stage_mark(app, &mark)) {
        campaign->chosen = NO_STAGE;
    }
}

static void map(App *app, Campaign *campaign, Rect rect)
{
    Picture picture = picture_named("ui/campaign-map");
    float side = rect.w * PLACE_SIDE;
    draw_picture(ui_draw(app->ui), &picture, (Outline){rect, 0}, 1);
    Point first = {rect.x + rect.w * LESSON_X, rect.y + rect.h * LESSON_Y};
    lesson_place(app, campaign, rect_around(first, side, side));
    for (int i = 0; i < REGICIDE_DEALS; i++) {
        Point at = {rect.x + rect.w * map_places[i].x, rect.y + rect.h * map_places[i].y};
        place(app, campaign, i, rect_around(at, side, side));
    }
}

/* The largest map within the room, at its top. */
static Rect map_rect(Rect room)
{
    float width = fminf(room.w, room.h / MAP_RATIO);
    return (Rect){room.x + (room.w - width) / 2, room.y, width, width * MAP_RATIO};
}

/* The words below the map; they stay with the panel when the room does not hold them. */
static bool explanation(App *app, Rect room)
{
    const char *words = campaign_explanation(app);
    float border = 2 * CAPTION_BORDER * ui_unit(app->ui);
    float height = text_layout(app->ui, words, STYLE_BODY, room.w - border)->h + border;
    if (height > room.h) {
        return false;
    }
    room.h = height;
    ui_label(app->ui, "text.campaign", words, STYLE_BODY, COLOR_MUTED, ui_panel(app->ui, room));
    return true;
}

static void campaign_frame(Scene *scene)
{
    App *app = scene->app;
    Campaign *campaign = scene->data;
    Sheet sheet = sheet_of(app);
    bool back;
    float gap = CAMPAIGN_MARGIN * sheet.unit;
    sheet_night(app, 0.6f, NULL);
    Rect area = campaign_head(app, &scene_campaign, &back);
    float map_height = area.w * MAP_RATIO;
    Rect room = area;
    Rect panel = area;
    if (sheet.is_portrait) {
        room = rect_cut_top(&panel, map_height);
        rect_cut_top(&panel, gap);
    } else {
        panel = rect_cut_right(&room, CAMPAIGN_PANEL * sheet.unit);
        room.w -= gap;
    }
    Rect picture = map_rect(room);
    rect_cut_top(&room, picture.h + gap);
    map(app, campaign, picture);
    campaign->is_explained = !sheet.is_portrait && explanation(app, room);
    campaign_panel(app, campaign, panel);
    if (back) {
        scene_pop(&app->scenes);
    }
}

static void campaign_back(Scene *scene, const void *answer)
{
    (void)answer;
    look_up(scene->app, scene->data);
}

const SceneKind scene_campaign = {
    .id = "campaign",
    .tension = scene_is_festive,
    .enter = campaign_enter,
    .back = campaign_back,
    .frame = campaign_frame,
    .key = sheet_key_back,
};
