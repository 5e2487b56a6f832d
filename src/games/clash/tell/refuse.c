/* Why an action may not be done, in one sentence, read off the view. */
#include "clash/state.h"
#include "clash/tell.h"

#include "base/limits.h"

typedef struct Question {
    const ClashTable *table;
    Seat seat;
    Action action;
    Message *why;
} Question;

static bool is_in(const Card cards[], unsigned count, Card card)
{
    for (unsigned i = 0; i < count; i++) {
        if (cards[i] == card) {
            return true;
        }
    }
    return false;
}

/* Cards that may be played by place, paid or not: CD-7. */
static bool refuse_card(const Question *question, Card card)
{
    const ClashTable *table = question->table;
    const ClashSide *side = &table->sides[question->seat];
    unsigned window = min_unsigned(side->hand_count, CLASH_WINDOW);
    if (card >= CLASH_CARDS) {
        return message_give(question->why,
                            message_of(N_("The Bastion and the Fort are never played.")));
    }
    if (!is_in(side->hand, side->hand_count, card)) {
        return message_give(question->why, message_of(N_("This card is not in your hand.")));
    }
    if (!is_in(side->hand, window, card)) {
        return message_give(question->why,
                            message_of(N_("Only the four leftmost cards can be played.")));
    }
    if (clash_facts[card].mana > table->mana) {
        return message_give(question->why, MESSAGE(N_("It costs {cost} mana; you have {mana}."),
                                                   value_number(clash_facts[card].mana),
                                                   value_number(table->mana)));
    }
    return false;
}

static const char *const too_late = N_("Units are summoned before the assault.");

static bool refuse_summon(const Question *question, Card card)
{
    if (question->table->phase == CLASH_ATTACKING) {
        return message_give(question->why, message_of(too_late));
    }
    if (refuse_card(question, card)) {
        return true;
    }
    if (clash_is_incantation(card)) {
        return message_give(question->why,
                            message_of(N_("An incantation needs a unit as its target.")));
    }
    if (question->table->sides[question->seat].hand_count < 2) { /* CD-10 */
        return message_give(
            question->why,
            message_of(
                N_("At least one card besides the Bastion or Fort must stay in your hand.")));
    }
    return false;
}

static bool refuse_cast(const Question *question, Card card, uint8_t unit)
{
    const ClashSide *side = &question->table->sides[unit_side(unit)];
    if (refuse_card(question, card)) {
        return true;
    }
    if (!clash_is_incantation(card)) {
        const char *reason = N_("A unit is summoned to one of your rows.");
        if (question->table->phase == CLASH_ATTACKING) {
            reason = too_late;
        }
        return message_give(question->why, message_of(reason));
    }
    if ((unit & 63) == 0 || (unit & 63) > side->counts[unit >> 6 & 1]) {
        return message_give(question->why, message_of(N_("There is no unit at this place.")));
    }
    return false;
}

static bool refuse_going_on(const Question *question)
{
    const ClashTable *table = question->table;
    unsigned verb = action_verb(question->action);
    if (table->phase == CLASH_SUMMONING) {
        return verb != CLASH_ATTACK &&
               message_give(question->why, message_of(N_("The assault has not begun.")));
    }
    if (verb == CLASH_ATTACK) {
        return message_give(question->why, message_of(N_("The assault has begun already.")));
    }
    if (verb == CLASH_STRIKE && !clash_has_attacker(table)) {
        return message_give(question->why, message_of(N_("No unit is left to attack.")));
    }
    return verb == CLASH_END && clash_has_attacker(table) &&
           message_give(question->why, message_of(N_("There are still units to attack.")));
}

/* Whoever touches a card of the hand while nothing can be played means to play it. */
static bool refuse_more(const Question *question, Card card)
{
    const ClashSide *side = &question->table->sides[question->seat];
    bool is_keeper = card >= CLASH_CARDS;
    bool is_own = is_keeper || is_in(side->hand, side->hand_count, card);
    bool is_cast = !is_keeper && clash_is_incantation(card);
    if (is_own && (is_cast ? refuse_card(question, card) : refuse_summon(question, card))) {
        return true;
    }
    return message_give(question->why, message_of(N_("The decks are made already.")));
}

static bool refuse_play(const Question *question)
{
    Card card = action_operand(question->action, 0);
    uint8_t second = action_operand(question->action, 1);
    switch ((enum ClashVerb)action_verb(question->action)) {
    case CLASH_SUMMON:
        return refuse_summon(question, card);
    case CLASH_CAST:
        return refuse_cast(question, card, second);
    case CLASH_ATTACK:
    case CLASH_STRIKE:
    case CLASH_END:
        return refuse_going_on(question);
    case CLASH_PICK:
    case CLASH_CHOOSE:
    case CLASH_BAN:
        return refuse_more(question, card);
    case CLASH_RETURN:
        return message_give(question->why, message_of(N_("No unit waits to return to your hand.")));
    }
    return true;
}

static bool refuse_pick(const Question *question, Card card)
{
    if (action_verb(question->action) != CLASH_PICK) {
        return message_give(question->why, message_of(N_("Pick one of the cards that lie open.")));
    }
    return !is_in(question->table->pool, question->table->pool_count, card) &&
           message_give(question->why, message_of(N_("This card does not lie open.")));
}

static bool refuse_choose(const Question *question, Card card)
{
    CardSet picks = question->table->sides[question->seat].picks;
    if (action_verb(question->action) != CLASH_CHOOSE || card >= CLASH_CARDS) {
        return message_give(question->why, message_of(N_("Choose a card for your deck.")));
    }
    return (picks & card_bit(card)) != 0 &&
           message_give(question->why, message_of(N_("You have chosen this card already.")));
}

static bool refuse_ban(const Question *question, Card card)
{
    Seat other = side_other(question->seat);
    CardSet picks = question->table->sides[other].picks;
    if (action_verb(question->action) != CLASH_BAN) {
        return message_give(question->why,
                            MESSAGE(N_("Remove one of the cards of {name}."), value_seat(other)));
    }
    return !(picks & card_bit(card)) &&
           message_give(question->why,
                        MESSAGE(N_("{name} has not chosen this card."), value_seat(other)));
}

static bool refuse_return(const Question *question, Card card)
{
    const ClashTable *table = question->table;
    if (action_verb(question->action) != CLASH_RETURN) {
        return message_give(question->why,
                            message_of(N_("First choose the order in which your units return.")));
    }
    return !is_in(table->returning, returning_units(table), card) &&
           message_give(question->why,
                        message_of(N_("This card is not among the destroyed units.")));
}

static bool refuse_waiting(const Question *question)
{
    const ClashTable *table = question->table;
    if (table->phase == CLASH_OVER) {
        return message_give(question->why, message_of(N_("The game is over.")));
    }
    if (table->phase == CLASH_CHOOSING) {
        return message_give(question->why, message_of(N_("You have chosen all your cards.")));
    }
    Seat actor = seats_first(table_actors(table));
    if (table->phase == CLASH_RETURNING) {
        return message_give(question->why,
                            MESSAGE(N_("{name} orders the units that return."), value_seat(actor)));
    }
    return message_give(question->why, MESSAGE(N_("It is {name}'s turn."), value_seat(actor)));
}

bool clash_refuse(const void *memory, Action action, Message *why)
{
    const ClashView *view = memory;
    Question question = {.table = &view->table, .seat = view->seat, .action = action, .why = why};
    Card card = action_operand(action, 0);
    if (!seats_have(table_actors(&view->table), view->seat)) {
        return refuse_waiting(&question);
    }
    switch ((ClashPhase)view->table.phase) {
    case CLASH_PICKING:
        return refuse_pick(&question, card);
    case CLASH_CHOOSING:
        return refuse_choose(&question, card);
    case CLASH_BANNING:
        return refuse_ban(&question, card);
    case CLASH_RETURNING:
        return refuse_return(&question, card);
    case CLASH_SUMMONING:
    case CLASH_ATTACKING:
        return refuse_play(&question);
    case CLASH_OVER:
        break;
    }
    return true;
}
