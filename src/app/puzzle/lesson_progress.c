/* What is kept of a chapter is kept by its name, so that notes and chapters can be added to a
 * lesson: "<game>.lesson.<chapter>" says that it was learnt, "<game>.lesson.<chapter>.place" holds
 * the place in it: on the first line numbers, then every action since the position on a line of its
 * own. Profiles of the time before have one number for all notes in "<game>.lesson", or places that
 * begin with a word; of those only what was learnt is taken over. */
#include "lesson_progress.h"

#include "core/notation.h"
#include "game_ui.h"

#include <stdlib.h>
#include <string.h>

/* Beside it, older profiles have notes in the lower bits. */
#define RECORD_LEARNT (UINT32_C(1) << 29)

#define PLACE_NUMBERS 6

static const Lesson *lesson_of(const Game *game)
{
    return game_ui_of(game)->lesson;
}

static ProfileKey chapter_key(const Game *game, unsigned chapter)
{
    return profile_key(game, "lesson", lesson_of(game)->chapters[chapter].key);
}

static ProfileKey place_key(const Game *game, unsigned chapter)
{
    char bytes[sizeof(ProfileKey)];
    Text which = text_in(bytes, sizeof bytes);
    text_append(&which, lesson_of(game)->chapters[chapter].key);
    text_append(&which, ".place");
    return profile_key(game, "lesson", bytes);
}

static bool is_learnt(Profile *profile, const Game *game, unsigned chapter)
{
    int64_t record = profile_get_number(profile, chapter_key(game, chapter).bytes, -1);
    if (record >= 0) {
        return ((uint32_t)record & RECORD_LEARNT) != 0;
    }
    uint32_t wanted = lesson_of(game)->chapters[chapter].numbered;
    int64_t numbers = profile_get_number(profile, profile_key(game, "lesson", NULL).bytes, 0);
    return wanted != 0 && ((uint32_t)numbers & wanted) == wanted;
}

unsigned lesson_read_learnt(Profile *profile, const Game *game)
{
    unsigned learnt = 0;
    for (unsigned i = 0; i < lesson_of(game)->chapter_count; i++) {
        learnt |= (unsigned)is_learnt(profile, game, i) << i;
    }
    return learnt;
}

bool lesson_keep_learnt(Profile *profile, const Game *game, unsigned chapter, Problem *problem)
{
    *problem = (Problem){.kind = PROBLEM_NONE};
    return is_learnt(profile, game, chapter) ||
           profile_set_number(profile, chapter_key(game, chapter).bytes, RECORD_LEARNT, problem);
}

unsigned lesson_next_chapter(const Lesson *lesson, unsigned learnt)
{
    for (unsigned i = 0; i < lesson->chapter_count; i++) {
        if (!(learnt >> i & 1)) {
            return i;
        }
    }
    return 0;
}

/* The notes that there are come first, so that the place of another lesson is known as such. */
static void write_place(const Match *match, const LessonRun *run, Text *out)
{
    const LessonChapter *chapter = &lesson_of(match->game)->chapters[run->chapter];
    const size_t numbers[PLACE_NUMBERS] = {chapter->count, run->note, run->asked,
                                           run->heard,     run->done, run->asked_at - run->from};
    for (int i = 0; i < PLACE_NUMBERS; i++) {
        text_append(out, i > 0 ? " " : "");
        text_append_number(out, (int64_t)numbers[i]);
    }
    for (size_t i = run->from; i < match->position; i++) {
        const Played *played = buffer_at(&match->played, i);
        text_append(out, "\n");
        notation_write(match->game, played->action, out);
    }
}

bool lesson_keep_place(Profile *profile, const Match *match, const LessonRun *run, Problem *problem)
{
    char place[LESSON_PLACE_BYTES], kept[LESSON_PLACE_BYTES];
    Text text = text_in(place, sizeof place), before = text_in(kept, sizeof kept);
    ProfileKey key = place_key(match->game, run->chapter);
    *problem = (Problem){.kind = PROBLEM_NONE};
    if (!match_is_over(match) && !(run->done & LESSON_END)) {
        write_place(match, run, &text);
    }
    profile_get(profile, key.bytes, &before);
    return strcmp(place, kept) == 0 || profile_set(profile, key.bytes, place, problem);
}

/* Lines of actions, by whoever is to act. */
static bool play_lines(Match *match, const char *line)
{
    char bytes[LESSON_PLACE_BYTES];
    while (*line) {
        Action action;
        Text one = text_in(bytes, sizeof bytes);
        size_t length = strcspn(line, "\n");
        text_append_bytes(&one, line, length);
        line += length + (line[length] == '\n');
        SeatSet actors = match_actors(match);
        if (!actors || !notation_read(match->game, bytes, &action) ||
            !match_act(match, seats_first(actors), action)) {
            return false;
        }
    }
    return !match_is_over(match);
}

/* What is behind them; NULL: there are none. */
static const char *read_numbers(const char *text, unsigned out[PLACE_NUMBERS])
{
    for (int i = 0; i < PLACE_NUMBERS; i++) {
        char *end;
        out[i] = (unsigned)strtoul(text, &end, 10);
        if (end == text) {
            return NULL;
        }
        text = end;
    }
    return *text == '\n' || *text == '\0' ? text : NULL;
}

bool lesson_find_place(Profile *profile, const Game *game, unsigned chapter, LessonPlace *out)
{
    char bytes[LESSON_PLACE_BYTES];
    unsigned count = lesson_of(game)->chapters[chapter].count, numbers[PLACE_NUMBERS];
    Text text = text_in(bytes, sizeof bytes), actions = text_in(out->actions, sizeof out->actions);
    profile_get(profile, place_key(game, chapter).bytes, &text);
    const char *rest = read_numbers(bytes, numbers);
    if (!rest || numbers[0] != count || numbers[1] >= count ||
        (numbers[2] >= count && numbers[2] != LESSON_NOTES_MAX)) {
        return false;
    }
    text_append(&actions, *rest ? rest + 1 : rest);
    out->run = (LessonRun){.chapter = (uint8_t)chapter,
                           .note = (uint8_t)numbers[1],
                           .asked = (uint8_t)numbers[2],
                           .heard = numbers[3],
                           .done = numbers[4],
                           .asked_at = numbers[5]};
    return true;
}

bool lesson_take_place(const LessonPlace *place, Match *match, LessonRun *run)
{
    size_t from = run->from;
    bool is_there =
        play_lines(match, place->actions) && place->run.asked_at <= match->position - from;
    if (is_there) {
        *run = place->run;
        run->from = from;
        run->asked_at += from;
        return true;
    }
    while (match->position > from && match_undo(match)) {
    }
    return false;
}
