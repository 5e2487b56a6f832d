/* The calendar of a month: a medal on each day that has one, a dot on one that was played without,
 * and beside the number a tick where the puzzle of the day is solved; today has a frame, the chosen
 * day a ring. A day that is past or today's can be chosen. */
#include "days.h"

#include "calendar.h"
#include "i18n/format.h"
#include "medal.h"
#include "result_words.h"
#include "stage_mark.h"

#include <math.h>

#define WEEK    7
#define WEEKS   6
#define BORDER  20.0f /* of the panel, in units; as what follows */
#define HEAD    56.0f
#define NAMES   30.0f
#define SHAPE   0.86f /* of a cell: height by width */
#define MEDAL   0.56f /* of a cell's height */
#define DOT     8.0f
#define TICK    0.3f  /* of a cell's height */
#define LETTERS 15.0f /* their size: units */

static const char *const weekdays[WEEK] = {
    NC_("calendar", "Mon"), NC_("calendar", "Tue"), NC_("calendar", "Wed"), NC_("calendar", "Thu"),
    NC_("calendar", "Fri"), NC_("calendar", "Sat"), NC_("calendar", "Sun")};

static const char *const months[] = {
    NC_("calendar", "January {year}"),   NC_("calendar", "February {year}"),
    NC_("calendar", "March {year}"),     NC_("calendar", "April {year}"),
    NC_("calendar", "May {year}"),       NC_("calendar", "June {year}"),
    NC_("calendar", "July {year}"),      NC_("calendar", "August {year}"),
    NC_("calendar", "September {year}"), NC_("calendar", "October {year}"),
    NC_("calendar", "November {year}"),  NC_("calendar", "December {year}")};

float days_month_height(const App *app, float width)
{
    float unit = ui_unit(app->ui), cell = (width - 2 * BORDER * unit) / WEEK;
    return (2 * BORDER + HEAD + NAMES) * unit + WEEKS * SHAPE * cell;
}

/* As it is written in a date: without marks between its digits. */
static const char *year_words(App *app, int year)
{
    char bytes[16];
    Text text = text_in(bytes, sizeof bytes);
    text_append_number(&text, year);
    return app_copy(app, bytes);
}

static bool turn_button(App *app, const char *id, const char *name, const char *icon, Rect place)
{
    Button button = {.id = id,
                     .name = app_word(app, name),
                     .icon = icon,
                     .rect = place,
                     .kind = BUTTON_QUIET,
                     .hint = app_word(app, name)};
    return ui_button(app->ui, &button);
}

static void month_head(App *app, Days *days, Rect rect)
{
    TextStyle style = {FONT_TITLE, SIZE_NAME, ALIGN_CENTRE, true};
    float side = rect.h * 0.86f;
    Rect before = rect_cut_left(&rect, side), after = rect_cut_right(&rect, side);
    const char *words = app_phrase(app, months[days->month / 100 % 100 - 1],
                                   TR_VALUES(year_words(app, days->month / 10000)));
    float height = text_layout(app->ui, words, style, rect.w)->h;
    ui_label(app->ui, "text.month", words, style, COLOR_GOLD_LIGHT,
             (Rect){rect.x, rect.y + (side - height) / 2, rect.w, height});
    before.h = after.h = side;
    if (turn_button(app, "button.month-before", N_("Month before"), "ui/ui-back", before)) {
        days_turn_to(app, days, calendar_month_before(days->month));
    }
    bool is_last = days->month >= calendar_month(days->today);
    if (!is_last &&
        turn_button(app, "button.month-after", N_("Month after"), "ui/ui-step", after)) {
        days_turn_to(app, days, calendar_month_after(days->month));
    }
}

/* Letters grow with the text as far as the cells, which do not, have room. */
static float size_within(const App *app, float room)
{
    float type = sheet_of(app).type;
    return fminf(LETTERS * type, room) / type;
}

static void weekday_names(App *app, Rect rect)
{
    float width = rect.w / WEEK;
    TextStyle style = {FONT_BODY, size_within(app, rect.h * 0.66f), ALIGN_CENTRE, true};
    for (int i = 0; i < WEEK; i++) {
        const TextBlock *block =
            text_layout(app->ui, app_word(app, weekdays[i]), style, width * 0.94f);
        draw_text(ui_draw(app->ui), block, (Point){rect.x + width * (float)i, rect.y}, COLOR_MUTED);
    }
}

static void draw_frame_round(App *app, Rect rect, Color color, float thickness)
{
    draw_push(ui_draw(app->ui), &(DrawCommand){.kind = DRAW_FRAME,
                                               .rect = rect,
                                               .color = color,
                                               .thickness = thickness,
                                               .radius = rect.h * 0.2f});
}

/* What a day has come to, below its number. */
static void draw_reached(App *app, const Days *days, int index, Rect rect)
{
    const CampaignDeal *deal = &days->month_deals[index];
    float side = rect.h * MEDAL, unit = ui_unit(app->ui);
    Point middle = {rect.x + rect.w / 2, rect.y + rect.h - side * 0.56f};
    Rect place = rect_around(middle, side, side);
    if (stage_medal(deal) == 0) {
        Rect dot = rect_around(middle, DOT * unit, DOT * unit);
        draw_round(ui_draw(app->ui), dot, dot.h / 2, COLOR_PAPER);
        return;
    }
    const char *name = result_medal_picture((Medal)stage_medal(deal));
    Picture picture = picture_named(name);
    if (deal->medal == 0) {
        medal_helped(app, name, place, 1);
    } else {
        draw_picture(ui_draw(app->ui), &picture, (Outline){place, 0}, 1);
    }
}

static void draw_day(App *app, const Days *days, int index, Rect rect, Color color)
{
    TextStyle style = {FONT_BODY_BOLD, size_within(app, rect.h * 0.36f), ALIGN_LEFT, true};
    const TextBlock *block = text_layout(app->ui, app_number(app, index + 1), style, rect.w);
    float inset = rect.h * 0.08f;
    draw_text(ui_draw(app->ui), block, (Point){rect.x + inset, rect.y + inset * 0.4f}, color);
    if (days->month_played[index]) {
        draw_reached(app, days, index, rect);
    }
    if (days->month_solved[index]) {
        float side = rect.h * TICK;
        Rect tick = {rect.x + rect.w - inset - side, rect.y + inset, side, side};
        draw_icon(ui_draw(app->ui), "ui/ui-confirm", (Outline){.rect = tick}, COLOR_GOLD_LIGHT);
    }
}

/* What the deal of a day has come to, and its puzzle. */
static const char *day_value(App *app, const Days *days, int index)
{
    const char *deal = daily_best(app, &days->month_deals[index]);
    if (!days->month_solved[index]) {
        return deal;
    }
    return app_phrase(app, N_("{text} · {next}"),
                      TR_VALUES(deal, app_word(app, N_("Puzzle solved"))));
}

static void day_cell(App *app, Days *days, int index, Rect rect)
{
    int day = days->month + index;
    float unit = ui_unit(app->ui);
    rect = rect_inset(rect, 2 * unit);
    if (day > days->today) {
        draw_day(app, days, index, rect, color_faded(COLOR_MUTED, 0.62f));
        return;
    }
    Element element = {.id = app_numbered(app, "day.date.", index + 1),
                       .role = ROLE_BUTTON,
                       .name = app_date(app, day),
                       .value = day_value(app, days, index),
                       .rect = rect};
    Touch touch = ui_element(app->ui, &element);
    draw_round(ui_draw(app->ui), rect, rect.h * 0.2f, COLOR_BUTTON);
    if (day == days->today) {
        draw_frame_round(app, rect, COLOR_GOLD, unit);
    }
    if (day == days->day) {
        draw_frame_round(app, rect, COLOR_SHEET, 3 * unit);
    }
    draw_day(app, days, index, rect, COLOR_PAPER);
    if (touch.hovered || touch.focused) {
        draw_frame_round(app, rect_inset(rect, -unit), COLOR_FOCUS, 3 * unit);
    }
    if (touch.activated) {
        days_choose(app, days, days->chosen, day);
    }
}

void days_month(App *app, Days *days, Rect rect)
{
    float unit = ui_unit(app->ui);
    draw_nine(ui_draw(app->ui), "ui/panel", rect, 1);
    Rect inner = rect_inset(rect, BORDER * unit);
    month_head(app, days, rect_cut_top(&inner, HEAD * unit));
    weekday_names(app, rect_cut_top(&inner, NAMES * unit));
    float wide = inner.w / WEEK, high = inner.h / WEEKS;
    int first = calendar_weekday(days->month), count = calendar_month_days(days->month);
    for (int i = 0; i < count; i++) {
        int place = first + i;
        day_cell(app, days, i,
                 (Rect){inner.x + wide * (float)(place % WEEK),
                        inner.y + high * (float)(place / WEEK), wide, high});
    }
}
