/* The match in play: beginning, taking up, keeping and dropping it. */
#include "app_match.h"
#include "achievements.h"
#include "app_phones.h"
#include "base/assert.h"
#include "base/system.h"
#include "calendar.h"
#include "core/rng.h"
#include "crash.h"
#include "i18n/format.h"
#include "lesson_match.h"
#include "lesson_progress.h"
#include "progress.h"
#include "puzzle_day.h"
#include "puzzle_match.h"
#include "scene_args.h"
#include "storage/holding.h"
#include "ui/window.h"

#include <string.h>
#include <time.h>

static SeatFace face_of(const App *app, const MatchPlan *plan, Seat seat)
{
    if (seats_have(app->phones_away, seat)) {
        return (SeatFace){.picture = "ui/avatar-away"};
    }
    const Person *person = NULL;
    const char *strength = seat_kind_strength(plan->kinds[seat]);
    if (seat < plan->setup.seats && plan->kinds[seat] == SEAT_PERSON) {
        person = roster_find(&app->roster, plan->people[seat]);
    }
    if (!person) {
        Rival rival = progress_rival(plan, seat);
        const char *avatar = roster_avatar(seat % ROSTER_AVATARS);
        return (SeatFace){.picture = rival.name ? rival.picture : roster_picture(avatar),
                          .strength = strength ? app_word(app, strength) : NULL};
    }
    return (SeatFace){.picture = roster_picture(person->avatar), .ring = person->colour & 0xFFFFFF};
}

const Game *app_game_in_view(App *app)
{
    const Scene *scene = scene_top(&app->scenes);
    return scene->game || !app->has_session ? scene->game : app->session.plan.game;
}

#define KEPT_BYTES     4096
#define KEPT_NAME_MOST 24 /* bytes: a longer name may be broken like any text */

void app_keep_words(App *app)
{
    char bytes[KEPT_BYTES];
    Text words = text_in(bytes, sizeof bytes);
    /* translators: words of the language within which no line should end, with | between them. It
     * serves languages that put no spaces between words; others name what they like. */
    text_append(&words, app_word(app, NC_("words kept on one line", "Meja")));
    for (Seat seat = 0; app->has_session && seat < SEAT_LIMIT; seat++) {
        const char *name = app->seat_names[seat];
        if (name && strlen(name) <= KEPT_NAME_MOST && !strpbrk(name, " |")) {
            text_append(&words, "|");
            text_append(&words, name);
        }
    }
    ui_keep_words(app->ui, bytes);
}

/* As its seats are called: a computer player that sat there for a person is one by name, too. */
static MatchPlan named_plan(const Session *session)
{
    MatchPlan plan = session->plan;
    for (Seat seat = 0; seat < SEAT_LIMIT; seat++) {
        if (seats_have(session->stand_ins, seat)) {
            plan.kinds[seat] = SEAT_EASY;
            plan.names[seat][0] = '\0';
        }
    }
    return plan;
}

void app_name_seats(App *app)
{
    MatchPlan named = named_plan(&app->session);
    const MatchPlan *plan = &named;
    for (Seat seat = 0; seat < SEAT_LIMIT; seat++) {
        Text name = text_in(app->name_bytes[seat], sizeof app->name_bytes[seat]);
        bool sits = seat < plan->setup.seats; /* else a side that the game itself plays */
        text_append(&name, sits ? app_seat_name(app, plan, seat) : app_word(app, N_("AI")));
        app->seat_names[seat] = app->name_bytes[seat];
        app->seat_faces[seat] = face_of(app, plan, seat);
    }
    app_keep_words(app);
}

/* From the system; of a system that has nothing to give, from the clock. */
static uint64_t entropy(void)
{
    uint64_t bits;
    if (system_random(&bits, sizeof bits)) {
        return bits;
    }
    struct timespec now = system_now();
    Rng rng = rng_seeded((uint64_t)now.tv_sec * 1000000007u ^ (uint64_t)now.tv_nsec);
    bits = rng_next(&rng);
    return bits << 32 | rng_next(&rng);
}

uint64_t app_draw_deal(void)
{
    return 1 + entropy() % (DEAL_LIMIT - 1);
}

/* A number for a deal that has none; and what is known of one that has. */
static void settle_deal(App *app, MatchPlan *plan)
{
    if (plan->setup.seed == SEED_ANY) {
        plan->deal = DEAL_DRAWN;
        plan->setup.seed = plan_has_secrets(plan) ? entropy() % SEED_LIMIT : app_draw_deal();
    }
    plan_choose_leader(plan);
    if (profile_has_finished_deal(app->profile, plan->game, &plan->setup)) {
        bool is_secret = profile_has_secret_deal(app->profile, plan->setup.seed, 0);
        plan->deal = is_secret ? DEAL_REPEATED : DEAL_KNOWN;
    }
}

void app_copy_deal(App *app)
{
    char bytes[24];
    Text number = text_in(bytes, sizeof bytes);
    if (session_hides_deal(&app->session)) {
        app_say(app, APP_DEAL_SECRET, NULL);
        return;
    }
    text_append_number(&number, (int64_t)app->session.plan.setup.seed);
    ui_copy_to_clipboard(app->ui, bytes);
    app_say(app, N_("On the clipboard: {text}"), TR_VALUES(app_copy(app, bytes)));
}

void app_drop_match(App *app)
{
    app->is_alone_with_ears = false;
    app_leave_phones(app);
    if (app->has_session) {
        thinker_drop(app->thinker);
        session_release(&app->session);
        app->has_session = false;
        crash_note_match(NULL);
    }
}

#define FRESH_MOST 4 /* names in one notice */

/* A quiet word over the scene. */
static void tell_achieved(App *app, const GameUi *ui, uint32_t fresh)
{
    const char *names[FRESH_MOST];
    size_t count = 0;
    for (size_t i = 0; i < achievement_count(ui) && count < FRESH_MOST; i++) {
        if (fresh >> i & 1) {
            names[count++] = app_word(app, achievement_at(ui, i)->name);
        }
    }
    if (count > 0) {
        app_say_worded(
            app, app_phrase(app, N_("Achieved: {list}"), TR_VALUES(app_list(app, names, count))));
    }
}

void app_note_learning(App *app, const Game *game)
{
    const GameUi *ui = game_ui_of(game);
    tell_achieved(app, ui, achievements_note_learning(app->profile, ui));
}

static void keep_lesson(App *app)
{
    Problem problem = {0};
    const Session *session = &app->session;
    const Game *game = session->plan.game;
    const LessonRun *run = &session->lesson;
    bool is_kept = lesson_keep_place(app->profile, &session->match, run, &problem);
    if (is_kept && lesson_is_over(game_ui_of(game)->lesson, run)) {
        is_kept = lesson_keep_learnt(app->profile, game, run->chapter, &problem);
        app_note_learning(app, game);
    }
    if (!is_kept) {
        app_tell(app, &problem);
    }
}

void app_keep_match(App *app)
{
    Problem problem = {0};
    crash_note_match(&app->session);
    if (app->session.is_lesson) {
        keep_lesson(app);
    }
    if (!session_is_kept(&app->session)) {
        return;
    }
    if (!session_keep(&app->session, app->profile, &problem)) {
        app_tell(app, &problem);
    }
    if (!progress_record(app->profile, &app->session, calendar_day_at((int64_t)time(NULL)),
                         &problem)) {
        app_tell(app, &problem);
    }
    tell_achieved(app, game_ui_of(app->session.plan.game),
                  achievements_note(app->profile, &app->session));
    app->is_keeping = true;
}

void app_check_kept(App *app)
{
    Problem problem = {0};
    if (app->is_keeping && profile_is_settled(app->profile)) {
        app->is_keeping = false;
        profile_wait(app->profile, &problem);
        if (problem.kind == PROBLEM_MATCH_ELSEWHERE) {
            app_yield_match(app);
        } else {
            app_tell(app, &problem);
        }
    }
}

void app_take_match(App *app, const Session *session)
{
    app_drop_match(app);
    app->session = *session;
    app->session.is_deal_in_use =
        profile_has_secret_deal(app->profile, session->plan.setup.seed, session->id);
    app->has_session = true;
    crash_note_match(&app->session);
    app_name_seats(app);
}

static void show_match(App *app, const Session *session)
{
    app_take_match(app, session);
    scene_switch(&app->scenes, shared_scenes.table);
}

static void deal(App *app, const MatchPlan *plan, Session *session)
{
    MatchPlan dealt = *plan;
    settle_deal(app, &dealt);
    session_start(session, &dealt);
    session->assisted = progress_is_solved(app->profile, progress_place(&dealt));
}

void app_begin_match(App *app, const MatchPlan *plan)
{
    Session session;
    PhoneTable *phones = app_phones_that_stay(app, plan);
    deal(app, plan, &session);
    show_match(app, &session);
    app_join_phones(app, phones);
    app_keep_match(app);
}

void app_begin_coached(App *app, const MatchPlan *plan)
{
    Session session;
    deal(app, plan, &session);
    session_coach(&session);
    show_match(app, &session);
    app_keep_match(app);
}

void app_seat_usual(App *app, MatchPlan *plan)
{
    MatchPlan usual = settings_read_plan(app->profile, plan->game);
    if (usual.kinds[0] == SEAT_PERSON) {
        Text name = text_in(plan->names[0], sizeof plan->names[0]);
        text_append(&name, usual.names[0]);
        plan->people[0] = usual.people[0];
    }
}

/* The table of a note that has a position of its own. */
static void put_up_lesson(App *app, const Game *game, const LessonRun *run, unsigned note,
                          Session *session)
{
    MatchPlan plan;
    const Lesson *lesson = game_ui_of(game)->lesson;
    bool is_sound = lesson_plan(game, &lesson->chapters[run->chapter], note, &plan);
    ASSERT(is_sound);
    app_seat_usual(app, &plan);
    session_start(session, &plan);
    session->is_lesson = true;
    session->lesson = *run;
    is_sound = lesson_put_up(lesson, &session->match, &session->lesson, note);
    ASSERT(is_sound);
    session->led_up = session->lesson.from;
}

static bool resume_lesson(App *app, const Game *game, unsigned chapter)
{
    Session session;
    LessonPlace place;
    if (!lesson_find_place(app->profile, game, chapter, &place)) {
        return false;
    }
    put_up_lesson(app, game, &place.run, place.run.note, &session);
    if (!lesson_take_place(&place, &session.match, &session.lesson)) {
        session_release(&session);
        return false;
    }
    show_match(app, &session);
    return true;
}

void app_begin_lesson(App *app, const Game *game)
{
    const Lesson *lesson = game_ui_of(game)->lesson;
    unsigned chapter = lesson_next_chapter(lesson, lesson_read_learnt(app->profile, game));
    if (!resume_lesson(app, game, chapter)) {
        app_begin_chapter(app, game, chapter);
    }
}

void app_begin_chapter(App *app, const Game *game, unsigned chapter)
{
    Session session;
    LessonRun run = {.chapter = (uint8_t)chapter};
    put_up_lesson(app, game, &run, 0, &session);
    show_match(app, &session);
}

void app_continue_chapter(App *app, unsigned note)
{
    Session session;
    LessonRun run = app->session.lesson;
    put_up_lesson(app, app->session.plan.game, &run, note, &session);
    show_match(app, &session);
    app_keep_match(app);
}

static void begin_puzzle(App *app, const Game *game, size_t puzzle, int day)
{
    Session session;
    MatchPlan plan;
    const Puzzle *wanted = &game_ui_of(game)->puzzles->puzzles[puzzle];
    bool is_sound = puzzle_plan(wanted, &plan);
    ASSERT(is_sound);
    app_seat_usual(app, &plan);
    session_start(&session, &plan);
    is_sound = puzzle_lead_up(wanted, &session.match);
    ASSERT(is_sound);
    session.puzzle = wanted;
    session.puzzle_day = day;
    session.led_up = session.match.position;
    show_match(app, &session);
}

void app_begin_puzzle(App *app, const Game *game, size_t puzzle)
{
    begin_puzzle(app, game, puzzle, 0);
}

void app_begin_day_puzzle(App *app, const Game *game, int day)
{
    begin_puzzle(app, game, puzzle_of_day(game_ui_of(game)->puzzles, day), day);
}

void app_exchange_match(App *app, Session *session)
{
    Session other = app->session;
    thinker_drop(app->thinker);
    app->session = *session;
    *session = other;
    app_name_seats(app);
    crash_note_match(&app->session);
}

/* Taken first, then read: since the list was made another window may have played on. */
bool app_load_match(App *app, const SavedMatch *saved)
{
    Problem problem = {0};
    Session session;
    SavedMatch now;
    bool is_free = !profile_match_is_elsewhere(app->profile, saved->id);
    if ((is_free && !profile_match_take(app->profile, saved->id, &problem)) ||
        !profile_match_read(app->profile, saved->id, &now, &problem) ||
        !session_resume(&session, app->profile, &now, &problem)) {
        app_tell(app, &problem);
        return false;
    }
    app_take_match(app, &session);
    return true;
}

bool app_find_unfinished(const App *app, SavedMatch *out, bool *has_more)
{
    SavedMatch matches[SAVED_LOOK];
    size_t count = profile_unfinished(app->profile, 0, matches, SAVED_LOOK);
    *has_more = count > 1;
    for (size_t i = 0; i < count; i++) {
        if (game_ui_by_id(matches[i].game)->look) {
            *out = matches[i];
            return true;
        }
    }
    return false;
}

bool app_resume_match(App *app, const SavedMatch *saved)
{
    if (profile_match_is_elsewhere(app->profile, saved->id)) {
        app_push_elsewhere(app, saved->id);
        return true;
    }
    bool is_loaded = app_load_match(app, saved);
    if (is_loaded) {
        scene_switch(&app->scenes, shared_scenes.table);
        app_invite_phones(app);
    }
    return is_loaded;
}

void app_play_on(App *app, size_t actions, Seat seat)
{
    Session session;
    session_branch(&session, &app->session, actions, seat);
    show_match(app, &session);
    app_keep_match(app);
}

void app_push_elsewhere(App *app, MatchId id)
{
    scene_push_with(&app->scenes, shared_scenes.elsewhere, &(ElsewhereArgs){id});
}

void app_yield_match(App *app)
{
    scene_switch(&app->scenes, shared_scenes.menu);
    app_push_elsewhere(app, app->session.id);
}

void app_check_held(App *app)
{
    const Session *session = &app->session;
    bool is_kept = app->has_session && session->id != 0 && session_is_kept(session);
    if (is_kept && profile_match_is_elsewhere(app->profile, session->id)) {
        app_yield_match(app);
    }
}

static bool read_elsewhere(App *app, const SavedMatch *saved, Problem *problem)
{
    Session session;
    if (!session_resume(&session, app->profile, saved, problem)) {
        return false;
    }
    session.is_elsewhere = true;
    app_take_match(app, &session);
    return true;
}

bool app_watch_match(App *app, MatchId id)
{
    SavedMatch saved;
    Problem problem = {0};
    bool is_read = profile_match_read(app->profile, id, &saved, &problem) &&
                   read_elsewhere(app, &saved, &problem);
    app_tell(app, &problem);
    return is_read;
}

bool app_follow_match(App *app)
{
    SavedMatch saved;
    const Session *session = &app->session;
    return profile_match_read(app->profile, session->id, &saved, NULL) &&
           saved.hash != match_hash(&session->match) && read_elsewhere(app, &saved, NULL);
}

int app_tension(const App *app, size_t actions, Seat seat)
{
    _Alignas(max_align_t) unsigned char view[VIEW_SIZE_MAX];
    const MusicUi *music = game_ui_of(app->session.plan.game)->music;
    if (!music) {
        return 0;
    }
    session_view_at(&app->session, actions, seat, view);
    return music->tension(view, session_is_solo(&app->session));
}
