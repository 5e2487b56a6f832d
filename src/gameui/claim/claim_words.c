/* The words of Claim: card names, the sentences of its log, what is told of the last trick, and
 * what rises above the cards while a trick is settled. Why a trick is won is read off the cues of
 * the rules; nothing here compares cards. */
#include "claim_table.h"

#include "base/text.h"
#include "i18n/format.h"

const char *claim_group_name(const Wording *wording, ClaimFaction faction)
{
    return tr(wording->catalogue, claim_game.names.words[CLAIM_WORD_FACTIONS + (unsigned)faction]);
}

/* "Goblin 7": also in lists, which are short. */
void claim_name(const Wording *wording, Card card, Text *out)
{
    char bytes[8];
    Text number = text_in(bytes, sizeof bytes);
    text_append_number(&number, claim_value(card));
    const char *faction = tr(wording->catalogue, claim_game.names.words[claim_faction(card)]);
    tr_format(wording->catalogue, N_("{faction} {n}"), TR_VALUES(faction, bytes), out);
}

/* What the events say about one trick. */
typedef struct Trick {
    Card lead, answer; /* CARD_NONE: not in these events */
    int faction;       /* that a Doppelgänger counts as, or -1 */
    int reason;        /* ClaimCue, or -1: no trick was settled */
    Seat winner;
} Trick;

static void trick_take_cue(Trick *trick, const Event *event)
{
    switch ((enum ClaimCue)event->name) {
    case CLAIM_CUE_DOUBLE:
        trick->faction = event->value;
        return;
    case CLAIM_CUE_KNIGHT:
    case CLAIM_CUE_OFF:
    case CLAIM_CUE_TIE:
    case CLAIM_CUE_HIGH:
        trick->reason = event->name;
        return;
    case CLAIM_CUE_WIN:
        trick->winner = (Seat)event->value;
        return;
    case CLAIM_CUE_VOTE:
    case CLAIM_CUE_RESULT:
        return;
    }
}

static Trick trick_of(const Event events[], size_t count)
{
    Trick trick = {.lead = CARD_NONE, .answer = CARD_NONE, .faction = -1, .reason = -1};
    for (size_t i = 0; i < count; i++) {
        const Event *event = &events[i];
        if (event->kind == EVENT_CUE) {
            trick_take_cue(&trick, event);
        } else if (event->kind == EVENT_MOVE && event->to == CLAIM_LEAD) {
            trick.answer = event->card;
        } else if (event->kind == EVENT_MOVE && event->from == CLAIM_LEAD &&
                   trick.lead == CARD_NONE) {
            trick.lead = event->card; /* the lead leaves first */
        }
    }
    return trick;
}

static Message with_seat(const char *text, Seat seat)
{
    return message_with(message_of(text), VALUE_SEAT, seat);
}

static Message trick_reason(const Trick *trick)
{
    switch (trick->reason) {
    case CLAIM_CUE_KNIGHT:
        return with_seat(N_("The Knight beats the Goblin: {name} wins the trick."), trick->winner);
    case CLAIM_CUE_OFF:
        return with_seat(N_("Another faction cannot win: {name} wins the trick."), trick->winner);
    case CLAIM_CUE_TIE:
        return with_seat(N_("Equal values: the leader, {name}, wins the trick."), trick->winner);
    default:
        return with_seat(N_("The higher value: {name} wins the trick."), trick->winner);
    }
}

static Message trick_double(const Trick *trick)
{
    Message message = message_of(N_("The Doppelgänger counts as {faction} {n}."));
    message = message_with(message, VALUE_WORD, CLAIM_WORD_FACTION + trick->faction);
    return message_with(message, VALUE_NUMBER, claim_value(trick->answer));
}

/* Sentences one below another. */
typedef struct Story {
    const Wording *wording;
    Text *out;
    const char *between;
} Story;

static void story_add(const Story *story, Message message)
{
    text_append(story->out, story->out->length > 0 ? story->between : "");
    wording_message(story->wording, &message, story->out);
}

/* All cards may be open, but it is told to this seat. */
static bool is_draw(const Event *event, Seat seat)
{
    return event->kind == EVENT_MOVE && event->from == CLAIM_DECK &&
           event->to == CLAIM_FOLLOWERS + seat;
}

static void tell_draw(const Story *story, Seat seat, const Event events[], size_t count)
{
    for (size_t i = 0; i < count; i++) {
        if (is_draw(&events[i], seat) && events[i].card < CLAIM_CARDS) {
            story_add(story, message_with(message_of(N_("You draw {card} as a follower.")),
                                          VALUE_CARD, events[i].card));
        }
    }
}

void claim_tell(const Wording *wording, const void *before, const Event events[], size_t count,
                Text *out)
{
    const ClaimView *view = before;
    Story story = {.wording = wording, .out = out, .between = "\n"};
    Trick trick = trick_of(events, count);
    if (trick.reason < 0) {
        return;
    }
    Message cards =
        message_with(message_of(N_("{lead}, answered by {answer}.")), VALUE_CARD, trick.lead);
    story_add(&story, message_with(cards, VALUE_CARD, trick.answer));
    if (trick.faction >= 0) {
        story_add(&story, trick_double(&trick));
    }
    story_add(&story, trick_reason(&trick));
    tell_draw(&story, view->seat, events, count);
}

static void log_score(const Story *story, const LogEntry *entry)
{
    for (Seat seat = 0; seat < CLAIM_SEATS; seat++) {
        CardSet cards = 0;
        for (size_t i = 0; i < entry->count; i++) {
            const Event *event = &entry->events[i];
            bool scored = event->kind == EVENT_MOVE && event->from == CLAIM_LEAD &&
                          event->to == CLAIM_SCORE + seat;
            cards = scored ? claim_add(cards, event->card) : cards;
        }
        if (cards) {
            story_add(story,
                      message_with(with_seat(N_("To the score pile of {name}: {cards}."), seat),
                                   VALUE_CARDS, (int64_t)cards));
        }
    }
}

static void log_follower(const Story *story, const Event *event)
{
    Seat seat = (Seat)(event->to - CLAIM_FOLLOWERS);
    if (event->from == CLAIM_PRIZE) {
        Message message = message_of(N_("{card} joins the followers of {name}."));
        message = message_with(message, VALUE_CARD, event->card);
        story_add(story, message_with(message, VALUE_SEAT, seat));
    } else if (event->card < CLAIM_CARDS) {
        story_add(story, message_with(with_seat(N_("{name} draws {card} as a follower."), seat),
                                      VALUE_CARD, event->card));
    } else {
        story_add(story, with_seat(N_("{name} draws a follower from the deck."), seat));
    }
}

static void log_vote(const Story *story, const Event *event)
{
    int word = CLAIM_WORD_FACTIONS + event->name - CLAIM_CUE_VOTE;
    Message message =
        message_with(message_of(event->value < 0 ? N_("{faction}: nobody gets this vote.")
                                                 : N_("{faction}: {name} gets this vote.")),
                     VALUE_WORD, word);
    story_add(story, event->value < 0 ? message : message_with(message, VALUE_SEAT, event->value));
}

static Message result_words(int seat)
{
    return seat < 0 ? message_of(N_("The game is a draw."))
                    : with_seat(N_("{name} wins the game."), (Seat)seat);
}

static void log_event(const Story *story, const Event *event)
{
    bool follower =
        event->kind == EVENT_MOVE && event->to >= CLAIM_FOLLOWERS && event->to < CLAIM_SCORE;
    if (follower) {
        log_follower(story, event);
    } else if (event->kind == EVENT_PHASE && event->name == CLAIM_SUPPORT) {
        story_add(story, with_seat(N_("Phase Two begins: {name} leads."), (Seat)event->value));
    } else if (event->kind == EVENT_CUE && event->name == CLAIM_CUE_RESULT) {
        story_add(story, result_words(event->value));
    } else if (event->kind == EVENT_CUE && event->name >= CLAIM_CUE_VOTE) {
        log_vote(story, event);
    }
}

void claim_log(const Wording *wording, const LogEntry *entry, Text *out)
{
    const ClaimView *view = entry->view;
    Story story = {.wording = wording, .out = out, .between = "\n"};
    bool leads = view->table.lead == CARD_NONE;
    Message message =
        with_seat(leads ? N_("{name} leads {card}.") : N_("{name} answers {card}."), entry->actor);
    Card card = action_operand(entry->action, 0);
    story_add(&story, message_with(message, VALUE_CARD, card));
    Trick trick = trick_of(entry->events, entry->count);
    if (trick.reason >= 0) {
        if (trick.faction >= 0) {
            story_add(&story, trick_double(&trick));
        }
        story_add(&story, trick_reason(&trick));
        log_score(&story, entry);
    }
    for (size_t i = 0; i < entry->count; i++) {
        log_event(&story, &entry->events[i]);
    }
}

/* The words of one cue; what the told trick says at length. */
static Message cue_words(const TableScene *scene, unsigned cue, int value)
{
    (void)scene;
    switch (cue) {
    case CLAIM_CUE_DOUBLE:
        return message_with(message_of(N_("Counts as {faction}")), VALUE_WORD,
                            CLAIM_WORD_FACTION + value);
    case CLAIM_CUE_KNIGHT:
        return message_of(N_("Knight beats Goblin"));
    case CLAIM_CUE_OFF:
        return message_of(N_("Another faction cannot win"));
    case CLAIM_CUE_TIE:
        return message_of(N_("Tie: the leader wins"));
    case CLAIM_CUE_HIGH:
        return message_with(message_of(N_("The {n} is higher")), VALUE_NUMBER, value);
    case CLAIM_CUE_WIN:
        return with_seat(N_("{name} wins the trick"), (Seat)value);
    default:
        return value < 0 ? message_of(N_("Nobody's vote"))
                         : with_seat(N_("Vote for {name}"), (Seat)value);
    }
}

/* Votes rise from their columns, from the pile of who gets them. */
static Rect vote_place(const TableScene *scene, unsigned faction, int seat)
{
    Seat whose = seat < 0 ? scene->seat : (Seat)seat;
    Rect row = scene->layout->spots[SPOT_VOTES + whose];
    float width = row.w / CLAIM_FACTIONS;
    return (Rect){row.x + width * (float)faction, row.y, width, row.h};
}

Rect claim_cue(const TableScene *scene, unsigned cue, int value, Text *out)
{
    Message message = cue_words(scene, cue, value);
    wording_message(scene->wording, &message, out);
    const Layout *layout = scene->layout;
    Rect trick = layout->zones[CLAIM_LEAD].rect, prize = layout->zones[CLAIM_PRIZE].rect;
    if (cue >= CLAIM_CUE_VOTE) {
        return vote_place(scene, cue - CLAIM_CUE_VOTE, value);
    }
    if (cue == CLAIM_CUE_DOUBLE) {
        trick.y += trick.h * 0.75f;
        return rect_cut_right(&trick, layout->zones[CLAIM_LEAD].card_width);
    }
    prize.y += cue == CLAIM_CUE_WIN ? prize.h * 0.62f : prize.h * 0.15f;
    return prize;
}
