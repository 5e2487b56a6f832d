/* The units of Clash of Decks as elements: what each is called and is now, which may be aimed at
 * and which would fall; and rows and units as places where a card is dropped. What is open is asked
 * of the selection, never decided here. */
#include "clash/parts.h"
#include "clash/parts/info.h"
#include "clash/parts/ribbon.h"
#include "clash/parts/strikes.h"
#include "clash/seen.h"
#include "clash/table.h"
#include "clash/words.h"
#include "tables/table_picture.h"

#include "base/limits.h"
#include "base/text.h"
#include "i18n/format.h"
#include "tables/hint.h"

#include <math.h>

#define HINT_IN 14 /* units: its sign from the corner */

static const char *unit_name(const TableScene *scene, const ClashUnit *unit, unsigned set)
{
    char bytes[PHRASE_BYTES_MAX];
    Text text = text_in(bytes, sizeof bytes);
    clash_unit_words(scene->wording, unit, set, &text);
    return panel_copy(scene, bytes);
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

/* The unit as it is seen: blows that have landed count before the view says so. */
static ClashUnit unit_seen(const ClashSide *side, unsigned row, const CardMark *mark)
{
    ClashUnit unit = side->rows[row][mark->index];
    int damage = unit.damage + mark->damage_shown;
    unit.damage = (uint8_t)clamp_int(damage, 0, UINT8_MAX);
    return unit;
}

/* The rules of the abilities, while the pointer rests on their signs. */
static void ability_tips(const TableScene *scene, const CardMark *mark, unsigned set, unsigned aura)
{
    float scale = mark->rect.w / CLASH_TOKEN_WIDTH;
    int count = set_count(set | aura);
    unsigned nth = 0;
    for (unsigned ability = 0; ability < CLASH_ABILITIES && mark->aimed; ability++) {
        bool lends = aura >> ability & 1;
        if (lends || set >> ability & 1) {
            Rect sign = clash_sign(mark->seen / scale, count, nth++);
            Rect place = {mark->rect.x + sign.x * scale, mark->rect.y + (sign.y + 2) * scale,
                          sign.w * scale, sign.h * scale};
            ui_tip(scene->ui, clash_ability_icons[ability],
                   clash_ability_words(scene, ability, lends), place);
        }
    }
}

/* Draws the unit that is aimed at whole, before those that cover it. */
static void bring_forward(const TableScene *scene, const char *id, CardMark *mark)
{
    bool is_covered = mark->seen < mark->rect.w - 1;
    if (!is_covered || (!mark->aimed && !clash_has_keys(scene, id))) {
        return;
    }
    DressedCard card = {.card = mark->card,
                        .zone = mark->zone,
                        .turn = 1,
                        .damage_shown = mark->damage_shown,
                        .outline = {.rect = mark->rect},
                        .seen = mark->rect.w,
                        .light = {255, 255, 255, 255}};
    draw_shadow(ui_draw(scene->ui), card.outline, 14);
    clash_token(scene, &card);
    mark->seen = mark->rect.w;
}

/* Its place in words: rows are told apart by where they lie, and sides by that as well. */
static const char *unit_where(const TableScene *scene, Seat seat, unsigned row, unsigned place)
{
    const char *text = clash_place_words(seat == scene->seat, row);
    return panel_phrase(scene, text, TR_VALUES(panel_number(scene, (int)place)));
}

static void mark_unit(const TableScene *scene, CardMark *mark)
{
    unsigned line = mark->zone - (unsigned)CLASH_ZONE_ROWS, row = line % CLASH_ROWS;
    Seat seat = (Seat)(line / CLASH_ROWS);
    const ClashSide *side = &clash_table_of(scene)->sides[seat];
    const char *id = clash_unit_id(scene, seat, row, mark->index + 1);
    ClashUnit unit = unit_seen(side, row, mark);
    bring_forward(scene, id, mark);
    unsigned set = clash_abilities(side, row, mark->index);
    Pick pick;
    bool open = unit_pick(scene, seat, row, mark->index + 1, &pick);
    if (scene->selection->pick_count == 0) {
        ability_tips(scene, mark, set, clash_facts[unit.card].aura);
        clash_state_tips(scene, mark, &unit, set);
        clash_card_tips(scene, mark, clash_power(&unit), clash_durability_left(&unit));
    }
    clash_outlook_mark(scene, seat, mark, clash_durability_left(&unit));
    if (open && pick.kind == OPERAND_UNIT) {
        float thick = 2.5f;
        Color color = COLOR_GOLD_LIGHT;
        if (selection_has(scene->selection, pick)) {
            thick = 5;
            color = COLOR_LIT;
        }
        draw_frame(ui_draw(scene->ui), clash_seen_part(mark), thick * scene->layout->unit, color);
    }
    if (table_advises(scene->table, clash_unit_pick(seat, row, mark->index + 1))) {
        Rect part = clash_seen_part(mark);
        float in = HINT_IN * scene->layout->unit;
        table_draw_hint(scene, (Point){part.x + part.w - in, part.y + in});
    }
    bool is_new = clash_has_keys(scene, id); /* a key has just played it here */
    Element element = {.id = id,
                       .role = ROLE_CARD,
                       .name = unit_name(scene, &unit, set),
                       .value = clash_game.names.cards[unit.card],
                       .where = unit_where(scene, seat, row, mark->index + 1),
                       .rect = mark->strip,
                       .outline = {.rect = mark->rect},
                       .detail = card_detail(unit.card),
                       .still = !open && !is_new};
    Touch touch = ui_element(scene->ui, &element);
    if (touch.activated && open) {
        table_aim(scene->table, pick);
    }
    if (mark->aimed || touch.focused) {
        clash_info(scene, mark);
    }
}

void clash_mark(const TableScene *scene, const CardMark *mark)
{
    if (mark->zone >= CLASH_ZONE_ROWS) {
        CardMark unit = *mark;
        mark_unit(scene, &unit);
        return;
    }
    if (mark->card < CLASH_CARDS) {
        const ClashFacts *facts = &clash_facts[mark->card];
        ability_tips(scene, mark, facts->abilities, facts->aura);
        clash_card_tips(scene, mark, facts->attack, facts->durability);
    }
    if (mark->aimed) {
        clash_info(scene, mark);
    }
}

/* The unit of a row that is at the point, or that the keys are on. */
static bool unit_there(const TableScene *scene, unsigned row, const Point *point, Pick *out)
{
    for (Seat seat = 0; seat < CLASH_SIDES; seat++) {
        unsigned zone = CLASH_ZONE_ROWS + CLASH_ROWS * (unsigned)seat + row;
        unsigned count = clash_table_of(scene)->sides[seat].counts[row];
        for (unsigned place = 1; place <= count; place++) {
            Rect rect;
            const char *id = clash_unit_id(scene, seat, row, place);
            bool is_seen = table_card_rect(scene->table, zone, place - 1, &rect);
            if (point ? is_seen && rect_has(rect, *point) : clash_has_keys(scene, id)) {
                *out = clash_unit_pick(seat, row, place);
                return true;
            }
        }
    }
    return false;
}

bool clash_row_takes(const TableScene *scene, const Point *point, Pick *out)
{
    unsigned row = scene->part.index;
    const ClashTable *table = clash_table_of(scene);
    const char *id =
        clash_unit_id(scene, scene->seat, row, table->sides[scene->seat].counts[row] + 1u);
    if (clash_casts(scene)) {
        return unit_there(scene, row, point, out);
    }
    *out = clash_row_pick(row);
    return table->phase == CLASH_SUMMONING &&
           (point ? rect_has(scene->layout->spots[SPOT_ROWS + row], *point)
                  : clash_has_keys(scene, id));
}

/* Draws the words of the units that a bow crosses over it. */
static void crossed_words(const TableScene *scene)
{
    for (unsigned line = 0; line < CLASH_SIDES * CLASH_ROWS; line++) {
        const ClashSide *side = &clash_table_of(scene)->sides[line / CLASH_ROWS];
        unsigned row = line % CLASH_ROWS;
        for (unsigned place = 0; place < side->counts[row]; place++) {
            DressedCard card = {.card = side->rows[row][place].card,
                                .zone = (uint8_t)(CLASH_ZONE_ROWS + line),
                                .turn = 1,
                                .light = {255, 255, 255, 255}};
            if (table_card_rect(scene->table, card.zone, place, &card.outline.rect) &&
                clash_is_crossed(scene, &card)) {
                clash_token_words(scene, &card);
            }
        }
    }
}

void clash_bows(const TableScene *scene)
{
    Bow bows[CLASH_BOWS];
    unsigned count = clash_standing_bows(scene, bows);
    for (unsigned i = 0; i < count; i++) {
        table_draw_bow(scene->ui, &bows[i], scene->layout->unit);
    }
    if (count > 0) {
        crossed_words(scene);
    }
}
