/* The words of Clash of Decks: names of the cards, what abilities do, and the sentences of its log.
 * What happened is read off the cues of the rules; nothing here computes damage. */
#include "clash/sentences.h"
#include "clash/table.h"
#include "clash/words.h"

#include "base/text.h"
#include "core/telling.h"
#include "games/clash.h"
#include "i18n/format.h"

static const char *const card_names[CLASH_CARDS + 2] = {
    N_("Annihilation"), N_("Baron"),      N_("Boom!"),       N_("Brute"),       N_("Carapace"),
    N_("Partisan"),     N_("Revenant"),   N_("Troll"),       N_("Abomination"), N_("Alpha"),
    N_("Combustion"),   N_("Lieutenant"), N_("Microctopus"), N_("Ogre"),        N_("Scribe"),
    N_("Shaman"),       N_("Brigand"),    N_("Disciple"),    N_("Gnome"),       N_("Grrr"),
    N_("Martyr"),       N_("Meteorite"),  N_("Parasite"),    N_("Vortex"),      N_("Aberration"),
    N_("Assassin"),     N_("Carnivore"),  N_("Cyclone"),     N_("Machine"),     N_("Mutant"),
    N_("Reptile"),      N_("Zombie"),     N_("Bastion"),     N_("Fort"),
};

static const char *const ability_rules[CLASH_ABILITIES] = {
    [CLASH_SPLASH] = CLASH_SPLASH_RULE,
    [CLASH_PERFORATION] = CLASH_PERFORATION_RULE,
    [CLASH_RAGE] = CLASH_RAGE_RULE,
    [CLASH_PROTECTION] = CLASH_PROTECTION_RULE,
    [CLASH_BERSERK] = CLASH_BERSERK_RULE,
    [CLASH_INDESTRUCTIBLE] =
        N_("Incantations deal it no damage, though they may target it; attacks destroy it like "
           "any unit."),
    [CLASH_SPRINT] = CLASH_SPRINT_RULE,
};

void clash_name(const Wording *wording, Card card, Text *out)
{
    text_append(out, tr(wording->catalogue, card_names[card]));
}

const char *clash_paper_name(Card card)
{
    return card_names[card];
}

const char *clash_ability_name(const Wording *wording, unsigned ability)
{
    return tr(wording->catalogue, clash_game.names.words[ability]);
}

const char *clash_ability_rule(unsigned ability)
{
    return ability_rules[ability];
}

/* What is told, one sentence below another. */
typedef struct Teller {
    const Wording *wording;
    Text *out;
    Card striker; /* whose attack or incantation the next hits are, */
    Seat side;    /* and of which side */
    bool is_solo;
    CardSet units[CLASH_SIDES];   /* that stand there, or have stood there in this turn */
    CardSet wounded[CLASH_SIDES]; /* that are hit and stand, in this turn */
} Teller;

static void tell_add(const Teller *teller, Message message)
{
    text_append(teller->out, teller->out->length > 0 ? "\n" : "");
    wording_message(teller->wording, &message, teller->out);
}

/* How a sentence about a unit says whose it is. */
typedef enum Whose { WHOSE_CLEAR, WHOSE_AI, WHOSE_SEAT } Whose;

static Seat side_of_row(unsigned zone)
{
    return (Seat)((zone - CLASH_ZONE_ROWS) / CLASH_ROWS);
}

/* Units are hit by the other side. It is not clear whose one is where that is not so, and where
 * both sides have it, or what strikes it. */
static Whose whose_unit(const Teller *teller, const Event *event)
{
    Seat side = side_of_row(event->from);
    CardSet named = card_bit(event->card);
    if (teller->striker < CLASH_CARDS) {
        named |= card_bit(teller->striker);
    }
    bool is_on_both = (teller->units[0] & teller->units[1] & named) != 0;
    if (side != teller->side && !is_on_both) {
        return WHOSE_CLEAR;
    }
    return teller->is_solo && side == 1 ? WHOSE_AI : WHOSE_SEAT;
}

static void tell_hit(Teller *teller, const Event *event)
{
    static const char *const texts[] = {
        [WHOSE_CLEAR] = N_("{card} deals {n} damage to {target}."),
        [WHOSE_AI] = N_("{card} deals {n} damage to the AI's {target}."),
        [WHOSE_SEAT] = N_("{card} deals {n} damage to {name}'s {target}."),
    };
    Seat side = side_of_row(event->from);
    Whose whose = whose_unit(teller, event);
    Value striker = value_card(teller->striker), damage = value_number(event->value);
    Value target = value_card(event->card);
    tell_add(teller, whose == WHOSE_SEAT
                         ? MESSAGE(texts[whose], striker, damage, value_seat(side), target)
                         : MESSAGE(texts[whose], striker, damage, target));
    if (event->value > 0) {
        teller->wounded[side] |= card_bit(event->card);
    }
}

/* Tells what stopped the damage to a unit. */
static void tell_spared(Teller *teller, const Event *event)
{
    static const char *const texts[][3] = {
        {N_("Protection: {card} takes no damage."),
         N_("Protection: the AI's {card} takes no damage."),
         N_("Protection: {name}'s {card} takes no damage.")},
        {N_("Indestructible: {card} takes no damage."),
         N_("Indestructible: the AI's {card} takes no damage."),
         N_("Indestructible: {name}'s {card} takes no damage.")},
    };
    Whose whose = whose_unit(teller, event);
    const char *text = texts[event->name == CLASH_CUE_SHIELD ? 0 : 1][whose];
    Value card = value_card(event->card), owner = value_seat(side_of_row(event->from));
    tell_add(teller, whose == WHOSE_SEAT ? MESSAGE(text, owner, card) : MESSAGE(text, card));
}

/* Tells where a destroyed unit goes: it is not lost, but for the automaton. */
static void tell_destroy(Teller *teller, const Event *event)
{
    bool is_ai = teller->is_solo && event->value == 1;
    const char *text = is_ai ? N_("{card} is destroyed: onto the AI's discards.")
                             : N_("{card} is destroyed: back to its owner's hand.");
    if (clash_facts[event->card].abilities >> CLASH_INDESTRUCTIBLE & 1) {
        text = is_ai ? N_("{card} is destroyed, for Indestructible stops incantations only: onto "
                          "the AI's discards.")
                     : N_("{card} is destroyed, for Indestructible stops incantations only: back "
                          "to its owner's hand.");
    }
    teller->wounded[event->value] &= ~card_bit(event->card);
    tell_add(teller, MESSAGE(text, value_card(event->card)));
}

static void tell_fall(Teller *teller, const Event *event)
{
    Seat side = (Seat)event->value;
    if (teller->is_solo && side == 1) {
        tell_add(teller, message_of(N_("The AI's Bastion falls: its Fort now stands, and the "
                                       "discards are its deck again.")));
        return;
    }
    tell_add(teller, MESSAGE(N_("{name}'s Bastion falls: the Fort now stands."), value_seat(side)));
}

/* Tells the end of a turn, when damaged units recover. */
static void tell_turn(Teller *teller)
{
    if (teller->wounded[0] | teller->wounded[1]) {
        tell_add(teller, message_of(N_("The turn ends: damaged units recover.")));
    }
    teller->wounded[0] = teller->wounded[1] = 0;
}

static void tell_keeper(Teller *teller, const Event *event)
{
    static const char *const texts[][2] = {{N_("{card} deals {n} damage to {name}'s Bastion."),
                                            N_("{card} deals {n} damage to {name}'s Fort.")},
                                           {N_("{card} deals {n} damage to the AI's Bastion."),
                                            N_("{card} deals {n} damage to the AI's Fort.")}};
    Seat side = clash_keeper_side(event->from);
    const char *const *of_side = texts[teller->is_solo && side == 1 ? 1 : 0];
    const char *text = of_side[event->card == CLASH_BASTION ? 0 : 1];
    Value card = value_card(teller->striker), damage = value_number(event->value);
    tell_add(teller, teller->is_solo && side == 1 ? MESSAGE(text, card, damage)
                                                  : MESSAGE(text, card, damage, value_seat(side)));
}

static void tell_attack(Teller *teller, const Event *event)
{
    teller->striker = event->card;
    teller->side = side_of_row(event->from);
}

static void tell_result(Teller *teller, const Event *event)
{
    tell_add(teller, event->value < 0
                         ? message_of(N_("The game is a draw."))
                         : MESSAGE(N_("{name} wins the game."), value_seat((Seat)event->value)));
}

/* How a cue is told: by a function, or by a sentence with its card and its value. */
static const struct {
    void (*tell)(Teller *teller, const Event *event);
    Telling telling;
} cue_tellings[CLASH_CUE_RESULT + 1] = {
    [CLASH_CUE_ATTACK] = {.tell = tell_attack},
    [CLASH_CUE_HIT] = {.tell = tell_hit},
    [CLASH_CUE_SPLASH] = {.tell = tell_hit},
    [CLASH_CUE_PIERCE] = {.tell = tell_hit},
    [CLASH_CUE_KEEPER] = {.tell = tell_keeper},
    [CLASH_CUE_DESTROY] = {.tell = tell_destroy},
    [CLASH_CUE_FALL] = {.tell = tell_fall},
    [CLASH_CUE_RESULT] = {.tell = tell_result},
    [CLASH_CUE_SHIELD] = {.tell = tell_spared},
    [CLASH_CUE_IMMUNE] = {.tell = tell_spared},
    [CLASH_CUE_LOSE].telling = {N_("{name}'s Fort falls."), .of = {TELL_ACTOR}},
    [CLASH_CUE_SPRINT].telling = {N_("Sprint: {card} attacks with {n} more."),
                                  .of = {TELL_CARD, TELL_NUMBER}},
    [CLASH_CUE_FIZZLE].telling.text = N_("The incantation finds no unit."),
    [CLASH_CUE_LAST].telling.text = N_("The AI deck is empty: one last turn. "
                                       "Survive it and you win."),
};

static void tell_cue(Teller *teller, const Event *event)
{
    Fact fact = {.actor = (Seat)event->value, .card = event->card, .number = event->value};
    if (cue_tellings[event->name].tell) {
        cue_tellings[event->name].tell(teller, event);
        return;
    }
    Message message = telling_message(&cue_tellings[event->name].telling, &fact);
    if (message.text) {
        tell_add(teller, message);
    }
}

static bool is_removal(const Event *event)
{
    bool was_picked = event->from >= CLASH_ZONE_PICKS && event->from < CLASH_ZONE_OWNED;
    return was_picked && event->to >= CLASH_ZONE_OWNED && event->to < CLASH_ZONE_BOX;
}

static void tell_move(Teller *teller, const Event *event)
{
    Value card = value_card(event->card);
    if (is_removal(event)) {
        Seat owner = (Seat)(event->from - CLASH_ZONE_PICKS);
        tell_add(teller,
                 MESSAGE(N_("{card} is removed from {name}'s deck."), card, value_seat(owner)));
    }
    if (event->from == CLASH_ZONE_PILE && event->to >= CLASH_ZONE_ROWS) {
        int row = (event->to - CLASH_ZONE_ROWS) % CLASH_ROWS;
        tell_add(teller, MESSAGE(N_("The AI summons {card}: {row}."), card,
                                 value_word(CLASH_WORD_ROW + row)));
    } else if (event->from == CLASH_ZONE_PILE && event->to == CLASH_ZONE_RETURNING) {
        tell_add(teller, MESSAGE(N_("The AI casts {card}."), card));
    }
    if (event->to >= CLASH_ZONE_ROWS && event->card < CLASH_CARDS) {
        teller->units[side_of_row(event->to)] |= card_bit(event->card);
    } else if (event->to == CLASH_ZONE_RETURNING && event->card < CLASH_CARDS &&
               clash_is_incantation(event->card)) {
        teller->striker = event->card;
        teller->side = event->from == CLASH_ZONE_PILE ? 1 : (Seat)(event->from - CLASH_ZONE_HANDS);
    }
}

static void tell_events(Teller *teller, const Event events[], size_t count)
{
    for (size_t i = 0; i < count; i++) {
        if (events[i].kind == EVENT_CUE) {
            tell_cue(teller, &events[i]);
        } else if (events[i].kind == EVENT_MOVE) {
            tell_move(teller, &events[i]);
        } else if (events[i].kind == EVENT_COUNTER && events[i].name == CLASH_COUNTER_TURN) {
            tell_turn(teller);
        }
    }
}

/* `view`: before what is told; or NULL. */
static Teller teller_of(const Wording *wording, const ClashView *view, Text *out)
{
    Teller teller = {.wording = wording, .out = out};
    for (Seat side = 0; view && side < CLASH_SIDES; side++) {
        for (unsigned row = 0; row < CLASH_ROWS; row++) {
            for (unsigned i = 0; i < view->table.sides[side].counts[row]; i++) {
                teller.units[side] |= card_bit(view->table.sides[side].rows[row][i].card);
            }
        }
    }
    teller.is_solo = view && view->table.mode == CLASH_SOLO;
    return teller;
}

Told clash_tell(const Wording *wording, const PastAction *action, Text *out)
{
    Teller teller = teller_of(wording, action->before, out);
    tell_events(&teller, action->events, action->count);
    return out->length > 0 ? TOLD_ALONE : TOLD_NOTHING;
}

static Card unit_at(const ClashTable *table, uint8_t unit)
{
    return table->sides[unit_side(unit)].rows[unit >> 6 & 1][(unit & 63) - 1].card;
}

static Message action_words(const LogEntry *entry)
{
    const ClashView *view = entry->view;
    Value name = value_seat(entry->actor), card = value_card(action_operand(entry->action, 0));
    uint8_t second = action_operand(entry->action, 1);
    switch ((enum ClashVerb)action_verb(entry->action)) {
    case CLASH_PICK:
        return MESSAGE(N_("{name} picks {card}."), name, card);
    case CLASH_CHOOSE:
        if (entry->count == 0 && view->seat == entry->actor) { /* no line of the log: a proposal */
            return MESSAGE(N_("{name} picks {card}."), name, card);
        }
        return MESSAGE(N_("{name} chooses a card."), name);
    case CLASH_BAN:
        return MESSAGE(N_("{name} removes {card}."), name, card);
    case CLASH_SUMMON:
        return MESSAGE(N_("{name} summons {card}: {row}."), name, card,
                       value_word(CLASH_WORD_ROW + second));
    case CLASH_CAST:
        return MESSAGE(unit_side(second) == entry->actor
                           ? N_("{name} casts {card} on a unit of their own: {target}.")
                           : N_("{name} casts {card} on {target}."),
                       name, card, value_card(unit_at(&view->table, second)));
    case CLASH_ATTACK:
        return MESSAGE(N_("{name} begins the assault."), name);
    case CLASH_STRIKE:
        return MESSAGE(N_("{name} goes on."), name);
    case CLASH_END:
        return MESSAGE(N_("{name} ends the turn."), name);
    case CLASH_RETURN:
        break;
    }
    return MESSAGE(N_("{name} takes {card} back into hand."), name, card);
}

Message clash_advise(const void *view, Action action)
{
    const ClashView *seen = view;
    Value card = value_card(action_operand(action, 0));
    uint8_t second = action_operand(action, 1);
    if (action_verb(action) == CLASH_SUMMON) {
        return MESSAGE(N_("Summon {card} in the {row}"), card, value_word(CLASH_WORD_ROW + second));
    }
    if (action_verb(action) == CLASH_CAST) {
        return MESSAGE(N_("Cast {card} on {target}"), card,
                       value_card(unit_at(&seen->table, second)));
    }
    return message_of("");
}

void clash_log(const Wording *wording, const LogEntry *entry, Text *out)
{
    Teller teller = teller_of(wording, entry->view, out);
    tell_add(&teller, action_words(entry));
    tell_events(&teller, entry->events, entry->count);
}
