/* A row for each game: its picture, what today's deal is played with, what was reached and how many
 * days in a row. Choosing one fills the other parts. */
#include "days.h"

#include "base/limits.h"
#include "i18n/format.h"
#include "medal.h"
#include "result_words.h"
#include "stage_mark.h"

#include <math.h>

#define GAP      12.0f /* units, as what follows */
#define BORDER   16.0f
#define MEDAL    64.0f
#define TILE     0.8f /* of a row's height: how wide its picture is */
#define RING     3.0f
#define ROW_MOST 190.0f

static void draw_medal(App *app, const CampaignDeal *deal, Rect rect)
{
    const char *name = result_medal_picture((Medal)stage_medal(deal));
    Picture picture = picture_named(name);
    if (deal->medal == 0 && deal->assisted_medal > 0) {
        medal_helped(app, name, rect, 1);
    } else {
        draw_picture(ui_draw(app->ui), &picture, (Outline){rect, 0}, 1);
    }
}

/* The middle of the tile of a game, which has its face. */
static void draw_face(App *app, const GameUi *ui, Rect rect)
{
    Picture picture = picture_named(ui->tile->picture);
    float high = rect.w * CARD_RATIO;
    Rect whole = {rect.x, rect.y + (rect.h - high) / 2, rect.w, high};
    if (whole.h > rect.h) {
        float width = rect.h / CARD_RATIO;
        whole = rect_around(rect_centre(rect), width, rect.h);
    }
    draw_picture(ui_draw(app->ui), &picture, (Outline){whole, 0}, 1);
}

enum RowLine { ROW_NAME, ROW_TASK, ROW_STATE, ROW_STREAK, ROW_LINES };

static const struct {
    TextStyle style;
    uint32_t color;
} looks[ROW_LINES] = {
    [ROW_NAME] = {{.face = FONT_TITLE, .size = SIZE_NAME, .fit = true}, RGB_GOLD_LIGHT},
    [ROW_TASK] = {{.face = FONT_BODY, .size = SIZE_BODY}, 0xe9ddc2},
    [ROW_STATE] = {{.face = FONT_BODY_BOLD, .size = SIZE_BODY}, 0xf3e8d2},
    [ROW_STREAK] = {{.face = FONT_BODY, .size = SIZE_BODY}, 0xe9ddc2},
};

/* Where large letters leave no room for all lines, those go first that the panel says as well. */
static void leave_out(App *app, const char *words[ROW_LINES], Rect room)
{
    static const enum RowLine order[] = {ROW_STREAK, ROW_TASK, ROW_STATE};
    float height = 0;
    for (int i = 0; i < ROW_LINES; i++) {
        height += text_layout(app->ui, words[i], looks[i].style, room.w)->h;
    }
    for (size_t i = 0; i < COUNT_OF(order) && height > room.h; i++) {
        enum RowLine out = order[i];
        height -= text_layout(app->ui, words[out], looks[out].style, room.w)->h;
        words[out] = NULL;
    }
}

static void draw_words(App *app, const DayRow *row, const Days *days, Rect rest)
{
    MatchPlan plan = progress_plan((DealPlace){DEAL_DAILY, days->today, row->ui->game});
    const char *words[] = {
        [ROW_NAME] = app_word(app, row->ui->tile->name),
        [ROW_TASK] = row->ui->day->task(app, &plan),
        [ROW_STATE] = days_words(app, row->ui, &row->result, row->is_begun),
        [ROW_STREAK] =
            app_phrase(app, N_("Streak: {n}"), TR_VALUES(app_number(app, row->streaks.current)))};
    const TextBlock *blocks[ROW_LINES];
    float height = 0;
    leave_out(app, words, rest);
    for (int i = 0; i < ROW_LINES; i++) {
        blocks[i] = words[i] ? text_layout(app->ui, words[i], looks[i].style, rest.w) : NULL;
        height += words[i] ? blocks[i]->h : 0;
    }
    rect_cut_top(&rest, fmaxf((rest.h - height) / 2, 0));
    for (int i = 0; i < ROW_LINES; i++) {
        if (words[i]) {
            draw_text(ui_draw(app->ui), blocks[i], (Point){rest.x, rest.y},
                      color_rgb(looks[i].color));
            rect_cut_top(&rest, blocks[i]->h);
        }
    }
}

static void draw_row(App *app, const Days *days, size_t index, Touch touch, Rect rect)
{
    const DayRow *row = &days->rows[index];
    float unit = ui_unit(app->ui);
    DrawList *list = ui_draw(app->ui);
    bool is_lit = touch.hovered || touch.focused;
    draw_nine(list, "ui/panel", rect, 1);
    if (is_lit || index == days->chosen) {
        draw_push(list, &(DrawCommand){.kind = DRAW_FRAME,
                                       .rect = rect,
                                       .color = is_lit ? COLOR_FOCUS : COLOR_GOLD,
                                       .thickness = RING * unit,
                                       .radius = 14 * unit});
    }
    Rect inner = rect_inset(rect, BORDER * unit);
    draw_face(app, row->ui, rect_cut_left(&inner, inner.h * TILE));
    rect_cut_left(&inner, BORDER * unit);
    Rect medal = rect_cut_right(&inner, MEDAL * unit);
    draw_medal(app, &row->result.reached,
               rect_around(rect_centre(medal), MEDAL * unit, MEDAL * unit));
    inner.w -= BORDER * unit;
    draw_words(app, row, days, inner);
}

static void day_row(App *app, Days *days, size_t index, Rect rect)
{
    const DayRow *row = &days->rows[index];
    const char *streak =
        app_phrase(app, N_("Streak: {n}"), TR_VALUES(app_number(app, row->streaks.current)));
    Element element = {
        .id = app_id(app, "day.", row->ui->game->id),
        .role = ROLE_BUTTON,
        .name = app_word(app, row->ui->tile->name),
        .value =
            app_phrase(app, N_("{text} · {next}"),
                       TR_VALUES(days_words(app, row->ui, &row->result, row->is_begun), streak)),
        .rect = rect};
    Touch touch = ui_element(app->ui, &element);
    draw_row(app, days, index, touch, rect);
    if (touch.activated) {
        days_choose(app, days, index, days->today);
    }
    if (touch.by_return) {
        ui_focus(app->ui, "button.start");
    }
}

void days_rows(App *app, Days *days, Rect rect)
{
    float gap = GAP * ui_unit(app->ui);
    float height = (rect.h - gap * (float)(days->count - 1)) / (float)days->count;
    height = fminf(height, ROW_MOST * sheet_of(app).type);
    for (size_t i = 0; i < days->count; i++) {
        day_row(app, days, i, rect_cut_top(&rect, height));
        rect_cut_top(&rect, gap);
    }
}
