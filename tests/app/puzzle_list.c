/* The list of a game's puzzles, and that of the day: its pages, what is shown by level and by kind,
 * what is solved; each row and each way to another page has a role and a name, and can be pressed.
 */
#include "app_match.h"
#include "game_ui.h"
#include "opened.h"

#include "../monkey/steer.h"
#include "calendar.h"
#include "course.h"
#include "puzzle_day.h"
#include "puzzle_record.h"
#include "testing.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#define PAGE 8

static const GameUi *claim(void)
{
    return game_ui_by_id("claim");
}

static void open_list(void)
{
    scene_switch_puzzles(&app.scenes, claim()->game);
    scene_change(&app.scenes);
    steer_settle(&app);
}

static const Element *element_of(const char *id)
{
    const Stored *found = steer_find(&app, id);
    return found ? &found->element : NULL;
}

static const Element *row(size_t number)
{
    char id[32];
    snprintf(id, sizeof id, "puzzle.%zu", number);
    return element_of(id);
}

static size_t number_behind(const char *id, const char *word)
{
    const Element *element = element_of(id);
    assert_non_null(element);
    const char *number = strstr(element->name, word);
    assert_non_null(number);
    return strtoul(number + strlen(word), NULL, 10);
}

static void a_page_has_its_rows_and_a_way_to_the_next(void **unused)
{
    open_list();
    size_t count = claim()->puzzles->count;
    assert_int_equal(number_behind("text.solved", "of "), count);
    assert_int_equal(number_behind("text.page", "of "), (count + PAGE - 1) / PAGE);
    for (size_t i = 1; i <= PAGE; i++) {
        assert_non_null(row(i));
        assert_int_equal(row(i)->role, ROLE_BUTTON);
        assert_non_null(strstr(row(i)->value, "not solved"));
    }
    assert_null(row(PAGE + 1));
    assert_false(steer_click_on(&app, "button.page-before"));
    assert_true(steer_click_on(&app, "button.page-after"));
    assert_int_equal(number_behind("text.page", "Page "), 2);
    assert_non_null(row(PAGE + 1));
    assert_null(row(PAGE));
    assert_true(steer_click_on(&app, "button.page-before"));
    assert_non_null(row(1));
}

static void a_level_and_a_kind_are_chosen(void **unused)
{
    open_list();
    size_t all = number_behind("text.solved", "of "), sum = 0;
    static const char *const levels[] = {"puzzles.level.1", "puzzles.level.2", "puzzles.level.3"};
    for (size_t i = 0; i < 3; i++) {
        assert_true(steer_click_on(&app, levels[i]));
        sum += number_behind("text.solved", "of ");
    }
    assert_int_equal(sum, all);
    assert_true(steer_click_on(&app, "puzzles.level.0"));
    assert_true(steer_click_on(&app, "puzzles.kind"));
    size_t of_kind = number_behind("text.solved", "of ");
    assert_in_range(of_kind, 1, all - 1);
    open_list();
    assert_int_equal(number_behind("text.solved", "of "), of_kind);
    app.puzzle_filter.game = NULL;
    open_list();
    assert_int_equal(number_behind("text.solved", "of "), all);
}

/* The list begins where there is something to solve, and counts what is solved. */
static void it_opens_at_the_first_that_is_not_solved(void **unused)
{
    Problem problem;
    const PuzzleSet *set = claim()->puzzles;
    for (size_t rank = 0; rank < PAGE + 1; rank++) {
        const Puzzle *puzzle = &set->puzzles[puzzle_at(set, rank)];
        assert_true(puzzle_keep_solved(app.profile, claim()->game, puzzle, &problem));
    }
    open_list();
    assert_int_equal(number_behind("text.solved", ": "), PAGE + 1);
    assert_int_equal(number_behind("text.page", "Page "), 2);
    assert_null(strstr(row(PAGE + 1)->value, "not solved"));
    assert_non_null(strstr(row(PAGE + 2)->value, "not solved"));
    assert_true(steer_click_on(&app, "button.puzzle-next"));
    assert_ptr_equal(app.session.puzzle, &set->puzzles[puzzle_at(set, PAGE + 1)]);
    app_drop_match(&app);
}

/* 2026-03-02 is a Monday. The ids are those that everybody has on these days. */
static void a_day_has_its_puzzle(void **unused)
{
    static const uint8_t levels[] = {1, 1, 2, 2, 2, 3, 3};
    static const char *const ids[] = {"undead-2efd4439", "answer-37a7144d"};
    const PuzzleSet *set = claim()->puzzles;
    size_t of_days[28];
    for (int day = 0; day < 28; day++) {
        of_days[day] = puzzle_of_day(set, 20260302 + day);
        assert_int_equal(set->puzzles[of_days[day]].level, levels[day % 7]);
        assert_int_equal(puzzle_of_day(set, 20260302 + day), of_days[day]);
    }
    for (int day = 1; day < 28; day++) {
        assert_int_not_equal(of_days[day], of_days[day - 1]);
    }
    for (int i = 0; i < 2; i++) {
        assert_string_equal(set->puzzles[puzzle_of_day(set, 20260302 + i)].id, ids[i]);
    }
}

static Play *begin_day(int day)
{
    app_begin_day_puzzle(&app, claim()->game, day);
    scene_change(&app.scenes);
    steer_settle(&app);
    return scene_top(&app.scenes)->data;
}

/* Solved at its table it is solved for its day, and for that day alone. */
static void it_is_solved_for_its_day(void **unused)
{
    const int day = 20260302;
    PuzzleLine line = {.count = 0};
    Play *play = begin_day(day);
    const Puzzle *puzzle = &claim()->puzzles->puzzles[puzzle_of_day(claim()->puzzles, day)];
    assert_ptr_equal(app.session.puzzle, puzzle);
    assert_non_null(strstr(element_of("puzzle.number")->name, "Puzzle of the day"));
    assert_false(puzzle_day_is_solved(app.profile, claim()->game, day));
    assert_true(puzzle_line_read(claim()->game, puzzle->right.line, &line));
    assert_int_equal(line.count, 1);
    assert_true(play_act(play, line.actions[0]));
    steer_settle(&app);
    assert_true(puzzle_day_is_solved(app.profile, claim()->game, day));
    assert_true(puzzle_is_solved(app.profile, claim()->game, puzzle));
    assert_false(puzzle_day_is_solved(app.profile, claim()->game, day + 1));
    assert_true(steer_click_on(&app, "button.puzzle-days"));
    assert_ptr_equal(scene_top(&app.scenes)->kind, shared_scenes.days);
}

/* Beside the deal of the chosen day. */
static void the_days_lead_to_it(void **unused)
{
    Problem problem;
    scene_switch_days(&app.scenes, claim()->game);
    scene_change(&app.scenes);
    steer_settle(&app);
    assert_non_null(element_of("button.start"));
    assert_non_null(strstr(element_of("text.puzzle")->name, "not solved"));
    assert_true(steer_click_on(&app, "button.day-puzzle"));
    int today = app.session.puzzle_day;
    assert_true(calendar_has((uint64_t)today));
    assert_true(puzzle_keep_day_solved(app.profile, claim()->game, today, &problem));
    scene_switch_days(&app.scenes, claim()->game);
    scene_change(&app.scenes);
    steer_settle(&app);
    assert_null(strstr(element_of("text.puzzle")->name, "not solved"));
    app_drop_match(&app);
}

/* Beside what the deal of the day came to, in the month that is shown at first. */
static void the_calendar_marks_it(void **unused)
{
    char id[32];
    Problem problem;
    int today = calendar_day_at((int64_t)time(NULL));
    int day = today % 100 > 1 ? calendar_before(today) : today;
    snprintf(id, sizeof id, "day.date.%d", day % 100);
    assert_true(puzzle_keep_day_solved(app.profile, claim()->game, day, &problem));
    scene_switch_days(&app.scenes, claim()->game);
    scene_change(&app.scenes);
    steer_settle(&app);
    assert_non_null(element_of(id));
    assert_non_null(strstr(element_of(id)->value, "Puzzle solved"));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_page_has_its_rows_and_a_way_to_the_next),
        cmocka_unit_test(a_level_and_a_kind_are_chosen),
        cmocka_unit_test(it_opens_at_the_first_that_is_not_solved),
        cmocka_unit_test(a_day_has_its_puzzle),
        cmocka_unit_test(it_is_solved_for_its_day),
        cmocka_unit_test(the_days_lead_to_it),
        cmocka_unit_test(the_calendar_marks_it),
    };
    return cmocka_run_group_tests(tests, open_app, close_app);
}
