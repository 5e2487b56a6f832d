/* The large choices of the seats screen beside a picture of the game: one press says who sits at
 * the table, and begins. Names, the deal and the rules stay as they were set in the form. */
#include "base/limits.h"
#include "game_ui.h"
#include "i18n/format.h"
#include "menu_tiles.h"
#include "seats.h"
#include "tables/table_look.h"
#include <math.h>

#define WAY_HEIGHT    60.0f /* of a button, in units */
#define WAY_GAP       16.0f /* between choices */
#define WAYS_WIDTH    480.0f
#define PORTRAIT      720.0f /* their width in a portrait window */
#define PICTURE_WIDTH 330.0f
#define PICTURE_LEAST 200.0f /* its words could not be read on a smaller one */
#define PICTURE_GAP   56.0f
#define GOAL_GAP      20.0f
#define LINE_STYLE    ((TextStyle){FONT_BODY, SIZE_BODY, ALIGN_CENTRE, false})

static const SeatsWay *ways_of(const Seats *seats)
{
    return game_ui_of(seats->plan.game)->ways;
}

int seats_way_count(const Seats *seats)
{
    const SeatsWay *ways = ways_of(seats);
    int count = 0;
    while (ways && ways[count].label) {
        count++;
    }
    return count;
}

/* "Anna, Player 2 and Computer": those who sit there as the form stands. */
static const char *who_sits(App *app, const MatchPlan *plan)
{
    const char *names[SEAT_LIMIT];
    for (Seat seat = 0; seat < plan->setup.seats; seat++) {
        names[seat] = app_seat_name(app, plan, seat);
    }
    return app_list(app, names, plan->setup.seats);
}

/* Who that is, and how strong the computers play if they all play alike. */
static const char *way_line(App *app, const Seats *seats, const SeatsWay *way)
{
    Seats then = *seats;
    const MatchPlan *plan = &then.plan;
    seats_go_way(&then, way);
    if (!way->line) {
        return who_sits(app, plan);
    }
    const char *line = app_word(app, way->line);
    SeatKind kind = SEAT_PERSON;
    for (Seat seat = 0; seat < plan->setup.seats; seat++) {
        if (plan->kinds[seat] == SEAT_PERSON) {
            continue;
        }
        if (kind != SEAT_PERSON && plan->kinds[seat] != kind) {
            return line;
        }
        kind = plan->kinds[seat];
    }
    if (kind == SEAT_PERSON) {
        return line;
    }
    return app_phrase(app, N_("{text} · {next}"),
                      TR_VALUES(line, app_word(app, seat_kind_strength(kind))));
}

/* Whether a way leaves everybody where the form has them. */
static bool is_as_set_up(const Seats *seats, const SeatsWay *way)
{
    Seats then = *seats;
    const MatchPlan *plan = &seats->plan;
    seats_go_way(&then, way);
    bool is_same = then.plan.setup.seats == plan->setup.seats;
    for (Seat seat = 0; seat < plan->setup.seats && is_same; seat++) {
        is_same = then.plan.kinds[seat] == plan->kinds[seat];
    }
    return is_same;
}

/* The last choice begins as the form has it, and is left out where another one does just that. */
static bool has_last(const Seats *seats)
{
    const SeatsWay *ways = ways_of(seats);
    for (int i = 0; i < seats_way_count(seats); i++) {
        if (is_as_set_up(seats, &ways[i])) {
            return false;
        }
    }
    return true;
}

static float way_height(App *app, const char *line, const Sheet *sheet, float width)
{
    return (WAY_HEIGHT + WAY_GAP) * sheet->type + text_layout(app->ui, line, LINE_STYLE, width)->h;
}

/* Cuts the place of a choice off the column; whether it was pressed. */
static bool way_button(App *app, const Button *model, const char *line, const Sheet *sheet,
                       Rect *column)
{
    Rect place = rect_cut_top(column, way_height(app, line, sheet, column->w));
    Button button = *model;
    button.rect = rect_cut_top(&place, WAY_HEIGHT * sheet->type);
    char bytes[ELEMENT_ID_MAX];
    Text id = text_in(bytes, sizeof bytes);
    text_append(&id, button.id);
    text_append(&id, ".line");
    ui_label(app->ui, bytes, line, LINE_STYLE, COLOR_MUTED, place);
    return ui_button(app->ui, &button);
}

static Rect picture_part(Rect *rect, const Sheet *sheet, float ways)
{
    float unit = sheet->unit, gap = PICTURE_GAP * unit;
    if (!sheet->is_portrait) {
        Rect part = rect_cut_left(rect, PICTURE_WIDTH * unit);
        rect_cut_left(rect, gap);
        return part;
    }
    float room = fminf(rect->h - ways - gap, PICTURE_WIDTH * CARD_RATIO * unit);
    if (room < PICTURE_LEAST * unit) {
        return (Rect){0};
    }
    Rect part = rect_cut_top(rect, room);
    rect_cut_top(rect, gap);
    return part;
}

static void game_picture(App *app, const Seats *seats, Rect part, const Sheet *sheet)
{
    float width = fminf(fminf(part.w, PICTURE_WIDTH * sheet->unit), part.h / CARD_RATIO);
    if (width * CARD_RATIO < PICTURE_LEAST * sheet->unit) {
        return;
    }
    Outline outline = {.rect = rect_around(rect_centre(part), width, width * CARD_RATIO)};
    menu_tile_carry(app, seats->plan.game, outline);
}

/* Cuts the place of the sentence that says what one plays for off the column. */
static void goal_words(App *app, const char *goal, const Sheet *sheet, Rect *column)
{
    float height = text_layout(app->ui, goal, LINE_STYLE, column->w)->h;
    Rect place = rect_cut_top(column, height + GOAL_GAP * sheet->unit);
    ui_label(app->ui, "seats.goal", goal, LINE_STYLE, COLOR_TILE_WORDS, place);
}

static const char *goal_of(App *app, const Seats *seats)
{
    return app_word(app, game_ui_of(seats->plan.game)->goal);
}

static float ways_height(App *app, const Seats *seats, const Sheet *sheet, float width)
{
    float height = 0;
    if (has_last(seats)) {
        height = way_height(app, who_sits(app, &seats->plan), sheet, width);
    }
    height += text_layout(app->ui, goal_of(app, seats), LINE_STYLE, width)->h;
    height += GOAL_GAP * sheet->unit;
    for (int i = 0; i < seats_way_count(seats); i++) {
        height += way_height(app, way_line(app, seats, &ways_of(seats)[i]), sheet, width);
    }
    if (seats_has_even(seats)) {
        height += way_height(app, even_words(app, &seats->even), sheet, width);
    }
    return height;
}

Point seats_ways_size(App *app, const Seats *seats, const Sheet *sheet)
{
    float unit = sheet->unit, width = WAYS_WIDTH * unit;
    float picture = PICTURE_WIDTH * CARD_RATIO * unit;
    if (sheet->is_portrait) {
        width = sheet_paper_width(sheet, PORTRAIT);
        float ways = ways_height(app, seats, sheet, width);
        return (Point){width, ways + picture + PICTURE_GAP * unit};
    }
    float ways = ways_height(app, seats, sheet, width);
    return (Point){width + (PICTURE_WIDTH + PICTURE_GAP) * unit, fmaxf(ways, picture)};
}

static const char *way_reason(App *app, const Seats *seats, const SeatsWay *way)
{
    Seats then = *seats;
    seats_go_way(&then, way);
    return seats_reason(app, &then);
}

static bool even_button(App *app, const Seats *seats, const Sheet *sheet, Rect *column)
{
    Seats then = *seats;
    seats_go_even(&then);
    const char *words = even_words(app, &seats->even);
    Button button = {.id = "seats.way.even",
                     .label = app_word(app, N_("Even match")),
                     .name = app_phrase(app, N_("Even match: {text}"), TR_VALUES(words)),
                     .reason = seats_reason(app, &then)};
    return way_button(app, &button, words, sheet, column);
}

static WayPressed way_buttons(App *app, const Seats *seats, const Sheet *sheet, Rect *column)
{
    WayPressed pressed = {0};
    for (int i = 0; i < seats_way_count(seats); i++) {
        const SeatsWay *way = &ways_of(seats)[i];
        Button button = {.id = way->id,
                         .label = app_word(app, way->label),
                         .reason = way_reason(app, seats, way)};
        if (i == 0) {
            button.kind = BUTTON_PRIMARY;
        }
        if (way_button(app, &button, way_line(app, seats, way), sheet, column)) {
            pressed.way = way;
        }
        if (way == even_way(seats->plan.game)) {
            pressed.evens = even_button(app, seats, sheet, column);
        }
    }
    if (has_last(seats)) {
        Button start = {.id = "button.start",
                        .label = app_word(app, N_("Start as set up")),
                        .reason = seats_reason(app, seats)};
        const char *line = who_sits(app, &seats->plan);
        pressed.starts = way_button(app, &start, line, sheet, column);
    }
    return pressed;
}

WayPressed seats_ways(App *app, const Seats *seats, Rect rect, const Sheet *sheet)
{
    float width = rect.w;
    if (!sheet->is_portrait) {
        width -= (PICTURE_WIDTH + PICTURE_GAP) * sheet->unit;
    }
    float ways = ways_height(app, seats, sheet, width);
    game_picture(app, seats, picture_part(&rect, sheet, ways), sheet);
    bool scrolls = ways > rect.h;
    if (scrolls) {
        float bar = SEATS_SCROLL_BAR * sheet->unit;
        ways = ways_height(app, seats, sheet, width - bar);
        rect = ui_scroll_begin(app->ui, "scroll.ways", rect, ways);
        rect_cut_right(&rect, bar);
    } else if (!sheet->is_portrait) {
        rect_cut_top(&rect, (rect.h - ways) / 2);
    }
    goal_words(app, goal_of(app, seats), sheet, &rect);
    WayPressed pressed = way_buttons(app, seats, sheet, &rect);
    if (scrolls) {
        ui_scroll_end(app->ui);
    }
    return pressed;
}
