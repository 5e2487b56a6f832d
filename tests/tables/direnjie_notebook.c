/* How the notebook moves: the sheet comes in from the right, or from below in an upright window,
 * within 280 milliseconds; new ink is written within 180; nothing moves where that is not wanted.
 */
#include "direnjie/commands.h"
#include "direnjie/notebook/pages.h"
#include "direnjie/pieces.h"
#include "testing.h"
#include "window.h"

static App app;
static NotebookPanel panel;
static Play play = {.app = &app, .panel = &panel};
static const Rect place = {787, 60, 485, 650};

static int begin(void **unused)
{
    app.ui = screen.ui;
    app.settings.speed = SPEED_NORMAL;
    panel = (NotebookPanel){0};
    return 0;
}

static void test_it_slides_in_from_the_right(void **unused)
{
    assert_true(notebook_slid(&play, place).x <= place.x); /* it has been open for long */
    panel.opened_ms = ui_now_ms(screen.ui) - 1;
    float first = notebook_slid(&play, place).x;
    assert_true(first > place.x + place.w * 0.7f);
    assert_true(notebook_moves(&play));
    panel.opened_ms = ui_now_ms(screen.ui) - 140;
    float later = notebook_slid(&play, place).x;
    assert_true(later > place.x && later < first);
    panel.opened_ms = ui_now_ms(screen.ui) - 290;
    assert_true(notebook_slid(&play, place).x <= place.x);
    assert_false(notebook_moves(&play));
}

static void test_it_is_there_at_once(void **unused)
{
    panel.opened_ms = ui_now_ms(screen.ui) - 1;
    notebook_settle(&play);
    assert_false(notebook_moves(&play));
    panel.opened_ms = ui_now_ms(screen.ui) - 1;
    ui_set_reduced_motion(screen.ui, true);
    assert_false(notebook_moves(&play));
    ui_set_reduced_motion(screen.ui, false);
    app.settings.speed = SPEED_INSTANT;
    assert_false(notebook_moves(&play));
}

/* Only what has changed: T1 in the secret is ruled out now, T2 was before. */
static void test_new_ink_is_written(void **unused)
{
    NotebookPage page = {.play = &play, .panel = &panel};
    panel.before.cells[0][NOTEBOOK_SECRET].high = 1;
    panel.inked_ms = ui_now_ms(screen.ui) - 60;
    float written = notebook_written(&page, (Cell){0, NOTEBOOK_SECRET});
    assert_true(written > 0.2f && written < 0.8f);
    assert_true(notebook_written(&page, (Cell){1, NOTEBOOK_SECRET}) >= 1);
    assert_true(notebook_moves(&play));
    panel.inked_ms = ui_now_ms(screen.ui) - 190;
    assert_true(notebook_written(&page, (Cell){0, NOTEBOOK_SECRET}) >= 1);
}

/* A mark sounds as a pencil, the other page as paper; each once. */
static void test_pencil_and_page_are_heard(void **unused)
{
    unsigned marks = ui_played(screen.ui, SOUND_PENCIL), pages = ui_played(screen.ui, SOUND_PAGE);
    MatchPlan plan = {.game = &direnjie_game, .setup = setup_initial(&direnjie_game, 3, 1)};
    session_start(&app.session, &plan);
    app.session.people = 1;
    panel.is_open = true;
    notebook_toggle(&play, (Cell){2, NOTEBOOK_SECRET}, PENCIL_NO);
    assert_int_equal(ui_played(screen.ui, SOUND_PENCIL), marks + 1);
    notebook_toggle(&play, (Cell){2, NOTEBOOK_SECRET}, PENCIL_NO); /* rubbed out again */
    assert_int_equal(ui_played(screen.ui, SOUND_PENCIL), marks + 2);
    assert_int_equal(ui_played(screen.ui, SOUND_PAGE), pages);
    assert_true(direnjie_notebook_panel.key(&play, press_of(&direnjie_command_page)));
    assert_true(panel.shows_asks);
    assert_int_equal(ui_played(screen.ui, SOUND_PAGE), pages + 1);
    assert_int_equal(ui_played(screen.ui, SOUND_PENCIL), marks + 2);
    session_release(&app.session);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup(test_it_slides_in_from_the_right, begin),
        cmocka_unit_test_setup(test_it_is_there_at_once, begin),
        cmocka_unit_test_setup(test_new_ink_is_written, begin),
        cmocka_unit_test_setup(test_pencil_and_page_are_heard, begin),
    };
    return cmocka_run_group_tests(tests, open_window, close_window);
}
