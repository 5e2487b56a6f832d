/* A table as a small picture, for lists of matches: what lies where at rest, drawn by the engine of
 * the whole table in a space that is scaled down. It shows the cards that it is given and nothing
 * else: hands are covered here once more, no panel is drawn, no element declared. */
#include "motion.h"
#include "sprite.h"
#include "tables/table_picture.h"

#include <string.h>

#define WINDOW_WIDTH 1600.0f /* of which it is a picture: units */
#define LINE         25.0f   /* of body text there */
#define RIM          44.0f   /* of the felt */

static void cover_hands(Table *table)
{
    for (uint8_t zone = 0; zone < table->look->game->names.zone_count; zone++) {
        const ZonePlace *place = &table->layout.zones[zone];
        if (place->hand || place->secret || place->cover != COVER_NONE) {
            memset(table->known.cards[zone], CARD_HIDDEN, sizeof table->known.cards[zone]);
        }
    }
}

void table_draw_small(const TableSetting *setting, const void *view, const TableCards *known,
                      Rect rect)
{
    Table *table = table_new(setting);
    float unit = rect.w / WINDOW_WIDTH;
    FeltLook look = felt_look(table->look, &table->taste);
    memcpy(table->view, view, setting->look->game->view_size);
    table->known = *known;
    table->is_small = true;
    table->space = (Space){.area = rect,
                           .safe = rect_inset(rect, RIM * unit),
                           .unit = unit,
                           .line = LINE * unit,
                           .text = 1,
                           .mirrored = table->taste.is_mirrored};
    layout_arrange(table->look, &table->space, table->view, &table->layout);
    cover_hands(table);
    table_rest(table);
    felt_draw(ui_draw(setting->ui), &look, (Outline){.rect = rect}, 1);
    table_draw_cards(table);
    table_free(table);
}
