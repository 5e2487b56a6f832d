/* Lanterns for the public clues, beside the pavilion: how far the game is from its last turns; and
 * the dusk of these. */
#include "direnjie/parts.h"
#include "direnjie/pen.h"
#include "direnjie/places.h"
#include "direnjie/seen/now.h"
#include "direnjie/table.h"
#include "direnjie/words.h"

#include "i18n/format.h"
#include "tables/panel_lines.h"
#include "ui/tween.h"

#include <math.h>

#define LAST_TURNS 8 /* public clues: only told here */

static unsigned public_clues(const DirenjieTable *table)
{
    unsigned count = 0;
    for (unsigned i = 0; i < table->clue_count; i++) {
        count += table->clues_public >> i & 1;
    }
    return count;
}

/* The plate below the right lanterns; in a tall window up to its edge. */
static Rect lantern_plate(const TableScene *scene, Rect lanterns)
{
    float unit = scene->layout->unit;
    float height = fmaxf(26 * unit, 17), width = lanterns.w + 18 * unit;
    Point at = {rect_centre(lanterns).x, lanterns.y + lanterns.h + height / 2};
    if (direnjie_form(scene->layout) == FORM_TALL) {
        float edge = fminf(at.x, ui_bounds(scene->ui).w - at.x);
        width = 2 * (edge - 4 * unit);
        at.y -= fmaxf(0, lanterns.h - 80 * unit);
    }
    return rect_around(at, width, height);
}

/* Beyond the eighth there is nothing left to count up to. */
static const char *count_words(const TableScene *scene, unsigned lit)
{
    Message beyond = message_plural_of(NP_("{n} public clue", "{n} public clues"), (int)lit);
    if (lit > LAST_TURNS) {
        return panel_message(scene, &beyond);
    }
    return panel_phrase(scene, N_("{n} of {m} public clues"),
                        TR_VALUES(panel_number(scene, lit), panel_number(scene, LAST_TURNS)));
}

#define FLICKER_SECONDS 0.4f
#define FLICKER_DIM     0.65f
#define DUSK_SECONDS    0.8f
#define DUSK_STEPS      4 /* each paints the whole window */
#define DUSK_DARK       0.12f

/* As the last turns begin, all lights sink once. */
static float flickering(const TableScene *scene)
{
    float age;
    if (!direnjie_is_ending(scene, &age) || ui_has_reduced_flashes(scene->ui)) {
        return 0;
    }
    return FLICKER_DIM * sinf(TURN / 2 * direnjie_come(scene, age, FLICKER_SECONDS));
}

void direnjie_dusk(const TableScene *scene)
{
    float age;
    if (!direnjie_is_ending(scene, &age)) {
        return;
    }
    float come = ceilf(direnjie_come(scene, age, DUSK_SECONDS) * DUSK_STEPS) / DUSK_STEPS;
    draw_fill(ui_draw(scene->ui), ui_bounds(scene->ui), color_faded(COLOR_INK, DUSK_DARK * come));
}

void direnjie_lanterns(const TableScene *scene)
{
    const DirenjieTable *table = direnjie_table_of(scene);
    const Rect *spots = scene->layout->spots;
    unsigned shown = public_clues(table);
    unsigned lit = shown + (direnjie_counted_now(scene) != CARD_NONE);
    Pen pen = pen_of(scene);
    Rect left = spots[SPOT_LANTERNS_LEFT], right = spots[SPOT_LANTERNS_RIGHT];
    float light = (float)shown + direnjie_lamp(scene), dim = flickering(scene);
    pen_lanterns(pen, left, &(LanternCord){4, light, dim, true});
    pen_lanterns(pen, right, &(LanternCord){4, light - 4, dim, false});
    if (scene->opening >= 0) { /* what the deal tells lies over it */
        return;
    }
    const char *words = count_words(scene, lit);
    Letters letters = {FONT_BODY, 17, ALIGN_CENTRE, COLOR_MUTED, false};
    Rect plate = lantern_plate(scene, scene->layout->is_mirrored ? left : right);
    float beside = 8 * pen.unit;
    Rect line = plate;
    rect_cut_left(&line, beside);
    rect_cut_right(&line, beside);
    const TextBlock *block = pen_measure(pen, words, letters, line);
    Rect ground = rect_around(rect_centre(plate), fminf(block->w + 2 * beside, plate.w), plate.h);
    const char *rule = N_("The eighth public clue begins the last turns.");
    ui_tell(scene->ui,
            &(Label){.id = "table.lanterns",
                     .name = words,
                     .value = panel_digits(scene, lit),
                     .tip = direnjie_tip(scene, words, rule)},
            ground);
    float swell = direnjie_swell(scene), grown = 1 + PANEL_SWELL * swell;
    Rect swollen = rect_around(rect_centre(ground), ground.w * grown, ground.h * grown);
    draw_round(ui_draw(scene->ui), swollen, swollen.h / 2, color_faded(COLOR_PANEL, 0.62f));
    letters.color = swell > 0 ? COLOR_LIT : COLOR_MUTED;
    pen_words(pen, words, letters, line);
}
