/* The bits of "<game>.lesson" in the profile, the place "<game>.lesson.place", and the way to a
 * note. A place is the notes as a number, then every action on a line of its own. */
#include "lesson_progress.h"

#include "bots/bot.h"
#include "core/notation.h"

#include <stdlib.h>
#include <string.h>

#define ADVANCE_MAX 400 /* actions: no game of these levels is longer */
#define PLACE_BYTES 16384

static uint32_t bits_below(size_t count)
{
    return (UINT32_C(1) << count) - 1;
}

static ProfileKey key_of(const Game *game)
{
    return profile_key(game, "lesson", NULL);
}

static ProfileKey place_of(const Game *game)
{
    return profile_key(game, "lesson", "place");
}

uint32_t lesson_read_said(Profile *profile, const Game *game)
{
    return (uint32_t)profile_get_number(profile, key_of(game).bytes, 0);
}

bool lesson_keep_said(Profile *profile, const Game *game, uint32_t said, Problem *problem)
{
    uint32_t before = lesson_read_said(profile, game);
    *problem = (Problem){.kind = PROBLEM_NONE};
    return (before | said) == before ||
           profile_set_number(profile, key_of(game).bytes, before | said, problem);
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

bool lesson_keep_place(Profile *profile, const Match *match, uint32_t said, Problem *problem)
{
    char bytes[PLACE_BYTES];
    Text text = text_in(bytes, sizeof bytes);
    *problem = (Problem){.kind = PROBLEM_NONE};
    if (!match_is_over(match)) {
        text_append_number(&text, said);
        for (size_t i = 0; i < match->position; i++) {
            const Played *played = buffer_at(&match->played, i);
            text_append(&text, "\n");
            notation_write(match->game, played->action, &text);
        }
    }
    return profile_set(profile, place_of(match->game).bytes, bytes, problem);
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

bool lesson_read_place(Profile *profile, Match *match, uint32_t *said)
{
    char bytes[PLACE_BYTES];
    Text text = text_in(bytes, sizeof bytes);
    char *actions = NULL;
    if (!profile_get(profile, place_of(match->game).bytes, &text)) {
        return false;
    }
    unsigned long notes = strtoul(bytes, &actions, 10);
    bool is_start = actions != bytes && *actions == '\0';
    bool has_actions = actions != bytes && *actions == '\n';
    if (!is_start && !(has_actions && play_lines(match, actions + 1))) {
        match_again(match);
        return false;
    }
    *said = (uint32_t)notes;
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
