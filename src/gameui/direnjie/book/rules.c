/* Di Renjie in words. The rules themselves are in src/games/direnjie; this page says the same for
 * people. */
#include "direnjie/pieces.h"
#include "direnjie/sentences.h"

#include "base/limits.h"

#include "core/message.h"
#include "games/direnjie.h"

static const RulesParagraph goal[] = {
    {.text = N_("A killer has a secret mission: one target, one weapon, one location. Two to six "
                "constables look for it. Points are won by finding it out and by submitting clues; "
                "the most points win."),
     .numbers = "1-2 30"},
    {0},
};

static const RulesParagraph setup[] = {
    {.text = N_("There are three copies each of six Targets (T1–T6), five Weapons (W1–W5) and five "
                "Locations (L1–L5), and one each of five Beggars (M1–M5). One card of each "
                "category is set aside: the secret mission."),
     .numbers = "2",
     .term = NC_("term", "secret mission"),
     .example = {"T2 W4 L1", N_("One target, one weapon and one location: such a mission lies face "
                                "down until the end.")}},
    {.text = N_("Everybody sees three starting clues (two with five or six players): cards "
                "that are not in the secret mission."),
     .numbers = "3",
     .term = NC_("term", "starting clue|starting clues")},
    {.text = N_("Everybody is dealt ten cards, with six players eight or nine. With two to four "
                "players the rest is the deck; with five or six there is no deck."),
     .numbers = "5",
     .term = NC_("term", "deck")},
    {.text = N_("The first player is drawn by lot unless one is chosen before the game."),
     .numbers = "1"},
    {0},
};

static const RulesParagraph reveals[] = {
    {.text = N_("A turn begins with your hidden clue, if you have one: its top card is turned up, "
                "and the clue is public."),
     .numbers = "7-8",
     .term = NC_("term", "hidden clue|hidden clues|public clue|public clues"),
     .example = {"W2 ? ?", N_("A public clue: only its top card lies open.")}},
    {.text = N_(
         "With your own second, fourth and sixth public clue you must take a bonus at once: look "
         "at all cards of another player's clue, or use the action of the clue just revealed."),
     .numbers = "9-10",
     .term = NC_("term", "bonus")},
    {.text = N_("Target: take three cards at random from another player and give back any three of "
                "your hand; if there are fewer, take them all and give as many back. Weapon: take "
                "two cards at random from the other player with the most cards. Location: swap "
                "hands with another player."),
     .numbers = "11-13",
     .term = NC_("term", "action of the clue")},
    {0},
};

const RulesParagraph direnjie_requests[] = {
    {.text =
         N_("Ask for a category, or for a number from 1 to 5. Beginning at your left, each other "
            "player gives you one matching card face down, or refuses. Refusing is always allowed, "
            "even with a matching card in hand, and nobody learns whether there was one."),
     .numbers = "14 16-17",
     .term = NC_("term", "request|requests|ask for|asked for"),
     .example = {"#glyph-ask 3 #ui-play !T3 !W3 !L3 !T6 -M3",
                 N_("The number 3 is asked for. Each of the first four cards may be given, the "
                    "Empress for any request; a Beggar never.")}},
    {.text =
         N_("The Empress, T6, matches every request. Beggars and the Killer card are never given."),
     .numbers = "17",
     .term = NC_("term", "Empress|Empresses")},
    {.text = N_("If nobody gave a card, you may take one: from the deck, or at random from a "
                "player with at least three cards."),
     .numbers = "18"},
    {.text = N_("A category that five public clues show is closed: it can no longer be asked for. "
                "A number is closed when three do."),
     .numbers = "15",
     .term = NC_("term", "closed")},
    {.text = N_(
         "Nobody may show or trade cards or tell what they know before the end; partners neither."),
     .numbers = "35"},
    {.text = N_("Open to all are the numbers of cards, the clues and their top cards, what is "
                "asked for, who gives and who refuses, and from whom cards are drawn. Which cards "
                "those are only their old and their new owner may know."),
     .numbers = "34"},
    {0},
};

const RulesParagraph direnjie_submits[] = {
    {.text = N_("Three equal cards are a clue; or two equal cards with the Beggar of their number "
                "at the bottom. Two Empresses go with any Beggar."),
     .numbers = "19",
     .term = NC_("term", "clue|clues|Beggar|Beggars"),
     .example =
         {"T4 T4 T4 _ W2 W2 M2 / T6 T6 M5 _ -L1 -L1 -M3",
          N_("The first three are clues. The last is none: the Beggar has another number.")}},
    {.text = N_("If your cards make a clue, you must submit one, face down, but no more than one "
                "in a turn."),
     .numbers = "20"},
    {0},
};

static const RulesParagraph refill[] = {
    {.text = N_("At the end of your turn you may take up to two cards, one after the other: from "
                "the deck, or at random from players who gave you nothing in this turn and hold at "
                "least three cards, at most one from each."),
     .numbers = "21-22"},
    {0},
};

static const RulesParagraph end[] = {
    {.text = DIRENJIE_LAST_RULE, .numbers = "23-24"},
    {.text = DIRENJIE_END_RULE, .numbers = "25-27"},
    {.text = DIRENJIE_POINTS_RULE, .numbers = "28 30"},
    {.text = N_("Examples: three right answers and two clues of your own are 7 points. A killer "
                "whom nobody names has 9 with one right answer and three clues."),
     .numbers = "31"},
    {0},
};

const RulesParagraph direnjie_killers[] = {
    {.text = N_("The Killer card is dealt with the others. Whoever is dealt it is the killer, "
                "whatever happens to the card later. With two to four players it may lie in the "
                "deck, and then nobody is the killer."),
     .numbers = "4 6",
     .term = NC_("term", "Killer card|killer")},
    {.text = N_("The killer may use the Killer card as the bottom card of a clue, below two "
                "equal cards, and never has to submit a clue."),
     .numbers = "19-20",
     .example = {"L2 L2 A", N_("This is a clue for the killer alone.")}},
    {.text =
         N_("At the end everybody also names the killer: 3 points for the right name. The killer "
            "gets 1 point for each right answer, 1 for each clue, and 5 if nobody named them."),
     .numbers = "26 28-29"},
    {0},
};

static const RulesParagraph teams[] = {
    {.text = DIRENJIE_TEAM_RULE, .numbers = "33"},
    {.text = N_("In a match over several games the points of all games are added up until somebody "
                "has more than the number chosen at the start."),
     .numbers = "32"},
    {0},
};

static const RulesPart parts[] = {
    {N_("Goal"), goal},
    {N_("Setup"), setup},
    {N_("Step 1: reveal a clue"), reveals},
    {N_("Step 2: request cards"), direnjie_requests},
    {N_("Step 3: submit a clue"), direnjie_submits},
    {N_("Step 4: refill your hand"), refill},
    {N_("End of the game"), end},
    {N_("Killer expansion"), direnjie_killers},
    {N_("Teams and matches"), teams},
};

const RulesText rules_direnjie = {parts, COUNT_OF(parts), false};

static const SummaryLine summary_lines[] = {
    {"ui/glyph-public-clue", 0, N_("Step 1: reveal a clue"),
     N_("Your hidden clue is turned up. The second, fourth and sixth earn a bonus.")},
    {"ui/glyph-ask", 0, N_("Step 2: request cards"),
     N_("Ask for a category or a number. T6 matches everything. Refusing is always allowed.")},
    {"ui/glyph-hidden-clue", 0, N_("Step 3: submit a clue"),
     N_("Three cards alike, or two and the Beggar of their number. Whoever holds a clue must "
        "submit it.")},
    {"ui/glyph-draw", 0, N_("Step 4: refill your hand"),
     N_("Up to two cards: from the deck, or from players who gave nothing.")},
    {"ui/ui-notebook", 0xe9c46a, N_("End of the game"),
     N_("When eight clues are public, the round is played to its end. Then everybody writes down "
        "target, weapon and location in secret.")},
    {"ui/category-target", DIRENJIE_TARGET_LIGHT, NC_("category", "Target"),
     N_("Bonus: swap three cards with another player.")},
    {"ui/category-weapon", DIRENJIE_WEAPON_LIGHT, NC_("category", "Weapon"),
     N_("Bonus: take two cards from the other player with the most cards.")},
    {"ui/category-location", DIRENJIE_LOCATION_LIGHT, NC_("category", "Location"),
     DIRENJIE_SWAP_BONUS},
    {"ui/glyph-inspect", 0, N_("Inspect a clue"),
     N_("Bonus: look at all three cards of another player's clue.")},
    {"ui/ui-statistics", 0xe9c46a, N_("Points"),
     N_("One right answer is worth 1 point, two 3, all three 6; every two clues of your own 1 "
        "more. The most points win.")},
    {"ui/category-killer", 0xe06a5a, N_("Killer expansion"),
     N_("Whoever names the killer gets 3 points. The killer gets 1 for each right answer, 1 for "
        "each clue, and 5 if nobody names them.")},
};

#define SUMMARY_LEFT 5

const Summary summary_direnjie = {summary_lines, COUNT_OF(summary_lines) - 1, SUMMARY_LEFT};

static const Summary with_killer = {summary_lines, COUNT_OF(summary_lines), SUMMARY_LEFT};

const Summary *direnjie_summary(const void *view)
{
    const DirenjieView *seen = view;
    return seen->table.expansion ? &with_killer : &summary_direnjie;
}

unsigned direnjie_rules_chapter(const void *view)
{
    enum { REVEAL = 2, REQUEST, SUBMIT, REFILL, END }; /* places in parts */
    switch (((const DirenjieView *)view)->table.phase) {
    case DIRENJIE_BONUS:
    case DIRENJIE_REPAYING:
        return REVEAL;
    case DIRENJIE_SUBMITTING:
        return SUBMIT;
    case DIRENJIE_REFILLING:
        return REFILL;
    case DIRENJIE_ANSWERING:
    case DIRENJIE_OVER:
        return END;
    case DIRENJIE_ASKING:
    case DIRENJIE_GIVING:
    case DIRENJIE_CONSOLING:
        break;
    }
    return REQUEST;
}
