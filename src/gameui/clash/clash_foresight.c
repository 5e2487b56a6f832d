/* What the assault whose button is aimed at, or the cast on the unit that is aimed at, would do: on
 * every unit that it hits its durability now and then, and a cross on those it destroys. */
#include "clash_table.h"

#include "base/limits.h"
#include "base/text.h"

#include <math.h>

/* The unit that the focus is on. */
static bool focused_unit(const TableScene *scene, Pick *out)
{
    const ClashTable *table = clash_table_of(scene);
    const char *focused = ui_focused_id(scene->ui);
    for (unsigned line = 0; line < CLASH_SIDES * CLASH_ROWS; line++) {
        Seat seat = (Seat)(line / CLASH_ROWS);
        unsigned row = line % CLASH_ROWS;
        for (unsigned place = 1; place <= table->sides[seat].counts[row]; place++) {
            if (text_equal(focused, clash_unit_id(scene, seat, row, place))) {
                *out = clash_unit_pick(seat, row, place);
                return true;
            }
        }
    }
    return false;
}

/* The row whose free place is under the pointer, or in focus. */
static bool aimed_row(const TableScene *scene, Pick *out)
{
    const ClashSide *side = &clash_table_of(scene)->sides[scene->seat];
    Point pointer = ui_pointer(scene->ui);
    for (unsigned row = 0; row < CLASH_ROWS; row++) {
        const char *id = clash_unit_id(scene, scene->seat, row, side->counts[row] + 1u);
        if (rect_has(scene->layout->spots[SPOT_ROWS + row], pointer) ||
            text_equal(ui_focused_id(scene->ui), id)) {
            *out = clash_row_pick(row);
            return true;
        }
    }
    return false;
}

/* What the card that is picked would be played on. */
static bool aimed_place(const TableScene *scene, Pick *out)
{
    if (!clash_casts(scene)) {
        return aimed_row(scene, out);
    }
    return clash_unit_at(scene, ui_pointer(scene->ui), out) || focused_unit(scene, out);
}

bool clash_considers(const TableScene *scene, Action *out)
{
    Pick pick;
    bool is_dealt = clash_table_of(scene)->turn > 0 && table_rests(scene->table);
    if (!scene->acting || !is_dealt || scene->selection->pick_count == 0 ||
        !aimed_place(scene, &pick)) {
        return false;
    }
    Selection selection = *scene->selection;
    selection.pick_count = 1; /* the card */
    if (!selection_can_add(&selection, pick)) {
        return false;
    }
    selection_toggle(&selection, pick);
    return selection_complete(&selection, out);
}

static void draw_doom(const TableScene *scene, Rect seen)
{
    float side = seen.w * 0.8f;
    draw_fill(ui_draw(scene->ui), seen, color_faded(COLOR_DANGER, 0.35f));
    draw_icon(ui_draw(scene->ui), "ui/ui-close",
              (Outline){.rect = rect_around(rect_centre(seen), side, side)}, COLOR_WARNING);
}

/* "6 ▸ 3" on a plate across the middle of what is seen of the unit. */
static void draw_change(const TableScene *scene, Rect seen, unsigned left, unsigned then)
{
    DrawList *list = ui_draw(scene->ui);
    float unit = scene->layout->unit, high = fmaxf(34 * unit, 22);
    Rect plate = rect_around(rect_centre(seen), fminf(high * 2.9f, seen.w), high);
    draw_round(list, plate, high / 2, color_faded(COLOR_PANEL, 0.94f));
    Rect arrow = rect_around(rect_centre(plate), high * 0.5f, high * 0.5f);
    draw_icon(list, "ui/ui-play", (Outline){.rect = arrow}, COLOR_GOLD_LIGHT);
    Rect before = plate, after = plate;
    before.w = after.w = (plate.w - arrow.w) / 2;
    after.x += plate.w - after.w;
    Color color = COLOR_WARNING;
    if (then == left) {
        color = COLOR_GOLD_LIGHT;
    }
    const TextBlock *now =
        clash_text(scene, panel_number(scene, (int)left), FONT_TITLE, high * 0.62f, before);
    const TextBlock *later =
        clash_text(scene, panel_number(scene, (int)then), FONT_TITLE, high * 0.62f, after);
    clash_text_centred(scene, now, before, COLOR_PAPER);
    clash_text_centred(scene, later, after, color);
}

void clash_foreseen_mark(const TableScene *scene, Seat seat, const CardMark *mark, unsigned left)
{
    Action action = table_foretold(scene);
    if (action == ACTION_NONE && !clash_considers(scene, &action)) {
        return;
    }
    ClashForesight foresight = clash_foresee(scene->view, action);
    unsigned damage = foresight.damage[seat][mark->card];
    if (foresight.destroyed[seat] & card_bit(mark->card)) {
        draw_doom(scene, clash_seen_part(mark));
    }
    if (damage > 0 || foresight.spared & card_bit(mark->card)) {
        draw_change(scene, clash_seen_part(mark), left, left - min_unsigned(damage, left));
    }
}
