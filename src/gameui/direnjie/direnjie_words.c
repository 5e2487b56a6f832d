/* The words of Di Renjie: names of the cards, and what happened. What cards were is read off the
 * events, which say only what the reader saw; an action is looked into only where it is open or the
 * reader's own. */
#include "direnjie_table.h"

#include "base/text.h"
#include "i18n/format.h"

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

void direnjie_code(const Wording *wording, Card card, Text *out)
{
    (void)wording;
    text_append(out, direnjie_game.names.cards[card]);
}

Message direnjie_about_ask(unsigned ask, Message category, Message number)
{
    if (ask < DIRENJIE_ASK_ONE) {
        return message_with(category, VALUE_WORD, ask);
    }
    return message_with(number, VALUE_NUMBER, ask - DIRENJIE_ASK_ONE + 1);
}

Message direnjie_ask_message(unsigned ask)
{
    return direnjie_about_ask(ask, message_of(N_("{category}")), message_of(N_("Number {n}")));
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

static Message of_seat(const char *text, int seat)
{
    return message_with(message_of(text), VALUE_SEAT, seat);
}

static Message of_seats(const char *text, int seat, int other)
{
    return message_with(of_seat(text, seat), VALUE_SEAT, other);
}

Message direnjie_killer_message(int seat)
{
    if (seat < 0) {
        return message_of(N_("Nobody was the killer."));
    }
    return of_seat(N_("The killer was {name}."), seat);
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
    if (moved->seen) {
        story_add(story, message_with(of_seat(N_("{name} draws {card} from the deck."), moved->to),
                                      VALUE_CARD, set_first(moved->seen)));
    } else {
        story_add(story, of_seat(N_("{name} draws a card from the deck."), moved->to));
    }
}

static void tell_taken(const Story *story, const Moved *moved)
{
    if (moved->seen) {
        Message message = message_with(of_seat(N_("{name} takes {cards} from {other}."), moved->to),
                                       VALUE_CARDS, (int64_t)moved->seen);
        story_add(story, message_with(message, VALUE_SEAT, moved->from));
        return;
    }
    Message message = message_plural_of(
        NP_("{name} takes {n} card from {other}.", "{name} takes {n} cards from {other}."),
        moved->count);
    message = message_with(message, VALUE_SEAT, moved->to);
    story_add(story, message_with(message, VALUE_SEAT, moved->from));
}

static void tell_given(const Story *story, const Moved *moved)
{
    if (moved->seen) {
        Message message = message_with(of_seat(N_("{name} gives {cards} to {other}."), moved->from),
                                       VALUE_CARDS, (int64_t)moved->seen);
        story_add(story, message_with(message, VALUE_SEAT, moved->to));
    } else {
        story_add(story, of_seats(N_("{name} gives a card to {other}."), moved->from, moved->to));
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
        story_add(story,
                  message_with(of_seat(N_("The clue of {name}, from its top: {cards}."), owner),
                               VALUE_CARDS, (int64_t)cards));
    }
}

static void tell_submit(const Story *story, Seat seat)
{
    Card top = laid_top(story);
    Message message = of_seat(N_("{name} submits a hidden clue."), seat);
    if (is_known(top)) {
        message = message_with(of_seat(N_("{name} submits a clue headed by {card}."), seat),
                               VALUE_CARD, top);
    }
    story_add(story, message);
}

static void tell_reveal(const Story *story, Seat seat, size_t index)
{
    if (index + 1 < story->count && is_known(story->events[index + 1].card)) {
        story_add(story, message_with(of_seat(N_("{name} reveals {card}."), seat), VALUE_CARD,
                                      story->events[index + 1].card));
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

static Message ask_words(int actor, unsigned ask)
{
    return direnjie_about_ask(
        ask, of_seat(N_("{name} asks for a card of this category: {category}."), actor),
        of_seat(N_("{name} asks for number {n}."), actor));
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
    int seat = event->value;
    if (event->name >= DIRENJIE_CUE_POINTS) {
        tell_end(story, index);
        return;
    }
    switch ((enum DirenjieCue)event->name) {
    case DIRENJIE_CUE_REVEAL:
        tell_reveal(story, (Seat)seat, index);
        return;
    case DIRENJIE_CUE_INSPECT:
        story_add(story, of_seats(N_("{name} inspects a clue of {other}."), story->actor, seat));
        tell_inspection(story, (Seat)seat);
        return;
    case DIRENJIE_CUE_SWAP:
        story_add(story, of_seats(N_("{name} swaps hands with {other}."), story->actor, seat));
        return;
    case DIRENJIE_CUE_ASK:
        story_add(story, ask_words(story->actor, (unsigned)event->value));
        return;
    case DIRENJIE_CUE_REFUSE:
        story_add(story, of_seat(N_("{name} gives nothing."), seat));
        return;
    case DIRENJIE_CUE_PASS:
        story_add(story, of_seat(N_("{name} takes no card."), seat));
        return;
    case DIRENJIE_CUE_SUBMIT:
        tell_submit(story, (Seat)seat);
        return;
    case DIRENJIE_CUE_DECLINE:
        story_add(story, of_seat(N_("{name} submits nothing: this is the killer."), seat));
        return;
    case DIRENJIE_CUE_ANSWER:
        story_add(story, of_seat(N_("{name} has written the solution."), seat));
        return;
    case DIRENJIE_CUE_LAST:
        story_add(story, message_of(N_("Eight public clues: these are the last turns.")));
        return;
    case DIRENJIE_CUE_STALL:
        story_add(story, message_of(N_("Nothing moves any more: the solutions follow.")));
        return;
    case DIRENJIE_CUE_KILLER:
        story_add(story, direnjie_killer_message(seat));
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

void direnjie_tell(const Wording *wording, const void *before, const Event events[], size_t count,
                   Text *out)
{
    const DirenjieView *view = before;
    Story story = {wording, false, out, view->table.actor, events, count, view->table.teams};
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
    if (is_answer(entry->action) && view->seat != actor) {
        return of_seat(N_("{name} writes an answer."), actor);
    }
    switch ((enum DirenjieVerb)action_verb(entry->action)) {
    case DIRENJIE_INSPECT:
        return of_seats(N_("{name} inspects a clue of {other}."), actor, operand);
    case DIRENJIE_TAKE:
        return of_seats(N_("{name} swaps three cards with {other}."), actor, operand);
    case DIRENJIE_ROB:
        return of_seats(N_("{name} takes two cards from {other}."), actor, operand);
    case DIRENJIE_SWAP:
        return of_seats(N_("{name} swaps hands with {other}."), actor, operand);
    case DIRENJIE_REPAY:
        return message_with(message_with(of_seat(N_("{name} gives {cards} to {other}."), actor),
                                         VALUE_CARDS, (int64_t)card_bit(operand)),
                            VALUE_SEAT, view->table.owed_to);
    case DIRENJIE_GIVE:
        return message_with(message_with(of_seat(N_("{name} gives {cards} to {other}."), actor),
                                         VALUE_CARDS, (int64_t)card_bit(operand)),
                            VALUE_SEAT, view->table.active);
    case DIRENJIE_ASK:
        return ask_words(actor, operand);
    case DIRENJIE_REFUSE:
        return of_seat(N_("{name} gives nothing."), actor);
    case DIRENJIE_DRAW_DECK:
        return of_seat(N_("{name} draws a card from the deck."), actor);
    case DIRENJIE_DRAW:
        return of_seats(N_("{name} draws a card from {other}."), actor, operand);
    case DIRENJIE_PASS:
        return of_seat(N_("{name} takes no card."), actor);
    case DIRENJIE_SUBMIT:
        return message_with(of_seat(N_("{name} submits a clue headed by {card}."), actor),
                            VALUE_CARD, operand);
    case DIRENJIE_DECLINE:
        return of_seat(N_("{name} submits nothing: this is the killer."), actor);
    case DIRENJIE_ANSWER:
        return message_with(of_seat(N_("{name} writes down {card}."), actor), VALUE_CARD, operand);
    case DIRENJIE_ACCUSE:
        return of_seats(N_("{name} accuses {other}."), actor, operand);
    case DIRENJIE_ACCUSE_NONE:
    case DIRENJIE_VERBS:
        break;
    }
    return of_seat(N_("{name} says that nobody is the killer."), actor);
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
