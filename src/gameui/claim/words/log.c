/* The words of Claim: card names, the sentences of its log, what is told of the last trick, and
 * what stands beside the cards while a trick is settled. */
#include "claim/seen.h"
#include "claim/table.h"
#include "claim/words.h"
#include "claim/words/plate.h"

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
    if (table_is_you(scene, active)) {
        return panel_word(scene, leads ? N_("You lead") : N_("You answer"));
    }
    const char *text = leads ? N_("{name} leads") : N_("{name} answers");
    return panel_phrase(scene, text, TR_VALUES(panel_name(scene, active)));
}

Message claim_double_words(const ClaimTrick *trick)
{
    return MESSAGE(N_("The Doppelgänger counts as {faction} {n}."),
                   value_word(CLAIM_WORD_FACTION + trick->counts_as),
                   value_number(claim_value(trick->answer)));
}

/* Sentences one below another. */
typedef struct Sentences {
    const Wording *wording;
    Text *out;
} Sentences;

static void add(const Sentences *to, Message message)
{
    if (to->out->length > 0) {
        text_append(to->out, "\n");
    }
    wording_message(to->wording, &message, to->out);
}

static void tell_dwarves(const Sentences *to, const ClaimTrick *trick)
{
    if (trick->phase == CLAIM_SUPPORT && claim_trick_has(trick, CLAIM_DWARF)) {
        add(to, MESSAGE(N_("The Dwarves of the trick go to its loser, {name}."),
                        value_seat((Seat)(1 - trick->winner))));
    }
}

/* Where cards go that do not go with the others. */
static void tell_power(const Sentences *to, const ClaimTrick *trick)
{
    tell_dwarves(to, trick);
    if (trick->phase == CLAIM_RECRUIT && claim_trick_has(trick, CLAIM_UNDEAD)) {
        add(to, MESSAGE(N_("The Undead of the trick go to the score pile of {name}."),
                        value_seat(trick->winner)));
    }
}

Message claim_reason_words(const ClaimTrick *trick)
{
    static const char *const reasons[CLAIM_CUE_WIN] = {
        [CLAIM_CUE_KNIGHT] = N_("Knight beats Goblin"),
        [CLAIM_CUE_OFF] = N_("Another faction cannot win"),
        [CLAIM_CUE_TIE] = N_("Equal values: the leader wins"),
    };
    if (reasons[trick->reason]) {
        return message_of(reasons[trick->reason]);
    }
    Value lead = value_number(claim_value(trick->lead));
    Value answer = value_number(claim_value(trick->answer));
    return trick->winner == trick->leader ? MESSAGE(N_("{n} beats {m}"), lead, answer)
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
static Message parted_words(const ClaimTrick *trick, Seat reader)
{
    Seat loser = (Seat)(1 - trick->winner);
    Value dwarf = value_card(trick->lead), other = value_card(trick->answer);
    if (claim_faction(trick->lead) != CLAIM_DWARF) {
        dwarf = value_card(trick->answer);
        other = value_card(trick->lead);
    }
    if (reader == loser) {
        return MESSAGE(N_("{dwarf} goes to you, {card} to {name}."), dwarf, other,
                       value_seat(trick->winner));
    }
    return MESSAGE(N_("{dwarf} goes to {name}, {card} to you."), dwarf, value_seat(loser), other);
}

static Message recruit_words(const ClaimTrick *trick, Seat reader)
{
    Value winner = value_seat(trick->winner), prize = value_card(trick->prize);
    bool is_own = trick->winner == reader;
    if (claim_trick_has(trick, CLAIM_UNDEAD)) {
        return is_own ? MESSAGE(N_("You recruit {card} and score the Undead."), prize)
                      : MESSAGE(N_("{name} recruits {card} and scores the Undead."), winner, prize);
    }
    return is_own ? MESSAGE(N_("You recruit {card}."), prize)
                  : MESSAGE(N_("{name} recruits {card}."), winner, prize);
}

/* The rule that takes a card elsewhere than expected goes first. */
Message claim_outcome_words(const ClaimTrick *trick, Seat reader)
{
    if (trick->phase == CLAIM_RECRUIT) {
        return recruit_words(trick, reader);
    }
    if (claim_trick_has(trick, CLAIM_DWARF) &&
        claim_faction(trick->lead) != claim_faction(trick->answer)) {
        return parted_words(trick, reader);
    }
    if (claim_trick_has(trick, CLAIM_DWARF)) {
        return to_seat(reader, (Seat)(1 - trick->winner), N_("You lose: the Dwarves go to you."),
                       N_("The Dwarves go to the loser, {name}."));
    }
    return to_seat(reader, trick->winner, N_("Both cards go to your score pile."),
                   N_("Both cards go to the score pile of {name}."));
}

Told claim_tell(const Wording *wording, const PastAction *action, Text *out)
{
    Sentences sentences = {wording, out};
    ClaimTrick trick = claim_trick_of(action->before, action->events, action->count);
    if (trick.reason < 0) {
        return TOLD_NOTHING;
    }
    add(&sentences, MESSAGE(N_("{lead}, answered by {answer}."), value_card(trick.lead),
                            value_card(trick.answer)));
    if (trick.counts_as >= 0) {
        add(&sentences, claim_double_words(&trick));
    }
    add(&sentences, claim_winner_telling((enum ClaimCue)trick.reason, trick.winner, false));
    tell_power(&sentences, &trick);
    if (trick.drawn < CLAIM_CARDS) {
        add(&sentences, claim_telling(CLAIM_TELL_DRAWN, &(Fact){.card = trick.drawn}));
    }
    return TOLD_ALONE;
}

static void log_score(const Sentences *to, const LogEntry *entry)
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
            add(to, claim_telling(CLAIM_TELL_SCORES, &(Fact){.other = seat, .cards = cards}));
        }
    }
}

static void log_follower(const Sentences *to, const Event *event)
{
    Seat seat = (Seat)(event->to - CLAIM_FOLLOWERS);
    Fact fact = {.actor = seat, .other = seat, .card = event->card};
    if (event->from == CLAIM_PRIZE) {
        add(to, claim_telling(CLAIM_TELL_JOINS, &fact));
    } else if (event->card < CLAIM_CARDS) {
        add(to, MESSAGE(N_("{name} draws {card} as a follower."), value_seat(seat),
                        value_card(event->card)));
    } else {
        add(to, claim_telling(CLAIM_TELL_DRAWS, &fact));
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

static void log_vote(const Sentences *to, const Event *event)
{
    Seat seat = event->value >= 0 ? (Seat)event->value : SEAT_NONE;
    add(to, vote_words(event->name - CLAIM_CUE_VOTE, seat));
}

static Message result_words(int seat)
{
    if (seat < 0) {
        return message_of(N_("The game is a draw."));
    }
    return MESSAGE(N_("{name} wins the game."), value_seat((Seat)seat));
}

static void log_event(const Sentences *to, const Event *event)
{
    bool follower =
        event->kind == EVENT_MOVE && event->to >= CLAIM_FOLLOWERS && event->to < CLAIM_SCORE;
    if (follower) {
        log_follower(to, event);
    } else if (event->kind == EVENT_PHASE && event->name == CLAIM_SUPPORT) {
        add(to, MESSAGE(N_("Phase Two begins: {name} leads."), value_seat((Seat)event->value)));
    } else if (event->kind == EVENT_CUE && event->name == CLAIM_CUE_RESULT) {
        add(to, result_words(event->value));
    } else if (event->kind == EVENT_CUE && event->name >= CLAIM_CUE_VOTE) {
        log_vote(to, event);
    }
}

void claim_log(const Wording *wording, const LogEntry *entry, Text *out)
{
    const ClaimView *view = entry->view;
    Sentences sentences = {wording, out};
    bool leads = view->table.lead == CARD_NONE;
    const char *text = leads ? N_("{name} leads {card}.") : N_("{name} answers with {card}.");
    add(&sentences,
        MESSAGE(text, value_seat(entry->actor), value_card(action_operand(entry->action, 0))));
    ClaimTrick trick = claim_trick_of(view, entry->events, entry->count);
    if (trick.reason >= 0) {
        if (trick.counts_as >= 0) {
            add(&sentences, claim_double_words(&trick));
        }
        add(&sentences, claim_winner_telling((enum ClaimCue)trick.reason, trick.winner, false));
        tell_dwarves(&sentences, &trick); /* else the winner's cards would seem to go astray */
        log_score(&sentences, entry);
    }
    for (size_t i = 0; i < entry->count; i++) {
        log_event(&sentences, &entry->events[i]);
    }
}
