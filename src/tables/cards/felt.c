/* What the table is covered with, and which ink is read on it: nobody who draws on a felt knows
 * which one a person has chosen. */
#include "table_state.h"

#include <math.h>

#define TEXTURE_DARKEST 0.35f /* of a picture without colours, where it is not its rim */
#define LIGHT           0.18f /* luminance from which dark ink is read better than light */
#define INK_CONTRAST    8.0f  /* of ink on a light felt where that is darkest */

static Color white(void)
{
    return color_grey(1);
}

FeltLook felt_look(const TableLook *look, const TableTaste *taste)
{
    bool is_dyed = taste->felt && !look->felt.is_field;
    if (!is_dyed) {
        return look->felt;
    }
    return (FeltLook){.picture = taste->felt, .dye = taste->dye, .even = taste->even};
}

static float linear_of(uint8_t byte)
{
    return powf((float)byte / 255, 2.2f);
}

static float luminance(Color color)
{
    return 0.2126f * linear_of(color.r) + 0.7152f * linear_of(color.g) +
           0.0722f * linear_of(color.b);
}

static Color dimmed(Color color, float by)
{
    return (Color){(uint8_t)((float)color.r * by), (uint8_t)((float)color.g * by),
                   (uint8_t)((float)color.b * by), color.a};
}

/* The darkest place of a felt with a colour of its own. */
static float ground_of(const FeltLook *felt)
{
    float least = felt->even + (1 - felt->even) * TEXTURE_DARKEST;
    return luminance(dimmed(color_rgb(felt->dye), least));
}

bool felt_is_light(const FeltLook *felt)
{
    return felt->even > 0 && ground_of(felt) >= LIGHT;
}

void felt_draw(DrawList *list, const FeltLook *felt, Outline outline, float backdrop)
{
    Picture picture = picture_named(felt->picture);
    Color dye = felt->dye > 0 ? color_rgb(felt->dye) : white();
    Color tint = felt_is_light(felt) ? dye : dimmed(dye, backdrop);
    if (felt->even > 0) {
        draw_push(list, &(DrawCommand){.kind = DRAW_FILL,
                                       .rect = outline.rect,
                                       .angle = outline.angle,
                                       .color = tint});
    }
    draw_tinted(list, &picture, outline, color_faded(tint, 1 - felt->even));
}

Color felt_ink(const FeltLook *felt, Color ink)
{
    if (!felt_is_light(felt)) {
        return ink;
    }
    float most = (ground_of(felt) + 0.05f) / INK_CONTRAST - 0.05f, is = luminance(ink);
    return is > most ? dimmed(ink, powf(most / is, 1 / 2.2f)) : ink;
}

Color table_ink(const Table *table, Color ink)
{
    FeltLook felt = felt_look(table->look, &table->taste);
    return felt_ink(&felt, ink);
}
