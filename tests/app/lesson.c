/* Lessons: their chapters hold all notes, each can be reached on its deal, and what was said is
 * remembered by a profile, also one that never knew of lessons. */
#include "game_ui.h"
#include "lesson_progress.h"
#include "match_plan.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>

#include <cmocka.h>

static void each_note_belongs_to_one_chapter(void **state)
{
    (void)state;
    for (size_t i = 0; game_uis[i]; i++) {
        const Lesson *lesson = game_uis[i]->lesson;
        if (!lesson) {
            continue;
        }
        uint32_t all = 0;
        assert_in_range(lesson->chapter_count, 3, LESSON_CHAPTERS_MAX);
        assert_int_equal(lesson->chapters[0].first, 0);
        for (unsigned k = 0; k < lesson->chapter_count; k++) {
            uint32_t notes = lesson_chapter_notes(lesson, k);
            assert_int_not_equal(notes, 0);
            assert_int_equal(all & notes, 0);
            assert_int_equal(all, lesson_notes_before(lesson, k));
            all |= notes;
        }
        assert_int_equal(all, (UINT32_C(1) << lesson->count) - 1);
    }
}

/* As far as computers play there: then it is said at once to whoever begins with it. */
static void each_chapter_is_reached(void **state)
{
    (void)state;
    for (size_t i = 0; game_uis[i]; i++) {
        const Lesson *lesson = game_uis[i]->lesson;
        for (unsigned k = 0; lesson && k < lesson->chapter_count; k++) {
            const LessonNote *note = &lesson->notes[lesson->chapters[k].first];
            MatchPlan plan = plan_initial(game_uis[i]->game, lesson->seats);
            Match match;
            lesson->prepare(&plan);
            plan_choose_leader(&plan);
            match_init(&match, plan.game, &plan.setup);
            if (!lesson_advance(&match, note)) {
                fail_msg("%s: chapter %u", game_uis[i]->game->id, k);
            }
            assert_true(lesson_is_due(&match, note, 0));
            match_release(&match);
        }
    }
}

/* Notes 0 to 5 are the first chapter of Regicide, 6 to 8 the second. */
static void what_was_said_is_learnt(void **state)
{
    (void)state;
    Problem problem;
    Profile *profile = profile_open(NULL, &problem);
    const GameUi *ui = game_ui_by_id("regicide");
    assert_int_equal(lesson_read_said(profile, ui->game), 0);
    assert_int_equal(lesson_next_chapter(ui->lesson, 0), 0);
    assert_true(lesson_keep_said(profile, ui->game, 0x1F, &problem));
    assert_int_equal(lesson_next_chapter(ui->lesson, lesson_read_said(profile, ui->game)), 0);
    assert_true(lesson_keep_said(profile, ui->game, 0x20, &problem));
    assert_int_equal(lesson_read_said(profile, ui->game), 0x3F);
    assert_int_equal(lesson_next_chapter(ui->lesson, 0x3F), 1);
    assert_int_equal(lesson_next_chapter(ui->lesson, 0x1FF), 2);
    assert_int_equal(lesson_next_chapter(ui->lesson, UINT32_MAX), 0);
    assert_false(lesson_is_learnt(ui->lesson, 1, 0x40)); /* the strike, but not the empty deck; */
    assert_true(lesson_is_learnt(ui->lesson, 1, 0x140)); /* the shield needs spades */
    profile_close(profile);
}

static void deal(Match *match)
{
    const GameUi *ui = game_ui_by_id("regicide");
    MatchPlan plan = plan_initial(ui->game, ui->lesson->seats);
    ui->lesson->prepare(&plan);
    match_init(match, plan.game, &plan.setup);
}

static void a_place_is_found_again(void **state)
{
    (void)state;
    Problem problem;
    Match match, again;
    uint32_t said = 0;
    Profile *profile = profile_open(NULL, &problem);
    const GameUi *ui = game_ui_by_id("regicide");
    deal(&match);
    deal(&again);
    assert_false(lesson_read_place(profile, &again, &said));
    assert_true(lesson_advance(&match, &ui->lesson->notes[ui->lesson->chapters[2].first]));
    assert_true(match.position > 0);
    assert_true(lesson_keep_place(profile, &match, 0x83, &problem));
    assert_true(lesson_read_place(profile, &again, &said));
    assert_int_equal(again.position, match.position);
    assert_true(match_hash(&again) == match_hash(&match));
    assert_int_equal(said, 0x83);
    match_release(&match);
    match_release(&again);
    profile_close(profile);
}

/* From another version, or from hand. */
static void a_place_that_cannot_be_is_the_start(void **state)
{
    (void)state;
    static const char *const places[] = {"", "x\nplay 2C", "3\nplay", "3\nplay KH", "3\n"};
    Problem problem;
    Profile *profile = profile_open(NULL, &problem);
    for (size_t i = 0; i < sizeof places / sizeof places[0]; i++) {
        Match match;
        uint32_t said = 5;
        deal(&match);
        profile_set(profile, "regicide.lesson.place", places[i], &problem);
        assert_false(lesson_read_place(profile, &match, &said));
        assert_int_equal(match.position, 0);
        assert_int_equal(said, 5);
        match_release(&match);
    }
    profile_close(profile);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(each_note_belongs_to_one_chapter),
        cmocka_unit_test(each_chapter_is_reached),
        cmocka_unit_test(a_place_is_found_again),
        cmocka_unit_test(a_place_that_cannot_be_is_the_start),
        cmocka_unit_test(what_was_said_is_learnt),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
