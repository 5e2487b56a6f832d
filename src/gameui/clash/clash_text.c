/* Words of the Clash of Decks table in room that is scarce: on one line, smaller where they must
 * be, but never so small that they cannot be read. */
#include "clash_table.h"
#include "clash_ui.h"

#include "base/limits.h"
#include "base/text.h"

#include <math.h>

#define LEAST     13.8f /* units: 11 pixels of a window of 1280 × 720 */
#define SHRINKING 0.94f /* at a time */
#define NARROW    1.12f /* of its units, a table has not the whole window: letters shrink with it */

/* A window of a few pixels leaves the table no width, or less. */
float clash_least(const TableScene *scene)
{
    return fmaxf(LEAST * fminf(ui_unit(scene->ui), NARROW * scene->layout->unit), 1);
}

/* Words that the setting makes larger give that up where there is no room. */
float clash_least_size(const TableScene *scene)
{
    return clash_least(scene) / ui_unit(scene->ui) * 100 /
           (float)max_int(ui_text_percent(scene->ui), 100);
}

const TextBlock *clash_text(const TableScene *scene, const char *words, FontFace face, float pixels,
                            Rect room)
{
    TextStyle style = {.face = face, .size = pixels / ui_unit(scene->ui)};
    const TextBlock *block = text_layout(scene->ui, words, style, 0);
    float fits = fminf(room.w / fmaxf(block->w, 1), room.h / fmaxf(block->h, 1));
    if (fits < 1) {
        style.size = fmaxf(style.size * fits * 0.99f, fminf(style.size, clash_least_size(scene)));
        block = text_layout(scene->ui, words, style, 0);
    }
    if (block->w > room.w) { /* as long as only a narrowed table can make it */
        style.fit = true;
        block = text_layout(scene->ui, words, style, room.w);
    }
    return block;
}

void clash_list_lines(const TableScene *scene, const char *const names[], TextStyle style,
                      float width, Text *out)
{
    size_t line = 0;
    for (size_t i = 0; names[i]; i++) {
        size_t end = out->length;
        if (i > 0) {
            text_append(out, CLASH_JOINT);
        }
        text_append(out, names[i]);
        if (i > 0 && text_layout(scene->ui, out->bytes + line, style, 0)->w > width) {
            out->bytes[out->length = end] = '\0';
            text_append(out, "\n");
            line = out->length;
            text_append(out, names[i]);
        }
    }
}

/* The names of a set of abilities, up to a NULL; of an aura's with a sign. */
static void keyword_names(const TableScene *scene, unsigned set, unsigned aura,
                          const char *names[CLASH_ABILITIES + 1])
{
    size_t count = 0;
    for (unsigned ability = 0; ability < CLASH_ABILITIES; ability++) {
        const char *name = clash_ability_name(scene->wording, ability);
        if (aura >> ability & 1) {
            name = panel_id(scene, "↔ ", -1, name);
        }
        if ((set | aura) >> ability & 1) {
            names[count++] = name;
        }
    }
    names[count] = NULL;
}

const TextBlock *clash_keywords(const TableScene *scene, unsigned set, unsigned aura, float pixels,
                                Rect room)
{
    char bytes[256];
    const char *names[CLASH_ABILITIES + 1];
    float share = 100 / (float)max_int(ui_text_percent(scene->ui), 100), least = pixels * share;
    keyword_names(scene, set, aura, names);
    while (names[0]) {
        Text text = text_in(bytes, sizeof bytes);
        TextStyle style = {
            .face = FONT_BODY, .size = pixels / ui_unit(scene->ui), .align = ALIGN_CENTRE};
        clash_list_lines(scene, names, style, room.w * 0.97f, &text); /* none touches the edge */
        const TextBlock *block = text_layout(scene->ui, bytes, style, room.w);
        if (block->h <= room.h && !block->cut) {
            return block;
        }
        if (pixels <= least) {
            return NULL;
        }
        pixels = fmaxf(pixels * SHRINKING, least);
    }
    return NULL;
}

void clash_text_centred(const TableScene *scene, const TextBlock *block, Rect room, Color color)
{
    draw_text(ui_draw(scene->ui), block,
              (Point){room.x + (room.w - block->w) / 2, room.y + (room.h - block->h) / 2}, color);
}
