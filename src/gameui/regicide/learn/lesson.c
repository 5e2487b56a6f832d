/* A first game of Regicide, alone: what the host says, and when. */
#include "regicide_ui.h"

#include "base/limits.h"
#include "core/message.h"
#include "games/regicide.h"
#include "match_plan.h"

#define LESSON_DEAL  7 /* a Jack of Diamonds, and a hand with every suit and an ace */
#define SMALL_HAND   4
#define KILL_AT_MOST 10 /* what one card deals */

static bool is_playing(const RegicideView *seen)
{
    return seen->table.phase == REGICIDE_PLAYING;
}

static bool is_struck(const void *view, unsigned acts)
{
    const RegicideView *seen = view;
    (void)acts;
    return seen->table.phase == REGICIDE_SUFFERING;
}

static bool has_shield(const void *view, unsigned acts)
{
    const RegicideView *seen = view;
    (void)acts;
    return is_playing(seen) && regicide_shield(&seen->table) > 0;
}

static bool has_played(const void *view, unsigned acts)
{
    return acts > 1 && is_playing(view);
}

static bool has_ace(const void *view, unsigned acts)
{
    const RegicideView *seen = view;
    return acts > 0 && is_playing(seen) && (seen->hand & 0xF) != 0 && set_count(seen->hand) > 1;
}

static CardSet aces(const void *view)
{
    const RegicideView *seen = view;
    return seen->hand & 0xF;
}

/* All of the lowest number, not aces, of which two make ten at most. */
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

static bool has_combo(const void *view, unsigned acts)
{
    return acts > 1 && is_playing(view) && combo(view) != 0;
}

/* A royal lies on top of the deck, as everybody knows. */
static bool has_recruited(const void *view, unsigned acts)
{
    const RegicideView *seen = view;
    (void)acts;
    Card top = CARD_HIDDEN;
    if (seen->table.tavern_count > 0) {
        top = seen->tavern[seen->table.tavern_count - 1];
    }
    return is_playing(seen) && top != CARD_HIDDEN && !regicide_is_jester(top) &&
           regicide_rank(top) > 9;
}

static bool is_nearly_dead(const void *view, unsigned acts)
{
    const RegicideView *seen = view;
    int left = regicide_health_left(&seen->table);
    return acts > 0 && is_playing(seen) && seen->table.damage > 0 && left <= KILL_AT_MOST;
}

static bool is_short_of_cards(const void *view, unsigned acts)
{
    const RegicideView *seen = view;
    (void)acts;
    return seen->table.flips_left > 0 && set_count(seen->hand) <= SMALL_HAND;
}

static bool has_defeated(const void *view, unsigned acts)
{
    const RegicideView *seen = view;
    (void)acts;
    return is_playing(seen) && seen->table.castle_count < REGICIDE_ROYALS - 1;
}

static const LessonNote notes[] = {
    {.words = N_("Welcome! Twelve royals have lost their minds, and you alone can stop them: four "
                 "Jacks, then four Queens, then four Kings. This is the first Jack."),
     .points = {"table.enemy", "pile.castle"}},
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
    {.words = N_("Now it is your turn. Press a card, then Play, or drag the card to the middle. "
                 "The 10 of Spades would cancel the Jack's attack completely."),
     .points = {"hand.card.", "button.confirm"},
     .waits = true},
    {.words = N_("The enemy lives, so it attacks. Choose cards that add up to its attack at least "
                 "and discard them: an Animal Companion counts 1, a Jack 10, a Queen 15, a King "
                 "20. Whoever cannot do so loses the game."),
     .points = {"table.attack", "hand.card."},
     .is_due = is_struck,
     .waits = true},
    {.words = N_("Your shield stands: it lowers each attack of this enemy until it falls. Further "
                 "spades are added to it."),
     .points = {"table.shield", "table.attack"},
     .is_due = has_shield,
     .may_miss = true},
    {.words =
         N_("When the deck is empty, diamonds draw nothing. Hearts fill it again from the discard "
            "pile: play them while there is something to bring back."),
     .points = {"pile.tavern", "pile.discard"},
     .is_due = has_played},
    {.words = N_("An ace is an Animal Companion: it goes along with any one card, adds 1, and "
                 "brings the power of its own suit."),
     .is_due = has_ace,
     .cards = aces},
    {.words = N_("Two, three or four cards of the same value may be played together as long as "
                 "they add up to 10 at most. Each suit among them then acts with the whole sum."),
     .is_due = has_combo,
     .cards = combo,
     .may_miss = true},
    {.words = N_(
         "Nearly there! If you deal exactly the health that is left, the royal comes over to you: "
         "it goes on top of the deck and will be one of your cards. With more damage it is merely "
         "discarded."),
     .points = {"table.health", "table.enemy"},
     .is_due = is_nearly_dead,
     .may_miss = true},
    {.words =
         N_("Exactly! The royal has come over to you and lies on top of the deck: the next card "
            "that you draw."),
     .points = {"pile.tavern"},
     .is_due = has_recruited,
     .may_miss = true},
    {.words =
         N_("Few cards left? Alone you have two Jesters. Flipping one throws away your hand and "
            "draws eight new cards. Whoever wins without using them earns a better medal."),
     .points = {"button.flip", "table.flips"},
     .is_due = is_short_of_cards,
     .may_miss = true},
    {.words =
         N_("With three or four players Jesters are cards of the deck. A Jester deals no damage, "
            "but it ends the immunity of the enemy, and whoever plays it says who goes next."),
     .points = {"table.flips", "table.immune"},
     .is_due = has_defeated},
    {.words = N_("One royal has fallen, eleven are left. A Queen has 30 health and attacks for 15, "
                 "a King 40 and 20. You know all the rules now: play on, and let Hint help you "
                 "when you are stuck."),
     .points = {"table.number", "pile.castle"},
     .is_due = has_defeated},
};

static const LessonChapter chapters[] = {
    {N_("Your turn"), 0, "turn", "exact-1", 0x3F},
    {N_("The enemy attacks"), 6, "attack", "survive-1", 0x140},
    {N_("Companions and combos"), 9, "combos", "exact-3", 0x200},
    {N_("The end of an enemy"), 11, "end", "exact-2", 0xC000},
};

static void prepare(MatchPlan *plan)
{
    plan->setup.seed = LESSON_DEAL;
}

const Lesson regicide_lesson = {.notes = notes,
                                .count = COUNT_OF(notes),
                                .chapters = chapters,
                                .chapter_count = COUNT_OF(chapters),
                                .seats = 1,
                                .prepare = prepare};
