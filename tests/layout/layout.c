/* layout audit <width>x<height> [<game>] [<language>]: every scene at every text size in every
 * language, or only what all games share and what this one has, or only in this language, laid out
 * and looked at by audit.h; fails when there is any fault.
 * layout pictures <width>x<height> <language> <text size> <folder> [<game|all> [<part>]]: paints
 * the same scenes, or only what this game has, or all, and what has this in its name.
 * layout list <width>x<height> <language> <text size> <file> [<game|all> [<part>]]: writes down
 * what is drawn in them and what can be reached, to compare it with what another build writes.
 *
 * All take at their end <setting>=<number>, of a person by its key in the profile. */
#include "app.h"
#include "audit.h"
#include "base/limits.h"
#include "base/text.h"
#include "games/registry.h"
#include "listing.h"
#include "loop.h"
#include "scenes.h"
#include "seated.h"
#include "ui/window.h"

#include "../watchdog.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define SCENE_SECONDS 120

#define TOLD_MAX 60 /* faults that are printed; all are counted */

typedef struct Report {
    const char *scene, *size;
    Language language;
    int text_percent;
    unsigned faults, scenes;
} Report;

static void tell(void *context, const char *fault, const char *where)
{
    Report *report = context;
    if (report->faults++ < TOLD_MAX) {
        printf("%s %s %d %%, %s: %s: %.60s\n", report->size, language_code(report->language),
               report->text_percent, report->scene, fault, where);
    }
}

#define LEAST_UNITS (11 / 0.8f) /* 11 pixels in a window of 1280x720 */

/* Where no letter is smaller than that: in the languages of people, at any size that none has set
 * smaller. */
static bool has_least(const Report *report)
{
    return report->language != LANGUAGE_XX && report->text_percent >= 100;
}

/* What is around larger cards may be a tenth smaller, and on a mirrored table, whose buttons lie
 * beside a long hand; smaller cards are as small as they were asked for. */
static float around_cards(const App *app)
{
    return app->settings.card_percent > 100 || app->settings.left_handed ? 0.9f : 1;
}

static float of_cards(const App *app)
{
    return (float)min_int(app->settings.card_percent, 100) / 100;
}

/* What all look at from across a room, see app_look_from_afar: 26 pixels from the tops to the feet
 * of letters in a window 1080 high, which are four fifths of that by the names of type. */
#define FAR_SHARE (26.0f / 1080 * 0.8f)

static bool is_public(const char *name)
{
    return strncmp(name, "public", strlen("public")) == 0;
}

/* What a room looks at together is a television or a screen as wide as one. */
static bool is_wide(const App *app)
{
    Rect bounds = ui_bounds(app->ui);
    return bounds.w * 9 >= bounds.h * 16;
}

static bool is_public_result(const char *name)
{
    return strncmp(name, "public-result", strlen("public-result")) == 0;
}

/* What stands in lists at the end may be a seventh smaller. */
static int least_word_px(const App *app, const char *name, const Report *report)
{
    bool is_far = is_public(name) && report->language != LANGUAGE_XX;
    float share = is_public_result(name) ? FAR_SHARE * 0.86f : FAR_SHARE;
    return is_far ? (int)(share * ui_bounds(app->ui).h * around_cards(app)) : 0;
}

/* Nobody who looks from afar scrolls, unless somebody has asked for larger words;
 * what has no scene of its own is for tests alone. */
static bool is_whole(const char *name, const Report *report)
{
    bool is_usual = report->language != LANGUAGE_XX && report->text_percent <= 100;
    return is_public_result(name) && is_usual && !strstr(name, ".null.");
}

static int least_px(const App *app, const Report *report)
{
    float least = LEAST_UNITS * ui_unit(app->ui) * around_cards(app);
    return has_least(report) ? (int)least : 0;
}

/* Of Chinese 15 pixels: strokes run together where it is smaller; 14 where the words of a host take
 * a third of the window. Upright, names that people chose may still be fitted into less; what is
 * looked at from afar has a bound of its own. */
static int least_han_px(const App *app, const char *name, const Report *report)
{
    Rect bounds = ui_bounds(app->ui);
    bool is_held = report->language == LANGUAGE_ZH_CN && bounds.w > bounds.h && !is_public(name);
    bool is_hosted = strncmp(name, "lesson", strlen("lesson")) == 0 && report->text_percent > 100;
    float least = (is_hosted ? 14 : 15) / 0.8f * ui_unit(app->ui) * around_cards(app);
    return is_held && has_least(report) ? (int)least : 0;
}

static bool has_name(const char *name, const char *kind, const char *game)
{
    return strncmp(name, kind, strlen(kind)) == 0 && strstr(name, game);
}

/* 110 pixels in a window of 1280x720, beside a notebook 90; what is picked lies elsewhere. */
static float least_card(const App *app, const char *name, const Report *report)
{
    static const char *const named[] = {".direnjie.", ".clash.", ".claim."};
    bool has_book = has_name(name, "notebook", ".direnjie."), is_table = false;
    for (size_t i = 0; i < COUNT_OF(named); i++) {
        is_table = is_table || has_name(name, "table", named[i]);
    }
    if ((!has_book && !is_table) || !has_least(report)) {
        return 0;
    }
    return (has_book ? 90 : 110) / 0.8f * ui_unit(app->ui) * of_cards(app);
}

/* 112 pixels in a window of 1280x720. */
static float least_unit(const App *app, const char *name, const Report *report)
{
    if (!has_name(name, "table", ".clash.") || !has_least(report)) {
        return 0;
    }
    return 112 / 0.8f * ui_unit(app->ui) * of_cards(app) * around_cards(app);
}

static void look(App *app, const char *name, void *context)
{
    Report *report = context;
    Faults faults = {.tell = tell,
                     .context = report,
                     .names = app->has_session ? app->seat_names : NULL,
                     .least_word_px = least_word_px(app, name, report),
                     .least_px = least_px(app, report),
                     .least_han_px = least_han_px(app, name, report),
                     .least_card = least_card(app, name, report),
                     .least_unit = least_unit(app, name, report),
                     .is_whole = is_whole(name, report),
                     .sign = has_name(name, "notebook", ".direnjie.") ? "ui/glyph-draw" : NULL,
                     .letters_only = strncmp(name, "moving.", strlen("moving.")) == 0};
    watchdog_feed(name, SCENE_SECONDS);
    report->scene = name;
    report->scenes++;
    app_lay_out(app);
    /* A bow to the left goes over the price of its card, as those of the other side do else. */
    bool has_bows = app->settings.left_handed && has_name(name, "assault", ".clash.");
    bool is_for_nobody = is_public(name) && !is_wide(app);
    if (scene_is_covered(name) || has_bows || is_for_nobody) {
        return;
    }
    audit_screen(app->ui, &faults);
}

static const int text_sizes[] = {80, 100, 150, 200};

/* What is asked for; without a game all of them, without a language each, without a size of text,
 * which is in per cent, all four. */
typedef struct Wish {
    const Game *game;
    const char *language;
    bool has_texts[COUNT_OF(text_sizes)];
} Wish;

static bool wants_text(const Wish *wish, size_t at)
{
    bool has_any = false;
    for (size_t i = 0; i < COUNT_OF(text_sizes); i++) {
        has_any = has_any || wish->has_texts[i];
    }
    return wish->has_texts[at] || !has_any;
}

static void audit_in(App *app, Report *report, const Wish *wish)
{
    for (size_t i = 0; i < COUNT_OF(text_sizes); i++) {
        if (!wants_text(wish, i)) {
            continue;
        }
        report->text_percent = text_sizes[i];
        scenes_set(app, report->language, report->text_percent);
        Visitor visitor = {look, report, report->text_percent == 100, !has_least(report)};
        if (wish->game) {
            scenes_walk_game(app, &visitor, wish->game);
        } else {
            scenes_walk(app, &visitor);
        }
    }
}

static unsigned audit(App *app, const char *size, const Wish *wish)
{
    Report report = {.size = size};
    for (int i = 0; i < LANGUAGE_COUNT; i++) {
        report.language = (Language)i;
        if (!wish->language || strcmp(wish->language, language_code(report.language)) == 0) {
            audit_in(app, &report, wish);
        }
    }
    printf("%s: %u scenes, %u faults\n", size, report.scenes, report.faults);
    return report.faults;
}

/* What shows scenes, one after another: where pictures go, or the file of the list; and what the
 * names of the scenes must have in them. */
typedef struct Showing {
    const char *folder, *part;
    FILE *list;
} Showing;

/* The null game is a proof and no screen for people. */
static bool is_shown(const Showing *showing, const char *name)
{
    return !strstr(name, ".null") && strstr(name, showing->part);
}

static void paint(App *app, const char *name, void *context)
{
    const Showing *showing = context;
    if (!is_shown(showing, name)) {
        return;
    }
    char file[4096];
    Text text = text_in(file, sizeof file);
    text_append(&text, showing->folder);
    text_append(&text, "/");
    text_append(&text, name);
    text_append(&text, ".png");
    watchdog_feed(name, SCENE_SECONDS);
    for (int frame = 0; frame < 2; frame++) { /* pictures at hand are made sharp in the second */
        app_lay_out(app);
        app->scenes.wish_count = 0; /* a scene that would leave by itself is no longer painted */
        app_show(app);
    }
    if (!ui_screenshot(app->ui, file)) {
        fprintf(stderr, "%s cannot be written\n", file);
        exit(1);
    }
}

static void write_down(App *app, const char *name, void *context)
{
    const Showing *showing = context;
    if (is_shown(showing, name)) {
        watchdog_feed(name, SCENE_SECONDS);
        app_lay_out(app);
        fprintf(showing->list, "== %s\n", name);
        list_screen(app->ui, showing->list);
    }
}

static int use(const char *name)
{
    fprintf(stderr,
            "%s audit SIZE [GAME] [LANGUAGE] [TEXT…] | pictures SIZE LANGUAGE TEXT FOLDER "
            "[GAME|all [PART]] | list SIZE LANGUAGE TEXT FILE [GAME|all [PART]]\n",
            name);
    return 2;
}

static bool read_text_size(const char *argument, Wish *wish)
{
    for (size_t i = 0; i < COUNT_OF(text_sizes); i++) {
        if (atoi(argument) == text_sizes[i]) {
            wish->has_texts[i] = true;
            return true;
        }
    }
    return false;
}

/* `arguments` after the size; false: they are not understood. */
static bool read_audit(int count, char **arguments, Wish *wish)
{
    Language language;
    bool is_read = true;
    for (int i = 0; i < count; i++) {
        const Game *game = game_by_id(arguments[i]);
        if (game) {
            wish->game = game;
        } else if (language_from_code(arguments[i], &language)) {
            wish->language = language_code(language);
        } else {
            is_read = is_read && read_text_size(arguments[i], wish);
        }
    }
    return is_read;
}

static void show_all(App *app, const Visitor *visitor, const Game *game)
{
    if (game) {
        scenes_walk_game(app, visitor, game);
        scenes_walk_lesson(app, visitor, game);
    } else {
        scenes_walk(app, visitor);
    }
}

/* `arguments` from the language on; false: the list cannot be written. */
static bool show(App *app, bool paints, char **arguments, int count)
{
    const Game *game = count > 3 ? game_by_id(arguments[3]) : NULL;
    Showing showing = {.folder = arguments[2], .part = count > 4 ? arguments[4] : ""};
    if (paints) {
        show_all(app, &(Visitor){paint, &showing, game != NULL, false}, game);
        return true;
    }
    showing.list = fopen(arguments[2], "w");
    if (!showing.list) {
        fprintf(stderr, "%s cannot be written\n", arguments[2]);
        return false;
    }
    ui_hold_clock(app->ui, 0); /* what moves stands where any other run finds it */
    show_all(app, &(Visitor){write_down, &showing, game != NULL, false}, game);
    return fclose(showing.list) == 0;
}

/* As read_audit; the first is the language. */
static bool read_shown(int count, char **arguments, Language *language)
{
    return count >= 3 && count <= 5 && language_from_code(arguments[0], language) &&
           (count == 3 || text_equal(arguments[3], "all") || game_by_id(arguments[3]));
}

#define SET_MAX 4

/* The settings at the end of the arguments, which are taken from there. */
typedef struct SetWords {
    char *words[SET_MAX];
    int count;
} SetWords;

static SetWords take_settings(int *argc, char **argv)
{
    SetWords set = {.count = 0};
    while (*argc > 1 && set.count < SET_MAX && strchr(argv[*argc - 1], '=')) {
        set.words[set.count++] = argv[--*argc];
    }
    return set;
}

static void apply_settings(App *app, SetWords set)
{
    Problem problem = {0};
    for (int i = 0; i < set.count; i++) {
        char *end = strchr(set.words[i], '=');
        *end = '\0';
        profile_set_number(app->profile, set.words[i], atoi(end + 1), &problem);
    }
    app_take_settings(app);
}

int main(int argc, char **argv)
{
    SetWords set = take_settings(&argc, argv);
    int width, height, count = argc - 3;
    char **arguments = argv + 3;
    Language language = LANGUAGE_EN;
    App app;
    Options options;
    Wish wish = {0};
    bool is_sized = argc >= 3 && sscanf(argv[2], "%dx%d", &width, &height) == 2;
    bool audits = is_sized && strcmp(argv[1], "audit") == 0 && read_audit(count, arguments, &wish);
    bool paints = strcmp(argc > 1 ? argv[1] : "", "pictures") == 0;
    bool lists = strcmp(argc > 1 ? argv[1] : "", "list") == 0;
    bool shows = is_sized && (paints || lists) && read_shown(count, arguments, &language);
    if (!shows && !audits) {
        return use(argv[0]);
    }
    scenes_open(&app, &options, width, height);
    apply_settings(&app, set);
    bool has_failed = false;
    if (shows) {
        scenes_set(&app, language, atoi(arguments[1]));
        has_failed = !show(&app, paints, arguments, count);
    } else {
        has_failed = audit(&app, argv[2], &wish) > 0;
    }
    app_close(&app);
    catalogue_release(&app.catalogue);
    return has_failed;
}
