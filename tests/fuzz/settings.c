/* Any words as what a profile keeps for the app: settings of the machine and of people, how the
 * seats were left, keys, lessons, decks, the companion. Lines:
 *     KEY=VALUE    of the machine, of nobody in particular and of each person; | begins a line
 * What may not happen is a crash, a leak, or something that could not have been chosen: nonsense
 * counts as never set. */
#include "settings.h"
#include "achievements.h"
#include "base/assert.h"
#include "base/limits.h"
#include "clash/build.h"
#include "keymap.h"
#include "lesson_match.h"
#include "lesson_progress.h"
#include "options.h"
#include "puzzle_record.h"
#include "regicide/companion/save.h"
#include "roster.h"
#include "ui_state.h"

#include <string.h>

#define PEOPLE    2
#define VALUE_MAX 8192

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

static void add_people(Profile *profile, PersonId people[PEOPLE])
{
    static const char *const names[PEOPLE] = {"Ann", "Bo"};
    for (size_t i = 0; i < PEOPLE; i++) {
        Person someone = {.avatar = "fox"};
        Text name = text_in(someone.name, sizeof someone.name);
        text_append(&name, names[i]);
        (void)people_add(profile, &someone, NULL);
        people[i] = someone.id;
    }
}

/* `line` is written to. */
static void take_line(Profile *profile, const PersonId people[PEOPLE], char *line)
{
    char *value = strchr(line, '=');
    if (!value) {
        return;
    }
    *value++ = '\0';
    for (char *at = strchr(value, '|'); at; at = strchr(at, '|')) {
        *at = '\n';
    }
    (void)profile_set(profile, line, value, NULL);
    for (size_t i = 0; i < PEOPLE; i++) {
        (void)people_set(profile, people[i], line, value, NULL);
    }
}

static void take_lines(Profile *profile, const PersonId people[PEOPLE], const uint8_t *data,
                       size_t size)
{
    static char line[VALUE_MAX];
    while (size > 0) {
        const uint8_t *end = memchr(data, '\n', size);
        size_t length = end ? (size_t)(end - data) : size;
        Text text = text_in(line, sizeof line);
        text_append_bytes(&text, (const char *)data, length);
        take_line(profile, people, line);
        length = end ? length + 1 : length;
        data += length;
        size -= length;
    }
}

static bool is_within(int value, int low, int high)
{
    return value >= low && value <= high;
}

static void check_settings(const Settings *settings)
{
    ASSERT(is_within((int)settings->language, 0, LANGUAGE_COUNT - 1));
    ASSERT(is_within(settings->overall, 0, 100) && is_within(settings->music, 0, 100));
    ASSERT(is_within(settings->card_percent, CARD_PERCENT_MIN, CARD_PERCENT_MAX));
    ASSERT(is_within(settings->text_percent, TEXT_PERCENT_MIN, TEXT_PERCENT_MAX));
    ASSERT(is_within((int)settings->speed, SPEED_SLOW, SPEED_INSTANT));
    ASSERT(is_within((int)settings->coach, COACH_OFF, COACH_FULL));
    ASSERT(settings_taste(settings).cards > 0);
    (void)settings_back(settings);
    for (size_t i = 0; game_uis[i]; i++) {
        const GameSetting *own = game_uis[i]->setting;
        int value = settings_own(settings, game_uis[i]->game);
        ASSERT(own ? is_within(value, 0, own->count - 1) : value == 0);
    }
}

/* What is read is kept and read again as it was. */
static void check_place(Profile *profile)
{
    WindowPlace place, again;
    if (settings_read_place(profile, &place)) {
        ASSERT(settings_keep_place(profile, &place, NULL) && settings_read_place(profile, &again));
        ASSERT(place.x == again.x && place.width == again.width);
    }
}

static void check_plan(Profile *profile, const Game *game)
{
    Message why;
    MatchPlan plan = settings_read_plan(profile, game);
    ASSERT(plan_is_accepted(&plan, &why));
    for (unsigned seat = 0; seat < plan.setup.seats; seat++) {
        ASSERT(seat_kind_name(plan.kinds[seat]) != NULL);
        ASSERT(text_is_utf8(plan.names[seat], strlen(plan.names[seat])));
    }
    ASSERT(settings_keep_plan(profile, &plan, NULL));
    MatchPlan again = settings_read_plan(profile, game);
    ASSERT(again.setup.seats == plan.setup.seats);
    ASSERT(!memcmp(again.setup.options, plan.setup.options, sizeof plan.setup.options));
}

/* A place in a chapter is reached, or the chapter begins again. */
static void check_lesson(Profile *profile, const Game *game)
{
    static LessonPlace place;
    const Lesson *lesson = game_ui_of(game)->lesson;
    unsigned learnt = lesson ? lesson_read_learnt(profile, game) : 0;
    ASSERT(!lesson || lesson_next_chapter(lesson, learnt) < lesson->chapter_count);
    for (unsigned i = 0; lesson && i < lesson->chapter_count; i++) {
        MatchPlan plan;
        if (lesson_find_place(profile, game, i, &place) &&
            lesson_plan(game, &lesson->chapters[i], place.run.note, &plan)) {
            Match match;
            LessonRun run = {.chapter = (uint8_t)i};
            match_init(&match, game, &plan.setup);
            if (lesson_put_up(lesson, &match, &run, place.run.note) &&
                lesson_take_place(&place, &match, &run)) {
                (void)lesson_next(lesson, &match, &run);
                (void)lesson_is_missed(lesson, &match, &run);
                lesson_try_again(&match, &run);
            }
            match_release(&match);
        }
    }
}

static void check_keys(Profile *profile)
{
    static Ui ui;
    char bytes[STROKES_BYTES];
    bindings_init(&ui.input.bindings);
    Keymap map = keymap_of(&ui, profile, true);
    ui_set_commands(&ui, map.groups, map.count);
    keymap_read(&map);
    for (size_t i = 0; i < map.count; i++) {
        for (size_t j = 0; j < map.groups[i]->count; j++) {
            Text text = text_in(bytes, sizeof bytes);
            ui_bound(&ui, map.groups[i]->commands[j], DEVICE_KEYS, &text);
            ASSERT(!text.truncated);
        }
    }
    bindings_release(&ui.input.bindings);
}

static void check_people(Profile *profile, const PersonId people[PEOPLE])
{
    static Roster roster;
    roster_read(&roster, profile);
    ASSERT(roster.count == PEOPLE);
    for (size_t i = 0; i < PEOPLE; i++) {
        Settings settings = settings_for(profile, people[i]);
        check_settings(&settings);
    }
    Settings shared = settings_shared(profile, people, PEOPLE);
    check_settings(&shared);
    (void)settings_read_person(profile);
}

static void check_decks(Profile *profile)
{
    OwnDecks decks, again;
    own_decks_read(profile, &decks);
    ASSERT(decks.count <= OWN_DECKS_MAX && own_decks_keep(profile, &decks, NULL));
    own_decks_read(profile, &again);
    ASSERT(again.count == decks.count);
}

static void check_companion(Profile *profile)
{
    static Tally tally;
    static char bytes[TALLY_BYTES];
    Text text = text_in(bytes, sizeof bytes);
    if (profile_get(profile, "companion", &text) && companion_save_read(&tally, bytes)) {
        text = text_in(bytes, sizeof bytes);
        companion_save_write(&tally, &text);
        ASSERT(!text.truncated && companion_save_read(&tally, bytes));
    }
}

static void check_game(Profile *profile, const GameUi *ui)
{
    check_plan(profile, ui->game);
    check_lesson(profile, ui->game);
    for (size_t i = 0; i < achievement_count(ui); i++) {
        MatchId match;
        (void)achievement_is_won(profile, ui, i, &match);
    }
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    PersonId people[PEOPLE];
    Profile *profile = profile_open(NULL, NULL);
    add_people(profile, people);
    take_lines(profile, people, data, size);
    Settings nobodys = settings_for(profile, 0);
    check_settings(&nobodys);
    check_people(profile, people);
    check_place(profile);
    check_keys(profile);
    check_decks(profile);
    check_companion(profile);
    for (size_t i = 0; game_uis[i]; i++) {
        check_game(profile, game_uis[i]);
    }
    profile_close(profile);
    return 0;
}
