/* Dark keys with a rim of gold, on which letters and lines are paper. Which of four round buttons
 * is meant is told by its letter and by its place: the others are dots around it. All lengths are
 * parts of the line's height. */
#include "glyphs.h"

#include "ui/bindings.h"
#include "ui/theme.h"

#include "base/limits.h"

#include <math.h>
#include <string.h>

#define ROUND       0.7f  /* a round button */
#define ASIDE       0.15f /* by which it leaves the middle of its cell */
#define DOT         0.11f /* another one */
#define DOT_ASIDE   0.44f
#define LONG_HIGH   0.76f
#define LETTERS     0.66f /* their line */
#define RIM         0.06f
#define LINE        0.065f /* thickness of what is drawn */
#define GAP         0.2f   /* between two buttons */
#define BADGE_UNITS 31.0f
#define BADGE_OUT   0.2f /* of it lies outside of what it stands on */

static const TextStyle letter_style = {.face = FONT_BODY_BOLD, .size = SIZE_BODY};

static const TextBlock *letters(Ui *ui, const char *words, float high)
{
    TextRoom room = {.h = ceilf(high), .lines = 1, .least = 1};
    return text_fit(ui, words, letter_style, room);
}

static void put_words(Ui *ui, const char *words, Rect rect, float high)
{
    const TextBlock *block = letters(ui, words, high);
    Point middle = rect_centre(rect);
    draw_text(ui_draw(ui), block, (Point){middle.x - block->w / 2, middle.y - block->h / 2},
              COLOR_PAPER);
}

static void key(Ui *ui, Rect rect, float radius, float rim)
{
    DrawList *list = ui_draw(ui);
    draw_round(list, rect, radius, COLOR_GOLD);
    draw_round(list, rect_inset(rect, rim), fmaxf(radius - rim, 0), COLOR_INK);
}

static void bar(Ui *ui, Point middle, float length, float thick, float angle)
{
    draw_push(ui_draw(ui), &(DrawCommand){.kind = DRAW_FILL,
                                          .rect = rect_around(middle, length, thick),
                                          .angle = angle,
                                          .radius = thick / 2,
                                          .color = COLOR_PAPER});
}

static void border(Ui *ui, Rect rect, float radius, float thick)
{
    draw_push(ui_draw(ui), &(DrawCommand){.kind = DRAW_FRAME,
                                          .rect = rect,
                                          .thickness = thick,
                                          .radius = radius,
                                          .color = COLOR_PAPER});
}

/* Three sides, around a middle that is that of the circle through its corners. */
static void triangle(Ui *ui, Point middle, float radius, float thick)
{
    float side = radius * 1.732f, low = radius / 2, slope = radius * 0.433f;
    bar(ui, (Point){middle.x, middle.y + low}, side, thick, 0);
    bar(ui, (Point){middle.x - slope, middle.y - low / 2}, side, thick, -60);
    bar(ui, (Point){middle.x + slope, middle.y - low / 2}, side, thick, 60);
}

/* What is drawn on a round button, within half of its width. */
static void mark(Ui *ui, PadMark what, Point middle, float size, float thick)
{
    float step = size * 0.3f;
    Rect square = rect_around(middle, size * 0.8f, size * 0.8f);
    switch (what) {
    case MARK_CROSS:
        bar(ui, middle, size, thick, 45);
        bar(ui, middle, size, thick, -45);
        break;
    case MARK_RING:
        border(ui, rect_around(middle, size, size), size / 2, thick);
        break;
    case MARK_SQUARE:
        border(ui, square, thick / 2, thick);
        break;
    case MARK_TRIANGLE:
        triangle(ui, (Point){middle.x, middle.y + size * 0.08f}, size * 0.56f, thick);
        break;
    case MARK_PLUS:
        bar(ui, middle, size, thick, 90);
        bar(ui, middle, size, thick, 0);
        break;
    case MARK_MINUS:
        bar(ui, middle, size, thick, 0);
        break;
    case MARK_RAYS:
        for (int i = -1; i <= 1; i++) {
            float turn = (float)i;
            bar(ui, (Point){middle.x + turn * step, middle.y + fabsf(turn) * step * 0.4f},
                size * 0.6f, thick, 90 + turn * 35);
        }
        break;
    case MARK_LINES:
        for (int i = -1; i <= 1; i++) {
            bar(ui, (Point){middle.x, middle.y + step * (float)i}, size, thick, 0);
        }
        break;
    case MARK_WINDOWS:
        square = rect_around(middle, size * 0.6f, size * 0.6f);
        border(ui, (Rect){square.x - step / 2, square.y - step / 2, square.w, square.h}, 0, thick);
        square = (Rect){square.x + step / 2, square.y + step / 2, square.w, square.h};
        draw_fill(ui_draw(ui), square, COLOR_INK);
        border(ui, square, 0, thick);
        break;
    case MARK_WORDS:
    case MARK_LETTER:
    case MARK_STICK:
    case MARK_ARM:
        break;
    }
}

static void draw_dots(Ui *ui, Point middle, Point place, float high)
{
    static const Point places[] = {{0, 1}, {1, 0}, {-1, 0}, {0, -1}};
    float side = high * DOT, away = high * DOT_ASIDE;
    for (size_t i = 0; i < COUNT_OF(places); i++) {
        bool is_it = places[i].x == place.x && places[i].y == place.y;
        Point at = {middle.x + places[i].x * away, middle.y + places[i].y * away};
        if (!is_it) {
            draw_round(ui_draw(ui), rect_around(at, side, side), side / 2, COLOR_GOLD);
        }
    }
}

static void draw_round_button(Ui *ui, PadSign sign, const char *label, Rect cell)
{
    float high = cell.h, side = high * ROUND, away = high * ASIDE;
    Point middle = rect_centre(cell);
    bool has_place = sign.place.x != 0 || sign.place.y != 0;
    if (has_place) {
        draw_dots(ui, middle, sign.place, high);
        middle = (Point){middle.x + sign.place.x * away, middle.y + sign.place.y * away};
    }
    Rect disc = rect_around(middle, side, side);
    key(ui, disc, side / 2, high * RIM);
    if (sign.mark == MARK_LETTER) {
        put_words(ui, label, disc, high * LETTERS);
    } else {
        mark(ui, sign.mark, middle, side * 0.54f, fmaxf(high * LINE, 1.5f));
    }
}

/* A stick that is pressed from above. */
static void draw_stick(Ui *ui, const char *label, Rect cell)
{
    char letter[2] = {label[0], '\0'};
    Point middle = rect_centre(cell);
    float side = cell.h * 0.92f, inner = cell.h * ROUND;
    draw_push(ui_draw(ui), &(DrawCommand){.kind = DRAW_FRAME,
                                          .rect = rect_around(middle, side, side),
                                          .radius = side / 2,
                                          .thickness = cell.h * RIM,
                                          .color = COLOR_GOLD});
    key(ui, rect_around(middle, inner, inner), inner / 2, cell.h * RIM);
    put_words(ui, letter, cell, cell.h * LETTERS);
}

/* The cross of the pad; the arm that is meant is light. */
static void draw_arm(Ui *ui, Point place, Rect cell)
{
    DrawList *list = ui_draw(ui);
    Point middle = rect_centre(cell);
    float wide = cell.h * 0.3f, side = cell.h * 0.86f, rim = cell.h * RIM, arm = (side - wide) / 2;
    Point at = {middle.x + place.x * (wide + arm) / 2, middle.y + place.y * (wide + arm) / 2};
    bool is_level = place.x != 0;
    float across = is_level ? arm : wide;
    float along = is_level ? wide : arm;
    Rect level = rect_around(middle, side, wide), upright = rect_around(middle, wide, side);
    draw_round(list, level, rim, COLOR_GOLD);
    draw_round(list, upright, rim, COLOR_GOLD);
    draw_round(list, rect_inset(level, rim), rim / 2, COLOR_INK);
    draw_round(list, rect_inset(upright, rim), rim / 2, COLOR_INK);
    draw_round(list, rect_around(at, across, along), rim, COLOR_PAPER);
}

static const char *label_of(const Ui *ui, Stroke stroke)
{
    const char *label = pad_label(ui->pad.kind, stroke);
    return label ? label : "?";
}

static float width_of(Ui *ui, Stroke stroke, float high)
{
    PadSign sign = pad_sign(ui->pad.kind, stroke);
    if (sign.mark != MARK_WORDS) {
        return high;
    }
    return fmaxf(letters(ui, label_of(ui, stroke), high * LETTERS)->w + high * 0.5f, high);
}

static void draw_one(Ui *ui, PadSign sign, const char *label, Rect cell)
{
    if (sign.mark == MARK_ARM) {
        draw_arm(ui, sign.place, cell);
    } else if (sign.mark == MARK_STICK) {
        draw_stick(ui, label, cell);
    } else if (sign.mark == MARK_WORDS) {
        Rect rect = rect_around(rect_centre(cell), cell.w, cell.h * LONG_HIGH);
        key(ui, rect, rect.h * 0.35f, cell.h * RIM);
        put_words(ui, label, rect, cell.h * LETTERS);
    } else {
        draw_round_button(ui, sign, label, cell);
    }
}

/* What is drawn for a word of a text. */
typedef struct Drawn {
    Stroke stroke;
    const char *moved; /* a stick that is moved, by its letter; NULL: a button */
} Drawn;

static const char *moved_stick(const char *word)
{
    if (strcmp(word, "leftx") == 0) {
        return "L";
    }
    return strcmp(word, "rightx") == 0 ? "R" : NULL;
}

/* The next word of a text, which is moved on behind it; false: there is none. */
static bool next_button(const char **strokes, Drawn *out)
{
    char word[STROKE_BYTES];
    Stroke read[STROKES_MAX] = {{0}};
    size_t length = strcspn(*strokes, " ");
    Text text = text_in(word, sizeof word);
    text_append_bytes(&text, *strokes, length);
    const char *moved = moved_stick(word);
    if (length == 0 || (!moved && !strokes_read(DEVICE_PAD, word, read))) {
        return false;
    }
    *strokes += length + ((*strokes)[length] == ' ');
    *out = (Drawn){read[0], moved};
    return true;
}

/* The ways that it goes lie around it. */
static void draw_moved_stick(Ui *ui, const char *letter, Rect cell)
{
    Point middle = rect_centre(cell);
    float side = cell.h * ROUND;
    key(ui, rect_around(middle, side, side), side / 2, cell.h * RIM);
    put_words(ui, letter, cell, cell.h * LETTERS);
    draw_dots(ui, middle, (Point){0, 0}, cell.h);
}

static float width_of_drawn(Ui *ui, const Drawn *drawn, float high)
{
    return drawn->moved ? high : width_of(ui, drawn->stroke, high);
}

float ui_buttons_width(Ui *ui, const char *strokes, float height)
{
    float width = 0;
    for (Drawn drawn; next_button(&strokes, &drawn);) {
        width += (width > 0 ? height * GAP : 0) + width_of_drawn(ui, &drawn, height);
    }
    return width;
}

void ui_buttons_draw(Ui *ui, const char *strokes, Rect line)
{
    for (Drawn drawn; next_button(&strokes, &drawn);) {
        Rect cell = rect_cut_left(&line, width_of_drawn(ui, &drawn, line.h));
        if (drawn.moved) {
            draw_moved_stick(ui, drawn.moved, cell);
        } else {
            PadSign sign = pad_sign(ui->pad.kind, drawn.stroke);
            draw_one(ui, sign, label_of(ui, drawn.stroke), cell);
        }
        rect_cut_left(&line, line.h * GAP);
    }
}

void glyph_badge(Ui *ui, const Command *command, Rect rect)
{
    const Binding *binding = command ? bindings_find(&ui->input.bindings, command) : NULL;
    if (ui_device(ui) != DEVICE_PAD || !binding || binding->strokes[DEVICE_PAD][0].code == 0) {
        return;
    }
    Stroke stroke = binding->strokes[DEVICE_PAD][0];
    float high = BADGE_UNITS * ui->unit, wide = width_of(ui, stroke, high);
    float right = fminf(rect.x + rect.w + high * BADGE_OUT, ui->bounds.x + ui->bounds.w);
    Rect cell = {right - wide, rect.y + rect.h - high * (1 - BADGE_OUT), wide, high};
    PadSign sign = pad_sign(ui->pad.kind, stroke);
    if (sign.mark != MARK_ARM) {
        sign.place = (Point){0, 0}; /* there is no room for the others */
    }
    draw_one(ui, sign, label_of(ui, stroke), cell);
}
