/* A first game of Regicide, alone: what the host says and asks for. */
#include "regicide/pieces.h"

#include "base/limits.h"
#include "core/message.h"
#include "games/regicide.h"

#define KILL_AT_MOST 10 /* what one card deals */

static bool is_playing(const RegicideView *seen)
{
    return seen->table.phase == REGICIDE_PLAYING;
}

static bool may_play(const LessonSight *sight)
{
    return is_playing(sight->view);
}

static bool is_struck(const LessonSight *sight)
{
    const RegicideView *seen = sight->view;
    return seen->table.phase == REGICIDE_SUFFERING;
}

static bool has_shield(const LessonSight *sight)
{
    const RegicideView *seen = sight->view;
    return is_playing(seen) && regicide_shield(&seen->table) > 0;
}

static CardSet spades_of(const void *view)
{
    const RegicideView *seen = view;
    CardSet spades = 0;
    FOR_CARDS(rest, seen->hand)
    {
        Card card = set_first(rest);
        if (!regicide_is_jester(card) && regicide_suit(card) == REGICIDE_SPADES) {
            spades |= card_bit(card);
        }
    }
    return spades;
}

static bool has_spades(const LessonSight *sight)
{
    return is_playing(sight->view) && spades_of(sight->view) != 0;
}

static CardSet aces(const void *view)
{
    const RegicideView *seen = view;
    return seen->hand & 0xF;
}

static bool has_ace(const LessonSight *sight)
{
    const RegicideView *seen = sight->view;
    return is_playing(seen) && aces(seen) != 0 && set_count(seen->hand) > 1;
}

/* All cards of the lowest number, not aces, of which two make ten at most. */
static CardSet combo(const void *view)
{
    const RegicideView *seen = view;
    for (unsigned rank = 1; rank < 5; rank++) {
        CardSet equal = seen->hand & (CardSet)0xF << 4 * rank;
        if (set_count(equal) > 1) {
            return equal;
        }
    }
    return 0;
}

static bool has_combo(const LessonSight *sight)
{
    return is_playing(sight->view) && combo(sight->view) != 0;
}

/* Whether a royal lies on top of the deck, as everybody knows. */
static bool is_recruited(const RegicideView *seen)
{
    Card top =
        seen->table.tavern_count > 0 ? seen->tavern[seen->table.tavern_count - 1] : CARD_HIDDEN;
    return top != CARD_HIDDEN && !regicide_is_jester(top) && regicide_rank(top) > 9;
}

static bool is_nearly_dead(const LessonSight *sight)
{
    const RegicideView *seen = sight->view;
    int left = regicide_health_left(&seen->table);
    return is_playing(seen) && seen->table.damage > 0 && left <= KILL_AT_MOST;
}

static bool plays(const LessonAction *act)
{
    return action_verb(act->action) == REGICIDE_PLAY;
}

static bool pays(const LessonAction *act)
{
    return action_verb(act->action) == REGICIDE_DISCARD;
}

static bool flips(const LessonAction *act)
{
    return action_verb(act->action) == REGICIDE_FLIP;
}

static bool shields(const LessonAction *act)
{
    const RegicideView *before = act->before, *after = act->after;
    return after->table.spades > before->table.spades;
}

/* Whether two cards or more of one number are played. */
static bool combines(const LessonAction *act)
{
    CardSet cards = action_cards(act->action);
    bool are_equal = set_count(cards) > 1;
    FOR_CARDS(rest, cards)
    {
        are_equal &= regicide_rank(set_first(rest)) == regicide_rank(set_first(cards));
    }
    return plays(act) && are_equal && regicide_rank(set_first(cards)) > 0;
}

static bool takes_companion(const LessonAction *act)
{
    CardSet cards = action_cards(act->action);
    return plays(act) && set_count(cards) == 2 && (cards & 0xF) != 0;
}

static bool kills_exactly(const LessonAction *act)
{
    const RegicideView *before = act->before, *after = act->after;
    return after->table.castle_count < before->table.castle_count && is_recruited(after);
}

/* Whether the enemy that was on the table at first is gone. */
static bool strikes_next(const LessonAction *act)
{
    const RegicideView *start = act->start, *before = act->before;
    return plays(act) && before->table.castle_count < start->table.castle_count;
}

/* A Jack of Diamonds, and a hand with every suit and an ace. */
static const LessonNote turn[] = {
    {.words = N_("Welcome! Twelve royals have lost their minds, and you alone can stop them: four "
                 "Jacks, then four Queens, then four Kings. This is the first Jack."),
     .points = {"table.enemy", "pile.castle"},
     .from = {.match = "MEJA1-REGICIDE-10043-00000-0000R-31G0D-R2D7Z-XG"}},
    {.words = N_("A Jack has 20 health and attacks for 10 after each of your plays. Bring the "
                 "health to 0 and the next royal steps forward."),
     .points = {"table.health", "table.attack"}},
    {.words = N_("These are your cards, eight at most. A card deals its value as damage, and its "
                 "suit does something more."),
     .points = {"hand.card."}},
    {.words = N_(
         "Hearts put cards from the discard pile back under the deck. Diamonds draw cards. Clubs "
         "deal double damage. Spades weaken the attack of this enemy for as long as it lives."),
     .points = {"power."}},
    {.words = N_("The enemy is immune to the power of its own suit. Against this Jack diamonds "
                 "deal damage, "
                 "but draw nothing."),
     .points = {"table.immune", "table.enemy"}},
    {.words = N_("Jesters are for emergencies: the next chapter flips one. Here you need none."),
     .points = {"button.flip", "table.flips"}},
    {.words = N_("Now it is your turn. Press a card, then Play, or drag the card to the middle. "
                 "The 10 of Spades would cancel the Jack's attack completely."),
     .points = {"hand.card.", "button.confirm"},
     .is_done = plays},
};

static const LessonNote attack[] = {
    {.words = N_("The enemy lives, so it attacks. Choose cards that add up to its attack at least "
                 "and discard them: an Animal Companion counts 1, a Jack 10, a Queen 15, a King "
                 "20. Whoever cannot do so loses the game."),
     .points = {"table.attack", "hand.card."},
     .from = {.match = "MEJA1-REGICIDE-10043-00000-00000-1S7AE-KC00A-14GFX-Y"},
     .is_due = is_struck,
     .is_done = pays},
    {.words =
         N_("When the deck is empty, diamonds draw nothing. Hearts fill it again from the discard "
            "pile: play them while there is something to bring back."),
     .points = {"pile.tavern", "pile.discard"},
     .is_due = may_play},
    {.words = N_("Weaken this attack: play a Spades card."),
     .points = {"table.attack"},
     .is_due = has_spades,
     .is_done = shields,
     .cards = spades_of},
    {.words = N_("Your shield stands: it lowers each attack of this enemy until it falls. Further "
                 "spades are added to it."),
     .points = {"table.shield", "table.attack"},
     .is_due = has_shield,
     .may_miss = true},
    {.words =
         N_("Few cards left? Alone you have two Jesters. Flipping one throws away your hand and "
            "draws eight new cards. Whoever wins without using them earns a better medal."),
     .points = {"button.flip", "table.flips"},
     .from = {.match = "MEJA1-REGICIDE-100T1-00000-00000-RNH8V-8V00G-0MB2G-YF"},
     .is_due = is_struck,
     .is_done = flips},
    {.words =
         N_("With three or four players Jesters are cards of the deck. A Jester deals no damage, "
            "but it ends the immunity of the enemy, and whoever plays it says who goes next."),
     .points = {"table.flips", "table.immune"},
     .may_miss = true},
};

/* Two fives, an ace, and enough to pay with. */
static const LessonNote combos[] = {
    {.words = N_("Two, three or four cards of the same value may be played together as long as "
                 "they add up to 10 at most. Each suit among them then acts with the whole sum."),
     .from = {.match = "MEJA1-REGICIDE-10029-A0000-0000G-TNR22-W3X2W-XX"},
     .is_due = has_combo,
     .is_done = combines,
     .cards = combo},
    {.words = N_("An ace is an Animal Companion: it goes along with any one card, adds 1, and "
                 "brings the power of its own suit."),
     .is_due = has_ace,
     .is_done = takes_companion,
     .cards = aces},
};

static const LessonNote end[] = {
    {.words = N_(
         "Nearly there! If you deal exactly the health that is left, the royal comes over to you: "
         "it goes on top of the deck and will be one of your cards. With more damage it is merely "
         "discarded."),
     .points = {"table.health", "table.enemy"},
     .from = {.match = "MEJA1-REGICIDE-10043-00000-00008-A8EP1-CB00P-51266-C"},
     .is_due = is_nearly_dead,
     .is_done = kills_exactly},
    {.words =
         N_("Exactly! The royal has come over to you and lies on top of the deck: the next card "
            "that you draw."),
     .points = {"pile.tavern"},
     .is_due = may_play},
    {.words = N_("One royal has fallen, eleven are left. A Queen has 30 health and attacks for 15, "
                 "a King 40 and 20. Play against the next one."),
     .points = {"table.number", "pile.castle"},
     .is_due = may_play,
     .is_done = strikes_next},
};

static const LessonChapter chapters[] = {
    {N_("Your turn"), turn, COUNT_OF(turn), "turn", "exact-1", 0x3F},
    {N_("The enemy attacks"), attack, COUNT_OF(attack), "attack", "survive-1", 0x140},
    {N_("Companions and combos"), combos, COUNT_OF(combos), "combos", "exact-3", 0x200},
    {N_("The end of an enemy"), end, COUNT_OF(end), "end", "exact-2", 0xC000},
};

const Lesson regicide_lesson = {chapters, COUNT_OF(chapters)};
