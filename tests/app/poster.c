/* The picture of a match: written at once, with the code as a square once the match is over; and
 * nothing in it that is hidden while it is played. */
#include "../storage/scratch.h"

#include "../storage/play.h"

#include "app_match.h"
#include "dialog_side.h"
#include "opened.h"

#include "../monkey/steer.h"
#include "calendar.h"
#include "challenge.h"
#include "errand.h"
#include "games/claim.h"
#include "games/regicide.h"
#include "poster.h"
#include "progress.h"
#include "ui_state.h"

#include <SDL_image.h>

#include <dirent.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#define PASS_MS 1000
#define FREE    700001 /* the number of a deal that is no stage */
#define TURNS   2000   /* until all its pictures are there */

static const Scratch *scratch;

static int begin_scratch(void **state)
{
    if (scratch_begin(state) != 0) {
        return -1;
    }
    scratch = *state;
    profile_close(app.profile);
    app.profile = profile_open(scratch->folder, NULL);
    Text folder = text_in(app.folder, sizeof app.folder);
    text_append(&folder, scratch->folder);
    return profile_is_kept(app.profile) ? 0 : -1;
}

static int end_scratch(void **state)
{
    scene_switch(&app.scenes, shared_scenes.menu);
    scene_change(&app.scenes);
    app_drop_match(&app);
    profile_close(app.profile);
    app.profile = profile_open(NULL, NULL);
    app.folder[0] = '\0';
    return scratch_end(state);
}

static void begin(MatchPlan *plan, uint64_t seed)
{
    plan->setup.seed = seed;
    plan->deal = DEAL_CHOSEN;
    app_begin_match(&app, plan);
    scene_change(&app.scenes);
}

static void finish(void)
{
    while (play_on(&app.session.match, 0)) {
    }
    app_keep_match(&app);
    scene_switch(&app.scenes, shared_scenes.result);
    scene_change(&app.scenes);
}

/* The path of the only picture in the folder; false: there is none. */
static bool find_picture(char found[], size_t size)
{
    bool is_found = false;
    DIR *folder = opendir(scratch->folder);
    for (const struct dirent *entry; (entry = readdir(folder));) {
        if (strstr(entry->d_name, ".png")) {
            snprintf(found, size, "%s/%s", scratch->folder, entry->d_name);
            is_found = true;
        }
    }
    closedir(folder);
    return is_found;
}

/* To its end. */
static bool is_written(char found[], size_t size)
{
    return !errand_is_busy(&app) && find_picture(found, size);
}

static char path[4096]; /* of the picture that was taken last */

/* By the key, as it is written. */
static SDL_Surface *taken_picture(void)
{
    steer_pass(PASS_MS);
    steer_turn(&app);
    steer_key(SDLK_s, KMOD_CTRL);
    for (int i = 0; i < TURNS && !is_written(path, sizeof path); i++) {
        steer_pass(PASS_MS);
        steer_turn(&app);
        errand_check(&app);
    }
    assert_ptr_equal(scene_top(&app.scenes)->kind, shared_scenes.poster);
    assert_true(is_written(path, sizeof path));
    SDL_Surface *read = IMG_Load(path);
    assert_non_null(read);
    SDL_Surface *plain = SDL_ConvertSurfaceFormat(read, SDL_PIXELFORMAT_RGB888, 0);
    SDL_FreeSurface(read);
    remove(path);
    return plain;
}

static uint32_t pixel_at(const SDL_Surface *picture, int x, int y)
{
    const uint8_t *row = (const uint8_t *)picture->pixels + (ptrdiff_t)y * picture->pitch;
    return ((const uint32_t *)(const void *)row)[x] & 0xFFFFFF;
}

static bool are_equal(const SDL_Surface *one, const SDL_Surface *other)
{
    bool is_equal = one->w == other->w && one->h == other->h;
    for (int y = 0; y < one->h && is_equal; y++) {
        for (int x = 0; x < one->w && is_equal; x++) {
            is_equal = pixel_at(one, x, y) == pixel_at(other, x, y);
        }
    }
    return is_equal;
}

static Card first_enemy(uint64_t seed)
{
    RegicideView view;
    Match match;
    Setup setup = setup_initial(&regicide_game, 1, seed);
    match_init(&match, &regicide_game, &setup);
    match_view(&match, 0, &view);
    match_release(&match);
    return view.table.enemy;
}

/* Hands and piles differ, the enemy that everybody sees does not. */
static void an_unfinished_match_tells_nothing_hidden(void **unused)
{
    MatchPlan plan = plan_initial(&regicide_game, 1);
    uint64_t other = FREE + 1;
    while (first_enemy(other) != first_enemy(FREE)) {
        other++;
    }
    bool is_equal = false;
    int before, after;
    do { /* until both are of one day */
        before = calendar_day_at((int64_t)time(NULL));
        begin(&plan, FREE);
        SDL_Surface *one = taken_picture();
        begin(&plan, other);
        SDL_Surface *two = taken_picture();
        after = calendar_day_at((int64_t)time(NULL));
        is_equal = are_equal(one, two);
        SDL_FreeSurface(one);
        SDL_FreeSurface(two);
    } while (before != after);
    assert_true(is_equal);
}

/* Where the square lies on the screen. */
static Rect square(void)
{
    const DrawList *list = ui_draw(app.ui);
    Rect found = {0, 0, 0, 0};
    for (size_t i = 0; i < draw_count(list); i++) {
        const DrawCommand *command = draw_at(list, i);
        Color color = command->color;
        bool is_white = color.r == 255 && color.g == 255 && color.b == 255 && color.a == 255;
        if (command->kind == DRAW_FILL && is_white && command->rect.w == command->rect.h &&
            command->rect.w > found.w) {
            found = command->rect;
        }
    }
    return found;
}

static Rect rect_of(const char *id)
{
    const Elements *elements = &app.ui->elements;
    const Stored *stored = elements_find(&elements->lists[elements->now], id);
    assert_non_null(stored);
    return stored->element.rect;
}

static void the_square_is_the_code(void **unused)
{
    MatchPlan plan = plan_initial(&regicide_game, 1);
    begin(&plan, 5);
    finish();
    char bytes[TRANSFER_CODE_BYTES];
    Text code = text_in(bytes, sizeof bytes);
    assert_true(challenge_write(&app.session, false, &code));
    static Qr qr;
    if (!qr_make(bytes, &qr)) {
        skip();
    }
    SDL_Surface *picture = taken_picture();
    Rect place = square(), whole = rect_of("text.picture");
    int modules = qr.side + 8, module = (int)place.w / modules;
    assert_in_range(module, 1, 100);
    int x = (int)(place.x - whole.x) + 4 * module, y = (int)(place.y - whole.y) + 4 * module;
    for (int row = 0; row < qr.side; row++) {
        for (int column = 0; column < qr.side; column++) {
            uint32_t wanted = qr.dark[row * qr.side + column] ? 0 : 0xFFFFFF;
            assert_int_equal(
                pixel_at(picture, x + column * module + module / 2, y + row * module + module / 2),
                wanted);
        }
    }
    SDL_FreeSurface(picture);
}

static void make(Poster *poster, Arena *arena)
{
    memset(poster, 0, sizeof *poster);
    poster_make(&app, arena, poster);
}

/* Neither cards of a day nor the code of what goes on. */
static void what_is_to_be_played_stays_hidden(void **unused)
{
    static Poster poster;
    Arena arena = {NULL};
    MatchPlan plan = plan_initial(&claim_game, 2);
    plan.kinds[1] = SEAT_EASY;
    begin(&plan, 4711);
    make(&poster, &arena);
    assert_non_null(poster.board.game);
    assert_string_equal(poster.code, "");
    assert_null(strstr(poster_words(&app, &poster), "4711"));
    finish();
    make(&poster, &arena);
    assert_non_null(strstr(poster_words(&app, &poster), "4711"));
    assert_non_null(strstr(poster.code, "MEJA2-CLAIM-"));
    plan = progress_plan((DealPlace){DEAL_DAILY, 20260302, &claim_game});
    begin(&plan, plan.setup.seed);
    finish();
    make(&poster, &arena);
    assert_null(poster.board.game);
    assert_non_null(strstr(poster.code, "MEJA2-CLAIM-"));
    arena_release(&arena);
}

/* A name that is a way to somewhere else leads nowhere. */
static void no_file_is_called_after_people(void **unused)
{
    static const char *const names[] = {"../../evil", "/evil; touch evil"};
    MatchPlan plan = plan_initial(&claim_game, 2);
    for (Seat seat = 0; seat < 2; seat++) {
        plan.kinds[seat] = SEAT_PERSON;
        Text name = text_in(plan.names[seat], sizeof plan.names[seat]);
        text_append(&name, names[seat]);
    }
    begin(&plan, FREE);
    assert_string_equal(app.seat_names[0], "../../evil");
    finish();
    SDL_FreeSurface(taken_picture());
    const char *called = path + strlen(scratch->folder);
    assert_memory_equal(called, "/meja-claim-", strlen("/meja-claim-"));
    assert_string_equal(called + strlen("/meja-claim-") +
                            strspn(called + strlen("/meja-claim-"), "0123456789-"),
                        ".png");
    scene_switch(&app.scenes, shared_scenes.share);
    scene_change(&app.scenes);
    const char *shared = steer_find(&app, "field.file")->element.value;
    assert_string_equal(strrchr(shared, '/'), "/meja-claim-700001.meja");
    assert_null(strstr(shared, "evil"));
    assert_int_equal(scratch_count(scratch, "evil"), 0);
}

/* The sandbox's own folder of pictures is nobody's. */
static void in_a_sandbox_it_lies_where_the_person_says(void **unused)
{
    char line[4096];
    MatchPlan plan = plan_initial(&regicide_game, 1);
    dialog_clear();
    unsetenv("DBUS_SESSION_BUS_ADDRESS");
    setenv("FLATPAK_ID", "org.example.meja", 1);
    snprintf(line, sizeof line, "echo '%s/chosen.png'", scratch->folder);
    dialog_stand_in("zenity", line);
    app.errand.has_looked = false;
    begin(&plan, FREE);
    steer_pass(PASS_MS);
    steer_turn(&app);
    steer_key(SDLK_s, KMOD_CTRL);
    for (int i = 0; i < TURNS && !app.errand.dialog; i++) {
        steer_pass(PASS_MS);
        steer_turn(&app);
    }
    assert_non_null(app.errand.dialog);
    dialog_await_end();
    unsetenv("FLATPAK_ID");
    assert_true(find_picture(path, sizeof path));
    assert_string_equal(strrchr(path, '/'), "/chosen.png");
    dialog_expect_file(SIDE_ASKED, "--save --confirm-overwrite --title Save as a file");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(an_unfinished_match_tells_nothing_hidden, begin_scratch,
                                        end_scratch),
        cmocka_unit_test_setup_teardown(the_square_is_the_code, begin_scratch, end_scratch),
        cmocka_unit_test_setup_teardown(what_is_to_be_played_stays_hidden, begin_scratch,
                                        end_scratch),
        cmocka_unit_test_setup_teardown(no_file_is_called_after_people, begin_scratch, end_scratch),
        cmocka_unit_test_setup_teardown(in_a_sandbox_it_lies_where_the_person_says, begin_scratch,
                                        end_scratch),
    };
    return cmocka_run_group_tests(tests, open_app, close_app);
}
