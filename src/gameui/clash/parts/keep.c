/* The keeps of Clash of Decks: the wall of each side with a window for every step to its fall. */
#include "clash/parts.h"
#include "clash/parts/fall.h"
#include "clash/parts/info.h"
#include "clash/parts/sides.h"
#include "clash/parts/strikes.h"
#include "clash/pen.h"
#include "clash/seen.h"
#include "clash/sentences.h"
#include "clash/table.h"

#include "base/limits.h"
#include "i18n/format.h"

#include <math.h>

#define WINDOWS_IN_LINE 8
#define OUTSIDE         7.0f /* units by which the words below a wall may be wider, at each side */
#define DANGER          2u   /* steps left */

/* The parts of a keep, from its spot: picture, wall, words. */
typedef struct Keep {
    Rect picture, wall, shield, words, name;
} Keep;

/* Whether a row reaches up to the wall, whose number then hangs at the outer corner. */
static bool is_pressed(const TableScene *scene, Seat seat)
{
    const ClashSide *side = &clash_table_of(scene)->sides[seat];
    return side->counts[0] > 3 || side->counts[1] > 3;
}

static Rect keep_spot(const TableScene *scene, Seat seat)
{
    return scene->layout->spots[seat == scene->seat ? SPOT_KEEPS : SPOT_KEEPS + 1];
}

/* How far a picture gives room to the words below it: 0 … 1. */
static float words_growth(const TableScene *scene, Seat seat)
{
    Rect spot = keep_spot(scene, seat);
    bool is_low = spot.h < spot.w * 1.6f;
    return is_low ? 0 : clamp_float(((float)ui_text_percent(scene->ui) - 100) / 60, 0, 1);
}

static Keep keep_parts(const TableScene *scene, Seat seat)
{
    Keep keep;
    bool own = seat == scene->seat;
    Rect spot = keep_spot(scene, seat);
    float unit = spot.w / 196, middle = spot.x + spot.w / 2;
    keep.picture = scene->layout->spots[own ? SPOT_CASTLES : SPOT_CASTLES + 1];
    float high = keep.picture.h, wall = (high < 100 * unit ? 100 : 104) * unit;
    keep.wall = (Rect){middle - 98 * unit, spot.y + high - 6 * unit, 196 * unit, wall};
    float side = 84 * unit, inset = side * 0.4f;
    bool is_left = own == is_pressed(scene, seat);
    keep.shield = (Rect){keep.picture.x - inset, spot.y - 10 * unit, side, side * 66 / 64};
    if (!is_left) {
        keep.shield.x = keep.picture.x + keep.picture.w - side + inset;
    }
    keep.words = (Rect){spot.x - OUTSIDE * unit, keep.wall.y + keep.wall.h + 2 * unit,
                        spot.w + 2 * OUTSIDE * unit, spot.y + spot.h - keep.wall.y - keep.wall.h};
    return keep;
}

/* Windows of a wall: the lit ones first, of which those from `kept` on are about to go out. */
typedef struct Windows {
    unsigned all, lit, kept;
} Windows;

static void draw_windows(const TableScene *scene, Rect wall, Windows count)
{
    unsigned all = count.all;
    unsigned columns = min_unsigned(all, WINDOWS_IN_LINE);
    unsigned rows = (all + WINDOWS_IN_LINE - 1) / WINDOWS_IN_LINE;
    if (all == 0) {
        return;
    }
    Rect inner = {wall.x + wall.w * 0.05f, wall.y + wall.h * 0.2f, wall.w * 0.9f, wall.h * 0.72f};
    float step = fminf(inner.w / (float)columns, wall.w / 5.4f), down = inner.h / (float)rows;
    float high = fminf(down * 0.92f, step * 0.86f * 50 / 44), wide = high * 44 / 50;
    for (unsigned i = 0; i < all; i++) {
        unsigned row = i / columns;
        unsigned here = min_unsigned(columns, all - row * columns);
        Point at = {wall.x + wall.w / 2 + step * ((float)(i % columns) - (float)(here - 1) / 2),
                    inner.y + down * ((float)row + 0.5f)};
        bool goes_out = i < count.lit && i >= count.kept;
        const char *window = i < count.lit ? "ui/clash-window-lit" : "ui/clash-window-dark";
        draw_named(ui_draw(scene->ui), window, rect_around(at, wide, high),
                   1 - 0.65f * (float)goes_out);
    }
}

static void draw_castle(const TableScene *scene, Seat seat, Rect place, bool is_danger)
{
    DrawList *list = ui_draw(scene->ui);
    Castle castle = {.is_fort = clash_has_fort(scene, seat),
                     .fall = clash_fallen(scene, seat),
                     .unit = 2 * scene->layout->unit};
    draw_shadow(list, (Outline){.rect = place}, 6);
    Color frame = COLOR_GOLD;
    if (is_danger) {
        frame = COLOR_WARNING;
        draw_glow(list, (Outline){.rect = place}, color_faded(COLOR_DANGER, 0.8f));
    }
    Rect picture = place;
    if (castle.is_fort && castle.fall <= 0) {
        picture.y += place.h * (1 - clash_risen(scene));
    }
    picture.x += clash_shaken(scene, seat);
    draw_clip(list, place);
    draw_fill(list, place, COLOR_INK);
    clash_castle(scene->ui, picture, &castle);
    draw_clip_end(list);
    draw_frame(list, place, 2 * scene->layout->unit, frame);
    if (is_danger) {
        draw_named(ui_draw(scene->ui), "ui/clash-cracks", place, 1);
    }
}

/* Takes shorter words for a line where letters as large as the person wishes have no room. */
static void shorten(const TableScene *scene, Line *line, const char *shorter, float width)
{
    TextStyle style = {.face = FONT_BODY, .size = line->size};
    if (line->title) {
        style = (TextStyle){.face = FONT_TITLE, .size = SIZE_BODY};
    }
    if (text_layout(scene->ui, line->text, style, 0)->w > width) {
        line->text = shorter;
    }
}

/* Words below a keep where there is little room; its shield has the number already. */
static const char *short_keep_words(const TableScene *scene, Seat seat, unsigned life)
{
    const char *text = clash_has_fort(scene, seat) ? N_("Fort {n}") : N_("Bastion {n}");
    return panel_phrase(scene, text, TR_VALUES(panel_number(scene, life)));
}

static const char *keep_words(const TableScene *scene, Seat seat, unsigned life)
{
    const char *text =
        clash_has_fort(scene, seat) ? N_("Fort: durability {n}") : N_("Bastion: durability {n}");
    return panel_phrase(scene, text, TR_VALUES(panel_number(scene, life)));
}

/* A ring of light around who acts, with its words. */
void clash_turn(const TableScene *scene, Rect rect, float radius)
{
    Seat active = clash_active(scene);
    if (clash_phase(scene) == CLASH_OVER) {
        return;
    }
    const char *words =
        table_is_you(scene, active)
            ? panel_word(scene, N_("Your turn"))
            : panel_phrase(scene, N_("{name}'s turn"), TR_VALUES(panel_name(scene, active)));
    Label label = {.id = "table.turn",
                   .name = words,
                   .value = panel_digits(scene, active),
                   .tip = panel_noun(scene, words, CLASH_TURN_RULE)};
    ui_tell(scene->ui, &label, rect);
    draw_push(ui_draw(scene->ui), &(DrawCommand){.kind = DRAW_FRAME,
                                                 .rect = rect_inset(rect, -1.5f),
                                                 .thickness = 3,
                                                 .radius = radius,
                                                 .color = COLOR_LIT});
}

/* The name of a keep's defender, with a face. */
static void keep_name(const TableScene *scene, Seat seat, Rect *rest)
{
    float unit = fminf(ui_unit(scene->ui), scene->layout->unit), side = fmaxf(38 * unit, 16);
    const char *name = panel_name(scene, seat);
    bool has_room = rest->h >= side * 0.9f;
    Rect row = rect_cut_top(rest, side);
    const TextBlock *block =
        clash_text(scene, name, FONT_TITLE, 19 * unit, (Rect){0, 0, row.w - side - 8 * unit, side});
    float left = row.x + (row.w - side - 8 * unit - block->w) / 2;
    bool is_person = scene->faces && !clash_is_automaton(scene, seat);
    Rect face = {left, row.y, side, side};
    if (seat == clash_active(scene)) {
        clash_turn(scene, rect_inset(face, 2 * unit), side / 2); /* clear of the line above */
    }
    if (is_person && has_room) {
        draw_named(ui_draw(scene->ui), scene->faces[seat].picture, rect_inset(face, 3.5f * unit),
                   1);
    }
    Rect words = {left + side + 8 * unit, row.y, block->w, side};
    bool has_strength = is_person && scene->faces[seat].strength;
    ui_tell(scene->ui,
            &(Label){.id = panel_id(scene, "seat.", seat, ".name"),
                     .name = name,
                     .tip = has_strength ? panel_player(scene, seat) : NULL},
            words);
    if (!has_room) {
        return;
    }
    Color color = seat == scene->seat ? COLOR_GOLD_LIGHT : color_rgb(CLASH_MOON);
    clash_text_centred(scene, block, words, color);
}

/* A row whose middle is moved so that words reach no farther out than the wall: there is the frame.
 */
static Rect clear_of_frame(const TableScene *scene, Rect row, float wide)
{
    float wall = row.w - 2 * OUTSIDE * scene->layout->unit;
    float out = fmaxf(wide - wall, 0) / 2;
    bool is_right = rect_centre(row).x > rect_centre(scene->layout->spots[SPOT_BRIDGES]).x;
    row.x += is_right ? -out : out;
    return row;
}

/* A line in a row of its own, in letters as large as the person wishes while they fit there. */
static void keep_line(const TableScene *scene, const Line *line, float high, Rect *rest)
{
    float unit = fminf(ui_unit(scene->ui), scene->layout->unit);
    bool has_room = rest->h >= fmaxf(high * unit, 15);
    Rect row = rect_cut_top(rest, fmaxf(high * unit, 15));
    has_room &= rect_intersection(row, scene->layout->spots[SPOT_TOLD]).h <= 1;
    FontFace face = line->title ? FONT_TITLE : FONT_BODY;
    float size = line->size > 0 ? line->size : SIZE_BODY;
    const TextBlock *block = clash_text(scene, line->text, face, size * ui_unit(scene->ui), row);
    ui_tell(scene->ui, &(Label){.id = line->id, .name = line->text, .value = line->value}, row);
    if (has_room) {
        clash_text_centred(scene, block, clear_of_frame(scene, row, block->w), line->color);
    }
}

/* The life of a keeper as an element, whose outline is the whole keep. */
static void keep_life(const TableScene *scene, Seat seat, Rect whole, Rect *rest)
{
    unsigned life = clash_life(scene, seat);
    const char *words = keep_words(scene, seat, life);
    Line line = {
        .title = true, .color = life <= DANGER ? CLASH_ENDANGERED : COLOR_PAPER, .text = words};
    shorten(scene, &line, short_keep_words(scene, seat, life), rest->w);
    Rect row = *rest;
    keep_line(scene, &line, 28 + 17 * words_growth(scene, seat), rest);
    row.h = rest->y - row.y;
    Element element = {.id = panel_id(scene, "seat.", seat, ".keeper"),
                       .role = ROLE_TEXT,
                       .name = words,
                       .value = panel_digits(scene, life),
                       .rect = row,
                       .outline = {.rect = whole},
                       .still = true};
    ui_element(scene->ui, &element);
}

/* What the fall of a keep means, also in few words. */
typedef struct Stake {
    const char *words, *brief;
} Stake;

static const Stake *stake_of(const TableScene *scene, Seat seat)
{
    static const Stake own_bastion = {N_("then the Fort, then you lose"), N_("then the Fort")};
    static const Stake own_fort = {N_("if it falls, you lose"), N_("then you lose")};
    static const Stake their_bastion = {N_("then the Fort, then you win"), N_("then the Fort")};
    static const Stake their_fort = {N_("if it falls, you win"), N_("then you win")};
    static const Stake a_bastion = {N_("then the Fort"), N_("then the Fort")};
    static const Stake a_fort = {N_("the last defence"), N_("the last defence")};
    bool is_fort = clash_has_fort(scene, seat);
    if (scene->is_public) {
        return is_fort ? &a_fort : &a_bastion;
    }
    if (seat == scene->seat) {
        return is_fort ? &own_fort : &own_bastion;
    }
    return is_fort ? &their_fort : &their_bastion;
}

static void keep_lines(const TableScene *scene, Seat seat, Rect whole, Rect rest)
{
    const ClashTable *table = clash_table_of(scene);
    bool is_pile = clash_is_automaton(scene, seat);
    float high = 22 + 11 * words_growth(scene, seat);
    keep_life(scene, seat, whole, &rest);
    bool is_low = rest.h < 120 * scene->layout->unit;
    if (!is_low && clash_phase(scene) != CLASH_OVER) {
        const Stake *stake = stake_of(scene, seat);
        Line then = {.text = panel_word(scene, stake->words),
                     .size = SIZE_BODY * 0.9f,
                     .color = COLOR_MUTED};
        shorten(scene, &then, panel_word(scene, stake->brief), rest.w);
        keep_line(scene, &then, high, &rest);
    }
    if (is_pile) {
        return;
    }
    keep_name(scene, seat, &rest);
    if (seat == scene->seat) { /* it lies below */
        return;
    }
    unsigned count = table->sides[seat].hand_count + 1u;
    Line cards = {.id = panel_id(scene, "seat.", seat, ".count"),
                  .value = panel_digits(scene, count),
                  .size = SIZE_BODY * 0.85f,
                  .color = COLOR_MUTED,
                  .text = panel_phrase(scene, N_("Cards in hand: {n}"),
                                       TR_VALUES(panel_number(scene, count)))};
    keep_line(scene, &cards, high, &rest);
}

/* A keep before the deal: only who sits there. */
static void empty_keep(const TableScene *scene, Seat seat)
{
    const ClashSide *side = &clash_table_of(scene)->sides[seat];
    Rect spot = keep_spot(scene, seat);
    Rect whole = spot;
    float unit = scene->layout->unit;
    Rect ground = {spot.x + 4 * unit, spot.y, spot.w - 8 * unit, spot.h * 0.84f};
    draw_round(ui_draw(scene->ui), ground, 10 * unit, color_faded(COLOR_PANEL, 0.72f));
    rect_cut_top(&spot, spot.h * 0.08f);
    keep_name(scene, seat, &spot);
    Line line = {.id = panel_id(scene, "seat.", seat, ".count"),
                 .value = panel_digits(scene, side->pick_count),
                 .color = COLOR_MUTED,
                 .text = panel_phrase(scene, N_("Cards picked: {n}"),
                                      TR_VALUES(panel_number(scene, side->pick_count)))};
    const char *rule = N_("Both fight with eight cards and a Bastion.");
    ui_tip(scene->ui, line.id, panel_noun(scene, line.text, rule), whole);
    keep_line(scene, &line, 24, &spot);
}

void clash_keep(const TableScene *scene)
{
    const ClashTable *table = clash_table_of(scene);
    Seat seat = (Seat)((scene->seat + scene->part.index) % CLASH_SIDES);
    const ClashSide *side = &table->sides[seat];
    if (table->turn == 0) {
        empty_keep(scene, seat);
        return;
    }
    unsigned life = clash_life(scene, seat), then = life;
    bool has_outlook = clash_outlook_life(scene, seat, &then);
    unsigned all = clash_is_automaton(scene, seat)
                       ? (unsigned)table->pile_count + table->discard_count
                       : side->hand_count;
    bool is_danger = life <= DANGER;
    Keep keep = keep_parts(scene, seat);
    keep.wall.x += clash_shaken(scene, seat);
    draw_castle(scene, seat, keep.picture, is_danger);
    draw_named(ui_draw(scene->ui), "ui/clash-wall", keep.wall, 1);
    draw_windows(scene, keep.wall,
                 (Windows){.all = max_unsigned(all, life), .lit = life, .kept = then});
    draw_named(ui_draw(scene->ui), is_danger ? "ui/clash-steps-danger" : "ui/clash-steps",
               keep.shield, 1);
    const TextBlock *block = clash_text(scene, panel_number(scene, life), FONT_TITLE,
                                        keep.shield.h * 0.46f, keep.shield);
    clash_text_centred(scene, block, keep.shield, COLOR_PAPER);
    if (has_outlook) {
        clash_outlook_keep(scene, seat, keep.picture, then);
    }
    clash_fall(scene, seat, keep.picture);
    Rect whole = {keep.wall.x, keep.picture.y, keep.wall.w,
                  keep.wall.y + keep.wall.h - keep.picture.y};
    whole = rect_union(whole, keep.words);
    clash_keep_tip(scene, seat, keep_words(scene, seat, life), whole);
    keep_lines(scene, seat, whole, keep.words);
}
