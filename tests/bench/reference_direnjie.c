/* It asks for the category with the most open identities, keeps pairs and gives everything else,
 * draws what it can, first from the deck, then from the largest hand, and answers with the open
 * identity of which it has located the fewest copies. An identity is open until the seat saw it at
 * the start, or located all three copies at once. It takes the first bonus and the first clue that
 * the rules list, and accuses the first seat that can be the killer. In doubt the first is taken.
 */
#include "reference_direnjie.h"

#include "base/assert.h"

#include "core/rng.h"

static unsigned open_copies(const DirenjieView *view, Card card)
{
    bool is_innocent = view->starting[view->seat] >> (card / 3) & 1;
    return is_innocent ? 0 : 3 - direnjie_copies_in(view->outside, card);
}

static int open_identities(const DirenjieView *view, DirenjieCategory category)
{
    int count = 0;
    for (Card card = 0; card < DIRENJIE_BEGGAR_ONE; card = (Card)(card + 3)) {
        count += direnjie_category(card) == category && open_copies(view, card) > 0;
    }
    return count;
}

static int ask_worth(const DirenjieView *view, unsigned ask)
{
    return ask < DIRENJIE_CATEGORIES ? open_identities(view, (DirenjieCategory)ask) : -1;
}

/* A card that is no part of a pair goes first. */
static int spare_worth(const DirenjieView *view, Card card)
{
    return direnjie_copies_in(view->hand, card) < 2;
}

static int accuse_worth(const DirenjieView *view, Seat seat)
{
    return view->candidates >> seat & 1;
}

static int action_worth(const DirenjieView *view, Action action)
{
    uint8_t operand = action_operand(action, 0);
    switch ((enum DirenjieVerb)action_verb(action)) {
    case DIRENJIE_ASK:
        return ask_worth(view, operand);
    case DIRENJIE_GIVE:
        return 2 * spare_worth(view, operand); /* else refuses */
    case DIRENJIE_REFUSE:
        return 1;
    case DIRENJIE_REPAY:
        return spare_worth(view, operand);
    case DIRENJIE_DRAW_DECK:
        return DIRENJIE_CARDS + 1;
    case DIRENJIE_DRAW:
        return view->table.hand_counts[operand];
    case DIRENJIE_ANSWER:
        return (int)open_copies(view, operand);
    case DIRENJIE_ACCUSE:
        return accuse_worth(view, operand);
    case DIRENJIE_ACCUSE_NONE:
        return accuse_worth(view, DIRENJIE_NOBODY);
    case DIRENJIE_INSPECT:
    case DIRENJIE_TAKE:
    case DIRENJIE_ROB:
    case DIRENJIE_SWAP:
    case DIRENJIE_PASS:
    case DIRENJIE_SUBMIT:
    case DIRENJIE_DECLINE:
    case DIRENJIE_VERBS:
        return 0;
    }
    return 0;
}

Action direnjie_reference(const DirenjieView *view)
{
    /* What is legal follows from the view, so any world that it allows tells it. */
    Rng rng = rng_seeded(0);
    DirenjieState world;
    Action legal[LEGAL_COUNT_MAX];
    direnjie_game.sample(view, &rng, &world);
    size_t count = direnjie_game.legal(&world, view->seat, legal, LEGAL_COUNT_MAX);
    ASSERT(count > 0);
    Action best = legal[0];
    for (size_t i = 1; i < count; i++) {
        best = action_worth(view, legal[i]) > action_worth(view, best) ? legal[i] : best;
    }
    return best;
}
