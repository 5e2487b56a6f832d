/* Chapters one below another. What a link or the choice of a chapter led to has a bar at its side:
 * near the end it cannot come to the top. */
#include "page.h"

#include "example.h"
#include "i18n/format.h"
#include "search.h"
#include "sheet.h"

#include <math.h>

#define STYLE_PART ((TextStyle){FONT_TITLE, SIZE_NAME, ALIGN_LEFT, false})
#define LINE_GAP   10.0f /* units */
#define PART_GAP   14.0f
#define PIECES_MAX 4 /* lines that a link or a hit may be on */
#define HIT_ALPHA  0.4f
#define UNDERLINE  0.86f /* of the height of a line */

static const char *word(const Page *page, const char *text)
{
    return app_word(page->app, text);
}

/* Counts what is searched for in a text, and marks it where that is shown. */
static void mark_hits(Page *page, const char *text, TextStyle style, Rect rect)
{
    Ui *ui = page->app->ui;
    TextSpan hit = {0, 0};
    Rect pieces[PIECES_MAX];
    while (search_next(text, page->book->wanted, hit.to, &hit)) {
        page->hits++;
        if (!page->is_shown) {
            continue;
        }
        const TextBlock *block = text_layout(ui, text, style, rect.w);
        size_t count = text_places(ui, block, hit, pieces, PIECES_MAX);
        for (size_t i = 0; i < count; i++) {
            Rect piece = {rect.x + pieces[i].x, rect.y + pieces[i].y, pieces[i].w, pieces[i].h};
            draw_round(ui_draw(ui), piece, 3 * ui_unit(ui), color_faded(COLOR_GOLD, HIT_ALPHA));
        }
    }
}

typedef struct PageLine {
    const char *text; /* worded */
    TextStyle style;
    Color color;
    bool is_heading;
} PageLine;

/* Takes room for a text, and shows it there; returns where. */
static Rect page_line(Page *page, PageLine line)
{
    Ui *ui = page->app->ui;
    Rect rect = page->rest;
    const TextBlock *block = text_layout(ui, line.text, line.style, rect.w);
    rect.h = block->h;
    mark_hits(page, line.text, line.style, rect);
    Label label = {.id = app_numbered(page->app, "text.rules.", page->line),
                   .name = line.text,
                   .block = block,
                   .at = {rect.x, rect.y},
                   .color = line.color,
                   .heading = line.is_heading};
    if (page->is_shown) {
        ui_tell(ui, &label, rect);
    }
    page->line++;
    page->rest.y += rect.h + LINE_GAP * ui_unit(ui);
    return rect;
}

/* A text of a paragraph with its links. */
typedef struct Linked {
    LinkPlace place;
    const char *text; /* worded */
    TextStyle style;
    Rect rect;
} Linked;

static void draw_underline(const Page *page, Rect piece, Touch touch)
{
    float thick = fmaxf(1, 1.5f * ui_unit(page->app->ui)), apart = 1; /* of links side by side */
    if (touch.hovered || touch.focused) {
        thick *= 2;
    }
    Rect line = {piece.x + apart, roundf(piece.y + piece.h * UNDERLINE), piece.w - 2 * apart,
                 thick};
    draw_fill(ui_draw(page->app->ui), line, COLOR_GOLD_LIGHT);
}

/* One element on each line that the link is on. */
static void show_link(Page *page, const Link *link, const Linked *linked)
{
    App *app = page->app;
    char bytes[SAVED_NAME_BYTES];
    Text name = text_in(bytes, sizeof bytes);
    Rect pieces[PIECES_MAX];
    const TextBlock *block = text_layout(app->ui, linked->text, linked->style, linked->rect.w);
    size_t count = text_places(app->ui, block, link->span, pieces, PIECES_MAX);
    const char *stem = app_id(app, app_numbered(app, "rules.link.", link->paragraph), ".");
    text_append_bytes(&name, linked->text + link->span.from, link->span.to - link->span.from);
    for (size_t i = 0; i < count; i++) {
        pieces[i].x += linked->rect.x;
        pieces[i].y += linked->rect.y;
        Element element = {.id = app_numbered(app, stem, page->link++),
                           .role = ROLE_BUTTON,
                           .name = app_copy(app, bytes),
                           .rect = pieces[i]};
        Touch touch = ui_element(app->ui, &element);
        draw_underline(page, pieces[i], touch);
        if (touch.activated) {
            page->followed = link->target;
            page->via_id = element.id;
        }
    }
}

/* Whether any of these pixels of the page is shown. */
static bool is_in_sight(const Page *page, float top, float bottom)
{
    return page->is_shown && bottom > page->sight.y && top < page->sight.y + page->sight.h;
}

static void show_links(Page *page, const Linked *linked)
{
    const Links *links = &page->book->links;
    bool is_seen = is_in_sight(page, linked->rect.y, linked->rect.y + linked->rect.h);
    for (size_t i = 0; i < links->count && is_seen; i++) {
        const Link *link = &links->all[i];
        if (link->paragraph == page->paragraph && link->place == linked->place) {
            show_link(page, link, linked);
        }
    }
}

static void page_linked(Page *page, LinkPlace place, const char *text, Color color)
{
    static const TextStyle styles[LINK_PLACES] = {
        [LINK_QUESTION] = {FONT_BODY_BOLD, SIZE_BODY, ALIGN_LEFT, false},
        [LINK_TEXT] = {FONT_BODY, SIZE_BODY, ALIGN_LEFT, false},
        [LINK_CAPTION] = {FONT_BODY, SIZE_BODY * 0.92f, ALIGN_LEFT, false}};
    Linked linked = {.place = place, .text = word(page, text), .style = styles[place]};
    linked.rect = page_line(page, (PageLine){linked.text, linked.style, color, false});
    show_links(page, &linked);
}

static void page_example(Page *page, const RulesExample *example)
{
    App *app = page->app;
    const GameUi *ui = page->book->ui;
    float gap = LINE_GAP * ui_unit(app->ui);
    page->rest.y += gap / 2;
    ExamplePlace place = {page->rest.x, page->rest.y, page->rest.w, page->paragraph};
    float height = example_height(app, ui, example, place.width);
    if (is_in_sight(page, place.top, place.top + height)) {
        example_draw(app, ui, example, &place);
    }
    page->rest.y += height + gap / 2;
    page_linked(page, LINK_CAPTION, example->caption, COLOR_PAPER);
    page->rest.y += gap;
}

static void page_mark(const Page *page, float from)
{
    float unit = ui_unit(page->app->ui);
    Rect bar = {page->rest.x - PAGE_MARK * unit, from, 3 * unit,
                page->rest.y - from - LINE_GAP * unit};
    if (page->is_shown) {
        draw_fill(ui_draw(page->app->ui), bar, COLOR_GOLD);
    }
}

static void page_paragraph(Page *page, const RulesParagraph *paragraph)
{
    float from = page->rest.y;
    page->link = 0;
    if (paragraph->question) {
        page_linked(page, LINK_QUESTION, paragraph->question, COLOR_GOLD_LIGHT);
        page->rest.y -= LINE_GAP / 2 * ui_unit(page->app->ui);
    }
    page_linked(page, LINK_TEXT, paragraph->text, COLOR_MUTED);
    if (paragraph->example.cards) {
        page_example(page, &paragraph->example);
    }
    if (page->book->paragraph == page->paragraph) {
        page->goal = from - page->top;
        page_mark(page, from);
    }
}

static bool is_wanted(const Page *page, const char *words)
{
    return words && search_finds(word(page, words), page->book->wanted);
}

static bool is_found(const Page *page, const RulesParagraph *paragraph)
{
    return is_wanted(page, paragraph->text) || is_wanted(page, paragraph->question) ||
           is_wanted(page, paragraph->example.caption);
}

/* What of a chapter is shown. */
typedef enum Shown { SHOWN_NOTHING, SHOWN_FOUND, SHOWN_WHOLE } Shown;

/* Its paragraphs that have the words; all of it where the heading alone has them. */
static Shown part_shown(const Page *page, const RulesPart *part)
{
    for (const RulesParagraph *p = part->paragraphs; p->text; p++) {
        if (is_found(page, p)) {
            return SHOWN_FOUND;
        }
    }
    return is_wanted(page, part->heading) ? SHOWN_WHOLE : SHOWN_NOTHING;
}

static void page_part(Page *page, const RulesPart *part, bool is_chosen)
{
    float from = page->rest.y;
    Shown shown = part_shown(page, part);
    bool is_here = shown != SHOWN_NOTHING;
    if (is_chosen) {
        page->goal = from - page->top;
    }
    if (is_here) {
        page_line(page, (PageLine){word(page, part->heading), STYLE_PART, COLOR_GOLD_LIGHT, true});
    }
    for (const RulesParagraph *p = part->paragraphs; p->text; p++, page->paragraph++) {
        if (shown == SHOWN_WHOLE || is_found(page, p)) {
            page_paragraph(page, p);
        }
    }
    if (is_here && is_chosen) {
        page_mark(page, from);
    }
    if (is_here) {
        page->rest.y += PART_GAP * ui_unit(page->app->ui);
    }
}

/* How often what is searched for was found. */
static void hits_line(Page *page)
{
    App *app = page->app;
    const char *words =
        app_phrase(app, N_("Found: {n}"), TR_VALUES(app_number(app, page->told_hits)));
    Rect rect = page->rest;
    rect.h = text_layout(app->ui, words, STYLE_BODY, rect.w)->h;
    if (page->is_shown) {
        ui_label(app->ui, "rules.hits", words, STYLE_BODY, COLOR_PAPER, rect);
    }
    page->rest.y += rect.h + LINE_GAP * ui_unit(app->ui);
}

static void run(Page *page)
{
    const Book *book = page->book;
    const RulesText *text = book->ui->rules;
    bool counts = text && book->wanted[0] != '\0' && (!page->is_shown || page->told_hits > 0);
    if (counts) {
        hits_line(page);
    }
    for (size_t i = 0; text && i < text->part_count; i++) {
        bool is_chosen = book->paragraph == NO_PARAGRAPH && (int)i == book->chapter;
        page_part(page, &text->parts[i], is_chosen);
    }
    const char *none = NULL;
    if (!text) {
        none = N_("The rules come with the game, in a later version.");
    } else if (page->line == 0) {
        none = N_("Nothing was found in these rules.");
    }
    if (none) {
        page_line(page, (PageLine){word(page, none), STYLE_BODY, COLOR_MUTED, false});
    }
}

static Page new_page(App *app, const Book *book, Rect column)
{
    return (Page){
        .app = app, .book = book, .rest = column, .top = column.y, .followed = NO_PARAGRAPH};
}

float page_measure(Page *page, App *app, const Book *book, Rect column)
{
    *page = new_page(app, book, column);
    run(page);
    return page->rest.y - page->top;
}

void page_show(Page *page, App *app, const Book *book, Rect column, Rect sight)
{
    int hits = page->hits;
    *page = new_page(app, book, column);
    page->told_hits = hits;
    page->is_shown = true;
    page->sight = sight;
    run(page);
}
