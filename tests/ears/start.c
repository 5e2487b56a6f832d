/* The first start tells aloud how to begin without seeing, and leads on by ear to the first lesson,
 * to the menu and to the rules, in each of the languages. */
#include "hearing.h"

#include "app.h"
#include "scene.h"
#include "seated.h"

#include "../app/opened.h"
#include "base/mark.h"
#include "testing.h"

#define CHAPTERS 6 /* of the rules, before the first step */

/* As if nothing had ever been read aloud. */
static void start_first(Language language)
{
    hear_language(language);
    app.settings.speaks = false;
    app_keep_settings(&app);
    scene_switch(&app.scenes, shared_scenes.first_run);
    scene_change(&app.scenes);
    press("F2"); /* means nothing yet */
    assert_int_equal(heard.count, 1);
    assert_non_null(hear_sentence("Welcome to Meja. To have everything read aloud, press {key}."));
    press("F9");
    assert_non_null(hear_sentence("{next} leads from thing to thing, {choices} tells what can be "
                                  "pressed here, {keys} lists all keys."));
    assert_non_null(hear_start(said("Welcome to Meja")));
}

/* What has the focus leads there; the host is heard before what is wanted. */
static void learn_at_once(void)
{
    press("Return");
    assert_non_null(hear_start(said("Learn by playing")));
    assert_non_null(walk_to("Regicide"));
    press("Return");
    size_t host = hear_place("Welcome! Twelve royals have lost their minds, and you alone can stop "
                             "them: four Jacks, then four Queens, then four Kings. This is the "
                             "first Jack.");
    size_t turn = hear_place("Your turn: play against the {card}, health {n}, attack {attack}.");
    assert_true(host < turn && turn < HEARD_MAX);
}

/* Whoever says who they are is among the people afterwards. */
static void name_oneself(void)
{
    assert_non_null(walk_to("Your name"));
    type("Bima");
    assert_non_null(hear_within("Bima"));
    press("Tab");
    assert_non_null(walk_to(NC_("menu", "Play")));
    press("Return");
    assert_non_null(hear_start(said("Meja")));
    assert_non_null(walk_to("Statistics"));
    press("Return");
    assert_non_null(walk_to("People"));
    press("Return");
    assert_non_null(walk_to("Bima"));
    press("Escape");
    press("Escape");
    assert_non_null(hear_start(said("Meja")));
}

/* A long page is read chapter by chapter: each press goes on with the next heading. */
static void read_rules(void)
{
    press("F1");
    assert_non_null(hear_start(said("Rules")));
    for (int i = 0; i < CHAPTERS && !hear_start(said("Setup")); i++) {
        press("Shift+F8");
    }
    assert_string_equal(heard.lines[0], said("Setup"));
    assert_true(heard.count > 1);
    size_t count = heard.count;
    press("Shift+F8");
    assert_string_equal(heard.lines[0], said("Step 1: play or yield"));
    assert_true(heard.count > 1 && heard.count + count < 20);
    press("Escape");
}

static void start(Language language)
{
    start_first(language);
    learn_at_once();
    start_first(language);
    name_oneself();
    read_rules();
}

int main(void)
{
    return hear_everywhere(start);
}
