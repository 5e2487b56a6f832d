/* Around the final answer: what it is worth, who has sealed, and who still writes. */
#include "direnjie_table.h"

#include "base/text.h"
#include "i18n/format.h"

#include <math.h>

#define NAME_BYTES 96
#define NAME_LEAST 60 /* of the drawing: what a name needs */

unsigned direnjie_leaves(const TableScene *scene)
{
    return DIRENJIE_CATEGORIES + direnjie_view_of(scene)->table.expansion;
}

/* Below the portrait, which says it alone where there is little room. */
static void sealed_name(const TableScene *scene, Pen pen, Seat seat, Rect rect)
{
    char bytes[NAME_BYTES];
    Text name = text_in(bytes, sizeof bytes);
    Letters letters = {FONT_BODY, 15, ALIGN_LEFT, COLOR_MUTED, false};
    if (rect.w >= NAME_LEAST * pen.unit) {
        pen_short_name(pen, panel_name(scene, seat), letters, rect.w, &name);
        pen_words(pen, bytes, letters, rect);
    }
}

/* The print of the chop, or the brush of who still writes. */
static void sealed_sign(Pen pen, Rect face, bool sealed)
{
    DrawList *list = ui_draw(pen.ui);
    float side = fmaxf(face.w * 0.46f, 16);
    Rect sign = {face.x + face.w - side * 0.72f, face.y + face.h - side * 0.78f, side, side};
    if (sealed) {
        draw_round(list, sign, 3 * pen.unit, COLOR_CINNABAR);
        draw_icon(list, "ui/mark-yes", (Outline){.rect = rect_inset(sign, side * 0.2f)},
                  COLOR_SHEET);
        return;
    }
    draw_round(list, sign, side / 2, COLOR_INK);
    draw_icon(list, "ui/mark-words", (Outline){.rect = rect_inset(sign, side * 0.22f)},
              COLOR_GOLD_LIGHT);
}

void direnjie_sealed(const TableScene *scene, Rect rect)
{
    Pen pen = pen_of(scene);
    const DirenjieTable *table = &direnjie_view_of(scene)->table;
    pen_words(pen, panel_word(scene, N_("Sealed so far")),
              (Letters){FONT_TITLE, 17, ALIGN_LEFT, COLOR_GOLD_LIGHT, false},
              rect_cut_top(&rect, fmaxf(26 * pen.unit, 17)));
    float step = fminf(rect.w / (float)(table->seats - 1), 104 * pen.unit), side = 50 * pen.unit;
    for (unsigned i = 1; i < table->seats; i++) {
        Seat seat = (Seat)((scene->seat + i) % table->seats);
        Rect cell = rect_cut_left(&rect, step);
        Rect face = {cell.x, cell.y + 2 * pen.unit, side, side};
        bool sealed = table->answered[seat] >= direnjie_leaves(scene);
        Rect name = {cell.x - 4 * pen.unit, face.y + side, step - 6 * pen.unit,
                     fmaxf(22 * pen.unit, 15)};
        pen_face(pen, scene->faces, seat, face, sealed ? FACE_PLAIN : FACE_DARK);
        sealed_sign(pen, face, sealed);
        sealed_name(scene, pen, seat, name);
        const char *words = N_("{name} still writes.");
        if (sealed) {
            words = N_("{name} has sealed the answer.");
        }
        Element element = {.id = panel_id(scene, "sealed.", seat, ""),
                           .role = ROLE_TEXT,
                           .name = panel_phrase(scene, words, TR_VALUES(panel_name(scene, seat))),
                           .value = sealed ? "sealed" : "writing",
                           .rect = face,
                           .still = true};
        ui_element(scene->ui, &element);
    }
}

/* What right answers are worth: DR-28, DR-29. */
void direnjie_worth(const TableScene *scene, Rect rect)
{
    const char *words = N_("One right: 1 point, two: 3, all three: 6.");
    if (direnjie_view_of(scene)->killer == scene->seat) {
        words = N_("Each right answer: 1 point.");
    }
    Element worth = {.id = "text.worth",
                     .role = ROLE_TEXT,
                     .name = panel_word(scene, words),
                     .rect = rect,
                     .still = true};
    direnjie_tip(scene, worth.id, NULL,
                 N_("One right answer is worth 1 point, two 3 points, three 6 points; to the "
                    "killer 1 point each."),
                 rect);
    ui_element(scene->ui, &worth);
    pen_words(pen_of(scene), worth.name, (Letters){FONT_BODY, 17, ALIGN_CENTRE, COLOR_SHEET, false},
              rect);
}
