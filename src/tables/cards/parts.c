/* Runs the list of parts of a table: see tables/table_part.h. */
#include "parts.h"
#include "table_state.h"

#include "base/limits.h"

#include <math.h>

static void draw_part(const TableScene *scene, const TablePart *part, Rect rect)
{
    TableScene own = *scene;
    for (unsigned i = 0; i < max_unsigned(part->count, 1); i++) {
        own.part = (PartPlace){rect, i};
        if (part->spot != PART_NO_SPOT) {
            own.part.rect = scene->layout->spots[part->spot + i];
        }
        bool has_place = part->spot == PART_NO_SPOT || own.part.rect.w > 0;
        if (has_place && (!part->is_there || part->is_there(&own))) {
            part->draw(&own);
        }
    }
}

void parts_draw_in(const TableScene *scene, PartLayer layer, Rect rect)
{
    for (const TablePart *part = scene->table->look->parts; part->draw; part++) {
        if (part->layer == layer) {
            draw_part(scene, part, rect);
        }
    }
}

void parts_draw(const TableScene *scene, PartLayer layer)
{
    parts_draw_in(scene, layer, (Rect){0});
}

const TablePart *parts_first(const TableLook *look, PartLayer layer)
{
    for (const TablePart *part = look->parts; part->draw; part++) {
        if (part->layer == layer) {
            return part;
        }
    }
    return NULL;
}

float parts_opening(const TableLook *look, const void *view)
{
    float seconds = 0;
    for (const TablePart *part = look->parts; part->draw; part++) {
        seconds = part->opening ? fmaxf(seconds, part->opening(view)) : seconds;
    }
    return seconds;
}
