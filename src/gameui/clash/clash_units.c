/* What stands on the cards of Clash of Decks beside their faces: what a unit is now (its attack
 * with a bonus, the durability left, the abilities that it has where it stands), the abilities of
 * cards in hand, a keeper's life. And rows and units as places where a card is dropped: which of
 * them is open is asked of the selection, never decided here. */
#include "clash_table.h"

#include "base/text.h"
#include "i18n/format.h"

#include <math.h>

#define ICON        30.0f
#define ICON_COLUMN 4

const char *const clash_ability_icons[CLASH_ABILITIES] = {
    [CLASH_SPLASH] = "ui/glyph-splash",   [CLASH_PERFORATION] = "ui/glyph-perforation",
    [CLASH_RAGE] = "ui/glyph-rage",       [CLASH_PROTECTION] = "ui/glyph-protection",
    [CLASH_BERSERK] = "ui/glyph-berserk", [CLASH_INDESTRUCTIBLE] = "ui/glyph-indestructible",
    [CLASH_SPRINT] = "ui/glyph-sprint",
};

static const ClashTable *table_of(const TableScene *scene)
{
    const ClashView *view = scene->view;
    return &view->table;
}

const char *clash_unit_id(const TableScene *scene, Seat seat, unsigned row, unsigned place)
{
    char bytes[ELEMENT_ID_MAX];
    Text text = text_in(bytes, sizeof bytes);
    text_append(&text, "row.");
    text_append_number(&text, seat);
    text_append(&text, row == 0 ? ".top." : ".bottom.");
    text_append_number(&text, place);
    return panel_phrase(scene, bytes, NULL);
}

bool clash_is_open(const TableScene *scene, Pick pick)
{
    Selection selection = *scene->selection;
    if (!scene->acting || selection.pick_count == 0) {
        return false;
    }
    selection.pick_count = 1; /* the card */
    return selection_can_add(&selection, pick);
}

static void draw_sign(const TableScene *scene, const char *name, Rect rect, float alpha)
{
    Picture picture = picture_named(name);
    draw_picture(ui_draw(scene->ui), &picture, (Outline){.rect = rect}, alpha);
}

/* Signs down the left side of the picture, below the cost; an aura's with a ring around it. Each
 * has its rule beside it while the pointer rests there. */
static void draw_abilities(const TableScene *scene, const CardMark *mark, unsigned set,
                           unsigned aura)
{
    Rect card = mark->rect;
    float side = card.w * ICON / 124;
    Rect place = {card.x + card.w * 0.045f, card.y + card.h * 0.19f, side, side};
    unsigned drawn = 0;
    for (unsigned ability = 0; ability < CLASH_ABILITIES; ability++) {
        bool lends = aura >> ability & 1;
        if (!((set | aura) >> ability & 1)) {
            continue;
        }
        draw_sign(scene, clash_ability_icons[ability], place, 1);
        if (mark->aimed) {
            const char *rule = clash_ability_words(scene, ability, lends);
            ui_tip(scene->ui, clash_ability_icons[ability], rule, place);
        }
        if (lends) {
            Rect ring = {place.x + side * 0.45f, place.y + side * 0.45f, side * 0.6f, side * 0.6f};
            draw_sign(scene, "ui/glyph-aura", ring, 1);
        }
        drawn++;
        place.y += side * 1.02f;
        if (drawn == ICON_COLUMN) {
            place = (Rect){place.x + side, card.y + card.h * 0.19f, side, side};
        }
    }
}

/* A number over a hexagon of the card's face, which shows what is printed. */
static void draw_number(const TableScene *scene, Point centre, float side, const Line *line)
{
    TextStyle style = {.face = FONT_TITLE, .size = line->size, .align = ALIGN_CENTRE};
    const TextBlock *block = text_layout(scene->ui, line->text, style, 0);
    Rect plate = rect_around(centre, side > block->w ? side : block->w, side);
    draw_round(ui_draw(scene->ui), plate, side * 0.3f, COLOR_PANEL);
    draw_frame(ui_draw(scene->ui), plate, scene->layout->unit * 1.5f, line->color);
    draw_text(ui_draw(scene->ui), block, (Point){centre.x - block->w / 2, centre.y - block->h / 2},
              line->color);
}

/* Sizes of texts are in units of the window, cards in their own. */
static float text_size(const TableScene *scene, float pixels)
{
    return pixels / ui_unit(scene->ui);
}

static unsigned durability_left(const ClashUnit *unit)
{
    unsigned whole = clash_facts[unit->card].durability;
    return unit->damage < whole ? whole - unit->damage : 0;
}

/* The part of a card to its left that the next one leaves free. */
static Rect seen_part(const CardMark *mark)
{
    Rect seen = mark->rect;
    seen.w = fminf(mark->seen, seen.w);
    return seen;
}

/* What differs from the face, or is covered there. */
static void draw_strength(const TableScene *scene, const ClashUnit *unit, const CardMark *mark)
{
    Rect card = mark->rect, seen = seen_part(mark);
    float side = card.w * 0.2f, y = card.y + card.h * 0.91f;
    float right = fminf(card.x + card.w * 0.852f, seen.x + seen.w - side * 0.6f);
    Line line = {.size = text_size(scene, side * 0.7f),
                 .color = unit->damage > 0 ? COLOR_WARNING : COLOR_PAPER};
    if (unit->damage > 0 || seen.w < card.w * 0.95f) {
        line.text = panel_number(scene, durability_left(unit));
        draw_number(scene, (Point){right, y}, side, &line);
    }
    if (unit->bonus > 0) {
        y -= seen.w < card.w * 0.5f ? side * 1.1f : 0; /* above the other where both do not fit */
        line.color = COLOR_GOLD_LIGHT;
        line.text = panel_number(scene, clash_power(unit));
        draw_number(scene, (Point){card.x + card.w * 0.148f, y}, side, &line);
    }
}

/* "Rage, Berserk" */
static const char *ability_list(const TableScene *scene, unsigned set)
{
    const char *names[CLASH_ABILITIES];
    size_t count = 0;
    char bytes[256];
    Text text = text_in(bytes, sizeof bytes);
    for (unsigned ability = 0; ability < CLASH_ABILITIES; ability++) {
        if (set >> ability & 1) {
            names[count++] = clash_ability_name(scene->wording, ability);
        }
    }
    list_write(scene->wording->catalogue, names, count, &text);
    return panel_copy(scene, bytes);
}

static const char *unit_name(const TableScene *scene, const ClashUnit *unit, unsigned set)
{
    char bytes[64];
    Text card = text_in(bytes, sizeof bytes);
    clash_name(scene->wording, unit->card, &card);
    const char *power = panel_number(scene, clash_power(unit));
    const char *left = panel_number(scene, durability_left(unit));
    if (!set) {
        return panel_phrase(scene, N_("{card}: attack {attack}, durability {left}"),
                            TR_VALUES(bytes, power, left));
    }
    return panel_phrase(scene, N_("{card}: attack {attack}, durability {left}; {abilities}"),
                        TR_VALUES(bytes, power, left, ability_list(scene, set)));
}

/* What a click on a unit means while a card is picked: the unit, or its row. */
static bool unit_pick(const TableScene *scene, Seat seat, unsigned row, unsigned place, Pick *out)
{
    *out = clash_unit_pick(seat, row, place);
    if (clash_is_open(scene, *out)) {
        return true;
    }
    *out = clash_row_pick(row);
    return seat == scene->seat && clash_is_open(scene, *out);
}

static void draw_state(const TableScene *scene, const ClashUnit *unit, const CardMark *mark,
                       unsigned set)
{
    Rect seen = seen_part(mark);
    draw_abilities(scene, mark, set, clash_facts[unit->card].aura);
    draw_strength(scene, unit, mark);
    if (unit->marks & CLASH_FRESH) {
        draw_fill(ui_draw(scene->ui), seen, color_faded(COLOR_PANEL, 0.22f));
    }
    if (unit->marks & CLASH_QUEUED) {
        draw_frame(ui_draw(scene->ui), seen, 2.5f * scene->layout->unit, COLOR_LIT);
    }
}

/* A unit that the assault under the pointer would destroy is crossed out. */
static void draw_doom(const TableScene *scene, Seat seat, const CardMark *mark)
{
    CardSet destroyed[CLASH_SIDES];
    Action action = table_foretold(scene);
    if (action == ACTION_NONE) {
        return;
    }
    clash_foresee(scene->view, action, destroyed);
    if (destroyed[seat] & card_bit(mark->card)) {
        Rect seen = seen_part(mark);
        float side = fminf(seen.w, mark->rect.w) * 0.8f;
        draw_fill(ui_draw(scene->ui), seen, color_faded(COLOR_DANGER, 0.35f));
        draw_icon(ui_draw(scene->ui), "ui/ui-close",
                  (Outline){.rect = rect_around(rect_centre(seen), side, side)}, COLOR_WARNING);
    }
}

/* The unit as it is seen: blows that have landed count before the view says so. */
static ClashUnit unit_seen(const ClashSide *side, unsigned row, const CardMark *mark)
{
    ClashUnit unit = side->rows[row][mark->index];
    int damage = unit.damage + mark->damage_shown;
    unit.damage = (uint8_t)(damage < UINT8_MAX ? damage : UINT8_MAX);
    return unit;
}

static void mark_unit(const TableScene *scene, const CardMark *mark)
{
    unsigned line = mark->zone - CLASH_ZONE_ROWS, row = line % CLASH_ROWS;
    Seat seat = (Seat)(line / CLASH_ROWS);
    const ClashSide *side = &table_of(scene)->sides[seat];
    ClashUnit unit = unit_seen(side, row, mark);
    unsigned set = clash_abilities(side, row, mark->index);
    Pick pick;
    bool open = unit_pick(scene, seat, row, mark->index + 1, &pick);
    draw_state(scene, &unit, mark, set);
    draw_doom(scene, seat, mark);
    if (open && pick.kind == OPERAND_UNIT) {
        bool picked = selection_has(scene->selection, pick);
        draw_frame(ui_draw(scene->ui), seen_part(mark), (picked ? 5 : 2.5f) * scene->layout->unit,
                   picked ? COLOR_LIT : COLOR_GOLD_LIGHT);
    }
    Element element = {.id = clash_unit_id(scene, seat, row, mark->index + 1),
                       .role = ROLE_CARD,
                       .name = unit_name(scene, &unit, set),
                       .value = clash_game.names.cards[unit.card],
                       .rect = mark->strip,
                       .outline = {.rect = mark->rect},
                       .still = !open};
    Touch touch = ui_element(scene->ui, &element);
    if (touch.activated && open) {
        table_aim(scene->table, pick);
    }
    if (mark->aimed || touch.focused) {
        clash_info(scene, mark);
    }
}

/* The way that is left to the right end of the own hand, below its cards. */
static void draw_way(const TableScene *scene, const CardMark *mark, unsigned life, Color color)
{
    Rect last;
    float unit = scene->layout->unit, right = mark->rect.x + mark->rect.w;
    if (life == 0 || mark->zone != CLASH_ZONE_HANDS + scene->seat ||
        !table_card_rect(scene->table, mark->zone, mark->index + life, &last)) {
        return;
    }
    float y = mark->rect.y + mark->rect.h + 5 * unit;
    Rect way = {right, y, last.x + last.w - right, 4 * unit};
    draw_fill(ui_draw(scene->ui), way, color);
    way.x += way.w - 4 * unit;
    draw_fill(ui_draw(scene->ui), (Rect){way.x, y - 8 * unit, 4 * unit, 12 * unit}, color);
}

/* How many places a keeper has to the right end of its hand, on the card. */
static void mark_keeper(const TableScene *scene, const CardMark *mark)
{
    const ClashTable *table = table_of(scene);
    bool automaton = mark->zone == CLASH_ZONE_AUTOMATON;
    unsigned life = automaton ? table->pile_count
                              : clash_keeper_life(&table->sides[mark->zone - CLASH_ZONE_HANDS]);
    int left =
        automaton ? (int)life : (int)life - mark->damage_shown; /* a pile gives up its cards */
    float side = mark->rect.w * 0.3f;
    Line line = {.size = text_size(scene, side * 0.66f),
                 .color = life > 2 ? COLOR_GOLD_LIGHT : COLOR_WARNING,
                 .text = panel_number(scene, (unsigned)(left > 0 ? left : 0))};
    Point centre = {mark->rect.x + mark->rect.w / 2, mark->rect.y + mark->rect.h * 0.9f};
    draw_number(scene, centre, side, &line);
    draw_way(scene, mark, life, line.color);
}

void clash_mark(const TableScene *scene, const CardMark *mark)
{
    if (mark->zone >= CLASH_ZONE_ROWS) {
        mark_unit(scene, mark);
        return;
    }
    if (mark->card < CLASH_CARDS) {
        const ClashFacts *facts = &clash_facts[mark->card];
        draw_abilities(scene, mark, facts->abilities, facts->aura);
    } else if (mark->zone >= CLASH_ZONE_HANDS || mark->zone == CLASH_ZONE_AUTOMATON) {
        mark_keeper(scene, mark);
    }
    if (mark->aimed) {
        clash_info(scene, mark);
    }
}

static bool point_in_unit(const TableScene *scene, Point point, Pick *out)
{
    for (Seat seat = 0; seat < CLASH_SIDES; seat++) {
        for (unsigned row = 0; row < CLASH_ROWS; row++) {
            for (unsigned place = 1; place <= table_of(scene)->sides[seat].counts[row]; place++) {
                Rect rect;
                *out = clash_unit_pick(seat, row, place);
                unsigned zone = CLASH_ZONE_ROWS + CLASH_ROWS * (unsigned)seat + row;
                if (table_card_rect(scene->table, zone, place - 1, &rect) &&
                    rect_has(rect, point)) {
                    return true;
                }
            }
        }
    }
    return false;
}

static bool is_incantation_picked(const TableScene *scene)
{
    const Selection *selection = scene->selection;
    for (size_t i = 0; i < selection->pick_count; i++) {
        if (selection->picks[i].kind == OPERAND_CARD) {
            return clash_is_incantation(selection->picks[i].value);
        }
    }
    return false;
}

bool clash_target(const TableScene *scene, Point point, Pick *out)
{
    if (is_incantation_picked(scene)) {
        return point_in_unit(scene, point, out);
    }
    for (unsigned row = 0; row < CLASH_ROWS; row++) {
        if (rect_has(scene->layout->spots[SPOT_ROWS + row], point)) {
            *out = clash_row_pick(row);
            return table_of(scene)->turn > 0;
        }
    }
    return false;
}

/* A play that makes one's own keeper fall, or hits one's own unit, is confirmed once more. */
bool clash_careful(const void *memory, Action action)
{
    const ClashView *view = memory;
    const ClashTable *table = &view->table;
    const ClashSide *side = &table->sides[view->seat];
    if (action_verb(action) == CLASH_CAST) {
        return action_operand(action, 1) >> 7 == view->seat;
    }
    for (unsigned i = 0; i < CLASH_WINDOW && i < side->hand_count; i++) {
        if (side->hand[i] == action_operand(action, 0)) {
            return action_verb(action) == CLASH_SUMMON && clash_summon_topples(table, i);
        }
    }
    return false;
}
