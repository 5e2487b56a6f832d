/* The final answer as a memorial of three or four leaves: target, weapon and location, with the
 * expansion also who the killer is. All are chosen in any order, each can be changed, and the chop
 * seals them together; the rules are given one answer after the other. What is chosen and not yet
 * sealed is the draft. */
#include "direnjie/parts.h"
#include "direnjie/parts/sealed.h"
#include "direnjie/pen.h"
#include "direnjie/places.h"
#include "direnjie/seen/now.h"
#include "direnjie/table.h"
#include "direnjie/words.h"

#include "base/limits.h"
#include "base/text.h"
#include "i18n/format.h"
#include "tables/hint.h"

#include <math.h>

#define NAME_BYTES 96

#define NONE 0xFF

static bool is_writing(const TableScene *scene)
{
    const DirenjieTable *table = direnjie_table_of(scene);
    return scene->acting && table->actor == scene->seat &&
           table->answered[scene->seat] < direnjie_leaves(scene);
}

/* What stands on a leaf: written down already, else chosen. */
static uint8_t choice_of(const TableScene *scene, unsigned leaf)
{
    const DirenjieView *view = direnjie_view_of(scene);
    if (leaf < view->table.answered[scene->seat]) {
        return view->answers[scene->seat][leaf];
    }
    uint8_t next = direnjie_draft(scene->table)->answer_next[leaf];
    return next > 0 ? (uint8_t)(next - 1) : NONE;
}

static void choose(const TableScene *scene, unsigned leaf, uint8_t value)
{
    if (is_writing(scene) && leaf >= direnjie_table_of(scene)->answered[scene->seat]) {
        direnjie_draft(scene->table)->answer_next[leaf] = (uint8_t)(value + 1);
        ui_play(scene->ui, SOUND_UI_CLICK);
    }
}

static bool is_ruled_out(const TableScene *scene, Card card)
{
    const DirenjieNotes *notes = direnjie_notes_of(scene);
    return notes && notes->ink->cells[card / 3][NOTEBOOK_SECRET].high == 0;
}

/* What stands below a choice. */
typedef struct Caption {
    const char *words, *name; /* name: in a line of its own, or NULL */
    float room;
    bool chosen, dark;
} Caption;

static void caption(Pen pen, const Caption *below, Rect square)
{
    float height = fmaxf(24 * pen.unit, 17), down = 1.13f;
    if (below->name) {
        height = fmaxf(19 * pen.unit, 14);
        down = 1.08f;
    }
    Rect rect = {rect_centre(square).x - below->room / 2, square.y + square.h * down, below->room,
                 height};
    Color brush = color_faded(COLOR_BRUSH, below->dark ? 0.75f : 1);
    Color ink = below->chosen ? COLOR_CINNABAR : brush;
    pen_words(pen, below->words, (Letters){FONT_TITLE, 17, ALIGN_CENTRE, ink, false}, rect);
    if (below->name) {
        rect.y += rect.h;
        pen_words(pen, below->name, (Letters){FONT_BODY, 15, ALIGN_CENTRE, ink, false}, rect);
    }
}

/* A choice of a leaf, as the rules take it. */
static Action answer_of(unsigned leaf, uint8_t value)
{
    if (leaf < DIRENJIE_CATEGORIES) {
        return action_with_1(DIRENJIE_ANSWER, value);
    }
    return value == DIRENJIE_NOBODY ? action_with_1(DIRENJIE_ACCUSE_NONE, 0)
                                    : action_with_1(DIRENJIE_ACCUSE, value);
}

static const char *choice_value(const TableScene *scene, unsigned leaf, uint8_t value)
{
    if (choice_of(scene, leaf) == value) {
        return panel_word(scene, N_("Selected"));
    }
    bool is_advised = table_is_advised(scene->table, answer_of(leaf, value));
    return is_advised ? panel_word(scene, N_("Suggested")) : NULL;
}

/* What can be pressed around a choice: all but its id. */
static Element choice_element(const TableScene *scene, const char *name, const char *value,
                              bool out, Rect square)
{
    return (Element){.name =
                         out ? panel_phrase(scene, N_("{name}: ruled out"), TR_VALUES(name)) : name,
                     .value = value,
                     .rect = rect_inset(square, -4),
                     .secret = !scene->is_public,
                     .still = !is_writing(scene)};
}

/* One brush stroke around what is chosen, and the ring of the keys. */
static void choice_rings(Pen pen, Rect square, bool chosen, bool aimed)
{
    if (chosen) {
        pen_ring(pen, rect_inset(square, -square.w * 0.12f), fmaxf(2.5f, 5 * pen.unit),
                 COLOR_CINNABAR, false);
    }
    if (aimed) {
        pen_ring(pen, rect_inset(square, -square.w * 0.2f), 2.5f, COLOR_GOLD_DARK, false);
    }
}

static void card_choice(const TableScene *scene, Pen pen, Card card, Rect square, float named)
{
    unsigned leaf = (unsigned)direnjie_category(card);
    bool out = is_ruled_out(scene, card), chosen = choice_of(scene, leaf) == card;
    Element element = choice_element(scene, direnjie_named(scene, card, true),
                                     choice_value(scene, leaf, card), out, square);
    element.id = panel_id(scene, "answer.", -1, direnjie_game.names.cards[card]);
    element.role = ROLE_CARD;
    element.detail = card_detail(card);
    Touch touch = ui_element(scene->ui, &element);
    if (touch.hovered && !chosen) {
        draw_push(ui_draw(scene->ui), &(DrawCommand){.kind = DRAW_GLOW,
                                                     .rect = square,
                                                     .radius = square.w / 2,
                                                     .color = COLOR_GOLD});
    }
    pen_medal(pen, card, square, out);
    if (out) {
        draw_icon(ui_draw(scene->ui), "ui/ink-no",
                  (Outline){.rect = rect_inset(square, square.w * 0.14f)}, COLOR_INK);
    }
    choice_rings(pen, square, chosen, touch.focused);
    table_mark_hint(scene, element.id, answer_of(leaf, card), element.rect);
    bool has_name = named > 0;
    Caption below = {direnjie_game.names.cards[card],
                     has_name ? direnjie_named(scene, card, false) : NULL,
                     has_name ? named : square.w * 1.56f, chosen, out};
    caption(pen, &below, square);
    if (touch.activated) {
        choose(scene, leaf, card);
    }
}

/* Whether the notebook proves that it was not this seat, or that somebody was; who is the killer
 * may name anybody, to hide it (DR-26). */
static bool is_cleared(const TableScene *scene, Seat seat)
{
    const DirenjieNotes *notes = direnjie_notes_of(scene);
    unsigned place = seat == DIRENJIE_NOBODY ? NOTEBOOK_DECK : NOTEBOOK_SEATS + (unsigned)seat;
    bool is_killer = direnjie_view_of(scene)->killer == scene->seat;
    return !is_killer && notes && notes->ink->cells[NOTEBOOK_KILLER][place].high == 0;
}

static void seat_picture(const TableScene *scene, Pen pen, Seat seat, Rect square)
{
    bool cleared = is_cleared(scene, seat);
    if (seat == DIRENJIE_NOBODY) {
        pen_ring(pen, square, 2, COLOR_GRAPHITE, true);
        draw_icon(ui_draw(scene->ui), "ui/mark-no",
                  (Outline){.rect = rect_inset(square, square.w * 0.26f)}, COLOR_GRAPHITE);
    } else {
        pen_face(pen, scene->faces, seat, square, cleared ? FACE_DARK : FACE_PLAIN);
    }
    if (cleared) {
        draw_icon(ui_draw(scene->ui), "ui/ink-no",
                  (Outline){.rect = rect_inset(square, square.w * 0.14f)}, COLOR_INK);
    }
}

static void seat_choice(const TableScene *scene, Pen pen, Seat seat, Rect square)
{
    bool nobody = seat == DIRENJIE_NOBODY, chosen = choice_of(scene, 3) == seat;
    const char *name = nobody ? panel_word(scene, N_("nobody")) : panel_name(scene, seat);
    bool cleared = is_cleared(scene, seat);
    Element element =
        choice_element(scene, name, choice_value(scene, 3, (uint8_t)seat), cleared, square);
    element.role = ROLE_BUTTON;
    element.id = nobody ? "answer.none" : panel_id(scene, "answer.", seat, "");
    Touch touch = ui_element(scene->ui, &element);
    seat_picture(scene, pen, seat, square);
    choice_rings(pen, square, chosen, touch.focused || touch.hovered);
    table_mark_hint(scene, element.id, answer_of(3, (uint8_t)seat), element.rect);
    char shown[NAME_BYTES];
    Text words = text_in(shown, sizeof shown);
    float room = square.w * 1.6f;
    pen_short_name(pen, name, (Letters){.face = FONT_TITLE}, room, &words);
    caption(pen, &(Caption){shown, NULL, room, chosen, cleared}, square);
    if (touch.activated) {
        choose(scene, 3, seat);
    }
}

/* The width, where all cards have room for their names below them; else 0. */
static float room_for_names(const TableScene *scene, Pen pen, float width, float height)
{
    bool fits = height >= 110 * pen.unit;
    for (Card card = 0; card < DIRENJIE_BEGGAR_ONE; card = (Card)(card + 3)) {
        fits = fits && pen_fits(pen, direnjie_named(scene, card, false),
                                (Letters){.face = FONT_BODY}, width);
    }
    return fits ? width : 0;
}

/* The choices of a leaf in rows of `columns`. */
static void choices(const TableScene *scene, Pen pen, unsigned leaf, Rect rest, unsigned columns)
{
    static const uint8_t first[] = {0, 6, 11, 16};
    const DirenjieTable *table = direnjie_table_of(scene);
    bool has_nobody = table->seats <= 4;
    unsigned count = table->seats - 1u + has_nobody;
    if (leaf < DIRENJIE_CATEGORIES) {
        count = (unsigned)(first[leaf + 1] - first[leaf]);
    } else if (count == 4 && columns == 3) {
        columns = 2;
    }
    unsigned rows = (count + columns - 1) / columns;
    float step_y = rest.h / (float)rows, step_x = rest.w / (float)columns;
    float side = fminf(62 * pen.unit, fminf(step_y * 0.6f, step_x * 0.63f));
    float named = room_for_names(scene, pen, step_x + 8 * pen.unit, step_y);
    for (unsigned i = 0; i < count; i++) {
        unsigned row = i / columns, here = min_unsigned(columns, count - row * columns);
        float x = rest.x + rest.w / 2 + step_x * ((float)(i % columns) - (float)(here - 1) / 2);
        Point at = {x, rest.y + step_y * ((float)row + 0.5f) - side * 0.2f};
        Rect square = rect_around(at, side, side);
        if (leaf < DIRENJIE_CATEGORIES) {
            card_choice(scene, pen, (Card)(3 * (first[leaf] + i)), square, named);
        } else if (has_nobody && i + 1 == count) {
            seat_choice(scene, pen, DIRENJIE_NOBODY, square);
        } else {
            seat_choice(scene, pen, (Seat)((scene->seat + 1 + i) % table->seats), square);
        }
    }
}

static void leaf_plaque(const TableScene *scene, Pen pen, unsigned leaf, Rect rect)
{
    unsigned kind = leaf == DIRENJIE_CATEGORIES ? KIND_KILLER : leaf;
    const char *words = panel_word(scene, direnjie_kind_words[kind]);
    Letters letters = {FONT_TITLE, 22, ALIGN_LEFT, COLOR_SHEET, false};
    const TextBlock *block = pen_measure(pen, words, letters, rect);
    float icon = rect.h * 0.62f, width = fminf(rect.w, block->w + icon + 40 * pen.unit);
    Rect plate = rect_around(rect_centre(rect), width, rect.h);
    pen_plaque(pen, kind, plate);
    Rect sign = {plate.x + 14 * pen.unit, plate.y + (plate.h - icon) / 2, icon, icon};
    draw_icon(ui_draw(scene->ui), direnjie_signs[kind], (Outline){.rect = sign}, COLOR_GOLD_LIGHT);
    rect_cut_left(&plate, icon + 22 * pen.unit);
    pen_words(pen, words, letters, plate);
}

/* The chosen card, or a back that asks. */
static void leaf_card(const TableScene *scene, Pen pen, unsigned leaf, Rect rect)
{
    uint8_t chosen = choice_of(scene, leaf);
    bool known = chosen != NONE && chosen != CARD_NONE && chosen != CARD_HIDDEN;
    Card card = CARD_HIDDEN;
    if (known) {
        card = leaf < DIRENJIE_CATEGORIES ? chosen : DIRENJIE_KILLER_CARD;
        draw_glow(ui_draw(scene->ui), (Outline){.rect = rect}, color_faded(COLOR_GOLD, 0.7f));
    }
    pen_card(pen, scene->wording, card, (Outline){.rect = rect});
    if (!known) {
        Rect disc = rect_around(rect_centre(rect), rect.w * 0.42f, rect.w * 0.42f);
        draw_round(ui_draw(scene->ui), disc, disc.w / 2, color_faded(COLOR_INK, 0.92f));
        pen_words(pen, "?", (Letters){FONT_TITLE, 48, ALIGN_CENTRE, COLOR_GOLD_LIGHT, false}, disc);
    } else if (leaf == DIRENJIE_CATEGORIES && chosen != DIRENJIE_NOBODY) {
        float side = rect.w * 0.4f;
        Rect face = {rect.x + rect.w - side * 0.7f, rect.y - side * 0.25f, side, side};
        pen_face(pen, scene->faces, chosen, face, FACE_LIT);
    }
}

/* The card above its choices. */
static void leaf_high(const TableScene *scene, Pen pen, unsigned leaf, Rect rect)
{
    float k = rect.h / 572;
    Rect plaque = {rect.x + rect.w * 0.1f, rect.y + 36 * k, rect.w * 0.8f, 42 * k};
    float width = 154 * k;
    Rect card = {rect.x + (rect.w - width) / 2, rect.y + 90 * k, width, width * CARD_RATIO};
    Rect rest = {rect.x + 24 * pen.unit, rect.y + 312 * k, rect.w - 48 * pen.unit, 228 * k};
    leaf_plaque(scene, pen, leaf, plaque);
    leaf_card(scene, pen, leaf, card);
    choices(scene, pen, leaf, rest, 3);
}

/* The card at the left of its choices, as far as there is room for it. */
static void leaf_low(const TableScene *scene, Pen pen, unsigned leaf, Rect rect)
{
    pen_paper(pen, PAPER_SCROLL, rect);
    rect = rect_inset(rect, 20 * pen.unit);
    leaf_plaque(scene, pen, leaf, rect_cut_top(&rect, fmaxf(34 * pen.unit, 24)));
    rect_cut_top(&rect, 8 * pen.unit);
    float width = fminf(rect.h / CARD_RATIO, rect.w * 0.36f);
    if (rect.h > 150 * pen.unit && width > 90 * pen.unit) {
        Rect place = rect_cut_left(&rect, width);
        leaf_card(scene, pen, leaf, rect_around(rect_centre(place), width, width * CARD_RATIO));
        rect_cut_left(&rect, 14 * pen.unit);
    }
    choices(scene, pen, leaf, rect, rect.h > 150 * pen.unit ? 3 : 6);
}

/* The drawing has four leaves of 350 between boards of 34; the fourth may be left out. */
static void memorial(const TableScene *scene, Pen pen, Rect rect)
{
    unsigned leaves = direnjie_leaves(scene);
    float k = rect.h / 572, stretch = leaves == 4 ? 1 : 4.0f / 3;
    float across = rect.w / 1468 * stretch, board = 34 * across;
    Rect whole = {rect.x - 34 * across, rect.y - 34 * k, 1536 * across, 640 * k};
    DrawList *list = ui_draw(scene->ui);
    if (leaves == 4) {
        pen_picture(pen, "ui/direnjie-memorial", whole);
    } else {
        float end = rect.x + board + 3 * 350 * across;
        draw_clip(list, (Rect){0, whole.y, end, whole.h});
        pen_picture(pen, "ui/direnjie-memorial", whole);
        draw_clip(list, (Rect){end, whole.y, 70 * across, whole.h});
        Rect moved = {whole.x - 350 * across, whole.y + 9 * k, whole.w, whole.h};
        pen_picture(pen, "ui/direnjie-memorial", moved);
        draw_clip_end(list);
    }
    for (unsigned i = 0; i < leaves; i++) {
        leaf_high(scene, pen, i,
                  (Rect){rect.x + board + 350 * across * (float)i, rect.y, 350 * across, rect.h});
    }
}

static const char *missing_words(const TableScene *scene)
{
    static const char *const words[] = {
        N_("Choose the target first."), N_("Choose the weapon first."),
        N_("Choose the location first."), N_("Name the killer first.")};
    for (unsigned i = 0; i < direnjie_leaves(scene); i++) {
        if (choice_of(scene, i) == NONE) {
            return panel_word(scene, words[i]);
        }
    }
    return NULL;
}

/* The next of the sealed answers, as the rules take them. */
static void give_next(const TableScene *scene)
{
    unsigned leaf = direnjie_table_of(scene)->answered[scene->seat];
    table_choose(scene->table, answer_of(leaf, choice_of(scene, leaf)));
}

static void seal_button(const TableScene *scene, Rect rect, Rect leaves)
{
    DirenjieDraft *draft = direnjie_draft(scene->table);
    if (!is_writing(scene)) {
        return;
    }
    Button button = {.id = "button.answer",
                     .label = panel_word(scene, N_("Seal my answer")),
                     .rect = rect,
                     .kind = BUTTON_PRIMARY,
                     .reason = missing_words(scene)};
    if (ui_button(scene->ui, &button)) {
        draft->seal = DIRENJIE_SEALED;
    }
    bool seals = draft->seal != DIRENJIE_UNSEALED && !missing_words(scene);
    if (direnjie_chop(scene, rect, leaves, seals ? &draft->seal : NULL)) {
        give_next(scene);
    }
}

/* The leaves show what is still to be chosen: it is only told. */
static void tell_wanted(const TableScene *scene)
{
    const char *missing = missing_words(scene);
    ui_element(scene->ui,
               &(Element){.id = "text.status",
                          .role = ROLE_TEXT,
                          .name = missing ? missing : panel_word(scene, N_("Seal my answer")),
                          .unseen = true,
                          .still = true});
}

typedef struct Places {
    Rect sign, worth, leaves, seal, sealed, note, notice, book;
    unsigned columns; /* of low leaves; 0: one memorial */
} Places;

static Places places_of(const TableScene *scene, Pen pen, Rect area, bool has_notice)
{
    DirenjieForm form = direnjie_form(scene->layout);
    float x = area.x, y = area.y, u = pen.unit, w = area.w, h = area.h;
    Places places = {.sign = {x + w / 2 - 200 * u, y + 18 * u, 400 * u, 54 * u}};
    float foot = fmaxf(118 * u, 84);
    places.leaves = (Rect){x + 50 * u, y + 104 * u, w - 100 * u, h - foot - 118 * u};
    Rect row = {x + 50 * u, y + h - foot, w - 100 * u, foot};
    places.seal = (Rect){x + w / 2 - 160 * u, row.y, 320 * u, fmaxf(62 * u, 44)};
    places.sealed = (Rect){row.x, row.y + 4 * u, w / 2 - 276 * u, foot - 8 * u};
    places.worth = (Rect){x + w / 2 - 260 * u, y + 74 * u, 520 * u, fmaxf(24 * u, 16)};
    places.note = (Rect){x + w / 2 - 220 * u, places.seal.y + places.seal.h + 2 * u, 440 * u,
                         fmaxf(26 * u, 16)};
    float beside = places.seal.x + places.seal.w + 96 * u;
    places.notice = (Rect){beside, row.y + 4 * u, row.x + row.w - beside, foot - 14 * u};
    places.book = (Rect){x + w * 0.748f, places.seal.y, w * 0.12f, fmaxf(50 * u, 40)};
    if (form != FORM_WIDE && has_notice) { /* the leaves make room for it */
        places.notice = rect_cut_top(&places.leaves, fmaxf(64 * u, 44));
        rect_cut_top(&places.leaves, 8 * u);
    }
    if (form == FORM_WIDE) { /* the memorial stands between the lanterns and the seal */
        places.leaves = (Rect){x + 66 * u, y + 112 * u, w - 132 * u, h - foot - 148 * u};
        rect_cut_left(&places.sealed, 44 * u); /* clear of the corner of the frame */
        places.sealed.y -= 11 * u;             /* and of the shadow of the scroll */
    } else {
        places.columns = form == FORM_TALL && direnjie_leaves(scene) < 4 ? 1 : 2;
    }
    return places;
}

static void low_leaves(const TableScene *scene, Pen pen, Rect rest, unsigned columns)
{
    unsigned leaves = direnjie_leaves(scene), rows = (leaves + columns - 1) / columns;
    float gap = 14 * pen.unit;
    float w = (rest.w - gap * (float)(columns - 1)) / (float)columns;
    float h = (rest.h - gap * (float)(rows - 1)) / (float)rows;
    for (unsigned i = 0; i < leaves; i++) {
        unsigned row = i / columns, here = min_unsigned(columns, leaves - row * columns);
        float left = (w + gap) * (float)(columns - here) / 2; /* a short row lies in the middle */
        Rect leaf = {rest.x + left + (w + gap) * (float)(i % columns),
                     rest.y + (h + gap) * (float)row, w, h};
        if (h > w * 1.1f) {
            pen_paper(pen, PAPER_SCROLL, leaf);
            leaf_high(scene, pen, i, leaf);
        } else {
            leaf_low(scene, pen, i, leaf);
        }
    }
}

void direnjie_answers(const TableScene *scene)
{
    Pen pen = pen_of(scene);
    Line notice;
    bool has_notice = table_prompt(scene, &notice);
    Rect room = scene->part.rect;
    Places places = places_of(scene, pen, room, has_notice);
    const char *title =
        panel_word(scene, is_writing(scene) ? N_("Write your solution") : N_("The final answer"));
    Rect left = {room.x + 40 * pen.unit, room.y + 6 * pen.unit,
                 places.sign.x - room.x - 60 * pen.unit, 90 * pen.unit};
    Rect right = {places.sign.x + places.sign.w + 20 * pen.unit, left.y, left.w, left.h};
    pen_lanterns(pen, left, &(LanternCord){4, 4, 0, true});
    pen_lanterns(pen, right, &(LanternCord){4, 4, 0, false});
    pen_paper(pen, PAPER_NAMEPLATE, places.sign);
    pen_label(pen, &(Label){.id = "answer.title", .name = title, .heading = true},
              (Letters){FONT_TITLE, 28, ALIGN_CENTRE, COLOR_GOLD_LIGHT, false}, places.sign);
    if (places.columns) {
        low_leaves(scene, pen, places.leaves, places.columns);
    } else {
        memorial(scene, pen, places.leaves);
    }
    direnjie_sealed(scene, places.sealed);
    direnjie_worth(scene, places.worth);
    direnjie_answer_note(scene, places.note);
    if (!has_notice && is_writing(scene)) {
        tell_wanted(scene);
    }
    if (has_notice) {
        direnjie_answer_notice(scene, &notice, places.notice);
    } else if (direnjie_form(scene->layout) == FORM_WIDE) {
        direnjie_answer_book(scene, places.book);
    }
    seal_button(scene, places.seal, places.leaves);
}
