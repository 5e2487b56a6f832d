/* High contrast, in the one place through which all drawing goes: what is faint becomes strong, and
 * panels are plain. What fades out still ends at nothing. */
#include "contrast.h"

#include "ui/theme.h"

#include <string.h>

#define LIGHT   150 /* of 255: brighter words are light on a dark ground */
#define DARK    90
#define WHITENS 0.5f
#define EDGE    2.5f /* of a panel: units */
#define EDGE_IN 3.0f /* from its rectangle: units */
#define GROUND  color_rgb(0x08070c)

static unsigned luma(Color color)
{
    return (299u * color.r + 587u * color.g + 114u * color.b) / 1000;
}

static uint8_t nearer(uint8_t from, uint8_t to, float part)
{
    return (uint8_t)((float)from + ((float)to - (float)from) * part);
}

static Color mixed(Color color, uint8_t to, float part)
{
    return (Color){nearer(color.r, to, part), nearer(color.g, to, part), nearer(color.b, to, part),
                   color.a};
}

/* Nothing stays nothing, and a half becomes three quarters. */
static Color stronger(Color color)
{
    unsigned rest = 255u - color.a;
    color.a = (uint8_t)(255u - rest * rest / 255u);
    return color;
}

static Color of_words(Color color)
{
    color = stronger(color);
    if (luma(color) >= LIGHT) {
        return mixed(color, 255, WHITENS);
    }
    return luma(color) <= DARK ? mixed(color, 0, 1) : color;
}

DrawCommand contrast_of(const DrawCommand *command)
{
    DrawCommand strong = *command;
    switch (command->kind) {
    case DRAW_TEXT:
        strong.color = of_words(command->color);
        break;
    case DRAW_FRAME:
        strong.color = stronger(command->color);
        break;
    case DRAW_FILL:
        if (luma(command->color) <= DARK) {
            strong.color = stronger(command->color);
        }
        break;
    case DRAW_PICTURE:
    case DRAW_NINE:
    case DRAW_SHADOW:
    case DRAW_GLOW:
    case DRAW_KEPT:
    case DRAW_CLIP:
        break;
    }
    return strong;
}

bool contrast_is_panel(const DrawCommand *command)
{
    return command->kind == DRAW_NINE && strcmp(command->picture->name, "ui/panel") == 0;
}

DrawCommand contrast_ground(const DrawCommand *panel, float unit)
{
    return (DrawCommand){.kind = DRAW_FILL,
                         .rect = rect_inset(panel->rect, EDGE_IN * unit),
                         .radius = 6 * unit,
                         .color = color_faded(GROUND, (float)panel->color.a / 255)};
}

DrawCommand contrast_edge(const DrawCommand *panel, float unit)
{
    DrawCommand edge = contrast_ground(panel, unit);
    edge.kind = DRAW_FRAME;
    edge.thickness = EDGE * unit;
    edge.color = color_faded(COLOR_GOLD_LIGHT, (float)panel->color.a / 255);
    return edge;
}
