/* Lessons: each chapter is played by hand from its own position, and what is asserted is what the
 * person has done in it; an action that has become impossible is tried again; what is learnt, and
 * the place in a chapter, are remembered by a profile, also one of the time when notes were
 * counted. */
#include "bots/bot.h"
#include "core/notation.h"
#include "game_ui.h"
#include "lesson_match.h"
#include "lesson_progress.h"
#include "puzzle_match.h"
#include "testing.h"

#include <string.h>

typedef struct SeenView {
    _Alignas(max_align_t) unsigned char bytes[VIEW_SIZE_MAX];
} SeenView;

/* What somebody does who does what the host asks for: actions, something written, or "open" with
 * the id of what is then on the screen. Actions that only together are the action are joined. */
typedef struct Taught {
    const char *game;
    unsigned chapter;
    const char *deeds[8];
} Taught;

static const Taught taught[] = {
    {"regicide", 0, {"play 3H"}},
    {"regicide",
     1,
     {"discard TD", "play TS", "flip"}},           /* 10 covers 10; spades; 9 cannot cover 10 */
    {"regicide", 2, {"play 5D 5S", "play AD 9S"}}, /* a pair of 10, and an ace beside a card */
    {"regicide", 3, {"play TH", "play TD"}},       /* 20 less 10 of spades: 10 are left */
    {"claim", 0, {"play G0", "open browse.title"}},
    {"claim", 1, {"play W9", "play K8", "play D8", "play U8"}}, /* over W7, G7, K7 and U7 */
    {"claim", 2, {"play G0", "play W1"}},                       /* under W6: the Dwarves come */
    {"clash", 0, {"summon brute top", "attack"}},
    {"clash", 1, {"attack"}},
    {"clash", 2, {"cast annihilation 1t1", "attack"}},
    {"clash",
     3,
     {"cast annihilation 1t1; summon partisan top; attack", "summon abomination top; attack",
      "summon shaman top; summon alpha top; attack", "summon troll top; attack",
      "cast boom 1b1; cast annihilation 1b1; summon partisan bottom; attack",
      "summon mutant bottom; summon assassin bottom; attack",
      "cast annihilation 1t3; cast boom 1t1; summon partisan top; attack"}},
    {"direnjie", 0, {"ask T", "submit W2 W2 W2", "draw deck"}},
    {"direnjie", 1, {"give T1", "submit T5 T5 M5"}},
    {"direnjie",
     2,
     {"inspect 1 0", "open heading.notebook", "T4 secret yes\n", "T4 secret yes\nW2 secret no\n",
      "open notebook.legend"}},
    {"direnjie", 3, {"answer T1; answer W4; answer L5"}},
};

#define TAUGHT (sizeof taught / sizeof *taught)

typedef struct Course {
    const GameUi *ui;
    const Lesson *lesson;
    const LessonChapter *chapter;
    LessonRun run;
    Match match;
} Course;

static void put_up(Course *course, unsigned note)
{
    MatchPlan plan;
    assert_true(lesson_plan(course->ui->game, course->chapter, note, &plan));
    assert_int_equal(plan.kinds[LESSON_PERSON], SEAT_PERSON);
    match_init(&course->match, plan.game, &plan.setup);
    assert_true(lesson_put_up(course->lesson, &course->match, &course->run, note));
}

static Course course_of(const char *game, unsigned chapter)
{
    const GameUi *ui = game_ui_by_id(game);
    Course course = {.ui = ui,
                     .lesson = ui->lesson,
                     .chapter = &ui->lesson->chapters[chapter],
                     .run = {.chapter = (uint8_t)chapter}};
    put_up(&course, 0);
    return course;
}

static void bot_acts(Course *course)
{
    SeenView view;
    Match *match = &course->match;
    Seat seat = seats_first(match_actors(match));
    match_view(match, seat, view.bytes);
    Action action = bot_choose(&(BotRequest){.game = match->game,
                                             .view = view.bytes,
                                             .seat = seat,
                                             .level = BOT_EASY,
                                             .seed = match->position + 1});
    assert_true(match_act(match, seat, action));
    if (seat == LESSON_PERSON) {
        lesson_acted(course->lesson, match, &course->run);
    }
}

static bool is_done(const Course *course, unsigned note)
{
    return (course->run.done >> note & 1) != 0;
}

/* Only the last of the actions fulfils it. */
static void act_deed(Course *course, unsigned note, const char *line)
{
    Action action;
    const Game *game = course->match.game;
    while (puzzle_line_next(game, &line, &action)) {
        assert_false(is_done(course, note));
        if (!match_act(&course->match, LESSON_PERSON, action)) {
            fail_msg("%s, %s, note %u: cannot do it, then %s", game->id, course->chapter->key, note,
                     line);
        }
        lesson_acted(course->lesson, &course->match, &course->run);
    }
}

static void do_deed(Course *course, unsigned note, const char *act)
{
    const LessonNote *asked = &course->chapter->notes[note];
    assert_non_null(act);
    assert_false(is_done(course, note));
    if (asked->is_written) {
        assert_false(asked->is_written(""));
        assert_true(asked->is_written(act));
        lesson_finish(&course->run, note);
    } else if (asked->opens) {
        assert_true(strncmp(act, "open ", 5) == 0);
        assert_string_equal(act + 5, asked->opens);
        lesson_finish(&course->run, note);
    } else {
        act_deed(course, note, act);
    }
    if (!is_done(course, note)) {
        fail_msg("%s, %s, note %u: %s is not the act", course->match.game->id, course->chapter->key,
                 note, act);
    }
}

/* A note is said, or its action done. What it points at in the hand is there. */
static void meet_note(Course *course, unsigned note, const char *const **deeds)
{
    SeenView view;
    const LessonNote *said = &course->chapter->notes[note];
    lesson_begin(course->lesson, &course->match, &course->run, note);
    match_view(&course->match, LESSON_PERSON, view.bytes);
    if (said->cards && said->cards(view.bytes) == 0) {
        fail_msg("%s, %s, note %u points at no card", course->match.game->id, course->chapter->key,
                 note);
    }
    if (lesson_asks(said)) {
        do_deed(course, note, *(*deeds)++);
    } else {
        lesson_finish(&course->run, note);
    }
}

#define STEPS_MAX 200

static void each_chapter_is_learnt_by_its_deeds(void **state)
{
    for (size_t i = 0; i < TAUGHT; i++) {
        Course course = course_of(taught[i].game, taught[i].chapter);
        const char *const *deeds = taught[i].deeds;
        for (int n = 0; n < STEPS_MAX && !lesson_is_over(course.lesson, &course.run); n++) {
            int ahead = lesson_ahead(course.lesson, &course.run);
            int note = lesson_next(course.lesson, &course.match, &course.run);
            assert_false(lesson_is_missed(course.lesson, &course.match, &course.run));
            if (note != LESSON_NONE) {
                meet_note(&course, (unsigned)note, &deeds);
            } else if (ahead != LESSON_NONE) {
                match_release(&course.match);
                put_up(&course, (unsigned)ahead);
            } else {
                bot_acts(&course);
            }
        }
        assert_true(lesson_is_over(course.lesson, &course.run));
        assert_null(*deeds);
        match_release(&course.match);
    }
}

static void all_chapters_of_all_games_are_taught(void **state)
{
    size_t count = 0;
    for (size_t i = 0; game_uis[i]; i++) {
        if (game_uis[i]->lesson) {
            count += game_uis[i]->lesson->chapter_count;
        }
    }
    assert_int_equal(count, TAUGHT);
}

/* Behind the last act nothing is left that must be heard. */
static void a_chapter_ends_with_a_deed(void **state)
{
    for (size_t i = 0; i < TAUGHT; i++) {
        const Lesson *lesson = game_ui_by_id(taught[i].game)->lesson;
        const LessonChapter *chapter = &lesson->chapters[taught[i].chapter];
        unsigned last = chapter->count - 1;
        assert_in_range(chapter->count, 2, LESSON_NOTES_MAX);
        while (chapter->notes[last].may_miss) {
            last--;
        }
        assert_true(lesson_asks(&chapter->notes[last]));
    }
}

static void listening_alone_teaches_nothing(void **state)
{
    for (size_t i = 0; i < TAUGHT; i++) {
        Course course = course_of(taught[i].game, taught[i].chapter);
        for (unsigned n = 0; n < course.chapter->count; n++) {
            if (!lesson_asks(&course.chapter->notes[n])) {
                lesson_finish(&course.run, n);
            }
        }
        assert_false(lesson_is_over(course.lesson, &course.run));
        match_release(&course.match);
    }
}

static void each_chapter_has_its_name_and_its_puzzle(void **state)
{
    for (size_t i = 0; i < TAUGHT; i++) {
        const GameUi *ui = game_ui_by_id(taught[i].game);
        const LessonChapter *chapter = &ui->lesson->chapters[taught[i].chapter];
        assert_true(puzzle_find(ui->puzzles, chapter->puzzle) < ui->puzzles->count);
        assert_string_not_equal(chapter->key, "place"); /* of profiles of the time before */
        for (unsigned n = 0; n < taught[i].chapter; n++) {
            assert_string_not_equal(chapter->key, ui->lesson->chapters[n].key);
        }
    }
}

static void act(Course *course, const char *text)
{
    Action action;
    assert_true(notation_read(course->match.game, text, &action));
    assert_true(match_act(&course->match, LESSON_PERSON, action));
    lesson_acted(course->lesson, &course->match, &course->run);
}

/* A five alone leaves no pair. */
static void a_missed_deed_is_tried_again(void **state)
{
    Course course = course_of("regicide", 2);
    assert_int_equal(lesson_next(course.lesson, &course.match, &course.run), 0);
    lesson_begin(course.lesson, &course.match, &course.run, 0);
    assert_false(lesson_is_missed(course.lesson, &course.match, &course.run));
    act(&course, "play 5S");
    assert_true(lesson_is_missed(course.lesson, &course.match, &course.run));
    lesson_try_again(&course.match, &course.run);
    assert_int_equal(course.match.position, course.run.from);
    assert_false(lesson_is_missed(course.lesson, &course.match, &course.run));
    assert_int_equal(lesson_next(course.lesson, &course.match, &course.run), 0);
    act(&course, "play 5D 5S");
    assert_false(lesson_is_missed(course.lesson, &course.match, &course.run));
    assert_true(is_done(&course, 0));
    match_release(&course.match);
}

/* Whoever plays at once has no need of the introduction; later notes still come. */
static void who_acts_early_is_not_held_up(void **state)
{
    Course course = course_of("clash", 0);
    act(&course, "summon brute top");
    assert_int_equal(course.run.done, 0x1F);
    assert_int_equal(lesson_next(course.lesson, &course.match, &course.run), 5);
    match_release(&course.match);
}

static LessonCount count_in(const Course *course)
{
    return lesson_count(course->lesson, &course->run);
}

/* The assault waits for an incantation before its only attack. */
static void an_assault_goes_on_to_its_attack(void **state)
{
    Course course = course_of("clash", 1);
    act(&course, "attack");
    assert_true(lesson_is_over(course.lesson, &course.run));
    assert_int_equal(lesson_next(course.lesson, &course.match, &course.run), 3);
    lesson_begin(course.lesson, &course.match, &course.run, 3);
    act(&course, "strike");
    assert_true(is_done(&course, 3));
    assert_false(lesson_is_missed(course.lesson, &course.match, &course.run));
    match_release(&course.match);
}

/* One more with each note that is begun, and the last is the last. */
static void notes_are_counted_as_they_are_heard(void **state)
{
    Course course = course_of("regicide", 0);
    for (unsigned n = 0; n < 7; n++) {
        int note = lesson_next(course.lesson, &course.match, &course.run);
        assert_int_equal(note, n);
        lesson_begin(course.lesson, &course.match, &course.run, (unsigned)note);
        assert_int_equal(count_in(&course).met, n + 1);
        assert_int_equal(count_in(&course).all, 7);
        lesson_finish(&course.run, (unsigned)note);
    }
    match_release(&course.match);
}

/* The third note may be missed: it makes no number more. What was done unheard counts as heard. */
static void the_number_of_notes_stays(void **state)
{
    Course course = course_of("direnjie", 0);
    unsigned all = count_in(&course).all;
    assert_int_equal(all, course.chapter->count - 2);
    for (unsigned n = 0; n < course.chapter->count; n++) {
        lesson_begin(course.lesson, &course.match, &course.run, n);
        lesson_finish(&course.run, n);
        assert_int_equal(count_in(&course).all, all);
    }
    assert_int_equal(count_in(&course).met, all);
    course.run.heard = 0;
    assert_int_equal(count_in(&course).met, all);
    match_release(&course.match);
}

#define WORD_MS    300  /* 200 words a minute */
#define ACT_MS     6500 /* to choose and to press, and what the others do before the next */
#define CHAPTER_MS 210000

static void a_chapter_takes_three_minutes_and_a_half_at_most(void **state)
{
    for (size_t i = 0; i < TAUGHT; i++) {
        const Lesson *lesson = game_ui_by_id(taught[i].game)->lesson;
        const LessonChapter *chapter = &lesson->chapters[taught[i].chapter];
        unsigned words = 0, acts = 0;
        for (unsigned n = 0; n < chapter->count; n++) {
            const char *text = chapter->notes[n].words;
            words += text ? 1 : 30; /* a puzzle's goal and reason */
            for (const char *c = text ? text : ""; *c; c++) {
                words += *c == ' ';
            }
        }
        for (const char *const *act = taught[i].deeds; *act; act++) {
            acts++;
            for (const char *c = *act; *c; c++) {
                acts += *c == ';';
            }
        }
        if (words * WORD_MS + acts * ACT_MS > CHAPTER_MS) {
            fail_msg("%s, %s: %u words, %u acts", taught[i].game, chapter->key, words, acts);
        }
    }
}

static Profile *new_profile(void)
{
    Problem problem;
    return profile_open(NULL, &problem);
}

static void what_is_learnt_is_kept(void **state)
{
    Problem problem;
    Profile *profile = new_profile();
    const GameUi *ui = game_ui_by_id("regicide");
    assert_int_equal(lesson_read_learnt(profile, ui->game), 0);
    assert_true(lesson_keep_learnt(profile, ui->game, 0, &problem));
    assert_true(lesson_keep_learnt(profile, ui->game, 2, &problem));
    assert_int_equal(lesson_read_learnt(profile, ui->game), 5);
    assert_int_equal(lesson_next_chapter(ui->lesson, 0), 0);
    assert_int_equal(lesson_next_chapter(ui->lesson, 5), 1);
    assert_int_equal(lesson_next_chapter(ui->lesson, 15), 0);
    profile_close(profile);
}

/* Bit 29 told that a chapter was learnt, bits below it which of its notes were said: those alone
 * are no deeds. */
static void a_profile_with_said_notes_keeps_what_was_learnt(void **state)
{
    Problem problem;
    Profile *profile = new_profile();
    const Game *game = game_ui_by_id("regicide")->game;
    profile_set_number(profile, "regicide.lesson.turn", 0x2000003F, &problem);
    profile_set_number(profile, "regicide.lesson.combos", 0x1, &problem);
    profile_set_number(profile, "regicide.lesson", 0x200, &problem);
    assert_int_equal(lesson_read_learnt(profile, game), 1);
    profile_close(profile);
}

/* Of Clash of Decks, notes 0 to 5 were wanted of the first chapter, 7 to 9 of the second, 12 of the
 * third; the damage (9) was later said in the third, the signs (12) in the fourth. */
static void a_profile_with_numbered_notes_keeps_its_meaning(void **state)
{
    static const struct {
        int64_t numbers;
        unsigned learnt; /* bit n: chapter n */
    } kept[] = {{0x3F, 1}, {0x1F, 0}, {0x3FF, 7}, {0x13BF, 15}, {0x1000, 8}};
    const Game *game = game_ui_by_id("clash")->game;
    for (size_t i = 0; i < sizeof kept / sizeof *kept; i++) {
        Problem problem;
        Profile *profile = new_profile();
        profile_set_number(profile, "clash.lesson", kept[i].numbers, &problem);
        assert_int_equal(lesson_read_learnt(profile, game), kept[i].learnt);
        profile_close(profile);
    }
}

static void a_place_is_found_again(void **state)
{
    Problem problem;
    LessonPlace place;
    Profile *profile = new_profile();
    Course left = course_of("regicide", 1), again = course_of("regicide", 1);
    const Game *game = left.ui->game;
    assert_false(lesson_find_place(profile, game, 1, &place));
    lesson_begin(left.lesson, &left.match, &left.run, 0);
    act(&left, "discard TD");
    assert_true(lesson_keep_place(profile, &left.match, &left.run, &problem));
    assert_false(lesson_find_place(profile, game, 0, &place));
    assert_true(lesson_find_place(profile, game, 1, &place));
    assert_true(lesson_take_place(&place, &again.match, &again.run));
    assert_true(match_hash(&again.match) == match_hash(&left.match));
    assert_int_equal(again.run.done, left.run.done);
    assert_int_equal(again.run.heard, left.run.heard);
    assert_int_equal(again.run.asked, left.run.asked);
    assert_int_equal(again.run.asked_at, left.run.asked_at);
    left.run.done |= LESSON_END;
    assert_true(lesson_keep_place(profile, &left.match, &left.run, &problem));
    assert_false(lesson_find_place(profile, game, 1, &place));
    match_release(&left.match);
    match_release(&again.match);
    profile_close(profile);
}

/* From another version, or from hand. */
static void a_place_that_cannot_be_is_the_start(void **state)
{
    static const char *const places[] = {
        "",
        "turn:3 attack:1\nplay 2C", /* as places were written before */
        "6 0 24 1 1 0\nplay 3H",    /* of a chapter with another number of notes */
        "7 9 24 1 1 0\nplay 3H",    /* of a note that there is not */
        "7 0 24 1 1 0 x\nplay 3H",  /* more than numbers */
        "7 0 24 1 1 0\nplay KH",    /* which is not in the hand */
        "7 0 24 1 1 4\nplay 3H"};   /* asked for later than it was left */
    Problem problem;
    for (size_t i = 0; i < sizeof places / sizeof *places; i++) {
        LessonPlace place;
        Profile *profile = new_profile();
        Course course = course_of("regicide", 0);
        profile_set(profile, "regicide.lesson.turn.place", places[i], &problem);
        assert_false(lesson_find_place(profile, course.ui->game, 0, &place) &&
                     lesson_take_place(&place, &course.match, &course.run));
        assert_int_equal(course.match.position, 0);
        assert_int_equal(course.run.done, 0);
        match_release(&course.match);
        profile_close(profile);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(each_chapter_is_learnt_by_its_deeds),
        cmocka_unit_test(all_chapters_of_all_games_are_taught),
        cmocka_unit_test(a_chapter_ends_with_a_deed),
        cmocka_unit_test(listening_alone_teaches_nothing),
        cmocka_unit_test(each_chapter_has_its_name_and_its_puzzle),
        cmocka_unit_test(a_missed_deed_is_tried_again),
        cmocka_unit_test(who_acts_early_is_not_held_up),
        cmocka_unit_test(an_assault_goes_on_to_its_attack),
        cmocka_unit_test(notes_are_counted_as_they_are_heard),
        cmocka_unit_test(the_number_of_notes_stays),
        cmocka_unit_test(a_chapter_takes_three_minutes_and_a_half_at_most),
        cmocka_unit_test(what_is_learnt_is_kept),
        cmocka_unit_test(a_profile_with_said_notes_keeps_what_was_learnt),
        cmocka_unit_test(a_profile_with_numbered_notes_keeps_its_meaning),
        cmocka_unit_test(a_place_is_found_again),
        cmocka_unit_test(a_place_that_cannot_be_is_the_start),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
