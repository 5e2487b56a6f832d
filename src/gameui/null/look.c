/* The table of the null game: the least that a table needs. */
#include "tables/table_look.h"

#include "games/null.h"
#include "i18n/format.h"

#include <math.h>

enum { SPOT_SEATS };

static Picture null_face(const Wording *wording, Card card)
{
    (void)wording;
    Picture picture = picture_named("claim/goblin-1");
    PictureLabel *label = &picture.labels[0];
    *label = (PictureLabel){.x = 69,
                            .baseline = 93,
                            .size = 62,
                            .x0 = 30,
                            .x1 = 108,
                            .color = color_rgb(0xf6e6c0),
                            .face = FONT_TITLE,
                            .grown = true};
    Text text = text_in(label->text, sizeof label->text);
    text_append_number(&text, card + 1);
    return picture;
}

static void null_name(const Wording *wording, Card card, Text *out)
{
    number_write(wording->catalogue, card + 1, out);
}

static void null_arrange(const Space *space, const void *memory, Layout *out)
{
    const NullView *view = memory;
    Rect rest = rect_inset(space->area, fminf(space->area.w, space->area.h) * 0.06f);
    float unit = fminf(space->area.w, space->area.h) / 900, gap = 16 * unit;
    out->unit = unit;
    Rect seats = rect_cut_top(&rest, (float)view->seats * space->line + 40 * space->unit);
    out->spots[SPOT_SEATS] = seats;
    rect_cut_top(&rest, gap);
    Rect side = rect_cut_right(&rest, fminf(rest.w * 0.3f, 320 * unit));
    rect_cut_right(&rest, gap);
    out->buttons = rect_cut_bottom(&side, side.h * 0.3f);
    out->words = rect_cut_bottom(&side, side.h * 0.5f);
    Rect hand = rect_cut_bottom(&rest, rest.h * 0.45f);
    float width = fminf(hand.h / 1.8f, 150 * unit);
    out->hand = hand;
    out->drop = rest;
    out->zones[NULL_STOCK] = (ZonePlace){.form = FORM_PILE,
                                         .card_width = width * 0.7f,
                                         .rect = rect_cut_left(&rest, width * 1.4f),
                                         .cover = COVER_CLOSED,
                                         .id = "pile.stock",
                                         .name = N_("Stock")};
    rect_cut_left(&rest, gap);
    out->zones[NULL_TABLE] = (ZonePlace){
        .form = FORM_ROW, .card_width = width * 0.7f, .rect = rest, .tilt = 3, .id = "table.card"};
    for (Seat seat = 0; seat < NULL_SEATS; seat++) {
        out->zones[NULL_HANDS + seat] = (ZonePlace){
            .form = FORM_HIDDEN, .rect = seats, .card_width = width * 0.7f, .cover = COVER_CLOSED};
    }
    out->zones[NULL_HANDS + view->seat] = (ZonePlace){.form = FORM_FAN,
                                                      .rect = hand,
                                                      .card_width = width,
                                                      .picks = true,
                                                      .hand = true,
                                                      .secret = true,
                                                      .id = "hand.card"};
}

static unsigned null_rank(Card card, unsigned order)
{
    if (order == 0) {
        return card;
    }
    return NULL_CARDS - (unsigned)card;
}

static int null_counter(const void *memory, uint8_t name)
{
    const NullView *view = memory;
    if (name != NULL_TOTAL) {
        return 0;
    }
    return view->total[view->seat];
}

static bool null_offers(const void *view, unsigned verb)
{
    (void)view;
    (void)verb;
    return false;
}

static void null_seats(const TableScene *scene)
{
    static const char *const ids[NULL_SEATS] = {"seat.0", "seat.1", "seat.2", "seat.3"};
    const NullView *view = scene->view;
    Rect rest = ui_panel(scene->ui, scene->part.rect);
    for (Seat seat = 0; seat < view->seats; seat++) {
        const char *name = panel_name(scene, seat);
        const char *total = panel_number(scene, view->total[seat]);
        Line line = {.id = ids[seat],
                     .value = panel_digits(scene, view->total[seat]),
                     .color = view->active == seat ? COLOR_GOLD_LIGHT : COLOR_PAPER,
                     .text = panel_phrase(scene, N_("{name}: {n}"), TR_VALUES(name, total))};
        panel_line(scene, &line, &rest);
    }
}

static void null_sum(const TableScene *scene, Text *out)
{
    if (scene->selection->pick_count > 0) {
        text_append(out, panel_number(scene, scene->selection->picks[0].value + 1));
    }
}

static void null_log(const Wording *wording, const LogEntry *entry, Text *out)
{
    CardSet card = card_bit(action_operand(entry->action, 0));
    Message message =
        MESSAGE(N_("{name} plays {cards}."), value_seat(entry->actor), value_cards(card));
    wording_message(wording, &message, out);
}

static const VerbLook verb_looks[] = {
    [NULL_PLAY] = {.label = NC_("cards", "Play"), .cards = N_("Play {cards}")},
};

static const TablePart parts[] = {
    {PART_UNDER, SPOT_SEATS, .draw = null_seats},
    {0},
};

const TableLook null_table_look = {
    .game = &null_game,
    .felt = {.picture = "tables/claim"},
    .back = "regicide/back",
    .verbs = verb_looks,
    .parts = parts,
    .orders = 2,
    .face = null_face,
    .name = null_name,
    .arrange = null_arrange,
    .rank = null_rank,
    .counter = null_counter,
    .offers = null_offers,
    .sum = null_sum,
    .log = null_log,
};
