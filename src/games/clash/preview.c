/* What an action is certain to do, for the player before confirming: it is carried out by the rules
 * on a copy of what the seat sees, up to where something hidden would matter, and the events are
 * summed up. Attacks are followed as if nothing were cast on the way, and say so when it could be.
 */
#include "state.h"

#include "base/assert.h"

typedef struct Preview {
    const ClashView *view;
    Message *out;
    size_t count, capacity;
} Preview;

static void say(Preview *preview, Message message)
{
    ASSERT(preview->count < preview->capacity);
    preview->out[preview->count++] = message;
}

static void say_text(Preview *preview, bool applies, const char *text)
{
    if (applies) {
        say(preview, message_of(text));
    }
}

static void say_cards(Preview *preview, const char *text, CardSet cards)
{
    if (cards) {
        say(preview, message_with(message_of(text), VALUE_CARDS, (int64_t)cards));
    }
}

static void trial_add_cue(Trial *trial, const Event *event)
{
    switch ((enum ClashCue)event->name) {
    case CLASH_CUE_ATTACK:
        trial->attacks++;
        return;
    case CLASH_CUE_DESTROY:
        trial->destroyed[event->value] |= card_bit(event->card);
        return;
    case CLASH_CUE_SHIELD:
        trial->shielded |= card_bit(event->card);
        return;
    case CLASH_CUE_IMMUNE:
        trial->immune |= card_bit(event->card);
        return;
    case CLASH_CUE_KEEPER:
        trial->keeper_damage += event->value;
        return;
    case CLASH_CUE_FALL:
        trial->falls[event->value] = true;
        return;
    case CLASH_CUE_LOSE:
        trial->loses[event->value] = true;
        return;
    case CLASH_CUE_LAST:
        trial->is_last = true;
        return;
    case CLASH_CUE_REVEAL:
    case CLASH_CUE_FIZZLE:
    case CLASH_CUE_CAST:
    case CLASH_CUE_SPRINT:
    case CLASH_CUE_BERSERK:
    case CLASH_CUE_HIT:
    case CLASH_CUE_SPLASH:
    case CLASH_CUE_PIERCE:
    case CLASH_CUE_RESULT:
        return;
    }
}

static Trial trial_of(const EventLog *log)
{
    Trial trial = {0};
    for (size_t i = 0; i < log->count; i++) {
        const Event *event = &log->events[i];
        if (event->kind == EVENT_CUE) {
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

void clash_foresee(const ClashView *view, Action action, CardSet destroyed[CLASH_SIDES])
{
    ClashTable table = view->table;
    Trial trial = table_try(&table, action);
    for (Seat side = 0; side < CLASH_SIDES; side++) {
        destroyed[side] = trial.destroyed[side];
    }
}

static void say_damage(Preview *preview, const Trial *trial)
{
    if (trial->keeper_damage > 0) {
        say(preview, message_plural_of(NP_("{n} damage to the enemy Bastion or Fort.",
                                           "{n} damage to the enemy Bastion or Fort."),
                                       trial->keeper_damage));
    }
    if (trial->discarded > 0) {
        say(preview,
            message_plural_of(NP_("{n} card leaves the AI deck.", "{n} cards leave the AI deck."),
                              trial->discarded));
    }
}

static void say_trial(Preview *preview, const Trial *trial)
{
    Seat own = preview->view->seat, other = side_other(own);
    say_cards(preview, N_("Protection ignores the damage: {cards}."), trial->shielded);
    say_cards(preview, N_("Indestructible, takes no damage: {cards}."), trial->immune);
    say_cards(preview, N_("Enemy units destroyed: {cards}."), trial->destroyed[other]);
    say_cards(preview, N_("Your own units destroyed: {cards}."), trial->destroyed[own]);
    say_damage(preview, trial);
    say_text(preview, trial->falls[other], N_("The enemy Bastion falls: the Fort now stands."));
    say_text(preview, trial->is_last, N_("The AI has one last turn after this."));
    say_text(preview, trial->loses[other], N_("The enemy Fort falls: you win."));
    say_text(preview, trial->falls[own], N_("Your own Bastion falls."));
    say_text(preview, trial->loses[own], N_("Your own Fort falls: you lose."));
}

static void say_mana(Preview *preview, Card card)
{
    int left = preview->view->table.mana - clash_facts[card].mana;
    say(preview, message_plural_of(NP_("{n} mana is left.", "{n} mana is left."), left));
}

/* What the unit can do when its row attacks, as the table stands now. */
static void say_summoned(Preview *preview, Card card)
{
    bool rages = has_ability(clash_facts[card].abilities, CLASH_RAGE);
    say_text(preview, rages, N_("Rage: it may attack a unit this turn."));
}

size_t clash_preview(const void *memory, Action action, Message out[], size_t capacity)
{
    const ClashView *view = memory;
    Preview preview = {.view = view, .out = out, .capacity = capacity};
    ClashTable table = view->table;
    Trial trial = table_try(&table, action);
    Card card = action_operand(action, 0);
    switch ((enum ClashVerb)action_verb(action)) {
    case CLASH_SUMMON:
        say_mana(&preview, card);
        say_summoned(&preview, card);
        say_trial(&preview, &trial);
        break;
    case CLASH_CAST:
        say_mana(&preview, card);
        say_trial(&preview, &trial);
        break;
    case CLASH_ATTACK:
    case CLASH_STRIKE:
        say_text(&preview, trial.attacks == 0, N_("No unit attacks: your turn ends."));
        say_text(&preview,
                 trial.attacks > 0 && action_verb(action) == CLASH_ATTACK &&
                     table_can_cast(&view->table),
                 N_("No further cast is counted."));
        say_trial(&preview, &trial);
        say_text(&preview, trial.attacks > 0 && preview.count == 0,
                 N_("Nothing is destroyed, and the enemy Bastion or Fort stands fast."));
        break;
    case CLASH_END:
        say_text(&preview, true, N_("Your turn ends."));
        break;
    case CLASH_PICK:
    case CLASH_CHOOSE:
    case CLASH_BAN:
    case CLASH_RETURN:
        break;
    }
    return preview.count;
}
