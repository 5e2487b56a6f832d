/* Regicide's achievements, of the whole castle alone: a short court is a house rule. All seats win
 * or lose as one, so what anybody did counts for each. */
#include "achievement.h"
#include "base/limits.h"
#include "games/regicide.h"
#include "regicide/pieces.h"

#define KINGS_FROM  9 /* the enemies defeated when the first King falls */
#define EXACT_MANY  6
#define HEAL_MANY   15
#define BLOW_GREAT  40
#define GUARD_GREAT 20

enum { CASTLE, GOLD, EXACT_KING, SIX_EXACT, GREAT_HEAL, GREAT_BLOW, GREAT_GUARD, NO_YIELD, FOUR };

static const Achievement rows[] = {
    [CASTLE] = {"castle", N_("The castle has fallen"), N_("Win a game.")},
    [GOLD] = {"gold", N_("Without a Jester"), N_("Win alone without flipping a Jester.")},
    [EXACT_KING] = {"exact-king", N_("Long live the King"),
                    N_("Defeat a King with exactly the damage it takes.")},
    [SIX_EXACT] = {"six-exact", N_("Changing sides"), N_("Defeat six royals exactly in one game.")},
    [GREAT_HEAL] = {"great-heal", N_("All back to the tavern"), N_("Heal 15 cards with one play.")},
    [GREAT_BLOW] = {"great-blow", N_("The great blow"), N_("Deal 40 damage with one play.")},
    [GREAT_GUARD] = {"great-guard", N_("A wall of Spades"),
                     N_("Lower the attack of one enemy by 20.")},
    [NO_YIELD] = {"no-yield", N_("Nobody yields"),
                  N_("Win with two players or more without a yield.")},
    [FOUR] = {"four", N_("Four at the table"), N_("Win with four players.")},
};

typedef struct Tally {
    int exact, most_healed, most_damage, most_shield, yields;
    bool has_exact_king;
} Tally;

static void count_cue(Tally *tally, const Event *event)
{
    int value = event->value;
    switch (event->name) {
    case REGICIDE_CUE_HEAL:
        tally->most_healed = max_int(tally->most_healed, value);
        break;
    case REGICIDE_CUE_HIT:
        tally->most_damage = max_int(tally->most_damage, value);
        break;
    case REGICIDE_CUE_EXACT:
        tally->exact++;
        tally->has_exact_king = tally->has_exact_king || value >= KINGS_FROM;
        break;
    case REGICIDE_CUE_YIELD:
        tally->yields++;
        break;
    default:
        break;
    }
}

static void count(void *context, const Event *event, const Played *played)
{
    Tally *tally = context;
    (void)played;
    if (event->kind == EVENT_CUE) {
        count_cue(tally, event);
    } else if (event->kind == EVENT_COUNTER && event->name == REGICIDE_SHIELD) {
        tally->most_shield = max_int(tally->most_shield, event->value);
    }
}

static uint32_t prove(const AchievementMatch *asked)
{
    Tally tally = {0};
    RegicideView view;
    match_view(asked->match, asked->seat, &view);
    if (regicide_court(&view.table) != REGICIDE_WHOLE_COURT) {
        return 0;
    }
    achievement_walk(asked->match, count, &tally);
    bool is_win = achievement_is_win(asked);
    unsigned seats = asked->match->setup.seats;
    const bool won[] = {
        [CASTLE] = is_win,
        [GOLD] = regicide_medal(&view.table) == REGICIDE_GOLD,
        [EXACT_KING] = tally.has_exact_king,
        [SIX_EXACT] = tally.exact >= EXACT_MANY,
        [GREAT_HEAL] = tally.most_healed >= HEAL_MANY,
        [GREAT_BLOW] = tally.most_damage >= BLOW_GREAT,
        [GREAT_GUARD] = tally.most_shield >= GUARD_GREAT,
        [NO_YIELD] = is_win && seats > 1 && tally.yields == 0,
        [FOUR] = is_win && seats == REGICIDE_SEATS,
    };
    return achievement_mask(won, COUNT_OF(won));
}

const AchievementSet regicide_achievements = {rows, COUNT_OF(rows), prove};
