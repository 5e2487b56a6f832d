/* Where the sentence beside a thing lies, and how it looks: beside its thing, over neither that nor
 * anything else that is to stay free, wherever there is such a place, and over as little else
 * as can be. */
#include "ui_state.h"

#include "base/limits.h"
#include "ui/theme.h"

#include <math.h>

#define INSET 14.0f
#define GAP   10.0f

/* Of the sentence, in units: as narrow as it reads well, else wide and low, else slender. */
static const float widths[] = {320, 560, 220};

/* So much of the tip lies over its thing, the main button and what else is to stay free. */
static float covered(const Ui *ui, Rect rect, Rect cause)
{
    Rect own = rect_intersection(rect, cause);
    float area = own.w * own.h;
    for (size_t i = 0; i < ui->tip.spared_count; i++) {
        Rect both = rect_intersection(rect, ui->tip.spared[i]);
        area += both.w * both.h;
    }
    return area;
}

/* So much of it lies over other things that explain themselves: of two places the one that leaves
 * more of them to be read. */
static float beside(const Ui *ui, Rect rect)
{
    float area = 0;
    for (size_t i = 0; i < ui->tip.offers.count; i++) {
        const TipOffer *offer = buffer_at(&ui->tip.offers, i);
        Rect both = rect_intersection(rect, offer->rect);
        area += both.w * both.h;
    }
    return area;
}

typedef struct Best {
    Rect rect;
    float area, beside; /* that it covers of what must, and of what should be free */
    float away;         /* from the middle of its thing; 0: that is not asked for */
} Best;

static float away_from(Rect rect, Rect cause)
{
    Point from = rect_centre(cause), to = rect_centre(rect);
    return hypotf(to.x - from.x, to.y - from.y);
}

static void try_at(const Ui *ui, Rect rect, Rect cause, Best *best)
{
    float gap = GAP * ui->unit;
    rect.x = clamp_float(rect.x, gap, fmaxf(ui->bounds.w - rect.w - gap, gap));
    rect.y = clamp_float(rect.y, gap, fmaxf(ui->bounds.h - rect.h - gap, gap));
    Best found = {rect, covered(ui, rect, cause), beside(ui, rect), best->away};
    bool is_better =
        found.area < best->area || (found.area <= best->area && found.beside < best->beside);
    if (best->away > 0) {
        found.away = away_from(rect, cause);
        is_better =
            found.area < best->area || (found.area <= best->area && found.away < best->away);
    }
    if (is_better) {
        *best = found;
    }
}

/* Above its thing, else below, at its left or right, in the middle before the ends; else beside
 * what else is to stay free. */
static void try_around(const Ui *ui, Rect around, Rect cause, Point size, Best *best)
{
    float gap = GAP * ui->unit;
    const float left = around.x - gap - size.x, right = around.x + around.w + gap;
    const float above = around.y - gap - size.y, below = around.y + around.h + gap;
    static const float shares[] = {0.5f, 0, 1};
    for (size_t i = 0; i < COUNT_OF(shares); i++) {
        float x = around.x + (around.w - size.x) * shares[i];
        float y = around.y + (around.h - size.y) * shares[i];
        try_at(ui, (Rect){x, above, size.x, size.y}, cause, best);
        try_at(ui, (Rect){x, below, size.x, size.y}, cause, best);
        try_at(ui, (Rect){left, y, size.x, size.y}, cause, best);
        try_at(ui, (Rect){right, y, size.x, size.y}, cause, best);
    }
}

static const TextBlock *words_of(Ui *ui, const char *text, float width)
{
    TextStyle style = {FONT_BODY, SIZE_BODY, ALIGN_CENTRE, false};
    return text_layout(ui, text, style, width * ui->unit);
}

Rect tip_place(Ui *ui, const char *text, Rect cause, float *width)
{
    Best best = {.area = INFINITY, .beside = INFINITY};
    for (size_t i = 0; i < COUNT_OF(widths) && best.area > 0; i++) {
        const TextBlock *block = words_of(ui, text, widths[i]);
        float inset = 2 * INSET * ui->unit, before = best.area;
        Point size = {block->w + inset, block->h + inset};
        best.away = 0;
        try_around(ui, cause, cause, size, &best);
        if (best.area > 0) { /* the nearest of all places beside what is to stay free */
            best.away = INFINITY;
        }
        for (size_t j = 0; j < ui->tip.spared_count && best.away > 0; j++) {
            try_around(ui, ui->tip.spared[j], cause, size, &best);
        }
        if (best.area < before) {
            *width = widths[i];
        }
    }
    return best.rect;
}

void tip_show(Ui *ui, const TipOffer *offer)
{
    float width = widths[0], unit = ui->unit, inset = INSET * unit;
    Rect rect = tip_place(ui, offer->text, offer->cause, &width);
    const TextBlock *block = words_of(ui, offer->text, width);
    float left = (width * unit - block->w) / 2;
    draw_nine(ui_draw(ui), "ui/panel", rect, 1);
    draw_text(ui_draw(ui), block, (Point){rect.x + inset - left, rect.y + inset}, COLOR_MUTED);
    elements_declare(
        &ui->elements,
        &(Element){
            .id = "tip", .role = ROLE_TEXT, .name = offer->text, .rect = rect, .still = true});
    if (ui->tip.asking == ASKING_BY_KEY) {
        focus_ring_around(ui, offer->rect);
    }
}
