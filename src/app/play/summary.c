/* The summary: the rules of the game in short, on one card of paper that lies on the table above
 * the hand. It opens and closes by one key or click and closes by itself when a card is played;
 * meanwhile the hand stays in use. */
#include "around.h"
#include "option_words.h"
#include "sheet.h"
#include "tables/table_hand.h"

#include <math.h>

bool play_has_summary(const Play *play)
{
    return play->ui->summary != NULL;
}

static const Summary *summary_now(const Play *play)
{
    _Alignas(max_align_t) unsigned char view[VIEW_SIZE_MAX];
    if (!play->ui->summary_of) {
        return play->ui->summary;
    }
    session_view_at(&play->app->session, play->shown, play->viewer, view);
    return play->ui->summary_of(view);
}

typedef struct Column {
    Play *play;
    Rect rest;
    float size; /* of the text */
    bool draws; /* else it is only measured */
    bool fits;  /* all of it, in the smallest letters if need be */
} Column;

static void line_text(Column *column, const char *id, const char *text, TextStyle style,
                      Color color)
{
    App *app = column->play->app;
    Rect rect = column->rest;
    rect.h = text_layout(app->ui, text, style, rect.w)->h;
    if (column->draws) {
        ui_label(app->ui, id, text, style, color, rect);
    }
    rect_cut_top(&column->rest, rect.h);
}

static void line_icon(const Column *column, const SummaryLine *line, float side)
{
    DrawList *list = ui_draw(column->play->app->ui);
    Outline outline = {.rect = {column->rest.x, column->rest.y, side, side}};
    Picture picture = picture_named(line->icon);
    if (line->icon_color) {
        draw_icon(list, line->icon, outline, color_rgb(line->icon_color));
    } else {
        draw_picture(list, &picture, outline, 1);
    }
}

static void line_flow(Column *column, const SummaryLine *line, size_t index)
{
    App *app = column->play->app;
    float unit = ui_unit(app->ui), side = column->size * 2 * unit;
    char bytes[ELEMENT_ID_MAX];
    Text id = text_in(bytes, sizeof bytes);
    text_append(&id, "summary.");
    text_append_number(&id, (int64_t)index);
    Rect whole = column->rest;
    if (column->draws) {
        line_icon(column, line, side);
    }
    rect_cut_left(&column->rest, side + 10 * unit);
    line_text(column, NULL, app_word(app, line->heading),
              (TextStyle){FONT_TITLE, column->size, ALIGN_LEFT, true}, COLOR_GOLD_LIGHT);
    line_text(column, bytes, app_word(app, line->text),
              (TextStyle){FONT_BODY, column->size, ALIGN_LEFT, false}, COLOR_PAPER);
    float used = fmaxf(column->rest.y - whole.y, side);
    column->rest = whole;
    /* letters have a least height, so where it is reached only the gaps can still give way */
    rect_cut_top(&column->rest, used + 10 * unit * column->size / SIZE_BODY);
}

static float column_flow(Column column, const Summary *summary, size_t from, size_t to)
{
    float top = column.rest.y;
    for (size_t i = from; i < to; i++) {
        line_flow(&column, &summary->lines[i], i);
    }
    return column.rest.y - top;
}

/* What a match by house rules does not keep to, below both columns; its height. */
static float house_flow(Column column)
{
    App *app = column.play->app;
    const char *words = house_said(app, &app->session.plan);
    float top = column.rest.y;
    if (words) {
        line_text(&column, "summary.house", words,
                  (TextStyle){FONT_BODY_BOLD, column.size, ALIGN_LEFT, false}, COLOR_GOLD_LIGHT);
    }
    return column.rest.y - top;
}

/* Both columns and what is below them; returns the height of all. */
static float columns_flow(Column column, const Summary *summary)
{
    Column right = column, whole = column;
    float gap = 28 * ui_unit(column.play->app->ui);
    rect_cut_left(&right.rest, (right.rest.w + gap) / 2);
    column.rest.w = right.rest.w;
    float left_height = column_flow(column, summary, 0, summary->left);
    float right_height = column_flow(right, summary, summary->left, summary->count);
    float height = fmaxf(left_height, right_height);
    rect_cut_top(&whole.rest, height);
    return height + house_flow(whole);
}

/* Above the hand, between the columns at the sides of a wide table. */
static Rect card_room(const Play *play, Rect area, const Sheet *sheet)
{
    Rect hand = table_hand(play->table);
    float width = fminf(area.w - 120 * sheet->unit, 984 * sheet->unit);
    return (Rect){area.x + (area.w - width) / 2, area.y + 8 * sheet->unit, width,
                  hand.y - area.y - 16 * sheet->unit};
}

static bool is_demand(const Element *element)
{
    return text_equal(element->id, "text.status") || text_equal(element->id, "table.preview") ||
           text_equal(element->id, "table.reason");
}

/* What is wanted now and what the choice will do, as it stood in the last frame: it is to be read
 * beside the card. */
static Rect demand_rect(const Ui *ui)
{
    Rect all = {0};
    for (size_t i = 0; i < ui_element_count(ui); i++) {
        const Element *element = ui_element_at(ui, i);
        if (is_demand(element)) {
            all = all.w > 0 ? rect_union(all, element->rect) : element->rect;
        }
    }
    return all;
}

#define SIDES            4
#define SMALLEST_PERCENT 45 /* of the letters' usual size */

/* The parts of the room above, below, left and right of what is to stay free. */
static void rooms_around(Rect room, Rect kept, Rect out[SIDES])
{
    Rect above = room, left = room;
    out[1] = out[3] = room;
    above.h = kept.y - room.y;
    left.w = kept.x - room.x;
    rect_cut_top(&out[1], kept.y + kept.h - room.y);
    rect_cut_left(&out[3], kept.x + kept.w - room.x);
    out[0] = above;
    out[2] = left;
}

/* A card of as many pixels as its words take in the size that is tried. */
typedef struct CardRoom {
    Column *column;
    const Summary *summary;
    float most, height;
} CardRoom;

static bool card_holds(void *context, int percent)
{
    CardRoom *room = context;
    room->column->size = SIZE_BODY * (float)percent / 100;
    room->height = columns_flow(*room->column, room->summary);
    return room->height <= room->most;
}

/* The card as it fits the room with the largest letters. */
static Rect card_fit(Column *column, const Summary *summary, Rect room, float inset)
{
    column->rest = rect_inset(room, inset);
    CardRoom tried = {column, summary, column->rest.h, 0};
    column->rest.h = INFINITY; /* else what does not fit is measured as nothing */
    column->fits = card_holds(&tried, text_largest(SMALLEST_PERCENT, 100, card_holds, &tried));
    room.h = fminf(tried.height + 2 * inset, room.h);
    return room;
}

/* Beside what is to stay free; over it only where the card would not fit otherwise. */
static Rect card_place(Column *column, const Summary *summary, Rect room, float inset)
{
    Rect rooms[SIDES], best = {0};
    Column found = *column;
    Ui *ui = column->play->app->ui;
    Rect kept = rect_inset(demand_rect(ui), -inset / 2), both = rect_intersection(kept, room);
    if (both.w <= 0 || both.h <= 0) {
        return card_fit(column, summary, room, inset);
    }
    rooms_around(room, kept, rooms);
    for (int i = 0; i < SIDES; i++) {
        if (rooms[i].w < room.w / 3 || rooms[i].h < room.h / 4) {
            continue;
        }
        Rect card = card_fit(column, summary, rooms[i], inset);
        if (column->fits && (best.w <= 0 || column->size > found.size)) {
            best = card;
            found = *column;
        }
    }
    *column = found;
    return best.w > 0 ? best : card_fit(column, summary, room, inset);
}

void play_summary_toggle(Play *play)
{
    if (play_has_summary(play)) {
        play->overlay = play->overlay == OVERLAY_SUMMARY ? OVERLAY_NONE : OVERLAY_SUMMARY;
    }
}

void play_summary_card(Play *play, Rect area)
{
    App *app = play->app;
    Sheet sheet = sheet_of(app);
    const Summary *summary = summary_now(play);
    Column column = {.play = play};
    Rect room = card_room(play, area, &sheet);
    Rect card = card_place(&column, summary, room, 24 * sheet.unit);
    ui_hide(app->ui, card);
    Element element = {.id = "button.summary-card",
                       .role = ROLE_BUTTON,
                       .name = app_word(app, N_("Put the summary away")),
                       .rect = card};
    Touch touch = ui_element(app->ui, &element);
    ui_panel(app->ui, card);
    column.draws = true;
    columns_flow(column, summary);
    if (touch.activated) {
        play->overlay = OVERLAY_NONE;
    }
}
