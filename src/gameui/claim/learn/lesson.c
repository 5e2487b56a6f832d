/* A first game of Claim against a gentle computer: what the host says, and when. */
#include "claim_ui.h"

#include "base/limits.h"
#include "core/message.h"
#include "games/claim.h"
#include "match_plan.h"

#define LESSON_DEAL 5 /* a hand with cards of every faction */

static bool is_recruiting(const ClaimView *seen)
{
    return seen->table.phase == CLAIM_RECRUIT;
}

static bool has_acted(const void *view, unsigned acts)
{
    return acts > 0 && is_recruiting(view);
}

static bool answers(const void *view, unsigned acts)
{
    const ClaimView *seen = view;
    (void)acts;
    return seen->table.lead != CARD_NONE;
}

static CardSet answering(const void *view)
{
    const ClaimView *seen = view;
    return claim_answers(seen->hands[seen->seat], seen->table.lead);
}

static CardSet goblins(const void *view)
{
    const ClaimView *seen = view;
    return seen->hands[seen->seat] & claim_cards_of(CLAIM_GOBLIN);
}

static bool has_goblins(const void *view, unsigned acts)
{
    return acts > 3 && is_recruiting(view) && goblins(view) != 0;
}

static bool answers_goblin(const void *view, unsigned acts)
{
    const ClaimView *seen = view;
    return answers(view, acts) && claim_faction(seen->table.lead) == CLAIM_GOBLIN;
}

static bool has_played(const void *view, unsigned acts)
{
    return acts > 1 && is_recruiting(view);
}

static bool has_played_twice(const void *view, unsigned acts)
{
    return acts > 2 && is_recruiting(view);
}

static bool has_score(const void *view, unsigned acts)
{
    const ClaimView *seen = view;
    (void)acts;
    return is_recruiting(seen) && (seen->table.score[0] | seen->table.score[1]) != 0;
}

static bool is_support(const void *view, unsigned acts)
{
    const ClaimView *seen = view;
    (void)acts;
    return seen->table.phase == CLAIM_SUPPORT;
}

static bool is_late(const void *view, unsigned acts)
{
    const ClaimView *seen = view;
    return is_support(view, acts) && seen->table.trick > 3;
}

static const LessonNote notes[] = {
    {.words = N_("Welcome! The throne is empty, and five factions choose who rules. Each has one "
                 "vote; with "
                 "three of them you win."),
     .points = {"score.", "seat.0.votes", "seat.1.votes"}},
    {.words = N_("The game has two phases of thirteen tricks. In the first you win followers. In "
                 "the second "
                 "you play with these followers for the votes. So win good cards now!"),
     .points = {"pile.followers.0", "pile.followers.1"}},
    {.words =
         N_("This card is on offer. Whoever wins the trick puts it face down among their "
            "followers. The loser gets the next card of the deck instead, unseen by the winner."),
     .points = {"table.prize", "pile.deck"}},
    {.words =
         N_("You lead: play any card. Is the card on offer worth a high one, or would you rather "
            "lose and save your strength? Press a card, then Play, or drag it to the table."),
     .points = {"hand.card.", "button.confirm"},
     .waits = true},
    {.words = N_(
         "Now you answer. If you have the faction that was led, you must play it, or a "
         "Doppelgänger. The higher value of the faction led wins; another faction loses. The cards "
         "that you may play are lit."),
     .points = {"table.lead"},
     .is_due = answers,
     .waits = true,
     .cards = answering},
    {.words = N_("A Goblin was led. A Knight that answers it wins whatever the values, but you may "
                 "play one only if you hold no Goblin."),
     .points = {"table.lead"},
     .is_due = answers_goblin,
     .may_miss = true},
    {.words = N_(
         "The winner of a trick leads the next one. Your new follower lies in your pile: you may "
         "look through it at any time."),
     .points = {"pile.followers.0"},
     .is_due = has_acted},
    {.words = N_(
         "Doppelgängers are clever answers: they count as the faction that was led, with their own "
         "value. Led themselves, only another Doppelgänger can beat them."),
     .points = {"hand.card.D"},
     .is_due = has_played},
    {.words = N_("Equal values? Then the card that was led wins. And what is thrown away in this "
                 "phase does not come back, except the Undead."),
     .points = {"table.lead", "pile.discard"},
     .is_due = has_played_twice},
    {.words = N_("Goblins have no power, but they are many: fourteen cards, five of them with the "
                 "value 0."),
     .is_due = has_goblins,
     .cards = goblins,
     .may_miss = true},
    {.words = N_(
         "Undead that were played in this phase do not go to the discard pile: the winner of the "
         "trick has them in the score pile at once, and they count for the vote."),
     .points = {"score.0.undead", "score.1.undead"},
     .is_due = has_score,
     .may_miss = true},
    {.words = N_("The second phase begins: your followers are your hand now. Nothing is on offer "
                 "any more. The winner of a trick puts both cards in their score pile."),
     .points = {"hand.card."},
     .is_due = is_support},
    {.words =
         N_("Except Dwarves: these go to whoever loses the trick. It can pay to lose on purpose."),
     .points = {"score.0.dwarf", "score.1.dwarf"},
     .is_due = is_support},
    {.words =
         N_("Whoever has more cards of a faction gets its vote; if equal, whoever has its highest "
            "card. The banners show how it stands. You know all the rules now: play on!"),
     .points = {"score."},
     .is_due = is_late},
};

static const LessonChapter chapters[] = {
    {N_("Winning followers"), 0, "followers", "answer-1", 0xF},
    {N_("Answering a card"), 4, "answering", "answer-2", 0x1D0},
    {N_("Gaining support"), 11, "support", "dwarves-1", 0x3800},
};

static void prepare(MatchPlan *plan)
{
    plan->setup.seed = LESSON_DEAL;
    plan->kinds[1] = SEAT_EASY;
}

const Lesson claim_lesson = {.notes = notes,
                             .count = COUNT_OF(notes),
                             .chapters = chapters,
                             .chapter_count = COUNT_OF(chapters),
                             .seats = 2,
                             .prepare = prepare};
