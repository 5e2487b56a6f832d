/* What a card is certain to do, for the player before confirming. No rule is repeated here: a lead
 * decides nothing yet, and the rules are asked what it asks for; an answer is carried out in one
 * world that the view allows, and its events are told. They are the same in every such world but
 * for the card that the loser draws, of which only the drawing is told. */
#include "state.h"

#define LOG_SIZE 64

static void preview_lead(const ClaimView *view, Card card, MessageList *list)
{
    ClaimPhase phase = (ClaimPhase)view->table.phase;
    Seat other = seat_other(view->seat);
    Seat taker = claim_taker(phase, card, view->seat); /* if this lead wins */
    const char *duty = N_("If {name} holds the faction you lead, they must follow it or play a "
                          "Doppelgänger.");
    if (claim_answers(ALL_CARDS, card) == claim_cards_of(CLAIM_DOPPELGANGER)) {
        duty = N_("{name} must play a Doppelgänger, if able.");
    }
    message_add(list, MESSAGE(duty, value_seat(other)));
    message_add_if(list, phase == CLAIM_RECRUIT && taker == view->seat,
                   message_of(N_("The Undead you lead goes to the winner's score pile.")));
    message_add_if(list, phase == CLAIM_SUPPORT && taker == other,
                   message_of(N_("The Dwarf you lead goes to the loser's score pile.")));
}

static void note_cue(ClaimForecast *told, const Event *event)
{
    switch ((enum ClaimCue)event->name) {
    case CLAIM_CUE_DOUBLE:
        told->counts_as = event->value;
        return;
    case CLAIM_CUE_KNIGHT:
    case CLAIM_CUE_OFF:
    case CLAIM_CUE_TIE:
    case CLAIM_CUE_HIGH:
        told->reason = event->name;
        return;
    case CLAIM_CUE_WIN:
        told->winner = (Seat)event->value;
        return;
    case CLAIM_CUE_VOTE:
    case CLAIM_CUE_RESULT:
        return;
    }
}

static void note_move(ClaimForecast *told, const Event *event)
{
    if (event->from == CLAIM_LEAD && event->to >= CLAIM_SCORE) {
        CardSet *scored = &told->scored[event->to - CLAIM_SCORE];
        *scored = claim_add(*scored, event->card);
    }
    if (event->from == CLAIM_PRIZE) {
        told->prize = event->card;
    }
}

bool claim_foresee(const ClaimView *view, Action action, ClaimForecast *out)
{
    Rng rng = rng_seeded(0);
    ClaimState world;
    Event events[LOG_SIZE];
    EventLog log = {.events = events, .capacity = LOG_SIZE};
    *out = (ClaimForecast){.counts_as = -1, .prize = CARD_NONE};
    if (view->table.lead == CARD_NONE) {
        return false;
    }
    claim_sample(view, &rng, &world);
    claim_apply(&world, view->seat, action, &log);
    for (size_t i = 0; i < log.count; i++) {
        if (events[i].kind == EVENT_CUE) {
            note_cue(out, &events[i]);
        } else if (events[i].kind == EVENT_MOVE) {
            note_move(out, &events[i]);
        }
    }
    for (Seat seat = 0; seat < CLAIM_SEATS; seat++) {
        out->score[seat] = claim_join(view->table.score[seat], out->scored[seat]);
    }
    return true;
}

/* Why the view's seat, which answers, wins the trick or does not. */
static void preview_winner(const ClaimView *view, const ClaimForecast *told, MessageList *list)
{
    static const char *const won[CLAIM_CUE_WIN] = {
        [CLAIM_CUE_KNIGHT] = N_("Your Knight beats the Goblin: you win the trick."),
        [CLAIM_CUE_HIGH] = N_("The higher value: you win the trick."),
    };
    static const char *const lost[CLAIM_CUE_WIN] = {
        [CLAIM_CUE_OFF] = N_("Another faction cannot win: {name} wins the trick."),
        [CLAIM_CUE_TIE] = N_("Equal values: the leader, {name}, wins the trick."),
        [CLAIM_CUE_HIGH] = N_("The lower value: {name} wins the trick."),
    };
    if (told->winner == view->seat) {
        message_add(list, message_of(won[told->reason]));
    } else {
        message_add(list, MESSAGE(lost[told->reason], value_seat(told->winner)));
    }
}

static void preview_score(const ClaimView *view, const ClaimForecast *told, MessageList *list)
{
    Seat other = seat_other(view->seat);
    CardSet own = told->scored[view->seat], others = told->scored[other];
    message_add_if(list, own, MESSAGE(N_("To your score pile: {cards}."), value_cards(own)));
    message_add_if(list, others,
                   MESSAGE(N_("To the score pile of {name}: {cards}."), value_seat(other),
                           value_cards(others)));
}

static void preview_followers(const ClaimView *view, const ClaimForecast *told, MessageList *list)
{
    Value prize = value_card(told->prize);
    if (told->winner == view->seat) {
        message_add(list, MESSAGE(N_("{card} joins your followers."), prize));
        message_add(list, MESSAGE(N_("{name} draws a follower from the deck."),
                                  value_seat(seat_other(view->seat))));
        return;
    }
    message_add(list, MESSAGE(N_("{card} joins the followers of {name}."), prize,
                              value_seat(told->winner)));
    message_add(list, message_of(N_("You draw a follower from the deck.")));
}

size_t claim_preview(const void *memory, Action action, Message out[], size_t capacity)
{
    const ClaimView *view = memory;
    MessageList list = {.items = out, .capacity = capacity};
    Card card = action_operand(action, 0);
    ClaimForecast told;
    if (!claim_foresee(view, action, &told)) {
        preview_lead(view, card, &list);
        return list.count;
    }
    message_add_if(&list, told.counts_as >= 0,
                   MESSAGE(N_("Your Doppelgänger counts as {faction} {n}."),
                           value_word(CLAIM_WORD_FACTION + told.counts_as),
                           value_number(claim_value(card))));
    preview_winner(view, &told, &list);
    preview_score(view, &told, &list);
    if (told.prize != CARD_NONE) {
        preview_followers(view, &told, &list);
    }
    return list.count;
}
