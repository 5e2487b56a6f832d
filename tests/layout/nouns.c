/* At every table and in two windows each thing explains itself, and no sentence
 * of those lies over its thing or over what must stay free. */
#include "app.h"
#include "loop.h"
#include "scenes.h"
#include "ui_state.h"

#include "../watchdog.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define SCENE_SECONDS 120
#define SLACK         1.5f /* pixels: rounding */
#define TOLD_MAX      100

static unsigned faults, tips;
static const char *size;

/* Where a match lies on the table. */
static bool is_table(const char *name)
{
    static const char *const kinds[] = {"table.", "picked", "log.", "end."};
    for (size_t i = 0; i < sizeof kinds / sizeof *kinds; i++) {
        if (strncmp(name, kinds[i], strlen(kinds[i])) == 0) {
            return !strstr(name, ".null");
        }
    }
    return false;
}

/* Of a panel, whose lines explain themselves. */
static bool is_title(const char *id)
{
    const char *last = strrchr(id, '.');
    return last && strcmp(last, ".title") == 0;
}

/* What says in a whole sentence all there is to say; a line of the log; what somebody says. */
static bool is_sentence(const char *id, const char *scene)
{
    static const char *const stems[] = {
        "text.",        "log.",         "sealed.",          "table.told", "table.preview",
        "table.reason", "table.prompt", "table.last_words", "table.goal"};
    if (strcmp(id, "text.deal") == 0) {
        return false;
    }
    for (size_t i = 0; i < sizeof stems / sizeof *stems; i++) {
        if (strncmp(id, stems[i], strlen(stems[i])) == 0) {
            return true;
        }
    }
    bool is_saying = strstr(scene, ".direnjie") && strcmp(id, "table.step") == 0;
    return is_saying || (strncmp(id, "seat.", 5) == 0 && strstr(id, ".answer"));
}

/* A card says what it is and can be looked at closely; a button does what it is called. */
static bool is_noun(const Element *element, const char *scene)
{
    bool has_word = element->role == ROLE_TEXT || element->role == ROLE_PILE ||
                    (element->role == ROLE_CARD && !element->detail);
    return has_word && !is_title(element->id) && !is_sentence(element->id, scene);
}

static bool is_explained(const Ui *ui, const Element *element)
{
    Point middle = rect_centre(element->rect);
    for (size_t i = 0; i < ui_tip_count(ui); i++) {
        Explained thing = ui_tip_at(ui, i);
        if (rect_has(thing.rect, middle) || strcmp(thing.id, element->id) == 0) {
            return true;
        }
    }
    return false;
}

static void tell(const char *scene, const char *fault, const char *id)
{
    if (faults++ < TOLD_MAX) {
        printf("%s %s: %s: %s\n", size, scene, fault, id);
    }
}

static bool meet(Rect a, Rect b)
{
    Rect both = rect_intersection(a, b);
    return both.w > SLACK && both.h > SLACK;
}

static void check_places(Ui *ui, const char *scene)
{
    float width;
    for (size_t i = 0; i < ui->tip.offers.count; i++) {
        const TipOffer *offer = buffer_at(&ui->tip.offers, i);
        Rect rect = tip_place(ui, offer->text, offer->cause, &width);
        tips++;
        if (meet(rect, offer->cause)) {
            tell(scene, "its sentence lies over it", offer->id);
        }
        for (size_t j = 0; j < ui->tip.spared_count; j++) {
            if (meet(rect, ui->tip.spared[j])) {
                tell(scene, "its sentence lies over what must stay free", offer->id);
            }
        }
    }
}

static void look(App *app, const char *name, void *context)
{
    (void)context;
    watchdog_feed(name, SCENE_SECONDS);
    if (!is_table(name)) {
        return;
    }
    app_lay_out(app);
    for (size_t i = 0; i < ui_element_count(app->ui); i++) {
        const Element *element = ui_element_at(app->ui, i);
        if (is_noun(element, name) && !is_explained(app->ui, element)) {
            tell(name, "not explained", element->id);
        }
    }
    check_places(app->ui, name);
}

static void check(int width, int height)
{
    App app;
    Options options;
    scenes_open(&app, &options, width, height);
    scenes_set(&app, LANGUAGE_EN, 100);
    scenes_walk(&app, &(Visitor){look, NULL, true, true});
    app_close(&app);
    catalogue_release(&app.catalogue);
}

int main(void)
{
    size = "1280x720";
    check(1280, 720);
    size = "800x1280";
    check(800, 1280);
    printf("%u sentences, %u faults\n", tips, faults);
    return faults > 0;
}
