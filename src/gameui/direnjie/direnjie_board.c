/* The board in the middle of the Di Renjie table. While requests are made it shows the three
 * categories and the five numbers, how many public clues each has, and which are closed; then the
 * places of a clue that is laid; at the end the answers. */
#include "direnjie_table.h"

#include "base/text.h"
#include "i18n/format.h"

#include <math.h>

#define CATEGORY_CLUES 5 /* public clues at which a request is closed: only counted here */
#define NUMBER_CLUES   3

static const DirenjieTable *table_of(const TableScene *scene)
{
    return &direnjie_view_of(scene)->table;
}

/* Public clues that count towards the closing of a request. */
static unsigned shown_clues(const DirenjieView *view, unsigned ask)
{
    unsigned count = 0;
    for (unsigned i = 0; i < view->table.clue_count; i++) {
        Card top = view->clues[i].cards[0];
        bool shown = view->table.clues_public >> i & 1;
        bool same =
            shown && (ask < DIRENJIE_ASK_ONE ? (unsigned)direnjie_category(top) == ask
                                             : direnjie_number(top) == ask - DIRENJIE_ASK_ONE + 1);
        count += same;
    }
    return count;
}

/* A small dot for each clue that there may be; filled ones are there. */
static void dots(const TableScene *scene, unsigned count, unsigned whole, Rect row)
{
    float side = fminf(row.h * 0.7f, row.w / (float)whole * 0.62f), step = side * 1.5f;
    Point centre = rect_centre(row);
    for (unsigned i = 0; i < whole; i++) {
        Point at = {centre.x + step * ((float)i - (float)(whole - 1) / 2), centre.y};
        Rect dot = rect_around(at, side, side);
        draw_round(ui_draw(scene->ui), dot, side / 2,
                   i < count ? COLOR_DANGER : color_faded(COLOR_INK, 0.7f));
        draw_push(ui_draw(scene->ui), &(DrawCommand){.kind = DRAW_FRAME,
                                                     .rect = dot,
                                                     .thickness = scene->layout->unit,
                                                     .radius = side / 2,
                                                     .color = color_faded(COLOR_GOLD, 0.8f)});
    }
}

/* What a request is called, how far it is from being closed, and whether it is. */
typedef struct Tile {
    unsigned ask, count, whole;
    bool closed, asked, open;
    bool still; /* nothing can be asked for now */
    const char *reason;
    Rect rect;
} Tile;

static Tile tile_of(const TableScene *scene, unsigned ask, Rect rect)
{
    const DirenjieView *view = direnjie_view_of(scene);
    Tile tile = {.ask = ask,
                 .count = shown_clues(view, ask),
                 .whole = ask < DIRENJIE_ASK_ONE ? CATEGORY_CLUES : NUMBER_CLUES,
                 .closed = direnjie_closed(&view->table, view->clues) >> ask & 1,
                 .asked = view->table.ask == ask,
                 .rect = rect};
    tile.still = !scene->acting || view->table.phase != DIRENJIE_ASKING;
    tile.open = table_offers(scene, action_with_1(DIRENJIE_ASK, (uint8_t)ask), &tile.reason);
    return tile;
}

static const char *tile_name(const TableScene *scene, const Tile *tile)
{
    Message message = direnjie_ask_message(tile->ask);
    const char *words = panel_message(scene, &message);
    if (tile->closed) {
        return panel_phrase(scene, N_("{request}: closed"), TR_VALUES(words));
    }
    return panel_phrase(
        scene, N_("{request}: {n} of {m} public clues"),
        TR_VALUES(words, panel_number(scene, tile->count), panel_number(scene, tile->whole)));
}

static void tile_ground(const TableScene *scene, const Tile *tile, bool hovered)
{
    DrawList *list = ui_draw(scene->ui);
    float unit = scene->layout->unit, round = 12 * unit;
    Color paper = tile->closed ? color_faded(COLOR_PANEL, 0.7f) : color_rgb(0xefe3c8);
    if (tile->open && !tile->closed) {
        draw_glow(list, (Outline){.rect = tile->rect},
                  color_faded(COLOR_LIT, hovered ? 0.9f : 0.35f));
    }
    draw_round(list, tile->rect, round, paper);
    Color line = tile->asked    ? COLOR_LIT
                 : tile->closed ? color_faded(COLOR_GOLD, 0.4f)
                                : color_rgb(0xa8261f);
    draw_push(list, &(DrawCommand){.kind = DRAW_FRAME,
                                   .rect = rect_inset(tile->rect, tile->asked ? 0 : 5 * unit),
                                   .thickness = (tile->asked ? 5 : 1.6f) * unit,
                                   .radius = round,
                                   .color = line});
}

/* Words in the middle of a rectangle, as large as its height allows whatever the size of texts that
 * the person has set. */
static void words_in(const TableScene *scene, const char *words, FontFace face, Rect rect,
                     Color ink)
{
    TextStyle style = {
        .face = face, .size = rect.h / ui_unit(scene->ui), .align = ALIGN_CENTRE, .fit = true};
    const TextBlock *block = text_layout(scene->ui, words, style, 0);
    style.size *= rect.h / block->h;
    block = panel_fit(scene->ui, words, style, rect.w);
    draw_text(ui_draw(scene->ui), block, (Point){rect.x, rect.y + (rect.h - block->h) / 2}, ink);
}

/* The sign of a category, or the number. */
static void tile_sign(const TableScene *scene, const Tile *tile, Rect rect)
{
    Color ink = tile->closed ? color_faded(COLOR_MUTED, 0.45f) : color_rgb(0xa8261f);
    DrawList *list = ui_draw(scene->ui);
    if (tile->ask < DIRENJIE_ASK_ONE) {
        float side = fminf(rect.w, rect.h);
        draw_icon(list, direnjie_signs[tile->ask],
                  (Outline){.rect = rect_around(rect_centre(rect), side, side)}, ink);
        return;
    }
    words_in(scene, panel_number(scene, tile->ask - DIRENJIE_ASK_ONE + 1), FONT_TITLE, rect, ink);
}

static void tile_label(const TableScene *scene, const Tile *tile, Rect rect)
{
    Message message = direnjie_ask_message(tile->ask);
    const char *words =
        tile->closed ? panel_word(scene, N_("Closed")) : panel_message(scene, &message);
    words_in(scene, words, FONT_BODY_BOLD, rect, tile->closed ? COLOR_WARNING : COLOR_INK);
}

static void tile_frame(const TableScene *scene, const Tile *tile)
{
    Element element = {
        .id = panel_id(scene, "ask.", -1, direnjie_game.names.verbs[DIRENJIE_ASK].words[tile->ask]),
        .role = tile->still ? ROLE_TEXT : ROLE_BUTTON,
        .name = tile_name(scene, tile),
        .value = tile->closed ? panel_word(scene, N_("Closed")) : panel_digits(scene, tile->count),
        .rect = tile->rect,
        .disabled = !tile->open && !tile->still,
        .reason = tile->reason,
        .still = tile->still};
    Touch touch = ui_element(scene->ui, &element);
    bool labelled = tile->ask < DIRENJIE_ASK_ONE || tile->closed;
    tile_ground(scene, tile, touch.hovered || touch.focused);
    Rect rest = rect_inset(tile->rect, 10 * scene->layout->unit);
    dots(scene, tile->count, tile->whole, rect_cut_bottom(&rest, rest.h * 0.15f));
    if (labelled) {
        tile_label(scene, tile, rect_cut_bottom(&rest, rest.h * 0.28f));
    }
    tile_sign(scene, tile, rest);
    if (touch.activated && tile->open) {
        table_choose(scene->table, action_with_1(DIRENJIE_ASK, (uint8_t)tile->ask));
    }
}

/* A row of tiles for the requests from `first` on. */
static void tile_row(const TableScene *scene, unsigned first, unsigned count, Rect row)
{
    float gap = 12 * scene->layout->unit;
    float width = (row.w - gap * (float)(count - 1)) / (float)count;
    for (unsigned i = 0; i < count; i++) {
        Tile tile = tile_of(scene, first + i,
                            (Rect){row.x + (width + gap) * (float)i, row.y, width, row.h});
        tile_frame(scene, &tile);
    }
}

static void requests(const TableScene *scene)
{
    Rect rest = scene->layout->spots[SPOT_BOARD];
    float gap = 12 * scene->layout->unit;
    Rect upper = rect_cut_top(&rest, (rest.h - gap) * 0.54f);
    rect_cut_top(&rest, gap);
    tile_row(scene, 0, DIRENJIE_CATEGORIES, upper);
    tile_row(scene, DIRENJIE_ASK_ONE, DIRENJIE_ASKS - DIRENJIE_ASK_ONE, rest);
}

/* The places of a clue, each with its name. */
static void slots(const TableScene *scene)
{
    static const char *const names[SLOTS_MAX] = {N_("Top"), N_("Middle"), N_("Bottom")};
    float unit = scene->layout->unit;
    for (unsigned i = 0; i < SLOTS_MAX; i++) {
        Rect slot = scene->layout->slots[i];
        draw_round(ui_draw(scene->ui), slot, 8 * unit, color_faded(COLOR_INK, 0.5f));
        draw_frame_dashed(ui_draw(scene->ui), slot, 2 * unit, color_faded(COLOR_GOLD_LIGHT, 0.8f));
        Rect caption = {slot.x - slot.w * 0.1f, slot.y - 30 * unit, slot.w * 1.2f, 28 * unit};
        Line line = {.id = panel_id(scene, "slot.", (int)i, ""),
                     .text = panel_word(scene, names[i]),
                     .align = ALIGN_CENTRE,
                     .low = true,
                     .bold = true,
                     .color = COLOR_GOLD_LIGHT};
        panel_line(scene, &line, &caption);
    }
}

void direnjie_board(const TableScene *scene)
{
    const DirenjieTable *table = table_of(scene);
    if (table->phase == DIRENJIE_ANSWERING) {
        direnjie_answers(scene);
    } else if (scene->layout->slots[0].w > 0) {
        slots(scene);
    } else if (table->phase != DIRENJIE_OVER) {
        requests(scene);
    }
}
