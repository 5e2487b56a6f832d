/* What happened last on the Clash of Decks table, in pictures: who struck, whom, with what damage,
 * and whether that was its end. */
#include "clash/parts.h"
#include "clash/parts/strikes.h"
#include "clash/pen.h"
#include "clash/seen.h"
#include "clash/table.h"

#include "base/text.h"
#include "i18n/format.h"

#include <math.h>

#define TIP_BYTES 2304 /* of the told words and one sentence */
#define OWN_LIGHT 0xffd98a

/* The picture of a card in the light of its side. */
static void draw_face(const TableScene *scene, Card card, Seat side, Rect rect)
{
    ClashArt art = {.card = card, .window = rect, .turn = 1, .light = {255, 255, 255, 255}};
    Color light = side == scene->seat ? color_rgb(OWN_LIGHT) : color_rgb(CLASH_MOON);
    clash_art(scene->ui, &art, rect);
    draw_frame(ui_draw(scene->ui), rect, fmaxf(1.5f * scene->layout->unit, 1), light);
}

static void draw_damage(const TableScene *scene, int damage, Rect burst)
{
    const char *words = panel_number(scene, -damage);
    float size = fmaxf(burst.h * 0.46f, clash_least(scene));
    Rect room = {0, 0, 2 * burst.w, burst.h}; /* it may stand out of its burst */
    Picture star = picture_named("ui/clash-burst-red");
    draw_tinted(ui_draw(scene->ui), &star, (Outline){.rect = burst}, CLASH_BURST);
    clash_text_centred(scene, clash_text(scene, words, FONT_TITLE, size, room), burst,
                       (Color){0xff, 0xf3, 0xd8, 255});
}

static void draw_target(const TableScene *scene, const PastStep *step, Rect rect)
{
    DrawList *list = ui_draw(scene->ui);
    float side = rect.h * 0.7f;
    draw_face(scene, step->target, step->target_side, rect);
    if (step->destroys) {
        draw_fill(list, rect, color_faded(COLOR_INK, 0.45f));
        draw_icon(list, "ui/ui-close",
                  (Outline){.rect = rect_around(rect_centre(rect), side, side)}, COLOR_WARNING);
    }
    Rect corner = rect_around((Point){rect.x + rect.w, rect.y + side * 0.4f}, side, side);
    if (step->is_spared) {
        draw_named(ui_draw(scene->ui), "ui/glyph-protection", rect_inset(corner, side * 0.1f), 1);
    } else if (!step->is_summons && step->actor != CARD_NONE) {
        draw_damage(scene, step->damage, corner);
    }
}

/* Draws "attacker ▸ target −3", or a card that is summoned. */
static void draw_step(const TableScene *scene, const PastStep *step, Rect cell)
{
    float high = fminf(cell.h * 0.92f, cell.w / 2.2f), wide = high * 0.8f, arrow = high * 0.28f;
    Rect first = {cell.x, cell.y + (cell.h - high) / 2, wide, high}, second = first;
    second.x += wide + arrow;
    Point between = {first.x + wide + arrow / 2, first.y + high / 2};
    if (step->actor != CARD_NONE) {
        draw_face(scene, step->actor, step->actor_side, first);
    } else if (step->is_summons) {
        draw_named(ui_draw(scene->ui), "ui/glyph-summon",
                   rect_around(rect_centre(first), wide, wide), 1);
    }
    draw_icon(ui_draw(scene->ui), "ui/ui-play",
              (Outline){.rect = rect_around(between, arrow, arrow)}, COLOR_GOLD_LIGHT);
    if (step->target != CARD_NONE) {
        draw_target(scene, step, second);
    } else {
        draw_icon(ui_draw(scene->ui), "ui/ui-close",
                  (Outline){.rect = rect_around(rect_centre(second), wide * 0.6f, wide * 0.6f)},
                  COLOR_MUTED);
    }
}

/* Draws the card that was taken out of a deck last, crossed out, beside the words about it. */
static void draw_removal(const TableScene *scene, const PastStep *step, const char *told, Rect rest)
{
    float high = rest.h, wide = high / CLASH_TOKEN_HEIGHT;
    Rect place = rect_cut_left(&rest, wide);
    DressedCard card = {.card = step->target,
                        .zone = CLASH_ZONE_POOL,
                        .turn = 1,
                        .outline = {.rect = place},
                        .light = {150, 146, 156, 255}};
    clash_token(scene, &card);
    draw_icon(ui_draw(scene->ui), "ui/ui-close",
              (Outline){.rect = rect_around(rect_centre(place), wide, wide)}, COLOR_WARNING);
    rect_cut_left(&rest, 14 * scene->layout->unit);
    TextStyle style = {.face = FONT_BODY, .size = SIZE_BODY};
    float inset = 10 * scene->layout->unit;
    const TextBlock *words =
        text_fit(scene->ui, told, style,
                 (TextRoom){.w = rest.w - 2 * inset, .h = rest.h, .least = clash_least(scene)});
    Rect plate = {rest.x, rest.y + (rest.h - words->h) / 2, words->w + 2 * inset, words->h};
    draw_round(ui_draw(scene->ui), plate, inset, color_faded(COLOR_PANEL, 0.72f));
    draw_text(ui_draw(scene->ui), words, (Point){plate.x + inset, plate.y}, COLOR_PAPER);
}

static void heading(const TableScene *scene, Rect row)
{
    const TextBlock *words = clash_text(scene, panel_word(scene, N_("What happened")), FONT_TITLE,
                                        16 * scene->layout->unit, row);
    draw_text(ui_draw(scene->ui), words, (Point){row.x, row.y + (row.h - words->h) / 2},
              COLOR_GOLD_LIGHT);
}

/* Whether the past is shown: while decks are chosen nothing but removals are. */
static bool shows_past(const TableScene *scene)
{
    const ClashTable *table = clash_table_of(scene);
    return table->turn > 0 || table->phase == CLASH_BANNING;
}

/* Whether a unit came back to a hand: its keeper stands farther from its fall than the blows alone
 * make it. */
static bool has_returned(const TableScene *scene, const ClashPast *told)
{
    for (size_t i = 0; i < told->count; i++) {
        const PastStep *step = &told->steps[i];
        if (step->destroys && step->target < CLASH_CARDS &&
            !clash_is_automaton(scene, step->target_side)) {
            return true;
        }
    }
    return false;
}

static void tip(const TableScene *scene, const ClashPast *past, const char *told, Rect rect)
{
    char bytes[TIP_BYTES];
    Text text = text_in(bytes, sizeof bytes);
    text_append(&text, told);
    if (clash_table_of(scene)->turn > 0 && has_returned(scene, past)) {
        text_append(&text, "\n");
        text_append(&text, panel_word(scene, N_("Each unit that comes back to a hand makes the "
                                                "durability of its Bastion or Fort 1 higher.")));
    }
    ui_tip(scene->ui, "table.told", panel_copy(scene, bytes), rect);
}

void clash_past_panel(const TableScene *scene)
{
    const char *told = table_told(scene->table);
    Rect rest = scene->part.rect;
    if (told[0] == '\0' || !shows_past(scene)) {
        return;
    }
    ClashPast past = clash_past(scene, false);
    tip(scene, &past, told, rest);
    ui_tell(scene->ui, &(Label){.id = "table.told", .name = told, .secret = !scene->is_public},
            rest);
    if (clash_table_of(scene)->turn == 0) {
        if (past.count > 0) {
            draw_removal(scene, &past.steps[past.count - 1], told, rest);
        }
        return;
    }
    if (clash_has_heading(scene)) {
        heading(scene, rect_cut_top(&rest, CLASH_HEADING * scene->layout->unit));
    }
    for (unsigned i = 0; i < past.count; i++) {
        draw_step(scene, &past.steps[i], clash_step_cell(scene, past.count, i));
    }
}
