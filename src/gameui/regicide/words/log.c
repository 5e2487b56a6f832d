/* The words of Regicide: card names, the sentences of its log and of others' turns. */
#include "regicide/sentences.h"
#include "regicide/words.h"

#include "base/limits.h"
#include "games/regicide_tellings.h"
#include "i18n/format.h"

#define NAME_BYTES 96
#define PLAY_BYTES 512
#define NAMED_MOST 3 /* cards drawn; more are counted, and the hand shows and tells them */

static const char *const suit_names[] = {
    NC_("suit in the name of a card", "Clubs"), NC_("suit in the name of a card", "Diamonds"),
    NC_("suit in the name of a card", "Hearts"), NC_("suit in the name of a card", "Spades")};

static const char *const suit_signs[] = {"♣", "♦", "♥", "♠"};

static const char *const ranks[] = {"A", "2", "3",  "4", "5", "6", "7",
                                    "8", "9", "10", "J", "Q", "K"};

static const char *const court_names[] = {NC_("rank in the name of a card", "Jack"),
                                          NC_("rank in the name of a card", "Queen"),
                                          NC_("rank in the name of a card", "King")};

const char *regicide_suit_name(const Wording *wording, unsigned suit)
{
    return tr(wording->catalogue, regicide_game.names.words[suit]);
}

void regicide_name(const Wording *wording, Card card, Text *out)
{
    const Catalogue *catalogue = wording->catalogue;
    if (regicide_is_jester(card)) {
        text_append(out, tr(catalogue, N_("Jester")));
        return;
    }
    const char *suit = tr(catalogue, suit_names[regicide_suit(card)]);
    unsigned rank = regicide_rank(card);
    if (rank == 0) {
        tr_format(catalogue, N_("{suit} Companion"), TR_VALUES(suit), out);
        return;
    }
    const char *name = rank < 10 ? ranks[rank] : tr(catalogue, court_names[rank - 10]);
    tr_format(catalogue, N_("{rank} of {suit}"), TR_VALUES(name, suit), out);
}

/* Names a card by its corner indices, which are the same in every language. */
void regicide_listed_name(const Wording *wording, Card card, unsigned count, Text *out)
{
    (void)count;
    if (regicide_is_jester(card)) {
        text_append(out, tr(wording->catalogue, N_("Jester")));
        return;
    }
    text_append(out, ranks[regicide_rank(card)]);
    text_append(out, suit_signs[regicide_suit(card)]);
}

static const char *medal_word(const RegicideTable *table)
{
    static const char *const words[] = {NULL, N_("Bronze medal"), N_("Silver medal"),
                                        N_("Gold medal")};
    return words[regicide_medal(table)];
}

void regicide_moment(const Wording *wording, const void *memory, Text *out)
{
    const RegicideTable *table = &((const RegicideView *)memory)->table;
    int defeated = regicide_defeated(table);
    Value royals = value_number(regicide_royals(table));
    Message message = MESSAGE(REGICIDE_DEFEATED_WORDS, value_number(defeated), royals);
    if (table->phase != REGICIDE_OVER) {
        message = MESSAGE(N_("Enemy {n} of {m}: {card}"), value_number(defeated + 1), royals,
                          value_card(table->enemy));
    }
    wording_message(wording, &message, out);
    if (table->phase == REGICIDE_OVER && medal_word(table)) {
        text_append(out, " · ");
        text_append(out, tr(wording->catalogue, medal_word(table)));
    }
}

typedef struct Log {
    const Wording *wording;
    Text *out;
    struct {
        int count;
        CardSet cards;       /* those of them that the reader saw */
    } drawn[REGICIDE_SEATS]; /* not yet told */
} Log;

static void end_line(Text *out)
{
    if (out->length > 0) {
        text_append(out, "\n");
    }
}

/* Writes a line; none for a message without a text. */
static void log_message(Log *log, Message message)
{
    if (message.text) {
        end_line(log->out);
        wording_message(log->wording, &message, log->out);
    }
}

static const Telling verb_tellings[] = {
    [REGICIDE_PLAY] = {N_("{name} plays {cards}."), .of = {TELL_ACTOR, TELL_CARDS}},
    [REGICIDE_YIELD] = {N_("{name} yields."), .of = {TELL_ACTOR}},
    [REGICIDE_FLIP] = {N_("{name} flips a Jester and discards the whole hand."),
                       .of = {TELL_ACTOR}},
    [REGICIDE_DISCARD] = {N_("{name} discards {cards}."), .of = {TELL_ACTOR, TELL_CARDS}},
    [REGICIDE_NEXT] = {N_("{name} goes next."), .of = {TELL_OTHER}},
};

static Message action_words(const LogEntry *entry)
{
    unsigned verb = action_verb(entry->action);
    Fact fact = {.actor = entry->actor,
                 .other = action_operand(entry->action, 0),
                 .cards = action_cards(entry->action)};
    if (verb == REGICIDE_PLAY && regicide_is_jester(set_first(fact.cards))) {
        return MESSAGE(N_("{name} plays a Jester: immunity cancelled."), value_seat(entry->actor));
    }
    return telling_message(&verb_tellings[verb], &fact);
}

/* Sentences for cues, with the enemy as card; the log says nothing of the others. */
static const Telling log_tellings[REGICIDE_CUE_LOSS + 1] = {
    [REGICIDE_CUE_IMMUNE] = {N_("The {card} is immune to {suit}."), .of = {TELL_CARD, TELL_WORD}},
    [REGICIDE_CUE_HEAL] = {NP_("{n} card returns under the Tavern deck.",
                               "{n} cards return under the Tavern deck."),
                           {TELL_NUMBER}},
    [REGICIDE_CUE_HIT] = {N_("{n} damage to the {card}, {left} health left."),
                          .of = {TELL_NUMBER, TELL_CARD, TELL_REST}},
    [REGICIDE_CUE_GUARD] = {N_("Enemy attack reduced by {n}."), .of = {TELL_NUMBER}},
    [REGICIDE_CUE_EXACT] = {N_("Exact damage! The {card} goes on top of the Tavern deck."),
                            .of = {TELL_CARD}},
    [REGICIDE_CUE_OVERKILL] = {N_("The {card} is defeated."), .of = {TELL_CARD}},
    [REGICIDE_CUE_LOSS] = {.text = N_("No move is left.")}, /* the result says the rest */
};

static Message cue_words(const RegicideTable *table, const Event *event)
{
    Fact fact = {.card = table->enemy,
                 .number = event->value,
                 .rest = regicide_royals(table),
                 .word = event->value};
    if (event->name == REGICIDE_CUE_HEAL && event->value == 0) {
        return (Message){0};
    }
    if (event->name == REGICIDE_CUE_WIN) {
        return message_of(regicide_court(table) == REGICIDE_WHOLE_COURT
                              ? N_("The last King has fallen: victory!")
                              : N_("The last enemy has fallen: victory!"));
    }
    if (event->name == REGICIDE_CUE_HIT) {
        fact.rest = max_int(regicide_health_left(table) - event->value, 0);
    }
    return telling_message(&log_tellings[event->name], &fact);
}

static bool is_draw(const Event *event)
{
    return event->kind == EVENT_MOVE && event->from == REGICIDE_TAVERN &&
           event->to >= REGICIDE_HANDS;
}

static Message draw_words(Seat seat, int count, CardSet cards)
{
    if (set_count(cards) == count && count <= NAMED_MOST) {
        return MESSAGE(N_("{name} draws {cards}."), value_seat(seat), value_cards(cards));
    }
    return MESSAGE(NP_("{name} draws {n} card.", "{name} draws {n} cards."), value_number(count),
                   value_seat(seat));
}

/* Writes what each seat drew: draws go around the table, and are told when they are over. */
static void log_draws(Log *log)
{
    for (Seat seat = 0; seat < REGICIDE_SEATS; seat++) {
        if (log->drawn[seat].count > 0) {
            log_message(log, draw_words(seat, log->drawn[seat].count, log->drawn[seat].cards));
        }
        log->drawn[seat].count = 0;
        log->drawn[seat].cards = 0;
    }
}

static void note_draw(Log *log, const Event *event)
{
    Seat seat = (Seat)(event->to - REGICIDE_HANDS);
    log->drawn[seat].count++;
    if (event->card < regicide_game.names.card_count) {
        log->drawn[seat].cards |= card_bit(event->card);
    }
}

Message regicide_advise(const void *view, Action action)
{
    (void)view;
    return action_verb(action) == REGICIDE_NEXT
               ? MESSAGE(N_("Choose who goes next: {name}"), value_seat(action_operand(action, 0)))
               : message_of("");
}

void regicide_log(const Wording *wording, const LogEntry *entry, Text *out)
{
    Log log = {.wording = wording, .out = out};
    const RegicideView *view = entry->view;
    log_message(&log, action_words(entry));
    for (size_t i = 0; i < entry->count; i++) {
        const Event *event = &entry->events[i];
        if (is_draw(event)) {
            note_draw(&log, event);
            continue;
        }
        log_draws(&log);
        if (event->kind == EVENT_CUE) {
            log_message(&log, cue_words(&view->table, event));
        } else if (event->kind == EVENT_MOVE && event->to == REGICIDE_ENEMY) {
            log_message(&log, MESSAGE(N_("Next enemy: {card}."), value_card(event->card)));
        }
    }
    log_draws(&log);
}

/* A turn of another seat since the person's own last action, told in a line: it stands on the plate
 * while others play, and until the person acts. */
typedef struct OthersTurn {
    const Wording *wording;
    const RegicideView *before;
    const Event *events;
    size_t count;
    Text *out;
} OthersTurn;

/* Adds to a line; nothing for a message without a text. */
static void add(const OthersTurn *turn, Message message, Text *out)
{
    if (!message.text) {
        return;
    }
    if (out->length > 0) {
        text_append(out, " · ");
    }
    wording_message(turn->wording, &message, out);
}

/* The cards that the actor moves from the hand to this zone. */
static CardSet cards_moved(const OthersTurn *turn, unsigned to)
{
    CardSet cards = 0;
    for (size_t i = 0; i < turn->count; i++) {
        const Event *event = &turn->events[i];
        if (event->kind == EVENT_MOVE && event->to == to &&
            event->from == REGICIDE_HANDS + turn->before->table.active) {
            cards |= card_bit(event->card);
        }
    }
    return cards;
}

static int own_draws(const OthersTurn *turn)
{
    int count = 0;
    for (size_t i = 0; i < turn->count; i++) {
        const Event *event = &turn->events[i];
        count += event->kind == EVENT_MOVE && event->from == REGICIDE_TAVERN &&
                 event->to == REGICIDE_HANDS + turn->before->seat;
    }
    return count;
}

/* What the cue means, unless the damage or the missing cards say it. */
static Message play_telling(const OthersTurn *turn, const Event *event)
{
    bool is_silent = event->name == REGICIDE_CUE_IMMUNE || event->name == REGICIDE_CUE_DOUBLE ||
                     (event->name == REGICIDE_CUE_HEAL && event->value == 0);
    Fact fact = {.card = turn->before->table.enemy,
                 .number = event->value,
                 .rest = own_draws(turn),
                 .word = event->value};
    return is_silent ? (Message){0} : regicide_cue_telling((enum RegicideCue)event->name, &fact);
}

static void begin_line(const OthersTurn *turn, Message message)
{
    end_line(turn->out);
    wording_message(turn->wording, &message, turn->out);
}

static void begin_play(const OthersTurn *turn, CardSet cards, const char *words)
{
    char bytes[PLAY_BYTES];
    Text names = text_in(bytes, sizeof bytes);
    wording_cards(turn->wording, cards, &names);
    end_line(turn->out);
    const char *name = turn->wording->seat_names[turn->before->table.active];
    tr_format(turn->wording->catalogue, N_("{name} plays {cards} · {deeds}"),
              TR_VALUES(name, bytes, words), turn->out);
}

/* Tells "Computer 2 plays 7♦: 7 damage · shield 7", or that it yields. */
static void tell_turn(const OthersTurn *turn)
{
    char bytes[PLAY_BYTES];
    Text words = text_in(bytes, sizeof bytes);
    CardSet cards = cards_moved(turn, REGICIDE_PLAYED);
    if (cards == 0) {
        begin_line(turn, MESSAGE(N_("{name} yields"), value_seat(turn->before->table.active)));
        return;
    }
    for (size_t i = 0; i < turn->count; i++) {
        if (turn->events[i].kind == EVENT_CUE) {
            add(turn, play_telling(turn, &turn->events[i]), &words);
        }
    }
    begin_play(turn, cards, bytes);
}

/* Tells a payment, in the line of the play where that was told. */
static void tell_payment(const OthersTurn *turn)
{
    CardSet cards = cards_moved(turn, REGICIDE_DISCARDED);
    if (turn->out->length > 0) {
        add(turn, MESSAGE(N_("discards {cards}"), value_cards(cards)), turn->out);
        return;
    }
    begin_line(turn, MESSAGE(N_("{name} discards {cards}."), value_seat(turn->before->table.active),
                             value_cards(cards)));
}

static void tell_choice(const OthersTurn *turn)
{
    for (size_t i = 0; i < turn->count; i++) {
        const Event *event = &turn->events[i];
        if (event->kind == EVENT_PHASE) {
            add(turn, MESSAGE(N_("{name} goes next"), value_seat((Seat)event->value)), turn->out);
            return;
        }
    }
}

bool regicide_tells_on(const void *before)
{
    const RegicideView *view = before;
    return view->table.active != view->seat;
}

/* Own actions are not told, and what others did before them is forgotten. */
Told regicide_tell(const Wording *wording, const PastAction *action, Text *out)
{
    OthersTurn turn = {wording, action->before, action->events, action->count, out};
    if (!regicide_tells_on(action->before)) {
        return TOLD_ALONE;
    }
    switch ((RegicidePhase)turn.before->table.phase) {
    case REGICIDE_PLAYING:
        tell_turn(&turn);
        break;
    case REGICIDE_SUFFERING:
        tell_payment(&turn);
        break;
    case REGICIDE_NAMING:
        tell_choice(&turn);
        break;
    case REGICIDE_OVER:
        break;
    }
    return TOLD_ON;
}
