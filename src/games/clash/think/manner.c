/* Habits by which bosses draft: each rates cards of its kind far above what they are worth in the
 * deck, so that the deck has a character and a person who knows it can profit by that. What is
 * drafted is then played as well as the boss can. */
#include "clash/state.h"
#include "clash/think.h"
#include "games/clash_tower.h"

#define WANT 400 /* thousandths of a win, more than any two cards differ by */

#define CHEAP  2 /* mana, at most */
#define STRONG 5 /* attack or durability, at least */

static bool has_any(const ClashFacts *facts, unsigned set)
{
    return ((facts->abilities | facts->aura) & set) != 0;
}

bool clash_manner_wants(ClashManner manner, Card card)
{
    const ClashFacts *facts = &clash_facts[card];
    switch (manner) {
    case CLASH_PLAIN:
    case CLASH_MANNERS:
        return false;
    case CLASH_SWARM:
        return facts->mana <= CHEAP;
    case CLASH_RAGER:
        return has_any(facts, clash_ability_bit(CLASH_RAGE));
    case CLASH_CASTER:
        return clash_is_incantation(card);
    case CLASH_WARDEN:
        return has_any(facts, clash_ability_bit(CLASH_PROTECTION) |
                                  clash_ability_bit(CLASH_INDESTRUCTIBLE));
    case CLASH_RUNNER:
        return has_any(facts, clash_ability_bit(CLASH_SPRINT));
    case CLASH_PIERCER:
        return has_any(facts,
                       clash_ability_bit(CLASH_PERFORATION) | clash_ability_bit(CLASH_SPLASH));
    case CLASH_GIANT:
        return !clash_is_incantation(card) &&
               (facts->durability >= STRONG || facts->attack >= STRONG);
    }
    return false;
}

int clash_liking(const void *memory, Action action, unsigned manner)
{
    const ClashView *view = memory;
    bool is_wanted = view->table.phase == CLASH_PICKING &&
                     clash_manner_wants((ClashManner)manner, action_operand(action, 0));
    return is_wanted ? WANT : 0;
}
