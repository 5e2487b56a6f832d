/* Claim in words. The rules themselves are in src/games/claim; this page says the same for people.
 */
#include "claim/pieces.h"
#include "claim/sentences.h"

#include "base/limits.h"

#include "core/message.h"
#include "games/claim.h"

static const RulesParagraph goal[] = {
    {.text = N_(
         "The throne is empty, and five factions choose who rules: Goblins, Knights, Undead, "
         "Dwarves and Doppelgängers. Each has one vote. Whoever has more votes at the end wins."),
     .numbers = "15-16"},
    {0},
};

static const RulesParagraph setup[] = {
    {.text = N_("Two players have 13 cards each. The other 26 are the deck, face down."),
     .numbers = "1"},
    {.text = N_("There are five Goblins of value 0 and one each of 1 to 9, Knights from 2 to 9, "
                "and Undead, Dwarves and Doppelgängers from 0 to 9."),
     .numbers = "1"},
    {.text = N_("The player who leads the first trick is chosen before the game."), .numbers = "2"},
    {0},
};

static const RulesParagraph recruit[] = {
    {.text = N_("Thirteen tricks. For each, the top card of the deck is turned up: the card on "
                "offer. One leads a card, the other answers with one."),
     .numbers = "3-4",
     .term = NC_("term", "card on offer")},
    {.text =
         N_("The winner of the trick puts the card on offer face down among their followers. The "
            "loser draws the next card of the deck, may look at it, and puts it among their own."),
     .numbers = "10",
     .term = NC_("term", "follower|followers")},
    {.text = N_("The cards played are discarded, except Undead. The winner leads the next trick."),
     .numbers = "11-12"},
    {.text = CLAIM_OPEN_RULE, .numbers = "17"},
    {0},
};

static const RulesParagraph follow[] = {
    {.text = N_("If you hold a card of the faction led, you must answer with one, or with a "
                "Doppelgänger. If you hold none, you may play anything."),
     .numbers = "5",
     .term = NC_("term", "faction led"),
     .example = {"G5 #ui-play !G3 -K7 !D1 -U0", N_("The Goblin 5 was led. Of this hand only the "
                                                   "Goblin 3 and the Doppelgänger 1 may answer.")}},
    {.text = CLAIM_TRICK_RULE,
     .numbers = "7",
     .example = {"!U4 G9 _ W3 !W7", N_("Left: the Goblin 9 is no Undead and loses to the Undead 4. "
                                       "Right: of two Dwarves the higher one wins.")}},
    {0},
};

const RulesParagraph claim_powers[] = {
    {.text = N_("Goblins have no power, but there are many of them."),
     .numbers = "1 7",
     .term = NC_("term", "Goblin|Goblins"),
     .example = {"G0 G0 G0 G0 G0", N_("Five Goblins have the value 0: they win few tricks, but "
                                      "each of them counts for the vote.")}},
    {.text = N_("Knights: a Knight that answers a Goblin wins, whatever the values."),
     .numbers = "8",
     .term = NC_("term", "Knight|Knights"),
     .example = {"G9 !K2", N_("The Goblin 9 was led, the Knight 2 answers and wins the trick.")}},
    {.text = N_("Undead: in the first phase each Undead that was played goes to the winner's score "
                "pile at once."),
     .numbers = "11",
     .term = NC_("term", "Undead"),
     .example = {"!U7 G9", N_("In Phase One the Undead 7 wins this trick and goes to the winner's "
                              "score pile. The Goblin 9 is discarded.")}},
    {.text = N_("Dwarves: in the second phase the loser of a trick takes the Dwarves in it."),
     .numbers = "14",
     .term = NC_("term", "Dwarf|Dwarves"),
     .example =
         {"W3 !W7",
          N_("In Phase Two the Dwarf 7 wins this trick, but both Dwarves go to the loser.")}},
    {.text = N_("Doppelgängers: as an answer a Doppelgänger counts as the faction led, with its "
                "own value and without that faction's power. A Doppelgänger that is led must be "
                "answered with a Doppelgänger if possible, and nothing else can beat it."),
     .numbers = "6 9",
     .term = NC_("term", "Doppelgänger|Doppelgängers"),
     .example = {"W5 !D6 _ !W5 D5", N_("Left: the Doppelgänger 6 counts as a Dwarf and beats the "
                                       "Dwarf 5. Right: with equal values the leader wins.")}},
    {0},
};

static const RulesParagraph support[] = {
    {.text =
         N_("Each takes their thirteen followers in hand and plays thirteen tricks by the same "
            "rules. The winner of the last trick of Phase One leads the first. Nothing is on offer "
            "now: the winner puts both cards face up in their score pile, except Dwarves."),
     .numbers = "13-14",
     .term = NC_("term", "score pile|score piles")},
    {.text = CLAIM_MEMORY_RULE, .numbers = "17"},
    {0},
};

static const RulesParagraph end[] = {
    {.text = N_(
         "A faction votes for whoever has more of its cards in their score pile; if equal, for "
         "whoever has its highest card. If that is equal too, its vote is void. Whoever has more "
         "votes wins: three are enough, and with void votes two can be. Equal votes are a draw."),
     .numbers = "15-16",
     .term = NC_("term", "vote|votes"),
     .example = {"!U9 U1 : U8 U3", N_("Two Undead each: the best card decides. The 9 beats the 8 "
                                      "and wins the vote of the Undead.")}},
    {0},
};

static const RulesPart parts[] = {
    {N_("Goal"), goal},
    {N_("Setup"), setup},
    {CLAIM_PHASE_ONE, recruit},
    {N_("Follow the faction"), follow},
    {N_("Special powers"), claim_powers},
    {N_("Phase Two: Gain Support"), support},
    {N_("End of the game"), end},
};

const RulesText rules_claim = {parts, COUNT_OF(parts), false};

static const SummaryLine summary_lines[] = {
    {"ui/glyph-phase1", 0, CLAIM_PHASE_ONE,
     N_("13 tricks. The winner gets the card on offer, the loser the top card of the deck. "
        "Both lie face down.")},
    {"ui/glyph-phase2", 0, N_("Phase Two: Gain Support"),
     N_("13 tricks with your followers. The winner puts both cards in their score pile.")},
    {"ui/glyph-leader", 0, N_("Follow the faction"),
     N_("If you hold the faction led, answer with it or with a Doppelgänger. The higher value of "
        "the faction led wins; equal: the leader.")},
    {"ui/glyph-vote", 0, N_("Votes"), CLAIM_VOTE_RULE},
    {"ui/sigil-goblin", 0xddf963, NC_("factions", "Goblins"),
     N_("No power; five of them have the value 0.")},
    {"ui/sigil-knight", 0x60abde, NC_("factions", "Knights"),
     N_("As an answer to a Goblin a Knight wins.")},
    {"ui/sigil-undead", 0xacb8ce, NC_("factions", "Undead"),
     N_("Phase One: Undead played go to the winner's score pile.")},
    {"ui/sigil-dwarf", 0xcf7637, NC_("factions", "Dwarves"),
     N_("Phase Two: the loser of the trick takes them.")},
    {"ui/sigil-doppelganger", 0xfdc6f0, NC_("factions", "Doppelgängers"),
     N_("As an answer they count as the faction led, without its power.")},
};

const Summary summary_claim = {summary_lines, COUNT_OF(summary_lines), 4};

unsigned claim_rules_chapter(const void *view)
{
    enum { RECRUIT = 2, FOLLOW, SUPPORT = 5 }; /* places in parts */
    const ClaimView *seen = view;
    if (seen->table.phase == CLAIM_SUPPORT) {
        return SUPPORT;
    }
    return seen->table.lead == CARD_NONE ? RECRUIT : FOLLOW;
}
