/* Composing happens once for a picture, size and angle, so here quality comes before speed: turned
 * pictures are sampled four times per pixel. Labels keep to their boxes by shrinking, down to 60 %
 * of their size. */
#include "card_faces.h"

#include "lanes.h"
#include "shape.h"

#include "base/limits.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#define SMALLEST_FIT 0.6f
#define INDEX_GROWTH 1.5f
#define SMALLEST_PX  5

/* A plate, in sizes of its words. */
#define PLATE_ASIDE  0.2f
#define PLATE_ABOVE  0.84f
#define PLATE_BELOW  0.14f
#define PLATE_BORDER 0.06f

static Target target_of(const Image *image)
{
    return (Target){image->pixels, image->w, image->h, image->w};
}

static Box whole(const Image *image)
{
    return (Box){0, 0, image->w, image->h};
}

typedef struct Line {
    const char *text;
    FontFace face;
    float px, middle, baseline, room;
    Color color, plate;
} Line;

static void set_run(Fonts *fonts, const Line *line, FontRun run, Point at, Image *image)
{
    char bytes[PICTURE_LABEL_MAX];
    size_t length = run.to - run.from;
    memcpy(bytes, line->text + run.from, length);
    bytes[length] = 0;
    Mask mask = {0};
    int px = (int)line->px;
    if (fonts_mask(fonts, run.file, px, bytes, &mask)) {
        Target target = target_of(image);
        at.y -= (float)fonts_ascent(fonts, run.file, px);
        pixels_mask(&target, whole(image), &mask, at, line->color);
    }
    free(mask.coverage);
}

static void set_plate(const Line *line, float width, Image *image)
{
    Target target = target_of(image);
    float px = line->px, aside = px * PLATE_ASIDE, border = px * PLATE_BORDER;
    Rect paper = {line->middle - width / 2 - aside, line->baseline - px * PLATE_ABOVE,
                  width + 2 * aside, px * (PLATE_ABOVE + PLATE_BELOW)};
    Shape shape = {.outline = {rect_inset(paper, -border), 0}, .radius = 2 * border};
    shape_paint(&target, whole(image), &shape, line->color);
    shape = (Shape){.outline = {paper, 0}, .radius = border};
    shape_paint(&target, whole(image), &shape, line->plate);
}

typedef struct LineRoom {
    Fonts *fonts;
    const Line *line;
    float width; /* of the line in the size that was tried */
} LineRoom;

static bool line_holds(void *context, int px)
{
    LineRoom *room = context;
    const Line *line = room->line;
    room->width = (float)fonts_width(room->fonts, line->face, px, line->text, strlen(line->text));
    return room->width <= line->room;
}

static void set_line(Fonts *fonts, Line line, Image *image)
{
    size_t length = strlen(line.text);
    LineRoom room = {.fonts = fonts, .line = &line};
    float most = fmaxf(roundf(line.px), SMALLEST_PX);
    float least = fmaxf(ceilf(most * SMALLEST_FIT), SMALLEST_PX);
    line.px = (float)text_largest((int)least, (int)most, line_holds, &room);
    line_holds(&room, (int)line.px);
    float width = room.width;
    if (line.plate.a > 0) {
        set_plate(&line, width, image);
    }
    Point at = {line.middle - width / 2, line.baseline};
    for (size_t from = 0; from < length;) {
        FontRun run = fonts_run(fonts, line.face, line.text, from, length);
        set_run(fonts, &line, run, at, image);
        at.x += (float)fonts_width(fonts, line.face, (int)line.px, line.text + run.from,
                                   run.to - run.from);
        from = run.to;
    }
}

void compose_labels(TextCache *texts, const Picture *picture, int master_w, Image *image)
{
    float scale = (float)image->w / (float)master_w;
    for (size_t i = 0; i < PICTURE_LABELS; i++) {
        const PictureLabel *label = &picture->labels[i];
        if (!label->text[0]) {
            continue;
        }
        float growth = label->grown ? INDEX_GROWTH : 1;
        Line line = {.text = label->text,
                     .face = label->face,
                     .px = label->size * scale * growth,
                     .middle = label->x * scale,
                     .baseline =
                         (label->baseline + label->size * CAPITAL_MIDDLE * (growth - 1)) * scale,
                     .room = (label->x1 - label->x0) * scale * growth,
                     .color = label->color,
                     .plate = label->plate};
        set_line(texts->fonts, line, image);
    }
}

void compose_missing(TextCache *texts, const Picture *picture, Image *image)
{
    Target target = target_of(image);
    float w = (float)image->w, h = (float)image->h;
    Shape paper = {.outline = {{0, 0, w, h}, 0}, .radius = w * 0.056f};
    shape_paint(&target, whole(image), &paper, (Color){243, 232, 210, 255});
    Line line = {.text = picture->name,
                 .face = FONT_BODY,
                 .px = fminf(w * 0.12f, h * 0.5f),
                 .middle = w / 2,
                 .baseline = h / 2,
                 .room = w * 0.9f,
                 .color = {20, 19, 28, 255}};
    char name[PICTURE_LABEL_MAX] = {0};
    const char *slash = strrchr(picture->name, '/');
    strncpy(name, slash ? slash + 1 : picture->name, sizeof name - 1);
    line.text = name;
    if (w >= 24 && h >= 12) {
        set_line(texts->fonts, line, image);
    }
}

/* The average of each four pixels: a row of the smaller picture from two of the larger. */
static void halve_row(const uint32_t *upper, int wide, uint32_t *out)
{
    const uint32_t *lower = upper + wide;
    for (int x = 0; x < wide; x += 4) {
        Halves one = (Halves)(lanes_read(upper + x) + lanes_read(lower + x));
        Halves two = (Halves)(lanes_read(upper + x + 2) + lanes_read(lower + x + 2));
        Lanes left = (Lanes)(Halves){one[0], two[0]}, right = (Lanes)(Halves){one[1], two[1]};
        lanes_write((left + right + 2) >> 2, out + x / 2);
    }
}

/* Rows that are made together, so that what they are made of stays in the cache. */
#define BAND 16

void compose_turned(const Image *source, int w, int h, float angle, Image *out)
{
    Outline outline = {{0, 0, (float)w, (float)h}, angle};
    Rect bounds = outline_bounds(outline);
    int half_w = (int)ceilf(bounds.w / 2) + 1, half_h = (int)ceilf(bounds.h / 2) + 1;
    Image large;
    image_init(&large, 4 * half_w, 2 * BAND);
    image_init(out, 2 * half_w, 2 * half_h);
    Target target = target_of(&large);
    for (int y = 0; y < out->h; y += BAND) {
        Point centre = {2 * (float)half_w, 2 * (float)(half_h - y)};
        Mapping mapping =
            mapping_of(source, (Outline){rect_around(centre, 2 * (float)w, 2 * (float)h), angle});
        memset(large.pixels, 0, image_bytes(&large));
        pixels_map(&target, whole(&large), source, &mapping, (Color){255, 255, 255, 255});
        for (int row = 0; row < min_int(BAND, out->h - y); row++) {
            halve_row(large.pixels + (ptrdiff_t)(2 * row) * large.w, large.w,
                      out->pixels + (ptrdiff_t)(y + row) * out->w);
        }
    }
    image_release(&large);
}
