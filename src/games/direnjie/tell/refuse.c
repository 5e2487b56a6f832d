/* Why a player may not do something, in one sentence. Whether it is refused at all is asked of the
 * legal list, which the view determines; only the reason is looked for here. */
#include "direnjie/state.h"
#include "direnjie/tell.h"

static bool is_legal(const DirenjieView *view, Action action)
{
    Action legal[LEGAL_MAX];
    Position position = {.table = &view->table,
                         .clues = view->clues,
                         .hand = view->hand,
                         .is_killer = view->killer == view->seat};
    size_t count = 0;
    if (view->table.actor == view->seat) {
        count = direnjie_list(&position, legal);
    }
    for (size_t i = 0; i < count; i++) {
        if (legal[i] == action) {
            return true;
        }
    }
    return false;
}

static bool holds(const DirenjieView *view, Card card)
{
    return direnjie_copies_in(view->hand, card) > 0;
}

static Message why_not_ask(unsigned ask)
{
    if (ask < DIRENJIE_ASK_ONE) {
        return MESSAGE(N_("{category} is closed: five public clues show it."), value_word(ask));
    }
    return MESSAGE(N_("Number {n} is closed: three public clues show it."),
                   value_number(ask - DIRENJIE_ASK_ONE + 1));
}

static Message why_not_give(const DirenjieView *view, Card card)
{
    if (!direnjie_is_identity(card) && holds(view, card)) {
        return MESSAGE(N_("{card} matches no request."), value_card(card));
    }
    if (!(view->hand & direnjie_matching(view->table.ask))) {
        return message_of(N_("No card in your hand matches the request."));
    }
    if (!holds(view, card)) {
        return MESSAGE(N_("{card} is not in your hand."), value_card(card));
    }
    return MESSAGE(N_("{card} does not match the request."), value_card(card));
}

static Message why_not_inspect(const DirenjieView *view, Action action)
{
    Seat owner = action_operand(action, 0);
    if (owner == view->seat) {
        return message_of(N_("You know your own clues."));
    }
    unsigned clue = direnjie_clue_at(&view->table, owner, action_operand(action, 1));
    if (clue == view->table.clue_count) {
        return message_of(N_("There is no such clue."));
    }
    return message_of(N_("You have inspected this clue before."));
}

static Message why_not_target(const DirenjieView *view, enum DirenjieVerb verb, Seat seat)
{
    static const char *const words[DIRENJIE_SWAP + 1] = {
        [DIRENJIE_TAKE] = N_("Only a Target clue lets you swap three cards."),
        [DIRENJIE_ROB] = N_("Only a Weapon clue lets you take two cards."),
        [DIRENJIE_SWAP] = N_("Only a Location clue lets you swap hands."),
    };
    unsigned shown = direnjie_public_of(&view->table, view->seat);
    unsigned clue = direnjie_clue_at(&view->table, view->seat, shown - 1);
    unsigned revealed = (unsigned)direnjie_category(view->clues[clue].cards[0]);
    if (revealed != (unsigned)(verb - DIRENJIE_TAKE)) {
        return message_of(words[verb]);
    }
    if (seat == view->seat || seat >= view->table.seats) {
        return message_of(N_("Choose another player."));
    }
    if (verb == DIRENJIE_ROB) {
        return message_of(N_("Only from a player with the most cards."));
    }
    return MESSAGE(N_("{name} has no cards."), value_seat(seat));
}

static Message why_not_draw(const DirenjieView *view, Seat seat)
{
    const DirenjieTable *table = &view->table;
    if (seat == view->seat || seat >= table->seats) {
        return message_of(N_("Choose another player."));
    }
    const char *text = N_("{name} has fewer than three cards.");
    if (table->phase == DIRENJIE_REFILLING && seats_have(table->gave, seat)) {
        text = N_("{name} gave you a card in this turn.");
    } else if (table->drawn_count && table->drawn[0] == seat) {
        text = N_("You have drawn from {name} in this step.");
    }
    return MESSAGE(text, value_seat(seat));
}

static bool is_beggar(Card card)
{
    return !direnjie_is_identity(card) && card != DIRENJIE_KILLER_CARD;
}

/* The first card of the clue that the hand does not hold, and the first that it does not hold so
 * often; CARD_NONE. */
static Card card_missing(const DirenjieView *view, Action action)
{
    for (unsigned i = 0; i < 3; i++) {
        Card card = action_operand(action, i);
        if (!holds(view, card)) {
            return card;
        }
    }
    return CARD_NONE;
}

static Card card_short(const DirenjieView *view, Action action)
{
    CardSet left = view->hand;
    for (unsigned i = 0; i < 3; i++) {
        Card card = action_operand(action, i);
        if (direnjie_copies_in(left, card) == 0) {
            return card;
        }
        left = direnjie_remove(left, card);
    }
    return CARD_NONE;
}

static Message why_not_submit(const DirenjieView *view, Action action)
{
    Card top = action_operand(action, 0), middle = action_operand(action, 1);
    Card missing = card_missing(view, action);
    if (missing != CARD_NONE) {
        return MESSAGE(N_("{card} is not in your hand."), value_card(missing));
    }
    if (is_beggar(top) || is_beggar(middle)) {
        return message_of(N_("A Beggar can only lie at the bottom."));
    }
    Card lacking = card_short(view, action);
    if (lacking != CARD_NONE) {
        return MESSAGE(N_("You do not hold that many {card}."), value_card(lacking));
    }
    if (action_operand(action, 2) == DIRENJIE_KILLER_CARD && view->killer != view->seat) {
        return message_of(N_("Only the killer can use this card in a clue."));
    }
    if (!direnjie_is_identity(top) || middle != top) {
        return message_of(N_("The top and the middle card must be alike."));
    }
    return message_of(N_("The bottom card must be alike too, or a Beggar of the same number."));
}

static Message why_not_answer(const DirenjieView *view)
{
    static const char *const words[DIRENJIE_CATEGORIES + 1] = {
        N_("Choose the Target now."),
        N_("Choose the Weapon now."),
        N_("Choose the Location now."),
        N_("Name the killer now: you cannot accuse yourself."),
    };
    return message_of(words[view->table.answered[view->seat]]);
}

static Message why_not_now(const DirenjieView *view)
{
    switch ((DirenjiePhase)view->table.phase) {
    case DIRENJIE_BONUS:
        return message_of(N_("Choose the bonus of your clue first."));
    case DIRENJIE_REPAYING:
        return MESSAGE(N_("Give a card back to {name}."), value_seat(view->table.owed_to));
    case DIRENJIE_ASKING:
        return message_of(N_("Ask for a category or a number."));
    case DIRENJIE_GIVING:
        return message_of(N_("Give a matching card, or refuse."));
    case DIRENJIE_CONSOLING:
        return message_of(N_("Nobody gave: take one card, or none."));
    case DIRENJIE_SUBMITTING:
        return message_of(N_("You hold a clue: submit it."));
    case DIRENJIE_REFILLING:
        return message_of(N_("Refill your hand: take up to two cards."));
    case DIRENJIE_ANSWERING:
        return why_not_answer(view);
    case DIRENJIE_OVER:
        break;
    }
    return message_of(N_("The game is over."));
}

/* The phases in which a verb is used, as bits. */
static unsigned phases_of(enum DirenjieVerb verb)
{
    static const uint16_t phases[DIRENJIE_VERBS] = {
        [DIRENJIE_INSPECT] = 1u << DIRENJIE_BONUS,
        [DIRENJIE_TAKE] = 1u << DIRENJIE_BONUS,
        [DIRENJIE_ROB] = 1u << DIRENJIE_BONUS,
        [DIRENJIE_SWAP] = 1u << DIRENJIE_BONUS,
        [DIRENJIE_REPAY] = 1u << DIRENJIE_REPAYING,
        [DIRENJIE_ASK] = 1u << DIRENJIE_ASKING,
        [DIRENJIE_GIVE] = 1u << DIRENJIE_GIVING,
        [DIRENJIE_DRAW_DECK] = 1u << DIRENJIE_CONSOLING | 1u << DIRENJIE_REFILLING,
        [DIRENJIE_DRAW] = 1u << DIRENJIE_CONSOLING | 1u << DIRENJIE_REFILLING,
        [DIRENJIE_SUBMIT] = 1u << DIRENJIE_SUBMITTING,
        [DIRENJIE_DECLINE] = 1u << DIRENJIE_SUBMITTING,
    };
    return phases[verb];
}

static Message why_not(const DirenjieView *view, Action action)
{
    enum DirenjieVerb verb = (enum DirenjieVerb)action_verb(action);
    uint8_t operand = action_operand(action, 0);
    if (view->table.phase != DIRENJIE_OVER && view->table.actor != view->seat) {
        return MESSAGE(N_("{name} decides now."), value_seat(view->table.actor));
    }
    if (!(phases_of(verb) >> view->table.phase & 1)) {
        return why_not_now(view);
    }
    switch (verb) {
    case DIRENJIE_INSPECT:
        return why_not_inspect(view, action);
    case DIRENJIE_TAKE:
    case DIRENJIE_ROB:
    case DIRENJIE_SWAP:
        return why_not_target(view, verb, operand);
    case DIRENJIE_REPAY:
        return MESSAGE(N_("{card} is not in your hand."), value_card(operand));
    case DIRENJIE_ASK:
        return why_not_ask(operand);
    case DIRENJIE_GIVE:
        return why_not_give(view, operand);
    case DIRENJIE_DRAW_DECK:
        return message_of(N_("The deck is empty."));
    case DIRENJIE_DRAW:
        return why_not_draw(view, operand);
    case DIRENJIE_SUBMIT:
        return why_not_submit(view, action);
    case DIRENJIE_DECLINE:
        return message_of(N_("You hold a clue: submit it."));
    case DIRENJIE_REFUSE:
    case DIRENJIE_PASS:
    case DIRENJIE_ANSWER:
    case DIRENJIE_ACCUSE:
    case DIRENJIE_ACCUSE_NONE:
    case DIRENJIE_VERBS:
        break;
    }
    return why_not_now(view);
}

bool direnjie_refuse(const void *memory, Action action, Message *why)
{
    const DirenjieView *view = memory;
    return !is_legal(view, action) && message_give(why, why_not(view, action));
}
