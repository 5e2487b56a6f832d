/* The rack of tallies: what can be asked for. A press chooses one, which lights the cards of the
 * own hand that match; a second press, the button or Return asks. Each tally counts the public
 * clues that close it, and for its owner alone the cards in hand that match. */
#include "direnjie/commands.h"
#include "direnjie/parts.h"
#include "direnjie/parts/stage.h"
#include "direnjie/pen.h"
#include "direnjie/places.h"
#include "direnjie/seen.h"
#include "direnjie/seen/now.h"
#include "direnjie/table.h"
#include "direnjie/words.h"

#include "base/limits.h"
#include "base/text.h"
#include "i18n/format.h"
#include "tables/hint.h"
#include "ui/tween.h"

#include <math.h>

#define WORDS_SEEN  0.9f  /* of the width of a tally that turns, below which it is only wood */
#define NOTCH_SWELL 0.6f  /* of its size */
#define TURN_SHARE  0.55f /* of its closing, in which the tally turns; then comes the strip */

static const char *ask_id(const TableScene *scene, unsigned ask)
{
    static const char *const codes[] = {"T", "W", "L", "1", "2", "3", "4", "5"};
    return panel_id(scene, "ask.", -1, codes[ask]);
}

/* What is called, how far it is from being closed, and how it is used now. */
typedef struct Tally {
    unsigned ask, count, whole, held;
    bool closed, asked, open, chosen, advised;
    bool comes;   /* it is asked for now, and the coin not there yet */
    bool still;   /* nothing can be asked for now */
    float turned; /* how far a closed one has turned about its cord: 0 … 1 */
    float pasted; /* how much of the strip lies across it */
    float swell;  /* of its newest notch: 0 … 1 */
    float swing;  /* degrees about its nail, by which all of it has gone aside */
    const char *reason;
    Rect rect;
} Tally;

static Tally tally_of(const TableScene *scene, unsigned ask, Rect rect)
{
    const DirenjieView *view = direnjie_view_of(scene);
    CardSet match = direnjie_matching(ask);
    Tally tally = {.ask = ask,
                   .count = direnjie_shown_clues(scene, ask),
                   .whole = direnjie_closing_clues(ask),
                   .held = (unsigned)set_count(view->hand & match),
                   .closed = direnjie_closed(&view->table, view->clues) >> ask & 1,
                   .asked = view->table.ask == ask && view->table.phase < DIRENJIE_SUBMITTING,
                   .comes = direnjie_asked_now(scene) == ask,
                   .chosen = selection_has(scene->selection, direnjie_ask_pick(ask)),
                   .rect = rect};
    tally.turned = tally.pasted = 1;
    tally.swell = direnjie_counts_now(scene, ask) ? direnjie_swell(scene) : 0;
    if (!tally.closed && tally.count >= tally.whole) { /* by the clue that is turned now */
        float along = direnjie_lamp(scene);
        tally.turned = fminf(along / TURN_SHARE, 1);
        tally.pasted = fmaxf(0, (along - TURN_SHARE) / (1 - TURN_SHARE));
        tally.closed = tally.turned > 0.5f;
    }
    Action action = action_with_1(DIRENJIE_ASK, (uint8_t)ask);
    tally.still = !direnjie_is_asking(scene);
    tally.open = table_offers(scene, action, &tally.reason);
    tally.advised = table_is_advised(scene->table, action);
    if (tally.chosen) {
        tally.swing = direnjie_swing(scene, ask);
        tally.rect.x -= sinf(RADIANS(tally.swing)) * rect.h / 2;
    }
    return tally;
}

static const char *tally_name(const TableScene *scene, const Tally *tally)
{
    const char *words = direnjie_request(scene, tally->ask);
    if (tally->closed) {
        return panel_phrase(scene, N_("{request}: closed"), TR_VALUES(words));
    }
    return panel_phrase(
        scene, N_("{request}: {n} of {m} public clues"),
        TR_VALUES(words, panel_number(scene, tally->count), panel_number(scene, tally->whole)));
}

static bool is_wide_tally(const Tally *tally)
{
    return tally->rect.w > tally->rect.h * (tally->ask < DIRENJIE_ASK_ONE ? 1.25f : 0.95f);
}

/* The part of its width that is seen while it turns about its cord: its front up to the middle,
 * then its back. */
static float seen_of(const Tally *tally)
{
    return fmaxf(0.03f, fabsf(cosf(TURN / 2 * tally->turned)));
}

/* The drawing of a tally has a margin of 22, below of 6. */
static void tally_wood(const TableScene *scene, const Tally *tally, float light)
{
    static const char *const kinds[] = {"target", "weapon", "location", "number"};
    char bytes[PICTURE_NAME_MAX];
    Text name = text_in(bytes, sizeof bytes);
    bool wide = is_wide_tally(tally), category = tally->ask < DIRENJIE_ASK_ONE;
    float w = wide ? 124 : 84;
    float h = wide ? 132 : 138;
    if (category) {
        w = wide ? 190 : 112;
        h = wide ? 134 : 138;
    }
    text_append(&name, wide ? "ui/direnjie-tally-wide-" : "ui/direnjie-tally-");
    text_append(&name, kinds[min_unsigned(tally->ask, DIRENJIE_ASK_ONE)]);
    if (tally->closed) {
        text_append(&name, "-closed");
    }
    Rect box = {tally->rect.x - 22 * tally->rect.w / w, tally->rect.y - 22 * tally->rect.h / h,
                tally->rect.w * (w + 44) / w, tally->rect.h * (h + 28) / h};
    box = rect_around(rect_centre(box), box.w * seen_of(tally), box.h);
    Picture picture = picture_named(bytes);
    uint8_t grey = (uint8_t)(255 * light);
    draw_tinted(ui_draw(scene->ui), &picture, (Outline){box, tally->swing},
                (Color){grey, grey, grey, 255});
}

/* A notch for each public clue that there may be, filled for each that there is. */
static void notches(const TableScene *scene, const Tally *tally, Rect row, float light)
{
    Pen pen = pen_of(scene);
    float side = fminf(fmaxf(13 * pen.unit, 8), row.w / (float)tally->whole * 0.8f);
    float step = side * 1.28f;
    Point centre = rect_centre(row);
    for (unsigned i = 0; i < tally->whole; i++) {
        Point at = {centre.x + step * ((float)i - (float)(tally->whole - 1) / 2), centre.y};
        bool full = i < tally->count;
        float wide = i + 1 == tally->count ? side * (1 + NOTCH_SWELL * tally->swell) : side;
        Rect dot = rect_around(at, wide, wide);
        Color color = full ? COLOR_DANGER : color_rgb(0x3a2416);
        draw_round(ui_draw(scene->ui), dot, wide / 2, color_faded(color, light));
        if (full) {
            Rect shine = {dot.x + side * 0.24f, dot.y + side * 0.18f, side * 0.3f, side * 0.3f};
            draw_round(ui_draw(scene->ui), shine, side * 0.15f, color_faded(COLOR_SHEET, 0.55f));
        }
    }
}

/* A small card and how many in hand match. */
static void held_cards(const TableScene *scene, const Tally *tally, Rect row, Color ink)
{
    Pen pen = pen_of(scene);
    const char *words = panel_number(scene, tally->held);
    float width = row.h * 0.5f, room = width * 2.4f;
    Rect card = {rect_centre(row).x - room / 2, row.y + row.h * 0.14f, width, row.h * 0.72f};
    draw_round(ui_draw(scene->ui), card, 2, ink);
    Rect light = rect_around(rect_centre(card), card.w * 0.42f, card.w * 0.42f);
    draw_round(ui_draw(scene->ui), light, light.w / 2, color_rgb(0xd9ad6c));
    Rect text = {card.x + card.w + width * 0.3f, row.y, room, row.h};
    pen_words(pen, words, (Letters){FONT_BODY_BOLD, 17, ALIGN_LEFT, ink, false}, text);
}

static Rect coin_of(Pen pen, const Tally *tally)
{
    float side = fmaxf(44 * pen.unit, 26);
    return (Rect){tally->rect.x + tally->rect.w - side * 0.7f,
                  tally->rect.y + tally->rect.h - side * 0.62f, side, side};
}

static void tally_words(const TableScene *scene, const Tally *tally, float light)
{
    Pen pen = pen_of(scene);
    Rect whole = tally->rect;
    bool category = tally->ask < DIRENJIE_ASK_ONE, low = whole.h < 104 * pen.unit;
    float h = whole.h, row = fmaxf(pen_give(scene->ui, 22, 26) * pen.unit, 14);
    float caption = h * pen_give(scene->ui, 0.18f, 0.24f);
    Rect head = {whole.x + 4 * pen.unit, whole.y + h * 0.24f - caption / 2, whole.w - 8 * pen.unit,
                 caption};
    Rect held = {whole.x, whole.y + h * pen_give(scene->ui, 0.87f, 0.885f) - row / 2, whole.w, row};
    Rect dots = {whole.x, whole.y + h * (low ? 0.86f : 0.735f) - row / 2, whole.w, row};
    Rect *lowest = low ? &dots : &held;
    held.w = low ? 0 : held.w;
    if (tally->asked) { /* the asker's coin lies there */
        lowest->w = coin_of(pen, tally).x - whole.x;
    }
    if (category) {
        Color sheet = tally->closed ? color_faded(COLOR_MUTED, 0.75f) : COLOR_SHEET;
        pen_words(pen, panel_word(scene, direnjie_kind_words[tally->ask]),
                  (Letters){FONT_TITLE, 18, ALIGN_CENTRE, sheet, false}, head);
    } else {
        Rect sign = {whole.x, whole.y + h * 0.36f, whole.w, h * 0.33f};
        Color digit = tally->closed ? color_faded(COLOR_MUTED, 0.75f) : color_rgb(0x420a09);
        pen_words(pen, panel_number(scene, tally->ask - DIRENJIE_ASK_ONE + 1),
                  (Letters){FONT_TITLE, 44, ALIGN_CENTRE, digit, false}, sign);
    }
    Color ink = color_rgb(0x040201);
    if (!tally->closed) {
        notches(scene, tally, dots, light);
        if (held.w > 0 && !scene->is_public) {
            held_cards(scene, tally, held, ink);
        }
    }
}

/* A strip of paper is pasted across what nobody can ask for any more. */
static void closed_strip(const TableScene *scene, const Tally *tally)
{
    Pen pen = pen_of(scene);
    float height = fmaxf(28 * pen.unit, 18), width = tally->rect.w * 1.06f;
    Point at = rect_centre(tally->rect);
    at.y = tally->rect.y + fmaxf(tally->rect.h * 0.74f, tally->rect.h * 0.7f + height / 2);
    Rect strip = rect_around(at, width, height);
    DrawList *list = ui_draw(scene->ui);
    if (tally->pasted < 1) { /* from the left */
        draw_clip(list, (Rect){strip.x, strip.y, strip.w * tally->pasted, strip.h});
    } else {
        draw_shadow(list, (Outline){strip, 0}, 3);
    }
    draw_fill(list, strip, COLOR_SHEET);
    draw_frame(list, rect_inset(strip, 2), 1, color_faded(COLOR_CINNABAR, 0.7f));
    pen_words(pen, panel_word(scene, NC_("request", "closed")),
              (Letters){FONT_TITLE, 17, ALIGN_CENTRE, COLOR_CINNABAR, false}, strip);
    if (tally->pasted < 1) {
        draw_clip_end(list);
    }
}

static void asker_coin(const TableScene *scene, const Tally *tally)
{
    Pen pen = pen_of(scene);
    pen_face(pen, scene->faces, direnjie_table_of(scene)->active, coin_of(pen, tally), FACE_PLAIN);
}

static void tally_press(const TableScene *scene, const Tally *tally, const Touch *touch)
{
    if (touch->activated && tally->open) {
        table_aim(scene->table, direnjie_ask_pick(tally->ask));
    }
}

static const char *tally_value(const TableScene *scene, const Tally *tally)
{
    if (tally->chosen) {
        return panel_word(scene, N_("Selected"));
    }
    if (tally->advised) {
        return panel_word(scene, N_("Suggested"));
    }
    return tally->asked ? "asked" : NULL;
}

static void tally_frame(const TableScene *scene, Tally tally)
{
    Element element = {.id = ask_id(scene, tally.ask),
                       .role = tally.still ? ROLE_TEXT : ROLE_BUTTON,
                       .name = tally_name(scene, &tally),
                       .value = tally_value(scene, &tally),
                       .rect = tally.rect,
                       .disabled = !tally.open && !tally.still,
                       .reason = tally.reason,
                       .still = tally.still};
    ui_tip(scene->ui, element.id, direnjie_tip_tally(scene, element.name, tally.whole), tally.rect);
    Touch touch = ui_element(scene->ui, &element);
    bool aimed = touch.hovered || touch.focused;
    bool asks = direnjie_is_asking(scene) && direnjie_asked_now(scene) == DIRENJIE_NO_ASK;
    bool bright = tally.chosen || tally.asked || tally.comes || tally.advised;
    float glow = aimed && tally.open ? 0.55f : 0;
    glow = bright ? 0.95f : glow;
    float light = tally.asked || tally.comes || asks || tally.closed ? 1 : 0.88f;
    if (glow > 0) {
        draw_glow(ui_draw(scene->ui), (Outline){.rect = tally.rect}, color_faded(COLOR_LIT, glow));
    }
    tally_wood(scene, &tally, light);
    if (seen_of(&tally) > WORDS_SEEN) {
        tally_words(scene, &tally, light);
    }
    if (tally.closed && tally.turned >= 1) {
        closed_strip(scene, &tally);
    }
    if (tally.asked) {
        asker_coin(scene, &tally);
    }
    if (touch.focused) {
        draw_push(ui_draw(scene->ui), &(DrawCommand){.kind = DRAW_FRAME,
                                                     .rect = rect_inset(tally.rect, -3),
                                                     .thickness = 2.5f,
                                                     .radius = 8,
                                                     .color = COLOR_FOCUS});
    }
    table_mark_hint(scene, element.id, action_with_1(DIRENJIE_ASK, (uint8_t)tally.ask), tally.rect);
    tally_press(scene, &tally, &touch);
}

/* How tallies hang by the form: the widths of two kinds, below the rack's edge, height, gap. */
static const struct {
    float category, number, top, height, gap;
} hangings[] = {[FORM_WIDE] = {112, 84, 9, 138, 12},
                [FORM_WIDE_BOOK] = {100, 74, 9, 129, 10},
                [FORM_TALL] = {190, 124, 12, 130, 60},
                [FORM_TALL_BOOK] = {104, 88, 2, 96, 10}};

static float width_of(DirenjieForm form, unsigned ask)
{
    return ask < DIRENJIE_ASK_ONE ? hangings[form].category : hangings[form].number;
}

/* Where a tally hangs. In a tall window categories and numbers hang in rows of their own; else a
 * wider gap lies between them. */
static Rect in_row(const TableScene *scene, unsigned ask, Rect row, float gap)
{
    DirenjieForm form = direnjie_form(scene->layout);
    float unit = scene->layout->unit, whole = 0, before = 0;
    bool one = form != FORM_TALL;
    unsigned first = 0, end = DIRENJIE_ASKS;
    if (!one && ask < DIRENJIE_ASK_ONE) {
        end = DIRENJIE_ASK_ONE;
    } else if (!one) {
        first = DIRENJIE_ASK_ONE;
    }
    for (unsigned i = first; i < end; i++) {
        whole += (i > first ? gap : 0);
        whole += (one && i == DIRENJIE_ASK_ONE ? 20 : 0);
        if (i == ask) {
            before = whole;
        }
        whole += width_of(form, i);
    }
    float x = row.x + (row.w - whole * unit) / 2 + before * unit;
    return (Rect){x, row.y, width_of(form, ask) * unit, row.h};
}

Rect direnjie_tally_rect(const TableScene *scene, unsigned ask)
{
    float unit = scene->layout->unit;
    Rect rack = scene->layout->spots[SPOT_TALLIES];
    DirenjieForm form = direnjie_form(scene->layout);
    float gap = hangings[form].gap, height = hangings[form].height;
    rack.y += hangings[form].top * unit;
    rack.h = height * unit;
    if (form == FORM_WIDE_BOOK) { /* the plate takes some of it for large letters */
        rack.h = pen_give(scene->ui, height, 120) * unit;
    }
    if (form == FORM_TALL && ask >= DIRENJIE_ASK_ONE) {
        rack.y += 138 * unit;
        gap = 38;
    }
    return in_row(scene, ask, rack, gap);
}

void direnjie_tallies(const TableScene *scene)
{
    for (unsigned ask = 0; ask < DIRENJIE_ASKS; ask++) {
        Rect rect = direnjie_tally_rect(scene, ask);
        rect.y += direnjie_drop(scene, ask);
        tally_frame(scene, tally_of(scene, ask, rect));
    }
}

/* The places of a clue, each with its name. */
void direnjie_slots(const TableScene *scene)
{
    static const char *const names[SLOTS_MAX] = {N_("Top"), N_("Middle"), N_("Bottom")};
    Pen pen = pen_of(scene);
    for (unsigned i = 0; i < SLOTS_MAX; i++) {
        Rect slot = scene->layout->slots[i];
        const char *words = panel_word(scene, names[i]);
        pen_paper(pen, PAPER_SLOT, slot);
        draw_frame_dashed(ui_draw(scene->ui), slot, fmaxf(1.5f, 2 * pen.unit),
                          color_faded(COLOR_GOLD_LIGHT, 0.8f));
        float height = fmaxf(24 * pen.unit, 17);
        Rect caption = {slot.x - slot.w * 0.24f, slot.y + slot.h, slot.w * 1.48f, height};
        Label label = {.id = panel_id(scene, "slot.", (int)i, ""), .name = words};
        ui_tip(scene->ui, label.id, direnjie_tip_slot(scene, words, i), slot);
        pen_label(pen, &label, (Letters){FONT_BODY_BOLD, 18, ALIGN_CENTRE, COLOR_GOLD_LIGHT, false},
                  caption);
    }
}

bool direnjie_key(const TableScene *scene, KeyPress press)
{
    if (!direnjie_is_asking(scene)) {
        return false;
    }
    for (unsigned ask = 0; ask < DIRENJIE_ASKS; ask++) {
        if (press_is(&press, &direnjie_command_asks[ask])) {
            const char *reason;
            ui_focus(scene->ui, ask_id(scene, ask));
            if (table_offers(scene, action_with_1(DIRENJIE_ASK, (uint8_t)ask), &reason)) {
                table_aim(scene->table, direnjie_ask_pick(ask));
            }
            return true;
        }
    }
    return false;
}
