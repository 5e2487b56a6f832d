/* What an action is certain to do, for the player before confirming, in a sentence or two. No rule
 * is repeated here: how many cards go where is counted when the action is carried out in one world
 * that the view allows, and is the same in every such world. What depends on cards not seen is left
 * open. */
#include "direnjie/state.h"
#include "direnjie/tell.h"
#include "direnjie/think.h"

#include "base/assert.h"

#define LOG_SIZE 256

/* The sentences of verbs that take cards from another hand: one card, and more. */
typedef struct Taking {
    const char *one, *other;
} Taking;

static const Taking takings[DIRENJIE_VERBS] = {
    [DIRENJIE_TAKE] = {NP_("You take a random card from {name} and give one back.",
                           "You take {n} random cards from {name} and give as many back.")},
    [DIRENJIE_ROB] = {NP_("You take a random card from {name}.",
                          "You take {n} random cards from {name}.")},
    [DIRENJIE_SWAP] = {NP_("You give {name} your hand for one card.",
                           "You give {name} your hand for {n} cards.")},
};

/* The sentences of the other verbs, and what they say of the operand: a seat, a card, or, with
 * VALUE_NUMBER, nothing. */
typedef struct Saying {
    const char *text;
    ValueKind kind;
} Saying;

static const Saying sayings[DIRENJIE_VERBS] = {
    [DIRENJIE_INSPECT] = {N_("You alone look at this clue of {name}."), VALUE_SEAT},
    [DIRENJIE_REFUSE] = {N_("You give nothing; nobody learns whether you could have."),
                         VALUE_NUMBER},
    [DIRENJIE_DRAW_DECK] = {N_("You draw the top card of the deck."), VALUE_NUMBER},
    [DIRENJIE_DRAW] = {N_("You draw a random card from {name}."), VALUE_SEAT},
    [DIRENJIE_PASS] = {N_("Your turn ends."), VALUE_NUMBER},
    [DIRENJIE_SUBMIT] = {N_("Your hidden clue will show {card} in your next turn."), VALUE_CARD},
    [DIRENJIE_DECLINE] = {N_("You submit no clue: everybody then knows that you are the killer."),
                          VALUE_NUMBER},
    [DIRENJIE_ANSWER] = {N_("You write down {card}."), VALUE_CARD},
    [DIRENJIE_ACCUSE] = {N_("You accuse {name} of being the killer."), VALUE_SEAT},
    [DIRENJIE_ACCUSE_NONE] = {N_("You say that nobody is the killer."), VALUE_NUMBER},
};

/* Cards that come to the seat's hand, and the zone where the last card from it goes. */
typedef struct Moved {
    unsigned to_hand;
    uint8_t zone;
} Moved;

static Moved moved_by(const DirenjieView *view, Action action)
{
    Rng rng = rng_seeded(0);
    DirenjieState world;
    Event events[LOG_SIZE];
    EventLog log = {.events = events, .capacity = LOG_SIZE};
    uint8_t hand = (uint8_t)(DIRENJIE_HANDS + view->seat);
    Moved moved = {0};
    direnjie_sample(view, &rng, &world);
    direnjie_apply(&world, view->seat, action, &log);
    for (size_t i = 0; i < log.count; i++) {
        bool is_move = events[i].kind == EVENT_MOVE;
        moved.to_hand += is_move && events[i].to == hand;
        if (is_move && events[i].from == hand) {
            moved.zone = events[i].to;
        }
    }
    return moved;
}

static Message preview_taking(const DirenjieView *view, Action action)
{
    const Taking *taking = &takings[action_verb(action)];
    Moved moved = moved_by(view, action);
    Message message =
        MESSAGE(taking->one, value_number(moved.to_hand), value_seat(action_operand(action, 0)));
    message.plural = taking->other;
    return message;
}

static Message preview_giving(const DirenjieView *view, Action action)
{
    Moved moved = moved_by(view, action);
    ASSERT(moved.zone >= DIRENJIE_HANDS);
    return MESSAGE(N_("{card} goes to {name}."), value_card(action_operand(action, 0)),
                   value_seat((Seat)(moved.zone - DIRENJIE_HANDS)));
}

static Message preview_ask(unsigned ask)
{
    if (ask < DIRENJIE_ASK_ONE) {
        return MESSAGE(N_("Every other player may give you one {category} card or the Empress."),
                       value_word(ask));
    }
    return MESSAGE(N_("Every other player may give you one card of number {n} or the Empress."),
                   value_number(ask - DIRENJIE_ASK_ONE + 1));
}

static Message preview_saying(const Saying *saying, uint8_t operand)
{
    if (saying->kind == VALUE_NUMBER) {
        return message_of(saying->text);
    }
    Message message = MESSAGE(saying->text, {saying->kind, operand});
    return message;
}

static Message preview_of(const DirenjieView *view, Action action)
{
    unsigned verb = action_verb(action);
    if (takings[verb].one) {
        return preview_taking(view, action);
    }
    if (verb == DIRENJIE_REPAY || verb == DIRENJIE_GIVE) {
        return preview_giving(view, action);
    }
    if (verb == DIRENJIE_ASK) {
        return preview_ask(action_operand(action, 0));
    }
    if (verb == DIRENJIE_PASS && view->table.phase == DIRENJIE_CONSOLING) {
        return message_of(N_("You take no card."));
    }
    return preview_saying(&sayings[verb], action_operand(action, 0));
}

/* What else it costs or brings, or no text. */
static Message preview_more(const DirenjieView *view, Action action)
{
    unsigned verb = action_verb(action), copies = 0;
    if (verb == DIRENJIE_GIVE || verb == DIRENJIE_REPAY) {
        copies = direnjie_copies_in(view->hand, action_operand(action, 0));
    }
    if (copies == 2) {
        return message_of(N_("It breaks up a pair: a clue needs two alike on top."));
    }
    if (copies == 3) {
        return message_of(N_("It breaks up three alike, a whole clue."));
    }
    return message_of("");
}

size_t direnjie_preview(const void *memory, Action action, Message out[], size_t capacity)
{
    MessageList list = {.items = out, .capacity = capacity};
    Message more = preview_more(memory, action);
    message_add(&list, preview_of(memory, action));
    if (more.text[0]) {
        message_add(&list, more);
    }
    return list.count;
}
