/* What a person may remember of the cards of Claim, below the cards of an open pile or on a page of
 * its own: each of the 52 with a sign for where it is, as far as the view of the seat proves it,
 * and the signs in words. Number and sign stand together on a tile, tinted as the sign is. */
#include "claim/parts.h"
#include "claim/pen.h"
#include "claim/table.h"

#include "base/text.h"
#include "i18n/format.h"

#include <math.h>

#define COPIES      5    /* of Goblin 0, the cards before all others */
#define FIRST_WIDE  2.6f /* of a column: it holds these copies */
#define VALUES      10
#define ROWS_HIGH   6.2f  /* in rows: a row for each faction, what the signs mean */
#define ROW_MOST    80.0f /* units */
#define TILE_WIDE   1.9f  /* in rows: at most */
#define SLIM        2.4f  /* height to the width of a part */
#define TINT        0.16f
#define TINT_GONE   0.05f
#define LEGEND_WIDE 800.0f

typedef enum Whereabouts {
    IS_GONE,
    IS_OWN,
    IS_OTHER,
    IS_OPEN,
    IS_UNKNOWN,
    WHEREABOUTS
} Whereabouts;

static const struct {
    const char *icon;
    uint32_t color;
    const char *name;   /* of a card that is there */
    const char *legend; /* of all of them */
} signs[WHEREABOUTS] = {
    [IS_GONE] = {"ui/ui-close", 0x8d8577, N_("{card}: gone"), N_("Gone · {n}")},
    [IS_OWN] = {"ui/ui-confirm", 0xffd98a, N_("{card}: yours"), N_("Yours · {n}")},
    [IS_OTHER] = {"ui/ui-people", 0xaec4ee, N_("{card}: with {name}"), N_("{name} · {n}")},
    [IS_OPEN] = {"ui/claim-swords", 0xffffff, N_("{card}: on the table"), N_("On the table · {n}")},
    [IS_UNKNOWN] = {NULL, 0xd9cdb4, N_("{card}: unknown"), N_("Unknown · {n}")},
};

typedef struct Memory {
    CardSet places[WHEREABOUTS];
} Memory;

static Memory memory_of(const TableScene *scene)
{
    const ClaimView *view = claim_view(scene);
    const ClaimTable *table = &view->table;
    unsigned other = 1u - scene->seat;
    Memory memory = {{0}};
    memory.places[IS_GONE] =
        claim_join(table->discard, claim_join(table->score[0], table->score[1]));
    memory.places[IS_OWN] =
        claim_join(view->hands[scene->seat], claim_join(table->prizes[scene->seat], view->drawn));
    memory.places[IS_OTHER] =
        claim_join(claim_view_known(view, (uint8_t)(CLAIM_HANDS + other)),
                   claim_view_known(view, (uint8_t)(CLAIM_FOLLOWERS + other)));
    const Card open[] = {table->prize, table->lead};
    for (size_t i = 0; i < 2; i++) {
        if (open[i] != CARD_NONE) {
            memory.places[IS_OPEN] = claim_add(memory.places[IS_OPEN], open[i]);
        }
    }
    return memory;
}

/* Copies of Goblin 0 are told apart by nothing: they are counted off. */
static Whereabouts where_is(const Memory *memory, Card card)
{
    unsigned before = 0;
    for (unsigned place = 0; place < IS_UNKNOWN; place++) {
        CardSet set = memory->places[place];
        if (card >= COPIES && set >> card & 1) {
            return (Whereabouts)place;
        }
        before += (unsigned)set_count(set & ((1u << COPIES) - 1));
        if (card < COPIES && card < before) {
            return (Whereabouts)place;
        }
    }
    return IS_UNKNOWN;
}

/* One line in the middle of a place, as large as that is. */
static void words_in(const TableScene *scene, const char *words, Rect place, Color color)
{
    float unit = claim_unit(scene), high = place.h / unit;
    float size = fmaxf(fminf(high * 0.46f, place.w / unit * 0.8f), 19);
    ClaimType type = {.face = FONT_BODY_BOLD, .size = size, .high = high};
    claim_write(scene, claim_line(scene, words, type, place.w), place, color);
}

static void sign(const TableScene *scene, Whereabouts place, Rect rect)
{
    Color color = color_rgb(signs[place].color);
    if (!signs[place].icon) {
        words_in(scene, "?", rect, color);
        return;
    }
    float side = fminf(rect.w * 0.8f, fmaxf(rect.h * 0.56f, 26 * claim_unit(scene)));
    side = fminf(side, rect.h * 0.8f);
    draw_icon(ui_draw(scene->ui), signs[place].icon,
              (Outline){.rect = rect_around(rect_centre(rect), side, side)}, color);
}

static float column_width(Rect row)
{
    return row.w / (VALUES - 1 + FIRST_WIDE);
}

/* The cell of a value in the row of its faction; the Goblins 0 take the whole first column. */
static Rect cell_of(Rect row, Card card)
{
    float step = column_width(row);
    float x = step * (FIRST_WIDE + (float)claim_value(card) - 1);
    Rect cell = {row.x + x, row.y, step, row.h};
    if (card < COPIES) {
        cell = (Rect){row.x, row.y, step * FIRST_WIDE, row.h};
    }
    return rect_inset(cell, row.h * 0.05f);
}

static const char *card_name(const TableScene *scene, Card card, Whereabouts place)
{
    Message name = MESSAGE("{card}", value_card(card));
    const char *values[] = {panel_message(scene, &name), NULL, NULL};
    if (place == IS_OTHER) {
        values[1] = panel_name(scene, (Seat)(1 - scene->seat));
    }
    return panel_phrase(scene, signs[place].name, values);
}

static const char *card_id(const TableScene *scene, Card card)
{
    char bytes[24];
    unsigned copy = 0;
    Text text = text_in(bytes, sizeof bytes);
    if (card < COPIES) {
        copy = card;
        card = 0;
    }
    text_append(&text, claim_game.names.cards[card]);
    if (copy > 0) {
        text_append(&text, ".");
        text_append_number(&text, copy + 1);
    }
    return panel_id(scene, "memory.", -1, bytes);
}

static void tile(const TableScene *scene, Whereabouts place, Rect rect)
{
    Color color = place == IS_GONE ? color_faded(COLOR_PAPER, TINT_GONE)
                                   : color_faded(color_rgb(signs[place].color), TINT);
    draw_round(ui_draw(scene->ui), rect, rect.h * 0.16f, color);
}

/* The place of the number: one of so many parts at the left or, in a slim cell, the upper half. */
static Rect cut_number(Rect *cell, float parts)
{
    if (cell->h * parts > cell->w * SLIM) {
        return rect_cut_top(cell, cell->h / 2);
    }
    return rect_cut_left(cell, cell->w / parts);
}

static void declare(const TableScene *scene, Whereabouts place, Card card, Rect rect)
{
    const char *name = card_name(scene, card, place);
    ui_tell(scene->ui,
            &(Label){.id = card_id(scene, card), .name = name, .tip = name, .secret = true}, rect);
}

/* The number once, then a sign for each copy. */
static void copies(const TableScene *scene, const Memory *memory, Rect row)
{
    Rect cell = cell_of(row, 0);
    words_in(scene, panel_number(scene, 0), cut_number(&cell, COPIES + 1), COLOR_PAPER);
    float step = cell.w / COPIES;
    for (Card card = 0; card < COPIES; card++) {
        Whereabouts place = where_is(memory, card);
        Rect rect = rect_cut_left(&cell, step);
        tile(scene, place, rect_inset(rect, row.h * 0.03f));
        sign(scene, place, rect);
        declare(scene, place, card, rect);
    }
}

/* The number, which fades with a card that is gone, and the sign. */
static void card_cell(const TableScene *scene, const Memory *memory, Rect row, Card card)
{
    Whereabouts place = where_is(memory, card);
    Rect cell = cell_of(row, card);
    Rect rest = rect_around(rect_centre(cell), fminf(cell.w, cell.h * TILE_WIDE), cell.h);
    Color number = place == IS_GONE ? color_rgb(signs[place].color) : COLOR_PAPER;
    tile(scene, place, cell);
    rest = rect_inset(rest, rest.w * 0.04f);
    words_in(scene, panel_number(scene, claim_value(card)), cut_number(&rest, 2), number);
    sign(scene, place, rest);
    declare(scene, place, card, cell);
}

/* In a narrow window what the signs mean takes two rows. */
static unsigned legend_columns(const TableScene *scene, float width)
{
    if (width > LEGEND_WIDE * claim_unit(scene)) {
        return WHEREABOUTS;
    }
    return (WHEREABOUTS + 1) / 2;
}

/* What the signs mean, with how many cards are there. */
static void legend(const TableScene *scene, const Memory *memory, Rect rows)
{
    unsigned columns = legend_columns(scene, rows.w);
    unsigned lines = (WHEREABOUTS + columns - 1) / columns;
    float wide = rows.w / (float)columns, high = rows.h / (float)lines, unit = claim_unit(scene);
    for (unsigned place = 0; place < WHEREABOUTS; place++) {
        unsigned count = (unsigned)set_count(memory->places[place]);
        if (place == IS_UNKNOWN) {
            count = CLAIM_CARDS;
            for (unsigned i = 0; i < IS_UNKNOWN; i++) {
                count -= (unsigned)set_count(memory->places[i]);
            }
        }
        Rect item = {rows.x + wide * (float)(place % columns),
                     rows.y + high * (float)(place / columns), wide, high};
        sign(scene, (Whereabouts)place, rect_cut_left(&item, fminf(item.h, 32 * unit)));
        const char *values[] = {panel_number(scene, (int)count), NULL, NULL};
        if (place == IS_OTHER) {
            values[1] = values[0];
            values[0] = panel_name(scene, (Seat)(1 - scene->seat));
        }
        const char *words = panel_phrase(scene, signs[place].legend, values);
        ClaimType type = {.face = FONT_BODY, .size = 17};
        const TextBlock *block = claim_line(scene, words, type, item.w - 6 * unit);
        Point at = {item.x + 4 * unit, item.y + (item.h - block->h) / 2};
        draw_text(ui_draw(scene->ui), block, at, color_rgb(signs[place].color));
    }
}

void claim_memory(const TableScene *scene)
{
    Rect room = scene->part.rect;
    Memory memory = memory_of(scene);
    bool is_narrow = legend_columns(scene, room.w) < WHEREABOUTS;
    float rows = ROWS_HIGH + (float)is_narrow;
    float height = fminf(room.h / rows, ROW_MOST * claim_unit(scene));
    room = rect_around(rect_centre(room), room.w, height * rows);
    Rect foot = rect_cut_bottom(&room, height * (1.2f + (float)is_narrow));
    for (unsigned faction = 0; faction < CLAIM_FACTIONS; faction++) {
        Rect row = rect_cut_top(&room, height);
        Rect mark = rect_around(rect_centre(rect_cut_left(&row, height * 1.3f)), height * 0.8f,
                                height * 0.8f);
        draw_icon(ui_draw(scene->ui), claim_sigils[faction], (Outline){.rect = mark},
                  color_rgb(claim_colors[faction]));
        CardSet cards = claim_cards_of((ClaimFaction)faction);
        if (faction == CLAIM_GOBLIN) {
            copies(scene, &memory, row);
            cards &= ~(card_bit(COPIES) - 1);
        }
        for (; cards; cards = set_without_first(cards)) {
            card_cell(scene, &memory, row, set_first(cards));
        }
    }
    legend(scene, &memory, foot);
}
