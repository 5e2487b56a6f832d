/* The words of Di Renjie: names of the cards, and what happened. What cards were is read off the
 * events, which say only what the reader saw; an action is looked into only where it is open or the
 * reader's own. */
#include "direnjie_table.h"

#include "base/text.h"
#include "i18n/format.h"

#define NAMED_CARDS 3    /* so many are listed by their names, more by their codes */
#define STORY_BYTES 2048 /* for what one action tells, and for each of its sentences */

static const char *const identity_names[DIRENJIE_IDENTITIES] = {
    N_("Chancellor"),  N_("General"),           N_("Sogdian Merchant"), N_("Court Musician"),
    N_("Abbot"),       N_("Empress"),           N_("Dagger"),           N_("Poisoned Tea"),
    N_("Crossbow"),    N_("Silver Needle"),     N_("Bronze Mace"),      N_("Daming Palace"),
    N_("West Market"), N_("Wild Goose Pagoda"), N_("Qujiang Pond"),     N_("Vermilion Bird Gate"),
};

void direnjie_name(const Wording *wording, Card card, Text *out)
{
    char number[8];
    Text digits = text_in(number, sizeof number);
    if (card == DIRENJIE_KILLER_CARD) {
        text_append(out, tr(wording->catalogue, NC_("card", "Killer")));
    } else if (!direnjie_is_identity(card)) {
        text_append_number(&digits, direnjie_number(card));
        tr_format(wording->catalogue, N_("Beggar {n}"), TR_VALUES(number), out);
    } else {
        const char *name = tr(wording->catalogue, identity_names[card / 3]);
        tr_format(wording->catalogue, N_("{code} {name}"),
                  TR_VALUES(direnjie_game.names.cards[card], name), out);
    }
}

void direnjie_bare_name(const Wording *wording, Card card, Text *out)
{
    if (direnjie_is_identity(card)) {
        text_append(out, tr(wording->catalogue, identity_names[card / 3]));
    } else {
        direnjie_name(wording, card, out);
    }
}

const char *direnjie_named(const TableScene *scene, Card card)
{
    char bytes[96];
    Text text = text_in(bytes, sizeof bytes);
    direnjie_name(scene->wording, card, &text);
    return panel_copy(scene, bytes);
}

void direnjie_listed_name(const Wording *wording, Card card, unsigned count, Text *out)
{
    if (count <= NAMED_CARDS) {
        direnjie_name(wording, card, out);
    } else {
        text_append(out, direnjie_game.names.cards[card]);
    }
}

Value direnjie_ask_value(unsigned ask)
{
    return ask < DIRENJIE_ASK_ONE ? value_word(ask) : value_number(ask - DIRENJIE_ASK_ONE + 1);
}

Message direnjie_about_ask(unsigned ask, const char *category, const char *number)
{
    return MESSAGE(ask < DIRENJIE_ASK_ONE ? category : number, direnjie_ask_value(ask));
}

Message direnjie_ask_message(unsigned ask)
{
    return direnjie_about_ask(ask, N_("{category}"), N_("Number {n}"));
}

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

static void story_add(const Story *story, Message message)
{
    char bytes[STORY_BYTES];
    Text next = text_in(bytes, sizeof bytes);
    wording_message(story->wording, &message, &next);
    story_add_words(story, bytes);
}

Message direnjie_killer_message(int seat)
{
    if (seat < 0) {
        return message_of(N_("Nobody was the killer."));
    }
    return MESSAGE(N_("The killer was {name}."), value_seat((Seat)seat));
}

static bool is_hand(uint8_t zone)
{
    return zone >= DIRENJIE_HANDS && zone < DIRENJIE_CLUES;
}

static bool is_known(Card card)
{
    return card < DIRENJIE_CARDS;
}

/* The cards that moved out of a zone of hands, as far as they were seen. */
typedef struct Moved {
    CardSet seen;
    unsigned count;
    Seat from, to;
    bool deck;
} Moved;

static Moved moved_cards(const Story *story)
{
    Moved moved = {.from = SEAT_NONE, .to = SEAT_NONE};
    for (size_t i = 0; i < story->count; i++) {
        const Event *event = &story->events[i];
        if (event->kind != EVENT_MOVE || !is_hand(event->to)) {
            continue;
        }
        if (is_known(event->card)) {
            moved.seen = direnjie_add(moved.seen, event->card);
        }
        moved.count++;
        moved.deck = event->from == DIRENJIE_DECK;
        moved.from = is_hand(event->from) ? (Seat)(event->from - DIRENJIE_HANDS) : SEAT_NONE;
        moved.to = (Seat)(event->to - DIRENJIE_HANDS);
    }
    return moved;
}

static void tell_deck(const Story *story, const Moved *moved)
{
    Value name = value_seat(moved->to);
    if (moved->seen) {
        story_add(story, MESSAGE(N_("{name} draws {card} from the deck."), name,
                                 value_card(set_first(moved->seen))));
    } else {
        story_add(story, MESSAGE(N_("{name} draws a card from the deck."), name));
    }
}

static void tell_taken(const Story *story, const Moved *moved)
{
    Value name = value_seat(moved->to), other = value_seat(moved->from);
    if (moved->seen) {
        story_add(story, MESSAGE(N_("{name} takes {cards} from {other}."), name,
                                 value_cards(moved->seen), other));
        return;
    }
    story_add(story, MESSAGE(NP_("{name} takes {n} card from {other}.",
                                 "{name} takes {n} cards from {other}."),
                             value_number(moved->count), name, other));
}

static void tell_given(const Story *story, const Moved *moved)
{
    Value name = value_seat(moved->from), other = value_seat(moved->to);
    if (moved->seen) {
        story_add(story, MESSAGE(N_("{name} gives {cards} to {other}."), name,
                                 value_cards(moved->seen), other));
    } else {
        story_add(story, MESSAGE(N_("{name} gives a card to {other}."), name, other));
    }
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

static void tell_submit(const Story *story, Seat seat)
{
    Card top = laid_top(story);
    Value name = value_seat(seat);
    if (is_known(top)) {
        story_add(story,
                  MESSAGE(N_("{name} submits a clue headed by {card}."), name, value_card(top)));
    } else {
        story_add(story, MESSAGE(N_("{name} submits a hidden clue."), name));
    }
}

static void tell_reveal(const Story *story, Seat seat, size_t index)
{
    if (index + 1 < story->count && is_known(story->events[index + 1].card)) {
        story_add(story, MESSAGE(N_("{name} reveals {card}."), value_seat(seat),
                                 value_card(story->events[index + 1].card)));
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

static Message ask_words(Seat actor, unsigned ask)
{
    const char *text = N_("{name} asks for number {n}.");
    if (ask < DIRENJIE_ASK_ONE) {
        text = N_("{name} asks for a card of this category: {category}.");
    }
    return MESSAGE(text, value_seat(actor), direnjie_ask_value(ask));
}

bool direnjie_blind(const void *memory, Blind *out)
{
    const DirenjieView *view = memory;
    const DirenjieTable *table = &view->table;
    if (table->phase != DIRENJIE_GIVING || table->actor != view->seat) {
        return false;
    }
    *out = (Blind){.action = action_bare(DIRENJIE_REFUSE),
                   .question = ask_words(table->active, table->ask),
                   .once = N_("{name} gives nothing"),
                   .standing = N_("Nothing until {name}'s turn")};
    return true;
}

static void tell_cue(const Story *story, size_t index)
{
    const Event *event = &story->events[index];
    Seat seat = (Seat)event->value;
    Value actor = value_seat(story->actor), named = value_seat(seat);
    if (event->name >= DIRENJIE_CUE_POINTS) {
        tell_end(story, index);
        return;
    }
    switch ((enum DirenjieCue)event->name) {
    case DIRENJIE_CUE_REVEAL:
        tell_reveal(story, seat, index);
        return;
    case DIRENJIE_CUE_INSPECT:
        story_add(story, MESSAGE(N_("{name} inspects a clue of {other}."), actor, named));
        tell_inspection(story, seat);
        return;
    case DIRENJIE_CUE_SWAP:
        story_add(story, MESSAGE(N_("{name} swaps hands with {other}."), actor, named));
        return;
    case DIRENJIE_CUE_ASK:
        story_add(story, ask_words(story->actor, (unsigned)event->value));
        return;
    case DIRENJIE_CUE_REFUSE:
        story_add(story, MESSAGE(N_("{name} gives nothing."), named));
        return;
    case DIRENJIE_CUE_PASS:
        story_add(story, MESSAGE(N_("{name} takes no card."), named));
        return;
    case DIRENJIE_CUE_SUBMIT:
        tell_submit(story, seat);
        return;
    case DIRENJIE_CUE_DECLINE:
        story_add(story, MESSAGE(N_("{name} submits nothing: this is the killer."), named));
        return;
    case DIRENJIE_CUE_ANSWER:
        story_add(story, MESSAGE(N_("{name} has written the solution."), named));
        return;
    case DIRENJIE_CUE_LAST:
        story_add(story, message_of(N_("Eight public clues: these are the last turns.")));
        return;
    case DIRENJIE_CUE_STALL:
        story_add(story, message_of(N_("Nothing moves any more: the solutions follow.")));
        return;
    case DIRENJIE_CUE_KILLER:
        story_add(story, direnjie_killer_message(event->value));
        return;
    case DIRENJIE_CUE_TAKE:
    case DIRENJIE_CUE_ROB:
    case DIRENJIE_CUE_GIVE:
    case DIRENJIE_CUE_POINTS:
    case DIRENJIE_CUE_RESULT:
        return;
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
    Moved moved = moved_cards(story);
    if (moved.count == 0 || has_cue(story, DIRENJIE_CUE_SWAP)) {
        return;
    }
    if (moved.deck) {
        tell_deck(story, &moved);
    } else if (has_cue(story, DIRENJIE_CUE_GIVE) || moved.from == story->actor) {
        tell_given(story, &moved);
    } else {
        tell_taken(story, &moved);
    }
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

/* An action that no events tell: only thought of, for a hint, or an answer that is not the last one
 * of its seat. Nobody else sees what is answered. */
static Message untold_words(const LogEntry *entry)
{
    const DirenjieView *view = entry->view;
    Seat actor = entry->actor;
    uint8_t operand = action_operand(entry->action, 0);
    Value name = value_seat(actor), other = value_seat(operand);
    if (is_answer(entry->action) && view->seat != actor) {
        return MESSAGE(N_("{name} writes an answer."), name);
    }
    switch ((enum DirenjieVerb)action_verb(entry->action)) {
    case DIRENJIE_INSPECT:
        return MESSAGE(N_("{name} inspects a clue of {other}."), name, other);
    case DIRENJIE_TAKE:
        return MESSAGE(N_("{name} swaps three cards with {other}."), name, other);
    case DIRENJIE_ROB:
        return MESSAGE(N_("{name} takes two cards from {other}."), name, other);
    case DIRENJIE_SWAP:
        return MESSAGE(N_("{name} swaps hands with {other}."), name, other);
    case DIRENJIE_REPAY:
        return MESSAGE(N_("{name} gives {cards} to {other}."), name, value_cards(card_bit(operand)),
                       value_seat(view->table.owed_to));
    case DIRENJIE_GIVE:
        return MESSAGE(N_("{name} gives {cards} to {other}."), name, value_cards(card_bit(operand)),
                       value_seat(view->table.active));
    case DIRENJIE_ASK:
        return ask_words(actor, operand);
    case DIRENJIE_REFUSE:
        return MESSAGE(N_("{name} gives nothing."), name);
    case DIRENJIE_DRAW_DECK:
        return MESSAGE(N_("{name} draws a card from the deck."), name);
    case DIRENJIE_DRAW:
        return MESSAGE(N_("{name} draws a card from {other}."), name, other);
    case DIRENJIE_PASS:
        return MESSAGE(N_("{name} takes no card."), name);
    case DIRENJIE_SUBMIT:
        return MESSAGE(N_("{name} submits a clue headed by {card}."), name, value_card(operand));
    case DIRENJIE_DECLINE:
        return MESSAGE(N_("{name} submits nothing: this is the killer."), name);
    case DIRENJIE_ANSWER:
        return MESSAGE(N_("{name} writes down {card}."), name, value_card(operand));
    case DIRENJIE_ACCUSE:
        return MESSAGE(N_("{name} accuses {other}."), name, other);
    case DIRENJIE_ACCUSE_NONE:
    case DIRENJIE_VERBS:
        break;
    }
    return MESSAGE(N_("{name} says that nobody is the killer."), name);
}

/* By which bonus cards are taken or seen: the log has no plate that says it; NULL: by none. */
static const char *bonus_taken(Action action)
{
    switch (action_verb(action)) {
    case DIRENJIE_INSPECT:
        return N_("Bonus: inspect a clue.");
    case DIRENJIE_TAKE:
        return N_("Bonus: swap three cards.");
    case DIRENJIE_ROB:
        return N_("Bonus: take two cards.");
    case DIRENJIE_SWAP:
        return N_("Bonus: swap hands with another player.");
    default:
        return NULL;
    }
}

void direnjie_log(const Wording *wording, const LogEntry *entry, Text *out)
{
    const DirenjieView *view = entry->view;
    Story story = {wording,          true, out, entry->actor, entry->events, entry->count,
                   view->table.teams};
    const char *bonus = bonus_taken(entry->action);
    if (entry->count == 0 || is_answer(entry->action)) {
        story_add(&story, untold_words(entry));
    } else if (bonus) {
        story_add(&story, message_of(bonus));
    }
    tell_events(&story);
}
