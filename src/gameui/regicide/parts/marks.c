/* Marks on the cards of the hand: that an ace is a companion, and a plus on every card that may be
 * played together with those that are picked. */
#include "regicide/parts.h"
#include "regicide/seen.h"
#include "regicide/table.h"

#include <math.h>

#define SIGN_SIDE      30.0f /* units: the plus with the disc around it */
#define SIGN_DOWN      0.36f /* of a card's height: its middle, below the index */
#define NAME_DOWN      0.6f  /* the same of the companion's word */
#define NAME_SIDES     3.0f  /* units beside it */
#define NAME_SIZE      15.0f
#define NAME_LEAST     13.8f /* units, 11 pixels of a window of 1280 × 720; of Chinese 15 */
#define NAME_LEAST_HAN 18.8f

static void draw_plus(const TableScene *scene, const CardMark *mark)
{
    DrawList *list = ui_draw(scene->ui);
    float side = SIGN_SIDE * ui_unit(scene->ui), bar = roundf(side * 0.16f);
    Point middle = {mark->rect.x + fmaxf(side, mark->seen) / 2,
                    mark->rect.y + mark->rect.h * SIGN_DOWN};
    Rect disc = rect_around(middle, side, side);
    draw_round(list, disc, side / 2, COLOR_GOLD_LIGHT);
    draw_fill(list, rect_around(middle, side * 0.6f, bar), COLOR_INK);
    draw_fill(list, rect_around(middle, bar, side * 0.6f), COLOR_INK);
}

/* Writes that a card is a companion, in the part of it that is seen. */
static void draw_name(const TableScene *scene, const CardMark *mark)
{
    float unit = ui_unit(scene->ui), room = fminf(mark->seen, mark->rect.w) - 4 * unit;
    TextStyle style = {.face = FONT_BODY_BOLD, .size = NAME_SIZE};
    const char *words = panel_word(scene, NC_("card", "Companion"));
    bool is_chinese = catalogue_is_chinese(scene->wording->catalogue);
    TextRoom place = {.w = room - 2 * NAME_SIDES * unit,
                      .lines = 1,
                      .least = (is_chinese ? NAME_LEAST_HAN : NAME_LEAST) * unit};
    const TextBlock *block = text_fit(scene->ui, words, style, place);
    if (block->cut) {
        return;
    }
    Rect pill = {mark->rect.x + 2 * unit, mark->rect.y + mark->rect.h * NAME_DOWN,
                 block->w + 2 * NAME_SIDES * unit, block->h};
    draw_round(ui_draw(scene->ui), pill, pill.h / 2, color_faded(COLOR_PANEL, 0.92f));
    draw_text(ui_draw(scene->ui), block, (Point){pill.x + NAME_SIDES * unit, pill.y},
              COLOR_GOLD_LIGHT);
}

void regicide_mark(const TableScene *scene, const CardMark *mark)
{
    bool is_companion = !regicide_is_jester(mark->card) && regicide_rank(mark->card) == 0 &&
                        regicide_has_companions(regicide_table_of(scene));
    if (is_companion) {
        draw_name(scene, mark);
    }
    if (regicide_joins(scene, mark->card)) {
        draw_plus(scene, mark);
    }
}
