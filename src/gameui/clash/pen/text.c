/* Words of the Clash of Decks table in room that is scarce: on one line, smaller where they must
 * be, but never so small that they cannot be read. */
#include "clash/pen.h"
#include "clash/sentences.h"
#include "clash/words.h"

#include "base/limits.h"
#include "base/text.h"
#include "games/clash.h"

#include <math.h>

#define LEAST     13.8f /* units: 11 pixels of a window of 1280 × 720 */
#define NARROWEST 0.6f  /* of it, where a line would be cut else */
#define NARROW    1.5f  /* of its units, a table has not the whole window: letters shrink with it */

/* At least one pixel: a window of a few leaves the table no width, or less. */
float clash_least(const TableScene *scene)
{
    return fmaxf(LEAST * fminf(ui_unit(scene->ui), NARROW * scene->layout->unit), 1);
}

const TextBlock *clash_text(const TableScene *scene, const char *words, FontFace face, float pixels,
                            Rect room)
{
    float least = clash_least(scene);
    TextStyle style = {.face = face, .size = fmaxf(pixels, least) / ui_unit(scene->ui)};
    style.size =
        text_fit(scene->ui, "8", style, (TextRoom){.h = room.h, .lines = 1, .least = least})->size;
    return text_fit(scene->ui, words, style,
                    (TextRoom){.w = room.w, .lines = 1, .least = least * NARROWEST});
}

/* Names, up to a NULL, with dots between them, in lines of this width: no dot and no part of a name
 * begins or ends one. */
static void list_lines(const TableScene *scene, const char *const names[], TextStyle style,
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

/* The names of a set of abilities, up to a NULL; those of an aura with a sign. */
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

/* A list of names, which breaks into other lines in every size. */
typedef struct NameList {
    const TableScene *scene;
    const char *names[CLASH_ABILITIES + 1];
    Rect room;
    const TextBlock *block;
} NameList;

static bool list_holds(void *context, int pixels)
{
    char bytes[256];
    NameList *list = context;
    Ui *ui = list->scene->ui;
    Text text = text_in(bytes, sizeof bytes);
    TextStyle style = {
        .face = FONT_BODY, .size = (float)pixels / text_pixels(ui, 1), .align = ALIGN_CENTRE};
    float width = list->room.w * 0.97f; /* none touches the edge */
    list_lines(list->scene, list->names, style, width, &text);
    list->block = text_layout(ui, bytes, style, list->room.w);
    return list->block->h <= list->room.h && !list->block->cut;
}

const TextBlock *clash_keywords(const TableScene *scene, unsigned set, unsigned aura, float pixels,
                                Rect room)
{
    NameList list = {.scene = scene, .room = room};
    float size = pixels / ui_unit(scene->ui);
    int least = (int)lroundf(text_plain_pixels(scene->ui, size));
    keyword_names(scene, set, aura, list.names);
    if (!list.names[0]) {
        return NULL;
    }
    int most = (int)lroundf(text_pixels(scene->ui, size));
    return list_holds(&list, text_largest(least, most, list_holds, &list)) ? list.block : NULL;
}

void clash_text_centred(const TableScene *scene, const TextBlock *block, Rect room, Color color)
{
    draw_text(ui_draw(scene->ui), block,
              (Point){room.x + (room.w - block->w) / 2, room.y + (room.h - block->h) / 2}, color);
}
