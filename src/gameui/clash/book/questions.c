/* Questions that players ask about Clash of Decks, each with a short answer. tests/games/clash
 * shows the answers with the rules themselves. */
#include "clash/pieces.h"

#include "core/message.h"

const RulesParagraph clash_questions[] = {
    {.question = N_("Is one set of cards enough?"),
     .text = N_("For solo, drafts and preconstructed decks it is. For constructed decks each side "
                "has a full set of its own."),
     .numbers = "1-3 31"},
    {.question = N_("When does a row close up after a unit was destroyed?"),
     .text = N_("At once, before the next unit attacks."),
     .numbers = "15"},
    {.question = N_("Must something be summoned in every turn?"),
     .text = N_("No. You may play as many cards as your mana pays for, or none."),
     .numbers = "7"},
    {.question = N_("May all cards of the hand be played?"),
     .text = N_("No. Besides the Bastion or Fort at least one card must stay in hand."),
     .numbers = "10"},
    {.question = N_("Are the four playable cards the same for the whole turn?"),
     .text = N_(
         "No. When one of them is played, the fifth moves up and can be played in the same turn."),
     .numbers = "7"},
    {.question = N_("May a new unit stand between two others?"),
     .text = N_("No. It goes to the end of its row, farthest from the bridge."),
     .numbers = "8"},
    {.question = N_(
         "A unit takes more damage than its durability. Does the rest hit what stands behind it?"),
     .text = N_("No. The rest is lost, whatever stands behind it."),
     .numbers = "15"},
    {.question = N_("Units that were destroyed return to the right end of the hand. Does that "
                    "strengthen the Bastion or Fort?"),
     .text = N_("Yes. It withstands as many points of damage as there are cards to its right, and "
                "cards at its left can be played without weakening it."),
     .numbers = "15 18"},
    {.question = N_("So many units on the table mean less mana and a weaker wall?"),
     .text =
         N_("Yes. To weigh the units in play against the cards in hand is the heart of the game."),
     .numbers = "6 18"},
    {.question = N_("The Bastion takes more damage than it can. Does the rest hit the Fort?"),
     .text = N_("No. The rest is lost, and the Fort begins at the left end."),
     .numbers = "19"},
    {.question = N_("When can an incantation be played?"),
     .text = N_("In your own turn, while you summon as well as before, between and after your "
                "attacks. It needs a unit as its target, yours or an enemy one."),
     .numbers = "9 14"},
    {.question = N_("Can the same incantation be played more than once in a turn?"),
     .text = N_("Yes, if it is among the four leftmost cards again and there is mana for it."),
     .numbers = "9"},
    {.question = N_("When does an incantation take effect?"),
     .text = N_("At once, before anything else happens."),
     .numbers = "9"},
    {.question = N_("Must an ability be used?"),
     .text = N_("Yes. Whatever an ability can do, it does."),
     .numbers = "21-22 26"},
    {.question = N_("Several units are destroyed at once. Which one returns to the hand first?"),
     .text = N_("Their owner chooses the order."),
     .numbers = "16"},
    {.question = N_("Do Splash and Perforation work against a unit with Protection?"),
     .text = N_("Yes. The first damage of the protected unit becomes 0, and the other units are "
                "hit as usual."),
     .numbers = "24"},
    {.question = N_("No unit stands behind the target. Does Perforation hit the Bastion or Fort?"),
     .text = N_("No, never."),
     .numbers = "22-23"},
    {.question = N_("Does a unit with Splash and Perforation also hit the unit behind the one that "
                    "Splash hits?"),
     .text = N_("No. The two do not add up."),
     .numbers = "23"},
    {.question = N_("May a unit with Rage attack the Bastion or Fort on the turn it is summoned?"),
     .text = N_("No, only units. Without an enemy unit in its row it does not attack at all."),
     .numbers = "27"},
    {.question = N_("Do Splash and Perforation work when the Bastion or Fort is attacked?"),
     .text = N_("No, only when a unit is attacked."),
     .numbers = "23"},
    {.question = N_("May a unit with Indestructible be the target of an incantation?"),
     .text = N_("Yes, but it takes no damage. Splash and Perforation of the incantation still hit "
                "other units."),
     .numbers = "25"},
    {.question = N_("Does Sprint give a unit that stands behind others two attacks?"),
     .text = N_("No. It moves first, then it attacks once."),
     .numbers = "28"},
    {.question = N_("How long does the attack gained by Sprint last?"),
     .text = N_("Until the end of the assault."),
     .numbers = "28"},
    {.question = N_("A unit with Berserk has destroyed the last enemy unit of its row. Does it "
                    "attack the Bastion or Fort next?"),
     .text = N_("Yes, unless it was summoned this turn."),
     .numbers = "26"},
    {.question = N_("Does a unit with Berserk attack again after it made the Bastion fall?"),
     .text = N_("No. Only a destroyed unit gives another attack."),
     .numbers = "26"},
    {.question = N_("How long does an Aura last?"),
     .text = N_("As long as its unit stands in the row. The moment that unit is gone, the ability "
                "is gone as well."),
     .numbers = "29"},
    {.question = N_("Does a unit have the ability of its own Aura?"),
     .text = N_("No. Only the units directly in front of it and behind it have it."),
     .numbers = "29"},
    {0},
};
