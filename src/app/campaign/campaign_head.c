/* A tab for each game with a campaign, in the order of the menu. */
#include "campaign_head.h"
#include "app_match.h"

#include <math.h>

#define TAB_GAP 10.0f /* units */

static size_t campaign_count(void)
{
    size_t count = 0;
    for (size_t i = 0; i < game_tile_count(); i++) {
        count += game_tile_at(i)->campaign != NULL;
    }
    return count;
}

static void tabs(App *app, const SceneKind *kind, Rect row, float width)
{
    Sheet sheet = sheet_of(app);
    float gap = TAB_GAP * sheet.unit;
    for (size_t i = game_tile_count(); i-- > 0;) {
        const GameUi *ui = game_tile_at(i);
        if (!ui->campaign) {
            continue;
        }
        Rect rect = rect_cut_right(&row, width - gap);
        Button button = {.id = app_id(app, "campaign.game.", ui->game->id),
                         .label = app_word(app, ui->tile->name),
                         .rect = {rect.x, rect.y, rect.w, sheet.button},
                         .kind = BUTTON_TAB,
                         .chosen = kind == ui->campaign->scene};
        rect_cut_right(&row, gap);
        if (ui_button(app->ui, &button) && !button.chosen) {
            scene_pop(&app->scenes);
            scene_push(&app->scenes, ui->campaign->scene);
        }
    }
}

/* The tabs stand beside the heading, in an upright window below it. */
Rect campaign_head(App *app, const SceneKind *kind, bool *back)
{
    Sheet sheet = sheet_of(app);
    Rect area = rect_inset(sheet.bounds, CAMPAIGN_MARGIN * sheet.unit);
    Rect head = rect_cut_top(&area, sheet.head), row;
    float width = (head.w + TAB_GAP * sheet.unit) / (float)campaign_count();
    if (sheet.is_portrait) {
        row = rect_cut_top(&area, sheet.head);
    } else {
        width = fminf(230 * sheet.type, width * 0.85f);
        row = rect_cut_right(&head, width * (float)campaign_count());
    }
    tabs(app, kind, row, width);
    sheet_head(app, app_word(app, N_("Campaign")), head, back);
    return area;
}

void campaign_map_frame(Scene *scene, const CampaignMap *map)
{
    App *app = scene->app;
    const GameUi *ui = game_ui_of(map->game);
    Sheet sheet = sheet_of(app);
    float gap = CAMPAIGN_MARGIN * sheet.unit;
    bool back;
    sheet_felt(app, ui->look, 0.35f);
    Rect room = campaign_head(app, ui->campaign->scene, &back);
    Rect panel = sheet_cut_last(&sheet, &room, room.h * map->upright, CAMPAIGN_PANEL * sheet.unit);
    sheet_cut_last(&sheet, &room, gap, gap);
    map->map(app, scene->data, room);
    map->panel(app, scene->data, panel);
    if (back) {
        scene_pop(&app->scenes);
    }
}

void campaign_next_line(Flow *flow, bool is_next)
{
    const char *words = app_word(flow->app, N_("This is your next stage."));
    if (is_next) {
        flow_words(flow, "text.next", words, STYLE_BODY);
    } else {
        flow_skip(flow, words, STYLE_BODY);
    }
}

void campaign_start(App *app, DealPlace place)
{
    MatchPlan plan = progress_plan(place);
    app_seat_usual(app, &plan);
    app_begin_match(app, &plan);
}

void campaign_customise(App *app, const MatchPlan *plan)
{
    Problem problem = {0};
    settings_keep_plan(app->profile, plan, &problem);
    app_tell(app, &problem);
    scene_push_seats(&app->scenes, (SeatsArgs){plan->game, .in_detail = true});
}
