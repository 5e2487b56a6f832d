/* What a person may remember of the cards of Claim, below the cards of an open pile: each of the 52
 * with a sign for where it is, as far as the view of the seat proves it, and the signs in words. */
#include "claim_table.h"

#include "base/text.h"
#include "i18n/format.h"

#include <math.h>

#define COPIES      5    /* of Goblin 0, the cards before all others */
#define FIRST_WIDE  2.6f /* of a column: it holds these copies */
#define VALUES      10
#define ROWS_HIGH   7.4f  /* in rows: the title, a row for each faction, what the signs mean */
#define ROW_MOST    48.0f /* units */
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
    [IS_OTHER] = {"ui/ui-people", 0xb9cdf2, N_("{card}: with {name}"), N_("{name} · {n}")},
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
static void words_in(const TableScene *scene, const char *words, float size, Rect place,
                     Color color)
{
    ClaimType type = {.face = FONT_BODY_BOLD, .size = size, .high = place.h / claim_unit(scene)};
    const TextBlock *block = claim_line(scene, words, type, place.w);
    Point at = {place.x + (place.w - block->w) / 2, place.y + (place.h - block->h) / 2};
    draw_text(ui_draw(scene->ui), block, at, color);
}

static void sign(const TableScene *scene, Whereabouts place, Rect rect)
{
    Color color = color_rgb(signs[place].color);
    if (!signs[place].icon) {
        words_in(scene, "?", 18, rect, color);
        return;
    }
    float side = fminf(fminf(rect.w, rect.h) * 0.8f, 26 * claim_unit(scene));
    draw_icon(ui_draw(scene->ui), signs[place].icon,
              (Outline){.rect = rect_around(rect_centre(rect), side, side)}, color);
}

static float column_width(Rect row)
{
    return row.w / (VALUES - 1 + FIRST_WIDE);
}

static float number_width(Rect row)
{
    return fminf(row.h * 0.62f, column_width(row) * 0.48f);
}

/* The cell of a value in the row of its faction. */
static Rect cell_of(Rect row, unsigned value)
{
    float step = column_width(row), x = 0;
    if (value > 0) {
        x = step * (FIRST_WIDE + (float)value - 1);
    }
    Rect cell = {row.x + x, row.y, step, row.h};
    if (value == 0) {
        cell.w = step * FIRST_WIDE;
    }
    return rect_inset(cell, row.h * 0.05f);
}

static const char *card_name(const TableScene *scene, Card card, Whereabouts place)
{
    char bytes[64];
    Text text = text_in(bytes, sizeof bytes);
    claim_name(scene->wording, card, &text);
    const char *name = panel_copy(scene, bytes);
    const char *values[] = {name, NULL, NULL};
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

/* The value at the left, which fades with a card that is gone, and the sign. */
static void card_cell(const TableScene *scene, const Memory *memory, Rect row, Card card)
{
    unsigned value = claim_value(card);
    Whereabouts place = where_is(memory, card);
    Rect rest = cell_of(row, value);
    if (card == 0 || card >= COPIES) {
        Color number = COLOR_PAPER;
        if (place == IS_GONE && card >= COPIES) {
            number = COLOR_MUTED;
        }
        draw_round(ui_draw(scene->ui), rest, rest.h * 0.16f, color_faded(COLOR_INK, 0.6f));
        Rect digit = {rest.x, rest.y, number_width(row), rest.h};
        words_in(scene, panel_number(scene, value), 19, digit, number);
    }
    rect_cut_left(&rest, number_width(row));
    if (card < COPIES) {
        rest.w /= COPIES;
        rest.x += rest.w * (float)card;
    } else if (value == 0) {
        rest.w /= COPIES;
    }
    sign(scene, place, rest);
    Element element = {.id = card_id(scene, card),
                       .role = ROLE_TEXT,
                       .name = card_name(scene, card, place),
                       .rect = rest,
                       .secret = true,
                       .still = true};
    ui_element(scene->ui, &element);
    ui_tip(scene->ui, element.id, element.name, rest);
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

void claim_memory(const TableScene *scene, Rect room)
{
    Memory memory = memory_of(scene);
    bool is_narrow = legend_columns(scene, room.w) < WHEREABOUTS;
    float rows = ROWS_HIGH + (float)is_narrow;
    float height = fminf(room.h / rows, ROW_MOST * claim_unit(scene));
    room = rect_cut_bottom(&room, height * rows);
    Rect head = rect_cut_top(&room, height * 1.2f);
    Rect foot = rect_cut_bottom(&room, height * (1.2f + (float)is_narrow));
    const char *words = panel_word(scene, N_("What you know of the cards"));
    const TextBlock *title =
        claim_line(scene, words, (ClaimType){.face = FONT_TITLE, .size = 21}, head.w);
    draw_text(ui_draw(scene->ui), title, (Point){head.x, head.y + (head.h - title->h) / 2},
              COLOR_GOLD_LIGHT);
    Element element = {
        .id = "memory.title", .role = ROLE_HEADING, .name = words, .rect = head, .still = true};
    ui_element(scene->ui, &element);
    for (unsigned faction = 0; faction < CLAIM_FACTIONS; faction++) {
        Rect row = rect_cut_top(&room, height);
        Rect mark = rect_around(rect_centre(rect_cut_left(&row, height * 1.3f)), height * 0.8f,
                                height * 0.8f);
        draw_icon(ui_draw(scene->ui), claim_sigils[faction], (Outline){.rect = mark},
                  color_rgb(claim_colors[faction]));
        CardSet cards = claim_cards_of((ClaimFaction)faction);
        for (; cards; cards = set_without_first(cards)) {
            card_cell(scene, &memory, row, set_first(cards));
        }
    }
    legend(scene, &memory, foot);
}
