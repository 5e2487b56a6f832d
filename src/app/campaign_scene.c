/* The map: a medal for each stage, the one that is due in a light of its own. All stages are open;
 * choosing one only fills the panel. What was won with help alone is paler and has a sign. */
#include "campaign_scene.h"
#include "i18n/format.h"
#include "map_places.h"
#include "result_words.h"

#include <time.h>

#define MAP_RATIO   (900.0f / 1600)
#define PLACE_SIDE  (66.0f / 1600) /* of the map's width: a medal */
#define PANEL_WIDTH 420.0f
#define MARGIN      24.0f

static void look_up(App *app, Campaign *campaign)
{
    campaign->now = (int64_t)time(NULL);
    campaign->today = progress_day_at(campaign->now);
    progress_stages(app->profile, campaign->stages);
    campaign->next = progress_next(campaign->stages, NO_STAGE);
    progress_read(app->profile, (DealPlace){DEAL_DAILY, campaign->today}, &campaign->day);
    campaign->streaks = progress_streaks(app->profile, campaign->today);
}

static void campaign_enter(Scene *scene)
{
    Campaign *campaign = arena_alloc(&scene->arena, sizeof *campaign);
    look_up(scene->app, campaign);
    campaign->chosen = campaign->next == NO_STAGE ? 0 : campaign->next;
    scene->data = campaign;
}

int campaign_realm_wins(const Campaign *campaign, int realm)
{
    int wins = 0;
    for (int i = 0; i < REGICIDE_REALM_DEALS; i++) {
        wins += campaign->stages[realm * REGICIDE_REALM_DEALS + i].medal > 0;
    }
    return wins;
}

void campaign_start(App *app, DealPlace place)
{
    MatchPlan plan = progress_plan(place);
    MatchPlan usual = settings_read_plan(app->profile, plan.game);
    if (usual.kinds[0] == SEAT_PERSON) {
        Text name = text_in(plan.names[0], sizeof plan.names[0]);
        text_append(&name, usual.names[0]);
    }
    app_begin_match(app, &plan);
}

/* The number of a stage that has no medal yet. It does not grow with the text. */
static void draw_number(App *app, int stage, Rect rect, Color color)
{
    Page page = page_of(app);
    TextStyle style = {FONT_BODY_BOLD, rect.h * 0.42f / page.type, ALIGN_CENTRE, true};
    const TextBlock *block = text_layout(app->ui, app_number(app, stage + 1), style, rect.w);
    Point at = {rect.x, rect.y + (rect.h - block->h) / 2};
    draw_text(ui_draw(app->ui), block, at, color);
}

static void draw_medal(App *app, const CampaignDeal *deal, Rect rect)
{
    int medal = deal->medal > 0 ? deal->medal : deal->assisted_medal;
    Picture picture = picture_named(result_medal_picture((RegicideMedal)medal));
    bool is_assisted = deal->medal == 0 && medal > 0;
    DrawList *list = ui_draw(app->ui);
    draw_picture(list, &picture, (Outline){rect, 0}, is_assisted ? 0.6f : 1);
    if (is_assisted) {
        Rect sign = {rect.x + rect.w * 0.6f, rect.y + rect.h * 0.55f, rect.w * 0.45f,
                     rect.h * 0.45f};
        draw_icon(list, "ui/ui-hint", (Outline){sign, 0}, COLOR_SHEET);
    }
}

static void draw_ring(App *app, Rect rect, float thickness, Color color)
{
    draw_push(ui_draw(app->ui), &(DrawCommand){.kind = DRAW_FRAME,
                                               .rect = rect,
                                               .color = color,
                                               .thickness = thickness,
                                               .radius = rect.w / 2});
}

static void place(App *app, Campaign *campaign, int stage, Rect rect)
{
    const CampaignDeal *deal = &campaign->stages[stage];
    float unit = ui_unit(app->ui);
    Element element = {.id = app_numbered(app, "campaign.stage.", stage + 1),
                       .role = ROLE_BUTTON,
                       .name =
                           app_phrase(app, N_("Stage {n}"), TR_VALUES(app_number(app, stage + 1))),
                       .value = campaign_best(app, deal),
                       .rect = rect};
    Touch touch = ui_element(app->ui, &element);
    bool is_lit = touch.hovered || touch.focused;
    if (stage == campaign->next || is_lit) {
        DrawCommand glow = {.kind = DRAW_GLOW,
                            .rect = rect_inset(rect, rect.w * 0.15f),
                            .color = color_faded(COLOR_LIT, is_lit ? 1 : 0.8f),
                            .radius = rect.w / 2};
        draw_push(ui_draw(app->ui), &glow);
    }
    if (deal->medal == 0 && deal->assisted_medal == 0) {
        bool is_bright = is_lit || stage == campaign->next;
        draw_number(app, stage, rect, is_bright ? COLOR_INK : COLOR_MUTED);
    } else {
        draw_medal(app, deal, rect);
    }
    if (stage == campaign->chosen) {
        draw_ring(app, rect_inset(rect, -2 * unit), 3 * unit, COLOR_SHEET);
    }
    if (touch.focused) {
        draw_ring(app, rect_inset(rect, -6 * unit), 3 * unit, COLOR_FOCUS);
    }
    campaign->chosen = touch.activated ? stage : campaign->chosen;
    if (touch.by_return) { /* a second Return begins: the panel is far by Tab */
        ui_focus(app->ui, "button.start");
    }
}

static void map(App *app, Campaign *campaign, Rect rect)
{
    Picture picture = picture_named("ui/campaign-map");
    float side = rect.w * PLACE_SIDE;
    draw_picture(ui_draw(app->ui), &picture, (Outline){rect, 0}, 1);
    for (int i = 0; i < REGICIDE_DEALS; i++) {
        Point at = {rect.x + rect.w * map_places[i].x, rect.y + rect.h * map_places[i].y};
        place(app, campaign, i, rect_around(at, side, side));
    }
}

/* The largest map within the room. */
static Rect map_rect(Rect room)
{
    float width = room.w * MAP_RATIO < room.h ? room.w : room.h / MAP_RATIO;
    return rect_around(rect_centre(room), width, width * MAP_RATIO);
}

static void campaign_frame(Scene *scene)
{
    App *app = scene->app;
    Campaign *campaign = scene->data;
    Page page = page_of(app);
    bool back;
    float gap = MARGIN * page.unit;
    page_background(app, "menu/background", 0.6f);
    Rect area = rect_inset(page.bounds, gap);
    page_head(app, app_word(app, N_("Campaign")), rect_cut_top(&area, page.head), &back);
    float map_height = area.w * MAP_RATIO;
    Rect room = area;
    Rect panel = page.is_portrait
                     ? (Rect){area.x, area.y + map_height + gap, area.w, area.h - map_height - gap}
                     : rect_cut_right(&room, PANEL_WIDTH * page.unit);
    room = page.is_portrait ? rect_cut_top(&area, map_height) : room;
    room.w -= page.is_portrait ? 0 : gap;
    map(app, campaign, map_rect(room));
    campaign_panel(app, campaign, panel);
    if (back) {
        scene_switch(&app->scenes, &scene_menu);
    }
}

static void campaign_back(Scene *scene)
{
    look_up(scene->app, scene->data);
}

static bool campaign_key(Scene *scene, KeyPress press)
{
    if (press.key == KEY_ESCAPE) {
        scene_switch(&scene->app->scenes, &scene_menu);
    }
    return press.key == KEY_ESCAPE;
}

const SceneKind scene_campaign = {
    .id = "campaign",
    .enter = campaign_enter,
    .back = campaign_back,
    .frame = campaign_frame,
    .key = campaign_key,
};
