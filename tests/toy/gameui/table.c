/* The table of the toy game: the row in the middle, what each seat has taken below it. Its panel
 * of the cards that are left is the proof that one more panel is a place in each form, a row of the
 * list of parts, and what draws it. */
#include "toy_ui.h"

#include "base/limits.h"
#include "i18n/format.h"
#include "tables/drawing.h"

enum { SPOT_SEATS, SPOT_LEFT };

enum { CARDS_ROW = PLACE_CARDS, CARDS_TAKEN };

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

static const DrawnZone zones[] = {
    [DRAWN_ZONE(CARDS_ROW)] = {TOY_ROW,
                               .place = {.form = FORM_ROW, .picks = true, .id = "row.card"}},
    [DRAWN_ZONE(CARDS_TAKEN)] = {TOY_TAKEN, .each = 1, .place = {.form = FORM_ROW}},
    {TOY_TAKEN, .each = 1, .seat = 1, .place = {.form = FORM_ROW}},
    {TOY_TAKEN, .each = 1, .seat = 2, .place = {.form = FORM_ROW}},
};

enum { THREE = 1 << 0 }; /* seats */

static const DrawnRow wide[] = {
    {SPOT_SEATS, ALWAYS, .at = {60, 80, 1090, 220}},
    {SPOT_LEFT, ALWAYS, .at = {1190, 80, 350, 220}},
    {CARDS_ROW, ALWAYS, .at = {60, 330, 1480, 200}, .card = 130},
    {PLACE_HAND, ALWAYS, .at = {60, 330, 1480, 200}},
    {CARDS_TAKEN, ALWAYS, .at = {60, 570, 340, 270}, .run = 2, .pitch = {360, 0}, .card = 80},
    {CARDS_TAKEN + 2, THREE, .at = {780, 570, 340, 270}, .card = 80},
    {PLACE_DROP, ALWAYS, .at = {60, 570, 1090, 270}},
    {PLACE_WORDS, ALWAYS, .at = {1190, 570, 350, 140}},
    {PLACE_BUTTONS, ALWAYS, .at = {1190, 730, 350, 110}},
};

static const DrawnRow tall[] = {
    {SPOT_SEATS, ALWAYS, .at = {40, 80, 460, 240}},
    {SPOT_LEFT, ALWAYS, .at = {530, 80, 230, 240}},
    {CARDS_ROW, ALWAYS, .at = {40, 350, 720, 240}, .card = 120},
    {PLACE_HAND, ALWAYS, .at = {40, 350, 720, 240}},
    {CARDS_TAKEN, ALWAYS, .at = {40, 630, 220, 240}, .run = 2, .pitch = {250, 0}, .card = 70},
    {CARDS_TAKEN + 2, THREE, .at = {540, 630, 220, 240}, .card = 70},
    {PLACE_DROP, ALWAYS, .at = {40, 630, 720, 240}},
    {PLACE_WORDS, ALWAYS, .at = {40, 900, 720, 150}},
    {PLACE_BUTTONS, ALWAYS, .at = {40, 1080, 720, 140}},
};

static const Drawing forms[] = {
    {.width = 1600, .height = 900, .bar = 56, .card = 130, DRAWN_ROWS(wide)},
    {.form = 1,
     .width = 800,
     .height = 1280,
     .bar = 56,
     .card = 130,
     .is_upright = true,
     DRAWN_ROWS(tall)},
};

static void arrange(const Space *space, const void *memory, Layout *out)
{
    const ToyView *view = memory;
    uint8_t seats = view->table.seats;
    Plan plan = drawing_plan(space, forms, COUNT_OF(forms), seats == TOY_SEATS ? THREE : ALWAYS);
    plan.zones = zones;
    plan.seat = view->seat;
    plan.seats = seats;
    plan.out = out;
    drawing_place(&plan);
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

static void left(const TableScene *scene)
{
    const ToyTable *table = &((const ToyView *)scene->view)->table;
    Rect rest = ui_panel(scene->ui, scene->part.rect);
    const char *count = panel_number(scene, table->row_count);
    Line line = {.id = "table.left",
                 .value = count,
                 .color = COLOR_PAPER,
                 .text = panel_phrase(scene, "Left: {n}", TR_VALUES(count))};
    panel_line(scene, &line, &rest);
}

static const TablePart parts[] = {
    {PART_UNDER, SPOT_SEATS, .draw = seats},
    {PART_UNDER, SPOT_LEFT, .draw = left},
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
