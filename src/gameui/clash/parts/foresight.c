/* What the assault whose button is aimed at, the cast on the unit that is aimed at, or the card
 * that is picked or looked at would do: on every unit that is hit its durability now and then, a
 * cross on those that are destroyed, and on the keeps the steps that are left then. */
#include "clash/table.h"

#include "base/limits.h"
#include "base/text.h"

#include <math.h>

#define LOW_PICTURE 0.7f /* of its width */
#define FACE        0.6f /* of the height of a card: the picture as far as its keywords */

static void draw_doom(const TableScene *scene, Rect seen)
{
    float side = seen.w * 0.8f;
    draw_fill(ui_draw(scene->ui), seen, color_faded(COLOR_DANGER, 0.35f));
    draw_icon(ui_draw(scene->ui), "ui/ui-close",
              (Outline){.rect = rect_around(rect_centre(seen), side, side)}, COLOR_WARNING);
}

/* Words across what is seen of something, where there is room for them. */
static void draw_remark(const TableScene *scene, Rect seen, const char *text)
{
    float high = fmaxf(28 * scene->layout->unit, 19);
    Rect room = {0, 0, 8 * seen.w, high}; /* it is left out before its letters shrink */
    const char *words = panel_word(scene, text);
    const TextBlock *block = clash_text(scene, words, FONT_BODY, high * 0.58f, room);
    if (block->w > seen.w - high * 0.6f) {
        return;
    }
    Rect plate = rect_around((Point){seen.x + seen.w / 2, seen.y + seen.h * 0.46f},
                             block->w + high * 0.5f, high);
    draw_round(ui_draw(scene->ui), plate, high / 2, color_faded(COLOR_PANEL, 0.94f));
    clash_text_centred(scene, block, plate, COLOR_PAPER);
}

/* Of a durability, and whether it is what an own play costs, not a blow. */
typedef struct Change {
    unsigned left, then;
    bool is_price;
} Change;

static Color change_color(Change change)
{
    if (change.is_price) {
        return COLOR_PAPER;
    }
    return change.then < change.left ? COLOR_WARNING : COLOR_GOLD_LIGHT;
}

/* "6 ▸ 3" on a plate across the middle of a part of what is seen of something. */
static void draw_change(const TableScene *scene, Rect seen, Change change)
{
    DrawList *list = ui_draw(scene->ui);
    float unit = scene->layout->unit, high = fmaxf(34 * unit, 22);
    Rect plate = rect_around(rect_centre(seen), fminf(high * 2.9f, seen.w), high);
    draw_round(list, plate, high / 2, color_faded(COLOR_PANEL, 0.94f));
    Rect arrow = rect_around(rect_centre(plate), high * 0.5f, high * 0.5f);
    draw_icon(list, "ui/ui-play", (Outline){.rect = arrow}, COLOR_GOLD_LIGHT);
    Rect before = plate, after = plate;
    before.w = after.w = (plate.w - arrow.w) / 2;
    after.x += plate.w - after.w;
    const TextBlock *now =
        clash_text(scene, panel_number(scene, (int)change.left), FONT_TITLE, high * 0.62f, before);
    const TextBlock *later =
        clash_text(scene, panel_number(scene, (int)change.then), FONT_TITLE, high * 0.62f, after);
    clash_text_centred(scene, now, before, COLOR_PAPER);
    clash_text_centred(scene, later, after, change_color(change));
}

bool clash_next_strike(const TableScene *scene, Action *out)
{
    const Selection *selection = scene->selection;
    bool can_act = scene->acting && table_rests(scene->table) && selection->pick_count == 0;
    for (size_t i = 0; can_act && i < selection->legal_count; i++) {
        *out = selection->legal[i];
        if (action_verb(*out) == CLASH_STRIKE) {
            return true;
        }
    }
    return false;
}

static bool foreseen_action(const TableScene *scene, Action *out)
{
    *out = table_foretold(scene);
    return *out != ACTION_NONE || table_aimed(scene, out) || clash_next_strike(scene, out);
}

void clash_foreseen_mark(const TableScene *scene, Seat seat, const CardMark *mark, unsigned left)
{
    Action action;
    if (!foreseen_action(scene, &action)) {
        return;
    }
    ClashForesight foresight = clash_foresee(scene->view, action);
    unsigned damage = foresight.damage[seat][mark->card];
    if (foresight.destroyed[seat] & card_bit(mark->card)) {
        draw_doom(scene, clash_seen_part(mark));
        if (!clash_is_automaton(scene, seat)) { /* whose units are discarded */
            draw_remark(scene, clash_seen_part(mark), N_("back to hand"));
        }
    }
    if (damage > 0 || foresight.spared & card_bit(mark->card)) {
        Rect face = clash_seen_part(mark);
        face.h *= FACE; /* above its keywords */
        draw_change(scene, face, (Change){left, left - min_unsigned(damage, left), false});
    }
}

static bool is_aimed(const TableScene *scene, Card card, Rect rect)
{
    char bytes[ELEMENT_ID_MAX];
    Text text = text_in(bytes, sizeof bytes);
    text_append(&text, "hand.card.");
    text_append(&text, clash_game.names.cards[card]);
    return rect_has(rect, ui_pointer(scene->ui)) || clash_has_keys(scene, bytes);
}

/* The card of the hand that is picked, else the one that is looked at; or CARD_NONE. */
static Card meant_card(const TableScene *scene)
{
    Rect rect;
    const ClashSide *side = &clash_table_of(scene)->sides[scene->seat];
    unsigned zone = CLASH_ZONE_HANDS + (unsigned)scene->seat;
    if (scene->selection->pick_count > 0) {
        return clash_picked(scene);
    }
    for (unsigned i = 0; table_card_rect(scene->table, zone, i, &rect); i++) {
        unsigned nth = i - (i > side->keeper);
        if (i != side->keeper && nth < side->hand_count && is_aimed(scene, side->hand[nth], rect)) {
            return side->hand[nth];
        }
    }
    return CARD_NONE;
}

/* A summon shortens the keeper's way in either row. */
static bool meant_action(const TableScene *scene, Action *out)
{
    if (foreseen_action(scene, out)) {
        return true;
    }
    Card card = meant_card(scene);
    for (size_t i = 0; i < scene->selection->legal_count; i++) {
        *out = scene->selection->legal[i];
        if (action_verb(*out) == CLASH_SUMMON && action_operand(*out, 0) == card) {
            return true;
        }
    }
    return false;
}

void clash_foreseen_keep(const TableScene *scene, Seat seat, Rect picture, unsigned then)
{
    Action action;
    bool is_price =
        seat == scene->seat && meant_action(scene, &action) && action_verb(action) == CLASH_SUMMON;
    if (then == 0) {
        draw_doom(scene, picture);
    }
    if (picture.h < picture.w * LOW_PICTURE) { /* its number hangs as low as its middle */
        picture.y += picture.h * 0.45f;
    }
    draw_change(scene, picture, (Change){clash_life(scene, seat), then, is_price});
    if (is_price) {
        picture.y += picture.h * 0.3f;
        draw_remark(scene, picture, N_("one card fewer in hand"));
    }
}

bool clash_foreseen_life(const TableScene *scene, Seat seat, unsigned *then)
{
    Action action;
    bool can_act = scene->acting && table_rests(scene->table) && clash_table_of(scene)->turn > 0;
    if (!can_act || !meant_action(scene, &action)) {
        return false;
    }
    *then = clash_foresee(scene->view, action).life[seat];
    return *then != clash_life(scene, seat);
}

void clash_awaits_strike(const TableScene *scene, DressedCard *card)
{
    Action action;
    unsigned own = CLASH_ZONE_ROWS + CLASH_ROWS * (unsigned)scene->seat;
    if (card->zone < CLASH_ZONE_ROWS || !clash_next_strike(scene, &action)) {
        return;
    }
    ClashForesight foresight = clash_foresee(scene->view, action);
    bool is_own = card->zone >= own && card->zone < own + CLASH_ROWS;
    if (is_own && foresight.striker == card->card) {
        card->strikes = 1;
    } else if (!is_own && foresight.struck == card->card) {
        card->struck = 1;
    }
}
