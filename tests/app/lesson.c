/* Lessons: their chapters hold all notes, each can be reached on its deal and offers a puzzle,
 * every note is due in some game; and what was said is remembered by a profile, also one that never
 * knew of lessons, or kept notes by their numbers. */
#include "bots/bot.h"
#include "core/rng.h"
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

static void each_chapter_has_its_name_and_its_puzzle(void **state)
{
    (void)state;
    for (size_t i = 0; game_uis[i]; i++) {
        const Lesson *lesson = game_uis[i]->lesson;
        for (unsigned k = 0; lesson && k < lesson->chapter_count; k++) {
            const LessonChapter *chapter = &lesson->chapters[k];
            const PuzzleSet *set = game_uis[i]->puzzles;
            assert_true(puzzle_find(set, chapter->puzzle) < set->count);
            assert_string_not_equal(chapter->key, "place"); /* of profiles of the time before */
            for (unsigned n = 0; n < k; n++) {
                assert_string_not_equal(chapter->key, lesson->chapters[n].key);
            }
        }
    }
}

#define GAMES_TRIED 60
#define ACTIONS_MAX 600

static Action act_somehow(const Match *match, Seat seat, Rng *rng)
{
    _Alignas(max_align_t) unsigned char view[VIEW_SIZE_MAX];
    Action legal[LEGAL_COUNT_MAX];
    if (seat == 0) {
        size_t count = match_legal(match, seat, legal, LEGAL_COUNT_MAX);
        return legal[rng_below(rng, (uint32_t)count)];
    }
    match_view(match, seat, view);
    return bot_choose(&(BotRequest){
        .game = match->game, .view = view, .seat = seat, .level = BOT_EASY, .seed = rng_next(rng)});
}

/* The notes that are due in one game of the lesson, with a person who plays at random. */
static uint32_t notes_of_game(const GameUi *ui, uint64_t seed)
{
    uint32_t due = 0;
    Rng rng = rng_seeded(seed);
    MatchPlan plan = plan_initial(ui->game, ui->lesson->seats);
    Match match;
    ui->lesson->prepare(&plan);
    plan_choose_leader(&plan);
    match_init(&match, plan.game, &plan.setup);
    for (unsigned n = 0; n < ACTIONS_MAX && !match_is_over(&match); n++) {
        for (unsigned i = 0; i < ui->lesson->count; i++) {
            if (!(due >> i & 1) && lesson_is_due(&match, &ui->lesson->notes[i], 0)) {
                due |= UINT32_C(1) << i;
            }
        }
        Seat seat = seats_first(match_actors(&match));
        match_act(&match, seat, act_somehow(&match, seat, &rng));
    }
    match_release(&match);
    return due;
}

static void every_note_is_due_in_some_game(void **state)
{
    (void)state;
    for (size_t i = 0; game_uis[i]; i++) {
        const GameUi *ui = game_uis[i];
        uint32_t due = 0, all = ui->lesson ? (UINT32_C(1) << ui->lesson->count) - 1 : 0;
        for (uint64_t seed = 1; seed <= GAMES_TRIED && due != all; seed++) {
            due |= notes_of_game(ui, seed);
        }
        if (due != all) {
            fail_msg("%s: due are only %x of %x", ui->game->id, due, all);
        }
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

#define WORD_MS   300  /* 200 words a minute */
#define ACT_MS    6500 /* to choose and to press, and what the others do before the next */
#define LESSON_MS 360000

static unsigned count_words(const Lesson *lesson)
{
    unsigned words = 0;
    for (size_t i = 0; i < lesson->count; i++) {
        words++;
        for (const char *c = lesson->notes[i].words; *c; c++) {
            words += *c == ' ';
        }
    }
    return words;
}

/* Even for whoever plays on in every chapter, to the last note of all. */
static void a_first_game_takes_six_minutes_at_most(void **state)
{
    (void)state;
    for (size_t i = 0; game_uis[i]; i++) {
        const Lesson *lesson = game_uis[i]->lesson;
        if (!lesson) {
            continue;
        }
        MatchPlan plan = plan_initial(game_uis[i]->game, lesson->seats);
        Match match;
        lesson->prepare(&plan);
        plan_choose_leader(&plan);
        match_init(&match, plan.game, &plan.setup);
        assert_true(lesson_advance(&match, &lesson->notes[lesson->count - 1]));
        unsigned words = count_words(lesson), acts = lesson_acts(&match, 0);
        if (words * WORD_MS + acts * ACT_MS > LESSON_MS) {
            fail_msg("%s: %u words, %u acts", plan.game->id, words, acts);
        }
        match_release(&match);
    }
}

static void hear(Profile *profile, const GameUi *ui, uint32_t notes)
{
    Problem problem;
    Match match;
    MatchPlan plan = plan_initial(ui->game, ui->lesson->seats);
    match_init(&match, plan.game, &plan.setup);
    LessonRun run = {.lesson = ui->lesson, .match = &match, .said = notes};
    assert_true(lesson_keep_said(profile, &run, &problem));
    match_release(&match);
}

static unsigned next_of(Profile *profile, const GameUi *ui)
{
    return lesson_next_chapter(ui->lesson, lesson_read_said(profile, ui->game, ui->lesson));
}

/* Notes 0 to 5 are the first chapter of Regicide, 6 to 8 the second. */
static void what_was_said_is_learnt(void **state)
{
    (void)state;
    Problem problem;
    Profile *profile = profile_open(NULL, &problem);
    const GameUi *ui = game_ui_by_id("regicide");
    assert_int_equal(lesson_read_said(profile, ui->game, ui->lesson), 0);
    assert_int_equal(lesson_next_chapter(ui->lesson, 0), 0);
    hear(profile, ui, 0x1F);
    assert_int_equal(lesson_read_said(profile, ui->game, ui->lesson), 0x1F);
    assert_int_equal(next_of(profile, ui), 0);
    hear(profile, ui, 0x20);
    assert_int_equal(lesson_read_said(profile, ui->game, ui->lesson), 0x3F);
    assert_int_equal(next_of(profile, ui), 1);
    hear(profile, ui, 0x40 | lesson_end_of(0));
    assert_int_equal(lesson_read_said(profile, ui->game, ui->lesson), 0x7F | lesson_end_of(0));
    assert_int_equal(lesson_next_chapter(ui->lesson, 0x1FF), 2);
    assert_int_equal(lesson_next_chapter(ui->lesson, UINT32_MAX), 0);
    assert_false(lesson_is_learnt(ui->lesson, 1, 0x40)); /* the strike, but not the empty deck; */
    assert_true(lesson_is_learnt(ui->lesson, 1, 0x140)); /* the shield needs spades */
    profile_close(profile);
}

/* The first chapter with a note more, in front of it, and the second one behind it. */
static void what_is_learnt_stays_when_notes_are_added(void **state)
{
    (void)state;
    Problem problem;
    Profile *profile = profile_open(NULL, &problem);
    const GameUi *ui = game_ui_by_id("regicide");
    LessonNote notes[LESSON_NOTES_MAX] = {{.words = "new"}};
    LessonChapter chapters[LESSON_CHAPTERS_MAX];
    Lesson longer = *ui->lesson;
    hear(profile, ui, 0x3F);
    for (size_t i = 0; i < longer.count; i++) {
        notes[i + 1] = ui->lesson->notes[i];
    }
    for (unsigned i = 0; i < longer.chapter_count; i++) {
        chapters[i] = ui->lesson->chapters[i];
        chapters[i].first += i > 0;
    }
    longer.notes = notes;
    longer.chapters = chapters;
    longer.count++;
    uint32_t said = lesson_read_said(profile, ui->game, &longer);
    assert_true(lesson_is_learnt(&longer, 0, said));
    assert_int_equal(said, 0x7F);
    assert_int_equal(lesson_next_chapter(&longer, said), 1);
    profile_close(profile);
}

/* Of Clash of Decks, notes 0 to 5 were wanted of the first chapter, 7 to 9 of the second, 12 of the
 * third; the damage (9) is now said in the third, the signs (12) in the fourth. */
static void a_profile_with_numbered_notes_keeps_its_meaning(void **state)
{
    (void)state;
    static const struct {
        int64_t numbers;
        unsigned learnt; /* bit n: chapter n */
    } kept[] = {{0x3F, 1}, {0x1F, 0}, {0x3FF, 7}, {0x13BF, 15}, {0x1000, 8}};
    const GameUi *ui = game_ui_by_id("clash");
    for (size_t i = 0; i < sizeof kept / sizeof *kept; i++) {
        Problem problem;
        Profile *profile = profile_open(NULL, &problem);
        profile_set_number(profile, "clash.lesson", kept[i].numbers, &problem);
        uint32_t said = lesson_read_said(profile, ui->game, ui->lesson);
        for (unsigned k = 0; k < ui->lesson->chapter_count; k++) {
            assert_int_equal(lesson_is_learnt(ui->lesson, k, said), kept[i].learnt >> k & 1);
        }
        profile_close(profile);
    }
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
    assert_false(lesson_read_place(profile, ui->lesson, 1, &again, &said));
    assert_true(lesson_advance(&match, &ui->lesson->notes[ui->lesson->chapters[2].first]));
    assert_true(match.position > 0);
    LessonRun run = {.lesson = ui->lesson, .match = &match, .said = 0xBF};
    assert_true(lesson_keep_place(profile, &run, &problem));
    assert_false(lesson_read_place(profile, ui->lesson, 0, &again, &said));
    assert_true(lesson_read_place(profile, ui->lesson, 1, &again, &said));
    assert_int_equal(again.position, match.position);
    assert_true(match_hash(&again) == match_hash(&match));
    assert_int_equal(said, 0xBF);
    match_release(&match);
    match_release(&again);
    profile_close(profile);
}

/* Whoever repeats the first chapter leaves the place in the third as it is; going on from there
 * takes the first one away. */
static void each_chapter_keeps_its_own_place(void **state)
{
    (void)state;
    Problem problem;
    Match match, again;
    uint32_t said = 0;
    Profile *profile = profile_open(NULL, &problem);
    const GameUi *ui = game_ui_by_id("regicide");
    deal(&match);
    deal(&again);
    LessonRun third = {.lesson = ui->lesson, .match = &match, .said = 0x3FF, .begun = 2};
    LessonRun first = {.lesson = ui->lesson, .match = &match, .said = 0x3};
    assert_true(lesson_keep_place(profile, &third, &problem));
    assert_true(lesson_keep_place(profile, &first, &problem));
    assert_true(lesson_read_place(profile, ui->lesson, 3, &again, &said));
    assert_int_equal(said, 0x7FF); /* the third chapter is learnt without its note on combos */
    assert_true(lesson_read_place(profile, ui->lesson, 0, &again, &said));
    assert_int_equal(said, 0x3);
    first.said = 0x3F;
    assert_true(lesson_keep_place(profile, &first, &problem));
    assert_false(lesson_read_place(profile, ui->lesson, 0, &again, &said));
    assert_true(lesson_read_place(profile, ui->lesson, 3, &again, &said));
    match_release(&match);
    match_release(&again);
    profile_close(profile);
}

/* Seven notes were said, six of which are the first chapter. */
static void a_place_with_numbered_notes_is_found(void **state)
{
    (void)state;
    Problem problem;
    Match match;
    uint32_t said = 0;
    Profile *profile = profile_open(NULL, &problem);
    const GameUi *ui = game_ui_by_id("regicide");
    deal(&match);
    profile_set(profile, "regicide.lesson.place", "127\nplay TS", &problem);
    assert_true(lesson_read_place(profile, ui->lesson, 1, &match, &said));
    assert_int_equal(match.position, 1);
    assert_int_equal(said, 0x3F);
    match_release(&match);
    profile_close(profile);
}

/* From another version, or from hand. */
static void a_place_that_cannot_be_is_the_start(void **state)
{
    (void)state;
    static const char *const places[] = {"",    "x\nplay 2C",     "3\nplay",         "3\nplay KH",
                                         "3\n", "turn:\nplay 2C", "turn:3\nplay KH", "turn:3 x"};
    Problem problem;
    Profile *profile = profile_open(NULL, &problem);
    for (size_t i = 0; i < sizeof places / sizeof places[0]; i++) {
        Match match;
        uint32_t said = 5;
        deal(&match);
        profile_set(profile, "regicide.lesson.place", places[i], &problem);
        profile_set(profile, "regicide.lesson.turn.place", places[i], &problem);
        assert_false(
            lesson_read_place(profile, game_ui_by_id("regicide")->lesson, 0, &match, &said));
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
        cmocka_unit_test(each_chapter_has_its_name_and_its_puzzle),
        cmocka_unit_test(every_note_is_due_in_some_game),
        cmocka_unit_test(each_chapter_is_reached),
        cmocka_unit_test(a_first_game_takes_six_minutes_at_most),
        cmocka_unit_test(a_place_is_found_again),
        cmocka_unit_test(a_place_that_cannot_be_is_the_start),
        cmocka_unit_test(what_was_said_is_learnt),
        cmocka_unit_test(what_is_learnt_stays_when_notes_are_added),
        cmocka_unit_test(a_profile_with_numbered_notes_keeps_its_meaning),
        cmocka_unit_test(each_chapter_keeps_its_own_place),
        cmocka_unit_test(a_place_with_numbered_notes_is_found),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
