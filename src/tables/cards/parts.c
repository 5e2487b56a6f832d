/* Runs the list of parts of a table: see tables/table_part.h. */
#include "parts.h"
#include "table_state.h"

#include "base/limits.h"

#include <math.h>

/* Sets the scene to one of the part's places; false: it is not there. `rect`: of a part that finds
 * its place by itself. */
static bool step_into(TableScene *scene, const TablePart *part, unsigned index, Rect rect)
{
    scene->part = (PartPlace){rect, index};
    if (part->spot != PART_NO_SPOT) {
        scene->part.rect = scene->layout->spots[part->spot + index];
        if (scene->part.rect.w <= 0) {
            return false;
        }
    }
    return !part->is_there || part->is_there(scene);
}

static Section section_of(const TablePart *part)
{
    if (part->section != SECTION_UNNAMED) {
        return part->section;
    }
    return part->layer == PART_BAR ? SECTION_BAR : SECTION_TABLE;
}

static void draw_part(const TableScene *scene, const TablePart *part, Rect rect)
{
    TableScene own = *scene;
    Section around = ui_section(scene->ui, section_of(part));
    for (unsigned i = 0; i < max_unsigned(part->count, 1); i++) {
        if (step_into(&own, part, i, rect)) {
            part->draw(&own);
        }
    }
    ui_section(scene->ui, around);
}

bool parts_take(const TableScene *scene, const Point *point, Pick *out)
{
    TableScene own = *scene;
    for (const TablePart *part = scene->table->look->parts; part->draw; part++) {
        for (unsigned i = 0; part->takes && i < max_unsigned(part->count, 1); i++) {
            if (step_into(&own, part, i, (Rect){0}) && part->takes(&own, point, out)) {
                return true;
            }
        }
    }
    return false;
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
