/* Clash of Decks' achievements, in duels and against the automaton. */
#include "achievement.h"
#include "base/limits.h"
#include "clash/pieces.h"
#include "games/clash.h"

#define LEVEL_MIDDLE  3
#define LEVEL_HIGHEST 5
#define DESTROYED     3
#define PASSED        3
#define SPELL_KILLS   2

enum { KEEPER, LEVEL_THREE, LEVEL_FIVE, UNTOUCHED, ASSAULT, SPELL, SPRINT, DRAFT, CONSTRUCTED };

static const Achievement rows[] = {
    [KEEPER] = {"keeper", N_("The gates are open"), N_("Win a game.")},
    [LEVEL_THREE] = {"level-three", N_("Clockwork"), N_("Beat the automaton at level 3.")},
    [LEVEL_FIVE] = {"level-five", N_("The spring is broken"), N_("Beat the automaton at level 5.")},
    [UNTOUCHED] = {"untouched", N_("Not a scratch"), N_("Win with your Bastion still standing.")},
    [ASSAULT] = {"assault", N_("Clear the bridges"),
                 N_("Destroy three enemy units in one assault.")},
    [SPELL] = {"spell", N_("Two with one spell"),
               N_("Destroy two enemy units with one incantation.")},
    [SPRINT] = {"sprint", N_("Through the ranks"), N_("Sprint past three units.")},
    [DRAFT] = {"draft", N_("What was left"), N_("Win a duel with drafted decks.")},
    [CONSTRUCTED] = {"constructed", N_("My own ten"), N_("Win a duel with constructed decks.")},
};

typedef struct Tally {
    Seat seat;
    const Played *action; /* whose events come now */
    bool is_assault;      /* the seat's: what comes until the next turn is of it */
    unsigned by_spell, by_assault;
    unsigned most_by_spell, most_by_assault, most_passed;
} Tally;

static void begin_action(Tally *tally, const Played *played)
{
    bool begins = action_verb(played->action) == CLASH_ATTACK && played->seat == tally->seat;
    tally->action = played;
    tally->by_spell = 0;
    if (begins) {
        tally->is_assault = true;
        tally->by_assault = 0;
    }
}

/* Of units that fall in an assault some fall as their owner orders those before. */
static void count_destroyed(Tally *tally)
{
    const Played *played = tally->action;
    if (action_verb(played->action) == CLASH_CAST && played->seat == tally->seat) {
        tally->most_by_spell = max_unsigned(tally->most_by_spell, ++tally->by_spell);
    } else if (tally->is_assault) {
        tally->most_by_assault = max_unsigned(tally->most_by_assault, ++tally->by_assault);
    }
}

static void count(void *context, const Event *event, const Played *played)
{
    Tally *tally = context;
    if (played != tally->action) {
        begin_action(tally, played);
    }
    if (event->kind == EVENT_COUNTER && event->name == CLASH_COUNTER_TURN) {
        tally->is_assault = false;
    } else if (event->kind == EVENT_CUE && event->name == CLASH_CUE_DESTROY &&
               event->value != tally->seat) {
        count_destroyed(tally);
    } else if (event->kind == EVENT_CUE && event->name == CLASH_CUE_SPRINT && tally->is_assault) {
        tally->most_passed = max_unsigned(tally->most_passed, (unsigned)event->value);
    }
}

static uint32_t prove(const AchievementMatch *asked)
{
    Tally tally = {.seat = asked->seat};
    ClashView view;
    match_view(asked->match, asked->seat, &view);
    achievement_walk(asked->match, count, &tally);
    const ClashTable *table = &view.table;
    bool is_win = achievement_is_win(asked), is_solo = table->mode == CLASH_SOLO;
    int level = is_solo ? clash_difficulty(&asked->match->setup) : 0;
    const bool won[] = {
        [KEEPER] = is_win,
        [LEVEL_THREE] = is_win && level >= LEVEL_MIDDLE,
        [LEVEL_FIVE] = is_win && level >= LEVEL_HIGHEST,
        [UNTOUCHED] = is_win && !table->sides[asked->seat].is_fort,
        [ASSAULT] = tally.most_by_assault >= DESTROYED,
        [SPELL] = tally.most_by_spell >= SPELL_KILLS,
        [SPRINT] = tally.most_passed >= PASSED,
        [DRAFT] = is_win && !is_solo && table->format == CLASH_DRAFT,
        [CONSTRUCTED] = is_win && !is_solo && table->format == CLASH_CONSTRUCTED,
    };
    return achievement_mask(won, COUNT_OF(won));
}

const AchievementSet clash_achievements = {rows, COUNT_OF(rows), prove};
