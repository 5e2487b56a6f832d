/* The table of what cues mean. */
#include "games/regicide_tellings.h"

static const Telling rows[REGICIDE_CUE_LOSS + 1] = {
    [REGICIDE_CUE_IMMUNE] = {N_("immune to {suit}"), .of = {TELL_WORD}},
    [REGICIDE_CUE_HEAL] = {N_("heal: {n} from the discard pile under the Tavern deck"),
                           .of = {TELL_NUMBER}},
    [REGICIDE_CUE_DRAW] = {N_("all draw {n} in turn, you {own}"), .of = {TELL_NUMBER, TELL_REST}},
    [REGICIDE_CUE_DOUBLE] = {N_("{n} damage × 2 = {total}"), .of = {TELL_NUMBER, TELL_REST}},
    [REGICIDE_CUE_HIT] = {N_("{n} damage"), .of = {TELL_NUMBER}},
    [REGICIDE_CUE_GUARD] = {N_("shield {n}"), .of = {TELL_NUMBER}},
    [REGICIDE_CUE_JESTER] = {N_("the {card} is no longer immune to {suit}"),
                             .of = {TELL_CARD, TELL_WORD}},
    [REGICIDE_CUE_EXACT] = {N_("exact damage: the {card} goes on top of the Tavern deck"),
                            .of = {TELL_CARD}},
    [REGICIDE_CUE_OVERKILL] = {N_("the {card} is defeated and goes to the discard pile"),
                               .of = {TELL_CARD}},
};

Message regicide_cue_telling(enum RegicideCue cue, const Fact *fact)
{
    return telling_message(&rows[cue], fact);
}
