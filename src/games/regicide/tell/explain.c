/* Why a good action is good, in one sentence: the weightiest of what it does. No rule is repeated
 * here: the action is carried out in one world that the view allows, and what is told is certain in
 * every such world. Whether an action is good at all is for a search to say. */
#include "regicide/state.h"
#include "regicide/tell.h"
#include "regicide/think.h"

#define LOG_SIZE  128
#define CUE_COUNT (REGICIDE_CUE_LOSS + 1)

typedef struct Deed {
    const RegicideTable *before;
    RegicideState after;
    int values[CUE_COUNT]; /* of the cues that came; others -1 */
} Deed;

/* The sentence with the value of a cue, where that is above 0. */
static bool explain_cue(const Deed *deed, enum RegicideCue cue, const char *text, Message *why)
{
    int value = deed->values[cue];
    return value > 0 && message_give(why, MESSAGE(text, value_number(value)));
}

static bool explain_defeat(const Deed *deed, Message *why)
{
    if (deed->values[REGICIDE_CUE_WIN] >= 0) {
        return message_give(why, message_of(N_("This defeats the last King.")));
    }
    const char *text = N_("This defeats the {card}, and you go on at once.");
    if (deed->values[REGICIDE_CUE_EXACT] >= 0) {
        text = N_("This is exact damage: you can draw the {card} and play it yourself.");
    }
    return message_give(why, MESSAGE(text, value_card(deed->before->enemy)));
}

static bool explain_play(const Deed *deed, Message *why)
{
    const RegicideTable *after = &deed->after.table;
    const int *values = deed->values;
    if (after->castle_count < deed->before->castle_count || after->won) {
        return explain_defeat(deed, why);
    }
    if (values[REGICIDE_CUE_JESTER] >= 0) {
        return message_give(why, MESSAGE(N_("Without its immunity to {suit} the enemy is weaker."),
                                         value_word(values[REGICIDE_CUE_JESTER])));
    }
    if (values[REGICIDE_CUE_GUARD] > 0 && regicide_attack_left(after) == 0) {
        return message_give(why, message_of(N_("The shield then covers the whole attack.")));
    }
    return explain_cue(deed, REGICIDE_CUE_DRAW, N_("Cards drawn: {n}."), why) ||
           explain_cue(deed, REGICIDE_CUE_GUARD, N_("This lowers the attack by {n}."), why) ||
           explain_cue(deed, REGICIDE_CUE_HEAL, N_("Cards that return under the Tavern deck: {n}."),
                       why) ||
           explain_cue(deed, REGICIDE_CUE_HIT, N_("This deals {n} damage."), why);
}

static bool explain_payment(const Deed *deed, Message *why)
{
    int left = regicide_attack_left(deed->before), paid = deed->values[REGICIDE_CUE_PAY];
    const char *text = N_("This covers {n} with the cards that you need least.");
    if (paid == left) {
        text = N_("This covers exactly {n}, with the cards that you need least.");
    }
    return message_give(why, MESSAGE(text, value_number(paid)));
}

static void deed_do(Deed *deed, const RegicideView *view, Action action)
{
    Rng rng = rng_seeded(0);
    Event events[LOG_SIZE];
    EventLog log = {.events = events, .capacity = LOG_SIZE};
    deed->before = &view->table;
    regicide_sample(view, &rng, &deed->after);
    regicide_apply(&deed->after, view->table.active, action, &log);
    for (unsigned i = 0; i < CUE_COUNT; i++) {
        deed->values[i] = -1;
    }
    for (size_t i = 0; i < log.count; i++) {
        if (events[i].kind == EVENT_CUE) {
            deed->values[events[i].name] = events[i].value;
        }
    }
}

bool regicide_explain(const void *memory, Action action, Message *why)
{
    Deed deed;
    deed_do(&deed, memory, action);
    switch ((enum RegicideVerb)action_verb(action)) {
    case REGICIDE_PLAY:
        return explain_play(&deed, why);
    case REGICIDE_YIELD:
        return message_give(why, message_of(N_("Yielding keeps your cards for a better moment.")));
    case REGICIDE_FLIP:
        return message_give(why, message_of(N_("A new hand helps more than this one can.")));
    case REGICIDE_DISCARD:
        return explain_payment(&deed, why);
    case REGICIDE_NEXT:
        return false;
    }
    return false;
}
