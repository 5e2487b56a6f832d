/* All that those who listen can ask for is asked with a game pad alone that has only the buttons of
 * every pad, nothing held and no two at once: the page of questions names them, and what is chosen
 * is answered on the screen below. */
#include "hearing.h"

#include "../app/opened.h"
#include "app_commands.h"
#include "testing.h"

#include <string.h>

#define CARDS 13 /* of a hand of Claim at first */

static void open_page(void)
{
    press_button(SDL_CONTROLLER_BUTTON_RIGHTSTICK);
    assert_string_equal(heard.lines[0], said("Listening"));
}

/* Whether the row of a command is told on the way there. */
static bool hear_row(const Command *command, SDL_GameControllerButton button)
{
    for (size_t i = 0; i < ear_commands.count && !hear_start(said(command->name)); i++) {
        press_button(button);
    }
    return hear_start(said(command->name)) != NULL;
}

/* Walks to the row of a command, and presses it. */
static void ask(const Command *command)
{
    open_page();
    if (!hear_row(command, SDL_CONTROLLER_BUTTON_DPAD_DOWN)) {
        hear_row(command, SDL_CONTROLLER_BUTTON_DPAD_UP);
    }
    if (!hear_start(said(command->name))) {
        fail_msg("%s is not on the page", command->id);
    }
    press_button(SDL_CONTROLLER_BUTTON_A);
}

static void each_row_is_told_with_its_key(void)
{
    ask(&ear_command_earlier);
    open_page();
    assert_non_null(hear_start(said(ear_command_earlier.name)));
    assert_non_null(strstr(hear_start(said(ear_command_earlier.name)), "F3"));
    press_button(SDL_CONTROLLER_BUTTON_B);
    assert_int_equal(heard.count, 0);
}

/* On the table, of which nothing else is told again, and not on the page. */
static void the_hand_is_read(void)
{
    ask(&ear_command_hand);
    assert_int_equal(heard.count, CARDS);
    open_page();
    assert_non_null(hear_start(said(ear_command_hand.name))); /* once more is one press */
    press_button(SDL_CONTROLLER_BUTTON_A);
    assert_int_equal(heard.count, CARDS);
}

/* What the page says is not among what was said. */
static void the_last_thing_is_heard_again(void)
{
    char last[HEARD_BYTES];
    ask(&ear_command_repeat);
    assert_int_equal(heard.count, 1);
    strcpy(last, heard.lines[0]);
    ask(&ear_command_earlier);
    assert_int_equal(heard.count, 1);
    assert_string_not_equal(heard.lines[0], last);
    assert_string_not_equal(heard.lines[0], said("Listening"));
    ask(&ear_command_later);
    assert_string_equal(heard.lines[0], last);
}

static void all_is_answered(void)
{
    const Command *const asked[] = {&ear_command_place,  &ear_command_wanted, &ear_command_choices,
                                    &ear_command_screen, &ear_command_part,   &ear_command_explain,
                                    &ear_command_letters};
    for (size_t i = 0; i < sizeof asked / sizeof *asked; i++) {
        ask(asked[i]);
        assert_true(heard.count > 0);
        assert_null(hear_start(said("Listening")));
    }
}

static void reading_is_ended(void)
{
    ask(&ear_command_aloud);
    press_button(SDL_CONTROLLER_BUTTON_DPAD_DOWN);
    assert_int_equal(heard.count, 0);
}

/* Few pads have the button for it, so on the first screen that of the page does it. */
static void reading_is_begun(void)
{
    app.settings.speaks = false;
    app_keep_settings(&app);
    scene_switch(&app.scenes, shared_scenes.first_run);
    scene_change(&app.scenes);
    press_button(SDL_CONTROLLER_BUTTON_DPAD_DOWN);
    press_button(SDL_CONTROLLER_BUTTON_RIGHTSTICK);
    assert_non_null(hear_sentence("The cross leads from thing to thing, {next} from part to part, "
                                  "{page} opens all that can be asked by ear."));
    assert_non_null(hear_start(said("Welcome to Meja")));
}

static void questions_are_asked(Language language)
{
    static bool has_pad;
    if (!has_pad) {
        hear_pad();
        has_pad = true;
    }
    hear_language(language);
    reading_is_begun();
    hear_match("claim:2:7:bots=easy");
    the_last_thing_is_heard_again();
    each_row_is_told_with_its_key();
    the_hand_is_read();
    all_is_answered();
    reading_is_ended();
}

int main(void)
{
    return hear_everywhere(questions_are_asked);
}
