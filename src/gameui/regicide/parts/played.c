/* The cards that were played last, until the attack after them is paid: a light behind them, and
 * what they add up to. */
#include "regicide/parts.h"
#include "regicide/seen.h"
#include "regicide/words.h"

#include "i18n/format.h"

#define SIGN_GAP 4.0f /* units: between the sign and the sum, and around both */

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
