/* Signs at the own hand of Clash of Decks: the way of its keeper, the four cards that may be
 * played, and the places of units that return. */
#include "clash/parts.h"
#include "clash/parts/info.h"
#include "clash/parts/sides.h"
#include "clash/pen.h"
#include "clash/seen.h"
#include "clash/table.h"

#include "base/limits.h"
#include "i18n/format.h"

#include <math.h>

/* Draws a plate whose ends are points. */
static void draw_pointed(DrawList *list, Rect plate, Color color)
{
    float half = plate.h / 2, side = plate.h * 0.7071f;
    Rect middle = {plate.x + half, plate.y, plate.w - 2 * half, plate.h};
    for (int end = 0; end < 2; end++) {
        Point at = {middle.x + middle.w * (float)end, plate.y + half};
        draw_push(list, &(DrawCommand){.kind = DRAW_FILL,
                                       .rect = rect_around(at, side, side),
                                       .angle = 45,
                                       .color = color});
    }
    draw_fill(list, middle, color);
}

/* A line of gold over neighbours of the hand, and what it means. */
typedef struct Bracket {
    Rect first, last;
    const char *id, *words, *rule; /* the rule is marked for translation, the words are worded */
    bool is_inside;                /* at their upper edge, not above them */
    Rect raised;                   /* all cards that stand higher; or empty */
} Bracket;

/* How far a line at this height may go to the right: not below buttons, which stand beside it. */
static float free_right(const TableScene *scene, float y)
{
    Rect buttons = scene->layout->buttons, hand = scene->layout->hand;
    float edge = hand.x + hand.w;
    bool are_beside = y > buttons.y && y < buttons.y + buttons.h && buttons.x > rect_centre(hand).x;
    return are_beside ? fminf(edge, buttons.x - 10 * scene->layout->unit) : edge;
}

static void draw_bracket(const TableScene *scene, const Bracket *bracket)
{
    DrawList *list = ui_draw(scene->ui);
    float unit = scene->layout->unit, thick = 4 * unit;
    Rect first = bracket->first, last = bracket->last;
    float y = bracket->is_inside ? first.y + 30 * unit
                                 : scene->layout->hand.y - (25 + scene->layout->ready) * unit;
    Rect line = {first.x - 6 * unit, y, last.x + last.w - first.x + 12 * unit, thick};
    line.w = fminf(line.w, free_right(scene, y) - line.x);
    draw_fill(list, line, COLOR_LIT);
    draw_fill(list, (Rect){line.x, y, thick, 14 * unit}, COLOR_LIT);
    draw_fill(list, (Rect){line.x + line.w - thick, y, thick, 14 * unit}, COLOR_LIT);
    const char *words = bracket->words;
    Rect room = {0, 0, line.w - 30 * unit, 26 * unit};
    const TextBlock *block = clash_text(scene, words, FONT_TITLE, fmaxf(17 * unit, 12), room);
    Rect plate = rect_around((Point){line.x + line.w / 2, y + thick / 2},
                             fminf(block->w + 44 * unit, line.w), block->h + 6 * unit);
    Label label = {.id = bracket->id, .name = words, .tip = panel_word(scene, bracket->rule)};
    ui_tell(scene->ui, &label, plate);
    bool is_covered = rect_intersection(bracket->raised, plate).h > 0;
    if (!is_covered) {
        draw_pointed(list, plate, COLOR_GOLD);
        clash_text_centred(scene, block, plate, COLOR_INK);
    }
}

/* Draws a piece of wall under a card on the keeper's way. It stays where it is when the card rises.
 */
static Rect draw_walk(const TableScene *scene, Rect card)
{
    float unit = scene->layout->unit, high = 18 * unit;
    Rect hand = scene->layout->hand;
    unsigned zone = CLASH_ZONE_HANDS + (unsigned)scene->seat;
    float lies = scene->layout->zones[zone].card_width * CARD_RATIO;
    bool is_second_line = card.y > hand.y + lies / 2;
    float bottom = hand.y + (is_second_line ? hand.h : lies);
    Rect piece = {card.x, bottom - 2 * unit, card.w, high};
    Rect window =
        rect_around((Point){piece.x + piece.w / 2, piece.y + high / 2}, high * 0.8f, high);
    draw_named(ui_draw(scene->ui), "ui/clash-walk", piece, 1);
    draw_named(ui_draw(scene->ui), "ui/clash-window-lit", window, 1);
    return piece;
}

static void draw_brink(const TableScene *scene, Rect rect)
{
    draw_named(ui_draw(scene->ui), "ui/clash-brink", rect, 1);
    clash_tip(scene, panel_id(scene, "tip.clash.brink.", (int)rect.x, ""),
              N_("The right end of the hand: a Bastion or Fort with no card to its right falls."),
              rect);
}

/* Where the other side's keeper would fall. */
void clash_other_brink(const TableScene *scene)
{
    Rect rect, last = {0};
    unsigned zone = CLASH_ZONE_HANDS + (unsigned)(1 - scene->seat);
    for (unsigned i = 0; table_card_rect(scene->table, zone, i, &rect); i++) {
        if (rect.x > last.x && rect_has(scene->layout->zones[zone].rect, rect_centre(rect))) {
            last = rect;
        }
    }
    float side = 40 * scene->layout->unit;
    if (last.w > 0) {
        draw_brink(scene, (Rect){last.x + last.w, last.y + last.h - side, side, side * 48 / 58});
    }
}

/* Whether the four matter: their owner may play one of them, or will when all has come to rest. */
static bool plays_cards(const TableScene *scene)
{
    ClashPhase phase = clash_phase(scene);
    bool decides = scene->acting && table_rests(scene->table);
    if (clash_active(scene) != scene->seat) {
        return false;
    }
    if (phase == CLASH_SUMMONING && decides) {
        return selection_has_verb(scene->selection, CLASH_SUMMON) ||
               selection_has_verb(scene->selection, CLASH_CAST);
    }
    return phase == CLASH_SUMMONING || (phase == CLASH_ATTACKING && decides);
}

/* The part of a card that stands higher than those that may be picked, its cost with it; else
 * nothing. */
static Rect raised_part(const TableScene *scene, Rect card)
{
    float unit = scene->layout->unit;
    bool is_raised = card.y < scene->layout->hand.y - (scene->layout->ready + 6) * unit;
    return is_raised ? rect_inset(card, -10 * unit) : (Rect){0};
}

/* Words for which cards may be played; in the assault only incantations. */
static const char *reach_words(const TableScene *scene, bool has_keeper)
{
    bool is_attack = clash_phase(scene) == CLASH_ATTACKING;
    if (!has_keeper) {
        return panel_word(scene, is_attack ? N_("Within reach: incantations of these 4")
                                           : N_("Within reach: the 4 leftmost"));
    }
    Card keeper = clash_has_fort(scene, scene->seat) ? CLASH_FORT : CLASH_BASTION;
    const char *text = is_attack ? N_("Within reach: incantations of these 4, {card} not counted")
                                 : N_("Within reach: the 4 leftmost, {card} not counted");
    Message words = MESSAGE(text, value_card(keeper));
    return panel_message(scene, &words);
}

void clash_reach(const TableScene *scene)
{
    unsigned zone = CLASH_ZONE_HANDS + (unsigned)scene->seat, played = 0, keeper = ZONES_MAX;
    unsigned left = 0, right = 0; /* of the four */
    Rect rect, first = {0}, last = {0}, piece = {0}, raised = {0};
    for (unsigned i = 0; table_card_rect(scene->table, zone, i, &rect); i++) {
        bool is_keeper = table_card_is(scene->table, zone, i, CLASH_BASTION) ||
                         table_card_is(scene->table, zone, i, CLASH_FORT);
        if (is_keeper) {
            keeper = i;
        }
        if (!is_keeper && played++ < CLASH_WINDOW) {
            if (first.w <= 0) {
                first = rect;
                left = i;
            }
            last = rect;
            right = i;
        }
        raised = rect_union(raised, raised_part(scene, rect));
        if (i > keeper && rect_has(scene->layout->hand, rect_centre(rect))) {
            piece = draw_walk(scene, rect); /* not below what is still on its way */
        }
    }
    float side = 46 * scene->layout->unit;
    if (piece.w > 0) { /* behind the last one */
        Rect felt = scene->layout->felt;
        float x = fminf(piece.x + piece.w, felt.x + felt.w - side * 1.2f);
        draw_brink(scene, (Rect){x, piece.y + piece.h - side * 0.86f, side, side * 48 / 58});
    }
    bool is_line = last.y < first.y + first.h * 0.5f && last.y > first.y - first.h * 0.5f;
    if (first.w > 0 && is_line && plays_cards(scene)) {
        draw_bracket(
            scene,
            &(Bracket){.first = first,
                       .last = last,
                       .raised = raised,
                       .id = "hand.reach",
                       .words = reach_words(scene, keeper > left && keeper < right),
                       .rule = N_("Only the four leftmost cards can be played, the Bastion or Fort "
                                  "not counted; when one is played the next moves up.")});
    }
}

/* Draws a free place at the right end of the hand, with the number of the choice that will lie
 * there; only the first is dashed, as is what takes a drop. */
static void draw_return(const TableScene *scene, Rect place, unsigned nth)
{
    float unit = scene->layout->unit, side = 64 * unit;
    Rect card = rect_around(rect_centre(place), place.w, place.w * CLASH_TOKEN_HEIGHT);
    Rect disc = rect_around(rect_centre(card), side, side);
    draw_named(ui_draw(scene->ui), "ui/clash-place", card, 1);
    draw_push(ui_draw(scene->ui),
              &(DrawCommand){.kind = DRAW_FRAME,
                             .rect = rect_inset(card, 3 * unit),
                             .thickness = 3 * unit,
                             .radius = 14 * unit,
                             .dashed = nth == 1,
                             .color = color_faded(COLOR_GOLD_LIGHT, nth == 1 ? 1 : 0.4f)});
    clash_disc(scene->ui, disc, 2 * unit, COLOR_GOLD_LIGHT);
    const TextBlock *number =
        clash_text(scene, panel_number(scene, (int)nth), FONT_TITLE, side * 0.56f, disc);
    clash_text_centred(scene, number, disc, COLOR_GOLD_LIGHT);
}

bool clash_is_returning(const TableScene *scene)
{
    return clash_returns_of(clash_table_of(scene), scene->seat) > 0 && table_rests(scene->table);
}

void clash_returns(const TableScene *scene)
{
    unsigned count = clash_returns_of(clash_table_of(scene), scene->seat);
    const Rect *places = &scene->layout->spots[SPOT_RETURNS];
    for (unsigned i = 0; i < count; i++) {
        draw_return(scene, places[i], i + 1);
    }
    draw_bracket(scene, &(Bracket){.first = scene->layout->drop,
                                   .last = places[count - 1],
                                   .is_inside = true,
                                   .id = "hand.returns",
                                   .words = panel_word(scene, N_("First chosen: farther left")),
                                   .rule = N_("Destroyed units return to the right end of the "
                                              "hand, in the order in which they are chosen.")});
}

/* Draws a dark ground that sets destroyed units, which are to be ordered, apart from those below.
 */
void clash_returning_ground(const TableScene *scene)
{
    Rect card, ground = {0};
    float edge = 14 * scene->layout->unit;
    for (unsigned i = 0; table_card_rect(scene->table, CLASH_ZONE_RETURNING, i, &card); i++) {
        ground = rect_union(ground, card);
    }
    if (ground.w > 0) {
        draw_round(ui_draw(scene->ui), rect_inset(ground, -edge), edge,
                   color_faded(COLOR_INK, 0.72f));
    }
}
