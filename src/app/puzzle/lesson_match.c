/* Views are asked of the match; its state is looked at nowhere. */
#include "lesson_match.h"

#include "game_ui.h"
#include "puzzle_match.h"

typedef struct SeenView {
    _Alignas(max_align_t) unsigned char bytes[VIEW_SIZE_MAX];
} SeenView;

static const LessonChapter *chapter_of(const Lesson *lesson, const LessonRun *run)
{
    return &lesson->chapters[run->chapter];
}

static bool is_done(const LessonRun *run, unsigned note)
{
    return (run->done >> note & 1) != 0;
}

static bool has_position(const LessonNote *note)
{
    return note->from.match || note->from.puzzle;
}

static Puzzle position_of(const PuzzleSet *set, const LessonPosition *from)
{
    if (from->puzzle) {
        return set->puzzles[puzzle_find(set, from->puzzle)];
    }
    return (Puzzle){.match = from->match};
}

Puzzle lesson_position(const Game *game, const LessonChapter *chapter, unsigned note)
{
    const LessonNote *first = &chapter->notes[note];
    while (!has_position(first)) {
        first--;
    }
    return position_of(game_ui_of(game)->puzzles, &first->from);
}

bool lesson_plan(const Game *game, const LessonChapter *chapter, unsigned note, MatchPlan *out)
{
    Puzzle position = lesson_position(game, chapter, note);
    return puzzle_plan(&position, out);
}

bool lesson_put_up(const Lesson *lesson, Match *match, LessonRun *run, unsigned note)
{
    Puzzle position = lesson_position(match->game, chapter_of(lesson, run), note);
    if (!puzzle_lead_up(&position, match)) {
        return false;
    }
    run->note = (uint8_t)note;
    run->asked = LESSON_NOTES_MAX;
    run->from = run->asked_at = match->position;
    return true;
}

/* The first note behind the position that was put up. */
static unsigned position_end(const LessonChapter *chapter, const LessonRun *run)
{
    unsigned end = run->note + 1u;
    while (end < chapter->count && !has_position(&chapter->notes[end])) {
        end++;
    }
    return end;
}

/* What the person saw after so many actions. */
static void see_at(const Match *match, size_t actions, SeenView *out)
{
    if (actions < match->position) {
        match_view_before(match, actions, LESSON_PERSON, out->bytes);
    } else {
        match_view(match, LESSON_PERSON, out->bytes);
    }
}

static unsigned acts_of(const Match *match, const LessonRun *run)
{
    unsigned acts = 0;
    for (size_t i = run->from; i < match->position; i++) {
        acts += ((const Played *)buffer_at(&match->played, i))->seat == LESSON_PERSON;
    }
    return acts;
}

static bool is_due(const LessonNote *note, const Match *match, const LessonRun *run)
{
    SeenView start, now;
    if (!note->is_due) {
        return true;
    }
    see_at(match, run->from, &start);
    see_at(match, match->position, &now);
    return note->is_due(
        &(LessonSight){.start = start.bytes, .view = now.bytes, .acts = acts_of(match, run)});
}

int lesson_next(const Lesson *lesson, const Match *match, const LessonRun *run)
{
    const LessonChapter *chapter = chapter_of(lesson, run);
    unsigned end = position_end(chapter, run);
    if (!seats_have(match_actors(match), LESSON_PERSON)) {
        return LESSON_NONE;
    }
    for (unsigned i = run->note; i < end; i++) {
        if (!is_done(run, i) && is_due(&chapter->notes[i], match, run)) {
            return (int)i;
        }
    }
    return LESSON_NONE;
}

void lesson_begin(const Lesson *lesson, const Match *match, LessonRun *run, unsigned note)
{
    run->heard |= UINT32_C(1) << note;
    if (lesson_asks(&chapter_of(lesson, run)->notes[note])) {
        run->asked = (uint8_t)note;
        run->asked_at = match->position;
    }
}

void lesson_finish(LessonRun *run, unsigned note)
{
    run->done |= UINT32_C(1) << note;
}

void lesson_acted(const Lesson *lesson, const Match *match, LessonRun *run)
{
    const LessonChapter *chapter = chapter_of(lesson, run);
    const Played *last = buffer_at(&match->played, match->position - 1);
    unsigned end = position_end(chapter, run);
    SeenView start, before, after;
    see_at(match, run->from, &start);
    see_at(match, match->position - 1, &before);
    see_at(match, match->position, &after);
    LessonAction act = {
        .start = start.bytes, .before = before.bytes, .after = after.bytes, .action = last->action};
    bool is_told = true; /* what comes before the first action that is left */
    for (unsigned i = run->note; i < end; i++) {
        const LessonNote *note = &chapter->notes[i];
        if (is_done(run, i)) {
            continue;
        }
        if (note->is_done && note->is_done(&act)) {
            lesson_finish(run, i);
        } else if (is_told && !lesson_asks(note) && !note->is_due) {
            lesson_finish(run, i);
        }
        is_told = is_told && !lesson_asks(note);
    }
}

bool lesson_is_missed(const Lesson *lesson, const Match *match, const LessonRun *run)
{
    unsigned asked = run->asked;
    if (asked == LESSON_NOTES_MAX || is_done(run, asked) || match->position <= run->asked_at) {
        return false;
    }
    if (match_is_over(match)) {
        return true;
    }
    return seats_have(match_actors(match), LESSON_PERSON) &&
           !is_due(&chapter_of(lesson, run)->notes[asked], match, run);
}

void lesson_try_again(Match *match, const LessonRun *run)
{
    while (match->position > run->asked_at && match_undo(match)) {
    }
}

/* Of the notes of a chapter from one on to another. */
static bool are_done(const LessonChapter *chapter, const LessonRun *run, unsigned from, unsigned to)
{
    for (unsigned i = from; i < to; i++) {
        if (!is_done(run, i) && !chapter->notes[i].may_miss) {
            return false;
        }
    }
    return true;
}

int lesson_ahead(const Lesson *lesson, const LessonRun *run)
{
    const LessonChapter *chapter = chapter_of(lesson, run);
    unsigned end = position_end(chapter, run);
    bool is_through = are_done(chapter, run, run->note, end);
    return is_through && end < chapter->count ? (int)end : LESSON_NONE;
}

bool lesson_is_over(const Lesson *lesson, const LessonRun *run)
{
    const LessonChapter *chapter = chapter_of(lesson, run);
    return are_done(chapter, run, 0, chapter->count);
}

LessonCount lesson_count(const Lesson *lesson, const LessonRun *run)
{
    const LessonChapter *chapter = chapter_of(lesson, run);
    LessonCount count = {0, 0};
    for (unsigned i = 0; i < chapter->count; i++) {
        bool is_met = ((run->heard | run->done) >> i & 1) != 0;
        count.all += !chapter->notes[i].may_miss;
        count.met += !chapter->notes[i].may_miss && is_met;
    }
    return count;
}
