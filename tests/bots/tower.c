/* The tower of Clash of Decks: every floor has a line that wins it for gold, in which the boss
 * plays what it plays at the table; each boss drafts cards of its kind; and the floors grow harder.
 */
#include "bots/bot.h"
#include "core/match.h"
#include "games/clash_tower.h"
#include "stored_lines.h"
#include "testing.h"

#define KIND   2 /* of eight cards: so many at least, whoever drafts against the boss */
#define DRAFTS 24

static unsigned of_kind(const Match *match, ClashManner manner)
{
    ClashView view;
    unsigned count = 0;
    match_view(match, 0, &view);
    for (CardSet rest = view.table.sides[1].cards; rest; rest = set_without_first(rest)) {
        count += clash_manner_wants(manner, set_first(rest));
    }
    return count;
}

static Action boss_choice(const Match *match, const ClashFloor *floor)
{
    return choice_at_table(match, 1, (BotLevel)floor->level, floor->manner);
}

static void play_line(Match *match, StoredLine *line, const ClashFloor *floor)
{
    for (Action action; (action = stored_action(line, &clash_game)) != ACTION_NONE;) {
        Seat seat = actor_of(match);
        if (seat == 1) {
            assert_true(action == boss_choice(match, floor));
        }
        assert_true(match_act(match, seat, action));
    }
}

static void assert_golden(unsigned number, StoredLine *line)
{
    Match match;
    Outcome outcome;
    ClashView view;
    const ClashFloor *floor = &clash_tower[number];
    Setup setup = clash_tower_setup(floor);
    assert_int_equal(line->seed, floor->seed);
    match_init(&match, &clash_game, &setup);
    play_line(&match, line, floor);
    assert_true(match_is_over(&match));
    match_outcome(&match, &outcome);
    match_view(&match, 0, &view);
    assert_int_equal(outcome.winners, seat_bit(0));
    assert_false(view.table.sides[0].is_fort);
    if (floor->manner != CLASH_PLAIN) {
        assert_true(of_kind(&match, (ClashManner)floor->manner) >= KIND);
    }
    match_release(&match);
}

static void every_floor_can_be_won_for_gold(void **unused)
{
    stored_lines_each(LINES, CLASH_FLOORS, assert_golden);
}

/* Cards of a kind in the decks of seat 1, which drafts by a manner against a plain player. */
static unsigned drafted(ClashManner kind, unsigned manner)
{
    unsigned count = 0;
    for (uint64_t seed = 1; seed <= DRAFTS; seed++) {
        Match match;
        ClashFloor floor = {.seed = (uint32_t)seed};
        Setup setup = clash_tower_setup(&floor);
        ClashView view;
        match_init(&match, &clash_game, &setup);
        do {
            Seat seat = actor_of(&match);
            unsigned habit = seat == 1 ? manner : CLASH_PLAIN;
            match_act(&match, seat, choice_at_table(&match, seat, BOT_EASY, habit));
            match_view(&match, 0, &view);
        } while (view.table.phase == CLASH_PICKING);
        count += of_kind(&match, kind);
        match_release(&match);
    }
    return count;
}

static void a_habit_makes_a_deck_of_its_kind(void **unused)
{
    for (ClashManner manner = CLASH_PLAIN + 1; manner < CLASH_MANNERS; manner++) {
        unsigned plain = drafted(manner, CLASH_PLAIN), habit = drafted(manner, manner);
        assert_true(habit * 3 >= plain * 4);
    }
}

/* A habit is of the draft alone: planning goes on where nothing is liked. */
static void the_strongest_bosses_draft_by_habit_too(void **unused)
{
    ClashFloor floor = {.seed = 5};
    Setup setup = clash_tower_setup(&floor);
    for (ClashManner manner = CLASH_PLAIN + 1; manner < CLASH_MANNERS; manner++) {
        Match match;
        ClashView view;
        match_init(&match, &clash_game, &setup);
        match_view(&match, 0, &view);
        bool is_there = false;
        for (unsigned i = 0; i < view.table.pool_count; i++) {
            is_there |= clash_manner_wants(manner, view.table.pool[i]);
        }
        Card picked =
            action_operand(choice_at_table(&match, actor_of(&match), BOT_HARD, manner), 0);
        assert_int_equal(clash_manner_wants(manner, picked), is_there);
        match_release(&match);
    }
}

static unsigned handicap_of(const ClashFloor *floor)
{
    return floor->level * 4u + floor->mana * 2u + floor->first;
}

static void grows_harder(void **unused)
{
    for (unsigned i = 1; i < CLASH_FLOORS; i++) {
        assert_true(handicap_of(&clash_tower[i]) >= handicap_of(&clash_tower[i - 1]));
        assert_true(clash_tower[i].mana >= clash_tower[i - 1].mana);
        assert_true(clash_tower[i].loss > clash_tower[i - 1].loss);
    }
    assert_true(clash_tower[CLASH_FLOORS - 1].loss >= clash_tower[0].loss + 500);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_floor_can_be_won_for_gold),
        cmocka_unit_test(a_habit_makes_a_deck_of_its_kind),
        cmocka_unit_test(the_strongest_bosses_draft_by_habit_too),
        cmocka_unit_test(grows_harder),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
