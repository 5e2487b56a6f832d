/* A first inquiry in Di Renjie with two gentle computers: what the host says, and when. */
#include "direnjie_ui.h"

#include "base/limits.h"
#include "core/message.h"
#include "games/direnjie.h"
#include "match_plan.h"

#define LESSON_DEAL 16675 /* clues come early in it, so that it is short */
#define EMPRESS     6     /* her number among the targets */

static bool is_at(const void *view, DirenjiePhase phase)
{
    const DirenjieView *seen = view;
    return seen->table.phase == phase;
}

static bool gives(const void *view, unsigned acts)
{
    (void)acts;
    return is_at(view, DIRENJIE_GIVING);
}

static bool refills(const void *view, unsigned acts)
{
    (void)acts;
    return is_at(view, DIRENJIE_REFILLING);
}

static bool consoles(const void *view, unsigned acts)
{
    (void)acts;
    return is_at(view, DIRENJIE_CONSOLING);
}

static bool submits(const void *view, unsigned acts)
{
    (void)acts;
    return is_at(view, DIRENJIE_SUBMITTING);
}

static bool asks_again(const void *view, unsigned acts)
{
    return acts > 0 && is_at(view, DIRENJIE_ASKING);
}

/* In the third round, so that the chapter before has an end of its own. */
static bool asks_later(const void *view, unsigned acts)
{
    return acts > 6 && is_at(view, DIRENJIE_ASKING);
}

/* The Empress, who fits every request, and beggars, who fit none. */
static CardSet odd_cards(const void *view)
{
    const DirenjieView *seen = view;
    CardSet odd = 0;
    FOR_CARDS(rest, seen->hand)
    {
        Card card = set_first(rest);
        bool is_empress = direnjie_is_identity(card) && direnjie_number(card) == EMPRESS;
        bool is_beggar = !direnjie_is_identity(card) && card != DIRENJIE_KILLER_CARD;
        if (is_empress || is_beggar) {
            odd |= card_bit(direnjie_lowest(card));
        }
    }
    return odd;
}

static bool has_odd_cards(const void *view, unsigned acts)
{
    return asks_later(view, acts) && odd_cards(view) != 0;
}

static bool sees_clue(const void *view, unsigned acts)
{
    const DirenjieView *seen = view;
    return asks_later(view, acts) && seen->table.clues_public != 0;
}

static bool chooses_bonus(const void *view, unsigned acts)
{
    (void)acts;
    return is_at(view, DIRENJIE_BONUS);
}

static bool answers(const void *view, unsigned acts)
{
    (void)acts;
    return is_at(view, DIRENJIE_ANSWERING);
}

static const LessonNote notes[] = {
    {.words = N_("Welcome, constable! One target, one weapon and one location lie hidden here. "
                 "Find out which!"),
     .points = {"table.secret."}},
    {.words = N_("There are three cards of every target, weapon and location; of those in the "
                 "mission one is hidden. So whatever you find three times is ruled out."),
     .points = {"table.secret.", "table.candidates."}},
    {.words = N_("Your starting clues have ruled out some already: they are crossed out, here and "
                 "in your notebook."),
     .points = {"table.candidates.", "button.notebook"}},
    {.words = N_("Three equal cards make a clue. Two clues are worth a point, and everybody sees "
                 "the top card of each."),
     .points = {"hand.card."}},
    {.words = N_("So ask the others: press a category or a number twice. Each of them gives you "
                 "one card that fits, or refuses."),
     .points = {"ask."},
     .waits = true},
    {.words = N_("You are asked for a card. Give one that fits, or refuse: nobody learns whether "
                 "you could have. But from whoever gives nothing a card may be drawn."),
     .points = {"hand.card.", "button.confirm"},
     .is_due = gives,
     .waits = true,
     .may_miss = true},
    {.words = N_("Nobody gave. As a comfort you may take one card: from the deck, or a random one "
                 "of a player with three or more."),
     .points = {"pile.deck", "seat.card."},
     .is_due = consoles,
     .waits = true,
     .may_miss = true},
    {.words = N_("You hold a clue, so you must submit it: three equal cards, or two and the Beggar "
                 "of their number below. It lies face down until your next turn."),
     .points = {"slot.", "button.confirm"},
     .is_due = submits,
     .waits = true,
     .may_miss = true},
    {.words = N_("To end your turn, take up to two cards: from the deck, or from players who gave "
                 "you nothing."),
     .points = {"pile.deck", "seat.card."},
     .is_due = refills,
     .waits = true},
    {.words = N_("A category that heads five public clues can no longer be asked for, nor a number "
                 "that heads three. The dots show how near that is."),
     .points = {"ask."},
     .is_due = asks_again},
    {.words =
         N_("A clue was turned up. Its two upper cards are equal; if the third is too, that card "
            "is ruled out. The eighth public clue begins the last turns, then all answer."),
     .points = {"clue.", "table.lanterns"},
     .is_due = sees_clue},
    {.words = N_("Your second, fourth and sixth public clue bring a bonus: see a whole clue of "
                 "another player, or use the action of the one just revealed."),
     .points = {"clue."},
     .is_due = chooses_bonus,
     .waits = true,
     .may_miss = true},
    {.words = N_("Your notebook holds all that you have seen. Open it now and then, and pencil in "
                 "what you suspect."),
     .points = {"button.notebook"},
     .is_due = asks_later},
    {.words = N_("The Empress fits every request. A Beggar fits none: its place is at the bottom "
                 "of a clue."),
     .is_due = has_odd_cards,
     .cards = odd_cards,
     .may_miss = true},
    {.words = N_("What is not crossed out may lie hidden. Ask for what you have seen least of: "
                 "what is left in the end is your answer."),
     .points = {"table.candidates.", "button.notebook"},
     .is_due = asks_later},
    {.words = N_("The last lantern is lit. Which target, which weapon, which location? One right "
                 "is worth 1 point, two are worth 3, all three 6."),
     .points = {"answer.title"},
     .is_due = answers},
};

static const LessonChapter chapters[] = {
    {N_("Asking"), 0, "asking", "holder-1", 0x1F},
    {N_("Giving cards, submitting clues"), 5, "clues", "close-1", 0x300},
    {N_("Clues and the notebook"), 10, "notebook", "secret-1", 0x5400},
    {N_("The final answer"), 15, "answer", "mission-1", 0x8000},
};

static void prepare(MatchPlan *plan)
{
    plan->setup.seed = LESSON_DEAL;
    plan->setup.options[DIRENJIE_FIRST] = 0;
    plan->kinds[1] = SEAT_EASY;
    plan->kinds[2] = SEAT_EASY;
}

const Lesson direnjie_lesson = {.notes = notes,
                                .count = COUNT_OF(notes),
                                .chapters = chapters,
                                .chapter_count = COUNT_OF(chapters),
                                .seats = 3,
                                .prepare = prepare};
