/* A text is looked at line by line, by the box that its letters fill. What lies below a veil or a
 * picture over the whole window is out of reach and no longer looked at. */
#include "audit.h"

#include "base/limits.h"
#include "ui_state.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

#define SLACK      1.5f  /* pixels: rounding */
#define ABOVE      0.36f /* of the size: letters above and below the middle of a line */
#define BELOW      0.42f
#define OPAQUE     200
#define LINES_MAX  2000
#define PANELS_MAX 400

typedef struct Line {
    Rect rect, clip;
    const char *text;
} Line;

typedef struct Screen {
    const Ui *ui;
    const Faults *faults;
    Rect clip;
    Line lines[LINES_MAX];
    size_t line_count;
    Rect panels[PANELS_MAX]; /* panels and buttons drawn so far */
    size_t panel_count;
} Screen;

static bool meet(Rect a, Rect b)
{
    Rect both = rect_intersection(a, b);
    return both.w > SLACK && both.h > SLACK;
}

static bool holds(Rect outer, Rect inner)
{
    return inner.x >= outer.x - SLACK && inner.y >= outer.y - SLACK &&
           inner.x + inner.w <= outer.x + outer.w + SLACK &&
           inner.y + inner.h <= outer.y + outer.h + SLACK;
}

static void tell(const Screen *screen, const char *fault, const char *where)
{
    if (screen->faults->letters_only) {
        return;
    }
    screen->faults->tell(screen->faults->context, fault, where);
}

static bool is_same(Rect a, Rect b)
{
    return holds(a, b) && holds(b, a);
}

/* In a region that scrolls also what is not in sight now; else only what is seen of both. */
static bool overlap(const Line *a, const Line *b)
{
    Rect both = rect_intersection(a->rect, b->rect);
    if (is_same(a->clip, b->clip)) {
        return meet(a->rect, b->rect) && meet(a->clip, b->rect);
    }
    return meet(both, rect_intersection(a->clip, b->clip));
}

/* The panel that a line stands on hides the edges of those below it. */
static void check_edges(const Screen *screen, const Line *line)
{
    Rect seen = rect_intersection(line->rect, screen->clip);
    for (size_t i = screen->panel_count; i > 0; i--) {
        if (holds(screen->panels[i - 1], seen)) {
            return;
        }
        if (meet(screen->panels[i - 1], seen)) {
            tell(screen, "across the edge of a panel", line->text);
        }
    }
}

static void check_line(Screen *screen, const Line *line)
{
    bool scrolls = !holds(screen->clip, screen->ui->bounds);
    Rect sides = {screen->clip.x, line->rect.y, screen->clip.w, line->rect.h};
    if (!holds(scrolls ? sides : screen->ui->bounds, line->rect)) {
        tell(screen, "out of the window", line->text);
    }
    for (size_t i = 0; i < screen->line_count; i++) {
        if (overlap(&screen->lines[i], line)) {
            tell(screen, "over another text", line->text);
        }
    }
    check_edges(screen, line);
}

/* The first byte of what is written with Han characters. */
static bool has_han(const char *text)
{
    for (const unsigned char *c = (const unsigned char *)text; *c; c++) {
        if (*c >= 0xe4 && *c <= 0xe9) {
            return true;
        }
    }
    return false;
}

/* Not only digits and signs. */
static bool has_letters(const char *text)
{
    bool has = false;
    for (const unsigned char *c = (const unsigned char *)text; *c && !has; c++) {
        has = *c >= 0xc3 || (*c >= 'A' && *c <= 'Z') || (*c >= 'a' && *c <= 'z');
    }
    return has;
}

static int least_word(const Faults *faults, const char *text)
{
    bool is_name = false;
    for (int i = 0; faults->names && i < SEAT_LIMIT; i++) {
        const char *name = faults->names[i];
        is_name |= name && strncmp(name, text, strlen(name)) == 0;
    }
    return is_name ? faults->least_word_px * 9 / 10 : faults->least_word_px;
}

static void take_text(Screen *screen, const DrawCommand *command)
{
    const TextLines *block = command->text->lines;
    if (command->text->cut) {
        tell(screen, "cut off", block->text);
    }
    int least = screen->faults->least_px;
    if (has_letters(block->text)) {
        least = max_int(least, least_word(screen->faults, block->text));
    }
    if (has_han(block->text)) {
        least = max_int(least, screen->faults->least_han_px);
    }
    if (block->px < least) {
        char fault[48];
        snprintf(fault, sizeof fault, "letters of %d pixels, not %d", block->px, least);
        screen->faults->tell(screen->faults->context, fault, block->text);
    }
    for (size_t i = 0; i < block->lines.count; i++) {
        const TextLine *laid = buffer_at(&block->lines, i);
        if (laid->width <= 0 || screen->line_count == LINES_MAX) {
            continue;
        }
        const TextRun *run = buffer_at(&block->runs, laid->first);
        float size = (float)block->px;
        float middle = command->rect.y + ((float)i + 0.5f) * block->leading;
        Line line = {{command->rect.x + (float)run->x, middle - ABOVE * size, laid->width,
                      (ABOVE + BELOW) * size},
                     screen->clip,
                     block->text + laid->from};
        check_line(screen, &line);
        screen->lines[screen->line_count++] = line;
    }
}

/* What is drawn over texts must leave them alone or take the whole screen. */
static void cover(Screen *screen, Rect rect)
{
    if (holds(rect, screen->ui->bounds)) {
        screen->line_count = screen->panel_count = 0;
        return;
    }
    Rect seen = rect_intersection(rect, screen->clip);
    for (size_t i = 0; i < screen->line_count; i++) {
        Rect text = rect_intersection(screen->lines[i].rect, screen->lines[i].clip);
        if (meet(text, seen)) {
            tell(screen, "hidden by what is drawn later", screen->lines[i].text);
        }
    }
}

static void take_panel(Screen *screen, const DrawCommand *command)
{
    Rect seen = rect_intersection(command->rect, screen->clip);
    cover(screen, command->rect);
    if (screen->panel_count < PANELS_MAX && seen.h > 0) {
        screen->panels[screen->panel_count++] = seen;
    }
}

/* Signs are cut-out shapes; all other pictures fill their rectangle. */
static bool is_sign(const DrawCommand *command)
{
    return command->picture->name[0] == 'u' && command->picture->name[1] == 'i';
}

static bool is_kept_off(const Screen *screen, const DrawCommand *command)
{
    const char *sign = screen->faults->sign;
    return sign && strcmp(command->picture->name, sign) == 0;
}

static void take(Screen *screen, const DrawCommand *command)
{
    switch (command->kind) {
    case DRAW_TEXT:
        take_text(screen, command);
        break;
    case DRAW_NINE:
        take_panel(screen, command);
        break;
    case DRAW_FILL:
        if (command->color.a >= OPAQUE || holds(command->rect, screen->ui->bounds)) {
            cover(screen, outline_bounds((Outline){command->rect, command->angle}));
        }
        break;
    case DRAW_PICTURE:
        if (command->color.a >= OPAQUE && (!is_sign(command) || is_kept_off(screen, command))) {
            cover(screen, command->rect);
        }
        break;
    case DRAW_CLIP:
        screen->clip = command->rect.w > 0 ? command->rect : screen->ui->bounds;
        break;
    case DRAW_FRAME:
    case DRAW_SHADOW:
    case DRAW_GLOW:
    case DRAW_KEPT:
        break;
    }
}

static bool is_in_hand(const Element *element)
{
    return strncmp(element->id, "hand.card", strlen("hand.card")) == 0;
}

static bool stands_in_row(const Element *element)
{
    return element->role == ROLE_CARD && strncmp(element->id, "row.", strlen("row.")) == 0;
}

static float least_width(const Screen *screen, const Element *element)
{
    if (is_in_hand(element)) {
        return screen->faults->least_card;
    }
    if (stands_in_row(element)) {
        return screen->faults->least_unit;
    }
    return 0;
}

static void check_element(const Screen *screen, const Stored *stored)
{
    const Element *element = &stored->element;
    if (stored->hidden || stored->covered) {
        return;
    }
    if (!holds(screen->ui->bounds, element->rect)) {
        tell(screen, "out of the window", element->id);
    }
    if (element->outline.rect.w < least_width(screen, element)) {
        tell(screen, "small card", element->id);
    }
    const ElementList *list = &screen->ui->elements.lists[screen->ui->elements.now];
    const Stored *hit = elements_hit(list, rect_centre(element->rect));
    if (stored_is_reachable(stored) && hit != stored) {
        tell(screen, "not hit in its middle", element->id);
    }
}

void audit_screen(const Ui *ui, const Faults *faults)
{
    static Screen screen;
    screen = (Screen){.ui = ui, .faults = faults, .clip = ui->bounds};
    const DrawList *list = &ui->draw[1 - ui->drawing]; /* laid out, not shown */
    for (size_t i = 0; i < draw_count(list); i++) {
        take(&screen, draw_at(list, i));
    }
    const Scrolling *scrolling = &ui->scrolling;
    if (faults->is_whole && scrolling->height > scrolling->rect.h) {
        tell(&screen, "scrolls", scrolling->id);
    }
    const ElementList *elements = &ui->elements.lists[ui->elements.now];
    for (size_t i = 0; i < elements->items.count; i++) {
        check_element(&screen, buffer_at(&elements->items, i));
    }
}
