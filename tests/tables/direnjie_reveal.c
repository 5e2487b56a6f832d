/* When the parts of the end of Di Renjie begin: the light, three cards, each waited for longer than
 * the one before, the killer for 0.9 seconds, then a row every 0.4 and the winner. And how the end
 * is accounted for. */
#include "direnjie/reveal/steps.h"
#include "direnjie/tally.h"
#include "testing.h"
#include "window.h"

#include <math.h>
#include <string.h>

#define SEATS 4

static App app;

static Reveal reveal_empty(void)
{
    Reveal reveal = {.app = &app};
    app.ui = screen.ui;
    reveal.view.table.seats = SEATS;
    return reveal;
}

static void test_one_after_the_other(void **unused)
{
    static const struct {
        unsigned step, index;
        float at;
    } begins[] = {{STEP_CARD, 0, 0.9f},   {STEP_CARD, 1, 2},     {STEP_CARD, 2, 3.9f},
                  {STEP_STAMP, 0, 1.4f},  {STEP_STAMP, 1, 2.5f}, {STEP_STAMP, 2, 4.4f},
                  {STEP_KILLER, 0, 4.7f}, {STEP_ROW, 0, 5.6f},   {STEP_ROW, 1, 6},
                  {STEP_ROW, 2, 6.4f},    {STEP_ROW, 3, 6.8f},   {STEP_WINNER, 0, 7.2f}};
    FinaleStep steps[STEPS + 1];
    Finale finale = {.app = &app, .steps = steps};
    reveal_steps(SEATS, steps);
    for (int i = 0; i < (int)(sizeof begins / sizeof *begins); i++) {
        assert_true(fabsf(finale_since(&finale, begins[i].step, begins[i].index) + begins[i].at) <
                    0.001f);
    }
    assert_true(fabsf(finale_seconds(steps) - 7.8f) < 0.001f); /* the winner is seen for a while */
}

/* DR-33: teams are the seats that leave the same remainder; each tells the sum of its points. */
static void test_points_of_a_team_are_summed(void **unused)
{
    Reveal reveal = reveal_empty();
    reveal.view.table.teams = 2;
    reveal.view.table.phase = DIRENJIE_OVER;
    reveal.view.secret[1] = reveal.view.answers[0][1] = 3 * 6; /* W1, found by the first seat */
    int first = reveal_side_points(&reveal, 0), second = reveal_side_points(&reveal, 1);
    int sums[2] = {0, 0};
    for (Seat seat = 0; seat < SEATS; seat++) {
        sums[seat % 2] += direnjie_tally(&reveal.view, seat).total;
        assert_int_equal(reveal_side_points(&reveal, seat), seat % 2 ? second : first);
    }
    assert_true(first > second);
    assert_int_equal(first, sums[0]);
    assert_int_equal(second, sums[1]);
}

/* T1 W1 L1 is the secret: the lowest of three copies each of six targets, then of five weapons. */
#define T1 0
#define T2 3
#define W1 18
#define L1 33

/* Ani, Boris and Citra; clues so many of each, and all answers wrong. */
static Reveal reveal_with(const int clues[3])
{
    static const uint8_t wrong[DIRENJIE_ANSWERS] = {T2, T2, T2, DIRENJIE_NOBODY};
    Reveal reveal = reveal_empty();
    DirenjieView *view = &reveal.view;
    view->table.seats = 3;
    view->table.phase = DIRENJIE_OVER;
    view->killer = SEAT_NONE;
    view->secret[0] = T1, view->secret[1] = W1, view->secret[2] = L1;
    for (Seat seat = 0; seat < 3; seat++) {
        app.seat_faces[seat].picture = "ui/avatar-fox";
        app.seat_names[seat] = (const char *const[]){"Ani", "Boris", "Citra"}[seat];
        reveal.order[seat] = seat;
        memcpy(view->answers[seat], wrong, sizeof wrong);
        for (int i = 0; i < clues[seat]; i++) {
            view->table.clue_owners[view->table.clue_count++] = seat;
        }
    }
    reveal.outcome.winners = 1;
    app.session.people = SEATS_ALL;
    return reveal;
}

/* DR-31: a killer whom nobody names, with one right answer and three clues, has 9; a constable with
 * three right answers and two clues who did not find the killer has 7. */
static void test_why_is_told_with_its_numbers(void **unused)
{
    Reveal reveal = reveal_with((const int[]){3, 2, 1});
    reveal.view.table.expansion = 1;
    reveal.view.killer = 0;
    reveal.view.answers[0][0] = reveal.view.answers[1][0] = T1;
    reveal.view.answers[1][1] = W1, reveal.view.answers[1][2] = L1;
    assert_string_equal(
        reveal_why(&reveal),
        "Ani wins with a score of 9 (1 right answer +1, 3 clues +3, not named as the "
        "killer +5); Boris scores 7 (3 right answers +6, 2 clues +1, killer not named).");
    app.session.people = 4; /* whoever plays alone against computers wants to know of oneself */
    assert_string_equal(
        reveal_why(&reveal),
        "Ani wins with a score of 9 (1 right answer +1, 3 clues +3, not named as the "
        "killer +5); Citra scores 0 (no right answer, killer not named).");
    reveal.view.answers[2][3] = 0; /* Citra names Ani, who then has 4 */
    reveal.outcome.winners = 2;
    reveal.order[0] = 1, reveal.order[1] = 0;
    app.session.people = 1;
    assert_string_equal(
        reveal_why(&reveal),
        "Boris wins with a score of 7 (3 right answers +6, 2 clues +1, killer not "
        "named); Ani scores 4 (1 right answer +1, 3 clues +3, named as the killer).");
}

/* DR-30: 3 clues and 2 are worth 1 point both; the same number of them shares the victory. */
static void test_why_tells_what_decides_between_equals(void **unused)
{
    Reveal reveal = reveal_with((const int[]){3, 2, 0});
    assert_string_equal(reveal_why(&reveal), "Ani and Boris both have 1; more clues win, 3 to 2.");
    reveal = reveal_with((const int[]){2, 2, 2});
    reveal.outcome.winners = 7;
    assert_string_equal(reveal_why(&reveal),
                        "Points (1) and clues (2) are equal, so the victory is shared.");
}

/* DR-33: Ani and Citra are team 1, with 1 + 3 points of answers and 1 of two clues. */
static void test_why_of_teams_sums_them(void **unused)
{
    Reveal reveal = reveal_with((const int[]){2, 1, 0});
    reveal.view.table.teams = 2;
    reveal.view.answers[0][0] = reveal.view.answers[2][0] = T1;
    reveal.view.answers[2][1] = W1;
    reveal.outcome.winners = 1 | 4;
    assert_string_equal(reveal_why(&reveal),
                        "Team 1 wins with a score of 5 (3 right answers +4, 2 clues +1); Team 2 "
                        "scores 0 (no right answer).");
}

/* How many stamps of this kind are on the answers at this age of the end. */
static unsigned stamped(const char *mark, float age)
{
    static const RevealForm form = {.row = {-500, 422, 1000, 68}};
    FinaleStep steps[STEPS + 1];
    Reveal reveal = reveal_with((const int[]){0, 0, 0});
    reveal.view.answers[1][0] = T1, reveal.view.answers[2][1] = W1;
    Finale finale = {.app = &app, .steps = steps, .age = age, .form = {.size = {1600, 900}}};
    reveal_steps(3, steps);
    finale_fit(&finale, (Rect){0, 0, 1280, 720});
    reveal_place(&reveal, &finale, &form);
    ui_frame_begin(app.ui);
    reveal_guesses(&reveal);
    unsigned count = 0;
    for (size_t i = 0; i < draw_count(ui_draw(app.ui)); i++) {
        count += strcmp(draw_at(ui_draw(app.ui), i)->picture->name, mark) == 0;
    }
    ui_frame_end(app.ui);
    return count;
}

/* Each card that lies open stamps the answers of all seats; the reckoning takes their place. */
static void test_answers_are_stamped_card_by_card(void **unused)
{
    assert_int_equal(stamped("ui/mark-yes", 1.3f) + stamped("ui/mark-no", 1.3f), 0);
    assert_int_equal(stamped("ui/mark-yes", 1.45f), 1);
    assert_int_equal(stamped("ui/mark-no", 1.45f), 2);
    assert_int_equal(stamped("ui/mark-yes", 2.55f), 2);
    assert_int_equal(stamped("ui/mark-no", 4.5f), 7);
    assert_int_equal(stamped("ui/mark-no", 5.7f), 0);
}

static void test_a_case_is_solved_by_whoever_names_all_three(void **unused)
{
    Reveal reveal = reveal_with((const int[]){2, 2, 0});
    uint8_t *answers = reveal.view.answers[1];
    answers[0] = T1, answers[1] = W1;
    assert_string_equal(direnjie_end_title(&reveal.view), "The truth comes out");
    answers[2] = L1;
    assert_string_equal(direnjie_end_title(&reveal.view), "The case is solved");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_a_case_is_solved_by_whoever_names_all_three),
        cmocka_unit_test(test_answers_are_stamped_card_by_card),
        cmocka_unit_test(test_one_after_the_other),
        cmocka_unit_test(test_points_of_a_team_are_summed),
        cmocka_unit_test(test_why_is_told_with_its_numbers),
        cmocka_unit_test(test_why_tells_what_decides_between_equals),
        cmocka_unit_test(test_why_of_teams_sums_them),
    };
    return cmocka_run_group_tests(tests, open_window, close_window);
}
