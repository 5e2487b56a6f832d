/* A table at which some play on phones and others at the screen: it shows what everybody may see,
 * until one of those who sit before it takes it through the curtain, and again when they have
 * decided. No server listens here: what phones press is done by hand. */
#include "../held_time.h"
#include "app_match.h"
#include "around.h"
#include "course.h"
#include "loop.h"
#include "opened.h"
#include "ui/loop.h"

#include "base/text.h"
#include "core/rng.h"
#include "games/direnjie.h"
#include "games/registry.h"
#include "testing.h"

#include <SDL.h>
#include <string.h>

#define FRAMES_MOST 4000
#define HERE        ((Seat)1)

static void frame(uint64_t ms)
{
    held_now += ms;
    ui_wait(app.ui, 0);
    app_show(&app);
    if (scene_change(&app.scenes)) {
        ui_flush_input(app.ui);
    }
}

static bool hangs(void)
{
    return scene_top(&app.scenes)->kind == shared_scenes.curtain;
}

/* Of the table, while it is on top. */
static Play *play(void)
{
    return scene_top(&app.scenes)->data;
}

static bool is_at_table(void)
{
    return scene_top(&app.scenes)->kind == shared_scenes.table;
}

static bool tells_secrets(void)
{
    for (size_t i = 0; i < ui_element_count(app.ui); i++) {
        if (ui_element_at(app.ui, i)->secret) {
            return true;
        }
    }
    return false;
}

/* A match of people, one of them at the screen and the others on phones. */
static void begin_as(MatchPlan plan)
{
    plan.setup.seed = 11;
    for (Seat seat = 0; seat < plan.setup.seats; seat++) {
        plan.kinds[seat] = SEAT_PERSON;
    }
    app_begin_match(&app, &plan);
    app.session.has_phones = true;
    app.session.phones = app.session.people & (SeatSet)~seat_bit(HERE);
}

static void begin(const Game *game)
{
    begin_as(plan_initial(game, game->seats_max));
}

static Action any_of(Seat seat, Rng *rng)
{
    Action legal[LEGAL_COUNT_MAX];
    size_t count = match_legal(&app.session.match, seat, legal, LEGAL_COUNT_MAX);
    assert_true(count > 0);
    return legal[rng_below(rng, (uint32_t)count)];
}

static void press_space(void)
{
    SDL_Event down = {.key = {.type = SDL_KEYDOWN, .keysym = {.sym = SDLK_SPACE}}};
    SDL_Event up = {.key = {.type = SDL_KEYUP, .keysym = {.sym = SDLK_SPACE}}};
    SDL_PushEvent(&down);
    frame(1);
    SDL_PushEvent(&up);
    frame(1);
}

/* Through the curtain, to what this seat alone may see. */
static void take_screen(void)
{
    frame(600);
    frame(1);
    assert_false(tells_secrets());
    press_space();
    for (int i = 0; i < 100 && hangs(); i++) {
        frame(50);
    }
    assert_false(hangs());
}

/* What came of one position of the match. */
typedef struct Tally {
    unsigned taken, seen; /* by one at the screen, and by everybody */
} Tally;

static void decide_here(Rng *rng, Tally *tally)
{
    const Match *match = &app.session.match;
    size_t position = match->position;
    for (int i = 0; i < 400 && match->position == position; i++) {
        frame(50);
        assert_true(is_at_table());
        assert_false(play_is_public(play()));
        assert_int_equal(play()->viewer, HERE);
        if (play()->phase == PLAY_DECIDING) {
            tally->taken++;
            play_act(play(), any_of(HERE, rng));
        }
    }
    assert_true(match->position > position);
}

/* Undo, asked for by its key, gives nobody the eyes of a seat. */
static void expect_nothing_undone(void)
{
    size_t position = app.session.match.position;
    play_undo(play());
    assert_int_equal(app.session.match.position, position);
    assert_int_equal(play()->viewer, 0);
    assert_true(play_is_public(play()));
}

/* One frame, and what whoever is asked does then. */
static void go_on(Rng *rng, Tally *tally)
{
    SeatSet actors = match_actors(&app.session.match);
    if (hangs()) {
        assert_true(seats_have(actors, HERE));
        take_screen();
        decide_here(rng, tally);
        return;
    }
    frame(50);
    if (!is_at_table()) {
        return;
    }
    if (!play_is_public(play())) { /* whoever has it decides once more */
        assert_true(seats_have(actors, HERE));
        decide_here(rng, tally);
        return;
    }
    tally->seen++;
    assert_false(tells_secrets());
    assert_int_equal(play()->viewer, 0);
    expect_nothing_undone();
    actors &= app.session.phones;
    if (actors != 0 && play_is_caught_up(play())) {
        Seat seat = seats_first(actors);
        assert_true(match_act(&app.session.match, seat, any_of(seat, rng)));
    }
}

static void play_through(const Game *game)
{
    Rng rng = rng_seeded(5);
    Tally tally = {0};
    begin(game);
    frame(1);
    for (int i = 0; i < FRAMES_MOST && (hangs() || is_at_table()); i++) {
        go_on(&rng, &tally);
    }
    assert_true(tally.taken > 0);
    assert_true(tally.seen > tally.taken);
    app_drop_match(&app);
}

static void the_screen_is_everybodys_but_for_one_who_takes_it(void **unused)
{
    app.settings.speed = SPEED_INSTANT;
    for (size_t i = 0; games[i]; i++) {
        if (game_ui_of(games[i])->tile) {
            play_through(games[i]);
        }
    }
}

/* Of four in two teams the first and the third play together: the number stands for all, "with you"
 * would speak to nobody. */
static void teams_have_numbers_in_the_eyes_of_all(void **unused)
{
    static const char *const endings[] = {NULL, "Team 2", "Team 1", "Team 2"};
    MatchPlan plan = plan_initial(&direnjie_game, 4);
    plan.setup.options[DIRENJIE_TEAMS] = 2;
    begin_as(plan);
    for (int i = 0; i < FRAMES_MOST && (i < 2 || table_is_moving(play()->table)); i++) {
        frame(50);
    }
    assert_true(play_is_public(play()));
    for (unsigned seat = 1; seat < 4; seat++) {
        char id[] = "seat.0.team";
        id[strlen("seat.")] = (char)('0' + seat);
        const Element *element = ui_element_named(app.ui, id);
        assert_non_null(element);
        assert_non_null(strstr(element->name, endings[seat]));
    }
    app_drop_match(&app);
}

/* Whoever has the screen and then goes on by phone leaves it to everybody, whether more is asked of
 * them or not. */
static void a_hand_that_goes_to_a_phone_leaves_the_screen(void **unused)
{
    Rng rng = rng_seeded(5);
    app.settings.speed = SPEED_INSTANT;
    begin(game_by_id("regicide"));
    for (int i = 0; i < FRAMES_MOST && !hangs(); i++) {
        frame(50);
        SeatSet actors = match_actors(&app.session.match) & app.session.phones;
        if (is_at_table() && actors != 0 && play_is_caught_up(play())) {
            Seat seat = seats_first(actors);
            assert_true(match_act(&app.session.match, seat, any_of(seat, &rng)));
        }
    }
    take_screen();
    frame(50);
    assert_false(play_is_public(play()));
    assert_int_equal(play()->viewer, HERE);
    app.session.phones |= seat_bit(HERE);
    frame(50);
    assert_true(play_is_public(play()));
    assert_int_equal(play()->viewer, 0);
    frame(50);
    assert_false(tells_secrets());
    app_drop_match(&app);
}

static void what_a_phone_presses_moves_at_once(void **unused)
{
    Rng rng = rng_seeded(7);
    app.settings.speed = SPEED_NORMAL;
    begin(game_by_id("regicide"));
    frame(1);
    for (int i = 0; i < FRAMES_MOST && play()->phase != PLAY_DECIDING; i++) {
        frame(20);
    }
    SeatSet actors = match_actors(&app.session.match);
    assert_true(seats_have(app.session.phones, seats_first(actors)));
    assert_true(
        match_act(&app.session.match, seats_first(actors), any_of(seats_first(actors), &rng)));
    frame(1);
    frame(1);
    assert_int_equal(play()->phase, PLAY_MOVING);
    app_drop_match(&app);
    app.settings.speed = SPEED_INSTANT;
}

/* How often a match waits for a press, or is looked at for long. */
typedef struct Looks {
    unsigned held, longer;
} Looks;

static Looks looks_at(SeatSet phones)
{
    Rng rng = rng_seeded(5);
    Looks looks = {0};
    begin(game_by_id("regicide"));
    app.session.phones = phones;
    for (int i = 0; i < FRAMES_MOST && is_at_table() && looks.longer < 5 && looks.held == 0; i++) {
        frame(50);
        SeatSet actors = match_actors(&app.session.match);
        if (!is_at_table() || hangs()) {
            break;
        }
        looks.held += play_is_held(play());
        looks.longer += play_looked_at_ms(play()) > 0;
        if ((actors & phones) != 0 && play_is_caught_up(play()) && !play_is_held(play())) {
            Seat seat = seats_first(actors & phones);
            assert_true(match_act(&app.session.match, seat, any_of(seat, &rng)));
        }
    }
    app_drop_match(&app);
    return looks;
}

static void a_screen_at_which_nobody_sits_waits_for_nobody(void **unused)
{
    SeatSet all = 0x0F;
    app.settings.waits = WAITS_FOR_ME;
    Looks looks = looks_at(all);
    assert_int_equal(looks.held, 0);
    assert_true(looks.longer > 0);
    looks = looks_at(all & (SeatSet)~seat_bit(3));
    assert_true(looks.held > 0);
    app.settings.waits = WAITS_BRIEFLY;
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_screen_is_everybodys_but_for_one_who_takes_it),
        cmocka_unit_test(teams_have_numbers_in_the_eyes_of_all),
        cmocka_unit_test(a_hand_that_goes_to_a_phone_leaves_the_screen),
        cmocka_unit_test(what_a_phone_presses_moves_at_once),
        cmocka_unit_test(a_screen_at_which_nobody_sits_waits_for_nobody),
    };
    return cmocka_run_group_tests(tests, open_app, close_app);
}
