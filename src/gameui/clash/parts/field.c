/* The field under the cards of Clash of Decks: bridges and free places; and before the deal
 * headings over the decks. */
#include "clash/parts.h"
#include "clash/parts/info.h"
#include "clash/parts/strikes.h"
#include "clash/pen.h"
#include "clash/seen.h"
#include "clash/table.h"

#include "base/limits.h"
#include "i18n/format.h"
#include "tables/hint.h"

#include <math.h>

#define LANTERN_SECONDS 0.16f
#define KEEPS_OFF       18.0f /* units */
#define HINT_IN         14    /* units: its sign from the upper edge */
#define RED_LIGHT       0xff4a44

/* Whether a lantern burns: when a Fort falls they go out one by one. */
static bool burns(const TableScene *scene, unsigned index)
{
    if (scene->cue == CLASH_CUE_LOSE) {
        return scene->cue_age < LANTERN_SECONDS * (float)(index + 1);
    }
    return scene->cue != CLASH_CUE_RESULT && clash_table_of(scene)->winner == SEAT_NONE;
}

/* The light of the lanterns: in the last turn of the automaton they warn. */
static Color lantern_light(const TableScene *scene)
{
    return color_rgb(clash_is_last(scene) ? RED_LIGHT : 0xffffff);
}

/* The bridge of a row between its four lanterns. */
static void bridge(const TableScene *scene)
{
    static const float sides[] = {-1, 1};
    static const char *const lanterns[] = {"ui/lantern-unlit", "ui/lantern-lit"};
    Rect place = scene->part.rect;
    float side = 44 * scene->layout->unit;
    draw_named(ui_draw(scene->ui), "ui/clash-bridge", place, 1);
    for (unsigned i = 0; i < 4; i++) {
        Point at = rect_centre(place);
        at.x += sides[i % 2] * (place.w / 2 - side * 0.2f);
        at.y += sides[i / 2] * (place.h / 2 - side * 0.1f) - side * 0.2f;
        Picture lantern = picture_named(lanterns[burns(scene, 4 * scene->part.index + i)]);
        draw_tinted(ui_draw(scene->ui), &lantern, (Outline){.rect = rect_around(at, side, side)},
                    lantern_light(scene));
    }
}

/* Where a unit of a row would stand. */
static Rect place_rect(const TableScene *scene, Seat seat, unsigned row, unsigned place)
{
    unsigned zone = CLASH_ZONE_ROWS + CLASH_ROWS * (unsigned)seat + row;
    const ZonePlace *line = &scene->layout->zones[zone];
    float width = line->card_width, step = width * 1.07f;
    float most = (line->rect.w - width) / (float)max_unsigned(place, 1);
    float along = fminf(step, most) * (float)place;
    Rect rect = {line->rect.x + along, line->rect.y, width, line->rect.h};
    if (line->line.first == LINE_FROM_RIGHT) {
        rect.x = line->rect.x + line->rect.w - along - width;
    }
    return rect;
}

/* Whether a place is free of the one before: a row that makes room for what returns has fewer. */
static bool has_place(const TableScene *scene, Seat seat, unsigned row, unsigned place)
{
    Rect rect = place_rect(scene, seat, row, place);
    return place == 0 || fabsf(rect.x - place_rect(scene, seat, row, place - 1).x) >= rect.w;
}

static void draw_place(const TableScene *scene, Rect rect, bool open)
{
    float unit = scene->layout->unit;
    draw_named(ui_draw(scene->ui), "ui/clash-place", rect, 1);
    if (open) {
        Rect inner = rect_inset(rect, 3 * unit);
        draw_round(ui_draw(scene->ui), inner, 14 * unit, color_faded(COLOR_GOLD_LIGHT, 0.16f));
        draw_push(ui_draw(scene->ui), &(DrawCommand){.kind = DRAW_FRAME,
                                                     .rect = inner,
                                                     .thickness = 3 * unit,
                                                     .radius = 14 * unit,
                                                     .dashed = true,
                                                     .color = COLOR_GOLD_LIGHT});
    }
}

/* The picked card where it would stand, while that row is aimed at or picked. */
static void ghost(const TableScene *scene, unsigned row, Rect rect)
{
    Action action;
    bool is_meant = table_meant_on_part(scene, &action) && action_verb(action) == CLASH_SUMMON &&
                    action_operand(action, 1) == row;
    if (!is_meant && !selection_has(scene->selection, clash_row_pick(row))) {
        return;
    }
    DressedCard card = {
        .card = clash_picked(scene),
        .zone = CLASH_ZONE_POOL,
        .turn = 1,
        .outline = {.rect = rect_around(rect_centre(rect), rect.w, rect.w * CLASH_TOKEN_HEIGHT)},
        .light = {255, 255, 255, 158}};
    clash_token(scene, &card);
}

/* At the end of an own row that is farther from the river. */
static Rect cut_outer(const TableScene *scene, Rect *rect, float wide)
{
    return scene->layout->is_mirrored ? rect_cut_right(rect, wide) : rect_cut_left(rect, wide);
}

/* The next free place of an own row takes what is dropped or pressed there. */
static void free_place(const TableScene *scene, unsigned row)
{
    static const char *const names[CLASH_ROWS] = {N_("Top row, place {n}"),
                                                  N_("Bottom row, place {n}")};
    const ClashSide *side = &clash_table_of(scene)->sides[scene->seat];
    Pick pick = clash_row_pick(row);
    bool open = clash_is_open(scene, pick);
    unsigned place = side->counts[row] + 1u;
    Rect half = scene->layout->spots[SPOT_ROWS + row];
    Rect rect = place_rect(scene, scene->seat, row, place - 1);
    if (open) {
        draw_place(scene, rect, true);
        ghost(scene, row, rect);
    }
    bool is_advised = table_advises(scene->table, pick);
    if (is_advised) {
        table_draw_hint(scene,
                        (Point){rect.x + rect.w / 2, rect.y + HINT_IN * scene->layout->unit});
    }
    const char *name = panel_phrase(scene, names[row], TR_VALUES(panel_number(scene, (int)place)));
    float wide = place > 3 ? 24 * scene->layout->unit : rect.w;
    Rect edge = cut_outer(scene, &rect, wide);
    if (place <= 3) { /* a ring around it then keeps off the keep and the words beside it */
        cut_outer(scene, &half, KEEPS_OFF * scene->layout->unit);
    }
    Element element = {.id = clash_unit_id(scene, scene->seat, row, place),
                       .role = ROLE_DROP,
                       .name = name,
                       .value = is_advised ? panel_word(scene, N_("Suggested")) : NULL,
                       .rect = rect_inset(edge, 4),
                       .outline = {.rect = half},
                       .still = !open};
    Touch touch = ui_element(scene->ui, &element);
    if (touch.activated && open) {
        table_aim(scene->table, pick);
    }
}

void clash_field_row(const TableScene *scene)
{
    unsigned row = scene->part.index;
    for (Seat seat = 0; seat < CLASH_SIDES; seat++) {
        for (unsigned place = 0; place < 3; place++) {
            if (has_place(scene, seat, row, place)) {
                draw_place(scene, place_rect(scene, seat, row, place), false);
            }
        }
    }
    bridge(scene);
    if (!clash_threats(scene, row)) {
        clash_tip(scene, panel_id(scene, "tip.clash.bridge.", (int)row, ""),
                  N_("Units attack across the bridge of their row: the nearest enemy unit there, "
                     "or, where there is none, the Bastion or Fort."),
                  scene->part.rect);
    }
    free_place(scene, row);
}

/* Decks lie open, each with a heading that tells whose it is. */
bool clash_is_banning(const TableScene *scene)
{
    return clash_table_of(scene)->phase == CLASH_BANNING;
}

void clash_deck_heading(const TableScene *scene)
{
    Seat seat = (Seat)scene->part.index;
    bool own = seat == scene->seat;
    unsigned zone = CLASH_ZONE_PICKS + (unsigned)seat;
    float unit = scene->layout->unit;
    Rect cards = scene->layout->zones[zone].rect, first;
    if (!table_card_rect(scene->table, zone, 0, &first)) {
        return;
    }
    Rect row = {cards.x, first.y - 34 * unit, cards.w, 24 * unit};
    const char *words =
        table_is_you(scene, seat)
            ? panel_word(scene, N_("Your deck"))
            : panel_phrase(scene, N_("{name}'s deck"), TR_VALUES(panel_name(scene, seat)));
    Color color = own ? COLOR_GOLD_LIGHT : color_rgb(CLASH_MOON);
    const TextBlock *block = clash_text(scene, words, FONT_TITLE, 19 * unit, row);
    Rect plate = rect_around(rect_centre(row), block->w + 24 * unit, row.h);
    draw_round(ui_draw(scene->ui), plate, row.h / 2, color_faded(COLOR_PANEL, 0.72f));
    clash_text_centred(scene, block, row, color);
}
