/* The words of Regicide: card names, the sentences of its log, and of what others did. */
#include "regicide_table.h"

#include "base/limits.h"
#include "i18n/format.h"

#define NAME_BYTES  96
#define DEEDS_BYTES 512

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
    int left = regicide_health(view->table.enemy) - view->table.damage - damage;
    Message message = about(N_("{n} damage to {card}, {left} health left."), VALUE_NUMBER, damage);
    message = message_with(message, VALUE_CARD, view->table.enemy);
    log_message(log, message_with(message, VALUE_NUMBER, max_int(left, 0)));
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

/* What the others of the company did since one's own last action, a line for each of their turns:
 * it stands on the plate while they play, and until the person acts. */
typedef struct Telling {
    const Wording *wording;
    const RegicideView *before;
    const Event *events;
    size_t count;
    Text *out;
} Telling;

static void add(const Telling *telling, Message message, Text *out)
{
    if (out->length > 0) {
        text_append(out, " · ");
    }
    wording_message(telling->wording, &message, out);
}

/* The cards that the actor moves from the hand to this zone. */
static CardSet cards_moved(const Telling *telling, unsigned to)
{
    CardSet cards = 0;
    for (size_t i = 0; i < telling->count; i++) {
        const Event *event = &telling->events[i];
        if (event->kind == EVENT_MOVE && event->to == to &&
            event->from == REGICIDE_HANDS + telling->before->table.active) {
            cards |= card_bit(event->card);
        }
    }
    return cards;
}

static int own_draws(const Telling *telling)
{
    int count = 0;
    for (size_t i = 0; i < telling->count; i++) {
        const Event *event = &telling->events[i];
        count += event->kind == EVENT_MOVE && event->from == REGICIDE_TAVERN &&
                 event->to == REGICIDE_HANDS + telling->before->seat;
    }
    return count;
}

static void add_number(const Telling *telling, const char *text, int number, Text *deeds)
{
    if (number > 0) {
        add(telling, message_with(message_of(text), VALUE_NUMBER, number), deeds);
    }
}

static void add_enemy(const Telling *telling, const char *text, Text *deeds)
{
    add(telling, message_with(message_of(text), VALUE_CARD, telling->before->table.enemy), deeds);
}

static void add_deed(const Telling *telling, const Event *event, Text *deeds)
{
    Message message;
    switch ((enum RegicideCue)event->name) {
    case REGICIDE_CUE_HEAL:
        add_number(telling, N_("heal: {n} from the discard pile under the Tavern deck"),
                   event->value, deeds);
        return;
    case REGICIDE_CUE_DRAW:
        message = message_of(N_("all draw {n} in turn, you {own}"));
        message = message_with(message, VALUE_NUMBER, event->value);
        add(telling, message_with(message, VALUE_NUMBER, own_draws(telling)), deeds);
        return;
    case REGICIDE_CUE_HIT:
        add_number(telling, N_("{n} damage"), event->value, deeds);
        return;
    case REGICIDE_CUE_GUARD:
        add_number(telling, N_("shield {n}"), event->value, deeds);
        return;
    case REGICIDE_CUE_JESTER:
        message = message_of(N_("{card} is no longer immune to {suit}"));
        message = message_with(message, VALUE_CARD, telling->before->table.enemy);
        add(telling, message_with(message, VALUE_WORD, event->value), deeds);
        return;
    case REGICIDE_CUE_EXACT:
        add_enemy(telling, N_("exact damage: {card} goes on top of the Tavern deck"), deeds);
        return;
    case REGICIDE_CUE_OVERKILL:
        add_enemy(telling, N_("{card} is defeated and goes to the discard pile"), deeds);
        return;
    case REGICIDE_CUE_IMMUNE:
    case REGICIDE_CUE_DOUBLE:
    case REGICIDE_CUE_YIELD:
    case REGICIDE_CUE_PAY:
    case REGICIDE_CUE_FLIP:
    case REGICIDE_CUE_WIN:
    case REGICIDE_CUE_LOSS:
        return;
    }
}

static Message about_actor(const Telling *telling, const char *text)
{
    return message_with(message_of(text), VALUE_SEAT, telling->before->table.active);
}

static void begin_line(const Telling *telling, Message message)
{
    if (telling->out->length > 0) {
        text_append(telling->out, "\n");
    }
    wording_message(telling->wording, &message, telling->out);
}

static void begin_play(const Telling *telling, CardSet cards, const char *deeds)
{
    char bytes[DEEDS_BYTES];
    Text names = text_in(bytes, sizeof bytes);
    wording_cards(telling->wording, cards, &names);
    if (telling->out->length > 0) {
        text_append(telling->out, "\n");
    }
    const char *name = telling->wording->seat_names[telling->before->table.active];
    tr_format(telling->wording->catalogue, N_("{name} plays {cards}: {deeds}"),
              TR_VALUES(name, bytes, deeds), telling->out);
}

/* "Computer 2 plays 7♦: 7 damage · shield 7", or that it yields. */
static void tell_turn(const Telling *telling)
{
    char bytes[DEEDS_BYTES];
    Text deeds = text_in(bytes, sizeof bytes);
    CardSet cards = cards_moved(telling, REGICIDE_PLAYED);
    if (cards == 0) {
        begin_line(telling, about_actor(telling, N_("{name} yields")));
        return;
    }
    for (size_t i = 0; i < telling->count; i++) {
        if (telling->events[i].kind == EVENT_CUE) {
            add_deed(telling, &telling->events[i], &deeds);
        }
    }
    begin_play(telling, cards, bytes);
}

/* It belongs to the line of the play, where that was told. */
static void tell_payment(const Telling *telling)
{
    CardSet cards = cards_moved(telling, REGICIDE_DISCARDED);
    if (telling->out->length > 0) {
        add(telling, message_with(message_of(N_("discards {cards}")), VALUE_CARDS, (int64_t)cards),
            telling->out);
        return;
    }
    begin_line(telling, message_with(about_actor(telling, N_("{name} discards {cards}.")),
                                     VALUE_CARDS, (int64_t)cards));
}

static void tell_choice(const Telling *telling)
{
    for (size_t i = 0; i < telling->count; i++) {
        const Event *event = &telling->events[i];
        if (event->kind == EVENT_PHASE) {
            add(telling, message_with(message_of(N_("{name} goes next")), VALUE_SEAT, event->value),
                telling->out);
            return;
        }
    }
}

bool regicide_tells_on(const void *before)
{
    const RegicideView *view = before;
    return view->table.active != view->seat;
}

void regicide_tell(const Wording *wording, const void *before, const Event events[], size_t count,
                   Text *out)
{
    Telling telling = {
        .wording = wording, .before = before, .events = events, .count = count, .out = out};
    if (!regicide_tells_on(before)) {
        return;
    }
    switch ((RegicidePhase)telling.before->table.phase) {
    case REGICIDE_PLAYING:
        tell_turn(&telling);
        return;
    case REGICIDE_SUFFERING:
        tell_payment(&telling);
        return;
    case REGICIDE_NAMING:
        tell_choice(&telling);
        return;
    case REGICIDE_OVER:
        return;
    }
}
