/* The worker answers with what the player would choose without it, can be hurried, and forgets. */
#include "thinker.h"

#include "core/match.h"
#include "games/null.h"
#include "testing.h"

#include <stdatomic.h>
#include <time.h>

static void count_wakes(void *context)
{
    atomic_fetch_add((atomic_int *)context, 1);
}

static Action await(Thinker *thinker)
{
    Advice advice;
    while (!thinker_take(thinker, &advice)) {
        nanosleep(&(struct timespec){.tv_nsec = 1000000}, NULL);
    }
    return advice.best;
}

typedef struct Position {
    NullView view;
    BotRequest request;
} Position;

static void position_make(Position *position, uint32_t nodes)
{
    Match match;
    Setup setup = setup_initial(&null_game, 3, 11);
    match_init(&match, &null_game, &setup);
    match_view(&match, 0, &position->view);
    match_release(&match);
    position->request = (BotRequest){.game = &null_game,
                                     .view = &position->view,
                                     .level = BOT_NORMAL,
                                     .nodes = nodes,
                                     .seed = 3};
}

static void it_answers_as_the_player_does(void **state)
{
    atomic_int wakes = 0;
    Position position;
    position_make(&position, 0);
    Thinker *thinker = thinker_new(count_wakes, &wakes);
    assert_false(thinker_is_busy(thinker));
    thinker_ask(thinker, &position.request);
    assert_true(thinker_is_busy(thinker));
    assert_true(await(thinker) == bot_choose(&position.request));
    assert_false(thinker_is_busy(thinker));
    assert_int_equal(atomic_load(&wakes), 1);
    thinker_free(thinker);
}

static void a_long_thought_ends_when_hurried(void **state)
{
    atomic_int wakes = 0;
    Position position;
    position_make(&position, UINT32_MAX);
    Thinker *thinker = thinker_new(count_wakes, &wakes);
    thinker_ask(thinker, &position.request);
    thinker_hurry(thinker);
    Action action = await(thinker);
    assert_int_equal(action_verb(action), NULL_PLAY);
    thinker_free(thinker);
}

static void what_is_dropped_never_answers(void **state)
{
    atomic_int wakes = 0;
    Advice advice;
    Position position;
    position_make(&position, UINT32_MAX);
    Thinker *thinker = thinker_new(count_wakes, &wakes);
    thinker_ask(thinker, &position.request);
    thinker_drop(thinker);
    assert_false(thinker_is_busy(thinker));
    assert_false(thinker_take(thinker, &advice));
    position.request.nodes = 0;
    thinker_ask(thinker, &position.request);
    assert_true(await(thinker) == bot_choose(&position.request));
    thinker_ask(thinker, &position.request);
    thinker_free(thinker);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(it_answers_as_the_player_does),
        cmocka_unit_test(a_long_thought_ends_when_hurried),
        cmocka_unit_test(what_is_dropped_never_answers),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
