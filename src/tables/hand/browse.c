/* The cards of an open pile, listed over the table from its top on, and what is known of all cards:
 * below them, or on a page of its own. */
#include "hand.h"
#include "parts.h"
#include "sprite.h"
#include "tables/table_commands.h"

#include "base/limits.h"
#include "base/text.h"

#include <math.h>

#define COLUMNS_MAX 12
#define MEMORY_PART 0.58f  /* of the page, below the cards */
#define MEMORY_FORM 0.54f  /* of a page of its own: height to width at most */
#define CARD_UNITS  130.0f /* wide at most */
#define CARD_GAP    8.0f
#define PAGE_INSET  24.0f /* units; what a page is higher than its rows, besides the title */
#define PAGE_EDGE   0.08f /* of the table's width, around a page */

static void browse_card(const TableScene *scene, uint8_t sprite, Rect rect)
{
    Table *table = scene->table;
    Card card = table->sprites[sprite].card;
    char id[ELEMENT_ID_MAX];
    Text text = text_in(id, sizeof id);
    text_append(&text, "browse.");
    text_append(&text, table->look->game->names.cards[card]);
    unsigned copy = pick_of(table, sprite).copy;
    if (copy > 0) {
        text_append(&text, ".");
        text_append_number(&text, copy + 1);
    }
    Picture picture = face_picture(table, card, rect.w);
    draw_picture(ui_draw(scene->ui), &picture, (Outline){.rect = rect}, 1);
    Element element = {.id = id,
                       .role = ROLE_CARD,
                       .name = frame_card(table, card),
                       .rect = rect,
                       .detail = card_detail(card),
                       .secret = table->layout.zones[table->browsed].secret,
                       .still = true};
    ui_element(scene->ui, &element);
}

/* The widest cards with which `count` fit into the rectangle. */
static unsigned browse_columns(Rect rect, unsigned count, float gap, float *width)
{
    unsigned best = 1;
    *width = 0;
    for (unsigned columns = 1; columns <= COLUMNS_MAX; columns++) {
        unsigned rows = (count + columns - 1) / columns;
        float by_width = rect.w / (float)columns - gap;
        float by_height = (rect.h / (float)rows - gap) / CARD_RATIO;
        float fits = fminf(by_width, by_height);
        if (fits > *width) {
            *width = fits;
            best = columns;
        }
    }
    return best;
}

/* The places of the cards of a pile, in the order of its sprites. */
typedef struct Shelf {
    Rect room;
    float width, gap; /* of a card; between two */
    Rect places[ZONE_CARDS_MAX];
} Shelf;

static Card shelf_card(const TableScene *scene, const Stack *stack, unsigned i)
{
    return scene->table->sprites[stack->sprites[i]].card;
}

/* How the cards of the pile are kept together; NULL: they are not. */
static unsigned (*groups_of(const TableScene *scene))(Card card)
{
    return scene->layout->zones[scene->table->browsed].group;
}

/* How many known cards of the same group follow one another from here. */
static unsigned group_length(const TableScene *scene, const Stack *stack, unsigned first)
{
    unsigned (*group_of)(Card card) = groups_of(scene);
    unsigned group = group_of(shelf_card(scene, stack, first)), count = 0;
    for (unsigned i = first; i < stack->count; i++) {
        Card card = shelf_card(scene, stack, i);
        if (card >= CARD_LIMIT || group_of(card) != group) {
            break;
        }
        count++;
    }
    return count;
}

/* Groups stand side by side with a wider gap, and none is broken over two rows; whether all of
 * them have room at this width. */
static bool shelve_groups(const TableScene *scene, const Stack *stack, Shelf *shelf)
{
    float step = shelf->width + shelf->gap, high = shelf->width * CARD_RATIO;
    float x = 0, y = 0;
    bool fits = true;
    for (unsigned i = 0; i < stack->count;) {
        if (shelf_card(scene, stack, i) >= CARD_LIMIT) {
            i++;
            continue;
        }
        unsigned length = group_length(scene, stack, i);
        if (x > 0 && x + step * (float)length > shelf->room.w) {
            x = 0;
            y += high + shelf->gap;
        }
        fits = fits && x + step * (float)length <= shelf->room.w;
        for (unsigned last = i + length; i < last; i++, x += step) {
            shelf->places[i] = (Rect){shelf->room.x + x, shelf->room.y + y, shelf->width, high};
        }
        x += 3 * shelf->gap;
    }
    return fits && y + high <= shelf->room.h;
}

static void shelve(const Stack *stack, unsigned columns, Shelf *shelf)
{
    for (unsigned i = 0; i < stack->count; i++) {
        float high = shelf->width * CARD_RATIO;
        shelf->places[i] =
            (Rect){shelf->room.x + (shelf->width + shelf->gap) * (float)(i % columns),
                   shelf->room.y + (high + shelf->gap) * (float)(i / columns), shelf->width, high};
    }
}

static void browse_cards(const TableScene *scene, const Stack *stack, Rect rect)
{
    float unit = scene->layout->unit;
    Shelf shelf = {.room = rect, .gap = CARD_GAP * unit};
    unsigned columns = browse_columns(rect, stack->count, shelf.gap, &shelf.width);
    shelf.width = fminf(shelf.width, CARD_UNITS * unit);
    shelve(stack, columns, &shelf);
    while (groups_of(scene) && shelf.width > 20 * unit && !shelve_groups(scene, stack, &shelf)) {
        shelf.width *= 0.96f;
    }
    for (unsigned i = 0; i < stack->count; i++) {
        if (shelf_card(scene, stack, i) < CARD_LIMIT) {
            browse_card(scene, stack->sprites[i], shelf.places[i]);
        }
    }
}

static void heading(const TableScene *scene, const char *id, const char *words, float size,
                    Rect *rest)
{
    Line title = {.id = id,
                  .heading = true,
                  .title = true,
                  .size = size,
                  .color = COLOR_GOLD_LIGHT,
                  .text = panel_word(scene, words)};
    panel_line(scene, &title, rest);
}

/* A panel with a row for its title, and a button to close it; what is left. */
static Rect page_begin(const TableScene *scene, Rect page, const char *id, const char *title,
                       bool *closes)
{
    const Table *table = scene->table;
    Rect inner = ui_panel(scene->ui, page);
    Rect top = rect_cut_top(&inner, 2.4f * table->space.line);
    Button close = {.id = "button.close",
                    .label = panel_word(scene, N_("Close")),
                    .rect = rect_cut_right(&top, 7 * table->space.line)};
    heading(scene, id, title, SIZE_HEADING, &top);
    rect_cut_top(&inner, 12 * ui_unit(scene->ui));
    *closes = ui_button(scene->ui, &close);
    return inner;
}

/* As high as the rows of its cards, where nothing else is on it. */
static Rect list_rect(const TableScene *scene, const Stack *stack, Rect page)
{
    const Table *table = scene->table;
    float unit = scene->layout->unit, gap = CARD_GAP * unit,
          inset = PAGE_INSET * ui_unit(scene->ui);
    if (parts_first(table->look, PART_PAGE) || groups_of(scene)) {
        return page;
    }
    unsigned columns = (unsigned)((page.w - 2 * inset) / (CARD_UNITS * unit + gap));
    columns = (unsigned)clamp_int((int)columns, 1, COLUMNS_MAX);
    unsigned rows = (unsigned)max_int((int)((stack->count + columns - 1) / columns), 1);
    float high = (float)rows * (CARD_UNITS * unit * CARD_RATIO + gap);
    float height = high + 2.4f * table->space.line + 2.5f * inset;
    return rect_around(rect_centre(page), page.w, fminf(page.h, height));
}

/* Whether it is closed: it is drawn to its end first, and so is the other page. */
static bool list_page(const TableScene *scene, Rect page)
{
    const Table *table = scene->table;
    bool closes;
    uint8_t zone = table->browsed;
    page = list_rect(scene, &table->stacks[zone], page);
    const char *name = table->layout.zones[zone].name;
    Rect inner = page_begin(scene, page, "browse.title", name ? name : N_("Hand"), &closes);
    const TablePart *memory = parts_first(table->look, PART_PAGE);
    if (memory) {
        Rect room = rect_cut_bottom(&inner, inner.h * MEMORY_PART);
        heading(scene, "memory.title", memory->title, SIZE_BODY, &room);
        parts_draw_in(scene, PART_PAGE, room);
    }
    browse_cards(scene, &table->stacks[zone], inner);
    return closes;
}

static bool memory_page(const TableScene *scene, Rect page)
{
    const TablePart *memory = parts_first(scene->table->look, PART_PAGE);
    bool closes;
    page = rect_around(rect_centre(page), page.w, fminf(page.h, page.w * MEMORY_FORM));
    Rect room = page_begin(scene, page, "memory.title", memory->title, &closes);
    parts_draw_in(scene, PART_PAGE, room);
    return closes;
}

void browse_frame(const TableScene *scene)
{
    Table *table = scene->table;
    if (table->browsed == NO_ZONE) {
        return;
    }
    ui_cover(scene->ui, tr(scene->wording->catalogue, N_("A panel lies over it.")));
    draw_fill(ui_draw(scene->ui), ui_bounds(scene->ui), (Color){0, 0, 0, 140});
    Rect page = rect_inset(table->space.area, table->space.area.w * PAGE_EDGE);
    bool is_memory = table->browsed == MEMORY_PAGE;
    if (is_memory ? memory_page(scene, page) : list_page(scene, page)) {
        table->browsed = NO_ZONE;
    }
}

bool browse_key(Table *table, KeyPress press)
{
    if (press_is(&press, &table_command_memory) && parts_first(table->look, PART_PAGE)) {
        table_browse_memory(table);
        return true;
    }
    return false;
}
