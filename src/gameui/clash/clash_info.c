/* One card of Clash of Decks at length, beside it: what is printed, and the rule of every ability
 * that it has where it lies. */
#include "clash_table.h"
#include "clash_ui.h"

#include "base/text.h"
#include "i18n/format.h"

#include <math.h>

const char *clash_ability_words(const TableScene *scene, unsigned ability, bool aura)
{
    char bytes[512];
    Text text = text_in(bytes, sizeof bytes);
    clash_ability_text(scene->wording, ability, aura, &text);
    return panel_copy(scene, bytes);
}

/* By what it has where it lies. */
static void info_words(const TableScene *scene, const CardMark *mark, Text *out)
{
    if (mark->zone < CLASH_ZONE_ROWS || mark->card >= CLASH_CARDS) {
        clash_card_words(scene->wording, mark->card, out);
        return;
    }
    unsigned line = mark->zone - CLASH_ZONE_ROWS;
    unsigned set = clash_abilities(&clash_table_of(scene)->sides[line / CLASH_ROWS],
                                   line % CLASH_ROWS, mark->index);
    clash_facts_words(scene->wording, mark->card, set, out);
}

/* As large as it fits, no smaller than can be read. */
static const TextBlock *info_block(const TableScene *scene, const char *words, Rect room)
{
    float least = 11 / ui_unit(scene->ui);
    TextStyle style = {.face = FONT_BODY, .size = SIZE_BODY};
    const TextBlock *block = text_layout(scene->ui, words, style, room.w);
    while (block->h > room.h && style.size > least) {
        style.size = fmaxf(style.size * 0.94f, least);
        block = text_layout(scene->ui, words, style, room.w);
    }
    return block;
}

/* In its own corner, from its bottom up: it never lies on cards or places. */
static Rect info_place(const TableScene *scene, float height)
{
    Rect place = scene->layout->spots[SPOT_INFO];
    height = fminf(height, place.h);
    place.y += place.h - height;
    place.h = height;
    return place;
}

void clash_info(const TableScene *scene, const CardMark *mark)
{
    char bytes[1024], name[64];
    float margin = 40 * ui_unit(scene->ui);
    Text words = text_in(bytes, sizeof bytes), title = text_in(name, sizeof name);
    clash_name(scene->wording, mark->card, &title);
    info_words(scene, mark, &words);
    const char *text = panel_copy(scene, bytes);
    float lines = 2.6f * panel_line_height(scene);
    Rect room = scene->layout->spots[SPOT_INFO];
    room.w -= margin;
    room.h -= margin + lines;
    const TextBlock *block = info_block(scene, text, room);
    ui_hide(scene->ui, info_place(scene, block->h + lines + margin));
    Rect inner = ui_panel(scene->ui, info_place(scene, block->h + lines + margin));
    Line heading = {.id = "info.title",
                    .text = name,
                    .title = true,
                    .size = SIZE_NAME,
                    .heading = true,
                    .color = COLOR_GOLD_LIGHT};
    panel_line(scene, &heading, &inner);
    Line paper = {.id = "info.paper",
                  .text = clash_paper_name(mark->card),
                  .size = SIZE_BODY * 0.9f,
                  .color = COLOR_MUTED};
    if (!text_equal(paper.text, name)) {
        panel_line(scene, &paper, &inner);
    }
    Element element = {
        .id = "info.text", .role = ROLE_TEXT, .name = text, .rect = inner, .still = true};
    ui_element(scene->ui, &element);
    draw_text(ui_draw(scene->ui), block, (Point){inner.x, inner.y}, COLOR_PAPER);
}
