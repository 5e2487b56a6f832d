/* A tab for each game with a campaign, in the order of the menu. */
#include "campaign_head.h"
#include "app_match.h"

#include <math.h>

Rect campaign_head(App *app, const SceneKind *kind, bool *back)
{
    Sheet sheet = sheet_of(app);
    Rect area = rect_inset(sheet.bounds, CAMPAIGN_MARGIN * sheet.unit);
    Rect head = rect_cut_top(&area, sheet.head);
    float gap = 10 * sheet.unit, width = fminf(230 * sheet.type, head.w * 0.22f);
    for (size_t i = game_tile_count(); i-- > 0;) {
        const GameUi *ui = game_tile_at(i);
        if (!ui->campaign) {
            continue;
        }
        Rect rect = rect_cut_right(&head, width);
        Button button = {.id = app_id(app, "campaign.game.", ui->game->id),
                         .label = app_word(app, ui->tile->name),
                         .rect = {rect.x, rect.y, rect.w, sheet.button},
                         .kind = BUTTON_TAB,
                         .chosen = kind == ui->campaign->scene};
        rect_cut_right(&head, gap);
        if (ui_button(app->ui, &button) && !button.chosen) {
            scene_pop(&app->scenes);
            scene_push(&app->scenes, ui->campaign->scene);
        }
    }
    sheet_head(app, app_word(app, N_("Campaign")), head, back);
    return area;
}

CampaignRooms campaign_rooms(App *app, const GameUi *ui, float upright, bool *back)
{
    Sheet sheet = sheet_of(app);
    float gap = CAMPAIGN_MARGIN * sheet.unit;
    sheet_felt(app, ui->look, 0.35f);
    CampaignRooms rooms = {.choice = campaign_head(app, ui->campaign->scene, back)};
    if (sheet.is_portrait) {
        rooms.panel = rect_cut_bottom(&rooms.choice, rooms.choice.h * upright);
        rect_cut_bottom(&rooms.choice, gap);
    } else {
        rooms.panel = rect_cut_right(&rooms.choice, CAMPAIGN_PANEL * sheet.unit);
        rect_cut_right(&rooms.choice, gap);
    }
    return rooms;
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
