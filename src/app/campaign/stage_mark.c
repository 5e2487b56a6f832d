/* Stages as they are drawn and pressed. */
#include "stage_mark.h"
#include "i18n/format.h"

#include "medal.h"
#include "result_words.h"
#include "sheet.h"

#include <math.h>

int stage_medal(const CampaignDeal *deal)
{
    return deal->medal > 0 ? deal->medal : deal->assisted_medal;
}

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
    TextStyle style = {FONT_BODY_BOLD, rect.h * 0.42f / sheet.type, ALIGN_CENTRE, true};
    const TextBlock *block = text_layout(app->ui, app_number(app, mark->number), style, rect.w);
    Point at = {rect.x, rect.y + (rect.h - block->h) / 2};
    draw_text(ui_draw(app->ui), block, at, color);
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

/* Of who waits there; the medal hangs at the lower right. */
static void draw_portrait(App *app, const StageMark *mark)
{
    Rect rect = mark->rect;
    draw_named(ui_draw(app->ui), mark->portrait, rect, 1);
    if (stage_medal(mark->deal) != 0) {
        float side = rect.w * 0.44f;
        draw_medal(app, mark->deal,
                   (Rect){rect.x + rect.w * 0.66f, rect.y + rect.h * 0.6f, side, side});
    }
}

/* Below its medal, so that a stage that is won is still found by its number. */
static void draw_number(App *app, const StageMark *mark)
{
    Sheet sheet = sheet_of(app);
    float pixels = fmaxf(mark->rect.h * 0.34f, 12 * sheet.unit);
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
    if (mark->portrait) {
        draw_portrait(app, mark);
    } else if (stage_medal(mark->deal) == 0) {
        draw_sign(app, mark, is_lit || mark->is_due ? COLOR_INK : COLOR_MUTED);
    } else {
        draw_medal(app, mark->deal, mark->rect);
    }
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
