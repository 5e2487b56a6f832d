/* A first duel in Clash of Decks against a gentle computer: what the host says and asks for. */
#include "clash/pieces.h"

#include "base/limits.h"
#include "core/message.h"
#include "games/clash.h"

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

static bool has_summoned(const LessonSight *sight)
{
    const ClashView *seen = sight->view;
    return seen->table.phase == CLASH_SUMMONING && units_of(own(seen)) > 0;
}

/* In the turn in which the position was put up. */
static bool is_same_turn(const LessonSight *sight)
{
    const ClashView *seen = sight->view, *start = sight->start;
    return seen->table.turn == start->table.turn;
}

/* What of the leftmost four can be paid. */
static CardSet reach(const void *view)
{
    const ClashView *seen = view;
    CardSet cards = 0;
    for (unsigned i = 0; i < min_unsigned(own(seen)->hand_count, CLASH_WINDOW); i++) {
        cards |= card_bit(own(seen)->hand[i]);
    }
    return cards;
}

static CardSet payable(const void *view)
{
    const ClashView *seen = view;
    CardSet cards = 0;
    FOR_CARDS(rest, reach(view))
    {
        if (clash_facts[set_first(rest)].mana <= seen->table.mana) {
            cards |= card_bit(set_first(rest));
        }
    }
    return cards;
}

static CardSet incantations(const void *view)
{
    return payable(view) & CLASH_INCANTATIONS;
}

static CardSet units_in_reach(const void *view)
{
    return payable(view) & ~CLASH_INCANTATIONS;
}

static bool can_cast(const LessonSight *sight)
{
    return is_same_turn(sight) && incantations(sight->view) != 0;
}

static bool summons(const LessonAction *act)
{
    return action_verb(act->action) == CLASH_SUMMON;
}

static bool casts(const LessonAction *act)
{
    return action_verb(act->action) == CLASH_CAST;
}

/* With a unit on the table. */
static bool assaults(const LessonAction *act)
{
    return action_verb(act->action) == CLASH_ATTACK && units_of(own(act->before)) > 0;
}

/* The assault waits before an attack, as an incantation could be cast. */
static bool waits_to_strike(const LessonSight *sight)
{
    const ClashView *seen = sight->view;
    return is_same_turn(sight) && seen->table.phase == CLASH_ATTACKING;
}

static bool goes_on(const LessonAction *act)
{
    const ClashView *before = act->before;
    return before->table.phase == CLASH_ATTACKING;
}

static bool hits_keeper(const LessonAction *act)
{
    const ClashSide *before = other(act->before), *after = other(act->after);
    return after->keeper > before->keeper || after->is_fort > before->is_fort;
}

static bool destroys_two(const LessonAction *act)
{
    return units_of(other(act->start)) >= units_of(other(act->after)) + 2;
}

static const LessonNote summoning[] = {
    {.words = N_("Welcome! Two armies meet at two bridges. Your hand is your wall: the Bastion "
                 "stands in it "
                 "at the left, and each point of damage moves it one place to the right."),
     .points = {"hand.card.bastion"},
     /* cheap units in reach, an incantation behind them */
     .from = {.match = "MEJA1-CLASH-10063-00000-0000R-10000-00R5G-3V5Y1-B3MCX"}},
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
     .is_done = summons,
     .cards = units_in_reach},
    {.words = N_(
         "There it stands. New units do not attack in their first turn unless they have Rage. If "
         "mana is left you can summon another one; press Assault to end your turn."),
     .points = {"button.attack", "table.mana"},
     .is_due = has_summoned,
     .is_done = assaults},
};

static const LessonNote assault[] = {
    {.words = N_("The other side has answered. A unit attacks the enemy nearest the bridge in its "
                 "own row. Where nobody stands in the way, it attacks the Bastion."),
     .points = {"row.1.", "row.0."},
     .from = {.match = "MEJA1-CLASH-10063-00000-0000R-10000-00RF7-T80PX-00MP5-1F91E-5"}},
    {.words = N_(
         "Damage adds up within a turn, and at its end all units are whole again. A destroyed unit "
         "goes back to the right end of its owner's hand: its wall grows thicker."),
     .points = {"row.1."}},
    {.words = N_("Look here: it tells what your units will do, top row first, from the back to the "
                 "bridge. Then press Assault."),
     .points = {"table.preview", "button.attack"},
     .is_due = is_same_turn,
     .is_done = assaults},
    {.words = N_("Before each attack you may cast an incantation. Press Next attack, and your unit "
                 "attacks."),
     .points = {"button.strike"},
     .is_due = waits_to_strike,
     .is_done = goes_on,
     .may_miss = true},
};

static const LessonNote walls[] = {
    {.words =
         N_("An incantation is in reach: it deals its damage to any one unit, at once, and then "
            "returns to the right end of your hand."),
     .points = {"row.1."},
     .from = {.match = "MEJA1-CLASH-10063-00000-0000R-10000-008E5-GDGWY-006G7-JJEAJ"},
     .is_due = can_cast,
     .is_done = casts,
     .cards = incantations},
    {.words =
         N_("Nobody guards the bottom row: press Assault and hit the Bastion. It does not move "
            "back; only more cards to its right give its owner time."),
     .points = {"button.attack", "seat.1.keeper"},
     .is_due = is_same_turn,
     .is_done = hits_keeper},
};

/* What is asked for and how it is reached say the puzzles. */
#define ABILITY(...)                                                                               \
    {                                                                                              \
        .points = {"row.1."}, .from = {__VA_ARGS__}, .is_due = is_same_turn,                       \
        .is_done = destroys_two, .cards = payable                                                  \
    }

static const LessonNote abilities[] = {
    {.words = N_(
         "Signs on the units tell their abilities. Rest on a unit to read what they mean, or open "
         "the summary of the rules."),
     .points = {"row.", "button.summary"},
     .from = {.puzzle = "rage-1"}},
    ABILITY(.puzzle = NULL),
    ABILITY(.puzzle = "splash-1"),
    ABILITY(.puzzle = "perforation-1"),
    ABILITY(.puzzle = "berserk-1"),
    ABILITY(.puzzle = "protection-1"),
    ABILITY(.puzzle = "sprint-1"),
    ABILITY(.puzzle = "indestructible-1"),
};

static const LessonChapter chapters[] = {
    {N_("Summoning"), summoning, COUNT_OF(summoning), "summoning", "topple-2", 0x3F},
    {N_("The assault"), assault, COUNT_OF(assault), "assault", "topple-1", 0x180},
    {N_("Walls and incantations"), walls, COUNT_OF(walls), "walls", "win-1", 0x200},
    {N_("Abilities"), abilities, COUNT_OF(abilities), "abilities", "pair-1", 0x1000},
};

const Lesson clash_lesson = {chapters, COUNT_OF(chapters)};
