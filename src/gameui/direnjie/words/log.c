/* What happened in Di Renjie, in words. What cards were is read off the events, which say only what
 * the reader saw; an action is looked into only where it is open or the reader's own. */
#include "direnjie/table.h"
#include "direnjie/words/tellings.h"

#include "base/text.h"
#include "i18n/format.h"

#define STORY_BYTES 2048 /* for what one action tells, and for each of its sentences */

/* Sentences about one action: each on its own line, or one after another as the language joins
 * them. */
typedef struct Story {
    const Wording *wording;
    bool in_lines;
    Text *out;
    Seat actor; /* SEAT_NONE: read off the events */
    const Event *events;
    size_t count;
    unsigned teams; /* 0: each for itself */
} Story;

static void story_join(const Story *story, const char *next)
{
    char bytes[STORY_BYTES];
    Text before = text_in(bytes, sizeof bytes);
    text_append(&before, story->out->bytes);
    *story->out = text_in(story->out->bytes, story->out->capacity);
    tr_format(story->wording->catalogue, N_("{text} {next}"), TR_VALUES(bytes, next), story->out);
}

static void story_add_words(const Story *story, const char *words)
{
    if (story->out->length > 0 && !story->in_lines) {
        story_join(story, words);
        return;
    }
    if (story->out->length > 0) {
        text_append(story->out, "\n");
    }
    text_append(story->out, words);
}

/* Nothing for a message without a text. */
static void story_add(const Story *story, Message message)
{
    char bytes[STORY_BYTES];
    Text next = text_in(bytes, sizeof bytes);
    if (message.text) {
        wording_message(story->wording, &message, &next);
        story_add_words(story, bytes);
    }
}

static void story_tell(const Story *story, enum DirenjieTelling telling, const Fact *fact)
{
    story_add(story, direnjie_telling(telling, fact));
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
static CardSet turned_cards(const Story *story)
{
    CardSet cards = 0;
    for (size_t i = 0; i < story->count; i++) {
        const Event *event = &story->events[i];
        if (event->kind == EVENT_TURN && is_known(event->card)) {
            cards = direnjie_add(cards, event->card);
        }
    }
    return cards;
}

static Card laid_top(const Story *story)
{
    for (size_t i = 0; i < story->count; i++) {
        const Event *event = &story->events[i];
        if (event->kind == EVENT_MOVE && event->to >= DIRENJIE_CLUES) {
            return event->card;
        }
    }
    return CARD_NONE;
}

static void tell_inspection(const Story *story, Seat owner)
{
    CardSet cards = turned_cards(story);
    if (cards) {
        story_add(story, MESSAGE(N_("The clue of {name}, from its top: {cards}."),
                                 value_seat(owner), value_cards(cards)));
    }
}

/* The points stand together in one sentence, at the first of their cues. */
static void tell_end(const Story *story, size_t index)
{
    char bytes[STORY_BYTES];
    Text words = text_in(bytes, sizeof bytes);
    if (direnjie_tell_end(story->wording, story->teams, &story->events[index], story->count - index,
                          &words)) {
        story_add_words(story, bytes);
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
static Fact cue_fact(const Story *story, size_t index)
{
    const Event *event = &story->events[index];
    Fact fact = {.actor = (Seat)event->value, .other = (Seat)event->value, .card = CARD_NONE};
    if (event->name == DIRENJIE_CUE_INSPECT || event->name == DIRENJIE_CUE_SWAP) {
        fact.actor = story->actor;
    } else if (event->name == DIRENJIE_CUE_SUBMIT) {
        fact.card = laid_top(story);
    } else if (event->name == DIRENJIE_CUE_REVEAL && index + 1 < story->count) {
        fact.card = story->events[index + 1].card;
    }
    fact.cards = is_known(fact.card) ? card_bit(fact.card) : 0;
    return fact;
}

static void tell_cue(const Story *story, size_t index)
{
    const Event *event = &story->events[index];
    if (event->name >= DIRENJIE_CUE_POINTS) {
        tell_end(story, index);
    } else if (event->name == DIRENJIE_CUE_KILLER) {
        story_add(story, direnjie_killer_message(event->value));
    } else if (event->name == DIRENJIE_CUE_ASK) {
        story_add(story, direnjie_ask_telling(story->actor, (unsigned)event->value));
    } else {
        Fact fact = cue_fact(story, index);
        bool is_told = event->name != DIRENJIE_CUE_REVEAL || fact.cards != 0;
        story_tell(story, is_told ? cue_tellings[event->name] : DIRENJIE_UNTOLD, &fact);
    }
    if (event->name == DIRENJIE_CUE_INSPECT) {
        tell_inspection(story, (Seat)event->value);
    }
}

static bool has_cue(const Story *story, unsigned cue)
{
    for (size_t i = 0; i < story->count; i++) {
        if (story->events[i].kind == EVENT_CUE && story->events[i].name == cue) {
            return true;
        }
    }
    return false;
}

/* Cards that changed hands: given by who had them, or taken by who has them now. */
static void tell_moves(const Story *story)
{
    Fact fact = {.number = 0};
    Seat from = SEAT_NONE, to = SEAT_NONE;
    bool is_deck = false;
    for (size_t i = 0; i < story->count; i++) {
        const Event *event = &story->events[i];
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
    if (fact.number == 0 || has_cue(story, DIRENJIE_CUE_SWAP)) {
        return;
    }
    bool is_given = !is_deck && (has_cue(story, DIRENJIE_CUE_GIVE) || from == story->actor);
    fact.card = fact.cards ? set_first(fact.cards) : CARD_NONE;
    fact.actor = is_given ? from : to;
    fact.other = is_given ? to : from;
    enum DirenjieTelling taken = is_deck ? DIRENJIE_DRAWS : DIRENJIE_TAKES;
    story_tell(story, is_given ? DIRENJIE_GIVES : taken, &fact);
}

static void tell_events(const Story *story)
{
    tell_moves(story);
    for (size_t i = 0; i < story->count; i++) {
        if (story->events[i].kind == EVENT_CUE) {
            tell_cue(story, i);
        }
    }
}

void direnjie_tell(const Wording *wording, const PastAction *action, Text *out)
{
    const DirenjieTable *table = &((const DirenjieView *)action->before)->table;
    Story story = {wording, false, out, table->actor, action->events, action->count, table->teams};
    tell_events(&story);
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
 * of its seat. Nobody else sees what is answered. */
static Message untold_words(const LogEntry *entry)
{
    const DirenjieView *view = entry->view;
    unsigned verb = action_verb(entry->action);
    uint8_t operand = action_operand(entry->action, 0);
    Fact fact = {.actor = entry->actor, .other = operand, .card = operand};
    if (is_answer(entry->action) && view->seat != entry->actor) {
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

void direnjie_log(const Wording *wording, const LogEntry *entry, Text *out)
{
    const DirenjieView *view = entry->view;
    Story story = {wording,          true, out, entry->actor, entry->events, entry->count,
                   view->table.teams};
    const char *bonus = direnjie_bonus(action_verb(entry->action));
    if (entry->count == 0 || is_answer(entry->action)) {
        story_add(&story, untold_words(entry));
    } else if (bonus) { /* the log has no plate that says it */
        story_add(&story, message_of(bonus));
    }
    tell_events(&story);
}
