/* What tempts who plays Clash of Decks for the first time: to spend all mana on the dearest cards
 * before anything attacks, whatever they leave bare. */
#include "clash/think.h"

#define SPENDING 10 /* comes before all that costs nothing */

int clash_tempt(const void *memory, Action action)
{
    (void)memory;
    switch ((enum ClashVerb)action_verb(action)) {
    case CLASH_PICK:
    case CLASH_CHOOSE:
    case CLASH_BAN:
    case CLASH_RETURN:
    case CLASH_SUMMON:
    case CLASH_CAST:
        return SPENDING + clash_facts[action_operand(action, 0)].mana;
    case CLASH_ATTACK:
    case CLASH_STRIKE:
        return 1;
    case CLASH_END:
        return 0;
    }
    return 0;
}
