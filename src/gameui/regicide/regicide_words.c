/* The words of Regicide: card names, the sentences of its log, and what the plate tells of the
 * others' actions. */
#include "regicide_table.h"

#include "i18n/format.h"

#define NAME_BYTES 96

static const char *const suit_names[] = {
    NC_("suit in the name of a card", "Clubs"), NC_("suit in the name of a card", "Diamonds"),
    NC_("suit in the name of a card", "Hearts"), NC_("suit in the name of a card", "Spades")};

static const char *const suit_signs[] = {"♣", "♦", "♥", "♠"};

static const char *const rank_names[] = {NULL,
                                         "2",
                                         "3",
                                         "4",
                                         "5",
                                         "6",
                                         "7",
                                         "8",
                                         "9",
                                         "10",
                                         NC_("rank in the name of a card", "Jack"),
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
    const char *name = rank < 10 ? rank_names[rank] : tr(catalogue, rank_names[rank]);
    tr_format(catalogue, N_("{rank} of {suit}"), TR_VALUES(name, suit), out);
}

/* Corner indices are the same in every language. */
void regicide_short_name(const Wording *wording, Card card, Text *out)
{
    static const char *const ranks[] = {"A", "2", "3",  "4", "5", "6", "7",
                                        "8", "9", "10", "J", "Q", "K"};
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
    Message message;
    if (table->phase != REGICIDE_OVER) {
        message =
            message_with(message_of(N_("Enemy {n} of {m}: {card}")), VALUE_NUMBER, defeated + 1);
        message = message_with(message, VALUE_NUMBER, regicide_royals(table));
        message = message_with(message, VALUE_CARD, table->enemy);
    } else {
        message =
            message_with(message_of(N_("Enemies defeated: {n} of {m}")), VALUE_NUMBER, defeated);
        message = message_with(message, VALUE_NUMBER, regicide_royals(table));
    }
    wording_message(wording, &message, out);
    if (table->phase == REGICIDE_OVER && medal_word(table)) {
        text_append(out, " · ");
        text_append(out, tr(wording->catalogue, medal_word(table)));
    }
}

typedef struct Log {
    const Wording *wording;
    const LogEntry *entry;
    Text *out;
    int drawn[REGICIDE_SEATS]; /* not yet told */
} Log;

static void log_line_end(Log *log)
{
    if (log->out->length > 0) {
        text_append(log->out, "\n");
    }
}

static void log_message(Log *log, Message message)
{
    log_line_end(log);
    wording_message(log->wording, &message, log->out);
}

static Message about(const char *text, ValueKind kind, int64_t value)
{
    return message_with(message_of(text), kind, value);
}

static Message about_seat(const char *text, Seat seat)
{
    return about(text, VALUE_SEAT, seat);
}

static Message about_enemy(const Log *log, const char *text)
{
    const RegicideView *view = log->entry->view;
    return about(text, VALUE_CARD, view->table.enemy);
}

static void log_action(Log *log)
{
    const LogEntry *entry = log->entry;
    CardSet cards = action_cards(entry->action);
    switch ((enum RegicideVerb)action_verb(entry->action)) {
    case REGICIDE_PLAY:
        if (regicide_is_jester(set_first(cards))) {
            log_message(log,
                        about_seat(N_("{name} plays a Jester: immunity cancelled."), entry->actor));
            return;
        }
        log_message(log, message_with(about_seat(N_("{name} plays {cards}."), entry->actor),
                                      VALUE_CARDS, (int64_t)cards));
        return;
    case REGICIDE_YIELD:
        log_message(log, about_seat(N_("{name} yields."), entry->actor));
        return;
    case REGICIDE_FLIP:
        log_message(log, about_seat(N_("{name} flips a Jester and discards the whole hand."),
                                    entry->actor));
        return;
    case REGICIDE_DISCARD:
        log_message(log, message_with(about_seat(N_("{name} discards {cards}."), entry->actor),
                                      VALUE_CARDS, (int64_t)cards));
        return;
    case REGICIDE_NEXT:
        log_message(log, about_seat(N_("{name} goes next."), action_operand(entry->action, 0)));
        return;
    }
}

static void log_hit(Log *log, int damage)
{
    const RegicideView *view = log->entry->view;
    Message message = about(N_("{n} damage to {card}: {total} of {health}."), VALUE_NUMBER, damage);
    message = message_with(message, VALUE_CARD, view->table.enemy);
    message = message_with(message, VALUE_NUMBER, view->table.damage + damage);
    log_message(log, message_with(message, VALUE_NUMBER, regicide_health(view->table.enemy)));
}

static void log_cue(Log *log, const Event *event)
{
    const RegicideTable *table = &((const RegicideView *)log->entry->view)->table;
    int value = event->value;
    switch ((enum RegicideCue)event->name) {
    case REGICIDE_CUE_IMMUNE:
        log_message(log, message_with(about_enemy(log, N_("{card} is immune to {suit}.")),
                                      VALUE_WORD, value));
        return;
    case REGICIDE_CUE_HEAL:
        if (value > 0) {
            log_message(log, message_plural_of(NP_("{n} card returns under the Tavern deck.",
                                                   "{n} cards return under the Tavern deck."),
                                               value));
        }
        return;
    case REGICIDE_CUE_HIT:
        log_hit(log, value);
        return;
    case REGICIDE_CUE_GUARD:
        log_message(log, about(N_("Enemy attack reduced by {n}."), VALUE_NUMBER, value));
        return;
    case REGICIDE_CUE_EXACT:
        log_message(log, about_enemy(log, N_("Exact damage! {card} goes on top of the Tavern "
                                             "deck.")));
        return;
    case REGICIDE_CUE_OVERKILL:
        log_message(log, about_enemy(log, N_("{card} is defeated.")));
        return;
    case REGICIDE_CUE_WIN:
        log_message(log, message_of(regicide_court(table) == REGICIDE_WHOLE_COURT
                                        ? N_("The last King has fallen: victory!")
                                        : N_("The last enemy has fallen: victory!")));
        return;
    case REGICIDE_CUE_LOSS:
        log_message(log, message_with(about(N_("Defeat. Enemies defeated: {n} of {m}."),
                                            VALUE_NUMBER, value),
                                      VALUE_NUMBER, regicide_royals(table)));
        return;
    case REGICIDE_CUE_DRAW:
    case REGICIDE_CUE_DOUBLE:
    case REGICIDE_CUE_JESTER:
    case REGICIDE_CUE_YIELD:
    case REGICIDE_CUE_PAY:
    case REGICIDE_CUE_FLIP:
        return;
    }
}

static bool is_draw(const Event *event)
{
    return event->kind == EVENT_MOVE && event->from == REGICIDE_TAVERN &&
           event->to >= REGICIDE_HANDS;
}

/* Draws go around the table: each seat's are told together when they are over. */
static void log_draws(Log *log)
{
    for (Seat seat = 0; seat < REGICIDE_SEATS; seat++) {
        if (log->drawn[seat] > 0) {
            Message message = message_plural_of(
                NP_("{name} draws {n} card.", "{name} draws {n} cards."), log->drawn[seat]);
            log_message(log, message_with(message, VALUE_SEAT, seat));
        }
        log->drawn[seat] = 0;
    }
}

Message regicide_advise(const void *view, Action action)
{
    (void)view;
    if (action_verb(action) != REGICIDE_NEXT) {
        return message_of("");
    }
    Message message = message_of(N_("Choose who goes next: {name}"));
    return message_with(message, VALUE_SEAT, action_operand(action, 0));
}

void regicide_log(const Wording *wording, const LogEntry *entry, Text *out)
{
    Log log = {.wording = wording, .entry = entry, .out = out};
    log_action(&log);
    for (size_t i = 0; i < entry->count; i++) {
        const Event *event = &entry->events[i];
        if (is_draw(event)) {
            log.drawn[event->to - REGICIDE_HANDS]++;
            continue;
        }
        log_draws(&log);
        if (event->kind == EVENT_CUE) {
            log_cue(&log, event);
        } else if (event->kind == EVENT_MOVE && event->to == REGICIDE_ENEMY) {
            log_message(&log, about(N_("Next enemy: {card}."), VALUE_CARD, event->card));
        }
    }
    log_draws(&log);
}

/* What is told of an action of several seats, in the order in which it is told. */
typedef struct Told {
    CardSet played, discarded;
    int damage, drawn; /* by whoever looks */
    bool yields, is_exact, is_defeated;
    Seat next; /* whom a jester let go next; or SEAT_NONE */
} Told;

static void take_told(const RegicideView *before, const Event *event, Told *told)
{
    unsigned hand = REGICIDE_HANDS + before->table.active;
    if (event->kind == EVENT_MOVE && event->from == hand) {
        CardSet *cards = event->to == REGICIDE_PLAYED ? &told->played : &told->discarded;
        *cards |= card_bit(event->card);
    } else if (is_draw(event)) {
        told->drawn += event->to == REGICIDE_HANDS + before->seat;
    } else if (event->kind == EVENT_PHASE && before->table.phase == REGICIDE_NAMING) {
        told->next = (Seat)event->value;
    } else if (event->kind == EVENT_CUE) {
        told->yields |= event->name == REGICIDE_CUE_YIELD;
        told->is_exact |= event->name == REGICIDE_CUE_EXACT;
        told->is_defeated |= event->name == REGICIDE_CUE_OVERKILL;
        if (event->name == REGICIDE_CUE_HIT) {
            told->damage = event->value;
        }
    }
}

static Message told_action(const Told *told, Seat seat)
{
    const char *text = N_("{name} discards {cards}.");
    CardSet cards = told->discarded;
    if (told->next != SEAT_NONE) {
        return about_seat(N_("{name} goes next."), told->next);
    }
    if (told->yields) {
        return about_seat(N_("{name} yields."), seat);
    }
    if (told->played && regicide_is_jester(set_first(told->played))) {
        return about_seat(N_("{name} plays a Jester: immunity cancelled."), seat);
    }
    if (told->played) {
        text = N_("{name} plays {cards}.");
        cards = told->played;
    }
    return message_with(about_seat(text, seat), VALUE_CARDS, (int64_t)cards);
}

static void tell_outcome(const Wording *wording, const Told *told, Card enemy, Text *out)
{
    Message message = about(N_("Damage: {n}."), VALUE_NUMBER, told->damage);
    if (told->is_exact) {
        message =
            about(N_("Exact damage! {card} goes on top of the Tavern deck."), VALUE_CARD, enemy);
    } else if (told->is_defeated) {
        message = about(N_("{card} is defeated."), VALUE_CARD, enemy);
    } else if (told->damage == 0) {
        return;
    }
    text_append(out, " ");
    wording_message(wording, &message, out);
}

/* Alone one knows what one did. */
void regicide_tell(const Wording *wording, const void *memory, const Event events[], size_t count,
                   Text *out)
{
    const RegicideView *before = memory;
    Told told = {.next = SEAT_NONE};
    if (before->table.seats == 1) {
        return;
    }
    for (size_t i = 0; i < count; i++) {
        take_told(before, &events[i], &told);
    }
    if (!told.played && !told.discarded && !told.yields && told.next == SEAT_NONE) {
        return;
    }
    Message action = told_action(&told, before->table.active);
    wording_message(wording, &action, out);
    tell_outcome(wording, &told, before->table.enemy, out);
    if (told.drawn > 0) {
        Message drawn =
            message_plural_of(NP_("{name} draws {n} card.", "{name} draws {n} cards."), told.drawn);
        drawn = message_with(drawn, VALUE_SEAT, before->seat);
        text_append(out, " ");
        wording_message(wording, &drawn, out);
    }
}
