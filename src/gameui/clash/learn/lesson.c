/* A first duel in Clash of Decks against a gentle computer: what the host says, and when. */
#include "clash_ui.h"

#include "base/limits.h"
#include "core/message.h"
#include "games/clash.h"
#include "match_plan.h"

#define LESSON_DEAL 7 /* cheap units in reach, an incantation behind them */

static const ClashSide *own(const ClashView *seen)
{
    return &seen->table.sides[seen->seat];
}

static const ClashSide *other(const ClashView *seen)
{
    return &seen->table.sides[1 - seen->seat];
}

static unsigned units_of(const ClashSide *side)
{
    return (unsigned)side->counts[0] + side->counts[1];
}

static bool has_summoned(const void *view, unsigned acts)
{
    const ClashView *seen = view;
    return acts > 0 && seen->table.phase == CLASH_SUMMONING && units_of(own(seen)) > 0;
}

static bool is_second_turn(const void *view, unsigned acts)
{
    const ClashView *seen = view;
    (void)acts;
    return seen->table.turn > 2 && seen->table.phase == CLASH_SUMMONING;
}

static bool can_strike(const void *view, unsigned acts)
{
    const ClashView *seen = view;
    return is_second_turn(view, acts) && units_of(own(seen)) > 0;
}

static bool has_nothing(const void *view, unsigned acts)
{
    return is_second_turn(view, acts) && units_of(own(view)) == 0;
}

static bool is_faced(const void *view, unsigned acts)
{
    const ClashView *seen = view;
    return is_second_turn(view, acts) && units_of(own(seen)) > 0 && units_of(other(seen)) > 0;
}

/* The leftmost four, which can be played. */
static CardSet reach(const void *view)
{
    const ClashView *seen = view;
    CardSet cards = 0;
    for (unsigned i = 0; i < min_unsigned(own(seen)->hand_count, CLASH_WINDOW); i++) {
        cards |= card_bit(own(seen)->hand[i]);
    }
    return cards;
}

static CardSet incantations(const void *view)
{
    CardSet found = 0;
    FOR_CARDS(rest, reach(view))
    {
        if (clash_is_incantation(set_first(rest))) {
            found |= card_bit(set_first(rest));
        }
    }
    return found;
}

static CardSet units_in_reach(const void *view)
{
    return reach(view) & ~incantations(view);
}

static bool has_incantation(const void *view, unsigned acts)
{
    return is_faced(view, acts) && incantations(view) != 0;
}

static bool is_keeper_moved(const void *view, unsigned acts)
{
    const ClashView *seen = view;
    return is_second_turn(view, acts) && own(seen)->keeper > 0;
}

static bool is_fort(const void *view, unsigned acts)
{
    const ClashView *seen = view;
    return is_second_turn(view, acts) && (own(seen)->is_fort || other(seen)->is_fort);
}

static bool is_third_turn(const void *view, unsigned acts)
{
    const ClashView *seen = view;
    return is_second_turn(view, acts) && seen->table.turn > 4;
}

static const LessonNote notes[] = {
    {.words = N_("Welcome! Two armies meet at two bridges. Your hand is your wall: the Bastion "
                 "stands in it "
                 "at the left, and each point of damage moves it one place to the right."),
     .points = {"hand.card.bastion"}},
    {.words = N_(
         "A Bastion at the right end of the hand falls and turns into a Fort at the left end. If "
         "the Fort comes to the right end, its owner loses. So a hand with many cards is a thick "
         "wall."),
     .points = {"seat.0.keeper", "seat.1.keeper"}},
    {.words =
         N_("This is your mana: as much as you have cards in hand, in the first turn 6. Each card "
            "costs the number at its upper corner."),
     .points = {"table.mana"}},
    {.words = N_("You can only play one of the four leftmost cards, the Bastion not counted. You "
                 "may never rearrange your hand, so plan ahead which card comes into reach."),
     .cards = reach},
    {.words = N_("Press one of these units, then a row, or drag it there. The first unit of a row "
                 "stands nearest the bridge and guards those behind it."),
     .points = {"row.0."},
     .waits = true,
     .cards = units_in_reach},
    {.words = N_(
         "There it stands. New units do not attack in their first turn unless they have Rage. If "
         "mana is left you can summon another one; press Assault to end your turn."),
     .points = {"button.attack", "table.mana"},
     .is_due = has_summoned},
    {.words = N_("Your rows are empty: nothing guards your Bastion, and nothing of yours attacks. "
                 "Summon a unit now."),
     .points = {"row.0."},
     .is_due = has_nothing,
     .waits = true,
     .may_miss = true,
     .cards = units_in_reach},
    {.words = N_("The other side has answered. A unit attacks the enemy nearest the bridge in its "
                 "own row. Where nobody stands in the way, it attacks the Bastion."),
     .points = {"row.1.", "row.0."},
     .is_due = is_faced},
    {.words =
         N_("Before you press Assault, look here: it tells what your units will do, top row first, "
            "from the back to the bridge."),
     .points = {"table.preview", "button.attack"},
     .is_due = can_strike},
    {.words = N_(
         "Damage adds up within a turn, and at its end all units are whole again. A destroyed unit "
         "goes back to the right end of its owner's hand: its wall grows thicker."),
     .points = {"row.1."},
     .is_due = is_third_turn},
    {.words =
         N_("An incantation is in reach: it deals its damage to any one unit, at once, and then "
            "returns to the right end of your hand."),
     .is_due = has_incantation,
     .cards = incantations,
     .may_miss = true},
    {.words = N_(
         "Your Bastion was hit and has moved. It stays where it is; only more cards to its right "
         "give you time."),
     .points = {"hand.card.bastion", "seat.0.keeper"},
     .is_due = is_keeper_moved,
     .may_miss = true},
    {.words = N_("A Bastion has fallen: now the Fort stands in its place. It is the last wall: "
                 "whoever loses it loses the game."),
     .points = {"seat.0.keeper", "seat.1.keeper"},
     .is_due = is_fort,
     .may_miss = true},
    {.words = N_(
         "Signs on the units tell their abilities. Rest on a unit to read what they mean, or open "
         "the summary of the rules."),
     .points = {"row.", "button.summary"},
     .is_due = is_third_turn},
    {.words =
         N_("Rage, Splash, Perforation, Berserk, Protection, Sprint, Indestructible: each of these "
            "seven decides a small puzzle of its own. Solve them, and you know the cards. You "
            "know all the rules now: play on!"),
     .points = {"row.", "button.summary"},
     .is_due = is_third_turn},
};

static const LessonChapter chapters[] = {
    {N_("Summoning"), 0, "summoning", "topple-2", 0x3F},
    {N_("The assault"), 7, "assault", "berserk-1", 0x180},
    {N_("Walls and incantations"), 9, "walls", "protection-1", 0x200},
    {N_("Abilities"), 13, "abilities", "rage-1", 0x1000},
};

static void prepare(MatchPlan *plan)
{
    plan->setup.seed = LESSON_DEAL;
    plan->setup.options[CLASH_OPTION_FIRST] = 0;
    plan->kinds[1] = SEAT_EASY;
}

const Lesson clash_lesson = {.notes = notes,
                             .count = COUNT_OF(notes),
                             .chapters = chapters,
                             .chapter_count = COUNT_OF(chapters),
                             .seats = 2,
                             .prepare = prepare};
