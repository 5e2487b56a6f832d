/* Where the sentence beside a thing lies, and how it looks: beside its thing, over neither that nor
 * anything else that is to stay free, wherever there is such a place, over no words if it can be,
 * and over as little else as can be. Why something was refused stands above that, low and for a
 * moment, whatever lies there: it is about nothing else. */
#include "ui_state.h"

#include "base/limits.h"
#include "ui/theme.h"

#include <math.h>
#include <string.h>

#define INSET     14.0f
#define INSET_LOW 7.0f /* above and below what was refused: there is little room over a hand */
#define GAP       10.0f
#define GAP_LOW   3.0f

/* Of the sentence, in units: as narrow as it reads well, else wide and low, else slender, else in
 * one line. */
static const float widths[] = {320, 560, 220, 1000};

static float common(Rect a, Rect b)
{
    Rect both = rect_intersection(a, b);
    return both.w * both.h;
}

/* So much of it lies over cards that can be pressed. */
static float over_cards(Ui *ui, Rect rect)
{
    float area = 0;
    const ElementList *list = elements_now(&ui->elements);
    for (size_t i = 0; i < list->items.count; i++) {
        const Element *element = &((const Stored *)buffer_at(&list->items, i))->element;
        if (element->role == ROLE_CARD && !element->still && !element->disabled) {
            area += common(rect, element->rect);
        }
    }
    return area;
}

/* So much of the tip lies over its thing, the main button and what else is to stay free. */
static float covered(const Ui *ui, Rect rect, Rect cause)
{
    float area = common(rect, cause);
    for (size_t i = 0; i < ui->tip.spared_count; i++) {
        area += common(rect, ui->tip.spared[i]);
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
        area += common(rect, offer->rect);
    }
    return area;
}

/* So much of it lies over words that are drawn by now. */
static float over_words(Ui *ui, Rect rect)
{
    float area = 0;
    const DrawList *list = ui_draw(ui);
    for (size_t i = 0; i < draw_count(list); i++) {
        const DrawItem *item = draw_list_item(list, i);
        if (item->command.kind == DRAW_TEXT) {
            Box box = item->bounds;
            Rect words = {(float)box.x0, (float)box.y0, (float)(box.x1 - box.x0),
                          (float)(box.y1 - box.y0)};
            area += common(rect, words);
        }
    }
    return area;
}

typedef struct Best {
    Rect rect;
    float area, words, beside; /* that it covers of what must, and of what should be free */
    float away;                /* from the middle of its thing; 0: that is not asked for */
} Best;

static bool covers_less(const Best *one, const Best *other)
{
    if (one->area != other->area) {
        return one->area < other->area;
    }
    return one->words != other->words ? one->words < other->words : one->beside < other->beside;
}

static float away_from(Rect rect, Rect cause)
{
    Point from = rect_centre(cause), to = rect_centre(rect);
    return hypotf(to.x - from.x, to.y - from.y);
}

static void try_at(Ui *ui, Rect rect, Rect cause, Best *best)
{
    float gap = GAP * ui->unit;
    rect.x = clamp_float(rect.x, gap, fmaxf(ui->bounds.w - rect.w - gap, gap));
    rect.y = clamp_float(rect.y, gap, fmaxf(ui->bounds.h - rect.h - gap, gap));
    Best found = {.rect = rect, .area = covered(ui, rect, cause), .away = best->away};
    bool is_better = found.area <= best->area;
    if (is_better && best->away > 0) {
        found.away = away_from(rect, cause);
        is_better = found.area < best->area || found.away < best->away;
    } else if (is_better) {
        found.words = over_words(ui, rect);
        found.beside = beside(ui, rect);
        is_better = covers_less(&found, best);
    }
    if (is_better) {
        *best = found;
    }
}

/* Above its thing, else below, at its left or right, in the middle before the ends, and these
 * before what lies between; else beside what else is to stay free. */
static void try_around(Ui *ui, Rect around, Rect cause, Point size, Best *best)
{
    float gap = GAP * ui->unit;
    const float left = around.x - gap - size.x, right = around.x + around.w + gap;
    const float above = around.y - gap - size.y, below = around.y + around.h + gap;
    static const float shares[] = {0.5f, 0, 1, 0.25f, 0.75f, 0.125f, 0.375f, 0.625f, 0.875f};
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
    Best best = {.area = INFINITY, .words = INFINITY, .beside = INFINITY};
    for (size_t i = 0; i < COUNT_OF(widths) && best.area + best.words > 0; i++) {
        const TextBlock *block = words_of(ui, text, widths[i]);
        float inset = 2 * INSET * ui->unit;
        Rect before = best.rect;
        Point size = {block->w + inset, block->h + inset};
        best.away = 0;
        try_around(ui, cause, cause, size, &best);
        if (best.area > 0) { /* the nearest of all places beside what is to stay free */
            best.away = INFINITY;
        }
        for (size_t j = 0; j < ui->tip.spared_count && best.away > 0; j++) {
            try_around(ui, ui->tip.spared[j], cause, size, &best);
        }
        if (memcmp(&best.rect, &before, sizeof before) != 0) {
            *width = widths[i];
        }
    }
    return best.rect;
}

/* Above what was refused, its middle over that or not far from it: where the least is covered. */
static Rect place_above(Ui *ui, const TipOffer *offer, float *width)
{
    static const float low[] = {560, 320, 220}, shares[] = {0.5f, 0.35f, 0.65f};
    Rect cause = offer->cause, best = {0};
    float least = INFINITY, gap = GAP_LOW * ui->unit;
    for (size_t i = 0; i < COUNT_OF(low); i++) {
        const TextBlock *block = words_of(ui, offer->text, low[i]);
        float w = block->w + 2 * INSET * ui->unit, h = block->h + 2 * INSET_LOW * ui->unit;
        for (size_t j = 0; j < COUNT_OF(shares); j++) {
            float x = rect_centre(cause).x - w * shares[j];
            Rect rect = {clamp_float(x, gap, fmaxf(ui->bounds.w - w - gap, gap)),
                         fmaxf(cause.y - gap - h, gap), w, h};
            float area = covered(ui, rect, cause) + over_cards(ui, rect);
            if (area < least) {
                least = area;
                best = rect;
                *width = low[i];
            }
        }
    }
    return best;
}

void tip_show(Ui *ui, const TipOffer *offer)
{
    float width = widths[0], unit = ui->unit;
    Rect rect = offer->refuses ? place_above(ui, offer, &width)
                               : tip_place(ui, offer->text, offer->cause, &width);
    Point inset = {INSET * unit, (offer->refuses ? INSET_LOW : INSET) * unit};
    const TextBlock *block = words_of(ui, offer->text, width);
    float left = (width * unit - block->w) / 2;
    draw_nine(ui_draw(ui), "ui/panel", rect, 1);
    draw_text(ui_draw(ui), block, (Point){rect.x + inset.x - left, rect.y + inset.y},
              offer->refuses ? COLOR_WARNING : COLOR_MUTED);
    elements_declare(
        &ui->elements,
        &(Element){
            .id = "tip", .role = ROLE_TEXT, .name = offer->text, .rect = rect, .still = true});
    if (ui->tip.asking == ASKING_BY_KEY) {
        focus_ring_around(ui, offer->rect);
    }
}
