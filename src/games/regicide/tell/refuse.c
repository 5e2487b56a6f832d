/* Why a player may not do something, in one sentence. Whether it is refused at all is asked of the
 * legal list, which the view's own hand and the open table determine; only the reason is looked for
 * here, so a wrong reason can at worst be unhelpful, never contradict the rules. */
#include "regicide/state.h"
#include "regicide/tell.h"

static bool is_legal(const RegicideView *view, Action action)
{
    RegicideState own = {.table = view->table};
    own.hands[view->seat] = view->hand;
    return game_is_legal(&regicide_game, &own, view->seat, action);
}

static Message not_in_hand(CardSet missing)
{
    return MESSAGE(N_("{card} is not in your hand."), value_card(set_first(missing)));
}

/* Without cards only a flip goes on in a solo game, and with others only yielding. */
static Message why_not_empty(const RegicideTable *table)
{
    if (table->seats == 1 && table->flips_left > 0) {
        return message_of(N_("Your hand is empty: flip a Jester."));
    }
    return message_of(N_("Your hand is empty: yield."));
}

static Message why_not_combo(const RegicideTable *table, CardSet cards)
{
    int limit = regicide_combo_limit(table);
    if (limit == 1) {
        return message_of(N_("This match is played without combos."));
    }
    return MESSAGE(N_("A combo totals at most {limit}; these cards make {n}."), value_number(limit),
                   value_number(regicide_values(cards)));
}

static Message why_not_play(const RegicideView *view, CardSet cards)
{
    if (!view->hand) {
        return why_not_empty(&view->table);
    }
    if (!cards) {
        return message_of(N_("Choose a card to play."));
    }
    if (cards & ~view->hand) {
        return not_in_hand(cards & ~view->hand);
    }
    if (cards & JESTERS) {
        return message_of(N_("A Jester is played alone."));
    }
    bool has_companions = regicide_has_companions(&view->table);
    if (cards & ANIMALS && has_companions) {
        return message_of(N_("An Animal Companion pairs with exactly one other card."));
    }
    CardSet same = UINT64_C(15) << (4 * regicide_rank(set_first(cards)));
    if (cards & ~same) {
        return message_of(has_companions
                              ? N_("Cards played together need the same value; only an Animal "
                                   "Companion pairs with any card.")
                              : N_("Cards played together need the same value."));
    }
    return why_not_combo(&view->table, cards);
}

static Message why_not_yield(const RegicideView *view)
{
    if (view->table.seats > 1) {
        return message_of(N_("You may not yield: every other player yielded on their last turn."));
    }
    if (view->table.solo_yield) {
        return message_of(N_("You may not yield twice in a row."));
    }
    return message_of(N_("You may not yield in a solo game."));
}

static Message why_not_flip(const RegicideView *view)
{
    if (view->table.seats > 1) {
        return message_of(N_("Jesters are flipped in a solo game only."));
    }
    return message_of(N_("Both Jesters have been flipped."));
}

static bool hand_covers(const RegicideView *view)
{
    return regicide_values(view->hand) >= regicide_attack_left(&view->table);
}

static Message why_not_covered(void)
{
    return message_of(N_("Your whole hand does not cover the attack: flip a Jester."));
}

static Message why_not_discard(const RegicideView *view, CardSet cards)
{
    int left = regicide_attack_left(&view->table);
    int sum = regicide_values(cards);
    if (cards & ~view->hand) {
        return not_in_hand(cards & ~view->hand);
    }
    if (!hand_covers(view)) {
        return why_not_covered();
    }
    if (sum < left) {
        return MESSAGE(N_("Discard at least {n} more."), value_number(left - sum));
    }
    Card largest = set_first(cards);
    for (CardSet rest = cards; rest; rest = set_without_first(rest)) {
        Card card = set_first(rest);
        if (regicide_value(card) > regicide_value(largest)) {
            largest = card;
        }
    }
    return MESSAGE(N_("{card} is not needed: the other cards already cover {n}."),
                   value_card(largest), value_number(left));
}

static Message why_not_in_phase(const RegicideView *view, Action action)
{
    enum RegicideVerb verb = (enum RegicideVerb)action_verb(action);
    switch ((RegicidePhase)view->table.phase) {
    case REGICIDE_PLAYING:
        if (verb == REGICIDE_DISCARD) {
            return message_of(N_("There is no attack to cover now."));
        }
        return message_of(N_("Only after a Jester you choose who goes next."));
    case REGICIDE_SUFFERING:
        if (!hand_covers(view)) {
            return why_not_covered();
        }
        return MESSAGE(N_("The enemy attacks: discard cards that total at least {n}."),
                       value_number(regicide_attack_left(&view->table)));
    case REGICIDE_NAMING:
        if (verb == REGICIDE_NEXT) {
            return message_of(N_("Nobody sits there."));
        }
        return message_of(N_("Choose who goes next."));
    case REGICIDE_OVER:
        break;
    }
    return message_of(N_("The game is over."));
}

static bool is_of_phase(const RegicideView *view, enum RegicideVerb verb)
{
    bool playing = view->table.phase == REGICIDE_PLAYING;
    bool suffering = view->table.phase == REGICIDE_SUFFERING;
    switch (verb) {
    case REGICIDE_PLAY:
    case REGICIDE_YIELD:
        return playing;
    case REGICIDE_FLIP:
        return playing || suffering;
    case REGICIDE_DISCARD:
        return suffering;
    case REGICIDE_NEXT:
        break;
    }
    return false;
}

static Message why_not(const RegicideView *view, Action action)
{
    const RegicideTable *table = &view->table;
    enum RegicideVerb verb = (enum RegicideVerb)action_verb(action);
    if (table->phase != REGICIDE_OVER && table->active != view->seat) {
        return MESSAGE(N_("It is {name}'s turn."), value_seat(table->active));
    }
    if (!is_of_phase(view, verb)) {
        return why_not_in_phase(view, action);
    }
    switch (verb) {
    case REGICIDE_PLAY:
        return why_not_play(view, action_cards(action));
    case REGICIDE_YIELD:
        return why_not_yield(view);
    case REGICIDE_FLIP:
        return why_not_flip(view);
    case REGICIDE_DISCARD:
        return why_not_discard(view, action_cards(action));
    case REGICIDE_NEXT:
        break;
    }
    return why_not_in_phase(view, action);
}

bool regicide_refuse(const void *memory, Action action, Message *why)
{
    const RegicideView *view = memory;
    return !is_legal(view, action) && message_give(why, why_not(view, action));
}
