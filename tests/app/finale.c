/* The finale of a match: its room, and what comes when. */
#include "finale.h"

#include "app_match.h"
#include "games/claim.h"
#include "medal.h"
#include "opened.h"
#include "result_medal.h"
#include "result_words.h"
#include "testing.h"

#include <math.h>
#include <string.h>

enum { STEP_CARD, STEP_SEAT };

static const FinaleStep steps[] = {
    [STEP_CARD] =
        {.at = 1, .each = 0.5f, .over = 0.5f, .count = 3, .is_heard = true, .sound = SOUND_CLUE},
    [STEP_SEAT] = {.at = 3, .over = 1, .ease = EASE_IN_CUBIC, .is_heard = true, .sound = SOUND_WIN},
    {0}};

static Finale finale_at_age(float age)
{
    return (Finale){.app = &app, .steps = steps, .age = age};
}

static bool is_near(float a, float b)
{
    return fabsf(a - b) < 0.001f;
}

static void it_is_as_large_as_its_room_lets_it_be(void **unused)
{
    Finale finale = {.app = &app, .form = {.size = {100, 50}, .most = {120, 0}}};
    finale_fit(&finale, (Rect){10, 20, 300, 100}); /* the height decides */
    assert_true(is_near(finale.unit, 2));
    assert_true(is_near(finale.size.x, 120) && is_near(finale.size.y, 50));
    assert_true(is_near(finale.rect.x, 40) && is_near(finale.rect.w, 240));
    Rect place = finale_at(&finale, (Rect){-10, 5, 20, 10}); /* around the middle */
    assert_true(is_near(place.x, 140) && is_near(place.w, 40));
    assert_true(is_near(place.y, 30) && is_near(place.h, 20));
}

static void steps_come_one_after_another(void **unused)
{
    Finale finale = finale_at_age(1.75f);
    assert_true(is_near(finale_come(&finale, STEP_CARD, 0), 1));
    assert_true(is_near(finale_come(&finale, STEP_CARD, 1), 0.5f));
    assert_true(is_near(finale_come(&finale, STEP_CARD, 2), 0));
    assert_true(is_near(finale_since(&finale, STEP_CARD, 2), -0.25f));
    assert_true(is_near(finale_seconds(steps), 4));
    finale = finale_at_age(3.5f);
    assert_true(is_near(finale_come(&finale, STEP_SEAT, 0), 0.125f));
}

static void all_is_there_when_it_is_settled_and_without_steps(void **unused)
{
    Finale finale = finale_at_age(FINALE_SETTLED);
    assert_true(is_near(finale_come(&finale, STEP_SEAT, 0), 1));
    finale = (Finale){.app = &app};
    assert_true(is_near(finale_come(&finale, STEP_SEAT, 0), 1));
    assert_true(is_near(finale_seconds(NULL), 0));
}

/* What is drawn so many seconds after a medal began to come down, and how large the medal is. */
static size_t struck(Medal medal, float since, float *wide)
{
    static const char *const pictures[] = {[MEDAL_BRONZE] = "ui/medal-bronze",
                                           [MEDAL_SILVER] = "ui/medal-silver",
                                           [MEDAL_GOLD] = "ui/medal-gold"};
    Finale finale = {.app = &app};
    DrawList *list = ui_draw(app.ui);
    size_t first = draw_count(list);
    medal_strike(&finale, medal, pictures[medal], (Rect){300, 200, 100, 100}, since);
    *wide = 0;
    for (size_t i = first; i < draw_count(list); i++) {
        if (strcmp(draw_at(list, i)->picture->name, pictures[medal]) == 0) {
            *wide = draw_at(list, i)->rect.w;
        }
    }
    return draw_count(list) - first;
}

/* The more it is worth the more flies as it lands; all leave the same behind, which is also all
 * that is shown where no motion is wanted. */
static void medals_are_struck_by_their_rank(void **unused)
{
    float bronze, silver, gold;
    assert_int_equal(struck(MEDAL_GOLD, -0.1f, &gold), 0);
    struck(MEDAL_BRONZE, 0.2f, &bronze);
    struck(MEDAL_GOLD, 0.2f, &gold);
    assert_true(bronze > 110 && gold > bronze); /* it falls longer */
    size_t least = struck(MEDAL_BRONZE, 0.5f, &bronze), more = struck(MEDAL_SILVER, 0.5f, &silver);
    size_t most = struck(MEDAL_GOLD, 0.5f, &gold);
    assert_int_equal(more, least + 12);
    assert_int_equal(most, least + 41); /* 40 papers and a ring */
    assert_true(is_near(bronze, 100) && is_near(silver, 100) && is_near(gold, 100));
    assert_int_equal(struck(MEDAL_GOLD, FINALE_SETTLED, &gold), least);
    ui_set_reduced_motion(app.ui, true);
    assert_int_equal(struck(MEDAL_GOLD, 0.5f, &gold), least);
    assert_true(is_near(gold, 100));
    ui_set_reduced_motion(app.ui, false);
}

/* Plays the deal of a day of Claim by random actions until the first seat has won one. */
static Medal win_a_day(DealPlace place)
{
    MatchPlan plan = progress_plan(place);
    for (uint64_t seed = 1;; seed++) {
        Rng rng = rng_seeded(seed);
        app_begin_match(&app, &plan);
        Match *match = &app.session.match;
        while (!match_is_over(match)) {
            Action legal[LEGAL_COUNT_MAX];
            Seat seat = seats_first(match_actors(match));
            size_t count = match_legal(match, seat, legal, LEGAL_COUNT_MAX);
            assert_true(match_act(match, seat, legal[rng_below(&rng, (uint32_t)count)]));
        }
        if (result_place_medal(&app, place) != MEDAL_NONE) {
            return result_place_medal(&app, place);
        }
    }
}

/* How many commands a frame of the result's medal takes, so many ms after the result began. */
static size_t medal_drawn(Result *result, unsigned ms)
{
    DrawList *list = ui_draw(app.ui);
    size_t first = draw_count(list);
    result->clock.since_ms = ui_now_ms(app.ui) - ms;
    result_medal_frame(&app, result, (Rect){500, 20, 300, 60});
    return draw_count(list) - first;
}

/* Where the scene of a game strikes none, the medal of a day comes down beside the heading when
 * that scene has ended; with help it only stands there, and nothing is heard. */
static void a_medal_of_the_day_is_struck_beside_the_heading(void **unused)
{
    static const Sound sounds[] = {[MEDAL_BRONZE] = SOUND_MEDAL_BRONZE,
                                   [MEDAL_SILVER] = SOUND_MEDAL_SILVER,
                                   [MEDAL_GOLD] = SOUND_MEDAL_GOLD};
    DealPlace place = {DEAL_DAILY, 20260115, &claim_game};
    Medal medal = win_a_day(place);
    for (int helped = 0; helped < 2; helped++) {
        Result result = {.place = place};
        unsigned heard = ui_played(app.ui, sounds[medal]);
        app.session.assisted = helped;
        result_medal_enter(&app, &result, 2);
        assert_int_equal(result.medal, medal);
        assert_true(result_medal_seconds(&result) > 2.5f);
        assert_int_equal(medal_drawn(&result, 1900), 0);
        assert_int_equal(ui_played(app.ui, sounds[medal]), heard);
        assert_true(medal_drawn(&result, 2600) >= 2); /* its light, or the sign of help */
        assert_int_equal(ui_played(app.ui, sounds[medal]), heard + !helped);
    }
    app.session.assisted = false;
    Result other = {.place = {.kind = DEAL_FREE}};
    result_medal_enter(&app, &other, 2);
    assert_true(result_medal_seconds(&other) == 0);
    assert_int_equal(medal_drawn(&other, 9000), 0);
}

/* The moments stay, nothing moves between them. */
static void calm_things_are_there_at_once(void **unused)
{
    Finale finale = finale_at_age(1.1f);
    ui_set_reduced_motion(app.ui, true);
    assert_true(is_near(finale_come(&finale, STEP_CARD, 0), 1));
    assert_true(is_near(finale_come(&finale, STEP_CARD, 1), 0));
    ui_set_reduced_motion(app.ui, false);
}

/* Lets this age be heard; how often the sound was asked for since. */
static unsigned heard_at(FinaleClock *clock, float age, Sound sound)
{
    Finale finale = finale_at_age(age);
    unsigned before = ui_played(app.ui, sound);
    finale_hear(&finale, clock);
    return ui_played(app.ui, sound) - before;
}

static void each_thing_is_heard_once(void **unused)
{
    FinaleClock clock = {0};
    assert_int_equal(heard_at(&clock, 0.9f, SOUND_CLUE), 0);
    assert_int_equal(heard_at(&clock, 1.1f, SOUND_CLUE), 1);
    assert_int_equal(heard_at(&clock, 1.2f, SOUND_CLUE), 0);
    assert_int_equal(heard_at(&clock, 2.1f, SOUND_CLUE), 1); /* two at once sound as one */
    assert_int_equal(heard_at(&clock, FINALE_SETTLED, SOUND_WIN), 1);
    assert_int_equal(heard_at(&clock, FINALE_SETTLED, SOUND_WIN), 0);
    clock = (FinaleClock){0}; /* never seen to begin */
    assert_int_equal(heard_at(&clock, FINALE_SETTLED, SOUND_WIN), 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(it_is_as_large_as_its_room_lets_it_be),
        cmocka_unit_test(steps_come_one_after_another),
        cmocka_unit_test(medals_are_struck_by_their_rank),
        cmocka_unit_test(all_is_there_when_it_is_settled_and_without_steps),
        cmocka_unit_test(a_medal_of_the_day_is_struck_beside_the_heading),
        cmocka_unit_test(calm_things_are_there_at_once),
        cmocka_unit_test(each_thing_is_heard_once),
    };
    return cmocka_run_group_tests(tests, open_app, close_app);
}
