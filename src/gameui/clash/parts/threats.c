/* What the enemy's units on the table would do next if nothing else came: on the bridge over which
 * they attack how hard they would strike the own keeper or the unit that stands in their way, and
 * on the button of the assault that the keeper would be brought down. */
#include "clash/parts.h"
#include "clash/parts/strikes.h"
#include "clash/pen.h"
#include "clash/seen.h"
#include "clash/sentences.h"
#include "clash/table.h"

#include "base/text.h"
#include "i18n/format.h"

#include <math.h>

static Card own_keeper(const TableScene *scene)
{
    return clash_table_of(scene)->sides[scene->seat].is_fort ? CLASH_FORT : CLASH_BASTION;
}

/* What the blows of a row strike: the Fort, once those of the other have felled the Bastion. */
static Card struck_keeper(const TableScene *scene, ClashThreat threat, unsigned row)
{
    return threat.later >> row & 1 ? CLASH_FORT : own_keeper(scene);
}

/* Whether the units of the row would harm anything. */
static bool strikes(const ClashThreat *threat, unsigned row)
{
    return threat->damage[row] > 0 || threat->struck[row] != 0;
}

/* One own unit that they would harm: one that would be destroyed, if there is one. */
static Card struck_unit(const ClashThreat *threat, unsigned row)
{
    CardSet destroyed = threat->struck[row] & threat->destroyed;
    return set_first(destroyed ? destroyed : threat->struck[row]);
}

/* Words for what is struck and how hard, or that this is its end; where the bridge is narrow the
 * number alone. */
static const TextBlock *brief_words(const TableScene *scene, ClashThreat threat, unsigned row,
                                    Rect room)
{
    Card card = struck_keeper(scene, threat, row);
    int damage = threat.damage[row];
    if (damage == 0) {
        card = struck_unit(&threat, row);
        damage = threat.wounds[card];
    }
    Message named = MESSAGE(N_("{card} −{n}"), value_card(card), value_number(damage));
    Message bare = MESSAGE(N_("−{n}"), value_number(damage));
    if (threat.fells >> row & 1) {
        named = MESSAGE(N_("{card} falls"), value_card(card));
    } else if (card < CLASH_CARDS && threat.destroyed & card_bit(card)) {
        named = MESSAGE(N_("{card} destroyed"), value_card(card));
    }
    Rect wide = {0, 0, 4 * room.w, room.h};
    const char *words = panel_message(scene, &named);
    if (clash_text(scene, words, FONT_BODY_BOLD, clash_least(scene), wide)->w > room.w) {
        words = panel_message(scene, &bare);
    }
    return clash_text(scene, words, FONT_BODY_BOLD, room.h * 0.52f, room);
}

static Color threat_color(ClashThreat threat, unsigned row)
{
    bool is_keeper = threat.damage[row] > 0;
    if (is_keeper && (threat.falls || threat.loses)) {
        return COLOR_WARNING;
    }
    if (is_keeper || threat.struck[row] & threat.destroyed) {
        return COLOR_CAUTION;
    }
    return COLOR_PAPER;
}

static float threat_height(const TableScene *scene)
{
    return fmaxf(40 * scene->layout->unit, clash_least(scene) * 1.7f);
}

/* Draws a plate with an arrow to the own side before the words: on the bridge, or beside a panel
 * that has `covered` that. */
static void draw_threat(const TableScene *scene, ClashThreat threat, unsigned row, Rect covered)
{
    Color color = threat_color(threat, row);
    DrawList *list = ui_draw(scene->ui);
    float high = threat_height(scene);
    Rect bridge = scene->layout->spots[SPOT_BRIDGES + row];
    Rect room = {0, 0, bridge.w - 1.5f * high, high};
    const TextBlock *block = brief_words(scene, threat, row, room);
    Rect plate = rect_around(rect_centre(bridge), block->w + 1.5f * high, high);
    if (covered.w > 0) {
        plate.x = covered.x - plate.w - 6 * scene->layout->unit;
    }
    draw_round(list, plate, high / 2, color_faded(COLOR_PANEL, 0.94f));
    draw_push(list, &(DrawCommand){.kind = DRAW_FRAME,
                                   .rect = plate,
                                   .thickness = fmaxf(2 * scene->layout->unit, 1.5f),
                                   .radius = high / 2,
                                   .color = color});
    Rect arrow = rect_cut_left(&plate, high);
    draw_icon(list, "ui/ui-play", (Outline){.rect = rect_inset(arrow, high * 0.26f), .angle = 180},
              color);
    plate.w -= high * 0.5f;
    clash_text_centred(scene, block, plate, color);
}

/* What may still come before that assault. */
static const char *uncounted(const TableScene *scene)
{
    if (clash_is_automaton(scene, (Seat)(1 - scene->seat))) {
        return N_("Cards that the AI will reveal before it are not counted.");
    }
    return N_("Cards that the other side will play before it are not counted.");
}

/* Adds which units strike: "Aberration 3 · Assassin 2". */
static void add_strikers(const TableScene *scene, const ClashThreat *threat, unsigned row,
                         Text *out)
{
    char bytes[256];
    Text units = text_in(bytes, sizeof bytes);
    const ClashSide *side = &clash_table_of(scene)->sides[1 - scene->seat];
    for (unsigned i = side->counts[row]; i > 0; i--) { /* as they strike: from the back */
        Card card = side->rows[row][i - 1].card;
        if (threat->blows[card] > 0) {
            Message blow =
                MESSAGE(N_("{card} {n}"), value_card(card), value_number(threat->blows[card]));
            text_append(&units, units.length > 0 ? CLASH_JOINT : "");
            text_append(&units, panel_message(scene, &blow));
        }
    }
    text_append(out, "\n");
    text_append(out, panel_phrase(scene, N_("Damage by unit: {units}."), TR_VALUES(bytes)));
}

static Message keeper_words(const TableScene *scene, const ClashThreat *threat, unsigned row)
{
    static const char *const texts[3] = {
        N_("Unless something comes between, the enemy units of this row would strike your {card} "
           "for {n} in their next assault."),
        N_("Unless something comes between, the next assault of the enemy units would bring down "
           "your {card}; this row would strike it for {n}."),
        N_("Unless something comes between, the next assault of the enemy units would bring down "
           "your Bastion; then this row would strike your {card} for {n}.")};
    bool is_grave = threat->falls || threat->loses;
    return MESSAGE(texts[is_grave + (threat->later >> row & 1)],
                   value_card(struck_keeper(scene, *threat, row)),
                   value_number(threat->damage[row]));
}

static Message unit_words(const ClashThreat *threat, unsigned row)
{
    CardSet destroyed = threat->struck[row] & threat->destroyed;
    if (destroyed) {
        return MESSAGE(N_("Unless something comes between, the enemy units of this row would "
                          "destroy in their next assault: {cards}."),
                       value_cards(destroyed));
    }
    return MESSAGE(N_("Unless something comes between, the enemy units of this row would damage "
                      "in their next assault, but not destroy: {cards}."),
                   value_cards(threat->struck[row]));
}

bool clash_threats(const TableScene *scene, unsigned row)
{
    static const char *const tails[CLASH_ROWS] = {"top", "bottom"};
    char told[768];
    Text tip = text_in(told, sizeof told);
    ClashThreat threat = clash_outlook_threat(scene);
    bool is_keeper = threat.damage[row] > 0;
    if (!strikes(&threat, row)) {
        return false;
    }
    Label label = {.id = panel_id(scene, "table.struck.", -1, tails[row]),
                   .value = panel_digits(scene, set_count(threat.struck[row]))};
    Message whole = unit_words(&threat, row);
    if (is_keeper) {
        label.id = panel_id(scene, "table.threat.", -1, tails[row]);
        label.value = panel_digits(scene, threat.damage[row]);
        whole = keeper_words(scene, &threat, row);
    }
    text_append(&tip, panel_message(scene, &whole));
    if (is_keeper) {
        add_strikers(scene, &threat, row, &tip);
    }
    text_append(&tip, "\n");
    text_append(&tip, panel_word(scene, uncounted(scene)));
    label.name = label.tip = panel_copy(scene, told);
    ui_tell(scene->ui, &label, scene->layout->spots[SPOT_BRIDGES + row]);
    draw_threat(scene, threat, row, (Rect){0});
    return true;
}

/* The room of what a bridge tells, in the middle of it. */
static Rect threat_room(const TableScene *scene, unsigned row)
{
    Rect bridge = scene->layout->spots[SPOT_BRIDGES + row];
    float high = threat_height(scene) + 4 * scene->layout->unit;
    return rect_around(rect_centre(bridge), bridge.w, high);
}

Rect clash_threats_within(const TableScene *scene, Rect panel)
{
    ClashThreat threat = clash_outlook_threat(scene);
    for (unsigned row = 0; row < CLASH_ROWS; row++) {
        Rect room = threat_room(scene, row);
        if (strikes(&threat, row) && rect_intersection(room, panel).h > 0) {
            panel = rect_union(panel, (Rect){panel.x, room.y, panel.w, room.h});
        }
    }
    return panel;
}

void clash_threats_beside(const TableScene *scene, Rect panel)
{
    ClashThreat threat = clash_outlook_threat(scene);
    for (unsigned row = 0; row < CLASH_ROWS; row++) {
        if (strikes(&threat, row) && rect_intersection(threat_room(scene, row), panel).h > 0) {
            draw_threat(scene, threat, row, panel);
        }
    }
}

void clash_button(const TableScene *scene, unsigned verb, ButtonWords *words)
{
    ClashThreat threat = clash_outlook_threat(scene);
    bool is_last = verb == CLASH_ATTACK || verb == CLASH_END;
    if (!is_last || (!threat.falls && !threat.loses)) {
        return;
    }
    words->risk = threat.loses ? RISK_FATAL : RISK_COSTLY;
    const char *ends = threat.loses ? N_("End and lose") : N_("End turn: risky");
    const char *strikes = threat.loses ? N_("Assault and lose") : N_("Risky assault");
    words->label = panel_word(scene, verb == CLASH_END ? ends : strikes);
}
