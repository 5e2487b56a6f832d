/* What stands in the middle: desk and rack, the pavilion with the secret and what is still possible
 * of it. */
#include "direnjie/parts.h"
#include "direnjie/pen.h"
#include "direnjie/places.h"
#include "direnjie/seen/now.h"
#include "direnjie/table.h"
#include "direnjie/words.h"

#include "base/text.h"
#include "i18n/format.h"

#include <math.h>

static void moon(const TableScene *scene)
{
    Rect shrine = scene->layout->spots[SPOT_SHRINE];
    Point centre = rect_centre(shrine);
    float radius = shrine.h * 2.35f;
    centre.y -= shrine.h * 0.33f;
    pen_picture_faded(pen_of(scene), "ui/direnjie-moon",
                      rect_around(centre, 2 * radius, 2 * radius), 1, 0.85f);
}

/* The book on the desk opens the notebook; what is new in it stands on a red disc. */
static void closed_book(const TableScene *scene, const DirenjieNotes *notes)
{
    Pen pen = pen_of(scene);
    Rect place = scene->part.rect, words = place;
    Rect label = rect_cut_bottom(&words, fmaxf(24 * pen.unit, 17));
    float height = words.h, width = height * 84 / 110.88f;
    Rect book = rect_around(rect_centre(words), width, height);
    float pad = 20 * width / 84;
    Element element = {.id = "table.book",
                       .role = ROLE_BUTTON,
                       .name = panel_word(scene, N_("Constable's notebook")),
                       .rect = words};
    ui_tip(scene->ui, element.id, direnjie_tip_book(scene, notes->fresh), words);
    Touch touch = ui_element(scene->ui, &element);
    if (touch.hovered || touch.focused) {
        draw_glow(ui_draw(scene->ui), (Outline){.rect = book}, color_faded(COLOR_LIT, 0.7f));
    }
    pen_picture(pen, "ui/direnjie-book", rect_inset(book, -pad));
    Letters letters = {FONT_BODY, 16, ALIGN_CENTRE, COLOR_MUTED, false};
    const char *title = panel_word(scene, N_("Notebook"));
    float ground = pen_measure(pen, title, letters, label)->w + 20 * pen.unit;
    draw_round(ui_draw(scene->ui), rect_around(rect_centre(label), ground, label.h), label.h / 2,
               color_faded(COLOR_PANEL, 0.62f));
    pen_words(pen, title, letters, label);
    if (notes->fresh > 0) {
        float side = fmaxf(28 * pen.unit, 20);
        Rect disc = {book.x + book.w - side * 0.6f, book.y - side * 0.2f, side, side};
        draw_round(ui_draw(scene->ui), disc, side / 2, COLOR_DANGER);
        pen_words(pen, panel_number(scene, notes->fresh),
                  (Letters){FONT_BODY_BOLD, 16, ALIGN_CENTRE, COLOR_SHEET, false}, disc);
    }
    if (touch.activated) {
        *notes->opens = true;
    }
}

void direnjie_book(const TableScene *scene)
{
    DirenjieForm form = direnjie_form(scene->layout);
    const DirenjieNotes *notes = direnjie_notes_of(scene);
    if (form == FORM_WIDE || form == FORM_TALL) {
        if (notes) {
            closed_book(scene, notes);
        }
    } else if (form == FORM_WIDE_BOOK && direnjie_table_of(scene)->seats >= 5) {
        Rect rect = scene->part.rect;
        pen_picture(pen_of(scene), "ui/direnjie-inkstone",
                    rect_around(rect_centre(rect), rect.h * 210 / 144, rect.h));
    }
}

void direnjie_desk(const TableScene *scene)
{
    moon(scene);
    pen_paper(pen_of(scene), PAPER_DESK, scene->part.rect);
}

void direnjie_rack(const TableScene *scene)
{
    pen_paper(pen_of(scene), PAPER_RACK, scene->part.rect);
}

void direnjie_pavilion_back(const TableScene *scene)
{
    pen_pavilion_back(pen_of(scene), rect_centre(scene->part.rect),
                      scene->layout->zones[DIRENJIE_SECRET].card_width);
}

/* What the notebook holds of one identity in the secret. */
typedef enum Chance { CHANCE_OPEN, CHANCE_OUT, CHANCE_CERTAIN } Chance;

static Chance chance_of(const DirenjieNotes *notes, unsigned row)
{
    NotebookInk ink = notes->ink->cells[row][NOTEBOOK_SECRET];
    if (ink.low > 0) {
        return CHANCE_CERTAIN;
    }
    return ink.high == 0 ? CHANCE_OUT : CHANCE_OPEN;
}

/* The stroke behind a number that is ruled out, which stays readable. */
static void strike(const TableScene *scene, Rect cell)
{
    float thick = fmaxf(1.6f, 2 * scene->layout->unit);
    draw_push(ui_draw(scene->ui),
              &(DrawCommand){.kind = DRAW_FILL,
                             .rect = rect_around(rect_centre(cell), cell.w * 0.8f, thick),
                             .angle = -52,
                             .color = COLOR_WARNING});
}

/* The numbers below one card of the secret. */
static void candidates(const TableScene *scene, unsigned category, Rect strip)
{
    static const uint8_t first[DIRENJIE_CATEGORIES + 1] = {0, 6, 11, 16};
    static const char *const ids[] = {"table.candidates.T", "table.candidates.W",
                                      "table.candidates.L"};
    const DirenjieNotes *notes = direnjie_notes_of(scene);
    Pen pen = pen_of(scene);
    char bytes[32];
    Text value = text_in(bytes, sizeof bytes);
    unsigned count = first[category + 1] - first[category];
    float cell = (strip.w - 16 * pen.unit) / (float)count;
    pen_plaque(pen, category, strip);
    for (unsigned i = 0; i < count; i++) {
        Chance chance = notes ? chance_of(notes, first[category] + i) : CHANCE_OPEN;
        Rect rect = {strip.x + 8 * pen.unit + cell * (float)i, strip.y, cell, strip.h};
        Color ink = chance == CHANCE_OUT ? color_faded(COLOR_MUTED, 0.65f) : COLOR_SHEET;
        if (chance == CHANCE_CERTAIN) {
            draw_round(ui_draw(scene->ui), rect_inset(rect, 2 * pen.unit), 3, COLOR_DANGER);
        }
        if (chance == CHANCE_OUT) {
            strike(scene, rect);
        } else {
            text_append(&value, value.length > 0 ? " " : "");
            text_append_number(&value, i + 1);
        }
        pen_words(pen, panel_number(scene, i + 1),
                  (Letters){FONT_BODY_BOLD, 17, ALIGN_CENTRE, ink, false}, rect);
    }
    const char *name =
        panel_phrase(scene, N_("{category}, still possible: {numbers}"),
                     TR_VALUES(panel_word(scene, direnjie_kind_words[category]), bytes));
    const char *rule = N_("What your notebook rules out is struck through.");
    ui_tell(scene->ui,
            &(Label){.id = ids[category],
                     .name = name,
                     .value = bytes,
                     .tip = direnjie_tip(scene, name, rule),
                     .secret = !scene->is_public},
            strip);
}

/* The chop of a category on the corner of its card, as long as that lies face down. */
static void chop(const TableScene *scene, unsigned category, Rect card)
{
    Pen pen = pen_of(scene);
    if (direnjie_view_of(scene)->secret[category] < DIRENJIE_CARDS) {
        return;
    }
    float side = card.w * 0.3f;
    Outline seal = {{card.x - side * 0.24f, card.y - side * 0.28f, side, side}, -8};
    draw_push(ui_draw(scene->ui), &(DrawCommand){.kind = DRAW_FILL,
                                                 .rect = seal.rect,
                                                 .angle = seal.angle,
                                                 .radius = 3 * pen.unit,
                                                 .color = COLOR_CINNABAR});
    draw_push(ui_draw(scene->ui), &(DrawCommand){.kind = DRAW_FRAME,
                                                 .rect = rect_inset(seal.rect, side * 0.07f),
                                                 .angle = seal.angle,
                                                 .thickness = fmaxf(1, 1.2f * pen.unit),
                                                 .radius = 2 * pen.unit,
                                                 .color = color_faded(COLOR_SHEET, 0.8f)});
    seal.rect = rect_inset(seal.rect, side * 0.18f);
    draw_icon(ui_draw(scene->ui), direnjie_signs[category], seal, COLOR_SHEET);
}

static void secret_element(const TableScene *scene, unsigned category, Rect card)
{
    static const char *const ids[] = {"table.secret.target", "table.secret.weapon",
                                      "table.secret.location"};
    Element element = {
        .id = ids[category],
        .role = ROLE_CARD,
        .name = panel_phrase(scene, N_("Killer's secret mission: {category}"),
                             TR_VALUES(panel_word(scene, direnjie_kind_words[category]))),
        .rect = card,
        .still = true};
    const char *rule =
        N_("At the end everybody writes down what these three cards are. One right answer is worth "
           "1 point, two are worth 3, all three 6; the most points win.");
    ui_tip(scene->ui, element.id, direnjie_tip(scene, element.name, rule), card);
    ui_element(scene->ui, &element);
}

/* What the clues of all seats tell beside their cards. */
void direnjie_all_clue_signs(const TableScene *scene)
{
    const DirenjieTable *table = direnjie_table_of(scene);
    for (Seat seat = 0; seat < table->seats; seat++) {
        unsigned count = direnjie_clues_of(table, seat);
        bool hidden = scene->layout->zones[DIRENJIE_CLUES + seat].form == FORM_HIDDEN;
        for (unsigned nth = 0; nth < count && !hidden; nth++) {
            Rect top;
            if (table_card_rect(scene->table, DIRENJIE_CLUES + seat, 3 * nth, &top)) {
                float up = direnjie_lift(top, direnjie_raised(scene, seat, nth));
                top.y -= ui_has_reduced_motion(scene->ui) ? 0 : up;
                direnjie_clue_signs(scene, seat, nth, top);
            }
        }
    }
}

/* The pavilion before its cards, and what is still possible of each. */
void direnjie_pavilion(const TableScene *scene)
{
    Pen pen = pen_of(scene);
    const ZonePlace *place = &scene->layout->zones[DIRENJIE_SECRET];
    Point middle = rect_centre(place->rect);
    float width = place->card_width, k = width / 94;
    pen_pavilion_front(pen, middle, width, panel_word(scene, N_("Killer's secret mission")),
                       direnjie_form(scene->layout) == FORM_WIDE_BOOK);
    for (unsigned i = 0; i < DIRENJIE_CATEGORIES; i++) {
        float x = middle.x + place->grid.pitch * ((float)i - 1);
        Rect card = rect_around((Point){x, middle.y}, width, width * CARD_RATIO);
        float height = fmaxf(24 * pen.unit, 17);
        Rect strip = rect_around((Point){x, middle.y + 79 * k + height * 0.42f},
                                 place->grid.pitch - 10 * pen.unit, height);
        strip.y = fminf(strip.y, scene->layout->spots[SPOT_TALLIES].y - height - 1);
        chop(scene, i, card);
        secret_element(scene, i, card);
        candidates(scene, i, strip);
    }
}
