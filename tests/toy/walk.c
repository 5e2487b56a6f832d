/* toy <width>x<height>: the program with a fifth game, which lies only in this folder. Every scene
 * is laid out and looked at by audit.h in three languages, one of them long, at three text sizes;
 * and each scene that a game adds to shows what the toy's own files say. */
#include "app.h"
#include "audit.h"
#include "base/text.h"
#include "game_ui.h"
#include "games/toy.h"
#include "loop.h"
#include "scenes.h"
#include "ui/ui.h"

#include <stdio.h>
#include <string.h>

typedef struct Report {
    const char *scene;
    unsigned faults, scenes;
    unsigned met; /* bit n: expected[n] was seen */
} Report;

/* What must be on the screen, in English, by the names of the scenes and elements. */
static const struct {
    const char *scene, *element, *text;
} expected[] = {
    {"menu", "menu.toy", "Toy"},
    {"menu", "menu.regicide", NULL},
    {"menu", "menu.claim", NULL},
    {"menu", "menu.clash", NULL},
    {"menu", "menu.direnjie", NULL},
    {"seats.toy", "heading.title", "Toy"},
    {"seats-form.toy", "seats.option.length", "Cards in the row"},
    {"seats-form.toy", "seats.option.goal", "Goal of the game"},
    {"seats.toy", "button.gallery", "Gallery"},
    {"gallery.toy", "gallery.next", "Next card"},
    {"rules.toy", "rules.toy", "Toy"},
    {"rules.toy", "text.rules.0", "Taking"},
    {"table.toy.200", "row.card.1", "1"},
    {"table.toy.200", "seat.1", NULL},
    {"table.toy.200", "table.left", NULL},
    {"picked.toy.200", "table.left", NULL},
    {"picked.toy.200", "button.confirm", NULL},
    {"log.toy.201", "log.0", NULL},
    {"pause.toy.200", "button.resume", NULL},
    {"result.toy", "text.score.0", NULL},
    {"result.toy", "button.replay", NULL},
    {"replay.toy.2", "replay.place", NULL},
    {"share.toy", "button.back", NULL},
    {"finished", "finished.0", NULL},
    {"unfinished", "unfinished.0", NULL},
    {"days", "day.toy", "Toy"},
    {"statistics.toy.1", "statistics.game.toy", "Toy"},
};
enum { EXPECTED = sizeof expected / sizeof expected[0] };

static void tell(void *context, const char *fault, const char *where)
{
    Report *report = context;
    report->faults++;
    printf("%s: %s: %.60s\n", report->scene, fault, where);
}

static const Element *element_named(const Ui *ui, const char *id)
{
    for (size_t i = 0; i < ui_element_count(ui); i++) {
        if (text_equal(ui_element_at(ui, i)->id, id)) {
            return ui_element_at(ui, i);
        }
    }
    return NULL;
}

static void meet_expected(const App *app, const char *scene, Report *report)
{
    for (size_t i = 0; i < EXPECTED; i++) {
        const Element *element = element_named(app->ui, expected[i].element);
        if (!text_equal(expected[i].scene, scene) || !element) {
            continue;
        }
        if (!expected[i].text || text_equal(expected[i].text, element->name)) {
            report->met |= 1u << i;
        } else {
            printf("%s: %s is “%s”\n", scene, element->id, element->name);
        }
    }
}

static void look(App *app, const char *name, void *context)
{
    Report *report = context;
    Faults faults = {.tell = tell, .context = report};
    report->scene = name;
    report->scenes++;
    app_lay_out(app);
    if (!scene_is_covered(name)) {
        audit_screen(app->ui, &faults);
    }
    if (app->settings.language == LANGUAGE_EN) {
        meet_expected(app, name, report);
    }
}

static void walk(App *app, Report *report)
{
    static const Language languages[] = {LANGUAGE_EN, LANGUAGE_RU, LANGUAGE_XX};
    static const int text_sizes[] = {80, 100, 150};
    for (int i = 0; i < 9; i++) {
        scenes_set(app, languages[i / 3], text_sizes[i % 3]);
        scenes_walk_game(app, &(Visitor){look, report, true, false}, &toy_game);
    }
    for (size_t i = 0; i < EXPECTED; i++) {
        if (!(report->met >> i & 1)) {
            report->faults++;
            printf("%s: no %s\n", expected[i].scene, expected[i].element);
        }
    }
}

int main(int argc, char **argv)
{
    int width, height;
    App app;
    Options options;
    Report report = {0};
    if (argc != 2 || sscanf(argv[1], "%dx%d", &width, &height) != 2) {
        fprintf(stderr, "%s SIZE\n", argv[0]);
        return 2;
    }
    scenes_open(&app, &options, width, height);
    if (game_tile_count() != 5) {
        printf("%zu tiles, not five\n", game_tile_count());
        report.faults++;
    }
    walk(&app, &report);
    app_close(&app);
    catalogue_release(&app.catalogue);
    printf("%u scenes, %u faults\n", report.scenes, report.faults);
    return report.faults > 0;
}
