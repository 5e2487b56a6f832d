/* What an action is certain to do, for the player before confirming: it is carried out by the rules
 * on a copy of what the seat sees, up to where something hidden would matter, and the events are
 * summed up. Attacks are followed as if nothing were cast on the way, and say so when it could be.
 */
#include "clash/play.h"
#include "clash/state.h"
#include "clash/tell.h"
#include "clash/tell/trial.h"

#include <string.h>

/* Whom the first attack strikes, harmed or not: its first blow. */
static void trial_add_blow(Trial *trial, const Event *event)
{
    if (event->name == CLASH_CUE_ATTACK && trial->striker == CARD_NONE) {
        trial->striker = event->card;
    }
    bool is_blow = event->name == CLASH_CUE_HIT || event->name == CLASH_CUE_SHIELD ||
                   event->name == CLASH_CUE_IMMUNE || event->name == CLASH_CUE_KEEPER;
    if (is_blow && trial->struck == CARD_NONE && trial->striker != CARD_NONE) {
        trial->struck = event->card;
    }
}

/* A unit takes damage, which may be 0. */
static bool is_hit(const Event *event)
{
    return event->name == CLASH_CUE_HIT || event->name == CLASH_CUE_SPLASH ||
           event->name == CLASH_CUE_PIERCE;
}

/* Cues that are not named here change nothing that is told. */
static void trial_add_cue(Trial *trial, const Event *event)
{
    unsigned cue = event->name;
    if (cue == CLASH_CUE_ATTACK) {
        trial->attacks++;
    } else if (cue == CLASH_CUE_DESTROY) {
        trial->destroyed[event->value] |= card_bit(event->card);
    } else if (is_hit(event)) {
        unsigned side = event->from >= CLASH_ZONE_ROWS + CLASH_ROWS;
        if (event->value > 0) {
            trial->hurt[side] |= card_bit(event->card);
        }
        trial->damage[side][event->card] += (uint8_t)event->value;
    } else if (cue == CLASH_CUE_SHIELD) {
        trial->shielded |= card_bit(event->card);
    } else if (cue == CLASH_CUE_IMMUNE) {
        trial->immune |= card_bit(event->card);
    } else if (cue == CLASH_CUE_KEEPER) {
        trial->keeper_damage += event->value;
    } else if (cue == CLASH_CUE_FALL) {
        trial->falls[event->value] = true;
    } else if (cue == CLASH_CUE_LOSE) {
        trial->loses[event->value] = true;
    } else if (cue == CLASH_CUE_LAST) {
        trial->is_last = true;
    }
}

static Trial trial_of(const EventLog *log)
{
    Trial trial = {.striker = CARD_NONE, .struck = CARD_NONE};
    for (size_t i = 0; i < log->count; i++) {
        const Event *event = &log->events[i];
        if (event->kind == EVENT_CUE) {
            trial_add_blow(&trial, event);
            trial_add_cue(&trial, event);
        }
        trial.discarded += event->kind == EVENT_MOVE && event->from == CLASH_ZONE_PILE;
    }
    return trial;
}

/* Attacks until none is left, or with `until_cast` until something could be cast. */
static void try_attacks(const Turn *turn, bool until_cast)
{
    ClashTable *table = turn->table;
    while (attack_next(turn) && table->phase != CLASH_OVER) {
        while (table->returning_count > 0) {
            return_card(turn, 0);
        }
        table->phase = CLASH_ATTACKING;
        if (until_cast && !repeat_is_due(table) && table_can_cast(table)) {
            return;
        }
    }
}

Trial table_try(ClashTable *table, Action action)
{
    static const uint64_t no_matter = 1;
    Rng rng = rng_seeded(no_matter);
    Event events[EVENT_COUNT_MAX];
    EventLog log = {.events = events, .capacity = EVENT_COUNT_MAX};
    Turn turn = {.table = table, .rng = &rng, .log = &log};
    switch ((enum ClashVerb)action_verb(action)) {
    case CLASH_SUMMON:
    case CLASH_CAST:
        play_card(&turn, action);
        break;
    case CLASH_ATTACK:
        queue_begin(&turn);
        try_attacks(&turn, false);
        break;
    case CLASH_STRIKE:
        try_attacks(&turn, true);
        break;
    case CLASH_END:
    case CLASH_PICK:
    case CLASH_CHOOSE:
    case CLASH_BAN:
    case CLASH_RETURN:
        break;
    }
    return trial_of(&log);
}

unsigned clash_strike_order(const ClashView *view, Card out[CLASH_STRIKES_MAX])
{
    ClashTable table = view->table;
    Rng rng = rng_seeded(0); /* it matters to a pile alone */
    Event events[EVENT_COUNT_MAX];
    EventLog log = {.events = events, .capacity = EVENT_COUNT_MAX};
    Turn turn = {.table = &table, .rng = &rng, .log = &log};
    CardSet told = 0;
    unsigned count = 0;
    if (table.phase == CLASH_SUMMONING) {
        queue_begin(&turn);
    }
    if (table.phase == CLASH_ATTACKING) {
        try_attacks(&turn, false);
    }
    for (size_t i = 0; i < log.count; i++) {
        const Event *event = &events[i];
        bool is_attack = event->kind == EVENT_CUE && event->name == CLASH_CUE_ATTACK;
        if (is_attack && !(told & card_bit(event->card))) {
            told |= card_bit(event->card);
            out[count++] = event->card;
        }
    }
    return count;
}

/* With the cards that wait for their owner to order them: all come to the right of the keeper. */
static unsigned life_then(const ClashTable *table, Seat side)
{
    unsigned life = table_life(table, side);
    if (table->returning_count > 0 && clash_returning_owner(table) == side) {
        life += table->returning_count;
    }
    return life;
}

ClashForesight clash_foresee(const ClashView *view, Action action)
{
    ClashTable table = view->table;
    Trial trial = table_try(&table, action);
    ClashForesight foresight = {
        .spared = trial.shielded | trial.immune, .striker = trial.striker, .struck = trial.struck};
    memcpy(foresight.destroyed, trial.destroyed, sizeof foresight.destroyed);
    memcpy(foresight.damage, trial.damage, sizeof foresight.damage);
    for (Seat side = 0; side < CLASH_SIDES; side++) {
        if (!trial.falls[side] && !trial.loses[side]) {
            foresight.life[side] = (uint8_t)life_then(&table, side);
        }
    }
    return foresight;
}

/* The attack phase of whose turn it is. */
static void try_assault(const Turn *turn)
{
    if (turn->table->phase == CLASH_SUMMONING) {
        queue_begin(turn);
    }
    if (turn->table->phase == CLASH_ATTACKING) {
        try_attacks(turn, false);
    }
}

static ClashThreat threat_of(const EventLog *log, Seat own)
{
    Trial trial = trial_of(log);
    ClashThreat threat = {
        .destroyed = trial.destroyed[own], .falls = trial.falls[own], .loses = trial.loses[own]};
    unsigned row = 0;
    Card striker = CARD_NONE;
    for (Card card = 0; card < CLASH_CARDS; card++) {
        threat.wounds[card] = trial.damage[own][card];
    }
    for (size_t i = 0; i < log->count; i++) {
        const Event *event = &log->events[i];
        uint8_t bit = (uint8_t)(1u << row);
        if (event->kind != EVENT_CUE) {
            continue;
        }
        if (event->name == CLASH_CUE_ATTACK) {
            row = (event->from - (unsigned)CLASH_ZONE_ROWS) % CLASH_ROWS;
            striker = event->card;
        } else if (is_hit(event) && event->value > 0) {
            threat.struck[row] |= card_bit(event->card);
        } else if (event->name == CLASH_CUE_FALL || event->name == CLASH_CUE_LOSE) {
            threat.fells |= bit;
        } else if (event->name == CLASH_CUE_KEEPER) {
            bool is_later = threat.falls && event->card == CLASH_FORT && !(threat.fells & bit);
            threat.damage[row] += (uint8_t)event->value;
            threat.blows[striker] += (uint8_t)event->value;
            threat.later |= is_later ? bit : 0;
        }
    }
    return threat;
}

ClashThreat clash_threat(const ClashView *view, Action action)
{
    ClashTable table = view->table;
    Rng rng = rng_seeded(0); /* it matters to a pile alone */
    Event events[EVENT_COUNT_MAX];
    EventLog log = {.events = events, .capacity = EVENT_COUNT_MAX};
    Turn turn = {.table = &table, .rng = &rng};
    bool is_own = table.phase == CLASH_SUMMONING || table.phase == CLASH_ATTACKING;
    if (!is_own || table.active != view->seat) {
        return (ClashThreat){0};
    }
    if (action != ACTION_NONE) {
        play_card(&turn, action);
    }
    while (table.phase != CLASH_OVER && table.returning_count > 0) {
        return_card(&turn, 0);
    }
    try_assault(&turn);
    if (table.phase != CLASH_OVER) {
        turn_end(&turn);
    }
    if (table.phase == CLASH_OVER) {
        return (ClashThreat){0};
    }
    turn.log = &log;
    try_assault(&turn);
    return threat_of(&log, view->seat);
}

static void preview_cards(MessageList *list, const char *text, CardSet cards)
{
    message_add_if(list, cards, MESSAGE(text, value_cards(cards)));
}

static void preview_damage(const Trial *trial, MessageList *list)
{
    message_add_if(list, trial->keeper_damage > 0,
                   MESSAGE(NP_("{n} damage to the enemy Bastion or Fort.",
                               "{n} damage to the enemy Bastion or Fort."),
                           value_number(trial->keeper_damage)));
    bool is_told = trial->discarded == (unsigned)trial->keeper_damage; /* one for each */
    message_add_if(list, trial->discarded > 0 && !is_told,
                   MESSAGE(NP_("{n} card leaves the AI deck.", "{n} cards leave the AI deck."),
                           value_number(trial->discarded)));
}

/* What decides is told first: where there is no room for all of it, the end goes. */
static void preview_falls(const Trial *trial, Seat own, MessageList *list)
{
    Seat other = side_other(own);
    message_add_if(list, trial->loses[other], message_of(N_("The enemy Fort falls: you win.")));
    message_add_if(list, trial->loses[own], message_of(N_("Your own Fort falls: you lose.")));
    message_add_if(list, trial->falls[own], message_of(N_("Your own Bastion falls.")));
    message_add_if(list, trial->falls[other],
                   message_of(N_("The enemy Bastion falls: the Fort now stands.")));
    message_add_if(list, trial->is_last,
                   message_of(N_("The AI then has one last turn: survive it and you win.")));
}

static void preview_trial(const Trial *trial, Seat own, MessageList *list)
{
    Seat other = side_other(own);
    preview_falls(trial, own, list);
    preview_cards(list, N_("Protection stops the first damage to {cards}."),
                  trial->shielded & ~trial->destroyed[other] & ~trial->destroyed[own]);
    preview_cards(list, N_("Indestructible, takes no damage: {cards}."), trial->immune);
    preview_cards(list, N_("Enemy units destroyed: {cards}."), trial->destroyed[other]);
    preview_cards(list, N_("Your own units destroyed: {cards}."), trial->destroyed[own]);
    preview_cards(list, N_("Damaged, but not destroyed: {cards}."),
                  (trial->hurt[other] & ~trial->destroyed[other]) |
                      (trial->hurt[own] & ~trial->destroyed[own]));
    preview_damage(trial, list);
}

static void preview_mana(const ClashView *view, Card card, MessageList *list)
{
    int left = view->table.mana - clash_facts[card].mana;
    message_add(list, MESSAGE(NP_("{n} mana is left.", "{n} mana is left."), value_number(left)));
}

/* The keeper counts the cards to its right: to play one of them costs a step. */
static void preview_way(const Trial *trial, const ClashView *view, const ClashTable *after,
                        MessageList *list)
{
    Seat own = view->seat;
    unsigned life = life_then(after, own);
    bool stands = !trial->falls[own] && !trial->loses[own];
    Card keeper = view->table.sides[own].is_fort ? CLASH_FORT : CLASH_BASTION;
    message_add_if(list, stands && life < table_life(&view->table, own),
                   MESSAGE(N_("Your {card}: durability {n}, one for each card to its right."),
                           value_card(keeper), value_number((int)life)));
}

/* Of the enemy's units on the table, in its next turn. */
static void preview_threat(const ClashView *view, MessageList *list)
{
    ClashThreat threat = clash_threat(view, ACTION_NONE);
    Value keeper = value_card(keeper_card(&view->table.sides[view->seat]));
    int damage = threat.damage[0] + threat.damage[1];
    unsigned row = threat.damage[1] > 0;
    if (threat.loses) {
        message_add(list, MESSAGE(N_("Next, the enemy units on the table would bring down your "
                                     "{card}: you would lose."),
                                  value_card(CLASH_FORT)));
    } else if (threat.falls) {
        message_add(list, MESSAGE(N_("Next, the enemy units on the table would bring down your "
                                     "{card}."),
                                  keeper));
    } else if (threat.damage[0] > 0 && threat.damage[1] > 0) {
        message_add(list, MESSAGE(N_("Next, both enemy rows as they stand would strike your "
                                     "{card} for {n}."),
                                  keeper, value_number(damage)));
    } else if (damage > 0) {
        message_add(list, MESSAGE(N_("Next, the enemy's {row} as it stands would strike your "
                                     "{card} for {n}."),
                                  value_word(CLASH_WORD_ROW + row), keeper, value_number(damage)));
    } else {
        preview_cards(list, N_("Next, the enemy units on the table would destroy {cards}."),
                      threat.destroyed);
    }
}

/* Its name promises more than it does. */
static void preview_indestructible(const Trial *trial, MessageList *list)
{
    CardSet cards = 0;
    for (Card card = 0; card < CLASH_CARDS; card++) {
        if (has_ability(clash_facts[card].abilities, CLASH_INDESTRUCTIBLE)) {
            cards |= card_bit(card);
        }
    }
    message_add_if(list, cards & (trial->destroyed[0] | trial->destroyed[1]),
                   message_of(N_("Indestructible stops incantations only, not attacks.")));
}

/* With Rage they may attack, if there is a unit before them. */
static bool has_fresh(const ClashSide *side)
{
    for (unsigned row = 0; row < CLASH_ROWS; row++) {
        for (unsigned i = 0; i < side->counts[row]; i++) {
            bool rages = has_ability(clash_abilities(side, row, i), CLASH_RAGE);
            if (side->rows[row][i].marks & CLASH_FRESH && !rages) {
                return true;
            }
        }
    }
    return false;
}

static void preview_attack(const ClashView *view, Action action, MessageList *list)
{
    ClashTable table = view->table;
    Trial trial = table_try(&table, action);
    bool could_cast = action_verb(action) == CLASH_ATTACK && table_can_cast(&view->table);
    bool waits = has_fresh(&view->table.sides[view->seat]);
    if (trial.attacks == 0 && could_cast && waits) {
        message_add(list, message_of(N_("Units summoned this turn wait; you may cast once more.")));
    } else if (trial.attacks == 0 && could_cast) {
        message_add(list, message_of(N_("No unit attacks; you may cast once more, then end the "
                                        "turn.")));
    } else if (trial.attacks == 0 && waits) {
        message_add(list, message_of(N_("Units summoned this turn do not attack yet: your turn "
                                        "ends.")));
    } else if (trial.attacks == 0) {
        message_add(list, message_of(N_("No unit attacks: your turn ends.")));
    }
    size_t told = list->count;
    preview_trial(&trial, view->seat, list);
    message_add_if(
        list, trial.attacks > 0 && list->count == told,
        message_of(N_("Nothing is destroyed, and the enemy Bastion or Fort stands fast.")));
    told = list->count;
    preview_threat(view, list); /* the plate has no room for both */
    message_add_if(list, trial.attacks > 0 && could_cast && list->count == told,
                   message_of(N_("Incantations to come are not counted.")));
    preview_indestructible(&trial, list);
}

static void preview_play(const ClashView *view, Action action, MessageList *list)
{
    ClashTable table = view->table;
    Trial trial = table_try(&table, action);
    Card card = action_operand(action, 0);
    bool rages =
        action_verb(action) == CLASH_SUMMON && has_ability(clash_facts[card].abilities, CLASH_RAGE);
    preview_mana(view, card, list);
    preview_way(&trial, view, &table, list);
    message_add_if(list, rages, message_of(N_("Rage: it may attack a unit this turn.")));
    preview_trial(&trial, view->seat, list);
}

size_t clash_preview(const void *memory, Action action, Message out[], size_t capacity)
{
    MessageList list = {.items = out, .capacity = capacity};
    switch ((enum ClashVerb)action_verb(action)) {
    case CLASH_SUMMON:
    case CLASH_CAST:
        preview_play(memory, action, &list);
        break;
    case CLASH_ATTACK:
    case CLASH_STRIKE:
        preview_attack(memory, action, &list);
        break;
    case CLASH_END:
        message_add(&list, message_of(N_("Your turn ends.")));
        preview_threat(memory, &list);
        break;
    case CLASH_PICK:
    case CLASH_CHOOSE:
    case CLASH_BAN:
    case CLASH_RETURN:
        break;
    }
    return list.count;
}
