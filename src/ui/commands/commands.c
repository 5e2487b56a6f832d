/* The commands of every screen, and what a press is. */
#include "ui/command.h"

#include "base/limits.h"
#include "base/mark.h"

#define MOVES N_("Move the focus to what lies nearest")
#define WALKS N_("Move the focus from one part of the screen to another")
#define LEAPS N_("The first and the last of a part: of a hand, of a list")
#define STEPS N_("Move the focus from thing to thing, forwards or backwards")
#define LEAFS N_("Scroll")

const Command command_left = {.id = "focus.left",
                              .name = N_("Focus to the left"),
                              .keys = "Left",
                              .pad = "dpleft",
                              .row = MOVES,
                              .traits = COMMAND_LEADS,
                              .left = "A Left",
                              .pad_right = "x dpleft"};
const Command command_right = {.id = "focus.right",
                               .name = N_("Focus to the right"),
                               .keys = "Right",
                               .pad = "dpright",
                               .row = MOVES,
                               .traits = COMMAND_LEADS,
                               .left = "D Right",
                               .pad_right = "rightshoulder dpright"};
const Command command_up = {.id = "focus.up",
                            .name = N_("Focus upwards"),
                            .keys = "Up",
                            .pad = "dpup",
                            .row = MOVES,
                            .traits = COMMAND_LEADS,
                            .left = "W Up",
                            .pad_right = "y dpup"};
const Command command_down = {.id = "focus.down",
                              .name = N_("Focus downwards"),
                              .keys = "Down",
                              .pad = "dpdown",
                              .row = MOVES,
                              .traits = COMMAND_LEADS,
                              .left = "S Down",
                              .pad_right = "righttrigger dpdown"};
const Command command_next = {.id = "focus.next",
                              .name = N_("Focus to the next part of the screen"),
                              .keys = "Tab",
                              .pad = "rightshoulder",
                              .row = WALKS,
                              .traits = COMMAND_LEADS,
                              .right = "M Tab",
                              .pad_left = "leftstick rightshoulder",
                              .pad_right = "rightstick"};
const Command command_previous = {.id = "focus.previous",
                                  .name = N_("Focus to the part of the screen before"),
                                  .keys = "Shift+Tab",
                                  .pad = "leftshoulder",
                                  .row = WALKS,
                                  .traits = COMMAND_LEADS,
                                  .right = "Shift+M Shift+Tab",
                                  .pad_left = ""};
const Command command_first = {.id = "focus.first",
                               .name = N_("Focus to the first of its part"),
                               .keys = "Home",
                               .row = LEAPS,
                               .traits = COMMAND_LEADS,
                               .left = "Shift+R"};
const Command command_last = {.id = "focus.last",
                              .name = N_("Focus to the last of its part"),
                              .keys = "End",
                              .row = LEAPS,
                              .traits = COMMAND_LEADS,
                              .left = "Shift+F"};
const Command command_onward = {.id = "focus.onward",
                                .name = N_("Focus to the next thing"),
                                .keys = "Ctrl+Down",
                                .row = STEPS,
                                .traits = COMMAND_LEADS,
                                .left = "Shift+G"};
const Command command_backward = {.id = "focus.backward",
                                  .name = N_("Focus to the thing before"),
                                  .keys = "Ctrl+Up",
                                  .row = STEPS,
                                  .traits = COMMAND_LEADS,
                                  .left = "Shift+Q"};
const Command command_page_up = {
    .id = "page.up", .name = N_("Scroll up"), .keys = "PageUp", .row = LEAFS, .left = "R"};
const Command command_page_down = {
    .id = "page.down", .name = N_("Scroll down"), .keys = "PageDown", .row = LEAFS, .left = "F"};
const Command command_press = {.id = "press",
                               .name =
                                   N_("Press what is focused; at the table: play what is picked"),
                               .keys = "Enter",
                               .pad = "a",
                               .traits = COMMAND_LEADS,
                               .left = "E Enter",
                               .pad_left = "leftshoulder a"};
const Command command_pick = {.id = "pick",
                              .name = N_("Press what is focused, never play"),
                              .keys = "Space",
                              .traits = COMMAND_LEADS};
const Command command_back = {.id = "back",
                              .name = N_("Back; at the table: unpick the cards, then pause"),
                              .keys = "Esc",
                              .pad = "b start",
                              .left = "Q Esc",
                              .right = "Backspace Esc",
                              .pad_left = "back b start",
                              .pad_right = "b"};

static const Command *const commands[] = {
    &command_left,     &command_right,     &command_up,    &command_down,   &command_next,
    &command_previous, &command_first,     &command_last,  &command_onward, &command_backward,
    &command_page_up,  &command_page_down, &command_press, &command_pick,   &command_back,
};

const CommandGroup ui_commands = {N_("Everywhere"), "", commands, COUNT_OF(commands)};

bool press_is(const KeyPress *press, const Command *command)
{
    for (size_t i = 0; i < PRESS_COMMANDS && press->commands[i]; i++) {
        if (press->commands[i] == command) {
            return true;
        }
    }
    return false;
}

bool press_is_some(const KeyPress *press)
{
    return press->commands[0] != NULL;
}

bool press_has(const KeyPress *press, unsigned trait)
{
    for (size_t i = 0; i < PRESS_COMMANDS && press->commands[i]; i++) {
        if (press->commands[i]->traits & trait) {
            return true;
        }
    }
    return false;
}

KeyPress press_of(const Command *command)
{
    return (KeyPress){{command}};
}
