/* The panel of another seat: its picture and name, how many cards it has, and their backs, which
 * are cards of the table. Low panels have one line for all of it, and no picture. */
#include "regicide/parts.h"
#include "regicide/table.h"

#include "i18n/format.h"

#include <math.h>
#include <string.h>

/* Parts of a seat's only line; the rest is for the backs of its cards. */
#define NAME_PART  0.5f
#define COUNT_PART 0.12f

#define FACE_PART  0.2f /* of the panel's width: the picture at its left, at most */
#define FACE_LOW   0.3f /* the same below the words */
#define FACE_LEAST 0.8f /* of a line: less high it does not stand below them */
#define FACE_GAP   7.0f /* units beside it */
#define EDGE_SIDE  5.4f /* of such gaps: the picture on the edge of a low panel */
#define EDGE_ASIDE 3.0f /* the same from the words to its middle */

static void draw_face(const TableScene *scene, Seat seat, Rect rect)
{
    draw_named(ui_draw(scene->ui), scene->faces[seat].picture, rect, 1);
}

/* Draws the picture of a panel with one line before the name, or where that leaves no room, on the
 * panel's edge. */
static void place_small_face(const TableScene *scene, Seat seat, const Line *name, Rect *rest)
{
    float side = rest->h, gap = FACE_GAP * ui_unit(scene->ui);
    TextStyle style = {.face = FONT_BODY_BOLD, .size = SIZE_BODY * scene->layout->type};
    float wanted = text_layout(scene->ui, name->text, style, 0)->w;
    if (name->icon) {
        wanted += side;
    }
    if (side + gap + wanted <= rest->w) {
        draw_face(scene, seat, (Rect){rest->x, rest->y, side, side});
        rect_cut_left(rest, side + gap);
        return;
    }
    Point edge = {rest->x - EDGE_ASIDE * gap, rest->y + rest->h / 2};
    side = EDGE_SIDE * gap;
    draw_face(scene, seat, rect_around(edge, side, side));
}

/* Draws the picture at the left of two lines; below them where the panel is high. */
static void place_face(const TableScene *scene, Seat seat, const Line *name, Rect *rest)
{
    if (!scene->faces || !scene->faces[seat].picture) {
        return;
    }
    if (!regicide_holds(scene, *rest, 1.9f)) {
        place_small_face(scene, seat, name, rest);
        return;
    }
    float low = rest->h - 2.2f * panel_line_height(scene);
    if (low >= FACE_LEAST * panel_line_height(scene)) {
        float side = fminf(low, rest->w * FACE_LOW);
        draw_face(scene, seat, (Rect){rest->x, rest->y + rest->h - side, side, side});
        return;
    }
    float side = fminf(rest->h, rest->w * FACE_PART), gap = FACE_GAP * ui_unit(scene->ui);
    Rect place = {rest->x, rest->y + (rest->h - side) / 2, side, side};
    draw_face(scene, seat, place);
    rect_cut_left(rest, side + gap);
}

/* Writes how many cards a seat has: below its name, or beside it; in digits where there is no room
 * for words left of the backs. */
static void seat_count(const TableScene *scene, Line hand, Rect panel, Rect rest, Rect backs)
{
    if (!regicide_holds(scene, panel, 1.9f)) {
        hand.text = hand.value;
        rest = panel;
        rest.x += panel.w * NAME_PART;
        rest.w = panel.w * COUNT_PART;
    } else if (rest.y + panel_line_height(scene) > backs.y) {
        TextStyle style = {.face = FONT_BODY, .size = SIZE_BODY * scene->layout->type};
        rest.w = backs.x - rest.x;
        if (text_layout(scene->ui, hand.text, style, 0)->w > rest.w) {
            hand.text = hand.value;
        }
    }
    panel_line(scene, &hand, &rest);
}

static Line seat_name(const TableScene *scene, Seat seat, const char *id)
{
    const RegicideTable *table = regicide_table_of(scene);
    const char *name = panel_name(scene, seat);
    Line line = {.id = id, .text = name, .bold = true, .color = COLOR_PAPER};
    if (table->active == seat) {
        line.icon = "ui/ui-play";
    }
    if (seats_have(table->yielded, seat)) {
        line.name = panel_phrase(scene, N_("{name} · yielded"), TR_VALUES(name));
        line.icon = "ui/ui-pause";
        line.color = COLOR_MUTED;
    }
    return line;
}

void regicide_seat(const TableScene *scene)
{
    const RegicideTable *table = regicide_table_of(scene);
    Seat seat = (Seat)((scene->seat + 1u + scene->part.index) % table->seats);
    const char *id = panel_id(scene, "seat.", seat, "");
    Rect panel = scene->part.rect;
    Rect backs = scene->layout->zones[REGICIDE_HANDS + seat].rect;
    Line name = seat_name(scene, seat, panel_id(scene, "seat.", seat, ".name"));
    unsigned count = table_seen_count(scene->table, REGICIDE_HANDS + seat); /* as its backs */
    Message cards = message_plural_of(NP_("{n} card", "{n} cards"), count);
    Line hand = {.id = id,
                 .text = panel_message(scene, &cards),
                 .value = panel_digits(scene, count),
                 .color = COLOR_MUTED};
    if (table->active == seat) {
        draw_glow(ui_draw(scene->ui), (Outline){.rect = panel}, color_faded(COLOR_LIT, 0.7f));
    }
    Rect inner = ui_panel(scene->ui, panel), rest = inner;
    if (!regicide_holds(scene, inner, 1.9f)) {
        rest.w *= NAME_PART;
    }
    place_face(scene, seat, &name, &rest);
    bool is_one_word = !strchr(name.text, ' ');
    name.wraps = !is_one_word && !name.icon && regicide_holds(scene, rest, 3.1f);
    panel_line(scene, &name, &rest);
    seat_count(scene, hand, inner, rest, backs);
    const char *who = name.name ? name.name : panel_player(scene, seat);
    const char *state = panel_phrase(scene, N_("{pile} · {n}"), TR_VALUES(who, hand.text));
    const char *tip =
        regicide_view_of(scene)->known[seat]
            ? N_("All may know how many cards a hand has. A face that is seen was drawn from the "
                 "top of the Tavern deck, where everybody knew it.")
            : N_("All may know how many cards a hand has, and nobody says which.");
    ui_tip(scene->ui, id, panel_noun(scene, state, tip), panel);
}
