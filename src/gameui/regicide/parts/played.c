/* The cards that were played last, until the attack after them is paid: a light behind them, and
 * what they add up to. Then what is still to be paid, until that is nothing. */
#include "regicide/parts.h"
#include "regicide/seen.h"
#include "regicide/words.h"

#include "i18n/format.h"

#define SIGN_GAP    4.0f  /* units: between the sign and the sum, and around both */
#define TO_PAY_SIZE 44.0f /* of the number that is paid off */

void regicide_light_play(const TableScene *scene)
{
    RegicidePast past;
    Rect place;
    if (regicide_past_place(scene, &past, &place)) {
        draw_glow(ui_draw(scene->ui), (Outline){.rect = place}, color_faded(COLOR_LIT, 0.8f));
    }
}

void regicide_played(const TableScene *scene)
{
    RegicidePast past;
    Rect place;
    int doubled;
    if (!regicide_past_place(scene, &past, &place) || past.is_jester) {
        return;
    }
    const char *sum = regicide_past_sum(scene, &past);
    TextStyle style = {.face = FONT_BODY_BOLD, .size = SIZE_BODY};
    const TextBlock *block = text_layout(scene->ui, sum, style, 0);
    float gap = SIGN_GAP * ui_unit(scene->ui), side = block->h;
    float width = side + block->w + 4 * gap, height = block->h + gap;
    Rect pill = {place.x + (place.w - width) / 2, place.y + place.h - height - 2 * gap, width,
                 height};
    DrawList *list = ui_draw(scene->ui);
    draw_round(list, pill, height / 2, color_faded(COLOR_PANEL, 0.92f));
    draw_named(list, "ui/glyph-attack", (Rect){pill.x + gap, pill.y + gap / 2, side, side}, 1);
    const char *name = panel_phrase(scene, N_("Attack: {sum}"), TR_VALUES(sum));
    const char *rule =
        regicide_had(&past, REGICIDE_CUE_DOUBLE, &doubled)
            ? N_("The values played add up to the attack: so much each suit does. Clubs double "
                 "the damage.")
            : N_("The values played add up to the attack: so much damage it deals, and so much "
                 "each suit does.");
    ui_tell(scene->ui,
            &(Label){.id = "table.played",
                     .name = name,
                     .value = sum,
                     .tip = panel_noun(scene, name, rule),
                     .block = block,
                     .at = {pill.x + side + 2 * gap, pill.y + gap / 2},
                     .color = COLOR_GOLD_LIGHT},
            pill);
}

void regicide_payment(const TableScene *scene)
{
    Seat payer;
    int left = regicide_to_pay(scene, &payer);
    if (left < 0) {
        return;
    }
    TextStyle style = {.face = FONT_TITLE, .size = TO_PAY_SIZE};
    const TextBlock *block = text_layout(scene->ui, panel_number(scene, left), style, 0);
    Rect seat = scene->layout->seats[payer], place = seat.w > 0 ? seat : scene->layout->hand;
    float gap = 2 * SIGN_GAP * ui_unit(scene->ui), side = block->h * 0.7f;
    float width = side + block->w + 4 * gap, height = block->h + gap;
    Point centre = rect_centre(place);
    if (seat.w <= 0) {
        centre.y = place.y - height / 2 - gap; /* all of the hand is seen below it */
    } else {
        float aside = (seat.w + width) / 2 + gap;
        bool is_left = centre.x < rect_centre(ui_bounds(scene->ui)).x;
        centre.x += is_left ? aside : -aside;
    }
    Rect pill = rect_around(centre, width, height);
    DrawList *list = ui_draw(scene->ui);
    draw_round(list, pill, height / 2, color_faded(COLOR_PANEL, 0.96f));
    draw_named(list, left > 0 ? "ui/glyph-attack" : "ui/glyph-shield",
               (Rect){pill.x + 1.5f * gap, centre.y - side / 2, side, side}, 1);
    draw_text(list, block, (Point){pill.x + side + 2.5f * gap, centre.y - block->h / 2},
              left > 0 ? COLOR_PAPER : COLOR_GOLD_LIGHT);
}
