/* A challenge on its way: copied from a finished match, taken in by somebody else, begun with just
 * the same cards, and compared with at the end, in every game. */
#include "app_match.h"
#include "opened.h"

#include "../monkey/steer.h"
#include "challenge.h"
#include "core/rng.h"
#include "games/claim.h"
#include "games/clash.h"
#include "games/direnjie.h"
#include "games/regicide.h"
#include "result_lines.h"
#include "share.h"
#include "testing.h"
#include "ui_state.h"

#include <string.h>

#define DEAL  4711
#define TRIES 400 /* lines of play that are looked at for a better and a worse one */

static const SceneKind *top(void)
{
    return scene_top(&app.scenes)->kind;
}

/* One person, and easy computer players in the other seats. */
static MatchPlan plan_of(const Game *game, uint8_t seats, Seat person)
{
    MatchPlan plan = plan_initial(game, seats);
    for (Seat seat = 0; seat < seats; seat++) {
        plan.kinds[seat] = seat == person ? SEAT_PERSON : SEAT_EASY;
    }
    plan.setup.seed = DEAL;
    plan.deal = DEAL_CHOSEN;
    return plan;
}

static void finish(Match *match, uint64_t seed)
{
    Action legal[LEGAL_COUNT_MAX];
    Rng rng = rng_seeded(seed);
    while (!match_is_over(match)) {
        Seat seat = seats_first(match_actors(match));
        size_t count = match_legal(match, seat, legal, LEGAL_COUNT_MAX);
        assert_true(match_act(match, seat, legal[rng_below(&rng, (uint32_t)count)]));
    }
}

static int standing_of(const MatchPlan *plan, uint64_t seed)
{
    Session session;
    session_start(&session, plan);
    finish(&session.match, seed);
    int standing = challenge_standing(plan, &session.match);
    session_release(&session);
    return standing;
}

/* Lines of play of which each does better than the one before; false: they all come to the same. */
static bool find_lines(const MatchPlan *plan, uint64_t lines[3])
{
    int low = standing_of(plan, 1), standings[3] = {low, low, low};
    lines[0] = lines[1] = lines[2] = 1;
    for (uint64_t seed = 2; seed < TRIES; seed++) {
        int standing = standing_of(plan, seed);
        if (standing < standings[0]) {
            standings[0] = standing;
            lines[0] = seed;
        } else if (standing > standings[2]) {
            standings[2] = standing;
            lines[2] = seed;
        }
    }
    for (uint64_t seed = 1; seed < TRIES; seed++) {
        standings[1] = standing_of(plan, seed);
        if (standings[1] > standings[0] && standings[1] < standings[2]) {
            lines[1] = seed;
            return true;
        }
    }
    return false;
}

static void begin(const MatchPlan *plan)
{
    app_begin_match(&app, plan);
    scene_change(&app.scenes);
}

/* To the end, and its result. */
static void end(uint64_t seed)
{
    finish(&app.session.match, seed);
    app_keep_match(&app);
    scene_switch(&app.scenes, shared_scenes.result);
    steer_turn(&app);
}

/* Somebody who has played nothing yet. */
static void become_another(void)
{
    scene_switch(&app.scenes, shared_scenes.menu);
    scene_change(&app.scenes);
    app_drop_match(&app);
    profile_close(app.profile);
    app.profile = profile_open(NULL, NULL);
}

static void take_in(const char *code)
{
    share_take_in(&app, code);
    steer_turn(&app);
    assert_ptr_equal(top(), shared_scenes.challenge);
}

static char *copied_challenge(const MatchPlan *plan, uint64_t line)
{
    begin(plan);
    end(line);
    scene_push(&app.scenes, shared_scenes.share);
    assert_true(steer_click_on(&app, "button.challenge"));
    char *code = SDL_GetClipboardText();
    assert_non_null(strstr(code, "MEJA2-"));
    return code;
}

/* Of the result on top. */
static const char *verdict(void)
{
    const Result *result = scene_top(&app.scenes)->data;
    ResultLines lines = result_lines(&app, result, true);
    for (size_t i = 0; i < lines.count; i++) {
        if (strcmp(lines.items[i].id, "text.challenge") == 0) {
            return lines.items[i].text;
        }
    }
    return NULL;
}

static void expect_verdict(const char *code, const MatchPlan *plan, uint64_t line,
                           const char *words)
{
    become_another();
    take_in(code);
    assert_true(steer_click_on(&app, "button.start"));
    const MatchPlan *begun = &app.session.plan;
    assert_memory_equal(&begun->setup, &plan->setup, sizeof plan->setup);
    assert_memory_equal(begun->kinds, plan->kinds, sizeof plan->kinds);
    assert_int_equal(begun->deal, DEAL_KNOWN);
    end(line);
    assert_non_null(verdict());
    assert_int_equal(strncmp(verdict(), words, strlen(words)), 0);
}

static void expect_compared(const MatchPlan *plan)
{
    uint64_t lines[3];
    assert_true(find_lines(plan, lines));
    become_another();
    char *code = copied_challenge(plan, lines[1]);
    expect_verdict(code, plan, lines[0], "Challenge not beaten · ");
    expect_verdict(code, plan, lines[1], "Challenge equalled · ");
    expect_verdict(code, plan, lines[2], "Challenge beaten · ");
    SDL_free(code);
}

static void each_game_is_compared_by_its_own_measure(void **unused)
{
    MatchPlan regicide = plan_of(&regicide_game, 1, 0), claim = plan_of(&claim_game, 2, 0);
    MatchPlan clash = plan_of(&clash_game, 2, 0), direnjie = plan_of(&direnjie_game, 4, 0);
    expect_compared(&regicide);
    expect_compared(&claim);
    expect_compared(&clash);
    expect_compared(&direnjie);
}

static void a_person_may_sit_in_any_seat(void **unused)
{
    MatchPlan claim = plan_of(&claim_game, 2, 1), direnjie = plan_of(&direnjie_game, 6, 3);
    expect_compared(&claim);
    expect_compared(&direnjie);
    MatchPlan together = plan_of(&regicide_game, 3, 0);
    together.kinds[2] = SEAT_PERSON;
    expect_compared(&together);
}

static void other_options_come_along(void **unused)
{
    MatchPlan plan = plan_of(&regicide_game, 1, 0);
    plan.setup.options[REGICIDE_CLOSED_DISCARD] = 1;
    expect_compared(&plan);
}

/* It tells all hands; and of two people against each other nobody challenges. */
static void some_matches_are_no_challenge(void **unused)
{
    MatchPlan plan = plan_of(&claim_game, 2, 0);
    become_another();
    begin(&plan);
    assert_non_null(challenge_refusal(&app.session));
    end(1);
    assert_null(challenge_refusal(&app.session));
    plan.kinds[1] = SEAT_PERSON;
    begin(&plan);
    end(1);
    assert_non_null(challenge_refusal(&app.session));
    scene_push(&app.scenes, shared_scenes.share);
    const Stored *button = steer_find(&app, "button.challenge");
    assert_non_null(button);
    assert_true(button->element.disabled);
}

/* Begun, left and taken in again it goes on; what is played of it by another way counts as well. */
static void a_challenge_that_was_begun_goes_on(void **unused)
{
    MatchPlan plan = plan_of(&regicide_game, 1, 0);
    become_another();
    char *code = copied_challenge(&plan, 1);
    become_another();
    take_in(code);
    assert_true(steer_click_on(&app, "button.start"));
    MatchId id = app.session.id;
    Action legal[LEGAL_COUNT_MAX];
    match_legal(&app.session.match, 0, legal, LEGAL_COUNT_MAX);
    match_act(&app.session.match, 0, legal[0]);
    app_keep_match(&app);
    scene_switch(&app.scenes, shared_scenes.menu);
    scene_change(&app.scenes);
    app_drop_match(&app);
    take_in(code);
    assert_true(steer_click_on(&app, "button.start"));
    assert_true(app.session.id == id && app.session.match.position == 1);
    begin(&plan);
    end(1);
    assert_non_null(verdict());
    SDL_free(code);
}

static void a_deal_of_a_day_stays_one(void **unused)
{
    MatchPlan plan = progress_plan((DealPlace){DEAL_DAILY, 20260302, &claim_game});
    become_another();
    char *code = copied_challenge(&plan, 1);
    become_another();
    take_in(code);
    assert_true(steer_click_on(&app, "button.start"));
    assert_int_equal(app.session.plan.deal, DEAL_CHOSEN);
    assert_int_equal(progress_place(&app.session.plan).kind, DEAL_DAILY);
    SDL_free(code);
}

static void expect_copied(const char *text)
{
    char *copied = SDL_GetClipboardText();
    assert_string_equal(copied, text);
    SDL_free(copied);
}

/* By the pointer where it stands, and by a key; never one that is a secret yet. */
static void a_number_is_copied_by_one_press(void **unused)
{
    MatchPlan plan = plan_of(&claim_game, 2, 0);
    become_another();
    SDL_SetClipboardText("nothing");
    plan.setup.seed = SEED_ANY;
    begin(&plan);
    assert_null(steer_find(&app, "button.deal"));
    steer_key(SDLK_c, KMOD_CTRL);
    steer_turn(&app);
    expect_copied("nothing");
    assert_int_not_equal(app.banner[0], '\0');
    plan.setup.seed = DEAL;
    begin(&plan);
    assert_true(steer_click_on(&app, "button.deal"));
    expect_copied("4711");
    end(1);
    SDL_SetClipboardText("nothing");
    steer_settle(&app);
    steer_key(SDLK_c, KMOD_CTRL);
    steer_turn(&app);
    expect_copied("4711");
    scene_push(&app.scenes, shared_scenes.share);
    steer_turn(&app);
    steer_key(SDLK_c, KMOD_CTRL);
    steer_turn(&app);
    char *code = SDL_GetClipboardText();
    assert_int_equal(strncmp(code, "MEJA1-CLAIM-", strlen("MEJA1-CLAIM-")), 0);
    SDL_free(code);
}

static int open_and_close_none(void **state)
{
    become_another();
    return close_app(state);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(each_game_is_compared_by_its_own_measure),
        cmocka_unit_test(a_person_may_sit_in_any_seat),
        cmocka_unit_test(other_options_come_along),
        cmocka_unit_test(some_matches_are_no_challenge),
        cmocka_unit_test(a_challenge_that_was_begun_goes_on),
        cmocka_unit_test(a_deal_of_a_day_stays_one),
        cmocka_unit_test(a_number_is_copied_by_one_press),
    };
    return cmocka_run_group_tests(tests, open_app, open_and_close_none);
}
