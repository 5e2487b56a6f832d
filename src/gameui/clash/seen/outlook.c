/* What an action of Clash of Decks would bring: the assault whose button is aimed at, the cast on
 * the unit that is aimed at, the card that is picked or looked at; and what the enemy does then. */
#include "clash/seen.h"
#include "clash/table.h"

#include "base/text.h"

/* The next attack, between two of them: it is shown before it is made. */
static bool next_strike(const TableScene *scene, Action *out)
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

bool clash_outlook_strike(const TableScene *scene, ClashForesight *out)
{
    Action action;
    bool strikes = next_strike(scene, &action);
    if (strikes) {
        *out = clash_foresee(scene->view, action);
    }
    return strikes;
}

static bool aimed_action(const TableScene *scene, Action *out)
{
    if (!table_foretells(scene)) {
        return false;
    }
    *out = table_meant_by_button(scene);
    return *out != ACTION_NONE || table_meant_on_part(scene, out) || next_strike(scene, out);
}

bool clash_outlook(const TableScene *scene, ClashForesight *out)
{
    Action action;
    bool is_aimed = aimed_action(scene, &action);
    if (is_aimed) {
        *out = clash_foresee(scene->view, action);
    }
    return is_aimed;
}

static bool is_looked_at(const TableScene *scene, Card card, Rect rect)
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
        if (i != side->keeper && nth < side->hand_count &&
            is_looked_at(scene, side->hand[nth], rect)) {
            return side->hand[nth];
        }
    }
    return CARD_NONE;
}

/* The action that is aimed at, else a summons of the card: it shortens the keeper's way in either
 * row. */
static bool meant_action(const TableScene *scene, Action *out)
{
    if (aimed_action(scene, out)) {
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

bool clash_outlook_is_price(const TableScene *scene, Seat seat)
{
    Action action;
    return seat == scene->seat && meant_action(scene, &action) &&
           action_verb(action) == CLASH_SUMMON;
}

bool clash_outlook_life(const TableScene *scene, Seat seat, unsigned *then)
{
    Action action;
    bool can_act = scene->acting && table_rests(scene->table) && clash_is_dealt(scene);
    if (!can_act || !meant_action(scene, &action)) {
        return false;
    }
    *then = clash_foresee(scene->view, action).life[seat];
    return *then != clash_life(scene, seat);
}

ClashThreat clash_outlook_threat(const TableScene *scene)
{
    Action action = ACTION_NONE;
    if (!scene->acting || !table_rests(scene->table)) {
        return (ClashThreat){0};
    }
    table_meant_on_part(scene, &action);
    return clash_threat(scene->view, action);
}

static bool is_grave(const ClashView *view, Action action)
{
    const ClashTable *table = &view->table;
    const ClashSide *side = &table->sides[view->seat];
    if (action_verb(action) == CLASH_CAST) {
        return unit_side(action_operand(action, 1)) == view->seat;
    }
    for (unsigned i = 0; i < CLASH_WINDOW && i < side->hand_count; i++) {
        if (side->hand[i] == action_operand(action, 0)) {
            return action_verb(action) == CLASH_SUMMON && clash_summon_topples(table, i);
        }
    }
    return false;
}

Risk clash_risk(const void *view, Action action)
{
    return is_grave(view, action) ? RISK_CAREFUL : RISK_NONE;
}
