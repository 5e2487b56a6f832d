/* What happened in Di Renjie, in words. What cards were is read off the events, which say only what
 * the reader saw; an action is looked into only where it is open or the reader's own. */
#include "direnjie/words.h"
#include "direnjie/words/tellings.h"

#include "base/limits.h"
#include "base/text.h"
#include "i18n/format.h"

#define SENTENCE_BYTES 2048 /* for what one action tells, and for each of its sentences */

/* Sentences about one action: each on its own line, or one after another as the language joins
 * them. */
typedef struct Sentences {
    const Wording *wording;
    bool in_lines;
    Text *out;
    Seat actor; /* SEAT_NONE: read off the events */
    const Event *events;
    size_t count;
    unsigned teams; /* 0: each for itself */
    bool draws_on;  /* a card was drawn right before */
} Sentences;

static void join(const Sentences *sentences, const char *next)
{
    char bytes[SENTENCE_BYTES];
    Text before = text_in(bytes, sizeof bytes);
    text_append(&before, sentences->out->bytes);
    *sentences->out = text_in(sentences->out->bytes, sentences->out->capacity);
    tr_format(sentences->wording->catalogue, N_("{text} {next}"), TR_VALUES(bytes, next),
              sentences->out);
}

static void add_words(const Sentences *sentences, const char *words)
{
    if (sentences->out->length > 0 && !sentences->in_lines) {
        join(sentences, words);
        return;
    }
    if (sentences->out->length > 0) {
        text_append(sentences->out, "\n");
    }
    text_append(sentences->out, words);
}

/* Nothing for a message without a text. */
static void add(const Sentences *sentences, Message message)
{
    char bytes[SENTENCE_BYTES];
    Text next = text_in(bytes, sizeof bytes);
    if (message.text) {
        wording_message(sentences->wording, &message, &next);
        add_words(sentences, bytes);
    }
}

static void tell(const Sentences *sentences, enum DirenjieTelling telling, const Fact *fact)
{
    add(sentences, direnjie_telling(telling, fact));
}

static bool is_hand(uint8_t zone)
{
    return zone >= DIRENJIE_HANDS && zone < DIRENJIE_CLUES;
}

static bool is_known(Card card)
{
    return card < DIRENJIE_CARDS;
}

/* The cards of one clue that were turned for the reader: they ascend from its top on. */
static CardSet turned_cards(const Sentences *sentences)
{
    CardSet cards = 0;
    for (size_t i = 0; i < sentences->count; i++) {
        const Event *event = &sentences->events[i];
        if (event->kind == EVENT_TURN && is_known(event->card)) {
            cards = direnjie_add(cards, event->card);
        }
    }
    return cards;
}

static Card laid_top(const Sentences *sentences)
{
    for (size_t i = 0; i < sentences->count; i++) {
        const Event *event = &sentences->events[i];
        if (event->kind == EVENT_MOVE && event->to >= DIRENJIE_CLUES) {
            return event->card;
        }
    }
    return CARD_NONE;
}

static void tell_inspection(const Sentences *sentences, Seat owner)
{
    CardSet cards = turned_cards(sentences);
    if (cards) {
        add(sentences, MESSAGE(N_("The clue of {name}, from its top: {cards}."), value_seat(owner),
                               value_cards(cards)));
    }
}

/* The points stand together in one sentence, at the first of their cues. */
static void tell_end(const Sentences *sentences, size_t index)
{
    char bytes[SENTENCE_BYTES];
    Text words = text_in(bytes, sizeof bytes);
    if (direnjie_tell_end(sentences->wording, sentences->teams, &sentences->events[index],
                          sentences->count - index, &words)) {
        add_words(sentences, bytes);
    }
}

/* What each cue tells; UNTOLD: nothing, or not by itself. */
static const uint8_t cue_tellings[DIRENJIE_CUE_POINTS] = {
    [DIRENJIE_CUE_REVEAL] = DIRENJIE_REVEALS,   [DIRENJIE_CUE_INSPECT] = DIRENJIE_INSPECTS,
    [DIRENJIE_CUE_SWAP] = DIRENJIE_SWAPS,       [DIRENJIE_CUE_REFUSE] = DIRENJIE_REFUSES,
    [DIRENJIE_CUE_PASS] = DIRENJIE_PASSES,      [DIRENJIE_CUE_SUBMIT] = DIRENJIE_SUBMITS,
    [DIRENJIE_CUE_DECLINE] = DIRENJIE_DECLINES, [DIRENJIE_CUE_ANSWER] = DIRENJIE_HAS_ANSWERED,
    [DIRENJIE_CUE_LAST] = DIRENJIE_LAST_TURNS,  [DIRENJIE_CUE_STALL] = DIRENJIE_STALLS,
};

/* The seat of a cue has done it, or it was done to that one. */
static Fact cue_fact(const Sentences *sentences, size_t index)
{
    const Event *event = &sentences->events[index];
    Fact fact = {.actor = (Seat)event->value, .other = (Seat)event->value, .card = CARD_NONE};
    if (event->name == DIRENJIE_CUE_INSPECT || event->name == DIRENJIE_CUE_SWAP) {
        fact.actor = sentences->actor;
    } else if (event->name == DIRENJIE_CUE_SUBMIT) {
        fact.card = laid_top(sentences);
    } else if (event->name == DIRENJIE_CUE_REVEAL && index + 1 < sentences->count) {
        fact.card = sentences->events[index + 1].card;
    }
    fact.cards = is_known(fact.card) ? card_bit(fact.card) : 0;
    return fact;
}

static void tell_cue(const Sentences *sentences, size_t index)
{
    const Event *event = &sentences->events[index];
    if (event->name >= DIRENJIE_CUE_POINTS) {
        tell_end(sentences, index);
    } else if (event->name == DIRENJIE_CUE_KILLER) {
        add(sentences, direnjie_killer_message(event->value));
    } else if (event->name == DIRENJIE_CUE_ASK) {
        add(sentences, direnjie_ask_telling(sentences->actor, (unsigned)event->value));
    } else {
        Fact fact = cue_fact(sentences, index);
        bool is_told = event->name != DIRENJIE_CUE_REVEAL || fact.cards != 0;
        tell(sentences, is_told ? cue_tellings[event->name] : DIRENJIE_UNTOLD, &fact);
    }
    if (event->name == DIRENJIE_CUE_INSPECT) {
        tell_inspection(sentences, (Seat)event->value);
    }
}

static bool has_cue(const Sentences *sentences, unsigned cue)
{
    for (size_t i = 0; i < sentences->count; i++) {
        if (sentences->events[i].kind == EVENT_CUE && sentences->events[i].name == cue) {
            return true;
        }
    }
    return false;
}

static enum DirenjieTelling given(const Fact *fact)
{
    return fact->cards == 0 && fact->number > 1 ? DIRENJIE_GIVES_SOME : DIRENJIE_GIVES;
}

static enum DirenjieTelling taken(const Sentences *sentences, const Fact *fact, bool is_deck)
{
    if (!is_deck) {
        return DIRENJIE_TAKES;
    }
    return fact->cards == 0 && sentences->draws_on ? DIRENJIE_DRAWS_ANOTHER : DIRENJIE_DRAWS;
}

/* Cards that changed hands: given by who had them, or taken by who has them now. */
static void tell_moves(const Sentences *sentences)
{
    Fact fact = {.number = 0};
    Seat from = SEAT_NONE, to = SEAT_NONE;
    bool is_deck = false;
    for (size_t i = 0; i < sentences->count; i++) {
        const Event *event = &sentences->events[i];
        if (event->kind != EVENT_MOVE || !is_hand(event->to)) {
            continue;
        }
        if (is_known(event->card)) {
            fact.cards = direnjie_add(fact.cards, event->card);
        }
        fact.number++;
        is_deck = event->from == DIRENJIE_DECK;
        from = is_hand(event->from) ? (Seat)(event->from - DIRENJIE_HANDS) : SEAT_NONE;
        to = (Seat)(event->to - DIRENJIE_HANDS);
    }
    if (fact.number == 0 || has_cue(sentences, DIRENJIE_CUE_SWAP)) {
        return;
    }
    bool is_given = !is_deck && (has_cue(sentences, DIRENJIE_CUE_GIVE) || from == sentences->actor);
    fact.card = fact.cards ? set_first(fact.cards) : CARD_NONE;
    fact.actor = is_given ? from : to;
    fact.other = is_given ? to : from;
    tell(sentences, is_given ? given(&fact) : taken(sentences, &fact, is_deck), &fact);
}

static void tell_events(const Sentences *sentences)
{
    tell_moves(sentences);
    for (size_t i = 0; i < sentences->count; i++) {
        if (sentences->events[i].kind == EVENT_CUE) {
            tell_cue(sentences, i);
        }
    }
}

Told direnjie_tell(const Wording *wording, const PastAction *action, Text *out)
{
    const DirenjieTable *table = &((const DirenjieView *)action->before)->table;
    Sentences sentences = {.wording = wording,
                           .out = out,
                           .actor = table->actor,
                           .events = action->events,
                           .count = action->count,
                           .teams = table->teams};
    tell_events(&sentences);
    return out->length > 0 ? TOLD_ALONE : TOLD_NOTHING;
}

static bool is_answer(Action action)
{
    return action_verb(action) >= DIRENJIE_ANSWER;
}

/* What each action tells. */
static const uint8_t verb_tellings[DIRENJIE_VERBS] = {
    [DIRENJIE_INSPECT] = DIRENJIE_INSPECTS,
    [DIRENJIE_TAKE] = DIRENJIE_SWAPS_THREE,
    [DIRENJIE_ROB] = DIRENJIE_ROBS,
    [DIRENJIE_SWAP] = DIRENJIE_SWAPS,
    [DIRENJIE_REPAY] = DIRENJIE_GIVES,
    [DIRENJIE_GIVE] = DIRENJIE_GIVES,
    [DIRENJIE_REFUSE] = DIRENJIE_REFUSES,
    [DIRENJIE_DRAW_DECK] = DIRENJIE_DRAWS,
    [DIRENJIE_DRAW] = DIRENJIE_DRAWS_FROM,
    [DIRENJIE_PASS] = DIRENJIE_PASSES,
    [DIRENJIE_SUBMIT] = DIRENJIE_SUBMITS,
    [DIRENJIE_DECLINE] = DIRENJIE_DECLINES,
    [DIRENJIE_ANSWER] = DIRENJIE_WRITES,
    [DIRENJIE_ACCUSE] = DIRENJIE_ACCUSES,
    [DIRENJIE_ACCUSE_NONE] = DIRENJIE_ACCUSES_NOBODY,
};

/* An action that no events tell: only thought of, for a hint, or an answer that is not the last one
 * of its seat. Nobody else sees what is answered, and of the last one that all are. */
static Message untold_words(const LogEntry *entry)
{
    const DirenjieView *view = entry->view;
    unsigned verb = action_verb(entry->action);
    uint8_t operand = action_operand(entry->action, 0);
    Fact fact = {.actor = entry->actor, .other = operand, .card = operand};
    if (is_answer(entry->action) && !entry->is_open) {
        return direnjie_telling(DIRENJIE_WRITES, &fact);
    }
    if (verb == DIRENJIE_ASK) {
        return direnjie_ask_telling(entry->actor, operand);
    }
    if (verb == DIRENJIE_REPAY || verb == DIRENJIE_GIVE) {
        fact.other = verb == DIRENJIE_REPAY ? view->table.owed_to : view->table.active;
    }
    fact.cards = verb == DIRENJIE_DRAW_DECK ? 0 : card_bit(operand);
    return direnjie_telling(verb_tellings[verb], &fact);
}

/* Cards are given back one by one, which is told as one thing, with the last of them. */
static void tell_repaid(Sentences *sentences, const LogEntry *entry)
{
    const DirenjieView *view = entry->view;
    Event events[2 * EVENT_COUNT_MAX];
    EventLog all = {.events = events, .capacity = COUNT_OF(events)};
    if (view->table.owed > 1) {
        return;
    }
    for (size_t i = 0; i < entry->run_count; i++) {
        event_push(&all, entry->run[i]);
    }
    for (size_t i = 0; i < entry->count; i++) {
        event_push(&all, entry->events[i]);
    }
    sentences->events = events;
    sentences->count = all.count;
    tell_events(sentences);
}

void direnjie_log(const Wording *wording, const LogEntry *entry, Text *out)
{
    const DirenjieView *view = entry->view;
    unsigned verb = action_verb(entry->action);
    Sentences sentences = {.wording = wording,
                           .in_lines = true,
                           .out = out,
                           .actor = entry->actor,
                           .events = entry->events,
                           .count = entry->count,
                           .teams = view->table.teams,
                           .draws_on = verb == DIRENJIE_DRAW_DECK && entry->run_count > 0};
    if (verb == DIRENJIE_REPAY && entry->joins) {
        tell_repaid(&sentences, entry);
        return;
    }
    const char *bonus = direnjie_bonus(verb);
    if (entry->count == 0 || (is_answer(entry->action) && entry->is_open)) {
        add(&sentences, untold_words(entry));
    } else if (bonus) { /* the log has no plate that says it */
        add(&sentences, message_of(bonus));
    }
    tell_events(&sentences);
}
