/* What is kept of a chapter is kept by its name, so that notes and chapters can be added to a
 * lesson:
 * "<game>.lesson.<chapter>" holds what was said of it, "<game>.lesson.<chapter>.place" the place in
 * it: on the first line what was said, by chapters, then every action on a line of its own.
 * Profiles of the time before have one number for all notes in "<game>.lesson", and one place,
 * which begins with such a number, in "<game>.lesson.place". */
#include "lesson_progress.h"

#include "bots/bot.h"
#include "core/notation.h"

#include <stdlib.h>
#include <string.h>

#define ADVANCE_MAX 400 /* actions: no game of these levels is longer */
#define PLACE_BYTES 16384

/* Of what is kept of a chapter, beside its notes from bit 0: that it was learnt, whatever notes it
 * has now, and that the words at its end were said. */
#define RECORD_LEARNT (UINT32_C(1) << 29)
#define RECORD_END    (UINT32_C(1) << 28)

static uint32_t bits_below(size_t count)
{
    return (UINT32_C(1) << count) - 1;
}

uint32_t lesson_notes_before(const Lesson *lesson, unsigned chapter)
{
    return bits_below(lesson->chapters[chapter].first);
}

uint32_t lesson_chapter_notes(const Lesson *lesson, unsigned chapter)
{
    size_t end = lesson->count;
    if (chapter + 1 < lesson->chapter_count) {
        end = lesson->chapters[chapter + 1].first;
    }
    return bits_below(end) & ~lesson_notes_before(lesson, chapter);
}

static uint32_t record_of(const Lesson *lesson, unsigned chapter, uint32_t said)
{
    uint32_t notes = said & lesson_chapter_notes(lesson, chapter);
    uint32_t record = notes >> lesson->chapters[chapter].first;
    if (said & lesson_end_of(chapter)) {
        record |= RECORD_END;
    }
    if (lesson_is_learnt(lesson, chapter, said)) {
        record |= RECORD_LEARNT;
    }
    return record;
}

static uint32_t said_by(const Lesson *lesson, unsigned chapter, uint32_t record)
{
    uint32_t notes = lesson_chapter_notes(lesson, chapter);
    uint32_t end = record & RECORD_END ? lesson_end_of(chapter) : 0;
    if (!(record & RECORD_LEARNT)) {
        notes &= (record & ~(RECORD_LEARNT | RECORD_END)) << lesson->chapters[chapter].first;
    }
    return notes | end;
}

/* Of the notes by their former numbers, as far as they are whole chapters. */
static uint32_t said_by_numbers(const Lesson *lesson, unsigned chapter, uint64_t numbers)
{
    uint32_t wanted = lesson->chapters[chapter].numbered;
    bool is_learnt = wanted != 0 && (numbers & wanted) == wanted;
    return is_learnt ? lesson_chapter_notes(lesson, chapter) : 0;
}

static ProfileKey chapter_key(const Game *game, const Lesson *lesson, unsigned chapter)
{
    return profile_key(game, "lesson", lesson->chapters[chapter].key);
}

static ProfileKey numbers_key(const Game *game)
{
    return profile_key(game, "lesson", NULL);
}

static ProfileKey place_key(const Game *game, const Lesson *lesson, unsigned chapter)
{
    char bytes[sizeof(ProfileKey)];
    Text which = text_in(bytes, sizeof bytes);
    text_append(&which, lesson->chapters[chapter].key);
    text_append(&which, ".place");
    return profile_key(game, "lesson", bytes);
}

static ProfileKey old_place_key(const Game *game)
{
    return profile_key(game, "lesson", "place");
}

static uint32_t read_chapter(Profile *profile, const Game *game, const Lesson *lesson,
                             unsigned chapter)
{
    int64_t record = profile_get_number(profile, chapter_key(game, lesson, chapter).bytes, -1);
    if (record >= 0) {
        return said_by(lesson, chapter, (uint32_t)record);
    }
    int64_t numbers = profile_get_number(profile, numbers_key(game).bytes, 0);
    return said_by_numbers(lesson, chapter, (uint64_t)numbers);
}

uint32_t lesson_read_said(Profile *profile, const Game *game, const Lesson *lesson)
{
    uint32_t said = 0;
    for (unsigned i = 0; i < lesson->chapter_count; i++) {
        said |= read_chapter(profile, game, lesson, i);
    }
    return said;
}

bool lesson_keep_said(Profile *profile, const LessonRun *run, Problem *problem)
{
    const Game *game = run->match->game;
    uint32_t before = lesson_read_said(profile, game, run->lesson), said = before | run->said;
    *problem = (Problem){.kind = PROBLEM_NONE};
    for (unsigned i = 0; i < run->lesson->chapter_count; i++) {
        uint32_t record = record_of(run->lesson, i, said);
        if (record != record_of(run->lesson, i, before) &&
            !profile_set_number(profile, chapter_key(game, run->lesson, i).bytes, record,
                                problem)) {
            return false;
        }
    }
    return true;
}

bool lesson_is_learnt(const Lesson *lesson, unsigned chapter, uint32_t said)
{
    uint32_t left = lesson_chapter_notes(lesson, chapter) & ~said;
    for (size_t i = 0; i < lesson->count; i++) {
        if ((left >> i & 1) && !lesson->notes[i].may_miss) {
            return false;
        }
    }
    return true;
}

unsigned lesson_next_chapter(const Lesson *lesson, uint32_t said)
{
    for (unsigned i = 0; i < lesson->chapter_count; i++) {
        if (!lesson_is_learnt(lesson, i, said)) {
            return i;
        }
    }
    return 0;
}

unsigned lesson_chapter_at(const Lesson *lesson, uint32_t said)
{
    unsigned chapter = 0;
    while (chapter + 1 < lesson->chapter_count && lesson_is_learnt(lesson, chapter, said)) {
        chapter++;
    }
    return chapter;
}

static void write_place(const LessonRun *run, Text *out)
{
    for (unsigned i = 0; i < run->lesson->chapter_count; i++) {
        text_append(out, i > 0 ? " " : "");
        text_append(out, run->lesson->chapters[i].key);
        text_append(out, ":");
        text_append_number(out, record_of(run->lesson, i, run->said));
    }
    for (size_t i = 0; i < run->match->position; i++) {
        const Played *played = buffer_at(&run->match->played, i);
        text_append(out, "\n");
        notation_write(run->match->game, played->action, out);
    }
}

static bool set_if_other(Profile *profile, ProfileKey key, const char *value, Problem *problem)
{
    char bytes[PLACE_BYTES];
    Text now = text_in(bytes, sizeof bytes);
    profile_get(profile, key.bytes, &now);
    return strcmp(bytes, value) == 0 || profile_set(profile, key.bytes, value, problem);
}

bool lesson_keep_place(Profile *profile, const LessonRun *run, Problem *problem)
{
    const Game *game = run->match->game;
    char bytes[PLACE_BYTES];
    Text place = text_in(bytes, sizeof bytes);
    unsigned at = lesson_chapter_at(run->lesson, run->said);
    *problem = (Problem){.kind = PROBLEM_NONE};
    bool is_kept = set_if_other(profile, old_place_key(game), "", problem);
    for (unsigned i = run->begun; i < at && is_kept; i++) {
        is_kept = set_if_other(profile, place_key(game, run->lesson, i), "", problem);
    }
    if (!match_is_over(run->match)) {
        write_place(run, &place);
    }
    return is_kept && set_if_other(profile, place_key(game, run->lesson, at), bytes, problem);
}

static void match_again(Match *match)
{
    const Game *game = match->game;
    Setup setup = match->setup;
    match_release(match);
    match_init(match, game, &setup);
}

/* Lines of actions, by whoever is to act. */
static bool play_lines(Match *match, char *line)
{
    while (line) {
        Action action;
        char *end = strchr(line, '\n');
        if (end) {
            *end++ = '\0';
        }
        SeatSet actors = match_actors(match);
        if (!actors || !notation_read(match->game, line, &action) ||
            !match_act(match, seats_first(actors), action)) {
            return false;
        }
        line = end;
    }
    return !match_is_over(match);
}

/* The words at the begin of a place; NULL: they cannot be read. Else what is behind them. */
static char *read_said(char *text, const Lesson *lesson, uint32_t *said)
{
    for (unsigned i = 0; i < lesson->chapter_count; i++) {
        size_t length = strlen(lesson->chapters[i].key);
        char *end = text;
        text += strspn(text, " ");
        if (strncmp(text, lesson->chapters[i].key, length) != 0 || text[length] != ':') {
            continue; /* a chapter that there was not yet */
        }
        unsigned long record = strtoul(text + length + 1, &end, 10);
        if (end == text + length + 1) {
            return NULL;
        }
        *said |= said_by(lesson, i, (uint32_t)record);
        text = end;
    }
    return text;
}

/* The same of a place of the time before. */
static char *read_numbers(char *text, const Lesson *lesson, uint32_t *said)
{
    char *end = text;
    unsigned long numbers = strtoul(text, &end, 10);
    for (unsigned i = 0; i < lesson->chapter_count; i++) {
        *said |= said_by_numbers(lesson, i, numbers);
    }
    return end == text ? NULL : end;
}

bool lesson_read_place(Profile *profile, const Lesson *lesson, unsigned chapter, Match *match,
                       uint32_t *said)
{
    char bytes[PLACE_BYTES], *actions;
    Text text = text_in(bytes, sizeof bytes);
    uint32_t notes = 0;
    profile_get(profile, place_key(match->game, lesson, chapter).bytes, &text);
    if (text.length > 0) {
        actions = read_said(bytes, lesson, &notes);
    } else {
        profile_get(profile, old_place_key(match->game).bytes, &text);
        actions = read_numbers(bytes, lesson, &notes);
    }
    bool is_start = actions && *actions == '\0';
    bool has_actions = actions && *actions == '\n';
    if (!is_start && !(has_actions && play_lines(match, actions + 1))) {
        match_again(match);
        return false;
    }
    *said = notes;
    return true;
}

unsigned lesson_acts(const Match *match, Seat seat)
{
    unsigned acts = 0;
    for (size_t i = 0; i < match->position; i++) {
        acts += ((const Played *)buffer_at(&match->played, i))->seat == seat;
    }
    return acts;
}

bool lesson_is_due(const Match *match, const LessonNote *note, Seat seat)
{
    _Alignas(max_align_t) unsigned char view[VIEW_SIZE_MAX];
    if (!seats_have(match_actors(match), seat)) {
        return false;
    }
    match_view(match, seat, view);
    return !note->is_due || note->is_due(view, lesson_acts(match, seat));
}

static void play_one(Match *match)
{
    _Alignas(max_align_t) unsigned char view[VIEW_SIZE_MAX];
    Seat seat = seats_first(match_actors(match));
    match_view(match, seat, view);
    Action action = bot_choose(&(BotRequest){.game = match->game,
                                             .view = view,
                                             .seat = seat,
                                             .level = BOT_GREEDY,
                                             .seed = match->position + 1});
    match_act(match, seat, action);
}

bool lesson_advance(Match *match, const LessonNote *note)
{
    for (unsigned i = 0; i < ADVANCE_MAX && !match_is_over(match); i++) {
        if (lesson_is_due(match, note, 0)) {
            return true;
        }
        play_one(match);
    }
    match_again(match);
    return false;
}
