/* Stages as they are drawn and pressed. */
#include "stage_mark.h"
#include "base/hash.h"
#include "i18n/format.h"

#include "medal.h"
#include "result_words.h"
#include "sheet.h"

#include <math.h>
#include <string.h>

int stage_medal(const CampaignDeal *deal)
{
    return deal->medal > 0 ? deal->medal : deal->assisted_medal;
}

#define NUMBER_LEAST 14.0f /* units */

/* It does not grow with the text. */
static void draw_sign(App *app, const StageMark *mark, Color color)
{
    Sheet sheet = sheet_of(app);
    Rect rect = mark->rect;
    if (mark->icon) {
        Rect inner = rect_inset(rect, rect.w * 0.24f);
        draw_icon(ui_draw(app->ui), mark->icon, (Outline){.rect = inner}, color);
        return;
    }
    float pixels = fmaxf(rect.h * 0.42f, NUMBER_LEAST * sheet.unit);
    TextStyle style = {FONT_BODY_BOLD, pixels / sheet.type, ALIGN_CENTRE, true};
    const TextBlock *block = text_layout(app->ui, app_number(app, mark->number), style, 0);
    Point at = {rect.x + (rect.w - block->w) / 2, rect.y + (rect.h - block->h) / 2};
    draw_text(ui_draw(app->ui), block, at, color);
}

static uint64_t number_of(const StageMark *mark)
{
    return hash_bytes(HASH_START, mark->id, strlen(mark->id));
}

/* The medal that the map showed of a stage before; NULL where nothing is known of it, of which a
 * note is made. */
static int *medal_before(App *app, const StageMark *mark)
{
    StagesSeen *seen = &app->stages;
    const SceneKind *map = scene_top(&app->scenes)->kind;
    uint64_t number = number_of(mark);
    if (seen->map != map) {
        *seen = (StagesSeen){.map = map};
    }
    for (unsigned i = 0; i < seen->count; i++) {
        if (seen->list[i].mark == number) {
            return &seen->list[i].medal;
        }
    }
    if (seen->count < STAGES_SEEN) {
        seen->list[seen->count].mark = number;
        seen->list[seen->count++].medal = mark->deal->medal;
    }
    return NULL;
}

/* One after another, and none while the map is still on its way. */
static bool begins_strike(App *app, const StageMark *mark)
{
    StagesSeen *seen = &app->stages;
    uint64_t number = number_of(mark);
    if (seen->struck == 0 && !app->passage.is_on) {
        seen->struck = number;
        seen->since_ms = ui_now_ms(app->ui);
        seen->is_heard = false;
    }
    return seen->struck == number;
}

/* Of the mark that is struck; false when that is over. */
static bool draw_strike(App *app, Medal medal, Rect rect)
{
    StagesSeen *seen = &app->stages;
    float since = (float)(ui_now_ms(app->ui) - seen->since_ms) / 1000;
    if (since >= medal_drops(medal) && !seen->is_heard) {
        ui_play(app->ui, medal_sound(medal));
        seen->is_heard = true;
    }
    seen->frame = app->frame;
    return medal_strike_amid(app, medal, result_medal_picture(medal), rect, since);
}

bool stage_is_struck(const App *app)
{
    return app->stages.struck != 0 && app->stages.frame == app->frame;
}

/* What is seen of a stage below the medal that is struck: nothing new until that has begun. */
static CampaignDeal shown_of(App *app, const StageMark *mark)
{
    CampaignDeal shown = *mark->deal;
    int *before = medal_before(app, mark);
    bool is_new = before && *before < shown.medal && app->settings.speed != SPEED_INSTANT;
    if (is_new) {
        shown.medal = *before;
    } else if (before) {
        *before = shown.medal;
    }
    return shown;
}

/* The medal that is better than what was shown until now. */
static void strike_new(App *app, const StageMark *mark, const CampaignDeal *shown, Rect rect)
{
    if (shown->medal == mark->deal->medal || !begins_strike(app, mark)) {
        return;
    }
    if (!draw_strike(app, (Medal)mark->deal->medal, rect)) {
        *medal_before(app, mark) = mark->deal->medal;
        app->stages.struck = 0;
    }
}

static void draw_medal(App *app, const CampaignDeal *deal, Rect rect)
{
    const char *medal = result_medal_picture((Medal)stage_medal(deal));
    if (deal->medal == 0) {
        medal_helped(app, medal, rect, 1);
        return;
    }
    Picture picture = picture_named(medal);
    draw_picture(ui_draw(app->ui), &picture, (Outline){rect, 0}, 1);
}

/* Where its medal lies: of a portrait at the lower right. */
static Rect medal_rect(const StageMark *mark)
{
    Rect rect = mark->rect;
    float side = rect.w * 0.44f;
    return mark->portrait ? (Rect){rect.x + rect.w * 0.66f, rect.y + rect.h * 0.6f, side, side}
                          : rect;
}

/* Who waits there or a sign until there is a medal, and that. */
static void draw_stage(App *app, const StageMark *mark, bool is_lit)
{
    CampaignDeal shown = shown_of(app, mark);
    if (mark->portrait) {
        draw_named(ui_draw(app->ui), mark->portrait, mark->rect, 1);
    }
    if (stage_medal(&shown) != 0) {
        draw_medal(app, &shown, medal_rect(mark));
    } else if (!mark->portrait) {
        draw_sign(app, mark, is_lit || mark->is_due ? COLOR_INK : COLOR_MUTED);
    }
    strike_new(app, mark, &shown, medal_rect(mark));
}

/* Below its medal, so that a stage that is won is still found by its number. */
static void draw_number(App *app, const StageMark *mark)
{
    Sheet sheet = sheet_of(app);
    float pixels = fmaxf(mark->rect.h * 0.34f, NUMBER_LEAST * sheet.unit);
    TextStyle style = {FONT_BODY_BOLD, pixels / sheet.type, ALIGN_CENTRE, true};
    const TextBlock *block = text_layout(app->ui, app_number(app, mark->number), style, 0);
    Rect plate = rect_around((Point){rect_centre(mark->rect).x, mark->rect.y + mark->rect.h},
                             block->w + block->h * 0.6f, block->h);
    draw_round(ui_draw(app->ui), plate, plate.h / 2, COLOR_PANEL);
    draw_text(ui_draw(app->ui), block, (Point){plate.x + (plate.w - block->w) / 2, plate.y},
              COLOR_PAPER);
}

static void draw_ring(App *app, Rect rect, float thickness, Color color)
{
    draw_push(ui_draw(app->ui), &(DrawCommand){.kind = DRAW_FRAME,
                                               .rect = rect,
                                               .color = color,
                                               .thickness = thickness,
                                               .radius = rect.w / 2});
}

static void draw_light(App *app, Rect rect, float strength)
{
    draw_push(ui_draw(app->ui), &(DrawCommand){.kind = DRAW_GLOW,
                                               .rect = rect_inset(rect, rect.w * 0.15f),
                                               .color = color_faded(COLOR_LIT, strength),
                                               .radius = rect.w / 2});
}

bool stage_mark(App *app, const StageMark *mark)
{
    float unit = ui_unit(app->ui);
    Element element = {.id = mark->id,
                       .role = ROLE_BUTTON,
                       .name = mark->name,
                       .value = mark->value,
                       .rect = mark->rect};
    ui_tip(app->ui, mark->id,
           app_phrase(app, N_("{what}. {rule}"), TR_VALUES(mark->name, mark->value)), mark->rect);
    Touch touch = ui_element(app->ui, &element);
    bool is_lit = touch.hovered || touch.focused;
    if (mark->is_due || is_lit) {
        draw_light(app, mark->rect, is_lit ? 1 : 0.8f);
    }
    draw_stage(app, mark, is_lit);
    if (mark->is_chosen) {
        draw_ring(app, rect_inset(mark->rect, -2 * unit), 3 * unit, COLOR_SHEET);
    }
    if (stage_medal(mark->deal) != 0 && !mark->icon && !mark->portrait) {
        draw_number(app, mark);
    }
    if (touch.by_return) {
        ui_focus(app->ui, "button.start");
    }
    return touch.activated;
}
