/* Of many places the one that covers least, by what the elements of the last frame are worth to
 * whoever reads the note: what is to be pressed and the own hand before words, words before the
 * rest. */
#include "coach_bubble.h"

#include "base/buffer.h"
#include "base/hash.h"
#include "base/limits.h"

#include <math.h>
#include <string.h>

#define HOST      "ui/avatar-hornbill"
#define HOST_SIDE 56 /* units, as the next four */
#define INSET     12
#define MARGIN    8
#define CLOSE     40
#define GAP       16 /* to what it does not cover */
#define STEPS     24 /* places along each edge of the area that are tried */

/* Of the words, in units of the type: as wide as reads well, else wide and low, else slender. */
static const float widths[] = {380, 560, 270};

static const TextStyle style = {FONT_BODY, SIZE_BODY, ALIGN_LEFT, false};

/* How bad it is to cover it. */
static float worth(const Element *element)
{
    bool is_own = strncmp(element->id, "coach.", strlen("coach.")) == 0;
    if (is_own || text_equal(element->id, "tip")) {
        return 0;
    }
    if (strncmp(element->id, "hand.", strlen("hand.")) == 0 ||
        text_equal(element->id, "text.status")) {
        return 12;
    }
    switch (element->role) {
    case ROLE_BUTTON:
    case ROLE_FIELD:
    case ROLE_SLIDER:
    case ROLE_TOGGLE:
        return element->disabled ? 6 : 12;
    case ROLE_CARD:
    case ROLE_TEXT:
    case ROLE_HEADING:
        return 3;
    case ROLE_PILE:
    case ROLE_DROP:
    case ROLE_LIST:
        break;
    }
    return 1;
}

/* Something that the note may lie over. */
typedef struct Covered {
    Rect rect;
    float worth;
} Covered;

/* All of the last frame, once for all places that are tried. */
static Buffer covered_of(const Ui *ui)
{
    Buffer all;
    buffer_init(&all, sizeof(Covered));
    size_t count = ui_element_count(ui);
    for (size_t i = 0; i < count; i++) {
        const Element *element = ui_element_at(ui, i);
        buffer_push(&all, &(Covered){element_bounds(element), worth(element)});
    }
    return all;
}

/* What a note here would cover, by its worth; more than `most` is not counted to its end. */
static float price(const Buffer *all, Rect rect, float most)
{
    float sum = 0;
    for (size_t i = 0; i < all->count && sum < most; i++) {
        const Covered *covered = buffer_at(all, i);
        Rect both = rect_intersection(rect, covered->rect);
        sum += covered->worth * fmaxf(both.w, 0) * fmaxf(both.h, 0);
    }
    return sum;
}

static Point size_of(App *app, const Sheet *sheet, const char *words, float width)
{
    float sides = (HOST_SIDE + CLOSE + 4 * INSET) * sheet->unit;
    width = fminf(width * sheet->type, sheet->bounds.w - sides - 2 * MARGIN * sheet->unit);
    const TextBlock *block = text_layout(app->ui, words, style, width);
    float height = fmaxf(block->h, HOST_SIDE * sheet->unit);
    return (Point){ceilf(width + sides), ceilf(height + 2 * INSET * sheet->unit)};
}

/* From below upwards: near the hand rather than far from it. */
static Rect place(App *app, const Sheet *sheet, const char *words, Rect area)
{
    Rect best = {0};
    float least = INFINITY, gap = GAP * ui_unit(app->ui);
    Buffer all = covered_of(app->ui);
    area = rect_inset(area, MARGIN * sheet->unit);
    for (size_t i = 0; i < COUNT_OF(widths); i++) {
        Point size = size_of(app, sheet, words, widths[i]);
        float across = fmaxf(area.w - size.x, 0) / STEPS, down = fmaxf(area.h - size.y, 0) / STEPS;
        for (int step = 0; step < (STEPS + 1) * (STEPS + 1); step++) {
            int column = step % (STEPS + 1), row = STEPS - step / (STEPS + 1);
            Rect rect = {area.x + across * (float)column, area.y + down * (float)row, size.x,
                         size.y};
            float found = price(&all, rect_inset(rect, -gap), least);
            if (found < least) {
                least = found;
                best = rect;
            }
        }
    }
    buffer_release(&all);
    return best;
}

static bool is_where_it_was(const CoachBubble *bubble, uint64_t words, Rect area)
{
    return bubble->words == words && bubble->area.x == area.x && bubble->area.y == area.y &&
           bubble->area.w == area.w && bubble->area.h == area.h;
}

bool coach_bubble(App *app, CoachBubble *bubble, const char *words, Rect area)
{
    Sheet sheet = sheet_of(app);
    uint64_t hash = hash_bytes(HASH_START, words, strlen(words));
    bool is_new = !is_where_it_was(bubble, hash, area);
    if (is_new || bubble->is_fresh) {
        *bubble = (CoachBubble){hash, area, place(app, &sheet, words, area), is_new};
        ui_wake(app->ui);
    }
    float inset = INSET * sheet.unit, side = HOST_SIDE * sheet.unit;
    ui_hide(app->ui, bubble->rect);
    ui_tip_spare(app->ui, bubble->rect);
    draw_nine(ui_draw(app->ui), "ui/panel", bubble->rect, 1);
    Rect inner = rect_inset(bubble->rect, inset);
    Rect face = rect_cut_left(&inner, side);
    face.h = side;
    Picture picture = picture_named(HOST);
    draw_picture(ui_draw(app->ui), &picture, (Outline){.rect = face}, 1);
    rect_cut_left(&inner, inset);
    Rect corner = rect_cut_right(&inner, CLOSE * sheet.unit);
    rect_cut_right(&inner, inset);
    ui_label(app->ui, "coach.words", words, style, COLOR_GOLD_LIGHT, inner);
    corner.h = corner.w;
    return sheet_sign(app, corner,
                      &(Sign){.id = "coach.close",
                              .name = app_word(app, N_("Close")),
                              .icon = "ui/ui-close",
                              .key = "Esc"});
}
