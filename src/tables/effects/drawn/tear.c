/* A card that is torn: a jagged line runs through it while all stands, then its halves turn away
 * from each other and fall, and scraps of paper fly. By the age of the effect alone. */
#include "moments.h"
#include "reduced.h"

#include "base/limits.h"
#include "ui/tween.h"

#include <math.h>

#define TEETH         9     /* of the line along which it is torn */
#define TEETH_HIGH    0.49f /* of the height of the card */
#define TEETH_LOW     0.56f
#define COLUMNS       27    /* of each half, upright: each is cut where the line crosses it */
#define LINE_SECONDS  0.09f /* until the line has run through */
#define LINE_UNITS    4.0f
#define HALF_ASIDE    80.0f /* units that each half goes aside, */
#define HALF_FALLS    130.0f
#define HALF_TURNS    12.0f /* degrees */
#define HALF_SECONDS  0.52f
#define SCRAPS        20
#define SCRAP_SECONDS 0.6f

/* Where the line is, across the card from 0 to 1: a part of its height. */
static float tear_at(float across)
{
    float tooth = clamp_float(across, 0, 1) * TEETH, saw = fabsf(fmodf(tooth, 2) - 1);
    return mix(TEETH_HIGH, TEETH_LOW, saw);
}

/* Half of a card on its way. */
typedef struct Half {
    Outline whole; /* where all of the card would be */
    bool is_upper;
} Half;

/* The height at which the line crosses an upright one: pixels. */
static float crossing(const Half *half, float x)
{
    Rect rect = half->whole.rect;
    Point centre = rect_centre(rect);
    float turn = RADIANS(half->whole.angle), middle = (TEETH_HIGH + TEETH_LOW) / 2 - 0.5f;
    float along = (x - centre.x + rect.h * middle * sinf(turn)) / cosf(turn);
    float down = rect.h * (tear_at(along / rect.w + 0.5f) - 0.5f);
    return centre.y + along * sinf(turn) + down * cosf(turn);
}

static void draw_half(Table *table, const RunningEffect *shown, const Half *half, float alpha)
{
    DrawList *list = ui_draw(table->setting.ui);
    Rect bounds = outline_bounds(half->whole);
    float wide = bounds.w / COLUMNS;
    for (int i = 0; i < COLUMNS; i++) {
        float left = roundf(bounds.x + wide * (float)i);
        float right = roundf(bounds.x + wide * (float)(i + 1));
        Rect column = {left, bounds.y, right - left, bounds.h};
        Rect upper = rect_cut_top(&column, crossing(half, (left + right) / 2) - bounds.y);
        draw_clip(list, half->is_upper ? upper : column);
        draw_picture(list, &shown->picture, half->whole, alpha);
    }
    draw_clip_end(list);
}

/* As far as it has run. */
static void draw_line(Table *table, Rect card, float along)
{
    for (int i = 0; i < TEETH; i++) {
        float from = (float)i / TEETH, to = fminf((float)(i + 1) / TEETH, along);
        Point a = {card.x + card.w * from, card.y + card.h * tear_at(from)};
        Point b = {card.x + card.w * to, card.y + card.h * tear_at(to)};
        Point middle = {(a.x + b.x) / 2, (a.y + b.y) / 2};
        float thick = LINE_UNITS * table->layout.unit;
        if (to <= from) {
            return;
        }
        draw_push(
            ui_draw(table->setting.ui),
            &(DrawCommand){.kind = DRAW_FILL,
                           .rect = rect_around(middle, hypotf(b.x - a.x, b.y - a.y) + thick, thick),
                           .angle = DEGREES(atan2f(b.y - a.y, b.x - a.x)),
                           .color = COLOR_SHEET});
    }
}

static void draw_scraps(Table *table, Rect card, float since)
{
    float unit = table->layout.unit;
    for (unsigned i = 0; i < SCRAPS && since < SCRAP_SECONDS; i++) {
        float out = ((float)i + 0.5f) / SCRAPS * 2 - 1;
        float up = 160 + 45 * (float)(i * 7 % 5);
        Point at = {card.x + card.w / 2 * (1 + out) + 120 * unit * out * since,
                    card.y + card.h / 2 - up * unit * since + 450 * unit * since * since};
        draw_fill(ui_draw(table->setting.ui), rect_around(at, 8 * unit, 5 * unit),
                  color_faded(COLOR_SHEET, 1 - since / SCRAP_SECONDS));
    }
}

void climax_torn(Table *table, const RunningEffect *shown)
{
    float since = shown->age - TEAR_STOPS, t = fminf(fmaxf(since, 0) / HALF_SECONDS, 1);
    float along = ease(EASE_IN_CUBIC, t), unit = table->layout.unit;
    if (table_has_reduced_motion(table)) {
        return;
    }
    for (int side = -1; side <= 1 && t < 1; side += 2) {
        Half half = {.whole = {.rect = shown->rect, .angle = HALF_TURNS * along * (float)side},
                     .is_upper = side < 0};
        half.whole.rect.x += HALF_ASIDE * unit * along * (float)side;
        half.whole.rect.y += HALF_FALLS * unit * along;
        draw_half(table, shown, &half, 1 - t * t);
    }
    if (since < 0) {
        draw_line(table, shown->rect, fminf(shown->age / LINE_SECONDS, 1));
    } else {
        draw_scraps(table, shown->rect, since);
    }
}
