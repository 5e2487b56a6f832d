/* The table of the toy game: the row in the middle, what each seat has taken below it. */
#include "toy_ui.h"

#include "i18n/format.h"
#include "tables/table_look.h"

#include <math.h>

enum { SPOT_SEATS };

Picture toy_face(const Wording *wording, Card card)
{
    (void)wording;
    Picture picture = picture_named("claim/goblin-1");
    picture.labels[0] = (PictureLabel){.x = 69,
                                       .baseline = 93,
                                       .size = 62,
                                       .x0 = 30,
                                       .x1 = 108,
                                       .color = COLOR_PAPER,
                                       .face = FONT_TITLE,
                                       .grown = true};
    Text text = text_in(picture.labels[0].text, sizeof picture.labels[0].text);
    text_append_number(&text, card + 1);
    return picture;
}

static void name(const Wording *wording, Card card, Text *out)
{
    number_write(wording->catalogue, card + 1, out);
}

static void arrange(const Space *space, const void *memory, Layout *out)
{
    const ToyView *view = memory;
    Rect rest = rect_inset(space->area, fminf(space->area.w, space->area.h) * 0.05f);
    float unit = fminf(space->area.w, space->area.h) / 900, gap = 16 * unit;
    out->unit = unit;
    out->spots[SPOT_SEATS] =
        rect_cut_top(&rest, (float)view->table.seats * space->line + 40 * space->unit);
    rect_cut_top(&rest, gap);
    Rect foot = rect_cut_bottom(&rest, rest.h * 0.4f);
    Rect side = rect_cut_right(&foot, fmaxf(foot.w * 0.4f, 200 * space->unit));
    rect_cut_right(&foot, gap);
    out->buttons = rect_cut_bottom(&side, side.h * 0.45f);
    out->words = side;
    out->hand = rest;
    out->drop = foot;
    out->zones[TOY_ROW] = (ZonePlace){.form = FORM_ROW,
                                      .rect = rest,
                                      .card_width = fminf(rest.h / 1.7f, 130 * unit),
                                      .picks = true,
                                      .id = "row.card"};
    for (Seat seat = 0; seat < view->table.seats; seat++) {
        Rect place = rect_cut_left(&foot, foot.w / (float)(view->table.seats - seat));
        out->zones[TOY_TAKEN + seat] = (ZonePlace){.form = FORM_ROW,
                                                   .rect = rect_inset(place, gap / 2),
                                                   .card_width = fminf(place.h / 1.7f, 80 * unit)};
    }
}

static unsigned rank(Card card, unsigned order)
{
    (void)order;
    return card;
}

static int counter(const void *memory, uint8_t which)
{
    const ToyView *view = memory;
    return which == TOY_POINTS ? toy_points(&view->table, view->seat) : 0;
}

static bool offers(const void *view, unsigned verb)
{
    return view == NULL && verb == TOY_TAKE;
}

static void seats(const TableScene *scene)
{
    static const char *const ids[TOY_SEATS] = {"seat.0", "seat.1", "seat.2"};
    const ToyTable *table = &((const ToyView *)scene->view)->table;
    Rect rest = ui_panel(scene->ui, scene->part.rect);
    for (Seat seat = 0; seat < table->seats; seat++) {
        const char *points = panel_number(scene, toy_points(table, seat));
        Line line = {
            .id = ids[seat],
            .value = points,
            .color = table->active == seat ? COLOR_GOLD_LIGHT : COLOR_PAPER,
            .text = panel_phrase(scene, "{name}: {n}", TR_VALUES(panel_name(scene, seat), points))};
        panel_line(scene, &line, &rest);
    }
}

static void sum(const TableScene *scene, Text *out)
{
    (void)scene;
    (void)out;
}

static void log_line(const Wording *wording, const LogEntry *entry, Text *out)
{
    CardSet card = card_bit(action_operand(entry->action, 0));
    Message message = MESSAGE("{name} takes {cards}.", value_seat(entry->actor), value_cards(card));
    wording_message(wording, &message, out);
}

static const VerbLook verb_looks[] = {[TOY_TAKE] = {.label = "Take", .cards = "Take {cards}"}};

static const TablePart parts[] = {
    {PART_UNDER, SPOT_SEATS, .draw = seats},
    {0},
};

const TableLook toy_table_look = {
    .game = &toy_game,
    .felt = {.picture = "tables/claim"},
    .back = "regicide/back",
    .verbs = verb_looks,
    .parts = parts,
    .orders = 1,
    .sentences = true,
    .face = toy_face,
    .name = name,
    .arrange = arrange,
    .rank = rank,
    .counter = counter,
    .offers = offers,
    .sum = sum,
    .log = log_line,
};
