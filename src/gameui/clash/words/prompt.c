/* Words of the plate: what is wanted of whom, with the mana that is left for it; and while
 * something moves, what happens now. It asks for nothing that cannot be done. */
#include "clash/seen.h"
#include "clash/table.h"
#include "clash/words.h"

#include "base/text.h"
#include "i18n/format.h"

static const char *mana_left(const TableScene *scene)
{
    return panel_number(scene, clash_table_of(scene)->mana);
}

static const char *name_of(const TableScene *scene, Card card)
{
    char bytes[64];
    Text text = text_in(bytes, sizeof bytes);
    clash_name(scene->wording, card, &text);
    return panel_copy(scene, bytes);
}

/* Whether this is the first turn of somebody who has finished no game yet. */
static bool is_first_game(const TableScene *scene)
{
    return !scene->is_familiar && clash_table_of(scene)->turn <= CLASH_SIDES;
}

/* Whether the picked card leaves the own Bastion fewer steps, and how many. */
static bool costs_a_step(const TableScene *scene, unsigned *then)
{
    const ClashTable *table = clash_table_of(scene);
    return !table->sides[scene->seat].is_fort && clash_outlook_life(scene, scene->seat, then) &&
           *then > 0 && *then < clash_life(scene, scene->seat);
}

/* Asks where the picked card is to go, or for the press that carries it out. */
static const char *ask_for_place(const TableScene *scene, Card card)
{
    Action action;
    unsigned then;
    const char *text = N_("{card}, cost {n}: choose one of your rows.");
    const char *cost = panel_number(scene, clash_facts[card].mana);
    const char *damage = panel_number(scene, clash_facts[card].attack);
    bool is_aimed = table_meant_on_part(scene, &action); /* then its outcome is told below */
    if (is_first_game(scene) && !is_aimed) {
        text = N_("{card}, cost {n}: choose a row. A unit attacks only along its own row; both "
                  "rows lead to the enemy Bastion.");
    }
    if (selection_complete(scene->selection, &action)) {
        text = N_("{card}, cost {n}: confirm it.");
        if (clash_is_incantation(card) && clash_risk(scene->view, action) != RISK_NONE) {
            text = N_("{card}, cost {n}: this is your own unit. Cast it?");
        }
    } else if (clash_is_incantation(card)) {
        return panel_phrase(scene, N_("{card}, cost {n}, damage {m}: choose a unit."),
                            TR_VALUES(name_of(scene, card), cost, damage));
    }
    bool is_open = !selection_complete(scene->selection, &action);
    if (!scene->is_familiar && is_open && !is_aimed && costs_a_step(scene, &then)) {
        return panel_phrase(scene,
                            N_("{card}, cost {n}: choose a row, along which it attacks. Your "
                               "Bastion: durability {m}, one for each card to its right."),
                            TR_VALUES(name_of(scene, card), cost, panel_number(scene, (int)then)));
    }
    return panel_phrase(scene, text, TR_VALUES(name_of(scene, card), cost));
}

/* Tells what one plays for; in a duel also who has the first turn. */
static const char *tell_the_goal(const TableScene *scene)
{
    const char *mana = mana_left(scene);
    Seat first = clash_table_of(scene)->first;
    if (clash_is_automaton(scene, 1)) {
        return panel_phrase(scene,
                            N_("Bring down the AI's Bastion, then its Fort, before yours fall. "
                               "Mana: {n}. Play a card."),
                            TR_VALUES(mana));
    }
    if (first == scene->seat) {
        return panel_phrase(scene,
                            N_("You begin. Bring down the enemy Bastion, then its Fort, before "
                               "yours fall. Mana: {n}. Play a card."),
                            TR_VALUES(mana));
    }
    return panel_phrase(scene,
                        N_("{name} began. Bring down the enemy Bastion, then its Fort, before "
                           "yours fall. Mana: {n}. Play a card."),
                        TR_VALUES(panel_name(scene, first), mana));
}

/* Asks for a play in the first turn of a duel, and tells who has it. */
static const char *ask_to_begin(const TableScene *scene)
{
    const ClashTable *table = clash_table_of(scene);
    const char *beginner = panel_name(scene, table->first);
    if (table->first == scene->seat) {
        return panel_phrase(scene, N_("You begin. Mana left: {n}. Play a card."),
                            TR_VALUES(mana_left(scene)));
    }
    return panel_phrase(scene, N_("{name} began. Mana left: {n}. Play a card."),
                        TR_VALUES(beginner, mana_left(scene)));
}

static const char *ask_to_summon(const TableScene *scene)
{
    const ClashTable *table = clash_table_of(scene);
    bool can_play = selection_has_verb(scene->selection, CLASH_SUMMON) ||
                    selection_has_verb(scene->selection, CLASH_CAST);
    if (can_play && is_first_game(scene)) {
        return tell_the_goal(scene);
    }
    if (table->turn <= CLASH_SIDES && can_play && table->mode == CLASH_DUEL) {
        return ask_to_begin(scene);
    }
    const char *text = N_("Mana left: {n}. Play a card, or begin the assault.");
    Card order[CLASH_STRIKES_MAX];
    if (!can_play && clash_strike_order(scene->view, order) == 0) {
        text = N_("Mana left: {n}. Nothing to play or attack with: Assault ends the turn.");
    } else if (!can_play) {
        text = N_("Mana left: {n}. Nothing to play: begin the assault.");
    }
    return panel_phrase(scene, text, TR_VALUES(mana_left(scene)));
}

/* Asks for an incantation between two attacks: nothing else stops there. */
static const char *ask_to_cast(const TableScene *scene)
{
    Card order[CLASH_STRIKES_MAX];
    unsigned count = clash_strike_order(scene->view, order);
    if (selection_has_verb(scene->selection, CLASH_END) || count == 0) {
        return panel_phrase(scene, N_("Mana left: {n}. Cast now, or end the turn."),
                            TR_VALUES(mana_left(scene)));
    }
    return panel_phrase(scene, N_("Mana left: {n}. Cast now, or {card} attacks."),
                        TR_VALUES(mana_left(scene), name_of(scene, order[0])));
}

static const char *ask_to_choose(const TableScene *scene)
{
    const ClashSide *side = &clash_table_of(scene)->sides[scene->seat];
    const char *chosen = panel_number(scene, side->pick_count);
    const char *whole = panel_number(scene, CLASH_CHOSEN);
    return panel_phrase(scene, N_("Choose ten different cards: {n} of {whole}."),
                        TR_VALUES(chosen, whole));
}

static const char *ask_to_draft(const TableScene *scene)
{
    if (clash_table_of(scene)->mode == CLASH_SOLO) {
        return panel_word(scene, N_("Keep one card; the AI gets the other three."));
    }
    return panel_word(scene, N_("Take one card; then the other player takes one."));
}

static const char *demand(const TableScene *scene)
{
    Card card = clash_picked(scene);
    ClashPhase phase = (ClashPhase)clash_table_of(scene)->phase;
    bool is_play = phase == CLASH_SUMMONING || phase == CLASH_ATTACKING;
    if (is_play && card != CARD_NONE) {
        return ask_for_place(scene, card);
    }
    switch (phase) {
    case CLASH_PICKING:
        return ask_to_draft(scene);
    case CLASH_CHOOSING:
        return ask_to_choose(scene);
    case CLASH_BANNING:
        return panel_word(scene, N_("Remove a card from the other deck; each loses two."));
    case CLASH_SUMMONING:
        return ask_to_summon(scene);
    case CLASH_ATTACKING:
        return ask_to_cast(scene);
    case CLASH_RETURNING:
        return panel_word(scene,
                          N_("Choose the unit that returns first: it lies farther left in the "
                             "hand and can be played sooner."));
    case CLASH_OVER:
        break;
    }
    return "";
}

/* Words for what happens now; whoever acts is named while nothing has been told yet. */
static const char *now_words(const TableScene *scene)
{
    const char *words = table_tells_now(scene->table, true);
    ClashPhase phase = clash_phase(scene);
    bool is_attack = phase == CLASH_ATTACKING;
    Seat active = clash_active(scene);
    if (words[0] != '\0' || (phase != CLASH_SUMMONING && !is_attack)) {
        return words;
    }
    if (active == scene->seat) {
        return panel_word(scene, is_attack ? N_("Your units attack.") : N_("You play a card."));
    }
    const char *text = is_attack ? N_("{name}'s units attack.") : N_("{name} plays a card.");
    return panel_phrase(scene, text, TR_VALUES(panel_name(scene, active)));
}

size_t clash_now(const TableScene *scene, Line *lines)
{
    const char *words = table_tells_now(scene->table, true);
    if (!table_has_notice(scene->table) || words[0] == '\0') {
        return 0; /* the prompt says it */
    }
    lines[0] = (Line){.id = "table.happening", .text = words, .color = COLOR_PAPER};
    return 1;
}

static const char *tell_the_end(const TableScene *scene)
{
    Seat winner = clash_table_of(scene)->winner;
    if (winner == SEAT_NONE) {
        return panel_word(scene, N_("The game is a draw."));
    }
    if (winner == scene->seat) {
        return panel_word(scene, N_("You win the game."));
    }
    return panel_phrase(scene, N_("{name} wins the game."), TR_VALUES(panel_name(scene, winner)));
}

void clash_prompt(const TableScene *scene, Text *out)
{
    if (!table_rests(scene->table)) {
        text_append(out, now_words(scene));
    } else if (clash_table_of(scene)->phase == CLASH_OVER) {
        text_append(out, tell_the_end(scene));
    } else if (scene->acting) {
        text_append(out, demand(scene));
    }
}
