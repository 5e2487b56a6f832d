/* The words of Claim: card names, the sentences of its log, what is told of the last trick, and
 * what stands beside the cards while a trick is settled. Why a trick is won is read off the cues of
 * the rules; nothing here compares cards. */
#include "claim/table.h"

#include "base/text.h"
#include "games/claim_tellings.h"
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

/* Which seat takes a card of the trick; SEAT_NONE: nobody. */
static Seat taker_of(const Event *event)
{
    if (event->to >= CLAIM_SCORE && event->to < CLAIM_SCORE + CLAIM_SEATS) {
        return (Seat)(event->to - CLAIM_SCORE);
    }
    return SEAT_NONE;
}

/* All cards may be open, but it is told to this seat. */
static bool is_draw(const Event *event, Seat seat)
{
    return event->kind == EVENT_MOVE && event->from == CLAIM_DECK &&
           event->to == CLAIM_FOLLOWERS + seat;
}

/* The lead leaves its place before the answer. */
static void take_move(ClaimTold *told, const Event *event, Seat reader)
{
    if (event->to == CLAIM_LEAD) {
        told->answer = event->card;
    } else if (event->from == CLAIM_LEAD && told->lead == CARD_NONE) {
        told->lead = event->card;
        told->takers[0] = taker_of(event);
    } else if (event->from == CLAIM_LEAD) {
        told->takers[1] = taker_of(event);
    } else if (event->from == CLAIM_PRIZE) {
        told->prize = event->card;
    } else if (is_draw(event, reader)) {
        told->drawn = event->card;
    }
}

static void take_cue(ClaimTold *told, const Event *event)
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

/* What the events of an action say about a trick, to whom they were shown. */
static ClaimTold told_of(const ClaimView *before, const Event events[], size_t count)
{
    ClaimTold told = {.lead = CARD_NONE,
                      .answer = CARD_NONE,
                      .counts_as = -1,
                      .reason = -1,
                      .leader = before->table.leader,
                      .phase = before->table.phase,
                      .prize = CARD_NONE,
                      .takers = {SEAT_NONE, SEAT_NONE},
                      .drawn = CARD_NONE};
    for (size_t i = 0; i < count; i++) {
        if (events[i].kind == EVENT_CUE) {
            take_cue(&told, &events[i]);
        } else if (events[i].kind == EVENT_MOVE) {
            take_move(&told, &events[i], before->seat);
        }
    }
    return told;
}

Message claim_double_words(const ClaimTold *told)
{
    return MESSAGE(N_("The Doppelgänger counts as {faction} {n}."),
                   value_word(CLAIM_WORD_FACTION + told->counts_as),
                   value_number(claim_value(told->answer)));
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

static bool is_in_trick(const ClaimTold *told, ClaimFaction faction)
{
    return claim_faction(told->lead) == faction || claim_faction(told->answer) == faction;
}

/* Where cards go that do not go with the others. */
static void tell_power(const Story *story, const ClaimTold *told)
{
    if (told->phase == CLAIM_SUPPORT && is_in_trick(told, CLAIM_DWARF)) {
        story_add(story, MESSAGE(N_("The Dwarves of the trick go to its loser, {name}."),
                                 value_seat((Seat)(1 - told->winner))));
    } else if (told->phase == CLAIM_RECRUIT && is_in_trick(told, CLAIM_UNDEAD)) {
        story_add(story, MESSAGE(N_("The Undead of the trick go to the score pile of {name}."),
                                 value_seat(told->winner)));
    }
}

bool claim_told(const TableScene *scene, bool moving, ClaimTold *out)
{
    PastAction last;
    if (!table_last(scene->table, moving, 0, &last)) {
        return false;
    }
    *out = told_of(last.before, last.events, last.count);
    return out->reason >= 0;
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
    static const char *const reasons[CLAIM_CUE_WIN] = {
        [CLAIM_CUE_KNIGHT] = N_("Knight beats Goblin"),
        [CLAIM_CUE_OFF] = N_("Another faction cannot win"),
        [CLAIM_CUE_TIE] = N_("Equal values: the leader wins"),
    };
    if (reasons[told->reason]) {
        return message_of(reasons[told->reason]);
    }
    Value lead = value_number(claim_value(told->lead));
    Value answer = value_number(claim_value(told->answer));
    return told->winner == told->leader ? MESSAGE(N_("{n} beats {m}"), lead, answer)
                                        : MESSAGE(N_("{n} beats {m}"), answer, lead);
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

void claim_tell(const Wording *wording, const PastAction *action, Text *out)
{
    Story story = {.wording = wording, .out = out, .between = "\n"};
    ClaimTold told = told_of(action->before, action->events, action->count);
    if (told.reason < 0) {
        return;
    }
    story_add(&story, MESSAGE(N_("{lead}, answered by {answer}."), value_card(told.lead),
                              value_card(told.answer)));
    if (told.counts_as >= 0) {
        story_add(&story, claim_double_words(&told));
    }
    story_add(&story, claim_winner_telling((enum ClaimCue)told.reason, told.winner, false));
    tell_power(&story, &told);
    if (told.drawn < CLAIM_CARDS) {
        story_add(&story, claim_telling(CLAIM_TELL_DRAWN, &(Fact){.card = told.drawn}));
    }
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
            story_add(story,
                      claim_telling(CLAIM_TELL_SCORES, &(Fact){.other = seat, .cards = cards}));
        }
    }
}

static void log_follower(const Story *story, const Event *event)
{
    Seat seat = (Seat)(event->to - CLAIM_FOLLOWERS);
    Fact fact = {.actor = seat, .other = seat, .card = event->card};
    if (event->from == CLAIM_PRIZE) {
        story_add(story, claim_telling(CLAIM_TELL_JOINS, &fact));
    } else if (event->card < CLAIM_CARDS) {
        story_add(story, MESSAGE(N_("{name} draws {card} as a follower."), value_seat(seat),
                                 value_card(event->card)));
    } else {
        story_add(story, claim_telling(CLAIM_TELL_DRAWS, &fact));
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
    ClaimTold told = told_of(view, entry->events, entry->count);
    if (told.reason >= 0) {
        if (told.counts_as >= 0) {
            story_add(&story, claim_double_words(&told));
        }
        story_add(&story, claim_winner_telling((enum ClaimCue)told.reason, told.winner, false));
        log_score(&story, entry);
    }
    for (size_t i = 0; i < entry->count; i++) {
        log_event(&story, &entry->events[i]);
    }
}
