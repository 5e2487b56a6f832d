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

static bool has_acted(const void *view, unsigned acts)
{
    return acts > 0 && is_playing(view);
}

static bool has_ace(const void *view, unsigned acts)
{
    const RegicideView *seen = view;
    return acts > 0 && is_playing(seen) && (seen->hand & 0xF) != 0 && set_count(seen->hand) > 1;
}

/* Two cards of one number, not aces, of at most ten together. */
static bool has_combo(const void *view, unsigned acts)
{
    const RegicideView *seen = view;
    for (unsigned rank = 1; rank < 5 && acts > 0 && is_playing(seen); rank++) {
        if (set_count(seen->hand >> 4 * rank & 0xF) > 1) {
            return true;
        }
    }
    return false;
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
    {N_("Welcome! Twelve royals have lost their minds, and you stop them alone: four Jacks, then "
        "four Queens, then four Kings. This is the first Jack."),
     {"table.enemy", "pile.castle"},
     NULL,
     false},
    {N_("A Jack has 20 health and strikes for 10 after each of your plays. Bring the health to 0 "
        "and the next royal steps forward."),
     {"table.health", "table.attack"},
     NULL,
     false},
    {N_("These are your cards, eight at most. A card deals its number as damage, and its suit does "
        "something more."),
     {"hand.card."},
     NULL,
     false},
    {N_("Hearts put cards from the discard pile back under the deck. Diamonds draw cards. Clubs "
        "deal double damage. Spades weaken the strike of this enemy for as long as it lives."),
     {"power."},
     NULL,
     false},
    {N_("The enemy is immune to the power of its own suit. Against this Jack diamonds deal damage, "
        "but draw nothing."),
     {"table.immune", "table.enemy"},
     NULL,
     false},
    {N_("Now it is your turn. Press a card and then the golden button, or drag the card to the "
        "middle. A ten of spades would take the whole strength from the Jack's strike."),
     {"hand.card.", "button.confirm"},
     NULL,
     true},
    {N_("The enemy lives, so it strikes back. Choose cards that add up to its attack at least and "
        "discard them: an ace counts 1, a Jack 10, a Queen 15, a King 20. Who cannot pay loses the "
        "game."),
     {"table.attack", "hand.card."},
     is_struck,
     true},
    {N_("Your shield stands: it lowers each strike of this enemy until it falls. Further spades "
        "are added to it."),
     {"table.shield", "table.attack"},
     has_shield,
     false},
    {N_("When the deck is empty, diamonds draw nothing. Hearts fill it again from the discard "
        "pile: play them while there is something to bring back."),
     {"pile.tavern", "pile.discard"},
     has_acted,
     false},
    {N_("An ace is a companion: it goes along with any one card, adds 1, and brings the power of "
        "its own suit."),
     {"hand.card.A"},
     has_ace,
     false},
    {N_("Two, three or four cards of the same number may be played together as long as they add up "
        "to 10 at most. Each suit among them then acts with the whole sum."),
     {"hand.card."},
     has_combo,
     false},
    {N_("Nearly there! If you deal exactly the health that is left, the royal comes over to you: "
        "it goes on top of the deck and will be one of your cards. With more damage it is merely "
        "discarded."),
     {"table.health", "table.enemy"},
     is_nearly_dead,
     false},
    {N_("Few cards left? Alone you have two Jesters. Flipping one throws away your hand and draws "
        "eight new cards. Who wins without using them earns a better medal."),
     {"button.flip", "table.flips"},
     is_short_of_cards,
     false},
    {N_("One royal has fallen, eleven are left. A Queen has 30 health and strikes for 15, a King "
        "40 and 20. You know all the rules now: play on, and let Hint help you when you are "
        "stuck."),
     {"table.number", "pile.castle"},
     has_defeated,
     false},
};

static const LessonChapter chapters[] = {
    {N_("Your turn"), 0},
    {N_("The enemy strikes back"), 6},
    {N_("Aces and combos"), 9},
    {N_("The end of an enemy"), 11},
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
