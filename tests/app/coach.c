/* What the coach finds in a match that is over: the decisions of persons that cost most, and
 * nothing of computers. */
#include "coach.h"

#include "core/notation.h"
#include "games/regicide.h"
#include "testing.h"

#include <time.h>

static void wake(void *context)
{
    (void)context;
}

/* A lost game alone. With its second action the person gives away every chance of gold, with the
 * seventh of silver, with the thirteenth of winning at all. */
static const char *const line[] = {"play AC",
                                   "discard AD 4S 6S",
                                   "play 7S",
                                   "discard 8S 9H",
                                   "play TS",
                                   "flip",
                                   "discard AS 2D 2S 3S 5H",
                                   "play 6H",
                                   "play 7C",
                                   "flip",
                                   "discard 2C 3D 3H 4C",
                                   "play 5C",
                                   "play 8H",
                                   "discard 9S TD"};

#define LINE (sizeof line / sizeof line[0])

static Session lost(SeatKind kind)
{
    Session session;
    MatchPlan plan = plan_initial(&regicide_game, 1);
    plan.setup.seed = 42;
    plan.kinds[0] = kind;
    session_start(&session, &plan);
    for (size_t i = 0; i < LINE; i++) {
        Action action;
        assert_true(notation_read(&regicide_game, line[i], &action));
        assert_true(match_act(&session.match, 0, action));
    }
    assert_true(match_is_over(&session.match));
    return session;
}

static Review reviewed(const Session *session)
{
    Review review = {0};
    Thinker *thinker = thinker_new(wake, NULL);
    while (review_step(&review, session, thinker, REGICIDE_GOLD)) {
        nanosleep(&(struct timespec){.tv_nsec = 1000000}, NULL);
    }
    thinker_free(thinker);
    return review;
}

static void the_costliest_stand_first(void **state)
{
    Session session = lost(SEAT_PERSON);
    Review review = reviewed(&session);
    assert_true(review.is_done);
    assert_int_equal(review.count, REVIEW_COSTLY);
    assert_int_equal(review.costly[0].index, 1);
    assert_int_equal(review.costly[1].index, 6);
    assert_int_equal(review.costly[2].index, 12);
    for (size_t i = 0; i < review.count; i++) {
        const Judgement *judgement = &review.costly[i].judgement;
        assert_int_equal(judgement->chosen_chance, 0);
        assert_int_equal(judgement->loss, judgement->best_chance);
        assert_true(judgement->loss >= coach_threshold(COACH_GENTLE));
    }
    assert_int_equal(review.costly[0].judgement.aim, REGICIDE_GOLD);
    assert_int_equal(review.costly[1].judgement.aim, REGICIDE_SILVER);
    session_release(&session);
}

static Remark remark(uint32_t index, Seat seat, unsigned aim, int best, int chosen)
{
    return (Remark){.index = index,
                    .seat = seat,
                    .judgement = {.best_chance = (int16_t)best,
                                  .chosen_chance = (int16_t)chosen,
                                  .loss = (int16_t)(best - chosen),
                                  .aim = aim}};
}

/* What could still be won with the next decision was not lost by the one before it: of 1000, 800
 * were left, so the first cost 200, the second all 800. */
static void no_two_contradict_each_other(void **state)
{
    Review review = {0};
    const Remark added[] = {remark(41, 0, REGICIDE_BRONZE, 1000, 0),
                            remark(42, 0, REGICIDE_BRONZE, 800, 0)};
    review_add(&review, &added[0]);
    review_add(&review, &added[1]);
    review_end(&review);
    assert_int_equal(review.count, 2);
    assert_int_equal(review.costly[0].index, 42);
    assert_int_equal(review.costly[0].judgement.loss, 800);
    assert_int_equal(review.costly[1].index, 41);
    assert_int_equal(review.costly[1].judgement.chosen_chance, 800);
    assert_int_equal(review.costly[1].judgement.loss, 200);
}

/* A chance for bronze is none for gold, and what another has is none of one's own. */
static void only_what_can_be_compared_is(void **state)
{
    Review review = {0};
    const Remark added[] = {remark(1, 0, REGICIDE_GOLD, 900, 100),
                            remark(2, 1, REGICIDE_GOLD, 800, 0),
                            remark(3, 0, REGICIDE_BRONZE, 700, 700)};
    for (size_t i = 0; i < 3; i++) {
        review_add(&review, &added[i]);
    }
    review_end(&review);
    assert_int_equal(review.count, 2);
    assert_int_equal(review.costly[0].judgement.loss, 800);
    assert_int_equal(review.costly[1].judgement.loss, 800);
}

static void computers_are_not_judged(void **state)
{
    Session session = lost(SEAT_HARD);
    Review review = reviewed(&session);
    assert_true(review.is_done);
    assert_int_equal(review.count, 0);
    session_release(&session);
}

/* Gentle says less than full, and nothing is said when it is off. */
static void levels_have_their_thresholds(void **state)
{
    assert_true(coach_threshold(COACH_FULL) < coach_threshold(COACH_GENTLE));
    assert_true(coach_threshold(COACH_OFF) > 1000);
    assert_true(coach_threshold(COACH_FULL) >= 50); /* what trials can tell */
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_costliest_stand_first),
        cmocka_unit_test(no_two_contradict_each_other),
        cmocka_unit_test(only_what_can_be_compared_is),
        cmocka_unit_test(computers_are_not_judged),
        cmocka_unit_test(levels_have_their_thresholds),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
