/* Around the final answer: what it is worth, who has sealed, and who still writes. */
#include "direnjie/parts/sealed.h"
#include "direnjie/pen.h"
#include "direnjie/seen/now.h"
#include "direnjie/sentences.h"
#include "direnjie/table.h"

#include "base/text.h"
#include "i18n/format.h"
#include "ui/tween.h"

#include <math.h>

#define NAME_BYTES 96
#define NAME_LEAST 60 /* of the drawing: what a name needs */
#define SHADE      2  /* of the drawing: what the paper above casts on words right below it */

#define CHOP_RISES   0.32f
#define CHOP_FALLS   0.14f
#define CHOP_SECONDS 0.64f

unsigned direnjie_leaves(const TableScene *scene)
{
    return DIRENJIE_CATEGORIES + direnjie_table_of(scene)->expansion;
}

/* Writes the name below the portrait, which says it alone where there is little room. */
static void sealed_name(const TableScene *scene, Pen pen, Seat seat, Rect rect)
{
    char bytes[NAME_BYTES];
    Text name = text_in(bytes, sizeof bytes);
    Letters letters = {FONT_BODY, 15, ALIGN_LEFT, table_ink(scene->table, COLOR_MUTED), false};
    if (rect.w >= NAME_LEAST * pen.unit) {
        pen_short_name(pen, panel_name(scene, seat), letters, rect.w, &name);
        pen_words(pen, bytes, letters, rect);
    }
}

/* The print of the chop, or the brush of who still writes. */
static void sealed_sign(Pen pen, Rect face, bool sealed)
{
    DrawList *list = ui_draw(pen.ui);
    float side = fmaxf(face.w * 0.54f, 18);
    Rect sign = {face.x + face.w - side * 0.72f, face.y + face.h - side, side, side};
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
    const DirenjieTable *table = direnjie_table_of(scene);
    unsigned done = 0;
    for (unsigned i = 1; i < table->seats; i++) {
        done += table->answered[(scene->seat + i) % table->seats] >= direnjie_leaves(scene);
    }
    const char *head =
        panel_phrase(scene, N_("Sealed so far: {n} of {m}"),
                     TR_VALUES(panel_number(scene, done), panel_number(scene, table->seats - 1u)));
    Color gold = table_ink(scene->table, COLOR_GOLD_LIGHT);
    Rect line = rect_cut_top(&rect, fmaxf(26 * pen.unit, 17));
    line.y += SHADE * pen.unit;
    pen_words(pen, head, (Letters){FONT_TITLE, 17, ALIGN_LEFT, gold, false}, line);
    float step = fminf(rect.w / (float)(table->seats - 1), 104 * pen.unit), side = 46 * pen.unit;
    for (unsigned i = 1; i < table->seats; i++) {
        Seat seat = (Seat)((scene->seat + i) % table->seats);
        Rect cell = rect_cut_left(&rect, step);
        Rect face = {cell.x, cell.y + 2 * pen.unit, side, side};
        bool sealed = table->answered[seat] >= direnjie_leaves(scene);
        Rect name = {cell.x - 4 * pen.unit, face.y + side, step - 10 * pen.unit,
                     fmaxf(22 * pen.unit, 15)};
        pen_face(pen, scene->faces, seat, face, FACE_PLAIN);
        sealed_sign(pen, face, sealed);
        sealed_name(scene, pen, seat, name);
        const char *words =
            sealed ? N_("{name} has sealed the answer.") : N_("{name} still writes.");
        Label label = {.id = panel_id(scene, "sealed.", seat, ""),
                       .name = panel_phrase(scene, words, TR_VALUES(panel_name(scene, seat))),
                       .value = sealed ? "sealed" : "writing"};
        ui_tell(scene->ui, &label, face);
    }
}

/* What right answers are worth: DR-28, DR-29. */
void direnjie_worth(const TableScene *scene, Rect rect)
{
    const char *words = table_is_you(scene, direnjie_view_of(scene)->killer)
                            ? N_("Each right answer: 1 point. Whom you name does not count.")
                            : N_("One right: 1 point, two: 3, all three: 6.");
    Label worth = {.id = "text.worth",
                   .name = panel_word(scene, words),
                   .tip = panel_word(scene, DIRENJIE_KILLER_RULE)};
    Color paper = table_ink(scene->table, COLOR_SHEET);
    pen_label(pen_of(scene), &worth, (Letters){FONT_BODY, 17, ALIGN_CENTRE, paper, false}, rect);
}

/* What holds for all of it. */
void direnjie_answer_note(const TableScene *scene, Rect rect)
{
    const char *words = panel_word(scene, N_("Nobody sees it until everyone has sealed theirs."));
    Label step = {.id = "table.step",
                  .name = words,
                  .value = direnjie_game.names.phases[direnjie_table_of(scene)->phase]};
    Color muted = table_ink(scene->table, COLOR_MUTED);
    pen_label(pen_of(scene), &step, (Letters){FONT_BODY, 17, ALIGN_CENTRE, muted, false}, rect);
}

/* What the scene has to say, a hint before all. */
void direnjie_answer_notice(const TableScene *scene, const Line *notice, Rect rect)
{
    Pen pen = pen_of(scene);
    ui_tell(scene->ui, &(Label){.id = notice->id, .name = notice->text}, rect);
    draw_round(ui_draw(scene->ui), rect, 6 * pen.unit, color_faded(COLOR_PANEL, 0.9f));
    Rect inner = rect_around(rect_centre(rect), rect.w - 16 * pen.unit, rect.h * 0.9f);
    pen_words(pen, notice->text, (Letters){FONT_BODY_BOLD, 18, ALIGN_CENTRE, notice->color, true},
              inner);
}

/* The closed notebook has no place of its own on the memorial. */
void direnjie_answer_book(const TableScene *scene, Rect rect)
{
    const DirenjieNotes *notes = direnjie_notes_of(scene);
    Button button = {.id = "table.book",
                     .label = panel_word(scene, N_("Notebook")),
                     .rect = rect,
                     .kind = BUTTON_SECONDARY};
    if (notes && ui_button(scene->ui, &button)) {
        *notes->opens = true;
    }
}

/* The print of the chop on the corner of the last leaf. */
static void imprint(Pen pen, Rect rect)
{
    DrawList *list = ui_draw(pen.ui);
    draw_push(list, &(DrawCommand){.kind = DRAW_FILL,
                                   .rect = rect,
                                   .angle = -4,
                                   .radius = 4 * pen.unit,
                                   .color = color_faded(COLOR_CINNABAR, 0.92f)});
    draw_icon(list, direnjie_signs[KIND_KILLER], (Outline){rect_inset(rect, rect.w * 0.16f), -4},
              COLOR_SHEET);
}

/* Where the chop is, so long after it was taken: it rises over the corner, stands, and falls. */
static Rect chop_at(Pen pen, Rect rest, Rect print, float since)
{
    float along = ease(EASE_IN_OUT, fminf(since / CHOP_RISES, 1));
    float falls = ease(EASE_IN_CUBIC, fminf(fmaxf(since - CHOP_RISES, 0) / CHOP_FALLS, 1));
    Rect over = rest;
    over.x = rect_centre(print).x - rest.w / 2;
    over.y = print.y + print.h - rest.h - 96 * pen.unit * (1 - falls);
    return (Rect){mix(rest.x, over.x, along), mix(rest.y, over.y, along), rest.w, rest.h};
}

bool direnjie_chop(const TableScene *scene, Rect button, Rect leaves, DirenjieSeal *sealed)
{
    Pen pen = pen_of(scene);
    float u = pen.unit;
    Rect rest = {button.x + button.w + 20 * u, button.y - 44 * u, 62 * u, 103 * u};
    Rect print = {leaves.x + leaves.w - 118 * u, leaves.y + leaves.h - 96 * u, 56 * u, 56 * u};
    float since = sealed ? direnjie_since(scene, DIRENJIE_SINCE_SEALED, CHOP_SECONDS) : 0;
    bool strikes = sealed && since >= CHOP_RISES + CHOP_FALLS;
    if (strikes) {
        float shakes = ui_has_reduced_shaking(scene->ui) ? 0 : 4 * u;
        print.y += shakes * sinf((CHOP_SECONDS - fminf(since, CHOP_SECONDS)) * 60);
        imprint(pen, print);
    }
    if (strikes && *sealed == DIRENJIE_SEALED) {
        *sealed = DIRENJIE_STRUCK;
        ui_play(scene->ui, SOUND_SEAL);
    }
    Rect chop = sealed ? chop_at(pen, rest, print, since) : rest;
    pen_picture(pen, "ui/direnjie-stamp", rect_inset(chop, -8 * u));
    return sealed && since >= CHOP_SECONDS;
}
