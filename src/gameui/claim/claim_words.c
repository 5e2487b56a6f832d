/* The words of Claim: card names, the sentences of its log, what is told of the last trick, and
 * what stands beside the cards while a trick is settled. Why a trick is won is read off the cues of
 * the rules; nothing here compares cards. */
#include "claim_table.h"

#include "base/text.h"
#include "i18n/format.h"

#include <string.h>

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

const char *claim_turn_words(const TableScene *scene, Seat active)
{
    bool leads = claim_view(scene)->table.lead == CARD_NONE;
    if (active == scene->seat && leads) {
        return panel_word(scene, N_("You lead"));
    }
    if (active == scene->seat) {
        return panel_word(scene, N_("You answer"));
    }
    const char *text = N_("{name} answers");
    if (leads) {
        text = N_("{name} leads");
    }
    return panel_phrase(scene, text, TR_VALUES(panel_name(scene, active)));
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

static Message trick_reason(const Trick *trick)
{
    Value winner = value_seat(trick->winner);
    switch (trick->reason) {
    case CLAIM_CUE_KNIGHT:
        return MESSAGE(N_("The Knight beats the Goblin: {name} wins the trick."), winner);
    case CLAIM_CUE_OFF:
        return MESSAGE(N_("Another faction cannot win: {name} wins the trick."), winner);
    case CLAIM_CUE_TIE:
        return MESSAGE(N_("Equal values: the leader, {name}, wins the trick."), winner);
    default:
        return MESSAGE(N_("The higher value: {name} wins the trick."), winner);
    }
}

static Message double_words(int faction, Card answer)
{
    return MESSAGE(N_("The Doppelgänger counts as {faction} {n}."),
                   value_word(CLAIM_WORD_FACTION + faction), value_number(claim_value(answer)));
}

Message claim_double_words(const ClaimTold *told)
{
    return double_words(told->counts_as, told->answer);
}

/* Sentences one below another. */
typedef struct Story {
    const Wording *wording;
    Text *out;
    const char *between;
} Story;

static void story_add(const Story *story, Message message)
{
    if (story->out->length > 0) {
        text_append(story->out, story->between);
    }
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
            story_add(story,
                      MESSAGE(N_("You draw {card} as a follower."), value_card(events[i].card)));
        }
    }
}

static bool has_faction(const Trick *trick, ClaimFaction faction)
{
    return claim_faction(trick->lead) == faction || claim_faction(trick->answer) == faction;
}

/* Where cards go that do not go with the others. */
static void tell_power(const Story *story, unsigned phase, const Trick *trick)
{
    if (phase == CLAIM_SUPPORT && has_faction(trick, CLAIM_DWARF)) {
        story_add(story, MESSAGE(N_("The Dwarves of the trick go to its loser, {name}."),
                                 value_seat((Seat)(1 - trick->winner))));
    } else if (phase == CLAIM_RECRUIT && has_faction(trick, CLAIM_UNDEAD)) {
        story_add(story, MESSAGE(N_("The Undead of the trick go to the score pile of {name}."),
                                 value_seat(trick->winner)));
    }
}

/* Which seat takes a card of the trick; 0xFF: nobody. */
static uint8_t taker_of(const Event *event)
{
    if (event->to >= CLAIM_SCORE && event->to < CLAIM_SCORE + CLAIM_SEATS) {
        return (uint8_t)(event->to - CLAIM_SCORE);
    }
    return 0xFF;
}

static void take_facts(ClaimTold *told, const Event *event, Seat seat, unsigned *taken)
{
    if (event->kind != EVENT_MOVE) {
        return;
    }
    if (event->from == CLAIM_LEAD && *taken < 2) {
        told->takers[(*taken)++] = taker_of(event);
    } else if (event->from == CLAIM_PRIZE) {
        told->prize = event->card;
    } else if (is_draw(event, seat)) {
        told->drawn = event->card;
    }
}

void claim_facts(const void *before, const Event events[], size_t count, uint8_t facts[TABLE_FACTS])
{
    const ClaimView *view = before;
    Trick trick = trick_of(events, count);
    unsigned taken = 0;
    ClaimTold told = {.lead = trick.lead,
                      .answer = trick.answer,
                      .counts_as = (uint8_t)(trick.faction < 0 ? 0xFF : trick.faction),
                      .reason = (uint8_t)trick.reason,
                      .leader = view->table.leader,
                      .winner = trick.winner,
                      .phase = view->table.phase,
                      .prize = CARD_NONE,
                      .takers = {0xFF, 0xFF},
                      .drawn = CARD_NONE,
                      .has_trick = trick.reason >= 0};
    for (size_t i = 0; i < count; i++) {
        take_facts(&told, &events[i], view->seat, &taken);
    }
    memcpy(facts, &told, sizeof told);
}

bool claim_told(const TableScene *scene, bool moving, ClaimTold *out)
{
    const uint8_t *facts = table_facts(scene->table, moving);
    if (!facts) {
        return false;
    }
    memcpy(out, facts, sizeof *out);
    return out->has_trick;
}

bool claim_is_reason(int cue)
{
    return cue == CLAIM_CUE_KNIGHT || cue == CLAIM_CUE_OFF || cue == CLAIM_CUE_TIE ||
           cue == CLAIM_CUE_HIGH;
}

bool claim_settled(const TableScene *scene, ClaimTold *out)
{
    bool settles = claim_is_reason(scene->cue) || scene->cue == CLAIM_CUE_WIN;
    return settles && !table_rests(scene->table) && claim_told(scene, true, out);
}

Message claim_reason_words(const ClaimTold *told)
{
    switch (told->reason) {
    case CLAIM_CUE_KNIGHT:
        return message_of(N_("Knight beats Goblin"));
    case CLAIM_CUE_OFF:
        return message_of(N_("Another faction cannot win"));
    case CLAIM_CUE_TIE:
        return message_of(N_("Equal values: the leader wins"));
    default:
        break;
    }
    Value lead = value_number(claim_value(told->lead));
    Value answer = value_number(claim_value(told->answer));
    return told->winner == told->leader ? MESSAGE(N_("{n} beats {m}"), lead, answer)
                                        : MESSAGE(N_("{n} beats {m}"), answer, lead);
}

static bool is_in_trick(const ClaimTold *told, ClaimFaction faction)
{
    return claim_faction(told->lead) == faction || claim_faction(told->answer) == faction;
}

/* Words to this seat of its own, or of another one. */
static Message to_seat(Seat reader, Seat seat, const char *own, const char *others)
{
    if (seat == reader) {
        return message_of(own);
    }
    return MESSAGE(others, value_seat(seat));
}

/* The Dwarf of a trick goes to the loser, the other card to the winner. */
static Message parted_words(const ClaimTold *told, Seat reader)
{
    Seat loser = (Seat)(1 - told->winner);
    Value dwarf = value_card(told->lead), other = value_card(told->answer);
    if (claim_faction(told->lead) != CLAIM_DWARF) {
        dwarf = value_card(told->answer);
        other = value_card(told->lead);
    }
    if (reader == loser) {
        return MESSAGE(N_("{dwarf} goes to you, {card} to {name}."), dwarf, other,
                       value_seat(told->winner));
    }
    return MESSAGE(N_("{dwarf} goes to {name}, {card} to you."), dwarf, value_seat(loser), other);
}

static Message recruit_words(const ClaimTold *told, Seat reader)
{
    Value winner = value_seat(told->winner), prize = value_card(told->prize);
    bool is_own = told->winner == reader;
    if (is_in_trick(told, CLAIM_UNDEAD)) {
        return is_own ? MESSAGE(N_("You recruit {card} and score the Undead."), prize)
                      : MESSAGE(N_("{name} recruits {card} and scores the Undead."), winner, prize);
    }
    return is_own ? MESSAGE(N_("You recruit {card}."), prize)
                  : MESSAGE(N_("{name} recruits {card}."), winner, prize);
}

/* The rule that takes a card elsewhere than expected goes first. */
Message claim_outcome_words(const ClaimTold *told, Seat reader)
{
    if (told->phase == CLAIM_RECRUIT) {
        return recruit_words(told, reader);
    }
    if (is_in_trick(told, CLAIM_DWARF) &&
        claim_faction(told->lead) != claim_faction(told->answer)) {
        return parted_words(told, reader);
    }
    if (is_in_trick(told, CLAIM_DWARF)) {
        return to_seat(reader, (Seat)(1 - told->winner), N_("You lose: the Dwarves go to you."),
                       N_("The Dwarves go to the loser, {name}."));
    }
    return to_seat(reader, told->winner, N_("Both cards go to your score pile."),
                   N_("Both cards go to the score pile of {name}."));
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
    story_add(&story, MESSAGE(N_("{lead}, answered by {answer}."), value_card(trick.lead),
                              value_card(trick.answer)));
    if (trick.faction >= 0) {
        story_add(&story, double_words(trick.faction, trick.answer));
    }
    story_add(&story, trick_reason(&trick));
    tell_power(&story, view->table.phase, &trick);
    tell_draw(&story, view->seat, events, count);
}

static void log_score(const Story *story, const LogEntry *entry)
{
    for (Seat seat = 0; seat < CLAIM_SEATS; seat++) {
        CardSet cards = 0;
        for (size_t i = 0; i < entry->count; i++) {
            const Event *event = &entry->events[i];
            if (event->kind == EVENT_MOVE && event->from == CLAIM_LEAD &&
                event->to == CLAIM_SCORE + seat) {
                cards = claim_add(cards, event->card);
            }
        }
        if (cards) {
            story_add(story, MESSAGE(N_("To the score pile of {name}: {cards}."), value_seat(seat),
                                     value_cards(cards)));
        }
    }
}

static void log_follower(const Story *story, const Event *event)
{
    Value name = value_seat((Seat)(event->to - CLAIM_FOLLOWERS)), card = value_card(event->card);
    if (event->from == CLAIM_PRIZE) {
        story_add(story, MESSAGE(N_("{card} joins the followers of {name}."), card, name));
    } else if (event->card < CLAIM_CARDS) {
        story_add(story, MESSAGE(N_("{name} draws {card} as a follower."), name, card));
    } else {
        story_add(story, MESSAGE(N_("{name} draws a follower from the deck."), name));
    }
}

/* Who gets a vote; SEAT_NONE: nobody. */
static Message vote_words(int faction, Seat seat)
{
    Value vote = value_word(CLAIM_WORD_FACTIONS + faction);
    if (seat == SEAT_NONE) {
        return MESSAGE(N_("{faction}: nobody gets this vote."), vote);
    }
    return MESSAGE(N_("{faction}: {name} gets this vote."), vote, value_seat(seat));
}

Message claim_vote_words(const CardSet score[CLAIM_SEATS], ClaimFaction faction)
{
    return vote_words((int)faction, claim_vote(score, faction));
}

Message claim_vote_reason(const CardSet score[CLAIM_SEATS], ClaimFaction faction)
{
    CardSet cards = claim_cards_of(faction);
    Seat winner = claim_vote(score, faction), loser = (Seat)(1 - winner);
    if (winner == SEAT_NONE) {
        return message_of(N_("Nobody's vote"));
    }
    const char *text = N_("{n} to {m}");
    int n = set_count(score[winner] & cards), m = set_count(score[loser] & cards);
    if (n == m) {
        text = N_("Equal: {n} beats {m}");
        n = claim_highest(score[winner], faction);
        m = claim_highest(score[loser], faction);
    }
    return MESSAGE(text, value_number(n), value_number(m));
}

static void log_vote(const Story *story, const Event *event)
{
    Seat seat = SEAT_NONE;
    if (event->value >= 0) {
        seat = (Seat)event->value;
    }
    story_add(story, vote_words(event->name - CLAIM_CUE_VOTE, seat));
}

static Message result_words(int seat)
{
    if (seat < 0) {
        return message_of(N_("The game is a draw."));
    }
    return MESSAGE(N_("{name} wins the game."), value_seat((Seat)seat));
}

static void log_event(const Story *story, const Event *event)
{
    bool follower =
        event->kind == EVENT_MOVE && event->to >= CLAIM_FOLLOWERS && event->to < CLAIM_SCORE;
    if (follower) {
        log_follower(story, event);
    } else if (event->kind == EVENT_PHASE && event->name == CLAIM_SUPPORT) {
        story_add(story,
                  MESSAGE(N_("Phase Two begins: {name} leads."), value_seat((Seat)event->value)));
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
    const char *text = N_("{name} answers with {card}.");
    if (view->table.lead == CARD_NONE) {
        text = N_("{name} leads {card}.");
    }
    story_add(&story, MESSAGE(text, value_seat(entry->actor),
                              value_card(action_operand(entry->action, 0))));
    Trick trick = trick_of(entry->events, entry->count);
    if (trick.reason >= 0) {
        if (trick.faction >= 0) {
            story_add(&story, double_words(trick.faction, trick.answer));
        }
        story_add(&story, trick_reason(&trick));
        log_score(&story, entry);
    }
    for (size_t i = 0; i < entry->count; i++) {
        log_event(&story, &entry->events[i]);
    }
}
