/* Nine-slice panels and buttons. The picture is made at the size where its corners look right, once
 * per scale; then corners are copied and sides stretched. Its shadow lies outside the rectangle of
 * the command, in the margins that the drawing leaves for it. */
#include "pictures.h"

#include "base/hash.h"

#include <math.h>
#include <string.h>

#define NINE_KEY UINT64_C(0x9e3779b97f4a7c15) /* sets them apart from the art itself */
#define CORNER   36.0f                        /* of the drawing; what lies between is stretched */

/* A cut through a nine-slice along one axis. */
typedef struct Cut {
    int from[4]; /* in the image */
    int to[4];   /* on the target */
} Cut;

/* What is kept at both ends gives way evenly where there is less room than that. */
static Cut cut_of(int image, int first, int last, int room)
{
    int kept = first + last, before = first, after = last;
    if (kept > room) {
        before = room * first / kept;
        after = room - before;
    }
    return (Cut){{0, first, image - last, image}, {0, before, room - after, room}};
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

/* Where the whole picture lies, shadow included, and what of it is kept. */
typedef struct Stretch {
    Box reach;
    int left, top, right, bottom; /* pixels */
    float scale;
} Stretch;

static Stretch stretch_panel(const ArtEntry *entry, Rect rect, float unit)
{
    float scale = scale_of(entry, rect, unit);
    int corner = (int)lroundf(CORNER * scale);
    Box reach = {(int)lroundf(rect.x - NINE_LEFT * scale), (int)lroundf(rect.y - NINE_TOP * scale),
                 (int)lroundf(rect.x + rect.w + NINE_LEFT * scale),
                 (int)lroundf(rect.y + rect.h + NINE_BOTTOM * scale)};
    return (Stretch){reach, corner, corner, corner, corner, scale};
}

static Stretch stretch_sliced(Rect rect, const Slices *slices)
{
    float scale = slices->scale, margin = slices->margin * scale;
    Box reach = {(int)lroundf(rect.x - margin), (int)lroundf(rect.y - margin),
                 (int)lroundf(rect.x + rect.w + margin), (int)lroundf(rect.y + rect.h + margin)};
    return (Stretch){reach,
                     (int)lroundf(slices->left * scale),
                     (int)lroundf(slices->top * scale),
                     (int)lroundf(slices->right * scale),
                     (int)lroundf(slices->bottom * scale),
                     scale};
}

static Stretch stretch_of(const DrawCommand *command, const ArtEntry *entry, float unit)
{
    if (command->slices.scale > 0) {
        return stretch_sliced(command->rect, &command->slices);
    }
    return stretch_panel(entry, command->rect, unit);
}

static Image compose_nine(Pictures *pictures, const Picture *picture, const ArtEntry *entry,
                          const Stretch *stretch)
{
    const Image *art = pictures_scaled(pictures, picture, entry, stretch->scale);
    const Box *reach = &stretch->reach;
    Image image;
    image_init(&image, reach->x1 - reach->x0, reach->y1 - reach->y0);
    Target target = {image.pixels, image.w, image.h, image.w};
    Box all = {0, 0, image.w, image.h};
    Cut cuts[2] = {cut_of(art->w, stretch->left, stretch->right, image.w),
                   cut_of(art->h, stretch->top, stretch->bottom, image.h)};
    paint_cuts(&target, all, art, cuts, (Color){255, 255, 255, 255});
    return image;
}

void pictures_paint_nine(Pictures *pictures, const DrawItem *item, const Target *target, Box clip,
                         float unit)
{
    const DrawCommand *command = &item->command;
    const ArtEntry *entry = art_find(&pictures->art, command->picture->name);
    Box within = box_meet(clip, item->bounds);
    if (!entry) {
        art_complain(&pictures->art, command->picture->name);
        Box paper = box_meet(within, box_of(command->rect));
        pixels_fill(target, paper, (Color){23, 21, 31, command->color.a});
        return;
    }
    Stretch stretch = stretch_of(command, entry, unit);
    Box reach = stretch.reach;
    if (box_is_empty(reach)) {
        return;
    }
    uint64_t key = hash_quick(picture_hash(command->picture) ^ NINE_KEY, &command->slices,
                              sizeof command->slices);
    Wish wish = {key, reach.x1 - reach.x0, reach.y1 - reach.y0, 0};
    const Composed *kept = pictures_find(pictures, wish);
    int width = (int)lroundf((float)entry->master_w * stretch.scale);
    if (!kept && pictures_await(pictures, entry, width)) {
        return;
    }
    if (!kept) {
        Image image = compose_nine(pictures, command->picture, entry, &stretch);
        kept = pictures_keep(pictures, wish, image);
    }
    pixels_blit_tinted(target, within, &kept->image, reach.x0, reach.y0, command->color);
}
