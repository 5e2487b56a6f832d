/* The commands of the screens that all games share. */
#include "app_commands.h"
#include "game_ui.h"

#include "base/limits.h"
#include "base/mark.h"
#include "tables/table_commands.h"

#define STEPS    N_("A step back, a step forward")
#define LEAFS    N_("While a card is enlarged: the one before, the next one")
#define EXPLAINS N_("Explain the things on the screen one by one, forwards or backwards")

const Command app_command_rules = {.id = "rules",
                                   .name = N_("Open the rules, and go back"),
                                   .keys = "F1",
                                   .pad = "back",
                                   .right = "Insert",
                                   .pad_left = ""};
const Command app_command_keys = {
    .id = "keys", .name = N_("All keys and gestures, and back"), .keys = "?", .left = "Shift+Z"};
const Command app_command_enlarge = {.id = "enlarge",
                                     .name = N_("Enlarge the card under the pointer or the focus"),
                                     .keys = "Z",
                                     .pad = "y",
                                     .right = "Delete",
                                     .pad_right = ""};
const Command app_command_explain = {.id = "explain",
                                     .name = N_("Explain the next thing on the screen"),
                                     .keys = "I",
                                     .pad = "rightstick",
                                     .row = EXPLAINS,
                                     .left = "T",
                                     .pad_right = ""};
const Command app_command_explain_back = {.id = "explain.back",
                                          .name = N_("Explain the thing before"),
                                          .keys = "Shift+I",
                                          .row = EXPLAINS,
                                          .left = "Shift+T"};
const Command app_command_copy = {.id = "copy",
                                  .name = N_("Copy the number of the deal, or the code"),
                                  .keys = "Ctrl+C",
                                  .right = "Ctrl+Insert"};
const Command app_command_picture = {.id = "picture",
                                     .name = N_("Save a picture of the table or the result"),
                                     .keys = "Ctrl+S",
                                     .right = "Shift+Insert"};
const Command app_command_fullscreen = {
    .id = "fullscreen", .name = N_("Full screen"), .keys = "F11", .left = "Shift+F1"};
const Command app_command_overlay = {
    .id = "overlay", .name = N_("What was painted, for developers"), .keys = "F12"};

static const Command *const everywhere[] = {
    &app_command_rules,        &app_command_keys, &app_command_enlarge, &app_command_explain,
    &app_command_explain_back, &app_command_copy, &app_command_picture, &app_command_fullscreen,
};
static const CommandGroup everywhere_commands = {N_("Everywhere"), "", everywhere,
                                                 COUNT_OF(everywhere)};

const Command ear_command_aloud = {.id = "ear.aloud",
                                   .name = N_("Begin or stop reading aloud"),
                                   .keys = "F9",
                                   .pad = "misc1",
                                   .left = "Shift+F5"};
/* While nothing is read aloud its button explains: see listening_takes. */
const Command ear_command_menu = {.id = "ear.menu",
                                  .name = N_("All that can be asked by ear, on one page"),
                                  .keys = "Shift+F10",
                                  .pad = "rightstick",
                                  .traits = COMMAND_LEADS,
                                  .left = "Ctrl+Shift+F1",
                                  .right = "Ctrl+F10",
                                  .pad_left = "lefttrigger",
                                  .pad_right = "start"};
const Command ear_command_alone = {.id = "ear.alone",
                                   .name = N_("Nobody else hears: my hand may be read aloud"),
                                   .keys = "Shift+F9",
                                   .left = "Ctrl+F5"};
const Command ear_command_repeat = {.id = "ear.repeat",
                                    .name = N_("Say the last thing again"),
                                    .keys = "F2",
                                    .pad = "touchpad",
                                    .right = "F10"};
const Command ear_command_earlier = {.id = "ear.earlier",
                                     .name = N_("Say what was said before that"),
                                     .keys = "F3",
                                     .right = "Shift+F10"};
const Command ear_command_later = {.id = "ear.later",
                                   .name = N_("Say what was said after that"),
                                   .keys = "F4",
                                   .right = "Shift+F11"};
const Command ear_command_place = {.id = "ear.place",
                                   .name = N_("Where am I?"),
                                   .keys = "F5",
                                   .pad = "paddle1",
                                   .right = "Shift+F6"};
const Command ear_command_wanted = {.id = "ear.wanted",
                                    .name = N_("What is wanted of me?"),
                                    .keys = "F6",
                                    .pad = "paddle2",
                                    .left = "Shift+F2"};
const Command ear_command_choices = {.id = "ear.choices",
                                     .name = N_("What can I press here?"),
                                     .keys = "F7",
                                     .pad = "paddle3",
                                     .left = "Shift+F3"};
const Command ear_command_screen = {
    .id = "ear.screen", .name = N_("Read the whole screen"), .keys = "F8", .left = "Shift+F4"};
const Command ear_command_part = {.id = "ear.part",
                                  .name = N_("Read the next part of the screen"),
                                  .keys = "Shift+F8",
                                  .pad = "paddle4",
                                  .left = "Ctrl+F2"};
const Command ear_command_hand = {.id = "ear.hand",
                                  .name = N_("Read my hand"),
                                  .keys = "F10",
                                  .left = "Ctrl+F1",
                                  .right = "Shift+F7"};
const Command ear_command_explain = {.id = "ear.explain",
                                     .name = N_("Read the card here with its rule"),
                                     .keys = "Shift+F6",
                                     .left = "Ctrl+F3",
                                     .right = "Ctrl+F6"};
const Command ear_command_letters = {.id = "ear.letters",
                                     .name = N_("Spell it"),
                                     .keys = "Shift+F2",
                                     .left = "Ctrl+F4",
                                     .right = "Ctrl+F7"};
static const Command *const ear[] = {
    &ear_command_aloud,   &ear_command_menu,    &ear_command_alone, &ear_command_repeat,
    &ear_command_earlier, &ear_command_later,   &ear_command_place, &ear_command_wanted,
    &ear_command_choices, &ear_command_screen,  &ear_command_part,  &ear_command_hand,
    &ear_command_explain, &ear_command_letters,
};
const CommandGroup ear_commands = {N_("By ear"), "", ear, COUNT_OF(ear)};

const Command card_command_before = {.id = "card.before",
                                     .name = N_("The card before"),
                                     .keys = ",",
                                     .row = LEAFS,
                                     .traits = COMMAND_REPEATS,
                                     .left = "X"};
const Command card_command_next = {.id = "card.next",
                                   .name = N_("The next card"),
                                   .keys = ".",
                                   .row = LEAFS,
                                   .traits = COMMAND_REPEATS,
                                   .left = "C"};
static const Command *const card[] = {&card_command_before, &card_command_next};
static const CommandGroup card_commands = {N_("A card, enlarged"), "card", card, COUNT_OF(card)};

const Command rules_command_back = {.id = "rules.back",
                                    .name = N_("Back to where the link was"),
                                    .keys = "Backspace",
                                    .left = "X",
                                    .right = "U"};
static const Command *const rules[] = {&rules_command_back};
static const CommandGroup rules_commands = {N_("Rules"), "rules", rules, COUNT_OF(rules)};

const Command replay_command_back = {.id = "replay.back",
                                     .name = N_("Step back"),
                                     .keys = ",",
                                     .row = STEPS,
                                     .traits = COMMAND_REPEATS,
                                     .left = "X"};
const Command replay_command_step = {.id = "replay.step",
                                     .name = N_("Step forward"),
                                     .keys = ".",
                                     .row = STEPS,
                                     .traits = COMMAND_REPEATS,
                                     .left = "C"};
const Command replay_command_run = {
    .id = "replay.run", .name = N_("Runs on, or pauses"), .keys = "Space"};
const Command replay_command_log = {.id = "replay.log",
                                    .name = N_("Game log"),
                                    .keys = "L",
                                    .pad = "leftstick",
                                    .left = "V",
                                    .pad_left = ""};
static const Command *const replays[] = {&replay_command_back, &replay_command_step,
                                         &replay_command_run, &replay_command_log};
static const CommandGroup replay_commands = {N_("In a replay"), "replay", replays,
                                             COUNT_OF(replays)};

static const Command *const developer[] = {&app_command_overlay};
static const CommandGroup developer_commands = {N_("Everywhere"), "", developer,
                                                COUNT_OF(developer)};

size_t app_command_groups(bool is_developer, const CommandGroup *out[COMMAND_GROUPS_MAX])
{
    const CommandGroup *const shared[] = {&ui_commands,    &everywhere_commands, &ear_commands,
                                          &card_commands,  &rules_commands,      &table_commands,
                                          &replay_commands};
    size_t count = 0;
    for (size_t i = 0; i < COUNT_OF(shared); i++) {
        out[count++] = shared[i];
    }
    for (size_t i = 0; i < game_tile_count(); i++) {
        const CommandGroup *own = game_tile_at(i)->commands;
        if (own) {
            out[count++] = own;
        }
    }
    if (is_developer) {
        out[count++] = &developer_commands;
    }
    return count;
}
