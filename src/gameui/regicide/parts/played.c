/* The cards that were played last, until the attack after them is paid: a light behind them, and
 * what they add up to. Then what is still to be paid, until that is nothing. */
#include "regicide/parts.h"
#include "regicide/seen.h"
#include "regicide/words.h"

#include "base/limits.h"
#include "i18n/format.h"
#include "ui/tween.h"

#include <math.h>

#define SIGN_GAP    4.0f  /* units: between the sign and the sum, and around both */
#define DOUBLE_PART 0.24f /* of the time that its words show: the values roll */
#define DOUBLE_SIZE 34.0f
#define DOUBLE_DOWN 0.62f /* of the height of a card: below the words, above the sum */
#define DOUBLE_LINE 4.0f  /* units */
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

/* A light that runs round a card from its upper left corner, as far as `along` of the way. */
static void light_round(const TableScene *scene, Rect card, float along)
{
    float thick = DOUBLE_LINE * ui_unit(scene->ui), way = along * 2 * (card.w + card.h);
    float top = clamp_float(way, 0, card.w), right = clamp_float(way - card.w, 0, card.h);
    float bottom = clamp_float(way - card.w - card.h, 0, card.w);
    float left = clamp_float(way - 2 * card.w - card.h, 0, card.h);
    const Rect sides[] = {{card.x, card.y, top, thick},
                          {card.x + card.w - thick, card.y, thick, right},
                          {card.x + card.w - bottom, card.y + card.h - thick, bottom, thick},
                          {card.x, card.y + card.h - left, thick, left}};
    for (unsigned i = 0; i < COUNT_OF(sides); i++) {
        if (sides[i].w > 0 && sides[i].h > 0) {
            draw_fill(ui_draw(scene->ui), sides[i], COLOR_LIT);
        }
    }
}

static void doubled_value(const TableScene *scene, Card card, Rect place, float along)
{
    float unit = ui_unit(scene->ui);
    int value = (int)lroundf((float)regicide_value(card) * (1 + along));
    TextStyle style = {.face = FONT_TITLE, .size = DOUBLE_SIZE};
    const TextBlock *block = text_layout(scene->ui, panel_number(scene, value), style, 0);
    float width = fmaxf(block->w + 16 * unit, block->h);
    Point at = {rect_centre(place).x, place.y + DOUBLE_DOWN * place.h};
    Rect pill = rect_around(at, width, block->h);
    DrawList *list = ui_draw(scene->ui);
    draw_round(list, pill, pill.h / 2, color_faded(COLOR_PANEL, 0.92f));
    draw_text(list, block, (Point){rect_centre(pill).x - block->w / 2, pill.y}, COLOR_GOLD_LIGHT);
}

void regicide_doubled(const TableScene *scene)
{
    RegicidePast past;
    float along;
    int damage;
    if (table_rests(scene->table) ||
        !table_effect(scene->table, REGICIDE_CUE_DOUBLE, &along, &damage) ||
        !regicide_past(scene, &past)) {
        return;
    }
    along = fminf(along / DOUBLE_PART, 1);
    for (unsigned i = 0; i < past.count; i++) {
        Rect place;
        if (regicide_past_card(scene, past.cards[i], &place)) {
            light_round(scene, place, along);
            doubled_value(scene, past.cards[i], place, ease(EASE_OUT_CUBIC, along));
        }
    }
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
