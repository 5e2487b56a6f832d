/* The cards of an open pile, listed over the table from its top on. */
#include "hand.h"

#include "base/limits.h"
#include "base/text.h"

#include <math.h>

#define COLUMNS_MAX 12

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

/* A row for each group of the game that has a card; returns the width of the cards. */
static float browse_groups(const TableScene *scene, const Stack *stack, Rect rect,
                           unsigned char rows[ZONE_CARDS_MAX])
{
    const Table *table = scene->table;
    unsigned row = 0, most = 1, here = 0, last = 0;
    float gap = 8 * scene->layout->unit;
    for (unsigned i = 0; i < stack->count; i++) {
        Card card = table->sprites[stack->sprites[i]].card;
        bool known = card < CARD_LIMIT;
        if (known && here > 0 && table->look->group(card) != last) {
            row++;
            here = 0;
        }
        if (known) {
            last = table->look->group(card);
            here++;
        }
        rows[i] = (unsigned char)row;
        most = max_unsigned(most, here);
    }
    float high = (rect.h / (float)(row + 1) - gap) / CARD_RATIO;
    return fminf(high, rect.w / (float)most - gap);
}

static void browse_cards(const TableScene *scene, const Stack *stack, Rect rect)
{
    float unit = scene->layout->unit, width;
    bool grouped = scene->table->look->group != NULL;
    unsigned char rows[ZONE_CARDS_MAX];
    unsigned columns = browse_columns(rect, stack->count, 8 * unit, &width), column = 0;
    if (grouped) {
        width = browse_groups(scene, stack, rect, rows);
    }
    width = fminf(width, 130 * unit);
    for (unsigned i = 0; i < stack->count; i++) {
        if (scene->table->sprites[stack->sprites[i]].card >= CARD_LIMIT) {
            continue;
        }
        if (!grouped) {
            rows[i] = (unsigned char)(i / columns);
            column = i % columns;
        } else if (i > 0 && rows[i] != rows[i - 1]) {
            column = 0;
        }
        Rect place = {rect.x + (width + 8 * unit) * (float)column,
                      rect.y + (width * CARD_RATIO + 8 * unit) * (float)rows[i], width,
                      width * CARD_RATIO};
        browse_card(scene, stack->sprites[i], place);
        column++;
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
    browse_cards(scene, stack, inner);
    if (ui_button(scene->ui, &close)) {
        table->browsed = NO_ZONE;
    }
}
