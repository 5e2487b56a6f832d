/* Claim in words. The rules themselves are in src/games/claim; this page says the same for people.
 */
#include "claim_ui.h"

#include "base/limits.h"

#include "core/message.h"
#include "games/claim.h"

static const char *const goal[] = {
    N_("The throne is empty, and five factions choose who rules: Goblins, Knights, Undead, Dwarves "
       "and Doppelgängers. Each has one vote. Whoever has more votes at the end wins."),
    NULL,
};

static const char *const setup[] = {
    N_("Two players have 13 cards each. The other 26 are the deck, face down."),
    N_("There are five Goblins of value 0 and one each of 1 to 9, Knights from 2 to 9, and Undead, "
       "Dwarves and Doppelgängers from 0 to 9."),
    N_("Who leads the first trick is chosen before the game."),
    NULL,
};

static const char *const recruit[] = {
    N_("Thirteen tricks. For each, the top card of the deck is turned up: the card on offer. One "
       "leads a card, the other answers with one."),
    N_("The winner of the trick puts the card on offer face down among their followers. The loser "
       "draws the next card of the deck, may look at it, and puts it among their own."),
    N_("The cards played are discarded, but for Undead. The winner leads the next trick."),
    N_("The card on offer, the cards on the table, the score piles and the discards are open to "
       "both. Hands and followers are known to their owners alone."),
    NULL,
};

static const char *const follow[] = {
    N_("If you hold a card of the faction led, you must answer with one, or with a Doppelgänger. "
       "If you hold none, you may play anything."),
    N_("The higher value of the faction led wins; with equal values the leader wins. A card of "
       "another faction loses, whatever its value."),
    NULL,
};

const char *const claim_powers[] = {
    N_("Goblins have no power, but there are many of them."),
    N_("Knights: a Knight that answers a Goblin wins, whatever the values."),
    N_("Undead: in the first phase each Undead that was played goes to the winner's score pile at "
       "once."),
    N_("Dwarves: in the second phase the loser of a trick takes the Dwarves in it."),
    N_("Doppelgängers: as an answer a Doppelgänger counts as the faction led, with its own value "
       "and without that faction's power. A Doppelgänger that is led must be answered with a "
       "Doppelgänger if possible, and nothing else can beat it."),
    NULL,
};

static const char *const support[] = {
    N_("Each takes their thirteen followers in hand and plays thirteen tricks by the same rules. "
       "The winner of the last trick of Phase One leads the first. Nothing is on offer now: the "
       "winner puts both cards face up in their score pile, but for Dwarves."),
    N_("Who remembers every card knows the other hand in this phase. The eye beside it shows it."),
    NULL,
};

static const char *const end[] = {
    N_("A faction votes for whoever has more of its cards in their score pile; if equal, for "
       "whoever has its highest card. If that is equal too, its vote is void. Whoever has more "
       "votes wins: three are enough, and with void votes two can be. Equal votes are a draw."),
    NULL,
};

static const RulesPart parts[] = {
    {N_("Goal"), goal, "15"},
    {N_("Setup"), setup, "1-2"},
    {N_("Phase One: Recruit Followers"), recruit, "3-4 10 12 17"},
    {N_("Follow the faction"), follow, "5 7"},
    {N_("Special powers"), claim_powers, "6 8-9 11"},
    {N_("Phase Two: Gain Support"), support, "13-14"},
    {N_("End of the game"), end, "15-16"},
};

const RulesText rules_claim = {parts, COUNT_OF(parts)};

static const SummaryLine summary_lines[] = {
    {"ui/glyph-phase1", 0, N_("Phase One: Recruit Followers"),
     N_("13 tricks. The winner gets the card on offer, the loser the next one of the deck. Both "
        "lie face down.")},
    {"ui/glyph-phase2", 0, N_("Phase Two: Gain Support"),
     N_("13 tricks with your followers. The winner puts both cards in their score pile.")},
    {"ui/glyph-leader", 0, N_("Follow the faction"),
     N_("If you hold the faction led, answer with it or with a Doppelgänger. The higher value of "
        "the faction led wins; equal: the leader.")},
    {"ui/glyph-vote", 0, N_("Votes"),
     N_("Most cards of a faction win its vote; equal: the highest card. More votes win.")},
    {"ui/sigil-goblin", 0xb9cf5e, NC_("factions", "Goblins"),
     N_("No power; five of them have the value 0.")},
    {"ui/sigil-knight", 0x7fc0ee, NC_("factions", "Knights"),
     N_("As an answer to a Goblin a Knight wins.")},
    {"ui/sigil-undead", 0xaab6cc, NC_("factions", "Undead"),
     N_("Phase One: Undead played go to the winner's score pile.")},
    {"ui/sigil-dwarf", 0xe59a6a, NC_("factions", "Dwarves"),
     N_("Phase Two: the loser of the trick takes them.")},
    {"ui/sigil-doppelganger", 0xd7a5cc, NC_("factions", "Doppelgängers"),
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
