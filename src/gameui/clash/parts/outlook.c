/* What an action would bring, drawn: on every unit that is hit its durability now and then, a cross
 * on those that are destroyed, and on the keeps the steps that are left then. */
#include "clash/parts/strikes.h"
#include "clash/pen.h"
#include "clash/seen.h"
#include "clash/table.h"

#include "base/limits.h"

#include <math.h>

#define LOW_PICTURE 0.7f /* of its width */
#define FACE        0.6f /* of the height of a card: the picture as far as its keywords */

static void draw_doom(const TableScene *scene, Rect seen)
{
    float side = seen.w * 0.8f;
    draw_fill(ui_draw(scene->ui), seen, color_faded(COLOR_DANGER, 0.35f));
    draw_icon(ui_draw(scene->ui), "ui/ui-close",
              (Outline){.rect = rect_around(rect_centre(seen), side, side)}, COLOR_WARNING);
}

/* Draws words across what is seen of something, where there is room for them. */
static void draw_remark(const TableScene *scene, Rect seen, const char *text)
{
    float high = fmaxf(28 * scene->layout->unit, 19);
    Rect room = {0, 0, 8 * seen.w, high}; /* it is left out before its letters shrink */
    const char *words = panel_word(scene, text);
    const TextBlock *block = clash_text(scene, words, FONT_BODY, high * 0.58f, room);
    if (block->w > seen.w - high * 0.6f) {
        return;
    }
    Rect plate = rect_around((Point){seen.x + seen.w / 2, seen.y + seen.h * 0.46f},
                             block->w + high * 0.5f, high);
    draw_round(ui_draw(scene->ui), plate, high / 2, color_faded(COLOR_PANEL, 0.94f));
    clash_text_centred(scene, block, plate, COLOR_PAPER);
}

/* The change of a durability, and whether it is what an own play costs, not a blow. */
typedef struct Change {
    unsigned left, then;
    bool is_price;
} Change;

static Color change_color(Change change)
{
    if (change.is_price) {
        return COLOR_PAPER;
    }
    return change.then < change.left ? COLOR_WARNING : COLOR_GOLD_LIGHT;
}

/* Draws "6 ▸ 3" on a plate across the middle of what is seen of something. */
static void draw_change(const TableScene *scene, Rect seen, Change change)
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
    const TextBlock *now =
        clash_text(scene, panel_number(scene, (int)change.left), FONT_TITLE, high * 0.62f, before);
    const TextBlock *later =
        clash_text(scene, panel_number(scene, (int)change.then), FONT_TITLE, high * 0.62f, after);
    clash_text_centred(scene, now, before, COLOR_PAPER);
    clash_text_centred(scene, later, after, change_color(change));
}

void clash_outlook_mark(const TableScene *scene, Seat seat, const CardMark *mark, unsigned left)
{
    ClashForesight outlook;
    if (!clash_outlook(scene, &outlook)) {
        return;
    }
    unsigned damage = outlook.damage[seat][mark->card];
    if (outlook.destroyed[seat] & card_bit(mark->card)) {
        draw_doom(scene, clash_seen_part(mark));
        if (!clash_is_automaton(scene, seat)) { /* whose units are discarded */
            draw_remark(scene, clash_seen_part(mark), N_("back to hand"));
        }
    }
    if (damage > 0 || outlook.spared & card_bit(mark->card)) {
        Rect face = clash_seen_part(mark);
        face.h *= FACE; /* above its keywords */
        draw_change(scene, face, (Change){left, left - min_unsigned(damage, left), false});
    }
}

void clash_outlook_keep(const TableScene *scene, Seat seat, Rect picture, unsigned then)
{
    bool is_price = clash_outlook_is_price(scene, seat);
    if (then == 0) {
        draw_doom(scene, picture);
    }
    if (picture.h < picture.w * LOW_PICTURE) { /* its number hangs as low as its middle */
        picture.y += picture.h * 0.45f;
    }
    draw_change(scene, picture, (Change){clash_life(scene, seat), then, is_price});
    if (is_price) {
        picture.y += picture.h * 0.3f;
        draw_remark(scene, picture, N_("one card fewer in hand"));
    }
}

void clash_awaits_strike(const TableScene *scene, DressedCard *card)
{
    ClashForesight outlook;
    unsigned own = CLASH_ZONE_ROWS + CLASH_ROWS * (unsigned)scene->seat;
    if (card->zone < CLASH_ZONE_ROWS || !clash_outlook_strike(scene, &outlook)) {
        return;
    }
    bool is_own = card->zone >= own && card->zone < own + CLASH_ROWS;
    if (is_own && outlook.striker == card->card) {
        card->strikes = 1;
    } else if (!is_own && outlook.struck == card->card) {
        card->struck = 1;
    }
}
