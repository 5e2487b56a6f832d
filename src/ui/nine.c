/* Nine-slice panels and buttons. The picture is made at the size where its corners look right, once
 * per scale; then corners are copied and sides stretched. Its shadow lies outside the rectangle of
 * the command, in the margins that the drawing leaves for it. */
#include "pictures.h"

#include "base/assert.h"

#include <math.h>
#include <string.h>

#define CORNER 36.0f /* of the drawing; what lies between is stretched */

/* A cut through a nine-slice along one axis. */
typedef struct Cut {
    int from[4]; /* in the image */
    int to[4];   /* on the target */
} Cut;

static Cut cut_of(int image, int corner, int low, int high)
{
    int room = (high - low) / 2;
    int kept = corner < room ? corner : room;
    return (Cut){{0, corner, image - corner, image}, {low, low + kept, high - kept, high}};
}

static void paint_part(const Target *target, Box clip, const Image *image, const Box parts[2],
                       Color color)
{
    Box from = parts[0], to = parts[1];
    if (box_is_empty(to) || box_is_empty(from) || box_is_empty(box_meet(clip, to))) {
        return;
    }
    float across = (float)(from.x1 - from.x0) / (float)(to.x1 - to.x0);
    float down = (float)(from.y1 - from.y0) / (float)(to.y1 - to.y0);
    Mapping mapping = {.u = (float)from.x0 + (0.5f - (float)to.x0) * across,
                       .v = (float)from.y0 + (0.5f - (float)to.y0) * down,
                       .u_x = across,
                       .v_y = down};
    pixels_map(target, box_meet(clip, to), image, &mapping, color);
}

static void paint_cuts(const Target *target, Box clip, const Image *image, const Cut cuts[2],
                       Color color)
{
    for (int row = 0; row < 3; row++) {
        for (int column = 0; column < 3; column++) {
            Box parts[2] = {
                {cuts[0].from[column], cuts[1].from[row], cuts[0].from[column + 1],
                 cuts[1].from[row + 1]},
                {cuts[0].to[column], cuts[1].to[row], cuts[0].to[column + 1], cuts[1].to[row + 1]}};
            paint_part(target, clip, image, parts, color);
        }
    }
}

/* Buttons keep the proportions of their drawing up to a point: a low one has smaller corners. */
static float scale_of(const ArtEntry *entry, Rect rect, float unit)
{
    float body = (float)entry->master_h - NINE_TOP - NINE_BOTTOM;
    float scale = rect.h / body;
    return scale > unit ? unit : scale < 0.5f * unit ? 0.5f * unit : scale;
}

void pictures_paint_nine(Pictures *pictures, const DrawItem *item, const Target *target, Box clip,
                         float unit)
{
    const DrawCommand *command = &item->command;
    const ArtEntry *entry = art_find(&pictures->art, command->picture.name);
    if (!entry) {
        art_complain(&pictures->art, command->picture.name);
        pixels_fill(target, box_meet(clip, box_meet(item->bounds, box_of(command->rect))),
                    (Color){23, 21, 31, command->color.a});
        return;
    }
    float scale = scale_of(entry, command->rect, unit);
    const Image *image = pictures_scaled(pictures, &command->picture, entry, scale);
    Rect rect = command->rect;
    int x0 = (int)lroundf(rect.x - NINE_LEFT * scale);
    int x1 = (int)lroundf(rect.x + rect.w + NINE_LEFT * scale);
    int y0 = (int)lroundf(rect.y - NINE_TOP * scale);
    int y1 = (int)lroundf(rect.y + rect.h + NINE_BOTTOM * scale);
    int corner = (int)lroundf(CORNER * scale);
    Cut cuts[2] = {cut_of(image->w, corner, x0, x1), cut_of(image->h, corner, y0, y1)};
    paint_cuts(target, box_meet(clip, item->bounds), image, cuts, command->color);
}
