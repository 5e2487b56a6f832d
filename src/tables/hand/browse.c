/* The cards of an open pile, listed over the table from its top on. */
#include "hand.h"

#include "base/text.h"

#include <math.h>

#define COLUMNS_MAX 12
#define MEMORY_PART 0.58f /* of the page, below the cards */

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

/* How many known cards of the same group follow one another from here. */
static unsigned group_length(const TableScene *scene, const Stack *stack, unsigned first)
{
    const TableLook *look = scene->table->look;
    unsigned group = look->group(shelf_card(scene, stack, first)), count = 0;
    for (unsigned i = first; i < stack->count; i++) {
        Card card = shelf_card(scene, stack, i);
        if (card >= CARD_LIMIT || look->group(card) != group) {
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
    Shelf shelf = {.room = rect, .gap = 8 * unit};
    unsigned columns = browse_columns(rect, stack->count, shelf.gap, &shelf.width);
    shelf.width = fminf(shelf.width, 130 * unit);
    shelve(stack, columns, &shelf);
    while (scene->table->look->group && shelf.width > 20 * unit &&
           !shelve_groups(scene, stack, &shelf)) {
        shelf.width *= 0.96f;
    }
    for (unsigned i = 0; i < stack->count; i++) {
        if (shelf_card(scene, stack, i) < CARD_LIMIT) {
            browse_card(scene, stack->sprites[i], shelf.places[i]);
        }
    }
}

void browse_frame(const TableScene *scene)
{
    Table *table = scene->table;
    if (table->browsed == NO_ZONE) {
        return;
    }
    const Catalogue *catalogue = scene->wording->catalogue;
    const Stack *stack = &table->stacks[table->browsed];
    const char *name = table->layout.zones[table->browsed].name;
    float unit = ui_unit(scene->ui);
    Rect area = table->space.area;
    ui_cover(scene->ui, tr(catalogue, N_("A panel lies over it.")));
    draw_fill(ui_draw(scene->ui), ui_bounds(scene->ui), (Color){0, 0, 0, 140});
    Rect inner = ui_panel(scene->ui, rect_inset(area, area.w * 0.08f));
    Rect top = rect_cut_top(&inner, 2.4f * table->space.line);
    Button close = {.id = "button.close",
                    .label = tr(catalogue, N_("Close")),
                    .rect = rect_cut_right(&top, 7 * table->space.line)};
    Line title = {.id = "browse.title",
                  .heading = true,
                  .title = true,
                  .size = SIZE_HEADING,
                  .color = COLOR_GOLD_LIGHT,
                  .text = tr(catalogue, name ? name : N_("Hand"))};
    panel_line(scene, &title, &top);
    rect_cut_top(&inner, 12 * unit);
    if (table->look->memory) {
        table->look->memory(scene, rect_cut_bottom(&inner, inner.h * MEMORY_PART));
    }
    browse_cards(scene, stack, inner);
    if (ui_button(scene->ui, &close)) {
        table->browsed = NO_ZONE;
    }
}
