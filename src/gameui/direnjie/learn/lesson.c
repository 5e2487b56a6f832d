/* A first inquiry in Di Renjie with gentle computers: what the host says and asks for. */
#include "direnjie/pieces.h"
#include "direnjie/sentences.h"

#include "base/limits.h"
#include "core/message.h"
#include "games/direnjie.h"

#include <string.h>

#define EMPRESS 6 /* her number among the targets */

static bool is_at(const LessonSight *sight, DirenjiePhase phase)
{
    const DirenjieView *seen = sight->view;
    return seen->table.phase == phase;
}

static bool asks(const LessonSight *sight)
{
    return is_at(sight, DIRENJIE_ASKING);
}

static bool gives(const LessonSight *sight)
{
    return is_at(sight, DIRENJIE_GIVING);
}

static bool refills(const LessonSight *sight)
{
    return is_at(sight, DIRENJIE_REFILLING);
}

static bool consoles(const LessonSight *sight)
{
    return is_at(sight, DIRENJIE_CONSOLING);
}

static bool submits(const LessonSight *sight)
{
    return is_at(sight, DIRENJIE_SUBMITTING);
}

static bool chooses_bonus(const LessonSight *sight)
{
    return is_at(sight, DIRENJIE_BONUS);
}

static bool answers(const LessonSight *sight)
{
    return is_at(sight, DIRENJIE_ANSWERING);
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

/* The seats from which a card may be taken. */
static SeatSet sources(const void *view)
{
    const DirenjieView *seen = view;
    return (SeatSet)(direnjie_sources(&seen->table) & ~(1u << DIRENJIE_FROM_DECK));
}

static bool asked(const LessonAction *act)
{
    return action_verb(act->action) == DIRENJIE_ASK;
}

static bool has_given(const LessonAction *act)
{
    unsigned verb = action_verb(act->action);
    return verb == DIRENJIE_GIVE || verb == DIRENJIE_REFUSE;
}

static bool took(const LessonAction *act)
{
    unsigned verb = action_verb(act->action);
    return verb == DIRENJIE_DRAW_DECK || verb == DIRENJIE_DRAW || verb == DIRENJIE_PASS;
}

static bool submitted(const LessonAction *act)
{
    return action_verb(act->action) == DIRENJIE_SUBMIT;
}

static bool took_bonus(const LessonAction *act)
{
    return action_verb(act->action) <= DIRENJIE_SWAP;
}

static bool answered(const LessonAction *act)
{
    const DirenjieView *after = act->after;
    return action_verb(act->action) == DIRENJIE_ANSWER &&
           after->table.answered[after->seat] >= DIRENJIE_CATEGORIES;
}

/* The third word of a line of the notebook is its mark. */
static bool marks_certain(const char *text)
{
    return strstr(text, " yes") != NULL;
}

static bool rules_out(const char *text)
{
    return strstr(text, " no") != NULL;
}

static const LessonNote asking[] = {
    {.words = N_("Welcome, constable! One target, one weapon and one location lie hidden here. "
                 "Find out which!"),
     .points = {"table.secret."},
     /* clues come early in it */
     .from = {.match = "MEJA1-DIRENJIE-100GZ-37000-0000E-00000-0JT15-4T6F3-G80"}},
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
     .is_done = asked},
    {.words = N_("Nobody gave. As a consolation you may take one card: from the deck, or a random "
                 "one from a player with three or more."),
     .points = {"pile.deck", "seat."},
     .is_due = consoles,
     .is_done = took,
     .may_miss = true,
     .seats = sources},
    {.words = DIRENJIE_SUBMIT_RULE,
     .points = {"slot.", "button.confirm"},
     .is_due = submits,
     .is_done = submitted,
     .may_miss = true},
    {.words = N_("To end your turn, take up to two cards: from the deck, or from players who gave "
                 "you nothing."),
     .points = {"pile.deck", "seat."},
     .is_due = refills,
     .is_done = took,
     .seats = sources},
};

static const LessonNote clues[] = {
    {.words = N_("You are asked for a card. Give one that fits, or refuse: nobody learns whether "
                 "you could have. But from whoever gives nothing a card may be drawn."),
     .points = {"hand.card.", "button.confirm"},
     .from = {.match = "MEJA1-DIRENJIE-100GZ-37000-0000E-00000-0MN41-A4070-0C47G-4K1F"},
     .is_due = gives,
     .is_done = has_given},
    {.words = N_("The Empress fits every request. A Beggar fits none: its place is at the bottom "
                 "of a clue."),
     .from = {.match = "MEJA1-DIRENJIE-100GZ-37000-0000E-00000-08DQN-7FYJ0-0C478-T4DJ1-KYJ"},
     .cards = odd_cards},
    {.words = DIRENJIE_SUBMIT_RULE,
     .points = {"slot.", "button.confirm"},
     .is_due = submits,
     .is_done = submitted},
};

static const LessonNote notebook[] = {
    {.words =
         N_("A clue was turned up. Its two upper cards are equal; if the third is too, that card "
            "is ruled out. The eighth public clue begins the last turns, then all answer."),
     .points = {"clue.", "table.lanterns"},
     .from = {.match = "MEJA1-DIRENJIE-100GZ-37000-0000E-00000-00AKC-Y6JZ0-0C478-TWKGY-86JFD-8R"}},
    {.words = N_("Your second, fourth and sixth public clue bring a bonus: see a whole clue of "
                 "another player, or use the action of the one just revealed."),
     .points = {"clue."},
     .is_due = chooses_bonus,
     .is_done = took_bonus},
    {.words = N_("A category that heads five public clues can no longer be asked for, nor a number "
                 "that heads three. The dots show how near that is."),
     .points = {"ask."},
     .is_due = asks},
    {.words = N_("Your notebook holds all that you have seen. Open it."),
     .points = {"button.notebook"},
     .is_due = asks,
     .opens = "heading.notebook"},
    {.words = N_("Pencil in what you suspect: press a cell, then mark it as certain."),
     .points = {"mark.", "notebook.yes"},
     .is_due = asks,
     .is_written = marks_certain},
    {.words = N_("Mark another cell as ruled out."),
     .points = {"mark.", "notebook.no"},
     .is_due = asks,
     .is_written = rules_out},
    {.words = N_("The other page holds all requests. Open it."),
     .points = {"notebook.tab.asks"},
     .is_due = asks,
     .opens = "notebook.legend"},
};

static const LessonNote answer[] = {
    {.words = N_("What is not crossed out may lie hidden. Ask for what you have seen least of: "
                 "what is left in the end is your answer."),
     .points = {"table.candidates.", "button.notebook"},
     .from = {.puzzle = "mission-1"}},
    {.words = N_("The last lantern is lit. Which target, which weapon, which location? One right "
                 "is worth 1 point, two are worth 3, all three 6."),
     .points = {"answer.title"},
     .is_due = answers,
     .is_done = answered},
};

static const LessonChapter chapters[] = {
    {N_("Asking"), asking, COUNT_OF(asking), "asking", "holder-1", 0x1F},
    {N_("Giving cards, submitting clues"), clues, COUNT_OF(clues), "clues", "close-1", 0x300},
    {N_("Clues and the notebook"), notebook, COUNT_OF(notebook), "notebook", "secret-1", 0x5400},
    {N_("The final answer"), answer, COUNT_OF(answer), "answer", "mission-2", 0x8000},
};

const Lesson direnjie_lesson = {chapters, COUNT_OF(chapters)};
