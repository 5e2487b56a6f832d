/* In every scene of every game each element that is enabled, and each key of the page of keys, is
 * pressed once, best in a build with sanitizers. What comes to light by a press (a page, a
 * panel, a list) is pressed on in its turn: the way there is kept and gone again. It passes when
 * the program stands. Nothing is painted, which takes most of the time and is tried elsewhere. */
#include "../watchdog.h"
#include "base/hash.h"
#include "base/limits.h"
#include "games/registry.h"
#include "places.h"
#include "steer.h"
#include "ui/loop.h"
#include "ui/window.h"

#include "../layout/scenes.h"
#include "ui_state.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define WAY_MAX       5   /* presses from the place on */
#define AHEAD_MAX     400 /* ways that are still to be gone */
#define LEFT_MAX      300
#define DONE_MAX      (1U << 15)
#define PLACE_SECONDS 60
#define PASS_MS       1000 /* between two presses */
#define PRESSES_LEAST 500

typedef struct Route {
    char ids[WAY_MAX][ELEMENT_ID_MAX];
    int length;
} Route;

/* What is left to be pressed on a screen. */
typedef struct Left {
    char ids[LEFT_MAX][ELEMENT_ID_MAX];
    size_t count;
} Left;

typedef struct Crawl {
    App *app;
    const Place *place;
    const Game *game;
    uint64_t done[DONE_MAX]; /* an open table of hashes: what has been pressed where */
    Route ahead[AHEAD_MAX];
    int first, count; /* of `ahead` */
    unsigned presses;
} Crawl;

/* Whether it looks the same whatever was played before. */
static bool is_shared(const SceneKind *kind)
{
    const SceneKind *const shared[] = {
        shared_scenes.menu,      shared_scenes.learn,      shared_scenes.settings,
        shared_scenes.about,     shared_scenes.people,     shared_scenes.statistics,
        shared_scenes.finished,  shared_scenes.unfinished, shared_scenes.keys,
        shared_scenes.bindings,  shared_scenes.access,     shared_scenes.backup,
        shared_scenes.listening, shared_scenes.first_run,  shared_scenes.replace,
        shared_scenes.crash};
    size_t i = 0;
    while (i < COUNT_OF(shared) && shared[i] != kind) {
        i++;
    }
    return i < COUNT_OF(shared);
}

/* Whether it belongs to another game than this run's: that game's own run presses it. */
static bool is_of_another(const Crawl *crawl)
{
    const Scene *top = scene_top(&crawl->app->scenes);
    const char table[] = "table.";
    if (crawl->game && strncmp(top->id, table, strlen(table)) == 0) {
        return strcmp(top->id + strlen(table), crawl->game->id) != 0;
    }
    for (size_t i = 0; game_uis[i]; i++) {
        const GameUi *other = game_uis[i];
        bool is_its = top->kind == other->aside.scene || top->kind == other->solution.scene ||
                      (other->campaign && top->kind == other->campaign->scene);
        if (is_its) {
            return other->game != crawl->game;
        }
    }
    return false;
}

/* A lesson and a puzzle are scenes of their own. */
static uint64_t hash_of(const Crawl *crawl, const char *id)
{
    const App *app = crawl->app;
    const Scene *top = scene_top(&crawl->app->scenes);
    uint64_t hash = hash_bytes(HASH_START, top->id, strlen(top->id));
    if (app->has_session && !is_shared(top->kind)) {
        bool kinds[] = {app->session.is_lesson, app->session.puzzle != NULL};
        hash = hash_bytes(hash, kinds, sizeof kinds);
    }
    return hash_bytes(hash, id, strlen(id)) | 1;
}

static uint64_t *slot_of(Crawl *crawl, uint64_t hash)
{
    size_t at = hash % DONE_MAX;
    while (crawl->done[at] != 0 && crawl->done[at] != hash) {
        at = (at + 1) % DONE_MAX;
    }
    return &crawl->done[at];
}

static bool is_done(Crawl *crawl, const char *id)
{
    return *slot_of(crawl, hash_of(crawl, id)) != 0;
}

static const ElementList *elements(const Crawl *crawl)
{
    const Elements *elements = &crawl->app->ui->elements;
    return &elements->lists[elements->now];
}

static bool can_be_pressed(const Stored *stored)
{
    Role role = stored->element.role;
    return stored_is_reachable(stored) && !stored->element.disabled && role != ROLE_TEXT &&
           role != ROLE_HEADING;
}

static const SteerKey *key_named(const char *id)
{
    for (size_t i = 0; i < steer_key_count; i++) {
        if (strcmp(steer_keys[i].name, id) == 0) {
            return &steer_keys[i];
        }
    }
    return NULL;
}

/* What can be pressed here and has not been; by another run, in some scenes. */
static void look(Crawl *crawl, Left *left)
{
    const ElementList *list = elements(crawl);
    left->count = 0;
    bool is_for_all = is_shared(scene_top(&crawl->app->scenes)->kind);
    if (is_for_all != (crawl->game == NULL) || is_of_another(crawl)) {
        return;
    }
    for (size_t i = 0; i < list->items.count && left->count < LEFT_MAX; i++) {
        const Stored *stored = buffer_at(&list->items, i);
        if (can_be_pressed(stored) && !is_done(crawl, stored->element.id)) {
            id_copy(left->ids[left->count++], stored->element.id);
        }
    }
    for (size_t i = 0; i < steer_key_count && left->count < LEFT_MAX; i++) {
        if (!is_done(crawl, steer_keys[i].name)) {
            id_copy(left->ids[left->count++], steer_keys[i].name);
        }
    }
}

/* Whether there is something here that was not there. */
static bool has_gained(const Left *here, const Left *before)
{
    for (size_t i = 0; i < here->count; i++) {
        size_t j = 0;
        while (j < before->count && !id_equal(here->ids[i], before->ids[j])) {
            j++;
        }
        if (j == before->count) {
            return true;
        }
    }
    return false;
}

/* What is scrolled out of sight is reached by keys. */
static void press(Crawl *crawl, const char *id)
{
    Ui *ui = crawl->app->ui;
    const SteerKey *key = key_named(id);
    const Stored *stored = key ? NULL : elements_find(elements(crawl), id);
    steer_pass(PASS_MS);
    if (key) {
        steer_key(key->code, key->modifier);
    } else if (stored && !stored->hidden) {
        steer_click(rect_centre(stored->element.rect));
    } else if (stored) {
        id_copy(ui->elements.focused, id);
        ui->elements.ring = true;
        steer_key(SDLK_RETURN, 0);
    }
    steer_turn(crawl->app);
    ui->input.closing = false;
    crawl->presses++;
}

static void come_back(Crawl *crawl)
{
    App *app = crawl->app;
    while (ui_is_fullscreen(app->ui)) {
        ui_set_fullscreen(app->ui, false);
        ui_wait(app->ui, 0);
    }
    place_reach(app, crawl->place, crawl->game);
    steer_pass(PASS_MS);
    steer_turn(app);
}

static void keep_way(Crawl *crawl, const Route *way)
{
    if (crawl->count < AHEAD_MAX) {
        crawl->ahead[(crawl->first + crawl->count++) % AHEAD_MAX] = *way;
    }
}

/* Presses on from here until nothing is left to press or something else has come. */
static void press_on(Crawl *crawl, const Route *way)
{
    static Left before, here;
    const SceneKind *kind = scene_top(&crawl->app->scenes)->kind;
    bool is_here = true;
    look(crawl, &before);
    while (is_here && before.count > 0) {
        const char *id = before.ids[0];
        *slot_of(crawl, hash_of(crawl, id)) = hash_of(crawl, id);
        press(crawl, id);
        look(crawl, &here);
        bool is_new = has_gained(&here, &before);
        is_here = scene_top(&crawl->app->scenes)->kind == kind && !is_new;
        if (!is_here && before.count > 1) {
            keep_way(crawl, way);
        }
        if (is_new && way->length < WAY_MAX) {
            Route on = *way;
            id_copy(on.ids[on.length++], id);
            keep_way(crawl, &on);
        }
        before = here;
    }
}

static void crawl_place(Crawl *crawl)
{
    Route way = {.length = 0};
    crawl->first = crawl->count = 0;
    keep_way(crawl, &way);
    while (crawl->count > 0) {
        way = crawl->ahead[crawl->first];
        crawl->first = (crawl->first + 1) % AHEAD_MAX;
        crawl->count--;
        watchdog_feed(crawl->place->name, PLACE_SECONDS);
        come_back(crawl);
        for (int i = 0; i < way.length; i++) {
            press(crawl, way.ids[i]);
        }
        press_on(crawl, &way);
    }
}

static void crawl_all(Crawl *crawl, const Place places[], size_t count)
{
    for (size_t i = 0; i < count; i++) {
        unsigned before = crawl->presses;
        crawl->place = &places[i];
        if (place_reach(crawl->app, &places[i], crawl->game)) {
            crawl_place(crawl);
            printf("%s %s: %u presses\n", crawl->game ? crawl->game->id : "shared", places[i].name,
                   crawl->presses - before);
            fflush(stdout);
        }
    }
}

/* presses <game>, or presses shared: the scenes of this game, or those that all games share. */
int main(int argc, char **argv)
{
    static Crawl crawl;
    Options options;
    App app;
    const Game *game = argc == 2 ? game_by_id(argv[1]) : NULL;
    scenes_open(&app, &options, 800, 500);
    scenes_set(&app, LANGUAGE_EN, 100);
    app.settings.speed = SPEED_INSTANT;
    crawl.app = &app;
    crawl.game = game;
    if (game) {
        crawl_all(&crawl, game_places, game_place_count);
    } else {
        crawl_all(&crawl, shared_places, shared_place_count);
    }
    app_close(&app);
    catalogue_release(&app.catalogue);
    printf("%u presses\n", crawl.presses);
    return crawl.presses < PRESSES_LEAST;
}
