/* Regicide in words. The rules themselves are in src/games/regicide; this page says the same for
 * people. */
#include "regicide/pieces.h"
#include "regicide/sentences.h"

#include "base/limits.h"

#include "core/message.h"
#include "games/regicide.h"

static const RulesParagraph goal[] = {
    {.text = N_("You play together against twelve royals: four Jacks, four Queens and four Kings. "
                "Defeat the last King, and you all win. If anybody cannot cover an enemy's attack, "
                "or can neither play nor yield, you all lose."),
     .numbers = "11 24 29"},
    {0},
};

static const RulesParagraph setup[] = {
    {.text = N_("The Castle deck holds the royals, Jacks on top, then Queens, then Kings. Its top "
                "card lies open: the enemy."),
     .numbers = "1",
     .term = NC_("term", "Castle deck")},
    {.text = N_("The Tavern deck holds the cards 2 to 10, four Animal Companions (A) and the "
                "Jesters: none with one or two players, one with three, two with four."),
     .numbers = "2",
     .term = NC_("term", "Tavern deck")},
    {.text = N_("A hand holds at most 8, 7, 6 or 5 cards with 1, 2, 3 or 4 players. Everybody "
                "begins with a full hand."),
     .numbers = "3"},
    {.text = N_("The first player is chosen before the game. House rules, if you want them: a deal "
                "in which nobody holds a diamond is dealt anew; in a solo game you may yield, but "
                "not twice in a row."),
     .numbers = "4 10"},
    {.text = N_("Other house rules change the health and attack of royals, the limit of combos, "
                "the Animal Companions and the number of Jesters. Such games are kept apart from "
                "official ones."),
     .numbers = "31 32 33 34"},
    {0},
};

const RulesParagraph regicide_plays[] = {
    {.text = N_("Play one card, or one of these:"), .numbers = "6"},
    {.text = N_("An Animal Companion together with any one other card, even another Animal "
                "Companion, but not a Jester."),
     .numbers = "7",
     .term = NC_("term", "Animal Companion|Animal Companions|Companion"),
     .example = {"AC + 8D = 9", N_("The Clubs Companion with the 8 of Diamonds is worth 9: nine "
                                   "cards are drawn, and the enemy takes 18 damage.")}},
    {.text = N_("A combo: two, three or four cards of the same value that add up to at most 10, "
                "without Animal Companions."),
     .numbers = "8",
     .term = NC_("term", "combo|combos"),
     .example = {"3D 3S 3C = 9 / -6H -6C = 12",
                 N_("Three threes add up to 9: nine cards are drawn, the shield is 9, and the "
                    "enemy takes 18 damage. Two sixes make 12 and are no combo.")}},
    {.text = N_("A Jester, alone."), .numbers = "6"},
    {.text = N_("Or yield: you play nothing and go on to the enemy's attack. You may not yield "
                "when every other player yielded on their own last turn."),
     .numbers = "9",
     .term = NC_("term", "yield|yields|yielding|yielded")},
    {0},
};

const RulesParagraph regicide_powers[] = {
    {.text = N_("The attack is the sum of the values played: A is 1, Jack 10, Queen 15, King 20, "
                "Jester 0. Each suit that you played acts once, with the whole attack:"),
     .numbers = "12",
     .term = NC_("term", "power|powers"),
     .example =
         {"7H 7D 7C 7S",
          N_("Each of these is worth 7. In turn: seven cards go under the Tavern deck; seven cards "
             "are drawn; the enemy takes 14 damage; the enemy's attack falls by 7.")}},
    {.text = REGICIDE_HEARTS_RULE, .numbers = "14", .term = NC_("term", "hearts")},
    {.text = N_("♦ Diamonds: starting with you, everybody in turn draws one card, until as many "
                "cards have been drawn as the attack is worth. Full hands are passed over."),
     .numbers = "15",
     .term = NC_("term", "diamonds|diamond")},
    {.text = N_("If the discard pile or the Tavern deck holds fewer cards than that, all of them "
                "are moved or drawn."),
     .numbers = "14-15"},
    {.text = REGICIDE_CLUBS_RULE, .numbers = "17", .term = NC_("term", "clubs")},
    {.text = REGICIDE_SPADES_RULE, .numbers = "18", .term = NC_("term", "spades|shield|shields")},
    {.text = N_("An enemy is immune to its own suit: the power does nothing, the value still "
                "counts. Hearts act before diamonds."),
     .numbers = "13 16",
     .term = NC_("term", "immune|immunity"),
     .example =
         {"JS #glyph-immunity 8S",
          N_("Against the Jack of Spades the 8 of Spades deals 8 damage, but gives no shield.")}},
    {0},
};

const RulesParagraph regicide_damage[] = {
    {.text = N_("Jacks have 20 health and attack with 10, Queens have 30 and 15, Kings 40 and 20. "
                "Damage adds up until the enemy is defeated."),
     .numbers = "22"},
    {.text = N_(
         "Damage equal to the enemy's health is exact damage: the enemy goes face down on top of "
         "the Tavern deck. With more damage it goes to the discard pile. All cards played against "
         "it are discarded, the next enemy is turned up, and the same player begins a new turn."),
     .numbers = "19 23",
     .term = NC_("term", "exact damage"),
     .example =
         {"TS + TD = 20 #ui-play !JH",
          N_("Ten and, in a later turn, ten again are exactly the Jack's 20 health: the Jack goes "
             "face down on top of the Tavern deck. Whoever draws it can play it for 10.")}},
    {.text = N_("Examples: 9 and then 12 against a Jack are 21, more than its 20, so it goes to "
                "the discard pile. The 8 of Diamonds with the Clubs Companion draws 9 cards and "
                "deals 18 damage."),
     .numbers = "30"},
    {0},
};

static const RulesParagraph suffer[] = {
    {.text = N_("If the enemy still stands, it attacks. Discard cards one by one until their "
                "values add up to at least its attack, less the shield. If your whole hand is "
                "worth less, all have lost. An empty hand is no loss. Then the next player plays."),
     .numbers = "25",
     .term = NC_("term", "enemy's attack|enemy attack"),
     .example = {"2H 3C TD", N_("Against an attack of 10 you may discard the 2, then the 3, then "
                                "the 10. If the 10 goes first, nothing may follow it.")}},
    {0},
};

const RulesParagraph regicide_jesters[] = {
    {.text = N_("A Jester is worth 0, and the enemy loses its immunity. No damage is dealt and the "
                "enemy does not attack this turn; you choose who goes next, yourself if you like."),
     .numbers = "20",
     .term = NC_("term", "Jester|Jesters")},
    {.text = N_("Spades played earlier against an enemy of spades shield from then on. Clubs "
                "played earlier against an enemy of clubs are not doubled."),
     .numbers = "21",
     .example = {"QS 5S AD #ui-play X1",
                 N_("Against the Queen of Spades the 5 of Spades with the Diamonds Companion gave "
                    "no shield. From the Jester on it gives 6.")}},
    {0},
};

const RulesParagraph regicide_alone[] = {
    {.text = N_("In a solo game two Jesters are set aside. Each may be flipped once, before you "
                "play or before you discard for an attack: discard your hand and draw up to eight "
                "cards. The enemy keeps its immunity. In a solo game you may not yield."),
     .numbers = "5 10 26",
     .term = NC_("term", "flip|flipped")},
    {.text = REGICIDE_MEDAL_RULE, .numbers = "27"},
    {0},
};

static const RulesParagraph talk[] = {
    {.text = N_("Do not say anything about the cards in your hand. How many cards a hand or a deck "
                "has, and all cards that lie open, are known to all."),
     .numbers = "28"},
    {.text = N_(
         "After a Jester everybody may say whether they would like to go next, and nothing more."),
     .numbers = "28"},
    {0},
};

static const RulesPart parts[] = {
    {N_("Goal"), goal},
    {N_("Setup"), setup},
    {N_("Step 1: play or yield"), regicide_plays},
    {N_("Step 2: suit powers"), regicide_powers},
    {N_("Step 3: damage"), regicide_damage},
    {N_("Step 4: suffer the attack"), suffer},
    {N_("Jesters"), regicide_jesters},
    {N_("Alone"), regicide_alone},
    {N_("Talking"), talk},
};

const RulesText rules_regicide = {parts, COUNT_OF(parts), false};

/* Lines that hold for a company and for one alone. */
#define SUMMARY_HEARTS                                                                             \
    {                                                                                              \
        "ui/suit-hearts", 0xc66f75, NC_("suit", "Hearts"),                                         \
            N_("As many cards as your attack is worth go from the discard pile under the Tavern "  \
               "deck.")                                                                            \
    }
#define SUMMARY_CLUBS                                                                              \
    {                                                                                              \
        "ui/suit-clubs", 0xa2eacc, NC_("suit", "Clubs"), N_("The damage is doubled.")              \
    }
#define SUMMARY_SPADES                                                                             \
    {                                                                                              \
        "ui/suit-spades", 0x969ecf, NC_("suit", "Spades"),                                         \
            N_("The enemy's attack falls by your attack for as long as it stands.")                \
    }

static const SummaryLine summary_lines[] = {
    {"ui/glyph-summon", 0, N_("Step 1: play or yield"),
     N_("One card; an Animal Companion with another card; equal values that add up to at most 10. "
        "Or yield.")},
    SUMMARY_HEARTS,
    {"ui/suit-diamonds", 0xe7b152, NC_("suit", "Diamonds"),
     N_("As many cards as your attack is worth are drawn, one by each player in turn.")},
    SUMMARY_CLUBS,
    SUMMARY_SPADES,
    {"ui/glyph-immunity", 0, N_("Immunity"),
     N_("The power of the enemy's own suit does nothing. A Jester ends that.")},
    {"ui/glyph-attack", 0, N_("Step 3: damage"),
     N_("Health and attack: Jack 20 and 10, Queen 30 and 15, King 40 and 20. Exact damage puts the "
        "enemy on top of the Tavern deck. Whoever defeats it plays again.")},
    {"ui/glyph-durability", 0, N_("Step 4: suffer the attack"),
     N_("Discard cards that are worth at least the enemy's attack, less the shield. Whoever cannot "
        "loses the game for all.")},
    {"ui/glyph-leader", 0, N_("Jesters"),
     N_("Worth 0: no damage and no enemy attack this turn. You name who plays next.")},
};

const Summary summary_regicide = {summary_lines, COUNT_OF(summary_lines), 5};

#define SUMMARY_ALONE                                                                              \
    SUMMARY_HEARTS,                                                                                \
        {"ui/suit-diamonds", 0xe7b152, NC_("suit", "Diamonds"),                                    \
         N_("You draw as many cards as your attack is worth, until you hold eight.")},             \
        SUMMARY_CLUBS, SUMMARY_SPADES,                                                             \
        {"ui/glyph-immunity", 0, N_("Immunity"),                                                   \
         N_("The power of the enemy's own suit does nothing.")},                                   \
        {"ui/glyph-attack", 0, N_("Step 3: damage"),                                               \
         N_("Health and attack: Jack 20 and 10, Queen 30 and 15, King 40 and 20. Exact damage "    \
            "puts the enemy on top of the Tavern deck. Once it falls, you play again.")},          \
        {"ui/glyph-durability", 0, N_("Step 4: suffer the attack"),                                \
         N_("Discard cards that are worth at least the enemy's attack, less the shield. If you "   \
            "cannot, and no Jester is left to flip, the game is lost.")},                          \
    {                                                                                              \
        "ui/glyph-leader", 0, N_("Jesters"),                                                       \
            N_("Two lie beside the table. Before you play or discard you may flip one: discard "   \
               "your hand and draw eight cards. Each flip lowers the medal.")                      \
    }

static const SummaryLine alone_lines[] = {
    {"ui/glyph-summon", 0, N_("Step 1: play a card"),
     N_("One card; an Animal Companion with another card; equal values that add up to at most "
        "10.")},
    SUMMARY_ALONE,
};

static const SummaryLine yielding_lines[] = {
    {"ui/glyph-summon", 0, N_("Step 1: play or yield"),
     N_("One card; an Animal Companion with another card; equal values that add up to at most 10. "
        "Or yield, but not twice in a row.")},
    SUMMARY_ALONE,
};

static const Summary summary_alone = {alone_lines, COUNT_OF(alone_lines), 5};
static const Summary summary_yielding = {yielding_lines, COUNT_OF(yielding_lines), 5};

const Summary *regicide_summary(const void *view)
{
    const RegicideTable *table = &((const RegicideView *)view)->table;
    if (table->seats > 1) {
        return &summary_regicide;
    }
    return table->solo_yield ? &summary_yielding : &summary_alone;
}

unsigned regicide_rules_chapter(const void *view)
{
    enum { PLAY = 2, SUFFER = 5, JESTERS = 6 }; /* places in parts */
    switch (((const RegicideView *)view)->table.phase) {
    case REGICIDE_SUFFERING:
        return SUFFER;
    case REGICIDE_NAMING:
        return JESTERS;
    case REGICIDE_PLAYING:
    case REGICIDE_OVER:
        break;
    }
    return PLAY;
}
