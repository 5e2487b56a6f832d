/* The list of a game's puzzles: its pages, what is shown by level and by kind, what is solved; each
 * row and each way to another page has a role and a name, and can be pressed. */
#include "app_match.h"
#include "game_ui.h"
#include "opened.h"

#include "../monkey/steer.h"
#include "puzzle_record.h"
#include "testing.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

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

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_page_has_its_rows_and_a_way_to_the_next),
        cmocka_unit_test(a_level_and_a_kind_are_chosen),
        cmocka_unit_test(it_opens_at_the_first_that_is_not_solved),
    };
    return cmocka_run_group_tests(tests, open_app, close_app);
}
