/* The commands of the table, and how tips name keys. */
#include "tables/table_commands.h"

#include "base/limits.h"
#include "base/mark.h"
#include "i18n/format.h"

#define PICKS N_("Pick one of the first ten cards of the hand; arrow keys reach all")

#define PICK(count, key, left_key, right_key)                                                      \
    {                                                                                              \
        .id = "table.pick." #count, .name = N_("Pick card {n} of the hand"), .keys = (key),        \
        .left = (left_key), .right = (right_key), .row = PICKS, .number = (count),                 \
        .traits = COMMAND_LEADS                                                                    \
    }

const Command table_command_picks[TABLE_PICKS] = {
    PICK(1, "1", NULL, "6"),          PICK(2, "2", NULL, "7"),
    PICK(3, "3", NULL, "8"),          PICK(4, "4", NULL, "9"),
    PICK(5, "5", NULL, "0"),          PICK(6, "6", "Ctrl+1", "Ctrl+6"),
    PICK(7, "7", "Ctrl+2", "Ctrl+7"), PICK(8, "8", "Ctrl+3", "Ctrl+8"),
    PICK(9, "9", "Ctrl+4", "Ctrl+9"), PICK(10, "0", "Ctrl+5", "Ctrl+0"),
};

const Command table_command_play = {.id = "table.play",
                                    .name = N_("Play what is picked, wherever the focus is"),
                                    .keys = "Ctrl+Enter",
                                    .left = "Ctrl+E"};
const Command table_command_undo = {.id = "table.undo",
                                    .name = N_("Undo"),
                                    .keys = "U Ctrl+Z",
                                    .pad = "lefttrigger",
                                    .left = "X Ctrl+Z",
                                    .right = "U",
                                    .pad_left = ""};
const Command table_command_redo = {.id = "table.redo",
                                    .name = N_("Redo"),
                                    .keys = "R Ctrl+Y Ctrl+Shift+Z",
                                    .pad = "righttrigger",
                                    .left = "Shift+X",
                                    .right = "Shift+U",
                                    .pad_right = ""};
const Command table_command_hint = {
    .id = "table.hint", .name = N_("Hint"), .keys = "H", .pad = "x", .left = "G", .pad_right = ""};
const Command table_command_log = {.id = "table.log",
                                   .name = N_("Game log"),
                                   .keys = "L",
                                   .pad = "leftstick",
                                   .left = "V",
                                   .pad_left = ""};
const Command table_command_summary = {
    .id = "table.summary", .name = N_("Summary of the rules"), .keys = "C", .right = "O"};
const Command table_command_sort_hand = {
    .id = "table.sort", .name = N_("Sort hand"), .keys = "S", .left = "Shift+S", .right = "P"};
const Command table_command_unseen = {.id = "table.unseen",
                                      .name = N_("What happened"),
                                      .keys = "W",
                                      .left = "Shift+W",
                                      .right = "J"};
const Command table_command_memory = {
    .id = "table.memory",
    .name = N_("What you know of the cards: which are gone, and who has the others"),
    .keys = "K",
    .left = "B"};

static const Command *const commands[] = {
    &table_command_picks[0], &table_command_picks[1],  &table_command_picks[2],
    &table_command_picks[3], &table_command_picks[4],  &table_command_picks[5],
    &table_command_picks[6], &table_command_picks[7],  &table_command_picks[8],
    &table_command_picks[9], &table_command_play,      &table_command_undo,
    &table_command_redo,     &table_command_hint,      &table_command_log,
    &table_command_summary,  &table_command_sort_hand, &table_command_unseen,
};

const CommandGroup table_commands = {N_("At the table"), "table", commands, COUNT_OF(commands)};

void command_say(const Catalogue *catalogue, const Command *command, Text *out)
{
    char bytes[16];
    Text number = text_in(bytes, sizeof bytes);
    text_append_number(&number, command->number);
    if (command->number > 0) {
        tr_format(catalogue, command->name, TR_VALUES(bytes), out);
    } else {
        text_append(out, tr(catalogue, command->name));
    }
}

void command_tip(const Ui *ui, const Catalogue *catalogue, const char *what, const Command *command,
                 Text *out)
{
    char bytes[STROKES_BYTES];
    Text key = text_in(bytes, sizeof bytes);
    switch (ui_command_sign(ui, command, &key)) {
    case DEVICE_KEYS:
        tr_format(catalogue, N_("{what} (key: {key})"), TR_VALUES(what, bytes), out);
        break;
    case DEVICE_PAD:
        tr_format(catalogue, N_("{what} (button: {button})"), TR_VALUES(what, bytes), out);
        break;
    case DEVICES:
        text_append(out, what);
        break;
    }
}
