/* Words and signs of the suits of Regicide: what their powers do, and the enemy's immunity. */
#include "regicide/sentences.h"
#include "regicide/words.h"

const char *const regicide_suit_icons[4] = {"ui/suit-clubs", "ui/suit-diamonds", "ui/suit-hearts",
                                            "ui/suit-spades"};
const uint32_t regicide_suit_colors[4] = {0xa2eacc, 0xe7b152, 0xc66f75, 0x969ecf};
/* Amber letters are darker than amber pips, to be read, and than clubs for who sees no colour. */
const uint32_t regicide_suit_inks[4] = {0x00756a, 0x785000, 0x8c0020, 0x1f2753};

const char *const regicide_power_tips[4] = {
    [REGICIDE_CLUBS] = REGICIDE_CLUBS_RULE,
    [REGICIDE_DIAMONDS] =
        N_("♦ Diamonds: all draw in turn, one card each, until as many are drawn as the attack is "
           "worth."),
    [REGICIDE_HEARTS] = REGICIDE_HEARTS_RULE,
    [REGICIDE_SPADES] = REGICIDE_SPADES_RULE};

const char *regicide_immunity(const RegicideTable *table)
{
    static const char *const words[4] = {
        [REGICIDE_CLUBS] = N_("Enemy: immune to ♣, your clubs deal single damage."),
        [REGICIDE_DIAMONDS] = N_("Enemy: immune to ♦, your diamonds draw no cards."),
        [REGICIDE_HEARTS] = N_("Enemy: immune to ♥, your hearts put no cards under the Tavern "
                               "deck."),
        [REGICIDE_SPADES] = N_("Enemy: immune to ♠, your spades give no shield.")};
    unsigned suit = regicide_suit(table->enemy);
    return regicide_is_immune(table, suit) ? words[suit]
                                           : N_("Enemy: a Jester has cancelled its immunity.");
}

const char *regicide_use(Card card)
{
    if (regicide_is_jester(card) || regicide_rank(card) != 0) {
        return NULL;
    }
    return N_("An animal companion: play it alone, or together with any one other card. The powers "
              "of both suits then act with the sum of both values.");
}
