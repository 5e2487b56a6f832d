/* What is said at a table of several people does not depend on what those who hear it must not
 * know: two deals that are one and the same to a listener sound alike, whatever is pressed. */
#include "hearing.h"

#include "app_match.h"
#include "handover.h"
#include "play.h"
#include "seated.h"

#include "../app/opened.h"
#include "base/limits.h"
#include "games/claim.h"
#include "games/clash.h"
#include "games/direnjie.h"
#include "games/regicide.h"
#include "testing.h"

#include <stdlib.h>
#include <string.h>

#define ACTIONS    7 /* before, so that there is something to know */
#define SPOKEN_MAX (1 << 18)

/* All that listens, looks, picks and turns pages. */
static const char *const keys[] = {
    "F5",       "F6",       "F7",       "F8",       "F10",   "Shift+F6", "Shift+F2", "Shift+F8",
    "Shift+F8", "Shift+F8", "Shift+F8", "1",        "F5",    "F6",       "F8",       "Shift+F6",
    "Shift+F2", "1",        "2",        "Shift+F6", "Right", "Right",    "Space",    "F7",
    "F8",       "Escape",   "Tab",      "Tab",      "Tab",   "Down",     "Up",       "Up",
    "Up",       "Left",     "N",        "F8",       "Tab",   "Down",     "Escape",   "L",
    "F8",       "L",        "W",        "C",        "F8",    "C",        "K",        "F8",
    "K",        "F2",       "F3",       "F3",       "F3",    "Z",        "F8",       "Escape"};

static const char kept[] = "Only you may see this. If nobody else hears, press {key}.";
static char spoken[2][SPOKEN_MAX];

static Seat actor_of(const Match *match)
{
    Seat seat = 0;
    while (!seats_have(match_actors(match), seat)) {
        seat++;
    }
    return seat;
}

/* A position after some actions. */
static Match play_on(const Game *game, uint8_t seats)
{
    Match match;
    Setup setup = setup_initial(game, seats, 7);
    match_init(&match, game, &setup);
    for (int i = 0; i < ACTIONS; i++) {
        Action legal[LEGAL_COUNT_MAX];
        Seat seat = actor_of(&match);
        size_t count = match_legal(&match, seat, legal, LEGAL_COUNT_MAX);
        assert_true(match_act(&match, seat, legal[(size_t)i * 7 % count]));
    }
    return match;
}

/* The match of the app is this state, and the seat that is to act looks at it. */
static void show(const Match *match, const void *state, bool is_alone)
{
    MatchPlan plan = plan_initial(match->game, match->setup.seats);
    plan.setup = match->setup;
    app_begin_match(&app, &plan);
    match_release(&app.session.match);
    match_init_from(&app.session.match, match->game, &match->setup, state);
    scene_change(&app.scenes);
    app.is_alone_with_ears = is_alone;
    handover_answer(&app.scenes, (ScreenAnswer){actor_of(&app.session.match), BLIND_LOOK});
    scene_change(&app.scenes);
    app.settings.speaks = true;
    app_apply_settings(&app);
}

static void note(char *out, const char *key)
{
    size_t before = strlen(out);
    Text text = text_in(out + before, SPOKEN_MAX - before);
    text_append(&text, key);
    text_append(&text, "\n");
    for (size_t i = 0; i < heard.count; i++) {
        text_append(&text, heard.lines[i]);
        text_append(&text, "\n");
    }
    assert_false(text.truncated);
}

static void press_all(char *out)
{
    for (size_t i = 0; i < COUNT_OF(keys); i++) {
        press(keys[i]);
        note(out, keys[i]);
    }
}

static void compare(void)
{
    char *rest[2], *lines[2];
    lines[0] = strtok_r(spoken[0], "\n", &rest[0]);
    lines[1] = strtok_r(spoken[1], "\n", &rest[1]);
    while (lines[0] && lines[1]) {
        assert_string_equal(lines[0], lines[1]);
        lines[0] = strtok_r(NULL, "\n", &rest[0]);
        lines[1] = strtok_r(NULL, "\n", &rest[1]);
    }
    assert_true(!lines[0] && !lines[1]);
}

/* Nothing of the other world is in mind: where the focus was, what was said last. */
static void begin_anew(void)
{
    hear_close(NULL);
    assert_int_equal(hear_open(NULL), 0);
    app.banner[0] = '\0'; /* it goes by the clock */
    app.opening.kind = PROBLEM_NONE;
}

/* Two worlds as the listener may imagine them. */
static void sound_alike(const Game *game, uint8_t seats, bool is_alone)
{
    static _Alignas(max_align_t) unsigned char states[2][STATE_SIZE_MAX];
    static _Alignas(max_align_t) unsigned char view[VIEW_SIZE_MAX];
    Match match = play_on(game, seats);
    Seat actor = actor_of(&match), listener = actor;
    if (!is_alone) {
        listener = (Seat)((actor + 1) % seats);
    }
    match_view(&match, listener, view);
    for (int i = 0; i < 2; i++) {
        Rng rng = rng_seeded((uint64_t)i + 1);
        game->sample(view, &rng, states[i]);
        spoken[i][0] = '\0';
        begin_anew();
        show(&match, states[i], is_alone);
        press("F10");
        assert_int_equal(is_alone, !hear_sentence(kept));
        press_all(spoken[i]);
    }
    match_release(&match);
    compare();
}

static void others_learn_nothing(void **unused)
{
    sound_alike(&regicide_game, 3, false);
    sound_alike(&claim_game, 2, false);
    sound_alike(&clash_game, 2, false);
    sound_alike(&direnjie_game, 3, false);
}

static void whoever_looks_learns_no_more_than_they_see(void **unused)
{
    sound_alike(&regicide_game, 3, true);
    sound_alike(&claim_game, 2, true);
    sound_alike(&clash_game, 2, true);
    sound_alike(&direnjie_game, 3, true);
}

/* The first diamond of the hand alone, by which its seat draws one card: its hand is full before.
 */
static Action diamond_of(const Match *match, Seat seat)
{
    Action legal[LEGAL_COUNT_MAX];
    size_t count = match_legal(match, seat, legal, LEGAL_COUNT_MAX);
    const RegicideState *state = match_state(match);
    bool is_immune = regicide_suit(state->table.enemy) == REGICIDE_DIAMONDS;
    for (size_t i = 0; i < count && !is_immune; i++) {
        CardSet cards = action_cards(legal[i]);
        if (action_verb(legal[i]) == REGICIDE_PLAY && set_count(cards) == 1 &&
            !regicide_is_jester(set_first(cards)) &&
            regicide_suit(set_first(cards)) == REGICIDE_DIAMONDS) {
            return legal[i];
        }
    }
    return ACTION_NONE;
}

/* The first deal whose first seat has one, and draws by it. */
static Match deal_with_diamond(Action *action)
{
    Match match;
    Setup setup = setup_initial(&regicide_game, 3, 1);
    match_init(&match, &regicide_game, &setup);
    *action = diamond_of(&match, actor_of(&match));
    while (*action == ACTION_NONE) {
        match_release(&match);
        setup.seed++;
        match_init(&match, &regicide_game, &setup);
        *action = diamond_of(&match, actor_of(&match));
    }
    return match;
}

/* What the play is, and how much is drawn by it, all have seen; what is drawn only the seat. */
static void what_all_saw_is_told_to_all(void **unused)
{
    Action action;
    Match match = deal_with_diamond(&action);
    for (int is_alone = 0; is_alone < 2; is_alone++) {
        begin_anew();
        show(&match, match_state(&match), is_alone);
        press("F6");
        hear_action(action);
        assert_non_null(hear_sentence("You play {cards}."));
        assert_int_equal(hear_counted("You draw {n} card.", "You draw {n} cards."), !is_alone);
        assert_non_null(hear_sentence("You draw {cards}."));
    }
    match_release(&match);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(others_learn_nothing),
        cmocka_unit_test(whoever_looks_learns_no_more_than_they_see),
        cmocka_unit_test(what_all_saw_is_told_to_all),
    };
    return cmocka_run_group_tests(tests, hear_open, hear_close);
}
