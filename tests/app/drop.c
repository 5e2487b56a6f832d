/* A file that is dropped on the window: taken in where nothing else is open, otherwise answered
 * with a sentence, and never at the cost of anything. */
#include "app_match.h"
#include "errand.h"
#include "opened.h"

#include "games/null.h"
#include "share.h"
#include "storage/transfer.h"
#include "storage/user_file.h"
#include "testing.h"

#include <stdio.h>
#include <string.h>

#include <unistd.h>

#define FILE_NAME "dropped-game.txt"

static void write_game(void)
{
    Session session;
    Buffer out;
    Problem problem;
    Action legal[LEGAL_COUNT_MAX];
    SavedSeat seats[SEAT_LIMIT] = {{.kind = "easy"}, {.kind = "easy"}};
    MatchPlan plan = plan_initial(&null_game, 2);
    plan.setup.seed = 3;
    session_start(&session, &plan);
    while (!match_is_over(&session.match)) {
        Seat seat = seats_first(match_actors(&session.match));
        match_legal(&session.match, seat, legal, LEGAL_COUNT_MAX);
        match_act(&session.match, seat, legal[0]);
    }
    buffer_init(&out, 1);
    transfer_write(&session.match, seats, false, &out);
    assert_true(user_file_write("./" FILE_NAME, &out, true, &problem));
    buffer_release(&out);
    session_release(&session);
}

static int open_with_file(void **unused)
{
    write_game();
    return open_app(unused);
}

/* Where the program is after this was taken in on this scene. */
static const SceneKind *take_on(const SceneKind *kind, void (*take)(App *, const char *),
                                const char *words)
{
    scene_switch(&app.scenes, kind);
    scene_change(&app.scenes);
    app.banner[0] = '\0';
    take(&app, words);
    while (errand_is_busy(&app)) {
        errand_check(&app);
    }
    scene_change(&app.scenes);
    return scene_top(&app.scenes)->kind;
}

static const SceneKind *drop_on(const SceneKind *kind, const char *file)
{
    return take_on(kind, share_take_dropped, file);
}

static const SceneKind *paste(const char *words)
{
    return take_on(shared_scenes.finished, share_take_in, words);
}

/* As file managers copy it: %2D is the hyphen. */
static void a_path_is_pasted(void **unused)
{
    char here[1024], words[2048];
    assert_non_null(getcwd(here, sizeof here));
    assert_ptr_equal(paste(" \"./" FILE_NAME "\"\n"), shared_scenes.replay);
    snprintf(words, sizeof words, "file://%s/dropped%%2Dgame.txt\r\n", here);
    assert_ptr_equal(paste(words), shared_scenes.replay);
    assert_ptr_equal(paste("file:///no%2Dwhere.txt"), shared_scenes.finished);
    assert_non_null(strstr(app.banner, "/no-where.txt"));
    assert_ptr_equal(paste("file://other/game.txt"), shared_scenes.finished);
    assert_non_null(strstr(app.banner, "file://other/game.txt"));
}

static void a_game_is_shown(void **unused)
{
    assert_ptr_equal(drop_on(shared_scenes.menu, "./" FILE_NAME), shared_scenes.replay);
    assert_true(app.has_session && app.session.match.game == &null_game);
    assert_ptr_equal(drop_on(shared_scenes.finished, "./" FILE_NAME), shared_scenes.replay);
    assert_int_equal(app.scenes.depth, 2);
}

static void what_is_no_game_is_refused(void **unused)
{
    assert_ptr_equal(drop_on(shared_scenes.menu, "./missing.txt"), shared_scenes.menu);
    assert_non_null(strstr(app.banner, "missing.txt"));
    assert_false(app.has_session);
    assert_ptr_equal(drop_on(shared_scenes.menu, DATA_FOLDER "/"), shared_scenes.menu);
    assert_int_not_equal(app.banner[0], '\0');
}

/* Whoever has gone on while the file was being read keeps what they have. */
static void a_game_that_has_begun_meanwhile_stays(void **unused)
{
    scene_switch(&app.scenes, shared_scenes.menu);
    scene_change(&app.scenes);
    share_take_dropped(&app, "./" FILE_NAME);
    MatchPlan plan = plan_initial(&null_game, 2);
    app_begin_match(&app, &plan);
    scene_change(&app.scenes);
    const SceneKind *kind = scene_top(&app.scenes)->kind;
    while (errand_is_busy(&app)) {
        errand_check(&app);
    }
    scene_change(&app.scenes);
    assert_ptr_equal(scene_top(&app.scenes)->kind, kind);
    assert_false(match_is_over(&app.session.match));
}

/* Written only after the answer. */
static void a_file_is_replaced_only_when_asked(void **unused)
{
    Buffer bytes;
    buffer_init(&bytes, 1);
    buffer_push(&bytes, "x");
    scene_switch(&app.scenes, shared_scenes.menu);
    scene_change(&app.scenes);
    errand_write(&app, "./" FILE_NAME, &bytes);
    errand_write(&app, "./other.txt", &bytes);
    assert_string_equal(app.banner, "Another file is still being read or written.");
    while (errand_is_busy(&app)) {
        errand_check(&app);
    }
    scene_change(&app.scenes);
    assert_ptr_equal(scene_top(&app.scenes)->kind, shared_scenes.replace);
    assert_string_equal(app.errand.path, "./" FILE_NAME);
    buffer_release(&bytes);
}

static void other_scenes_stay(void **unused)
{
    assert_ptr_equal(drop_on(shared_scenes.settings, "./" FILE_NAME), shared_scenes.settings);
    assert_string_equal(app.banner,
                        "To open this file, go to the main menu and drop it there once more.");
    MatchPlan plan = plan_initial(&null_game, 2);
    app_begin_match(&app, &plan);
    scene_change(&app.scenes);
    const SceneKind *kind = scene_top(&app.scenes)->kind;
    share_take_dropped(&app, "./" FILE_NAME);
    assert_false(scene_change(&app.scenes));
    assert_ptr_equal(scene_top(&app.scenes)->kind, kind);
    assert_int_equal(app.session.match.position, 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_game_is_shown),
        cmocka_unit_test(a_path_is_pasted),
        cmocka_unit_test(what_is_no_game_is_refused),
        cmocka_unit_test(other_scenes_stay),
        cmocka_unit_test(a_game_that_has_begun_meanwhile_stays),
        cmocka_unit_test(a_file_is_replaced_only_when_asked),
    };
    return cmocka_run_group_tests(tests, open_with_file, close_app);
}
