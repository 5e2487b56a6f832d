/* A first game of Claim against a gentle computer: what the host says and asks for. */
#include "claim/pieces.h"

#include "base/limits.h"
#include "core/message.h"
#include "games/claim.h"

static bool has_acted(const LessonSight *sight)
{
    const ClaimView *seen = sight->view;
    return sight->acts > 0 && seen->table.phase == CLAIM_RECRUIT;
}

static bool answers(const LessonSight *sight)
{
    const ClaimView *seen = sight->view;
    return seen->table.lead != CARD_NONE;
}

static bool is_first(const LessonSight *sight)
{
    return sight->acts == 0;
}

static CardSet answering(const void *view)
{
    const ClaimView *seen = view;
    return claim_answers(seen->hands[seen->seat], seen->table.lead);
}

static CardSet winning(const void *view)
{
    const ClaimView *seen = view;
    return answering(view) & claim_beating(seen->table.lead);
}

static CardSet own_of(const void *view, ClaimFaction faction)
{
    const ClaimView *seen = view;
    return seen->hands[seen->seat] & claim_cards_of(faction);
}

static CardSet knights(const void *view)
{
    return own_of(view, CLAIM_KNIGHT);
}

static CardSet doubles(const void *view)
{
    return winning(view) & claim_cards_of(CLAIM_DOPPELGANGER);
}

static CardSet undead(const void *view)
{
    return winning(view) & claim_cards_of(CLAIM_UNDEAD);
}

static CardSet dwarves(const void *view)
{
    return answering(view) & claim_cards_of(CLAIM_DWARF) & ~winning(view);
}

static bool plays(const LessonAction *act)
{
    return action_verb(act->action) == CLAIM_PLAY;
}

static bool plays_answer(const LessonAction *act)
{
    const ClaimView *before = act->before;
    return before->table.lead != CARD_NONE;
}

/* An answer that wins, of this faction. */
static bool wins_with(const LessonAction *act, ClaimFaction faction)
{
    Card card = action_operand(act->action, 0);
    CardSet winners = plays_answer(act) ? winning(act->before) : 0;
    return claim_faction(card) == faction && (winners & card_bit(card)) != 0;
}

static bool beats_goblin(const LessonAction *act)
{
    return wins_with(act, CLAIM_KNIGHT);
}

static bool doubles_up(const LessonAction *act)
{
    return wins_with(act, CLAIM_DOPPELGANGER);
}

static bool buries(const LessonAction *act)
{
    return wins_with(act, CLAIM_UNDEAD);
}

static bool gains_dwarves(const LessonAction *act)
{
    const ClaimView *before = act->before, *after = act->after;
    CardSet gained = after->table.score[after->seat] & ~before->table.score[before->seat];
    return (gained & claim_cards_of(CLAIM_DWARF)) != 0;
}

static const LessonNote followers[] = {
    {.words = N_("Welcome! The throne is empty, and five factions choose who rules. Each has one "
                 "vote; with "
                 "three of them you win."),
     .points = {"score.", "seat.0.votes", "seat.1.votes"},
     /* a hand with cards of every faction */
     .from = {.match = "MEJA1-CLAIM-100A2-00000-0000J-ZEJDP-3N1Q9-9"}},
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
     .is_done = plays},
    {.words = N_("The winner of a trick leads the next one. Your new follower lies in your pile: "
                 "look at it."),
     .points = {"pile.followers.0"},
     .is_due = has_acted,
     .opens = "browse.title"},
};

static const LessonNote answering_notes[] = {
    {.words = N_(
         "Now you answer. If you have the faction that was led, you must play it, or a "
         "Doppelgänger. The higher value of the faction led wins; another faction loses. The cards "
         "that you may play are lit."),
     .points = {"table.lead"},
     .from = {.match = "MEJA1-CLAIM-100A2-00000-0000N-00000-GBA3R-SSA00-Y318A-10"},
     .is_due = answers,
     .is_done = plays_answer,
     .cards = answering},
    {.words = N_("Equal values? Then the card that was led wins. And what is thrown away in this "
                 "phase does not come back, except the Undead."),
     .points = {"pile.discard"},
     .is_due = has_acted},
    {.words = N_("A Goblin was led. A Knight that answers it wins whatever the values, but you may "
                 "play one only if you hold no Goblin."),
     .points = {"table.lead"},
     .from = {.puzzle = "answer-1"},
     .is_due = is_first,
     .is_done = beats_goblin,
     .cards = knights},
    {.words = N_("Doppelgängers are clever answers: they count as the faction that was led, with "
                 "their own value. Led themselves, only a higher Doppelgänger can beat them."),
     .points = {"table.lead"},
     .from = {.puzzle = "answer-2"},
     .is_due = is_first,
     .is_done = doubles_up,
     .cards = doubles},
    {.words = N_(
         "Undead that were played in this phase do not go to the discard pile: the winner of the "
         "trick has them in the score pile at once, and they count for the vote."),
     .points = {"table.lead", "score.0.undead", "score.1.undead"},
     .from = {.puzzle = "undead-1"},
     .is_due = is_first,
     .is_done = buries,
     .cards = undead},
};

/* The first phase of it went well. */
static const LessonNote support[] = {
    {.words = N_("The second phase begins: your followers are your hand now. Nothing is on offer "
                 "any more. The winner of a trick puts both cards in their score pile."),
     .points = {"hand.card."},
     .from = {.match = "MEJA1-CLAIM-100T8-10000-0000W-XBNNV-9E10G-YYK6H-FQD5Y-VZC"},
     .is_done = plays},
    {.words =
         N_("Whoever has more cards of a faction gets its vote; if equal, whoever has its highest "
            "card. The banners show how it stands."),
     .points = {"score."}},
    {.words =
         N_("Except Dwarves: these go to whoever loses the trick. It can pay to lose on purpose."),
     .points = {"table.lead", "score.0.dwarf", "score.1.dwarf"},
     .from = {.match = "MEJA1-CLAIM-100T8-10000-00006-B9HHM-CM10G-YYVKC-7N3GF-Y4WQ1-S6"},
     .is_due = is_first,
     .is_done = gains_dwarves,
     .cards = dwarves},
};

static const LessonChapter chapters[] = {
    {N_("Winning followers"), followers, COUNT_OF(followers), "followers", "answer-1", 0xF},
    {N_("Answering a card"), answering_notes, COUNT_OF(answering_notes), "answering", "answer-3",
     0x1D0},
    {N_("Gaining support"), support, COUNT_OF(support), "support", "dwarves-1", 0x3800},
};

const Lesson claim_lesson = {chapters, COUNT_OF(chapters)};
