/* Roads of campaigns. Every other row goes back, so that one always walks on to a neighbour. */
#include "campaign_road.h"

#include "campaign_head.h"

#include <math.h>

#define ACROSS        4     /* places in a row, */
#define ACROSS_NARROW 3     /* in an upright window */
#define DOTS          9     /* between two places */
#define BEND          0.46f /* of a place's width: how far the way swings out at a turn */

#define CAPTION_BORDER 20.0f /* of the panel with the words about medals */

Road road_of(const App *app, Rect room, int places, float words)
{
    Sheet sheet = sheet_of(app);
    Road road = {
        .room = room, .places = places, .across = sheet.is_portrait ? ACROSS_NARROW : ACROSS};
    int rows = (places + road.across - 1) / road.across;
    road.wide = room.w / (float)road.across;
    road.high = room.h / (float)rows;
    road.side = fminf(road.wide * 0.62f, road.high - words);
    return road;
}

Rect road_place(const Road *road, int place)
{
    int row = place / road->across, column = place % road->across;
    if (row % 2 == 1) {
        column = road->across - 1 - column;
    }
    return (Rect){road->room.x + road->wide * (float)column, road->room.y + road->high * (float)row,
                  road->wide, road->high};
}

Rect road_mark(const Road *road, int place)
{
    Rect rect = road_place(road, place);
    return (Rect){rect.x + (rect.w - road->side) / 2, rect.y, road->side, road->side};
}

/* How far the way from one row to the next swings out, so that it passes by the words. */
static float bend_of(const Road *road, int from)
{
    int row = from / road->across;
    if ((from + 1) / road->across == row) {
        return 0;
    }
    float side = row % 2 == 0 ? BEND : -BEND;
    return side * road->wide;
}

static void way(App *app, const Road *road, int from)
{
    Point a = rect_centre(road_mark(road, from)), b = rect_centre(road_mark(road, from + 1));
    float dot = 7 * ui_unit(app->ui), bend = bend_of(road, from);
    for (int i = 1; i < DOTS; i++) {
        float part = (float)i / DOTS;
        float swing = bend * sinf(part * 3.14159f);
        Point at = {a.x + (b.x - a.x) * part + swing, a.y + (b.y - a.y) * part};
        draw_round(ui_draw(app->ui), rect_around(at, dot, dot), dot / 2,
                   color_faded(COLOR_GOLD, 0.7f));
    }
}

void road_draw_way(App *app, const Road *road)
{
    for (int i = 0; i + 1 < road->places; i++) {
        way(app, road, i);
    }
}

bool road_explain(App *app, const Road *road, const char *words)
{
    Sheet sheet = sheet_of(app);
    int rows = (road->places + road->across - 1) / road->across;
    int empty = rows * road->across - road->places;
    float gap = CAMPAIGN_MARGIN * sheet.unit;
    Rect room = road->room;
    room.w = road->wide * (float)empty - gap;
    if (empty == 0) {
        return false;
    }
    if (rows % 2 == 1) {
        room.x += road->room.w - room.w;
    }
    room.y += road->high * (float)(rows - 1);
    float border = 2 * CAPTION_BORDER * sheet.unit;
    room.h = text_layout(app->ui, words, STYLE_BODY, room.w - border)->h + border;
    if (room.h > road->high - gap) {
        return false;
    }
    ui_label(app->ui, "text.rule", words, STYLE_BODY, COLOR_MUTED, ui_panel(app->ui, room));
    return true;
}
