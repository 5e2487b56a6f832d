/* Nine-slice panels and buttons. The picture is made at the size where its corners look right, once
 * per scale; then corners are copied and sides stretched. Its shadow lies outside the rectangle of
 * the command, in the margins that the drawing leaves for it. */
#include "pictures.h"

#include <math.h>
#include <string.h>

#define NINE_KEY UINT64_C(0x9e3779b97f4a7c15) /* sets them apart from the art itself */
#define CORNER   36.0f                        /* of the drawing; what lies between is stretched */

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
    return fminf(fmaxf(rect.h / body, 0.5f * unit), unit);
}

/* Where the whole picture lies, shadow included. */
static Box reach_of(Rect rect, float scale)
{
    return (Box){(int)lroundf(rect.x - NINE_LEFT * scale), (int)lroundf(rect.y - NINE_TOP * scale),
                 (int)lroundf(rect.x + rect.w + NINE_LEFT * scale),
                 (int)lroundf(rect.y + rect.h + NINE_BOTTOM * scale)};
}

static Image compose_nine(Pictures *pictures, const Picture *picture, const ArtEntry *entry,
                          Box reach, float scale)
{
    const Image *art = pictures_scaled(pictures, picture, entry, scale);
    Image image;
    image_init(&image, reach.x1 - reach.x0, reach.y1 - reach.y0);
    Target target = {image.pixels, image.w, image.h, image.w};
    Box all = {0, 0, image.w, image.h};
    int corner = (int)lroundf(CORNER * scale);
    Cut cuts[2] = {cut_of(art->w, corner, 0, image.w), cut_of(art->h, corner, 0, image.h)};
    paint_cuts(&target, all, art, cuts, (Color){255, 255, 255, 255});
    return image;
}

void pictures_paint_nine(Pictures *pictures, const DrawItem *item, const Target *target, Box clip,
                         float unit)
{
    const DrawCommand *command = &item->command;
    const ArtEntry *entry = art_find(&pictures->art, command->picture.name);
    Box within = box_meet(clip, item->bounds);
    if (!entry) {
        art_complain(&pictures->art, command->picture.name);
        Box paper = box_meet(within, box_of(command->rect));
        pixels_fill(target, paper, (Color){23, 21, 31, command->color.a});
        return;
    }
    float scale = scale_of(entry, command->rect, unit);
    Box reach = reach_of(command->rect, scale);
    if (box_is_empty(reach)) {
        return;
    }
    Wish wish = {picture_hash(&command->picture) ^ NINE_KEY, reach.x1 - reach.x0,
                 reach.y1 - reach.y0, 0};
    const Composed *kept = pictures_find(pictures, wish);
    if (!kept) {
        Image image = compose_nine(pictures, &command->picture, entry, reach, scale);
        kept = pictures_keep(pictures, wish, image);
    }
    pixels_blit_tinted(target, within, &kept->image, reach.x0, reach.y0, command->color);
}
