/* The large choices of the seats screen: one press says who sits at the table, and begins. Names,
 * the deal and the rules stay as they stand in the form beside them. */
#include "base/limits.h"
#include "game_ui.h"
#include "menu_tiles.h"
#include "seats.h"

#define WAY_HEIGHT    60.0f  /* of a button, in units */
#define WAY_GAP       14.0f  /* between choices */
#define PICTURE_LEAST 300.0f /* its words could not be read on a smaller picture of the game */
#define PICTURE_MOST  378.0f
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

static float way_height(App *app, const SeatsWay *way, const Sheet *sheet, float width)
{
    float button = WAY_HEIGHT * sheet->type;
    return button + text_layout(app->ui, app_word(app, way->line), LINE_STYLE, width)->h;
}

/* Those side by side are as high as the highest. */
static float row_height(App *app, const Seats *seats, const Sheet *sheet, float width)
{
    float height = 0;
    for (int i = 0; i < seats_way_count(seats); i++) {
        float needed = way_height(app, &ways_of(seats)[i], sheet, width);
        if (needed > height) {
            height = needed;
        }
    }
    return height;
}

static bool way_button(App *app, const SeatsWay *way, bool is_first, const Sheet *sheet, Rect rect)
{
    Button button = {.id = way->id,
                     .label = app_word(app, way->label),
                     .rect = rect_cut_top(&rect, WAY_HEIGHT * sheet->type),
                     .kind = BUTTON_SECONDARY};
    char bytes[ELEMENT_ID_MAX];
    Text line = text_in(bytes, sizeof bytes);
    text_append(&line, way->id);
    text_append(&line, ".line");
    if (is_first) {
        button.kind = BUTTON_PRIMARY;
    }
    ui_label(app->ui, bytes, app_word(app, way->line), LINE_STYLE, COLOR_MUTED, rect);
    return ui_button(app->ui, &button);
}

float seats_ways_height(App *app, const Seats *seats, const Sheet *sheet, float width)
{
    int count = seats_way_count(seats);
    float gap = WAY_GAP * sheet->unit, height = 0;
    if (sheet->is_portrait && count > 0) {
        return row_height(app, seats, sheet, (width - gap * (float)(count - 1)) / (float)count) +
               gap;
    }
    for (int i = 0; i < count; i++) {
        height += way_height(app, &ways_of(seats)[i], sheet, width) + gap;
    }
    return height;
}

/* Above the choices of a wide window, where there is room. */
static void picture(App *app, const Seats *seats, Rect rect, const Sheet *sheet)
{
    float height = rect.h;
    if (height > PICTURE_MOST * sheet->unit) {
        height = PICTURE_MOST * sheet->unit;
    }
    if (height < PICTURE_LEAST * sheet->unit) {
        return;
    }
    Point centre = {rect.x + rect.w / 2, rect.y + height / 2};
    Outline outline = {.rect = rect_around(centre, height / 1.4f, height)};
    draw_shadow(ui_draw(app->ui), outline, 8);
    menu_tile_draw(app, seats->plan.game, outline);
}

static const SeatsWay *across(App *app, const Seats *seats, Rect rect, const Sheet *sheet)
{
    const SeatsWay *chosen = NULL;
    int count = seats_way_count(seats);
    float gap = WAY_GAP * sheet->unit, width = (rect.w - gap * (float)(count - 1)) / (float)count;
    for (int i = 0; i < count; i++) {
        Rect place = rect_cut_left(&rect, width);
        rect_cut_left(&rect, gap);
        if (way_button(app, &ways_of(seats)[i], i == 0, sheet, place)) {
            chosen = &ways_of(seats)[i];
        }
    }
    return chosen;
}

static const SeatsWay *down(App *app, const Seats *seats, Rect rect, const Sheet *sheet)
{
    const SeatsWay *chosen = NULL;
    float ways = seats_ways_height(app, seats, sheet, rect.w), gap = WAY_GAP * sheet->unit;
    Rect above = {rect.x, rect.y, rect.w, rect.h - ways - gap};
    picture(app, seats, above, sheet);
    if (above.h >= PICTURE_LEAST * sheet->unit) {
        float used = above.h;
        if (used > PICTURE_MOST * sheet->unit) {
            used = PICTURE_MOST * sheet->unit;
        }
        rect_cut_top(&rect, used + gap);
    }
    bool scrolls = ways > rect.h;
    if (scrolls) {
        rect = ui_scroll_begin(app->ui, "scroll.ways", rect, ways);
    }
    for (int i = 0; i < seats_way_count(seats); i++) {
        const SeatsWay *way = &ways_of(seats)[i];
        Rect place = rect_cut_top(&rect, way_height(app, way, sheet, rect.w));
        rect_cut_top(&rect, gap);
        if (way_button(app, way, i == 0, sheet, place)) {
            chosen = way;
        }
    }
    if (scrolls) {
        ui_scroll_end(app->ui);
    }
    return chosen;
}

const SeatsWay *seats_ways(App *app, const Seats *seats, Rect rect, const Sheet *sheet)
{
    return sheet->is_portrait ? across(app, seats, rect, sheet) : down(app, seats, rect, sheet);
}

static SeatKind computer_of(BotLevel level)
{
    SeatKind kind = SEAT_EASY;
    for (int i = SEAT_PERSON + 1; i < SEAT_KINDS; i++) {
        if (seat_kind_level((SeatKind)i) == level) {
            kind = (SeatKind)i;
        }
    }
    return kind;
}

void seats_go_way(MatchPlan *plan, const SeatsWay *way)
{
    unsigned seats = way->seats > 0 ? way->seats : max_unsigned(plan->setup.seats, 2);
    plan_set_seats(plan, seats);
    unsigned people = way->people > 0 ? way->people : plan->setup.seats;
    for (Seat seat = 0; seat < plan->setup.seats; seat++) {
        if (seat < people) {
            plan->kinds[seat] = SEAT_PERSON;
        } else if (plan->kinds[seat] == SEAT_PERSON) {
            plan->kinds[seat] = computer_of(way->level);
        }
    }
}
