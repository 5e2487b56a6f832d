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
void regicide_listed_name(const Wording *wording, Card card, unsigned count, Text *out)
{
    (void)count;
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
    Value royals = value_number(regicide_royals(table));
    Message message = MESSAGE(N_("Enemies defeated: {n} of {m}"), value_number(defeated), royals);
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
    int drawn[REGICIDE_SEATS]; /* not yet told */
} Log;

static void end_line(Text *out)
{
    if (out->length > 0) {
        text_append(out, "\n");
    }
}

/* A line of its own; none for a message without a text. */
static void log_message(Log *log, Message message)
{
    if (message.text) {
        end_line(log->out);
        wording_message(log->wording, &message, log->out);
    }
}

static Message action_words(const LogEntry *entry)
{
    CardSet cards = action_cards(entry->action);
    Value actor = value_seat(entry->actor);
    switch ((enum RegicideVerb)action_verb(entry->action)) {
    case REGICIDE_PLAY:
        if (regicide_is_jester(set_first(cards))) {
            return MESSAGE(N_("{name} plays a Jester: immunity cancelled."), actor);
        }
        return MESSAGE(N_("{name} plays {cards}."), actor, value_cards(cards));
    case REGICIDE_YIELD:
        return MESSAGE(N_("{name} yields."), actor);
    case REGICIDE_FLIP:
        return MESSAGE(N_("{name} flips a Jester and discards the whole hand."), actor);
    case REGICIDE_DISCARD:
        return MESSAGE(N_("{name} discards {cards}."), actor, value_cards(cards));
    case REGICIDE_NEXT:
        return MESSAGE(N_("{name} goes next."), value_seat(action_operand(entry->action, 0)));
    }
    return (Message){0};
}

static Message hit_words(const RegicideTable *table, int damage)
{
    int left = regicide_health(table->enemy) - table->damage - damage;
    return MESSAGE(N_("{n} damage to {card}, {left} health left."), value_number(damage),
                   value_card(table->enemy), value_number(max_int(left, 0)));
}

/* Without a text: the log says nothing of the cue. */
static Message cue_words(const RegicideTable *table, const Event *event)
{
    int value = event->value;
    Value enemy = value_card(table->enemy);
    switch ((enum RegicideCue)event->name) {
    case REGICIDE_CUE_IMMUNE:
        return MESSAGE(N_("{card} is immune to {suit}."), enemy, value_word(value));
    case REGICIDE_CUE_HEAL:
        if (value == 0) {
            break;
        }
        return message_plural_of(NP_("{n} card returns under the Tavern deck.",
                                     "{n} cards return under the Tavern deck."),
                                 value);
    case REGICIDE_CUE_HIT:
        return hit_words(table, value);
    case REGICIDE_CUE_GUARD:
        return MESSAGE(N_("Enemy attack reduced by {n}."), value_number(value));
    case REGICIDE_CUE_EXACT:
        return MESSAGE(N_("Exact damage! {card} goes on top of the Tavern deck."), enemy);
    case REGICIDE_CUE_OVERKILL:
        return MESSAGE(N_("{card} is defeated."), enemy);
    case REGICIDE_CUE_WIN:
        return message_of(regicide_court(table) == REGICIDE_WHOLE_COURT
                              ? N_("The last King has fallen: victory!")
                              : N_("The last enemy has fallen: victory!"));
    case REGICIDE_CUE_LOSS:
        return MESSAGE(N_("Defeat. Enemies defeated: {n} of {m}."), value_number(value),
                       value_number(regicide_royals(table)));
    case REGICIDE_CUE_DRAW:
    case REGICIDE_CUE_DOUBLE:
    case REGICIDE_CUE_JESTER:
    case REGICIDE_CUE_YIELD:
    case REGICIDE_CUE_PAY:
    case REGICIDE_CUE_FLIP:
        break;
    }
    return (Message){0};
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
            log_message(log, MESSAGE(NP_("{name} draws {n} card.", "{name} draws {n} cards."),
                                     value_number(log->drawn[seat]), value_seat(seat)));
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
    return MESSAGE(N_("Choose who goes next: {name}"), value_seat(action_operand(action, 0)));
}

void regicide_log(const Wording *wording, const LogEntry *entry, Text *out)
{
    Log log = {.wording = wording, .out = out};
    const RegicideView *view = entry->view;
    log_message(&log, action_words(entry));
    for (size_t i = 0; i < entry->count; i++) {
        const Event *event = &entry->events[i];
        if (is_draw(event)) {
            log.drawn[event->to - REGICIDE_HANDS]++;
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

/* What the others of the company did since one's own last action, a line for each of their turns:
 * it stands on the plate while they play, and until the person acts. */
typedef struct Telling {
    const Wording *wording;
    const RegicideView *before;
    const Event *events;
    size_t count;
    Text *out;
} Telling;

/* Nothing for a message without a text. */
static void add(const Telling *telling, Message message, Text *out)
{
    if (!message.text) {
        return;
    }
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

/* What the cue means; without a text: it says nothing more. */
static Message deed_words(const Telling *telling, const Event *event)
{
    Value enemy = value_card(telling->before->table.enemy), number = value_number(event->value);
    switch ((enum RegicideCue)event->name) {
    case REGICIDE_CUE_HEAL:
        if (event->value == 0) {
            break;
        }
        return MESSAGE(N_("heal: {n} from the discard pile under the Tavern deck"), number);
    case REGICIDE_CUE_DRAW:
        return MESSAGE(N_("all draw {n} in turn, you {own}"), number,
                       value_number(own_draws(telling)));
    case REGICIDE_CUE_HIT:
        return MESSAGE(N_("{n} damage"), number);
    case REGICIDE_CUE_GUARD:
        return MESSAGE(N_("shield {n}"), number);
    case REGICIDE_CUE_JESTER:
        return MESSAGE(N_("{card} is no longer immune to {suit}"), enemy, value_word(event->value));
    case REGICIDE_CUE_EXACT:
        return MESSAGE(N_("exact damage: {card} goes on top of the Tavern deck"), enemy);
    case REGICIDE_CUE_OVERKILL:
        return MESSAGE(N_("{card} is defeated and goes to the discard pile"), enemy);
    case REGICIDE_CUE_IMMUNE:
    case REGICIDE_CUE_DOUBLE:
    case REGICIDE_CUE_YIELD:
    case REGICIDE_CUE_PAY:
    case REGICIDE_CUE_FLIP:
    case REGICIDE_CUE_WIN:
    case REGICIDE_CUE_LOSS:
        break;
    }
    return (Message){0};
}

static void begin_line(const Telling *telling, Message message)
{
    end_line(telling->out);
    wording_message(telling->wording, &message, telling->out);
}

static void begin_play(const Telling *telling, CardSet cards, const char *deeds)
{
    char bytes[DEEDS_BYTES];
    Text names = text_in(bytes, sizeof bytes);
    wording_cards(telling->wording, cards, &names);
    end_line(telling->out);
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
        begin_line(telling,
                   MESSAGE(N_("{name} yields"), value_seat(telling->before->table.active)));
        return;
    }
    for (size_t i = 0; i < telling->count; i++) {
        if (telling->events[i].kind == EVENT_CUE) {
            add(telling, deed_words(telling, &telling->events[i]), &deeds);
        }
    }
    begin_play(telling, cards, bytes);
}

/* It belongs to the line of the play, where that was told. */
static void tell_payment(const Telling *telling)
{
    CardSet cards = cards_moved(telling, REGICIDE_DISCARDED);
    if (telling->out->length > 0) {
        add(telling, MESSAGE(N_("discards {cards}"), value_cards(cards)), telling->out);
        return;
    }
    begin_line(telling, MESSAGE(N_("{name} discards {cards}."),
                                value_seat(telling->before->table.active), value_cards(cards)));
}

static void tell_choice(const Telling *telling)
{
    for (size_t i = 0; i < telling->count; i++) {
        const Event *event = &telling->events[i];
        if (event->kind == EVENT_PHASE) {
            add(telling, MESSAGE(N_("{name} goes next"), value_seat((Seat)event->value)),
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

void regicide_tell(const Wording *wording, const PastAction *action, Text *out)
{
    Telling telling = {wording, action->before, action->events, action->count, out};
    if (!regicide_tells_on(action->before)) {
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
