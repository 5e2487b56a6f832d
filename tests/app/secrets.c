/* What is shown of a match that goes on, to whoever comes by: its share, the list of what is
 * unfinished, the statistics, the menu, the title of the window, and what is told of its actions.
 * Two deals that differ only in what nobody there may know give the same. */
#include "app_match.h"
#include "opened.h"

#include "../monkey/steer.h"
#include "base/limits.h"
#include "challenge.h"
#include "games/direnjie.h"
#include "games/registry.h"
#include "match_log.h"
#include "poster.h"
#include "storage/statistics.h"
#include "testing.h"
#include "ui_state.h"

#include <string.h>
#include <time.h>

#define SHOWN_MAX  (1 << 16)
#define SEEDS      200 /* are looked through for two that nobody can tell apart */
#define FIRST_SEED UINT64_C(700001)
#define DEALS      4
#define MOVES      40
#define SECONDS    60

static const char *const names[] = {"Ayu", "Boris", "Chen", "Dewi", "Eka", "Fyodor"};
static char shown[2][SHOWN_MAX];

static const Game *game_with_secrets(size_t index)
{
    return game_ui_of(games[index])->tile ? games[index] : NULL;
}

/* People in as many seats as they can be. */
static MatchPlan plan_of(const Game *game, uint64_t seed)
{
    MatchPlan plan = plan_initial(game, game->seats_min < 2 ? 2 : game->seats_min);
    plan.setup.seed = seed;
    plan.deal = DEAL_DRAWN;
    assert_true(plan_has_secrets(&plan));
    return plan;
}

/* How far it is, in the words that everybody may read. */
static void see_publicly(const MatchPlan *plan, Text *out)
{
    static _Alignas(max_align_t) unsigned char view[VIEW_SIZE_MAX];
    const GameUi *ui = game_ui_of(plan->game);
    Wording wording = {.catalogue = &app.catalogue, .look = ui->look, .seat_names = names};
    Match match;
    match_init(&match, plan->game, &plan->setup);
    public_view(&match, 0, 0, view);
    if (ui->moment) {
        ui->moment(&wording, view, out);
    }
    match_release(&match);
}

/* The next deal that everybody sees alike, with another number. */
static MatchPlan other_plan(const MatchPlan *plan)
{
    MatchPlan next = *plan;
    for (int i = 0; i < SEEDS; i++) {
        char bytes[2][256];
        Text one = text_in(bytes[0], sizeof bytes[0]), other = text_in(bytes[1], sizeof bytes[1]);
        next.setup.seed++;
        see_publicly(plan, &one);
        see_publicly(&next, &other);
        if (strcmp(bytes[0], bytes[1]) == 0) {
            return next;
        }
    }
    fail_msg("no two deals of %s look alike", plan->game->id);
    return next;
}

static void note(char *out, const char *scene)
{
    size_t before = strlen(out);
    Text text = text_in(out + before, SHOWN_MAX - before);
    const Elements *elements = &app.ui->elements;
    const Buffer *items = &elements->lists[elements->now].items;
    text_append(&text, scene);
    for (size_t i = 0; i < items->count; i++) {
        const Element *element = &((const Stored *)buffer_at(items, i))->element;
        const char *const words[] = {element->id, element->name, element->value, element->where,
                                     element->reason};
        for (size_t j = 0; j < COUNT_OF(words); j++) {
            text_append(&text, "\n");
            text_append(&text, words[j] ? words[j] : "-");
        }
    }
    assert_false(text.truncated);
}

static void look_at(char *out, const SceneKind *kind)
{
    scene_push(&app.scenes, kind);
    scene_change(&app.scenes);
    steer_settle(&app);
    note(out, kind->id);
}

static void open_profile(void)
{
    scene_switch(&app.scenes, shared_scenes.menu);
    scene_change(&app.scenes);
    app_drop_match(&app);
    profile_close(app.profile);
    app.profile = profile_open(NULL, NULL);
}

static void show_all(char *out, const MatchPlan *plan)
{
    out[0] = '\0';
    open_profile();
    app_begin_match(&app, plan);
    scene_change(&app.scenes);
    steer_settle(&app);
    app.banner[0] = '\0'; /* it goes by the clock */
    app.opening.kind = PROBLEM_NONE;
    Text text = text_in(out, SHOWN_MAX);
    text_append(&text, SDL_GetWindowTitle(app.ui->window));
    assert_string_equal(out, "Meja");
    look_at(out, shared_scenes.share);
    look_at(out, shared_scenes.unfinished);
    look_at(out, shared_scenes.statistics);
    look_at(out, shared_scenes.menu);
}

/* Both at one minute, which the list tells. */
static void show_both(const MatchPlan *plan, const MatchPlan *other)
{
    time_t before, after;
    do {
        before = time(NULL) / SECONDS;
        show_all(shown[0], plan);
        show_all(shown[1], other);
        after = time(NULL) / SECONDS;
    } while (before != after);
}

static void whoever_comes_by_learns_nothing(void **unused)
{
    for (size_t i = 0; games[i]; i++) {
        if (game_with_secrets(i)) {
            MatchPlan plan = plan_of(games[i], FIRST_SEED), other = other_plan(&plan);
            show_both(&plan, &other);
            assert_string_equal(shown[0], shown[1]);
        }
    }
    open_profile();
}

/* Neither number nor code; a challenge is none before its end. */
static void no_code_leaves_the_table(void **unused)
{
    static Poster poster;
    for (size_t i = 0; games[i]; i++) {
        if (game_with_secrets(i)) {
            Arena arena = {NULL};
            MatchPlan plan = plan_of(games[i], FIRST_SEED);
            open_profile();
            app_begin_match(&app, &plan);
            scene_change(&app.scenes);
            assert_true(session_hides_deal(&app.session));
            assert_non_null(challenge_refusal(&app.session));
            memset(&poster, 0, sizeof poster);
            poster_make(&app, &arena, &poster);
            assert_string_equal(poster.code, "");
            assert_null(strstr(poster_words(&app, &poster), "700001"));
            look_at(shown[0], shared_scenes.share);
            assert_null(strstr(shown[0], "700001"));
            assert_null(strstr(shown[0], "MEJA"));
            arena_release(&arena);
        }
    }
    open_profile();
}

static void export_all(Buffer *out)
{
    Statistics statistics;
    const StatisticsFilter all = {.game = NULL};
    assert_true(statistics_read(app.profile, &all, &statistics));
    assert_int_equal(statistics.played, 0);
    buffer_init(out, 1);
    assert_true(statistics_export(app.profile, out, NULL));
}

/* As if it were not there. */
static void statistics_do_not_know_it(void **unused)
{
    for (size_t i = 0; games[i]; i++) {
        if (game_with_secrets(i)) {
            Buffer none, some;
            MatchPlan plan = plan_of(games[i], FIRST_SEED);
            open_profile();
            export_all(&none);
            app_begin_match(&app, &plan);
            export_all(&some);
            assert_int_equal(none.count, some.count);
            assert_memory_equal(none.data, some.data, none.count);
            buffer_release(&none);
            buffer_release(&some);
        }
    }
    open_profile();
}

/* The last action as it is told to a reader. */
static void expect_told_alike(const Match *one, const Match *other, Seat reader)
{
    Wording wording = {
        .catalogue = &app.catalogue, .look = game_ui_of(one->game)->look, .seat_names = names};
    const Match *const matches[] = {one, other};
    MatchLog logs[2];
    for (size_t i = 0; i < COUNT_OF(matches); i++) {
        match_log_init(&logs[i], matches[i], &wording, reader);
    }
    size_t last = one->position - 1;
    assert_string_equal(match_log_at(&logs[0], last), match_log_at(&logs[1], last));
    assert_int_equal(match_log_card(&logs[0], last), match_log_card(&logs[1], last));
    for (size_t i = 0; i < COUNT_OF(matches); i++) {
        match_log_release(&logs[i]);
    }
}

/* An action that both allow; false: there is none. */
static bool act_alike(Match *one, Match *other, Rng *rng)
{
    Action legal[LEGAL_COUNT_MAX];
    Seat seat = seats_first(match_actors(one));
    size_t count = match_legal(one, seat, legal, LEGAL_COUNT_MAX);
    uint32_t from = rng_below(rng, (uint32_t)count);
    for (size_t i = 0; i < count; i++) {
        Action action = legal[(from + i) % count];
        if (game_is_legal(other->game, match_state(other), seat, action)) {
            return match_act(one, seat, action) && match_act(other, seat, action);
        }
    }
    return false;
}

static bool looks_alike(const Match *one, const Match *other, Seat seat)
{
    static _Alignas(max_align_t) unsigned char views[2][VIEW_SIZE_MAX];
    match_view(one, seat, views[0]);
    match_view(other, seat, views[1]);
    return match_actors(one) == match_actors(other) &&
           memcmp(views[0], views[1], one->game->view_size) == 0;
}

/* As long as the seat cannot tell both deals apart; how many actions were told. */
static unsigned play_both(const Game *game, Seat seat, uint64_t seed)
{
    static _Alignas(max_align_t) unsigned char state[STATE_SIZE_MAX], view[VIEW_SIZE_MAX];
    unsigned told = 0;
    Match one, other;
    Rng rng = rng_seeded(seed * 31 + seat);
    Setup setup = setup_initial(game, game->seats_max, seed);
    match_init(&one, game, &setup);
    match_view(&one, seat, view);
    game->sample(view, &rng, state);
    match_init_from(&other, game, &setup, state);
    while (told < MOVES && !match_is_over(&one) && act_alike(&one, &other, &rng) &&
           looks_alike(&one, &other, seat)) {
        expect_told_alike(&one, &other, seat);
        told++;
    }
    match_release(&one);
    match_release(&other);
    return told;
}

static void the_log_of_a_seat_tells_what_it_saw(void **unused)
{
    for (size_t i = 0; games[i]; i++) {
        unsigned told = 0;
        for (uint64_t seed = 1; seed <= DEALS && game_with_secrets(i); seed++) {
            for (Seat seat = 0; seat < games[i]->seats_max; seat++) {
                told += play_both(games[i], seat, seed);
            }
        }
        assert_true(!game_with_secrets(i) || told >= DEALS);
    }
}

/* Whether another seat can tell one of two actions from the other; `seat` SEAT_EVERYBODY: whether
 * any can. */
static bool can_tell_apart(const Match *one, const Match *other, Seat actor, Seat seat)
{
    bool can = false;
    for (Seat i = 0; i < one->setup.seats; i++) {
        bool is_asked = seat == SEAT_EVERYBODY ? i != actor : i == seat;
        can |= is_asked && !looks_alike(one, other, i);
    }
    return can;
}

/* Two actions of the seat that is to act, as they are told to all others; how many could not be
 * told apart. */
static unsigned choose_apart(const Match *match, Action first, Action second)
{
    unsigned told = 0;
    Match one, other;
    Seat actor = seats_first(match_actors(match)), seats = match->setup.seats;
    match_init_from(&one, match->game, &match->setup, match_state(match));
    match_init_from(&other, match->game, &match->setup, match_state(match));
    assert_true(match_act(&one, actor, first) && match_act(&other, actor, second));
    for (Seat i = 0; i <= seats; i++) {
        Seat reader = i < seats ? i : SEAT_EVERYBODY;
        if (reader != actor && !can_tell_apart(&one, &other, actor, reader)) {
            expect_told_alike(&one, &other, reader);
            told++;
        }
    }
    match_release(&one);
    match_release(&other);
    return told;
}

static unsigned choose_all_apart(const Game *game, uint64_t seed)
{
    unsigned told = 0;
    Match match;
    Rng rng = rng_seeded(seed);
    Setup setup = setup_initial(game, game->seats_max, seed);
    match_init(&match, game, &setup);
    while (!match_is_over(&match)) {
        Action legal[LEGAL_COUNT_MAX];
        Seat actor = seats_first(match_actors(&match));
        size_t count = match_legal(&match, actor, legal, LEGAL_COUNT_MAX);
        told += choose_apart(&match, legal[0], legal[count - 1]);
        match_act(&match, actor, legal[rng_below(&rng, (uint32_t)count)]);
    }
    match_release(&match);
    return told;
}

static void what_is_chosen_in_secret_is_told_to_nobody_else(void **unused)
{
    for (size_t i = 0; games[i]; i++) {
        for (uint64_t seed = 1; seed <= DEALS && game_with_secrets(i); seed++) {
            choose_all_apart(games[i], seed);
        }
    }
    assert_true(choose_all_apart(&direnjie_game, 1) > 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(whoever_comes_by_learns_nothing),
        cmocka_unit_test(no_code_leaves_the_table),
        cmocka_unit_test(statistics_do_not_know_it),
        cmocka_unit_test(the_log_of_a_seat_tells_what_it_saw),
        cmocka_unit_test(what_is_chosen_in_secret_is_told_to_nobody_else),
    };
    return cmocka_run_group_tests(tests, open_app, close_app);
}
