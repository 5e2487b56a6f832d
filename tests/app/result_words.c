/* How an end is lit: for whom, and a draw as what it is. */
#include "result_words.h"

#include "coach_words.h"
#include "core/rng.h"
#include "option_words.h"
#include "result_learn.h"

#include "games/claim.h"
#include "games/clash.h"
#include "games/direnjie.h"
#include "games/regicide.h"
#include "testing.h"

#include <string.h>

static App app;

static int open_words(void **unused)
{
    app = (App){.frame = 0};
    catalogue_init(&app.catalogue);
    return 0;
}

static int close_words(void **unused)
{
    arena_release(&app.words[0]);
    catalogue_release(&app.catalogue);
    return 0;
}

static ResultLight light(const Game *game, uint8_t seats, SeatSet people, SeatSet winners)
{
    MatchPlan plan = plan_initial(game, seats);
    Outcome outcome = {.over = true, .winners = winners};
    return result_light_of(&plan, people, &outcome);
}

static void a_win_is_a_persons(void **state)
{
    assert_int_equal(light(&claim_game, 2, 1, 1), RESULT_LIT);
    assert_int_equal(light(&claim_game, 2, 1, 2), RESULT_DARK);
    assert_int_equal(light(&claim_game, 2, 3, 2), RESULT_LIT);
    assert_int_equal(light(&claim_game, 2, 0, 2), RESULT_LIT);
    assert_int_equal(light(&direnjie_game, 3, 2, 6), RESULT_LIT);
}

static void a_draw_is_neither(void **state)
{
    assert_int_equal(light(&claim_game, 2, 1, 3), RESULT_HALF);
    assert_int_equal(light(&clash_game, 2, 3, 3), RESULT_HALF);
    assert_int_equal(light(&direnjie_game, 3, 1, 7), RESULT_HALF);
}

static void together_there_is_no_draw(void **state)
{
    assert_int_equal(light(&regicide_game, 2, 3, 3), RESULT_LIT);
    assert_int_equal(light(&regicide_game, 2, 3, 0), RESULT_DARK);
    assert_int_equal(light(&clash_game, 1, 1, 1), RESULT_LIT);
    assert_int_equal(light(&clash_game, 1, 1, 0), RESULT_DARK);
}

static void assert_titled(uint8_t seats, int32_t teams, SeatSet winners, const char *expected)
{
    MatchPlan plan = plan_initial(&direnjie_game, seats);
    Outcome outcome = {.over = true, .winners = winners};
    for (Seat seat = 0; seat < seats; seat++) {
        plan.names[seat][0] = "ABCDEF"[seat];
    }
    plan.setup.options[DIRENJIE_TEAMS] = teams;
    assert_string_equal(result_title_of(&app, &plan, &outcome), expected);
}

/* DR-33: seat modulo teams is the team. */
static void a_team_wins_as_one(void **state)
{
    assert_titled(4, 2, 0x5, "Team 1 (A, C) wins!");
    assert_titled(4, 2, 0xA, "Team 2 (B, D) wins!");
    assert_titled(6, 2, 0x2A, "Team 2 (B, D, F) wins!");
    assert_titled(6, 3, 0x24, "Team 3 (C, F) wins!");
    assert_titled(6, 3, 0x2D, "Shared victory: Team 1 (A, D), Team 3 (C, F)!");
    assert_titled(4, 2, 0xF, "A draw!");
    assert_titled(4, 0, 0x4, "C wins!");
    assert_titled(4, 0, 0x5, "Shared victory: A, C!");
}

/* Seat 0 alone is a person: whoever plays against computers is spoken to. */
static void the_only_person_is_spoken_to(void **state)
{
    app.session.plan = plan_initial(&claim_game, 2);
    app.session.plan.names[1][0] = 'B';
    app.session.people = seat_bit(0);
    Outcome outcome = {.over = true, .winners = seat_bit(0)};
    assert_string_equal(result_title(&app, &outcome), "You win!");
    outcome.winners = seat_bit(1);
    assert_string_equal(result_title(&app, &outcome), "You lose: B wins.");
    app.session.people = seat_bit(0) | seat_bit(1);
    assert_string_equal(result_title(&app, &outcome), "B wins!");
}

/* What a match did to its only person is told to that one; of two each keeps the name. */
static void a_message_speaks_to_the_only_person(void **state)
{
    Message message = MESSAGE("{name} wins the game.", value_seat(0));
    app.seat_names[0] = "A";
    app.has_session = true;
    app.session.people = seat_bit(0);
    assert_string_equal(app_message(&app, &claim_game, &message), "You win the game.");
    app.session.people = seat_bit(1);
    assert_string_equal(app_message(&app, &claim_game, &message), "A wins the game.");
    app.session.people = seat_bit(0) | seat_bit(1);
    assert_string_equal(app_message(&app, &claim_game, &message), "A wins the game.");
    app.has_session = false;
}

/* The lines of the points and of the match name it in the same way. */
static void a_teams_points_are_one_line(void **state)
{
    Outcome outcome = {.over = true, .winners = 0xA, .score = {3, 1, 2, 7}};
    MatchPlan plan = plan_initial(&direnjie_game, 4);
    plan.names[0][0] = 'A';
    plan.names[1][0] = 'B';
    plan.names[2][0] = 'C';
    plan.names[3][0] = 'D';
    plan.setup.options[DIRENJIE_TEAMS] = 2;
    app.session.plan = plan;
    assert_int_equal(result_teams(&app), 2);
    assert_string_equal(result_team_name(&app, 1), "Team 2 (B, D)");
    assert_string_equal(result_side(&app, &outcome, 0), "Team 1 (A, C) · points: 5");
    assert_string_equal(result_side(&app, &outcome, 1), "Team 2 (B, D) · points: 8");
    app.session.plan.setup.options[DIRENJIE_TEAMS] = 0;
    assert_int_equal(result_teams(&app), 4);
    assert_string_equal(result_team_name(&app, 3), "D");
    app.seat_names[3] = "D";
    app.has_session = true;
    app.session.people = seat_bit(3);
    assert_string_equal(result_team_name(&app, 3), "You");
    app.session.plan.setup.options[DIRENJIE_TEAMS] = 2; /* a team goes by its number */
    assert_string_equal(result_team_name(&app, 1), "Team 2 (B, D)");
    app.has_session = false;
}

/* A duel that seat 0, the only person, has won or lost; how is told for either. */
static void end_duel(Seat winner)
{
    Action legal[LEGAL_COUNT_MAX];
    Outcome outcome;
    do {
        static uint64_t seed;
        MatchPlan plan = plan_initial(&clash_game, 2);
        plan.setup.seed = ++seed;
        plan.kinds[1] = SEAT_EASY;
        session_start(&app.session, &plan);
        Match *match = &app.session.match;
        Rng rng = rng_seeded(seed);
        while (!match_is_over(match)) {
            Seat seat = seats_first(match_actors(match));
            size_t count = match_legal(match, seat, legal, LEGAL_COUNT_MAX);
            match_act(match, seat, legal[rng_below(&rng, (uint32_t)count)]);
        }
        match_outcome(match, &outcome);
        if (outcome.winners != seat_bit(winner) || !result_cause(&app)) {
            session_release(&app.session);
            outcome.winners = 0;
        }
    } while (outcome.winners == 0);
}

/* What led to a loss is pointed at where there was one. */
static void a_review_speaks_of_a_loss_only_after_one(void **state)
{
    static const char *const names[SEAT_LIMIT] = {"Ann", "Computer"};
    Review review = {.is_done = true};
    for (Seat seat = 0; seat < 2; seat++) {
        app.seat_names[seat] = names[seat];
    }
    end_duel(0);
    assert_string_equal(review_words(&app, &review), "No single move cost much.");
    session_release(&app.session);
    end_duel(1);
    assert_non_null(strstr(review_words(&app, &review), "What led to the loss stands above."));
    session_release(&app.session);
}

/* Of a choice that was made it is told what it was, of a better one what it would have been: both
 * are past, and nothing is ordered. A person alone reads of themselves. */
static void choices_are_told_as_facts(void **state)
{
    Action legal[LEGAL_COUNT_MAX];
    const char *lines[COACH_LINES];
    MatchPlan plan = plan_initial(&claim_game, 2);
    plan.setup.seed = 7;
    session_start(&app.session, &plan);
    size_t count = match_legal(&app.session.match, 0, legal, LEGAL_COUNT_MAX);
    Remark remark = {.seat = 0, .judgement = {.best = legal[0], .chosen = legal[count - 1]}};
    app.seat_names[0] = "Ann";
    match_act(&app.session.match, 0, remark.judgement.chosen);
    coach_place_lines(&app, &remark, lines);
    assert_memory_equal(lines[0], "Move 1: Ann leads ", strlen("Move 1: Ann leads "));
    assert_memory_equal(lines[1], "Better: Ann leads ", strlen("Better: Ann leads "));
    assert_string_not_equal(lines[0] + strlen("Move 1: "), lines[1] + strlen("Better: "));
    assert_memory_equal(coach_lesson_words(&app, &remark), "Ann leads ", strlen("Ann leads "));
    assert_non_null(strstr(coach_lesson_words(&app, &remark), "\nBetter: Ann leads "));
    assert_non_null(strstr(coach_remark_words(&app, &remark), "\nBetter: You lead "));
    session_release(&app.session);
    plan.kinds[1] = SEAT_EASY;
    session_start(&app.session, &plan);
    match_act(&app.session.match, 0, remark.judgement.chosen);
    coach_place_lines(&app, &remark, lines);
    assert_memory_equal(lines[0], "Move 1: You lead ", strlen("Move 1: You lead "));
    assert_memory_equal(lines[1], "Better: You lead ", strlen("Better: You lead "));
    session_release(&app.session);
}

static void a_match_by_house_rules_is_marked(void **unused)
{
    MatchPlan plan = plan_initial(&regicide_game, 1);
    assert_null(house_mark(&app, &plan));
    assert_null(house_said(&app, &plan));
    plan.setup.options[REGICIDE_CLOSED_DISCARD] = 1;
    assert_null(house_mark(&app, &plan));
    plan.setup.options[REGICIDE_JACK_HEALTH] = 25;
    plan.setup.options[REGICIDE_JACK_ATTACK + 2] = 7; /* none of those that are offered */
    plan.setup.options[REGICIDE_COMBO] = 1;
    plan.setup.options[REGICIDE_NO_COMPANIONS] = 1;
    plan.setup.options[REGICIDE_JESTERS] = REGICIDE_ONE_JESTER;
    assert_string_equal(house_mark(&app, &plan), "House rules");
    assert_string_equal(house_said(&app, &plan),
                        "House rules · Health of Jacks: 25, Attack of Kings: 7, Combo limit: No "
                        "combos, Without Animal Companions, Jesters: One");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_win_is_a_persons),
        cmocka_unit_test(a_draw_is_neither),
        cmocka_unit_test(together_there_is_no_draw),
        cmocka_unit_test(a_team_wins_as_one),
        cmocka_unit_test(a_teams_points_are_one_line),
        cmocka_unit_test(the_only_person_is_spoken_to),
        cmocka_unit_test(a_message_speaks_to_the_only_person),
        cmocka_unit_test(a_review_speaks_of_a_loss_only_after_one),
        cmocka_unit_test(choices_are_told_as_facts),
        cmocka_unit_test(a_match_by_house_rules_is_marked),
    };
    return cmocka_run_group_tests(tests, open_words, close_words);
}
