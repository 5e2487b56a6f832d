/* What a card is certain to do, for the player before confirming. A lead decides nothing yet; with
 * an answer the whole trick is known, but for the card that the loser draws. */
#include "state.h"

#include "base/assert.h"

typedef struct Preview {
    const ClaimView *view;
    Message *out;
    size_t count, capacity;
} Preview;

static void say(Preview *preview, Message message)
{
    ASSERT(preview->count < preview->capacity);
    preview->out[preview->count++] = message;
}

static void say_seat(Preview *preview, const char *text, Seat seat)
{
    say(preview, message_with(message_of(text), VALUE_SEAT, seat));
}

static void preview_lead(Preview *preview, Card card)
{
    ClaimFaction led = claim_faction(card);
    ClaimPhase phase = (ClaimPhase)preview->view->table.phase;
    const char *duty =
        led == CLAIM_DOPPELGANGER
            ? N_("{name} must play a Doppelgänger, if able.")
            : N_("Holding this faction, {name} must follow it or play a Doppelgänger.");
    say_seat(preview, duty, seat_other(preview->view->seat));
    if (led == CLAIM_UNDEAD && phase == CLAIM_RECRUIT) {
        say(preview, message_of(N_("This Undead goes to the winner's score pile.")));
    }
    if (led == CLAIM_DWARF && phase == CLAIM_SUPPORT) {
        say(preview, message_of(N_("This Dwarf goes to the loser's score pile.")));
    }
}

static void preview_double(Preview *preview, const Trick *trick)
{
    ClaimFaction led = claim_faction(trick->lead);
    if (claim_faction(trick->answer) == CLAIM_DOPPELGANGER && led != CLAIM_DOPPELGANGER) {
        Message message = message_of(N_("Your Doppelgänger counts as {faction} {n}."));
        message = message_with(message, VALUE_WORD, CLAIM_WORD_FACTION + (int)led);
        say(preview, message_with(message, VALUE_NUMBER, claim_value(trick->answer)));
    }
}

static void preview_winner(Preview *preview, const Trick *trick)
{
    ClaimFaction led = claim_faction(trick->lead), answered = claim_faction(trick->answer);
    bool off = answered != led && answered != CLAIM_DOPPELGANGER;
    if (trick->winner == preview->view->seat) {
        say(preview, message_of(off ? N_("Your Knight beats the Goblin: you win the trick.")
                                    : N_("The higher value: you win the trick.")));
    } else if (off) {
        say_seat(preview, N_("Another faction cannot win: {name} wins the trick."), trick->winner);
    } else if (claim_value(trick->answer) == claim_value(trick->lead)) {
        say_seat(preview, N_("Equal values: the leader, {name}, wins the trick."), trick->winner);
    } else {
        say_seat(preview, N_("The lower value: {name} wins the trick."), trick->winner);
    }
}

/* What goes to the score pile of a seat, if anything. */
static void preview_score(Preview *preview, const Trick *trick, Seat seat)
{
    ClaimPhase phase = (ClaimPhase)preview->view->table.phase;
    CardSet cards = 0;
    if (claim_taker(phase, trick->lead, trick->winner) == seat) {
        cards = claim_add(cards, trick->lead);
    }
    if (claim_taker(phase, trick->answer, trick->winner) == seat) {
        cards = claim_add(cards, trick->answer);
    }
    if (cards && seat == preview->view->seat) {
        Message message = message_of(N_("To your score pile: {cards}."));
        say(preview, message_with(message, VALUE_CARDS, (int64_t)cards));
    } else if (cards) {
        Message message = message_of(N_("To the score pile of {name}: {cards}."));
        message = message_with(message, VALUE_SEAT, seat);
        say(preview, message_with(message, VALUE_CARDS, (int64_t)cards));
    }
}

static void preview_followers(Preview *preview, const Trick *trick)
{
    Card prize = preview->view->table.prize;
    if (trick->winner == preview->view->seat) {
        Message message = message_of(N_("{card} joins your followers."));
        say(preview, message_with(message, VALUE_CARD, prize));
        say_seat(preview, N_("{name} draws a follower from the deck."), trick->leader);
    } else {
        Message message = message_of(N_("{card} joins the followers of {name}."));
        message = message_with(message, VALUE_CARD, prize);
        say(preview, message_with(message, VALUE_SEAT, trick->winner));
        say(preview, message_of(N_("You draw a follower from the deck.")));
    }
}

size_t claim_preview(const void *memory, Action action, Message out[], size_t capacity)
{
    const ClaimView *view = memory;
    const ClaimTable *table = &view->table;
    Preview preview = {.view = view, .out = out, .capacity = capacity};
    Card card = action_operand(action, 0);
    if (table->lead == CARD_NONE) {
        preview_lead(&preview, card);
        return preview.count;
    }
    Trick trick = claim_trick(table, card);
    preview_double(&preview, &trick);
    preview_winner(&preview, &trick);
    preview_score(&preview, &trick, view->seat);
    preview_score(&preview, &trick, seat_other(view->seat));
    if (table->phase == CLAIM_RECRUIT) {
        preview_followers(&preview, &trick);
    }
    return preview.count;
}
