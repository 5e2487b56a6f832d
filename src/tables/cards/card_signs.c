/* Signs on cards: what is hinted at, what is picked, and what cannot be picked as things stand.
 * Light and shade tell the same, but not to all eyes. */
#include "card_signs.h"
#include "base/text.h"
#include "cards.h"
#include "tables/hint.h"

#include <math.h>

#define HINT_SHARE  0.2f /* of the width of the card */
#define HINT_LEAST  20   /* units */
#define HINT_BESIDE 24   /* of what is no card */
#define SIGN_SHARE  0.19f
#define SIGN_LEAST  17
#define SIGN_EDGE   0.015f /* of its width, from the left edge */
#define SIGN_DOWN   0.3f   /* below its middle, where plaques of a game end */
#define SIGN_ASIDE  0.21f  /* from its middle, of a card that is seen whole */
#define BAR_LONG    0.9f   /* of its size */
#define BAR_THICK   0.14f
#define BAR_ANGLE   45.0f

typedef struct Sign {
    const char *icon; /* NULL: a bar across it, as on what is closed to traffic */
    float size;       /* pixels */
    Color ink, paper;
} Sign;

/* Whether the neighbours leave the middle of its upper edge free. */
static bool is_spread(const Table *table, uint8_t index)
{
    Pose poses[ZONE_CARDS_MAX];
    uint8_t zone = table->sprites[index].zone;
    const Stack *stack = &table->stacks[zone];
    place_stack(table, zone, poses);
    for (unsigned i = 0; i < stack->count; i++) {
        if (stack->sprites[i] == index) {
            return place_seen(table, zone, poses, i) > 0.75f * poses[i].w;
        }
    }
    return true;
}

/* A sign on a disc of two colours, `along` and `down` from the middle of the card. */
static void draw_disc(Table *table, const Pose *seen, const Sign *sign, Point from)
{
    DrawList *list = ui_draw(table->setting.ui);
    float turn = RADIANS(seen->angle), size = sign->size, edge = 2 * table->layout.unit;
    Point at = {seen->x + from.x * cosf(turn) - from.y * sinf(turn),
                seen->y + from.x * sinf(turn) + from.y * cosf(turn)};
    Rect disc = rect_around(at, size, size);
    draw_round(list, rect_inset(disc, -edge), size / 2 + edge, sign->ink);
    draw_round(list, disc, size / 2, sign->paper);
    if (sign->icon) {
        draw_icon(list, sign->icon, (Outline){.rect = rect_inset(disc, size * 0.14f)}, sign->ink);
        return;
    }
    draw_push(list, &(DrawCommand){.kind = DRAW_FILL,
                                   .rect = rect_around(at, size * BAR_LONG, size * BAR_THICK),
                                   .angle = BAR_ANGLE,
                                   .color = sign->ink});
}

void table_draw_hint(const TableScene *scene, Point middle)
{
    Pose seen = {.x = middle.x, .y = middle.y};
    Sign sign = {"ui/ui-hint", HINT_BESIDE * scene->layout->unit, COLOR_INK, COLOR_GOLD_LIGHT};
    draw_disc(scene->table, &seen, &sign, (Point){0, 0});
}

void table_mark_hint(const TableScene *scene, const char *id, Action action, Rect place)
{
    if (table_is_advised(scene->table, action)) {
        Text kept = text_in(scene->table->advised_id, ELEMENT_ID_MAX);
        text_append(&kept, id);
        table_draw_hint(scene, (Point){place.x + place.w, place.y});
    }
}

/* Of a hinted card, on the middle of its upper edge, or above the corner that is seen in a fan: its
 * index stays free. The card neither rises nor glows, so that it looks neither picked nor pointed
 * at. */
static void draw_hint(Table *table, uint8_t index, const Pose *seen)
{
    float size = fmaxf(seen->w * HINT_SHARE, HINT_LEAST * table->layout.unit);
    Sign sign = {"ui/ui-hint", size, COLOR_INK, COLOR_GOLD_LIGHT};
    bool spread = is_spread(table, index);
    Point from = {spread ? 0 : size * 0.6f - seen->w / 2,
                  (spread ? 0.6f : -0.18f) * size - seen->w * CARD_RATIO / 2};
    draw_disc(table, seen, &sign, from);
}

/* At the upper edge beside the place of a hint; in a fan at the left edge, below the index. */
static void draw_beside(Table *table, uint8_t index, const Pose *seen, Sign sign)
{
    sign.size = fmaxf(seen->w * SIGN_SHARE, SIGN_LEAST * table->layout.unit);
    Point from = {sign.size * 0.5f + seen->w * (SIGN_EDGE - 0.5f), seen->w * SIGN_DOWN};
    if (is_spread(table, index)) {
        from = (Point){seen->w * SIGN_ASIDE, sign.size * 0.6f - seen->w * CARD_RATIO / 2};
    }
    draw_disc(table, seen, &sign, from);
}

/* Whether it was picked, or cannot be as things stand. A slot tells of itself that its card is
 * picked. */
static void draw_choice(Table *table, uint8_t index, const Pose *seen, bool is_dark)
{
    bool is_picked = pick_has(table, index);
    if (is_picked && !pick_has_slot(table, index)) {
        draw_beside(table, index, seen, (Sign){"ui/ui-confirm", 0, COLOR_INK, COLOR_GOLD_LIGHT});
    } else if (is_dark && !pick_joins(table, index)) {
        draw_beside(table, index, seen, (Sign){NULL, 0, COLOR_SHEET, COLOR_INK});
    }
}

void signs_draw(Table *table, uint8_t index, const Pose *seen, bool is_dark)
{
    if (pick_is_open(table, index)) {
        draw_choice(table, index, seen, is_dark);
    }
    if (pick_is_advised(table, index)) {
        draw_hint(table, index, seen);
    }
}
