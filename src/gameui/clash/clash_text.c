/* Words of the Clash of Decks table in room that is scarce: on one line, smaller where they must
 * be.
 */
#include "clash_table.h"

#include <math.h>

const TextBlock *clash_text(const TableScene *scene, const char *words, FontFace face, float pixels,
                            Rect room)
{
    TextStyle style = {.face = face, .size = pixels / ui_unit(scene->ui)};
    const TextBlock *block = text_layout(scene->ui, words, style, 0);
    float fits = fminf(room.w / fmaxf(block->w, 1), room.h / fmaxf(block->h, 1));
    if (fits < 1) {
        style.size *= fits * 0.99f;
        block = text_layout(scene->ui, words, style, 0);
    }
    return block;
}

void clash_text_centred(const TableScene *scene, const TextBlock *block, Rect room, Color color)
{
    draw_text(ui_draw(scene->ui), block,
              (Point){room.x + (room.w - block->w) / 2, room.y + (room.h - block->h) / 2}, color);
}
