/* The 32 cards as one table, in the order of the rules' list, and its codes. Everything about a
 * card is in its line; the sums of every deck are checked where it is compiled, so that a slip in a
 * value does not survive. */
#include "clash/state.h"

#define NO 0u
#define SP (1u << CLASH_SPLASH)
#define PE (1u << CLASH_PERFORATION)
#define RA (1u << CLASH_RAGE)
#define PR (1u << CLASH_PROTECTION)
#define BE (1u << CLASH_BERSERK)
#define IN (1u << CLASH_INDESTRUCTIBLE)
#define SR (1u << CLASH_SPRINT)

/* code, deck, mana, attack, durability (0: an incantation), abilities, aura */
#define CARDS(X)                                                                                   \
    X(annihilation, 1, 4, 6, 0, NO, NO)                                                            \
    X(baron, 1, 3, 3, 5, NO, NO)                                                                   \
    X(boom, 1, 1, 1, 0, NO, NO)                                                                    \
    X(brute, 1, 4, 5, 5, NO, NO)                                                                   \
    X(carapace, 1, 3, 0, 4, PR, NO)                                                                \
    X(partisan, 1, 3, 3, 2, RA, NO)                                                                \
    X(revenant, 1, 3, 3, 2, IN | PE, NO)                                                           \
    X(troll, 1, 6, 3, 6, RA | BE, NO)                                                              \
    X(abomination, 2, 6, 6, 4, SP | PE, NO)                                                        \
    X(alpha, 2, 5, 4, 2, PE | IN | PR, NO)                                                         \
    X(combustion, 2, 3, 2, 0, SP, NO)                                                              \
    X(lieutenant, 2, 3, 3, 1, PR, NO)                                                              \
    X(microctopus, 2, 2, 5, 1, NO, NO)                                                             \
    X(ogre, 2, 4, 4, 4, BE, NO)                                                                    \
    X(scribe, 2, 4, 3, 3, RA | IN, NO)                                                             \
    X(shaman, 2, 3, 1, 2, NO, RA)                                                                  \
    X(brigand, 3, 4, 2, 6, SP, NO)                                                                 \
    X(disciple, 3, 4, 2, 2, PE | RA, NO)                                                           \
    X(gnome, 3, 3, 2, 1, RA | BE, NO)                                                              \
    X(grrr, 3, 2, 1, 3, RA, NO)                                                                    \
    X(martyr, 3, 7, 6, 6, PR, NO)                                                                  \
    X(meteorite, 3, 5, 4, 0, PE, NO)                                                               \
    X(parasite, 3, 4, 1, 1, RA | SP | PE | BE, NO)                                                 \
    X(vortex, 3, 2, 0, 3, NO, SR)                                                                  \
    X(aberration, 4, 7, 2, 4, SR | RA | BE | PE | IN, NO)                                          \
    X(assassin, 4, 2, 1, 1, RA | SR, NO)                                                           \
    X(carnivore, 4, 6, 2, 6, SR | RA | SP, NO)                                                     \
    X(cyclone, 4, 5, 3, 0, PE | SP, NO)                                                            \
    X(machine, 4, 3, 0, 1, IN, PR)                                                                 \
    X(mutant, 4, 5, 2, 4, RA | SR | PE, NO)                                                        \
    X(reptile, 4, 3, 1, 3, RA | SR, NO)                                                            \
    X(zombie, 4, 1, 3, 1, NO, NO)

#define FACTS(code, number, cost, power, life, own, around)                                        \
    {.deck = (number),                                                                             \
     .mana = (cost),                                                                               \
     .attack = (power),                                                                            \
     .durability = (life),                                                                         \
     .abilities = (own),                                                                           \
     .aura = (around)},

const ClashFacts clash_facts[CLASH_CARDS] = {CARDS(FACTS)};

#define CODE(code, ...) #code,

const char *const clash_codes[CLASH_CARDS + 2] = {CARDS(CODE) "bastion", "fort"};
const char *const clash_deck_words[CLASH_CARDS + 1] = {CARDS(CODE) NULL};

/* A deck as one number: eight cards, the mana, the attack and the durability of all. */
#define SUM(number, mana, attack, durability)                                                      \
    (1000000 * (number) + 10000 * (mana) + 100 * (attack) + (durability))
#define IN_DECK_1(code, deck, mana, attack, life, ...)                                             \
    +((deck) == 1 ? SUM(1, mana, attack, life) : 0)
#define IN_DECK_2(code, deck, mana, attack, life, ...)                                             \
    +((deck) == 2 ? SUM(1, mana, attack, life) : 0)
#define IN_DECK_3(code, deck, mana, attack, life, ...)                                             \
    +((deck) == 3 ? SUM(1, mana, attack, life) : 0)
#define IN_DECK_4(code, deck, mana, attack, life, ...)                                             \
    +((deck) == 4 ? SUM(1, mana, attack, life) : 0)
_Static_assert(CARDS(IN_DECK_1) == SUM(8, 27, 24, 24), "deck 1");
_Static_assert(CARDS(IN_DECK_2) == SUM(8, 30, 28, 17), "deck 2");
_Static_assert(CARDS(IN_DECK_3) == SUM(8, 31, 18, 22), "deck 3");
_Static_assert(CARDS(IN_DECK_4) == SUM(8, 32, 14, 20), "deck 4");

/* Which are incantations is also a set in the header. */
#define CODE_NUMBER(code, ...) CARD_##code,
enum { CARDS(CODE_NUMBER) CARD_COUNT };
#define CAST_BIT(code, deck, mana, attack, life, ...) | ((life) == 0 ? 1u << CARD_##code : 0u)
_Static_assert((0u CARDS(CAST_BIT)) == CLASH_INCANTATIONS, "incantations");
_Static_assert(CARD_COUNT == CLASH_CARDS, "all cards");

/* How often each ability is printed, one decimal digit pair each. */
#define PAIR(set, ability) ((set) & (1u << (ability)) ? 1 : 0)
#define PRINTED(code, deck, mana, attack, life, own, around)                                       \
    +(PAIR(own, CLASH_SPLASH) + 100 * PAIR(own, CLASH_PERFORATION) +                               \
      10000 * PAIR(own, CLASH_RAGE) + 1000000 * PAIR(own, CLASH_PROTECTION) +                      \
      100000000LL * PAIR(own, CLASH_BERSERK) + 10000000000LL * PAIR(own, CLASH_INDESTRUCTIBLE) +   \
      1000000000000LL * PAIR(own, CLASH_SPRINT))
_Static_assert(CARDS(PRINTED) == 5050504120906LL, "abilities of all cards");

CardSet clash_deck(unsigned number)
{
    return (CardSet)0xFF << (8 * (number - 1));
}
