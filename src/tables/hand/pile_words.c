/* The words below a pile: its name and how many cards it holds, what becomes of that by what the
 * person thinks of, and the card on top when everybody knows it. */
#include "hand.h"

#include "base/text.h"
#include "i18n/format.h"

#include <math.h>

uint8_t pile_seen_top(const Table *table, uint8_t zone)
{
    const Stack *stack = &table->stacks[zone];
    for (unsigned i = 0; i < stack->count; i++) {
        if (table->sprites[stack->sprites[i]].seen_in == zone) {
            return stack->sprites[i];
        }
    }
    return SPRITE_NONE;
}

Card pile_known_top(const Table *table, uint8_t zone)
{
    uint8_t top = pile_seen_top(table, zone);
    if (top == SPRITE_NONE || !zone_is_closed(table, zone) ||
        table->layout.zones[zone].cover == COVER_LOOSE) {
        return CARD_NONE;
    }
    Card card = table->sprites[top].card;
    return card < table->look->game->names.card_count ? card : CARD_NONE;
}

#define PILE_WORDS   130.0f /* the room of a pile's words is at least so wide: card units */
#define PILE_CHANGES 142.0f /* the same of two numbers */
#define PILE_ROWS    3.4f   /* of words at most, with their gaps */

/* Pixels for the words below a pile; `least`: card units. */
static float pile_room(const Table *table, const ZonePlace *place, float least)
{
    float unit = table->layout.unit;
    if (place->words > 0) {
        return place->words * unit;
    }
    return fmaxf(place->card_width - 8 * unit, least * unit);
}

static TextStyle pile_style(const Table *table)
{
    float size = SIZE_BODY * fminf(table->layout.type, 1);
    return (TextStyle){.face = FONT_BODY, .size = size, .align = ALIGN_CENTRE, .fit = true};
}

/* Words on a dark plate, centred below what has been written there already. */
static void pile_words(Table *table, const ZonePlace *place, const char *words, float least,
                       float *y)
{
    Ui *ui = table->setting.ui;
    float unit = table->layout.unit, width = pile_room(table, place, least);
    float x = rect_centre(place->rect).x;
    const TextBlock *block = panel_fit(ui, words, pile_style(table), width);
    Rect plate = {x - block->w / 2 - 8 * unit, *y, block->w + 16 * unit, block->h + 2 * unit};
    draw_round(ui_draw(ui), plate, plate.h / 2, color_faded(COLOR_PANEL, 0.6f));
    draw_text(ui_draw(ui), block, (Point){x - width / 2, *y + unit}, COLOR_MUTED);
    *y += plate.h;
}

/* How many cards it holds, and will hold after what the person means. */
typedef struct PileCount {
    int now, then;
} PileCount;

static PileCount count_pile(Table *table, uint8_t zone)
{
    Action action;
    Outlook outlook = {.count = 0};
    TableScene scene = table_scene(table);
    int now = (int)table_seen_count(table, zone);
    if (table->look->outlook && table_meant(&scene, &action)) {
        table->look->outlook(&scene, action, &outlook);
    }
    return (PileCount){now, now + outlook.gained[zone]};
}

/* Returns the room that the words need at least, in card units. */
static float count_words(Table *table, uint8_t zone, PileCount pile, Text *out)
{
    const Catalogue *catalogue = table->setting.catalogue;
    const char *name = tr(catalogue, table->layout.zones[zone].name);
    if (pile.then == pile.now) {
        tr_format(catalogue, N_("{pile} · {n}"), TR_VALUES(name, frame_number(table, pile.now)),
                  out);
        return PILE_WORDS;
    }
    tr_format(catalogue, N_("{pile} · {n} → {then}"),
              TR_VALUES(name, frame_number(table, pile.now), frame_number(table, pile.then)), out);
    return PILE_CHANGES;
}

float pile_count(Table *table, uint8_t zone, Text *out)
{
    return count_words(table, zone, count_pile(table, zone), out);
}

/* A change that is too long to be written large has the name above it, where there is room. */
static void pile_counted(Table *table, uint8_t zone, float *y)
{
    char bytes[128];
    Text text = text_in(bytes, sizeof bytes);
    const ZonePlace *place = &table->layout.zones[zone];
    PileCount pile = count_pile(table, zone);
    float least = count_words(table, zone, pile, &text);
    const TextBlock *block = text_layout(table->setting.ui, bytes, pile_style(table), 0);
    if (pile.then != pile.now && block->w > pile_room(table, place, least)) {
        if (PILE_ROWS * block->h <= place->deep * table->layout.unit) {
            pile_words(table, place, tr(table->setting.catalogue, place->name), least, y);
        }
        text = text_in(bytes, sizeof bytes);
        tr_format(table->setting.catalogue, N_("{n} → {then}"),
                  TR_VALUES(frame_number(table, pile.now), frame_number(table, pile.then)), &text);
    }
    pile_words(table, place, bytes, least, y);
}

void pile_label(Table *table, uint8_t zone)
{
    const ZonePlace *place = &table->layout.zones[zone];
    Card top = pile_known_top(table, zone);
    bool is_absent = place->ground == GROUND_ABSENT && table_seen_count(table, zone) == 0;
    if (place->form != FORM_PILE || !place->id || is_absent) {
        return;
    }
    float y =
        rect_centre(place->rect).y + place->card_width * CARD_RATIO / 2 + 8 * table->layout.unit;
    pile_counted(table, zone, &y);
    if (top != CARD_NONE) {
        Message message = MESSAGE(N_("On top: {cards}"), value_cards(card_bit(top)));
        pile_words(table, place, frame_message(table, &message), PILE_WORDS, &y);
    }
}
